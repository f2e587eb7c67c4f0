"""Before the deal: one link for the table, who sits down, and what the host may change.

Between processes only hashes of tokens and links travel.
"""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace

from arcanum.server.chatting import announce
from arcanum.server.database import Statement
from arcanum.server.deals import in_order, lot_of, parts_of, sealed, seed_of
from arcanum.server.errors import Refused, StoreDown
from arcanum.server.inviting import ENOUGH, take
from arcanum.server.listed import RUNNING, WAITING
from arcanum.server.permuting import emptied, permuted
from arcanum.server.room import Room
from arcanum.server.stored import DRAWN, Sitting
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import DoorShown, Pace, Ratings, SeatAtDoor
from arcanum.server.wording import display_name


def may_join(room: Room, link: str) -> None:
    """Refuse, unless this is the table's link, or the table is open to everybody."""
    hashed = bytes.fromhex(link)
    if not room.head.open and (not hashed or hashed != room.head.link):
        raise Refused(403, "this link opens no seat of this table")


def may_sit(room: Room, link: str, rating: int | None) -> None:
    """Refuse whose rating an open table does not want. Whom the host gave the link may sit."""
    head = room.head
    if not head.only or not head.wants or (link and bytes.fromhex(link) == head.link):
        return
    low, high = head.wants
    if rating is None:
        raise Refused(403, "this table asks for a rating: log in first", key="rating-unknown")
    if not low <= rating <= high:
        raise Refused(
            403, f"this table is for ratings from {low} to {high}", key="rating-unwanted"
        )


async def join(
    tables: Tables,
    table: Table,
    link: str,
    token: str,
    seat: int,
    name: str,
    entropy: str,
    rating: int | None = None,
) -> int:
    """Take a free seat by the link of the table; -1 is any. Which seat it is.

    The same sent twice, with the same part of the deal, is one. `rating` is that of whoever
    asks; None: they are not logged in.
    """
    key = bytes.fromhex(token)
    async with table.lock:
        if tables.store.shared:
            await tables.refresh(table)
        room = table.room
        may_join(room, link)
        again = room.seats.by_token(key)
        if again is not None:
            return again
        name = display_name(name, needed=False)
        mine = sat_before(room, name, entropy)
        if mine is not None:
            await tables.store.add_key(table.id, mine, key, time.time())
            room.seats.keys = {}
            return mine
        may_sit(room, link, rating)
        free = room.seats.free()
        if seat >= room.head.seats:
            raise Refused(422, f"this table has {room.head.seats} seats")
        if not free:
            raise Refused(409, "all seats are taken", key="all-taken")
        seat = free[0] if seat < 0 else seat
        if seat not in free:
            raise Refused(409, "this seat is taken", key="seat-taken")
        who = room.seats[seat]
        taken = replace(who, name=name or who.name, token=key, invite=None, entropy=entropy)
        await take(tables, table, seat, taken)
        return seat


def sat_before(room: Room, name: str, entropy: str) -> int | None:
    """The seat of somebody who sat down and did not hear the answer.

    They are known by the part that they added to the deal, which nobody else can know before
    the game is over.
    """
    if len(entropy) < ENOUGH or room.over:
        return None
    for p, who in enumerate(room.seats):
        if who.sat and who.token is not None and (who.entropy, who.name) == (entropy, name):
            return p
    return None


def at_door(table: Table, link: str) -> DoorShown:
    """The table as somebody sees it who may take a seat, or look on."""
    room = table.room
    head = room.head
    if not head.onlookers:
        may_join(room, link)
    return DoorShown(
        table=head.id,
        name=head.name,
        game=head.game,
        settings=head.settings,
        pace=Pace(*head.pace) if head.pace else None,
        lang=head.lang,
        host=head.host,
        gathering=room.gathering,
        by_lot=head.by_lot,
        onlookers=head.onlookers,
        practice=head.practice,
        unrated=room.unrated,
        seed_hash=sealed(head),
        seats=[
            SeatAtDoor(p, who.name, who.bot, who.free, here)
            for (p, who), here in zip(enumerate(room.seats), table.presence.here(), strict=True)
        ],
        rating=Ratings(*head.wants, head.only) if head.wants else None,
    )


# -- what the host may do


def of_host(table: Table, by: int) -> Room:
    """The room, if the host asks and nothing is dealt yet. The caller has the lock."""
    room = table.room
    if by != room.head.host:
        raise Refused(403, "only the host of the table may do this")
    if not room.gathering:
        raise Refused(409, "the game has begun")
    return room


async def new_link(tables: Tables, table: Table, by: int, link: str) -> None:
    """Another link for the table, or none if it is empty. The old one opens nothing now."""
    async with table.lock:
        if by != table.room.head.host:
            raise Refused(403, "only the host of the table may do this")
        if not table.room.gathering and not table.room.seats.free():
            raise Refused(409, "all seats are taken", key="all-taken")
        hashed = bytes.fromhex(link) or None
        sql = "UPDATE tables SET link = ? WHERE id = ?"
        await stored(tables, table, (sql, (hashed, table.id)))


async def arrange(
    tables: Tables,
    table: Table,
    by: int,
    order: list[int] | None,
    by_lot: bool | None,
    is_open: bool | None,
    name: str | None,
) -> None:
    """The host changes who sits where, how seats are given, whether all may join, the name."""
    async with table.lock:
        room = of_host(table, by)
        seats = list(range(room.head.seats))
        statements: list[Statement] = []
        if order is not None:
            if sorted(order) != seats:
                raise Refused(422, f"'order' must name each of the {len(seats)} seats once")
            statements += [*permuted(table.id, order), host_at(table, order.index(by))]
        if by_lot is not None:
            sql = "UPDATE tables SET by_lot = ?, hosted = 1 WHERE id = ?"
            statements.append((sql, (int(by_lot), table.id)))
        if is_open is not None:
            sql = "UPDATE tables SET listed = ?, hosted = 1, opened = ? WHERE id = ?"
            opened = time.time() if is_open and not room.head.open else room.head.created
            statements.append((sql, (WAITING if is_open else 0, opened, table.id)))
        if name is not None:
            sql = "UPDATE tables SET name = ? WHERE id = ?"
            statements.append((sql, (display_name(name, needed=False), table.id)))
        await stored(tables, table, *statements)


async def remove(tables: Tables, table: Table, by: int, seat: int) -> None:
    """Somebody, or a bot, gets up before the deal. The seat is free again."""
    async with table.lock:
        room = of_host(table, by)
        if seat >= room.head.seats:
            raise Refused(422, f"this table has {room.head.seats} seats")
        who = room.seats[seat]
        if seat == by or who.free:
            raise Refused(409, "nobody can be removed from this seat")
        await stored(tables, table, *emptied(table.id, seat))
        if not who.bot:
            await announce(tables, table, seat, "removed", who.name)


async def start(tables: Tables, table: Table, by: int) -> None:
    """All sit, and the host says that the game begins."""
    async with table.lock:
        room = of_host(table, by)
        free = room.seats.free()
        if free:
            raise Refused(409, f"{len(free)} seats are free", key="seats-free")
        head = room.head
        order = list(range(head.seats))
        if head.by_lot and head.part is not None:
            order = lot_of(head.part, in_order(parts_of(room.seats.sitting), head.seats))
        sitting: list[Sitting] = [room.seats[p] for p in order]
        seed = seed_of(replace(head, hosted=False), sitting)
        statements = [*permuted(table.id, order), host_at(table, order.index(by))]
        sql = (
            "UPDATE tables SET seed = ?, hosted = 0, started = ?, by_lot = ?, "
            "listed = CASE WHEN listed > 0 THEN ? ELSE 0 END WHERE id = ?"
        )
        by_lot = DRAWN if head.by_lot else 0
        values = (json.dumps(seed), time.time(), by_lot, RUNNING, table.id)
        await stored(tables, table, *statements, (sql, values))


def host_at(table: Table, seat: int) -> Statement:
    """The host sits there now."""
    return ("UPDATE tables SET host = ? WHERE id = ?", (seat, table.id))


async def stored(tables: Tables, table: Table, *statements: Statement) -> None:
    """Store what the host changed, then look at the table again. The caller has the lock."""
    try:
        await tables.store.arrange(table.id, *statements)
        await tables.read_again(table)
    except (StoreDown, asyncio.CancelledError):
        tables.later(tables.reload(table))  # it may be stored all the same
        raise
