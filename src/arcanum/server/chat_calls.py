"""The calls of what is said: the players' chat, and the onlookers' own room."""

from __future__ import annotations

from starlette.requests import Request

from arcanum.server import chatting
from arcanum.server.calls import SEAT, Call, Query
from arcanum.server.errors import Refused
from arcanum.server.limits import Limits
from arcanum.server.requests import (
    address,
    session_of,
    table_in,
    token_given,
    token_of,
    whole,
)
from arcanum.server.showing import reads_gallery
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import CallOut, Chat, Gallery, Said, Say

LOOK = (400, 403, 404, 429, 503)


class ChatCalls:
    """Lines, phrases, and links to lines of the log."""

    def __init__(self, store: Store, tables: Tables, limits: Limits) -> None:
        self.store = store
        self.tables = tables
        self.limits = limits

    def calls(self) -> list[Call]:
        """The table of these calls."""
        t = "/api/tables/{table}"
        query = (Query("token"), Query("since", "integer"))
        return [
            Call("POST", f"{t}/chat", "Say something", self.say, Say, Said,
                 refusals=(*SEAT, 422)),
            Call("GET", f"{t}/chat", "What was said", self.chat, None, Chat, refusals=LOOK,
                 query=query),
            Call("POST", f"{t}/gallery", "Say something as an onlooker", self.call_out,
                 CallOut, Said, refusals=(*SEAT, 409)),
            Call("GET", f"{t}/gallery", "What onlookers said", self.gallery, None, Gallery,
                 refusals=LOOK, query=query),
        ]  # fmt: skip

    async def say(self, request: Request, body: Say) -> Said:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        self.limits.chat(table.id, seat)
        key, text = chatting.words_of(body.text, body.phrase)
        async with table.lock:
            note = -1
            if body.line is not None:
                note = chatting.note_at(table.room, seat, body.line)
            return Said(await chatting.say(self.tables, table, seat, text, key, note))

    async def chat(self, request: Request, body: None) -> Chat:
        self.limits.look_back(address(request))
        since = whole(request.query_params.get("since"))
        table, seat = await self.tables.seat(table_in(request), token_of(request))
        lines = await self.store.chat(table.id, since or 0)
        return Chat(chatting.as_heard(table.room, seat, lines))

    async def call_out(self, request: Request, body: CallOut) -> Said:
        table, _ = await self.tables.viewer(table_in(request), None, session_of(request))
        self.limits.call_out(table.id, address(request))
        key, text = chatting.words_of(body.text, body.phrase)
        return Said(await chatting.call_out(self.tables, table, body.name, text, key))

    async def gallery(self, request: Request, body: None) -> Gallery:
        self.limits.look_back(address(request))
        since = whole(request.query_params.get("since"))
        table, viewer = await self.tables.viewer(
            table_in(request), token_given(request), session_of(request)
        )
        if not reads_gallery(table.room, viewer):
            raise Refused(403, "players read the onlookers' room when the game is over")
        return Gallery(await self.store.gallery(table.id, since or 0))
