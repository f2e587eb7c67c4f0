"""A lease per table: one process changes it, the others pass on, and one takes over."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from starlette.applications import Starlette

from arcanum.server.acting import act
from arcanum.server.app import Server
from arcanum.server.door import Door
from arcanum.server.errors import Refused
from arcanum.server.leases import Leases
from arcanum.server.making import make
from arcanum.server.neighbours import Neighbours
from arcanum.server.secret import token_hash
from arcanum.server.store import connector
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import Human, NewTable
from tests.ports import free_port
from tests.server.desk import Postgres, Several, serve_process
from tests.server.killing import kill_holders


class Process:
    """The parts of one of several processes; here they live in one."""

    def __init__(self, server: Server) -> None:
        assert server.tables is not None
        assert server.live is not None
        self.tables: Tables = server.tables
        self.door: Door = server.live.door
        self.neighbours: Neighbours = server.live.neighbours
        assert isinstance(self.tables.holder, Leases)
        self.leases: Leases = self.tables.holder

    async def table(self, name: str) -> Table:
        return await self.tables.get(name)


@contextlib.asynccontextmanager
async def two(db: str) -> AsyncIterator[tuple[Process, Process]]:
    one, other = (Server(db, False, 10.0, shared=True) for _ in range(2))
    async with one.running(Starlette()), other.running(Starlette()):
        yield Process(one), Process(other)


def never(*args: Any) -> Any:
    raise AssertionError("this process does not hold the table")


def test_only_the_holder_changes_a_table(cluster: Postgres) -> None:
    async def run() -> None:
        async with two(cluster.database()) as (holder, other):
            made = await make(
                holder.tables,
                NewTable("pebbles", [Human(mine=True), Human(mine=True), Human(mine=True)]),
            )
            table = await holder.table(made.table)
            assert await holder.door.act(table, 0, 0, "close 1") == 1
            assert holder.leases.holds(made.table)
            there = await other.table(made.table)
            store: Any = other.tables.store
            store.append = store.sit = store.put_ask = never
            assert await other.door.act(there, 1, 0, "close 2") == 2
            assert await other.door.act(there, 1, 0, "close 2") == 2  # once more: once stored
            assert not other.leases.holds(made.table)
            with pytest.raises(Refused) as no:
                await other.door.act(there, 2, 2, "sing")
            assert (no.value.status, no.value.key) == (422, "unknown-words")
            assert await other.door.take_back(there, 1, 2) == (3, False)
            await other.door.name(there, 2, "Cleo")
            await other.door.leave(there, 2)
            assert await other.door.propose_takeover(there, 0, 2, "random") is False
            ask = table.room.proposals.open
            assert ask is not None
            assert await other.door.answer(there, 1, ask.number, True) is True
            assert table.room.seats[2].bot == "random"
            await other.door.come_back(there, 2)
            await other.door.leave(there, 2)
            who = table.room.seats[2]
            assert (who.bot, who.name, who.away) == ("", "Cleo", True)

    asyncio.run(run())


def test_a_seat_is_taken_once_whatever_process_is_asked(cluster: Postgres) -> None:
    """The holder deals when the last seat is taken; the others show the same deal at once."""

    async def run() -> None:
        async with two(cluster.database()) as (holder, other):
            made = await make(holder.tables, NewTable("pebbles", [Human(), Human(), Human()]))
            table, there = await holder.table(made.table), await other.table(made.table)
            assert await holder.leases.mine(table)
            invites = [token_hash(each.invite) for each in made.seats[1:]]
            tokens = [token_hash(name) for name in ("bea", "cleo")]
            store: Any = other.tables.store
            claimed, store.claim = store.claim, never
            assert await other.door.claim(there, invites[0], tokens[0], "Bea", "b" * 32) == 1
            assert await other.door.claim(there, invites[0], tokens[0], "Bea", "b" * 32) == 1
            with pytest.raises(Refused) as no:
                await other.door.claim(there, invites[0], tokens[1], "", "")
            assert no.value.status == 409
            assert await holder.door.claim(table, invites[1], tokens[1], "", "c" * 32) == 2
            assert not table.room.gathering
            _, seat = await other.tables.seat(made.table, "cleo")
            assert (seat, there.room.gathering) == (2, False)
            assert there.room.head.seed == table.room.head.seed
            store.claim = claimed

    asyncio.run(run())


def test_a_process_that_stops_gives_its_tables_free(cluster: Postgres) -> None:
    async def run() -> None:
        async with two(cluster.database()) as (holder, other):
            made = await make(
                holder.tables, NewTable("pebbles", [Human(mine=True), Human(mine=True)])
            )
            assert await holder.leases.mine(await holder.table(made.table))
            there = await other.table(made.table)
            assert not await other.leases.mine(there)
            await holder.leases.close()
            assert await other.leases.mine(there)

    asyncio.run(run())


def test_a_process_that_hangs_loses_its_tables(
    cluster: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lives and has its connections, but does not say any more that it is there."""
    monkeypatch.setattr("arcanum.server.app.RENEW_SECONDS", 1000.0)
    monkeypatch.setattr("arcanum.server.leases.ALIVE_SECONDS", 500.0)
    monkeypatch.setattr("arcanum.server.leases.ANSWER_SECONDS", 0.1)
    silent = "UPDATE processes SET ends = 1 WHERE name = ?"  # as if it had said so long ago

    async def run() -> None:
        async with two(cluster.database()) as (holder, other):
            made = await make(
                holder.tables, NewTable("pebbles", [Human(mine=True), Human(mine=True)])
            )
            table = await holder.table(made.table)
            assert await holder.door.act(table, 0, 0, "close 1") == 1
            there = await other.table(made.table)
            holder.leases.came = lambda letter: None  # type: ignore[method-assign]
            holder.leases.alive_until = 0.0
            await other.tables.store.write((silent, (holder.tables.store.worker,)))
            assert await other.door.act(there, 1, 0, "close 1") == 2
            assert other.leases.holds(made.table)
            assert not holder.leases.holds(made.table)
            # the one that hung comes back with an old table in mind: the key of the event tells
            holder.neighbours.heard = lambda message: None  # type: ignore[method-assign]
            seat = there.room.state.waiting()[0]
            text = there.room.faces.spell(there.room.options(seat)[0])
            version = there.room.version
            assert await other.door.act(there, seat, version, text) == version + 1
            assert await act(holder.tables, table, seat, version, text) == version + 1
            assert table.room.log.texts == there.room.log.texts

    asyncio.run(run())


def test_a_lost_connection_is_made_good(cluster: Postgres) -> None:
    """The database drops all connections: changes told meanwhile are seen afterwards."""
    db = cluster.database()

    async def run() -> None:
        async with two(db) as (holder, other):
            made = await make(
                holder.tables, NewTable("pebbles", [Human(mine=True), Human(mine=True)])
            )
            table = await holder.table(made.table)
            there = await other.table(made.table)
            admin = connector(db)()
            listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE "
            listening += f"application_name = '{other.tables.store.worker}' "
            listening += "AND query LIKE 'LISTEN%'"
            while not admin.rows(listening):  # until it listens at all
                await asyncio.sleep(0.02)
            admin.close()
            assert await holder.door.act(table, 0, 0, "close 1") == 1
            while there.room.version < 1:
                await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(run(), 120))


# -- kill -9


@pytest.fixture
def several(cluster: Postgres) -> Iterator[Several]:
    port, db = free_port(), cluster.database()
    env = {"ARCANUM_LIMITS": "off"}
    process = serve_process(port, db, "2", env=env, stderr=subprocess.DEVNULL)
    made = Several(process, port, db)
    yield made
    made.http.close()
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) == 0


def test_the_holder_is_killed_and_another_takes_over(several: Several) -> None:
    """Nothing acknowledged is lost, nothing doubled, and the game goes on."""
    assert kill_holders(several, trials=4, seed=1).kills == 4
