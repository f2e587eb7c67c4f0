"""The table of Seasons: wheel, dice, mages, hand; drawn from a seat's view alone."""

from __future__ import annotations

import io
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.align import Align
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arcanum.games.seasons.facts import (
    BONUS_LOSS,
    COSTS,
    DICE,
    DIE_CRYSTALS,
    DIE_DRAW,
    DIE_ENERGY,
    DIE_GAUGE,
    DIE_PIPS,
    DIE_TRANSMUTE,
    ENERGIES,
    FACE_BY_NAME,
    IS_FAMILIAR,
    KITS,
    LAST_YEAR,
    MOST_BONUSES,
    NAMES,
    PRESTIGE,
    PURSE_ADDS,
    RATES,
    SEASONS,
    SPACES,
    SPACES_PER_SEASON,
    TIMING,
)
from arcanum.terminal.board import TIGHT, Board, Choice, Density, View

CRYSTALS = 4  # where a bill has them
FACES = 6
WIDE = 100  # columns from which a card has its text beside it
DIE_BOX = 22  # columns of a die, if there is room
LEAST_DIE_BOX = 19
LEAST_PANEL = 36  # columns of a mage's panel
GROUPS = {
    "summon": "summon",
    "activate": "activate",
    "transmute": "transmute",
    "bonus": "bonus",
}
PLACES = {  # where the card of a choice lies
    "draft": "pack",
    "shelve": "kept",
    "keep": "drawn",
    "give": "drawn",
    "put-back": "top",
    "summon": "hand",
    "discard-card": "hand",
    "play": "hand",
    "activate": "play",
    "sacrifice": "play",
    "take-back": "play",
    "resolve": "play",
}
LISTS = ("draft", "shelve", "keep", "play", "give")  # verbs whose cards the table lists
Numbers = dict[str, dict[str, list[int]]]  # place -> card -> choices
ROMAN = {"2": "II", "3": "III"}


class SeasonsBoard(Board):
    """Seasons as its friends know it."""

    groups = ("summon", "activate", "transmute", "bonus", "other")

    def table(
        self, view: View, choices: Sequence[Choice], width: int, density: Density
    ) -> list[RenderableType]:
        numbers = numbered(view, choices)
        parts: list[RenderableType] = [self.headline(view, width)]
        if not view["round"]:
            parts += self.prelude(view, numbers, width, density)
            return parts
        parts.append(self.wheel(view, width, density))
        parts += self.dice_on_table(view, choices, width, density)
        parts.append(self.mages(view, numbers, width, density))
        parts += self.own_cards(view, numbers, width, density)
        return parts

    # -- the head of the table

    def headline(self, view: View, width: int) -> RenderableType:
        """Where we are in time, and the piles."""
        look = self.look
        dot = look.signs.dot
        left = Text(look.title(), style="bold")
        if view["round"]:
            left.append(dot + look.say("year", n=view["year"], last=LAST_YEAR), style="bold")
            left.append(dot)
            left.append_text(self.season(view["season"]))
            left.append(dot + look.say("round", n=view["round"]))
        else:
            left.append(dot + look.say("prelude"))
        right = Text(style=look.style("quiet"))
        right.append(look.say("draw-pile", n=view["deck"]["count"]))
        right.append(dot + look.say("discard-pile", n=view["discard"]["count"]))
        if cell_len(left.plain) + cell_len(right.plain) + 2 > width:
            return Group(left, right)
        row = Table.grid(expand=True)
        row.add_column()
        row.add_column(justify="right")
        row.add_row(left, right)
        return row

    def season(self, season: str) -> Text:
        """A season with its sign."""
        look = self.look
        name = capital(look.noun("season", season))
        return Text(f"{look.signs.season[season]} {name}", style=look.style(season))

    def wheel(self, view: View, width: int, density: Density) -> RenderableType:
        """The twelve spaces, the marker, and what a token yields in each season."""
        if density.boxes:
            row = Table.grid(expand=True)
            for _ in SEASONS:
                row.add_column(ratio=1)
            row.add_row(*[self.quarter(view, at) for at in range(len(SEASONS))])
            return row
        line = Text(no_wrap=True, overflow="crop")
        for at, season in enumerate(SEASONS):
            if at:
                line.append(f" {self.look.signs.bar} ")
            line.append_text(self.season(season)).append(" ")
            line.append_text(self.spaces(view, at, " "))
        if not density.panels or view["over"]:
            return line
        now = Text(self.look.say("rates-now") + " ", style=self.look.style("label"))
        now.append_text(self.rates(view, SEASONS.index(view["season"]), words=True))
        return Group(line, now)

    def quarter(self, view: View, at: int) -> RenderableType:
        """One season of the wheel."""
        season = SEASONS[at]
        here = season == view["season"]
        style = self.look.style(season)
        inside = Group(
            Align.center(self.spaces(view, at, "   ")),
            Align.center(self.rates(view, at)),
        )
        title = self.season(season)
        if here:
            title = Text(f"{self.look.signs.here} ").append_text(title)
            title.stylize("bold")
        return Panel(
            inside,
            title=title,
            box=box.HEAVY if here else box.ROUNDED,
            border_style=style if here else self.look.style("quiet"),
            padding=(0, 0),
        )

    def spaces(self, view: View, at: int, between: str) -> Text:
        """The three spaces of a season; the marker stands in brackets."""
        first = at * SPACES_PER_SEASON + 1
        return Text(between).join(
            Text(f"[{space}]", style="bold reverse")
            if space == view["space"]
            else Text(str(space))
            for space in range(first, first + SPACES_PER_SEASON)
        )

    def rates(self, view: View, at: int, words: bool = False) -> Text:
        """Crystals for each kind in a season, with the additions of this turn's player."""
        out = Text()
        for kind, energy in enumerate(ENERGIES):
            if kind:
                out.append("  " if words else " ")
            out.append_text(self.energy(energy))
            if words:
                out.append(" " + self.look.noun("energy", energy) + " ")
            out.append(str(RATES[at][kind]))
        return out

    # -- signs and words

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
        return Text(f"{label}: ", style=self.look.style("label")).append_text(value)

    # -- dice

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

    def dice_on_table(
        self, view: View, choices: Sequence[Choice], width: int, density: Density
    ) -> list[RenderableType]:
        """The rolled dice that nobody has; once all have chosen, the one left over."""
        rolled = view["rolled"]
        if not rolled or view["over"]:
            return []
        look = self.look
        if len(rolled) == 1:
            n = rolled[0]["pips"]
            space = (view["space"] - 1 + n) % SPACES + 1
            season = SEASONS[(space - 1) // SPACES_PER_SEASON]
            line = Text(look.signs.pip * n + f" {look.signs.arrow} {space} ")
            line.append_text(self.season(season))
            return [self.labelled(look.say("die-left"), line)]
        numbers = {c.nouns[0]: c.number for c in choices if c.verb == "take-die"}
        if density.boxes and numbers and width // len(rolled) >= LEAST_DIE_BOX:
            boxes = [
                Panel(
                    Group(*self.die_words(face)),
                    title=Text(str(numbers[face["die"]]), style=look.style("number")),
                    subtitle=Text(look.noun("die", face["die"]), style=look.style("quiet")),
                    box=box.ROUNDED,
                    border_style=look.style(face["die"].split("_")[0]),
                    padding=(0, 1),
                )
                for face in rolled
            ]
            row = Table.grid(padding=(0, 1), expand=True)
            row.width = min(width, DIE_BOX * len(boxes))
            for panel in boxes:
                panel.height = max(len(self.die_words(face)) for face in rolled) + 2
                row.add_column(ratio=1)
            row.add_row(*boxes)
            return [row]
        lines = Table.grid(padding=(0, 1))
        lines.add_column(justify="right")
        lines.add_column(style=look.style("quiet"))
        lines.add_column()
        for face in rolled:
            number = numbers.get(face["die"])
            what = Text(look.signs.dot).join(self.die_words(face))
            name = look.noun("die", face["die"])
            lines.add_row(self.number([number] if number else None), name, what)
        return [Text(look.say("dice-rolled"), style=look.style("label")), lines]

    def dice(self, view: View) -> RenderableType | None:
        out = Table(box=box.SIMPLE, pad_edge=False)
        out.add_column(self.look.say("die"))
        for face in range(1, FACES + 1):
            out.add_column(str(face))
        for die in view["dice"]:
            faces = range(DICE.index(die) * FACES, DICE.index(die) * FACES + FACES)
            out.add_row(
                self.season(die.split("_")[0]), *[self.die_signs(die_face(at)) for at in faces]
            )
        return Group(out, self.legend())

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

    # -- mages

    def mages(
        self, view: View, numbers: Numbers, width: int, density: Density
    ) -> RenderableType:
        """Every player's side of the table, the viewer's first."""
        sides = from_viewer(view)
        if not density.panels:
            return self.short_sides(view, numbers)
        across = len(sides)
        while across > 1 and width // across < LEAST_PANEL:
            across = 2 if across > 2 else 1
        out: list[RenderableType] = []
        for at in range(0, len(sides), across):
            row = [self.side(view, side, numbers, density) for side in sides[at : at + across]]
            tallest = max(rows_taken(panel, width // len(row)) for panel in row)
            grid = Table.grid(expand=True, pad_edge=False)
            for panel in row:
                panel.height = tallest
                grid.add_column(ratio=1)
            grid.add_row(*row)
            out.append(grid)
        return Group(*out)

    def side_title(self, view: View, side: Mapping[str, Any]) -> Text:
        """A mage's name and part in this round."""
        look = self.look
        seat = side["seat"]
        title = Text()
        if is_active(view, seat):
            title.append(look.signs.here + " ")
        title.append(look.name(seat), style="bold")
        if seat == view["viewer"]:
            title.append(look.signs.dot + look.say("you"))
        elif look.bot(seat):
            title.append(look.signs.dot + look.bot(seat), style=look.style("quiet"))
        if seat == view["first"]:
            title.append(look.signs.dot + look.say("first-player"))
        return title

    def side(
        self, view: View, side: Mapping[str, Any], numbers: Numbers, density: Density
    ) -> Panel:
        """One mage's side."""
        look = self.look
        mine = side["seat"] == view["viewer"]
        rows = Table.grid(padding=(0, 1))
        rows.add_column(style=look.style("label"), no_wrap=True)
        rows.add_column(ratio=1)
        rows.add_row(look.say("label-crystals"), self.crystals_held(side))
        rows.add_row(look.say("label-gauge"), self.gauge(side))
        rows.add_row(look.say("label-reserve"), self.reserve(side))
        rows.add_row(look.say("label-bonuses"), self.bonuses(side))
        rows.add_row(look.say("label-cards"), self.card_counts(side))
        if has_die(view, side):
            rows.add_row(look.say("label-die"), self.die_signs(side["die"]))
        cards = self.in_play(side, numbers if mine else {})
        if cards:
            between = "\n" if density.tall else look.signs.dot
            rows.add_row(look.say("label-in-play"), Text(between).join(cards))
        points = side["score"]["total"]
        known = Text() if mine else self.known(side)
        if len(known):
            rows.add_row(look.say("label-known"), known)
        return Panel(
            rows,
            title=self.side_title(view, side),
            title_align="left",
            subtitle=Text(
                look.say("points-end" if view["over"] else "points-now", n=points),
                style=look.style("quiet"),
            ),
            subtitle_align="right",
            box=box.HEAVY if mine else box.ROUNDED,
            border_style=look.style("you" if mine else "quiet"),
            padding=(0, 1),
        )

    def short_sides(self, view: View, numbers: Numbers) -> Table:
        """Every mage's side in a few lines."""
        look = self.look
        rows = Table.grid(padding=(0, 1))
        rows.add_column(no_wrap=True)
        rows.add_column(ratio=1)
        for side in from_viewer(view):
            mine = side["seat"] == view["viewer"]
            used = side["bonuses"]
            parts = [
                self.crystals(side["crystals"]),
                self.gauge(side),
                self.reserve(side),
                Text(look.say("bonuses-short", n=used, loss=BONUS_LOSS[used])),
                self.card_counts(side),
            ]
            if has_die(view, side):
                parts.append(self.die_signs(side["die"]))
            lines = [Text(look.signs.dot).join(parts)]
            cards = self.in_play(side, numbers if mine else {})
            if cards:
                played = Text(look.signs.dot).join(cards)
                lines.append(self.labelled(look.say("label-in-play"), played))
            known = Text() if mine else self.known(side)
            if len(known):
                lines.append(self.labelled(look.say("label-known"), known))
            name = self.short_title(view, side)
            rows.add_row(name, Text("\n").join(lines))
        return rows

    def short_title(self, view: View, side: Mapping[str, Any]) -> Text:
        """A mage's name and no more than the most important."""
        look = self.look
        seat = side["seat"]
        lines = [Text(look.name(seat), style="bold")]
        if is_active(view, seat):
            lines[0] = Text(look.signs.here + " ").append_text(lines[0])
        about = []
        if seat == view["viewer"]:
            about.append(look.say("you"))
        elif look.bot(seat):
            about.append(look.bot(seat))
        if about:
            lines.append(Text("  " + look.signs.dot.join(about), style=look.style("quiet")))
        return Text("\n").join(lines)

    def crystals_held(self, side: Mapping[str, Any]) -> Text:
        """The crystals of a mage."""
        return Text(
            f"{self.look.signs.crystal} {side['crystals']}", style=self.look.style("crystal")
        )

    def gauge(self, side: Mapping[str, Any]) -> Text:
        """How many cards may be in play, and how many are."""
        cards = len(side["play"])
        out = Text(f"{self.look.signs.gauge} {side['gauge']}", style=self.look.style("gauge"))
        room = Text(self.look.signs.dot + self.look.say("cards-in-play", n=cards))
        if cards >= side["gauge"]:
            room.append(" " + self.look.say("no-room"), style=self.look.style("loss"))
        return out.append_text(room)

    def reserve(self, side: Mapping[str, Any]) -> Text:
        """Tokens by kind, and the limit."""
        total = sum(side["reserve"].values())
        out = self.tokens(side["reserve"])
        out.append(" " if total else "")
        return out.append(
            self.look.say("reserve-of", n=total, limit=side["limit"]),
            style=self.look.style("quiet"),
        )

    def bonuses(self, side: Mapping[str, Any]) -> Text:
        """Bonuses used and what they cost at the end."""
        used = side["bonuses"]
        out = Text(self.look.say("bonuses-used", n=used, most=MOST_BONUSES))
        if used:
            out.append(f" {self.look.signs.minus}{BONUS_LOSS[used]}", self.look.style("loss"))
        return out

    def card_counts(self, side: Mapping[str, Any]) -> Text:
        """Hand and libraries, by number."""
        look = self.look
        parts = [look.say("hand-count", n=side["hand"]["count"])]
        for year, cards in side["library"].items():
            if cards["count"]:
                parts.append(f"{ROMAN[year]}: {cards['count']}")
        for zone in ("drawn",):
            if zone in side:
                parts.append(look.say("drawn-count", n=side[zone]["count"]))
        return Text(look.signs.dot.join(parts))

    def in_play(self, side: Mapping[str, Any], numbers: Numbers) -> list[Text]:
        """The cards in play with their choices, turned state and tokens."""
        look = self.look
        out = []
        seen: set[str] = set()
        for card in side["play"]:
            name = card["card"]
            noun = f"{name}#2" if name in seen else name
            seen.add(name)
            text = Text()
            found = numbers.get("play", {}).get(noun)
            if found:
                text.append_text(self.number(found)).append(" ")
            text.append(
                self.card_name(name), style=look.style("quiet") if card["turned"] else ""
            )
            if card["turned"]:
                text.append(f" {look.signs.turned} " + look.say("turned"))
            if "tokens" in card:
                held = self.tokens(card["tokens"])
                text.append(" (").append_text(held if len(held) else Text("–")).append(")")
            out.append(text)
        return out

    def known(self, side: Mapping[str, Any]) -> Text:
        """What the viewer can name of another's hidden cards."""
        look = self.look
        parts = []
        zones = [(look.say("label-hand"), side["hand"])]
        zones += [(ROMAN[year], cards) for year, cards in side["library"].items()]
        for label, cards in zones:
            if cards["cards"]:
                names = ", ".join(self.card_name(card) for card in cards["cards"])
                parts.append(f"{label}: {names}")
        return Text("; ".join(parts))

    # -- the viewer's own cards

    def own_cards(
        self, view: View, numbers: Numbers, width: int, density: Density
    ) -> list[RenderableType]:
        """Hand, drawn cards, a known top card, libraries."""
        look = self.look
        out: list[RenderableType] = []
        top = view["deck"]["top"]
        if top is not None:
            out.append(
                self.listing(look.say("top-card"), [top], numbers, "top", view, width, density)
            )
        mine = own(view)
        if mine is None:
            return out
        if mine.get("drawn", {}).get("cards"):
            cards = mine["drawn"]["cards"]
            out.append(
                self.listing(look.say("drawn"), cards, numbers, "drawn", view, width, density)
            )
        if mine["hand"]["cards"]:
            cards = mine["hand"]["cards"]
            out.append(
                self.listing(
                    look.say("your-hand"), cards, numbers, "hand", view, width, density
                )
            )
        out += self.libraries(mine, len(view["mages"]))
        return out

    def libraries(self, mine: Mapping[str, Any], seats: int) -> list[RenderableType]:
        """The own libraries, a line each."""
        out: list[RenderableType] = []
        for year, cards in mine["library"].items():
            if cards["cards"]:
                line = self.run_in(cards["cards"], seats)
                out.append(self.labelled(self.look.say("library", year=ROMAN[year]), line))
        return out

    def run_in(self, cards: Sequence[str], seats: int) -> Text:
        """Cards with their costs in one line."""
        parts = []
        for card, name in self.counted(cards):
            parts.append(Text(name + " ").append_text(self.cost(card, seats)))
        return Text(self.look.signs.dot).join(parts)

    def counted(self, cards: Sequence[str]) -> list[tuple[str, str]]:
        """Each card once, with a name that tells how many there are."""
        out = []
        for card in dict.fromkeys(cards):
            n = list(cards).count(card)
            times = f" {self.look.signs.times}{n}" if n > 1 else ""
            out.append((card, self.card_name(card) + times))
        return out

    def listing(
        self,
        title: str,
        cards: Sequence[str],
        numbers: Numbers,
        place: str,
        view: View,
        width: int,
        density: Density,
    ) -> RenderableType:
        """Cards with number, cost, points, kind and text."""
        look = self.look
        seats = len(view["mages"])
        inner = width - 4
        counted = self.counted(cards)
        names = max(cell_len(name) for _, name in counted)
        costs = max(cell_len(self.cost(card, seats).plain) for card in cards)
        kinds = max(cell_len(self.kind(card).plain) for card in cards)
        points = max(cell_len(self.points(card)) for card in cards)
        beside = width >= WIDE and density.text > 0
        gap = 2 if beside else 1
        rows = Table.grid(padding=(0, gap))
        rows.add_column(justify="right", min_width=2)
        rows.add_column(min_width=names, no_wrap=True)
        rows.add_column(min_width=costs, no_wrap=True)
        rows.add_column(justify="right", min_width=points, no_wrap=True)
        rows.add_column(min_width=kinds, no_wrap=True)
        lines: list[RenderableType] = []
        if beside:
            rows.add_column(ratio=1)
        left = 2 + names + costs + points + kinds + 5 * gap
        for card, name in counted:
            cells = [
                self.number(numbers.get(place, {}).get(card)),
                Text(name, style="bold"),
                self.cost(card, seats),
                Text(self.points(card)),
                self.kind(card),
            ]
            if beside:
                cells.append(self.clipped(self.effect(card), inner - left, density.text))
            rows.add_row(*cells)
            if not beside and density.text:
                lines.append(rows)
                text = self.clipped(self.effect(card), inner - 4, density.text)
                lines.append(Padding(text, (0, 0, 0, 3)))
                rows = fresh(rows)
        if beside or not density.text:
            lines.append(rows)
        if not density.panels:
            return Group(Text(title, style=look.style("label")), *lines)
        return Panel(
            Group(*lines),
            title=Text(title),
            title_align="left",
            box=box.ROUNDED,
            border_style=look.style("quiet"),
            padding=(0, 1),
        )

    def clipped(self, text: str, width: int, lines: int) -> Text:
        """A text in at most so many lines."""
        wrapped = textwrap.wrap(
            text, max(width, 20), max_lines=lines, placeholder=f" {self.look.signs.more}"
        )
        return Text("\n".join(wrapped), style=self.look.style("quiet"))

    # -- the prelude

    def prelude(
        self, view: View, numbers: Numbers, width: int, density: Density
    ) -> list[RenderableType]:
        """Packs, kept cards and the sets made so far."""
        look = self.look
        out: list[RenderableType] = []
        mine = own(view)
        others = []
        for side in from_viewer(view):
            if side["seat"] != view["viewer"]:
                name = look.name(side["seat"])
                kept = look.say("kept-count", n=side.get("kept", {}).get("count", 0))
                text = f"{name}: {kept}"
                if side.get("kit"):
                    text = f"{name}: " + look.noun("kit", f"kit_{side['kit']}")
                others.append(Text(text))
        out.append(Text(look.signs.dot, style=look.style("quiet")).join(others))
        if (view["asked"] or {}).get("prompt") == "ask-kit":
            for at, kit in enumerate(KITS, 1):
                names = look.signs.dot.join(self.card_name(NAMES[face]) for face in kit)
                out.append(self.labelled(look.noun("kit", f"kit_{at}"), Text(names)))
        if mine is None:
            return out
        seats = len(view["mages"])
        pack = mine.get("pack", {}).get("cards", [])
        kept = mine.get("kept", {}).get("cards", [])
        if pack:
            title = look.say("your-pack", n=len(pack))
            out.append(self.listing(title, pack, numbers, "pack", view, width, density))
            if kept:
                out.append(self.labelled(look.say("kept"), self.run_in(kept, seats)))
        elif kept:
            title = look.say("your-cards", n=len(kept))
            out.append(self.listing(title, kept, numbers, "kept", view, width, density))
        if mine["hand"]["cards"]:
            line = self.run_in(mine["hand"]["cards"], seats)
            out.append(self.labelled(look.say("your-hand"), line))
        out += self.libraries(mine, seats)
        return out

    # -- choices

    def listed(self, view: View, choices: Sequence[Choice]) -> set[int]:
        dice = {choice.number for choice in choices if choice.verb == "take-die"}
        cards = [choice.nouns[0] for choice in choices if choice.verb in LISTS]
        if len(set(cards)) < len(cards):
            return dice
        mentioned = [choice.nouns[0] for choice in choices if choice.noun("card")]
        return dice | {
            choice.number
            for choice in choices
            if choice.verb in LISTS and mentioned.count(choice.nouns[0]) == 1
        }

    def group(self, choice: Choice) -> str:
        return GROUPS.get(choice.verb, "other")

    def place(self, choice: Choice) -> int:
        card = choice.noun("card")
        return len(NAMES) if card is None else FACE_BY_NAME[card.split("#")[0]]

    def label(self, view: View, choice: Choice) -> Text:
        look = self.look
        text = Text(choice.text)
        if choice.verb in GROUPS:  # the group's title says the verb
            text = Text(capital(look.noun(choice.kinds[0], choice.nouns[0])))
        aside = Text()
        card = choice.noun("card")
        energy = choice.noun("energy") or choice.noun("token")
        if choice.verb == "summon" and card is not None:
            aside = self.cost(card, len(view["mages"]))
        elif choice.verb == "transmute" and energy is not None:
            aside = self.energy(energy.split("@")[0]).append(f" {look.signs.arrow} ")
            aside.append_text(self.crystals(transmuted(view, energy)))
        elif choice.verb == "bonus":
            used = (own(view) or {"bonuses": 0})["bonuses"]
            loss = BONUS_LOSS[min(used + 1, MOST_BONUSES)] - BONUS_LOSS[used]
            lost = look.say("points-short", points=f"{look.signs.minus}{loss}")
            aside = Text(lost, style=look.style("loss"))
        elif choice.verb == "move":
            space = (view["space"] - 1 + int(choice.nouns[0])) % SPACES + 1
            aside = Text(f"{look.signs.arrow} {space} ")
            aside.append_text(self.season(SEASONS[(space - 1) // SPACES_PER_SEASON]))
        elif choice.verb in ("sacrifice", "take-back") and card is not None:
            aside = Text(self.points(card.split("#")[0]), style=look.style("quiet"))
        elif energy is not None:
            aside = Text(" ").join(
                self.energy(noun.split("@")[0])
                for noun, kind in zip(choice.nouns, choice.kinds, strict=True)
                if kind in ("energy", "token")
            )
        elif choice.noun("symbol") is not None:
            aside = self.symbol(view, choice.nouns[0])
        if len(aside):
            text.append("  ").append_text(aside)
        return text

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

    # -- on demand

    def cards(self) -> list[str]:
        return list(NAMES)

    def card_numbers(self) -> dict[str, str]:
        return {str(face + 1): name for face, name in enumerate(NAMES)}

    def card(self, card: str, seats: int) -> RenderableType:
        look = self.look
        face = FACE_BY_NAME[card]
        rows = Table.grid(padding=(0, 1))
        rows.add_column(style=look.style("label"), no_wrap=True)
        rows.add_column(ratio=1)
        rows.add_row(look.say("label-kind"), self.kind(card))
        if len({tuple(COSTS[n][face]) for n in (2, 3, 4)}) > 1:
            for n in (2, 3, 4):
                cost = self.cost_in_words(card, n)
                if n == seats:
                    cost.stylize("bold")
                rows.add_row(look.say("label-cost-for", n=n), cost)
        else:
            rows.add_row(look.say("label-cost"), self.cost_in_words(card, seats))
        rows.add_row(look.say("label-prestige"), Text(self.prestige(card)))
        timing = ", ".join(look.say(f"timing-{each}") for each in TIMING[face])
        if timing:
            rows.add_row(look.say("label-timing"), Text(timing))
        rows.add_row(look.say("label-effect"), Text(self.effect(card)))
        return Panel(
            rows,
            title=Text(f"{self.card_name(card)} (#{face + 1})", style="bold"),
            title_align="left",
            box=box.ROUNDED,
            width=78,
        )

    def memory(self, view: View) -> RenderableType | None:
        packs = view.get("remembered")
        if not packs:
            return None
        seats = len(view["mages"])
        out: list[RenderableType] = []
        for at, pack in enumerate(packs, 1):
            out.append(
                self.labelled(self.look.say("pack-number", n=at), self.run_in(pack, seats))
            )
        return Group(*out)

    def is_chapter(self, told: Mapping[str, Any]) -> bool:
        return bool(told["note"] == "round-starts")

    def scene(self, view: View, width: int) -> list[RenderableType]:
        return [
            self.wheel(view, width, TIGHT),
            self.short_sides(view, {}),
            *self.dice_on_table(view, [], width, TIGHT),
            "",
        ]

    def ending(self, view: View) -> RenderableType:
        look = self.look
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for side in view["mages"]:
            won = side["seat"] in view["winners"]
            table.add_column(
                Text(look.name(side["seat"]), style="bold" if won else ""), justify="right"
            )
        for key in ("crystals", "end_cards", "prestige", "hand", "bonuses"):
            points = [side["score"][key] for side in view["mages"]]
            table.add_row(
                look.say(f"score-{key.replace('_', '-')}"),
                *[Text(signed(n, look.signs.minus)) for n in points],
            )
        table.add_section()
        table.add_row(
            look.say("score-total"),
            *[str(side["score"]["total"]) for side in view["mages"]],
            style="bold",
        )
        cards = [str(len(side["play"])) for side in view["mages"]]
        table.add_row(look.say("score-cards"), *cards, style=look.style("quiet"))
        return table


def capital(word: str) -> str:
    """A word at the beginning of something."""
    return word[:1].upper() + word[1:]


def is_taking_dice(view: View) -> bool:
    """Whether a round is at its beginning: nobody's turn yet. [S-5.3]"""
    return bool((view["asked"] or {}).get("prompt") == "ask-die")


def is_active(view: View, seat: str) -> bool:
    """Whether a turn is under way and it is this mage's."""
    return bool(seat == view["active"]) and not view["over"] and not is_taking_dice(view)


def has_die(view: View, side: Mapping[str, Any]) -> bool:
    """Whether a mage's die is of this round; that of the last one lies there still."""
    if side["die"] is None or not is_taking_dice(view):
        return side["die"] is not None
    seats = [each["seat"] for each in view["mages"]]
    first = seats.index(view["first"])
    order = seats[first:] + seats[:first]
    return order.index(side["seat"]) < order.index(view["asked"]["player"])


def signed(n: int, minus: str) -> str:
    """A number with a minus that reads well."""
    return f"{minus}{-n}" if n < 0 else str(n)


def own(view: View) -> dict[str, Any] | None:
    """The viewer's own side; None for an onlooker."""
    for side in view["mages"]:
        if side["seat"] == view["viewer"]:
            return dict(side)
    return None


def from_viewer(view: View) -> list[dict[str, Any]]:
    """All sides, clockwise, the viewer's first."""
    sides = list(view["mages"])
    for at, side in enumerate(sides):
        if side["seat"] == view["viewer"]:
            return sides[at:] + sides[:at]
    return sides


def numbered(view: View, choices: Sequence[Choice]) -> Numbers:
    """The numbers of choices by the card they speak of and the place where it lies."""
    drawn = bool((own(view) or {}).get("drawn", {}).get("cards"))
    top = any(choice.verb == "put-back" for choice in choices)
    out: Numbers = {}
    for choice in choices:
        place = PLACES.get(choice.verb)
        if place is None:
            continue
        if choice.verb in ("play", "discard-card") and drawn:
            place = "drawn"
        elif choice.verb == "play" and top:
            place = "top"
        out.setdefault(place, {}).setdefault(choice.nouns[0], []).append(choice.number)
    return out


def transmuted(view: View, token: str) -> int:
    """The crystals that the viewer gets for a token now. [S-9.3, S-9.5]"""
    kind = ENERGIES.index(token.split("@")[0])
    side = own(view)
    purses = sum(card["card"] == "purse_of_io" for card in side["play"]) if side else 0
    rate = RATES[SEASONS.index(view["season"])][kind]
    return int(rate + PURSE_ADDS * purses + view["plus_one"])


def die_face(at: int) -> dict[str, Any]:
    """A die face as a view has it."""
    return {
        "energy": [ENERGIES[kind] for kind in DIE_ENERGY[at]],
        "crystals": DIE_CRYSTALS[at],
        "gauge": DIE_GAUGE[at],
        "draw": DIE_DRAW[at],
        "transmute": DIE_TRANSMUTE[at],
        "pips": DIE_PIPS[at],
    }


def rows_taken(thing: RenderableType, width: int) -> int:
    """How many rows something takes in a column of that width."""
    console = Console(width=width, file=io.StringIO(), color_system=None)
    return len(console.render_lines(thing, pad=False))


def fresh(rows: Table) -> Table:
    """An empty grid with the same columns."""
    out = Table.grid(padding=(0, 1))
    for column in rows.columns:
        out.add_column(
            justify=column.justify, min_width=column.min_width, no_wrap=column.no_wrap
        )
    return out
