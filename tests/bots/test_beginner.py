"""The level `easy`: habits with oversights, drawn from the seed and from what the seat sees."""

from __future__ import annotations

import pytest

import arcanum
from arcanum.bots import Seat, bot, guide_for
from arcanum.bots.beginner import Beginner, by_whim
from arcanum.bots.guide import PlanGuide
from arcanum.bots.habits import Habits
from arcanum.bots.levels import Searcher
from arcanum.bots.sheet import Sheet
from arcanum.kernel.chance import advanced, seeded
from arcanum.kernel.errors import BadData
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from tests.titles import TITLES

LONG = 3600.0  # seconds
NARROW = Sheet(
    "here",
    {
        "styles": {"greedy": 1},
        "overlooked": {},
        "care": 100,
        "ideas": 1,
        "sight": 1,
        "whim": 0.1,
    },
)
LOOKED_AT = 40  # decisions of a game


def beginner(name: str, seed: int) -> Beginner:
    guide = guide_for(name, seed)
    assert isinstance(guide, PlanGuide)
    assert guide.habits is not None
    return Beginner(guide, guide.habits, seed)


def choice(of: Beginner, seat: Seat) -> Action:
    for _ in of.steps(seat, LONG):
        pass
    return of.chosen


@pytest.mark.parametrize("name", TITLES)
def test_habits_are_about_what_the_game_has(name: str) -> None:
    found = beginner(name, 1).habits
    assert set(found.overlooked) <= set(arcanum.game(name).new(notes=False).words().by_name)
    assert all(0 < of_100 < 100 for of_100 in found.overlooked.values())
    assert len(found.plans) == len(set(found.plans)) > 3
    easy = bot("easy", name)
    assert isinstance(easy, Searcher)
    assert easy.beginner is not None
    assert all(
        isinstance(each := bot(level, name), Searcher) and each.beginner is None
        for level in ("normal", "hard")
    )


@pytest.mark.parametrize("name", TITLES)
def test_a_choice_hangs_on_the_seed_and_on_nothing_hidden(name: str) -> None:
    s = arcanum.game(name).new(seats=2, seed=4, notes=False)
    others = 0
    looked = 0
    while looked < LOOKED_AT and not s.over:
        seat = Seat(s, s.player)
        if len(s.options) == 1:
            s.apply(s.options[0])
            continue
        looked += 1
        chosen = choice(beginner(name, 5), seat)
        assert chosen in s.options
        if looked % 5 == 0:
            twin = s.determinize(s.player, looked)
            assert choice(beginner(name, 5), Seat(twin, twin.player)) == chosen
            others += any(choice(beginner(name, seed), seat) != chosen for seed in (6, 7, 8))
        s.apply(chosen)
    assert others


def test_what_is_overlooked_is_not_done() -> None:
    """Unless there is nothing else to do."""
    own = beginner("seasons", 1)
    die = Seat(turn := first_die(), turn.player)
    verbs = {action >> 16 for action in die.options}
    assert len(verbs) == 1
    words = turn.words()
    name = words.verbs[verbs.pop()].name
    own.habits = Habits(NARROW, own.guide.named)
    own.habits.overlooked[name] = 100
    assert choice(own, die) in die.options
    world = die.imagine(1)
    other = next(verb.of() for verb in words.verbs if verb.name == "end-turn")
    world.options = [*world.options, other]
    own.overlook(world, 1)
    assert world.options == [other]


def first_die() -> State:
    s = arcanum.game("seasons").new(seats=2, seed=4, notes=False)
    greedy = bot("greedy", "seasons", 1)
    while not s.words().spell(s.options[0]).startswith("take-die"):
        s.apply(greedy.choose(Seat(s, s.player)))
    return s


def test_only_what_is_nearly_as_good_is_taken_as_well() -> None:
    lot = seeded("whims")
    taken = {1: 0, 2: 0, 3: 0}
    for _ in range(300):
        lot = advanced(lot)
        taken[by_whim([(0.50, 1), (0.49, 2), (0.10, 3)], 0.02, lot)] += 1
    assert taken[1] > taken[2] > 60
    assert taken[3] == 0


def test_a_wrong_file_is_named() -> None:
    with pytest.raises(BadData, match="here: there is no style 'sleepy'"):
        Habits(Sheet("here", {"styles": {"sleepy": 1.0}}), ("hasty",))
