"""Reads a table from the store."""

from __future__ import annotations

import json
from typing import Any

from arcanum.server.database import Database
from arcanum.server.deals import seed_of
from arcanum.server.stored import Event, Extras, Head, Remark, Sitting, Stored


def load(db: Database, table: str) -> Stored | None:
    """A table with all that belongs to it; None if there is no such table."""
    found = db.rows(
        "SELECT id, game, rules, seats, settings, seed, onlookers, pace, parent, created, "
        "ended, hints, ask, chance, host, practice, salt, part, promise "
        "FROM tables WHERE id = ?",
        (table,),
    )
    if not found:
        return None
    head = head_of(found[0])
    seats = sitting(db, table)
    parts = db.rows("SELECT seat, entropy, at FROM parts WHERE table_id = ?", (table,))
    for seat, entropy, at in parts:
        seats[seat].entropy = entropy
        head.began = max(head.began, at)
    if head.seed is None:
        head.seed = seed_of(head, seats)
    snapshots = db.rows("SELECT version, data FROM snapshots WHERE table_id = ?", (table,))
    return Stored(
        head=head,
        sitting=seats,
        events=events(db, table),
        snapshot=(snapshots[0][0], bytes(snapshots[0][1])) if snapshots else None,
        extras=extras(db, table),
        ask=found[0][12],
    )


def head_of(row: tuple[Any, ...]) -> Head:
    """What a table is, from its row."""
    pace = json.loads(row[7])
    return Head(
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
    )


def sitting(db: Database, table: str) -> list[Sitting]:
    """The seats of a table."""
    return [
        Sitting(bot, name, bytes_or_none(token), bool(away), bytes_or_none(invite))
        for bot, name, token, away, invite in db.rows(
            "SELECT bot, name, token, away, invite FROM seats WHERE table_id = ? ORDER BY seat",
            (table,),
        )
    ]


def bytes_or_none(found: Any) -> bytes | None:
    """Bytes from either database; None stays None."""
    return None if found is None else bytes(found)


def events(db: Database, table: str) -> list[Event]:
    """Everything that happened at a table."""
    return [
        Event(*row)
        for row in db.rows(
            "SELECT kind, seat, action, base, at FROM events WHERE table_id = ? "
            "ORDER BY version",
            (table,),
        )
    ]


def extras(db: Database, table: str) -> Extras:
    """What a table has beside its game."""
    chat = db.rows("SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = ?", (table,))
    notices: dict[int, dict[str, str]] = {}
    for seat, kind, target in db.rows(
        "SELECT seat, kind, target FROM notices WHERE table_id = ?", (table,)
    ):
        notices.setdefault(seat, {})[kind] = target
    remarks = [
        Remark(*row)
        for row in db.rows(
            "SELECT after, seat, bot, decided FROM remarks WHERE table_id = ? ORDER BY number",
            (table,),
        )
    ]
    return Extras(chat[0][0], notices, remarks)
