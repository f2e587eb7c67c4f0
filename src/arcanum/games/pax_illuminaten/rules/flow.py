"""All rules of Pax Illuminaten together: every frame by name."""

from __future__ import annotations

from typing import Any, Final

from arcanum.games.pax_illuminaten.rules import (
    automaton,
    check,
    conspiracy,
    contest,
    faction_cards,
    favor,
    influencing,
    interrogating,
    opponents,
    ostracizing,
    piles,
    reassigning,
    scouting,
    turn,
)
from arcanum.games.pax_illuminaten.rules.facts import LUMINARIES, NAMES
from arcanum.games.pax_illuminaten.rules.table import Pax
from arcanum.kernel.frames import Frame

assert len(NAMES) == LUMINARIES

EVERY: Final[tuple[type[Frame[Any]], ...]] = (
    scouting.ScoutActing,
    scouting.TakeUp,
    scouting.PlaceScouted,
    influencing.HowMany,
    influencing.Waive,
    influencing.WaiveTotal,
    influencing.Seat,
    ostracizing.OstracizeActing,
    ostracizing.PlaceOstracized,
    ostracizing.Ostracism,
    ostracizing.MoveOneHere,
    reassigning.MoveTokens,
    automaton.InfluenceStep,
    check.CheckPhase,
    check.CheckPlots,
    check.CheckPlotsOf,
    check.LosePlot,
    check.PlotsBack,
    check.CheckVictory,
    check.CheckEvents,
    check.KeepEvent,
    check.Refill,
    check.RefillOthers,
    check.RefillHand,
    check.RefreshCourt,
    check.AoRefill,
    conspiracy.UseLuminary,
    conspiracy.ExtraAction,
    conspiracy.SwapCards,
    conspiracy.BorrowCard,
    conspiracy.DrawOrCourt,
    conspiracy.EdictFavor,
    conspiracy.ReturnFavor,
    conspiracy.TakeFavor,
    conspiracy.TitheFavor,
    contest.OustActing,
    contest.OustTokens,
    contest.Contest,
    contest.LayContestCard,
    contest.LayOpen,
    contest.Verdict,
    contest.ContinueOrStop,
    contest.Compensate,
    contest.AoReveals,
    faction_cards.CardTarget,
    favor.Intercept,
    favor.ChooseGain,
    favor.Pay,
    favor.PaySame,
    interrogating.NameDegree,
    interrogating.Manner,
    interrogating.Collude,
    interrogating.GiveFavor,
    opponents.ScriptTurn,
    opponents.AoClaim,
    opponents.AoCheck,
    opponents.AoVictory,
    opponents.AoEvent,
    piles.DiscardDown,
    piles.ToLimit,
    turn.Turn,
    turn.AfterTurn,
    turn.EventPhase,
    turn.PlayEvent,
    turn.ActionPhase,
    turn.ReassignHere,
)


def blank_table() -> Pax:
    """A table without seats. It comes from here so that whoever has one has all the rules."""
    return Pax()
