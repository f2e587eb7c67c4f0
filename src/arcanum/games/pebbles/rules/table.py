"""The table of Pebbles, what a seat may know of it, and re-dealing the rest."""

from __future__ import annotations

from typing import Any, ClassVar

from arcanum.games.pebbles.rules.version import VERSION
from arcanum.games.pebbles.rules.words import CHARM, PLAYER, WORDS
from arcanum.kernel.chance import seeded
from arcanum.kernel.frames import Player, Viewer
from arcanum.kernel.knowledge import Redeal
from arcanum.kernel.state import State
from arcanum.kernel.words import Vocabulary

CHARMS = 12
OPEN = -1  # a fist that holds nothing yet


class Pebbles(State):
    """Charms, pebbles, fists and points."""

    game: ClassVar[str] = "pebbles"
    version: ClassVar[str] = VERSION

    deck: list[int] = []  # the top is the last
    discard: list[int] = []
    charms: list[int] = []  # one a seat
    pebbles: list[int] = []
    fists: list[int] = []  # secret until all are closed
    points: list[int] = []
    round: int = 0

    def words(self) -> Vocabulary:
        return WORDS

    def view(self, viewer: Viewer) -> dict[str, Any]:
        seats = [
            {
                "seat": PLAYER.values[p],
                "charm": CHARM.values[self.charms[p]]
                if self.can_name(viewer, self.charms[p])
                else None,
                "pebbles": self.pebbles[p],
                "points": self.points[p],
                "closed": self.fists[p] != OPEN,
                "fist": self.fists[p] if p == viewer and self.fists[p] != OPEN else None,
            }
            for p in range(self.seats)
        ]
        seen: dict[str, Any] = {
            "game": "pebbles",
            "viewer": None if viewer is None else PLAYER.values[viewer],
            "over": self.over,
            "round": self.round,
            "waiting": [PLAYER.values[p] for p in self.waiting()],
            "asked": None if self.over else {"prompt": self.asked().prompt},
            "deck": len(self.deck),
            "discard": [CHARM.values[card] for card in self.discard],
            "seats": seats,
        }
        if self.over:
            seen["scores"] = self.scores()
            seen["winners"] = [PLAYER.values[p] for p in self.winners()]
        return seen

    def redealt(self, viewer: Viewer, seed: int) -> Pebbles:
        other = self.clone()
        deal = Redeal(CHARMS, seeded(seed))
        deal.confuse([c for c in self.deck + self.charms if not self.can_name(viewer, c)])
        deal.rename(other.deck)
        deal.rename(other.charms)
        other.seen = deal.carry(other.seen)
        for p in range(other.seats):  # a closed fist of another seat may hold anything
            if p != viewer and other.fists[p] != OPEN:
                other.fists[p] = deal.below(min(3, other.pebbles[p]) + 1)
        other.imagine_chance(deal.chance)
        other.ask_again()
        return other

    def scores(self) -> list[int]:
        """Points, pebbles left, a third of the charm. [B-3.1]"""
        return [
            self.points[p] + self.pebbles[p] + (self.charms[p] + 1) // 3
            for p in range(self.seats)
        ]

    def winners(self) -> list[Player]:
        """The highest score; a tie is shared. [B-3.2]"""
        if not self.over:
            return []
        scores = self.scores()
        return [p for p in range(self.seats) if scores[p] == max(scores)]
