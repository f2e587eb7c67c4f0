"""The invariants of rules.md as checks on every step of play."""

from __future__ import annotations

from arcanum.kernel.notes import Note
from arcanum.kernel.words import Action
from goofspiel.rules.table import Goofspiel
from goofspiel.rules.words import value


class Watch:
    """Watches one game from its first table on; `step` returns what is wrong, if anything."""

    def __init__(self, s: Goofspiel) -> None:
        self.wrong: list[str] = self.cards(s)

    def cards(self, s: Goofspiel) -> list[str]:
        """Prizes and hands. [I-01, I-02]"""
        wrong = []
        if sorted(s.pile + s.turned) != list(range(len(s.seen))):
            wrong.append("I-01: a prize is missing or doubled")
        undecided = len(s.pile) if s.over else len(s.pile) + 1
        if any(len(hand) != undecided for hand in s.hands):
            wrong.append(f"I-02: not every hand has {undecided} cards")
        return wrong

    def step(
        self, before: Goofspiel, action: Action, after: Goofspiel, told: list[Note]
    ) -> list[str]:
        """Checks one step. [I-01 to I-03]"""
        wrong = self.cards(after)
        decided = after.turned if after.over else after.turned[:-1]
        prizes = [value(card) for card in decided[len(before.turned) - 1 :]]
        gained = [after.points[p] - before.points[p] for p in range(after.seats)]
        if min(gained) < 0 or sum(gained) not in sums(prizes):
            wrong.append(f"I-03: {gained} points were gained for the prizes {prizes}")
        return wrong


def sums(prizes: list[int]) -> set[int]:
    """What these prizes may bring all players together: each is won or lost."""
    found = {0}
    for prize in prizes:
        found |= {each + prize for each in found}
    return found
