"""Accounts, as an administrator lists, closes, removes and exports them."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

from arcanum.kernel.errors import BadSetting
from arcanum.server.accounts import key_of
from arcanum.server.admin.opening import write
from arcanum.server.database import Database, Statement
from arcanum.server.meeting.removing import exported, unlisted
from arcanum.server.removing import (
    CHANGED,
    KEYS,
    SEATS,
    account_gone,
    logged_out,
    orders_of,
)
from arcanum.server.secret import new_token, token_hash

HOUR = 3600.0


def accounts(db: Database, most: int) -> list[dict[str, Any]]:
    """All accounts by name."""
    found = db.rows(
        "SELECT a.shown, a.created, a.seen, a.closed, "
        "(SELECT COUNT(*) FROM seats s WHERE s.account = a.name), "
        "(SELECT COUNT(*) FROM sessions s WHERE s.account = a.name AND s.ends > ?) "
        "FROM accounts a ORDER BY a.name LIMIT ?",
        (time.time(), most),
    )
    return [
        {
            "name": shown,
            "state": "closed" if closed else "open",
            "created": created,
            "seen": seen,
            "seats": seats,
            "sessions": sessions,
        }
        for shown, created, seen, closed, seats, sessions in found
    ]


def known(db: Database, name: str) -> str:
    """The key of an account that is there."""
    key = key_of(name)
    if not db.rows("SELECT 1 FROM accounts WHERE name = ?", (key,)):
        raise BadSetting(f"there is no account '{name}'")
    return key


def told(db: Database, key: str, *kinds: str) -> list[tuple[str, str]]:
    """What running servers must hear about the seats of an account."""
    return orders_of(kinds, db.rows(SEATS, (key,)))


def set_closed(db: Database, name: str, closed: bool) -> None:
    """Nobody can log in to a closed account; its seats stay its own."""
    key = known(db, name)
    sql = "UPDATE accounts SET closed = ? WHERE name = ?"
    changed: list[Statement] = [(sql, (int(closed), key)), unlisted(key, closed)]
    if not closed:
        write(db, changed)
        return
    write(db, [*changed, *logged_out(key)], *told(db, key, KEYS))


def log_out(db: Database, name: str) -> None:
    """End all sessions of an account, and take the tokens of its devices back."""
    key = known(db, name)
    write(db, logged_out(key), *told(db, key, KEYS))


def delete(db: Database, name: str) -> None:
    """Remove an account. Its seats stay at their tables, without a name."""
    key = known(db, name)
    write(db, account_gone(key), *told(db, key, CHANGED, KEYS))


def reset(db: Database, name: str, hours: float) -> str:
    """The secret of a link that sets a new password once. Older links end."""
    key = known(db, name)
    token = new_token()
    write(
        db,
        [
            ("DELETE FROM resets WHERE account = ? OR ends < ?", (key, time.time())),
            (
                "INSERT INTO resets VALUES (?, ?, ?)",
                (token_hash(token), key, time.time() + hours * HOUR),
            ),
        ],
    )
    return token


def reports(db: Database, most: int) -> list[dict[str, Any]]:
    """What people have reported, newest first."""
    rows = db.rows(
        "SELECT number, at, about, what, teller, text FROM reports "
        "ORDER BY number DESC LIMIT ?",
        (most,),
    )
    return named(("number", "at", "about", "what", "by", "text"), rows)


def export(db: Database, name: str) -> dict[str, Any]:
    """Everything that belongs to an account. Secrets, and what others did, are left out."""
    key = known(db, name)
    shown, created, seen, closed, hidden = db.rows(
        "SELECT shown, created, seen, closed, hidden FROM accounts WHERE name = ?", (key,)
    )[0]
    sessions = db.rows("SELECT ends FROM sessions WHERE account = ? ORDER BY ends", (key,))
    seats = db.rows(
        "SELECT s.table_id, s.seat, s.name, t.game, t.settings, t.created, t.ended "
        "FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.account = ? "
        "ORDER BY t.created, s.table_id, s.seat",
        (key,),
    )
    return {
        "account": {
            "name": shown,
            "created": created,
            "seen": seen,
            "closed": bool(closed),
            "hidden": bool(hidden),
            "sessions_end": [ends for (ends,) in sessions],
        },
        "seats": [
            {
                "table": table,
                "seat": seat,
                "name": called,
                "game": game,
                "settings": json.loads(settings),
                "created": made,
                "over": bool(ended),
                **of_seat(db, table, seat),
            }
            for table, seat, called, game, settings, made, ended in seats
        ],
        **exported(db, key),
    }


def of_seat(db: Database, table: str, seat: int) -> dict[str, Any]:
    """What a seat did, said, noted, and where it wants to be told."""
    at = (table, seat)
    actions = db.rows(
        "SELECT version, kind, action, at FROM events WHERE table_id = ? AND seat = ? "
        "ORDER BY version",
        at,
    )
    chat = db.rows(
        "SELECT number, text, at FROM chat WHERE table_id = ? AND seat = ? ORDER BY number", at
    )
    notebook = db.rows("SELECT text FROM notebooks WHERE table_id = ? AND seat = ?", at)
    notices = db.rows(
        "SELECT kind, target, state, lang FROM notices WHERE table_id = ? AND seat = ? "
        "ORDER BY kind",
        at,
    )
    return {
        "actions": named(("version", "kind", "action", "at"), actions),
        "chat": named(("number", "text", "at"), chat),
        "notebook": notebook[0][0] if notebook else "",
        "notices": named(("kind", "target", "state", "lang"), notices),
    }


def named(names: Sequence[str], rows: Sequence[Sequence[Any]]) -> list[dict[str, Any]]:
    """Rows as objects."""
    return [dict(zip(names, row, strict=True)) for row in rows]
