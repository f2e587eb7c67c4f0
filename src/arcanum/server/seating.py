"""Changes of a seat: a name, a player who leaves or comes back, a bot that takes over."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from arcanum.server.acting import conceded
from arcanum.server.happening import happen
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.wording import display_name


async def sit(tables: Tables, table: Table, seat: int, **changes: Any) -> None:
    """Change fields of a seat, safely stored. The caller has the lock."""
    who = replace(table.room.seats[seat], **changes)
    await tables.store.sit(table.id, seat, who)
    table.room.seats[seat] = who
    tables.changed(table)


async def take_over(tables: Tables, table: Table, seat: int, by: int, bot: str) -> None:
    """A bot plays for a seat. The caller has the lock."""
    await sit(tables, table, seat, bot=bot)
    await happen(tables, table, "bot-plays", seat, by, bot)


async def come_back(tables: Tables, table: Table, seat: int) -> None:
    """The seat's own player is here again; the bot goes."""
    async with table.lock:
        if seat in table.room.conceded:
            raise conceded()
        who = table.room.seats[seat]
        if who.bot or who.away:
            await sit(tables, table, seat, bot="", away=False)
            await happen(tables, table, "returns", seat, seat)


async def leave(tables: Tables, table: Table, seat: int) -> None:
    """The seat's player leaves; they may come back."""
    async with table.lock:
        if not table.room.seats[seat].away:
            await sit(tables, table, seat, away=True)
            if not table.room.over:
                await happen(tables, table, "leaves", seat, seat)


async def name(tables: Tables, table: Table, seat: int, name: str) -> None:
    """The display name of a seat."""
    name = display_name(name)
    async with table.lock:
        await sit(tables, table, seat, name=name)
