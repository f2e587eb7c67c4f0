"""The theater: days of the week, and performance cards with their slots and links."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arcanum.games.trickerion.rules.base.facts import (
    ACROSS,
    BONUS_COINS,
    BONUS_FAME,
    BONUS_SHARDS,
    CARD_SLOTS,
    DAYS,
    DIRECTIONS,
    LEVEL,
    LINK_PAY,
    PERFORMANCES,
    POSITIONS,
    SCHOOL,
    SCHOOLS,
    SHARD_THERE,
    SLOT_AP,
    SLOTS,
)
from arcanum.games.trickerion.rules.base.locations.theater import BREAKING_FREE, SETTING_UP
from arcanum.games.trickerion.rules.base.markers import opposite, source_card, spot_of
from arcanum.games.trickerion.terminal.signs import Signs
from arcanum.games.trickerion.terminal.views import (
    Amounts,
    as_guest,
    as_performer,
    blocked_slots,
    day_modifier,
)
from arcanum.terminal.board import Density, View
from arcanum.terminal.drawing import capital

CARD_WIDTH = 20
RIGHT, DOWN = 1, 2
DAYS_WIDTH = 58  # columns that the days need beside the cards

PAID = (SETTING_UP, BREAKING_FREE)  # only these pay for links

Card = Mapping[str, Any]


class Theater(Signs):
    """Days and cards."""

    def theater(self, view: View, width: int, density: Density) -> list[RenderableType]:
        """The whole theater."""
        cards = [card for card in view["row"] if card is not None]
        if not cards:
            return []
        if not density.panels:
            return [self.days(view), self.short_cards(view, cards)]
        if len(cards) * CARD_WIDTH + DAYS_WIDTH <= width:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_row(self.days(view), self.card_row(view, cards, density))
            return [grid]
        return [*self.drawn_cards(view, width, density), self.days(view)]

    def drawn_cards(self, view: View, width: int, density: Density) -> list[RenderableType]:
        """The cards as pictures, as many in a row as fit."""
        cards = [card for card in view["row"] if card is not None]
        across = max(1, width // CARD_WIDTH)
        rows = [cards[at : at + across] for at in range(0, len(cards), across)]
        return [self.card_row(view, row, density) for row in rows]

    # -- days

    def days(self, view: View) -> Table:
        """Who stands where on which day, and what the day changes."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(4):
            rows.add_column(no_wrap=True)
        for at, day in enumerate(DAYS):
            mine = [slot for slot in SLOTS if slot.startswith(day)]
            back = [self.stand(view, slot) for slot in mine if "backstage" in slot]
            stage = self.stand(view, f"{day}_stage")
            ap = f"{SLOT_AP[SLOTS.index(mine[0])]:+d}".replace("-", self.look.signs.minus)
            rows.add_row(
                Text(capital(self.look.noun("day", day)), style=self.style("label")),
                self.day_changes(view, at, ap),
                Text(" ").join(back),
                Text.assemble(self.quiet(self.word("stage") + " "), stage),
            )
        return rows

    def day_changes(self, view: View, day: int, ap: str) -> Text:
        """Action points and yield of a day."""
        out = Text(f"{ap} {self.word('ap')}")
        fame, coins = day_modifier(view, day)
        if fame or coins:
            out.append(" ").append_text(self.pays([fame, coins, 0], sign=True))
        return out

    def stand(self, view: View, slot: str) -> Text:
        """A slot of the board: its disc, or that it is free."""
        found = view["slots"].get(slot)
        if found is None:
            shut = slot in blocked_slots(view)
            return self.quiet(f"[ {self.marks.closed if shut else self.marks.empty} ]")
        disc = self.disc(found["player"], found["character"])
        return Text.assemble("[", disc, "]")

    # -- cards

    def card_row(self, view: View, cards: Sequence[Card], density: Density) -> Table:
        """Cards side by side."""
        grid = Table.grid()
        inside = [self.inside(view, card, density) for card in cards]
        tallest = max(len(lines) for lines in inside)
        for lines in inside:
            grid.add_column(width=CARD_WIDTH)
            lines += [Text()] * (tallest - len(lines))
        pairs = zip(cards, inside, strict=True)
        grid.add_row(*[self.performance(card, lines) for card, lines in pairs])
        return grid

    def inside(self, view: View, card: Card, density: Density) -> list[Text]:
        """Name, slots and circles of a card, and what it would bring the viewer."""
        name = Text(self.look.noun("performance", card["card"]), style="bold")
        lines = [name, *self.drawing(card, tall=density.boxes)]
        if card["beside"]:
            lines.append(self.beside(card))
        return lines + self.payout(view, card)

    def performance(self, card: Card, lines: Sequence[Text]) -> Panel:
        """One performance card as a picture, with its bonus and the links below."""
        at = PERFORMANCES.index(card["card"])
        foot = Text.assemble(
            self.pays([BONUS_FAME[at], BONUS_COINS[at], BONUS_SHARDS[at]]),
            f"  {self.marks.link}{card['links']}",
        )
        return Panel(
            Group(*lines),
            subtitle=foot,
            box=box.ROUNDED,
            border_style=self.style("quiet"),
            padding=0,
            width=CARD_WIDTH,
        )

    def payout(self, view: View, card: Card) -> list[Text]:
        """What the card would bring the viewer now: as a guest, and as its performer."""
        return [
            *self.least_to_most("guest", as_guest(view, card)),
            *self.least_to_most("leading", as_performer(view, card)),
        ]

    def least_to_most(self, word: str, found: Sequence[Amounts]) -> list[Text]:
        """What a performance pays; two amounts where choices are still to come."""
        if not found:
            return []
        least, most = found
        out = [Text.assemble(self.quiet(self.word(word) + " "), self.pays(least))]
        if most != least:
            out.append(Text.assemble(self.quiet(self.word("up-to") + " "), self.pays(most)))
        return out

    def beside(self, card: Card) -> Text:
        """Markers beside the slots."""
        found = Text(" ").join(self.marker(marker) for marker in card["beside"])
        return Text.assemble("+ ", found)

    def drawing(self, card: Card, tall: bool) -> list[Text]:
        """Slots and link circles: corners are shown where they lie in a circle."""
        at = PERFORMANCES.index(card["card"])
        markers = {POSITIONS.index(m["slot"]): m for m in card["markers"]}
        lines: list[Text] = []
        for row in (0, 2, 4):
            left, right = row, row + 1
            if left not in CARD_SLOTS[at] and right not in CARD_SLOTS[at]:
                continue
            lines.append(
                Text.assemble(
                    "  ",
                    self.slot(at, left, markers),
                    self.circle(at, left, RIGHT, markers),
                    self.slot(at, right, markers),
                )
            )
            below = [self.upright(at, slot, markers, tall) for slot in (left, right)]
            for parts in zip(*below, strict=True):
                lines.append(Text.assemble("  ", parts[0], "   ", parts[1]))
            if all(ACROSS[at][spot_of(slot, DOWN)] < 0 for slot in (left, right)):
                del lines[len(lines) - len(below[0]) :]
        return lines

    def slot(self, card: int, slot: int, markers: Mapping[int, Card]) -> Text:
        """A slot, four columns wide: a marker, room for one, or no slot."""
        if slot not in CARD_SLOTS[card]:
            return Text("    ")
        found = markers.get(slot)
        if found is None:
            return self.quiet(f"[{self.marks.empty * 2}]")
        pile = found["pieces"] > 1
        edge = ("{", "}") if pile else ("[", "]")
        return Text.assemble(edge[0], self.marker(found), edge[1])

    def corner(self, markers: Mapping[int, Card], slot: int, direction: int) -> Text:
        """What a marker shows in a direction."""
        found = markers.get(slot)
        return Text(" ") if found is None else self.school(found["corners"][direction])

    def circle(self, card: int, slot: int, direction: int, markers: Mapping[int, Card]) -> Text:
        """A link circle between two corners, three columns wide."""
        other = ACROSS[card][spot_of(slot, direction)]
        if other < 0:
            return Text("   ")
        parts = [
            self.corner(markers, slot, direction),
            self.ring(card, slot, direction, markers),
            self.corner(markers, other, opposite(direction)),
        ]
        return Text.assemble(*parts)

    def ring(self, card: int, slot: int, direction: int, markers: Mapping[int, Card]) -> Text:
        """The circle itself: with or without a shard, linked or not."""
        marks = self.marks
        other = ACROSS[card][spot_of(slot, direction)]
        linked = (
            slot in markers
            and other in markers
            and markers[slot]["corners"][direction]
            == markers[other]["corners"][opposite(direction)]
        )
        if SHARD_THERE[card][spot_of(slot, direction)]:
            sign = marks.shard_link if linked else marks.shard_circle
            return Text(sign, style=self.style("shards"))
        style = self.style("fame") if linked else self.style("quiet")
        return Text(marks.link if linked else marks.circle, style=style)

    def upright(
        self, card: int, slot: int, markers: Mapping[int, Card], tall: bool
    ) -> list[Text]:
        """The circle below a slot: in three rows, or in one."""
        other = ACROSS[card][spot_of(slot, DOWN)] if slot in CARD_SLOTS[card] else -1
        if other < 0:
            return [Text("    ")] * (3 if tall else 1)
        top = self.corner(markers, slot, DOWN)
        ring = self.ring(card, slot, DOWN, markers)
        bottom = self.corner(markers, other, opposite(DOWN))
        if tall:
            return [Text.assemble(" ", part, "  ") for part in (top, ring, bottom)]
        return [Text.assemble(top, ring, bottom, " ")]

    def short_cards(self, view: View, cards: Sequence[Card]) -> Table:
        """Every card in a line."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(no_wrap=True)
        rows.add_column(no_wrap=True)
        rows.add_column()
        for card in cards:
            at = PERFORMANCES.index(card["card"])
            free = len(CARD_SLOTS[at]) - len(card["markers"])
            parts = [self.marker(m) for m in [*card["markers"], *card["beside"]]]
            parts.append(self.quiet(self.word("free-slots", n=free)))
            lead = self.least_to_most("leading", as_performer(view, card))
            if lead:
                parts.append(Text(" ").join(lead))
            rows.add_row(
                Text(self.look.noun("performance", card["card"]), self.style("label")),
                Text.assemble(
                    self.pays([BONUS_FAME[at], BONUS_COINS[at], BONUS_SHARDS[at]]),
                    f" {self.marks.link}{card['links']}",
                ),
                Text("  ").join(parts),
            )
        return rows

    # -- where a marker could go

    def preview(self, view: View, performance: str, spot: str) -> Text:
        """The links that the asked-for marker would make there, and what they bring."""
        asked = view["asked"]
        position, _, turned = spot.partition(":")
        if not turned:
            return Text()
        at = PERFORMANCES.index(performance)
        slot = POSITIONS.index(position)
        own_school = SCHOOL[asked["trick"]]
        here = [SCHOOLS[(own_school + d - DIRECTIONS.index(turned)) % 4] for d in range(4)]
        card = next(c for c in view["row"] if c is not None and c["card"] == performance)
        markers = {POSITIONS.index(m["slot"]): m for m in card["markers"]}
        if source_card(asked["source"]) == at:  # the marker itself, before it moves
            markers.pop(asked["source"] % 32, None)
        links = shards = 0
        for direction in range(4):
            other = ACROSS[at][spot_of(slot, direction)]
            if other in markers:
                facing = markers[other]["corners"][opposite(direction)]
                if facing == here[direction]:
                    links += 1
                    shards += SHARD_THERE[at][spot_of(slot, direction)]
        if not links:
            return Text()
        out = Text(f"{self.marks.link}{links}", style=self.style("fame"))
        if asked["why"] in PAID:
            pay = LINK_PAY[LEVEL[asked["trick"]]]
            signs = f"{self.marks.resource['fame']}/{self.marks.resource['coins']}"
            out.append(f" {links}{self.look.signs.times}{pay}{signs}")
            if shards:
                out.append(" ").append_text(self.resource("shards", shards))
        return out
