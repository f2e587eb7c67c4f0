"""How a marker and its place are packed into one int each; only this module knows. [T-7.2]

A marker is its owner, its trick, where its own corner points, and whether it is a pile of two.
Owner and trick alone are its kind: colour and symbol, as far as the rules compare them.
"""

from __future__ import annotations

from typing import Final

from arcanum.games.trickerion.rules.base.facts import (
    DIRECTIONS,
    PERFORMANCES,
    POSITIONS,
    SCHOOL,
    TRICKS,
    Perf,
    Trick,
)
from arcanum.kernel.frames import Player

Marker = int
Kind = int  # an owner's trick
Place = int  # a slot of a performance card, counted through all cards
Spot = int  # a slot of some card, and a direction
Beside = int  # a marker laid beside the slots of a card, with that card
Source = int  # where a marker moves from: a card and a position on it or beside it

# Written out, so that compiled code can count with them
TRICKS_IN_ALL: Final = 48
TURNS: Final = 4
PILES: Final = 2
PER_KIND: Final = TURNS * PILES  # markers of one kind have so many numbers
PER_OWNER: Final = TRICKS_IN_ALL * PER_KIND
SLOTS_A_CARD: Final = 6
SPOTS: Final = SLOTS_A_CARD * TURNS
MARKER_BITS: Final = 16
MARKER_MASK: Final = (1 << MARKER_BITS) - 1
POSITIONS_A_CARD: Final = 32  # slots, and beside them one for each owner and symbol
assert len(TRICKS) == TRICKS_IN_ALL
assert len(DIRECTIONS) == TURNS
assert len(POSITIONS) == SLOTS_A_CARD
PLACES: Final = SLOTS_A_CARD * len(PERFORMANCES)


# -- a marker


def marker(owner: Player, trick: Trick, turned: int, pile: int) -> Marker:
    """The marker of these; `pile` is 1 for Electra's pile of two."""
    return ((owner * TRICKS_IN_ALL + trick) * TURNS + turned) * PILES + pile


def owner_of(m: Marker) -> Player:
    """Whose marker it is; NOBODY for a neutral one."""
    return m // PER_OWNER


def trick_of(m: Marker) -> Trick:
    """Of which trick."""
    return m // PER_KIND % TRICKS_IN_ALL


def turned_of(m: Marker) -> int:
    """Where its own category corner points. [T-7.2.2]"""
    return m // PILES % TURNS


def pieces(m: Marker) -> int:
    """1, or 2 for Electra's pile. [T-15.5]"""
    return 1 + m % PILES


def corner(m: Marker, direction: int) -> int:
    """The school that a marker shows in a direction. [T-7.2.2, T-7.2.3, H-15.10]"""
    school = SCHOOL[m // PER_KIND % TRICKS_IN_ALL]
    return (school + direction - m // PILES % TURNS) % TURNS


def kind(owner: Player, trick: Trick) -> Kind:
    """What markers of one colour and symbol share."""
    return owner * TRICKS_IN_ALL + trick


def kind_of(m: Marker) -> Kind:
    """The kind of a marker."""
    return m // PER_KIND


def owner_of_kind(kind: Kind) -> Player:
    """Whose markers they are."""
    return kind // TRICKS_IN_ALL


def trick_of_kind(kind: Kind) -> Trick:
    """Of which trick they are."""
    return kind % TRICKS_IN_ALL


# -- where it lies


def place_of(card: Perf, slot: int) -> Place:
    """A slot of a card."""
    return card * SLOTS_A_CARD + slot


def is_anywhere(markers: list[Marker], card: Perf, owner: Player) -> bool:
    """Whether the owner has a marker in a slot of a card; `markers` are those of all places."""
    first = card * SLOTS_A_CARD
    for slot in range(SLOTS_A_CARD):
        m = markers[first + slot]
        if m >= 0 and m // PER_OWNER == owner:
            return True
    return False


def how_many(markers: list[Marker], card: Perf, kind: Kind) -> int:
    """How many markers of a kind lie in the slots of a card."""
    first = card * SLOTS_A_CARD
    n = 0
    for slot in range(SLOTS_A_CARD):
        m = markers[first + slot]
        if m >= 0 and m // PER_KIND == kind:
            n += 1
    return n


def spot_of(slot: int, direction: int) -> Spot:
    """A slot and a direction: the side of a slot, or how a marker lies in it."""
    return slot * TURNS + direction


def slot_of_spot(spot: Spot) -> int:
    """The slot of a spot."""
    return spot // TURNS


def turn_of_spot(spot: Spot) -> int:
    """The direction of a spot."""
    return spot % TURNS


def opposite(direction: int) -> int:
    """The direction across."""
    return (direction + 2) % TURNS


def laid_beside(card: Perf, m: Marker) -> Beside:
    """A marker beside the slots of a card. [Guest Performer]"""
    return card << MARKER_BITS | m


def card_beside(beside: Beside) -> Perf:
    """The card beside which it lies."""
    return beside >> MARKER_BITS


def marker_beside(beside: Beside) -> Marker:
    """The marker that lies there."""
    return beside & MARKER_MASK


def source_at(card: Perf, position: int) -> Source:
    """A position of a card, from which a marker moves."""
    return card * POSITIONS_A_CARD + position


def source_card(source: Source) -> Perf:
    """The card of a source."""
    return source // POSITIONS_A_CARD


def source_position(source: Source) -> int:
    """The position of a source."""
    return source % POSITIONS_A_CARD
