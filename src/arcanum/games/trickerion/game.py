"""What Trickerion hands in: seats, options, words, frames. Not compiled: it checks input."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arcanum.games.trickerion import (
    ending,
    freely,
    performance,
    placement,
    purchases,
    resources,
    rounds,
    setup,
    team,
)
from arcanum.games.trickerion.academy import actions, lectures, renovate
from arcanum.games.trickerion.facts import BASE_MAGICIANS, MAGICIANS
from arcanum.games.trickerion.heir import dice, plans, turns
from arcanum.games.trickerion.heir.setup import HeirSetup
from arcanum.games.trickerion.locations import (
    dark_alley,
    downtown,
    market_row,
    table,
    theater,
    workshop,
)
from arcanum.games.trickerion.setup import VERSION, lay_table, sit_down
from arcanum.games.trickerion.table import Trickerion
from arcanum.games.trickerion.words import WORDS
from arcanum.kernel.frames import Frame
from arcanum.kernel.game import Game, Option
from arcanum.kernel.state import State

__all__ = ["GAME"]

assert table.__name__  # imported: it fills the table of Locations

FRAMES: tuple[type[Frame[Any]], ...] = (
    setup.ChooseMagician,
    setup.StartTrick,
    setup.StartComponents,
    setup.ChooseSpecialist,
    setup.EngineerTrick,
    setup.FinishSetup,
    setup.QuickSpecial,
    setup.BeginPlay,
    team.HomeForTrick,
    team.MarkTrick,
    team.HomeForApprentice,
    resources.Stow,
    purchases.FillBasket,
    freely.FreeAction,
    freely.FreeActionAside,
    freely.Window,
    rounds.StartRound,
    rounds.OrderPhase,
    rounds.Advertise,
    rounds.HeirAdvertises,
    rounds.StartAssignment,
    rounds.Assign,
    rounds.Confirm,
    rounds.Confirmed,
    rounds.Reveal,
    rounds.NextTurn,
    rounds.Turn,
    rounds.AfterTurn,
    rounds.BeforePerformance,
    rounds.BreakFree,
    placement.Mimesis,
    placement.Bonus,
    placement.Begin,
    placement.Mechanize,
    placement.Placement,
    downtown.ChooseTrick,
    downtown.Replace,
    downtown.Recruit,
    downtown.HireAnother,
    downtown.Motivate,
    downtown.TurnDie,
    market_row.FillSale,
    market_row.Bargain,
    market_row.Lift,
    market_row.Refill,
    market_row.OrderAt,
    market_row.BuyOrdered,
    workshop.SparePart,
    workshop.Prototype,
    theater.PutMarker,
    theater.LinkBonus,
    theater.SwapCards,
    dark_alley.KeepCards,
    performance.PerformanceDay,
    performance.Possess,
    performance.Perform,
    performance.Show,
    performance.StageFiasco,
    performance.TrickSteal,
    performance.Debut,
    performance.Yield,
    performance.ModifierOrder,
    performance.PerformerBonus,
    performance.KeepMarker,
    ending.EndOfRound,
    ending.JoinTeam,
    ending.JoinApprentices,
    ending.HiddenTalent,
    ending.OrdersArrive,
    ending.DubiousSources,
    ending.CloseRound,
    ending.RecallCard,
    ending.PutAway,
    ending.NextRound,
    ending.EndOfGame,
    HeirSetup,
    dice.ChooseSetupDice,
    plans.RevealPlan,
    turns.HeirTurn,
    turns.HeirWork,
    rounds.CoinsOnSecrets,
    placement.LendSecret,
    theater.Radiance,
    performance.StayOnCard,
    actions.KeepSecret,
    renovate.ChooseTile,
    renovate.PlaceBanners,
    renovate.FreePoster,
    lectures.ClassroomPhase,
    lectures.Lectures,
    lectures.ChooseDouble,
    lectures.Lecture,
    lectures.SetAside,
)


# What the Heir does not go without, or with [H-2.1, H-0.6]
FOR_HEIR = {
    "dark_alley": "on",
    "prophecies": "on",
    "quick_game": "off",
    "first_game_kits": "off",
    "anytime_window": "own_decisions",
    "quick_assistant_coins": "2",
}
OF_HEIR = ("academy", "difficulty", "tuning", "heir_magician")
TUNINGS = (  # [H-22.2]
    "none",
    "easier_no_heir_ability",
    "harder_no_human_ability",
    "harder_heir_coins",
    "harder_both",
)


class TrickerionGame(Game):
    """Trickerion for 2 to 4 players, or one against the Heir. [T-0.6, H-26 D-1]"""

    id = "trickerion"
    version = VERSION
    seats = (1, 4)
    options = {
        "mode": Option(
            ("standard", "heir"), "two to four players, or one against Dahlgaard's Heir"
        ),
        "dark_alley": Option(("on", "off"), "the Dark Alley; off for a first game"),
        "prophecies": Option(("on", "off"), "Prophecies; only with the Dark Alley"),
        "quick_game": Option(("off", "on"), "start with round two and more of everything"),
        "first_game_kits": Option(("off", "on"), "recommended kits, no choices at the start"),
        "level3_scoring": Option(
            ("components_or_marker", "components_only"),
            "what a level-3 Trick needs to score; only with the Dark Alley",
        ),
        "anytime_window": Option(
            ("own_decisions", "any_moment"), "when Tricks and Components may be returned"
        ),
        "quick_assistant_coins": Option(
            ("2", "3", "4"), "quick game: Coins for a starting Assistant"
        ),
        "difficulty": Option(("low", "medium", "high"), "how strong the Heir is"),
        "tuning": Option(TUNINGS, "the Heir a little easier or harder"),
        "heir_magician": Option(("random", *MAGICIANS), "the Magician of the Heir"),
        "academy": Option(("off", "on"), "Dahlgaard's Academy; only against the Heir"),
    }
    bound = 40_000
    words = WORDS
    frames = {frame.__name__: frame for frame in FRAMES}

    def settle_options(self, given: Mapping[str, str] | None) -> dict[str, str]:
        """Prophecies are off without the Dark Alley. [T-0.6]"""
        settled = super().settle_options(given)
        if settled["dark_alley"] == "off":
            settled["prophecies"] = "off"
        return settled

    def seats_for(self, settings: Mapping[str, str]) -> tuple[int, int]:
        return (1, 1) if settings["mode"] == "heir" else (2, 4)

    def fits(self, seats: int, settings: Mapping[str, str]) -> bool:
        """Options that only another option gives a meaning stay at their default.

        The Heir needs the Dark Alley and Prophecies, and knows no quick game or kits; nobody
        else has turns in which one could return things. [T-0.6, H-0.6, H-2.1]
        """
        if settings["mode"] == "heir":
            new = settings["heir_magician"] in MAGICIANS[BASE_MAGICIANS:]
            if new and settings["academy"] == "off":  # [H-2.5]
                return False
            return all(settings[name] == FOR_HEIR[name] for name in FOR_HEIR)
        if any(settings[name] != self.options[name].default for name in OF_HEIR):
            return False
        if settings["dark_alley"] == "off" and (
            settings["prophecies"] == "on"
            or settings["level3_scoring"] != "components_or_marker"
        ):
            return False
        return settings["quick_game"] == "on" or settings["quick_assistant_coins"] == "2"

    def blank(self) -> State:
        return Trickerion()

    def load(self, data: Any) -> State:
        """A dump of a game without the Academy does not speak of it."""
        if isinstance(data, dict):
            data = {"academies": [], **data}
        return super().load(data)

    def lay(self, s: State) -> None:
        assert isinstance(s, Trickerion)
        lay_table(s)

    def size(self, s: State) -> None:
        assert isinstance(s, Trickerion)
        sit_down(s)


GAME = TrickerionGame()
