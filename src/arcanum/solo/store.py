"""The store of a table without a server: rows on a shelf, instead of a database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from typing import Any

from arcanum.server import stored
from arcanum.server.database import Statement
from arcanum.server.errors import Clash
from arcanum.server.outages import Outages
from arcanum.server.store import Store
from arcanum.server.types import Line
from arcanum.solo import rows
from arcanum.solo.shelf import Shelf


class Drawer(Store):
    """What the server's tables ask of a store, as far as one browser needs it.

    Only this process writes, but another tab may: then an event clashes, and the table is read
    again.
    """

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.shared = False
        self.outages = Outages()
        self.heads: dict[str, stored.Head] = {}  # of the tables in memory

    async def close(self) -> None:
        """Nothing waits to be written."""

    def write(self, *statements: Statement) -> asyncio.Future[None]:
        return self.keep()  # what only a server counts, such as ratings

    async def rates(self, head: stored.Head) -> bool:
        return False  # there is nobody to compare with

    def keep(self, *found: tuple[str, str]) -> asyncio.Future[None]:
        """Write these rows together; they are safe when the future is done."""
        return asyncio.ensure_future(self.kept(dict(found)))

    async def kept(self, found: dict[str, str]) -> None:
        if found and not await self.shelf.put(found):
            raise Clash("another tab was quicker")

    async def row(self, key: str) -> Any:
        """One row, or None."""
        found = (await self.shelf.under(key)).get(key)
        return None if found is None else json.loads(found)

    # -- tables

    def create(
        self,
        head: stored.Head,
        sitting: Sequence[stored.Sitting],
        events: Sequence[stored.Event],
        snapshot: tuple[int, bytes] | None,
    ) -> asyncio.Future[None]:
        self.heads[head.id] = head
        found = [rows.head_row(head)]
        found += [rows.seat_row(head.id, seat, who) for seat, who in enumerate(sitting)]
        found += [rows.event_row(head.id, at, event) for at, event in enumerate(events, 1)]
        found += [] if snapshot is None else [rows.snapshot_row(head.id, *snapshot)]
        return self.keep(*found)

    def append(
        self, table: str, version: int, event: stored.Event, ended: bool, *more: Statement
    ) -> asyncio.Future[None]:
        found = [rows.event_row(table, version, event)]
        if ended or event.kind == stored.UNDO:
            found.append(self.changed_head(table, ended=ended))
        return self.keep(*found)

    def changed_head(self, table: str, **changes: Any) -> tuple[str, str]:
        """The row of a table with other fields."""
        self.heads[table] = replace(self.heads[table], **changes)
        return rows.head_row(self.heads[table])

    def put_ask(self, table: str, text: str) -> asyncio.Future[None]:
        return self.keep((f"{table}/ask", text))

    def snapshot(self, table: str, version: int, data: bytes) -> asyncio.Future[None]:
        return self.keep(rows.snapshot_row(table, version, data))

    def cross(
        self, table: str, number: int, crossing: stored.Crossing, data: bytes
    ) -> asyncio.Future[None]:
        return self.keep(
            rows.crossing_row(table, number, crossing),
            self.changed_head(table, rules=crossing.becomes),
            (f"{table}/ask", ""),
            rows.snapshot_row(table, crossing.version, data),
        )

    def go_on(self, table: str, number: int, agreed: list[int]) -> asyncio.Future[None]:
        return asyncio.ensure_future(self.agreed(table, number, agreed))

    async def agreed(self, table: str, number: int, agreed: list[int]) -> None:
        key = rows.numbered(table, "crossing", number)
        await self.keep((key, rows.text(await self.row(key) | {"agreed": agreed})))

    async def load(self, table: str, since: int | None = None) -> stored.Stored | None:
        found = rows.stored(table, await self.shelf.under(f"{table}/"))
        if found is not None and since is not None:
            found.events, found.snapshot = found.events[since:], None
        if found is not None:
            self.heads[table] = found.head
            found.extras.outages = self.outages
        return found

    # -- seats

    async def by_token(self, token: bytes) -> tuple[str, int] | None:
        found = await self.row(f"/key/{token.hex()}")
        return None if found is None else (found[0], found[1])

    def sit(self, table: str, seat: int, who: stored.Sitting) -> asyncio.Future[None]:
        return self.keep(rows.seat_row(table, seat, who))

    def add_key(self, table: str, seat: int, token: bytes, at: float) -> asyncio.Future[None]:
        return self.keep((f"/key/{token.hex()}", rows.text([table, seat])))

    def claim(
        self, table: str, seat: int, who: stored.Sitting, at: float, seed: int | str | None
    ) -> asyncio.Future[None]:
        return self.keep(
            rows.seat_row(table, seat, who), self.changed_head(table, seed=seed, began=at)
        )

    def invite(self, table: str, seat: int, invite: bytes | None) -> asyncio.Future[None]:
        return asyncio.ensure_future(self.invited(table, seat, invite))

    async def invited(self, table: str, seat: int, invite: bytes | None) -> None:
        key = rows.numbered(table, "seat", seat)
        await self.keep((key, rows.text(await self.row(key) | {"invite": rows.packed(invite)})))

    async def invited_to(self, table: str, invite: bytes) -> int | None:
        return None  # whoever sits here took the seat on this screen

    def choose(self, table: str, seat: int, kind: str, value: str) -> asyncio.Future[None]:
        return self.keep(rows.choice_row(table, seat, kind, value))

    # -- chat, notebooks, remarks, analyses

    def say(self, table: str, line: Line) -> asyncio.Future[None]:
        values = [line.number, line.seat, line.text, line.at, line.key, line.line]
        return self.keep((rows.numbered(table, "chat", line.number), rows.text(values)))

    async def chat(self, table: str, since: int) -> list[Line]:
        found = rows.many(table, "chat", await self.shelf.under(f"{table}/chat/"))
        return [Line(*line) for line in found if line[0] >= since]

    async def last_line(self, table: str, room: str = "chat") -> int:
        return len(await self.shelf.under(f"{table}/{room}/"))

    async def arranged(self, table: str) -> int:
        return 0  # everybody sits when a table is made

    def jot(self, table: str, seat: int, text: str) -> asyncio.Future[None]:
        return self.keep((f"{table}/notebook/{seat}", rows.text(text)))

    async def notebook(self, table: str, seat: int) -> str:
        return await self.row(f"{table}/notebook/{seat}") or ""

    def remark(self, table: str, number: int, remark: stored.Remark) -> asyncio.Future[None]:
        return self.keep((rows.numbered(table, "remark", number), rows.text(asdict(remark))))

    def happen(self, table: str, number: int, what: stored.Happening) -> asyncio.Future[None]:
        return self.keep((rows.numbered(table, "happening", number), rows.text(asdict(what))))

    def judge(self, table: str, found: stored.Judgement) -> asyncio.Future[None]:
        return self.keep((f"{table}/judgement", rows.text(asdict(found))))

    async def judgement(self, table: str) -> stored.Judgement | None:
        found = await self.row(f"{table}/judgement")
        return None if found is None else stored.Judgement(**found)

    # -- settings

    async def setting(self, name: str, first: Callable[[], str]) -> str:
        found = await self.row(f"/setting/{name}")
        if found is None:
            found = first()
            await self.keep((f"/setting/{name}", rows.text(found)))
        return str(found)
