"""The store in a PostgreSQL database, by URL."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from arcanum.server.database import Statement
from arcanum.server.errors import Clash, StoreDown

CHANNEL = "arcanum"  # to all processes
STATEMENT_MS = 10_000  # for one statement, with waiting for locks
LOCK_MS = 5_000  # of them waiting for a lock
IDLE_MS = 30_000  # between two statements of a transaction
PLAIN_INSERT = re.compile(r"(INSERT INTO \w+ VALUES )(\(\?(?:, \?)*\))")
MOST_VALUES = 10_000  # of one statement; PostgreSQL takes six times as many
LISTEN_SECONDS = 1.0  # until the listening thread looks whether it should end
CONNECTING: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,  # by then a database is dead, not slow
}
REASONS = (  # what an error may say; its own words hold addresses, names and values
    ("password authentication failed", "the password is wrong"),
    ("no password supplied", "a password is needed"),
    ("does not exist", "there is no such database, role or table"),
    ("refused", "nobody listens there"),
    ("No such file", "nobody listens there"),
    ("resolve", "there is no such host"),
    ("translate host name", "there is no such host"),
    ("timeout expired", "no answer in time"),
    ("statement timeout", "no answer in time"),
    ("lock timeout", "locked for too long"),
    ("too many", "too many connections"),
    ("starting up", "it is starting"),
    ("shutting down", "it is stopping"),
    ("No space left", "the disk is full"),
    ("read-only", "it is read-only"),
)


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
        return {
            "blob": "BYTEA",
            "real": "DOUBLE PRECISION",
            "clustered": "",
            "patient": "SET LOCAL statement_timeout = 0",
            "count": "ANALYZE",
            "uncounted": (
                "SELECT 1 FROM pg_class WHERE oid = to_regclass('tables') AND reltuples <= 0"
            ),
        }

    def connection(self) -> Any:
        """The open connection."""
        import psycopg

        if self.db is None or self.db.closed:
            try:
                self.db = connected(self.url, self.name)
                for name, most in (
                    ("statement_timeout", STATEMENT_MS),
                    ("lock_timeout", LOCK_MS),
                    ("idle_in_transaction_session_timeout", IDLE_MS),
                ):
                    self.db.execute(f"SET {name} = {most}")
            except psycopg.Error as wrong:
                self.close()
                raise StoreDown(f"the database cannot be reached ({reason(wrong)})") from None
        return self.db

    def sql(self, text: str) -> str:
        """Our spelling in PostgreSQL's."""
        if text not in self.spelled:
            self.spelled[text] = text.replace("%", "%%").replace("?", "%s")
        return self.spelled[text]

    def write(self, statements: Sequence[Statement]) -> None:
        db = self.connection()
        joined = list(in_rows(statements))
        try:
            if len(joined) == 1:  # which is a transaction by itself, at less than half the cost
                db.execute(self.sql(joined[0][0]), joined[0][1] or None)
                return
            with db.pipeline(), db.transaction():
                for sql, values in joined:
                    db.execute(self.sql(sql), values or None)
        except self.taken as wrong:
            raise Clash("this is stored already") from wrong
        except self.wrong as wrong:
            raise StoreDown(f"the database cannot write ({reason(wrong)})") from None

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        db = self.connection()
        try:
            found: list[tuple[Any, ...]] = db.execute(self.sql(sql), values or None).fetchall()
            return found
        except self.wrong as wrong:
            raise StoreDown(f"the database cannot be read ({reason(wrong)})") from None

    def close(self) -> None:
        if self.db is not None:
            self.db.close()


def in_rows(statements: Sequence[Statement]) -> Iterator[Statement]:
    """The same statements; what is inserted into one table, one after the other, at once.

    Many actions that share a commit are then hardly more work than one.
    """
    for sql, run in groupby(statements, itemgetter(0)):
        values = [each for _, each in run]
        head = PLAIN_INSERT.fullmatch(sql)
        if head is None or len(values) == 1:
            yield from ((sql, each) for each in values)
            continue
        most = MOST_VALUES // max(1, len(values[0]))
        for begin in range(0, len(values), most):
            some = values[begin : begin + most]
            rows = ", ".join([head[2]] * len(some))
            yield head[1] + rows, [value for each in some for value in each]


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
            with connected(url, name) as db:
                for channel in (CHANNEL, name):
                    db.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
                if lost:
                    missed()
                while not stop.is_set():
                    for note in db.notifies(timeout=LISTEN_SECONDS):
                        heard(note.channel, note.payload)
        except psycopg.Error:
            lost = True
            stop.wait(0.5)  # it comes back, or the store says so


def connected(url: str, name: str) -> Any:
    """A new connection."""
    import psycopg

    return psycopg.connect(url, autocommit=True, application_name=name, **CONNECTING)


def reason(wrong: Exception) -> str:
    """Why something failed, in words of our own: no address, no name and no value is in it."""
    text = str(wrong)
    for part, words in REASONS:
        if part in text:
            return words
    return type(wrong).__name__
