"""Main decisions of random games have exactly the options that the rules, read again, give."""

from __future__ import annotations

from collections import Counter

from arcanum.games.trickerion.rules.base.facts import CARDS, PERFORMANCES, SLOTS, TRICKS
from arcanum.games.trickerion.rules.base.table import ADVERTISING, Trickerion
from arcanum.games.trickerion.rules.game import GAME
from arcanum.lab.laws import tables
from tests.games.trickerion.oracle import QUESTIONS, Oracle, plain
from tests.games.trickerion.rich import RichCheck

NAMES = {"slot": SLOTS, "trick": TRICKS, "card": CARDS, "performance": PERFORMANCES}


def play(seed: int) -> Counter[str]:
    """One game, rich from the first week on; how often each question was checked."""
    some = [(seats, options) for seats, options in tables(GAME) if seats > 1]
    seats, options = some[seed * 37 % len(some)]
    check = RichCheck(GAME, seats, options, seed)
    s = GAME.new(seats=seats, options=options, seed=seed)
    assert isinstance(s, Trickerion)
    checked: Counter[str] = Counter()
    poor = True
    while not s.over:
        if poor and s.phase == ADVERTISING:
            poor = False
            check.enrich(s)
        oracle = Oracle(s.observe(s.player), s.settings, NAMES)
        wanted = oracle.legal()
        spelled = [GAME.spell(action) for action in s.options]
        if wanted is not None:
            prompt = oracle.asked["prompt"]
            assert plain(spelled) == wanted, (seats, options, seed, prompt)
            checked[prompt] += 1
        s.apply(check.pick(s))
    return checked


def test_options_are_those_of_the_rules() -> None:
    checked: Counter[str] = Counter()
    for seed in (0, 11, 12, 13, 18, 19, 20):
        checked += play(seed)
    assert set(checked) == set(QUESTIONS)
    assert sum(checked.values()) > 1000
