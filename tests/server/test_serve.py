"""`arcanum serve` itself: where it is, what it logs, how it stops, what it refuses."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import sqlite3
import subprocess
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from arcanum.kernel.errors import BadSetting
from arcanum.server import live as live_module
from arcanum.server.acting import act
from arcanum.server.door import Door
from arcanum.server.gathering import start
from arcanum.server.limits import Limits
from arcanum.server.live import Live
from arcanum.server.logs import Json, Plain, redacted
from arcanum.server.looker import Looker
from arcanum.server.making import make
from arcanum.server.metrics import Metrics
from arcanum.server.neighbours import Neighbours
from arcanum.server.serve import announce, serve
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import Computer, Human, NewTable, Pace
from tests.ports import free_port
from tests.server.desk import HUMAN, Play, Running, serve_process
from tests.server.test_live import live, newest, to_the_end


def test_it_says_where_it_is_logs_no_secret_and_stops_cleanly(tmp_path: Path) -> None:
    port, db = free_port(), str(tmp_path / "table.sqlite3")
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    env = {"PYTHONWARNINGS": "default"}
    process = serve_process(port, db, env=env, text=True, **pipes)
    assert process.stdout is not None
    assert f"http://127.0.0.1:{port}" in process.stdout.readline()
    server = Running(process.pid, port, db)
    play = server.table(2)
    with live(play, 0) as ws:
        newest(ws, 0)
        play.act(0, 0, "draft nonsense")
        server.http.get(play.path, params={"token": play.tokens[1] + "x"})
        Path(db).rename(tmp_path / "gone")  # what goes wrong is logged, but not whose it was
        assert play.act(1, 0, play.see(1)["options"][0]["action"]).status_code == 503
        (tmp_path / "gone").rename(db)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=60)
    server.http.close()
    assert process.returncode == 0, errors
    assert "missing" in errors
    assert "Traceback" not in errors
    for token in play.tokens.values():
        assert token not in out + errors
    for line in errors.splitlines():  # structured: every line is an object of its own
        told = json.loads(line)
        assert {"at", "level", "logger", "message"} <= set(told)


def test_no_secret_gets_into_the_log() -> None:
    token = "q7Zt_AbCdEfGhIjKlMn-12"
    record = logging.LogRecord(
        "uvicorn.error", logging.ERROR, "", 0, "failed: %s", (f"/x?token={token}&a=1",), None
    )
    for text in (
        Json().format(record),
        Plain().format(record),
        redacted(f"/table/k3v#{token}"),
        redacted(f"'{token}'"),
        redacted("postgresql://ann:secret@db.test/x"),
    ):
        assert token not in text
        assert "secret" not in text
    assert json.loads(Json().format(record))["message"] == "failed: /x?token=…&a=1"
    kept = "table k3v7abcdefghjkmn, a_function_of_the_rules, version 12"
    assert redacted(kept) == kept


def test_without_the_page_it_says_so_and_the_api_answers(tmp_path: Path) -> None:
    port, db = free_port(), str(tmp_path / "table.sqlite3")
    gone = "from arcanum.server import page; page.FOLDER = Path('/nowhere')"
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = serve_process(port, db, first=gone, text=True, **pipes)
    assert process.stderr is not None
    assert "run 'make page'" in json.loads(process.stderr.readline())["message"]
    server = Running(process.pid, port, db)
    assert server.http.get("/").status_code == 503
    assert server.http.get("/api/games").status_code == 200
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=60)
    server.http.close()
    assert process.returncode == 0


def test_neither_fork_nor_uvloop_is_needed(tmp_path: Path) -> None:
    """As on Windows: a hint is thought of in a process of its own, all the same."""
    port, db = free_port(), str(tmp_path / "table.sqlite3")
    without = "import os, sys; sys.modules['uvloop'] = None; del os.fork, os.forkpty"
    process = serve_process(port, db, first=without)
    server = Running(process.pid, port, db)
    seats = [HUMAN, {"kind": "bot", "bot": "random"}]
    play = Play(server, server.post("/api/tables", {"game": "seasons", "seats": seats}).json())
    assert play.post("hint", 0).json()["hints"]
    seen = play.see(0)
    assert play.act(0, seen["version"], seen["options"][0]["action"]).status_code == 200
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) == 0
    server.http.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_at_once_while_people_look(tmp_path: Path, how: signal.Signals) -> None:
    """Open sockets, streams, idle connections and a bot at work hold nothing up."""
    port, db = free_port(), str(tmp_path / "table.sqlite3")
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = serve_process(port, db, text=True, **pipes)
    server = Running(process.pid, port, db)
    seats = [HUMAN, {"kind": "bot", "bot": "greedy"}]
    made = server.post("/api/tables", {"game": "seasons", "seats": seats}).json()
    play = Play(server, made)
    lines = []
    with (
        live(play, 0) as ws,
        live(play) as onlooker,
        server.http.stream("GET", "/api/stream", params={"token": play.tokens[0]}) as stream,
    ):
        assert "view" in json.loads(ws.recv(timeout=120))  # the bot may have decided already
        mine = play.see(0)
        assert play.act(0, mine["version"], mine["options"][0]["action"]).status_code == 200
        process.send_signal(how)
        for line in stream.iter_lines():  # it ends well; a cut would raise
            lines.append(line)
        assert to_the_end(ws)[1] == 1012
        assert to_the_end(onlooker)[1] == 1012
    _, errors = process.communicate(timeout=60)
    server.http.close()
    assert lines
    assert process.returncode == 0
    assert errors == ""  # nothing had to be cut off
    file = sqlite3.connect(db)
    assert file.execute("SELECT COUNT(*) FROM events WHERE seat = 0").fetchone() == (1,)
    file.close()


def test_the_page_is_opened_if_there_is_a_display(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    done = threading.Event()

    def show(where: str) -> None:
        opened.append(where)
        done.set()

    monkeypatch.setattr("webbrowser.open", show)
    monkeypatch.setattr("platform.system", lambda: "Linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    announce("http://127.0.0.1:1", show=True)
    assert not opened
    monkeypatch.setenv("DISPLAY", ":0")
    announce("http://127.0.0.1:2", show=False)
    assert not opened
    announce("http://127.0.0.1:3", show=True)
    assert done.wait(60)
    assert opened == ["http://127.0.0.1:3"]
    assert capsys.readouterr().out.count("Arcanum is at http://127.0.0.1:") == 3


def test_an_address_in_use_and_a_bad_database_are_told(tmp_path: Path) -> None:
    db = str(tmp_path / "table.sqlite3")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(BadSetting, match="cannot listen"):
            serve(port=taken.getsockname()[1], db=db)
    with pytest.raises(BadSetting, match="cannot be opened"):
        serve(port=free_port(), db=str(tmp_path / "no" / "folder.sqlite3"))
    (tmp_path / "text.sqlite3").write_text("this is no database " * 100)
    with pytest.raises(BadSetting, match="not a database"):
        serve(port=free_port(), db=str(tmp_path / "text.sqlite3"))
    with pytest.raises(BadSetting, match="cannot listen"):
        serve(host="no.such.host.invalid", db=db)


def test_who_reads_nothing_for_long_is_let_go(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        made = await make(tables, NewTable("pebbles", [Human(mine=True), Human(mine=True)]))
        table = await tables.get(made.table)
        everyone = Live(Door(tables, Limits()), Neighbours(tables), Metrics())

        async def stuck() -> Looker:
            looker = Looker(everyone.queue, table, 0, None)
            everyone.enter(looker)
            looker.sending_since = time.monotonic() - live_module.SLOW_SECONDS - 1
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                everyone.leave(looker)
            return looker

        task = asyncio.create_task(stuck())
        await asyncio.sleep(0)
        assert table.presence.here() == [True, False]
        everyone.sweep()
        looker = await task
        assert looker.dropped
        assert table.presence.here() == [False, False]
        await store.close()

    asyncio.run(run())


def test_tables_nobody_looks_at_leave_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arcanum.server.tables.IDLE_SECONDS", -1.0)

    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        made = await make(tables, NewTable("pebbles", [Human(mine=True), Human(mine=True)]))
        table = await tables.get(made.table)
        await act(tables, table, 0, 0, "close 1")
        before = table.shown(0)
        await tables.sweep()
        assert not tables.open
        again = await tables.get(made.table)
        assert again is not table
        assert again.shown(0) == before
        await store.close()

    asyncio.run(run())


def test_tables_that_never_begin_leave_the_memory_and_stay_out(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clocks run, and bots decide, where the cards are dealt."""
    monkeypatch.setattr("arcanum.server.tables.IDLE_SECONDS", -1.0)
    mine, free = Human(mine=True), Human(mine=False)
    waiting: list[list[Human | Computer]] = [[mine, free], [mine, free, Computer("random")]]
    clock = Pace(90_000, 60)

    async def run() -> None:
        store = Store(db)
        tables = Tables(store)
        for seats in waiting:
            await make(tables, NewTable("seasons", seats, pace=clock))
        hosted = await make(tables, NewTable("seasons", [mine, mine], pace=clock, start="host"))
        assert len(tables.open) == 3
        await tables.sweep()
        assert not tables.open
        assert await store.with_bots() == []
        token = hosted.seats[0].token
        table, seat = await tables.seat(hosted.table, token)
        await start(tables, table, seat)
        assert await store.with_bots() == [hosted.table]
        await tables.sweep()
        assert list(tables.open) == [hosted.table]
        # Two processes took the last two seats at once: whoever loads it deals.
        await store.write(("UPDATE tables SET seed = 'null' WHERE id = ?", (hosted.table,)))
        assert await store.with_bots() == [hosted.table]
        await store.close()

    asyncio.run(run())
