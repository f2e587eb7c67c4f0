"""The sequence of play: prizes, bids, and who wins. [G-2, G-3]"""

from __future__ import annotations

from typing import Any, Final

from arcanum.kernel.frames import Ask, Frame, Refusal
from arcanum.kernel.words import Action
from goofspiel.rules.table import NO_BID, Goofspiel
from goofspiel.rules.words import BID, CARD, value


class Round(Frame[Goofspiel]):
    """A prize is turned up and all bid for it. Without one the game is over. [G-2.1, G-3.1]"""

    def run(self, s: Goofspiel) -> None:
        if not s.pile:
            return
        prize = s.pile.pop()
        s.turned.append(prize)
        s.reveal(prize)
        s.note("turns-prize", prize)
        s.then(OpenBids(), Round())
        if len(s.hands[0]) > 1:
            s.then(*[LayBid(p) for p in range(s.seats)])
        else:  # nothing is left to choose [G-2.6]
            s.bids = [hand[0] for hand in s.hands]


class LayBid(Ask[Goofspiel], prompt="ask-bid", rule="G-2.2", secret=True):
    """Which card to bid, unseen by the others. [G-2.2, D-01]"""

    def options(self, s: Goofspiel) -> list[Action]:
        return [BID.of(card) for card in s.hands[self.player]]

    def take(self, s: Goofspiel, action: Action) -> None:
        s.bids[self.player] = BID.noun(action)
        s.note("lays-bid", self.player)

    def why_not(self, s: Goofspiel, action: Action) -> Refusal:
        return ("not-in-hand", {"card": CARD.spell(BID.noun(action))}, self.rule)


class OpenBids(Frame[Goofspiel]):
    """Who alone bid the highest card wins the prize. [G-2.3 to G-2.5]"""

    def run(self, s: Goofspiel) -> None:
        s.opened = s.bids
        s.bids = [NO_BID] * s.seats
        for p in range(s.seats):
            s.hands[p].remove(s.opened[p])
            s.note("opens-bid", p, s.opened[p])
        prize, highest = s.turned[-1], max(s.opened)
        if s.opened.count(highest) == 1:
            winner = s.opened.index(highest)
            s.points[winner] += value(prize)
            s.note("wins-prize", winner, value(prize))
        else:
            s.note("loses-prize", prize)


EVERY: Final[tuple[type[Frame[Any]], ...]] = (Round, LayBid, OpenBids)


def blank_table() -> Goofspiel:
    """A table without seats."""
    return Goofspiel()
