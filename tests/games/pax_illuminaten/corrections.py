"""What a person with the printed cards might correct, one class of values at a time.

Each change turns every reconstructed value of its class into another one that could be printed
there. Values marked `rulebook` or `public` stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from arcanum.games.pax_illuminaten.rules.facts import (
    ABILITY,
    AFFILIATION,
    ARTISTS,
    CONNECTION_FACTIONS,
    CONNECTION_MASK,
    CONNOISSEURS,
    DAGGER,
    DEGREE,
    FMASK,
    HAMMERS,
    IS_BIG,
    KINDS,
    MAIN,
    MOST_SLOTS,
    SECONDARY,
    SLOT_BILLS,
    SLOTS,
    STRENGTH,
    THIRD,
    read,
)
from arcanum.games.pax_illuminaten.scenario import COLUMNS

LUMINARIES: list[dict[str, Any]] = read("luminaries")["luminary"]
CONNECTIONS: list[dict[str, Any]] = read("connections")["connection"]


def uncertain(group: str) -> list[int]:
    """The luminaries whose value in a group is reconstructed."""
    return [c for c, lum in enumerate(LUMINARIES) if lum[group]["source"] == "reconstructed"]


def other_strengths() -> None:
    for c in uncertain("strength"):
        if STRENGTH[c] not in (DAGGER, HAMMERS):
            STRENGTH[c] = 2 + (STRENGTH[c] - 1) % 5


def daggers_for_hammers() -> None:
    for c in uncertain("strength"):
        if STRENGTH[c] in (DAGGER, HAMMERS):
            STRENGTH[c] = DAGGER + HAMMERS - STRENGTH[c]


def other_affiliations() -> None:
    for c in uncertain("affiliation"):
        AFFILIATION[c] = (AFFILIATION[c] + 1) % 3


def dearer_slots() -> None:
    for c in uncertain("influence"):
        SLOT_BILLS[c] = [bill + (1 << 4 * MAIN[c]) for bill in SLOT_BILLS[c]]


def cheaper_slots() -> None:
    for c in uncertain("influence"):
        SLOT_BILLS[c] = [1 << 4 * MAIN[c]] * SLOTS[c]


def fewer_slots() -> None:
    for c in uncertain("influence"):
        SLOTS[c] = max(1, SLOTS[c] - 1)
        SLOT_BILLS[c] = SLOT_BILLS[c][: SLOTS[c]]


def more_slots() -> None:
    for c in uncertain("influence"):
        SLOTS[c] = min(MOST_SLOTS, SLOTS[c] + 1)
        SLOT_BILLS[c] = [*SLOT_BILLS[c], SLOT_BILLS[c][-1]][: SLOTS[c]]


def secondary_first() -> None:
    for c in uncertain("factions"):
        if SECONDARY[c] >= 0:
            MAIN[c], SECONDARY[c] = SECONDARY[c], MAIN[c]


def exchanged_pairs() -> None:
    """The weak spot of data/README.md: artists and connoisseurs, the other way round."""
    swap = {ARTISTS: CONNOISSEURS, CONNOISSEURS: ARTISTS}
    for c in uncertain("factions"):
        if DEGREE[c] <= THIRD and c % 15 in (10, 11, 12, 13):
            MAIN[c] = swap.get(MAIN[c], MAIN[c])
            SECONDARY[c] = swap.get(SECONDARY[c], SECONDARY[c])
            FMASK[c] = 1 << MAIN[c] | 1 << SECONDARY[c]


def other_abilities() -> None:
    cards = [c for c in uncertain("ability") if not IS_BIG[c]]
    moved = [ABILITY[c] for c in cards]
    for c, ability in zip(cards, [*moved[1:], moved[0]], strict=True):
        ABILITY[c] = ability


def other_degrees() -> None:
    for c in uncertain("degree"):
        if DEGREE[c] <= THIRD:
            DEGREE[c] = (DEGREE[c] + 1) % 3


def other_connections() -> None:
    for at, connection in enumerate(CONNECTIONS):
        if connection["source"] == "reconstructed":
            others = [(f + 1) % KINDS for f in CONNECTION_FACTIONS[at]]
            CONNECTION_FACTIONS[at] = others
            CONNECTION_MASK[at] = sum(1 << f for f in others)


CORRECTIONS: list[Callable[[], None]] = [
    other_strengths,
    daggers_for_hammers,
    other_affiliations,
    dearer_slots,
    cheaper_slots,
    fewer_slots,
    more_slots,
    secondary_first,
    exchanged_pairs,
    other_abilities,
    other_degrees,
    other_connections,
]


@contextmanager
def corrected(change: Callable[[], None]) -> Iterator[None]:
    """The data with a change, afterwards as before."""
    before = [column[:] for column in COLUMNS]
    try:
        change()
        yield
    finally:
        for column, old in zip(COLUMNS, before, strict=True):
            column[:] = old
