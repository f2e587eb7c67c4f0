"""After an outage everything goes on by itself, and nobody has lost time."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from arcanum.server import app, bots
from arcanum.server.acting import act
from arcanum.server.bots import Driver
from arcanum.server.clock import Clock
from arcanum.server.errors import StoreDown
from arcanum.server.making import make
from arcanum.server.outages import GAP_SECONDS, Heart, Outages
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import Computer, Human, NewTable, Pace
from tests.server.desk import Launcher, Play
from tests.server.test_store import Broken

BOTS = NewTable("pebbles", [Computer("random"), Computer("random")])
PACED = NewTable("pebbles", [Human(mine=True), Human(mine=True)], pace=Pace(100, 0))


def test_bots_try_again_until_the_store_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They gave up after twenty tries."""
    slept: list[float] = []

    async def run() -> None:
        real_sleep = asyncio.sleep

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            if len(slept) == 50:
                broken.fail = False
            await real_sleep(0)

        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        table = await tables.get((await make(tables, BOTS)).table)
        broken = Broken(store.db)
        store.writer.db = broken
        broken.fail = True
        monkeypatch.setattr(asyncio, "sleep", sleep)
        await Driver(tables, nobody()).play(table)
        assert table.room.over
        await store.close()

    asyncio.run(run())
    assert len(slept) == 50
    assert slept == sorted(slept)
    assert slept[-1] == bots.LAST_PAUSE


def nobody() -> Any:
    """A pool that is not asked."""
    return None


def test_tables_with_bots_wake_when_the_store_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        name = (await make(Tables(store), BOTS)).table
        tables = Tables(store)
        failures = iter(range(30))
        real = store.with_bots

        async def with_bots() -> list[str]:
            if next(failures, None) is not None:
                raise StoreDown("the database cannot be read")
            return await real()

        monkeypatch.setattr(store, "with_bots", with_bots)
        monkeypatch.setattr(bots, "LAST_PAUSE", 0.0)
        monkeypatch.setattr(bots, "FIRST_PAUSE", 0.0)
        await app.wake(tables)
        assert list(tables.open) == [name]
        await store.close()

    asyncio.run(run())


def test_spans_of_time() -> None:
    outages = Outages()
    assert outages.between(0, 100) == 0
    outages.put([(50, 60), (10, 20), (15, 30), (58, 61)])
    assert outages.spans == [(10, 30), (50, 61)]
    assert outages.between(0, 100) == 31
    assert outages.between(20, 55) == 15
    assert outages.between(30, 50) == 0
    assert outages.between(52, 54) == 2


def test_clocks_stand_while_the_server_is_down(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [time.time()]
    monkeypatch.setattr(time, "time", lambda: now[0])

    async def first() -> str:
        store = Store(db)
        await Heart(store, False, time.time).start()
        tables = Tables(store)
        made = await make(tables, PACED)
        table = await tables.get(made.table)
        now[0] += 10
        assert await act(tables, table, 0, 0, "close 1") == 1
        assert table.room.banks.left == pytest.approx([90, 100])
        now[0] += 20  # the second seat still thinks; then the server goes away
        await Heart(store, False, time.time).note(now[0], None)
        await store.close()
        return made.table

    async def second(name: str) -> None:
        store = Store(db)
        heart = Heart(store, False, time.time)
        await heart.start()
        tables = Tables(store)
        table = await tables.get(name)
        assert table.room.due(1) == pytest.approx(now[0] + 70)
        driver: Any = Late()
        await Clock(tables, driver, heart).tick()
        assert driver.decided == []
        now[0] += 30
        assert await act(tables, table, 1, 1, "close 1") == 2
        assert table.room.banks.left[1] == pytest.approx(40)
        await store.write(("DELETE FROM snapshots", ()))
        again = await Tables(store).get(name)
        assert again.room.banks.left == table.room.banks.left
        await store.close()

    name = asyncio.run(first())
    now[0] += 5000
    asyncio.run(second(name))


class Late:
    """Keeps for whom the clock decides."""

    def __init__(self) -> None:
        self.decided: list[int] = []

    async def decide(self, table: object, seat: int, bot: str) -> None:
        self.decided.append(seat)


def test_clocks_stand_while_nothing_can_be_stored(tmp_path: Path) -> None:
    now = [1000.0]

    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        heart = Heart(store, False, lambda: now[0])
        await heart.start()
        broken = Broken(store.db)
        store.writer.db = broken
        broken.fail = True
        now[0] += GAP_SECONDS + 1
        await heart.beat()
        assert fresh(heart) is False  # the clock decides for nobody
        broken.fail = False
        now[0] += 100
        await heart.beat()
        assert fresh(heart) is True
        assert store.outages.spans == [(1000.0, now[0])]
        await store.close()

    asyncio.run(run())


def fresh(heart: Heart) -> bool:
    """Whether the clock goes."""
    return heart.beats


def test_one_of_several_processes_that_starts_again_is_no_outage(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        await Heart(store, True, lambda: 1000.0).start()
        await Heart(store, True, lambda: 1004.0).start()
        assert store.outages.spans == []
        await Heart(store, True, lambda: 2000.0).start()
        assert store.outages.spans == [(1004.0, 2000.0)]
        await store.close()

    asyncio.run(run())


def test_a_server_that_was_away_for_an_hour_decides_for_nobody(
    launcher: Launcher, tmp_path: Path
) -> None:
    db = str(tmp_path / "table.sqlite3")
    first = launcher.start(db)
    play = first.table(2, game="pebbles", pace={"bank": 600, "add": 0})
    first.stop(signal.SIGTERM)
    file = sqlite3.connect(db)
    with file:  # as if it had all been an hour ago
        file.execute("UPDATE tables SET created = created - 3600")
        file.execute("UPDATE settings SET value = value - 3600 WHERE name = 'beat'")
        file.execute("DELETE FROM snapshots")
    file.close()
    second = launcher.start(db)
    again = Play(second, play.made)
    seen = again.see(0)
    assert seen["version"] == 0
    assert seen["players"][0]["due"] > time.time() + 500
    second.stop()
