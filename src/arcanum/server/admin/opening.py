"""Opening a database for an administrator: it must be there, and of this version."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from arcanum.kernel.errors import BadSetting
from arcanum.server.database import Database, Statement
from arcanum.server.errors import Clash, StoreDown
from arcanum.server.migrations import MIGRATIONS
from arcanum.server.removing import ordered
from arcanum.server.store import connector

TRIES = 5


def is_postgres(where: str) -> bool:
    """Whether this is the address of a PostgreSQL database."""
    return where.startswith(("postgres://", "postgresql://"))


def must_be_there(where: str) -> None:
    """A file is not made by looking for it."""
    if not is_postgres(where) and "://" not in where and not Path(where).is_file():
        raise BadSetting(f"there is no database file '{where}'")


def shape_of(db: Database) -> int:
    """The number of the newest migration in a database."""
    try:
        found = db.rows("SELECT COALESCE(MAX(number), 0) FROM shape")
    except StoreDown as wrong:
        raise BadSetting("this is no database of Arcanum") from wrong
    return int(found[0][0])


@contextmanager
def opened(where: str) -> Iterator[Database]:
    """The database, if this program knows its shape. It is never migrated here."""
    must_be_there(where)
    db = connector(where, "arcanum-admin")()
    try:
        shape = shape_of(db)
        if shape != len(MIGRATIONS):
            what = "start the server once" if shape < len(MIGRATIONS) else "use a newer arcanum"
            raise BadSetting(
                f"the database has shape {shape}, this program knows {len(MIGRATIONS)}: {what}"
            )
        yield db
    finally:
        db.close()


def write(db: Database, statements: list[Statement], *orders: tuple[str, str]) -> None:
    """Write, and leave orders for running servers: both happen, or neither."""
    for left in reversed(range(TRIES)):
        told = [line for kind, what in orders for line in ordered(kind, what)]
        try:
            db.write([*statements, *told])
            return
        except Clash:  # another administrator took the number of the order
            if not left:
                raise
            time.sleep(0.05)
