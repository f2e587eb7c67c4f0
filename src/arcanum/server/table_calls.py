"""The calls of a table: look, act, undo, seats, chat, notebook, stream."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from arcanum.server.calls import JSON_LINES, SEAT, Call, Query
from arcanum.server.door import Door
from arcanum.server.errors import Refused
from arcanum.server.limits import Limits
from arcanum.server.live import Live
from arcanum.server.making import bots_of, make
from arcanum.server.requests import (
    address,
    own_site_only,
    session_of,
    table_in,
    token_given,
    token_of,
    whole,
)
from arcanum.server.secret import new_token, token_hash
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import (
    Act,
    Acted,
    Answer,
    Answered,
    Claim,
    Claimed,
    Empty,
    GoOn,
    Invite,
    Invited,
    JustToken,
    Made,
    Naming,
    NewTable,
    Notebook,
    NotebookShown,
    Nothing,
    Promised,
    Propose,
    Remind,
    TableShown,
    TakeBack,
    TakenBack,
    Why,
    Wonder,
)

TOKEN = Query("token")


class TableCalls:
    """What players do at a table."""

    def __init__(
        self, store: Store, tables: Tables, door: Door, live: Live, limits: Limits
    ) -> None:
        self.store = store
        self.tables = tables
        self.door = door
        self.live = live
        self.limits = limits

    def calls(self) -> list[Call]:
        """The table of these calls."""
        t = "/api/tables/{table}"
        token = (Query("token"),)
        return [
            Call("POST", "/api/tables", "A new table", self.create, NewTable, Made,
                 status=201, refusals=(403, 409, 422, 429)),
            Call("POST", "/api/deals", "The server's part of a deal, for a new table",
                 self.promise, Nothing, Promised, status=201, refusals=(429,)),
            Call("POST", f"{t}/claim", "Take the seat that an invite is for", self.claim,
                 Claim, Claimed, refusals=(*SEAT, 409)),
            Call("POST", f"{t}/invites", "Another invite to a free seat, or none", self.invite,
                 Invite, Invited, refusals=(*SEAT, 409, 422)),
            Call("GET", t, "The table as a seat, or an onlooker, sees it", self.look, None,
                 TableShown, refusals=(400, 403, 404, 503),
                 query=(*token, Query("since", "integer"), Query("public"))),
            Call("POST", f"{t}/actions", "Take an action", self.act, Act, Acted,
                 refusals=(*SEAT, 409, 422)),
            Call("POST", f"{t}/why", "Whether an action is legal, and why not; nothing is done",
                 self.why, Wonder, Why, refusals=(*SEAT, 409)),
            Call("POST", f"{t}/undo", "Take the last step back", self.undo, TakeBack,
                 TakenBack, refusals=(*SEAT, 409, 422)),
            Call("POST", f"{t}/asks", "Propose a bot for a seat, a pause, or an end",
                 self.propose, Propose, Answered, refusals=(*SEAT, 409, 422)),
            Call("POST", f"{t}/concede", "Give up; done when the game is over by that",
                 self.concede, JustToken, Answered, refusals=(*SEAT, 409)),
            Call("POST", f"{t}/go-on", "End a pause", self.end_pause, JustToken, Empty,
                 refusals=SEAT),
            Call("POST", f"{t}/remind", "Remind a player whom the table waits for",
                 self.remind, Remind, Empty, refusals=(*SEAT, 409, 422)),
            Call("POST", f"{t}/answer", "Answer what is asked", self.answer, Answer,
                 Answered, refusals=(*SEAT, 409)),
            Call("POST", f"{t}/rules", "Go on under changed rules, or propose to end",
                 self.go_on, GoOn, Answered, refusals=(*SEAT, 409)),
            Call("POST", f"{t}/return", "The player is back; the bot goes", self.come_back,
                 JustToken, Empty, refusals=(*SEAT, 409)),
            Call("POST", f"{t}/leave", "The player leaves", self.leave, JustToken, Empty,
                 refusals=SEAT),
            Call("POST", f"{t}/name", "The display name of a seat", self.name, Naming, Empty,
                 refusals=SEAT),
            Call("PUT", f"{t}/notebook", "Notes to oneself", self.jot, Notebook, Empty,
                 refusals=SEAT),
            Call("GET", f"{t}/notebook", "Notes to oneself", self.notebook, None,
                 NotebookShown, refusals=(400, 403, 404, 503), query=(TOKEN,)),
            Call("GET", "/api/stream", "The table after every change, one line each",
                 self.stream, media=JSON_LINES, refusals=(400, 403, 429, 503), query=(TOKEN,)),
        ]  # fmt: skip

    async def create(self, request: Request, body: NewTable) -> Made:
        where = address(request)
        self.limits.create(where)
        if body.club:
            own_site_only(request)
            await self.tables.may_add(body.club, session_of(request))
        with self.tables.quotas.claim(where, bots_of(body.seats), self.limits.on) as claim:
            made = await make(self.tables, body)
            claim.table = made.table
        return made

    async def promise(self, request: Request, body: Nothing) -> Promised:
        self.limits.claim(address(request))
        return Promised(*await self.tables.promises.new())

    async def claim(self, request: Request, body: Claim) -> Claimed:
        self.limits.claim(address(request))
        table = await self.tables.get(table_in(request))
        await self.tables.members_only(table, session_of(request))
        token = new_token()
        hashes = token_hash(body.invite), token_hash(token)
        seat = await self.door.claim(table, *hashes, body.name, body.entropy)
        return Claimed(seat, token)

    async def invite(self, request: Request, body: Invite) -> Invited:
        table, by = await self.tables.seat(table_in(request), token_of(request, body.token))
        invite = "" if body.close else new_token()
        await self.door.invite(table, by, body.seat, token_hash(invite) if invite else b"")
        return Invited(body.seat, invite)

    async def look(self, request: Request, body: None) -> Response:
        since = whole(request.query_params.get("since"))
        table, viewer = await self.tables.viewer(
            table_in(request), token_given(request), session_of(request)
        )
        await self.tables.told(table)
        data, _ = table.shown(viewer, since or 0, request.query_params.get("public") == "1")
        headers = {"cache-control": "no-store"}
        return Response(data, 200, headers, media_type="application/json")

    async def act(self, request: Request, body: Act) -> Acted:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        where = address(request)
        return Acted(await self.door.act(table, seat, body.version, body.action, where))

    async def why(self, request: Request, body: Wonder) -> Why:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        self.limits.action(table.id, seat, address(request))
        room = table.room
        no = room.why_not(seat, " ".join(body.action.split()))
        if no is None:
            return Why(room.version, True)
        return Why(room.version, False, no.line, no.rule, no.key, no.values)

    async def undo(self, request: Request, body: TakeBack) -> TakenBack:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        version, asked = await self.door.take_back(table, seat, body.version, body.unrated)
        return TakenBack(version, asked)

    async def concede(self, request: Request, body: JustToken) -> Answered:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        return Answered(await self.door.concede(table, seat))

    async def end_pause(self, request: Request, body: JustToken) -> Empty:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        await self.door.end_pause(table, seat)
        return Empty()

    async def remind(self, request: Request, body: Remind) -> Empty:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        await self.door.remind(table, seat, body.seat)
        return Empty()

    async def propose(self, request: Request, body: Propose) -> Answered:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        if body.kind != "takeover":
            return Answered(await self.door.propose(table, seat, body.kind))
        bots = [who.bot for who in table.room.seats]
        bots[body.seat : body.seat + 1] = [body.bot]
        where = address(request)
        with self.tables.quotas.claim(where, bots, self.limits.on, table.id) as claim:
            done = await self.door.propose_takeover(table, seat, body.seat, body.bot)
            claim.table = table.id
        return Answered(done)

    async def answer(self, request: Request, body: Answer) -> Answered:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        return Answered(await self.door.answer(table, seat, body.ask, body.agree))

    async def go_on(self, request: Request, body: GoOn) -> Answered:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        return Answered(await self.door.go_on(table, seat, body.go_on))

    async def come_back(self, request: Request, body: JustToken) -> Empty:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        await self.door.come_back(table, seat)
        return Empty()

    async def leave(self, request: Request, body: JustToken) -> Empty:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        await self.door.leave(table, seat)
        return Empty()

    async def name(self, request: Request, body: Naming) -> Empty:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        await self.door.name(table, seat, body.name)
        return Empty()

    async def jot(self, request: Request, body: Notebook) -> Empty:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        self.limits.change(table.id, seat)
        await self.store.jot(table.id, seat, body.text)
        return Empty()

    async def notebook(self, request: Request, body: None) -> NotebookShown:
        table, seat = await self.tables.seat(table_in(request), token_of(request))
        return NotebookShown(await self.store.notebook(table.id, seat))

    async def stream(self, request: Request, body: None) -> Response:
        found = await self.store.by_token(token_hash(token_of(request)))
        if found is None:
            raise Refused(403, "this token opens no seat")
        table = await self.tables.get(found[0])
        headers = {"cache-control": "no-store"}
        where = address(request)
        self.live.crowd.check(table.id, found[1], where)
        lines = self.live.stream(table, found[1], where)
        return StreamingResponse(lines, 200, headers, media_type=JSON_LINES)
