"""OpenSpiel's own tests of its API (`integration_tests/api_test.py`), on our games."""

from __future__ import annotations

import random
import unittest
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.integration_tests import api_test  # type: ignore[import-untyped]

import arcanum.lab.openspiel  # noqa: F401 (registers the games)

NAMES = [
    "arcanum_pebbles(players=3)",
    "arcanum_seasons(outcomes=20)",
    "arcanum_seasons(players=3,level=apprentice,chance=sampled)",
    "arcanum_trickerion(dark_alley=off,chance=sampled)",
    "arcanum_trickerion(players=1,mode=heir,outcomes=20)",
    "arcanum_pax_illuminaten(players=3,outcomes=20)",
    "arcanum_pax_illuminaten(players=1,opponent=weishaupt,chance=sampled)",
]
SOME = 30  # states of each game; OpenSpiel takes 400
ON_ALL_STATES = [
    "test_legal_actions_empty",
    "test_current_player_returns_terminal_player_on_terminal_nodes",
    "test_information_state_no_argument_raises_on_terminal_nodes",
    "test_information_state_functions_raises_on_chance_nodes",
    "test_current_player_infosets_no_overlap_between_players",
    "test_constant_sum",
]


def passes(case: Any, *names: str) -> None:
    """Runs these tests of a class of theirs, or all that it has."""
    loader = unittest.defaultTestLoader
    names = names or tuple(loader.getTestCaseNames(case))
    result = unittest.TestSuite(case(name) for name in names).run(unittest.TestResult())
    assert result.testsRun == len(names) >= 5
    assert not result.skipped
    assert [trace for _, trace in result.errors + result.failures] == []


@pytest.mark.parametrize("name", NAMES)
def test_some_states(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    take = api_test.sample_some_states.sample_some_states
    fewer = lambda game, max_states: take(game, max_states=SOME)  # noqa: E731
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", fewer)
    random.seed(5)
    game = pyspiel.load_game(name)
    base = api_test.EnforceAPIOnPartialTreeBase
    passes(type("Partial", (base,), {"game": game, "game_name": name}))


def last_rounds(name: str) -> Any:
    """A state of Pebbles with two rounds to go."""
    state = pyspiel.load_game(name).new_initial_state()
    luck = np.random.RandomState(3)
    while len(state.history()) < 4 or state.current_player() != 0:
        state.apply_action(int(luck.choice(state.legal_actions())))
    return state


def all_below(state: Any) -> list[Any]:
    """A state and all that can follow."""
    out = [state]
    for action in state.legal_actions():
        out += all_below(state.child(action))
    return out


def test_all_states_of_the_last_rounds() -> None:
    """Their tests of a whole tree, on all of Pebbles but its first round."""
    top = last_rounds("arcanum_pebbles")
    game = top.get_game()
    states = [game.new_initial_state(), *all_below(top)]
    assert len(states) > 500

    class Full(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
        all_states = states

        @classmethod
        def setUpClass(cls) -> None:
            """The states are there."""

    Full.game, Full.game_name = game, "pebbles"
    passes(Full, *ON_ALL_STATES)


def test_perfect_recall() -> None:
    known: dict[Any, Any] = {}
    top = last_rounds("arcanum_pebbles")
    api_test._assert_is_perfect_recall_recursive(top, [], known)
    decided = [s for s in all_below(top) if s.is_player_node()]
    assert (
        100 < len(known) < len(decided)
    )  # some states cannot be told apart, and were compared
