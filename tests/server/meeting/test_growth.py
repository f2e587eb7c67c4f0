"""What a call reads does not grow with the tables of a store: SQLite counts its own steps."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from arcanum.server.accounts import COOKIE
from arcanum.server.database import migrate
from arcanum.server.sqlite import Sqlite
from arcanum.server.store import connector
from tests.server.meeting.hall import hall
from tools import load_people

PEOPLE = 60
GAME = load_people.MOST_PLAYED
SMALL, LARGE = 2000, 6000  # finished tables, and a fifth more that wait or run
# Whoever reads all tables of a list takes at least twice as many steps.
BOUNDED = 4500


class Steps:
    """How many steps of its own machine SQLite took to read, in all connections."""

    def __init__(self) -> None:
        self.count = 0

    def one(self) -> int:
        self.count += 1
        return 0


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Steps]:
    steps = Steps()
    read = Sqlite.rows

    def rows(self: Sqlite, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        self.db.set_progress_handler(steps.one, 1)
        try:
            return read(self, sql, values)
        finally:
            self.db.set_progress_handler(None, 1)

    with monkeypatch.context() as patch:
        patch.setattr(Sqlite, "rows", rows)
        yield steps


def asked() -> list[str]:
    """What the lobby and the pages about people ask for."""
    lists = [
        f"/api/tables?state={state}{part}"
        for state in ("waiting", "running", "finished")
        for part in ("", "&before=1~x", "&before=99999999999~x")
    ]
    filters = [
        f"/api/tables?state={state}&game={game}&lang={lang}&pace={pace}"
        for state in ("waiting", "running", "finished")
        for game in ("", GAME)
        for lang in ("", "en", "pl")
        for pace in ("", "days")
    ]
    about = load_people.paths(PEOPLE, random.Random(3))
    clubs = [f"/api/clubs/club0/tables?state={state}" for state in ("waiting", "finished")]
    fitting = "/api/tables?state=waiting&fits=me"
    return [
        *lists,
        *filters,
        fitting,
        *clubs,
        *(each for paths in about.values() for each in paths[:3]),
    ]


def filled(db: str, tables: int) -> None:
    """A store with so many finished tables, a fifth more that wait or run, and people."""
    store = connector(db)()
    migrate(store)
    now, pool = time.time(), load_people.Pool()
    for rows in (
        load_people.accounts(PEOPLE, now),
        load_people.games(tables, PEOPLE, now, pool),
        load_people.others(12 * tables, PEOPLE, now),
        load_people.standing(pool),
        load_people.meetings(PEOPLE, now),
    ):
        load_people.fill(store, rows)
    store.close()


def cost(db: str, tables: int, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The steps of every call: the least of three times, as the server has work of its own."""
    filled(db, tables)
    found: dict[str, int] = {}
    headers = {"cookie": f"{COOKIE}={load_people.SESSION}-0"}
    with hall(db) as here, counted(monkeypatch) as steps:
        for path in asked() * 3:
            before = steps.count
            answer = here.client.get(path, headers=headers)
            assert answer.status_code == 200, (path, answer.text)
            found[path] = min(steps.count - before, found.get(path, 10**9))
    return found


def test_no_call_reads_more_where_there_are_more_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, number in (("TOURNAMENTS", 10), ("CLUBS", 6)):
        monkeypatch.setattr(load_people, name, number)
    small = cost(str(tmp_path / "small.sqlite3"), SMALL, monkeypatch)
    large = cost(str(tmp_path / "large.sqlite3"), LARGE, monkeypatch)
    assert len(small) > 60
    assert min(small.values()) > 0
    grown = {path: (steps, large[path]) for path, steps in small.items()}
    assert {
        path: both for path, both in grown.items() if both[1] > max(1.4 * both[0], BOUNDED)
    } == {}
