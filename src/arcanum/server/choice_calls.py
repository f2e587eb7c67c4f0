"""The calls about what a seat wants for itself, and the calendar of its deadlines."""

from __future__ import annotations

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from arcanum.server import changes
from arcanum.server.accounts import COOKIE, Accounts
from arcanum.server.calendars import MEDIA, Calendars
from arcanum.server.calls import SEAT, Call, Query
from arcanum.server.content import LANGUAGES
from arcanum.server.errors import Refused
from arcanum.server.limits import Limits
from arcanum.server.quiet import QUIET, quiet_shown, quiet_text
from arcanum.server.requests import address, site_of, table_in, token_of
from arcanum.server.standing import STANDING, ordered, orders_of
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import Choices, ChoicesShown, Empty

ENDING = ".ics"  # by which calendar programs know what it is


class ChoiceCalls:
    """What only the seat itself is told."""

    def __init__(
        self, tables: Tables, limits: Limits, calendars: Calendars, accounts: Accounts
    ) -> None:
        self.tables = tables
        self.limits = limits
        self.calendars = calendars
        self.accounts = accounts

    def calls(self) -> list[Call]:
        """The table of these calls."""
        t = "/api/tables/{table}/choices"
        return [
            Call("GET", t, "What this seat wants for itself", self.shown, None, ChoicesShown,
                 refusals=(400, 403, 404, 503), query=(Query("token"),)),
            Call("PUT", t, "Holidays, quiet hours, standing orders of this seat", self.choose,
                 Choices, Empty, refusals=(*SEAT, 409, 422)),
            Call("GET", "/api/calendar/{key}", "Deadlines of a seat or an account (iCalendar)",
                 self.calendar, media=MEDIA, refusals=(403, 429, 503), query=(Query("lang"),)),
        ]  # fmt: skip

    async def shown(self, request: Request, body: None) -> ChoicesShown:
        table, seat = await self.tables.seat(table_in(request), token_of(request))
        choices = table.room.extras.choices
        quiet = choices.get((seat, QUIET), "")
        orders = orders_of(table.room, seat)
        me = await self.accounts.who(request.cookies.get(COOKIE))
        key = await self.calendars.key(table, seat, me[0] if me else "")
        return ChoicesShown(
            days=[[a, b] for a, b in table.room.still.holidays(seat)],
            quiet=quiet_shown(quiet),
            orders=orders.kinds(),
            calendar=f"/api/calendar/{key}{ENDING}" if key else "",
        )

    async def choose(self, request: Request, body: Choices) -> Empty:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        self.limits.change(table.id, seat)
        run = self.tables.holder.run
        if body.days is not UNSET:
            spans = [(each.begins, each.ends) for each in body.days]
            await run(changes.TAKE_DAYS, table, seat, spans)
        if body.quiet is not UNSET:
            await run(changes.CHOOSE, table, seat, QUIET, quiet_text(body.quiet))
        if body.orders is not UNSET:
            await self.order(table, seat, list(body.orders))
        return Empty()

    async def order(self, table: Table, seat: int, kinds: list[str]) -> None:
        """Standing orders; what cannot be ordered now is refused."""
        if table.room.over:
            raise Refused(409, "the game is over")
        text = ordered(table.room, seat, kinds)
        await self.tables.holder.run(changes.CHOOSE, table, seat, STANDING, text)

    async def calendar(self, request: Request, body: None) -> Response:
        self.limits.link(address(request))
        lang = request.query_params.get("lang", "en")
        site = self.calendars.wishes.post.public or site_of(request)
        key = str(request.path_params["key"]).removesuffix(ENDING)
        text = await self.calendars.feed(key, lang if lang in LANGUAGES else "en", site)
        headers = {
            "cache-control": "no-store",
            "content-disposition": 'attachment; filename="arcanum.ics"',
        }
        return Response(text, 200, headers, media_type=f"{MEDIA}; charset=utf-8")
