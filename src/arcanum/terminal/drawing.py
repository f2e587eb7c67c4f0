"""Small helpers for drawing: words, numbers, and parts in a line."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text


def capital(word: str) -> str:
    """A word at the beginning of something."""
    return word[:1].upper() + word[1:]


def signed(n: int, minus: str) -> str:
    """A number with a minus that reads well."""
    return f"{minus}{-n}" if n < 0 else str(n)


def flowing(parts: Iterable[Text], between: str, width: int) -> list[Text]:
    """Parts in as few lines as fit; no part is broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and len(lines[-1]) + len(between) + len(part) <= width:
            lines[-1].append(between).append_text(part)
        else:
            lines.append(part.copy())
    return lines


def left_and_right(left: Text, right: Text, width: int) -> RenderableType:
    """Two parts at both ends of a line, or one below the other where that is too long."""
    if cell_len(left.plain) + cell_len(right.plain) + 2 > width:
        return Group(left, right)
    row = Table.grid(expand=True)
    row.add_column()
    row.add_column(justify="right")
    row.add_row(left, right)
    return row
