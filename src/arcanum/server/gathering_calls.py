"""The calls before the deal: the link, sitting down, and what the host arranges."""

from __future__ import annotations

from starlette.requests import Request

from arcanum.server import gathering
from arcanum.server.calls import SEAT, Call
from arcanum.server.door import Door
from arcanum.server.limits import Limits
from arcanum.server.meeting.rater import Rater
from arcanum.server.requests import address, session_of, table_in, token_of
from arcanum.server.secret import new_token, token_hash
from arcanum.server.tables import Tables
from arcanum.server.types import (
    Arrange,
    AtDoor,
    Claimed,
    DoorShown,
    Empty,
    Join,
    JustToken,
    LinkShown,
    NewLink,
    OfSeat,
)


class GatheringCalls:
    """A table of friends comes together."""

    def __init__(self, tables: Tables, door: Door, rater: Rater, limits: Limits) -> None:
        self.tables = tables
        self.rater = rater
        self.door = door
        self.limits = limits

    def calls(self) -> list[Call]:
        """The table of these calls."""
        t = "/api/tables/{table}"
        host = (*SEAT, 409, 422)
        return [
            Call("POST", f"{t}/door", "The table, for somebody who may take a seat", self.look,
                 AtDoor, DoorShown, refusals=SEAT),
            Call("POST", f"{t}/join", "Take a free seat by the link of the table", self.join,
                 Join, Claimed, refusals=host),
            Call("POST", f"{t}/link", "Another link for the table, or none", self.link,
                 NewLink, LinkShown, refusals=(*SEAT, 409)),
            Call("POST", f"{t}/arrange", "The host changes seats, order, openness or name",
                 self.arrange, Arrange, Empty, refusals=host),
            Call("POST", f"{t}/remove", "The host frees a seat before the deal", self.remove,
                 OfSeat, Empty, refusals=host),
            Call("POST", f"{t}/start", "The host begins the game", self.start, JustToken,
                 Empty, refusals=(*SEAT, 409)),
        ]  # fmt: skip

    async def look(self, request: Request, body: AtDoor) -> DoorShown:
        self.limits.claim(address(request))
        table = await self.tables.get(table_in(request))
        await self.tables.members_only(table, session_of(request))
        return gathering.at_door(table, hashed(body.join).hex())

    async def join(self, request: Request, body: Join) -> Claimed:
        self.limits.claim(address(request))
        table = await self.tables.get(table_in(request))
        await self.tables.members_only(table, session_of(request))
        token = new_token()
        seat = -1 if body.seat is None else body.seat
        both = hashed(body.join), token_hash(token)
        head = table.room.head
        figures = await self.rater.figures(request) if head.only else None
        mine = figures[head.game] if figures else None
        seat = await self.door.join(table, *both, seat, body.name, body.entropy, mine)
        return Claimed(seat, token)

    async def link(self, request: Request, body: NewLink) -> LinkShown:
        table, by = await self.tables.seat(table_in(request), token_of(request, body.token))
        join = "" if body.close else new_token()
        await self.door.new_link(table, by, hashed(join))
        return LinkShown(join)

    async def arrange(self, request: Request, body: Arrange) -> Empty:
        table, by = await self.tables.seat(table_in(request), token_of(request, body.token))
        await self.door.arrange(table, by, body)
        return Empty()

    async def remove(self, request: Request, body: OfSeat) -> Empty:
        table, by = await self.tables.seat(table_in(request), token_of(request, body.token))
        await self.door.remove(table, by, body.seat)
        return Empty()

    async def start(self, request: Request, body: JustToken) -> Empty:
        table, by = await self.tables.seat(table_in(request), token_of(request, body.token))
        await self.door.start(table, by)
        return Empty()


def hashed(text: str | None) -> bytes:
    """The hash of a link; empty if there is none."""
    return token_hash(text) if text else b""
