"""The search bots `easy`, `normal` and `hard`: one search, three budgets.

Where a game knows plans, they search over plans; elsewhere over single options.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from arcanum.bots.guide import Guide, PlanGuide
from arcanum.bots.ismcts import Found, Search
from arcanum.bots.plans import PlanSearch
from arcanum.bots.seat import Seat
from arcanum.kernel.chance import number_below, seeded
from arcanum.kernel.codec import canonical
from arcanum.kernel.words import Action


class Level(NamedTuple):
    """How long, how much and how often a level thinks about a decision."""

    seconds: float
    simulations: int
    least: float  # it stops when more thought would gain less, in winning chances
    care: int  # of 100 decisions it thinks about this many; the rest are the policy's
    plans: int  # simulations to choose a plan, where a game has them …
    moves: int  # … and to choose how to follow it


LEVELS: Final = {
    "easy": Level(0.3, 8, 0.0, 25, 4, 4),
    "normal": Level(1.0, 60, 0.0, 60, 24, 6),
    "hard": Level(3.0, 100_000, 0.0005, 100, 60, 16),
}


class Searcher:
    """Takes the option that the search finds best."""

    def __init__(self, name: str, guide: Guide, seed: int = 0) -> None:
        self.name = name
        self.level: Level = LEVELS[name]
        self.seed = seed
        self.guide = guide
        self.search = Search(guide, seed)
        self.planning: PlanSearch | None = None
        if isinstance(guide, PlanGuide) and guide.by_plans:
            self.planning = PlanSearch(guide, seed)

    def choose(self, seat: Seat) -> Action:
        """The best option found in time."""
        if len(seat.options) == 1:
            return seat.options[0]
        imagined = seat.imagine(self.seed)
        if self.is_careless(seat):
            return self.guide.policy(imagined)
        if self.guide.obvious(imagined):
            plans = self.planning
            return self.guide.plain(imagined) if plans is None else plans.follow(imagined)
        action = self.ponder(seat)[0].action
        if self.planning is None:
            self.search.leave(seat, action)
        return action

    def is_careless(self, seat: Seat) -> bool:
        """Whether it decides without thinking, drawn from its seed and what it sees.

        Without a policy it always thinks.
        """
        care = self.level.care
        if care >= 100 or not self.guide.has_policy:
            return False
        lot = seeded(f"care {self.seed} {canonical(seat.view)!r}")
        return number_below(lot, 100) >= care

    def ponder(self, seat: Seat) -> list[Found]:
        """All options with the results of the search, the best first."""
        level = self.level
        if self.planning is not None:
            return self.planning.run(seat, level.seconds, level.moves, level.plans)
        return self.search.run(seat, level.seconds, level.simulations, level.least)
