"""What Trickerion hands in: seats, options, words, frames. Not compiled: it checks input.

The rules are imported when a table is laid or loaded, not to tell what options there are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from arcanum.games.trickerion.rules.base.facts import BASE_MAGICIANS, MAGICIANS
from arcanum.games.trickerion.rules.version import VERSION
from arcanum.kernel.game import Game, Option

if TYPE_CHECKING:
    from arcanum.kernel.frames import Frame
    from arcanum.kernel.state import State
    from arcanum.kernel.words import Vocabulary

__all__ = ["GAME"]

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
    place = 2

    @property
    def words(self) -> Vocabulary:
        from arcanum.games.trickerion.rules.base.words import WORDS

        return WORDS

    @property
    def frames(self) -> dict[str, type[Frame[Any]]]:
        from arcanum.games.trickerion.rules.flow import FRAMES

        return FRAMES

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
        from arcanum.games.trickerion.rules.flow import blank_table

        return blank_table()

    def load(self, data: Any) -> State:
        """A dump of a game without the Academy does not speak of it."""
        if isinstance(data, dict):
            data = {"academies": [], **data}
        return super().load(data)

    def lay(self, s: State) -> None:
        from arcanum.games.trickerion.rules.base.setup import lay_table
        from arcanum.games.trickerion.rules.base.table import Trickerion

        assert isinstance(s, Trickerion)
        lay_table(s)

    def size(self, s: State) -> None:
        from arcanum.games.trickerion.rules.base.setup import sit_down
        from arcanum.games.trickerion.rules.base.table import Trickerion

        assert isinstance(s, Trickerion)
        sit_down(s)


GAME = TrickerionGame()
