"""Reads a table from the store."""

from __future__ import annotations

import json
from typing import Any

from arcanum.server import stored
from arcanum.server.database import Database
from arcanum.server.deals import seed_of


def load(db: Database, table: str, since: int | None = None) -> stored.Stored | None:
    """A table with all that belongs to it; None if there is no such table.

    With `since`, only events after that version, and neither snapshot nor pictures.
    """
    found = db.rows(
        "SELECT id, game, rules, seats, settings, seed, onlookers, pace, parent, created, "
        "ended, hints, ask, chance, host, practice, salt, part, promise, start, name, link, "
        "hosted, by_lot, arranged, started, listed, lang, gallery, told, low, high, "
        "only_these, club "
        "FROM tables WHERE id = ?",
        (table,),
    )
    if not found:
        return None
    head = head_of(found[0])
    seats = sitting(db, table)
    parts = db.rows("SELECT seat, entropy, at FROM parts WHERE table_id = ?", (table,))
    for seat, entropy, at in parts:
        seats[seat].entropy, seats[seat].sat = entropy, at
        head.began = max(head.began, at)
    agreed = db.rows("SELECT data FROM terms WHERE table_id = ?", (table,))
    if agreed:
        head.terms = stored.Agreed(**json.loads(agreed[0][0]))
    if head.seed is None:
        head.seed = seed_of(head, seats)
    snapshots = snapshot(db, table) if since is None else []
    return stored.Stored(
        head=head,
        sitting=seats,
        events=events(db, table, since or 0),
        snapshot=(snapshots[0][0], bytes(snapshots[0][1])) if snapshots else None,
        extras=extras(db, table),
        ask=found[0][12],
        crossings=crossings(db, table),
        past=past(db, table) if found[0][10] and since is None else None,
        closed=closed(db, table),
    )


def closed(db: Database, table: str) -> str:
    """Why an administrator closed a table; empty: nobody did."""
    found = db.rows("SELECT why FROM closed WHERE table_id = ?", (table,))
    return str(found[0][0]) if found else ""


def head_of(row: tuple[Any, ...]) -> stored.Head:
    """What a table is, from its row."""
    pace = json.loads(row[7])
    return stored.Head(
        id=row[0],
        game=row[1],
        rules=row[2],
        seats=row[3],
        settings=json.loads(row[4]),
        seed=json.loads(row[5]),
        onlookers=bool(row[6]),
        pace=(pace[0], pace[1]) if pace else None,
        parent=row[8],
        created=row[9],
        ended=bool(row[10]),
        hints=json.loads(row[11]),
        chance=row[13],
        host=row[14],
        practice=bool(row[15]),
        salt=row[16],
        part=json.loads(row[17]),
        promise=row[18],
        start=stored.Start(**json.loads(row[19])) if row[19] else None,
        name=row[20],
        link=bytes_or_none(row[21]),
        hosted=bool(row[22]),
        by_lot=bool(row[23]),
        drawn=row[23] == stored.DRAWN,
        arranged=row[24],
        began=row[25],
        open=bool(row[26]),
        lang=row[27],
        gallery=bool(row[28]),
        told=row[29],
        wants=(row[30], row[31]) if row[31] else None,
        only=bool(row[32]),
        club=row[33],
    )


def sitting(db: Database, table: str) -> list[stored.Sitting]:
    """The seats of a table."""
    return [
        stored.Sitting(bot, name, bytes_or_none(token), bool(away), bytes_or_none(invite))
        for bot, name, token, away, invite in db.rows(
            "SELECT bot, name, token, away, invite FROM seats WHERE table_id = ? ORDER BY seat",
            (table,),
        )
    ]


def bytes_or_none(found: Any) -> bytes | None:
    """Bytes from either database; None stays None."""
    return None if found is None else bytes(found)


def snapshot(db: Database, table: str) -> list[tuple[Any, ...]]:
    """The version and data of the last snapshot, if there is one."""
    return db.rows("SELECT version, data FROM snapshots WHERE table_id = ?", (table,))


def events(db: Database, table: str, since: int) -> list[stored.Event]:
    """Everything that happened at a table after a version."""
    return [
        stored.Event(*row)
        for row in db.rows(
            "SELECT kind, seat, action, base, at FROM events WHERE table_id = ? "
            "AND version > ? ORDER BY version",
            (table, since),
        )
    ]


def crossings(db: Database, table: str) -> list[stored.Crossing]:
    """Where a table went over to other rules."""
    return [
        stored.Crossing(
            version=row[0],
            actions=row[1],
            was=row[2],
            becomes=row[3],
            rules=json.loads(row[4]),
            again=row[5],
            agreed=json.loads(row[6]),
            ground=None if row[7] is None else bytes(row[7]),
        )
        for row in db.rows(
            "SELECT version, actions, was, becomes, rules, again, agreed, ground "
            "FROM crossings WHERE table_id = ? ORDER BY number",
            (table,),
        )
    ]


def past(db: Database, table: str) -> bytes | None:
    """The pictures of a finished game, if they were made."""
    found = db.rows("SELECT data FROM pasts WHERE table_id = ?", (table,))
    return bytes(found[0][0]) if found else None


def extras(db: Database, table: str) -> stored.Extras:
    """What a table has beside its game."""
    chat = db.rows("SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = ?", (table,))
    notices: dict[int, dict[str, str]] = {}
    wishes: dict[tuple[int, str], stored.Wish] = {}
    for seat, kind, *wish in db.rows(
        "SELECT seat, kind, target, state, lang, site FROM notices WHERE table_id = ?", (table,)
    ):
        wishes[seat, kind] = stored.Wish(*wish)
        if not wishes[seat, kind].state:
            notices.setdefault(seat, {})[kind] = wishes[seat, kind].target
    remarks = [
        stored.Remark(*row)
        for row in db.rows(
            "SELECT after, seat, bot, decided FROM remarks WHERE table_id = ? ORDER BY number",
            (table,),
        )
    ]
    gallery = db.rows(
        "SELECT COALESCE(MAX(number), 0) FROM gallery WHERE table_id = ?", (table,)
    )
    happenings = [
        stored.Happening(*row)
        for row in db.rows(
            "SELECT after, kind, seat, by_seat, what, at FROM happenings WHERE table_id = ? "
            "ORDER BY number",
            (table,),
        )
    ]
    choices = {
        (seat, kind): value
        for seat, kind, value in db.rows(
            "SELECT seat, kind, value FROM choices WHERE table_id = ?", (table,)
        )
    }
    rematch = db.rows("SELECT data FROM rematches WHERE table_id = ?", (table,))
    return stored.Extras(
        chat=chat[0][0],
        gallery=gallery[0][0],
        notices=notices,
        wishes=wishes,
        remarks=remarks,
        happenings=happenings,
        choices=choices,
        rematch=rematch[0][0] if rematch else "",
    )
