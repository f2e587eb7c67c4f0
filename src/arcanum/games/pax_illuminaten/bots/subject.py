"""What is to be learned about Pax Illuminaten: which parts of a standing win games."""

from __future__ import annotations

from typing import Final

from arcanum.bots.subject import Count, Error, Fit, Subject, listed
from arcanum.games.pax_illuminaten.bots.guide import PaxGuide
from arcanum.games.pax_illuminaten.bots.value import PARTS, parts, standing
from arcanum.games.pax_illuminaten.bots.weights import SHEET, WEIGHTS
from arcanum.games.pax_illuminaten.rules.table import Pax
from arcanum.games.pax_illuminaten.rules.turn import ActionPhase
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE, State

ROUNDS: Final = 6  # times: the rounds, later ones together
VICTORY: Final = 100.0  # what is to be predicted: a shared one counts in part
SEATS: Final = 2
BY_LOT: Final[list[float]] = SHEET.table("training").numbers("by_lot")


class PaxSubject(Subject):
    """The parts of each player's standing, when a round begins."""

    def __init__(self, seed: int) -> None:
        super().__init__(PaxGuide(seed))
        self.module = __name__
        self.names = list(PARTS)
        self.groups = [f"round {n + 1}" for n in range(ROUNDS)]
        self.tables = [SEATS]
        self.by_lot = BY_LOT

    def moment(self, s: State) -> int:
        """A round, when somebody acts for the first time."""
        assert isinstance(s, Pax)
        return s.round if isinstance(s.asked(), ActionPhase) else NONE

    def group(self, s: State) -> int:
        """By rounds; before the first turn all are alike."""
        assert isinstance(s, Pax)
        return min(s.round, ROUNDS) - 1

    def counts(self, s: State, p: Player) -> list[Count]:
        """The parts of the standing."""
        assert isinstance(s, Pax)
        return list(enumerate(parts(s, p, p, WEIGHTS)))

    def present(self, s: State, p: Player) -> float:
        """The same as greedy's: it is what the search judges by."""
        return self.greedy(s, p)

    def greedy(self, s: State, p: Player) -> float:
        """The standing."""
        assert isinstance(s, Pax)
        return standing(s, p, p, WEIGHTS)

    def scores(self, s: State) -> list[float]:
        """Winning is all that counts."""
        winners = s.winners()
        return [VICTORY / len(winners) if p in winners else 0.0 for p in range(s.seats)]

    def fits(self) -> list[Fit]:
        """One for each round."""
        columns = list(range(len(PARTS)))
        return [
            Fit(f"{at + 1}", SEATS, [at], columns, [], "", [], True) for at in range(ROUNDS)
        ]

    def written(self, found: dict[str, list[float]], errors: list[Error]) -> list[str]:
        """What a point of each part is worth in each round."""
        off = {each.group: each.learned for each in errors}
        return [
            "[shares] # of a victory, in hundredths, for each point; by rounds",
            f"# {', '.join(PARTS)}",
            "by_rounds = [",
            *[f"    {listed(found[f'{at + 1}'], 2)}," for at in range(ROUNDS)],
            "]",
            "",
            "[errors] # how far that is off, as a standard deviation",
            f"by_rounds = {listed([off.get(at, VICTORY) for at in range(ROUNDS)], 1)}",
        ]
