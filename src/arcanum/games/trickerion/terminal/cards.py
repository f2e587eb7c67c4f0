"""Anything with a text, one by one: assignments, tricks, performances, prophecies, people."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from arcanum.games.trickerion.rules.base.facts import (
    CARDS,
    MAGICIANS,
    PERFORMANCES,
    PROPHECIES,
    ROLES,
    TRICKS,
)
from arcanum.games.trickerion.terminal.theater import Theater
from arcanum.games.trickerion.terminal.views import from_viewer
from arcanum.terminal.board import Choice, View

KINDS: dict[str, list[str]] = {
    "card": CARDS,
    "trick": TRICKS,
    "performance": PERFORMANCES,
    "prophecy": PROPHECIES,
    "magician": MAGICIANS,
    "role": ROLES,
}
KIND_OF: dict[str, str] = {name: kind for kind, names in KINDS.items() for name in names}
NOTHING_ON: dict[str, list[str]] = {"markers": [], "beside": []}


class Cards(Theater):
    """Everything that can be read in full."""

    def cards(self) -> list[str]:
        return list(KIND_OF)

    def card_name(self, card: str) -> str:
        return self.look.noun(KIND_OF[card], card)

    def card_in(self, choice: Choice) -> str | None:
        """The card, trick, performance, prophecy or person of a choice."""
        for kind, noun in zip(choice.kinds, choice.nouns, strict=True):
            if noun in KINDS.get(kind, ()) and kind != "role":
                return noun
        return choice.noun("role")

    def card(self, card: str, seats: int) -> RenderableType:
        kind = KIND_OF[card]
        parts: list[RenderableType] = []
        if kind == "performance":
            parts += self.drawing({"card": card, **NOTHING_ON}, tall=True)
        parts.append(Text(self.look.texts.about(kind, card)))
        return Panel(
            Group(*parts),
            title=Text(self.card_name(card), style="bold"),
            title_align="left",
            subtitle=self.quiet(self.word(f"kind-{kind}")),
            subtitle_align="right",
            box=box.ROUNDED,
            width=78,
        )

    def memory(self, view: View) -> RenderableType | None:
        """Special assignments that the seat can name where they lie face down."""
        lines: list[Text] = []
        for deck, held in view.get("special_decks", {}).items():
            for at, card in enumerate(held["cards"], 1):
                if card is not None:
                    where = self.word("in-deck", deck=self.look.noun("deck", deck), n=at)
                    lines.append(Text(f"{where}: {self.look.noun('card', card)}"))
        for side in from_viewer(view):
            known = [c for c in side["hand"].get("held", []) if KIND_OF[c] == "card"]
            special = [c for c in known if c in CARDS[:40]]
            if special:
                names = ", ".join(self.look.noun("card", c) for c in special)
                lines.append(Text(f"{self.look.name(side['seat'])}: {names}"))
        return Text("\n").join(lines) if lines else None
