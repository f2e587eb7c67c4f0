"""The signs and words of Pax Illuminaten: factions, favor, degrees, tokens of the seats."""

from __future__ import annotations

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
from arcanum.terminal.board import BoardWithMarks
from arcanum.terminal.symbols import both

OPPONENT = "AO"  # the seat of the artificial opponent, as the rules spell it
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
    OPPONENT: "bold hot_pink",
    "met": "green3",
    "missing": "indian_red1",
}
DEGREE_SIGNS = ("I", "II", "III", "GM", "RA")
FAVOR_BITS = 4  # of each faction in a bill


@dataclass(frozen=True)
class Marks:
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


MARKS = both(
    Marks,
    faction=(
        dict(zip(FACTIONS, "♔§◎♪†¶", strict=True)),
        dict(zip(FACTIONS, "amctls", strict=True)),
    ),
    affiliation=(
        {"none": " ", "mason": "△", "rosicrucian": "✢"},
        {"none": " ", "mason": "M", "rosicrucian": "R"},
    ),
    corners=("╭╮╰╯", "++++"),
    across=("─", "-"),
    down=("│", "|"),
    back=("░", ":"),
    free=("·", "."),
    pawn=("♙", "P"),
    marker=("⚑", "!"),
    influence=("●", "o"),
    main=("★", "*"),
    met=("✓", "+"),
    missing=("✗", "-"),
)


class Signs(BoardWithMarks[Marks]):
    """The small things that everything else is drawn with."""

    styles = STYLES
    both_marks = MARKS

    def faction(self, faction: str) -> Text:
        """The sign of a faction."""
        return Text(self.marks.faction[faction], style=self.style(faction))

    def factions(self, factions: Iterable[str]) -> Text:
        """Several factions, sign by sign."""
        return Text(" ").join(self.faction(each) for each in factions)

    def favor(self, have: Mapping[str, int], all_kinds: bool = False) -> Text:
        """How many tokens of each kind; kinds that are not there are left out."""
        out = []
        for faction, n in have.items():
            if n or all_kinds:
                style = self.style(faction if n else "quiet")
                out.append(Text(f"{self.marks.faction[faction]}{n}", style=style))
        return Text(" ").join(out) if out else Text(self.look.signs.nothing)

    def bill(self, bill: int) -> Text:
        """What a slot costs."""
        mask = (1 << FAVOR_BITS) - 1
        return self.favor({f: bill >> FAVOR_BITS * i & mask for i, f in enumerate(FACTIONS)})

    def seat(self, seat: str) -> Text:
        """A token of a player."""
        return Text("O" if seat == OPPONENT else seat, style=self.style(seat))

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
        return self.marks.affiliation[AFFILIATIONS[AFFILIATION[CARD[card]]]]

    def strength(self, card: str) -> str:
        """The strength of a luminary in a contest. [P-1.6]"""
        strength = STRENGTHS[STRENGTH[CARD[card]]]
        if strength.isdecimal():
            return strength
        return self.look.say("pax-dagger" if strength == "dagger" else "pax-hammers")

    def who(self, seat: str) -> Text:
        """A player's name with the token."""
        return Text.assemble(self.seat(seat), " ", (self.look.name(seat), "bold"))

    def who_all(self, seats: Iterable[str]) -> Text:
        """Several players, by their tokens."""
        return Text(" ").join(self.seat(seat) for seat in seats)

    def legend(self) -> RenderableType:
        look = self.look
        marks = self.marks
        parts = [self.faction(f).append(" " + look.noun("faction", f)) for f in FACTIONS]
        for sign, degree in zip(DEGREE_SIGNS, DEGREES, strict=True):
            parts.append(Text(f"{sign} {look.noun('degree', degree)}"))
        for sign, word in (
            (f"[{marks.faction['artists']}]", look.say("pax-sign-lodge")),
            (marks.main, look.say("pax-sign-main")),
            (marks.affiliation["mason"], look.say("pax-mason")),
            (marks.affiliation["rosicrucian"], look.say("pax-rosicrucian")),
            (marks.free, look.say("pax-sign-free")),
            (marks.influence, look.say("pax-sign-influence")),
            (marks.pawn, look.say("pax-sign-pawn")),
            (marks.marker, look.say("pax-sign-marker")),
        ):
            parts.append(Text(f"{sign} {word}"))
        return Text("  ").join(parts)


def is_done(check: Mapping[str, Any]) -> bool:
    """Whether a condition of a plot holds."""
    return bool(check["have"] >= check["need"])
