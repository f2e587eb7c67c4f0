"""Games all at once (PettingZoo's Parallel API): in each step every seat hands in an action.

The actions of seats that owe a decision are taken, as secret choices are made at a table: at
once. All others can only wait, which is one more action after the dense ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arcanum.kernel.errors import IllegalAction
from arcanum.lab.extras import not_installed
from arcanum.lab.spaces import (
    RENDER_MODES,
    agents,
    observation_space,
    rendered,
    seed_from,
    shown,
)
from arcanum.lab.study import ILLEGAL_REWARD, Study, check_illegal

try:
    import gymnasium
    import numpy as np
    from pettingzoo import ParallelEnv  # type: ignore[import-untyped]
except ImportError as missing:
    raise not_installed(missing) from None

ByAgent = dict[str, Any]


class Parallel(ParallelEnv):  # type: ignore[misc]
    """A table whose seats act in every step; arguments as of `turns.Turns`."""

    metadata: dict[str, Any] = {"name": "arcanum_v0", "render_modes": RENDER_MODES}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "score",
        max_cycles: int | None = None,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        self.study = Study(game, seats, options, reward)
        self.metadata = {**Parallel.metadata, "name": f"{game}_v0"}
        self.max_cycles = max_cycles
        self.illegal = check_illegal(illegal)
        self.render_mode = render_mode
        self.possible_agents = agents(self.study)
        self.wait = self.study.dense.size
        self.observation_spaces = {
            agent: observation_space(self.study, self.wait + 1)
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self.generator = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """The flat tensor and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The dense actions, and waiting."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ByAgent, ByAgent]:
        """A new table; with a seed the same one every time."""
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.table = self.study.new(seed_from(self.generator))
        self.agents = self.possible_agents[:]
        self.cycles = 0
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
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
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

    def render(self) -> str | None:
        """What an onlooker sees."""
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
