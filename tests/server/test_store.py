"""Both stores through one interface: migrations, group commit, and what can go wrong."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from arcanum.kernel.errors import BadSetting
from arcanum.server import postgres
from arcanum.server.acting import act
from arcanum.server.database import Database, Statement, migrate
from arcanum.server.errors import Clash, Refused, StoreDown
from arcanum.server.making import make
from arcanum.server.migrations import MIGRATIONS
from arcanum.server.showing import view
from arcanum.server.sqlite import Sqlite
from arcanum.server.store import Store, connector
from arcanum.server.stored import ACT, Event, Head, Sitting
from arcanum.server.tables import Tables
from arcanum.server.types import Human, NewTable
from tests.server.desk import Held

TABLE = NewTable("pebbles", [Human(mine=True), Human(mine=True)])


def head(name: str) -> Head:
    return Head(name, "pebbles", "1", 2, {"length": "short"}, "7", True, None, "", 1.5)


def event(number: int) -> Event:
    return Event(ACT, 0, f"close {number}", number, float(number))


@pytest.mark.parametrize("shape", range(1, len(MIGRATIONS) + 1))
def test_migrations_go_forwards_from_every_shape(empty: str, shape: int) -> None:
    old = connector(empty)()
    assert migrate(old, shape) == shape
    old.write(
        [
            (
                (
                    "INSERT INTO tables (id, game, rules, seats, settings, seed, onlookers, "
                    "pace, parent, created, ended) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                ),
                ("t", "pebbles", "1", 2, "{}", '"7"', 1, "null", "", 1.5, 0),
            ),
            (
                (
                    "INSERT INTO seats (table_id, seat, bot, name, token, away) "
                    "VALUES (?, ?, ?, ?, ?, ?)"
                ),
                ("t", 0, "", "Ann", b"\x00hash", 0),
            ),
            (
                "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)",
                ("t", 1, "act", 0, "keep", 0, 2.5),
            ),
        ]
    )
    old.close()

    async def look() -> None:
        store = Store(empty)
        found = await store.load("t")
        assert found is not None
        assert (found.head.seed, found.head.created) == ("7", 1.5)
        assert found.head.chance == "fast"  # as it was dealt
        assert found.sitting == [Sitting("", "Ann", b"\x00hash")]
        assert found.events == [Event("act", 0, "keep", 0, 2.5)]
        assert await store.by_token(b"\x00hash") == ("t", 0)
        await store.add_key("t", 0, b"\x00another", 3.5)
        assert await store.by_token(b"\x00another") == ("t", 0)
        assert await store.by_token(b"\x00none") is None
        assert await store.rows("SELECT MAX(number) FROM shape") == [(len(MIGRATIONS),)]
        await store.close()

    asyncio.run(look())


@pytest.mark.parametrize("shape", [23, 33])
def test_tables_of_a_clubs_tournament_become_the_clubs(empty: str, shape: int) -> None:
    """Those that were made before tables had clubs, and before those of tournaments did."""
    old = connector(empty)()
    assert migrate(old, shape) == shape
    table = """INSERT INTO tables
        (id, game, rules, seats, settings, seed, onlookers, pace, parent, created, ended)
        VALUES (?, 'pebbles', '1', 2, '{}', '"7"', 1, 'null', '', 1.5, 0)"""
    tournament = """INSERT INTO tournaments VALUES (?, 'Cup', 'pebbles', 'swiss', 2, '{}',
        'null', 1, 8, 'running', 1, 0, 'ann', ?, 2, 1.5, 1.5)"""
    pairing = "INSERT INTO pairings VALUES (?, 1, ?, '[0, 1]', ?, '', '', 0)"
    old.write(
        [
            *((table, (name,)) for name in ("in the club", "open to all", "of friends")),
            (tournament, ("closed", "owls")),
            (tournament, ("open", "")),
            (pairing, ("closed", 0, "in the club")),
            (pairing, ("closed", 1, None)),  # a bye
            (pairing, ("open", 0, "open to all")),
        ]
    )
    migrate(old)
    clubs = old.rows("SELECT id, club FROM tables")
    assert dict(clubs) == {"in the club": "owls", "open to all": "", "of friends": ""}
    old.close()


def test_a_store_of_a_newer_program_is_refused(db: str) -> None:
    one = connector(db)()
    migrate(one)
    one.write([("INSERT INTO shape VALUES (?)", (99,))])
    with pytest.raises(BadSetting, match="newer"):
        migrate(one)
    one.close()


def test_all_that_waits_shares_a_commit_and_a_clash_hurts_nobody_else(db: str) -> None:
    async def run() -> None:
        store = Store(db)
        commits: list[str] = []
        await store.create(head("t"), [Sitting("", "", b"a")], [], (0, b""))
        store.writer.seen = lambda what, seconds: commits.append(what)
        held = Held(store.db)
        store.writer.db = held
        jobs = [store.append("t", n, event(n), False) for n in range(1, 301)]
        twice = store.append("t", 7, event(7), False)
        more = [store.append("t", n, event(n), False) for n in range(301, 401)]
        held.let.set()
        with pytest.raises(Clash):
            await twice
        await asyncio.gather(*jobs, *more)
        assert len(commits) <= 2  # the first may have been taken before the others came
        found = await store.load("t")
        assert found is not None
        assert [e.base for e in found.events] == list(range(1, 401))
        await store.close()

    asyncio.run(run())


def test_rows_of_one_table_are_inserted_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "MOST_VALUES", 6)
    into_a, into_b = "INSERT INTO a VALUES (?, ?)", "INSERT INTO b VALUES (?)"
    kept = into_b + " ON CONFLICT DO NOTHING"
    given: list[Statement] = [(into_a, (n, n + 10)) for n in range(5)]
    given += [(into_b, (1,)), (kept, (2,)), (kept, (3,)), (into_a, (5, 15))]
    assert list(postgres.in_rows(given)) == [
        ("INSERT INTO a VALUES (?, ?), (?, ?), (?, ?)", [0, 10, 1, 11, 2, 12]),
        ("INSERT INTO a VALUES (?, ?), (?, ?)", [3, 13, 4, 14]),
        *given[5:],
    ]
    assert list(postgres.in_rows([])) == []


def test_what_was_answered_is_in_another_connections_eyes(db: str) -> None:
    async def run() -> None:
        store = Store(db)
        await store.create(head("t"), [Sitting("", "", b"a")], [], (0, b""))
        await store.append("t", 1, event(1), True)
        other = connector(db)()
        assert other.rows("SELECT action FROM events") == [("close 1",)]
        assert other.rows("SELECT ended FROM tables") == [(1,)]
        other.close()
        await store.close()

    asyncio.run(run())


class Broken:
    """A database that fails on demand."""

    def __init__(self, real: Database) -> None:
        self.real = real
        self.fail = False

    def write(self, statements: Sequence[Statement]) -> None:
        if self.fail:
            raise StoreDown("the database cannot write (disk full)")
        self.real.write(statements)

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self.real.rows(sql, values)

    def close(self) -> None:
        self.real.close()

    def words(self) -> dict[str, str]:
        return self.real.words()


def test_an_action_that_cannot_be_stored_is_not_taken(db: str) -> None:
    async def run() -> None:
        store = Store(db)
        broken = Broken(store.db)
        store.writer.db = broken
        tables = Tables(store)
        one = await tables.get((await make(tables, TABLE)).table)
        two = await tables.get((await make(tables, TABLE)).table)
        before = [one.shown(v) for v in (0, 1, None)]
        broken.fail = True
        with pytest.raises(StoreDown):
            await act(tables, one, 0, 0, "close 1")
        await asyncio.gather(*tables.tasks)
        assert [one.shown(v) for v in (0, 1, None)] == before
        with pytest.raises(StoreDown):
            await make(tables, TABLE)
        broken.fail = False
        assert await act(tables, two, 0, 0, "close 1") == 1
        assert await act(tables, one, 0, 0, "close 1") == 1
        await tables.close()
        await store.close()

    asyncio.run(run())


def test_a_full_disk_is_told_and_passes(tmp_path: Path) -> None:
    db = Sqlite(tmp_path / "table.sqlite3")
    migrate(db)
    pages = db.rows("PRAGMA page_count")[0][0]
    db.db.execute(f"PRAGMA max_page_count={pages + 2}")
    insert = "INSERT INTO snapshots VALUES (?, ?, ?)"
    with pytest.raises(StoreDown, match="full"):
        db.write([(insert, (f"t{n}", 0, b"x" * 4000)) for n in range(20)])
    assert db.rows("SELECT COUNT(*) FROM snapshots") == [(0,)]
    db.db.execute("PRAGMA max_page_count=100000")
    db.write([(insert, ("later", 0, b"x" * 4000))])
    db.close()


def test_a_locked_file_is_told(tmp_path: Path) -> None:
    db = Sqlite(tmp_path / "table.sqlite3")
    migrate(db)
    db.db.execute("PRAGMA busy_timeout=50")
    other = sqlite3.connect(tmp_path / "table.sqlite3", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreDown, match="locked"):
        db.write([("INSERT INTO settings VALUES (?, ?)", ("a", "b"))])
    other.execute("ROLLBACK")
    other.close()
    db.write([("INSERT INTO settings VALUES (?, ?)", ("a", "b"))])
    db.close()


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    db = Sqlite(tmp_path / "table.sqlite3")
    migrate(db)
    (tmp_path / "table.sqlite3").rename(tmp_path / "gone")
    with pytest.raises(StoreDown, match="missing"):
        db.write([("INSERT INTO settings VALUES (?, ?)", ("a", "b"))])
    with pytest.raises(StoreDown, match="missing"):
        db.rows("SELECT 1")
    db.close()
    with pytest.raises(StoreDown, match="cannot be opened"):
        Sqlite(tmp_path / "no" / "such" / "folder.sqlite3")


def test_an_unreachable_postgres_is_told() -> None:
    with pytest.raises(StoreDown, match="cannot be reached"):
        connector("postgresql://nobody@127.0.0.1:1/none")()
    with pytest.raises(BadSetting, match="postgresql"):
        connector("mysql://localhost/x")


def test_a_table_of_other_rules_that_does_not_load_is_shown_and_not_played(db: str) -> None:
    async def run() -> None:
        store = Store(db)
        tables = Tables(store)
        made = await make(tables, TABLE)
        table = await tables.get(made.table)
        await act(tables, table, 0, 0, "close 1")
        tables.save(table)
        shown = bytes(view(table.room, 1))
        await store.write(("UPDATE tables SET rules = ? WHERE id = ?", ("0", made.table)))
        await store.write(("UPDATE events SET action = ?", ("close 99",)))
        await store.write(spoiled(await store.rows("SELECT * FROM snapshots")))
        again = Tables(store)
        old = await again.get(made.table)
        assert "rules version 0" in old.room.read_only
        assert bytes(view(old.room, 1)) == shown
        assert old.room.version == 1
        with pytest.raises(Refused) as refused:
            await act(again, old, 1, 1, "close 1")
        assert refused.value.status == 409
        assert "rules version" in refused.value.line
        await store.close()

    asyncio.run(run())


def spoiled(rows: list[tuple[Any, ...]]) -> Statement:
    """A snapshot whose question this program does not know, as after a change of the rules."""
    ((table, version, data),) = rows
    found = json.loads(zlib.decompress(bytes(data)))
    found["state"]["frames"][-1][0] = "QuestionOfAnotherTime"
    kept = zlib.compress(json.dumps(found).encode())
    put = "UPDATE snapshots SET version = ?, data = ? WHERE table_id = ?"
    return (put, (version, kept, table))


def test_replay_from_a_snapshot_is_the_same_as_from_the_beginning(
    db: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        store = Store(db)
        tables = Tables(store)
        made = await make(
            tables, NewTable("seasons", [Human(mine=True), Human(mine=True)], seed=3)
        )
        table = await tables.get(made.table)
        room = table.room
        for number in range(40):
            seat = room.state.waiting()[number % len(room.state.waiting())]
            options = room.options(seat)
            text = room.faces.spell(options[number % len(options)])
            await act(tables, table, seat, room.version, text)
            if number == 25:
                tables.save(table)
        from_snapshot = await Tables(store).get(made.table)
        await store.write(spoiled(await store.rows("SELECT * FROM snapshots")))
        past_snapshot = await Tables(store).get(made.table)
        assert "its snapshot does not load" in caplog.text
        await store.write(("DELETE FROM snapshots WHERE table_id = ?", (made.table,)))
        from_start = await Tables(store).get(made.table)
        for viewer in (0, 1, None):
            assert table.shown(viewer) == from_snapshot.shown(viewer)
            assert table.shown(viewer) == from_start.shown(viewer)
            assert table.shown(viewer) == past_snapshot.shown(viewer)
        assert from_snapshot.room.log.fresh == from_start.room.log.fresh == room.log.fresh
        assert from_snapshot.room.steps.count == from_start.room.steps.count == room.steps.count
        await store.close()

    asyncio.run(run())


def test_only_hashes_of_tokens_are_stored(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite3"

    async def run() -> list[str]:
        store = Store(str(path))
        made = await make(Tables(store), TABLE)
        await store.close()
        return [seat.token for seat in made.seats]

    tokens = asyncio.run(run())
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert all(len(token) >= 22 for token in tokens)
    assert not any(token.encode() in stored for token in tokens)
