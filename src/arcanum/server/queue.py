"""Who is shown the newest next: one view is made in each turn of the loop.

So actions that come in meanwhile, and their answers, never wait behind the views of other
tables.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from arcanum.server.table import Table


class Waiting(Protocol):
    """Somebody who waits for the newest of a table."""

    table: Table

    def served(self) -> None:
        """It is their turn."""
        ...


class Queue:
    """Those who wait for the newest."""

    def __init__(self) -> None:
        self.waiting: deque[Waiting] = deque()
        self.seen: set[Table] = set()  # their views are kept while others wait for the same

    def join(self, waiting: Waiting) -> None:
        """One more at the end."""
        self.waiting.append(waiting)
        if len(self.waiting) == 1:
            asyncio.get_running_loop().call_soon(self.serve)

    def serve(self) -> None:
        """Serve the first; the others follow after what has come in by then."""
        first = self.waiting.popleft()
        self.seen.add(first.table)
        first.served()
        following = self.serve if self.waiting else self.forget
        asyncio.get_running_loop().call_soon(following)

    def forget(self) -> None:
        """Nobody waits any more, and views take memory."""
        for table in self.seen:
            table.room.forget_views()
        self.seen.clear()
