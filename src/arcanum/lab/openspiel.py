"""OpenSpiel: `import arcanum.lab.openspiel` registers `arcanum_seasons` and the others.

Chance is sampled: a chance node comes at the very start and wherever the rules roll or shuffle,
and its outcome is one of so many equally likely seeds (`outcomes`). So a history says all of a
game, and between chance nodes nothing is random: a search that looks ahead cannot foresee the
dice. (OpenSpiel's own mode of that name has a generator inside the game, which games written in
Python cannot save.)

Secret choices that all make at once are asked one after another. Nobody's observation or
information state tells those that were made before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from arcanum.games import game as find_game
from arcanum.kernel.chance import seeded
from arcanum.kernel.codec import canonical, fingerprint
from arcanum.kernel.errors import BadSetting
from arcanum.kernel.game import Option
from arcanum.kernel.notes import Note
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from arcanum.lab.extras import not_installed
from arcanum.lab.rewards import MOST
from arcanum.lab.study import Study

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]
except ImportError as missing:
    raise not_installed(missing) from None

OUTCOMES = 1000
HEARD = 32  # of what was heard last, so much is in the tensor of the information state
BEFORE_THE_DEAL = "before the deal"


class Held:
    """What a state holds on the Python side: copied and pickled as a whole."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.table: State | None = None  # none before the deal
        self.taken: Action | None = None  # an action that waits for chance
        self.did: list[list[str]] = [[] for _ in range(study.seats)]  # own actions by seat

    def __deepcopy__(self, memo: Any) -> Held:
        other = Held(self.study)
        if self.table is not None:
            other.table = copied(self.table, self.table.log)
        other.taken = self.taken
        other.did = [own[:] for own in self.did]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        study, table = self.study, self.table
        made = (study.game.id, study.seats, study.options, study.reward)
        log = [] if table is None else [(n.to, n.key, n.nouns) for n in table.log]
        dump = None if table is None else table.dump()
        return (held, (made, dump, log, self.taken, self.did))


def held(
    made: tuple[Any, ...],
    dump: dict[str, Any] | None,
    log: list[tuple[int, str, list[int]]],
    taken: Action | None,
    did: list[list[str]],
) -> Held:
    """From what was pickled."""
    out = Held(Study(*made))
    if dump is not None:
        out.table = out.study.game.load(dump)
        out.table.log = [Note(*each) for each in log]
        out.table.telling = True
    out.taken = taken
    out.did = did
    return out


def copied(s: State, log: list[Note]) -> State:
    """A copy that goes on with these notes."""
    other = s.clone()
    other.log = log[:]
    other.telling = True
    return other


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
        """Seeds, all equally likely."""
        outcomes = self.get_game().max_chance_outcomes()
        return [(seed, 1 / outcomes) for seed in range(outcomes)]

    def _apply_action(self, number: int) -> None:
        if self.is_chance_node():
            self.let_chance(number)
            return
        now = self.held
        assert now.table is not None
        action = now.study.action(now.table, number)
        now.did[now.table.player].append(now.study.game.spell(action))
        before = copied(now.table, now.table.log)
        now.table.take(action)
        if now.table.chance != before.chance:
            now.table = before
            now.taken = action

    def let_chance(self, seed: int) -> None:
        """The deal, or what an action left to chance."""
        now = self.held
        if now.table is None:
            now.table = now.study.new(seed, notes=True)
            return
        assert now.taken is not None
        now.table.chance = seeded(f"{now.table.chance} {seed}")
        now.table.take(now.taken)
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
        """A state that `player` could not tell from this one; all that is hidden dealt anew.

        What the others did and heard in secret is forgotten: it does not fit the new deal.
        """
        other: ArcanumState = self.clone()
        now = other.held
        if now.table is not None:
            heard = [note for note in now.table.log if note.heard_by(player)]
            seed = int(sampler() * 2**31)
            now.table = copied(now.table.determinize(player, seed), heard)
            now.did = [own if p == player else [] for p, own in enumerate(now.did)]
        return other

    def view(self, player: int | None) -> dict[str, Any] | None:
        """The structured view of a seat; None before the deal."""
        return None if self.held.table is None else self.held.table.observe(player)

    def __str__(self) -> str:
        now = self.held
        if now.table is None:
            return BEFORE_THE_DEAL
        waits = "" if now.taken is None else f", {now.study.game.spell(now.taken)}"
        done = sum(len(own) for own in now.did)
        return f"{now.study.game.id}, {done} decisions, {fingerprint(now.table)}{waits}"


class Observer:
    """What a seat observes (`perfect_recall` false), or its information state.

    The string of an information state is exact: own actions, all that was heard, and the view.
    Its tensor adds to the view's tensors the last things heard and how often each was heard.
    """

    def __init__(self, study: Study, recall: bool) -> None:
        self.study = study
        self.recall = recall
        self.notes = {key: at for at, key in enumerate(study.game.words.notes)}
        size = study.layout.size
        kinds = len(self.notes)
        self.tensor = np.zeros(size + (kinds * (1 + HEARD) if recall else 0), np.float32)
        self.dict = study.layout.split(self.tensor[:size])
        if recall:
            self.dict["heard.times"] = self.tensor[size : size + kinds]
            self.dict["heard.last"] = self.tensor[size + kinds :].reshape(HEARD, kinds)

    def set_from(self, state: ArcanumState, player: int) -> None:
        """Fills the tensors."""
        self.tensor.fill(0)
        table = state.held.table
        if table is None:
            return
        self.study.tensor(table, player, self.tensor[: self.study.layout.size])
        if self.recall:
            heard = [note.key for note in table.log if note.heard_by(player)]
            for key in heard:
                self.dict["heard.times"][self.notes[key]] += 1
            for row, key in enumerate(heard[: -HEARD - 1 : -1]):
                self.dict["heard.last"][row, self.notes[key]] = 1

    def string_from(self, state: ArcanumState, player: int) -> str:
        """The view as JSON; for an information state also what the seat did and heard."""
        table = state.held.table
        if table is None:
            return BEFORE_THE_DEAL
        told: dict[str, Any] = {"view": table.observe(player)}
        if self.recall:
            told["did"] = state.held.did[player]
            told["heard"] = table.heard(player)
        return canonical(told).decode()


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
        most = MOST[self.study.reward]
        zero_sum = self.study.seats > 1 and options.get("opponent", "none") == "none"
        info = pyspiel.GameInfo(
            num_distinct_actions=self.study.dense.size,
            max_chance_outcomes=outcomes,
            num_players=self.study.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=known.bound,
        )
        super().__init__(game_type(self.name, zero_sum), info, params)

    def new_initial_state(self) -> ArcanumState:
        """Before the deal."""
        return ArcanumState(self)

    def max_chance_nodes_in_history(self) -> int:
        """At most one for every decision, and the deal."""
        return self.study.game.bound + 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of the view, or of the information state."""
        recall = bool(getattr(iig_obs_type, "perfect_recall", False))
        return Observer(self.study, recall)


def default_of(option: Option) -> str | int:
    """An option's default as OpenSpiel reads it: numbers are numbers there."""
    numbers = all(choice.isdigit() for choice in option.choices)
    return int(option.default) if numbers else option.default


def game_type(game: str, zero_sum: bool = True) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game."""
    known = find_game(game)
    kinds = pyspiel.GameType
    fewest, most = known.seats
    return kinds(
        short_name=f"arcanum_{game}",
        long_name=f"Arcanum: {game.replace('_', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": known.seats_for(known.settle_options({}))[0],
            "reward": "score",
            "outcomes": OUTCOMES,
            **{name: default_of(option) for name, option in known.options.items()},
        },
    )


class SeasonsGame(ArcanumGame):
    """`arcanum_seasons`"""

    name = "seasons"


class TrickerionGame(ArcanumGame):
    """`arcanum_trickerion`"""

    name = "trickerion"


class PaxIlluminatenGame(ArcanumGame):
    """`arcanum_pax_illuminaten`"""

    name = "pax_illuminaten"


class PebblesGame(ArcanumGame):
    """`arcanum_pebbles`"""

    name = "pebbles"


# Classes and not functions: OpenSpiel keeps them beyond the end of Python, when only what is
# never freed is safe.
for made in (SeasonsGame, TrickerionGame, PaxIlluminatenGame, PebblesGame):
    pyspiel.register_game(game_type(made.name), made)
