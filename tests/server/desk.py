"""What the server tests share: servers in processes of their own, clients, PostgreSQL."""

from __future__ import annotations

import contextlib
import os
import pwd
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx2 as httpx
from websockets.sync.client import ClientConnection, connect

from arcanum.server.database import Statement, migrate
from arcanum.server.store import connector
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
HUMAN = {"kind": "human", "mine": True}  # its token is given out at once
RANDOM_BOT = {"kind": "bot", "bot": "random"}


def until(true: Callable[[], bool]) -> None:
    """Wait for something that must come, however busy the machine is."""
    for _ in range(6000):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("waited for two minutes in vain")


def serve_process(
    port: int,
    db: str,
    *more: str,
    first: str = "",
    env: dict[str, str] | None = None,
    **options: Any,
) -> subprocess.Popen[Any]:
    """A server in a process of its own, as `arcanum serve` starts it, with fixed deals.

    `first` is Python that each of its processes runs before; `more` are further arguments of
    `tests.serving`.
    """
    command = [sys.executable, "-m", "tests.serving", str(port), db, *more]
    environment = {**os.environ, "ARCANUM_TEST_FIRST": first, **(env or {})}
    return subprocess.Popen(command, cwd=ROOT, env=environment, **options)


class Launcher:
    """Forks servers that have everything imported already."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-X", "dev=0", "-m", "tests.server.launcher"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "ARCANUM_LIMITS": "off", "ARCANUM_BOT_SECONDS": "30"},
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == "ready"

    def start(self, db: str, port: int = 0) -> Running:
        """A new server."""
        port = port or free_port()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"start {port} {db}\n")
        self.process.stdin.flush()
        pid = int(self.process.stdout.readline())
        return Running(pid, port, db)

    def close(self) -> None:
        """The end; servers have been stopped."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(60)
        self.process.stdout.close()


class Running:
    """A server process and a client for it."""

    def __init__(self, pid: int, port: int, db: str) -> None:
        self.pid = pid
        self.port = port
        self.db = db
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)
        until(self.answers)

    def answers(self) -> bool:
        """Whether it serves."""
        try:
            return self.http.get("/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def stop(self, how: int = signal.SIGKILL) -> None:
        """End the process and wait until it is gone."""
        self.http.close()
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)
        until(self.gone)

    def gone(self) -> bool:
        """Whether the process has ended."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def table(self, seats: int = 2, game: str = "seasons", **more: Any) -> Play:
        """A new table of people."""
        made = self.post("/api/tables", {"game": game, "seats": [HUMAN] * seats, **more})
        assert made.status_code == 201, made.text
        return Play(self, made.json())

    def socket(self, path: str) -> ClientConnection:
        """An open web socket, which may read nothing for as long as it likes."""
        return connect(
            f"ws://127.0.0.1:{self.port}{path}",
            compression=None,
            max_size=None,
            proxy=None,
            ping_interval=None,
        )


class Several(Running):
    """A server of several processes; every call is a new connection, to any of them."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, db: str) -> None:
        self.process = process
        self.tables = 0
        super().__init__(process.pid, port, db)
        self.http.headers["connection"] = "close"

    def table(self, seats: int = 2, game: str = "seasons", **more: Any) -> Play:
        """A new table; any process may deal it, so its seed is chosen here."""
        self.tables += 1
        return super().table(seats, game, seed=self.tables, **more)


class Play:
    """A table with the tokens of all its seats: those with an invite are claimed."""

    def __init__(self, server: Running, made: dict[str, Any]) -> None:
        self.server = server
        self.id: str = made["table"]
        self.made = made
        self.path = f"/api/tables/{self.id}"
        self.tokens: dict[int, str] = {}
        for seat in made["seats"]:
            token = seat.get("token") or self.claim(seat["invite"]).json()["token"]
            self.tokens[seat["seat"]] = token

    def claim(self, invite: str, **more: Any) -> httpx.Response:
        return self.server.post(f"{self.path}/claim", {"invite": invite, **more})

    def see(self, seat: int | None = None, since: int | None = None) -> dict[str, Any]:
        params: dict[str, Any] = {} if since is None else {"since": since}
        if seat is not None:
            params["token"] = self.tokens[seat]
        answer = self.server.http.get(self.path, params=params)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def post(self, what: str, seat: int, /, **more: Any) -> httpx.Response:
        return self.server.post(f"{self.path}/{what}", {"token": self.tokens[seat], **more})

    def act(self, seat: int, version: int, action: str) -> httpx.Response:
        return self.post("actions", seat, version=version, action=action)

    def step(self, chance: random.Random) -> dict[str, Any]:
        """One random action of any seat that may decide."""
        seen = self.see(chance.choice(list(self.tokens)))
        seat = chance.choice(seen["waiting"])
        mine = self.see(seat)
        action = chance.choice(mine["options"])["action"]
        done = self.act(seat, mine["version"], action)
        assert done.status_code == 200, done.text
        return {"seat": seat, "version": mine["version"], "action": action}

    def finish(self, chance: random.Random) -> None:
        """Play at random to the end."""
        while not self.see()["over"]:
            self.step(chance)


class Held:
    """A database that writes only when it is let."""

    def __init__(self, real: Any) -> None:
        self.real = real
        self.asked = threading.Event()  # somebody wants to write
        self.let = threading.Event()

    def write(self, statements: Sequence[Statement]) -> None:
        self.asked.set()
        assert self.let.wait(60)
        self.real.write(statements)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


# -- PostgreSQL


def holder_of(db: str, table: str) -> str:
    """The process that holds a table, by name; its number is a part of it."""
    store = connector(db)()
    found = store.rows("SELECT owner FROM leases WHERE table_id = ?", (table,))
    store.close()
    return str(found[0][0]) if found else ""


def two_workers(db: str) -> bool:
    """Whether both processes are there (again)."""
    store = connector(db)()
    found = store.rows(
        "SELECT DISTINCT application_name FROM pg_stat_activity "
        "WHERE application_name LIKE 'arcanum-%' AND datname = current_database()"
    )
    store.close()
    return len(found) >= 2


# Thousands of small files are made and removed at once there, on a disk in a minute or more.
IN_MEMORY = Path("/dev/shm")
ROOM = 4 << 30  # bytes that databases of tests may take


def in_memory() -> str | None:
    """A folder in memory; None where there is none, or too little room."""
    fits = IN_MEMORY.is_dir() and shutil.disk_usage(IN_MEMORY).free >= ROOM
    return str(IN_MEMORY) if fits else None


class Postgres:
    """A PostgreSQL server of its own in a temporary folder, not run by root.

    A durable one waits for the disk, as a real one does: measurements need that.
    """

    def __init__(self, durable: bool = False) -> None:
        places = [shutil.which("postgres") or "", *map(str, found_binaries())]
        programs = [Path(place).parent for place in places if place]
        if not programs:
            raise AssertionError(
                "PostgreSQL is not installed: run 'apt-get install postgresql' (make setup)"
            )
        self.bin = programs[0]
        self.folder = Path(
            tempfile.mkdtemp(prefix="arcanum-pg-", dir=None if durable else in_memory())
        )
        self.who: dict[str, Any] = {}
        if os.getuid() == 0:
            user = pwd.getpwnam("nobody")
            self.who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        data = self.folder / "data"
        quiet: dict[str, Any] = {"cwd": self.folder, "stdout": subprocess.DEVNULL}
        quiet["env"] = {"HOME": str(self.folder), "PATH": os.environ["PATH"], "LC_ALL": "C"}
        made = [str(self.bin / "initdb"), "-D", str(data), "-U", "arcanum", "-A", "trust"]
        subprocess.run(
            [*made, "--no-sync", "-E", "UTF8", "--no-locale"],
            check=True,
            **quiet,
            **self.who,
        )
        options = ["listen_addresses=", f"unix_socket_directories={self.folder}"]
        options += [] if durable else ["fsync=off"]
        command = [str(self.bin / "postgres"), "-D", str(data)]
        for option in options:
            command += ["-c", option]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **quiet, **self.who)
        self.count = 0
        self.model = ""  # the database that others are made like
        until(self.ready)

    def url(self, name: str) -> str:
        return f"postgresql://arcanum@/{name}?host={self.folder}"

    def ready(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def database(self, model: str = "template1") -> str:
        """The URL of a new database: empty, or like another one."""
        import psycopg

        self.count += 1
        name = f"arcanum{self.count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name} TEMPLATE {model}")
        return self.url(name)

    def store(self) -> str:
        """The URL of a new database that has its tables already, with nothing in them."""
        import psycopg

        if not self.model:
            url = self.database()
            made = connector(url)()
            migrate(made)
            made.close()
            self.model = f"arcanum{self.count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            open_ones = "SELECT 1 FROM pg_stat_activity WHERE datname = %s"
            until(lambda: not db.execute(open_ones, (self.model,)).fetchall())
        return self.database(self.model)

    def close(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # at once: nobody needs these data again
        self.process.wait(60)
        shutil.rmtree(self.folder, ignore_errors=True)


def found_binaries() -> list[Path]:
    """Where Debian keeps PostgreSQL."""
    return sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), reverse=True)


@contextlib.contextmanager
def postgres(durable: bool = False) -> Iterator[Postgres]:
    made = Postgres(durable)
    try:
        yield made
    finally:
        made.close()
