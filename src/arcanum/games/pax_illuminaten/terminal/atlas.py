"""The staggered map in the middle of the table, its lodges, and the contest on it."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arcanum.games.pax_illuminaten.terminal.signs import Signs
from arcanum.games.pax_illuminaten.terminal.views import Numbers, influence, lodges_at, rows_of
from arcanum.terminal.board import Density, View
from arcanum.terminal.drawing import capital, flowing

WIDEST_CELL = 20  # columns of a card with the gap behind it
ONE_LINE = 17  # columns inside a card that take signs and slots in one line


class Atlas(Signs):
    """Cards where they lie, drawn as boxes or in two lines each."""

    def atlas(
        self, view: View, numbers: Numbers, width: int, density: Density
    ) -> RenderableType:
        """The map, row by row, each shifted by half a card. [P-3.1]"""
        rows = rows_of(view)
        most = max(len(row) for row in rows)
        cell = min(WIDEST_CELL, width // most)
        out: list[RenderableType] = []
        for row in rows:
            if density.boxes:
                drawn = [self.boxed(view, place, numbers, cell - 1) for place in row]
            else:
                drawn = [self.close(view, place, numbers, cell - 1) for place in row]
            shift = " " * ((most - len(row)) * cell // 2)
            for lines in zip(*drawn, strict=True):
                out.append(Text(shift) + Text(" ").join(lines))
        return Group(*out)

    def boxed(self, view: View, place: str, numbers: Numbers, width: int) -> list[Text]:
        """A card with its border: place and choices above, control below."""
        shown = view["map"][place]
        marks = self.marks
        inner = width - 2
        edge = self.style(shown.get("control") or "quiet")
        left, right, low_left, low_right = tuple(marks.corners)
        top = self.corner(view, place)
        found = self.number(numbers.get("place", {}).get(place))
        room = inner - len(top) - 1
        if len(found) > room:
            found = Text("")
        top.append(marks.across * (inner - len(top) - len(found)), style=edge)
        lines = [Text.assemble((left, edge), top, found, (right, edge))]
        for content in self.inside(view, place, inner):
            lines.append(Text.assemble((marks.down, edge), content, (marks.down, edge)))
        foot = Text(marks.across * inner, style=edge)
        if shown.get("control"):
            foot = Text.assemble(
                (marks.across * (inner - 2), edge),
                self.seat(shown["control"]),
                (marks.across, edge),
            )
        lines.append(Text.assemble((low_left, edge), foot, (low_right, edge)))
        return lines

    def corner(self, view: View, place: str) -> Text:
        """The name of a place, with the pawn and reward markers."""
        out = Text(place, style="bold")
        opponent = view["opponent"]
        if opponent is not None and opponent["pawn"] == place:
            out.append(self.marks.pawn, style=self.style("AO"))
        out.append(self.marks.marker * view["map"][place].get("markers", 0), style="bold")
        return out

    def inside(self, view: View, place: str, inner: int) -> list[Text]:
        """The lines inside a card's border."""
        shown = view["map"][place]
        tall = inner < ONE_LINE
        if not shown["up"]:
            back = Text(self.marks.back * inner, style=self.style("quiet"))
            return [back] * (3 if tall else 2)
        name = padded(Text(self.short(shown["card"]), style="bold"), inner)
        facts, slots = self.card_signs(view, place), self.slots(view, place)
        if tall:
            return [name, padded(facts, inner), padded(slots, inner)]
        gap = " " * max(1, inner - len(facts) - len(slots))
        return [name, padded(Text.assemble(facts, gap, slots), inner)]

    def close(self, view: View, place: str, numbers: Numbers, width: int) -> list[Text]:
        """A card in two lines: place and signs, then name and slots."""
        shown = view["map"][place]
        top = self.corner(view, place)
        found = self.number(numbers.get("place", {}).get(place))
        if not shown["up"]:
            back = self.marks.back * (width - len(top) - 1)
            first = Text.assemble(top, " ", (back, self.style("quiet")))
            second = Text(self.marks.back * width, style=self.style("quiet"))
            if len(found) and len(found) < width:
                second = Text.assemble(found, second[: width - len(found)])
            return [padded(first, width), second]
        first = Text.assemble(top, " ", self.card_signs(view, place))
        slots = self.slots(view, place)
        name = Text(self.short(shown["card"]))
        name.truncate(width - len(slots) - 1, overflow="ellipsis")
        second = padded(Text.assemble(name, " "), width - len(slots)).append_text(slots)
        return [padded(first, width), second]

    def card_signs(self, view: View, place: str) -> Text:
        """Factions (in brackets where they make a lodge), degree, affiliation."""
        card = view["map"][place]["card"]
        lodges = lodges_at(view, place)
        out = Text()
        for faction in self.factions_of(card):
            sign = self.faction(faction)
            if faction in lodges:
                sign = Text.assemble("[", sign, "]", style=self.style(faction))
            out.append_text(sign)
        affiliation = self.affiliation(card)
        return out.append(f" {self.degree(card)}{affiliation}".rstrip(), style="default")

    def slots(self, view: View, place: str) -> Text:
        """The slots of a card, from the top: tokens and free ones."""
        out = Text()
        for seat in view["map"][place]["slots"]:
            free = Text(self.marks.free, style=self.style("quiet"))
            out.append_text(free if seat is None else self.seat(seat))
        return out

    # -- lodges

    def lodges_in_line(self, view: View, width: int) -> list[RenderableType]:
        """Every lodge with its size and who has how much influence, run together."""
        parts = []
        for lodge in view["lodges"]:
            main = self.marks.main if lodge["main"] else ""
            part = self.faction(lodge["faction"]).append(f" {len(lodge['places'])}{main} ")
            parts.append(part.append_text(self.tokens_in(view, lodge["places"])))
        if parts:
            parts[0] = self.labelled(self.look.say("pax-lodges"), parts[0])
        return list(flowing(parts, self.look.signs.dot, width))

    def tokens_in(self, view: View, places: Sequence[str]) -> Text:
        """Whose influence a set of places carries, and how much."""
        found = [
            Text.assemble(self.seat(side["seat"]), str(n))
            for side in view["sides"]
            if (n := influence(view, side["seat"], places))
        ]
        return Text(" ").join(found)

    def lodges(self, view: View) -> RenderableType:
        """Every lodge: size, places, influence, control. [P-3.8, P-3.9, P-3.10]"""
        look = self.look
        if not view["lodges"]:
            none = Text(look.say("pax-no-lodges"), style=self.style("quiet"))
            return self.labelled(look.say("pax-lodges"), none)
        rows = Table.grid(padding=(0, 1))
        for _ in range(4):
            rows.add_column(no_wrap=True)
        rows.add_column(ratio=1)
        for lodge in view["lodges"]:
            name = Text(capital(look.noun("faction", lodge["faction"])))
            main = self.marks.main if lodge["main"] else ""
            control = Text("–", style=self.style("quiet"))
            if lodge["control"]:
                control = Text.assemble(f"{look.signs.arrow} ", self.who(lodge["control"]))
            rows.add_row(
                Text.assemble(self.faction(lodge["faction"]), " ", name),
                Text(f"{len(lodge['places'])}{main}", style="bold"),
                self.tokens_in(view, lodge["places"]),
                control,
                Text(" ".join(lodge["places"]), style=self.style("quiet")),
            )
        return Group(Text(look.say("pax-lodges"), style=self.style("label")), rows)

    # -- the contest

    def duel(self, view: View) -> list[RenderableType]:
        """The contest under way, side against side. [P-9]"""
        duel = view["duel"]
        if duel is None:
            return []
        look = self.look
        rows = Table.grid(expand=True)
        rows.add_column(ratio=1)
        rows.add_column(justify="center")
        rows.add_column(ratio=1, justify="right")
        sides = {side["seat"]: side for side in view["sides"]}
        cells = []
        for seat, strength in zip(
            (duel["attacker"], duel["defender"]), duel["strengths"], strict=True
        ):
            bonus = duel["bonus"] if seat == "AO" else 0
            total = Text(f"{strength + bonus}", style="bold")
            if bonus:
                total.append(f" ({strength} + {bonus})", style=self.style("quiet"))
            edge = Text("")
            if duel["advantage"] == seat:
                edge = Text(look.say("pax-advantage"), style=self.style("met"))
            elif duel["advantage"] is not None:
                edge = Text(look.say("pax-vulnerable"), style=self.style("missing"))
            side = sides[seat]
            laid = look.say("pax-not-laid")
            if "laid_card" in side:
                laid = f"{self.short(side['laid_card'])} {self.strength(side['laid_card'])}"
            elif side["laid"]:
                laid = look.say("pax-laid")
            cells.append((self.who(seat), total, edge, Text(laid, style=self.style("quiet"))))
        stake = Text(look.say("pax-at-stake", n=duel["tokens"]))
        for at, (left, right) in enumerate(zip(*cells, strict=True)):
            rows.add_row(left, stake if at == 1 else Text(""), right)
        card = view["map"][duel["place"]]["card"]
        title = look.say("pax-contest", card=self.short(card), place=duel["place"])
        return [
            Panel(
                rows,
                title=Text(title, style="bold"),
                box=box.HEAVY,
                border_style=self.style("you"),
                padding=(0, 1),
            )
        ]


def padded(text: Text, width: int) -> Text:
    """A text of exactly so many columns."""
    out = text.copy()
    out.truncate(width, overflow="ellipsis")
    out.append(" " * (width - cell_len(out.plain)))
    return out
