"""A rematch: one new table for all who sat at a finished one, with everybody's seat kept free.

Names, options, pace, hints and terms stay; seats move on by one. Whoever sat at the old table
takes their seat at the new one with their old token, until it is given to a bot.
"""

from __future__ import annotations

import time
from dataclasses import replace

import msgspec

from arcanum.server import secret
from arcanum.server.errors import Refused
from arcanum.server.happening import happen
from arcanum.server.inviting import take
from arcanum.server.making import make
from arcanum.server.rematch import Rematch, rematch_of, seat_after
from arcanum.server.room import Room
from arcanum.server.stored import Sitting
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import Human, NewTable, Pace, Terms, encode


async def ask(tables: Tables, table: Table, seat: int) -> tuple[str, int]:
    """The new table and the seat there; the first who asks makes it."""
    async with table.lock:
        room = table.room
        if not room.over:
            raise Refused(409, "the game is not over yet")
        if room.head.start is not None:
            raise Refused(409, "a lesson has no rematch: open it again")
        found = rematch_of(room)
        if found is None:
            made = await make(
                tables,
                wanted(room),
                seated=[next_sitting(room, p) for p in range(room.head.seats)],
                host=seat_after(room, seat),
            )
            found = Rematch(made.table, seat, time.time())
            await put(tables, table, found)
            await happen(tables, table, "rematch", seat, seat)
        return found.table, seat_after(room, seat)


async def answered(tables: Tables, table: Table, seat: int, sits: bool) -> None:
    """Somebody has taken their seat at the new table, or does not want it."""
    async with table.lock:
        found = rematch_of(table.room)
        if found is None:
            raise Refused(409, "nobody has asked for a rematch")
        if sits:
            found.declined = [p for p in found.declined if p != seat]
            found.sits = sorted({*found.sits, seat})
        elif seat not in found.sits:
            found.declined = sorted({*found.declined, seat})
        await put(tables, table, found)


async def put(tables: Tables, table: Table, found: Rematch) -> None:
    """Store it and show it. The caller has the lock."""
    text = encode(found).decode()
    await tables.store.put_rematch(table.id, text)
    table.room.extras.rematch = text
    tables.changed(table)


async def sit_down(
    tables: Tables, table: Table, seat: int, token: str, name: str, entropy: str, again: bool
) -> None:
    """At the new table: take the seat that is kept for who sat at the old one.

    `token` is a hash. `again`: they sit there already and get one more token, unless the host
    has moved people since: then the seat may be somebody else's.
    """
    key = bytes.fromhex(token)
    async with table.lock:
        room = table.room
        if tables.store.shared:
            await tables.refresh(table)
            room = table.room
        who = room.seats[seat]
        if who.free:
            taken = replace(who, name=name or who.name, token=key, invite=None, entropy=entropy)
            await take(tables, table, seat, taken)
        elif again and who.token is not None and not room.head.arranged:
            await tables.store.add_key(table.id, seat, key, time.time())
            room.seats.keys = {}
        else:
            raise Refused(409, "this seat was given to somebody else")


def next_sitting(room: Room, seat: int) -> Sitting:
    """Who sits at a seat of the new table. People get invites that nobody knows."""
    who = room.seats[(seat - 1) % room.head.seats]
    if who.token is None:
        return Sitting(who.bot, who.name, None)
    return Sitting("", who.name, None, invite=secret.token_hash(secret.new_token()))


def wanted(room: Room) -> NewTable:
    """The new table: all as it was."""
    head, terms = room.head, room.head.terms
    return NewTable(
        game=head.game,
        seats=[Human() for _ in range(head.seats)],
        options=head.settings,
        onlookers=head.onlookers,
        pace=None if head.pace is None else Pace(*head.pace),
        hints=head.hints,
        name=head.name,
        gallery=head.gallery,
        club=head.club,
        terms=msgspec.convert(
            {field: getattr(terms, field) for field in Terms.__struct_fields__}, Terms
        ),
    )
