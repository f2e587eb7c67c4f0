"""Slow work has small pools and deadlines of its own: it holds up nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import signal
import socketserver
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from arcanum.lab.analysis import Part
from arcanum.server import advice, post
from arcanum.server.accounts import Accounts
from arcanum.server.advice import Adviser
from arcanum.server.errors import Refused
from arcanum.server.limits import Limits
from arcanum.server.making import make
from arcanum.server.metrics import Metrics
from arcanum.server.pools import Pool
from arcanum.server.post import THREADS, Post
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import Computer, NewTable
from arcanum.server.wishes import wishes_of
from arcanum.server.worker import OK, Outcome
from tests.ports import free_port
from tests.server.desk import Running, serve_process, until
from tests.server.test_notices import turn

SLOW = 8  # webhooks: more than the threads of the loop's own pool


class Dripping(socketserver.ThreadingTCPServer):
    """A web server that answers in drops and never comes to an end."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Drops)
        self.count = 0
        self.over = threading.Event()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/hook"


class Drops(socketserver.BaseRequestHandler):
    server: Dripping

    def handle(self) -> None:
        self.server.count += 1
        try:
            self.request.sendall(b"HTTP/1.1 200 OK\r\nX-Slow: ")
            while not self.server.over.wait(0.1):
                self.request.sendall(b"x")
        except OSError:
            pass  # they have had enough


@pytest.fixture
def dripping() -> Iterator[Dripping]:
    made = Dripping()
    yield made
    made.over.set()
    made.shutdown()
    made.server_close()


def test_slow_webhooks_stop_neither_logins_nor_the_end(
    tmp_path: Path, dripping: Dripping
) -> None:
    port, db = free_port(), str(tmp_path / "table.sqlite3")
    env = {"ARCANUM_PRIVATE_WEBHOOKS": "1", "ARCANUM_LIMITS": "off"}
    process = serve_process(port, db, env=env)
    server = Running(process.pid, port, db)
    for number in range(SLOW):  # each elsewhere: what goes to one place would be gathered
        play = server.table(2)
        target = f"{dripping.url}/{number}"
        assert play.post("notices", 1, kind="webhook", target=target).status_code == 200
        turn(play)
    until(lambda: dripping.count >= THREADS)  # all that send are held up
    body = {"name": "Ann", "password": "correct horse"}
    with httpx.Client(base_url=server.http.base_url, timeout=60) as client:
        assert client.post("/api/accounts", json=body).status_code == 201
        assert client.post("/api/login", json=body).status_code == 200
    server.http.close()
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) == 0


def test_who_answers_in_drops_is_cut_off(
    dripping: Dripping, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(post, "TOTAL_SECONDS", 0.3)

    def send() -> None:
        with contextlib.suppress(OSError, http.client.HTTPException):
            post.post(dripping.url, b"{}", {}, private=True)

    sending = threading.Thread(target=send, daemon=True)
    sending.start()
    sending.join(60)
    assert not sending.is_alive()
    assert dripping.count == 1


def test_a_pool_lives_on_when_all_its_threads_are_stuck() -> None:
    async def run() -> None:
        pool = Pool("test", 2, 10, 0.2)
        never = threading.Event()
        stuck = [asyncio.create_task(pool.run(never.wait)) for _ in range(6)]
        for task in stuck:
            with pytest.raises(TimeoutError):
                await task
        pool.seconds = 60.0
        assert await pool.run(lambda: "well") == "well"
        never.set()
        pool.close()
        with pytest.raises(Refused):
            await pool.run(never.wait)

    asyncio.run(run())


def test_a_mail_server_that_never_answers_holds_up_nothing_else(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        wishes = await wishes_of(store, Tables(store), Post(None), Limits(False))
        never = threading.Event()
        wishes.post.send = lambda kind, target, notice: never.wait()  # type: ignore[method-assign, assignment]
        wishes.post.pool.seconds = 0.2
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        try:
            async with asyncio.timeout(60):
                sending = [wishes.deliver("a@example.org", {}) for _ in range(SLOW)]
                together = asyncio.gather(*sending)
                await asyncio.sleep(0)
                assert await asyncio.to_thread(lambda: "well") == "well"
                await together  # each was given up; a line in the log says so
        finally:
            never.set()
        wishes.post.pool.close()
        await store.close()

    asyncio.run(run())


def test_too_many_logins_at_once_are_told_to_wait(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        accounts = Accounts(store, Tables(store))
        begun, let = threading.Event(), threading.Event()

        def busy() -> bool:
            begun.set()
            return let.wait(60)

        accounts.hashing = Pool("hashes", 1, 1, 60.0)
        working = asyncio.create_task(accounts.hashing.run(busy))
        await asyncio.to_thread(begun.wait, 60)
        waiting = asyncio.create_task(accounts.hashing.run(let.wait, 60))
        await asyncio.sleep(0)
        for _ in range(3):
            with pytest.raises(Refused) as refused:
                await accounts.login("Ann", "correct horse")
            assert refused.value.status == 503
        let.set()
        assert await working
        assert await waiting
        accounts.hashing.close()
        await store.close()

    asyncio.run(run())


class Endless:
    """A pool whose analyses never come to an end."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self.asked = 0

    async def ask(self, table: str, asked: Any, budget: float, urgent: bool = True) -> Outcome:
        self.asked += 1
        return Outcome(OK, Part(0.01 * self.asked, 9.0, []), advice.MOST_SECONDS / 3)


def test_an_analysis_has_its_own_workers_and_ends_in_time(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        made = await make(tables, NewTable("pebbles", [Computer("random")] * 2))
        table = await tables.get(made.table)
        room = table.room
        while not room.over:
            seat = room.waiting[0]
            action = room.options(seat)[0]
            room.act(seat, action, room.version, 0.0, room.after(seat, action))
        bots: Any = Endless()
        analysts: Any = Endless()
        adviser = Adviser(store, bots, analysts)
        await adviser.start(table)
        await asyncio.gather(*adviser.running.values())
        assert (bots.asked, analysts.asked) == (0, 4)
        assert adviser.running == {}
        found = await store.judgement(table.id)
        assert found is not None
        assert found.done == int(0.04 * found.of)  # what was found is kept
        await store.close()

    asyncio.run(run())
