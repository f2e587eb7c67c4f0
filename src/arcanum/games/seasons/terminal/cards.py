"""Cards in hand, in packs, in libraries, and one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arcanum.games.seasons.rules.facts import (
    CARDS_PER_SET,
    COSTS,
    FACE_BY_NAME,
    KITS,
    NAMES,
    TIMING,
)
from arcanum.games.seasons.terminal.signs import Signs
from arcanum.games.seasons.terminal.views import ROMAN, Numbers, from_viewer, own
from arcanum.terminal.board import Density, View

WIDE = 100  # columns from which a card has its text beside it


class Cards(Signs):
    """The cards that the viewer may read."""

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
        return self.framed(title, lines, density)

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
        out.append(Text(look.signs.dot, style=self.style("quiet")).join(others))
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
            title = self.set_title(mine)
            out.append(self.listing(title, kept, numbers, "kept", view, width, density))
        if mine["hand"]["cards"]:
            line = self.run_in(mine["hand"]["cards"], seats)
            out.append(self.labelled(look.say("your-hand"), line))
        out += self.libraries(mine, seats)
        return out

    def set_title(self, mine: Mapping[str, Any]) -> str:
        """Which set the next card goes to. [S-4.5]"""
        hand = mine["hand"]["count"]
        if hand < CARDS_PER_SET:
            return self.look.say("sort-hand", n=hand + 1, size=CARDS_PER_SET)
        library = mine["library"]["2"]["count"]
        return self.look.say("sort-library", year=ROMAN["2"], n=library + 1, size=CARDS_PER_SET)

    def cards(self) -> list[str]:
        return list(NAMES)

    def card_numbers(self) -> dict[str, str]:
        return {str(face + 1): name for face, name in enumerate(NAMES)}

    def card(self, card: str, seats: int) -> RenderableType:
        look = self.look
        face = FACE_BY_NAME[card]
        rows = self.rows_with_labels((0, 1))
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


def fresh(rows: Table) -> Table:
    """An empty grid with the same columns."""
    out = Table.grid(padding=(0, 1))
    for column in rows.columns:
        out.add_column(
            justify=column.justify, min_width=column.min_width, no_wrap=column.no_wrap
        )
    return out
