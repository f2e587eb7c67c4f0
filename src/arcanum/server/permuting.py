"""Statements by which people change seats before the deal, with all that is theirs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from arcanum.server.database import Statement
from arcanum.server.migrations import MIGRATIONS

# Everything that belongs to a seat of a table, whichever migration made it.
OF_SEATS = sorted(
    {
        found[1]
        for step in MIGRATIONS
        for sql in step
        if "table_id" in sql
        and (found := re.match(r"CREATE TABLE (\w+) \(\s*.*\bseat INTEGER\b", sql, re.DOTALL))
    }
)
NEGATIVE = "AND seat < 0"
# What a person leaves behind who gets up from a seat.
LEFT_BEHIND = ("choices", "keys", "notebooks", "notices", "parts")


def permuted(table: str, order: Sequence[int]) -> list[Statement]:
    """Whoever sits at `order[i]` goes to seat i.

    By way of numbers below zero, since no two may have the same seat even for a moment.
    """
    cases = " ".join(f"WHEN {-1 - was} THEN {now}" for now, was in enumerate(order))
    out: list[Statement] = []
    for name in OF_SEATS:
        out.append((f"UPDATE {name} SET seat = -1 - seat WHERE table_id = ?", (table,)))
        out.append(
            (
                f"UPDATE {name} SET seat = CASE seat {cases} END WHERE table_id = ? {NEGATIVE}",
                (table,),
            )
        )
    return out


def emptied(table: str, seat: int) -> list[Statement]:
    """A seat is free again, and nothing is left of whoever had it."""
    out: list[Statement] = [
        (f"DELETE FROM {name} WHERE table_id = ? AND seat = ?", (table, seat))
        for name in LEFT_BEHIND
    ]
    sql = (
        "UPDATE seats SET bot = '', name = '', token = NULL, away = 0, invite = NULL, "
        "account = '' WHERE table_id = ? AND seat = ?"
    )
    return [*out, (sql, (table, seat))]
