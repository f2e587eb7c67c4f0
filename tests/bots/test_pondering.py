"""Thinking while others decide: what is kept, what is dropped, and that nothing leaks."""

from __future__ import annotations

import arcanum
from arcanum.bots import Seat, guide_for
from arcanum.bots.guide import Guide
from arcanum.bots.pondering import PONDERERS, Ponderer, PonderingSearch
from arcanum.kernel.codec import canonical
from arcanum.kernel.state import State

PEBBLES = arcanum.game("pebbles")
SEASONS = arcanum.game("seasons")
PLENTY = 1000.0  # seconds: only the number of simulations counts


def never() -> bool:
    return False


def other_decides(seed: int) -> tuple[State, int]:
    """A table of Seasons where one seat openly chooses a die, and the seat that comes next."""
    s = SEASONS.new(seats=2, seed=seed, options={"level": "apprentice"}, notes=False)
    while not (s.asked().prompt == "ask-die" and len(s.options) > 2):
        s.apply(s.options[0])
    return s, 1 - s.player


def test_the_part_below_a_public_action_is_kept() -> None:
    s, me = other_decides(1)
    search = PonderingSearch(guide_for("seasons"), 1)
    assert search.ponder(s.determinize(me, 5), me, never, 12) == 12
    assert search.root.visits == 12
    action = max(s.options, key=lambda a: visits(search, a))
    below = search.root.children[action]
    before = below.visits
    s.apply(action)
    assert s.player == me
    search.run(Seat(s, me), PLENTY, 3)
    assert search.root is below
    assert below.visits == before + 3


def visits(search: PonderingSearch, action: int) -> int:
    child = search.root.children.get(action)
    return 0 if child is None else child.visits


def test_thinking_goes_on_where_nothing_has_happened() -> None:
    s, me = other_decides(2)
    search = PonderingSearch(guide_for("seasons"), 1)
    search.ponder(s.determinize(me, 5), me, never, 3)
    root = search.root
    search.ponder(s.determinize(me, 6), me, never, 4)
    assert search.root is root
    assert root.visits == 7


def test_it_stops_when_somebody_calls() -> None:
    s, me = other_decides(2)
    calls = iter([False, False, True])
    search = PonderingSearch(guide_for("seasons"), 1)
    assert search.ponder(s.determinize(me, 5), me, lambda: next(calls), 100) == 2


def test_an_action_that_the_seat_cannot_see_is_not_followed() -> None:
    """Pebbles: a fist is closed in secret, so the view does not tell which branch it was."""
    s = PEBBLES.new(seats=2, seed=3)
    s.turn_to(0)
    search = PonderingSearch(Guide(1), 1)
    search.ponder(s.determinize(1, 5), 1, never, 40)
    s.apply(s.options[0])
    seen = canonical(s.observe(1))
    assert search.explained(seen, 1) is None
    search.run(Seat(s, 1), PLENTY, 5)
    assert search.root.visits == 5  # begun again


def test_luck_is_not_guessed() -> None:
    """Where dice are rolled after an action, the tree is begun again, whatever they show."""
    s, me = other_decides(1)
    search = PonderingSearch(guide_for("seasons"), 1)
    while True:
        other = s.clone()
        actor = s.player
        chance = s.chance
        s.apply(s.options[-1])
        if s.chance != chance and actor != me and not other.asked().secret:
            break
    search.ponder(other.determinize(me, 5), me, never, 5)
    assert search.explained(canonical(s.observe(me)), me) is None


def test_what_is_found_does_not_hang_on_what_is_hidden() -> None:
    found = []
    for deal in (11, 12):
        s, me = other_decides(1)
        table = s.determinize(me, deal)
        search = PonderingSearch(guide_for("seasons"), 4)
        search.ponder(table, me, never, 6)
        action = s.options[0]
        s.apply(action)
        best = search.run(Seat(s.determinize(me, deal), me), PLENTY, 4)
        found.append([(each.action, each.visits, each.chance) for each in best])
    assert found[0] == found[1]


def test_only_levels_that_count_seconds_think_on() -> None:
    assert PONDERERS == ("hard",)
    bot = Ponderer("hard", Guide(1), 1)
    assert bot.name == "hard"
    assert isinstance(bot.search, PonderingSearch)
