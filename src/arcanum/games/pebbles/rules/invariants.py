"""The invariants of rules.md as checks on every step of play."""

from __future__ import annotations

from arcanum.games.pebbles.rules.table import CHARMS, Pebbles
from arcanum.kernel.notes import Note
from arcanum.kernel.words import Action


class Watch:
    """Watches one game from its first table on; `step` returns what is wrong, if anything."""

    def __init__(self, s: Pebbles) -> None:
        self.wrong: list[str] = self.cards(s)

    def cards(self, s: Pebbles) -> list[str]:
        """Every charm lies in one place. [J-01]"""
        if sorted(s.deck + s.discard + s.charms) != list(range(CHARMS)):
            return ["J-01: a charm is missing or doubled"]
        return []

    def step(
        self, before: Pebbles, action: Action, after: Pebbles, told: list[Note]
    ) -> list[str]:
        """Checks one step. [J-02, J-03]"""
        wrong = self.cards(after)
        for p in range(after.seats):
            if not 0 <= after.pebbles[p] <= before.pebbles[p]:
                wrong.append(f"J-02: seat {p} has {after.pebbles[p]} pebbles")
        gained = sum(after.points) - sum(before.points)
        if gained not in (0, 2) or any(
            after.points[p] < before.points[p] for p in range(after.seats)
        ):
            wrong.append(f"J-03: {gained} points were gained")
        return wrong
