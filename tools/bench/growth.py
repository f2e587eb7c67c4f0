"""Where the store ends: how many events PostgreSQL takes, how large they are, and a restart.

    python -m tools.bench.growth [--seconds 4] [--tables 10000]

1. Events a second over 1 and 4 connections, one event for each commit and in groups of 10
   and 50, as the server writes them; with and without a NOTIFY for each event. The games
   themselves are left out: this is the most that the store could take from any number of
   servers. PostgreSQL and the clients share this machine. Its processor time for an event says
   how many a core of its own could take.
2. Bytes of an event and of a new table with all its rows and indexes.
3. What it costs to read one whole table, as the first onlooker at another process does.
4. Seconds from the start of a server to its first answer, over so many open tables: where
   people are to move (SQLite and PostgreSQL), and where each has bots and a clock (SQLite),
   there until all of them are in memory too.

The database is made in a temporary folder, waits for the disk as a real one does, and is gone
afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import re
import sys
import tempfile
import time
import urllib.request
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

from arcanum.measure.loadtest import RUN, Process, fill
from arcanum.measure.workersload import cpu_of, database_process, family
from arcanum.server.database import Statement
from arcanum.server.loading import load
from arcanum.server.statements import INSERT_EVENT
from arcanum.server.store import connector
from arcanum.server.types import Computer, Human, Pace
from tests.server.desk import Postgres, postgres

CONNECTIONS = (1, 4)
GROUPS = (1, 10, 50)
CLOCK = Pace(86_400, 60)
ACTION = "activate amulet_of_air"  # of middling length


def say(line: str) -> None:
    """Tell how far it is."""
    print(line, file=sys.stderr, flush=True)


# -- events a second


def append(
    db: str, name: str, group: int, notify: bool, seconds: float, ready: Barrier, done: Any
) -> None:
    """One process that writes events for a while."""
    store = connector(db)()
    version = written = 0
    ready.wait()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        version += 1
        statements: list[Statement] = [
            (INSERT_EVENT, (f"{name}-{at}", version, "act", 0, ACTION, version - 1, 1.0e9))
            for at in range(group)
        ]
        if notify:
            statements += [
                ("SELECT pg_notify('arcanum', ?)", (f"{name}-{at} at {version}",))
                for at in range(group)
            ]
        store.write(statements)
        written += group
    done.put(written)
    ready.wait()  # processor time is read before the connection ends
    store.close()


def appended(db: str, connections: int, group: int, notify: bool, seconds: float) -> Any:
    """Events a second over so many connections, and the processor time of PostgreSQL."""
    context = multiprocessing.get_context("fork")
    ready, done = context.Barrier(connections + 1), context.Queue()
    server = database_process(db)
    writers = [
        context.Process(
            target=append,
            args=(db, f"{notify}{group}{connections}{n}", group, notify, seconds, ready, done),
        )
        for n in range(connections)
    ]
    for writer in writers:
        writer.start()
    ready.wait()
    before, start = used_by(server), time.perf_counter()
    written = sum(done.get() for _ in writers)
    took, used = time.perf_counter() - start, used_by(server) - before
    ready.wait()
    for writer in writers:
        writer.join()
    return {
        "connections": connections,
        "group": group,
        "notify": notify,
        "events_per_second": round(written / took),
        "database_us_per_event": round(used * 1e6 / max(1, written)),
    }


def used_by(pid: int | None) -> float:
    """Processor time of PostgreSQL so far."""
    return 0.0 if pid is None else sum(map(cpu_of, family(pid)))


# -- sizes, and reading


def sizes(db: str, tables: int) -> dict[str, Any]:
    """Bytes of an event, and of a new table with all that belongs to it."""
    store = connector(db)()
    total = "SELECT COALESCE(SUM(pg_total_relation_size(oid)), 0) FROM pg_class WHERE relname "
    events = (
        store.rows(total + "= 'events'")[0][0] / store.rows("SELECT COUNT(*) FROM events")[0][0]
    )
    before = store.rows("SELECT pg_database_size(current_database())")[0][0]
    asyncio.run(fill(db, tables, 3))
    after = store.rows("SELECT pg_database_size(current_database())")[0][0]
    store.close()
    return {
        "bytes_per_event": round(float(events)),
        "bytes_per_new_table": round((after - before) / tables),
    }


def reading(db: str, seconds: float) -> dict[str, Any]:
    """How often one connection reads a whole new table, and what that costs PostgreSQL."""
    store = connector(db)()
    names = [row[0] for row in store.rows("SELECT id FROM tables LIMIT 100")]
    server = database_process(db)
    count, before, start = 0, used_by(server), time.perf_counter()
    while time.perf_counter() - start < seconds:
        assert load(store, names[count % len(names)]) is not None
        count += 1
    took, used = time.perf_counter() - start, used_by(server) - before
    store.close()
    return {
        "tables_read_per_second": round(count / took),
        "database_us_per_table": round(used * 1e6 / count),
    }


# -- a restart


def restart(db: str, tables: int, seats: list[Any], pace: Pace | None) -> dict[str, Any]:
    """Seconds to the first answer over so many open tables, and until all are in memory."""
    asyncio.run(fill(db, tables, len(seats), seats, pace))
    start = time.perf_counter()
    server = Process(["-c", RUN, "ours", db], os.sched_getaffinity(0))
    try:
        found = {
            "tables": tables,
            "answers_after_seconds": round(server.start_seconds, 2),
            "of_processor_time": round(server.cpu(), 2),
        }
        while pace is not None and open_tables(server.port) < tables:
            time.sleep(0.25)
        if pace is not None:
            found["all_in_memory_after_seconds"] = round(time.perf_counter() - start, 1)
            found["all_of_processor_time"] = round(server.cpu(), 1)
            found["mib"] = round(server.resident() / 2**20)
    finally:
        server.stop()
    return found


def open_tables(port: int) -> int:
    """How many tables a server has in memory."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        found = re.search(rb"^arcanum_open_tables (\S+)", answer.read(), re.MULTILINE)
    return int(float(found[1])) if found else 0


def restarts(cluster: Postgres, folder: Path, tables: int) -> dict[str, Any]:
    """Restarts over tables of people, and over tables that go on by themselves."""
    people: list[Any] = [Human(mine=True), Human(mine=True), Human(mine=True)]
    with_bot: list[Any] = [Human(mine=True), Computer("random"), Computer("random")]
    out: dict[str, Any] = {}
    for name, where, seats, pace in (
        ("sqlite_people", str(folder / "people.sqlite3"), people, None),
        ("postgres_people", cluster.database(), people, None),
        ("sqlite_bots_and_clocks", str(folder / "bots.sqlite3"), with_bot, CLOCK),
    ):
        out[name] = restart(where, tables, seats, pace)
        say(f"{name}: {out[name]}")
    return out


def measured(cluster: Postgres, folder: Path, seconds: float, tables: int) -> dict[str, Any]:
    """All figures."""
    db = cluster.database()
    connector(db)().close()
    asyncio.run(fill(db, 100, 3))  # makes the shape
    out: dict[str, Any] = {"cores": os.cpu_count(), "append": []}
    for notify in (False, True):
        for group in GROUPS:
            for connections in CONNECTIONS:
                out["append"].append(appended(db, connections, group, notify, seconds))
                say(str(out["append"][-1]))
    out["sizes"] = sizes(db, 1000)
    out["reading"] = reading(db, seconds)
    say(f"{out['sizes']} {out['reading']}")
    if tables:
        out["restart"] = restarts(cluster, folder, tables)
    out["load_average"] = [round(load, 1) for load in os.getloadavg()]
    return out


def main() -> int:
    """Measure, and print the figures as JSON."""
    read = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    read.add_argument("--seconds", type=float, default=4.0, help="for each kind of commit")
    read.add_argument("--tables", type=int, default=10_000, help="for the restart; 0: none")
    args = read.parse_args()
    with postgres(durable=True) as cluster, tempfile.TemporaryDirectory() as folder:
        print(json.dumps(measured(cluster, Path(folder), args.seconds, args.tables), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
