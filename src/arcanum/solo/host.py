"""All of it together: ask it what the page would ask a server, and listen to a table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from arcanum.server.errors import Refused
from arcanum.server.heard import Viewer
from arcanum.server.standing import Steward
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.timers import later
from arcanum.server.types import encode
from arcanum.solo.advice import Adviser
from arcanum.solo.bots import Driver
from arcanum.solo.calls import Calls
from arcanum.solo.saving import Saver
from arcanum.solo.shelf import Shelf
from arcanum.solo.store import Drawer

Push = Callable[[str], object]


LOST = b'{"lost":true}'  # what is sent next may be older than what was sent before
SOON = 0.4  # seconds until a standing order is followed: nobody has to be kept from noticing


def soon(seconds: float, work: Callable[..., None], *args: object) -> asyncio.TimerHandle:
    """A little later, where a server would wait longer."""
    return later(min(seconds, SOON), work, *args)


class Listener:
    """Somebody who looks at a table. Of what comes at once, they get the newest."""

    def __init__(self, table: Table, viewer: Viewer, since: int, push: Push) -> None:
        self.table = table
        self.viewer = viewer
        self.also: frozenset[int] = frozenset()  # further seats at the same screen
        self.public = False  # only what everybody may see
        self.notes = since  # how many they have heard
        self.push = push
        self.is_called = False

    @property
    def eye(self) -> Viewer:
        return None if self.public else self.viewer

    def wake(self) -> None:
        if not self.is_called:
            self.is_called = True
            asyncio.get_running_loop().call_soon(self.tell)

    def tell(self) -> None:
        """The table as it is now."""
        self.is_called = False
        if self in self.table.presence.listeners:
            data, self.notes = self.table.shown(self.viewer, self.notes, self.public)
            self.push(data.decode())

    def rewind(self, notes: int) -> None:
        self.notes = min(self.notes, notes)

    def hear(self, line: bytes) -> None:
        self.push(line.decode())

    def stand_up(self) -> None:
        self.table.presence.listeners.discard(self)


class TablesOfTabs(Tables):
    """Tables that other tabs have too; no tab holds one, as a process of a server does."""

    async def clashed(self, table: Table) -> None:
        """Another tab was quicker. What is here may be another course of the game."""
        await self.read_again(table)


class Host:
    """What the page speaks with, instead of a server."""

    def __init__(self, shelf: Shelf) -> None:
        self.tables = TablesOfTabs(Drawer(shelf))
        self.driver = Driver(self.tables)
        self.standing = Steward(self.tables, soon)
        self.saver = Saver(self.tables)
        self.tables.after_change += [
            self.driver.follow,
            self.standing.follow,
            self.saver.follow,
        ]
        self.calls = Calls(self.tables, Adviser(self.tables.store))
        self.listeners: dict[int, Listener] = {}

    async def ask(self, method: str, path: str, token: str, body: str) -> tuple[int, str]:
        """The status and the text of an answer."""
        said = json.loads(body) if body else None
        status, found = await self.calls.answer_to(method, path, token, said)
        if isinstance(found, str):
            return status, found
        return status, (found if isinstance(found, bytes) else encode(found)).decode()

    async def listen(self, number: int, table: str, who: str, since: int, push: Push) -> int:
        """Push a table now and after every change, until `leave`; 0, or why not.

        `who` is what a socket's first message says, as JSON: the token, and others here.
        """
        told = json.loads(who)
        try:
            found, viewer = await self.tables.viewer(table, told["token"] or None)
            also = [(await self.tables.seat(table, token))[1] for token in told["also"]]
        except Refused as no:
            return no.status
        listener = self.listeners[number] = Listener(found, viewer, since, push)
        listener.also = frozenset(also)
        listener.public = bool(told["open"])
        found.presence.listeners.add(listener)
        listener.wake()
        self.driver.follow(found)
        self.standing.follow(found)
        return 0

    def leave(self, number: int) -> None:
        """Nobody listens under that number any more."""
        listener = self.listeners.pop(number, None)
        if listener is not None:
            listener.table.presence.listeners.discard(listener)
            listener.table.presence.wake()

    async def changed_elsewhere(self, table: str, lost: bool = False) -> None:
        """Another tab has written to a table: show what it did.

        `lost`: it went on from an earlier moment, and what happened here since is void.
        """
        found = self.tables.open.get(table)
        if found is None:
            return
        if lost:
            async with found.lock:
                await self.tables.read_again(found)
            for listener in found.presence.listeners:
                listener.rewind(0)
                listener.hear(LOST)
        else:
            await self.tables.reload(found)
