"""Notes on cards for players: `rulings/<language>.toml` beside a game, by the card's id.

`{amulet_of_water}` in a note is the name of that card, `{P-8.2, P-10.7}` at its end the rules
on which it rests. What many cards have in common stands once, under a word that the game's
`data/browser.toml` names: an ability, a degree, a kind of event. The data files of a game have
rulings too, with their sources: those are for who writes its rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from arcanum.games import game as find_game
from arcanum.rulebook.book import toml

FOLDER = "rulings"
NAMED = re.compile(r"\{(\w+)\}")
CITES = re.compile(r"\s*\{([A-Z]+-[\d.]+(?:, [A-Z]+-[\d.]+)*)\}$")


class Ruling(NamedTuple):
    """A note on a card, and the rules that it cites."""

    text: str
    rules: list[str]


@cache
def notes_of(game_id: str, lang: str) -> dict[str, list[str]]:
    """The notes on the cards of a game as they are written; none where there are none."""
    path = Path(find_game(game_id).home, FOLDER, f"{lang}.toml")
    return toml(path) if path.is_file() else {}


def ruling(note: str) -> Ruling:
    """A note as it is written, taken apart."""
    cites = CITES.search(note)
    return Ruling(note[: cites.start()], cites[1].split(", ")) if cites else Ruling(note, [])


def rulings(
    game_id: str, lang: str, keys: Iterable[str], name: Callable[[str], str]
) -> list[Ruling]:
    """All notes under some words, a card's id first; `name` says what cards are called."""
    notes = notes_of(game_id, lang)
    found = [ruling(note) for key in keys for note in notes.get(key, [])]
    return [
        Ruling(NAMED.sub(lambda found: name(found[1]), text), rules) for text, rules in found
    ]
