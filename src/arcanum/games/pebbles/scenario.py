"""Positions of Pebbles in its own words, for scenarios. Not compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arcanum.games.pebbles.rules.flow import Round
from arcanum.games.pebbles.rules.setup import PEBBLES, sit_down
from arcanum.games.pebbles.rules.table import CHARMS, Pebbles
from arcanum.games.pebbles.rules.words import CHARM, PLAYER
from arcanum.lab.positions import Box, Key, Part, Positions, SideFact, SideKey, pile, usual
from arcanum.lab.shapes import Count, Many, Name, Number, Seat


def seats(s: Pebbles) -> list[str]:
    """What the sides of the table are called."""
    return PLAYER.values[: s.seats]


A_CHARM: Final = Name("charm", CHARM.values)

TABLE: Final[list[Key[Pebbles]]] = [
    Key("round", Number(1, 99), "number of the round (1)", lambda s: s.round),
    pile(
        "deck",
        A_CHARM,
        "charms on top of the draw pile, top first; the others follow in order",
        lambda s: s.deck,
    ),
    Key(
        "discard",
        Many(A_CHARM, ordered=False),
        "charms in the discard pile (none)",
        lambda s: s.discard,
    ),
    *usual(Seat(seats, none=True)),
]
SIDE: Final[list[SideKey[Pebbles]]] = [
    SideKey(
        "charm",
        A_CHARM,
        'the charm, as `"charm_7"` (the lowest that is free)',
        lambda s, p: s.charms[p],
    ),
    SideKey(
        "pebbles",
        Number(0, 99),
        "pebbles left (as at the start: 6, in a long game 12)",
        lambda s, p: s.pebbles[p],
    ),
    SideKey("points", Number(0, 99), "points (0)", lambda s, p: s.points[p]),
    SideFact("score", Count(), "the score if the game ended now", lambda s, p: s.scores()[p]),
]


POSITIONS: Final = Positions([Part("Pebbles", table=TABLE, side=SIDE)], seats)


def given(s: Pebbles, words: Mapping[str, Any]) -> None:
    """Builds the position; `s` has its seats, settings and chance, and nothing else."""
    sit_down(s)
    told = POSITIONS.read(s, words)
    box = Box(list(range(CHARMS)), CHARM.spell, "J-01")
    s.round = told.get("round", 1) - 1
    for p, side in enumerate(told.sides):
        if "charm" in side:
            s.charms[p] = box.take(side["charm"], f"{seats(s)[p]}.charm")
    s.discard = box.take_all(told.get("discard", []), "discard")
    top = box.take_all(told.get("deck", []), "deck")
    for p, side in enumerate(told.sides):
        if "charm" not in side:
            s.charms[p] = box.left.pop(0)
        s.show(s.charms[p], p)
        s.pebbles[p] = side.get("pebbles", PEBBLES[s.settings["length"]])
        s.points[p] = side.get("points", 0)
    s.deck = box.left[::-1] + top[::-1]
    s.next(Round())
