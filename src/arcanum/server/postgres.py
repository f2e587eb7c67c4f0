"""The store in a PostgreSQL database, by URL."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

from arcanum.server.database import Statement
from arcanum.server.errors import Clash, StoreDown

CHANNEL = "arcanum"  # to all processes


class Postgres:
    """One connection; if it is lost, it is opened again."""

    def __init__(self, url: str, name: str = "arcanum") -> None:
        import psycopg

        self.url = url
        self.name = name
        self.wrong = psycopg.Error
        self.taken = psycopg.IntegrityError
        self.spelled: dict[str, str] = {}
        self.db: psycopg.Connection[tuple[Any, ...]] | None = None
        self.connection()

    def words(self) -> dict[str, str]:
        return {"blob": "BYTEA", "real": "DOUBLE PRECISION", "clustered": ""}

    def connection(self) -> Any:
        """The open connection."""
        import psycopg

        if self.db is None or self.db.closed:
            try:
                self.db = psycopg.connect(
                    self.url, connect_timeout=5, autocommit=True, application_name=self.name
                )
            except psycopg.Error as wrong:
                raise StoreDown(
                    f"the database cannot be reached ({one_line(wrong)})"
                ) from wrong
        return self.db

    def sql(self, text: str) -> str:
        """Our spelling in PostgreSQL's."""
        if text not in self.spelled:
            self.spelled[text] = text.replace("%", "%%").replace("?", "%s")
        return self.spelled[text]

    def write(self, statements: Sequence[Statement]) -> None:
        db = self.connection()
        try:
            with db.pipeline(), db.transaction():
                for sql, values in statements:
                    db.execute(self.sql(sql), values or None)
        except self.taken as wrong:
            raise Clash(str(wrong)) from wrong
        except self.wrong as wrong:
            raise StoreDown(f"the database cannot write ({one_line(wrong)})") from wrong

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        db = self.connection()
        try:
            found: list[tuple[Any, ...]] = db.execute(self.sql(sql), values or None).fetchall()
            return found
        except self.wrong as wrong:
            raise StoreDown(f"the database cannot be read ({one_line(wrong)})") from wrong

    def close(self) -> None:
        if self.db is not None:
            self.db.close()


def listen(
    url: str,
    name: str,
    heard: Callable[[str, str], None],
    missed: Callable[[], None],
    stop: threading.Event,
) -> None:
    """Pass on what other processes send to all, or to this one, until the end.

    Runs in a thread of its own; `heard` gets the channel and the text, `missed` is called when
    the connection was lost for a while.
    """
    import psycopg
    from psycopg import sql

    lost = False
    while not stop.is_set():
        try:
            with psycopg.connect(
                url, connect_timeout=5, autocommit=True, application_name=name
            ) as db:
                for channel in (CHANNEL, name):
                    db.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
                if lost:
                    missed()
                while not stop.is_set():
                    for note in db.notifies(timeout=0.2):
                        heard(note.channel, note.payload)
        except psycopg.Error:
            lost = True
            stop.wait(0.5)  # it comes back, or the store says so


def one_line(wrong: Exception) -> str:
    """An error in one line."""
    return " ".join(str(wrong).split())
