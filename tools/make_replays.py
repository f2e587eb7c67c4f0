"""Makes the whole-game records of tests/replays: `python -m tools.make_replays GAME [COUNT]`.

Records come from random play and from bots, over every seat count and option. Run it only when
the rules change on purpose, and say why in the commit: a changed hash is a changed rule.

After a new rules version, `python -m tools.make_replays GAME carry` keeps every game that still
runs to the same end, under the new number, and plays only the others again.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from arcanum.bots import Seat, bot, has_greedy
from arcanum.games import game as find_game
from arcanum.kernel.codec import canonical, fingerprint
from arcanum.kernel.errors import BadData
from arcanum.lab.laws import tables
from arcanum.records import Record, read_record

HERE = Path(__file__).resolve().parents[1] / "tests" / "replays"
FIRST_TIME = 24  # records of random play; later as many as there are


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


def carry(name: str) -> int:
    """Brings the records of an older rules version to this one; 1 if some could not be."""
    lost = 0
    for path in sorted((HERE / name).glob("*.jsonl")):
        record = read_record(path)
        older = record.rules
        if older == find_game(name).version:
            continue
        record.rules = find_game(name).version
        try:
            s = record.replay(notes=False)
            dump = s.dump()
            dump["rules"] = older
            same = s.over and hashlib.sha256(canonical(dump)).hexdigest() == record.final_hash
        except BadData:
            same = False
        if same:
            record.final_hash = fingerprint(s)
        elif record.names:  # who played says how to play it again
            options = dict(record.options)
            record = played(name, record.seats, options, int(record.seed), record.names[0])
        else:
            lost = 1
            print(f"{path.name}: runs differently now, and who played is not known")
            continue
        record.write(path)
        print(f"{path.name}: {'kept' if same else 'played again'}")
    return lost


def main(argv: list[str]) -> int:
    """Writes COUNT records of random play, and one of greedy play for every table."""
    name = argv[0]
    if argv[1:] == ["carry"]:
        return carry(name)
    folder = HERE / name
    there = len(list(folder.glob("random_*.jsonl")))
    count = int(argv[1]) if len(argv) > 1 else there or FIRST_TIME
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
