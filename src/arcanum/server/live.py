"""Who looks at a table: web sockets and streams, each sent the newest after every change.

A reader who is slow never holds anybody up: they miss what lies in between, and whoever reads
nothing for long is let go.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from arcanum.server.errors import Refused, StoreDown
from arcanum.server.limits import Limits
from arcanum.server.metrics import Metrics
from arcanum.server.room import Viewer, encode
from arcanum.server.tables import Table, Tables
from arcanum.server.types import Reply, SocketAct, Wrong

MOST_LINES = 200  # of chat and replies that may wait for a slow reader
MOST_NONSENSE = 20
SLOW_SECONDS = 30.0
WRONG_TOKEN, NO_TABLE, NONSENSE = 4403, 4404, 4409
KEEP_ALIVE = 15.0

decode = msgspec.json.Decoder(SocketAct).decode


class Looker:
    """Somebody who looks: what they have had, and what waits for them."""

    def __init__(self, table: Table, viewer: Viewer, since: int | None) -> None:
        self.table = table
        self.viewer = viewer
        self.only_new = since is not None
        self.notes = since or 0
        self.lines: deque[bytes] = deque()
        self.stale = True
        self.ring = asyncio.Event()
        self.ring.set()
        self.sending_since = 0.0  # 0: nothing is on its way
        self.dropped = False
        self.task = asyncio.current_task()

    def wake(self) -> None:
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


class Live:
    """All who look."""

    def __init__(self, tables: Tables, limits: Limits, metrics: Metrics) -> None:
        self.tables = tables
        self.limits = limits
        self.metrics = metrics
        self.lookers: set[Looker] = set()
        self.closing = False

    def enter(self, looker: Looker) -> None:
        """Somebody begins to look; the others see who is here."""
        was = looker.table.here()
        self.lookers.add(looker)
        looker.table.listeners.add(looker)
        self.metrics.sockets.set(len(self.lookers))
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

    async def socket(self, ws: WebSocket) -> None:
        """One web socket, from its beginning to its end."""
        try:
            since = whole(ws.query_params.get("since"))
            table, viewer = await self.tables.viewer(
                ws.path_params["table"], ws.query_params.get("token")
            )
        except (Refused, StoreDown) as wrong:
            await ws.accept()
            await ws.send_text(encode(Wrong(str(wrong))).decode())
            status = wrong.status if isinstance(wrong, Refused) else 503
            codes = {403: WRONG_TOKEN, 404: NO_TABLE, 503: 1013}
            await ws.close(codes.get(status, NONSENSE))
            return
        await ws.accept()
        looker = Looker(table, viewer, since)
        self.enter(looker)
        sending = asyncio.get_running_loop().create_task(self.sending(ws, looker))
        try:
            await self.receiving(ws, looker)
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if not looker.dropped:
                raise
        finally:
            self.leave(looker)
            sending.cancel()

    async def sending(self, ws: WebSocket, looker: Looker) -> None:
        """Send what waits, and the newest table, whenever the bell rings."""
        try:
            while True:
                await looker.ring.wait()
                looker.ring.clear()
                looker.sending_since = time.monotonic()
                while looker.lines:
                    text = looker.lines.popleft().decode()
                    await ws.send({"type": "websocket.send", "text": text})
                if looker.stale:
                    await ws.send({"type": "websocket.send", "text": looker.news().decode()})
                looker.sending_since = 0.0
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # they are gone; the receiving side ends it

    async def receiving(self, ws: WebSocket, looker: Looker) -> None:
        """Take actions from a socket until it closes."""
        nonsense = 0
        while True:
            message = await ws.receive()
            if message["type"] != "websocket.receive":
                return
            came = message.get("text") or message.get("bytes") or b""
            try:
                wanted = decode(came)
            except (msgspec.DecodeError, UnicodeError) as wrong:
                nonsense += 1
                looker.hear(encode(Wrong(f"not understood: {wrong}")))
                await asyncio.sleep(0.01)  # so that it is told before the end
                if nonsense >= MOST_NONSENSE:
                    await ws.close(NONSENSE)
                    return
                continue
            looker.hear(encode(await self.reply(looker, wanted)))

    async def reply(self, looker: Looker, wanted: SocketAct) -> Reply:
        """Do what was sent."""
        start = time.perf_counter()
        try:
            seat = looker.viewer
            if seat is None:
                raise Refused(403, "onlookers cannot act")
            self.limits.action(looker.table.room.head.id, seat)
            version = await self.tables.act(looker.table, seat, wanted.version, wanted.action)
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
        looker = Looker(table, viewer, None)
        self.enter(looker)
        try:
            while not self.closing:
                try:
                    await asyncio.wait_for(looker.ring.wait(), KEEP_ALIVE)
                except TimeoutError:
                    yield b"\n"
                    continue
                looker.ring.clear()
                looker.lines.clear()
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


def whole(text: str | None) -> int | None:
    """A number from a query."""
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(400, f"'{text[:20]}' is not a whole number")
    return int(text)
