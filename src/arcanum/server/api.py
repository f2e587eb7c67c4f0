"""What each call does."""

from __future__ import annotations

import gzip
import time
from typing import Any

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from arcanum.server import content, history
from arcanum.server.accounts import COOKIE, SESSION_SECONDS, Accounts
from arcanum.server.advice import Adviser
from arcanum.server.calls import Call, Query, json_response
from arcanum.server.door import Door
from arcanum.server.errors import Clash, Refused
from arcanum.server.headers import from_elsewhere
from arcanum.server.limits import Limits
from arcanum.server.live import Live, whole
from arcanum.server.making import make
from arcanum.server.metrics import Metrics
from arcanum.server.notices import Post
from arcanum.server.openapi import document
from arcanum.server.secret import token_hash
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import (
    Act,
    Acted,
    AnalysisShown,
    Answer,
    Answered,
    Cards,
    Chat,
    Credentials,
    Empty,
    Fork,
    GamesShown,
    Healthy,
    Hints,
    JustToken,
    Kept,
    Line,
    Made,
    Me,
    Mine,
    Missed,
    Moment,
    MyTables,
    Naming,
    NewTable,
    Notebook,
    NotebookShown,
    Nothing,
    NoticeKinds,
    Notify,
    Opened,
    Said,
    Say,
    TableShown,
    TakeBack,
    TakenBack,
    Takeover,
    Why,
    Wonder,
    encode,
)

SEAT = (403, 404, 429)  # what can be wrong with a seat's request
TOKEN = Query("token", needed=True)
JSON_LINES = "application/x-ndjson"
TEXT = "text/plain"


class Api:
    """The handlers, and the table of calls that names them."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        door: Door,
        live: Live,
        limits: Limits,
        metrics: Metrics,
        accounts: Accounts,
        post: Post,
        adviser: Adviser,
    ) -> None:
        self.store = store
        self.tables = tables
        self.door = door
        self.live = live
        self.limits = limits
        self.metrics = metrics
        self.accounts = accounts
        self.post = post
        self.adviser = adviser
        self.document = b""

    def calls(self) -> list[Call]:
        """Every call."""
        t = "/api/tables/{table}"
        token = (Query("token"),)
        return [
            Call("POST", "/api/tables", "A new table", self.create, NewTable, Made,
                 status=201, refusals=(422, 429)),
            Call("GET", t, "The table as a seat, or an onlooker, sees it", self.look, None,
                 TableShown, refusals=(400, 403, 404, 503),
                 query=(*token, Query("since", "integer"))),
            Call("POST", f"{t}/actions", "Take an action", self.act, Act, Acted,
                 refusals=(*SEAT, 409, 422)),
            Call("POST", f"{t}/why", "Whether an action is legal, and why not; nothing is done",
                 self.why, Wonder, Why, refusals=(*SEAT, 409)),
            Call("POST", f"{t}/hint", "What would you do? The best options, with chances",
                 self.hint, JustToken, Hints, refusals=(*SEAT, 409, 503)),
            Call("POST", f"{t}/undo", "Take the last step back", self.undo, TakeBack,
                 TakenBack, refusals=(*SEAT, 409, 422)),
            Call("POST", f"{t}/asks", "Propose that a bot plays for a seat", self.propose,
                 Takeover, Answered, refusals=(*SEAT, 409, 422)),
            Call("POST", f"{t}/answer", "Answer what is asked", self.answer, Answer,
                 Answered, refusals=(*SEAT, 409)),
            Call("POST", f"{t}/return", "The player is back; the bot goes", self.come_back,
                 JustToken, Empty, refusals=SEAT),
            Call("POST", f"{t}/leave", "The player leaves", self.leave, JustToken, Empty,
                 refusals=SEAT),
            Call("POST", f"{t}/name", "The display name of a seat", self.name, Naming, Empty,
                 refusals=SEAT),
            Call("POST", f"{t}/chat", "Say something", self.say, Say, Said, refusals=SEAT),
            Call("GET", f"{t}/chat", "What was said", self.chat, None, Chat,
                 refusals=(400, 403, 404, 503), query=(TOKEN, Query("since", "integer"))),
            Call("PUT", f"{t}/notebook", "Notes to oneself", self.jot, Notebook, Empty,
                 refusals=SEAT),
            Call("GET", f"{t}/notebook", "Notes to oneself", self.notebook, None,
                 NotebookShown, refusals=(400, 403, 404, 503), query=(TOKEN,)),
            Call("POST", f"{t}/notices", "Tell a seat when it is to move", self.notify,
                 Notify, Empty, refusals=(*SEAT, 422)),
            Call("GET", f"{t}/record", "The record of a finished game", self.record,
                 media=JSON_LINES, refusals=(403, 404, 409, 503)),
            Call("GET", f"{t}/history", "A moment of a finished game", self.moment, None,
                 Moment, refusals=(400, 403, 404, 409, 422, 503),
                 query=(Query("at", "integer", True), Query("seat"))),
            Call("GET", f"{t}/missed", "What a seat, or an onlooker, was shown since a note",
                 self.recall, None, Missed, refusals=(400, 403, 404, 409, 429, 503),
                 query=(*token, Query("since", "integer"))),
            Call("GET", f"{t}/analysis", "The analysis of a finished game, or how far it is",
                 self.analysis, None, AnalysisShown, refusals=(403, 404, 409, 503)),
            Call("POST", f"{t}/analysis", "Analyse a finished game; it goes on by itself",
                 self.analyse, JustToken, AnalysisShown, refusals=(*SEAT, 409, 503)),
            Call("POST", f"{t}/fork", "Play on from a moment of a finished game", self.fork,
                 Fork, Made, status=201, refusals=(403, 404, 409, 422, 429)),
            Call("GET", "/api/stream", "The table after every change, one line each",
                 self.stream, media=JSON_LINES, refusals=(400, 403, 503), query=(TOKEN,)),
            Call("GET", "/api/games", "Games, seats, options, bots", self.games, None,
                 GamesShown),
            Call("GET", "/api/cards/{game}", "The printed facts of cards", self.cards, None,
                 Cards, refusals=(404,)),
            Call("GET", "/api/texts/{lang}/{game}", "Fluent texts", self.texts, media=TEXT,
                 refusals=(404,)),
            Call("GET", "/api/rules/{game}", "The rules document", self.rules,
                 media="text/markdown", refusals=(404,)),
            Call("GET", "/api/games/{game}/page/{file}", "A file of the page part that a game"
                 " brings along", self.page_file, media="text/javascript", refusals=(404,)),
            Call("GET", "/api/notices", "Which turn notices are switched on", self.notices,
                 None, NoticeKinds),
            Call("POST", "/api/accounts", "A new account", self.register, Credentials, Me,
                 status=201, refusals=(403, 409, 429)),
            Call("POST", "/api/login", "Log in", self.login, Credentials, Me,
                 refusals=(403, 429)),
            Call("POST", "/api/logout", "Log out", self.logout, Nothing, Empty,
                 refusals=(403,)),
            Call("GET", "/api/me", "My account and its tables", self.me, None, MyTables,
                 refusals=(503,)),
            Call("POST", "/api/me/tables", "Keep a seat among mine", self.keep, JustToken,
                 Kept, refusals=(403, 409)),
            Call("POST", "/api/me/open", "A new token for a seat of mine", self.open, Mine,
                 Opened, refusals=(403, 429)),
            Call("GET", "/healthz", "Alive", self.health, None, Healthy, refusals=(503,)),
            Call("GET", "/metrics", "Figures", self.figures, media=TEXT),
            Call("GET", "/api/openapi.json", "This document", self.openapi, None, None),
        ]  # fmt: skip

    # -- tables

    async def create(self, request: Request, body: NewTable) -> Made:
        self.limits.create(address(request))
        return await make(self.tables, body)

    async def look(self, request: Request, body: None) -> Response:
        since = whole(request.query_params.get("since"))
        table, viewer = await self.tables.viewer(
            request.path_params["table"], request.query_params.get("token")
        )
        data, _ = table.shown(viewer, since or 0)
        headers = {"cache-control": "no-store"}
        return Response(data, 200, headers, media_type="application/json")

    async def act(self, request: Request, body: Act) -> Acted:
        table, seat = await self.tables.seat(request.path_params["table"], body.token)
        return Acted(await self.door.act(table, seat, body.version, body.action))

    async def why(self, request: Request, body: Wonder) -> Why:
        table, seat = await self.tables.seat(request.path_params["table"], body.token)
        self.limits.action(table.id, seat)
        room = table.room
        no = room.why_not(seat, " ".join(body.action.split()))
        if no is None:
            return Why(room.version, True)
        return Why(room.version, False, no.line, no.rule, no.key, no.values)

    async def hint(self, request: Request, body: JustToken) -> Hints:
        table, seat = await self.tables.seat(request.path_params["table"], body.token)
        self.limits.hint(table.id, seat)
        return await self.adviser.hint(table, seat)

    async def analysis(self, request: Request, body: None) -> AnalysisShown:
        table = await self.tables.get(request.path_params["table"])
        return await self.adviser.look(table)

    async def analyse(self, request: Request, body: JustToken) -> AnalysisShown:
        table, seat = await self.tables.seat(request.path_params["table"], body.token)
        self.limits.change(table.id, seat)
        return await self.adviser.start(table)

    async def undo(self, request: Request, body: TakeBack) -> TakenBack:
        table, seat = await self.tables.seat(request.path_params["table"], body.token)
        version, asked = await self.door.take_back(table, seat, body.version)
        return TakenBack(version, asked)

    async def propose(self, request: Request, body: Takeover) -> Answered:
        table, seat = await self.tables.seat(request.path_params["table"], body.token)
        done = await self.door.propose_takeover(table, seat, body.seat, body.bot)
        return Answered(done)

    async def answer(self, request: Request, body: Answer) -> Answered:
        table, seat = await self.tables.seat(request.path_params["table"], body.token)
        return Answered(await self.door.answer(table, seat, body.ask, body.agree))

    async def come_back(self, request: Request, body: JustToken) -> Empty:
        table, seat = await self.tables.seat(request.path_params["table"], body.token)
        await self.door.come_back(table, seat)
        return Empty()

    async def leave(self, request: Request, body: JustToken) -> Empty:
        table, seat = await self.tables.seat(request.path_params["table"], body.token)
        await self.door.leave(table, seat)
        return Empty()

    async def name(self, request: Request, body: Naming) -> Empty:
        table, seat = await self.tables.seat(request.path_params["table"], body.token)
        await self.door.name(table, seat, body.name)
        return Empty()

    async def say(self, request: Request, body: Say) -> Said:
        table, seat = await self.tables.seat(request.path_params["table"], body.token)
        self.limits.chat(table.id, seat)
        at = time.time()
        async with table.lock:
            number = table.room.extras.chat + 1
            try:
                await self.store.say(table.id, number, seat, body.text, at)
            except Clash:  # another process was quicker
                number = (await self.store.last_line(table.id)) + 1
                await self.store.say(table.id, number, seat, body.text, at)
            table.room.extras.chat = number
        table.presence.say(Line(number, seat, body.text, at))
        return Said(number)

    async def chat(self, request: Request, body: None) -> Chat:
        since = whole(request.query_params.get("since"))
        table, _ = await self.tables.seat(request.path_params["table"], token_of(request))
        lines = await self.store.chat(table.id, since or 0)
        return Chat([Line(*line) for line in lines])

    async def jot(self, request: Request, body: Notebook) -> Empty:
        table, seat = await self.tables.seat(request.path_params["table"], body.token)
        self.limits.change(table.id, seat)
        await self.store.jot(table.id, seat, body.text)
        return Empty()

    async def notebook(self, request: Request, body: None) -> NotebookShown:
        table, seat = await self.tables.seat(request.path_params["table"], token_of(request))
        return NotebookShown(await self.store.notebook(table.id, seat))

    async def notify(self, request: Request, body: Notify) -> Empty:
        table, seat = await self.tables.seat(request.path_params["table"], body.token)
        self.limits.change(table.id, seat)
        self.post.check(body.kind, body.target)
        await self.store.notify(table.id, seat, body.kind, body.target)
        mine = table.room.extras.notices.setdefault(seat, {})
        if body.target:
            mine[body.kind] = body.target
        else:
            mine.pop(body.kind, None)
        return Empty()

    async def record(self, request: Request, body: None) -> Response:
        table = await self.tables.get(request.path_params["table"])
        text = history.record(table.room)
        name = f"{table.room.head.game}-{table.id}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, 200, headers, media_type=JSON_LINES)

    async def moment(self, request: Request, body: None) -> Moment:
        at = whole(request.query_params.get("at"))
        if at is None:
            raise Refused(400, "say which moment: at=N")
        table = await self.tables.get(request.path_params["table"])
        return history.moment(table.room, at, request.query_params.get("seat", "all"))

    async def recall(self, request: Request, body: None) -> Response:
        since = whole(request.query_params.get("since"))
        table, viewer = await self.tables.viewer(
            request.path_params["table"], request.query_params.get("token")
        )
        self.limits.recall(table.id, viewer)
        steps = await history.missed(table.room, viewer, since or 0)
        return packed(request, json_response(Missed(steps)))

    async def fork(self, request: Request, body: Fork) -> Made:
        table = await self.tables.get(request.path_params["table"])
        wanted, events = history.forked(table.room, body.at, body.seats)
        self.limits.create(address(request))
        return await make(self.tables, wanted, table.id, events)

    async def stream(self, request: Request, body: None) -> Response:
        found = await self.store.by_token(token_hash(token_of(request)))
        if found is None:
            raise Refused(403, "this token opens no seat")
        table = await self.tables.get(found[0])
        headers = {"cache-control": "no-store"}
        lines = self.live.stream(table, found[1])
        return StreamingResponse(lines, 200, headers, media_type=JSON_LINES)

    # -- around the tables

    async def games(self, request: Request, body: None) -> GamesShown:
        return content.games()

    async def cards(self, request: Request, body: None) -> Cards:
        return Cards(content.cards(request.path_params["game"]))

    async def texts(self, request: Request, body: None) -> Response:
        made = content.texts(request.path_params["lang"], request.path_params["game"])
        return tagged(request, made, "text/plain; charset=utf-8")

    async def rules(self, request: Request, body: None) -> Response:
        made = content.rules(request.path_params["game"])
        return tagged(request, made, "text/markdown; charset=utf-8")

    async def page_file(self, request: Request, body: None) -> Response:
        names = request.path_params
        file = content.page_file(names["game"], names["file"])
        return tagged(request, content.Document(file.body, file.tag), file.kind)

    async def notices(self, request: Request, body: None) -> NoticeKinds:
        return self.post.kinds()

    async def health(self, request: Request, body: None) -> Any:
        if not await self.store.healthy():
            raise Refused(503, "the store does not answer")
        return Healthy(True)

    async def figures(self, request: Request, body: None) -> Response:
        self.metrics.tables.set(len(self.tables.open))
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request, body: None) -> Response:
        if not self.document:
            self.document = encode(document(self.calls()))
        return Response(self.document, media_type="application/json")

    # -- accounts

    async def register(self, request: Request, body: Credentials) -> Response:
        own_site_only(request)
        self.limits.login(address(request), body.name.casefold())
        secret = await self.accounts.create(body.name, body.password)
        return with_session(request, json_response(Me(body.name), 201), secret)

    async def login(self, request: Request, body: Credentials) -> Response:
        own_site_only(request)
        self.limits.login(address(request), body.name.casefold())
        name, secret = await self.accounts.login(body.name, body.password)
        return with_session(request, json_response(Me(name)), secret)

    async def logout(self, request: Request, body: Nothing) -> Response:
        own_site_only(request)
        secret = request.cookies.get(COOKIE)
        if secret:
            await self.accounts.logout(secret)
        response = json_response(Empty())
        response.delete_cookie(COOKIE, path="/api", httponly=True, samesite="strict")
        return response

    async def me(self, request: Request, body: None) -> MyTables:
        return await self.accounts.mine(request.cookies.get(COOKIE))

    async def keep(self, request: Request, body: JustToken) -> Kept:
        own_site_only(request)
        table, seat = await self.accounts.keep(request.cookies.get(COOKIE), body.token)
        return Kept(table, seat)

    async def open(self, request: Request, body: Mine) -> Opened:
        own_site_only(request)
        await self.accounts.mine_is(request.cookies.get(COOKIE), body.table, body.seat)
        self.limits.change(body.table, body.seat)
        return Opened(body.table, body.seat, await self.accounts.open(body.table, body.seat))


def token_of(request: Request) -> str:
    """The token of a query."""
    token = request.query_params.get("token")
    if not token:
        raise Refused(400, "say whose it is: token=…")
    return token


def address(request: Request) -> str:
    """Where a request comes from; a proxy on this machine is believed."""
    peer = request.client.host if request.client else "local"
    if peer in ("127.0.0.1", "::1"):
        forwarded = request.headers.get("x-forwarded-for", "")
        if forwarded:
            return forwarded.rpartition(",")[2].strip()
    return peer


def own_site_only(request: Request) -> None:
    """Requests with a cookie come from our own page only."""
    if from_elsewhere(request.headers):
        raise Refused(403, "this request comes from another site")


def with_session(request: Request, response: Response, secret: str) -> Response:
    """The answer with a session's cookie."""
    secure = request.headers.get("x-forwarded-proto", request.url.scheme) == "https"
    response.set_cookie(
        COOKIE,
        secret,
        max_age=SESSION_SECONDS,
        path="/api",
        secure=secure,
        httponly=True,
        samesite="strict",
    )
    return response


def packed(request: Request, response: Response) -> Response:
    """A large answer that repeats itself, packed for who can open it."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return response
    headers = {"content-encoding": "gzip", "cache-control": "no-store"}
    body = gzip.compress(bytes(response.body), 1)
    return Response(body, 200, headers, media_type=response.media_type)


def tagged(request: Request, made: content.Document, kind: str) -> Response:
    """A document, or only its tag if the reader has it."""
    headers = {"etag": made.tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == made.tag:
        return Response(status_code=304, headers=headers)
    return Response(made.body, 200, headers, media_type=kind)
