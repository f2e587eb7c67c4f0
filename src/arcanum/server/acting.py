"""Taking an action: it is stored and flushed first, and only then acknowledged or shown."""

from __future__ import annotations

import time

from arcanum.server.errors import Clash, Refused, bot_plays, conceded
from arcanum.server.stored import ACT, Event
from arcanum.server.table import Table
from arcanum.server.tables import Tables

MOST_CLASHES = 8  # with other processes, for one action


async def act(
    tables: Tables, table: Table, seat: int, base: int, text: str, by_bot: bool = False
) -> int:
    """Take an action for a seat; the version after it. Sent twice, it is stored once."""
    async with table.lock:
        if tables.store.shared and base > table.room.version:
            await tables.refresh(table)  # they have seen more at another process
        for _ in range(MOST_CLASHES):
            try:
                return await acted(tables, table, seat, base, text, by_bot)
            except Clash:
                await tables.clashed(table)
        raise table_has_changed()


async def acted(
    tables: Tables, table: Table, seat: int, base: int, text: str, by_bot: bool
) -> int:
    """Take an action. The caller has the lock."""
    room = table.room
    text = " ".join(text.split())
    done = room.log.already(seat, base, text)
    if done is not None:
        return done
    if seat in room.conceded and not by_bot:
        raise conceded()
    if room.seats[seat].bot and not by_bot:
        raise bot_plays()
    action = room.check(seat, base, text)
    after = room.after(seat, action)
    event = Event(ACT, seat, room.faces.spell(action), base, time.time())
    await tables.append(table, event, after.over)
    room.act(seat, action, base, event.at, after)
    table.hand_over(event.at)
    tables.changed(table)
    return room.version


def table_has_changed() -> Refused:
    """Another process was quicker, again and again."""
    return Refused(409, "the table has changed: look again")
