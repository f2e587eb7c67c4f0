"""The table of Trickerion, put together, and its choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from arcanum.games.trickerion.rules.base.facts import (
    CHARACTERS,
    LEVEL,
    MAGICIAN_SCHOOL,
    MAGICIANS,
    PREPARE_COST,
    SCHOOL,
    SCHOOLS,
    SLOTS,
    SQUARES,
    THRESHOLD,
    TRICKS,
    YIELD_COINS,
    YIELD_FAME,
    YIELD_SHARDS,
)
from arcanum.games.trickerion.terminal.cards import Cards
from arcanum.games.trickerion.terminal.solo import TOTAL, Solo, with_heir
from arcanum.games.trickerion.terminal.views import action_points, is_solo, own, price
from arcanum.terminal.board import TIGHT, Choice, Density, Look, View
from arcanum.terminal.symbols import PLAIN

GROUPS = {
    "place": "place",
    "assign": "assign",
    "learn": "downtown",
    "hire": "downtown",
    "take-coins": "downtown",
    "reroll": "downtown",
    "set-die": "downtown",
    "buy": "buy",
    "order": "order",
    "quick-order": "order",
    "prepare": "workshop",
    "move-trick": "workshop",
    "move-components": "workshop",
    "move-apprentice": "workshop",
    "set-up": "theater",
    "supercharge": "theater",
    "reschedule": "theater",
}
SCORED = ("fame", "shards", "coins", "apprentices", "specialists", "cards", "tricks")
ARROWS = {"up": "↑", "right": "→", "down": "↓", "left": "←"}
PLAIN_ARROWS = {"up": "^", "right": ">", "down": "v", "left": "<"}
ABOUT_SLOTS = ("ask-put", "ask-break-free")  # questions that need the cards before one's eyes
LEARNED = ("take-trick", "replace", "return-trick")  # verbs of tricks shown in figures


class TrickerionBoard(Cards, Solo):
    """Trickerion as its friends know it."""

    groups = (
        "assign", "place", "downtown", "buy", "order", "workshop", "theater", "other",
    )  # fmt: skip

    def __init__(self, look: Look) -> None:
        super().__init__(with_heir(look))

    def table(
        self, view: View, choices: Sequence[Choice], width: int, density: Density
    ) -> list[RenderableType]:
        parts: list[RenderableType] = [self.headline(view)]
        if not density.panels and (view["asked"] or {}).get("prompt") in ABOUT_SLOTS:
            return [*parts, *self.drawn_cards(view, width, density)]
        parts += self.theater(view, width, density)
        parts += self.city(view, density)
        if "academy" in view:
            parts.append(self.academy(view, density))
        parts += self.troupes(view, width, density)
        if is_solo(view):
            parts.append(self.heir(view, density))
        return parts

    def headline(self, view: View) -> Text:
        """Round, phase, and who comes when."""
        parts = [Text(self.look.title(), style="bold")]
        if view["round"]:
            parts.append(Text(self.word("round", n=view["round"], last=view["last_round"])))
        parts.append(Text(self.word("phase-" + view["phase"])))
        if view["order"]:
            names = [
                Text(self.seat_and_name(seat), style=self.style(seat)) for seat in view["order"]
            ]
            order = Text.assemble(self.quiet(self.word("order") + " "), Text(", ").join(names))
            parts.append(order)
        return Text(self.look.signs.dot).join(parts)

    def group(self, choice: Choice) -> str:
        return GROUPS.get(choice.verb.removesuffix("-special"), "other")

    def place(self, choice: Choice) -> int:
        """Characters in the order of the rules, slots as they lie."""
        character, slot = choice.noun("character"), choice.noun("slot")
        at = CHARACTERS.index(character) if character else len(CHARACTERS)
        return at * len(SLOTS) + (SLOTS.index(slot) if slot else 0)

    def label(self, view: View, choice: Choice) -> Text:
        text = Text(choice.text)
        if choice.verb == "put" and ":" in choice.nouns[1]:
            text = self.put_label(choice)
        aside = self.aside(view, choice)
        if len(aside):
            text.append("  ").append_text(aside)
        cost = action_points(view, choice.verb)
        if cost:
            text.append(f"  {cost} {self.word('ap')}", style=self.style("quiet"))
        return text

    def aside(self, view: View, choice: Choice) -> Text:
        """What a player wants to know of a choice beside its name."""
        die = choice.noun("die")
        trick = choice.noun("trick")
        component = choice.noun("component")
        magician = choice.noun("magician")
        if magician is not None:
            school = SCHOOLS[MAGICIAN_SCHOOL[MAGICIANS.index(magician)]]
            ability = self.look.texts.say(f"magician-{magician}.ability")
            return Text.assemble(self.school(school, name=True), self.quiet(f"  {ability}"))
        if die is not None:
            return self.face(view["dice"][die])
        if choice.verb == "put":
            return self.preview(view, *choice.nouns)
        if choice.verb in LEARNED and trick is not None:
            return self.trick_figures(view, trick)
        if choice.verb.startswith(("prepare", "set-up", "supercharge")) and trick is not None:
            at = TRICKS.index(trick)
            if choice.verb.startswith("prepare"):
                cost = f"{PREPARE_COST[at]} {self.word('ap')} {self.look.signs.arrow} "
                return self.quiet(f"{cost}{SQUARES[at]}{self.marks.marker}")
            return self.pays([YIELD_FAME[at], YIELD_COINS[at], YIELD_SHARDS[at]])
        if choice.verb in ("buy", "take-component") and component is not None:
            n = int(choice.nouns[1]) if choice.verb == "buy" else 1
            return self.resource("coins", price(view, component) * n)
        return Text()

    def put_label(self, choice: Choice) -> Text:
        """A slot of a card, and where the own corner points."""
        position, _, turned = choice.nouns[1].partition(":")
        arrows = PLAIN_ARROWS if self.look.signs is PLAIN else ARROWS
        card = self.look.noun("performance", choice.nouns[0])
        return Text(f"{card}: {self.look.noun('position', position)} {arrows[turned]}")

    def trick_figures(self, view: View, trick: str) -> Text:
        """A trick in figures: school, level, threshold, yield, and what is missing."""
        at = TRICKS.index(trick)
        out = Text.assemble(
            self.school(SCHOOLS[SCHOOL[at]]),
            f"{LEVEL[at]} ",
            self.quiet(f"({THRESHOLD[at]}{self.marks.resource['fame']}) "),
            self.pays([YIELD_FAME[at], YIELD_COINS[at], YIELD_SHARDS[at]]),
            "  ",
        )
        mine = own(view)
        return out if mine is None else out.append_text(self.needed(mine, trick))

    def is_chapter(self, told: Mapping[str, Any]) -> bool:
        return bool(told["note"] == "round-starts")

    def scene(self, view: View, width: int) -> list[RenderableType]:
        return [
            *self.theater(view, width, TIGHT),
            *self.city(view, TIGHT),
            *self.troupes(view, width, TIGHT),
            "",
        ]

    def ending(self, view: View) -> RenderableType:
        if "heir" in view:
            return self.account(view)
        sides = view["troupes"]
        rows = []
        for key in SCORED:
            points = [side["score"][key] for side in sides]
            sums = [sum(n) if isinstance(n, list) else n for n in points]
            if any(sums) or key == "fame":
                rows.append((key, [str(n) for n in sums]))
        return self.scores(view, sides, rows, TOTAL)
