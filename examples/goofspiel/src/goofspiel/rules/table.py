"""The table of Goofspiel, what a seat may know of it, and re-dealing the rest."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from arcanum.kernel.chance import seeded
from arcanum.kernel.frames import Player
from arcanum.kernel.knowledge import Redeal
from arcanum.kernel.state import State
from arcanum.kernel.words import Vocabulary
from goofspiel.rules.version import VERSION
from goofspiel.rules.words import PLAYER, WORDS, value

NO_BID: Final = -1


class Goofspiel(State):
    """Prizes, hands, bids and points. `seen` says who can name a prize of the pile."""

    game: ClassVar[str] = "goofspiel"
    version: ClassVar[str] = VERSION

    pile: list[int] = []  # prizes to come; the top is the last
    turned: list[int] = []  # prizes turned up; the last is at stake
    hands: list[list[int]] = []  # a bid stays in it until it is opened
    bids: list[int] = []  # secret until all are in
    opened: list[int] = []  # the bids of the round before
    points: list[int] = []

    def words(self) -> Vocabulary:
        return WORDS

    def view(self, viewer: Player | None) -> dict[str, Any]:
        seen: dict[str, Any] = {
            "game": "goofspiel",
            "viewer": None if viewer is None else PLAYER.values[viewer],
            "over": self.over,
            "waiting": [PLAYER.values[p] for p in self.waiting()],
            "asked": None if self.over else {"prompt": self.asked().prompt},
            "round": len(self.turned),
            "prize": None if self.over else value(self.turned[-1]),
            "to_come": sorted(value(card) for card in self.pile),
            "seats": [self.side(p, viewer) for p in range(self.seats)],
        }
        if self.over:
            seen["scores"] = self.scores()
            seen["winners"] = [PLAYER.values[p] for p in self.winners()]
        return seen

    def side(self, p: Player, viewer: Player | None) -> dict[str, Any]:
        """What a viewer sees of a seat: whether it has bid; what, only if it is their own."""
        has_bid = self.bids[p] != NO_BID
        return {
            "seat": PLAYER.values[p],
            "points": self.points[p],
            "hand": [value(card) for card in self.hands[p]],
            "has_bid": has_bid,
            "bid": value(self.bids[p]) if has_bid and p == viewer else None,
            "opened": None if self.opened[p] == NO_BID else value(self.opened[p]),
        }

    def redealt(self, viewer: Player | None, seed: int) -> Goofspiel:
        other = self.clone()
        deal = Redeal(len(self.seen), seeded(seed))
        deal.confuse([card for card in self.pile if not self.can_name(viewer, card)])
        deal.rename(other.pile)
        other.seen = deal.carry(other.seen)
        for p in range(other.seats):  # a bid of another seat may be any card of its hand
            if p != viewer and other.bids[p] != NO_BID:
                other.bids[p] = other.hands[p][deal.below(len(other.hands[p]))]
        other.imagine_chance(deal.chance)
        other.ask_again()
        return other

    def scores(self) -> list[int]:
        """The points. [G-3.1]"""
        return self.points[:]

    def winners(self) -> list[Player]:
        """The highest score; a tie is shared. [G-3.2]"""
        if not self.over:
            return []
        return [p for p in range(self.seats) if self.points[p] == max(self.points)]
