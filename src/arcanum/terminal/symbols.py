"""The signs on the screen: one set for terminals that can draw, one for plain ASCII.

No sign is wide in a terminal and none turns into a picture, so columns stay straight. Colour
only adds to a sign, it never says anything alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field

# Readable on dark and on light grounds.
STYLES: dict[str, str] = {
    "air": "medium_orchid1",
    "water": "dodger_blue1",
    "fire": "indian_red1",
    "earth": "green3",
    "winter": "deep_sky_blue1",
    "spring": "chartreuse3",
    "summer": "gold3",
    "autumn": "orange3",
    "crystal": "dark_cyan",
    "gauge": "gold3",
    "transmute": "medium_orchid1",
    "number": "bold gold3",
    "label": "grey58",
    "quiet": "grey58",
    "loss": "indian_red1",
    "you": "bold",
    "magic_item": "medium_purple1",
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
    steps: str  # from little to much
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
    steps="▁▂▃▄▅▆▇█",
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
    steps="_.:-=+*#",
)


def symbols_for(encoding: str) -> Symbols:
    """Signs that the terminal can show."""
    return DRAWN if encoding.lower().replace("_", "-").startswith("utf") else PLAIN
