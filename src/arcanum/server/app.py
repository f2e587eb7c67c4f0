"""The application: calls, sockets and the page, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import socket
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from arcanum.kernel.errors import ArcanumError
from arcanum.server.account_calls import AccountCalls
from arcanum.server.accounts import Accounts
from arcanum.server.advice import Adviser
from arcanum.server.api import Api, Part
from arcanum.server.bots import BotPool, Driver, pauses
from arcanum.server.calendars import Calendars
from arcanum.server.calls import MOST_BODY, Call, json_response
from arcanum.server.chat_calls import ChatCalls
from arcanum.server.choice_calls import ChoiceCalls
from arcanum.server.clock import Clock
from arcanum.server.content_calls import ContentCalls
from arcanum.server.door import Door
from arcanum.server.errors import Refused, StoreDown
from arcanum.server.gathering_calls import GatheringCalls
from arcanum.server.headers import App, Receive, Scope, SecurityHeaders, Send
from arcanum.server.keeper import Keeper
from arcanum.server.keeping import PURGE_SECONDS
from arcanum.server.leases import RENEW_SECONDS, Leases
from arcanum.server.lesson_calls import LessonCalls
from arcanum.server.limits import Limits
from arcanum.server.list_calls import ListCalls
from arcanum.server.live import Live
from arcanum.server.logs import access, accessed
from arcanum.server.meeting.house import LOOK_SECONDS as MEETING_SECONDS
from arcanum.server.meeting.house import Meeting
from arcanum.server.meeting.rater import Rater
from arcanum.server.meeting.watches import LOOK_SECONDS as WATCH_SECONDS
from arcanum.server.meeting.watches import Watches
from arcanum.server.metrics import Metrics
from arcanum.server.neighbours import Neighbours
from arcanum.server.notices import Notifier
from arcanum.server.orders import LOOK_SECONDS, Orders
from arcanum.server.outages import BEAT_SECONDS, Heart
from arcanum.server.own import OwnAccount
from arcanum.server.own_calls import OwnCalls
from arcanum.server.page import Page, alone
from arcanum.server.past_calls import PastCalls
from arcanum.server.post import post_of
from arcanum.server.rematch_calls import RematchCalls
from arcanum.server.standing import Steward
from arcanum.server.store import Store
from arcanum.server.table_calls import TableCalls
from arcanum.server.tables import Tables
from arcanum.server.types import Wrong
from arcanum.server.usher import Usher
from arcanum.server.wish_calls import WishCalls
from arcanum.server.wishes import wishes_of

log = logging.getLogger("arcanum.server")

LIVE = re.compile("/api/tables/([^/]+)/live")
SWEEP_SECONDS = 5.0
BOT_SECONDS = 10.0
BODY_SECONDS = 20.0  # in which a whole body must come
BURY_SECONDS = 1.0  # until a process that ended is missed


class Server:
    """All parts of one running server."""

    def __init__(
        self,
        db: str,
        limits: bool,
        bot_seconds: float,
        shared: bool,
        folder: Path | None = None,
    ) -> None:
        self.db = db
        self.shared = shared
        self.folder = folder  # where the processes that share the store find each other
        self.usher: Usher | None = None
        self.metrics = Metrics()
        self.limits = Limits(limits)
        self.bot_seconds = bot_seconds
        self.page = Page(alone=alone())
        self.tables: Tables | None = None
        self.live: Live | None = None
        self.calls: list[Call] = []  # all that there is a route for

    @contextlib.asynccontextmanager
    async def running(self, app: Starlette) -> AsyncIterator[None]:
        """Open the store and start the background tasks; end it all afterwards."""
        store = Store(self.db, self.metrics.stored, self.shared)
        tables = self.tables = Tables(store)
        heart = Heart(store, self.shared)
        await heart.start()
        leases = await self.sharing(store, tables)
        neighbours = Neighbours(tables)
        door = Door(tables, self.limits)
        live = self.live = Live(door, neighbours, self.metrics)
        workers = int(os.environ.get("ARCANUM_BOT_WORKERS", max(1, (os.cpu_count() or 2) - 1)))
        pool = BotPool(workers, self.bot_seconds, self.metrics)
        driver = Driver(tables, pool)
        post = await post_of(store)
        wishes = await wishes_of(store, tables, post, self.limits)
        notifier = Notifier(post, tables.holder, wishes=wishes)
        watches = Watches(store, notifier, wishes)
        keeper = Keeper(tables, pool)
        standing = Steward(tables)
        tables.after_change += [
            driver.follow,
            notifier.follow,
            keeper.follow,
            standing.follow,
        ]
        analysts = BotPool(1, self.bot_seconds, self.metrics)
        adviser = Adviser(store, pool, analysts)
        orders = Orders(tables, live)
        await orders.look()
        accounts = Accounts(store, tables)
        meeting = Meeting(store, tables, accounts, self.limits, watches, analysts)
        await meeting.begin()
        rater = Rater(store, accounts)
        parts: tuple[Part, ...] = (
            TableCalls(store, tables, door, live, self.limits),
            GatheringCalls(tables, door, rater, self.limits),
            ListCalls(store, tables, rater, self.limits),
            ChatCalls(store, tables, self.limits),
            WishCalls(tables, self.limits, wishes, watches),
            RematchCalls(tables, self.limits, wishes),
            ChoiceCalls(tables, self.limits, Calendars(store, tables, wishes), accounts),
            PastCalls(tables, door, self.limits, adviser),
            ContentCalls(post),
            AccountCalls(accounts, self.limits),
            OwnCalls(OwnAccount(accounts, orders), self.limits),
            LessonCalls(tables, door, self.limits),
            *meeting.parts,
        )
        api = Api(parts, store, tables, self.metrics)
        app.router.routes[:] = self.routes(api)
        stop = threading.Event()
        thread = None if leases is None else self.listening(neighbours, leases, stop)
        tasks = [
            asyncio.create_task(wake(tables)),
            asyncio.create_task(keeper.catch_up()),
            asyncio.create_task(every(SWEEP_SECONDS, lambda: self.sweep(tables, live, driver))),
            asyncio.create_task(every(BEAT_SECONDS, heart.beat)),
            asyncio.create_task(every(1.0, Clock(tables, driver, heart).tick)),
            asyncio.create_task(every(LOOK_SECONDS, orders.look)),
            asyncio.create_task(every(PURGE_SECONDS, orders.purge)),
            asyncio.create_task(meeting.look()),
            asyncio.create_task(every(MEETING_SECONDS, meeting.look)),
            asyncio.create_task(every(WATCH_SECONDS, watches.look)),
        ]
        if leases is not None:
            tasks.append(asyncio.create_task(every(RENEW_SECONDS, leases.renew)))
            tasks.append(asyncio.create_task(every(BURY_SECONDS, lambda: bury(tables))))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            live.close()
            driver.closing = True
            adviser.close()
            notifier.close()
            meeting.puzzles.close()
            accounts.hashing.close()
            stop.set()
            if thread is not None:
                await self.listened(store, thread)
            await tables.close()
            await heart.beat()
            if leases is not None:
                await leases.close()
            await asyncio.to_thread(pool.close)
            await asyncio.to_thread(analysts.close)
            await store.close()

    def routes(self, api: Api) -> list[Any]:
        """Every path."""
        by_path: dict[str, dict[str, Call]] = {}
        self.calls = api.calls()
        for call in self.calls:
            by_path.setdefault(call.path, {})[call.method] = call
        routes: list[Any] = [
            Route(path, self.endpoint(path, calls), methods=list(calls))
            for path, calls in by_path.items()
        ]
        routes.append(Route("/{path:path}", self.elsewhere, methods=["GET"]))
        return routes

    async def sweep(self, tables: Tables, live: Live, driver: Driver) -> None:
        """Drop idle tables and stuck readers; take over the bots of processes that are gone."""
        live.sweep()
        await tables.sweep()
        if self.shared:
            for table in list(tables.open.values()):
                table.presence.forget()
                driver.follow(table)
                if table.presence.listeners:
                    live.neighbours.tell_here(table)

    async def sharing(self, store: Store, tables: Tables) -> Leases | None:
        """The leases, where several processes share the store."""
        if not self.shared:
            return None
        leases = Leases(store, tables)
        tables.holder = leases
        await leases.renew()
        if self.folder is not None and hasattr(socket, "send_fds"):
            self.usher = Usher(leases, self.folder)
        return leases

    def listening(
        self, neighbours: Neighbours, leases: Leases, stop: threading.Event
    ) -> threading.Thread:
        """Listen to the other processes, in a thread of its own."""
        from arcanum.server.postgres import CHANNEL, listen

        loop = asyncio.get_running_loop()

        def heard(channel: str, message: str) -> None:
            listener = neighbours.heard if channel == CHANNEL else leases.came
            with contextlib.suppress(RuntimeError):  # the loop may be gone
                loop.call_soon_threadsafe(listener, message)

        def missed() -> None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(neighbours.missed)

        where = (self.db, leases.store.worker, heard, missed, stop)
        thread = threading.Thread(target=listen, args=where, daemon=True)
        thread.start()
        return thread

    async def listened(self, store: Store, thread: threading.Thread) -> None:
        """Wait until the listening thread has ended; a message to this process wakes it."""
        with contextlib.suppress(StoreDown):
            await store.send(store.worker, "")
        await asyncio.to_thread(thread.join)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A web socket: there is one path for them."""
        path = LIVE.fullmatch(scope["path"])
        if path is None or self.live is None:
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.live.socket(path[1], scope, receive, send)

    async def elsewhere(self, request: Request) -> Response:
        """The page, for every path outside the API."""
        if request.url.path.startswith("/api/"):
            return json_response(Wrong("there is no such call"), 404)
        return self.page.answer(request)

    def endpoint(
        self, path: str, calls: dict[str, Call]
    ) -> Callable[[Request], Awaitable[Response]]:
        """What answers the calls of one path."""

        async def answer(request: Request) -> Response:
            method = "GET" if request.method == "HEAD" else request.method
            start = time.perf_counter()
            response = await answered(request, calls[method])
            took = time.perf_counter() - start
            self.metrics.took(method, path, response.status_code, took)
            return response

        return answer


class Front:
    """Web sockets go straight to `Live`, everything else through Starlette.

    Thousands of sockets stay open, and every layer in between costs each of them memory.
    """

    def __init__(self, server: Server, app: App) -> None:
        self.server = server
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self.server.socket if scope["type"] == "websocket" else self.app
        if scope["type"] != "lifespan" and access.isEnabledFor(logging.INFO):
            await accessed(app, scope, receive, send)
        else:
            await app(scope, receive, send)


async def answered(request: Request, call: Call) -> Response:
    """Answer one call; what goes wrong becomes one clear line."""
    try:
        body = None if call.body is None else await body_of(request, call.body)
        result = await call.handler(request, body)
    except Refused as no:
        wrong = Wrong(no.line, key=no.key, args=no.values)
        if no.status == 422:
            wrong.rule = no.rule
        headers = {"retry-after": "5"} if no.status in (429, 503) else None
        return json_response(wrong, no.status, headers)
    except StoreDown as down:
        log.error("%s", down)
        return json_response(Wrong(str(down)), 503, {"retry-after": "5"})
    except ArcanumError as wrong_input:
        return json_response(Wrong(str(wrong_input)), 400)
    if isinstance(result, Response):
        return result
    return json_response(result, call.status)


async def body_of(request: Request, kind: Any) -> Any:
    """The body as its type: at most 64 KiB, no unknown fields."""
    length = request.headers.get("content-length", "0")
    if length.isdigit() and int(length) > MOST_BODY:
        raise Refused(400, "the body is larger than 64 KiB")
    body = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > MOST_BODY:
                    raise Refused(400, "the body is larger than 64 KiB")
    except ClientDisconnect as gone:
        raise Refused(400, "the body is incomplete") from gone
    except TimeoutError:
        raise Refused(408, "the body came too slowly") from None
    try:
        found = msgspec.json.decode(body, type=kind)
    except RecursionError:
        raise Refused(400, "the body is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeError) as wrong:
        raise Refused(400, " ".join(str(wrong).split())) from wrong
    if b"\\u0000" in body and has_nul(msgspec.to_builtins(found)):
        raise Refused(400, "a text cannot hold NUL characters")
    return found


def has_nul(found: Any) -> bool:
    """Whether any text holds a NUL character, which some databases cannot store."""
    if isinstance(found, dict):
        return any(has_nul(each) for pair in found.items() for each in pair)
    if isinstance(found, list):
        return any(map(has_nul, found))
    return isinstance(found, str) and "\0" in found


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again; a failure is logged and does not end it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except StoreDown as wrong:
            log.warning("a background task waits for the store: %s", wrong)
        except Exception:
            log.exception("a background task failed")


async def wake(tables: Tables) -> None:
    """After a start, load the tables that go on by themselves, a few at a time."""
    for pause in pauses():
        try:
            await play_on(tables, await tables.store.with_bots())
            return
        except StoreDown as wrong:
            log.warning("tables with bots wait for the store: %s", wrong)
            await asyncio.sleep(pause)


async def play_on(tables: Tables, names: list[str]) -> None:
    """Load tables that go on by themselves, unless another process was quicker."""
    for name in names:
        if await tables.holder.claim(name):
            with contextlib.suppress(Refused):
                await tables.get(name)
        await asyncio.sleep(0.005)


async def bury(tables: Tables) -> None:
    """Take over what processes that are gone have left."""
    names = await tables.store.bury()
    if names:
        tables.later(play_on(tables, names))


async def http_error(request: Request, wrong: Exception) -> Response:
    """Unknown paths and methods, in our words."""
    assert isinstance(wrong, HTTPException)
    headers = dict(wrong.headers) if wrong.headers else None
    lines = {404: "there is nothing here", 405: "this method is not allowed here"}
    line = lines.get(wrong.status_code, wrong.detail)
    return json_response(Wrong(line), wrong.status_code, headers)


async def our_fault(request: Request, wrong: Exception) -> Response:
    """A bug of ours: the log has the details."""
    return json_response(Wrong("something went wrong in the server"), 500)


def make_app(
    db: str,
    limits: bool = True,
    bot_seconds: float = BOT_SECONDS,
    shared: bool = False,
    folder: Path | None = None,
) -> Front:
    """The whole application over one store."""
    server = Server(db, limits, bot_seconds, shared, folder)
    app = Starlette(
        lifespan=server.running,
        exception_handlers={HTTPException: http_error, Exception: our_fault},
    )
    return Front(server, SecurityHeaders(app))
