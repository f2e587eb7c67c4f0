"""What Seasons hands in: seats, options, words, frames. Not compiled: it checks input."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arcanum.games.seasons import energy, prelude, summoning, turn, wheel
from arcanum.games.seasons.effects import activated, entering, table
from arcanum.games.seasons.facts import KINDS_OF_CARD, NAMES
from arcanum.games.seasons.setup import VERSION, lay_table, sit_down
from arcanum.games.seasons.table import Seasons
from arcanum.games.seasons.words import PLAYER, WORDS
from arcanum.kernel.frames import Frame
from arcanum.kernel.game import Game, Option
from arcanum.kernel.state import State

__all__ = ["GAME"]

assert set(table.TABLE) == set(NAMES)
assert len(NAMES) == KINDS_OF_CARD

FRAMES: tuple[type[Frame[Any]], ...] = (
    prelude.TakeKit,
    prelude.OpenKits,
    prelude.DraftPick,
    prelude.Draft,
    prelude.PassPacks,
    prelude.MakeSets,
    prelude.Shelve,
    prelude.BeginTournament,
    turn.Round,
    turn.ChooseDie,
    turn.Turn,
    turn.RerollWindow,
    turn.StartOfDiePhase,
    turn.DieActions,
    turn.KeepOrDiscard,
    turn.StartOfMainPhase,
    turn.MainPhase,
    energy.TakeAny,
    energy.Overflow,
    energy.Pay,
    energy.PayAny,
    energy.Waive,
    summoning.Imbue,
    summoning.Arrive,
    summoning.Enter,
    wheel.EndOfRound,
    wheel.RoundEndEffects,
    wheel.MoveMarker,
    wheel.SeasonChangeEffect,
    wheel.GameEnd,
    entering.FillAmulet,
    entering.KeepOne,
    entering.PlayOne,
    entering.KeepVision,
    entering.GiveVision,
    entering.Sacrifice,
    entering.TakeBack,
    entering.CopyReserve,
    entering.ChooseStep,
    entering.ElementalOrder,
    entering.FeedCrown,
    activated.Weigh,
    activated.BalancePays,
    activated.Destruction,
    activated.Dream,
    activated.TreeChoice,
    activated.MayTransmute,
    activated.OrbChoice,
    activated.OrbDecision,
    activated.OrbPlay,
    activated.FeedCauldron,
    activated.OfferToSkull,
    activated.SkullPays,
    activated.OfferFamiliar,
    activated.MirrorKinds,
    activated.MirrorAmount,
    activated.MirrorReturns,
    activated.PassSoul,
)


class SeasonsGame(Game):
    """Seasons for 2 to 4 players, at three levels."""

    id = "seasons"
    version = VERSION
    seats = (2, 4)
    options = {
        "level": Option(("archmage", "magician", "apprentice"), "which cards, draft or kits"),
        "first": Option(("random", "A", "B", "C", "D"), "who is first player in round 1"),
        "kits": Option(("random", "choice"), "apprentice: how starter kits are handed out"),
    }
    bound = 10_000
    words = WORDS
    frames = {frame.__name__: frame for frame in FRAMES}

    def fits(self, seats: int, settings: Mapping[str, str]) -> bool:
        return settings["first"] in ("random", *PLAYER.values[:seats])

    def blank(self) -> State:
        return Seasons()

    def lay(self, s: State) -> None:
        assert isinstance(s, Seasons)
        lay_table(s)

    def size(self, s: State) -> None:
        assert isinstance(s, Seasons)
        sit_down(s)


GAME = SeasonsGame()
