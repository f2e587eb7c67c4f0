"""Whether a database is sound: the file itself, and every table in it."""

from __future__ import annotations

from typing import Any

from arcanum.server.admin.opening import is_postgres
from arcanum.server.closing import room_of
from arcanum.server.database import Database
from arcanum.server.loading import load
from arcanum.server.removing import OF_TABLES

MOST_TOLD = 100


def check(db: Database, where: str) -> dict[str, Any]:
    """What is wrong, in one line each, and how many tables can be played on.

    The events of a table must be without gaps, and it must load. One that a newer version of
    the rules can only show is counted, with the reason; that is no damage.
    """
    problems = [] if is_postgres(where) else damaged(db)
    problems += lost_parts(db)
    counts = {"open": 0, "over": 0, "closed": 0, "read_only": 0}
    only_read: list[str] = []
    for (name,) in db.rows("SELECT id FROM tables ORDER BY created, id"):
        wrong, kind, why = examined(db, str(name))
        if wrong:
            problems.append(f"table {name}: {wrong}")
        elif kind:
            counts[kind] += 1
        if why:
            only_read.append(f"table {name}: {why}")
    return {
        "sound": not problems,
        "tables": counts,
        "problems": problems[:MOST_TOLD],
        "read_only": only_read[:MOST_TOLD],
    }


def damaged(db: Database) -> list[str]:
    """What SQLite finds wrong with the file."""
    found = [str(line) for (line,) in db.rows("PRAGMA integrity_check(20)")]
    return [] if found == ["ok"] else [f"file: {line}" for line in found]


def lost_parts(db: Database) -> list[str]:
    """Rows of tables that are not there."""
    out = []
    for part in OF_TABLES:
        sql = (
            f"SELECT COUNT(*) FROM {part} WHERE NOT EXISTS "
            f"(SELECT 1 FROM tables WHERE tables.id = {part}.table_id)"
        )
        (count,) = db.rows(sql)[0]
        if count:
            out.append(f"{part}: {count} rows belong to no table")
    return out


def examined(db: Database, name: str) -> tuple[str, str, str]:
    """What is wrong with a table; else its kind, and why it can only be seen."""
    (first, last, count) = db.rows(
        "SELECT MIN(version), MAX(version), COUNT(*) FROM events WHERE table_id = ?", (name,)
    )[0]
    if count and (first, last) != (1, count):
        return f"events {first} to {last}, but there are {count}", "", ""
    try:
        stored = load(db, name)
        if stored is None:
            return "", "", ""  # removed while we looked
        room = room_of(stored)
    except Exception as wrong:  # whatever it is, it is what the check is for
        return f"{type(wrong).__name__}: {' '.join(str(wrong).split())}", "", ""
    if stored.closed:
        return "", "closed", ""
    if room.read_only:
        return "", "read_only", room.read_only
    return "", "over" if room.over else "open", ""
