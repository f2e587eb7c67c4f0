"""Court, hand, chain and one card in full."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arcanum.games.pax_illuminaten.rules.facts import (
    AFFILIATION,
    AFFILIATIONS,
    DEGREE,
    DEGREES,
    EVENTS,
    FACTIONS,
    NAMES,
    PLOTS,
    SLOT_BILLS,
)
from arcanum.games.pax_illuminaten.terminal.signs import Signs
from arcanum.games.pax_illuminaten.terminal.views import CARD, Numbers, own
from arcanum.terminal.board import Choice, Density, View
from arcanum.terminal.drawing import capital, flowing

WIDE = 100  # columns from which a card has its text beside it
KIND_OF = {
    **dict.fromkeys(NAMES, "luminary"),
    **dict.fromkeys(PLOTS, "plot"),
    **dict.fromkeys(EVENTS, "event"),
    **dict.fromkeys(FACTIONS, "faction"),
}


class Cards(Signs):
    """The cards that the viewer may read."""

    def court(self, view: View, numbers: Numbers, width: int) -> list[RenderableType]:
        """The five positions; the majordomo stands at one. [P-13.6]"""
        look = self.look
        parts = []
        for at, card in enumerate(view["court"], 1):
            text = Text(f"{look.signs.here} " if at == view["majordomo"] else "")
            text.append_text(self.brief(card, numbers) if card else Text("–"))
            parts.append(text)
        parts[0] = self.labelled(look.say("pax-court"), parts[0])
        return list(flowing(parts, look.signs.dot, width))

    def chain(self, view: View) -> list[RenderableType]:
        """The conspiracy of this turn, card by card, and the plan of a script."""
        look = self.look
        out: list[RenderableType] = []
        for title, cards in (
            (look.say("pax-chain"), view["chain"]),
            (look.say("pax-plan"), view["plan"]),
        ):
            if cards:
                arrow = Text(f" {look.signs.arrow} ")
                line = arrow.join(self.brief(card, {}) for card in cards)
                out.append(self.labelled(title, line))
        return out

    def brief(self, card: str, numbers: Numbers) -> Text:
        """A luminary in a line: choice, name, factions, degree, strength."""
        found = self.number(numbers.get("luminary", {}).get(card))
        out = Text.assemble(found, " ") if len(found) else Text()
        out.append(self.short(card), style="bold").append(" ")
        out.append_text(self.factions(self.factions_of(card)))
        return out.append(f" {self.degree(card)} {self.strength(card)}")

    def hand(
        self, view: View, numbers: Numbers, width: int, density: Density
    ) -> list[RenderableType]:
        """The own luminaries with their abilities, and the special events in hand."""
        look = self.look
        mine = own(view)
        if mine is None:
            return []
        out: list[RenderableType] = []
        title = look.say("your-hand")
        if mine["hand"]["cards"] and not density.panels:
            cards = [self.brief(card, numbers) for card in mine["hand"]["cards"]]
            cards[0] = self.labelled(title, cards[0])
            out += flowing(cards, look.signs.dot, width)
        elif mine["hand"]["cards"]:
            out.append(self.listing(title, mine["hand"]["cards"], numbers, width, density))
        for title, events in (
            (look.say("pax-special-events"), mine["specials"]["cards"]),
            (look.say("pax-drawn-events"), [card for card in view["drawn"] if card]),
        ):
            if events:
                names = look.signs.dot.join(look.noun("event", event) for event in events)
                out.append(self.labelled(title, Text(names)))
        top = view["events"]["top"]
        if top is not None:
            out.append(self.labelled(look.say("pax-next-event"), Text(look.noun("event", top))))
        return out

    def listing(
        self,
        title: str,
        cards: Sequence[str],
        numbers: Numbers,
        width: int,
        density: Density,
    ) -> RenderableType:
        """Luminaries with number, factions, degree, strength and ability."""
        look = self.look
        beside = width >= WIDE and density.text > 0
        lines: list[RenderableType] = []
        widths = [
            max(cell_len(text) for text in texts)
            for texts in (
                [self.number(numbers.get("luminary", {}).get(card)).plain for card in cards],
                [self.card_name(card) for card in cards],
                [self.strength(card) for card in cards],
            )
        ]
        rest = width - sum(widths) - 20
        for card in cards:
            row = Table.grid(padding=(0, 1))
            row.add_column(width=widths[0], justify="right")
            row.add_column(width=widths[1], no_wrap=True)
            row.add_column(width=3)
            row.add_column(width=4, no_wrap=True)
            row.add_column(width=widths[2], no_wrap=True)
            cells: list[RenderableType] = [
                self.number(numbers.get("luminary", {}).get(card)),
                Text(self.card_name(card), style="bold"),
                self.factions(self.factions_of(card)),
                Text(self.degree(card) + self.affiliation(card)),
                Text(self.strength(card)),
            ]
            about = look.texts.about("luminary", card)
            if beside:
                row.add_column(ratio=1)
                cells.append(self.clipped(about, rest, density.text))
            row.add_row(*cells)
            lines.append(row)
            if density.text and not beside:
                text = self.clipped(about, width - 8, density.text)
                lines.append(Padding(text, (0, 0, 0, 4)))
        return self.framed(title, lines, density)

    # -- one card

    def cards(self) -> list[str]:
        return list(KIND_OF)

    def card_name(self, card: str) -> str:
        return self.look.noun(KIND_OF[card], card)

    def card_numbers(self) -> dict[str, str]:
        return {str(at): name for at, name in enumerate(NAMES, 1)}

    def card_in(self, choice: Choice) -> str | None:
        for kind in ("luminary", "plot", "event", "faction"):
            if (noun := choice.noun(kind)) is not None:
                return noun
        return None

    def card(self, card: str, seats: int) -> RenderableType:
        look = self.look
        rows = self.rows_with_labels((0, 1))
        title = self.card_name(card)
        if KIND_OF[card] == "luminary":
            title = f"{title} (#{CARD[card] + 1})"
            self.add_luminary(rows, card)
        elif KIND_OF[card] == "faction":
            title = look.say("pax-faction-card", faction=title)
        about = look.texts.about(KIND_OF[card], card)
        rows.add_row(look.say("label-effect"), Text(about))
        return Panel(
            rows,
            title=Text(title, style="bold"),
            title_align="left",
            box=box.ROUNDED,
            width=78,
        )

    def add_luminary(self, rows: Table, card: str) -> None:
        """Degree, factions, affiliation, strength and slots of a luminary."""
        look = self.look
        at = CARD[card]
        degree = capital(look.noun("degree", DEGREES[DEGREE[at]]))
        rows.add_row(look.say("pax-label-degree"), Text(degree))
        factions = [
            Text.assemble(self.faction(f), " ", look.noun("faction", f))
            for f in self.factions_of(card)
        ]
        rows.add_row(look.say("pax-label-factions"), Text(", ").join(factions))
        affiliation = AFFILIATIONS[AFFILIATION[at]]
        if affiliation != "none":
            mason = affiliation == "mason"
            word = look.say("pax-mason") if mason else look.say("pax-rosicrucian")
            rows.add_row(look.say("pax-label-affiliation"), Text(capital(word)))
        rows.add_row(look.say("pax-label-strength"), Text(self.strength(card)))
        slots = Text(look.signs.dot).join(self.bill(bill) for bill in SLOT_BILLS[at])
        rows.add_row(look.say("pax-label-slots"), slots)
