"""Markers on performance cards: where they lie, how they are turned, what links. [T-7]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    ACROSS,
    CARD_SLOTS,
    CIRCLES,
    NEUTRAL_SLOT,
    NOBODY,
    NOTHING,
    SYMBOLS,
    Perf,
    Trick,
)
from arcanum.games.trickerion.rules.base.markers import (
    SLOTS_A_CARD,
    TURNS,
    Marker,
    card_beside,
    corner,
    how_many,
    is_anywhere,
    kind,
    kind_of,
    laid_beside,
    marker_beside,
    opposite,
    owner_of,
    pieces,
    place_of,
    trick_of,
)
from arcanum.games.trickerion.rules.base.table import Trickerion, slot_of_trick
from arcanum.games.trickerion.rules.base.words import BESIDE
from arcanum.kernel.frames import Player


def is_link(s: Trickerion, card: Perf, slot: int, direction: int) -> bool:
    """Whether the circle there holds two equal symbols. [T-7.4.1, T-7.4.2, T-7.4.3]"""
    other_slot = ACROSS[card][slot * TURNS + direction]
    if other_slot < 0:
        return False
    mine = s.markers[card * SLOTS_A_CARD + slot]
    other = s.markers[card * SLOTS_A_CARD + other_slot]
    if mine < 0 or other < 0:
        return False
    return corner(mine, direction) == corner(other, opposite(direction))


def links(s: Trickerion, card: Perf) -> int:
    """The links of a card at this moment. [T-7.4.4]"""
    n = 0
    for circle in CIRCLES[card]:
        if is_link(s, card, circle[0], circle[1]):
            n += 1
    return n


def own_links(s: Trickerion, card: Perf, player: Player) -> int:
    """Links of a card with at least one marker of the player."""
    n = 0
    for circle in CIRCLES[card]:
        if is_link(s, card, circle[0], circle[1]) and player in owners(s, card, circle):
            n += 1
    return n


def owners(s: Trickerion, card: Perf, circle: list[int]) -> tuple[Player, Player]:
    """Whose markers lie at the two ends of a circle that is a link."""
    return (
        owner_of(s.markers[place_of(card, circle[0])]),
        owner_of(s.markers[place_of(card, circle[2])]),
    )


def symbol_of(s: Trickerion, m: Marker) -> int:
    """The symbol on a marker: that of its trick. [T-2.9]"""
    me = s.troupes[owner_of(m)]
    return me.symbols[slot_of_trick(me, trick_of(m))]


def beside(s: Trickerion, card: Perf) -> list[Marker]:
    """The markers laid beside the slots of a card: most often none. [T-13.2]"""
    if not s.beside:
        return []
    return [marker_beside(each) for each in s.beside if card_beside(each) == card]


def holds(s: Trickerion, card: Perf, owner: Player, trick: Trick) -> bool:
    """Whether a marker of that colour and symbol is on the card. [T-6.4.6]"""
    return twins(s, card, owner, trick) > 0


def holds_any(s: Trickerion, card: Perf, owner: Player) -> bool:
    """Whether the player has a marker on the card. [T-8.2]"""
    if is_anywhere(s.markers, card, owner):
        return True
    return any(owner_of(m) == owner for m in beside(s, card))


def is_full(s: Trickerion, card: Perf) -> bool:
    """Whether no slot of the card is free."""
    first = card * SLOTS_A_CARD
    return all(s.markers[first + slot] >= 0 for slot in CARD_SLOTS[card])


def taken_slots(s: Trickerion, card: Perf) -> list[int]:
    """The slots of a card that hold a player's marker."""
    first = card * SLOTS_A_CARD
    out = []
    for slot in CARD_SLOTS[card]:
        m = s.markers[first + slot]
        if m >= 0 and owner_of(m) != NOBODY:
            out.append(slot)
    return out


def markers_on(s: Trickerion, card: Perf) -> list[Marker]:
    """All markers of players on a card, those in slots first."""
    return [s.markers[place_of(card, slot)] for slot in taken_slots(s, card)] + beside(s, card)


def twins(s: Trickerion, card: Perf, owner: Player, trick: Trick) -> int:
    """How many markers of one colour and symbol are on a card."""
    wanted = kind(owner, trick)
    n = how_many(s.markers, card, wanted)
    for m in beside(s, card):
        if kind_of(m) == wanted:
            n += 1
    return n


def most_of(s: Trickerion, owner: Player, trick: Trick) -> int:
    """How many markers of a trick one card may hold: one, or more with a module. [T-6.4.6]"""
    most = 1
    for module in s.modules:
        most += module.more_on_a_card(s, owner, trick)
    return most


def takes_another(s: Trickerion, card: Perf, owner: Player, trick: Trick) -> bool:
    """Whether a card may hold one more marker of that colour and symbol. [T-6.4.6]"""
    n = twins(s, card, owner, trick)
    return n == 0 or n < most_of(s, owner, trick)


# -- positions: the slots of a card, and the places beside them


def position_beside(s: Trickerion, m: Marker) -> int:
    """Where a marker lies beside the slots: a place for each owner and symbol."""
    return BESIDE + owner_of(m) * len(SYMBOLS) + symbol_of(s, m)


def position_of(s: Trickerion, card: Perf, at: int) -> Marker:
    """The marker at a position of a card; -1 if none."""
    if at < BESIDE:
        return s.markers[place_of(card, at)]
    for m in beside(s, card):
        if position_beside(s, m) == at:
            return m
    return NOTHING


def positions(s: Trickerion, card: Perf) -> list[int]:
    """All positions of a card that hold a player's marker."""
    return taken_slots(s, card) + [position_beside(s, m) for m in beside(s, card)]


# -- markers leave


def lift(s: Trickerion, card: Perf, at: int) -> Marker:
    """Takes the marker from a position of a card and returns it."""
    m = position_of(s, card, at)
    if at < BESIDE:
        s.put_marker(place_of(card, at), NOTHING)
    else:
        s.beside.remove(laid_beside(card, m))
    return m


def to_supply(s: Trickerion, m: Marker) -> None:
    """A marker that was lifted goes to its owner's supply. [T-8.3]"""
    owner = owner_of(m)
    if owner >= s.seats:
        s.automa.takes_back(s, m)
        return
    symbol = symbol_of(s, m)
    s.troupes[owner].supply[symbol] += pieces(m)
    for module in s.modules:
        module.marker_returned(s, owner, symbol)


def clear_card(s: Trickerion, card: Perf) -> None:
    """All markers on a card return to their owners; a neutral one stays.

    [T-8.3, T-9.4, INV-34, H-15.9]
    """
    for m in markers_on(s, card):
        to_supply(s, m)
    for slot in range(SLOTS_A_CARD):
        if slot != NEUTRAL_SLOT[card]:
            s.put_marker(place_of(card, slot), NOTHING)
    s.beside = [each for each in s.beside if card_beside(each) != card]


def clear_after_show(s: Trickerion, card: Perf) -> None:
    """The third step of a performance, which a module may take its own way. [T-8.3]"""
    before = markers_on(s, card)
    cleared = False
    for module in s.modules:
        cleared = cleared or module.clears_card(s, card)
    if not cleared:
        clear_card(s, card)
    for module in s.modules:
        module.card_cleared(s, card, before)
