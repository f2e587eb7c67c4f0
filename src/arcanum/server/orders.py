"""What an administrator changes in the store, and how running servers hear of it.

`arcanum admin` works on the database, also while servers run. It leaves an order for them; each
looks once a second and lets go of what it holds in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from arcanum.server.keeping import overdue
from arcanum.server.live import Live
from arcanum.server.removing import CHANGED, CLUB, GONE, KEYS, account_gone, table_gone
from arcanum.server.tables import Tables

LOOK_SECONDS = 1.0


class Orders:
    """The orders to this process."""

    def __init__(self, tables: Tables, live: Live) -> None:
        self.tables = tables
        self.live = live
        self.last: int | None = None  # the newest order that was followed
        self.looking = asyncio.Lock()
        self.kinds: dict[str, Callable[[str], Awaitable[None]]] = {
            CHANGED: self.changed,
            GONE: self.gone,
            KEYS: self.keys,
            CLUB: self.club,
        }

    async def look(self) -> None:
        """Follow what is new. What was ordered before this process began is in the store."""
        store = self.tables.store
        async with self.looking:
            if self.last is None:
                newest = "SELECT COALESCE(MAX(number), 0) FROM orders"
                self.last = (await store.rows(newest))[0][0]
                return
            for number, kind, what in await store.rows(
                "SELECT number, kind, what FROM orders WHERE number > ? ORDER BY number",
                self.last,
            ):
                if kind in self.kinds:
                    await self.kinds[kind](what)
                self.last = number

    async def purge(self) -> None:
        """Remove what was kept for as long as `arcanum admin retention` says."""
        store = self.tables.store
        tables, accounts = await store.read(overdue)
        for name in tables:
            await store.write(*table_gone(name))
            await self.gone(name)
        for name in accounts:
            await store.write(*account_gone(name))

    async def changed(self, name: str) -> None:
        """A table was closed or opened again, or its seats were: read it again."""
        table = self.tables.open.get(name)
        if table is not None:
            async with table.lock:
                await self.tables.read_again(table)

    async def gone(self, name: str) -> None:
        """A table was removed. What this process wrote meanwhile goes too."""
        table = self.tables.open.get(name)
        if table is None:
            return
        async with table.lock:
            self.tables.open.pop(name, None)
            if table.bot_task is not None:
                table.bot_task.cancel()
            self.live.drop(table)
            await self.tables.store.write(*table_gone(name))

    async def keys(self, what: str) -> None:
        """Tokens of a seat (`table seat`) are no longer good: who looks shows one again."""
        name, _, seat = what.partition(" ")
        table = self.tables.open.get(name)
        if table is not None:
            table.room.seats.keys = {}
            self.live.drop(table, int(seat))

    async def club(self, name: str) -> None:
        """Somebody is not in a club any more: who looks on there must show who they are."""
        for table in self.tables.open.values():
            if table.room.head.club == name:
                self.live.drop_onlookers(table)
