"""One game at a time against many at once: decisions a second, tensors and masks included.

    python examples/vector_speed.py --game seasons --seconds 0.5

Both ways play random actions. They take turns, so that a busy machine is busy for both.
"""

import argparse
import importlib
import time

import numpy as np

from arcanum.lab.vector import Vector, any_legal


def one_by_one(game, seconds, generator):
    """Through PettingZoo's `env()`."""
    env = importlib.import_module(f"arcanum.lab.pettingzoo.{game}_v0").env()
    env.reset(seed=0)
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        observation, _, terminated, _, _ = env.last()
        if terminated:
            env.reset()
            continue
        env.step(int(generator.choice(np.flatnonzero(observation["action_mask"]))))
        done += 1
    return done / (time.perf_counter() - start)


def at_once(vector, batch, seconds, generator):
    """Through `Vector`."""
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        batch = vector.step(any_legal(batch.masks, generator))
        done += vector.games
    return done / (time.perf_counter() - start)


def main():
    """The median of a few rounds."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="seasons")
    parser.add_argument("--games", type=int, default=64, help="at once")
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--rounds", type=int, default=15)
    args = parser.parse_args()
    generator = np.random.default_rng(0)
    found = {"one by one": [], "1 process": [], "2 processes": []}
    with (
        Vector(args.game, args.games) as single,
        Vector(args.game, args.games, jobs=2) as double,
    ):
        batches = single.start(), double.start()
        for vector, batch in zip((single, double), batches, strict=True):
            for _ in range(60):  # games in all phases, as in the long run
                batch = vector.step(any_legal(batch.masks, generator))
        for _ in range(args.rounds):
            found["one by one"].append(one_by_one(args.game, args.seconds, generator))
            for vector, batch, name in zip(
                (single, double), batches, list(found)[1:], strict=True
            ):
                found[name].append(at_once(vector, batch, args.seconds, generator))
    base = found["one by one"]
    for name, figures in found.items():
        ratios = [figure / other for figure, other in zip(figures, base, strict=True)]
        print(f"{name:12} {np.median(figures):8.0f} decisions/s  x {np.median(ratios):.2f}")


if __name__ == "__main__":
    main()
