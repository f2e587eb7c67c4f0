"""The clock: when a time bank is used up, a bot decides once for the seat, or the others are
asked, as the table chose at its start."""

from __future__ import annotations

import asyncio
import logging
import time

from arcanum.bots import bots_for
from arcanum.server.absence import absence, reminded
from arcanum.server.bots import Driver
from arcanum.server.errors import Refused, StoreDown
from arcanum.server.outages import Heart
from arcanum.server.reminding import remind
from arcanum.server.stored import ASK
from arcanum.server.table import Table
from arcanum.server.tables import Tables

WATCH_TICKS = 5

log = logging.getLogger("arcanum.server")


class Clock:
    """Looks at the banks of all tables that have a pace."""

    def __init__(self, tables: Tables, driver: Driver, heart: Heart) -> None:
        self.tables = tables
        self.driver = driver
        self.heart = heart
        self.ticks = 0
        self.seen: dict[str, int] = {}  # who was late or absent, by table

    async def tick(self) -> None:
        """Decide for seats that have no time left. Nobody's time runs in an outage."""
        if not self.heart.beats:
            return
        self.ticks += 1
        if self.ticks % WATCH_TICKS == 0:
            self.watch()
        for table in list(self.tables.open.values()):
            if table.room.head.pace is not None and not table.lock.locked():
                await self.look(table)
        await asyncio.sleep(0)

    def watch(self) -> None:
        """Time alone makes players late, or absent: who looks is shown it."""
        seen: dict[str, int] = {}
        for table in self.tables.open.values():
            if table.presence.listeners and not table.room.over:
                seen[table.id] = absence(table.room, table.presence.here())
                if seen[table.id] != self.seen.get(table.id, seen[table.id]):
                    table.presence.wake()
        self.seen = seen

    async def look(self, table: Table) -> None:
        """One table."""
        room = table.room
        now = time.time()
        for seat in room.waiting:
            due = room.due(seat)
            if due is not None and due <= now and not room.seats[seat].bot:
                bots = bots_for(room.head.game)
                bot = "greedy" if "greedy" in bots else bots[0]
                asks = room.head.terms.late == ASK
                if asks and reminded(room, seat):
                    continue
                try:
                    if not await self.tables.holder.mine(table):
                        return
                    if asks:
                        await remind(self.tables, table, -1, seat)
                    else:
                        await self.driver.decide(table, seat, bot)
                except (Refused, StoreDown) as wrong:
                    log.warning("the clock could not decide: %s", wrong)
                return
