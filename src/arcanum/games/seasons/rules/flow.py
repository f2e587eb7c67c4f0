"""All rules of Seasons together: every frame by name, every card's effects in their table."""

from __future__ import annotations

from typing import Any, Final

from arcanum.games.seasons.rules import energy, prelude, summoning, turn, wheel
from arcanum.games.seasons.rules.effects import activated, entering, table
from arcanum.games.seasons.rules.facts import KINDS_OF_CARD, NAMES
from arcanum.games.seasons.rules.table import Seasons
from arcanum.kernel.frames import Frame

assert set(table.TABLE) == set(NAMES)
assert len(NAMES) == KINDS_OF_CARD

EVERY: Final[tuple[type[Frame[Any]], ...]] = (
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
    energy.TakeOrLeave,
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


def blank_table() -> Seasons:
    """A table without seats. It comes from here so that whoever has one has all the rules."""
    return Seasons()
