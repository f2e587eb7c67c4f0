"""The calls about turn notices: set them, see them, and the links in mails."""

from __future__ import annotations

from starlette.requests import Request

from arcanum.server.calls import SEAT, Call, Query
from arcanum.server.limits import Limits
from arcanum.server.meeting.watches import Watches, is_watch
from arcanum.server.requests import address, site_of, table_in, token_of
from arcanum.server.stored import Wish
from arcanum.server.tables import Tables
from arcanum.server.types import Empty, JustToken, MailLink, Notices, NoticeShown, Notify
from arcanum.server.wishes import OFF, STOP, Wishes

TOKEN = (Query("token", needed=True),)


class WishCalls:
    """How players are told."""

    def __init__(
        self, tables: Tables, limits: Limits, wishes: Wishes, watches: Watches
    ) -> None:
        self.tables = tables
        self.limits = limits
        self.wishes = wishes
        self.watches = watches

    def calls(self) -> list[Call]:
        """The table of these calls."""
        t = "/api/tables/{table}/notices"
        return [
            Call("POST", t, "Tell a seat when it is to move", self.notify, Notify, Empty,
                 refusals=(*SEAT, 422)),
            Call("GET", t, "How a seat is told", self.shown, None, Notices,
                 refusals=(400, 403, 404, 503), query=TOKEN),
            Call("GET", "/api/mail", "What the link of a mail is for", self.look, None,
                 MailLink, refusals=(400, 403, 429, 503), query=TOKEN),
            Call("POST", "/api/mail", "Follow the link of a mail", self.follow, JustToken,
                 MailLink, refusals=(403, 429)),
            Call("POST", "/api/mail/stop", "No more mails (RFC 8058)", self.stop, None, Empty,
                 refusals=(400, 403, 429, 503), query=TOKEN),
        ]  # fmt: skip

    async def notify(self, request: Request, body: Notify) -> Empty:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        self.limits.change(table.id, seat)
        wish = Wish(body.target, "", body.lang, site_of(request))
        await self.wishes.put(table, seat, body.kind, wish)
        return Empty()

    async def shown(self, request: Request, body: None) -> Notices:
        table, seat = await self.tables.seat(table_in(request), token_of(request))
        found = []
        for (whose, kind), wish in sorted(table.room.extras.wishes.items()):
            if whose == seat:
                state, _, why = wish.state.partition(" ")
                target = "" if kind == "push" else wish.target
                found.append(
                    NoticeShown(kind, target, state or "on", why if state == OFF else "")
                )
        return Notices(found)

    async def look(self, request: Request, body: None) -> MailLink:
        self.limits.link(address(request))
        token = token_of(request)
        if is_watch(token):
            return MailLink(*await self.watches.read(token))
        what, table, _, wish = await self.wishes.read(token)
        return MailLink(what, wish.target, table.room.head.game)

    async def follow(self, request: Request, body: JustToken) -> MailLink:
        self.limits.link(address(request))
        token = token_of(request, body.token)
        if is_watch(token):
            return MailLink(*await self.watches.follow(token))
        what, table, _, wish = await self.wishes.read(token)
        await self.wishes.follow(token)
        return MailLink(what, wish.target, table.room.head.game)

    async def stop(self, request: Request, body: None) -> Empty:
        self.limits.link(address(request))
        token = token_of(request)
        if is_watch(token):
            await self.watches.follow(token, STOP)
        else:
            await self.wishes.follow(token, STOP)
        return Empty()
