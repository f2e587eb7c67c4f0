"""Numbered choices side by side, group by group."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

GAP = 3  # blanks between columns; one less where that spares a row

Items = Sequence[tuple[int, Text]]


def choice_grid(
    groups: Sequence[tuple[str, Items]], width: int, number: str, title: str, tall: int
) -> list[RenderableType]:
    """The groups as blocks in as few rows as fit; a lone group needs no title."""
    most = max(n for _, items in groups for n, _ in items)
    digits = len(str(most))
    blocks: list[list[Text]] = []  # the lines of each block
    for name, items in groups:
        lines = []
        for n, label in items:
            line = Text(str(n).rjust(digits), style=number)
            lines.append(Text.assemble(line, " ", label))
        columns = split(lines, width, tall)
        for at, column in enumerate(columns):
            if len(groups) > 1:
                column.insert(0, Text(name if at == 0 else "", style=title))
            blocks.append(column)
    wide, close = in_rows(blocks, width, GAP), in_rows(blocks, width, GAP - 1)
    gap = GAP if len(wide) <= len(close) else GAP - 1
    return [side_by_side(row, gap) for row in (wide if gap == GAP else close)]


def in_rows(blocks: list[list[Text]], width: int, gap: int) -> list[list[list[Text]]]:
    """Blocks in rows, as many in each as fit."""
    rows: list[list[list[Text]]] = [[]]
    used = 0
    for block in blocks:
        wide = max(cell_len(line.plain) for line in block) + gap
        if rows[-1] and used + wide - gap > width:
            rows.append([])
            used = 0
        rows[-1].append(block)
        used += wide
    return rows


def split(lines: list[Text], width: int, tall: int) -> list[list[Text]]:
    """A long list in columns, as many as fit."""
    if len(lines) <= tall:
        return [lines]
    widest = max(cell_len(line.plain) for line in lines) + GAP
    columns = max(1, min((width + GAP) // widest, -(-len(lines) // tall)))
    rows = -(-len(lines) // columns)
    return [lines[at : at + rows] for at in range(0, len(lines), rows)]


def side_by_side(blocks: list[list[Text]], gap: int) -> Table:
    """Blocks of lines beside each other."""
    grid = Table.grid(padding=(0, gap))
    for _ in blocks:
        grid.add_column()
    grid.add_row(*[Text("\n").join(block) for block in blocks])
    return grid
