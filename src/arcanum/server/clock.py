"""The clock: when a time bank is used up, a bot decides once for the seat."""

from __future__ import annotations

import asyncio
import logging
import time

from arcanum.bots import bots_for
from arcanum.server.bots import Driver
from arcanum.server.errors import Refused, StoreDown
from arcanum.server.outages import Heart
from arcanum.server.table import Table
from arcanum.server.tables import Tables

log = logging.getLogger("arcanum.server")


class Clock:
    """Looks at the banks of all tables that have a pace."""

    def __init__(self, tables: Tables, driver: Driver, heart: Heart) -> None:
        self.tables = tables
        self.driver = driver
        self.heart = heart

    async def tick(self) -> None:
        """Decide for seats that have no time left. Nobody's time runs in an outage."""
        if not self.heart.beats:
            return
        for table in list(self.tables.open.values()):
            if table.room.head.pace is not None and not table.lock.locked():
                await self.look(table)
        await asyncio.sleep(0)

    async def look(self, table: Table) -> None:
        """One table."""
        room = table.room
        now = time.time()
        for seat in room.waiting:
            due = room.due(seat)
            if due is not None and due <= now and not room.seats[seat].bot:
                bots = bots_for(room.head.game)
                bot = "greedy" if "greedy" in bots else bots[0]
                try:
                    if not await self.tables.holder.mine(table):
                        return
                    await self.driver.decide(table, seat, bot)
                except (Refused, StoreDown) as wrong:
                    log.warning("the clock could not decide: %s", wrong)
                return
