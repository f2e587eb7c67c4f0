"""Giving up: a seat concedes, and what that means for the table.

A bot plays the seat on, or it is out, as the table chose at its start. Whoever has conceded is
behind all others in the result, whatever the bot makes of the seat, and does not come back.
"""

from __future__ import annotations

import time
from dataclasses import replace

from arcanum.lessons import QUIET
from arcanum.server.acting import table_has_changed
from arcanum.server.asking import drop_of
from arcanum.server.database import Statement
from arcanum.server.errors import Clash
from arcanum.server.happening import numbered
from arcanum.server.opponents import stand_in
from arcanum.server.room import Room
from arcanum.server.statements import happened, seated
from arcanum.server.stored import CONCEDE, CONCEDED, END, OUT, Event, Happening
from arcanum.server.table import Table
from arcanum.server.tables import Tables


async def concede(tables: Tables, table: Table, seat: int) -> bool:
    """A seat gives up; whether the game is over by that."""
    async with table.lock:
        room = table.room
        room.must_run()
        if seat in room.conceded:
            return room.over
        await drop_of(tables, table, seat)
        ends = leaves_nobody(room, seat)
        terms = room.head.terms
        bot = (
            "" if ends else QUIET if terms.gone == OUT else stand_in(room.head.game, terms.bot)
        )
        event = Event(CONCEDE, seat, CONCEDE, room.version, time.time())
        what = Happening(len(room.log.kept), "concedes", seat, seat, bot, event.at)
        who = replace(room.seats[seat], bot=bot, away=True)
        more = happened(table.id, numbered(room), what), seated(table.id, seat, who)
        await store_event(tables, table, event, False, *more)
        room.extras.happenings.append(what)
        room.seats[seat] = who
        if ends:
            await end(tables, table, seat, CONCEDED)
        else:
            tables.changed(table)
        return ends


def leaves_nobody(room: Room, seat: int) -> bool:
    """Whether no person is left to play for; or only one seat, where the others are out."""
    left = [p for p in range(room.head.seats) if p != seat and p not in room.conceded]
    people = [p for p in left if room.seats[p].token is not None or room.seats[p].free]
    return not people or (room.head.terms.gone == OUT and len(left) == 1)


async def end(tables: Tables, table: Table, by: int, how: str) -> None:
    """The game ends before its time. The caller has the lock."""
    event = Event(END, by, how, table.room.version, time.time())
    await store_event(tables, table, event, True)
    tables.changed(table)


async def store_event(
    tables: Tables, table: Table, event: Event, ended: bool, *more: Statement
) -> None:
    """Store an event that is no action, and let it happen. The caller has the lock."""
    try:
        await tables.append(table, event, ended, *more)
    except Clash as wrong:
        await tables.clashed(table)
        raise table_has_changed() from wrong
    table.room.happen(event)
