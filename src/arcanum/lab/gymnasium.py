"""Gymnasium: one agent against named bots, which sit at the other seats.

`import arcanum.lab.gymnasium` registers every game, as `arcanum/Pebbles-v0`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arcanum.bots import Bot, Seat, bot
from arcanum.games import ids
from arcanum.kernel.errors import BadSetting, IllegalAction
from arcanum.lab.extras import not_installed
from arcanum.lab.spaces import (
    RENDER_MODES,
    observation_space,
    rendered,
    seed_from,
    shown,
)
from arcanum.lab.study import ILLEGAL_REWARD, Mask, Study, check_illegal

try:
    import gymnasium
except ImportError as missing:
    raise not_installed(missing) from None

Observation = dict[str, Any]


class AgainstBots(gymnasium.Env[Observation, int]):
    """A table at which one seat is the agent.

    `seat` is the agent's (None: another one in each game); `bots` are named in the order of the
    seats after it, the last one fills the rest. An illegal action ends the game with -1
    (`illegal="end"`), or any legal one is taken instead ("replace").
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        bots: Sequence[str] = ("random",),
        options: Mapping[str, str] | None = None,
        reward: str = "score",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        self.study = Study(game, seats, options, reward)
        if seat is not None and not 0 <= seat < self.study.seats:
            raise BadSetting(f"the agent's seat is 0 to {self.study.seats - 1}, not {seat}")
        if len(bots) >= max(2, self.study.seats):
            raise BadSetting(f"{len(bots)} bots and the agent for {self.study.seats} seats")
        self.fixed_seat = seat
        self.bots = list(bots) or ["random"]
        for name in self.bots:
            bot(name, game)  # report an unknown bot before anything is played
        self.illegal = check_illegal(illegal)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.study, self.study.dense.size)
        self.action_space = gymnasium.spaces.Discrete(self.study.dense.size)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new table, played on to the agent's first decision."""
        super().reset(seed=seed)
        study = self.study
        self.table = study.new(seed_from(self.np_random))
        self.seat = self.fixed_seat
        if self.seat is None:
            self.seat = int(self.np_random.integers(study.seats))
        self.sitting: dict[int, Bot] = {}
        for after in range(study.seats - 1):
            name = self.bots[min(after, len(self.bots) - 1)]
            other = (self.seat + 1 + after) % study.seats
            self.sitting[other] = bot(name, study.game.id, seed_from(self.np_random))
        self.let_others_play()
        return self.seen()

    def let_others_play(self) -> None:
        """The bots decide until it is the agent's turn, or the game is over."""
        s = self.table
        while not s.over and s.player != self.seat:
            s.apply(self.sitting[s.player].choose(Seat(s, s.player)))

    def seen(self) -> tuple[Observation, dict[str, Any]]:
        """What the agent sees."""
        view = self.table.observe(self.seat)
        mask = self.action_masks()
        return {"observation": self.study.layout.encode(view), "action_mask": mask}, shown(view)

    def action_masks(self) -> Mask:
        """1 for every legal action; the name that maskable learners ask for."""
        assert self.seat is not None
        return self.study.mask(self.table, self.seat)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One decision of the agent, and all of the bots that follow."""
        assert self.seat is not None
        try:
            taken = self.study.action(self.table, action)
        except IllegalAction:
            if self.illegal == "end" or self.table.over:
                observation, info = self.seen()
                return observation, ILLEGAL_REWARD, True, False, info
            options = self.table.options
            taken = options[int(self.np_random.integers(len(options)))]
        self.table.apply(taken)
        self.let_others_play()
        observation, info = self.seen()
        reward = self.study.rewards(self.table)[self.seat]
        return observation, reward, self.table.over, False, info

    def render(self) -> Any:
        """What an onlooker sees."""
        return rendered(self.table, self.render_mode)


def env_id(game: str) -> str:
    """The name under which Gymnasium knows a game."""
    return f"arcanum/{game.title().replace('_', '')}-v0"


for each in ids():
    gymnasium.register(
        id=env_id(each),
        entry_point="arcanum.lab.gymnasium:AgainstBots",
        kwargs={"game": each},
        nondeterministic=False,
    )
