"""Our own figures: decisions a second, clone, search-like simulations, sizes."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from arcanum.games import game as find_game
from arcanum.games import shelf
from arcanum.kernel.build import is_compiled
from arcanum.kernel.errors import BadSetting
from arcanum.kernel.playout import chooser, play_out
from arcanum.kernel.state import State


def middle(name: str, seats: int, seed: int = 1) -> State:
    """A table about half way through a random game."""
    game = find_game(name)
    whole = game.new(seats=seats, seed=seed, notes=False)
    length, _ = play_out(whole, chooser(seed))
    s = game.new(seats=seats, seed=seed, notes=False)
    choice = chooser(seed)
    for _ in range(length // 2):
        choice = choice * 48271 % 0x7FFFFFFF
        s.take(s.options[choice % len(s.options)])
        if s.over:
            return middle(name, seats, seed + 1)
    return s


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of the work is done in a second."""
    done = 0
    start = time.perf_counter()
    end = start + seconds
    while time.perf_counter() < end:
        done += work()
    return done / (time.perf_counter() - start)


def reference() -> int:
    """A fixed loop of plain Python, to compare machines and runs by."""
    total = 0
    numbers = list(range(50))
    for turn in range(20):
        for n in numbers:
            if n & 1:
                total += n
        numbers[turn] = total & 255
    return 20


def figures(name: str, seats: int, rounds: int, seconds: float) -> dict[str, Any]:
    """The medians over the rounds of one game."""
    game = find_game(name)
    seeds = iter(range(10**9))

    def one_game() -> int:
        seed = next(seeds)
        return play_out(game.new(seats=seats, seed=seed, notes=False), chooser(seed))[0]

    s = middle(name, seats)

    def clones() -> int:
        for _ in range(50):
            s.clone()
        return 50

    def simulation() -> int:
        seed = next(seeds)
        play_out(s.determinize(0, seed), chooser(seed))
        return 1

    def views() -> int:
        s.observe(0)
        return 1

    decisions, cloned, simulated, viewed, base = [], [], [], [], []
    for _ in range(rounds):
        base.append(rate(reference, seconds / 4))
        decisions.append(rate(one_game, seconds))
        cloned.append(rate(clones, seconds / 4))
        simulated.append(rate(simulation, seconds / 2))
        viewed.append(rate(views, seconds / 4))
    ratio = statistics.median(d / b for d, b in zip(decisions, base, strict=True))
    return {
        "seats": seats,
        "decisions_per_second": round(statistics.median(decisions)),
        "decisions_over_reference": round(ratio, 4),
        "clone_us": round(1e6 / statistics.median(cloned), 3),
        "simulations_per_second": round(statistics.median(simulated)),
        "view_us": round(1e6 / statistics.median(viewed), 1),
        "snapshot_bytes": len(json.dumps(s.dump()).encode()),
        "view_bytes": len(json.dumps(s.observe(0)).encode()),
    }


def fewest_seats(name: str) -> int:
    """The smallest table of a game at its defaults."""
    game = find_game(name)
    return game.seats_for(game.settle_options(None))[0]


def bench(rounds: int = 5, seconds: float = 0.2) -> dict[str, Any]:
    """Every game, interpreted or compiled, as it is in use."""
    if rounds < 1:
        raise BadSetting("measure at least one round")
    return {
        "build": "compiled" if is_compiled() else "interpreted",
        "games": {
            game.id: figures(game.id, fewest_seats(game.id), rounds, seconds)
            for game in shelf()[0]
        },
    }


def compare(other: str, rounds: int = 5, seconds: float = 0.2) -> dict[str, Any]:
    """This build and the one in a folder, in turn: so both meet the same noise."""
    if not os.path.isdir(os.path.join(other, "arcanum")):
        raise BadSetting(f"{other} holds no build of arcanum (make compile makes one)")
    here = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    told: dict[str, list[dict[str, Any]]] = {here: [], other: []}
    for _ in range(rounds):
        for place, found in told.items():
            found.append(one_round(place, seconds))
    builds = {found[0]["build"]: middle_of(found) for found in told.values()}
    if len(builds) < 2:
        raise BadSetting(f"{other} holds the same kind of build as the one in use")
    ratios = {
        name: {
            figure: round(
                builds["compiled"][name][figure] / builds["interpreted"][name][figure], 2
            )
            for figure in ("decisions_per_second", "simulations_per_second")
        }
        for name in builds["compiled"]
    }
    return {"builds": builds, "compiled_over_interpreted": ratios}


def one_round(place: str, seconds: float) -> dict[str, Any]:
    """One round of a build in a process of its own."""
    code = f"import json, arcanum.measure.bench as b; print(json.dumps(b.bench(1, {seconds})))"
    environment = {**os.environ, "PYTHONPATH": place}
    made = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        last = (made.stderr.strip().splitlines() or ["no output"])[-1]
        raise BadSetting(f"the build in {place} does not run ({last})")
    out: dict[str, Any] = json.loads(made.stdout)
    return out


def middle_of(found: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The median of every figure over the rounds."""
    return {
        name: {
            figure: statistics.median(each["games"][name][figure] for each in found)
            for figure in figures_of
        }
        for name, figures_of in found[0]["games"].items()
    }
