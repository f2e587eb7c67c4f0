"""How many turns and steps a seat has in recorded games: what clocks are made to fit.

python -m tools.paces [FOLDER]
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import mean

from arcanum.games import game as find_game
from arcanum.kernel.errors import ArcanumError
from arcanum.records import Record, read_record
from arcanum.server.room import turn_ends

REPLAYS = Path(__file__).parents[1] / "tests" / "replays"


def counted(record: Record) -> tuple[float, float]:
    """Turns and steps of a seat, on the average of all seats."""
    game = find_game(record.game)
    s = record.replay(at=0, notes=False)
    turns = steps = 0
    for seat, text in record.actions:
        s.turn_to(seat)
        s.apply(game.read(text))
        steps += 1
        turns += turn_ends(s, seat)
    return turns / record.seats, steps / record.seats


def found(game: str, folder: Path = REPLAYS, most: int = 20) -> tuple[float, float]:
    """Turns and steps of a seat in the recorded games of bots that know what they do."""
    figures = []
    for path in sorted((folder / game).glob("greedy*.jsonl"))[:most]:
        record = read_record(path)
        if record.seats < 2:
            continue
        try:
            figures.append(counted(record))
        except ArcanumError:
            continue  # of other rules
    return mean(turns for turns, _ in figures), mean(steps for _, steps in figures)


def main() -> int:
    """Print the figures of all games that have records."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else REPLAYS
    for place in sorted(path for path in folder.iterdir() if path.is_dir()):
        if any(place.glob("greedy*.jsonl")):
            turns, steps = found(place.name, folder)
            print(f"{place.name}: {turns:.0f} turns, {steps:.0f} steps")
    return 0


if __name__ == "__main__":
    sys.exit(main())
