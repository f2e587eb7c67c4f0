"""What a rulebook promises: every rule in every language, real positions, the right words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from arcanum.cards import catalogue
from arcanum.games import game as find_game
from arcanum.kernel.errors import ArcanumError, BadData
from arcanum.kernel.game import BROKEN
from arcanum.lab.scenario import SEATS, Scenario
from arcanum.rulebook import Book, Glossary, book_of, glossary_of, specification_of
from arcanum.rulebook import table_glossary as common
from arcanum.rulebook.book import FIGURE_KEYS, POSITION, around
from arcanum.rulebook.reading import Block, Chapter, Example, Figure, Heading, Listed, Table
from arcanum.rulebook.rulings import NAMED, notes_of, ruling
from arcanum.rulebook.spans import Span, markdown
from arcanum.texts import LANGUAGES, key_of, texts

CHAPTERS = ("about", "winning", "setup", "mistakes", "end", "aid", "glossary")


# -- positions


def figure_view(game_id: str, name: str, figure: dict[str, Any]) -> dict[str, Any]:
    """A figure as the page draws it: the view of a real position, and what of it is shown."""
    for key in figure:
        if key not in FIGURE_KEYS:
            raise BadData(f"figure {name}: unknown key '{key}'")
    said = {key: figure[key] for key in POSITION if key in figure}
    one = Scenario("", {"game": game_id, "title": name, **said})
    look = figure.get("look", "A")
    if look not in SEATS[: one.data["seats"]]:
        raise BadData(f"figure {name}: there is no seat '{look}' to look from")
    try:
        with one.printed():
            s = one.table()
            view = s.observe(SEATS.index(look))
    except ArcanumError as wrong:
        raise BadData(f"figure {name}: {wrong}") from wrong
    except BROKEN as wrong:
        raise BadData(f"figure {name}: given does not fit together ({wrong})") from wrong
    return {
        "show": figure.get("show", "board"),
        "cards": figure.get("cards", []),
        "focus": figure.get("focus", []),
        "seats": s.seats,
        "settings": dict(s.settings),
        "look": look,
        "view": view,
    }


# -- what is wrong


def problems(game_id: str) -> list[str]:
    """Everything that is wrong with the rulebook of a game; nothing if it has none."""
    book = book_of(game_id)
    if book is None:
        return []
    found = list(missing_languages(book))
    if not found:
        found += [*missing_rules(game_id, book), *differences(book)]
        found += [*wrong_links(game_id, book), *wrong_figures(game_id, book)]
        found += [*missing_chapters(book), *wrong_words(game_id)]
    return found


def missing_languages(book: Book) -> Iterator[str]:
    """A book has all of its parts in every language."""
    if not book.outline:
        yield "book.toml names no [[part]]"
    for part in book.outline:
        for lang in LANGUAGES:
            if not (book.home / f"{part['id']}.{lang}.md").is_file():
                yield f"there is no {part['id']}.{lang}.md"


def missing_rules(game_id: str, book: Book) -> Iterator[str]:
    """Each number is marked, or left to developers with a reason; and none is made up.

    An item of a rule's list (`T-6.3.2.1`) is also said where the whole rule is.
    """
    spec = specification_of(game_id)
    for number, why in book.developers.items():
        if number not in spec.rules:
            yield f"developers: the specification has no {number}"
        if not why:
            yield f"developers: {number} has no reason"
    for lang in LANGUAGES:
        marked = {n for part in book.parts(lang) for c in part.chapters for n in c.rules}
        for number in spec.numbers:
            at_home = {number, *(n for n in around(number) if n in spec.numbers)}
            if not at_home & marked and number not in book.developers:
                yield f"{lang}: {number} is not marked"
        for number in sorted(marked):
            if number not in spec.rules:
                yield f"{lang}: the specification has no {number}"


def missing_chapters(book: Book) -> Iterator[str]:
    """The first part has the chapters that every game has."""
    ids = [chapter.id for chapter in book.parts(LANGUAGES[0])[0].chapters]
    yield from (f"there is no chapter #{wanted}" for wanted in CHAPTERS if wanted not in ids)


def differences(book: Book) -> Iterator[str]:
    """The languages have the same structure."""
    first, *others = LANGUAGES
    for lang in others:
        for one, other in zip(book.parts(first), book.parts(lang), strict=True):
            at = f"{one.id}: {first} and {lang}"
            ids, there = [[c.id for c in part.chapters] for part in (one, other)]
            if ids != there:
                yield f"{at} have other chapters: {unlike(ids, there)}"
                continue
            for mine, theirs in zip(one.chapters, other.chapters, strict=True):
                if mine.marks() != theirs.marks():
                    where = unlike(mine.marks(), theirs.marks())
                    yield f"{at}: chapter #{mine.id} has other marks: {where}"
                elif shape(mine) != shape(theirs):
                    where = unlike(shape(mine), shape(theirs))
                    yield f"{at}: chapter #{mine.id} is built otherwise: {where}"


def unlike(here: list[Any], there: list[Any]) -> str:
    """The first thing in which two lists differ."""
    for one, other in zip(here, there, strict=False):
        if one != other:
            return f"{one} and {other}"
    return f"{len(here)} and {len(there)} of them"


def shape(chapter: Chapter) -> list[str]:
    """Lists with their lengths, tables, figures, headings, examples: not the paragraphs."""
    return list(shapes(chapter.blocks))


def shapes(blocks: tuple[Block, ...]) -> Iterator[str]:
    """The shapes of some blocks."""
    for block in blocks:
        if isinstance(block, Listed):
            yield f"a list of {len(block.items)}"
        elif isinstance(block, Table):
            yield f"a table of {len(block.rows)} by {len(block.head.cells)}"
            for row in block.rows:
                if len(row.cells) != len(block.head.cells):
                    yield f"a row of {len(row.cells)}"
        elif isinstance(block, Figure):
            yield f"the figure {block.id}"
        elif isinstance(block, Heading):
            yield f"the subchapter #{block.id}"
        elif isinstance(block, Example):
            yield "an example"
            yield from shapes(block.blocks)


def wrong_links(game_id: str, book: Book) -> Iterator[str]:
    """Links to terms, rules and chapters lead somewhere; every figure is there and used."""
    glossary = glossary_of(game_id)
    terms = set(glossary.terms if glossary else ()) | set(common().terms)
    spec = specification_of(game_id)
    used: set[str] = set()
    for lang in LANGUAGES:
        ids = {c.id for part in book.parts(lang) for c in part.chapters}
        ids |= {b.id for b in blocks(book, lang) if isinstance(b, Heading)}
        for span in spans(book, lang):
            if span.term and span.term not in terms:
                yield f"{lang}: the glossary has no '{span.term}' ({span.text})"
            if span.rule and spec.called(span.rule) is None:
                yield f"{lang}: the specification has no {span.rule}"
            if span.chapter and span.chapter not in ids:
                yield f"{lang}: there is no chapter #{span.chapter}"
        used |= {b.id for b in blocks(book, lang) if isinstance(b, Figure)}
    yield from (f"figures.toml has no {name}" for name in sorted(used - set(book.figures)))
    yield from (f"nobody shows figure {name}" for name in sorted(set(book.figures) - used))


def blocks(book: Book, lang: str) -> Iterator[Block]:
    """Every block of a book in a language."""
    for part in book.parts(lang):
        for chapter in part.chapters:
            yield from chapter.blocks


def spans(book: Book, lang: str) -> Iterator[Span]:
    """Every span of a book in a language."""
    for part in book.parts(lang):
        for chapter in part.chapters:
            for piece in chapter.pieces():
                yield from piece.spans


def wrong_figures(game_id: str, book: Book) -> Iterator[str]:
    """Every figure is a position that can be."""
    for name, figure in book.figures.items():
        try:
            figure_view(game_id, name, figure)
        except BadData as wrong:
            yield str(wrong)


# -- notes on cards


def wrong_notes(game_id: str) -> Iterator[str]:
    """Who has cards has notes on them, as many in each language and with the same rules."""
    first, *others = [notes_of(game_id, lang) for lang in LANGUAGES]
    cards = catalogue(game_id, LANGUAGES[0]).cards
    if cards and not first:
        yield f"{game_id} has no notes on its cards"
    for lang, notes in zip(LANGUAGES[1:], others, strict=True):
        for card in sorted({*first, *notes}):
            here, there = len(first.get(card, [])), len(notes.get(card, []))
            if here != there:
                yield f"{card}: {here} notes in {LANGUAGES[0]} and {there} in {lang}"
                continue
            for one, other in zip(first.get(card, []), notes.get(card, []), strict=True):
                if ruling(one).rules != ruling(other).rules:
                    cited = unlike([ruling(one).rules], [ruling(other).rules])
                    yield f"{card}: {LANGUAGES[0]} and {lang} cite other rules: {cited}"
    words = texts(LANGUAGES[0], game_id)
    nouns = {card.noun for card in cards}
    known = {key for card in cards for key in card.noted}
    spec = specification_of(game_id)
    for card in first:
        if card not in known:
            yield f"there is nothing called '{card}'"
        for lang in LANGUAGES:
            for note in notes_of(game_id, lang).get(card, []):
                for number in ruling(note).rules:
                    if number not in spec.rules:
                        yield f"{lang}: {card}: the specification has no {number}"
                for named in NAMED.findall(note):
                    if not any(words.has(key_of(noun, named)) for noun in nouns):
                        yield f"{lang}: {card}: there is no card '{named}'"


# -- words


def wrong_words(game_id: str) -> Iterator[str]:
    """Words that the glossary of a game avoids, in its rulebook, texts and lessons."""
    home = Path(find_game(game_id).home)
    glossary = glossary_of(game_id)
    if glossary is None:
        return
    for lang in LANGUAGES:
        yield from words_in(home.glob(f"rulebook/*.{lang}.md"), lang, glossary)
        yield from words_in(home.glob(f"rulings/{lang}.toml"), lang, glossary)
        yield from words_in(home.glob(f"locale/{lang}/*.ftl"), lang, glossary)
        yield from words_in(home.glob(f"lessons/{lang}/*.ftl"), lang, glossary)


def words_in(files: Iterable[Path], lang: str, glossary: Glossary) -> Iterator[str]:
    """Avoided words in some files, with the line."""
    for path in sorted(files):
        said_in = {".ftl": spoken, ".toml": quoted}.get(path.suffix, markdown)
        for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for word, term in glossary.avoided(said_in(line), lang):
                wanted = glossary.terms[term].words[lang]
                yield f"{path.name}:{at}: '{word}', where the glossary has '{wanted}'"


def quoted(line: str) -> str:
    """What a line of a TOML file says: the texts in quotes, without the names in them."""
    said = " ".join(re.findall(r'"((?:[^"\\]|\\.)*)"', line))
    return re.sub(r"\{[^{}]*\}", "…", said)


def spoken(line: str) -> str:
    """What a line of a Fluent file says: no comments, keys or placeables."""
    if line.startswith("#"):
        return ""
    said = re.sub(r"^\s*(-?[a-z][\w-]* =|\.\w+ =|\*?\[[^\]]*\])", "", line)
    return re.sub(r"\{[^{}]*\}?", "…", said)
