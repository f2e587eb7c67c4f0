"""The table of Seasons, put together, and its choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from arcanum.games.seasons.rules.facts import (
    BONUS_LOSS,
    FACE_BY_NAME,
    MOST_BONUSES,
    NAMES,
    SEASONS,
    SPACES,
    SPACES_PER_SEASON,
)
from arcanum.games.seasons.terminal.cards import Cards
from arcanum.games.seasons.terminal.sides import Sides
from arcanum.games.seasons.terminal.views import PLACES, numbered, own, transmuted
from arcanum.games.seasons.terminal.wheel import Wheel
from arcanum.terminal.board import TIGHT, Choice, Density, View
from arcanum.terminal.drawing import capital, signed

GROUPS = {
    "summon": "summon",
    "activate": "activate",
    "transmute": "transmute",
    "bonus": "bonus",
}
LISTS = ("draft", "shelve", "keep", "play", "give")  # verbs whose cards the table lists
SCORED = ("crystals", "end_cards", "prestige", "hand", "bonuses")
TOTAL = "total"


class SeasonsBoard(Wheel, Sides, Cards):
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
        if card is None:
            return len(NAMES)
        # Hands and packs are shown in the order of numbers, cards in play as they were laid.
        return 0 if PLACES.get(choice.verb) == "play" else FACE_BY_NAME[card]

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
            aside = Text.assemble(
                self.energy(energy.split("@")[0]),
                f" {look.signs.arrow} ",
                self.crystals(transmuted(view, energy)),
            )
        elif choice.verb == "bonus":
            used = (own(view) or {"bonuses": 0})["bonuses"]
            loss = BONUS_LOSS[min(used + 1, MOST_BONUSES)] - BONUS_LOSS[used]
            lost = look.say("points-short", points=f"{look.signs.minus}{loss}")
            aside = Text(lost, style=self.style("loss"))
        elif choice.verb == "move":
            space = (view["space"] - 1 + int(choice.nouns[0])) % SPACES + 1
            aside = Text(f"{look.signs.arrow} {space} ")
            aside.append_text(self.season(SEASONS[(space - 1) // SPACES_PER_SEASON]))
        elif choice.verb in ("sacrifice", "take-back") and card is not None:
            aside = Text(self.points(card.split("#")[0]), style=self.style("quiet"))
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
        sides = view["mages"]
        rows = [
            (key, [signed(side["score"][key], look.signs.minus) for side in sides])
            for key in SCORED
        ]
        table = self.scores(view, sides, rows, TOTAL)
        cards = [str(len(side["play"])) for side in sides]
        table.add_row(look.say("score-cards"), *cards, style=self.style("quiet"))
        return table
