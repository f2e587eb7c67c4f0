"""What a seat wants for itself, told to nobody else: holidays, quiet hours, standing orders."""

from __future__ import annotations

import time

from arcanum.server.absence import is_live
from arcanum.server.errors import Refused
from arcanum.server.standstill import DAY, DAYS, Span
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import encode

MOST_HOLIDAYS = 8
MOST_DAYS = 60.0  # of holidays at one table


async def choose(tables: Tables, table: Table, seat: int, kind: str, value: str) -> None:
    """Store a choice; empty: it ends."""
    async with table.lock:
        await put(tables, table, seat, kind, value)


async def put(tables: Tables, table: Table, seat: int, kind: str, value: str) -> None:
    """Store a choice. The caller has the lock."""
    await tables.store.choose(table.id, seat, kind, value)
    choices = table.room.extras.choices
    choices.pop((seat, kind), None)
    if value:
        choices[seat, kind] = value
    tables.changed(table)


async def take_days(tables: Tables, table: Table, seat: int, wanted: list[Span]) -> None:
    """The holidays of a seat from now on. Those that have begun can only end otherwise."""
    async with table.lock:
        if wanted and is_live(table.room.banks.pace):
            line = "a live game has no holidays: propose a pause"
            raise Refused(422, line, "no-holidays-live")
        old = table.room.still.holidays(seat)
        days = holidays(old, wanted, time.time())
        await put(tables, table, seat, DAYS, encode(days).decode() if days else "")


def holidays(old: list[Span], wanted: list[Span], now: float) -> list[Span]:
    """All holidays after a change: time that has passed is not counted again."""
    begun = []
    for start, end in old:
        if start < now:
            later = next((b for a, b in wanted if a == start), now)
            begun.append((start, end if end <= now else max(now, later)))
    known = {start for start, _ in begun}
    coming = [(max(a, now), b) for a, b in wanted if a not in known and b > now]
    found = sorted(begun + coming)
    if any(a >= b for a, b in coming):
        raise Refused(422, "holidays end after they begin")
    ahead = [(a, b) for a, b in found if b > now]
    if len(ahead) > MOST_HOLIDAYS or sum(b - a for a, b in ahead) > MOST_DAYS * DAY:
        raise Refused(422, f"at most {MOST_HOLIDAYS} holidays, and {MOST_DAYS:.0f} days in all")
    return found
