"""What sealed chance costs: random play and clones, sealed beside fast, in one run.

    python -m tools.bench.chance [--rounds 150] [--seconds 0.03] [--seats 2]

Both kinds take turns, in many short rounds, in processor time. A figure is the median over the
rounds of sealed ÷ fast: for decisions a second, below 1 is slower; for clones, above 1.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from itertools import count

from arcanum.games import game as find_game
from arcanum.games import shelf
from arcanum.kernel.build import is_compiled
from arcanum.kernel.chance import FAST, SEALED, sealed_key
from arcanum.kernel.game import Game
from arcanum.kernel.playout import chooser, play_out
from arcanum.measure.bench import middle


def cost(work: Callable[[], int], seconds: float) -> float:
    """Processor time for one unit of the work."""
    done = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        done += work()
    return (time.process_time() - start) / done


def player(game: Game, seats: int, kind: str) -> Callable[[], int]:
    """Plays one random game after another; how many decisions there were."""
    seeds = count(1)

    def one_game() -> int:
        seed = next(seeds)
        return play_out(
            game.new(seats=seats, seed=seed, notes=False, chance=kind), chooser(seed)
        )[0]

    return one_game


def cloner(game: Game, seats: int, kind: str) -> Callable[[], int]:
    """Copies a table in the middle of a game, the same one for both kinds."""
    s = middle(game.id, seats)
    if kind == SEALED:
        s.seal, s.chance = sealed_key(1), 100
        s.below(6)

    def clones() -> int:
        for _ in range(200):
            s.clone()
        return 200

    return clones


def ratios(game: Game, seats: int, rounds: int, seconds: float) -> dict[str, list[float]]:
    """Sealed ÷ fast of every round."""
    out: dict[str, list[float]] = {"decisions": [], "clone": []}
    play = {kind: player(game, seats, kind) for kind in (FAST, SEALED)}
    copy = {kind: cloner(game, seats, kind) for kind in (FAST, SEALED)}
    for number in range(rounds):
        # neither is always first
        order = (FAST, SEALED) if number % 2 else (SEALED, FAST)
        played = {kind: cost(play[kind], seconds) for kind in order}
        copied = {kind: cost(copy[kind], seconds / 4) for kind in order}
        out["decisions"].append(played[FAST] / played[SEALED])
        out["clone"].append(copied[SEALED] / copied[FAST])
    return out


def main() -> int:
    """Measure every game, and print the figures as JSON."""
    read = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    read.add_argument("--rounds", type=int, default=150)
    read.add_argument("--seconds", type=float, default=0.03)
    read.add_argument("--seats", type=int, default=2)
    args = read.parse_args()
    found: dict[str, object] = {"build": "compiled" if is_compiled() else "interpreted"}
    for each in shelf()[0]:
        figures = ratios(find_game(each.id), args.seats, args.rounds, args.seconds)
        found[each.id] = {
            f"{name}_sealed_over_fast": {
                "median": round(statistics.median(values), 3),
                "middle_half": [round(q, 3) for q in statistics.quantiles(values, n=4)[::2]],
            }
            for name, values in figures.items()
        }
    print(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
