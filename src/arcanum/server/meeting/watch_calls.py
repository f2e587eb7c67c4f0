"""The calls about notices of open tables."""

from __future__ import annotations

from starlette.requests import Request

from arcanum.server.calls import Call
from arcanum.server.errors import Refused
from arcanum.server.meeting.people_calls import Visitors
from arcanum.server.meeting.types import Watch, WatchesShown
from arcanum.server.meeting.watches import Watches
from arcanum.server.quiet import quiet_text
from arcanum.server.requests import site_of

MINE = "/api/me/watches"


class WatchCalls:
    """Whoever asks is told when an open table fits them."""

    def __init__(self, visitors: Visitors, watches: Watches) -> None:
        self.visitors = visitors
        self.watches = watches

    def calls(self) -> list[Call]:
        """The table of these calls."""
        return [
            Call("GET", MINE, "How I am told of open tables", self.mine, None, WatchesShown,
                 refusals=(403, 429, 503)),
            Call("POST", MINE, "Tell me of open tables that fit", self.put, Watch,
                 WatchesShown, refusals=(403, 422, 429)),
        ]  # fmt: skip

    async def mine(self, request: Request, body: None) -> WatchesShown:
        me = await self.visitors.reader(request)
        if not me:
            raise Refused(403, "log in first", key="log-in-first")
        return await self.watches.mine(me)

    async def put(self, request: Request, body: Watch) -> WatchesShown:
        me, _ = await self.visitors.member(request)
        await self.watches.put(me, body, quiet_text(body.quiet), site_of(request))
        return await self.watches.mine(me)
