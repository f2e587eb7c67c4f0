"""Writes the tables of keys in docs/scenarios.md again, from what the games declare.

    python -m tools.scenario_page

Each table stands between `<!-- keys: GAME, PART, WHAT -->` and `<!-- end -->`. A test compares.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from arcanum.games import game
from arcanum.lab.positions import Part, Positions, Word
from arcanum.lab.shapes import Choice

PAGE = Path(__file__).resolve().parents[1] / "docs" / "scenarios.md"
BLOCK = re.compile(r"<!-- keys: (\w+), ([^,]+), ([^>]+) -->\n(.*?)<!-- end -->", re.DOTALL)
KINDS = ("table", "table, expect only", "side", "side, expect only")


def positions(name: str) -> Positions[Any]:
    """What a game declares."""
    own = game(name).part("scenario")
    assert own is not None
    found: Positions[Any] = own.POSITIONS
    return found


def blocks(name: str) -> dict[tuple[str, str], str]:
    """Every table of a game, by part and kind."""
    out: dict[tuple[str, str], str] = {}
    for part in positions(name).parts:
        for kind in KINDS:
            words = chosen(part, kind)
            if words:
                out[part.title, kind] = table(words)
    return out


def chosen(part: Part[Any], kind: str) -> list[Word[Any]]:
    """The keys of a part for one table."""
    every: list[Word[Any]] = [*(part.table if kind.startswith("table") else part.side)]
    return [word for word in every if word.given == ("expect" not in kind)]


def table(words: list[Word[Any]]) -> str:
    """The rows of some keys."""
    lines = ["| key | is | meaning |", "|---|---|---|"]
    for word in words:
        about = word.about if word.expected else f"{word.about}; in `given` only"
        shape = "a word" if isinstance(word.shape, Choice) else word.shape.about
        lines.append(f"| `{word.name}` | {shape.replace('|', '/')} | {about} |")
    return "\n".join(lines) + "\n"


def renewed(page: str) -> str:
    """The page with all tables as declared."""

    def block(found: re.Match[str]) -> str:
        made = blocks(found[1])[found[2], found[3]]
        return f"<!-- keys: {found[1]}, {found[2]}, {found[3]} -->\n{made}<!-- end -->"

    return BLOCK.sub(block, page)


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
