"""Reminders: the table waits for somebody, and a player, or the clock, tells them so."""

from __future__ import annotations

import time

from arcanum.server.absence import REMINDED, is_waited_for, reminded
from arcanum.server.errors import Refused, conceded
from arcanum.server.happening import happen
from arcanum.server.table import Table
from arcanum.server.tables import Tables

FIRST_SECONDS = 120.0  # until somebody may be reminded
AGAIN_SECONDS = 600.0  # between two reminders


async def remind(tables: Tables, table: Table, by: int, seat: int) -> None:
    """Remind a player. `by` is -1 where it is the clock."""
    async with table.lock:
        room = table.room
        if by in room.conceded:
            raise conceded()
        if seat >= room.head.seats:
            raise Refused(422, f"this table has {room.head.seats} seats")
        if seat == by or not is_waited_for(room, seat):
            raise Refused(409, "the table does not wait for this player")
        now = time.time()
        if by >= 0 and now - room.banks.asked_at[seat] < FIRST_SECONDS:
            raise Refused(409, "give them two minutes first", "too-early")
        if now - reminded(room, seat) < AGAIN_SECONDS:
            raise Refused(409, "this player was reminded a moment ago", "reminded-already")
        await happen(tables, table, REMINDED, seat, by)
