"""A running game taken along, for whoever may know everything about it: its record.

The record holds the seed, and so what every seat and every pile hides. Only who has all seats
of people gets it, and not where hints are forbidden, as at tournaments and deals of the day.
From then on the table is not rated, and its log says so.
"""

from __future__ import annotations

from arcanum.server import history
from arcanum.server.errors import Refused
from arcanum.server.happening import happen
from arcanum.server.room import Room
from arcanum.server.statements import helped
from arcanum.server.table import Table
from arcanum.server.tables import Tables

TAKEN = "taken"  # how it is called among what happens beside the game


async def take_along(tables: Tables, table: Table, seats: list[int]) -> str:
    """The record as the game stands, for whoever has these seats. The table stays as it is."""
    async with table.lock:
        room = table.room
        if room.over:
            return history.record(room)
        text = record_for(room, seats)
        already = any(each.kind == TAKEN for each in room.extras.happenings)
        if not room.head.practice and not already:
            await tables.store.write(helped(table.id, TAKEN))
            await happen(tables, table, TAKEN, seats[0])
        return text


def record_for(room: Room, seats: list[int]) -> str:
    """The record as the game stands; refused for who must not know everything."""
    if room.over:
        return history.record(room)
    if room.s is None:
        raise Refused(409, room.why_closed())
    if any(who.free or (who.token and p not in seats) for p, who in enumerate(room.seats)):
        line = "other people sit here: the record would tell their secrets"
        raise Refused(403, line, "others-sit-here")
    if room.head.hints is False:
        line = "no hints are given at this table, so nobody learns what is hidden"
        raise Refused(403, line, "no-hints-here")
    if room.ground is not None:
        raise Refused(409, "the rules changed during this game: it cannot be played again")
    return history.record(room, running=True)
