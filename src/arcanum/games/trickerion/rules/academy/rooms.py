"""Where academy markers lie, and what that means for a trick. [A-4, A-5.7]

A marker is one int, its side and its trick. A trick has one, so it is in at most one room.
[A-4.5]
"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import (
    EXTRA_MARKER,
    IS_CLASSROOM,
    LEVELS,
    OPENS,
    TILE_BONUS,
    TILE_EFFECT,
    TILE_LEVEL,
)
from arcanum.games.trickerion.rules.academy.facts import IS_LECTURE as OF_CLASSROOM
from arcanum.games.trickerion.rules.base.facts import (
    NOTHING,
    ROOM_SLOTS,
    ROOM_SPACES,
    SYMBOLS,
    TILES,
    RoomSlot,
    Space,
    Tile,
    Trick,
)
from arcanum.games.trickerion.rules.base.markers import kind, owner_of_kind, trick_of_kind
from arcanum.games.trickerion.rules.base.table import Academy, Trickerion
from arcanum.games.trickerion.rules.base.words import TAKE_OUT
from arcanum.kernel.frames import Player
from arcanum.kernel.words import Action


def academy_marker(player: Player, trick: Trick) -> int:
    """The marker of a side's trick."""
    return kind(player, trick)


def room_slot_of(s: Trickerion, player: Player, trick: Trick) -> RoomSlot:
    """Where a trick's academy marker lies; -1 if in no room."""
    if not s.academy:
        return NOTHING
    wanted = academy_marker(player, trick)
    markers = s.academies[0].markers
    for slot in range(len(ROOM_SLOTS)):
        if markers[slot] == wanted:
            return slot
    return NOTHING


def effect_of(s: Trickerion, player: Player, trick: Trick) -> int:
    """The practice effect a trick has now; -1 if none. [A-5.7]"""
    slot = room_slot_of(s, player, trick)
    if slot < 0:
        return NOTHING
    return TILE_EFFECT[s.academies[0].rooms[slot // 2]][slot % 2]


def has_effect(s: Trickerion, player: Player, trick: Trick, effect: int) -> bool:
    """Whether a trick has that practice effect. [A-5.7]"""
    return s.academy and effect_of(s, player, trick) == effect


def bonus_of(s: Trickerion, player: Player, trick: Trick) -> list[int]:
    """What a practice room adds to the yield: Fame, Coins, Shards. [A-5.7]"""
    slot = room_slot_of(s, player, trick)
    if slot < 0:
        return [0, 0, 0]
    return TILE_BONUS[s.academies[0].rooms[slot // 2]][slot % 2]


def is_taught(s: Trickerion, player: Player, trick: Trick) -> bool:
    """Whether a trick is in a classroom. [A-4.2]"""
    slot = room_slot_of(s, player, trick)
    return slot >= 0 and IS_CLASSROOM[slot // 2]


def taught_slots(s: Trickerion, player: Player) -> list[RoomSlot]:
    """The classroom slots with a side's markers, from the top. [A-6.2, H-17.1]"""
    markers = s.academies[0].markers
    return [
        slot
        for slot in range(len(ROOM_SLOTS))
        if IS_CLASSROOM[slot // 2]
        and markers[slot] >= 0
        and owner_of_kind(markers[slot]) == player
    ]


def trick_in(s: Trickerion, slot: RoomSlot) -> Trick:
    """The trick whose marker lies in a slot."""
    return trick_of_kind(s.academies[0].markers[slot])


def free_slots(s: Trickerion, classroom: bool) -> list[RoomSlot]:
    """Free slots of the laid rooms of one type; both sides may use them. [A-5.8]"""
    here = s.academies[0]
    return [
        slot
        for slot in range(len(ROOM_SLOTS))
        if IS_CLASSROOM[slot // 2] == classroom
        and here.rooms[slot // 2] >= 0
        and here.markers[slot] < 0
    ]


def put_in_room(s: Trickerion, player: Player, trick: Trick, slot: RoomSlot) -> None:
    """A marker goes to a slot, from its side or from another room. [A-4.1, A-4.2]"""
    leave_room(s, player, trick)
    s.academies[0].markers[slot] = academy_marker(player, trick)


def leave_room(s: Trickerion, player: Player, trick: Trick) -> None:
    """A marker leaves the room it is in, if any."""
    slot = room_slot_of(s, player, trick)
    if slot >= 0:
        s.academies[0].markers[slot] = NOTHING


def ways_out(s: Trickerion, player: Player) -> list[Action]:
    """At any time a marker may leave a practice room. [A-4.1, DA-4]"""
    return [
        TAKE_OUT.of(trick)
        for trick in s.troupes[player].tricks
        if trick >= 0 and effect_of(s, player, trick) >= 0
    ]


def take_out(s: Trickerion, player: Player, trick: Trick) -> None:
    """A marker leaves a practice room. [A-4.1]"""
    leave_room(s, player, trick)
    s.note("takes-out", player, trick)


def forget_trick(s: Trickerion, player: Player, trick: Trick, symbol: int) -> None:
    """A trick leaves the workshop: its markers are free again. [A-4.2, H-10.5]"""
    here = s.academies[0]
    here.fifths[player * len(SYMBOLS) + symbol] = 0
    leave_room(s, player, trick)
    here.bonused = [each for each in here.bonused if each != trick]


# -- spaces and tiles


def is_open(s: Trickerion, space: Space) -> bool:
    """Whether a space is no longer closed. [A-2.1, A-7.3]"""
    return OPENS[space] <= s.round


def empty_spaces(s: Trickerion) -> list[Space]:
    """Open spaces without a room. [A-5.1]"""
    rooms = s.academies[0].rooms
    return [
        space for space in range(len(ROOM_SPACES)) if rooms[space] < 0 and is_open(s, space)
    ]


def tiles_left(here: Academy, classroom: bool, level: int) -> list[Tile]:
    """The tiles of a stack that are not on the board. [A-1.3, A-5.4]"""
    assert level < LEVELS
    return [
        tile
        for tile in range(len(TILES))
        if OF_CLASSROOM[tile] == classroom
        and TILE_LEVEL[tile] == level
        and tile not in here.rooms
    ]


# -- the fifth marker


def fifth_left(s: Trickerion, player: Player, trick: Trick, symbol: int) -> int:
    """1 if a preparation can use the fifth marker of a symbol. [A-1.4, A-5.7]"""
    if has_effect(s, player, trick, EXTRA_MARKER):
        return 1 - s.academies[0].fifths[player * len(SYMBOLS) + symbol]
    return 0


def take_fifth(s: Trickerion, player: Player, symbol: int) -> None:
    """The fifth marker of a symbol comes to the supply."""
    s.academies[0].fifths[player * len(SYMBOLS) + symbol] = 1
    s.troupes[player].supply[symbol] += 1


def put_fifth_away(s: Trickerion, player: Player, symbol: int) -> None:
    """A fifth marker that is back in the supply leaves the game again. [A-1.4]"""
    if not s.academy or not s.academies[0].fifths[player * len(SYMBOLS) + symbol]:
        return
    if s.troupes[player].supply[symbol] > 0:
        s.troupes[player].supply[symbol] -= 1
        s.academies[0].fifths[player * len(SYMBOLS) + symbol] = 0
