"""OpenSpiel: `import arcanum.lab.openspiel` registers `arcanum_seasons` and the others.

A chance node comes at the very start and wherever the rules roll or shuffle. Between chance
nodes nothing is random, so a search that looks ahead cannot foresee the dice. `chance` says how
such a node is decided:

- `explicit`: its outcome is one of so many equally likely seeds (`outcomes`), and a history
  says all of a game;
- `sampled`: it has one outcome, and what happens is drawn from a generator inside the game
  (`rng_seed`).

Secret choices that all make at once are asked one after another. Nobody's observation or
information state tells those that were made before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from arcanum.games import game as find_game
from arcanum.games import shelf
from arcanum.kernel.chance import seeded
from arcanum.kernel.codec import fingerprint
from arcanum.kernel.errors import BadSetting
from arcanum.kernel.game import Option
from arcanum.lab.extras import not_installed
from arcanum.lab.held import ANY_SEED, Held, Luck, dealt_anew, told
from arcanum.lab.observer import BEFORE_THE_DEAL, Observer, Onlooker, Secrets
from arcanum.lab.rewards import MOST
from arcanum.lab.study import Study

try:
    import pyspiel  # type: ignore[import-not-found]
except ImportError as missing:
    raise not_installed(missing) from None

CHANCES = ("explicit", "sampled")
OUTCOMES = 1000


class ArcanumState(pyspiel.State):  # type: ignore[misc]
    """One moment of a game."""

    def __init__(self, game: ArcanumGame) -> None:
        super().__init__(game)
        self.held = Held(game.study)

    def current_player(self) -> int:
        """The seat to decide, chance, or nobody."""
        table = self.held.table
        if table is None or self.held.taken is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if table.over else table.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        table = self.held.table
        return table is not None and self.held.taken is None and table.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held.table is not None
        return self.held.study.legal(self.held.table, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Seeds, all equally likely; or the one outcome of sampled chance."""
        outcomes = self.get_game().max_chance_outcomes()
        return [(seed, 1 / outcomes) for seed in range(outcomes)]

    def _apply_action(self, number: int) -> None:
        if self.is_chance_node():
            self.let_chance(number)
            return
        now = self.held
        before = now.table
        assert before is not None
        action = now.study.action(before, number)
        now.memories[before.player].add(before, now.study.game.spell(action))
        after = told(before.clone(), before.log)
        after.take(action)
        if after.chance == before.chance:
            now.table = after
        else:
            now.taken = action

    def let_chance(self, outcome: int) -> None:
        """The deal, or what an action left to chance."""
        now = self.held
        luck = self.get_game().luck
        seed = outcome if luck is None else luck.draw()
        if now.table is None:
            now.table = now.study.new(seed, notes=True)
            return
        assert now.taken is not None
        after = told(now.table.clone(), now.table.log)
        after.chance = seeded(f"{after.chance} {seed}")
        after.take(now.taken)
        now.table = after
        now.taken = None

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {number}"
        return self.held.study.dense.spell(number)

    def returns(self) -> list[float]:
        """The rewards; all 0 until the game is over."""
        if not self.is_terminal():
            return [0.0] * self.held.study.seats
        assert self.held.table is not None
        return self.held.study.rewards(self.held.table)

    def resample_from_infostate(self, player: int, sampler: Any) -> ArcanumState:
        """A state that `player` cannot distinguish from this one: what is hidden is redealt.

        What the others did and heard in secret is forgotten: it does not fit the new deal. So
        is the history: it would tell the old one.
        """
        now = self.held
        other: ArcanumState = self.get_game().new_initial_state()
        if now.table is None:
            return other
        if now.taken is not None and player != now.table.player:
            raise BadSetting(
                "at a chance node, states can be resampled only for the player who acted"
            )
        other.held = dealt_anew(now, player, int(sampler() * 2**31))
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return (restored, (self.get_game(), self.serialize()))

    def view(self, player: int | None) -> dict[str, Any] | None:
        """The structured view of a seat; None before the deal."""
        return None if self.held.table is None else self.held.table.observe(player)

    def __str__(self) -> str:
        now = self.held
        if now.table is None:
            return BEFORE_THE_DEAL
        waits = "" if now.taken is None else f", {now.study.game.spell(now.taken)}"
        done = sum(len(memory.did) for memory in now.memories)
        return f"{now.study.game.id}, {done} decisions, {fingerprint(now.table)}{waits}"


def restored(game: ArcanumGame, text: str) -> ArcanumState:
    """A state from what was pickled."""
    state: ArcanumState = game.deserialize_state(text)
    return state


class ArcanumGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours in OpenSpiel's shape."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = dict(params or {})
        known = find_game(self.name)
        options = {name: str(params[name]) for name in known.options if name in params}
        self.study = Study(
            self.name, params.get("players") or None, options, params.get("reward", "score")
        )
        outcomes = int(params.get("outcomes", OUTCOMES))
        if outcomes < 1:
            raise BadSetting("a chance node needs at least one outcome")
        sampled = check_chance(params.get("chance", CHANCES[0])) == "sampled"
        self.luck = Luck(int(params.get("rng_seed", ANY_SEED))) if sampled else None
        most = MOST[self.study.reward]
        zero_sum = self.study.seats > 1 and not known.opponent(known.settle_options(options))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.study.dense.size,
            max_chance_outcomes=1 if sampled else outcomes,
            num_players=self.study.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=known.bound,
        )
        super().__init__(game_type(self.name, zero_sum, sampled), info, params)

    def new_initial_state(self) -> ArcanumState:
        """Before the deal."""
        return ArcanumState(self)

    def max_chance_nodes_in_history(self) -> int:
        """At most one for every decision, and the deal."""
        return self.study.game.bound + 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """The observer that OpenSpiel asks for; None where we have no such observer."""
        if not isinstance(iig_obs_type, pyspiel.IIGObservationType):
            return Observer(self.study, recall=False)
        recall = bool(iig_obs_type.perfect_recall)
        match iig_obs_type.public_info, iig_obs_type.private_info.name:
            case True, "SINGLE_PLAYER":
                return Observer(self.study, recall)
            case True, "NONE":
                return Onlooker(self.study, recall)
            case False, "SINGLE_PLAYER" if not recall:
                return Secrets(self.study)
        return None

    def __reduce__(self) -> tuple[Any, ...]:
        return (loaded, (str(self), None if self.luck is None else self.luck.chance))


def loaded(name: str, chance: int | None) -> ArcanumGame:
    """A game from its pickle; its generator continues where it was."""
    game: ArcanumGame = pyspiel.load_game(name)
    if game.luck is not None and chance is not None:
        game.luck.chance = chance
    return game


def check_chance(way: str) -> str:
    """How chance nodes are decided, if there is such a way."""
    if way not in CHANCES:
        raise BadSetting(f"chance is one of {', '.join(CHANCES)}, not '{way}'")
    return way


def default_of(option: Option) -> str | int:
    """An option's default as OpenSpiel reads it: numbers are numbers there."""
    numbers = all(choice.isdigit() for choice in option.choices)
    return int(option.default) if numbers else option.default


def game_type(game: str, zero_sum: bool = True, sampled: bool = False) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game."""
    known = find_game(game)
    kinds = pyspiel.GameType
    modes = kinds.ChanceMode
    fewest, most = known.seats
    return kinds(
        short_name=f"arcanum_{game}",
        long_name=f"Arcanum: {game.replace('_', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": known.seats_for(known.settle_options({}))[0],
            "reward": "score",
            "chance": CHANCES[0],
            "outcomes": OUTCOMES,
            "rng_seed": ANY_SEED,
            **{name: default_of(option) for name, option in known.options.items()},
        },
    )


# Classes and not functions: OpenSpiel keeps them beyond the end of Python, when only what is
# never freed is safe.
for each in shelf()[0]:
    made = type(f"Arcanum_{each.id}", (ArcanumGame,), {"name": each.id, "__module__": __name__})
    globals()[made.__name__] = made
    pyspiel.register_game(game_type(each.id), made)
