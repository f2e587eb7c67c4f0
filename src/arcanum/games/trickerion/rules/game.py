"""What Trickerion hands in: seats and options. Not compiled: it checks input."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arcanum.games.trickerion.rules.base.facts import BASE_MAGICIANS, MAGICIANS
from arcanum.games.trickerion.rules.version import CHANGES, VERSION
from arcanum.kernel.errors import BadData
from arcanum.kernel.game import Game, Option

if TYPE_CHECKING:
    from collections.abc import Mapping

    from arcanum.kernel.state import State

__all__ = ["GAME"]

# Options of one game or the other. The Heir needs the Dark Alley and Prophecies, and knows no
# quick game or kits; nobody else has turns in which one could return things. [H-0.6, H-2.1]
WITHOUT_HEIR = {"mode": ("standard",)}
WITH_HEIR = {"mode": ("heir",)}
NEW_MAGICIANS = MAGICIANS[BASE_MAGICIANS:]  # they come with the Academy [H-2.5]
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
    changes = CHANGES
    laid = ("H-6.4",)  # the Heir's plan cards
    seats = (1, 4)
    options = {
        "mode": Option(
            ("standard", "heir"),
            "two to four players, or one against Dahlgaard's Heir",
            seats={"standard": (2, 4), "heir": (1, 1)},
            prominent=True,
        ),
        "dark_alley": Option(
            ("on", "off"), "the Dark Alley; off for a first game", when=WITHOUT_HEIR
        ),
        "prophecies": Option(
            ("on", "off"),
            "Prophecies; only with the Dark Alley",
            when={"dark_alley": ("on",)},
            otherwise="off",
            choice_when={"off": WITHOUT_HEIR},
        ),
        "quick_game": Option(
            ("off", "on"), "start with round two and more of everything", when=WITHOUT_HEIR
        ),
        "first_game_kits": Option(
            ("off", "on"), "recommended kits, no choices at the start", when=WITHOUT_HEIR
        ),
        "level3_scoring": Option(
            ("components_or_marker", "components_only"),
            "what a level-3 Trick needs to score; only with the Dark Alley",
            when={"dark_alley": ("on",)},
        ),
        "anytime_window": Option(
            ("own_decisions", "any_moment"),
            "when Tricks and Components may be returned",
            when=WITHOUT_HEIR,
        ),
        "quick_assistant_coins": Option(
            ("2", "3", "4"),
            "quick game: Coins for a starting Assistant",
            when={"quick_game": ("on",), **WITHOUT_HEIR},
        ),
        "difficulty": Option(
            ("low", "medium", "high"), "how strong the Heir is", when=WITH_HEIR, prominent=True
        ),
        "tuning": Option(TUNINGS, "the Heir a little easier or harder", when=WITH_HEIR),
        "heir_magician": Option(
            ("random", *MAGICIANS),
            "the Magician of the Heir",
            when=WITH_HEIR,
            choice_when={name: {"academy": ("on",)} for name in NEW_MAGICIANS},
        ),
        "academy": Option(
            ("off", "on"), "Dahlgaard's Academy; only against the Heir", when=WITH_HEIR
        ),
    }
    first_game = (2, {"dark_alley": "off", "first_game_kits": "on"})  # [T-0.6, T-17]
    bound = 40_000
    base = "rules.base"
    printed = (
        ("tricks", "tricks", "trick"),
        ("performances", "performances", "performance"),
        ("prophecies", "prophecies", "prophecy"),
        ("magicians", "magicians", "magician"),
        ("assignments", "special", "assignment"),
        ("heir", "solo_performance_card", "performance"),
        ("heir", "prophecy", "prophecy"),
        ("academy", "human_magician", "magician"),
    )
    passes = ("decline", "stop", "done")
    uses = ("take-trick",)
    place = 2

    def dump(self, s: Any) -> dict[str, Any]:
        """The exact state: its plan cards too, if they are not the present ones."""
        data = super().dump(s)
        if s.heirs and s.heirs[0].plan_set:
            data["plan_set"] = s.heirs[0].plan_set
        return data

    def load(self, data: Any) -> State:
        """A dump of a game without the Academy does not speak of it.

        Nor does one of the present plan cards speak of those.
        """
        if not isinstance(data, dict):
            return super().load(data)
        plans = data.get("plan_set", 0)
        s = super().load(
            {"academies": [], **{k: v for k, v in data.items() if k != "plan_set"}}
        )
        if plans:
            self.lay_plans(s, plans)
        return s

    def keeps(self, version: str, settings: Mapping[str, str]) -> bool:
        """The plan cards of the Heir were others in the first rules. [H-6.4]"""
        return version == "1" and settings.get("mode") == "heir"

    def lay_older(self, s: State, version: str) -> None:
        """The Heir has the plan cards of the first rules."""
        self.lay_plans(s, 1)

    def lay_plans(self, s: Any, plans: Any) -> None:
        """The Heir has another set of plan cards than the present one."""
        if plans != 1 or not s.heirs:
            raise BadData("the dump has no proper set of plan cards")
        s.heirs[0].plan_set = plans


GAME = TrickerionGame()
