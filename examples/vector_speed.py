"""Games one by one against many at once: decisions a second, tensors and masks included.

    python examples/vector_speed.py --game seasons --games 32

All ways play the same number of games at random from the same beginning and take turns, a few
steps each: they are always in the same phase of a game, and a busy machine is busy for all.
"""

import argparse
import importlib
import time

import numpy as np

from arcanum.lab.vector import Vector, any_legal


class OneByOne:
    """So many of PettingZoo's `env()`, one after another."""

    def __init__(self, game, games, generator):
        module = importlib.import_module(f"arcanum.lab.pettingzoo.{game}_v0")
        self.envs = [module.env() for _ in range(games)]
        self.generator = generator
        for seed, env in enumerate(self.envs):
            env.reset(seed=seed)

    def step(self):
        """One decision in every game."""
        for env in self.envs:
            observation, _, over, _, _ = env.last()
            if over:
                env.reset()
                observation, *_ = env.last()
            env.step(int(self.generator.choice(np.flatnonzero(observation["action_mask"]))))


class AtOnce:
    """The same through `Vector`."""

    def __init__(self, vector, generator):
        self.vector = vector
        self.generator = generator
        self.batch = vector.start()

    def step(self):
        """One decision in every game."""
        self.batch = self.vector.step(any_legal(self.batch.masks, self.generator))


def main():
    """Medians over the rounds, and processor time over all of them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="seasons")
    parser.add_argument("--games", type=int, default=32)
    parser.add_argument("--steps", type=int, default=10, help="of each way in a round")
    parser.add_argument("--rounds", type=int, default=25)
    args = parser.parse_args()
    generator = np.random.default_rng(0)
    with (
        Vector(args.game, args.games) as single,
        Vector(args.game, args.games, jobs=2) as double,
    ):
        ways = {
            "one by one": OneByOne(args.game, args.games, generator),
            "1 process": AtOnce(single, generator),
            "2 processes": AtOnce(double, generator),
        }
        seconds = {name: [] for name in ways}
        processor = dict.fromkeys(ways, 0.0)
        for _ in range(args.rounds):
            for name, way in ways.items():
                start, busy = time.perf_counter(), time.process_time()
                for _ in range(args.steps):
                    way.step()
                seconds[name].append(time.perf_counter() - start)
                processor[name] += time.process_time() - busy
    base = np.array(seconds["one by one"])
    decisions = args.games * args.steps
    for name, took in seconds.items():
        rate, ratio = decisions / np.median(took), np.median(base / took)
        print(f"{name:12}{rate:8.0f} decisions/s, x {ratio:.2f}")
    gain = processor["one by one"] / processor["1 process"]
    print(f"in processor time 1 process is x {gain:.2f}")


if __name__ == "__main__":
    main()
