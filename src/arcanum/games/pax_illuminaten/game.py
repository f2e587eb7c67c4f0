"""What Pax Illuminaten hands in: seats, options, words, frames. Not compiled."""

from __future__ import annotations

from typing import Any

from arcanum.games.pax_illuminaten import (
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
from arcanum.games.pax_illuminaten.facts import LUMINARIES, NAMES, OPPONENTS
from arcanum.games.pax_illuminaten.setup import VERSION, lay_table, sit_down
from arcanum.games.pax_illuminaten.table import Pax
from arcanum.games.pax_illuminaten.words import WORDS
from arcanum.kernel.frames import Frame
from arcanum.kernel.game import Game, Option
from arcanum.kernel.state import State

__all__ = ["GAME"]

assert len(NAMES) == LUMINARIES

FRAMES: tuple[type[Frame[Any]], ...] = (
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


class PaxGame(Game):
    """Pax Illuminaten for 2 to 4 players, one of them artificial if wanted."""

    id = "pax_illuminaten"
    version = VERSION
    seats = (1, 4)
    options = {
        "opponent": Option(
            ("none", *OPPONENTS),
            "an artificial opponent at the table",
            seats={"none": (2, 4), **dict.fromkeys(OPPONENTS, (1, 3))},
            prominent=True,
        ),
    }
    first_game = (2, {"opponent": "none"})
    bound = 100_000
    words = WORDS
    frames = {frame.__name__: frame for frame in FRAMES}

    def blank(self) -> State:
        return Pax()

    def lay(self, s: State) -> None:
        assert isinstance(s, Pax)
        lay_table(s)

    def size(self, s: State) -> None:
        assert isinstance(s, Pax)
        sit_down(s)


GAME = PaxGame()
