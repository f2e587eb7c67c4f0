"""Statements that take away what belongs to a table or an account."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any

from arcanum.server.database import Statement
from arcanum.server.meeting.removing import person_gone
from arcanum.server.migrations import MIGRATIONS

# Everything that has a `table_id`, whichever migration made it.
OF_TABLES = sorted(
    {
        found[1]
        for step in MIGRATIONS
        for sql in step
        if (found := re.match(r"CREATE TABLE (\w+) \(\s*.*\btable_id\b", sql, re.DOTALL))
    }
)
MINE = "(table_id, seat) IN (SELECT table_id, seat FROM seats WHERE account = ?)"
MOST_ORDERS = 1000
# Kinds of orders, see `orders`.
CHANGED, GONE, KEYS, CLUB = "changed", "gone", "keys", "club"


def table_gone(table: str) -> list[Statement]:
    """A table and all that belongs to it."""
    parts: list[Statement] = [
        (f"DELETE FROM {name} WHERE table_id = ?", (table,)) for name in OF_TABLES
    ]
    return [*parts, ("DELETE FROM tables WHERE id = ?", (table,))]


def logged_out(account: str) -> list[Statement]:
    """All sessions of an account, the tokens that it lent to its devices, its calendar."""
    return [
        ("UPDATE accounts SET calendar = '' WHERE name = ?", (account,)),
        ("DELETE FROM sessions WHERE account = ?", (account,)),
        (f"DELETE FROM keys WHERE {MINE}", (account,)),
    ]


def account_gone(account: str) -> list[Statement]:
    """An account with its notices and notebooks. Its seats stay, without name and owner.

    The games and what was said at the tables belong to all who played there.
    """
    return [
        *logged_out(account),
        (f"DELETE FROM notices WHERE {MINE}", (account,)),
        (f"DELETE FROM notebooks WHERE {MINE}", (account,)),
        (f"DELETE FROM choices WHERE {MINE}", (account,)),
        ("UPDATE seats SET account = '', name = '' WHERE account = ?", (account,)),
        ("DELETE FROM resets WHERE account = ?", (account,)),
        *person_gone(account),
        ("DELETE FROM looks WHERE account = ?", (account,)),
        ("DELETE FROM accounts WHERE name = ?", (account,)),
    ]


SEATS = "SELECT table_id, seat FROM seats WHERE account = ? ORDER BY table_id, seat"


def orders_of(kinds: Sequence[str], seats: Sequence[Sequence[Any]]) -> list[tuple[str, str]]:
    """What the servers must hear when the seats of an account (by `SEATS`) change."""
    by_kind = {
        CHANGED: list(dict.fromkeys(str(table) for table, _ in seats)),
        KEYS: [f"{table} {seat}" for table, seat in seats],
    }
    return [(kind, what) for kind in kinds for what in by_kind[kind]]


def ordered(kind: str, what: str) -> list[Statement]:
    """Tell all running servers; see `orders`."""
    return [
        (
            (
                "INSERT INTO orders (number, kind, what, at) "
                "SELECT COALESCE(MAX(number), 0) + 1, CAST(? AS TEXT), CAST(? AS TEXT), "
                "CAST(? AS DOUBLE PRECISION) FROM orders"
            ),
            (kind, what, time.time()),
        ),
        (
            "DELETE FROM orders WHERE number <= (SELECT MAX(number) FROM orders) - ?",
            (MOST_ORDERS,),
        ),
    ]
