"""The rulebook for players: the texts beside a game, read into chapters and numbered pieces.

A game's folder may hold `rulebook/`: `book.toml` names the parts, `<part>.<language>.md` has
the words, `figures.toml` the positions of the pictures; `docs/rulebook.md` explains the format.
It is found by its place, for games from outside too. A game without one just has no book.

The specification (`rules.md` and its neighbours) stays beside it, as the exact text.
"""

from arcanum.rulebook.book import Book, Found, Part, book_of
from arcanum.rulebook.glossary import Glossary, Term, glossary_of, table_glossary
from arcanum.rulebook.specification import Specification, specification_of

__all__ = [
    "Book",
    "Found",
    "Glossary",
    "Part",
    "Specification",
    "Term",
    "book_of",
    "glossary_of",
    "specification_of",
    "table_glossary",
]
