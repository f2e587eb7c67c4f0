"""Somebody who looks at a table: what they have had, and what waits for them."""

from __future__ import annotations

import asyncio

from arcanum.server.heard import Viewer
from arcanum.server.queue import Queue
from arcanum.server.table import Table

MOST_LINES = 200  # of chat that may wait for a slow reader


class Looker:
    """One socket or stream. A slow reader skips what lies between, and gets the newest."""

    __slots__ = (
        "address",
        "also",
        "blind",
        "dropped",
        "lines",
        "notes",
        "only_new",
        "public",
        "queue",
        "queued",
        "ring",
        "sending_since",
        "stale",
        "table",
        "task",
        "viewer",
    )

    def __init__(
        self,
        queue: Queue,
        table: Table,
        viewer: Viewer,
        since: int | None,
        address: str = "local",
    ) -> None:
        self.address = address
        self.also: frozenset[int] = frozenset()  # further people at the same screen
        self.public = False  # others look at the screen: only what everybody may see
        self.blind = False  # the seat is not theirs any more
        self.queue = queue
        self.table = table
        self.viewer = viewer
        self.only_new = since is not None  # they want only notes they have not heard
        self.notes = since or 0  # how many they have heard
        self.lines: list[bytes] = []
        self.queued = False
        self.stale = False
        self.ring = asyncio.Event()
        self.sending_since = 0.0  # 0: nothing is on its way
        self.dropped = False
        self.task = asyncio.current_task()

    @property
    def eye(self) -> Viewer:
        """Whose knowledge they are shown."""
        return None if self.public else self.viewer

    def wake(self) -> None:
        """The table has changed."""
        if not self.queued:
            self.queued = True
            self.queue.join(self)

    def served(self) -> None:
        """It is their turn to get the newest."""
        self.queued = False
        self.stale = True
        self.ring.set()

    def rewind(self, notes: int) -> None:
        """After an undo: only so many notes are left."""
        self.notes = min(self.notes, notes)

    def stand_up(self) -> None:
        """Their seat is another one now, or nobody's: the connection ends."""
        self.blind = self.dropped = True
        if self.task is not None:
            self.task.cancel()

    def hear(self, line: bytes) -> None:
        """A line of chat."""
        if len(self.lines) < MOST_LINES:
            self.lines.append(line)
            self.ring.set()

    def news(self) -> bytes:
        """The table as it is now."""
        self.stale = False
        viewer = None if self.blind else self.viewer
        since = self.notes if self.only_new else 0
        data, heard = self.table.shown(viewer, since, self.public)
        self.notes = heard
        return data

    async def waiting(self) -> list[bytes]:
        """Wait until there is something to send; the lines of chat among it."""
        await self.ring.wait()
        self.ring.clear()
        lines, self.lines = self.lines, []
        return lines
