"""Laying the table. [G-1]"""

from __future__ import annotations

from goofspiel.rules.flow import Round
from goofspiel.rules.table import NO_BID, Goofspiel


def sit_down(s: Goofspiel) -> None:
    """An empty place for every seat, and nothing known of the prizes."""
    s.seen = [0] * int(s.settings["cards"])
    s.hands = [[] for _ in range(s.seats)]
    s.bids = [NO_BID] * s.seats
    s.opened = [NO_BID] * s.seats
    s.points = [0] * s.seats


def lay_table(s: Goofspiel) -> None:
    """Hands are dealt and prizes piled up. [G-1.1, G-1.3]"""
    sit_down(s)
    cards = list(range(int(s.settings["cards"])))
    s.hands = [cards[:] for _ in range(s.seats)]
    pile_up(s, cards)
    s.then(Round())


def pile_up(s: Goofspiel, prizes: list[int]) -> None:
    """The prizes, given from low to high, become the pile; its top is the last. [G-1.2]"""
    order = s.settings["prizes"]
    s.pile = prizes[::-1] if order == "ascending" else prizes[:]
    if order == "random":
        s.shuffle(s.pile)
    else:
        for card in s.pile:
            s.reveal(card)
