"""Web sockets and streams: each is sent the newest after every change.

A slow reader never holds anybody up: they skip what lies between, and whoever reads nothing for
long is dropped.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import HTTPConnection

from arcanum.server.crowd import Crowd
from arcanum.server.door import Door
from arcanum.server.errors import Refused, StoreDown
from arcanum.server.headers import Message, Receive, Scope, Send
from arcanum.server.heard import Viewer
from arcanum.server.looker import Looker
from arcanum.server.metrics import Metrics
from arcanum.server.neighbours import Neighbours
from arcanum.server.queue import Queue
from arcanum.server.requests import address, session_of, whole
from arcanum.server.table import Table
from arcanum.server.types import Reply, SocketAct, SocketToken, Wrong, encode

MOST_NONSENSE = 20  # messages that cannot be understood, until the socket is closed
SLOW_SECONDS = 30.0  # for one message, until a reader is dropped
FIRST_SECONDS = 0.5  # for the first message, which may say who looks; then it is an onlooker
TOKEN_SECONDS = 10.0  # for the same where onlookers are not allowed
KEEP_ALIVE = 15.0  # seconds between empty lines of a stream
NONSENSE = 4409
CLOSE_CODES = {403: 4403, 404: 4404, 429: 4429, 503: 1013}  # by the status of the refusal

decode = msgspec.json.Decoder(SocketAct).decode
decode_token = msgspec.json.Decoder(SocketToken).decode


class Live:
    """Everybody who looks at a table of this process."""

    def __init__(self, door: Door, neighbours: Neighbours, metrics: Metrics) -> None:
        self.door = door
        self.neighbours = neighbours
        self.metrics = metrics
        self.lookers: set[Looker] = set()
        self.queue = Queue()
        self.crowd = Crowd(door.limits.on)
        self.closing = False

    def enter(self, looker: Looker) -> None:
        """Somebody begins to look; the others see who is here."""
        presence = looker.table.presence
        was = presence.here()
        self.lookers.add(looker)
        presence.enter(looker)
        self.crowd.enter(looker)
        self.metrics.sockets.set(len(self.lookers))
        looker.wake()
        self.shown_here(looker.table, was)

    def shown_here(self, table: Table, was: list[bool]) -> None:
        """Show who is here, also at other processes."""
        if table.presence.here() != was:
            table.presence.wake()
        self.neighbours.tell_here(table)

    def leave(self, looker: Looker) -> None:
        """Somebody stops looking."""
        presence = looker.table.presence
        was = presence.here()
        self.lookers.discard(looker)
        presence.listeners.discard(looker)
        self.crowd.leave(looker)
        looker.table.touched = time.monotonic()
        self.metrics.sockets.set(len(self.lookers))
        self.shown_here(looker.table, was)

    async def socket(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """One web socket, from its beginning to its end."""
        await receive()
        await send({"type": "websocket.accept"})
        query = dict(parse_qsl(scope["query_string"].decode("latin-1")))
        first: asyncio.Future[Message] | None = None  # a message that is still to be read
        who: SocketToken | None = None
        try:
            since = whole(query.get("since"))
            token = query.get("token") or token_in(scope)
            if token is None:
                head = (await self.door.tables.get(table)).room.head
                first = asyncio.ensure_future(receive())
                seconds = FIRST_SECONDS if head.onlookers else TOKEN_SECONDS
                who = await token_first(first, seconds)
                if who is not None:
                    first, token = None, who.token
            asks = HTTPConnection(scope)
            tables = self.door.tables
            found, viewer = await tables.viewer(table, token or None, session_of(asks))
            where = address(asks)
            self.crowd.check(found.id, viewer, where)
            also = await self.also(found, who.also if who is not None else ())
        except (Refused, StoreDown) as wrong:
            if first is not None:
                first.cancel()
            await refuse(send, wrong)
            return
        looker = Looker(self.queue, found, viewer, since, where)
        looker.also = also
        looker.public = who is not None and who.public
        self.enter(looker)
        sending = asyncio.get_running_loop().create_task(self.sending(send, looker))
        try:
            await self.receiving(receive, send, looker, first)
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

    async def receiving(
        self,
        receive: Receive,
        send: Send,
        looker: Looker,
        first: asyncio.Future[Message] | None,
    ) -> None:
        """Take actions from a socket until it closes; `first` is what it has said already."""
        nonsense = 0
        while True:
            message = await (receive() if first is None else first)
            first = None
            if message["type"] != "websocket.receive":
                return
            who = token_said(message)
            if who is not None and who.token:
                try:
                    await self.sit_down(looker, who)
                except (Refused, StoreDown) as wrong:
                    await refuse(send, wrong)
                    return
                continue
            try:
                wanted = decode(said(message))
            except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
                nonsense += 1
                await send(text(encode(Wrong(f"not understood: {wrong}"))))
            else:
                reply = await self.reply(looker, wanted)
                nonsense += reply.status in (403, 429)  # onlookers, and who is too quick
                await send(text(encode(reply)))
            if nonsense >= MOST_NONSENSE:
                await send({"type": "websocket.close", "code": NONSENSE})
                return

    async def also(self, table: Table, tokens: Sequence[str]) -> frozenset[int]:
        """The seats of further people at the same screen. They are here, and see nothing."""
        return frozenset([(await self.door.tables.seat(table.id, each))[1] for each in tokens])

    async def sit_down(self, looker: Looker, who: SocketToken) -> None:
        """An onlooker says late which seat they have: from now on they see what it sees."""
        table = looker.table
        _, seat = await self.door.tables.seat(table.id, who.token)
        also = await self.also(table, who.also)
        self.leave(looker)
        looker.viewer, looker.notes = seat, 0
        looker.also, looker.public = also, who.public
        self.enter(looker)

    async def reply(self, looker: Looker, wanted: SocketAct) -> Reply:
        """Take the action that was sent."""
        start = time.perf_counter()
        try:
            seat = looker.viewer
            if seat is None:
                raise Refused(403, "onlookers cannot act")
            version = await self.door.act(
                looker.table, seat, wanted.version, wanted.action, looker.address
            )
            reply = Reply(wanted.id, 200, version)
        except Refused as no:
            reply = Reply(
                wanted.id, no.status, error=no.line, rule=no.rule, key=no.key, args=no.values
            )
        except StoreDown as down:
            reply = Reply(wanted.id, 503, error=str(down))
        self.metrics.took("WS", "/live", reply.status, time.perf_counter() - start)
        return reply

    async def stream(
        self, table: Table, viewer: Viewer, where: str = "local"
    ) -> AsyncIterator[bytes]:
        """The table after every change, one line each, for as long as somebody reads."""
        looker = Looker(self.queue, table, viewer, None, where)
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
        except asyncio.CancelledError:
            if not looker.dropped:
                raise
        finally:
            self.leave(looker)

    def sweep(self) -> None:
        """Drop those who read too slowly."""
        now = time.monotonic()
        for looker in list(self.lookers):
            stuck = looker.sending_since and now - looker.sending_since > SLOW_SECONDS
            if stuck and looker.task is not None:
                looker.dropped = True
                looker.task.cancel()

    def drop(self, table: Table, seat: int | None = None) -> None:
        """End the sockets and streams of a table, or of one seat; who may come back does."""
        for looker in [each for each in self.lookers if each.table is table]:
            if looker.task is not None and seat in (None, looker.viewer):
                looker.dropped = True
                looker.task.cancel()

    def drop_onlookers(self, table: Table) -> None:
        """End the sockets of those who look on; who still may comes back."""
        for looker in [each for each in self.lookers if each.table is table]:
            if looker.task is not None and looker.viewer is None:
                looker.dropped = True
                looker.task.cancel()

    def close(self) -> None:
        """End all streams; the web server closes the sockets."""
        self.closing = True
        for looker in list(self.lookers):
            looker.ring.set()


async def token_first(waiting: asyncio.Future[Message], seconds: float) -> SocketToken | None:
    """The token in the first message. None: it says something else, or does not come."""
    done, _ = await asyncio.wait([waiting], timeout=seconds)
    return token_said(waiting.result()) if done else None


def token_said(message: Message) -> SocketToken | None:
    """The token in a message; None if the message is about something else."""
    try:
        return decode_token(said(message))
    except (msgspec.DecodeError, UnicodeError):
        return None


def said(message: Message) -> bytes | str:
    """The text of a message."""
    return message.get("text") or message.get("bytes") or b""


def token_in(scope: Scope) -> str | None:
    """The token in the header of a socket: programs can send one, browsers cannot."""
    for name, value in scope["headers"]:
        kind, _, token = value.decode("latin-1").partition(" ")
        if name == b"authorization" and kind.lower() == "bearer" and token.strip():
            return str(token.strip())
    return None


async def refuse(send: Send, wrong: Refused | StoreDown) -> None:
    """Say why not, and close the socket."""
    key = wrong.key if isinstance(wrong, Refused) else ""
    await send(text(encode(Wrong(str(wrong), key=key))))
    status = wrong.status if isinstance(wrong, Refused) else 503
    await send({"type": "websocket.close", "code": CLOSE_CODES.get(status, NONSENSE)})


def text(data: bytes) -> Message:
    """A message for the socket."""
    return {"type": "websocket.send", "text": data.decode()}
