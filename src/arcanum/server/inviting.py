"""Free seats: whoever has the invite takes the seat; the host may take the invite back.

Between processes only hashes of tokens and invites travel.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

from arcanum.server.chatting import announce
from arcanum.server.deals import seed_of
from arcanum.server.errors import Clash, Refused, StoreDown
from arcanum.server.opponents import known_bot
from arcanum.server.stored import Sitting
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.wording import display_name

ENOUGH = 22  # characters of a part that nobody can guess


async def claim(
    tables: Tables, table: Table, invite: str, token: str, name: str, entropy: str
) -> int:
    """Take the seat that an invite is for; `invite` and `token` are hashes. Which seat it is.

    The same claim sent twice is one.
    """
    hashed, key = bytes.fromhex(invite), bytes.fromhex(token)
    async with table.lock:
        again = table.room.seats.by_token(key)
        if again is not None:
            return again
        seat = table.room.seats.by_invite(hashed)
        if seat is None and tables.store.shared:
            await tables.refresh(table)
            seat = table.room.seats.by_invite(hashed)
        if seat is None:
            return await claim_again(tables, table, hashed, key, entropy)
        who = table.room.seats[seat]
        name = display_name(name, needed=False) or who.name
        taken = replace(who, name=name, token=key, invite=None, entropy=entropy)
        await take(tables, table, seat, taken)
        return seat


async def claim_again(
    tables: Tables, table: Table, invite: bytes, token: bytes, entropy: str
) -> int:
    """An invite that is spent. Only who spent it, and did not hear the answer, gets a token.

    They are known by the part that they added to the deal: nobody else can know it before the
    game is over. The caller has the lock.
    """
    seat = await tables.store.invited_to(table.id, invite)
    if seat is None:
        raise Refused(403, "this invite opens no seat of this table")
    room = table.room
    own = room.seats[seat].entropy or ""
    if len(own) < ENOUGH or own != entropy or room.over:
        raise Refused(409, "this invite was used or taken back: ask for a new one")
    await tables.store.add_key(table.id, seat, token, time.time())
    room.seats.keys = {}
    return seat


async def give_to_bot(tables: Tables, table: Table, seat: int, bot: str) -> None:
    """A bot gets a free seat, for the whole game. The caller has the lock."""
    known_bot(bot, table.room.head.game)
    who = replace(table.room.seats[seat], bot=bot, invite=None, entropy="")
    await take(tables, table, seat, who)


async def take(tables: Tables, table: Table, seat: int, who: Sitting) -> None:
    """Somebody gets a free seat; with the last one the cards are dealt. There is the lock."""
    room = table.room
    at = time.time()
    who = replace(who, sat=at)
    sitting = [who if p == seat else other for p, other in enumerate(room.seats)]
    seed = seed_of(room.head, sitting)
    try:
        await tables.store.claim(table.id, seat, who, at, seed)
    except Clash as wrong:
        await tables.clashed(table)
        raise Refused(409, "this seat is taken") from wrong
    except (StoreDown, asyncio.CancelledError):
        tables.later(tables.reload(table))  # it may be stored all the same
        raise
    room.seats[seat] = who
    room.views.clear()
    if room.gathering and seed is not None:
        room.head.seed, room.head.began = seed, at
        room.begin()
        room.lay()
    tables.changed(table)
    if who.token is not None:
        await announce(tables, table, seat, "sits", who.name)


async def invite(tables: Tables, table: Table, by: int, seat: int, hashed: str) -> None:
    """Another invite to a free seat, or none if it is empty. The old one opens nothing now."""
    async with table.lock:
        free_seat_of_host(table, by, seat)
        fresh = bytes.fromhex(hashed) or None
        try:
            await tables.store.invite(table.id, seat, fresh)
        except (StoreDown, asyncio.CancelledError):
            tables.later(tables.reload(table))
            raise
        table.room.seats[seat] = replace(table.room.seats[seat], invite=fresh)
        tables.changed(table)


def free_seat_of_host(table: Table, by: int, seat: int) -> None:
    """Refuse, unless the host asks and nobody has taken the seat."""
    room = table.room
    if by != room.head.host:
        raise Refused(403, "only the host of the table may do this")
    if seat >= room.head.seats:
        raise Refused(422, f"this table has {room.head.seats} seats")
    if not room.seats[seat].free:
        raise Refused(409, "this seat is taken")
