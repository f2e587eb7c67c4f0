"""A game set up for research: what the interfaces of the lab share.

Actions are the dense numbers of `dense.py`, observations the tensors of `tensors.py`, rewards
those of `rewards.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arcanum.games import game as find_game
from arcanum.kernel.errors import BadSetting, IllegalAction
from arcanum.kernel.frames import Player
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from arcanum.lab.dense import dense
from arcanum.lab.extras import not_installed
from arcanum.lab.layouts import layout
from arcanum.lab.rewards import check_reward, rewards
from arcanum.lab.tensors import Tensor

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as missing:
    raise not_installed(missing) from None

Mask = npt.NDArray[np.int8]

BOUND = 1000.0  # no number of a tensor is beyond
ILLEGAL = ("end", "replace")
ILLEGAL_REWARD = -1.0


class Study:
    """A game, its seats, options and reward."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "score",
    ) -> None:
        self.game = find_game(game)
        first = self.game.new(seats=seats, options=options, notes=False)
        self.seats = first.seats
        self.options = dict(first.settings)
        self.reward = check_reward(reward)
        self.dense = dense(game)
        self.layout = layout(game, self.seats)

    def new(self, seed: int | str, notes: bool = False) -> State:
        """A new table."""
        return self.game.new(seats=self.seats, options=self.options, seed=seed, notes=notes)

    def tensor(self, s: State, seat: Player | None, out: Tensor | None = None) -> Tensor:
        """What a seat sees, as one flat vector."""
        return self.layout.encode(s.observe(seat), out)

    def legal(self, s: State, seat: Player) -> list[int]:
        """The legal actions of a seat, ascending; none when it has nothing to decide."""
        return self.dense.all_numbers(options_of(s, seat))

    def mask(self, s: State, seat: Player, out: Mask | None = None) -> Mask:
        """1 for every legal action of a seat."""
        if out is None:
            out = np.zeros(self.dense.size, np.int8)
        else:
            out.fill(0)
        out[self.legal(s, seat)] = 1
        return out

    def action(self, s: State, number: Any) -> Action:
        """The kernel's action of a number, if it is legal now."""
        action = self.dense.action(int(number))
        if action not in s.options:
            raise IllegalAction(s.refused(action))
        return action

    def rewards(self, s: State) -> list[float]:
        """By seat; all 0 until the game is over."""
        return rewards(s, self.reward)


def options_of(s: State, seat: Player) -> list[Action]:
    """The options of a seat, also while several decide in secret."""
    if s.player == seat:
        return s.options
    if seat not in s.waiting():
        return []
    other = s.clone()
    other.turn_to(seat)
    return other.options


def check_illegal(way: str) -> str:
    """What becomes of an illegal action."""
    if way not in ILLEGAL:
        raise BadSetting(f"illegal is one of {', '.join(ILLEGAL)}, not '{way}'")
    return way
