"""The signs and words of Pax Illuminaten: factions, favor, degrees, tokens of the seats."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from arcanum.games.pax_illuminaten.rules.facts import (
    AFFILIATION,
    AFFILIATIONS,
    DEGREE,
    DEGREES,
    FACTIONS,
    MAIN,
    SECONDARY,
    STRENGTH,
    STRENGTHS,
)
from arcanum.games.pax_illuminaten.terminal.views import CARD
from arcanum.terminal.board import Board
from arcanum.terminal.symbols import PLAIN
from arcanum.texts import ARTIFICIAL

# Readable on dark and on light grounds.
STYLES = {
    "aristocracy": "gold3",
    "magistrates": "dodger_blue1",
    "connoisseurs": "medium_orchid1",
    "artists": "indian_red1",
    "clergy": "grey58",
    "scholars": "green3",
    "A": "bold orange3",
    "B": "bold deep_sky_blue1",
    "C": "bold chartreuse3",
    "D": "bold medium_purple1",
    ARTIFICIAL: "bold hot_pink",
    "met": "green3",
    "missing": "indian_red1",
}
DEGREE_SIGNS = ("I", "II", "III", "GM", "RA")
FAVOR_BITS = 4  # of each faction in a bill


@dataclass(frozen=True)
class PaxSymbols:
    """What is drawn for the things of this game. No sign is wide or turns into a picture."""

    faction: dict[str, str]
    affiliation: dict[str, str]
    corners: str  # of a card: top left, top right, bottom left, bottom right
    across: str
    down: str
    back: str  # of a face-down card
    free: str  # a free slot
    pawn: str
    marker: str
    influence: str
    main: str  # a main lodge
    met: str
    missing: str


DRAWN = PaxSymbols(
    faction=dict(zip(FACTIONS, "♔§◎♪†¶", strict=True)),
    affiliation={"none": " ", "mason": "△", "rosicrucian": "✢"},
    corners="╭╮╰╯",
    across="─",
    down="│",
    back="░",
    free="·",
    pawn="♙",
    marker="⚑",
    influence="●",
    main="★",
    met="✓",
    missing="✗",
)
ASCII = PaxSymbols(
    faction=dict(zip(FACTIONS, "amctls", strict=True)),
    affiliation={"none": " ", "mason": "M", "rosicrucian": "R"},
    corners="++++",
    across="-",
    down="|",
    back=":",
    free=".",
    pawn="P",
    marker="!",
    influence="o",
    main="*",
    met="+",
    missing="-",
)


class PaxSigns(Board):
    """The small things that everything else is drawn with."""

    @property
    def signs(self) -> PaxSymbols:
        """Signs that the terminal can show."""
        return ASCII if self.look.signs == PLAIN else DRAWN

    def style(self, name: str) -> str:
        """The colour of something; it only adds to its sign or word."""
        return STYLES.get(name) or self.look.style(name)

    def faction(self, faction: str) -> Text:
        """The sign of a faction."""
        return Text(self.signs.faction[faction], style=self.style(faction))

    def factions(self, factions: Iterable[str]) -> Text:
        """Several factions, sign by sign."""
        return Text(" ").join(self.faction(each) for each in factions)

    def favor(self, have: Mapping[str, int], all_kinds: bool = False) -> Text:
        """How many tokens of each kind; kinds that are not there are left out."""
        out = []
        for faction, n in have.items():
            if n or all_kinds:
                style = self.style(faction if n else "quiet")
                out.append(Text(f"{self.signs.faction[faction]}{n}", style=style))
        return Text(" ").join(out) if out else Text("–")

    def bill(self, bill: int) -> Text:
        """What a slot costs."""
        mask = (1 << FAVOR_BITS) - 1
        return self.favor({f: bill >> FAVOR_BITS * i & mask for i, f in enumerate(FACTIONS)})

    def seat(self, seat: str) -> Text:
        """A token of a player."""
        return Text("O" if seat == ARTIFICIAL else seat, style=self.style(seat))

    def short(self, card: str) -> str:
        """The short name of a luminary."""
        return self.look.texts.forms("luminary", card)["short"]

    def factions_of(self, card: str) -> list[str]:
        """The factions of a luminary, the main one first."""
        at = CARD[card]
        return [FACTIONS[f] for f in (MAIN[at], SECONDARY[at]) if f >= 0]

    def degree(self, card: str) -> str:
        """The degree of a luminary, in short."""
        return DEGREE_SIGNS[DEGREE[CARD[card]]]

    def affiliation(self, card: str) -> str:
        """The sign of a Mason or Rosicrucian."""
        return self.signs.affiliation[AFFILIATIONS[AFFILIATION[CARD[card]]]]

    def strength(self, card: str) -> str:
        """The strength of a luminary in a contest. [P-1.6]"""
        strength = STRENGTHS[STRENGTH[CARD[card]]]
        if strength.isdecimal():
            return strength
        return self.look.say("pax-dagger" if strength == "dagger" else "pax-hammers")

    def number(self, numbers: list[int] | None) -> Text:
        """The choices beside a thing, if there are any."""
        text = "/".join(str(n) for n in numbers) if numbers else ""
        return Text(text, style=self.style("number"))

    def labelled(self, label: str, value: Text) -> Text:
        """`label: value` in one line."""
        return Text.assemble((f"{label}: ", self.style("label")), value)

    def clipped(self, text: str, width: int, lines: int) -> Text:
        """A text in at most so many lines."""
        wrapped = textwrap.wrap(
            text, max(width, 20), max_lines=lines, placeholder=f" {self.look.signs.more}"
        )
        return Text("\n".join(wrapped))

    def who(self, seat: str) -> Text:
        """A player's name with the token."""
        return Text.assemble(self.seat(seat), " ", (self.look.name(seat), "bold"))

    def who_all(self, seats: Iterable[str]) -> Text:
        """Several players, by their tokens."""
        return Text(" ").join(self.seat(seat) for seat in seats)

    def legend(self) -> RenderableType:
        look = self.look
        signs = self.signs
        parts = [self.faction(f).append(" " + look.noun("faction", f)) for f in FACTIONS]
        for sign, degree in zip(DEGREE_SIGNS, DEGREES, strict=True):
            parts.append(Text(f"{sign} {look.noun('degree', degree)}"))
        for sign, word in (
            (f"[{signs.faction['artists']}]", look.say("pax-sign-lodge")),
            (signs.main, look.say("pax-sign-main")),
            (signs.affiliation["mason"], look.say("pax-mason")),
            (signs.affiliation["rosicrucian"], look.say("pax-rosicrucian")),
            (signs.free, look.say("pax-sign-free")),
            (signs.influence, look.say("pax-sign-influence")),
            (signs.pawn, look.say("pax-sign-pawn")),
            (signs.marker, look.say("pax-sign-marker")),
        ):
            parts.append(Text(f"{sign} {word}"))
        return Text("  ").join(parts)


def flowing(parts: Iterable[Text], between: str, width: int) -> list[Text]:
    """Parts in as few lines as fit; no part is broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and len(lines[-1]) + len(between) + len(part) <= width:
            lines[-1].append(between).append_text(part)
        else:
            lines.append(part.copy())
    return lines


def capital(word: str) -> str:
    """A word at the beginning of something."""
    return word[:1].upper() + word[1:]


def is_done(check: Mapping[str, Any]) -> bool:
    """Whether a condition of a plot holds."""
    return bool(check["have"] >= check["need"])
