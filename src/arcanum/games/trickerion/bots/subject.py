"""What is to be learned about Trickerion: how much of greedy's worth comes true."""

from __future__ import annotations

from typing import Final

from arcanum.bots.subject import Count, Error, Fit, Subject, listed
from arcanum.games.trickerion.bots.guide import TrickerionGuide
from arcanum.games.trickerion.bots.judgement import PARTS, believed, parts
from arcanum.games.trickerion.bots.value import rounds_ahead, worth
from arcanum.games.trickerion.bots.weights import SHEET, WEIGHTS
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.kernel.frames import Player
from arcanum.kernel.state import State

ROUNDS: Final = 8  # times, by the rounds ahead
TOLD: Final = 5  # rounds ahead; before, little can be told, and shares are as then
LEAST_FAME: Final = 0.5  # of a point is kept, even where games with more of it ended no better
SEATS: Final = 2
BY_LOT: Final[list[float]] = SHEET.table("training").numbers("by_lot")


class TrickerionSubject(Subject):
    """The parts of each player's worth, at the start of every round."""

    def __init__(self, seed: int) -> None:
        super().__init__(TrickerionGuide(seed))
        self.module = __name__
        self.names = list(PARTS)
        self.groups = [f"{ahead} rounds ahead" for ahead in range(ROUNDS)]
        self.tables = [SEATS]
        self.by_lot = BY_LOT

    def moment(self, s: State) -> int:
        """Rounds."""
        assert isinstance(s, Trickerion)
        return s.round

    def group(self, s: State) -> int:
        """By the rounds ahead."""
        assert isinstance(s, Trickerion)
        return min(rounds_ahead(s), ROUNDS - 1)

    def counts(self, s: State, p: Player) -> list[Count]:
        """The parts of the worth."""
        assert isinstance(s, Trickerion)
        return list(enumerate(parts(s, p)))

    def present(self, s: State, p: Player) -> float:
        """As learned before."""
        assert isinstance(s, Trickerion)
        return believed(s, p)

    def greedy(self, s: State, p: Player) -> float:
        """All of the worth."""
        assert isinstance(s, Trickerion)
        return worth(s, p, WEIGHTS)

    def fits(self) -> list[Fit]:
        """One for each number of rounds that can be told apart."""
        columns = list(range(len(PARTS)))
        least = [(PARTS.index("fame"), LEAST_FAME)]
        return [
            Fit(f"{ahead}", SEATS, [ahead], columns, [], "", least, True)
            for ahead in range(1, TOLD + 1)
        ]

    def written(self, found: dict[str, list[float]], errors: list[Error]) -> list[str]:
        """The shares, and how far they are off."""
        off = {each.group: each.learned for each in errors}
        leads = {each.group: each.leads for each in errors}
        far = off.get(TOLD, 0.0)
        # In the last round nothing is hoped for any more.
        spreads = [off.get(max(1, ahead), leads.get(ahead, far)) for ahead in range(ROUNDS)]
        rows = [[1.0] * len(PARTS)]
        rows += [found[f"{min(ahead, TOLD)}"] for ahead in range(1, ROUNDS)]
        return [
            "[shares] # by rounds ahead, from none on",
            f"# {', '.join(PARTS)}",
            "by_rounds = [",
            *[f"    {listed(row, 2)}," for row in rows],
            "]",
            "",
            "[errors] # how far the lead may be off by then, as a standard deviation",
            f"by_rounds = {listed(spreads, 1)}",
        ]
