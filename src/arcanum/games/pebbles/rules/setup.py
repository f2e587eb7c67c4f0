"""Laying the table. [B-1]"""

from __future__ import annotations

from typing import Final

from arcanum.games.pebbles.rules.flow import DealCharm, Round
from arcanum.games.pebbles.rules.table import CHARMS, OPEN, Pebbles

PEBBLES: Final = {"short": 6, "long": 12}


def sit_down(s: Pebbles) -> None:
    """An empty place for every seat."""
    s.seen = [0] * CHARMS
    s.charms = [0] * s.seats
    s.pebbles = [0] * s.seats
    s.fists = [OPEN] * s.seats
    s.points = [0] * s.seats


def lay_table(s: Pebbles) -> None:
    """Charms are dealt, pebbles handed out. [B-1.1, B-1.2]"""
    sit_down(s)
    s.pebbles = [PEBBLES[s.settings["length"]]] * s.seats
    s.deck = list(range(CHARMS))
    s.shuffle(s.deck)
    s.then(*[DealCharm(p) for p in range(s.seats)], Round())
