"""What goes wrong is told in one clear line with a status; other tables never notice."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import signal
import socket
import sqlite3
import subprocess
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from arcanum.bots import Seat
from arcanum.games import game as find_game
from arcanum.server.acting import act
from arcanum.server.app import make_app
from arcanum.server.bots import BotPool, Driver
from arcanum.server.limits import Bucket
from arcanum.server.making import make
from arcanum.server.metrics import Metrics
from arcanum.server.sqlite import Sqlite
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import Human, NewTable
from arcanum.server.worker import Task
from tests.ports import free_port
from tests.server.desk import (
    HUMAN,
    Held,
    Launcher,
    Play,
    Running,
    serve_process,
    until,
)
from tests.server.test_around import Looking
from tests.server.test_live import live, newest


def first_of(play: Play, seat: int = 0) -> str:
    """A legal action of a seat."""
    return str(play.see(seat)["options"][0]["action"])


# -- the store


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Running]:
    """A server whose files cannot grow beyond a megabyte, as on a full disk."""
    port, db = free_port(), str(tmp_path / "table.sqlite3")
    process = serve_process(
        port,
        db,
        env={"ARCANUM_LIMITS": "off"},
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 30)),
    )
    made = Running(process.pid, port, db)
    yield made
    made.http.close()
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 0


def test_a_full_disk_is_told_and_the_tables_go_on_later(small: Running) -> None:
    play, other = small.table(2), small.table(2)
    assert play.act(0, 0, first_of(play)).status_code == 200
    for _ in range(2000):  # until nothing more can be written
        made = small.post("/api/tables", {"game": "seasons", "seats": [HUMAN] * 2})
        if made.status_code != 201:
            break
    assert made.status_code == 503
    assert "database" in made.json()["error"]
    assert made.headers["retry-after"]
    for _ in range(200):  # what is small may still fit in
        seat = other.see()["waiting"][0]
        answer = other.act(seat, other.see(seat)["version"], first_of(other, seat))
        if answer.status_code != 200:
            break
    refused = play.act(1, 0, first_of(play, 1))
    assert (refused.status_code, "\n" in refused.json()["error"]) == (503, False)
    assert play.see(1)["version"] == 1  # what was not stored is not shown
    assert play.see(1)["waiting"] == [1]
    resource.prlimit(small.pid, resource.RLIMIT_FSIZE, (1 << 30, 1 << 30))
    assert play.act(1, 0, first_of(play, 1)).json() == {"version": 2}
    assert small.post("/api/tables", {"game": "pebbles", "seats": [HUMAN] * 2}).is_success


def test_a_locked_database_is_told_and_can_be_read(quick: Running) -> None:
    play = quick.table(2)
    other = sqlite3.connect(quick.db, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    refused = play.act(0, 0, first_of(play))
    assert (refused.status_code, "locked" in refused.json()["error"]) == (503, True)
    assert play.see(0)["version"] == 0
    other.execute("ROLLBACK")
    other.close()
    assert play.act(0, 0, first_of(play)).status_code == 200


def test_every_commit_is_flushed(tmp_path: Path) -> None:
    db = Sqlite(tmp_path / "table.sqlite3")
    assert db.rows("PRAGMA journal_mode") == [("wal",)]
    assert db.rows("PRAGMA synchronous") == [(2,)]  # FULL
    db.close()


class Woken(Looking):
    """Somebody who counts how often something has changed."""

    times = 0

    def wake(self) -> None:
        self.times += 1


def test_nothing_is_answered_or_shown_before_it_is_on_disk(db: str) -> None:
    async def run() -> None:
        store = Store(db)
        tables = Tables(store)
        table = await tables.get(
            (await make(tables, NewTable("pebbles", [Human(mine=True)] * 2))).table
        )
        before = [table.shown(viewer) for viewer in (0, 1, None)]
        looker = Woken(1)
        table.presence.listeners.add(looker)
        held = Held(store.db)
        store.writer.db = held
        acting = asyncio.create_task(act(tables, table, 0, 0, "close 1"))
        await asyncio.to_thread(held.asked.wait, 60)
        assert not acting.done()
        table.presence.listeners.discard(looker)
        assert [table.shown(viewer) for viewer in (0, 1, None)] == before
        table.presence.listeners.add(looker)
        assert looker.times == 0
        held.let.set()
        assert await acting == 1
        assert looker.times == 1
        await store.close()

    asyncio.run(run())


def test_a_table_of_other_rules_over_http(launcher: Launcher, tmp_path: Path) -> None:
    """It is shown with a clear line, and nothing at it can be changed."""
    path = str(tmp_path / "table.sqlite3")
    first = launcher.start(path)
    play = first.table(2)
    view = play.see(1)["view"]
    first.stop(signal.SIGTERM)
    file = sqlite3.connect(path)
    with file:
        file.execute("UPDATE tables SET rules = '0.1'")
        data = json.loads(
            zlib.decompress(file.execute("SELECT data FROM snapshots").fetchone()[0])
        )
        data["state"]["frames"][-1][0] = "QuestionOfAnotherTime"
        file.execute(
            "UPDATE snapshots SET data = ?", (zlib.compress(json.dumps(data).encode()),)
        )
        file.execute('UPDATE tables SET settings = \'{"level": "of old"}\'')
    file.close()
    second = launcher.start(path)
    again = Play(second, play.made)
    seen = again.see(1)
    assert "rules version 0.1" in seen["read_only"]
    assert (seen["view"], seen["options"], seen["over"]) == (view, [], False)
    calls: list[tuple[str, dict[str, Any]]] = [
        ("actions", {"version": 0, "action": "end-turn"}),
        ("why", {"action": "end-turn"}),
        ("undo", {"version": 0}),
    ]
    for what, body in calls:
        refused = again.post(what, 1, **body)
        assert refused.status_code == 409, what
        assert "rules version 0.1" in refused.json()["error"]
    assert second.http.get(f"{play.path}/record").status_code == 409
    assert again.post("chat", 1, text="what a pity").status_code == 200
    other = second.table(2)
    assert other.act(0, 0, first_of(other)).status_code == 200
    second.stop()


# -- requests


def test_a_body_without_end_is_refused(quick: Running) -> None:
    """It says no length, and is read no further than 64 KiB."""
    play = quick.table(2)

    def endless() -> Iterator[bytes]:
        yield b'{"token": "'
        for _ in range(200):
            yield b"x" * 10_000

    answer = quick.http.post(f"{play.path}/actions", content=endless())
    assert (answer.status_code, "64 KiB" in answer.json()["error"]) == (400, True)
    assert play.act(0, 0, first_of(play)).status_code == 200


def test_who_is_too_quick_is_told_to_wait(tmp_path: Path) -> None:
    """Creating, logging in, chatting, acting: each has its limit, and nobody else feels it."""
    app = make_app(str(tmp_path / "table.sqlite3"))
    limits = app.server.limits
    limits.acting = Bucket(0.001, 5)
    limits.logins = Bucket(0.001, 5)
    new = {"game": "pebbles", "seats": [HUMAN] * 2}
    with TestClient(app, client=("203.0.113.5", 1)) as client:
        made = client.post("/api/tables", json=new).json()
        path, tokens = f"/api/tables/{made['table']}", [s["token"] for s in made["seats"]]
        calls: list[tuple[str, dict[str, Any]]] = [
            (f"{path}/actions", {"token": tokens[0], "version": 9, "action": "keep"}),
            (f"{path}/chat", {"token": tokens[0], "text": "hello"}),
            ("/api/login", {"name": "Ann", "password": "wrong horse"}),
            ("/api/tables", new),
        ]
        for call, body in calls:
            for _ in range(100):
                answer = client.post(call, json=body)
                if answer.status_code == 429:
                    break
            assert answer.status_code == 429, call
            assert "wait" in answer.json()["error"]
            assert int(answer.headers["retry-after"]) > 0
        with client.websocket_connect(f"{path}/live?token={tokens[0]}") as ws:
            ws.receive_json()
            ws.send_json({"version": 0, "action": "close 1"})
            assert ws.receive_json()["status"] == 429
        other = {"token": tokens[1], "version": 0, "action": "close 1"}
        assert client.post(f"{path}/actions", json=other).status_code == 200
        elsewhere = {"x-forwarded-for": "198.51.100.7"}  # not believed: it is no proxy of ours
        assert client.post("/api/tables", json=new, headers=elsewhere).status_code == 429


SWIFTLY = "from arcanum.server import app, live; app.SWEEP_SECONDS = live.SLOW_SECONDS = 0.2"


def test_a_socket_that_reads_nothing_is_let_go(tmp_path: Path) -> None:
    port, db = free_port(), str(tmp_path / "table.sqlite3")
    process = serve_process(port, db, first=SWIFTLY)
    server = Running(process.pid, port, db)
    play = server.table(2)
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    slow.connect(("127.0.0.1", port))
    slow.sendall(
        f"GET {play.path}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    with live(play, 0) as quick:
        newest(quick, 0)
        until(lambda: "arcanum_open_sockets 2.0" in server.http.get("/metrics").text)
        chance = random.Random(4)

        def let_go() -> bool:
            """Fill the buffers on the way; one who reads stays."""
            if not play.see()["over"]:
                play.step(chance)
                newest(quick, play.see()["version"])
            return "arcanum_open_sockets 1.0" in server.http.get("/metrics").text

        until(let_go)
    slow.close()
    server.http.close()
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 0


# -- bots


class Hasty(BotPool):
    """A pool that gives the search no time, which thinks for seconds; others have plenty."""

    def budget_of(self, bot: str) -> float:
        return 0.0 if bot == "hard" else 60.0


def test_a_bot_that_thinks_too_long_is_stopped() -> None:
    async def run() -> None:
        metrics = Metrics()
        s = find_game("seasons").new(seats=2, seed=1)
        task = Task("seasons", s.dump(), s.player, "greedy")
        hasty = Hasty(1, 60.0, metrics)
        assert await hasty.choose(replace(task, bot="hard")) == ""
        assert b"arcanum_bot_late_total 1.0" in metrics.text()
        chosen = await hasty.choose(task)  # by a new process
        assert find_game("seasons").read(chosen) in s.options
        assert await hasty.choose(Task("seasons", {}, 0, "greedy")) == ""  # it breaks
        hasty.close()

    asyncio.run(run())


class Peeking:
    """A pool that keeps what it is told, and chooses nothing."""

    def __init__(self) -> None:
        self.tasks: list[Task] = []

    async def choose(self, task: Task) -> str:
        self.tasks.append(task)
        return ""


def test_a_bot_gets_only_what_its_seat_may_know(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        pool: Any = Peeking()
        driver = Driver(tables, pool)
        made = await make(tables, NewTable("seasons", [Human(mine=True), Human(mine=True)]))
        table = await tables.get(made.table)
        real = table.room.state.clone()
        await driver.decide(table, 1, "greedy")
        assert table.room.version == 1  # no choice in time: any legal one
        task = pool.tasks[0]
        imagined = find_game("seasons").load(task.dump)
        assert imagined.observe(1) == real.observe(1)
        assert imagined.observe(0) != real.observe(0)  # the other's pack is a guess
        assert imagined.chance != real.chance
        assert Seat(imagined, 1).options
        await store.close()

    asyncio.run(run())
