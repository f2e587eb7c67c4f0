"""Plays the installed game through the interfaces of the lab; run with it installed."""

from __future__ import annotations

import random
import warnings

import gymnasium
import pyspiel  # type: ignore[import-not-found]
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test  # type: ignore[import-untyped]

import arcanum.lab.openspiel  # noqa: F401
import arcanum.lab.pettingzoo as zoo
from arcanum.games import game as find_game
from arcanum.lab.gymnasium import env_id
from arcanum.lab.layouts import layout

# PettingZoo warns of observations that hold a mask.
warnings.filterwarnings("ignore", message="Observation")


def pettingzoo() -> None:
    """PettingZoo's own tests, in turns and all at once."""
    made = zoo.goofspiel_v0
    api_test(made.env(seats=3), num_cycles=100)
    parallel_api_test(made.parallel_env(options={"cards": "5"}), num_cycles=100)


def gym() -> None:
    """Gymnasium's own check."""
    made = gymnasium.make(env_id("goofspiel"), bots=["greedy"], render_mode="ansi")
    check_env(made.unwrapped, skip_render_check=False)


def openspiel() -> None:
    """Random games under the eyes of OpenSpiel, and one by name."""
    game = pyspiel.load_game("arcanum_goofspiel(cards=5,players=3,prizes=descending)")
    assert game.num_players() == 3
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    state = pyspiel.load_game("arcanum_goofspiel").new_initial_state()
    chance = random.Random(1)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == 0


def tensors() -> None:
    """The layout of tensors reads all of every view."""
    s = find_game("goofspiel").new(seats=4, seed=2)
    while not s.over:
        for seat in (*range(4), None):
            assert layout("goofspiel", 4).unread(s.observe(seat)) == []
        s.apply(s.options[-1])
    assert layout("goofspiel", 4).unread(s.observe(None)) == []


if __name__ == "__main__":
    for check in (pettingzoo, gym, openspiel, tensors):
        check()
        print(check.__name__, "is content")
