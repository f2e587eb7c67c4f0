"""PettingZoo's own tests, on our environments."""

from __future__ import annotations

import importlib
import random
import sys
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec  # type: ignore[import-untyped]

from arcanum.games import built_in
from arcanum.kernel.errors import BadSetting, IllegalAction
from arcanum.lab.pettingzoo import pebbles_v0, seasons_v0
from arcanum.lab.pettingzoo.turns import Turns

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("seasons", {}),
    ("seasons", {"seats": 4, "options": {"level": "apprentice"}, "reward": "rank"}),
    ("trickerion", {}),
    ("trickerion", {"seats": 3, "options": {"dark_alley": "off"}, "reward": "win"}),
    ("trickerion", {"seats": 1, "options": {"mode": "heir"}}),
    ("pax_illuminaten", {}),
    ("pax_illuminaten", {"seats": 4, "illegal": "replace"}),
    ("pax_illuminaten", {"seats": 2, "options": {"opponent": "weishaupt"}}),
    ("pebbles", {}),
]

# PettingZoo knows the names of its own environments whose observations hold a mask, and warns
# of all others that theirs are no bare arrays.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
]


def module(game: str) -> Any:
    return importlib.import_module(f"arcanum.lab.pettingzoo.{game}_v0")


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_api(game: str, settings: dict[str, Any]) -> None:
    api_test(module(game).env(**settings), num_cycles=100)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_api_to_the_end_of_the_game(seats: int) -> None:
    api_test(pebbles_v0.env(seats=seats, reward="rank"), num_cycles=100)


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_seed(game: str, settings: dict[str, Any]) -> None:
    seed_test(partial(module(game).env, **settings), num_cycles=30)


@pytest.mark.parametrize("game", built_in())
def test_parallel_seed(game: str) -> None:
    parallel_seed_test(partial(module(game).parallel_env, illegal="replace"), num_cycles=20)


@pytest.mark.parametrize("game", built_in())
def test_max_cycles(game: str) -> None:
    """In the Parallel API, and through PettingZoo's own bridge to turns.

    The test wants every agent to act equally often. In turns that is so only where all decide
    at once, as in the test below: seats that owe no decision are not asked to wait.
    """
    options = {"length": "long"} if game == "pebbles" else {}  # not over before the cycles are
    every_step = partial(module(game).parallel_env, illegal="replace", options=options)
    bridged = SimpleNamespace(
        parallel_env=every_step, env=lambda **kept: parallel_to_aec(every_step(**kept))
    )
    max_cycles_test(bridged)


def test_max_cycles_in_turns() -> None:
    """The draft of Seasons is made by all at once: a cycle is a decision of every seat."""
    kept = {"illegal": "replace", "options": {"first": "A"}}
    max_cycles_test(
        SimpleNamespace(
            parallel_env=partial(seasons_v0.parallel_env, **kept),
            env=partial(seasons_v0.env, **kept),
        )
    )


@pytest.mark.parametrize("game", built_in())
def test_parallel_api(game: str) -> None:
    parallel_api_test(module(game).parallel_env(illegal="replace"), num_cycles=20)


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_performance_benchmark(
    game: str,
    settings: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It runs for five seconds of its clock; ours goes on by 0.1 s with every cycle."""
    ticks = count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 10)
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    env = module(game).env(**settings)
    steps = count()
    step = env.unwrapped.step
    monkeypatch.setattr(env.unwrapped, "step", lambda action: (next(steps), step(action)))
    performance_benchmark(env)
    assert "Finished performance benchmark" in capsys.readouterr().out
    assert next(steps) >= 51 * env.num_agents  # it has really stepped


@pytest.mark.parametrize("game", built_in())
def test_a_whole_game_with_rewards(game: str) -> None:
    env = module(game).env(reward="win")
    env.reset(seed=3)
    luck = random.Random(1)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(20_000):
        _, reward, terminated, truncated, info = env.last(observe=False)
        total[agent] += reward
        assert info["view"]["viewer"] == "ABCD"[int(agent[-1])]
        assert info["view"]["over"] == terminated
        if terminated or truncated:
            env.step(None)
            continue
        legal = env.unwrapped.study.legal(env.unwrapped.table, int(agent[-1]))
        env.step(luck.choice(legal))
    assert not env.agents
    assert sum(total.values()) == pytest.approx(0)


def test_an_illegal_action_ends_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    env = pebbles_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.unwrapped.study.dense.read("swap"))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    raw = pebbles_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalAction):
        raw.step(env.unwrapped.study.dense.read("swap"))


def test_an_illegal_action_ends_the_parallel_game() -> None:
    env = pebbles_v0.parallel_env()
    observations, _ = env.reset(seed=1)
    wait = env.wait
    assert not observations["player_0"]["action_mask"][wait]
    _, rewards, terminations, _, _ = env.step({"player_0": wait, "player_1": 0})
    assert rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(terminations.values())
    assert not env.agents


def test_who_has_nothing_to_decide_can_only_wait() -> None:
    env = pebbles_v0.parallel_env()
    env.reset(seed=1)
    close = env.study.dense.read
    observations, *_ = env.step({"player_0": close("close 3"), "player_1": close("close 0")})
    masks = [np.flatnonzero(observations[f"player_{p}"]["action_mask"]) for p in range(2)]
    assert masks[1].tolist() == [env.wait]
    assert [env.study.dense.spell(int(n)) for n in masks[0]] == ["swap", "keep"]


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    env = Turns("pebbles", render_mode="ansi")
    env.reset(seed=0)
    assert '"viewer": null' in str(env.render())
    shown = Turns("pebbles", render_mode="human")
    shown.reset(seed=0)
    assert shown.render() is None
    assert '"game": "pebbles"' in capsys.readouterr().out


def test_settings_are_checked() -> None:
    with pytest.raises(BadSetting, match="illegal is one of"):
        seasons_v0.env(illegal="shrug")
    with pytest.raises(BadSetting, match="rewards"):
        seasons_v0.env(reward="fame")
