"""Requests and sockets go to the process that holds their table, where there are several.

The process that accepts a connection looks at the first line of each request. If another one
holds the table, it hands the connection over (`handover`) before anything is answered. So a
socket lives where its table lives, and its process needs nobody to serve it. Where that fails,
any process can serve any table: it passes changes on (`leases`), only at a higher cost.
"""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Any

from arcanum.server.errors import StoreDown
from arcanum.server.guard import Guarded
from arcanum.server.handover import Given, Handover
from arcanum.server.leases import Leases
from arcanum.server.secret import token_hash

TABLE = re.compile(rb"[A-Z]+ /api/tables/([A-Za-z0-9_-]+)[/? ]")
STREAM = re.compile(rb"GET /api/stream[? ]")
TOKEN = re.compile(rb"[?&]token=([^&\s]+)|\r\nauthorization: *bearer +(\S+)", re.IGNORECASE)
MOST_HOPS = 3  # from process to process, for one request
KNOWN_SECONDS = 5.0  # for which we remember who holds a table
MOST_KNOWN = 50_000
TRIES = 20  # to take over the table of a process that has just ended
TRY_SECONDS = 0.05


class Usher:
    """Where the connections of this process belong."""

    def __init__(self, leases: Leases, folder: Path) -> None:
        self.leases = leases
        self.store = leases.store
        self.handover = Handover(folder, leases.store.worker)
        self.known: dict[str, tuple[str, float]] = {}  # the holder of a table, and until when

    def asked(self, data: bytes) -> str | None:
        """The table that a request is about, `token …` for a stream; None if it may stay."""
        found = TABLE.match(data)
        if found is not None:
            table = found[1].decode()
            return None if self.leases.holds(table) else table
        token = TOKEN.search(data) if STREAM.match(data) else None
        return None if token is None else f"token {(token[1] or token[2]).decode('latin-1')}"

    async def moved(self, asked: str, handle: int, data: bytes, hops: int) -> bool:
        """Hand a connection over to where it belongs; False: it belongs here."""
        kind, _, token = asked.partition(" ")
        table = await self.by_token(token) if token else kind
        if table is None or self.leases.holds(table):
            return False
        owner = await self.holder(table)
        for _ in range(TRIES):
            if owner in ("", self.store.worker):
                return False
            given = await self.handover.give(owner, handle, data, hops + 1)
            if given is not Given.GONE:
                return given is Given.DONE
            self.known.pop(table, None)
            await asyncio.sleep(TRY_SECONDS)
            owner = await self.store.take_lease(table)
        return False

    async def by_token(self, token: str) -> str | None:
        """The table of a token."""
        found = await self.store.by_token(token_hash(token))
        return None if found is None else found[0]

    async def holder(self, table: str) -> str:
        """The process that holds a table: this one if nobody does; empty: no such table."""
        now = time.monotonic()
        owner, until = self.known.get(table, ("", 0.0))
        if now < until:
            return owner
        owner = await self.store.holder(table) or await self.store.take_lease(table)
        if owner not in ("", self.store.worker):
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[table] = (owner, now + KNOWN_SECONDS)
        return owner


class Ushered(Guarded):
    """A connection that may change processes between two requests."""

    first = b""  # what another process has read of it
    hops = 0  # how often it changed processes for the present request
    between = True  # no request has begun
    usher: Usher | None = None
    finding: asyncio.Task[None] | None = None
    unread = b""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.usher = self.config.app.server.usher  # type: ignore[union-attr]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.first:
            self.data_received(self.first)
            self.first = b""

    def connection_lost(self, exc: Exception | None) -> None:
        if self.finding is not None:
            self.finding.cancel()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self.between = False
        self.hops = 0
        super().on_message_begin()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.between = True

    def data_received(self, data: bytes) -> None:
        if self.finding is not None:
            self.unread += data
            return
        if self.may_move():
            asked = None if self.usher is None else self.usher.asked(data)
            if asked is not None:
                self._unset_keepalive_if_required()
                self.unread = data
                self.flow.pause_reading()
                self.finding = self.loop.create_task(self.find(asked))
                return
        super().data_received(data)

    def may_move(self) -> bool:
        """Whether nothing of this connection is under way here."""
        idle = self.cycle is None or (self.cycle.response_complete and not self.pipeline)
        sent = not self.transport.get_write_buffer_size()
        return self.between and idle and sent and self.hops < MOST_HOPS and not self.refused

    async def find(self, asked: str) -> None:
        """Give the connection to where it belongs, or go on here."""
        assert self.usher is not None
        moved = False
        try:
            handle = self.transport.get_extra_info("socket").fileno()
            moved = await self.usher.moved(asked, handle, self.unread, self.hops)
        except StoreDown:
            pass  # the answer will say so
        finally:
            self.finding = None
        if moved:
            self.transport.close()
        elif not self.transport.is_closing():
            data, self.unread = self.unread, b""
            self.flow.resume_reading()
            super().data_received(data)
