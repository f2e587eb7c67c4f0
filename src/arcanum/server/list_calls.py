"""The calls about lists of open tables."""

from __future__ import annotations

from starlette.requests import Request

from arcanum.games import ids
from arcanum.server.calls import Call, Query
from arcanum.server.errors import Refused
from arcanum.server.limits import Limits
from arcanum.server.listed import STATES, TEMPOS, WAITING, tables_in
from arcanum.server.meeting.rater import Rater
from arcanum.server.requests import address
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import TableListed, TablesListed

LANGUAGES = ("en", "ru", "pl")


class ListCalls:
    """Tables that wait for people, and tables to watch."""

    def __init__(self, store: Store, tables: Tables, rater: Rater, limits: Limits) -> None:
        self.store = store
        self.tables = tables
        self.rater = rater
        self.limits = limits

    def calls(self) -> list[Call]:
        """The table of these calls."""
        names = ("state", "game", "lang", "pace", "fits", "before")
        return [
            Call("GET", "/api/tables", "Open tables, the newest first", self.listed, None,
                 TablesListed, refusals=(400, 403, 429, 503),
                 query=tuple(Query(name) for name in names)),
        ]  # fmt: skip

    async def listed(self, request: Request, body: None) -> TablesListed:
        self.limits.list_tables(address(request))
        asked = request.query_params
        state = STATES[one_of("state", asked.get("state", "waiting"), tuple(STATES))]
        wanted = {
            "game": one_of("game", asked.get("game", ""), ("", *ids())),
            "lang": one_of("lang", asked.get("lang", ""), ("", *LANGUAGES)),
            "tempo": one_of("pace", asked.get("pace", ""), ("", *TEMPOS)),
        }
        before = asked.get("before", "")
        figures = None
        if one_of("fits", asked.get("fits", ""), ("", "me")):
            figures = await self.rater.figures(request)
            if figures is None:
                raise Refused(403, "log in first", key="log-in-first")
        found, more = await self.store.read(
            lambda db: tables_in(db, state, wanted, before, figures)
        )
        return TablesListed(as_of_now(self.tables, found, state), more)


def as_of_now(tables: Tables, found: list[TableListed], state: int) -> list[TableListed]:
    """The same with who is there at this moment, as far as this process knows."""
    for each in found:
        table = tables.open.get(each.table)
        if table is not None:
            each.watching = table.presence.onlookers()
            if state == WAITING:
                for seat, here in zip(each.seats, table.presence.here(), strict=True):
                    seat.here = here
    return found


def one_of(name: str, value: str, known: tuple[str, ...]) -> str:
    """A word of a query, if it is one of those known."""
    if value not in known:
        raise Refused(400, f"'{name}' is one of: {', '.join(filter(None, known))}")
    return value
