"""The search over plans: fair, within its budget, and from what the seat knows alone."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from arcanum import game
from arcanum.bots import Seat, guide_for
from arcanum.bots.guide import PlanGuide
from arcanum.bots.plans import Candidate, PlanSearch, settle
from arcanum.bots.sheet import Sheet
from arcanum.bots.styles import styles, varied
from arcanum.games import ids
from arcanum.kernel.errors import BadData
from arcanum.kernel.state import State
from arcanum.kernel.words import Action

LONG = 3600.0  # seconds
STYLED = [name for name in ids() if (Path(game(name).home) / "bots" / "styles.toml").exists()]


class Sides(PlanGuide):
    """A guide for pebbles: plan 0 takes the first option, plan 1 the last."""

    gap = 0.01

    def __init__(self) -> None:
        super().__init__(0)
        self.tries = 0
        self.followed: list[int] = []

    def act(self, s: State, plan: int) -> Action:
        self.followed.append(plan)
        return s.options[-1 if plan else 0]

    def plans(self, s: State) -> list[int]:
        return [0, 1]

    def clock(self, s: State) -> int:
        return 0

    def lead(self, s: State, me: int) -> float:
        self.tries += 1
        return float(self.followed.count(1))

    def spread(self, s: State, me: int) -> float:
        return 10.0


def test_the_number_of_simulations_is_kept() -> None:
    guide = Sides()
    search = PlanSearch(guide, 1)
    table = game("pebbles").new(seats=2, seed=1)
    search.run(Seat(table, table.player), LONG, simulations=5, for_plan=7)
    assert guide.tries <= 12
    before = guide.tries
    search.run(Seat(table, table.player), LONG, simulations=5, for_plan=7)
    assert guide.tries - before <= 5  # the plan is there already


class Patient(Sides):
    """Plan 2 is the best, but it is only played to a later moment."""

    def __init__(self) -> None:
        super().__init__()
        self.search: PlanSearch | None = None
        self.ends: dict[int, set[int]] = {}

    def plans(self, s: State) -> list[int]:
        return [0, 1, 2]

    def is_far(self, plan: int) -> bool:
        return plan == 2

    def plan_until(self, s: State) -> int:
        return 1

    def far_until(self, s: State) -> int:
        return 5

    def act(self, s: State, plan: int) -> Action:
        assert self.search is not None
        self.ends.setdefault(plan, set()).add(self.search.until)
        self.followed.append(plan)
        return s.options[0]

    def chances(self, s: State, me: int) -> list[float]:
        mine = 0.6 if 2 in self.followed else 0.4
        self.followed.clear()
        return [mine if p == me else 1 - mine for p in range(s.seats)]


def test_a_plan_that_takes_longer_is_played_further_against_the_best_of_the_others() -> None:
    guide = Patient()
    search = guide.search = PlanSearch(guide, 1)
    table = game("pebbles").new(seats=2, seed=1)
    for known in (0, 2):
        assert search.plan == known
        guide.ends.clear()
        search.end = time.perf_counter() + LONG
        for _ in search.choose_plan(Seat(table, table.player), [0, 1, 2], 20):
            pass
        assert search.plan == 2
        assert guide.ends == {0: {1, 5}, 1: {1}, 2: {5}}


class Fitting(Sides):
    """The plan that takes the last option wins with it if it is played on."""

    def __init__(self, table: State) -> None:
        super().__init__()
        self.begun = table.observe(None)

    def plan_until(self, s: State) -> int:
        return 1

    def act(self, s: State, plan: int) -> Action:
        if s.observe(None) != self.begun:  # played on, not asked what it would do
            self.followed.append(plan)
        return s.options[-1 if plan else 0]

    def chances(self, s: State, me: int) -> list[float]:
        mine = 0.9 if 1 in self.followed else 0.2
        self.followed.clear()
        return [mine if p == me else 1 - mine for p in range(s.seats)]


def test_an_option_is_given_the_plan_that_suits_it() -> None:
    table = game("pebbles").new(seats=2, seed=1, options={"length": "long"})
    seat = Seat(table, table.player)
    search = PlanSearch(Fitting(table), 1)
    search.run(seat, LONG, simulations=4, for_plan=0)
    assert search.plan == 0
    first, last = table.options[0], table.options[-1]
    for action, plan in ((first, 0), (last, 1)):
        search.suit(seat, action, 4)
        assert search.candidates[action].plan == plan
    assert search.weigh(seat, last, 1) == 0.9
    assert search.weigh(seat, first, 1) == 0.2


def test_without_time_the_plan_is_followed() -> None:
    table = game("pebbles").new(seats=2, seed=1)
    found = PlanSearch(Sides(), 1).run(Seat(table, table.player), 0.0, 10, 10)
    assert found[0].action == table.options[0]
    assert not found[0].visits


def test_better_than_the_first_must_be_more_than_luck() -> None:
    first, luck, better = Candidate(1, 0), Candidate(2, 0), Candidate(3, 0)
    first.chances = [0.5, 0.4]
    luck.chances = [0.6, 0.35]  # a little better, but only on one of the deals
    better.chances = [0.7, 0.6]
    settle([first, luck, better], 0.1)
    assert better.sure > first.sure > luck.sure


@pytest.mark.parametrize("name", STYLED)
def test_the_choice_hangs_on_the_seed_and_on_nothing_hidden(name: str) -> None:
    s = game(name).new(seats=2, seed=3, notes=False)
    guide = guide_for(name, 3)
    for _ in range(14):
        s.apply(guide.policy(s.determinize(s.player, 1)))
    while guide.obvious(s):
        s.apply(guide.policy(s.determinize(s.player, 1)))
    chosen = []
    for table in (s, s, s.determinize(s.player, 99)):
        own = guide_for(name, 5)
        assert isinstance(own, PlanGuide)
        found = PlanSearch(own, 5).run(Seat(table, table.player), LONG, 4, 4)
        chosen.append([(each.action, each.chance) for each in found])
    assert chosen[0] == chosen[1] == chosen[2]


@pytest.mark.parametrize("name", STYLED)
def test_styles_differ_from_each_other(name: str) -> None:
    module = f"arcanum.games.{name}.bots.weights"
    plain = __import__(module, fromlist=["SHEET"]).SHEET
    found = styles(module, plain)
    assert len({style.name for style in found}) == len(found) > 4
    assert all(style.weights.data != plain.data for style in found)


def test_a_style_changes_only_what_is_there() -> None:
    plain = Sheet("taste", {"salt": 1, "inner": {"sugar": 3, "oil": 4}})
    changed = varied(plain, {"inner": {"sugar": 5}}, "sweet")
    assert changed.data == {"salt": 1, "inner": {"sugar": 5, "oil": 4}}
    assert plain.table("inner").whole("sugar") == 3
    with pytest.raises(BadData, match="sweet, inner: there is no weight 'suger' to change"):
        varied(plain, {"inner": {"suger": 5}}, "sweet")


def test_options_of_a_hint_are_tried_equally_often() -> None:
    table = game("trickerion").new(seats=2, seed=2, notes=False)
    guide = guide_for("trickerion", 1)
    assert isinstance(guide, PlanGuide)
    search = PlanSearch(guide, 1)
    search.least_tried = 3
    seat = Seat(table, table.player)
    found = search.run(seat, LONG, simulations=8, for_plan=0)
    best = [each.action for each in found[:3]]
    assert all(each.visits for each in found[:3])
    search.level(best)
    for action in best:
        assert 0 <= search.weigh(seat, action, 1) <= 1
    assert len({len(search.candidates[action].chances) for action in best}) == 1
