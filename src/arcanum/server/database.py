"""The small interface to a database: transactions of statements, and rows.

SQL is written once, with `?` for values; it means the same to SQLite and PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from arcanum.kernel.errors import BadSetting
from arcanum.server.alike import look_of
from arcanum.server.migrations import LOOKS, MIGRATIONS

Statement = tuple[str, Sequence[Any]]


class Database(Protocol):
    """One connection, used by one thread at a time."""

    def write(self, statements: Sequence[Statement]) -> None:
        """All of them in one transaction, on disk when this returns.

        Raises Clash when a key is taken, StoreDown when the database cannot.
        """
        ...

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """What a query finds."""
        ...

    def close(self) -> None:
        """The end of the connection."""
        ...

    def words(self) -> dict[str, str]:
        """How this database says what `migrations` leaves open."""
        ...


def migrate(db: Database, upto: int = len(MIGRATIONS)) -> int:
    """Bring the store to the newest shape; returns the number it has now."""
    db.write([("CREATE TABLE IF NOT EXISTS shape (number INTEGER PRIMARY KEY)", ())])
    done: int = db.rows("SELECT COALESCE(MAX(number), 0) FROM shape")[0][0]
    if done > len(MIGRATIONS):
        raise BadSetting(
            f"the database has shape {done}, this program knows {len(MIGRATIONS)}: "
            "it was written by a newer version"
        )
    words = db.words()
    for number in range(done + 1, upto + 1):
        statements: list[Statement] = [(s.format(**words), ()) for s in MIGRATIONS[number - 1]]
        if "patient" in words:  # a large store takes its time
            statements.insert(0, (words["patient"], ()))
        if number == LOOKS:
            statements += old_looks(db)
        db.write([*statements, ("INSERT INTO shape VALUES (?)", (number,))])
    count_rows(db)
    return max(done, upto)


def old_looks(db: Database) -> list[Statement]:
    """What the names of before look like. They stay, also if two of them look the same."""
    put = "INSERT INTO looks VALUES (?, ?) ON CONFLICT DO NOTHING"
    names = db.rows("SELECT name, shown FROM accounts ORDER BY created, name")
    return [(put, (look_of(shown), name)) for name, shown in names]


def count_rows(db: Database) -> None:
    """Tell a store that has never counted its rows, as after it was restored, to do so.

    PostgreSQL counts by itself after a minute; until then it takes wrong indexes for the lists.
    """
    words = db.words()
    if "count" in words and db.rows(words["uncounted"]):
        db.write([(words["patient"], ()), (words["count"], ())])
