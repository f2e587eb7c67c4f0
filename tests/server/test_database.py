"""The database: who may read its file, who may use it, how long it may take, what it tells."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import psycopg
import pytest

from arcanum.kernel.errors import BadSetting
from arcanum.server import filelock, postgres, store
from arcanum.server.errors import Clash, StoreDown
from arcanum.server.filelock import FileLock
from arcanum.server.store import Store, connector
from tests.ports import free_port
from tests.server.desk import ROOT, Postgres, Running, serve_process, until


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite3"
    before = os.umask(0)
    try:
        made = connector(str(path))()
        made.write([("CREATE TABLE t (n INTEGER)", ())])
        names = (path.name, f"{path.name}-wal", f"{path.name}-shm")
        assert {file.name: mode(file) for file in tmp_path.iterdir()} == dict.fromkeys(
            names, 0o600
        )
        made.close()
        path.chmod(0o664)  # a group that makes copies may go on
        connector(str(path))().close()
        assert mode(path) == 0o660
    finally:
        os.umask(before)


# -- two servers


def served(db: Path) -> subprocess.CompletedProcess[str]:
    """`arcanum serve`, which is not expected to run long."""
    command = [sys.executable, "-m", "arcanum", "serve", "--port", "0", "--db", str(db)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)


def test_a_second_server_on_the_same_file_says_so(tmp_path: Path) -> None:
    db = tmp_path / "table.sqlite3"
    first = FileLock(db)
    (tmp_path / "other").symlink_to(db)
    done = served(tmp_path / "other")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "another server uses" in done.stderr
    first.release()
    FileLock(db).release()


HOLD = """
import pathlib, sys, time
from arcanum.server.filelock import FileLock
held = FileLock(pathlib.Path(sys.argv[1]))
print("held", flush=True)
time.sleep(600)
"""


def test_the_lock_of_a_server_that_crashed_does_not_remain(tmp_path: Path) -> None:
    db = tmp_path / "table.sqlite3"
    command = [sys.executable, "-c", HOLD, str(db)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(BadSetting, match="another server"):
            FileLock(db)
        process.kill()
        process.wait(60)
    FileLock(db).release()


def test_a_disk_without_locks_is_no_hindrance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(descriptor: int) -> None:
        raise OSError("no locks available")

    monkeypatch.setattr(filelock, "lock", none)
    one, two = FileLock(tmp_path / "a"), FileLock(tmp_path / "a")
    one.release()
    two.release()
    FileLock(tmp_path / "no" / "folder").release()  # the database tells what is wrong


WITHOUT = """
import sys
sys.modules["fcntl"] = None
import pathlib
from arcanum.server.filelock import FileLock
one, two = FileLock(pathlib.Path(sys.argv[1])), FileLock(pathlib.Path(sys.argv[1]))
print("fine")
"""


def test_a_system_without_fcntl_is_no_hindrance(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT, str(tmp_path / "a")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("fine\n", "")


# -- a database that is slow or gone


def test_a_statement_has_a_time_limit(
    cluster: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "STATEMENT_MS", 200)
    monkeypatch.setattr(postgres, "LOCK_MS", 100)
    url = cluster.database()
    db = connector(url)()
    with pytest.raises(StoreDown, match="no answer in time"):
        db.rows("SELECT pg_sleep(600)")
    db.write([("CREATE TABLE t (n INTEGER PRIMARY KEY)", ())])
    with psycopg.connect(url) as other:
        other.execute("LOCK TABLE t")
        with pytest.raises(StoreDown, match=r"cannot write \(locked for too long\)"):
            db.write([("INSERT INTO t VALUES (?)", (1,))])
    db.write([("INSERT INTO t VALUES (?)", (1,))])
    with pytest.raises(Clash) as clash:
        db.write([("INSERT INTO t VALUES (?)", (1,))])
    assert "(1)" not in str(clash.value)
    assert db.rows("SHOW idle_in_transaction_session_timeout") == [("30s",)]
    db.close()


class Silent:
    """A database that never answers a reader."""

    def __init__(self, real: Any) -> None:
        self.real = real
        self.let = threading.Event()

    def rows(self, sql: str, values: Any = ()) -> list[tuple[Any, ...]]:
        self.let.wait(60)
        return []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


def test_a_database_that_fell_silent_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "READ_SECONDS", 0.1)

    async def run() -> None:
        made = Store(str(tmp_path / "table.sqlite3"))
        silent = Silent(made.read_db)
        made.read_db = silent
        for _ in range(2):
            with pytest.raises(StoreDown, match="does not answer in time"):
                await made.load("t")
        silent.let.set()
        await made.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://somebody:hunter2@127.0.0.1:1/secrets",
        "postgresql://somebody:hunter2@no.such.host.invalid/secrets",
        "postgresql://somebody:hunter2@127.0.0.1:hunter2/secrets",
    ],
)
def test_an_unreachable_database_is_told_without_its_address(url: str) -> None:
    with pytest.raises(StoreDown) as down:
        connector(url)()
    assert str(down.value).startswith("the database cannot be reached")
    assert down.value.__suppress_context__  # nor is it in any traceback
    for part in ("somebody", "hunter2", "127.0.0.1", "secrets", "invalid"):
        assert part not in str(down.value)


def test_no_answer_and_no_log_tells_where_the_database_is(cluster: Postgres) -> None:
    url = cluster.database()
    name = url.partition("@/")[2].partition("?")[0]
    port = free_port()
    process = serve_process(port, url, stderr=subprocess.PIPE, text=True)
    server = Running(process.pid, port, url)
    play = server.table(2, game="pebbles")
    with psycopg.connect(cluster.url("postgres"), autocommit=True) as db:
        db.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        )
        texts = []
        for _ in range(2):
            refused = play.act(0, 0, "close 1")
            assert refused.status_code == 503
            texts.append(refused.text)
        for path in ("/healthz", f"/api/tables/{'a' * 16}"):
            texts.append(server.http.get(path).text)
        db.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    until(lambda: play.act(0, 0, "close 1").status_code == 200)
    server.http.close()
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 0
    assert errors
    for text in (*texts, errors):
        assert "Traceback" not in text
        for part in (name, str(cluster.folder), "arcanum@"):
            assert part not in text
