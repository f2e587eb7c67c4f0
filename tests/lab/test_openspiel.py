"""OpenSpiel's own tests and algorithms, on our games."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python import rl_environment  # type: ignore[import-untyped]
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]
    external_sampling_mccfr,
    ismcts,
    mcts,
)
from open_spiel.python.observation import (  # type: ignore[import-untyped]
    INFO_STATE_OBS_TYPE,
    make_observation,
)
from open_spiel.python.tests import games_sim_test  # type: ignore[import-untyped]

import arcanum.lab.openspiel
from arcanum.kernel.errors import BadSetting
from arcanum.lab.dense import dense

GAMES = ("seasons", "trickerion", "pax_illuminaten", "pebbles")
SHORT = [  # games that random play ends soon
    "arcanum_pebbles",
    "arcanum_pebbles(players=4,length=long,reward=rank,outcomes=7)",
    "arcanum_pax_illuminaten(players=1,opponent=franck,reward=win)",
]


def on_the_way(name: str, decisions: int, seed: int = 1) -> Any:
    """A state after some random decisions, with somebody to decide."""
    state = pyspiel.load_game(name).new_initial_state()
    luck = np.random.RandomState(seed)
    done = 0
    while done < decisions or state.is_chance_node():
        if state.is_chance_node():
            state.apply_action(int(luck.choice([o for o, _ in state.chance_outcomes()])))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
            done += 1
    return state


def test_the_games_are_registered() -> None:
    names = {each.short_name for each in pyspiel.registered_games()}
    assert {f"arcanum_{game}" for game in GAMES} <= names
    for game in GAMES:
        made = pyspiel.load_game(f"arcanum_{game}")
        assert made.num_distinct_actions() == dense(game).size


@pytest.mark.parametrize("name", SHORT)
def test_random_sim(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ["seasons", "trickerion"])
def test_random_sim_of_a_long_game(game: str) -> None:
    """From the middle of a game would be quicker, but this is OpenSpiel's own way."""
    made = pyspiel.load_game(f"arcanum_{game}(outcomes=10)")
    pyspiel.random_sim_test(made, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["arcanum_pebbles", "arcanum_seasons(level=apprentice)"])
def test_the_python_api(name: str) -> None:
    """OpenSpiel's test of every registered game: cloning, serialization, pickles, returns."""
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("game", GAMES)
def test_serialization_goes_on_alike(game: str) -> None:
    state = on_the_way(f"arcanum_{game}", 6)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, other = pyspiel.deserialize_game_and_state(text)
    third = pickle.loads(pickle.dumps(state))
    for _ in range(3):
        for p in range(2):
            assert state.information_state_string(p) == other.information_state_string(p)
            assert third.information_state_string(p) == other.information_state_string(p)
        if state.is_terminal():
            break
        action = state.legal_actions()[-1]
        for each in (state, other, third):
            each.apply_action(action)
    assert state.history() == other.history() == third.history()


@pytest.mark.parametrize("game", GAMES)
def test_resampling_keeps_what_the_player_knows(game: str) -> None:
    state = on_the_way(f"arcanum_{game}", 7)
    me = state.current_player()
    others = set()
    for seed in range(8):
        luck = np.random.RandomState(seed)
        other = state.resample_from_infostate(me, luck.rand)
        assert other.information_state_string(me) == state.information_state_string(me)
        assert other.information_state_tensor(me) == state.information_state_tensor(me)
        assert other.observation_string(me) == state.observation_string(me)
        assert other.legal_actions() == state.legal_actions()
        others.add(str(other))
    assert len(others) > 1  # and deals anew what it does not


def test_resampling_forgets_what_others_did_in_secret() -> None:
    state = on_the_way("arcanum_seasons", 6)
    me = state.current_player()
    other = state.resample_from_infostate(me, lambda: 0.5)
    assert '"note":"drafts"' in state.information_state_string(1 - me)
    assert '"note":"drafts"' not in other.information_state_string(1 - me)


def test_chance_comes_before_the_dice_and_is_not_foreseen() -> None:
    """The same decision before a roll, other outcomes: other dice."""
    state = on_the_way("arcanum_seasons(outcomes=50)", 0)
    luck = np.random.RandomState(1)
    while True:
        before = state.clone()
        action = int(luck.choice(state.legal_actions()))
        state.apply_action(action)
        if state.is_chance_node():
            break
    assert len(state.chance_outcomes()) == 50
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    rolls = set()
    for outcome in range(10):
        after = state.clone()
        after.apply_action(outcome)
        rolls.add(str([die["face"] for die in after.view(None)["rolled"]]))
        again = before.clone()
        again.apply_action(action)
        again.apply_action(outcome)
        assert str(again) == str(after)
    assert len(rolls) > 1


def test_later_movers_do_not_see_secret_choices() -> None:
    strings = set()
    for choice in range(4):
        state = on_the_way("arcanum_pebbles", 0)
        state.apply_action(choice)
        strings.add(state.information_state_string(1))
    assert len(strings) == 1


def test_named_tensors() -> None:
    state = on_the_way("arcanum_seasons", 20)
    game = state.get_game()
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert seen.dict["mages.hand.cards"].shape == (2, 50)
    assert seen.tensor.tolist() == state.observation_tensor(1)
    known = make_observation(game, INFO_STATE_OBS_TYPE)
    known.set_from(state, 1)
    assert known.dict["heard.times"].sum() > 0
    assert known.dict["heard.last"].sum(axis=1).tolist()[0] == 1
    assert known.tensor.tolist() == state.information_state_tensor(1)


def test_returns_are_the_rewards() -> None:
    for reward in ("score", "win", "rank"):
        state = pyspiel.load_game(f"arcanum_pebbles(reward={reward})").new_initial_state()
        luck = np.random.RandomState(4)
        while not state.is_terminal():
            assert state.returns() == [0.0, 0.0]
            state.apply_action(int(luck.choice(state.legal_actions())))
        assert state.returns() == state.held.study.rewards(state.held.table)


@pytest.mark.parametrize("name", ["arcanum_pebbles", "arcanum_seasons(outcomes=20)"])
def test_mcts(name: str) -> None:
    state = on_the_way(name, 4)
    luck = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 4, evaluator, random_state=luck)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["arcanum_pebbles", "arcanum_seasons"])
def test_information_set_mcts(name: str) -> None:
    state = on_the_way(name, 4)
    luck = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=2.0,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        random_state=luck,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )
    assert bot.step(state) in state.legal_actions()


def test_a_tabular_solver() -> None:
    """External-sampling MCCFR goes through Pebbles by information states."""
    game = pyspiel.load_game("arcanum_pebbles(outcomes=2)")
    np.random.seed(3)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    solver.iteration()
    state = on_the_way("arcanum_pebbles(outcomes=2)", 0)
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)
    assert sorted(policy) == state.legal_actions()


def test_the_environment_of_learners() -> None:
    environment = rl_environment.Environment("arcanum_pebbles")
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_settings_are_checked() -> None:
    with pytest.raises((BadSetting, pyspiel.SpielError)):
        pyspiel.load_game("arcanum_pebbles(outcomes=0)")


def test_python_ends_in_peace() -> None:
    """OpenSpiel keeps our classes beyond the end of Python: that must not crash."""
    said = "import arcanum.lab.openspiel, pyspiel; print(pyspiel.load_game('arcanum_pebbles'))"
    done = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert arcanum.lab.openspiel.BEFORE_THE_DEAL
