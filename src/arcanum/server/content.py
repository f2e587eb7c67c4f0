"""What does not change while the server runs: games, printed facts, texts, rules documents."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import re
import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import arcanum
from arcanum.bots import bots_for
from arcanum.bots.characters import characters
from arcanum.cards import catalogue, printed
from arcanum.games import game as find_game
from arcanum.games import ids, shelf
from arcanum.kernel.build import is_compiled
from arcanum.kernel.errors import BadData, BadSetting
from arcanum.kernel.game import Game, Needs, Option
from arcanum.lab.books import figure_view
from arcanum.lessons import card_tries, tries
from arcanum.rulebook import book_of
from arcanum.rulebook.glossary import explained, linked
from arcanum.rulebook.specification import documents
from arcanum.server.errors import Refused
from arcanum.server.page import File
from arcanum.server.types import (
    Cards,
    CharacterShown,
    FirstGame,
    GameShown,
    GamesShown,
    OptionKnown,
    PaceShown,
    Rulebook,
    encode,
)

LANGUAGES = ("en", "ru", "pl")
HOME = Path(arcanum.__file__).parent
PACES = (("quick", 300, 10), ("live", 1200, 15), ("days", 259_200, 21_600))  # bank, add
WORD = re.compile(r"\w+")
PART = "part.js"  # of a game's folder `page`: the module that the page loads


@dataclass(frozen=True)
class Document:
    """A text and its tag."""

    body: bytes
    tag: str

    @cached_property
    def zipped(self) -> bytes:
        """The text compressed; made once."""
        return gzip.compress(self.body, 9)


def document(text: str) -> Document:
    """A text with a tag made of it."""
    body = text.encode()
    return Document(body, '"' + hashlib.sha256(body).hexdigest()[:24] + '"')


def known(name: str) -> Game:
    """The game, if there is one of that id."""
    if name not in ids():
        raise Refused(404, "there is no such game")
    try:
        return find_game(name)
    except BadSetting as broken:
        raise Refused(404, str(broken)) from broken


@cache
def games() -> GamesShown:
    """All games, with what a lobby needs to know."""
    shown = []
    for game in shelf()[0]:
        shown.append(
            GameShown(
                id=game.id,
                hidden=game.hidden,
                seats=list(game.seats),
                options={key: told(option) for key, option in game.options.items()},
                first_game=first_game(game),
                rules=game.version,
                bots=bots_for(game.id),
                languages=[
                    lang for lang in LANGUAGES if Path(game.home, "locale", lang).is_dir()
                ],
                page=page_of(game),
                paces=paces(game),
                orders=["sole", *(["pass"] if game.passes else [])]
                + (["all"] if game.takes_all else []),
                characters=[
                    CharacterShown(who.name, who.levels, who.portrait, who.temper)
                    for who in characters(game.id)
                ],
            )
        )
    return GamesShown(shown, list(LANGUAGES), arcanum.__version__, is_compiled())


def paces(game: Game) -> list[PaceShown]:
    """The clocks that fit a game: its own, or those that fit most."""
    path = Path(game.home, "data", "pace.toml")
    if not path.is_file():
        return [PaceShown(*each) for each in PACES]
    with open(path, "rb") as opened:
        return [PaceShown(**each) for each in tomllib.load(opened)["pace"]]


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


def page_of(game: Game) -> str | None:
    """Where the page finds the part that a game from outside brings along, if it does."""
    return f"/api/games/{game.id}/page/{PART}" if PART in page_files(game.id) else None


@cache
def page_files(game: str) -> dict[str, File]:
    """The files in a game's folder `page`, by name; nothing else can be asked for."""
    folder = Path(known(game).home, "page")
    return {path.name: File(path) for path in sorted(folder.glob("*.*")) if path.is_file()}


def page_file(game: str, name: str) -> File:
    """A file of the page part that a game brings along."""
    found = page_files(game).get(name)
    if found is None:
        raise Refused(404, "there is no such file")
    return found


@cache
def cards(game: str) -> list[dict[str, Any]]:
    """The printed facts of a game's cards, each with its id and kind.

    Solo files tell again of some cards that the base game has: the base game's facts count.
    """
    out: dict[str, dict[str, Any]] = {}
    home = Path(known(game).home)
    for file, place, kind in known(game).printed:
        with open(home / "data" / f"{file}.toml", "rb") as opened:
            found = tomllib.load(opened)[place]
        if isinstance(found, dict):
            found = [{"id": name, **card} for name, card in found.items()]
        for card in found:
            first = {"id": str(card.get("number", "")), **({"kind": kind} if kind else {})}
            shown = {**first, **printed(card)}
            out.setdefault(shown["id"], shown)
    return list(out.values())


@cache
def tried(game: str) -> dict[str, str]:
    """Positions in which a card can be tried, by its id: those made for a rule come first."""
    played: dict[str, str] = {}
    for one in tries(game):
        for word in WORD.findall(" ".join((*map(one.in_rules, one.pick), *one.spots))):
            played.setdefault(word, one.id)
    return {card: one.id for card, one in card_tries(game).items()} | played


@cache
def browser(game: str, lang: str) -> Cards:
    """The cards of a game as people look them up, in a language."""
    if lang not in LANGUAGES:
        raise Refused(404, "there is no such language")
    found = catalogue(known(game).id, lang)
    return Cards(
        [{**card.told(), "try": tried(game).get(card.id)} for card in found.cards],
        [known.told() for known in found.filters],
        found.made,
    )


@cache
def browsed(game: str, lang: str) -> Document:
    """The same, ready for the page."""
    return document(encode(browser(game, lang)).decode())


@cache
def texts(lang: str, game: str) -> Document:
    """The Fluent texts of a language: the common ones, then those of the game."""
    if lang not in LANGUAGES:
        raise Refused(404, "there is no such language")
    places = [HOME / "locale" / lang, Path(known(game).home, "locale", lang)]
    files = [path for place in places for path in sorted(place.glob("*.ftl"))]
    parts = [
        path.read_text(encoding="utf-8")
        for path in files
        if not path.stem.startswith("terminal")
    ]
    return document("\n".join(parts))


@cache
def rules(game: str) -> Document:
    """The specification of a game: its documents, those of variants last."""
    found = documents(known(game))
    if not found:
        raise Refused(404, "this game has no rules document")
    return document("\n".join(path.read_text(encoding="utf-8") for path in found))


@cache
def rulebook(game: str, lang: str) -> Document:
    """The players' rulebook of a game in a language, ready for the page."""
    if lang not in LANGUAGES:
        raise Refused(404, "there is no such language")
    known(game)
    book = book_of(game)
    parts = () if book is None else book.parts(lang)
    if book is None or not parts:
        raise Refused(404, "this game has no rulebook in this language")
    told = [part.told() for part in parts]
    terms = explained(game, lang, linked(parts))
    return document(encode(Rulebook(game, lang, told, figures(game), terms)).decode())


@cache
def figures(game: str) -> dict[str, dict[str, Any]]:
    """The pictures of a rulebook: positions as somebody at the table sees them.

    One that is no position is left out; its caption says what matters.
    """
    found = {}
    book = book_of(game)
    for name, figure in (book.figures if book is not None else {}).items():
        with contextlib.suppress(BadData):
            found[name] = figure_view(game, name, figure)
    return found
