"""The search bots `easy`, `normal` and `hard`: one search, three budgets.

Where a game knows plans, they search over plans; elsewhere over single options. Where a game
knows the habits of beginners, `easy` plays by these and hardly searches.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from arcanum.bots.beginner import Beginner
from arcanum.bots.guide import Guide, PlanGuide
from arcanum.bots.ismcts import Found, Search
from arcanum.bots.plans import PlanSearch
from arcanum.bots.seat import Seat
from arcanum.kernel.chance import number_below, seeded
from arcanum.kernel.codec import canonical
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Action

BEGINNER: Final = "easy"  # plays by habits where a game knows some


class Level(NamedTuple):
    """How long, how much and how often a level thinks about a decision."""

    seconds: float  # for a decision …
    turn: float  # … and for all decisions of a turn
    simulations: int
    least: float  # it stops when more thought would gain less, in winning chances
    care: int  # of 100 decisions it thinks about this many; the rest are the policy's
    plans: int  # simulations to choose a plan, where a game has them …
    moves: int  # … and to choose how to follow it


LEVELS: Final = {
    "easy": Level(0.3, 1.0, 8, 0.0, 25, 4, 4),
    "normal": Level(1.0, 3.0, 60, 0.0, 60, 24, 6),
    "hard": Level(3.0, 9.0, 100_000, 0.0005, 100, 100, 32),
}


class Searcher:
    """Takes the option that the search finds best."""

    def __init__(self, name: str, guide: Guide, seed: int = 0) -> None:
        self.name = name
        self.level: Level = LEVELS[name]
        self.seed = seed
        self.guide = guide
        self.search = Search(guide, seed)
        self.turn = NONE
        self.spent = 0.0  # seconds, in this turn
        self.chosen: Action = NONE  # at the last decision
        self.beginner: Beginner | None = None
        self.plans: PlanSearch | None = None
        if isinstance(guide, PlanGuide):
            self.plans = PlanSearch(guide, seed)
            habits = guide.habits
            if habits is not None and name == BEGINNER:
                self.beginner = Beginner(guide, habits, seed)

    def choose(self, seat: Seat) -> Action:
        """The best option found in time."""
        for _ in self.thoughts(seat):
            pass
        return self.chosen

    def thoughts(self, seat: Seat) -> Iterator[None]:
        """Thinks about a decision, with pauses; afterwards `chosen` is the choice."""
        if self.beginner is not None:
            for _ in self.beginner.steps(seat, self.level.seconds):
                yield
            self.chosen = self.beginner.chosen
            return
        self.chosen = self.at_once(seat)
        if self.chosen != NONE:
            return
        begin = time.perf_counter()
        imagined = seat.imagine(self.seed)
        for _ in self.steps(seat, self.allowed(imagined)):
            yield
        self.chosen = self.found(seat)[0].action
        self.spent += time.perf_counter() - begin
        if self.planning(imagined) is None:
            self.search.leave(seat, self.chosen)

    def at_once(self, seat: Seat) -> Action:
        """The choice where there is nothing to think about; NONE where there is."""
        if len(seat.options) == 1:
            return seat.options[0]
        self.guide.think_for(seat.player)
        imagined = seat.imagine(self.seed)
        if self.is_careless(seat):
            return self.guide.policy(imagined)
        if self.guide.obvious(imagined):
            plans = self.planning(imagined)
            return self.guide.plain(imagined) if plans is None else plans.follow(imagined)
        return NONE

    def planning(self, s: State) -> PlanSearch | None:
        """The search over plans, at a table where the guide prefers it."""
        return self.plans if self.guide.by_plans(s) else None

    def is_careless(self, seat: Seat) -> bool:
        """Whether it decides without thinking, drawn from its seed and what it sees.

        Without a policy it always thinks.
        """
        care = self.level.care
        if care >= 100 or not self.guide.has_policy:
            return False
        lot = seeded(f"care {self.seed} {canonical(seat.view)!r}")
        return number_below(lot, 100) >= care

    def allowed(self, imagined: State) -> float:
        """Seconds for a decision: less when a turn has taken long already.

        Once its time is used up, the plan or the policy decides at once.
        """
        turn = self.guide.turn(imagined)
        if turn == NONE or turn != self.turn:
            self.turn = turn
            self.spent = 0.0
        left = self.level.turn - self.spent
        return max(0.0, min(self.level.seconds, left))

    def ponder(self, seat: Seat, seconds: float) -> list[Found]:
        """All options with the results of the search, the best first."""
        for _ in self.steps(seat, seconds):
            pass
        return self.found(seat)

    def steps(self, seat: Seat, seconds: float) -> Iterator[None]:
        """The search for a decision, with pauses."""
        level = self.level
        plans = self.planning(seat.imagine(self.seed))
        if plans is not None:
            return plans.steps(seat, seconds, level.moves, level.plans)
        return self.search.steps(seat, seconds, level.simulations, level.least)

    def found(self, seat: Seat) -> list[Found]:
        """What it found, the best option first."""
        plans = self.planning(seat.imagine(self.seed))
        return self.search.found(seat) if plans is None else plans.found(seat)
