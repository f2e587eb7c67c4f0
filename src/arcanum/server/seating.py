"""Changes of a seat: a name, a player who leaves or comes back, a bot that takes over."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from arcanum.server.asking import drop_about, drop_of
from arcanum.server.errors import conceded
from arcanum.server.happening import happen
from arcanum.server.room import Room
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.wording import display_name

BOT_PLAYS, RETURNS = "bot-plays", "returns"  # happenings


async def sit(tables: Tables, table: Table, seat: int, **changes: Any) -> None:
    """Change fields of a seat, safely stored. The caller has the lock."""
    who = replace(table.room.seats[seat], **changes)
    await tables.store.sit(table.id, seat, who)
    table.room.seats[seat] = who
    tables.changed(table)


def played_by_bots(room: Room) -> tuple[list[int], list[int]]:
    """Whose seats a bot took over: who never came back, in the order in which they left, and
    who did. Who has conceded does not come back."""
    gone: list[int] = []
    back: list[int] = []
    for each in room.extras.happenings:
        if each.kind in (BOT_PLAYS, "concedes") and each.seat not in gone:
            gone.append(each.seat)
        elif each.kind == RETURNS and each.seat in gone:
            gone.remove(each.seat)
            back.append(each.seat)
    return gone, [seat for seat in back if seat not in gone]


async def take_over(tables: Tables, table: Table, seat: int, by: int, bot: str) -> None:
    """A bot plays for a seat. The caller has the lock."""
    await drop_of(tables, table, seat)
    await sit(tables, table, seat, bot=bot)
    await happen(tables, table, BOT_PLAYS, seat, by, bot)


async def come_back(tables: Tables, table: Table, seat: int) -> None:
    """The seat's own player is here again; the bot goes."""
    async with table.lock:
        if seat in table.room.conceded:
            raise conceded()
        who = table.room.seats[seat]
        if who.bot or who.away:
            await drop_about(tables, table, seat)
            await sit(tables, table, seat, bot="", away=False)
            if not table.room.over:  # then a bot has played to the end
                await happen(tables, table, RETURNS, seat, seat)


async def leave(tables: Tables, table: Table, seat: int) -> None:
    """The seat's player leaves; they may come back."""
    async with table.lock:
        if not table.room.seats[seat].away:
            await drop_of(tables, table, seat, leaves=True)
            await sit(tables, table, seat, away=True)
            if not table.room.over:
                await happen(tables, table, "leaves", seat, seat)


async def name(tables: Tables, table: Table, seat: int, name: str) -> None:
    """The display name of a seat."""
    name = display_name(name)
    async with table.lock:
        await sit(tables, table, seat, name=name)
