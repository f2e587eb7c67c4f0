"""The Heir's tricks: their order, their markers, his shopping list. [H-2.7, H-2.8, H-10.5]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import EXTRA_MARKER
from arcanum.games.trickerion.rules.academy.rooms import has_effect
from arcanum.games.trickerion.rules.base.facts import (
    ELECTRA,
    HEIR,
    LEVEL,
    NEEDED,
    NOTHING,
    SQUARES,
    YIELD_COINS,
    YIELD_FAME,
    YIELD_SHARDS,
    Trick,
)
from arcanum.games.trickerion.rules.base.freely import return_trick
from arcanum.games.trickerion.rules.base.markers import Marker, pieces, trick_of
from arcanum.games.trickerion.rules.base.table import (
    Trickerion,
    Troupe,
    slot_of_trick,
    tricks_owned,
)
from arcanum.games.trickerion.rules.heir.facts import TRICK_SPACES
from arcanum.games.trickerion.rules.heir.mood import feel


def capacity(s: Trickerion, trick: Trick) -> int:
    """The markers a trick holds; with Electra those with 2 or 3 hold one less.

    One more with the practice effect. [H-21, A-5.7, H-13.6]
    """
    printed = SQUARES[trick]
    more = 1 if has_effect(s, HEIR, trick, EXTRA_MARKER) else 0
    return printed + more - (1 if s.heir_has(ELECTRA) and 2 <= printed <= 3 else 0)


def yield_of(s: Trickerion, trick: Trick) -> list[int]:
    """Fame, Shards and Coins: as printed, raised by Electra. [H-21, H-18.5]"""
    more = LEVEL[trick] if s.heir_has(ELECTRA) else 0
    return [YIELD_FAME[trick] + more, YIELD_SHARDS[trick] + more, YIELD_COINS[trick] + more]


def yields_more(a: Trick, b: Trick) -> bool:
    """Whether a printed yield beats another: Fame, then Shards, then Coins. [H-24 RUL-8]"""
    if YIELD_FAME[a] != YIELD_FAME[b]:
        return YIELD_FAME[a] > YIELD_FAME[b]
    if YIELD_SHARDS[a] != YIELD_SHARDS[b]:
        return YIELD_SHARDS[a] > YIELD_SHARDS[b]
    return YIELD_COINS[a] > YIELD_COINS[b]


def receive(s: Trickerion, trick: Trick) -> None:
    """A trick card comes to its place and is prepared at once. [H-10.5, TV-12]"""
    me = s.troupes[HEIR]
    s.leave_residence(trick)
    if tricks_owned(me) == TRICK_SPACES:
        give_up_rightmost(s)
    at = place_for(me, trick)
    for i in range(TRICK_SPACES - 1, at, -1):
        move_trick(me, i - 1, i)
    me.tricks[at] = trick
    me.symbols[at] = first_free_symbol(me, at)
    markers = capacity(s, trick)
    me.ready[at] = markers
    me.supply[me.symbols[at]] -= markers
    s.note("heir-gets-ready", trick, markers)
    add_to_list(s, trick)
    feel(s)


def give_up_rightmost(s: Trickerion) -> None:
    """The rightmost trick returns with all its markers. [H-10.5]"""
    me = s.troupes[HEIR]
    trick = me.tricks[TRICK_SPACES - 1]
    s.note("heir-makes-room")
    return_trick(s, HEIR, trick)


def place_for(me: Troupe, trick: Trick) -> int:
    """Yields fall from left to right; an equal one goes to the right. [H-10.5]"""
    at = 0
    while me.tricks[at] >= 0 and not yields_more(trick, me.tricks[at]):
        at += 1
    return at


def move_trick(me: Troupe, source: int, to: int) -> None:
    """A trick and what lies on it go to another space."""
    me.tricks[to] = me.tricks[source]
    me.symbols[to] = me.symbols[source]
    me.ready[to] = me.ready[source]
    me.tricks[source] = NOTHING
    me.symbols[source] = NOTHING
    me.ready[source] = 0


def first_free_symbol(me: Troupe, at: int) -> int:
    """The first free one of spades, hearts, diamonds, clubs. [H-2.13]"""
    used = [me.symbols[i] for i in range(TRICK_SPACES) if i != at]
    symbol = 0
    while symbol in used:
        symbol += 1
    return symbol


def add_to_list(s: Trickerion, trick: Trick) -> None:
    """What a trick needs goes to the shopping list, never twice. [H-2.8, H-10.5]"""
    wanted = s.heirs[0].wanted
    for component in NEEDED[trick]:
        if not wanted[component]:
            wanted[component] = 1
            s.note("heir-wants", component)


def put_on_trick(s: Trickerion, m: Marker) -> None:
    """A marker that was lifted goes back to its trick card. [H-16.5, H-24 RUL-18]"""
    me = s.troupes[HEIR]
    me.ready[slot_of_trick(me, trick_of(m))] += pieces(m)
