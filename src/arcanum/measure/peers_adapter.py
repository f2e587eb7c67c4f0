"""Our engines as adapters for the benchmark beside published ones.

    python tools/bench/peers.py --path src --ours arcanum.measure.peers_adapter:adapters

`--path build/compiled` measures the compiled rules.
"""

from __future__ import annotations

import json
import random

from arcanum.bots import Seat
from arcanum.bots.guide import Guide
from arcanum.bots.ismcts import Search
from arcanum.games import built_in
from arcanum.games import game as find_game
from arcanum.kernel.build import is_compiled
from arcanum.kernel.playout import chooser, play_out
from arcanum.kernel.state import State

LONG = 1e9  # seconds: only the number of simulations counts


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
        """n simulations of the search to the end of the game, from what the seat knows."""
        search = Search(Guide(n), n)
        return search.run(Seat(s, s.player), LONG, n)[0].action


def adapters() -> list[Adapter]:
    """What peers.py measures."""
    return [
        Adapter(name, seats)
        for name in built_in()
        if not find_game(name).hidden
        for seats in (2, 4)
    ]
