"""What both kinds of PettingZoo environments share: a table, its agents and their spaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arcanum.kernel.state import State
from arcanum.lab.extras import not_installed
from arcanum.lab.spaces import RENDER_MODES, agents, observation_space, rendered, seed_from
from arcanum.lab.study import Study, check_illegal

try:
    import gymnasium
    import numpy as np
except ImportError as missing:
    raise not_installed(missing) from None


class Seated:
    """A table whose seats are PettingZoo's agents.

    `max_cycles` ends a game early: a cycle is one decision of every seat that owed one when the
    cycle began. `illegal` says what an illegal action does: "end" (the game ends, the seat gets
    -1) or "replace" (any legal action is taken instead).
    """

    metadata: dict[str, Any] = {"name": "arcanum_v0", "render_modes": RENDER_MODES}
    more_actions = 0  # after the dense ones
    table: State

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
        super().__init__()
        self.study = Study(game, seats, options, reward)
        self.metadata = {**type(self).metadata, "name": f"{game}_v0"}
        self.max_cycles = max_cycles
        self.illegal = check_illegal(illegal)
        self.render_mode = render_mode
        self.possible_agents = agents(self.study)
        size = self.study.dense.size + self.more_actions
        self.observation_spaces = {
            agent: observation_space(self.study, size) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(size) for agent in self.possible_agents
        }
        self.generator = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """The flat tensor and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The dense actions, and those that the environment adds."""
        return self.action_spaces[agent]

    def sit_down(self, seed: int | None) -> None:
        """A new table; with a seed the same one every time."""
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.table = self.study.new(seed_from(self.generator))
        self.agents = self.possible_agents[:]
        self.cycles = 0

    def is_late(self) -> bool:
        """Whether a game has gone on long enough."""
        return self.max_cycles is not None and self.cycles >= self.max_cycles

    def render(self) -> str | None:
        """What an onlooker sees."""
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
