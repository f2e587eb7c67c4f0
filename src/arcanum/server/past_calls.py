"""The calls that look back or ask for advice: records, moments, analyses, hints, forks."""

from __future__ import annotations

import asyncio
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from arcanum.kernel.errors import IllegalAction
from arcanum.server import history, importing
from arcanum.server.advice import Adviser
from arcanum.server.calls import JSON_LINES, SEAT, Call, Query
from arcanum.server.deals import is_secret, secret_deal
from arcanum.server.door import Door
from arcanum.server.errors import Refused
from arcanum.server.heard import Viewer
from arcanum.server.limits import Limits
from arcanum.server.making import bots_of, make
from arcanum.server.replays import Replays
from arcanum.server.requests import (
    address,
    own_site_only,
    packed,
    session_of,
    table_in,
    token_given,
    token_of,
    whole,
)
from arcanum.server.room import Room
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import (
    AnalysisShown,
    Fork,
    Heard,
    Hints,
    JustToken,
    Made,
    Missed,
    Moment,
    NewRecord,
    TakeAlong,
)


class PastCalls:
    """What was, and what would have been better."""

    def __init__(self, tables: Tables, door: Door, limits: Limits, adviser: Adviser) -> None:
        self.tables = tables
        self.door = door
        self.limits = limits
        self.adviser = adviser
        self.replays = Replays()

    def calls(self) -> list[Call]:
        """The table of these calls."""
        t = "/api/tables/{table}"
        token = (Query("token"),)
        return [
            Call("POST", f"{t}/hint", "What would you do? The best options, with chances",
                 self.hint, JustToken, Hints, refusals=(*SEAT, 409, 503)),
            Call("GET", f"{t}/record", "The record of a finished game", self.record,
                 media=JSON_LINES, refusals=(403, 404, 409, 429, 503), query=token),
            Call("POST", f"{t}/record", "The record of a running game, if all its people ask",
                 self.take_along, TakeAlong, media=JSON_LINES, refusals=(*SEAT, 409)),
            Call("GET", f"{t}/history", "A moment of a finished game", self.moment, None,
                 Moment, refusals=(400, 403, 404, 409, 422, 429, 503),
                 query=(*token, Query("at", "integer", True), Query("seat"))),
            Call("GET", f"{t}/heard", "How many notes there were after each action",
                 self.heard, None, Heard, refusals=(403, 404, 409, 429, 503), query=token),
            Call("GET", f"{t}/missed", "What a seat, or an onlooker, was shown since a note",
                 self.recall, None, Missed, refusals=(400, 403, 404, 409, 429, 503),
                 query=(*token, Query("since", "integer"))),
            Call("GET", f"{t}/analysis", "The analysis of a finished game, or how far it is",
                 self.analysis, None, AnalysisShown, refusals=(403, 404, 409, 429, 503),
                 query=token),
            Call("POST", f"{t}/analysis", "Analyse a finished game; it goes on by itself",
                 self.analyse, JustToken, AnalysisShown, refusals=(*SEAT, 409, 503)),
            Call("POST", f"{t}/analysis/stop", "End an analysis; what it found is kept",
                 self.stop, JustToken, AnalysisShown, refusals=(*SEAT, 409, 503)),
            Call("POST", f"{t}/fork", "Play on from a moment of a finished game", self.fork,
                 Fork, Made, status=201, refusals=(403, 404, 409, 422, 429)),
            Call("POST", "/api/records", "A table from a record: to look at, or to play on",
                 self.bring, NewRecord, Made, status=201, refusals=(409, 422, 429)),
        ]  # fmt: skip

    async def viewer(
        self, request: Request, in_body: str | None = None
    ) -> tuple[Table, Viewer]:
        """The table and who looks back at it: where no onlookers are, only its players."""
        token = token_given(request, in_body)
        return await self.tables.viewer(table_in(request), token, session_of(request))

    async def known(self, table: Table) -> None:
        """Refuse as long as others play the same deal: its seed tells every card."""
        await self.tables.told(table)
        if is_secret(table.room.head):
            raise secret_deal()

    async def may_see(self, table: Table, viewer: Viewer, seat: str) -> None:
        """As long as others play the same deal, nobody looks into all hands.

        A player sees what their own seat saw, and who looks on what one person did: no bot's
        hand.
        """
        head = table.room.head
        if head.told and table.room.over:
            own = [viewer] if viewer is not None else people(table.room)
            if seat not in ("onlooker", *map(str, own)):
                await self.known(table)

    async def hint(self, request: Request, body: JustToken) -> Hints:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        where = address(request)
        self.limits.hint(table.id, seat, where)
        return await self.adviser.hint(table, seat, self.limits.payer(where))

    async def record(self, request: Request, body: None) -> Response:
        self.limits.look_back(address(request))
        table, _ = await self.viewer(request)
        await self.known(table)
        text = history.record(table.room)
        name = f"{table.room.head.game}-{table.id}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, 200, headers, media_type=JSON_LINES)

    async def take_along(self, request: Request, body: TakeAlong) -> Response:
        name = table_in(request)
        table, seat = await self.tables.seat(name, token_of(request, body.token))
        await self.known(table)
        others = [(await self.tables.seat(name, token))[1] for token in body.also]
        text = await self.door.take_along(table, [seat, *others])
        return Response(text, 200, {"cache-control": "no-store"}, media_type=JSON_LINES)

    async def moment(self, request: Request, body: None) -> Response:
        at = whole(request.query_params.get("at"))
        if at is None:
            raise Refused(400, "a moment is missing: at=N")
        table, viewer = await self.viewer(request)
        self.limits.look_back(address(request))
        seat = request.query_params.get("seat", "all")
        await self.may_see(table, viewer, seat)
        data = await self.replays.moment(table.room, at, seat)
        headers = {"cache-control": "no-store"}
        return Response(data, 200, headers, media_type="application/json")

    async def heard(self, request: Request, body: None) -> Heard:
        table, viewer = await self.viewer(request)
        self.limits.look_back(address(request))
        return Heard(history.heard(table.room, viewer))

    async def recall(self, request: Request, body: None) -> Response:
        since = whole(request.query_params.get("since"))
        table, viewer = await self.viewer(request)
        self.limits.recall(table.id, viewer, address(request))
        if viewer is None and table.room.over:
            await self.known(table)
        return packed(request, await self.replays.missed(table.room, viewer, since or 0))

    async def analysis(self, request: Request, body: None) -> AnalysisShown:
        self.limits.look_back(address(request))
        table, _ = await self.viewer(request)
        await self.known(table)
        return await self.adviser.look(table)

    async def analyse(self, request: Request, body: JustToken) -> AnalysisShown:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        self.limits.change(table.id, seat)
        await self.known(table)
        return await self.adviser.start(table, self.limits.payer(address(request)))

    async def stop(self, request: Request, body: JustToken) -> AnalysisShown:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        self.limits.change(table.id, seat)
        await self.known(table)
        return await self.adviser.stop(table)

    async def bring(self, request: Request, body: NewRecord) -> Made:
        where = address(request)
        self.limits.create(where)
        record, wanted, events = await asyncio.to_thread(
            importing.imported, body.record, body.seats
        )
        with self.tables.quotas.claim(where, bots_of(wanted.seats), self.limits.on) as claim:
            try:
                made = await make(
                    self.tables,
                    wanted,
                    "",
                    events,
                    record.chance,
                    check=partial(importing.comes_to, record),
                )
            except IllegalAction as wrong:
                line = f"this record cannot be used: {wrong}"
                raise Refused(422, line, "bad-record") from wrong
            claim.table = made.table
        return made

    async def fork(self, request: Request, body: Fork) -> Made:
        where = address(request)
        self.limits.create(where)
        table, viewer = await self.viewer(request, body.token)
        await self.known(table)
        wanted, events = history.forked(table.room, body.at, body.seats, viewer)
        if wanted.club:
            own_site_only(request)
            await self.tables.members_only(table, session_of(request))
        with self.tables.quotas.claim(where, bots_of(wanted.seats), self.limits.on) as claim:
            chance = table.room.head.chance
            made = await make(self.tables, wanted, table.id, events, chance)
            claim.table = made.table
        return made


def people(room: Room) -> list[int]:
    """The seats that are somebody's, whoever plays them now."""
    return [p for p, who in enumerate(room.seats) if who.token is not None]
