"""What there is to learn about a game from many games: the subject of `arcanum train`.

A game hands one in (`make_subject` of its `bots` package): what is counted on each side of a
table, when, and how the data file of the judgement is written. Everything else is the same for
all games.
"""

from __future__ import annotations

from typing import NamedTuple

from arcanum.bots.guide import PlanGuide
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Action

Count = tuple[int, float]  # what, and how much of it


class Fit(NamedTuple):
    """One regression: which examples it is about, and what is believed before."""

    name: str
    seats: int  # the size of the tables
    groups: list[int]
    columns: list[int]  # what of all that is counted
    believed: list[float]  # of each column; none: nothing, or what another fit has found …
    after: str  # … if it is named
    least: list[Count]  # of a column, and how much it is worth at least
    told: bool  # whether its errors are reported: it predicts the lead


class Error(NamedTuple):
    """How far off predictions of the lead are, in games that were kept for this."""

    seats: int
    group: int
    examples: int
    learned: float
    present: float
    greedy: float
    leads: float  # of the leads themselves


class Subject:
    """What a game counts."""

    def __init__(self, guide: PlanGuide) -> None:
        self.guide = guide
        self.module = ""  # of the game's bots
        self.names: list[str] = []  # what is counted
        self.groups: list[str] = []  # the times at which it is, in words
        self.tables: list[int] = [2]  # sizes, each played equally often
        self.by_lot: list[float] = [0.0]  # of choices, in one game or another

    def moment(self, s: State) -> int:
        """The sides are counted whenever this changes; NONE is no such moment."""
        raise NotImplementedError

    def group(self, s: State) -> int:
        """Which of the times it is; NONE: these sides are not counted."""
        raise NotImplementedError

    def counts(self, s: State, p: int) -> list[Count]:
        """What a side has, with all that only its player knows."""
        raise NotImplementedError

    def present(self, s: State, p: int) -> float:
        """What the judgement so far makes of a side; only differences mean anything."""
        raise NotImplementedError

    def greedy(self, s: State, p: int) -> float:
        """What the greedy bot makes of it."""
        raise NotImplementedError

    def scores(self, s: State) -> list[float]:
        """What is to be predicted."""
        return [float(score) for score in s.scores()]

    def begin(self, seats: int, seed: int) -> None:
        """Another game begins."""

    def otherwise(self, s: State) -> Action:
        """A choice made otherwise than by a style, so that games differ; NONE: none here."""
        return NONE

    def fits(self) -> list[Fit]:
        """All regressions, in order."""
        raise NotImplementedError

    def written(self, found: dict[str, list[float]], errors: list[Error]) -> list[str]:
        """The lines of the data file, after those that say how it was made."""
        raise NotImplementedError


def listed(numbers: list[float], places: int) -> str:
    """Numbers as a list of TOML."""
    return "[" + ", ".join([f"{x:.{places}f}" for x in numbers]) + "]"
