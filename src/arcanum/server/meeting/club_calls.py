"""The calls of clubs, and reports to the host of the server."""

from __future__ import annotations

import time

from starlette.requests import Request

from arcanum.server.calls import Call, Query
from arcanum.server.list_calls import one_of
from arcanum.server.listed import STATES
from arcanum.server.meeting.clubs import Clubs
from arcanum.server.meeting.ladder import Ladders
from arcanum.server.meeting.people_calls import READ, Visitors, game_in, start_of
from arcanum.server.meeting.types import (
    ClubShown,
    ClubsListed,
    JoinCode,
    Ladder,
    MadeClub,
    NewClub,
    RemoveMember,
    Report,
)
from arcanum.server.types import Empty, Nothing, TablesListed
from arcanum.server.wording import chat_line

CHANGE = (403, 404, 409, 429)
MOST_REPORTS = 10_000
TELL = """INSERT INTO reports (number, about, what, teller, text, at)
    SELECT COALESCE(MAX(number), 0) + 1, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT),
    CAST(? AS TEXT), CAST(? AS DOUBLE PRECISION) FROM reports"""
FORGET = "DELETE FROM reports WHERE number <= (SELECT MAX(number) FROM reports) - ?"


class ClubCalls:
    """What members do."""

    def __init__(self, visitors: Visitors, clubs: Clubs, ladders: Ladders) -> None:
        self.visitors = visitors
        self.clubs = clubs
        self.ladders = ladders

    def calls(self) -> list[Call]:
        """The table of these calls."""
        c = "/api/clubs/{club}"
        return [
            Call("GET", "/api/clubs", "My clubs", self.mine, None, ClubsListed,
                 refusals=(429, 503)),
            Call("POST", "/api/clubs", "A new club", self.create, NewClub, MadeClub,
                 status=201, refusals=(403, 409, 429)),
            Call("GET", c, "A club", self.look, None, ClubShown, refusals=READ,
                 query=(Query("code"),)),
            Call("GET", f"{c}/tables", "The tables of a club", self.tables, None,
                 TablesListed, refusals=READ, query=(Query("state"), Query("before"))),
            Call("GET", f"{c}/ladder/{{game}}", "The ladder of a club", self.ladder, None,
                 Ladder, refusals=READ, query=(Query("start", "integer"),)),
            Call("POST", f"{c}/join", "Join by the link", self.join, JoinCode, ClubShown,
                 refusals=CHANGE),
            Call("POST", f"{c}/leave", "Leave the club", self.leave, Nothing, Empty,
                 refusals=CHANGE),
            Call("POST", f"{c}/remove", "Take a member out", self.remove, RemoveMember,
                 ClubShown, refusals=CHANGE),
            Call("POST", f"{c}/link", "Another join link; the old one ends", self.renew,
                 Nothing, ClubShown, refusals=CHANGE),
            Call("POST", "/api/reports", "Tell the host of the server", self.report, Report,
                 Empty, refusals=(403, 409, 429)),
        ]  # fmt: skip

    async def mine(self, request: Request, body: None) -> ClubsListed:
        me = await self.visitors.reader(request)
        return ClubsListed(await self.clubs.mine(me) if me else [])

    async def create(self, request: Request, body: NewClub) -> MadeClub:
        me, _ = await self.visitors.member(request)
        self.visitors.limits.found(me)
        return MadeClub(await self.clubs.create(body, me))

    async def look(self, request: Request, body: None) -> ClubShown:
        me = await self.visitors.reader(request)
        return await self.clubs.shown(
            club_in(request), me, request.query_params.get("code", "")
        )

    async def tables(self, request: Request, body: None) -> TablesListed:
        me = await self.visitors.reader(request)
        club, asked = club_in(request), request.query_params
        state = STATES[one_of("state", asked.get("state", "waiting"), tuple(STATES))]
        await self.clubs.member(club, me)
        return await self.clubs.tables_of(club, state, asked.get("before", ""))

    async def ladder(self, request: Request, body: None) -> Ladder:
        me = await self.visitors.reader(request)
        club = club_in(request)
        game = game_in(request)
        await self.clubs.member(club, me)
        return await self.ladders.of_club(game, club, start_of(request), me)

    async def join(self, request: Request, body: JoinCode) -> ClubShown:
        me, _ = await self.visitors.member(request)
        await self.clubs.join(club_in(request), me, body.code)
        return await self.clubs.shown(club_in(request), me, "")

    async def leave(self, request: Request, body: Nothing) -> Empty:
        me, _ = await self.visitors.member(request)
        await self.clubs.leave(club_in(request), me)
        return Empty()

    async def remove(self, request: Request, body: RemoveMember) -> ClubShown:
        me, _ = await self.visitors.member(request)
        await self.clubs.remove(club_in(request), me, body.name)
        return await self.clubs.shown(club_in(request), me, "")

    async def renew(self, request: Request, body: Nothing) -> ClubShown:
        me, _ = await self.visitors.member(request)
        await self.clubs.renew(club_in(request), me)
        return await self.clubs.shown(club_in(request), me, "")

    async def report(self, request: Request, body: Report) -> Empty:
        me, _ = await self.visitors.member(request)
        self.visitors.limits.report(me)
        values = (body.about, chat_line(body.what), me, chat_line(body.text), time.time())
        await self.clubs.store.write((TELL, values), (FORGET, (MOST_REPORTS,)))
        return Empty()


def club_in(request: Request) -> str:
    """The club's id in the path."""
    return str(request.path_params["club"])
