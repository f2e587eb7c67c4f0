"""How many turns and steps a seat has in recorded games: what clocks are made to fit.

python -m tools.paces [FOLDER]
"""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from arcanum.games import game as find_game
from arcanum.kernel.errors import ArcanumError
from arcanum.records import Record, read_record
from arcanum.server.content import paces
from arcanum.server.room import turn_ends

REPLAYS = Path(__file__).parents[1] / "tests" / "replays"
# What a clock allows: so many seconds for each step, or until somebody comes back.
STEPS = {"quick": 6.0, "live": 12.0}
VISIT = 8 * 3600.0


class Course(NamedTuple):
    """Who decided in a game, step by step, and whether a turn ended by it."""

    seats: int
    steps: list[tuple[int, bool]]

    def figures(self) -> tuple[float, float]:
        """Turns and steps of a seat, on the average of all seats."""
        return sum(ends for _, ends in self.steps) / self.seats, len(self.steps) / self.seats

    def left(self, bank: float, add: float, step: float, visit: float = 0.0) -> float:
        """What the emptiest clock shows at its lowest, if every step takes so long.

        `visit`: and this long until somebody comes, where another one has decided meanwhile.
        """
        clocks = [bank] * self.seats
        lowest, before = bank, -1
        for seat, ends in self.steps:
            clocks[seat] -= step + (visit if seat != before else 0.0)
            lowest = min(lowest, clocks[seat])
            clocks[seat] += add * ends
            before = seat
        return lowest


def course(record: Record) -> Course:
    """How a recorded game went."""
    game = find_game(record.game)
    s = record.replay(at=0, notes=False)
    steps = []
    for seat, text in record.actions:
        s.turn_to(seat)
        s.apply(game.read(text))
        steps.append((seat, turn_ends(s, seat)))
    return Course(record.seats, steps)


def courses(game: str, folder: Path = REPLAYS, most: int = 20) -> list[Course]:
    """The recorded games of bots that know what they do."""
    out = []
    for path in sorted((folder / game).glob("greedy*.jsonl"))[:most]:
        record = read_record(path)
        if record.seats > 1:
            with contextlib.suppress(ArcanumError):  # of other rules
                out.append(course(record))
    return out


def found(games: list[Course]) -> tuple[int, int]:
    """Turns and steps of a seat, on the average of some games."""
    figures = [each.figures() for each in games]
    return round(mean(turns for turns, _ in figures)), round(mean(n for _, n in figures))


def enough(game: str, games: list[Course], times: float = 1.0) -> dict[str, int]:
    """In how many games each clock of a title lasts, for people who take `times` as long."""
    out = {}
    for pace in paces(find_game(game)):
        step = times * STEPS.get(pace.id, 60.0)
        visit = 0.0 if pace.id in STEPS else times * VISIT
        lasts = [each.left(pace.bank, pace.add, step, visit) >= 0 for each in games]
        out[pace.id] = sum(lasts)
    return out


def main() -> int:
    """Print the figures of all games that have records."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else REPLAYS
    for place in sorted(path for path in folder.iterdir() if path.is_dir()):
        if any(place.glob("greedy*.jsonl")):
            games = courses(place.name, folder)
            turns, steps = found(games)
            lasts = [f"{name} {n}" for name, n in enough(place.name, games).items()]
            print(
                f"{place.name}: {turns} turns, {steps} steps; of {len(games)} games, clocks "
                f"last in: {', '.join(lasts)}"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
