"""Two builds of Arcanum in one run: random play and clones of every game that both have.

    python tools/bench/builds.py OLD NEW [--rounds 60] [--seconds 0.05] [--seats 2]

OLD and NEW are folders with an `arcanum` package in them: `src` of a checkout, or a compiled
one such as `build/compiled`. Each runs in a process of its own, and they take turns in short
slices of processor time, so both meet the same noise. A figure is NEW ÷ OLD for what a
decision, a whole game and a clone cost: above 1 is slower. `best` compares the cheapest slice
of each, which hardly depends on what else the machine does; `median` is that of all rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arcanum.kernel.state import State

WORKS = ("decision", "game", "clone")
CLONES = 200
GAMES = 8  # with the same seeds in every slice


class Build:
    """One of the two, in a process of its own that waits for work."""

    def __init__(self, folder: str) -> None:
        path = os.path.abspath(folder)
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--measure", path],
            env={**os.environ, "PYTHONPATH": path, "ARCANUM_PLAIN": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.games: list[str] = self.heard()

    def heard(self) -> Any:
        """The next answer."""
        out: IO[str] = self.process.stdout  # type: ignore[assignment]
        line = out.readline()
        if not line:
            sys.exit("one of the builds does not run")
        return json.loads(line)

    def cost(self, game: str, seats: int, seconds: float) -> dict[str, float]:
        """Processor time of each work, measured for so long."""
        to: IO[str] = self.process.stdin  # type: ignore[assignment]
        to.write(json.dumps([game, seats, seconds]) + "\n")
        to.flush()
        found: dict[str, float] = self.heard()
        return found


def each_cost(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Processor time of one unit of the work, and of one call."""
    done = calls = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        done += work()
        calls += 1
    spent = time.process_time() - start
    return spent / done, spent / calls


def measure(folder: str) -> None:
    """A build in its own process: a line of work comes in, a line of figures goes out."""
    import arcanum
    from arcanum import games
    from arcanum.games import game as find_game
    from arcanum.kernel.playout import chooser, play_out

    assert os.path.abspath(str(arcanum.__file__)).startswith(folder), "another build was found"
    known = getattr(games, "GAMES", None) or games.built_in()  # as older builds list them
    print(json.dumps([name for name in known if not find_game(name).hidden]), flush=True)
    tables: dict[tuple[str, int], State] = {}
    for line in sys.stdin:
        name, seats, seconds = json.loads(line)
        game, of = find_game(name), (name, seats)

        def games_played(game: Any = game, seats: int = seats) -> int:
            return sum(
                play_out(game.new(seats=seats, seed=seed, notes=False), chooser(seed))[0]
                for seed in range(GAMES)
            )

        if of not in tables:
            tables[of] = half_way(game, seats)
        s = tables[of]

        def clones(s: State = s) -> int:
            for _ in range(CLONES):
                s.clone()
            return CLONES

        decision, whole = each_cost(games_played, seconds)
        clone, _ = each_cost(clones, seconds / 4)
        print(
            json.dumps({"decision": decision, "game": whole / GAMES, "clone": clone}),
            flush=True,
        )


def half_way(game: Any, seats: int) -> State:
    """A table in the middle of a random game."""
    from arcanum.kernel.playout import chooser, play_out

    length, _ = play_out(game.new(seats=seats, seed=1, notes=False), chooser(1))
    s: State = game.new(seats=seats, seed=1, notes=False)
    choice = chooser(1)
    for _ in range(length // 2):
        choice = choice * 48271 % 0x7FFFFFFF
        s.take(s.options[choice % len(s.options)])
    return s


def compared(pairs: list[tuple[float, float]]) -> dict[str, float]:
    """NEW ÷ OLD of the costs of all rounds."""
    best = min(new for _, new in pairs) / min(old for old, _ in pairs)
    median = statistics.median(new / old for old, new in pairs)
    return {"best": round(best, 3), "median": round(median, 3)}


def main() -> int:
    """Measure both, and print the ratios as JSON."""
    read = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    read.add_argument("old")
    read.add_argument("new")
    read.add_argument("--rounds", type=int, default=60)
    read.add_argument("--seconds", type=float, default=0.05)
    read.add_argument("--seats", type=int, default=2)
    args = read.parse_args()
    builds = [Build(args.old), Build(args.new)]
    both = [name for name in builds[0].games if name in builds[1].games]
    costs: dict[str, dict[str, list[tuple[float, float]]]] = {
        name: {work: [] for work in WORKS} for name in both
    }
    for number in range(args.rounds):
        for name in both:
            order = builds if number % 2 else builds[::-1]  # neither is always first
            found = {build: build.cost(name, args.seats, args.seconds) for build in order}
            old, new = (found[build] for build in builds)
            for work in WORKS:
                costs[name][work].append((old[work], new[work]))
    told = {
        name: {work: compared(pairs) for work, pairs in works.items()}
        for name, works in costs.items()
    }
    print(json.dumps(told, indent=1))
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        measure(sys.argv[2])
    else:
        sys.exit(main())
