"""What happens beside the game and belongs into its log: pauses, reminders, who leaves."""

from __future__ import annotations

import time

from arcanum.server.errors import Clash
from arcanum.server.room import Room
from arcanum.server.stored import Happening
from arcanum.server.table import Table
from arcanum.server.tables import Tables


def numbered(room: Room) -> int:
    """The number of the next one."""
    return len(room.extras.happenings) + 1


async def happen(
    tables: Tables, table: Table, kind: str, seat: int, by: int = -1, what: str = ""
) -> None:
    """Something happened; everybody sees it in the log. The caller has the lock."""
    room = table.room
    one = Happening(len(room.log.kept), kind, seat, by, what, time.time())
    try:
        await tables.store.happen(table.id, numbered(room), one)
    except Clash:  # another process was quicker
        await tables.clashed(table)
        await tables.store.happen(table.id, numbered(table.room), one)
    table.room.extras.happenings.append(one)
    tables.changed(table)
