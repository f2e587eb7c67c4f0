"""Positions of Goofspiel in its own words, for scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arcanum.lab.positions import Fact, Key, Part, Positions, SideKey, usual
from arcanum.lab.shapes import Many, Number, Seat
from goofspiel.rules.flow import Round
from goofspiel.rules.setup import sit_down
from goofspiel.rules.table import Goofspiel
from goofspiel.rules.words import PLAYER


def seats(s: Goofspiel) -> list[str]:
    """What the sides of the table are called."""
    return PLAYER.values[: s.seats]


A_CARD: Final = Number(1, 13, shift=1)  # files tell values, rules count from 0
CARDS: Final = Many(A_CARD, what="cards")

TABLE: Final[list[Key[Goofspiel]]] = [
    Key("prizes", CARDS, "the prizes to come, the top first (all)", lambda s: s.pile[::-1]),
    Fact("prize", A_CARD, "the prize at stake", lambda s: s.turned[-1]),
    *usual(Seat(seats, none=True)),
]
SIDE: Final[list[SideKey[Goofspiel]]] = [
    SideKey(
        "hand", CARDS, "the hand, from low to high (as the prizes)", lambda s, p: s.hands[p]
    ),
    SideKey("points", Number(0, 91), "points (0)", lambda s, p: s.points[p]),
]

POSITIONS: Final = Positions([Part("Goofspiel", table=TABLE, side=SIDE)], seats)


def given(s: Goofspiel, words: Mapping[str, Any]) -> None:
    """Builds the position; `s` has its seats, settings and chance, and nothing else."""
    sit_down(s)
    told = POSITIONS.read(s, words)
    every = list(range(len(s.seen)))
    prizes = told.get("prizes", every)
    s.pile = prizes[::-1]
    s.turned = [card for card in every if card not in prizes]
    for card in s.turned:
        s.reveal(card)
    for p, side in enumerate(told.sides):
        s.hands[p] = sorted(side.get("hand", prizes))
        s.points[p] = side.get("points", 0)
    s.then(Round())
