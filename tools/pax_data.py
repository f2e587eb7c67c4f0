"""Writes docs/pax-data.md: every value of Pax Illuminaten's data that is not certain.

    python -m tools.pax_data

A test checks that the page lists all of them. After a correction (see the page) this command
takes the corrected values off the list.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from arcanum.games.pax_illuminaten.rules.facts import read

PAGE: Final = Path(__file__).parent.parent / "docs" / "pax-data.md"
FILES: Final = ("luminaries", "factions", "events", "plots", "connections", "board", "ai")
NAMED_BY: Final = ("id", "number", "letter")  # what an entry of a list is called by
UNCERTAIN: Final = "reconstructed"
KEYS: Final = {  # what to change in a group of a luminary
    "name": "name.en, name.ru",
    "degree": "degree.value",
    "factions": "factions.list, the main one first",
    "influence": "influence.slots, one table of costs a slot, from the top",
    "strength": 'strength.value, "2" to "6", "dagger" or "hammers"',
    "affiliation": 'affiliation.value, "none", "mason" or "rosicrucian"',
    "ability": "ability.id",
}

HEAD = """# Pax Illuminaten: what is not certain

The source of our data had lost its icons, so some values are reconstructed.
[data/README.md](../src/arcanum/games/pax_illuminaten/data/README.md) explains how. This page
lists every such entry, and also those that rest on a fragment of the rulebook (marked
`rulebook` with a confidence). Two artificial opponents, Joseph II and Ignaz Franck, are our own
design.

## How to correct a value

1. Find the entry below. Its file is in `src/arcanum/games/pax_illuminaten/data`. A key such as
   `PIL003.strength` means the group `strength` in the block of PIL003.
2. Change the value, set `source = "public"` (or `"rulebook"`), and remove `confidence`.
3. Run `.venv/bin/python -m tools.pax_data`. The entry disappears from this page.

Names and abilities of luminaries also appear in `locale/<language>/cards.ftl`; a test compares
them. No other value is repeated anywhere.

Scenarios state the values of uncertain cards that they need (`[given.printed]`, see
[scenarios.md](scenarios.md)). A test changes each class of values and runs them all. Counts and
recorded games do change with a correction, and have to be made again.

What an ability, a faction card or a script *does* is a rule, although its text is data here. If
you correct that, change its scenarios as well (`abilities`, `factions`, `opponents`).
"""


def entries(name: str) -> list[tuple[str, str]]:
    """The uncertain entries of a data file: key and confidence."""
    return list(walk(read(name), ""))


def walk(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """Everything below a value that is marked as reconstructed, or as resting on a fragment."""
    if isinstance(value, list):
        for at, inner in enumerate(value):
            yield from walk(inner, f"{path}.{called(inner, at)}")
    if not isinstance(value, dict):
        return
    confidence = str(value.get("confidence", ""))
    for key, mark in value.items():
        inside = f"{path}.{key}".lstrip(".")
        if mark == UNCERTAIN and (key == "source" or key.endswith("_source")):
            part = key.removesuffix("source").removesuffix("_")
            yield (f"{path}.{part}" if part else path).lstrip("."), confidence
        elif mark == UNCERTAIN and key.startswith("source_"):
            yield f"{path}.{key.removeprefix('source_')}".lstrip("."), confidence
        elif key == "source" and confidence:
            yield path.lstrip("."), f"{mark}, {confidence}"
        else:
            yield from walk(mark, inside)


def called(entry: Any, at: int) -> str:
    """An entry of a list by its own name, or by its place."""
    if isinstance(entry, dict):
        for key in NAMED_BY:
            if key in entry:
                return str(entry[key])
    return str(at + 1)


def luminaries() -> Iterator[str]:
    """The cards, a row each; the keys of their groups stand above."""
    yield "In a block `[[luminary]]`, by group:\n"
    yield "| group | what to change |\n|---|---|"
    for group, what in KEYS.items():
        yield f"| `{group}` | {what} |"
    yield "\n| luminary | name | uncertain (confidence) |\n|---|---|---|"
    names = {lum["id"]: lum["name"]["en"] for lum in read("luminaries")["luminary"]}
    by_card: dict[str, list[str]] = {}
    for path, confidence in entries("luminaries"):
        kind, _, rest = path.partition(".")
        if kind == "luminary":
            card = rest.partition(".")[0]
            found = f"`{rest}`" + (f" ({confidence})" if confidence else "")
            by_card.setdefault(card, []).append(found)
    for card, groups in by_card.items():
        yield f"| {card} | {names[card]} | {' '.join(groups)} |"
    yield "\nOf degrees and abilities:\n"
    yield from table([e for e in entries("luminaries") if not e[0].startswith("luminary.")])


def table(found: list[tuple[str, str]]) -> Iterator[str]:
    """Entries, a row each."""
    yield "| key | confidence |\n|---|---|"
    for path, confidence in found:
        yield f"| `{path or '(the whole file)'}` | {confidence or '–'} |"


def page() -> str:
    """The whole page."""
    out = [HEAD]
    for name in FILES:
        if found := entries(name):
            out.append(f"## {name}.toml\n")
            out += luminaries() if name == "luminaries" else table(found)
            out.append("")
    return "\n".join(out).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE}: {sum(len(entries(name)) for name in FILES)} uncertain entries")
