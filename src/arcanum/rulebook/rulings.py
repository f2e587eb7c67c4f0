"""Notes on cards for players: `rulings/<language>.toml` beside a game, by the card's id.

`{amulet_of_water}` in a note is the name of that card. The data files of a game have rulings
too, with their sources: those are for who writes its rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from arcanum.games import game as find_game
from arcanum.rulebook.book import toml

FOLDER = "rulings"
NAMED = re.compile(r"\{(\w+)\}")


@cache
def notes_of(game_id: str, lang: str) -> dict[str, list[str]]:
    """The notes on the cards of a game as they are written; none where there are none."""
    path = Path(find_game(game_id).home, FOLDER, f"{lang}.toml")
    return toml(path) if path.is_file() else {}


def rulings(game_id: str, lang: str, card: str, name: Callable[[str], str]) -> list[str]:
    """All notes on a card; `name` says what cards are called."""
    return [
        NAMED.sub(lambda found: name(found[1]), note)
        for note in notes_of(game_id, lang).get(card, [])
    ]
