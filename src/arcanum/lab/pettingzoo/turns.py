"""Games in turns (PettingZoo's AEC): one seat decides at a time, with a mask of legal actions.

Secret choices that all make at once are asked one after another; nobody sees those that were
made before, neither in the tensor nor in the view.
"""

from __future__ import annotations

from typing import Any

from arcanum.lab.extras import not_installed
from arcanum.lab.pettingzoo.seated import Seated
from arcanum.lab.spaces import shown
from arcanum.lab.study import ILLEGAL_REWARD

try:
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ImportError as missing:
    raise not_installed(missing) from None


class Turns(Seated, AECEnv):  # type: ignore[misc]
    """A table in turns. An illegal action ends the game only in the wrapper of `env`."""

    metadata: dict[str, Any] = {**Seated.metadata, "is_parallelizable": False}

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.seat_of = {agent: p for p, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new table; with a seed the same one every time."""
        self.sit_down(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.owed = set(self.table.waiting())
        self.look_for_next()

    def look_for_next(self) -> None:
        """Who decides next, and what that seat sees."""
        self.agent_selection = self.possible_agents[self.table.player]
        self.view = self.table.observe(self.table.player)
        self.infos[self.agent_selection] = shown(self.view)

    def observe(self, agent: str) -> dict[str, Any]:
        """The flat tensor and the mask of an agent."""
        seat = self.seat_of[agent]
        view = self.view if seat == self.table.player else self.table.observe(seat)
        mask = self.study.mask(self.table, seat)
        if agent != self.agent_selection:
            mask.fill(0)
        return {"observation": self.study.layout.encode(view), "action_mask": mask}

    def step(self, action: Any) -> None:
        """One decision."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.table.player
        if self.illegal == "replace" and self.study.dense.action(int(action)) not in (
            self.table.options
        ):
            action = self.generator.choice(self.study.legal(self.table, seat))
        self.infos[agent] = {}
        self.table.apply(self.study.action(self.table, action))
        self.count(seat)
        if self.table.over:
            self.rewards = dict(zip(self.agents, self.study.rewards(self.table), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self.show_all()
        else:
            self.look_for_next()
            if self.is_late():
                self.truncations = dict.fromkeys(self.agents, True)
                self.show_all()
        self._accumulate_rewards()

    def show_all(self) -> None:
        """At the end every agent sees the table once more."""
        self.infos = {
            agent: shown(self.table.observe(self.seat_of[agent])) for agent in self.agents
        }

    def count(self, seat: int) -> None:
        """Counts cycles: a new one begins when nobody owes a decision of the old one."""
        self.owed.discard(seat)
        if not self.owed or self.table.player not in self.owed:
            self.cycles += 1
            self.owed = set(self.table.waiting())


def env(game: str, **settings: Any) -> Any:
    """The table in PettingZoo's usual wrappers."""
    made: Any = Turns(game, **settings)
    if made.illegal == "end":
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)
