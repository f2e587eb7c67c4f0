"""The signs on the screen: one set for terminals that can draw, one for plain ASCII.

No sign is wide in a terminal and none turns into a picture, so columns stay straight. Colour
only adds to a sign, it never says anything alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field

STYLES: dict[str, str] = {
    "air": "bright_magenta",
    "water": "bright_blue",
    "fire": "bright_red",
    "earth": "green",
    "winter": "bright_cyan",
    "spring": "bright_green",
    "summer": "bright_yellow",
    "autumn": "orange3",
    "crystal": "cyan",
    "gauge": "yellow",
    "transmute": "magenta",
    "number": "bold bright_yellow",
    "label": "grey62",
    "quiet": "grey62",
    "loss": "red",
    "you": "bold bright_white",
    "magic_item": "plum2",
    "familiar": "orange3",
}


@dataclass(frozen=True)
class Symbols:
    """What is drawn for each thing."""

    energy: dict[str, str]
    season: dict[str, str]
    crystal: str
    gauge: str
    draw: str
    transmute: str
    pip: str
    turned: str
    here: str  # before what matters now
    dot: str  # between things in a line
    bar: str
    minus: str
    times: str
    arrow: str
    more: str  # a text goes on
    prompt: str
    styles: dict[str, str] = field(default_factory=lambda: STYLES)


DRAWN = Symbols(
    energy={"air": "○", "water": "≈", "fire": "▲", "earth": "■"},
    season={"winter": "❅", "spring": "✿", "summer": "☼", "autumn": "❧"},
    crystal="◆",
    gauge="★",
    draw="▯",
    transmute="⇄",
    pip="•",
    turned="↷",
    here="►",
    dot=" · ",
    bar="│",
    minus="−",
    times="×",
    arrow="→",
    more="…",
    prompt="› ",
)

PLAIN = Symbols(
    energy={"air": "a", "water": "w", "fire": "f", "earth": "e"},
    season={"winter": "*", "spring": "%", "summer": "o", "autumn": "&"},
    crystal="$",
    gauge="^",
    draw="#",
    transmute="<>",
    pip=".",
    turned="~",
    here=">",
    dot=" - ",
    bar="|",
    minus="-",
    times="x",
    arrow="->",
    more="...",
    prompt="> ",
)


def symbols_for(encoding: str) -> Symbols:
    """Signs that the terminal can show."""
    return DRAWN if encoding.lower().replace("_", "-").startswith("utf") else PLAIN
