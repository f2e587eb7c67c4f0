"""Changes of a seat: a name, a player who leaves or comes back, a bot that takes over."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.wording import display_name


async def sit(tables: Tables, table: Table, seat: int, **changes: Any) -> None:
    """Change fields of a seat, safely stored. The caller has the lock."""
    who = replace(table.room.seats[seat], **changes)
    await tables.store.sit(table.id, seat, who)
    table.room.seats[seat] = who
    tables.changed(table)


async def take_over(tables: Tables, table: Table, seat: int, bot: str) -> None:
    """A bot plays for a seat. The caller has the lock."""
    await sit(tables, table, seat, bot=bot)


async def come_back(tables: Tables, table: Table, seat: int) -> None:
    """The seat's own player is here again; the bot goes."""
    async with table.lock:
        await sit(tables, table, seat, bot="", away=False)


async def leave(tables: Tables, table: Table, seat: int) -> None:
    """The seat's player leaves."""
    async with table.lock:
        await sit(tables, table, seat, away=True)


async def name(tables: Tables, table: Table, seat: int, name: str) -> None:
    """The display name of a seat."""
    name = display_name(name)
    async with table.lock:
        await sit(tables, table, seat, name=name)
