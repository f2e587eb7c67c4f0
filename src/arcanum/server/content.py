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
from arcanum.kernel.game import Game, Needs, Option
from arcanum.server.errors import Refused
from arcanum.server.tables import bots_for
from arcanum.server.types import FirstGame, GameShown, GamesShown, OptionKnown

LANGUAGES = ("en", "ru", "pl")
HOME = Path(arcanum.__file__).parent
CARDS = {  # by game: the files of its cards, where in the file they are, and what they are
    "seasons": (("cards", "card", ""),),
    "trickerion": (
        ("tricks", "tricks", "trick"),
        ("performances", "performances", "performance"),
        ("prophecies", "prophecies", "prophecy"),
        ("magicians", "magicians", "magician"),
        ("assignments", "special", "assignment"),
        ("heir", "solo_performance_card", "performance"),
        ("heir", "prophecy", "prophecy"),
        ("academy", "human_magician", "magician"),
    ),
    "pax_illuminaten": (
        ("luminaries", "luminary", "luminary"),
        ("plots", "plot", "plot"),
        ("events", "event", "event"),
        ("connections", "connection", "connection"),
        ("factions", "faction", "faction"),
    ),
}
# Not printed on a card: names are in the texts, and where a fact comes from is for us.
OURS = (
    "name",
    "source",
    "confidence",
    "note",
    "edition_note",
    "decisions",
    "interactions",
    "open",
    "bga_ref",
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
                options={key: told(option) for key, option in game.options.items()},
                first_game=first_game(game),
                page=None,
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


def told(option: Option) -> OptionKnown:
    """What a lobby needs to know of an option."""
    return OptionKnown(
        default=option.default,
        choices=list(option.choices),
        when=listed(option.when),
        otherwise=option.otherwise,
        seats={choice: list(seats) for choice, seats in option.seats.items()},
        choice_when={choice: listed(needs) for choice, needs in option.choice_when.items()},
        prominent=option.prominent,
    )


def listed(needs: Needs) -> dict[str, list[str]]:
    """What is needed of other options, as JSON has it."""
    return {name: list(choices) for name, choices in needs.items()}


def first_game(game: Game) -> FirstGame:
    """How to play the game for the first time."""
    seats, options = game.first_game
    fewest, _ = game.seats_for(game.settle_options(options))
    return FirstGame(seats or fewest, dict(options))


@cache
def cards(game: str) -> list[dict[str, Any]]:
    """The printed facts of a game's cards, each with its id and kind.

    Solo files tell again of some cards that the base game has: the base game's facts count.
    """
    out: dict[str, dict[str, Any]] = {}
    for file, place, kind in CARDS.get(known(game), ()):
        with open(HOME / "games" / game / "data" / f"{file}.toml", "rb") as opened:
            found = tomllib.load(opened)[place]
        if isinstance(found, dict):
            found = [{"id": name, **card} for name, card in found.items()]
        for card in found:
            first = {"id": str(card.get("number", "")), **({"kind": kind} if kind else {})}
            shown = {**first, **printed(card)}
            out.setdefault(shown["id"], shown)
    return list(out.values())


def printed(fact: Any) -> Any:
    """A fact without what is only for us."""
    if isinstance(fact, dict):
        return {
            key: printed(value)
            for key, value in fact.items()
            if key not in OURS and not key.endswith("_source")
        }
    return [printed(value) for value in fact] if isinstance(fact, list) else fact


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
