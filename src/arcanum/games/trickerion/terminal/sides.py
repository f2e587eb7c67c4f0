"""Every player's workshop: purse, tricks, components, team, assignments, hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arcanum.games.trickerion.rules.base.facts import (
    LEVEL,
    LOCATIONS,
    PREPARE_COST,
    SCHOOL,
    SCHOOLS,
    SLOTS,
    SQUARES,
    TRICKS,
    YIELD_COINS,
    YIELD_FAME,
    YIELD_SHARDS,
)
from arcanum.games.trickerion.terminal.signs import Signs
from arcanum.games.trickerion.terminal.views import Side, from_viewer, needs, on_cards, wages
from arcanum.terminal.board import Density, View

LEAST_PANEL = 38  # columns of another player's panel
MARKERS = 4


class Sides(Signs):
    """The sides of the table."""

    def troupes(self, view: View, width: int, density: Density) -> list[RenderableType]:
        """Every player's side, the viewer's first and in full."""
        sides = from_viewer(view)
        if not density.text:
            return [self.short_side(view, side) for side in sides]
        mine = [side for side in sides if side["seat"] == view["viewer"]]
        others = [side for side in sides if side["seat"] != view["viewer"]]
        out: list[RenderableType] = [self.own_side(view, side, density) for side in mine]
        if density.text == 1:
            return [*out, *[self.short_side(view, side) for side in others]]
        across = len(others)
        while across > 1 and width // across < LEAST_PANEL:
            across = 2 if across > 2 else 1
        for at in range(0, len(others), across):
            row = others[at : at + across]
            grid = Table.grid(expand=True)
            for _ in row:
                grid.add_column(ratio=1)
            grid.add_row(*[self.side(view, side) for side in row])
            out.append(grid)
        return out

    def title(self, view: View, side: Side) -> Text:
        """A player's name, who it is, and whether there is a poster."""
        look = self.look
        seat = side["seat"]
        title = Text()
        if seat in view["waiting"] and not view["over"]:
            title.append(look.signs.here + " ")
        title.append(f"{seat[0]} ", style=self.style(seat))
        title.append(look.name(seat), style="bold default")
        if seat == view["viewer"]:
            title.append(look.signs.dot + self.word("you"))
        elif look.bot(seat):
            title.append(look.signs.dot + look.bot(seat), style=self.style("quiet"))
        if side["poster"]:
            title.append(f" {self.marks.poster}")
        return title

    def full_title(self, view: View, side: Side) -> Text:
        """The same with the magician, where there is room."""
        title = self.title(view, side)
        if side["magician"] is not None:
            name = self.look.noun("magician", side["magician"])
            title.append(self.look.signs.dot + name)
        return title

    def panel(self, view: View, side: Side, inner: RenderableType) -> Panel:
        """The frame around a side."""
        mine = side["seat"] == view["viewer"]
        return Panel(
            inner,
            title=self.full_title(view, side) if mine else self.title(view, side),
            title_align="left",
            subtitle=self.quiet(self.word("score-now", n=side["score"]["total"])),
            subtitle_align="right",
            box=box.HEAVY if mine else box.ROUNDED,
            border_style=self.style("you" if mine else "quiet"),
            padding=(0, 1),
        )

    def own_side(self, view: View, side: Side, density: Density) -> Panel:
        """The viewer's workshop, with what each trick still needs."""
        rows = self.rows_with_labels()
        rows.add_row(self.word("purse"), self.purse_and_wages(side))
        rows.add_row(self.word("components"), self.components(side))
        rows.add_row(self.word("team"), self.team(side))
        rows.add_row(self.word("hand"), self.hand(side))
        if "drawn" in side:
            rows.add_row(self.word("drawn"), self.cards_named(side["drawn"]["cards"]))
        parts: list[RenderableType] = [rows]
        tricks = [each for each in side["tricks"] if each is not None]
        if tricks:
            parts.append(self.trick_table(view, side, density))
        return self.panel(view, side, Group(*parts))

    def side(self, view: View, side: Side) -> Panel:
        """Another player's side."""
        rows = self.rows_with_labels()
        if side["magician"] is not None:
            rows.add_row(self.word("magician"), self.look.noun("magician", side["magician"]))
        rows.add_row(self.word("purse"), self.purse_and_wages(side))
        for each in side["tricks"]:
            if each is not None:
                rows.add_row(self.suit(each), self.trick_line(view, side, each))
        if side["components"]:
            rows.add_row(self.word("components"), self.components(side))
        rows.add_row(self.word("team"), self.team(side))
        rows.add_row(self.word("hand"), self.hand(side))
        return self.panel(view, side, rows)

    def short_side(self, view: View, side: Side) -> RenderableType:
        """A side in a few lines."""
        parts = [self.full_title(view, side), self.purse_and_wages(side)]
        tricks = [
            Text.assemble(
                self.suit(each),
                " ",
                self.look.noun("trick", each["trick"]),
                " ",
                self.markers(view, side, each),
            )
            for each in side["tricks"]
            if each is not None
        ]
        things = [self.components(side)] if side["components"] else []
        things.append(self.team(side))
        if side["seat"] == view["viewer"]:
            things.append(self.hand(side))
        if tricks:
            things.insert(0, Text(self.look.signs.dot).join(tricks))
        below = Padding(Text("\n").join(things), (0, 0, 0, 2))
        return Group(Text(self.look.signs.dot).join(parts), below)

    # -- parts

    def purse_and_wages(self, side: Side) -> Text:
        """What a player has, and what the characters at work cost."""
        out = self.purse(side)
        due = wages(side)
        if due:
            out.append("  ").append_text(self.quiet(self.word("wages") + " "))
            out.append_text(self.resource("coins", due))
        return out

    def components(self, side: Side) -> Text:
        """The piles; those on the Manager board count one more."""
        parts = []
        for name, pile in side["components"].items():
            text = Text(f"{self.look.noun('component', name)} {pile['tokens']}")
            if pile["on_manager"]:
                text.append("+1", style=self.style("have"))
            parts.append(text)
        return self.in_line(parts)

    def team(self, side: Side) -> Text:
        """The characters, the cards under them, and where they are."""
        return Text(self.look.signs.dot).join(self.character(each) for each in side["team"])

    def character(self, each: Mapping[str, Any]) -> Text:
        """One character: ready with a card, at work, idle, at the inn or at home."""
        placed = each["at"] in SLOTS
        out = Text(self.look.noun("character", each["character"]))
        if each.get("home"):
            out.append("+")
        card = each.get("card")
        if placed:
            out.append(f" {self.look.signs.arrow} {self.look.noun('slot', each['at'])}")
            out.stylize(self.style("quiet"))
        elif each["at"] == "inn":
            out.append(f" ({self.word('inn')})", style=self.style("quiet"))
        elif each.get("idle"):
            out.append(f" ({self.word('idle')})", style=self.style("quiet"))
        elif card == "hidden":
            out.append(f": {self.marks.face_down}")
        elif card is not None:
            out.append(": ").append(self.look.noun("card", card), style="bold")
        return out

    def hand(self, side: Side) -> Text:
        """The own hand; of others' what is known of cards in hand or face down."""
        hand = side["hand"]
        if "cards" in hand:
            return self.cards_named(hand["cards"])
        out = Text()
        if "count" in hand:
            out.append(self.word("cards", n=hand["count"]))
        known = [card for card in hand["held"] if not is_permanent(card)]
        if known:
            out.append(self.look.signs.dot if len(out) else "")
            out.append(self.word("known") + " ", style=self.style("quiet"))
            out.append_text(self.cards_named(known))
        unknown = [
            f"{self.look.noun('deck', deck)} {n}" for deck, n in hand["unknown"].items() if n
        ]
        if unknown:
            out.append(self.look.signs.dot if len(out) else "")
            out.append(self.word("specials") + " ", style=self.style("quiet"))
            out.append(", ".join(unknown))
        return out if len(out) else self.quiet(self.marks.nothing)

    def cards_named(self, cards: list[str]) -> Text:
        """Cards by name, equal ones counted, special ones in bold."""
        parts = []
        for card in dict.fromkeys(cards):
            n = cards.count(card)
            text = Text(self.look.noun("card", card))
            if not is_permanent(card):
                text.stylize("bold")
            if n > 1:
                text.append(f" {self.look.signs.times}{n}")
            parts.append(text)
        return self.in_line(parts)

    # -- tricks

    def suit(self, each: Mapping[str, Any]) -> Text:
        """The symbol that marks a trick."""
        symbol = each["symbol"]
        return Text(self.marks.suit[symbol] if symbol else self.marks.empty)

    def markers(self, view: View, side: Side, each: Mapping[str, Any]) -> Text:
        """Markers on the trick card, and those on performance cards."""
        out = Text(self.marks.marker * each["markers"], style=self.style(side["seat"]))
        away = on_cards(view, side["seat"], each["trick"])
        if away:
            out.append(self.marks.no_marker * away, style=self.style("quiet"))
        return out if len(out) else self.quiet(self.marks.nothing)

    def trick_line(self, view: View, side: Side, each: Mapping[str, Any]) -> Text:
        """Another player's trick in a line."""
        at = TRICKS.index(each["trick"])
        out = Text.assemble(
            self.school(SCHOOLS[SCHOOL[at]]), " ", self.look.noun("trick", each["trick"]), " "
        )
        return out.append_text(self.markers(view, side, each))

    def trick_table(self, view: View, side: Side, density: Density) -> Table:
        """The own tricks: what they need, cost and bring."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(4):
            rows.add_column(no_wrap=True)
        rows.add_column(ratio=1)
        for each in side["tricks"]:
            if each is None:
                continue
            at = TRICKS.index(each["trick"])
            extra = each["shards"]
            brings = [YIELD_FAME[at] + extra, YIELD_COINS[at] + extra, YIELD_SHARDS[at]]
            name = Text.assemble(
                self.suit(each),
                " ",
                self.school(SCHOOLS[SCHOOL[at]]),
                str(LEVEL[at]) + " ",
                (self.look.noun("trick", each["trick"]), "bold"),
            )
            rows.add_row(
                name,
                self.markers(view, side, each),
                self.pays(brings),
                self.quiet(
                    f"{PREPARE_COST[at]} {self.word('ap')} {self.look.signs.arrow} "
                    f"{SQUARES[at]}{self.marks.marker}"
                ),
                self.needed(side, each["trick"]),
            )
        return rows

    def needed(self, side: Side, trick: str) -> Text:
        """What a trick needs; what is missing stands out."""
        parts = []
        missing = 0
        for name, wanted, lacking in needs(side, trick):
            text = Text(f"{self.look.noun('component', name)} {wanted}")
            if lacking:
                text.append(f" ({self.look.signs.minus}{lacking})")
                text.stylize(self.style("missing"))
            missing += lacking
            parts.append(text)
        out = Text(", ").join(parts)
        if not missing:
            out.stylize(self.style("have"))
        return out


def is_permanent(card: str) -> bool:
    """Whether an assignment card is one of the lasting hand."""
    return card in LOCATIONS
