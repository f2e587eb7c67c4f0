"""Markers on performance cards: where they lie, how they are turned, what links. [T-7]

A marker is one int: owner, trick, where its own corner points, and whether it is a pile of two.
"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import SECOND_MARKER, STAY_ON_CARD
from arcanum.games.trickerion.rules.academy.rooms import has_effect, put_fifth_away
from arcanum.games.trickerion.rules.base.facts import (
    ACROSS,
    CARD_SLOTS,
    CIRCLES,
    HEIR,
    NEUTRAL_SLOT,
    NEUTRAL_UP,
    NOBODY,
    NOTHING,
    PERFORMANCES,
    SCHOOL,
    SOLO,
    Perf,
    Trick,
)
from arcanum.games.trickerion.rules.base.table import Trickerion, slot_of_trick
from arcanum.games.trickerion.rules.base.words import BESIDE
from arcanum.kernel.frames import Player

Marker = int


def marker(owner: Player, trick: Trick, turned: int, pile: int) -> Marker:
    """The marker of these."""
    return ((owner * 48 + trick) * 4 + turned) * 2 + pile


def lay_neutral_markers(s: Trickerion) -> None:
    """Each solo card has a marker that belongs to nobody and never leaves. [H-2.2, H-15.9]"""
    for card in range(SOLO, len(PERFORMANCES)):
        trick = SCHOOL.index(NEUTRAL_UP[card])
        s.put_marker(card * 6 + NEUTRAL_SLOT[card], marker(NOBODY, trick, 0, 0))


def owner_of(m: Marker) -> Player:
    """Whose marker it is; NOBODY for a neutral one."""
    return m // 384


def trick_of(m: Marker) -> Trick:
    """Of which trick."""
    return m // 8 % 48


def turned_of(m: Marker) -> int:
    """Where its own category corner points. [T-7.2.2]"""
    return m // 2 % 4


def pieces(m: Marker) -> int:
    """1, or 2 for Electra's pile. [T-15.5]"""
    return 1 + m % 2


def corner(m: Marker, direction: int) -> int:
    """The school that a marker shows in a direction. [T-7.2.2, T-7.2.3, H-15.10]"""
    return (SCHOOL[m // 8 % 48] + direction - m // 2 % 4) % 4


def is_link(s: Trickerion, card: Perf, slot: int, direction: int) -> bool:
    """Whether the circle there holds two equal symbols. [T-7.4.1, T-7.4.2, T-7.4.3]"""
    across = ACROSS[card][slot * 4 + direction]
    if across < 0:
        return False
    mine = s.markers[card * 6 + slot]
    other = s.markers[card * 6 + across]
    if mine < 0 or other < 0:
        return False
    return corner(mine, direction) == corner(other, (direction + 2) % 4)


def links(s: Trickerion, card: Perf) -> int:
    """The links of a card at this moment. [T-7.4.4]"""
    n = 0
    for circle in CIRCLES[card]:
        if is_link(s, card, circle[0], circle[1]):
            n += 1
    return n


def symbol_of(s: Trickerion, m: Marker) -> int:
    """The symbol on a marker: that of its trick. [T-2.9]"""
    me = s.troupes[owner_of(m)]
    return me.symbols[slot_of_trick(me, trick_of(m))]


def holds(s: Trickerion, card: Perf, owner: Player, trick: Trick) -> bool:
    """Whether a marker of that colour and symbol is on the card. [T-6.4.6]"""
    base = card * 6
    wanted = owner * 48 + trick
    for slot in range(6):
        m = s.markers[base + slot]
        if m >= 0 and m // 8 == wanted:
            return True
    return any(each >> 16 == card and (each & 65535) // 8 == wanted for each in s.beside)


def holds_any(s: Trickerion, card: Perf, owner: Player) -> bool:
    """Whether the player has a marker on the card. [T-8.2]"""
    base = card * 6
    for slot in range(6):
        m = s.markers[base + slot]
        if m >= 0 and m // 384 == owner:
            return True
    return any(each >> 16 == card and owner_of(each & 65535) == owner for each in s.beside)


def is_full(s: Trickerion, card: Perf) -> bool:
    """Whether no slot of the card is free."""
    base = card * 6
    return all(s.markers[base + slot] >= 0 for slot in CARD_SLOTS[card])


def markers_on(s: Trickerion, card: Perf) -> list[Marker]:
    """All markers of players on a card, those in slots first."""
    base = card * 6
    out = []
    for slot in CARD_SLOTS[card]:
        m = s.markers[base + slot]
        if m >= 0 and owner_of(m) != NOBODY:
            out.append(m)
    return out + [each & 65535 for each in s.beside if each >> 16 == card]


def twins(s: Trickerion, card: Perf, owner: Player, trick: Trick) -> int:
    """How many markers of one colour and symbol are on a card."""
    wanted = owner * 48 + trick
    n = 0
    for slot in range(6):
        m = s.markers[card * 6 + slot]
        if m >= 0 and m // 8 == wanted:
            n += 1
    return n + sum(
        [1 for each in s.beside if each >> 16 == card and (each & 65535) // 8 == wanted]
    )


def most_of(s: Trickerion, owner: Player, trick: Trick) -> int:
    """How many markers of a trick one card may hold. [T-6.4.6, A-5.7]"""
    return 2 if has_effect(s, owner, trick, SECOND_MARKER) else 1


def position_of(s: Trickerion, card: Perf, at: int) -> Marker:
    """The marker at a position of a card, or beside it by owner and symbol; -1 if none."""
    if at < BESIDE:
        return s.markers[card * 6 + at]
    for each in s.beside:
        if each >> 16 == card:
            m = each & 65535
            if BESIDE + owner_of(m) * 4 + symbol_of(s, m) == at:
                return m
    return NOTHING


def positions(s: Trickerion, card: Perf) -> list[int]:
    """All positions of a card that hold a player's marker."""
    base = card * 6
    out = []
    for slot in CARD_SLOTS[card]:
        m = s.markers[base + slot]
        if m >= 0 and owner_of(m) != NOBODY:
            out.append(slot)
    for each in s.beside:
        if each >> 16 == card:
            m = each & 65535
            out.append(BESIDE + owner_of(m) * 4 + symbol_of(s, m))
    return out


def lift(s: Trickerion, card: Perf, at: int) -> Marker:
    """Takes the marker from a position of a card and returns it."""
    m = position_of(s, card, at)
    if at < BESIDE:
        s.put_marker(card * 6 + at, NOTHING)
    else:
        s.beside.remove(card << 16 | m)
    return m


def to_supply(s: Trickerion, m: Marker) -> None:
    """A marker that was lifted goes to its owner's supply; the Heir's to their trick card.

    [T-8.3, H-16.5, H-24 RUL-18]
    """
    me = s.troupes[owner_of(m)]
    if s.solo and owner_of(m) == HEIR:
        me.ready[slot_of_trick(me, trick_of(m))] += pieces(m)
        return
    symbol = symbol_of(s, m)
    me.supply[symbol] += pieces(m)
    put_fifth_away(s, owner_of(m), symbol)


def clear_card(s: Trickerion, card: Perf) -> None:
    """All markers on a card return to their owners; a neutral one stays.

    [T-8.3, T-9.4, INV-34, H-15.9]
    """
    for m in markers_on(s, card):
        to_supply(s, m)
    for slot in range(6):
        if slot != NEUTRAL_SLOT[card]:
            s.put_marker(card * 6 + slot, NOTHING)
    s.beside = [each for each in s.beside if each >> 16 != card]


def clear_after_show(s: Trickerion, card: Perf) -> list[Trick]:
    """As `clear_card`, but for tricks with `stay_on_card`.

    Of the Heir's two markers one returns; the human's stay until asked: those tricks are given
    back. [T-8.3, A-5.7, H-16.5]
    """
    if not s.academy:
        clear_card(s, card)
        return []
    human: list[Trick] = []
    heir: list[Trick] = []
    for where in positions(s, card):
        m = position_of(s, card, where)
        if m < 0:
            continue
        trick = trick_of(m)
        if not has_effect(s, owner_of(m), trick, STAY_ON_CARD):
            to_supply(s, lift(s, card, where))
        elif owner_of(m) != HEIR:
            if trick not in human:
                human.append(trick)
        elif trick in heir:
            to_supply(s, lift(s, card, where))
        else:
            heir.append(trick)
            s.note("marker-stays", HEIR, trick, card)
    return human


def keep_only(s: Trickerion, card: Perf, owner: Player, trick: Trick, kept: int) -> None:
    """Of a trick's markers on a card one stays, in a position, or none. [A-5.7]"""
    for where in positions(s, card):
        m = position_of(s, card, where)
        if m < 0 or owner_of(m) != owner or trick_of(m) != trick:
            continue
        if where != kept:
            to_supply(s, lift(s, card, where))
            continue
        kept = NOTHING
        if pieces(m) == 2:  # a pile is two markers: one returns
            to_supply(s, marker(owner, trick, turned_of(m), 0))
            s.put_marker(card * 6 + where, marker(owner, trick, turned_of(m), 0))
