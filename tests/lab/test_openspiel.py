"""OpenSpiel's own tests and algorithms, on our games."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python import rl_environment  # type: ignore[import-untyped]
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
)
from open_spiel.python.observation import (  # type: ignore[import-untyped]
    INFO_STATE_OBS_TYPE,
    make_observation,
)
from open_spiel.python.test_utils import random_playout  # type: ignore[import-untyped]
from open_spiel.python.tests import games_sim_test  # type: ignore[import-untyped]

import arcanum.lab.openspiel  # noqa: F401 (registers the games)
from arcanum.games import built_in
from arcanum.games import game as known_game
from arcanum.kernel.codec import canonical
from arcanum.kernel.errors import BadSetting
from arcanum.lab.dense import dense

CHANCE = pyspiel.GameType.ChanceMode
PRIVATE = pyspiel.PrivateInfoType
EXPLICIT = [
    "arcanum_pebbles",
    "arcanum_pebbles(players=4,length=long,reward=rank,outcomes=7)",
    "arcanum_seasons(level=apprentice,reward=rank,outcomes=10)",
    "arcanum_trickerion(players=1,mode=heir,outcomes=5)",
    "arcanum_pax_illuminaten(outcomes=10)",
    "arcanum_pax_illuminaten(players=2,opponent=weishaupt,outcomes=10)",
]
SAMPLED = [
    "arcanum_pebbles(players=3,chance=sampled,rng_seed=1)",
    "arcanum_seasons(chance=sampled,rng_seed=2)",
    "arcanum_trickerion(dark_alley=off,quick_game=on,chance=sampled,rng_seed=3)",
    "arcanum_pax_illuminaten(players=1,opponent=franck,reward=win,chance=sampled,rng_seed=4)",
]
ON_THE_WAY = [
    "arcanum_pebbles(players=3)",
    "arcanum_seasons(players=3)",
    "arcanum_trickerion",
    "arcanum_trickerion(players=1,mode=heir)",
    "arcanum_pax_illuminaten(chance=sampled,rng_seed=5)",
    "arcanum_pax_illuminaten(players=2,opponent=weishaupt)",
]


def random_decisions(name: str, seed: int = 1) -> Iterator[Any]:
    """The states of a random game in which somebody decides, and the last one."""
    state = pyspiel.load_game(name).new_initial_state()
    luck = np.random.RandomState(seed)
    while not state.is_terminal():
        if state.is_player_node():
            yield state
        state.apply_action(int(luck.choice(state.legal_actions())))
    yield state


def on_the_way(name: str, decisions: int, seed: int = 1) -> Any:
    """A state after some random decisions, with somebody to decide."""
    return next(islice(random_decisions(name, seed), decisions, None))


def test_the_games_are_registered() -> None:
    names = {each.short_name for each in pyspiel.registered_games()}
    assert {f"arcanum_{game}" for game in built_in()} <= names
    ours = {"players", "reward", "chance", "outcomes", "rng_seed"}
    assert not any(ours & set(known_game(game).options) for game in built_in())
    for game in built_in():
        made = pyspiel.load_game(f"arcanum_{game}")
        assert made.num_distinct_actions() == dense(game).size


@pytest.mark.parametrize("name", EXPLICIT)
def test_random_sim(name: str) -> None:
    game = pyspiel.load_game(name)
    assert game.get_type().chance_mode == CHANCE.EXPLICIT_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SAMPLED)
def test_random_sim_with_sampled_chance(name: str) -> None:
    """OpenSpiel cannot serialize the generator of any game in Python; our own way is below."""
    game = pyspiel.load_game(name)
    assert game.get_type().chance_mode == CHANCE.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    "name",
    [
        "arcanum_pebbles",
        "arcanum_seasons(players=3)",
        "arcanum_trickerion(outcomes=20)",
        "arcanum_pax_illuminaten(outcomes=20)",
    ],
)
def test_the_python_api(name: str) -> None:
    """OpenSpiel's test of every registered game: cloning, serialization, pickles, returns."""
    np.random.seed(6)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", SAMPLED[:2])
def test_the_python_api_with_sampled_chance(name: str) -> None:
    np.random.seed(6)
    game = pyspiel.load_game(name)
    games_sim_test.GamesSimTest().sim_game(game, check_pyspiel_serialization=False)


def test_a_sampled_game_is_kept_with_its_generator() -> None:
    """As in OpenSpiel's `sampled_stochastic_games_test`: the same games follow."""
    game = pyspiel.load_game("arcanum_seasons", {"chance": "sampled", "rng_seed": 0})
    random_playout(game.new_initial_state(), 1)
    other = pickle.loads(pickle.dumps(game))
    assert other == game
    states = [random_playout(each.new_initial_state(), 2) for each in (game, other)]
    assert str(states[0]) == str(states[1])


def test_sampled_chance_does_what_it_wants() -> None:
    """One outcome, but copies roll for themselves; the seed decides all."""
    deals = set()
    for name in [SAMPLED[1], SAMPLED[1], "arcanum_seasons(chance=sampled)"]:
        state = pyspiel.load_game(name).new_initial_state()
        assert state.chance_outcomes() == [(0, 1.0)]
        twins = [state.child(0) for _ in range(2)]
        assert str(twins[0]) != str(twins[1])
        deals.add(str(twins[0]))
    assert len(deals) == 2


@pytest.mark.parametrize("name", [*SAMPLED, *(f"arcanum_{game}" for game in built_in())])
def test_states_are_kept_and_go_on_alike(name: str) -> None:
    state = on_the_way(name, 6)
    game = state.get_game()
    others = [game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))]
    if game.get_type().chance_mode == CHANCE.EXPLICIT_STOCHASTIC:
        text = pyspiel.serialize_game_and_state(game, state)
        others.append(pyspiel.deserialize_game_and_state(text)[1])
    others.append(pickle.loads(pickle.dumps(others[0])))  # twice does no harm
    for _ in range(4):
        for other in others:
            assert str(other) == str(state)
            assert other.history() == state.history()
            for p in range(state.num_players()):
                assert other.information_state_string(p) == state.information_state_string(p)
                assert other.information_state_tensor(p) == state.information_state_tensor(p)
        if not state.is_player_node():
            break
        action = state.legal_actions()[-1]
        for each in (state, *others):
            each.apply_action(action)


# -- information states


def some_of(name: str, often: int) -> Iterator[Any]:
    """States of a random game: all kinds of decisions, and of these a few."""
    met: Counter[str] = Counter()
    for state in random_decisions(name, seed=2):
        kind = "" if state.is_terminal() else state.held.table.asked().prompt
        met[kind] += 1
        if met[kind] == 1 or met[kind] % often == 0:
            yield state


@pytest.mark.parametrize("name", ON_THE_WAY)
def test_resampling_keeps_what_a_player_knows(name: str) -> None:
    """As OpenSpiel's ResampleInfostateTest: every player, and not only the one to decide.

    Beside it: equal strings mean equal tensors, and the other way round.
    """
    tensors: dict[str, tuple[float, ...]] = {}
    secret = dealt = 0
    often = 1 if "pebbles" in name else 40
    for number, state in enumerate(some_of(name, often)):
        for me in range(state.num_players()):
            other = state.resample_from_infostate(me, np.random.RandomState(number).rand)
            known = state.information_state_string(me)
            assert other.information_state_string(me) == known
            for each in (state, state.clone(), other):
                tensor = tuple(each.information_state_tensor(me))
                assert tensors.setdefault(known, tensor) == tensor
            assert other.observation_string(me) == state.observation_string(me)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            dealt += str(other) != str(state)
            if me == state.current_player():
                secret += state.held.table.asked().secret
                assert other.legal_actions() == state.legal_actions()
                again = other.resample_from_infostate(me, np.random.RandomState(number).rand)
                assert again.serialize() == other.serialize()  # it hangs on what `me` knows
                random_steps(other, 5)
    assert dealt >= 10
    assert secret or "opponent" in name or "heir" in name
    assert len(tensors) >= 10
    assert len(set(tensors.values())) == len(tensors)


def random_steps(state: Any, steps: int) -> None:
    """What follows a state that was dealt again is a game like any other."""
    luck = np.random.RandomState(9)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(int(luck.choice(state.legal_actions())))


def test_resampling_forgets_what_others_did_in_secret() -> None:
    state = on_the_way("arcanum_seasons", 6)
    me = state.current_player()
    other = state.resample_from_infostate(me, lambda: 0.5)
    assert '"note":"drafts"' in state.information_state_string(1 - me)
    assert '"note":"drafts"' not in other.information_state_string(1 - me)


def test_resampling_while_chance_is_to_decide() -> None:
    state = on_the_way("arcanum_seasons", 0)
    sampler = np.random.RandomState(3).rand
    before = state.get_game().new_initial_state()
    assert before.resample_from_infostate(0, sampler).is_chance_node()
    while not state.is_chance_node():
        me = state.current_player()
        state.apply_action(state.legal_actions()[0])
    other = state.resample_from_infostate(me, sampler)
    assert other.information_state_string(me) == state.information_state_string(me)
    other.apply_action(7)
    assert other.is_player_node()
    with pytest.raises(BadSetting, match="only for the player who acted"):
        state.resample_from_infostate(1 - me, sampler)


def test_the_key_tells_what_the_view_does_not() -> None:
    """Two ways to the same view: who remembers must be able to tell them apart."""
    met: dict[str, Any] = {}
    for seed in range(60):
        state = on_the_way("arcanum_pebbles(outcomes=1)", 6, seed)
        me = state.current_player()
        other = met.setdefault(state.observation_string(me), state)
        if other.information_state_string(me) != state.information_state_string(me):
            assert other.observation_tensor(me) == state.observation_tensor(me)
            assert other.information_state_tensor(me) != state.information_state_tensor(me)
            return
    pytest.fail("no two ways to the same view were found")


def test_an_information_state_is_json() -> None:
    state = on_the_way("arcanum_seasons", 30)
    me = state.current_player()
    known = json.loads(state.information_state_string(me))
    assert sorted(known) == ["did", "heard", "saw", "view"]
    assert known["view"] == json.loads(state.observation_string(me))["view"] == state.view(me)
    assert known["heard"] == state.held.table.heard(me)
    assert [each for each in known["did"] if each.startswith("draft ")]


def test_every_view_that_a_seat_decided_on_is_remembered() -> None:
    """Dice that nobody took are told by no note, and yet they were seen."""
    digest, me = "", 0
    for number, state in enumerate(random_decisions("arcanum_seasons(level=apprentice)")):
        known = json.loads(state.information_state_string(me))
        assert known["saw"] == digest
        if state.current_player() == me:
            text = digest.encode() + canonical(state.view(me))
            digest = sha256(text).hexdigest()[:32]
        if number == 40:
            break
    kept = pickle.loads(pickle.dumps(state))
    assert kept.information_state_string(me) == state.information_state_string(me)


def observer(game: Any, public: bool, recall: bool, private: Any) -> Any:
    return make_observation(game, pyspiel.IIGObservationType(public, recall, private))


def test_what_everybody_sees() -> None:
    """It is what an onlooker sees."""
    state = on_the_way("arcanum_seasons", 5)
    for recall in (False, True):
        seen = observer(state.get_game(), True, recall, PRIVATE.NONE)
        assert json.loads(seen.string_from(state, 0))["view"] == state.view(None)
        assert seen.string_from(state, 1) == seen.string_from(state, 0)
        assert '"note":"drafts"' not in seen.string_from(state, 0)
        seen.set_from(state, 0)
        assert seen.dict["mages.pack.cards"].sum() == 0


def test_what_a_seat_alone_sees() -> None:
    state = on_the_way("arcanum_seasons", 5)
    secret = observer(state.get_game(), False, False, PRIVATE.SINGLE_PLAYER)
    for me in range(2):
        told = json.loads(secret.string_from(state, me))["view"]
        own = state.view(me)["mages"][me]
        assert told["mages"][me]["pack"]["cards"] == own["pack"]["cards"]
        assert told["mages"][1 - me] is None
        assert "season" not in told
        secret.set_from(state, me)
        assert secret.dict["mages.pack.cards"][0].sum() == len(own["pack"]["cards"])
        assert secret.dict["season"].sum() == 0
    for odd in [(False, True, PRIVATE.SINGLE_PLAYER), (True, False, PRIVATE.ALL_PLAYERS)]:
        assert observer(state.get_game(), *odd) is None


def test_a_playthrough() -> None:
    """What OpenSpiel keeps of a game to see that nothing changes can be made and repeated."""
    name = "arcanum_pebbles(outcomes=3)"
    made = generate_playthrough.playthrough(name, None, seed=1)
    assert "GameType.chance_mode = ChanceMode.EXPLICIT_STOCHASTIC" in made
    assert "PrivateObservationString(1)" in made
    lines = made.splitlines()
    taken = [
        int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")
    ]
    assert generate_playthrough.playthrough(name, taken, seed=1) == made


# -- chance


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
    assert known.dict["key"].shape == (128,)
    assert known.tensor.tolist() == state.information_state_tensor(1)


def test_returns_are_the_rewards() -> None:
    for reward in ("score", "win", "rank"):
        state = pyspiel.load_game(f"arcanum_pebbles(reward={reward})").new_initial_state()
        luck = np.random.RandomState(4)
        while not state.is_terminal():
            assert state.returns() == [0.0, 0.0]
            state.apply_action(int(luck.choice(state.legal_actions())))
        assert state.returns() == state.held.study.rewards(state.held.table)


@pytest.mark.parametrize(
    "name", ["arcanum_pebbles", "arcanum_seasons(outcomes=20)", SAMPLED[1]]
)
def test_mcts(name: str) -> None:
    state = on_the_way(name, 4)
    luck = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 4, evaluator, random_state=luck)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["arcanum_pebbles", "arcanum_seasons", SAMPLED[3]])
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


@pytest.mark.parametrize("name", ["arcanum_pebbles", SAMPLED[0]])
def test_the_environment_of_learners(name: str) -> None:
    environment = rl_environment.Environment(name)
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_settings_are_checked() -> None:
    with pytest.raises(BadSetting, match="at least one outcome"):
        pyspiel.load_game("arcanum_pebbles(outcomes=0)")
    with pytest.raises(BadSetting, match="explicit, sampled"):
        pyspiel.load_game("arcanum_pebbles(chance=blind)")


def test_python_ends_in_peace() -> None:
    """OpenSpiel keeps our classes beyond the end of Python: that must not crash."""
    said = "import arcanum.lab.openspiel, pyspiel; print(pyspiel.load_game('arcanum_pebbles'))"
    done = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
