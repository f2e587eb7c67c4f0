"""How long things are kept, and the purge that keeps to it.

Days after the last event of a finished game, after the last event of one that nobody goes on
with, and after an account was last used. None: for ever, which is how every server begins.
"""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass

from arcanum.server.database import Database, Statement

SETTING = "retention"
DAY = 86400.0
PURGE_SECONDS = 3600.0
STALE = """SELECT t.id FROM tables t WHERE t.ended = ? AND COALESCE(
    (SELECT MAX(e.at) FROM events e WHERE e.table_id = t.id), t.created) < ? ORDER BY t.id"""
UNUSED = """SELECT a.name FROM accounts a WHERE a.seen < ?
    AND NOT EXISTS (SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.account = a.name AND t.ended = 0) ORDER BY a.name"""


@dataclass(frozen=True)
class Retention:
    """Days for each kind; None: for ever."""

    finished: int | None = None
    unfinished: int | None = None
    accounts: int | None = None


def retention(db: Database) -> Retention:
    """What was set."""
    found = db.rows("SELECT value FROM settings WHERE name = ?", (SETTING,))
    return Retention(**json.loads(found[0][0])) if found else Retention()


def set_retention(wanted: Retention) -> Statement:
    """From now on."""
    return (
        (
            "INSERT INTO settings VALUES (?, ?) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        ),
        (SETTING, json.dumps(asdict(wanted))),
    )


def overdue(db: Database, now: float | None = None) -> tuple[list[str], list[str]]:
    """The tables and the accounts whose time is over."""
    kept = retention(db)
    now = time.time() if now is None else now
    tables = [
        str(name)
        for ended, days in ((1, kept.finished), (0, kept.unfinished))
        if days is not None
        for (name,) in db.rows(STALE, (ended, now - days * DAY))
    ]
    if kept.accounts is None:
        return tables, []
    return tables, [str(a) for (a,) in db.rows(UNUSED, (now - kept.accounts * DAY,))]
