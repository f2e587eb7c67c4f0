"""The signs and words of Seasons: energy, costs, dice faces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from arcanum.games.seasons.rules.facts import (
    COSTS,
    ENERGIES,
    FACE_BY_NAME,
    IS_FAMILIAR,
    PRESTIGE,
)
from arcanum.games.seasons.terminal.views import own
from arcanum.terminal.board import BoardWithMarks, View
from arcanum.terminal.drawing import capital, signed
from arcanum.terminal.symbols import both

CRYSTALS = 4  # where a bill has them
# Readable on dark and on light grounds.
STYLES = {
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
    "magic_item": "medium_purple1",
    "familiar": "orange3",
}


@dataclass(frozen=True)
class Marks:
    """What is drawn for each thing of Seasons; none is wide, none turns into a picture."""

    energy: dict[str, str]
    season: dict[str, str]
    crystal: str
    gauge: str
    draw: str
    transmute: str
    pip: str
    turned: str


MARKS = both(
    Marks,
    energy=(
        {"air": "○", "water": "≈", "fire": "▲", "earth": "■"},
        {"air": "a", "water": "w", "fire": "f", "earth": "e"},
    ),
    season=(
        {"winter": "❅", "spring": "✿", "summer": "☼", "autumn": "❧"},
        {"winter": "*", "spring": "%", "summer": "o", "autumn": "&"},
    ),
    crystal=("◆", "$"),
    gauge=("★", "^"),
    draw=("▯", "#"),
    transmute=("⇄", "<>"),
    pip=("•", "."),
    turned=("↷", "~"),
)


class Signs(BoardWithMarks[Marks]):
    """The small things that everything else is drawn with."""

    styles = STYLES
    both_marks = MARKS

    def season(self, season: str) -> Text:
        """A season with its sign."""
        look = self.look
        name = capital(look.noun("season", season))
        return Text(f"{self.marks.season[season]} {name}", style=self.style(season))

    def energy(self, kind: str, n: int = 1) -> Text:
        """The sign of an energy kind, n times."""
        return Text(self.marks.energy[kind] * n, style=self.style(kind))

    def tokens(self, have: Mapping[str, int], words: bool = False) -> Text:
        """How many tokens of each kind; kinds that are not there are left out."""
        out = Text()
        for kind, n in have.items():
            if n:
                out.append(" " if len(out) else "")
                out.append_text(self.energy(kind))
                if words:
                    out.append(f" {self.look.noun('energy', kind)} {n}")
                else:
                    out.append(str(n))
        return out

    def crystals(self, n: int) -> Text:
        """A number of crystals."""
        return Text(f"{self.marks.crystal}{n}", style=self.style("crystal"))

    def cost(self, card: str, seats: int) -> Text:
        """What a card costs, in signs."""
        if card == "elemental_amulet":
            signs = Text()
            for energy in ENERGIES:
                signs.append("/" if len(signs) else "")
                signs.append_text(self.energy(energy))
            return signs
        bill = COSTS[seats][FACE_BY_NAME[card]]
        out = Text()
        for kind, energy in enumerate(ENERGIES):
            out.append_text(self.energy(energy, bill[kind]))
        if bill[CRYSTALS]:
            out.append(" " if len(out) else "")
            out.append_text(self.crystals(bill[CRYSTALS]))
        return out if len(out) else Text(self.look.say("free"), style=self.style("quiet"))

    def cost_in_words(self, card: str, seats: int) -> Text:
        """What a card costs, in signs and words."""
        if card == "elemental_amulet":
            return Text(self.look.say("cost-chosen"))
        bill = COSTS[seats][FACE_BY_NAME[card]]
        parts = []
        for kind, energy in enumerate(ENERGIES):
            if bill[kind]:
                part = self.energy(energy, bill[kind])
                parts.append(part.append(f" {self.look.noun('energy', energy)} {bill[kind]}"))
        if bill[CRYSTALS]:
            part = Text(self.marks.crystal, style=self.style("crystal"))
            parts.append(part.append(" " + self.look.say("crystals", n=bill[CRYSTALS])))
        if not parts:
            return Text(self.look.say("free"))
        return Text(", ").join(parts)

    def kind(self, card: str) -> Text:
        """Magic item or familiar."""
        kind = "familiar" if IS_FAMILIAR[FACE_BY_NAME[card]] else "magic_item"
        return Text(self.look.say(kind.replace("_", "-")), style=self.style(kind))

    def points(self, card: str) -> str:
        """The prestige of a card, in short."""
        points = signed(PRESTIGE[FACE_BY_NAME[card]], self.look.signs.minus)
        return self.look.say("points-short", points=points)

    def prestige(self, card: str) -> str:
        """The prestige of a card, in full."""
        n = PRESTIGE[FACE_BY_NAME[card]]
        return self.look.say("points-n", n=abs(n), points=signed(n, self.look.signs.minus))

    def effect(self, card: str) -> str:
        """The text of a card."""
        return self.look.texts.about("card", card)

    def die_words(self, face: Mapping[str, Any]) -> list[Text]:
        """What a die shows, a line for each thing."""
        look = self.look
        marks = self.marks
        out = []
        energy = face["energy"]
        if len(energy) == 2 and energy[0] == energy[1]:
            word = f" {look.noun('energy', energy[0])} {look.signs.times}2"
            out.append(self.energy(energy[0], 2).append(word))
        else:
            for kind in energy:
                out.append(self.energy(kind).append(" " + look.noun("energy", kind)))
        if face["crystals"]:
            sign = Text(marks.crystal, style=self.style("crystal"))
            out.append(sign.append(" " + look.say("crystals", n=face["crystals"])))
        if face["gauge"]:
            sign = Text(marks.gauge, style=self.style("gauge"))
            out.append(sign.append(" " + look.say("gauge-plus-one")))
        if face["draw"]:
            out.append(Text(f"{marks.draw} " + look.say("draw-symbol")))
        if face["transmute"]:
            sign = Text(marks.transmute, style=self.style("transmute"))
            out.append(sign.append(" " + look.say("transmute-symbol")))
        out.append(self.pips(face["pips"]))
        return out

    def pips(self, n: int) -> Text:
        """How far the marker moves if this die is left over."""
        return Text(
            self.marks.pip * n + " " + self.look.say("pips", n=n),
            style=self.style("quiet"),
        )

    def die_signs(self, face: Mapping[str, Any]) -> Text:
        """What a die shows, in signs."""
        marks = self.marks
        parts = []
        energy = Text()
        for kind in face["energy"]:
            energy.append_text(self.energy(kind))
        if len(energy):
            parts.append(energy)
        if face["crystals"]:
            parts.append(self.crystals(face["crystals"]))
        if face["gauge"]:
            parts.append(Text(marks.gauge, style=self.style("gauge")))
        if face["draw"]:
            parts.append(Text(marks.draw))
        if face["transmute"]:
            parts.append(Text(marks.transmute, style=self.style("transmute")))
        parts.append(Text(marks.pip * face["pips"], style=self.style("quiet")))
        return Text(" ").join(parts)

    def symbol(self, view: View, symbol: str) -> Text:
        """The sign of what a die offers."""
        die = (own(view) or {}).get("die")
        if symbol in ENERGIES:
            return self.energy(symbol)
        if symbol == "crystals" and die is not None:
            return self.crystals(die["crystals"])
        if symbol == "gauge":
            return Text(self.marks.gauge, style=self.style("gauge"))
        return Text(self.marks.draw if symbol == "card" else "")

    def legend(self) -> RenderableType:
        look = self.look
        marks = self.marks
        parts = [self.energy(kind).append(" " + look.noun("energy", kind)) for kind in ENERGIES]
        for sign, style, key in (
            (marks.crystal, "crystal", "sign-crystal"),
            (marks.gauge, "gauge", "gauge"),
            (marks.draw, "", "draw-symbol"),
            (marks.transmute, "transmute", "transmute-symbol"),
            (marks.pip, "quiet", "sign-pip"),
            (marks.turned, "", "turned"),
        ):
            parts.append(Text(sign, style=self.style(style)).append(" " + look.say(key)))
        return Text("  ").join(parts)
