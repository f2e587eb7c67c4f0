"""Snapshots of tables after every change: unlike a server, a tab is closed without a word."""

from __future__ import annotations

import asyncio

from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.timers import later

AFTER = 0.5  # seconds without a change


class Saver:
    """Keeps the state of a table when it has come to rest.

    When rules change, a table goes on from its last snapshot: what came after is played again
    by the new rules, and may come out differently.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.waiting: dict[str, asyncio.TimerHandle] = {}

    def follow(self, table: Table) -> None:
        """A table has changed."""
        before = self.waiting.pop(table.id, None)
        if before is not None:
            before.cancel()
        self.waiting[table.id] = later(AFTER, self.save, table)

    def save(self, table: Table) -> None:
        """Nothing has happened for a while."""
        del self.waiting[table.id]
        self.tables.save_if_changed(table)
