"""All rules of Trickerion together: Locations, modules, and every frame by name."""

from __future__ import annotations

from typing import Any, Final

from arcanum.games.trickerion.rules.academy import (
    actions,
    anjali,
    lectures,
    links,
    renovate,
    stay,
)
from arcanum.games.trickerion.rules.academy import ending as academy_ending
from arcanum.games.trickerion.rules.academy.module import TheAcademy
from arcanum.games.trickerion.rules.base import (
    bonuses,
    ending,
    freely,
    performance,
    placement,
    purchases,
    resources,
    rounds,
    setup,
    team,
    yields,
)
from arcanum.games.trickerion.rules.base.facts import (
    ACADEMY,
    DARK_ALLEY,
    DOWNTOWN,
    LOCATIONS,
    MARKET_ROW,
    THEATER,
    WORKSHOP,
)
from arcanum.games.trickerion.rules.base.locations import (
    dark_alley,
    downtown,
    market_row,
    theater,
    workshop,
)
from arcanum.games.trickerion.rules.base.modules import Location, Module
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.games.trickerion.rules.heir import advertise, dice, plans, turns
from arcanum.games.trickerion.rules.heir.module import TheHeir
from arcanum.games.trickerion.rules.heir.setup import HeirSetup
from arcanum.kernel.frames import Frame

# What is done where, by the number of the Location [T-6, A-4]
AT_WORK: Final[dict[int, Location]] = {
    DOWNTOWN: downtown.Downtown(),
    MARKET_ROW: market_row.MarketRow(),
    WORKSHOP: workshop.Workshop(),
    DARK_ALLEY: dark_alley.DarkAlley(),
    THEATER: theater.Theater(),
    ACADEMY: actions.AcademyBoard(),
}
HEIR: Final = TheHeir()
MODULES: Final[tuple[Module, ...]] = (HEIR, TheAcademy())  # in this order at every moment

EVERY: Final[tuple[type[Frame[Any]], ...]] = (
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
    advertise.HeirAdvertises,
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
    yields.Yield,
    yields.ModifierOrder,
    bonuses.PerformerBonus,
    performance.ReturnMarkers,
    performance.KeepMarker,
    ending.EndOfRound,
    ending.JoinTeam,
    ending.JoinApprentices,
    ending.HiddenTalent,
    ending.OrdersArrive,
    ending.DubiousSources,
    ending.CloseRound,
    academy_ending.RecallCard,
    ending.PutAway,
    ending.NextRound,
    ending.EndOfGame,
    HeirSetup,
    dice.ChooseSetupDice,
    plans.RevealPlan,
    turns.HeirTurn,
    turns.HeirWork,
    anjali.CoinsOnSecrets,
    anjali.LendSecret,
    links.Radiance,
    stay.StayOnCard,
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


def blank_table() -> Trickerion:
    """A table without seats. It comes from here so that whoever has one has all the rules."""
    s = Trickerion()
    s.locations = tuple([AT_WORK[place] for place in range(len(LOCATIONS))])
    s.modules = MODULES
    s.automa = HEIR
    return s
