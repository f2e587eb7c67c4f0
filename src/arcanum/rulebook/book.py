"""A game's rulebook: its parts in every language, and the piece that says a given rule."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from arcanum.games import game as find_game
from arcanum.kernel.errors import BadData
from arcanum.rulebook.reading import Chapter, read_part
from arcanum.rulebook.spans import Piece

FOLDER = "rulebook"
PART_KEYS = ("id", "when")
POSITION = ("seats", "options", "seed", "given", "impossible")  # as scenarios have them
FIGURE_KEYS = (*POSITION, "look", "show", "focus", "cards")


@dataclass(frozen=True)
class Part:
    """A part of the book in one language, such as the base game or a solo game."""

    id: str
    title: str
    when: Mapping[str, str]  # the options of the table that it belongs to; empty: all
    chapters: tuple[Chapter, ...]

    def told(self) -> dict[str, Any]:
        """As JSON."""
        chapters = [chapter.told() for chapter in self.chapters]
        about = {"id": self.id, "title": self.title, "when": dict(self.when)}
        return {**about, "chapters": chapters}


@dataclass(frozen=True)
class Found:
    """Where the book says a rule."""

    number: str  # as it is marked: maybe that of the rule around the one looked for
    part: Part
    chapter: Chapter
    pieces: tuple[Piece, ...]

    @property
    def source(self) -> str:
        """What the book says, as Markdown."""
        return "\n\n".join(piece.source for piece in self.pieces)


class Book:
    """The rulebook of a game. Get it from `book_of`."""

    def __init__(self, home: Path) -> None:
        self.home = home
        said = toml(home / "book.toml")
        self.outline: list[dict[str, Any]] = said.get("part", [])
        for part in self.outline:
            if "id" not in part or set(part) - set(PART_KEYS):
                raise BadData(f"{home}: a [[part]] has an id and maybe 'when', not {part}")
        # Numbers that say something to programmers only, with the reason.
        self.developers: dict[str, str] = {
            str(number): str(one.get("why", ""))
            for one in said.get("developers", [])
            for number in one.get("rules", [])
        }
        figures = home / "figures.toml"
        self.figures: dict[str, dict[str, Any]] = toml(figures) if figures.is_file() else {}
        self._parts: dict[str, tuple[Part, ...]] = {}

    @property
    def languages(self) -> list[str]:
        """The languages that it is written in, if only some parts of it."""
        names = {part["id"] for part in self.outline}
        files = [path.name.split(".") for path in self.home.glob("*.*.md")]
        return sorted({lang for name, lang, _ in files if name in names})

    def parts(self, lang: str) -> tuple[Part, ...]:
        """The parts in a language, in reading order; what is not written is left out."""
        if lang not in self._parts:
            there = [p for p in self.outline if (self.home / f"{p['id']}.{lang}.md").is_file()]
            self._parts[lang] = tuple(self.read(part, lang) for part in there)
        return self._parts[lang]

    def read(self, outline: Mapping[str, Any], lang: str) -> Part:
        """One part from its file."""
        path = self.home / f"{outline['id']}.{lang}.md"
        title, chapters = read_part(path.read_text(encoding="utf-8"), path.name)
        when = {str(key): str(value) for key, value in outline.get("when", {}).items()}
        return Part(outline["id"], title, when, chapters)

    def find(self, number: str, lang: str) -> Found | None:
        """Where the book says a rule.

        The piece marked with the number; else that of the rule around it (`T-6.3.2` for
        `T-6.3.2.1`); else, for a whole section (`T-6`), where the first of its rules stands.
        """
        for wanted in (number, *around(number)):
            if found := self.marked(wanted, lang):
                return found
        for part in self.parts(lang):
            for chapter in part.chapters:
                for rule in chapter.rules:
                    if rule.startswith(f"{number}."):
                        return self.marked(rule, lang)
        return None

    def marked(self, number: str, lang: str) -> Found | None:
        """The pieces of one chapter that are marked with just this number."""
        for part in self.parts(lang):
            for chapter in part.chapters:
                pieces = tuple(p for p in chapter.pieces() if number in p.rules)
                if pieces:
                    return Found(number, part, chapter, pieces)
        return None


def around(number: str) -> list[str]:
    """The rules that a rule may be an item of, the nearest first; chapters are none."""
    out = []
    while number.count(".") > 1:
        number = number.rpartition(".")[0]
        out.append(number)
    return out


def toml(path: Path) -> dict[str, Any]:
    """What a TOML file says."""
    try:
        with open(path, "rb") as file:
            return tomllib.load(file)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise BadData(f"{path}: {wrong}") from wrong


@cache
def book_of(game_id: str) -> Book | None:
    """The rulebook of a game; None if it has none."""
    home = Path(find_game(game_id).home, FOLDER)
    return Book(home) if (home / "book.toml").is_file() else None
