"""All of it together: ask it what the page would ask a server, and listen to a table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from arcanum.server.errors import Refused
from arcanum.server.heard import Viewer
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import encode
from arcanum.solo.advice import Adviser
from arcanum.solo.bots import Driver
from arcanum.solo.calls import Calls
from arcanum.solo.shelf import Shelf
from arcanum.solo.store import Drawer

Push = Callable[[str], object]


class Listener:
    """Somebody who looks at a table. What comes at once is told once, with the newest."""

    def __init__(self, table: Table, viewer: Viewer, since: int, push: Push) -> None:
        self.table = table
        self.viewer = viewer
        self.notes = since  # how many they have heard
        self.push = push
        self.is_called = False

    def wake(self) -> None:
        if not self.is_called:
            self.is_called = True
            asyncio.get_running_loop().call_soon(self.tell)

    def tell(self) -> None:
        """The table as it is now."""
        self.is_called = False
        if self in self.table.presence.listeners:
            data, self.notes = self.table.shown(self.viewer, self.notes)
            self.push(data.decode())

    def rewind(self, notes: int) -> None:
        self.notes = min(self.notes, notes)

    def hear(self, line: bytes) -> None:
        self.push(line.decode())


class Host:
    """What the page speaks with, instead of a server."""

    def __init__(self, shelf: Shelf) -> None:
        self.tables = Tables(Drawer(shelf))
        self.driver = Driver(self.tables)
        self.tables.after_change.append(self.driver.follow)
        self.calls = Calls(self.tables, Adviser(self.tables.store))
        self.listeners: dict[int, Listener] = {}

    async def ask(self, method: str, path: str, token: str, body: str) -> tuple[int, str]:
        """The status and the text of an answer."""
        said = json.loads(body) if body else None
        status, found = await self.calls.answer_to(method, path, token, said)
        if isinstance(found, str):
            return status, found
        return status, (found if isinstance(found, bytes) else encode(found)).decode()

    async def listen(self, number: int, table: str, token: str, since: int, push: Push) -> int:
        """Push a table now and after every change, until `leave`; 0, or why not."""
        try:
            found, viewer = await self.tables.viewer(table, token or None)
        except Refused as no:
            return no.status
        listener = self.listeners[number] = Listener(found, viewer, since, push)
        found.presence.listeners.add(listener)
        listener.wake()
        self.driver.follow(found)
        return 0

    def leave(self, number: int) -> None:
        """Nobody listens under that number any more."""
        listener = self.listeners.pop(number, None)
        if listener is not None:
            listener.table.presence.listeners.discard(listener)
            listener.table.presence.wake()

    async def changed_elsewhere(self, table: str) -> None:
        """Another tab has written to a table: show what it did."""
        found = self.tables.open.get(table)
        if found is not None:
            await self.tables.reload(found)
