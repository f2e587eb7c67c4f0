"""Characters: who plays a seat at a level, with a taste of their own.

A game keeps them in `bots/characters.toml`, one `[[character]]` after the other: a name, the
levels they are offered at, a portrait, where they stand between opposite tempers, the weights
that they judge by otherwise than `weights.toml`, and which plans they consider. Their texts are
`character-<name>` with the attributes `.temper` and `.text`. A game without that file has none.

A bot's name may say who plays: `normal:hortense`.
"""

from __future__ import annotations

import os
from typing import Any, Final

from arcanum.bots.sheet import Sheet, read_sheet
from arcanum.games import game as find_game
from arcanum.kernel.errors import BadData

LEVELS_OF_CHARACTERS: Final = ("easy", "normal", "hard")
TEMPERS: Final = ("daring", "harms", "late", "spends")  # the right ends of what a page shows
MARK: Final = ":"  # between a level and a character


class Character:
    """Somebody who plays in a way of their own, at any of some levels."""

    def __init__(self, told: Sheet) -> None:
        self.name: Final[str] = str(told.data.get("name", ""))
        self.place: Final = f"{told.place}, {self.name}"
        found = Sheet(self.place, told.data)
        self.levels: Final[list[str]] = found.words("levels")
        self.portrait: Final[list[str]] = found.words("portrait")  # a wig, a bust, a colour
        self.temper: Final[list[float]] = found.numbers("temper")  # from 0 to 1, as TEMPERS
        self.changes: Final[dict[str, Any]] = found.table("weights").data
        # The styles to consider besides the own way; none named: all plans of the game.
        self.plans: Final[list[str]] = found.words("plans") if "plans" in told.data else []
        if not self.name.isidentifier() or not self.name.islower():
            raise BadData(f"{told.place}: '{self.name}' is no name for a character")
        if len(self.temper) != len(TEMPERS) or len(self.portrait) != 3:
            raise BadData(
                f"{self.place}: four numbers for the temper, three words for a portrait"
            )
        for level in self.levels:
            if level not in LEVELS_OF_CHARACTERS:
                raise BadData(f"{self.place}: there is no level '{level}'")


_known: Final[dict[str, list[Character]]] = {}


def characters(game: str) -> list[Character]:
    """The characters of a game, in the order of its file."""
    if game not in _known:
        path = os.path.join(str(find_game(game).home), "bots", "characters.toml")
        found: list[Character] = []
        if os.path.exists(path):
            whole = read_sheet(path)
            for each in whole.find("character"):
                found.append(Character(Sheet(whole.place, each)))
        _known[game] = found
    return _known[game]


def level_of(bot: str) -> str:
    """The level that a bot plays at: its name, without the character."""
    return bot.partition(MARK)[0]


def character_of(bot: str) -> str:
    """The character that plays; empty where there is none."""
    return bot.partition(MARK)[2]
