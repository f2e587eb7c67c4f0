"""Reading one part of a rulebook: a small part of Markdown, into chapters and blocks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from arcanum.kernel.errors import BadData
from arcanum.rulebook.spans import MARK, Piece, Span, markdown, numbers_in, pieces_of, spans_of

HEADING = re.compile(r"^(#{1,3}) +(.*?)(?: *\{#([a-z0-9_-]+)\})?$")
ITEM = re.compile(r"^( *)(-|\d+\.) +(.*)$")
FIGURE = re.compile(r"^!\[(.*)\]\(figure:([a-z0-9_-]+)\)$")
RULER = re.compile(r"^\|[\s:|-]+\|$")


@dataclass(frozen=True)
class Text:
    """A paragraph."""

    pieces: tuple[Piece, ...]

    def told(self) -> dict[str, Any]:
        """As JSON."""
        return {"kind": "text", "pieces": [piece.told() for piece in self.pieces]}


@dataclass(frozen=True)
class Item:
    """An item of a list; `depth` is 1 for an item inside another."""

    pieces: tuple[Piece, ...]
    depth: int = 0
    number: int = 0  # 0: a dot

    def told(self) -> dict[str, Any]:
        """As JSON."""
        out: dict[str, Any] = {"pieces": [piece.told() for piece in self.pieces]}
        if self.depth:
            out["depth"] = self.depth
        if self.number:
            out["number"] = self.number
        return out


@dataclass(frozen=True)
class Listed:
    """A list."""

    items: tuple[Item, ...]

    def told(self) -> dict[str, Any]:
        """As JSON."""
        return {"kind": "list", "items": [item.told() for item in self.items]}


@dataclass(frozen=True)
class Row:
    """A row of a table."""

    cells: tuple[tuple[Span, ...], ...]
    rules: tuple[str, ...]
    source: str

    def told(self) -> dict[str, Any]:
        """As JSON."""
        cells = [[span.told() for span in cell] for cell in self.cells]
        return {"cells": cells, "rules": list(self.rules)}


@dataclass(frozen=True)
class Table:
    """A table; the first row is its head."""

    head: Row
    rows: tuple[Row, ...]

    def told(self) -> dict[str, Any]:
        """As JSON."""
        rows = [row.told() for row in self.rows]
        return {"kind": "table", "head": self.head.told(), "rows": rows}


@dataclass(frozen=True)
class Example:
    """An example: blocks in a frame of their own."""

    blocks: tuple[Block, ...]

    def told(self) -> dict[str, Any]:
        """As JSON."""
        return {"kind": "example", "blocks": [block.told() for block in self.blocks]}


@dataclass(frozen=True)
class Figure:
    """A picture of a position, with a caption that says all that matters."""

    id: str
    caption: tuple[Piece, ...]

    def told(self) -> dict[str, Any]:
        """As JSON."""
        caption = [piece.told() for piece in self.caption]
        return {"kind": "figure", "id": self.id, "caption": caption}


@dataclass(frozen=True)
class Heading:
    """The heading of a subchapter."""

    id: str
    title: str

    def told(self) -> dict[str, Any]:
        """As JSON."""
        return {"kind": "heading", "id": self.id, "title": self.title}


Block = Text | Listed | Table | Example | Figure | Heading


@dataclass(frozen=True)
class Chapter:
    """A chapter."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    source: str  # as Markdown, without marks and links

    def pieces(self) -> Iterator[Piece]:
        """Its pieces in reading order; a row of a table is one."""
        yield from pieces_in(self.blocks)

    def marks(self) -> list[tuple[str, ...]]:
        """Its rule marks in reading order."""
        return [piece.rules for piece in self.pieces() if piece.rules]

    @property
    def rules(self) -> list[str]:
        """The rule numbers that are marked in it, each once."""
        return list(dict.fromkeys(number for mark in self.marks() for number in mark))

    def told(self) -> dict[str, Any]:
        """As JSON."""
        blocks = [block.told() for block in self.blocks]
        return {"id": self.id, "title": self.title, "rules": self.rules, "blocks": blocks}


def pieces_in(blocks: tuple[Block, ...]) -> Iterator[Piece]:
    """The pieces of some blocks, in reading order."""
    for block in blocks:
        if isinstance(block, Text):
            yield from block.pieces
        elif isinstance(block, Listed):
            for item in block.items:
                yield from item.pieces
        elif isinstance(block, Table):
            for row in block.rows:
                yield Piece(joined(row), row.rules, row.source)
        elif isinstance(block, Example):
            yield from pieces_in(block.blocks)
        elif isinstance(block, Figure):
            yield from block.caption


def joined(row: Row) -> tuple[Span, ...]:
    """The cells of a row as one line."""
    out: list[Span] = []
    for cell in row.cells:
        out += [*([Span(" · ")] if out else []), *cell]
    return tuple(out)


# -- reading


def read_part(text: str, name: str) -> tuple[str, tuple[Chapter, ...]]:
    """The title and the chapters of a file; `name` is for complaints."""
    title = ""
    chapters: list[Chapter] = []
    head: tuple[str, str] | None = None
    lines: list[str] = []
    for line in text.splitlines():
        found = HEADING.match(line.rstrip())
        if found and len(found[1]) == 1:
            title = found[2]
        elif found and len(found[1]) == 2:
            if head:
                chapters.append(chapter_of(head, lines, name))
            if not found[3]:
                raise BadData(f"{name}: the chapter '{found[2]}' has no {{#id}}")
            head = (found[3], found[2])
            lines = []
        elif head:
            lines.append(line.rstrip())
        elif line.strip():
            raise BadData(f"{name}: text before the first chapter: '{line.strip()[:40]}'")
    if head:
        chapters.append(chapter_of(head, lines, name))
    if not title or not chapters:
        raise BadData(f"{name}: a part has a title (# …) and chapters (## … {{#id}})")
    return title, tuple(chapters)


def chapter_of(head: tuple[str, str], lines: list[str], name: str) -> Chapter:
    """A chapter, read from its lines."""
    kept = [line for line in lines if not FIGURE.match(line)]
    source = re.sub(r" *\{#[a-z0-9_-]+\}", "", markdown("\n".join(kept))).strip()
    return Chapter(*head, blocks_of(lines, name), re.sub(r"\n{3,}", "\n\n", source))


def blocks_of(lines: list[str], name: str) -> tuple[Block, ...]:
    """The blocks of some lines."""
    out: list[Block] = []
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            at += 1
        elif found := HEADING.match(line):
            if not found[3]:
                raise BadData(f"{name}: the subchapter '{found[2]}' has no {{#id}}")
            out.append(Heading(found[3], found[2]))
            at += 1
        elif found := FIGURE.match(line):
            out.append(Figure(found[2], pieces_of(found[1])))
            at += 1
        elif line.startswith(">"):
            run = run_of(lines, at, lambda one: one.startswith(">"))
            inner = [one[1:].removeprefix(" ") for one in run]
            out.append(Example(blocks_of(inner, name)))
            at += len(run)
        elif line.startswith("|"):
            run = run_of(lines, at, lambda one: one.startswith("|"))
            out.append(table_of(run))
            at += len(run)
        elif ITEM.match(line):
            run = run_of(lines, at, is_of_list)
            out.append(list_of(run))
            at += len(run)
        else:
            run = run_of(lines, at, is_of_text)
            out.append(Text(pieces_of(" ".join(one.strip() for one in run))))
            at += len(run)
    return tuple(out)


def run_of(lines: list[str], at: int, same: Any) -> list[str]:
    """The lines from `at` on that belong together."""
    end = at
    while end < len(lines) and same(lines[end]):
        end += 1
    return lines[at:end]


def is_of_list(line: str) -> bool:
    """Whether a line belongs to the list above it: an item, or the rest of one, set in."""
    return bool(ITEM.match(line)) or line.startswith("  ")


def is_of_text(line: str) -> bool:
    """Whether a line goes on with the paragraph above it."""
    starts = line.startswith((">", "|", "#", "!["))
    return bool(line.strip()) and not starts and not ITEM.match(line)


def list_of(lines: list[str]) -> Listed:
    """A list."""
    items: list[list[Any]] = []  # text, depth, number
    for line in lines:
        found = ITEM.match(line)
        if found:
            number = 0 if found[2] == "-" else int(found[2][:-1])
            items.append([found[3], 1 if len(found[1]) >= 2 else 0, number])
        else:
            items[-1][0] += " " + line.strip()
    return Listed(tuple(Item(pieces_of(text), depth, n) for text, depth, n in items))


def table_of(lines: list[str]) -> Table:
    """A table."""
    head, *rows = [line for line in lines if not RULER.match(line)]
    names = [markdown(cell) for cell in cells_of(head)]
    return Table(row_of(head), tuple(row_of(line, names) for line in rows))


def row_of(line: str, names: Sequence[str] = ()) -> Row:
    """A row: a mark in any of its cells is one of the whole row.

    By itself, as a link to its rule opens it, a row of three or more cells says the `names` of
    its columns.
    """
    rules = [number for found in MARK.finditer(line) for number in numbers_in(found[1])]
    cells = cells_of(line)
    said = [markdown(cell) for cell in cells]
    if len(said) > 2:
        named = zip(names[1:], said[1:], strict=False)
        said[1:] = [f"{name}: {cell}" if name else cell for name, cell in named] or said[1:]
    return Row(tuple(spans_of(cell) for cell in cells), tuple(rules), " · ".join(said))


def cells_of(line: str) -> list[str]:
    """The cells of a row, without its marks."""
    return [cell.strip() for cell in MARK.sub("", line).strip().strip("|").split("|")]
