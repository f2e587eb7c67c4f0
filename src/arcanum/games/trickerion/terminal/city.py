"""The city: Downtown and its dice, Market Row, the Dark Alley, the orb."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from arcanum.games.trickerion.rules.base.facts import (
    DICE,
    FACES,
    SCHOOLS,
    SIDES,
    SLOT_AP,
    SLOT_CLOSED,
    SLOTS,
)
from arcanum.games.trickerion.terminal.signs import Signs
from arcanum.games.trickerion.terminal.views import blocked_slots, price
from arcanum.terminal.board import Density, View
from arcanum.terminal.drawing import capital

HOUSES = ("residence", "inn", "bank")
WHEN = ("next", "then", "last")


def is_closed(view: View, slot: int, seats: int) -> bool:
    """Whether a slot is out of play: for so many players, or by a round-setup die. [H-4.1]"""
    if "heir" in view:
        return SLOTS[slot] in blocked_slots(view)
    return seats in SLOT_CLOSED[slot]


class City(Signs):
    """The places where characters work, and what is to be had there."""

    def city(self, view: View, density: Density) -> list[RenderableType]:
        """All locations of the main board but the theater."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(style=self.style("label"), no_wrap=True)
        rows.add_column(no_wrap=True)
        rows.add_column(ratio=1)
        places = ["downtown", "market_row"]
        if "special_decks" in view:
            places.append("dark_alley")
        for place in places:
            rows.add_row(
                self.look.noun("card", place),
                self.slots_of(view, place),
                self.offer(view, place),
            )
        out: list[RenderableType] = [rows]
        if "prophecies" in view:
            out.append(self.orb(view, density))
        return out

    def slots_of(self, view: View, place: str) -> Text:
        """The slots of a location with their action points."""
        seats = len(view["troupes"])
        parts = []
        for slot in SLOTS:
            if not slot.startswith(place):
                continue
            at = SLOTS.index(slot)
            found = view["slots"].get(slot)
            ap = self.quiet(f"+{SLOT_AP[at]}")
            if is_closed(view, at, seats):
                parts.append(Text.assemble(ap, self.quiet(self.marks.closed)))
            elif found is None:
                parts.append(Text.assemble(ap, self.marks.empty))
            else:
                parts.append(
                    Text.assemble(ap, " ", self.disc(found["player"], found["character"]))
                )
        return Text(" ").join(parts)

    def offer(self, view: View, place: str) -> Text:
        """What is to be had at a location."""
        if place == "downtown":
            return self.dice_shown(view)
        if place == "market_row":
            return self.market(view)
        return self.decks(view)

    def dice_shown(self, view: View) -> Text:
        """The six dice, by house."""
        parts = []
        for house in HOUSES:
            faces = [self.face(view["dice"][die]) for die in DICE if die.startswith(house)]
            name = self.quiet(self.word(house) + " ")
            parts.append(Text.assemble(name, Text(", ").join(faces)))
        return Text(self.look.signs.dot).join(parts)

    def face(self, face: str) -> Text:
        """A face of a die."""
        if face in SCHOOLS:
            return self.school(face, name=True)
        if face.isdigit():
            return self.resource("coins", int(face))
        if face == "x":
            return self.quiet("X")
        return Text(self.look.noun("face", face))

    def market(self, view: View) -> Text:
        """Stock with prices, orders, the quick order."""
        market = view["market"]
        stock = [*market["buy"], *market["aside"]]
        if market["quick_order"] is not None:
            stock.append(market["quick_order"])
        parts = [Text(", ").join(self.priced(view, c) for c in stock)]
        ordered = [self.look.noun("component", c) for c in market["order"] if c is not None]
        if ordered:
            parts.append(
                Text.assemble(self.quiet(self.word("ordered") + " "), ", ".join(ordered))
            )
        for seat in market["shares"]:
            parts.append(self.quiet(self.word("share", name=self.look.name(seat))))
        return Text(self.look.signs.dot).join(parts)

    def priced(self, view: View, component: str) -> Text:
        """A component with its price."""
        name = self.look.noun("component", component)
        quick = component == view["market"]["quick_order"]
        cost = price(view, component) + (1 if quick else 0)
        out = Text.assemble(f"{name} ", self.resource("coins", cost))
        if quick:
            out.append(f" ({self.word('quick')})")
        return out

    def decks(self, view: View) -> Text:
        """The decks of special assignments."""
        parts = [
            f"{self.look.noun('deck', deck)} {held['count']}"
            for deck, held in view["special_decks"].items()
        ]
        return Text.assemble(
            self.quiet(self.word("decks") + " "), self.look.signs.dot.join(parts)
        )

    def orb(self, view: View, density: Density) -> RenderableType:
        """The prophecies: the active one with its text, and those to come."""
        told = view["prophecies"]
        pending = Text(self.look.signs.dot).join(
            Text.assemble(
                self.quiet(self.word(f"prophecy-{when}") + " "),
                self.look.noun("prophecy", name),
            )
            for when, name in zip(WHEN, told["pending"], strict=True)
        )
        label = Text(self.word("orb") + "  ", style=self.style("label"))
        active = told["active"]
        if active is None:
            return Text.assemble(label, pending)
        now = Text(self.look.noun("prophecy", active), style="bold")
        if density.text:
            now.append(": " + self.look.texts.about("prophecy", active), style="none")
        return Text.assemble(label, now, "\n", Text("  "), pending)

    def dice(self, view: View) -> RenderableType:
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(style=self.style("label"), no_wrap=True)
        rows.add_column()
        for at, die in enumerate(DICE):
            faces = Text(self.look.signs.dot).join(self.face(FACES[f]) for f in SIDES[at])
            rows.add_row(capital(self.look.noun("die", die)), faces)
        return Padding(rows, (1, 0))
