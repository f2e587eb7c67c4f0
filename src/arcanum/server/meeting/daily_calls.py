"""The calls of the deals of the day."""

from __future__ import annotations

from starlette.requests import Request

from arcanum.server.calls import Call, Query
from arcanum.server.errors import Refused
from arcanum.server.meeting.daily import BOT, Dailies
from arcanum.server.meeting.people_calls import READ, Visitors, game_in, start_of
from arcanum.server.meeting.types import Daily, DailyDays, Watching, WatchTable
from arcanum.server.requests import address
from arcanum.server.types import Nothing, Opened


class DailyCalls:
    """One deal a day, for everybody."""

    def __init__(self, visitors: Visitors, dailies: Dailies) -> None:
        self.visitors = visitors
        self.dailies = dailies

    def calls(self) -> list[Call]:
        """The table of these calls."""
        return [
            Call("GET", "/api/daily/{game}", "A deal of the day, today's without a day",
                 self.look, None, Daily, refusals=READ,
                 query=(Query("day"), Query("start", "integer"))),
            Call("POST", "/api/daily/{game}", "Try today's deal", self.start, Nothing, Opened,
                 status=201, refusals=(403, 404, 409, 422, 429)),
            Call("POST", "/api/daily/{game}/{day}/watch", "Look back at a game of this deal",
                 self.watch, WatchTable, Watching, refusals=(403, 404, 429)),
            Call("GET", "/api/me/days", "My deals of the day", self.days, None, DailyDays,
                 refusals=(403, 429, 503)),
        ]  # fmt: skip

    async def look(self, request: Request, body: None) -> Daily:
        me = await self.visitors.reader(request)
        day = request.query_params.get("day", "")
        return await self.dailies.look(game_in(request), day, me, start_of(request))

    async def start(self, request: Request, body: Nothing) -> Opened:
        me, name = await self.visitors.member(request)
        game = game_in(request)
        where = address(request)
        limits = self.visitors.limits
        limits.create(where)
        with self.dailies.tables.quotas.claim(where, ["", BOT], limits.on) as claim:
            opened = await self.dailies.start(game, me, name)
            claim.table = opened.table
        return opened

    async def watch(self, request: Request, body: WatchTable) -> Watching:
        me, _ = await self.visitors.member(request)
        day = str(request.path_params["day"])
        return await self.dailies.watch(game_in(request), day, me, body.table)

    async def days(self, request: Request, body: None) -> DailyDays:
        me = await self.visitors.reader(request)
        if not me:
            raise Refused(403, "log in first", key="log-in-first")
        return await self.dailies.days(me)
