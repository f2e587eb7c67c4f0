"""Connections are led to the process that holds their table; nobody else hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import WebSocketException

from arcanum.server import handover
from arcanum.server.handover import Given, Handover
from arcanum.server.store import connector
from arcanum.server.usher import Usher
from tests.ports import free_port
from tests.server.desk import (
    HUMAN,
    Play,
    Postgres,
    Several,
    holder_of,
    serve_process,
    two_workers,
    until,
)

# Leases of processes that are gone last for longer than any test waits.
PATIENT = "from arcanum.server import leases; leases.ALIVE_SECONDS = 1000.0"


@pytest.fixture(scope="module")
def several(cluster: Postgres) -> Iterator[Several]:
    port, db = free_port(), cluster.database()
    env = {"ARCANUM_LIMITS": "off"}
    process = serve_process(port, db, "2", first=PATIENT, env=env, stderr=subprocess.DEVNULL)
    made = Several(process, port, db)
    until(lambda: two_workers(db))
    yield made
    made.http.close()
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) == 0


def spread(several: Several) -> dict[str, Play]:
    """A table for each of the two processes, by the name of the process."""
    found: dict[str, Play] = {}

    def both() -> bool:
        play = several.table(2, game="pebbles")
        found.setdefault(holder_of(several.db, play.id), play)
        return len(found) == 2

    until(both)
    return found


def test_nobody_else_hears_of_a_table_that_is_played_at_its_holder(several: Several) -> None:
    """Every call is a new connection, to either process; so is every socket."""
    with contextlib.ExitStack() as opened:
        ear = opened.enter_context(psycopg.connect(several.db, autocommit=True))
        ear.execute("LISTEN arcanum")
        play = several.table(3, game="pebbles")
        holder = holder_of(several.db, play.id)
        path = f"{play.path}/live?token={play.tokens[0]}"
        sockets = [opened.enter_context(several.socket(path)) for _ in range(8)]
        stream = f"/api/stream?token={play.tokens[1]}"
        lines = opened.enter_context(several.http.stream("GET", stream)).iter_lines()
        play.finish(random.Random(1))
        version = play.see()["version"]
        for ws in sockets:
            while json.loads(ws.recv(timeout=120)).get("version") != version:
                pass
        assert any(line and json.loads(line)["version"] == version for line in lines)
        assert holder_of(several.db, play.id) == holder
        with psycopg.connect(several.db, autocommit=True) as last:
            last.execute("SELECT pg_notify('arcanum', 'the end')")  # after all that was told
        with contextlib.closing(ear.notifies(timeout=60)) as notes:
            told = (note.payload for note in notes)
            heard = list(itertools.takewhile(lambda text: text != "the end", told))
    assert [text for text in heard if play.id in text] == []


def test_one_connection_may_ask_for_tables_of_either_process(several: Several) -> None:
    """A proxy keeps its connections and uses them for everybody."""
    tables = list(spread(several).values())
    connection = http.client.HTTPConnection("127.0.0.1", several.port, timeout=60)
    connection.connect()
    own = connection.sock
    for number in range(40):
        play = tables[number % 3 % 2]
        connection.request("GET", f"{play.path}?token={play.tokens[number % 2]}")
        seen = json.loads(connection.getresponse().read())
        assert (seen["table"], seen["seat"]) == (play.id, number % 2)
        if number % 7 == 0:
            body = json.dumps({"token": play.tokens[0], "text": "x" * number})
            connection.request("POST", f"{play.path}/chat", body)
            assert connection.getresponse().read()
        if number % 5 == 0:
            connection.request("GET", "/healthz")
            assert json.loads(connection.getresponse().read())["ok"] is True
    assert connection.sock is own  # it was never closed
    connection.close()


def test_a_body_is_never_taken_for_a_request(several: Several) -> None:
    """Its first line may look like one; it stays with the request that it belongs to."""
    first, second = spread(several).values()
    for play, other in ((first, second), (second, first)):
        inner = f"GET {other.path}?token={other.tokens[0]} HTTP/1.1\r\nHost: x\r\n\r\n"
        outer = f"POST {play.path}/why HTTP/1.1\r\nHost: x\r\nContent-Length: {len(inner)}\r\n"
        with socket.create_connection(("127.0.0.1", several.port), 60) as raw:
            raw.sendall(f"{outer}Connection: close\r\n\r\n".encode())
            raw.sendall(inner.encode())  # the body comes by itself
            got = b"".join(iter(lambda: raw.recv(65536), b""))
        assert got.count(b"HTTP/1.1 ") == 1
        assert got.startswith(b"HTTP/1.1 400 ")


def test_a_table_that_is_not_there_is_not_held(several: Several) -> None:
    for _ in range(4):
        assert several.http.get("/api/tables/nosuchtable").status_code == 404
    assert holder_of(several.db, "nosuchtable") == ""


# -- the end of a process


LEASE = 40.0  # seconds that are left of a lease when its process is killed


def shorten_lease(db: str, name: str) -> float:
    """The lease of a process that was killed ends soon; when. It cannot renew it any more."""
    ends = time.time() + LEASE
    store = connector(db)()
    store.write([("UPDATE processes SET ends = ? WHERE name = ?", (ends, name))])
    store.close()
    return ends


def back_after_a_kill(several: Several, play: Play) -> tuple[float, bool]:
    """Seconds from the end of the holder until its table takes an action again.

    And whether its lease had not run out by then: so its end was noticed, not waited for.
    """
    seen = play.see()
    seat = seen["waiting"][0]
    mine = play.see(seat)
    action = {"version": mine["version"], "action": mine["options"][0]["action"]}
    path = f"{play.path}/live?token={play.tokens[seat]}"
    with several.socket(path) as ws:
        ws.recv(timeout=60)
        start = time.monotonic()
        holder = holder_of(several.db, play.id)
        os.kill(int(holder.split("-")[1]), signal.SIGKILL)
        ends = shorten_lease(several.db, holder)
        with contextlib.suppress(WebSocketException):
            while True:
                ws.recv(timeout=60)

    def acted() -> bool:
        try:
            with several.socket(path) as again:
                again.send(json.dumps({"id": 1, **action}))
                while True:
                    message = json.loads(again.recv(timeout=60))
                    if message.get("reply") == 1:
                        assert message["status"] == 200, message
                        return True
        except (WebSocketException, OSError):
            return False

    until(acted)
    return time.monotonic() - start, time.time() < ends


def all_taken(db: str, tables: list[str], not_by: tuple[str, ...]) -> bool:
    """Whether other processes than these hold all these tables."""
    return all(holder_of(db, name) not in not_by for name in tables)


def test_a_killed_process_costs_its_tables_little(several: Several) -> None:
    """People who come back play on; a table with a clock is taken over without them.

    At best while the lease of the process that is gone still runs: its end was noticed, and not
    waited for. A busy machine may need longer now and then, but not three times in a row.
    docs/growth.md tells how long it took.
    """
    took: list[float] = []
    noticed: list[bool] = []
    alone: list[float] = []
    for _ in range(3):
        until(lambda: two_workers(several.db))
        play = several.table(2, game="pebbles")
        seats = {"game": "pebbles", "seats": [HUMAN, HUMAN], "pace": {"bank": 600, "add": 1}}
        clocks = [several.post("/api/tables", seats).json()["table"] for _ in range(6)]
        holder = holder_of(several.db, play.id)
        mine = [name for name in clocks if holder_of(several.db, name) == holder]
        start = time.monotonic()
        seconds, early = back_after_a_kill(several, play)
        took.append(seconds)
        noticed.append(early)
        until(partial(all_taken, several.db, mine, ("", holder)))
        alone.append(time.monotonic() - start)
        assert play.see()["version"] == 1
    assert any(noticed)
    print(f"back after {sorted(took)}, with clocks after {sorted(alone)} seconds")


# -- handing over


async def given(folder: Path, name: str, data: bytes = b"GET / ") -> tuple[Given, bytes]:
    """Hand one end of a connection to a process; how it went, and what the other end got."""
    here, there = socket.socketpair()
    there.setblocking(False)
    how = await Handover(folder, "giver").give(name, here.fileno(), data, 0)
    here.close()
    got = b""
    if how is Given.DONE:
        got = await asyncio.get_running_loop().sock_recv(there, 100)
    there.close()
    return how, got


def test_a_connection_is_handed_over_with_what_was_read(tmp_path: Path) -> None:
    async def adopt(taken: socket.socket, data: bytes, hops: int) -> None:
        with taken:
            await asyncio.get_running_loop().sock_sendall(taken, b"%d %d" % (len(data), hops))

    async def run() -> None:
        other = Handover(tmp_path, "other")
        other.open(adopt)
        assert await given(tmp_path, "other") == (Given.DONE, b"6 0")
        most = b"x" * handover.MOST_BYTES
        assert await given(tmp_path, "other", most) == (Given.DONE, b"65536 0")
        assert await given(tmp_path, "other", most + b"x") == (Given.NOT_NOW, b"")
        assert await given(tmp_path, "nobody") == (Given.NOT_NOW, b"")
        other.close()
        assert await given(tmp_path, "other") == (Given.NOT_NOW, b"")

    asyncio.run(run())


def test_who_does_not_answer_gets_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that hangs finds later that the connection was not given to it."""
    monkeypatch.setattr(handover, "READY_SECONDS", 0.05)
    adopted: list[Any] = []

    async def adopt(taken: socket.socket, data: bytes, hops: int) -> None:
        adopted.append(taken)

    async def run() -> None:
        hung = Handover(tmp_path, "hung")
        hung.open(adopt)
        assert hung.listening is not None
        asyncio.get_running_loop().remove_reader(hung.listening.fileno())
        assert await given(tmp_path, "hung") == (Given.NOT_NOW, b"")
        hung.knocked()  # it wakes up
        while hung.tasks:
            await asyncio.sleep(0.01)
        assert adopted == []
        hung.listening.close()  # as if it were killed: the file stays
        assert await given(tmp_path, "hung") == (Given.GONE, b"")

    asyncio.run(run())


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        (b"GET /api/tables/abc HTTP/1.1\r\n", "abc"),
        (b"POST /api/tables/abc/actions HTTP/1.1\r\n", "abc"),
        (b"GET /api/tables/abc/live?token=t HTTP/1.1\r\n", "abc"),
        (b"GET /api/tables/held?token=t HTTP/1.1\r\n", None),
        (b"GET /api/stream?token=t0 HTTP/1.1\r\n", "token t0"),
        (b"GET /api/stream HTTP/1.1\r\nAuthorization: Bearer t1\r\n\r\n", "token t1"),
        (b"GET /api/stream HTTP/1.1\r\n\r\n", None),
        (b"POST /api/tables HTTP/1.1\r\n", None),
        (b"GET /api/tables/%00 HTTP/1.1\r\n", None),
        (b"GET /table/abc HTTP/1.1\r\n", None),
        (b"", None),
    ],
)
def test_what_a_request_is_about(line: bytes, asked: str | None, tmp_path: Path) -> None:
    leases: Any = type("Held", (), {"holds": lambda self, table: table == "held"})()
    leases.store = type("Named", (), {"worker": "me"})()
    assert Usher(leases, tmp_path).asked(line) == asked
