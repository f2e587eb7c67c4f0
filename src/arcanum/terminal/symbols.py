"""The signs of any game: one set for terminals that can draw, one for plain ASCII.

No sign is wide in a terminal and none turns into a picture, so columns stay straight. Colour
only adds to a sign, it never says anything alone. A game has its own signs beside its board.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

Set = TypeVar("Set")

# Readable on dark and on light grounds.
STYLES: dict[str, str] = {
    "number": "bold gold3",
    "label": "grey58",
    "quiet": "grey58",
    "loss": "indian_red1",
    "you": "bold",
}


@dataclass(frozen=True)
class Symbols:
    """What is drawn at every table."""

    here: str  # before what matters now
    dot: str  # between things in a line
    bar: str
    minus: str
    times: str
    arrow: str
    more: str  # a text goes on
    nothing: str
    prompt: str
    steps: str  # from little to much


def both(kind: Callable[..., Set], **signs: tuple[Any, Any]) -> tuple[Set, Set]:
    """The drawn set of signs and the plain one, from a table that has them side by side."""
    drawn, plain = ({name: sign[at] for name, sign in signs.items()} for at in (0, 1))
    return kind(**drawn), kind(**plain)


DRAWN, PLAIN = both(
    Symbols,
    here=("►", ">"),
    dot=(" · ", " - "),
    bar=("│", "|"),
    minus=("−", "-"),
    times=("×", "x"),
    arrow=("→", "->"),
    more=("…", "..."),
    nothing=("–", "-"),
    prompt=("› ", "> "),
    steps=("▁▂▃▄▅▆▇█", "_.:-=+*#"),
)


def symbols_for(encoding: str) -> Symbols:
    """Signs that the terminal can show."""
    return DRAWN if encoding.lower().replace("_", "-").startswith("utf") else PLAIN
