"""The calls about turn notices: set them, see them, and the links in mails."""

from __future__ import annotations

import re

from starlette.requests import Request

from arcanum.server.calls import SEAT, Call, Query
from arcanum.server.limits import Limits
from arcanum.server.requests import address, scheme_of, table_in, token_of
from arcanum.server.stored import Wish
from arcanum.server.tables import Tables
from arcanum.server.types import Empty, JustToken, MailLink, Notices, NoticeShown, Notify
from arcanum.server.wishes import OFF, STOP, Wishes

TOKEN = (Query("token", needed=True),)
HOST = re.compile(r"[A-Za-z0-9.-]+(?::\d+)?|\[[0-9A-Fa-f:.]+\](?::\d+)?")


def site_of(request: Request) -> str:
    """The address by which this player knows the server, for links to themselves."""
    host = request.headers.get("host", "")
    return f"{scheme_of(request)}://{host}" if HOST.fullmatch(host) else ""


class WishCalls:
    """How players are told."""

    def __init__(self, tables: Tables, limits: Limits, wishes: Wishes) -> None:
        self.tables = tables
        self.limits = limits
        self.wishes = wishes

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
        what, table, _, wish = await self.wishes.read(token_of(request))
        return MailLink(what, wish.target, table.room.head.game)

    async def follow(self, request: Request, body: JustToken) -> MailLink:
        self.limits.link(address(request))
        token = token_of(request, body.token)
        what, table, _, wish = await self.wishes.read(token)
        await self.wishes.follow(token)
        return MailLink(what, wish.target, table.room.head.game)

    async def stop(self, request: Request, body: None) -> Empty:
        self.limits.link(address(request))
        await self.wishes.follow(token_of(request), STOP)
        return Empty()
