"""The sequence of play: rounds of closed fists, then the end. [B-2, B-3]"""

from __future__ import annotations

from typing import Any, Final

from arcanum.games.pebbles.rules.table import OPEN, Pebbles
from arcanum.games.pebbles.rules.words import CLOSE, KEEP, SWAP
from arcanum.kernel.frames import Act, Ask, Frame, Refusal
from arcanum.kernel.words import Action

MOST_IN_FIST: Final = 3
PRIZE: Final = 2
ROUNDS: Final = {"short": 3, "long": 6}


class Round(Frame[Pebbles]):
    """All close their fists at once; then they open. [B-2.1, B-2.5]"""

    def run(self, s: Pebbles) -> None:
        if s.round == ROUNDS[s.settings["length"]]:
            s.next(End())
            return
        s.round += 1
        s.next(OpenFists())
        for p in range(s.seats - 1, -1, -1):
            s.next(CloseFist(p))


class CloseFist(Ask[Pebbles], prompt="ask-close", secret=True):
    """How many pebbles to show, unseen by the others. [B-2.1, E-01]"""

    def options(self, s: Pebbles) -> list[Action]:
        most = min(MOST_IN_FIST, s.pebbles[self.player])
        return [CLOSE.of(n) for n in range(most + 1)]

    def take(self, s: Pebbles, action: Action) -> None:
        s.fists[self.player] = CLOSE.noun(action)
        s.note("closes-fist", self.player)

    def why_not(self, s: Pebbles, action: Action) -> Refusal:
        return ("too-few-pebbles", {}, "B-2.1")


class OpenFists(Frame[Pebbles]):
    """Who alone shows the most gains, and may swap the charm. [B-2.2 to B-2.4]"""

    def run(self, s: Pebbles) -> None:
        shown = s.fists
        s.fists = [OPEN] * s.seats
        for p in range(s.seats):
            s.pebbles[p] -= shown[p]
            s.note("shows", p, shown[p])
        s.next(Round())
        most = max(shown)
        if shown.count(most) == 1:
            best = shown.index(most)
            s.points[best] += PRIZE
            s.note("gains-points", best, PRIZE)
            s.next(SwapCharm(best))
        else:
            s.note("nobody-gains")


class SwapCharm(Ask[Pebbles], prompt="ask-swap"):
    """The winner of the round may draw another charm. [B-2.4, E-02]"""

    def options(self, s: Pebbles) -> list[Action]:
        return [SWAP.of(), KEEP.of()] if s.deck else []

    def take(self, s: Pebbles, action: Action) -> None:
        if KEEP.said(action):
            return
        old = s.charms[self.player]
        s.reveal(old)
        s.discard.append(old)
        s.note("swaps-charm", self.player, old)
        new = s.deck.pop()
        s.show(new, self.player)
        s.charms[self.player] = new
        s.note("draws-charm", self.player, new, to=1 << self.player)


class End(Frame[Pebbles]):
    """All charms are shown. [B-3.1]"""

    def run(self, s: Pebbles) -> None:
        for p in range(s.seats):
            s.reveal(s.charms[p])
            s.note("shows-charm", p, s.charms[p])


class DealCharm(Act[Pebbles]):
    """The player is dealt a charm, seen by nobody else. [B-1.1]"""

    def run(self, s: Pebbles) -> None:
        card = s.deck.pop()
        s.show(card, self.player)
        s.charms[self.player] = card
        s.note("draws-charm", self.player, card, to=1 << self.player)


EVERY: Final[tuple[type[Frame[Any]], ...]] = (
    Round,
    CloseFist,
    OpenFists,
    SwapCharm,
    End,
    DealCharm,
)


def blank_table() -> Pebbles:
    """A table without seats. It comes from here so that whoever has one has all the rules."""
    return Pebbles()
