"""Writes docs/trickerion-data.md: every entry of Trickerion's data that is in doubt.

    python -m tools.uncertain_data

It reads the marks in `src/arcanum/games/trickerion/data/*.toml`: `uncertain = true` with the
comment beside it, keys that end in `_alternative` or `_single_source`, `open` questions, names
marked "matched by meaning", and rows whose source is "reconstructed". A test
compares the page with the data.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

HOME: Final = Path(__file__).parent.parent
DATA: Final = HOME / "src" / "arcanum" / "games" / "trickerion" / "data"
PAGE: Final = HOME / "docs" / "trickerion-data.md"
LINK: Final = "../src/arcanum/games/trickerion/data/"

Row = tuple[str, str, str, str]  # file, key, what is in doubt, what we use

HEAD: Final = """\
# Doubts in Trickerion's data

`python -m tools.uncertain_data` writes this page from the marks in the data. Do not edit it.

In a few places our sources disagree, say nothing or cannot be read. Each of them is listed with
the file and the key to correct. If you own the game and can look it up:

1. change the figure in the file and remove its mark;
2. run `.venv/bin/python -m tools.uncertain_data`, which writes this page again;
3. run `.venv/bin/python -m pytest tests/games/trickerion`.

If a figure also appears in a text (`locale/*/cards.ftl`), a test says so. Scenarios state the
values of doubtful cards that they need ([scenarios.md](scenarios.md)), so a correction breaks
none of them; a test changes the figures and runs them all. Counts and recorded games do change,
and have to be made again. The data has
[a page about its sources](../src/arcanum/games/trickerion/data/README.md).
"""
WORDS_ONLY: Final[list[Row]] = [
    (
        "board.toml",
        "dark_alley.actions.fortune_telling.times_per_placement",
        "only an icon says once per placement, the rulebooks are silent",
        "1",
    ),
    (
        "magicians.toml",
        "magicians.red_lotus.ability",
        "once per performance comes from an icon, not from text",
        "once",
    ),
    (
        "board.toml",
        "market_row.areas.initial_stock",
        "which Buy slot holds which type at the start is a convention",
        "wood, metal, glass, fabric",
    ),
]


def tables(data: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table of a file with its dotted key."""
    if isinstance(data, dict):
        yield path, data
        for key, value in data.items():
            yield from tables(value, f"{path}.{key}" if path else key)


def comments(source: str, mark: str) -> dict[str, str]:
    """The comments beside lines with a mark, by the table they stand in and their key."""
    found: dict[str, str] = {}
    table = ""
    for line in source.splitlines():
        if header := re.fullmatch(r"\[+([^\]]+)\]+\s*(#.*)?", line.strip()):
            table = header[1]
        elif mark in line and "#" in line and "=" in line.split("#")[0]:
            key = line.split("=")[0].strip()
            found[f"{table}.{key}"] = line.partition("#")[2].strip()
    return found


def files() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The data files: name, source, content."""
    for path in sorted(DATA.glob("*.toml")):
        source = path.read_text(encoding="utf-8")
        yield path.name, source, tomllib.loads(source)


def uncertain() -> list[Row]:
    """Tables with a doubtful figure."""
    out: list[Row] = []
    for name, source, data in files():
        why = comments(source, "uncertain = true")
        for key, table in tables(data):
            if table.get("uncertain"):
                out.append((name, key, why.get(f"{key}.uncertain", ""), figures(table)))
    return out


def figures(table: dict[str, Any]) -> str:
    """What a doubtful table says now, and the other reading if there is one."""
    for key in ("components", "faces", "assistant_extra_coins"):
        if key in table:
            used = plain(table[key])
            if f"{key}_alternative" in table:
                return f"{used}; the other reading: {plain(table[f'{key}_alternative'])}"
            if f"{key}_range" in table:
                least, most = table[f"{key}_range"]
                return f"{used}; possible are {least} to {most}"
            return used
    return plain({k: v for k, v in table.items() if k != "uncertain"})


def plain(value: Any) -> str:
    """A value of a data file in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(part)}" for key, part in value.items())
    if isinstance(value, list):
        return ", ".join(plain(part) for part in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def chosen() -> list[Row]:
    """Figures of one source, and rules on which the rulebooks differ."""
    out: list[Row] = []
    for name, source, data in files():
        why = comments(source, "_single_source") | comments(source, "_alternative")
        for key, table in tables(data):
            for mark, value in table.items():
                plainly = mark.removesuffix("_alternative")
                if mark.endswith("_single_source"):
                    out.append(
                        (name, f"{key}.{mark}", why.get(f"{key}.{mark}", ""), "as in the data")
                    )
                elif plainly != mark and not table.get("uncertain"):
                    other = f"the other reading: {plain(value)}"
                    out.append((name, f"{key}.{plainly}", other, plain(table[plainly])))
    return out


def names() -> list[Row]:
    """Names that were matched by meaning."""
    out: list[Row] = []
    for name, source, data in files():
        for key, why in comments(source, "matched by meaning").items():
            used: Any = data
            for part in key.split("."):
                used = used[part]
            out.append((name, key, why, str(used)))
    return out


def questions() -> list[Row]:
    """Open questions with what we do."""
    out: list[Row] = []
    for name, _, data in files():
        for key, table in tables(data):
            for asked in table.get("open", []):
                out.append((name, f"{key}.open", asked["q"], asked["default"]))
    return out


def reconstructed() -> list[Row]:
    """Rows of the solo game and the Academy that replace lost or unknown print, by table."""
    out: list[Row] = []
    for name, _, data in files():
        for table, rows in data.items():
            rows = rows if isinstance(rows, list) else [rows]
            marks: dict[str, list[str]] = {}
            for row in rows:
                for key, value in row.items() if isinstance(row, dict) else ():
                    if value == "reconstructed" and key.endswith("source"):
                        what = key.removesuffix("source").rstrip("_") or "all of it"
                        marks.setdefault(what, []).append(row_name(row))
            for what, found in marks.items():
                out.append((name, table, what, ", ".join(dict.fromkeys(found))))
    return out


def row_name(row: dict[str, Any]) -> str:
    """What to call a row of a list of tables."""
    for key in ("id", "colour", "location", "academy", "secrets"):
        if key in row:
            return str(row[key]) if key in ("id", "colour", "location") else f"{key} {row[key]}"
    return "the table"


def section(title: str, about: str, doubt: str, used: str, rows: list[Row]) -> str:
    """A heading, a sentence and a table."""
    lines = [
        f"## {title}",
        "",
        about,
        "",
        f"| file | key | {doubt} | {used} |",
        "|---|---|---|---|",
    ]
    for name, key, what, now in rows:
        cells = [cell.replace("|", "/").replace("\n", " ") for cell in (what, now)]
        lines.append(f"| [{name}]({LINK}{name}) | `{key}` | {cells[0]} | {cells[1]} |")
    return "\n".join(lines) + "\n"


def page() -> str:
    """The whole page."""
    parts = [
        HEAD,
        section(
            "Doubtful figures",
            "Tables marked `uncertain`.",
            "what is in doubt",
            "what we use",
            uncertain(),
        ),
        section(
            "One source, or one of two",
            "Figures that rest on a single source, and rules on which the rulebooks differ.",
            "what is in doubt",
            "what we use",
            chosen(),
        ),
        section(
            "Mentioned in words only",
            "Doubts of data/README.md that have no mark of their own.",
            "what is in doubt",
            "what we use",
            WORDS_ONLY,
        ),
        section(
            "Names matched by meaning",
            "Names of the solo booklet. Names that no source has are our translations, in\n"
            "`locale/ru` and `locale/pl` only.",
            "where it comes from",
            "the name",
            names(),
        ),
        section(
            "Open questions",
            "Edge cases that no source decides, with what we do.",
            "question",
            "what we do",
            questions(),
        ),
        section(
            "Reconstructed",
            "Rows of the solo game and of the Academy whose print nobody could show us.\n"
            "Replace them as soon as it is known; no rule rests on their numbers.",
            "what is reconstructed",
            "rows",
            reconstructed(),
        ),
    ]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE}: {len(uncertain()) + len(chosen()) + len(names()) + len(questions())} marks")
