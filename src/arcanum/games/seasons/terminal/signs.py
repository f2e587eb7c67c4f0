"""The signs and words of Seasons: energy, costs, dice faces."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
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
from arcanum.terminal.board import Board, View

CRYSTALS = 4  # where a bill has them


class Signs(Board):
    """The small things that everything else is drawn with."""

    def season(self, season: str) -> Text:
        """A season with its sign."""
        look = self.look
        name = capital(look.noun("season", season))
        return Text(f"{look.signs.season[season]} {name}", style=look.style(season))

    def energy(self, kind: str, n: int = 1) -> Text:
        """The sign of an energy kind, n times."""
        return Text(self.look.signs.energy[kind] * n, style=self.look.style(kind))

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
        return Text(f"{self.look.signs.crystal}{n}", style=self.look.style("crystal"))

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
        return out if len(out) else Text(self.look.say("free"), style=self.look.style("quiet"))

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
            part = Text(self.look.signs.crystal, style=self.look.style("crystal"))
            parts.append(part.append(" " + self.look.say("crystals", n=bill[CRYSTALS])))
        if not parts:
            return Text(self.look.say("free"))
        return Text(", ").join(parts)

    def kind(self, card: str) -> Text:
        """Magic item or familiar."""
        kind = "familiar" if IS_FAMILIAR[FACE_BY_NAME[card]] else "magic_item"
        return Text(self.look.say(kind.replace("_", "-")), style=self.look.style(kind))

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

    def number(self, numbers: list[int] | None) -> Text:
        """The choice beside a thing, if it is one."""
        return Text(
            "/".join(str(n) for n in numbers) if numbers else "",
            style=self.look.style("number"),
        )

    def labelled(self, label: str, value: Text) -> Text:
        """`label: value` in one line."""
        return Text.assemble((f"{label}: ", self.look.style("label")), value)

    def clipped(self, text: str, width: int, lines: int) -> Text:
        """A text in at most so many lines."""
        wrapped = textwrap.wrap(
            text, max(width, 20), max_lines=lines, placeholder=f" {self.look.signs.more}"
        )
        return Text("\n".join(wrapped))

    def die_words(self, face: Mapping[str, Any]) -> list[Text]:
        """What a die shows, a line for each thing."""
        look = self.look
        signs = look.signs
        out = []
        energy = face["energy"]
        if len(energy) == 2 and energy[0] == energy[1]:
            word = f" {look.noun('energy', energy[0])} {signs.times}2"
            out.append(self.energy(energy[0], 2).append(word))
        else:
            for kind in energy:
                out.append(self.energy(kind).append(" " + look.noun("energy", kind)))
        if face["crystals"]:
            sign = Text(signs.crystal, style=look.style("crystal"))
            out.append(sign.append(" " + look.say("crystals", n=face["crystals"])))
        if face["gauge"]:
            sign = Text(signs.gauge, style=look.style("gauge"))
            out.append(sign.append(" " + look.say("gauge-plus-one")))
        if face["draw"]:
            out.append(Text(f"{signs.draw} " + look.say("draw-symbol")))
        if face["transmute"]:
            sign = Text(signs.transmute, style=look.style("transmute"))
            out.append(sign.append(" " + look.say("transmute-symbol")))
        out.append(self.pips(face["pips"]))
        return out

    def pips(self, n: int) -> Text:
        """How far the marker moves if this die is left over."""
        return Text(
            self.look.signs.pip * n + " " + self.look.say("pips", n=n),
            style=self.look.style("quiet"),
        )

    def die_signs(self, face: Mapping[str, Any]) -> Text:
        """What a die shows, in signs."""
        look = self.look
        signs = look.signs
        parts = []
        energy = Text()
        for kind in face["energy"]:
            energy.append_text(self.energy(kind))
        if len(energy):
            parts.append(energy)
        if face["crystals"]:
            parts.append(self.crystals(face["crystals"]))
        if face["gauge"]:
            parts.append(Text(signs.gauge, style=look.style("gauge")))
        if face["draw"]:
            parts.append(Text(signs.draw))
        if face["transmute"]:
            parts.append(Text(signs.transmute, style=look.style("transmute")))
        parts.append(Text(signs.pip * face["pips"], style=look.style("quiet")))
        return Text(" ").join(parts)

    def symbol(self, view: View, symbol: str) -> Text:
        """The sign of what a die offers."""
        look = self.look
        die = (own(view) or {}).get("die")
        if symbol in ENERGIES:
            return self.energy(symbol)
        if symbol == "crystals" and die is not None:
            return self.crystals(die["crystals"])
        if symbol == "gauge":
            return Text(look.signs.gauge, style=look.style("gauge"))
        return Text(look.signs.draw if symbol == "card" else "")

    def legend(self) -> RenderableType:
        look = self.look
        signs = look.signs
        parts = [self.energy(kind).append(" " + look.noun("energy", kind)) for kind in ENERGIES]
        for sign, style, key in (
            (signs.crystal, "crystal", "sign-crystal"),
            (signs.gauge, "gauge", "gauge"),
            (signs.draw, "", "draw-symbol"),
            (signs.transmute, "transmute", "transmute-symbol"),
            (signs.pip, "quiet", "sign-pip"),
            (signs.turned, "", "turned"),
        ):
            parts.append(Text(sign, style=look.style(style)).append(" " + look.say(key)))
        return Text("  ").join(parts)


def capital(word: str) -> str:
    """A word at the beginning of something."""
    return word[:1].upper() + word[1:]


def signed(n: int, minus: str) -> str:
    """A number with a minus that reads well."""
    return f"{minus}{-n}" if n < 0 else str(n)
