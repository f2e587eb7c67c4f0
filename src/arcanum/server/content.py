"""What does not change while the server runs: games, printed facts, texts, rules documents."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import arcanum
from arcanum.games import GAMES
from arcanum.games import game as find_game
from arcanum.server.errors import Refused
from arcanum.server.tables import bots_for
from arcanum.server.types import GameShown, GamesShown, OptionKnown

LANGUAGES = ("en", "ru", "pl")
HOME = Path(arcanum.__file__).parent
PRINTED = (  # of a card: what everybody can read on it
    "number",
    "id",
    "kind",
    "level",
    "prestige",
    "timing",
    "hooks",
    "cost",
    "cost_by_players",
    "cost_special",
)


@dataclass(frozen=True)
class Document:
    """A text and its tag."""

    body: bytes
    tag: str


def document(text: str) -> Document:
    """A text with a tag made of it."""
    body = text.encode()
    return Document(body, '"' + hashlib.sha256(body).hexdigest()[:24] + '"')


def known(game: str) -> str:
    """The game's id, if there is such a game."""
    if game not in GAMES:
        raise Refused(404, "there is no such game")
    return game


@cache
def games() -> GamesShown:
    """All games, with what a lobby needs to know."""
    shown = []
    for name in GAMES:
        game = find_game(name)
        shown.append(
            GameShown(
                id=name,
                hidden=game.hidden,
                seats=list(game.seats),
                options={
                    key: OptionKnown(option.default, list(option.choices))
                    for key, option in game.options.items()
                },
                rules=game.version,
                bots=bots_for(name),
                languages=[
                    lang
                    for lang in LANGUAGES
                    if (HOME / "games" / name / "locale" / lang).is_dir()
                ],
            )
        )
    return GamesShown(shown, list(LANGUAGES))


@cache
def cards(game: str) -> list[dict[str, Any]]:
    """The printed facts of a game's cards."""
    path = HOME / "games" / known(game) / "data" / "cards.toml"
    if not path.exists():
        return []
    with open(path, "rb") as file:
        data = tomllib.load(file)
    return [{key: card[key] for key in PRINTED if key in card} for card in data.get("card", [])]


@cache
def texts(lang: str, game: str) -> Document:
    """The Fluent texts of a language: the common ones, then those of the game."""
    if lang not in LANGUAGES:
        raise Refused(404, "there is no such language")
    places = [HOME / "locale" / lang, HOME / "games" / known(game) / "locale" / lang]
    files = [path for place in places for path in sorted(place.glob("*.ftl"))]
    parts = [path.read_text(encoding="utf-8") for path in files if path.stem != "terminal"]
    return document("\n".join(parts))


@cache
def rules(game: str) -> Document:
    """The rules document of a game."""
    path = HOME / "games" / known(game) / "rules.md"
    if not path.exists():
        raise Refused(404, "this game has no rules document")
    return document(path.read_text(encoding="utf-8"))
