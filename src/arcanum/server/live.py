"""Who looks at a table: web sockets and streams, each sent the newest after every change.

A reader who is slow never holds anybody up: they miss what lies in between, and whoever reads
nothing for long is let go. Views are made one in each turn of the loop, so that actions that
come in meanwhile, and their answers, never wait behind the views of other tables.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from urllib.parse import parse_qsl

import msgspec

from arcanum.server.changes import Changes
from arcanum.server.errors import Refused, StoreDown
from arcanum.server.headers import Message, Receive, Scope, Send
from arcanum.server.limits import Limits
from arcanum.server.metrics import Metrics
from arcanum.server.room import Viewer, encode
from arcanum.server.tables import Table, Tables
from arcanum.server.types import Reply, SocketAct, Wrong

MOST_LINES = 200  # of chat that may wait for a slow reader
MOST_NONSENSE = 20
SLOW_SECONDS = 30.0
WRONG_TOKEN, NO_TABLE, NONSENSE, DOWN = 4403, 4404, 4409, 1013
KEEP_ALIVE = 15.0

decode = msgspec.json.Decoder(SocketAct).decode


class Queue:
    """Those who wait for the newest, one served in each turn of the loop."""

    def __init__(self) -> None:
        self.waiting: deque[Looker] = deque()
        self.seen: set[Table] = set()  # whose views are kept for who looks at the same time

    def join(self, looker: Looker) -> None:
        """One more at the end."""
        self.waiting.append(looker)
        if len(self.waiting) == 1:
            asyncio.get_running_loop().call_soon(self.serve)

    def serve(self) -> None:
        """The next one; the others after what has come in by then."""
        looker = self.waiting.popleft()
        self.seen.add(looker.table)
        looker.served()
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.serve)
        else:
            asyncio.get_running_loop().call_soon(self.forget)

    def forget(self) -> None:
        """Nobody waits any more: views take memory."""
        for table in self.seen:
            table.room.views.clear()
        self.seen.clear()


class Looker:
    """Somebody who looks: what they have had, and what waits for them."""

    __slots__ = (
        "dropped",
        "lines",
        "notes",
        "only_new",
        "queue",
        "queued",
        "ring",
        "sending_since",
        "stale",
        "table",
        "task",
        "viewer",
    )

    def __init__(self, queue: Queue, table: Table, viewer: Viewer, since: int | None) -> None:
        self.queue = queue
        self.table = table
        self.viewer = viewer
        self.only_new = since is not None
        self.notes = since or 0
        self.lines: list[bytes] = []
        self.queued = False
        self.stale = False
        self.ring = asyncio.Event()
        self.sending_since = 0.0  # 0: nothing is on its way
        self.dropped = False
        self.task = asyncio.current_task()

    def wake(self) -> None:
        if not self.queued:
            self.queued = True
            self.queue.join(self)

    def served(self) -> None:
        """It is their turn to get the newest."""
        self.queued = False
        self.stale = True
        self.ring.set()

    def rewind(self, notes: int) -> None:
        self.notes = min(self.notes, notes)

    def hear(self, line: bytes) -> None:
        if len(self.lines) < MOST_LINES:
            self.lines.append(line)
            self.ring.set()

    def news(self) -> bytes:
        """The table as it is now."""
        self.stale = False
        data, heard = self.table.shown(self.viewer, self.notes if self.only_new else 0)
        self.notes = heard
        return data

    async def waiting(self) -> list[bytes]:
        """What is to be sent next, as soon as there is something."""
        await self.ring.wait()
        self.ring.clear()
        lines, self.lines = self.lines, []
        return lines


class Live:
    """All who look."""

    def __init__(
        self, tables: Tables, changes: Changes, limits: Limits, metrics: Metrics
    ) -> None:
        self.tables = tables
        self.changes = changes
        self.limits = limits
        self.metrics = metrics
        self.lookers: set[Looker] = set()
        self.queue = Queue()
        self.closing = False

    def enter(self, looker: Looker) -> None:
        """Somebody begins to look; the others see who is here."""
        was = looker.table.here()
        self.lookers.add(looker)
        looker.table.listeners.add(looker)
        self.metrics.sockets.set(len(self.lookers))
        looker.wake()
        self.shown_here(looker.table, was)

    def shown_here(self, table: Table, was: list[bool]) -> None:
        """Others see who is here, at this process and at others."""
        if table.here() != was:
            table.wake()
        self.tables.store.tell(table.room.head.id, f"here {table.here_mask()}")

    def leave(self, looker: Looker) -> None:
        """Somebody does not look any more."""
        was = looker.table.here()
        self.lookers.discard(looker)
        looker.table.listeners.discard(looker)
        looker.table.touched = time.monotonic()
        self.metrics.sockets.set(len(self.lookers))
        self.shown_here(looker.table, was)

    async def socket(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """One web socket, from its beginning to its end."""
        await receive()
        query = dict(parse_qsl(scope["query_string"].decode("latin-1")))
        try:
            since = whole(query.get("since"))
            found, viewer = await self.tables.viewer(table, query.get("token"))
        except (Refused, StoreDown) as wrong:
            await send({"type": "websocket.accept"})
            await send(text(encode(Wrong(str(wrong)))))
            status = wrong.status if isinstance(wrong, Refused) else 503
            codes = {403: WRONG_TOKEN, 404: NO_TABLE, 503: DOWN}
            await send({"type": "websocket.close", "code": codes.get(status, NONSENSE)})
            return
        await send({"type": "websocket.accept"})
        looker = Looker(self.queue, found, viewer, since)
        self.enter(looker)
        sending = asyncio.get_running_loop().create_task(self.sending(send, looker))
        try:
            await self.receiving(receive, send, looker)
        except OSError:
            pass  # they are gone
        except asyncio.CancelledError:
            if not looker.dropped:
                raise
        finally:
            self.leave(looker)
            sending.cancel()

    async def sending(self, send: Send, looker: Looker) -> None:
        """Send what waits, and the newest table, whenever the bell rings."""
        try:
            while True:
                lines = await looker.waiting()
                looker.sending_since = time.monotonic()
                for line in lines:
                    await send(text(line))
                if looker.stale:
                    await send(text(looker.news()))
                looker.sending_since = 0.0
        except (RuntimeError, OSError):
            pass  # they are gone; the receiving side ends it

    async def receiving(self, receive: Receive, send: Send, looker: Looker) -> None:
        """Take actions from a socket until it closes."""
        nonsense = 0
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            came = message.get("text") or message.get("bytes") or b""
            try:
                wanted = decode(came)
            except (msgspec.DecodeError, UnicodeError) as wrong:
                nonsense += 1
                await send(text(encode(Wrong(f"not understood: {wrong}"))))
                if nonsense >= MOST_NONSENSE:
                    await send({"type": "websocket.close", "code": NONSENSE})
                    return
                continue
            await send(text(encode(await self.reply(looker, wanted))))

    async def reply(self, looker: Looker, wanted: SocketAct) -> Reply:
        """Do what was sent."""
        start = time.perf_counter()
        try:
            seat = looker.viewer
            if seat is None:
                raise Refused(403, "onlookers cannot act")
            self.limits.action(looker.table.room.head.id, seat)
            version = await self.changes.act(looker.table, seat, wanted.version, wanted.action)
            reply = Reply(wanted.id, 200, version)
        except Refused as no:
            reply = Reply(
                wanted.id, no.status, error=no.line, rule=no.rule, key=no.key, args=no.values
            )
        except StoreDown as down:
            reply = Reply(wanted.id, 503, error=str(down))
        self.metrics.took("WS", "/live", reply.status, time.perf_counter() - start)
        return reply

    async def stream(self, table: Table, viewer: Viewer) -> AsyncIterator[bytes]:
        """The table after every change, one line each, for as long as somebody reads."""
        looker = Looker(self.queue, table, viewer, None)
        self.enter(looker)
        try:
            while not self.closing:
                try:
                    await asyncio.wait_for(looker.waiting(), KEEP_ALIVE)
                except TimeoutError:
                    yield b"\n"
                    continue
                if looker.stale:
                    yield looker.news() + b"\n"
        finally:
            self.leave(looker)

    def sweep(self) -> None:
        """Let go of those who read too slowly."""
        now = time.monotonic()
        for looker in list(self.lookers):
            stuck = looker.sending_since and now - looker.sending_since > SLOW_SECONDS
            if stuck and looker.task is not None:
                looker.dropped = True
                looker.task.cancel()

    def close(self) -> None:
        """Nobody looks any more."""
        self.closing = True
        for looker in list(self.lookers):
            looker.ring.set()


def text(data: bytes) -> Message:
    """A message for the socket."""
    return {"type": "websocket.send", "text": data.decode()}


def whole(text: str | None) -> int | None:
    """A number from a query."""
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(400, f"'{text[:20]}' is not a whole number")
    return int(text)
