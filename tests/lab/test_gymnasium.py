"""Gymnasium's own check, on our environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from arcanum.games import built_in
from arcanum.kernel.errors import BadSetting
from arcanum.lab.gymnasium import AgainstBots, env_id

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("seasons", {"seats": 4, "seat": None, "options": {"level": "magician"}}),
    ("seasons", {"bots": ["greedy"], "reward": "win"}),
    ("trickerion", {"seats": 3, "seat": 2, "reward": "rank"}),
    ("trickerion", {"seats": 1, "options": {"mode": "heir"}}),
    ("pax_illuminaten", {"seats": 3, "bots": ["greedy", "random"]}),
    ("pax_illuminaten", {"seats": 1, "options": {"opponent": "weishaupt"}}),
]


@pytest.mark.parametrize("illegal", ["end", "replace"])
@pytest.mark.parametrize("game", built_in())
def test_check_env(game: str, illegal: str) -> None:
    made = gymnasium.make(env_id(game), illegal=illegal, render_mode="ansi")
    check_env(made.unwrapped, skip_render_check=False)


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_check_env_at_other_tables(game: str, settings: dict[str, Any]) -> None:
    made = gymnasium.make(env_id(game), illegal="replace", render_mode="ansi", **settings)
    check_env(made.unwrapped, skip_render_check=False)


@pytest.mark.parametrize("game", built_in())
def test_a_whole_game_against_named_bots(game: str) -> None:
    env = gymnasium.make(env_id(game), seats=2, bots=["random"], reward="win", seat=None)
    luck = np.random.default_rng(2)
    for seed in range(2):
        observation, info = env.reset(seed=seed)
        terminated, reward = False, 0.0
        while not terminated:
            assert info["view"]["viewer"] in info["view"]["waiting"]
            action = luck.choice(np.flatnonzero(observation["action_mask"]))
            observation, gained, terminated, truncated, info = env.step(action)
            reward += float(gained)
            assert not truncated
        assert -1 <= reward <= 1
        assert info["view"]["over"]


def test_a_greedy_bot_sits_there() -> None:
    env = AgainstBots("seasons", seats=2, bots=["greedy"])
    env.reset(seed=1)
    assert [each.name for each in env.sitting.values()] == ["greedy"]


def test_an_illegal_action_ends_the_game() -> None:
    env = AgainstBots("pebbles")
    env.reset(seed=0)
    _, reward, terminated, _, _ = env.step(env.study.dense.read("swap"))
    assert (reward, terminated) == (-1.0, True)


def test_settings_are_checked() -> None:
    with pytest.raises(BadSetting, match="seat is 0 to 1"):
        AgainstBots("seasons", seat=2)
    with pytest.raises(BadSetting, match="2 bots and the agent for 2 seats"):
        AgainstBots("seasons", bots=["random", "random"])
    with pytest.raises(BadSetting, match="no bot 'grandmaster'"):
        AgainstBots("seasons", bots=["grandmaster"])


def test_alone_against_an_artificial_opponent() -> None:
    env = AgainstBots("pax_illuminaten", seats=1, options={"opponent": "franck"})
    observation, _ = env.reset(seed=0)
    assert observation["action_mask"].any()
    assert env.sitting == {}
