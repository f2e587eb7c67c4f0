"""Makes the whole-game records of tests/replays: `python -m tools.make_replays GAME [COUNT]`.

Records come from random play and from bots, over every seat count and option. Run it only when
the rules change on purpose, and say why in the commit: a changed hash is a changed rule.
"""

from __future__ import annotations

import sys
from pathlib import Path

from arcanum.bots import Seat, bot, has_greedy
from arcanum.games import game as find_game
from arcanum.kernel.codec import fingerprint
from arcanum.lab.laws import tables
from arcanum.records import Record

HERE = Path(__file__).resolve().parents[1] / "tests" / "replays"


def played(name: str, seats: int, options: dict[str, str], seed: int, player: str) -> Record:
    """One game as a record with its final hash."""
    game = find_game(name)
    s = game.new(seats=seats, options=options, seed=seed, notes=False)
    record = Record(name, seats, seed, options, names=[player] * seats)
    sitting = [bot(player, name, seed * 8 + p) for p in range(seats)]
    turn = seed
    while not s.over:
        waiting = s.waiting()
        turn = turn * 48271 % 0x7FFFFFFF + 1
        s.turn_to(waiting[turn % len(waiting)])  # secret choices come in any order
        seat = s.player
        action = sitting[seat].choose(Seat(s, seat))
        record.actions.append((seat, game.spell(action)))
        s.apply(action)
    record.final_hash = fingerprint(s)
    return record


def main(argv: list[str]) -> int:
    """Writes COUNT records of random play, and one of greedy play for every table."""
    name = argv[0]
    count = int(argv[1]) if len(argv) > 1 else (60 if name == "seasons" else 24)
    folder = HERE / name
    folder.mkdir(parents=True, exist_ok=True)
    some = tables(find_game(name))
    for number in range(count):
        seats, options = some[number * 7 % len(some)]
        record = played(name, seats, options, 1000 + number, "random")
        record.write(folder / f"random_{number:03}.jsonl")
    if has_greedy(name):
        for number, (seats, options) in enumerate(some[:: max(1, len(some) // 12)]):
            record = played(name, seats, options, 2000 + number, "greedy")
            record.write(folder / f"greedy_{number:03}.jsonl")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
