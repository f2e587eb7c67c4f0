"""Every mage's side of the table."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arcanum.games.seasons.rules.facts import BONUS_LOSS, MOST_BONUSES
from arcanum.games.seasons.terminal.signs import Signs
from arcanum.games.seasons.terminal.views import ROMAN, Numbers, from_viewer, has_die, is_active
from arcanum.terminal.board import Density, View

LEAST_PANEL = 36  # columns of a mage's panel


class Sides(Signs):
    """The sides of the table, as panels or in a few lines."""

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
            widths = shares(width, len(row))
            tallest = max(map(inner_rows, row, widths)) + 2
            grid = Table.grid(pad_edge=False)
            for panel, share in zip(row, widths, strict=True):
                panel.height = tallest
                grid.add_column(width=share)
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
        title.append(look.name(seat), style="bold default")
        if seat == view["viewer"]:
            title.append(look.signs.dot + look.say("you"))
        elif look.bot(seat):
            title.append(look.signs.dot + look.bot(seat), style=self.style("quiet"))
        if seat == view["first"]:
            title.append(look.signs.dot + look.say("first-player"))
        return title

    def side(
        self, view: View, side: Mapping[str, Any], numbers: Numbers, density: Density
    ) -> Panel:
        """One mage's side."""
        look = self.look
        mine = side["seat"] == view["viewer"]
        rows = self.rows_with_labels((0, 1))
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
                style=self.style("quiet"),
            ),
            subtitle_align="right",
            box=box.HEAVY if mine else box.ROUNDED,
            border_style=self.style("you" if mine else "quiet"),
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
            lines.append(Text("  " + look.signs.dot.join(about), style=self.style("quiet")))
        return Text("\n").join(lines)

    def crystals_held(self, side: Mapping[str, Any]) -> Text:
        """The crystals of a mage."""
        return Text(f"{self.marks.crystal} {side['crystals']}", style=self.style("crystal"))

    def gauge(self, side: Mapping[str, Any]) -> Text:
        """How many cards may be in play, and how many are."""
        look = self.look
        cards = len(side["play"])
        out = Text.assemble(
            (f"{self.marks.gauge} {side['gauge']}", self.style("gauge")),
            look.signs.dot + look.say("cards-in-play", n=cards),
        )
        if cards >= side["gauge"]:
            out.append(" " + look.say("no-room"), style=self.style("loss"))
        return out

    def reserve(self, side: Mapping[str, Any]) -> Text:
        """Tokens by kind, and the limit."""
        total = sum(side["reserve"].values())
        out = self.tokens(side["reserve"])
        out.append(" " if total else "")
        return out.append(
            self.look.say("reserve-of", n=total, limit=side["limit"]),
            style=self.style("quiet"),
        )

    def bonuses(self, side: Mapping[str, Any]) -> Text:
        """Bonuses used and what they cost at the end."""
        used = side["bonuses"]
        out = Text(self.look.say("bonuses-used", n=used, most=MOST_BONUSES))
        if used:
            out.append(f" {self.look.signs.minus}{BONUS_LOSS[used]}", self.style("loss"))
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
                self.card_name(name), style=self.style("quiet") if card["turned"] else ""
            )
            if card["turned"]:
                text.append(f" {self.marks.turned} " + look.say("turned"))
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


def inner_rows(panel: Panel, width: int) -> int:
    """How many rows the inside of a panel takes."""
    console = Console(width=width - 4, file=io.StringIO(), color_system=None)
    return len(console.render_lines(panel.renderable, pad=False))


def shares(width: int, n: int) -> list[int]:
    """A width divided into n columns."""
    return [width // n + (at < width % n) for at in range(n)]
