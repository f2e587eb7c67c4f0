"""The glossary: one word for one notion, in each language, and the words to avoid.

`glossary.toml` lies beside a game, and in `locale/` for the words of the table itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from arcanum.games import game as find_game
from arcanum.kernel.errors import BadData
from arcanum.rulebook.book import Part, book_of, toml
from arcanum.rulebook.reading import Listed

FILE = "glossary.toml"
COMMON = Path(__file__).parents[1] / "locale" / FILE
LANGUAGES = ("en", "ru", "pl")


@dataclass(frozen=True)
class Term:
    """A notion, the word for it in each language, and what must not be said for it."""

    id: str
    words: dict[str, str]
    avoid: dict[str, tuple[str, ...]]
    about: dict[str, str]  # one or two sentences for readers; may be empty


class Glossary:
    """The terms of a file."""

    def __init__(self, path: Path) -> None:
        self.terms: dict[str, Term] = {}
        for said in toml(path).get("term", []):
            one = term_of(said, path)
            if one.id in self.terms:
                raise BadData(f"{path.name}: '{one.id}' is there twice")
            self.terms[one.id] = one

    def avoided(self, text: str, lang: str) -> Iterator[tuple[str, str]]:
        """The words in a text that are to be avoided, each with the id of its term.

        What is written in a list of avoided words is the beginning of a word, or of several;
        a full stop at its end makes it the whole word.
        """
        low = text.casefold()
        for term in self.terms.values():
            for stem in term.avoid.get(lang, ()):
                if found := pattern(stem).search(low):
                    yield found[0], term.id


@cache
def pattern(stem: str) -> re.Pattern[str]:
    """What finds a stem at the beginning of a word."""
    end = r"\b" if stem.endswith(".") else r"\w*"
    return re.compile(r"\b" + re.escape(stem.rstrip(".").casefold()) + end)


def term_of(said: dict[str, Any], path: Path) -> Term:
    """A term from its table."""
    missing = [key for key in ("id", *LANGUAGES) if key not in said]
    if missing:
        raise BadData(f"{path.name}: {said.get('id', said)}: '{missing[0]}' is missing")
    avoid = {lang: tuple(said.get(f"avoid_{lang}", ())) for lang in LANGUAGES}
    words = {lang: str(said[lang]) for lang in LANGUAGES}
    about = {lang: str(said.get(f"about_{lang}", "")) for lang in LANGUAGES}
    return Term(str(said["id"]), words, avoid, about)


# -- for readers


def linked(parts: tuple[Part, ...]) -> dict[str, str]:
    """The terms that a book links to, each with what it says at the first link."""
    found: dict[str, str] = {}
    for part in parts:
        for chapter in part.chapters:
            for piece in chapter.pieces():
                for span in piece.spans:
                    if span.term:
                        found.setdefault(span.term, piece.text)
    return found


def explained(game_id: str, lang: str, terms: dict[str, str]) -> dict[str, dict[str, str]]:
    """Terms with their word and what it means: from the glossary or the book."""
    own, book = glossary_of(game_id), book_of(game_id)
    entries = dict(entries_of(book.parts(lang))) if book else {}
    out = {}
    for name, first in terms.items():
        term = (own.terms.get(name) if own else None) or table_glossary().terms.get(name)
        if term is None:
            continue
        word = re.split(r"[;:,(]", term.words[lang])[0].strip()
        about = term.about[lang] or entry_for(word.casefold(), entries) or first
        out[name] = {"word": word, "about": about}
    return out


def entry_for(word: str, entries: dict[str, str]) -> str:
    """What the book's glossary says of a word, maybe inside a longer entry."""
    if word in entries:
        return entries[word]
    near = [key for key in entries if key.startswith(f"{word} ") or word.startswith(f"{key} ")]
    return entries[near[0]] if near else ""


def entries_of(parts: tuple[Part, ...]) -> Iterator[tuple[str, str]]:
    """The entries of glossary chapters: `- **word**: what it means`."""
    for part in parts:
        for chapter in part.chapters:
            for block in chapter.blocks if chapter.id.endswith("glossary") else ():
                for item in block.items if isinstance(block, Listed) else ():
                    spans = [span for piece in item.pieces for span in piece.spans]
                    if spans and spans[0].bold:
                        rest = "".join(span.text for span in spans[1:])
                        for word in re.split(r"[;,(]", spans[0].text):
                            yield word.strip().casefold(), rest.lstrip(":–— ").strip()


@cache
def glossary_of(game_id: str) -> Glossary | None:
    """The glossary of a game; None if it has none."""
    path = Path(find_game(game_id).home, FILE)
    return Glossary(path) if path.is_file() else None


@cache
def table_glossary() -> Glossary:
    """The words of the table itself."""
    return Glossary(COMMON)
