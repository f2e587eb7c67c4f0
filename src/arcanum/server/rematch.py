"""What is known of a rematch at the table that it follows."""

from __future__ import annotations

import msgspec

from arcanum.server.room import Room
from arcanum.server.types import RematchShown


class Rematch(msgspec.Struct):
    """The next table of the same people; seats are those of the old one."""

    table: str
    by: int
    at: float
    sits: list[int] = []
    declined: list[int] = []


def rematch_of(room: Room) -> Rematch | None:
    """The rematch of a table, if somebody has asked for one."""
    text = room.extras.rematch
    return msgspec.json.decode(text, type=Rematch) if text else None


def seat_after(room: Room, seat: int) -> int:
    """The seat at the new table: everybody moves on by one."""
    return (seat + 1) % room.head.seats


def rematch_shown(room: Room) -> RematchShown | None:
    """As everybody at the old table sees it."""
    found = rematch_of(room)
    if found is None:
        return None
    seats = [seat_after(room, p) for p in range(room.head.seats)]
    return RematchShown(found.table, found.by, found.at, found.sits, found.declined, seats)
