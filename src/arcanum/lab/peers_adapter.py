"""Our engines as adapters for the benchmark beside published ones.

    python ../shared/bench/peers.py --path src --ours arcanum.lab.peers_adapter:adapters

`--path build/compiled` measures the compiled rules.
"""

from __future__ import annotations

import json
import random
from typing import Any

from arcanum.games import game as find_game
from arcanum.kernel.playout import chooser, play_out
from arcanum.kernel.state import State
from arcanum.lab.bench import is_compiled


class Adapter:
    """One game with a seat count, in the shape that peers.py wants."""

    def __init__(self, name: str, seats: int) -> None:
        how = "compiled" if is_compiled() else "interpreted"
        self.name = f"{name}, {seats} players, {how}"
        self.kind = "mypyc" if is_compiled() else "python"
        self.game = find_game(name)
        self.seats = seats

    def new(self, seed: int) -> State:
        """A new table."""
        return self.game.new(seats=self.seats, seed=seed, notes=False)

    def legal(self, s: State) -> list[int]:
        """The legal actions, empty when the game is over."""
        return s.options

    def apply(self, s: State, action: int) -> None:
        """Takes an action, unchecked as the peers do."""
        s.take(action)

    def clone(self, s: State) -> State:
        """A copy."""
        return s.clone()

    def playout(self, rng: random.Random) -> tuple[int, int]:
        """One whole random game in the kernel's own loop."""
        return play_out(self.new(rng.getrandbits(31)), chooser(rng.getrandbits(31)))

    def dumps(self, s: State) -> bytes:
        """The snapshot as JSON."""
        return json.dumps(s.dump()).encode()

    def loads(self, data: bytes) -> State:
        """The table of a snapshot."""
        return self.game.load(json.loads(data))

    def mcts(self, s: State, n: int) -> int:
        """n simulations to the end from what the seat to move knows: deal anew, play out."""
        value: dict[int, list[float]] = {action: [0.0, 0.0] for action in s.options}
        me = s.player
        for number in range(n):
            world: Any = s.determinize(me, number)
            action = max(value, key=lambda a: (value[a][0] + 1) / (value[a][1] + 1))
            world.take(action)
            play_out(world, chooser(number))
            value[action][0] += me in world.winners()
            value[action][1] += 1
        return max(value, key=lambda a: value[a][1])


def adapters() -> list[Adapter]:
    """What peers.py measures."""
    return [Adapter("seasons", 2), Adapter("seasons", 4)]
