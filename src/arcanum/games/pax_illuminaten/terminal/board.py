"""The table of Pax Illuminaten, put together, and its choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from arcanum.games.pax_illuminaten.rules.facts import (
    LAST_EDICT,
    MAIN_ACTIONS,
    STRENGTH,
    STRENGTHS,
)
from arcanum.games.pax_illuminaten.terminal.atlas import Atlas
from arcanum.games.pax_illuminaten.terminal.cards import Cards
from arcanum.games.pax_illuminaten.terminal.sides import Sides
from arcanum.games.pax_illuminaten.terminal.views import CARD, next_slot, numbered
from arcanum.terminal.board import TIGHT, Choice, Density, View
from arcanum.terminal.drawing import capital, left_and_right

GROUPS = {
    "scout": "scout",
    "influence": "influence",
    "interrogate": "interrogate",
    "ostracize": "ostracize",
    "reassign": "reassign",
    "oust": "oust",
    "conspire": "conspire",
    "claim": "claim",
    "realize": "realize",
}
BESIDE = 112  # columns from which the plots stand beside the map
ATLAS_WIDTH = 76


class PaxBoard(Atlas, Sides, Cards):
    """Pax Illuminaten as its friends know it."""

    groups = (*GROUPS, "other")

    def table(
        self, view: View, choices: Sequence[Choice], width: int, density: Density
    ) -> list[RenderableType]:
        numbers = numbered(choices)
        parts: list[RenderableType] = [self.headline(view, width)]
        beside = width >= BESIDE and density.panels
        room = width - ATLAS_WIDTH - 2 if beside else width
        lodges = [self.lodges(view)] if density.panels else self.lodges_in_line(view, room)
        plots = Group(self.plots(view, room, density), *self.blank(density), *lodges)
        if beside:
            grid = Table.grid(padding=(0, 2))
            grid.add_column(width=ATLAS_WIDTH)
            grid.add_column(width=room)
            grid.add_row(self.atlas(view, numbers, ATLAS_WIDTH, density), plots)
            parts.append(grid)
        else:
            parts += [self.atlas(view, numbers, width, density), *self.blank(density), plots]
        parts += self.blank(density)
        parts.append(self.sides(view, density))
        parts += self.court(view, numbers, width)
        parts += self.chain(view)
        parts += self.duel(view)
        parts += self.hand(view, numbers, width, density)
        return parts

    def blank(self, density: Density) -> list[RenderableType]:
        """An empty line where there is room for one."""
        return [""] if density.tall else []

    def headline(self, view: View, width: int) -> RenderableType:
        """Round, edicts, actions left, and the piles."""
        look = self.look
        dot = look.signs.dot
        left = Text(look.title(), style="bold")
        left.append(dot + look.say("round", n=view["round"]), style="bold")
        edicts = view["event_discard"]["edicts"]
        left.append(dot + look.say("pax-edicts", n=edicts, last=LAST_EDICT))
        if not view["over"]:
            actions = look.say("pax-actions-left", n=view["budget"], of=MAIN_ACTIONS)
            left.append(dot + actions)
        right = Text(style=self.style("quiet"))
        right.append(look.say("draw-pile", n=view["deck"]))
        right.append(dot + look.say("discard-pile", n=view["discard"]["count"]))
        right.append(dot + look.say("pax-events", n=view["events"]["count"]))
        return left_and_right(left, right, width)

    # -- choices

    def group(self, choice: Choice) -> str:
        return GROUPS.get(choice.verb, "other")

    def place(self, choice: Choice) -> int:
        card = choice.noun("luminary")
        return len(CARD) if card is None else CARD[card]  # as hands are shown

    def label(self, view: View, choice: Choice) -> Text:
        look = self.look
        text = Text(choice.text)
        card = choice.noun("luminary")
        place = choice.noun("place")
        if choice.verb in GROUPS:  # the group's title says the verb
            text = Text(capital(look.noun(choice.kinds[0], choice.nouns[0])))
            if card is not None:
                text = Text(self.short(card))
        if choice.verb == "oust":
            text.append(" ").append_text(self.who(choice.nouns[1]))
        aside = self.aside(view, choice, card, place)
        if len(aside):
            text.append("  ").append_text(aside)
        return text

    def aside(self, view: View, choice: Choice, card: str | None, place: str | None) -> Text:
        """What helps to choose: a cost, a card's signs, the outcome of a contest."""
        faction = choice.noun("faction")
        if choice.verb == "lay" and card is not None:
            return self.outcome(view, card)
        if card is not None:
            signs = self.factions(self.factions_of(card))
            return signs.append(f" {self.degree(card)}{self.affiliation(card)}".rstrip())
        if place is not None and place in view["map"]:
            shown = view["map"][place]
            if not shown["up"]:
                return Text("")
            name = Text(self.short(shown["card"]), style=self.style("quiet"))
            bill = next_slot(view, place)
            if choice.verb == "influence" and bill is not None:
                name.append(" ").append_text(self.bill(bill))
            return name
        if faction is not None:
            return self.faction(faction)
        return Text("")

    def outcome(self, view: View, card: str) -> Text:
        """What a contest card makes of the viewer's strength. [P-9.5]"""
        duel = view["duel"]
        if duel is None:
            return Text("")
        look = self.look
        seat = view["viewer"]
        own = duel["strengths"][0 if seat == duel["attacker"] else 1]
        strength = STRENGTHS[STRENGTH[CARD[card]]]
        if strength.isdecimal():
            return Text(f"{own} + {strength} = {own + int(strength)}")
        vulnerable = duel["advantage"] not in (None, seat)
        wins = vulnerable if strength == "dagger" else duel["advantage"] == seat
        word = look.say("pax-wins-at-once") if wins else f"{own} + 0 = {own}"
        return Text(f"{self.strength(card)}: {word}")

    # -- watching, and the end

    def is_chapter(self, told: Mapping[str, Any]) -> bool:
        return bool(told["note"] == "round-starts")

    def scene(self, view: View, width: int) -> list[RenderableType]:
        return [
            self.atlas(view, {}, width, TIGHT),
            "",
            self.lodges(view),
            self.sides(view, TIGHT),
            "",
        ]

    def ending(self, view: View) -> RenderableType:
        look = self.look
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(look.say("seat"))
        table.add_column(look.say("points"), justify="right")
        table.add_column(look.say("pax-faction-cards"))
        table.add_column(look.say("pax-plots"))
        plots = [*view["public"], *[side["plot"] for side in view["sides"] if side.get("plot")]]
        for side in view["sides"]:
            seat = side["seat"]
            on = [look.noun("plot", plot["plot"]) for plot in plots if seat in plot["on"]]
            table.add_row(
                self.who(seat),
                str(side["points"]),
                self.factions(side["faction_cards"]),
                ", ".join(on),
                style="bold" if seat in view["winners"] else "",
            )
        how = look.say("pax-by-plots") if view["by_plots"] else look.say("pax-by-factions")
        return Group(table, Padding(Text(how), (0, 0, 1, 0)))
