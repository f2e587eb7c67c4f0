"""Tables, as an administrator lists, closes and removes them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from arcanum.kernel.errors import BadSetting
from arcanum.server.admin.opening import write
from arcanum.server.database import Database
from arcanum.server.removing import CHANGED, GONE, table_gone

CLOSED = "this table was closed by the people who run this server"
HIDDEN = "hidden"  # the key of a line that was hidden; the page has its own words
HIDDEN_LINE = "(hidden by the people who run this server)"
LISTED = """SELECT t.id, t.game, t.seats, t.ended, t.created, COALESCE(e.at, t.created),
    COALESCE(e.version, 0), COALESCE(c.why, '') FROM tables t
    LEFT JOIN closed c ON c.table_id = t.id
    LEFT JOIN events e ON e.table_id = t.id
    AND e.version = (SELECT MAX(version) FROM events WHERE table_id = t.id)"""


@dataclass(frozen=True)
class Filter:
    """Which tables are listed."""

    open: bool = False  # only those that can be played on
    ended: bool = False
    idle: float = 0.0  # nothing happened for so many days
    account: str = ""


def tables(db: Database, only: Filter, most: int) -> list[dict[str, Any]]:
    """Tables, those where something happened last first."""
    where = ["1 = 1"]
    values: list[str | float] = []
    if only.open:
        where.append("t.ended = 0 AND c.why IS NULL")
    if only.ended:
        where.append("t.ended = 1")
    if only.idle:
        where.append("COALESCE(e.at, t.created) < ?")
        values.append(time.time() - only.idle * 86400)
    if only.account:
        where.append("t.id IN (SELECT table_id FROM seats WHERE account = ?)")
        values.append(only.account)
    order = " ORDER BY COALESCE(e.at, t.created) DESC, t.id LIMIT ?"
    found = db.rows(f"{LISTED} WHERE {' AND '.join(where)}{order}", [*values, most])
    return [
        {
            "table": name,
            "game": game,
            "seats": seats,
            "state": "over" if ended else "closed" if why else "open",
            "created": created,
            "at": at,
            "version": version,
        }
        for name, game, seats, ended, created, at, version, why in found
    ]


def known(db: Database, names: Sequence[str]) -> None:
    """Refuse names of tables that are not there, before anything is done."""
    for name in names:
        if not db.rows("SELECT 1 FROM tables WHERE id = ?", (name,)):
            raise BadSetting(f"there is no table '{name}'")


def close(db: Database, names: Sequence[str], why: str) -> None:
    """Nobody plays on at these tables; everybody still sees them."""
    known(db, names)
    for name in names:
        sql = (
            "INSERT INTO closed VALUES (?, ?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET why = excluded.why"
        )
        write(db, [(sql, (name, why or CLOSED, time.time()))], (CHANGED, name))


def reopen(db: Database, names: Sequence[str]) -> None:
    """Closed tables go on."""
    known(db, names)
    for name in names:
        write(db, [("DELETE FROM closed WHERE table_id = ?", (name,))], (CHANGED, name))


def chat(db: Database, name: str, onlookers: bool) -> list[dict[str, Any]]:
    """What was said at a table, by its players or its onlookers."""
    known(db, [name])
    who, where = ("name", "gallery") if onlookers else ("seat", "chat")
    rows = db.rows(
        f"SELECT number, {who}, key, text, at FROM {where} WHERE table_id = ? ORDER BY number",
        (name,),
    )
    return [dict(zip(("number", "by", "key", "text", "at"), row, strict=True)) for row in rows]


def hide_line(db: Database, name: str, number: int, onlookers: bool) -> None:
    """Hides a line of chat from everybody. That there was a line can still be seen."""
    if all(line["number"] != number for line in chat(db, name, onlookers)):
        raise BadSetting(f"nothing was said there with the number {number}")
    where = "gallery" if onlookers else "chat"
    sql = f"UPDATE {where} SET text = ?, key = ? WHERE table_id = ? AND number = ?"
    write(db, [(sql, (HIDDEN_LINE, HIDDEN, name, number))], (CHANGED, name))


def hide_name(db: Database, name: str, seat: int) -> None:
    """The name of a seat goes, from the seat and from the chat."""
    known(db, [name])
    at = (name, seat)
    if not db.rows("SELECT 1 FROM seats WHERE table_id = ? AND seat = ?", at):
        raise BadSetting(f"this table has no seat {'ABCDEFGH'[seat]}")
    seats = "UPDATE seats SET name = '' WHERE table_id = ? AND seat = ?"
    lines = "UPDATE chat SET text = '' WHERE table_id = ? AND seat = ? AND key = 'sits'"
    write(db, [(seats, at), (lines, at)], (CHANGED, name))


def delete(db: Database, names: Sequence[str]) -> None:
    """Remove tables with all that belongs to them."""
    known(db, names)
    for name in names:
        write(db, table_gone(name), (GONE, name))
