"""Looking up a rule: what the rulebook says, or else the exact text of the specification."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from arcanum.rulebook.book import Book, Part, book_of
from arcanum.rulebook.reading import Chapter
from arcanum.rulebook.specification import specification_of


@dataclass(frozen=True)
class Said:
    """What is said of a number, as Markdown."""

    number: str
    text: str
    chapter: Chapter | None  # of the rulebook; None: this is the exact text
    part: Part | None = None


class Lookup:
    """The rules of a game for a reader of one language."""

    def __init__(self, game_id: str, lang: str) -> None:
        self.lang = lang
        self.book: Book | None = book_of(game_id)
        self.exact = specification_of(game_id)

    def parts(self, settings: Mapping[str, str] | None = None) -> list[Part]:
        """The parts of the book, all or those that belong to a table with such options."""
        if self.book is None:
            return []
        return [
            part
            for part in self.book.parts(self.lang)
            if settings is None
            or all(settings.get(name) == wanted for name, wanted in part.when.items())
        ]

    @property
    def empty(self) -> bool:
        """Whether there is nothing to read at all."""
        return not self.parts() and not self.exact.rules

    def chapter(self, name: str, settings: Mapping[str, str] | None = None) -> Said | None:
        """A whole chapter by its id or its title, of a fitting part first."""
        wanted = name.casefold()
        for part in (*self.parts(settings), *self.parts()):
            for one in part.chapters:
                if wanted in (one.id, one.title.casefold(), f"{part.id}/{one.id}"):
                    return Said("", f"**{one.title}**\n\n{one.source}", one, part)
        return None

    def rule(self, number: str, exact: bool = False) -> Said | None:
        """What is said of a rule, however its number is typed; None if there is none."""
        known = self.exact.called(number)
        if known is None:
            return None
        if not exact and (said := self.in_book(known)):
            return said
        return Said(known, self.exact.rules[known].strip(), None)

    def in_book(self, number: str) -> Said | None:
        """What the book says; of a whole section (`S-10`), all of its rules in order."""
        if self.book is None:
            return None
        if number in self.exact.titles:
            pieces = [
                f"**{', '.join(piece.rules)}** {piece.source}"
                for part in self.parts()
                for one in part.chapters
                for piece in one.pieces()
                if any(rule.startswith(f"{number}.") for rule in piece.rules)
            ]
            first = self.book.find(number, self.lang)
            if not pieces or first is None:
                return None
            return Said(number, "\n\n".join(pieces), first.chapter, first.part)
        found = self.book.find(number, self.lang)
        if found is None:
            return None
        text = f"**{found.number}** {found.source}"
        return Said(found.number, text, found.chapter, found.part)
