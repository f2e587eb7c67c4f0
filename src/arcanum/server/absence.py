"""Who is late, and who has left: late is who is here and slow, left is who is not here."""

from __future__ import annotations

import time
from collections.abc import Sequence

from arcanum.server.room import Room
from arcanum.server.standstill import DAY

PATIENCE_SECONDS = 3 * DAY  # a player who keeps the table waiting so long has left
LATE_SECONDS = 600.0  # where there is no clock: for one decision
GRACE_SECONDS = 300.0  # after a reminder, to come back
LONG_BANK = DAY / 4  # with so much time nobody is expected to sit and wait
REMINDED = "reminded"  # a happening


def is_live(pace: tuple[int, int] | None) -> bool:
    """Whether players are expected to sit and wait for each other."""
    return pace is not None and pace[0] < LONG_BANK


def reminded(room: Room, seat: int) -> float:
    """When a seat was reminded of the decision that it owes; 0: it was not."""
    for each in reversed(room.extras.happenings):
        if each.at < room.banks.asked_at[seat]:
            break
        if each.kind == REMINDED and each.seat == seat:
            return each.at
    return 0.0


def is_waited_for(room: Room, seat: int) -> bool:
    """Whether a person owes a decision, and the players do not pause."""
    who = room.seats[seat]
    return not who.bot and seat in room.waiting and room.still.paused is None


def out_of_time(room: Room, seat: int) -> bool:
    """Whether the time bank of a seat that owes a decision is empty."""
    due = room.due(seat)
    return due is not None and due <= time.time()


def is_late(room: Room, seat: int) -> bool:
    """Whether a seat takes too long, by its clock or, without one, by ours."""
    if not is_waited_for(room, seat):
        return False
    if room.banks.pace is not None:
        return out_of_time(room, seat)
    return time.time() - room.banks.asked_at[seat] >= LATE_SECONDS


def has_left(room: Room, seat: int, here: bool) -> bool:
    """Whether a player said so, or is not here and did not come when reminded."""
    if room.seats[seat].away:
        return True
    if here or not is_waited_for(room, seat):
        return False
    now = time.time()
    if now - room.banks.asked_at[seat] >= PATIENCE_SECONDS:
        return True
    told = reminded(room, seat)
    if not told or now - told < GRACE_SECONDS:
        return False
    pace = room.banks.pace
    return pace is None or is_live(pace) or out_of_time(room, seat)


def absence(room: Room, here: Sequence[bool]) -> int:
    """Who is late or has left, in one number to compare with another."""
    found = 0
    for seat in room.waiting:
        found |= (
            is_late(room, seat) << seat * 2 | has_left(room, seat, here[seat]) << seat * 2 + 1
        )
    return found


def may_be_replaced(room: Room, seat: int, here: bool) -> bool:
    """Whether the others may vote for a bot: the player has left, or has no time left."""
    if has_left(room, seat, here):
        return True
    return is_waited_for(room, seat) and out_of_time(room, seat)
