"""The store in one SQLite file: write-ahead log, every commit flushed to disk."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from arcanum.server.database import Statement
from arcanum.server.errors import Clash, StoreDown

WAIT_MS = 5000  # while another program has locked the file


class Sqlite:
    """One connection to the file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        db = None
        try:
            private(path)
            db = self.db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self.db.execute(f"PRAGMA busy_timeout={WAIT_MS}")
            self.db.execute("PRAGMA journal_mode=WAL")
            self.db.execute("PRAGMA synchronous=FULL")
            self.file = os.stat(path).st_ino
        except (sqlite3.Error, OSError) as wrong:
            if db is not None:
                db.close()
            raise StoreDown(f"the database cannot be opened ({reason(wrong)})") from wrong

    def words(self) -> dict[str, str]:
        return {"blob": "BLOB", "real": "REAL", "clustered": " WITHOUT ROWID"}

    def there(self) -> None:
        """Refuse to go on if the file was removed: what is written to it would be lost."""
        try:
            same = os.stat(self.path).st_ino == self.file
        except OSError:
            same = False
        if not same:
            raise StoreDown("the database file is missing")

    def write(self, statements: Sequence[Statement]) -> None:
        self.there()
        execute = self.db.execute
        try:
            execute("BEGIN IMMEDIATE")
            for sql, values in joined(statements):
                execute(sql, values)
            execute("COMMIT")
        except sqlite3.Error as wrong:
            self.roll_back()
            if isinstance(wrong, sqlite3.IntegrityError):
                raise Clash("this is stored already") from wrong
            raise StoreDown(f"the database cannot write ({wrong})") from wrong

    def roll_back(self) -> None:
        """As if nothing had been written."""
        if self.db.in_transaction:
            try:
                self.db.execute("ROLLBACK")
            except sqlite3.Error as wrong:
                raise StoreDown(f"the database cannot roll back ({wrong})") from wrong

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        self.there()
        try:
            return self.db.execute(sql, values).fetchall()
        except sqlite3.Error as wrong:
            raise StoreDown(f"the database cannot be read ({wrong})") from wrong

    def close(self) -> None:
        self.db.close()


def reason(wrong: Exception) -> str:
    """Why something failed, without the file's place."""
    return str(getattr(wrong, "strerror", None) or wrong)


def private(path: Path) -> None:
    """Only the owner may read a new file: it holds addresses, and chances to guess tokens.

    Of a file that is there already, strangers lose what they may do; a group keeps it. What
    SQLite puts beside the file gets the same mode.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        mode = stat.S_IMODE(os.stat(path).st_mode)
        if mode & 0o007:
            with contextlib.suppress(PermissionError):  # it belongs to somebody else
                os.chmod(path, mode & ~0o007)


def joined(statements: Sequence[Statement]) -> list[Statement]:
    """Neighbours that insert one row each with the same words become one statement.

    Every statement gives up the interpreter lock and waits for it again: one statement for all
    rows of a group commit waits only once.
    """
    out: list[Statement] = []
    at = 0
    while at < len(statements):
        sql, values = statements[at]
        end = at + 1
        if sql.startswith("INSERT INTO events VALUES (") and sql.endswith(")"):
            while end < len(statements) and statements[end][0] is sql:
                end += 1
        if end > at + 1:
            row = sql[sql.index("(") :]
            every = [value for _, some in statements[at:end] for value in some]
            out.append((sql + f", {row}" * (end - at - 1), every))
        else:
            out.append((sql, values))
        at = end
    return out
