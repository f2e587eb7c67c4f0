"""Games all at once (PettingZoo's Parallel API): in each step every seat hands in an action.

The actions of seats that owe a decision are taken, as secret choices are made at a table: at
once. All others can only wait, which is one more action after the dense ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arcanum.kernel.errors import IllegalAction
from arcanum.lab.extras import not_installed
from arcanum.lab.pettingzoo.seated import Seated
from arcanum.lab.spaces import shown
from arcanum.lab.study import ILLEGAL_REWARD

try:
    import numpy as np
    from pettingzoo import ParallelEnv  # type: ignore[import-untyped]
except ImportError as missing:
    raise not_installed(missing) from None

ByAgent = dict[str, Any]


class Parallel(Seated, ParallelEnv):  # type: ignore[misc]
    """A table whose seats act in every step."""

    more_actions = 1  # waiting

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.wait = self.study.dense.size

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ByAgent, ByAgent]:
        """A new table; with a seed the same one every time."""
        self.sit_down(seed)
        return self.seen()

    def seen(self) -> tuple[ByAgent, ByAgent]:
        """What every agent sees: tensors with masks, and views."""
        observations, infos = {}, {}
        for seat, agent in enumerate(self.possible_agents):
            view = self.table.observe(seat)
            mask = np.zeros(self.wait + 1, np.int8)
            self.study.mask(self.table, seat, mask[: self.wait])
            mask[self.wait] = not mask.any()
            observations[agent] = {
                "observation": self.study.layout.encode(view),
                "action_mask": mask,
            }
            infos[agent] = shown(view)
        return observations, infos

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        """One decision of every seat that owes one."""
        wrong = None
        for seat in self.table.waiting():
            if seat in self.table.waiting():  # what came before may have ended the question
                self.table.turn_to(seat)
                wrong = self.decide(seat, actions.get(self.possible_agents[seat], self.wait))
                if wrong is not None:
                    break
        self.cycles += 1
        over = self.table.over or wrong is not None
        late = not over and self.is_late()
        rewards = self.study.rewards(self.table)
        if wrong is not None:
            rewards[wrong] = ILLEGAL_REWARD
        observations, infos = self.seen()
        names = self.agents
        if over or late:
            self.agents = []
        return (
            observations,
            dict(zip(names, rewards, strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, late),
            infos,
        )

    def decide(self, seat: int, number: Any) -> int | None:
        """Takes the action of a seat; the seat itself if it was illegal and ends the game."""
        try:
            if int(number) == self.wait:
                raise IllegalAction("this seat has to decide")
            action = self.study.action(self.table, number)
        except IllegalAction:
            if self.illegal == "end":
                return seat
            options = self.table.options
            action = options[int(self.generator.integers(len(options)))]
        self.table.apply(action)
        return None
