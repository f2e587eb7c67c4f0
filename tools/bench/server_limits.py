#!/usr/bin/env python3
"""What one durable action per message can cost at best on this machine.

    python tools/bench/server_limits.py [--seconds 2] [--rounds 3] [--json FILE] [--md FILE]

Measures, on loopback only and for a bounded time:
  1. the disk: write + fdatasync a second;
  2. commits a second of SQLite (WAL, FULL and NORMAL, alone and in groups) and of a throw-away
     PostgreSQL cluster (one and eight connections, synchronous_commit on and off);
  3. messages a second and round-trip p50/p99 of a Starlette (and a FastAPI) web socket server
     under uvicorn: bare echo, JSON echo, and one durable row a message, committed singly and in
     groups (every message that waits at the same time shares one commit, and none is answered
     before its commit).
The server has one core and the client the other, where there are two.  The client is picows
where it is installed (it costs little), else websockets.  Needs: starlette uvicorn websockets;
better with uvloop httptools fastapi picows orjson asyncpg.  initdb and postgres are looked for
on the PATH; what is missing is skipped with a line.
"""

import argparse
import asyncio
import json
import os
import shutil
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

now = time.perf_counter
median = statistics.median
MESSAGE = json.dumps(
    {
        "t": "act",
        "game": "g-000123",
        "seat": 1,
        "seq": 1234,
        "action": {"kind": "play", "card": 17, "pay": [1, 0, 2, 0]},
        "id": "c0ffee00-0000",
    }
).encode()
ROW = b"x" * 300


def say(line):
    print(line, file=sys.stderr, flush=True)


def rate(fn, seconds):
    """Calls of fn a second, and the 99th percentile of a call in ms."""
    times, start = [], now()
    while now() - start < seconds:
        t = now()
        fn()
        times.append(now() - t)
    times.sort()
    return len(times) / (now() - start), times[int(len(times) * 0.99)] * 1e3


# ---------------------------------------------------------------- disk and databases


def disk(where, seconds):
    fd = os.open(os.path.join(where, "disk"), os.O_RDWR | os.O_CREAT, 0o600)
    os.pwrite(fd, b"\0" * (1 << 20), 0)
    os.fsync(fd)
    block, at = b"x" * 4096, [0]

    def one():
        os.pwrite(fd, block, at[0] % (1 << 20))
        at[0] += 4096
        os.fdatasync(fd)

    out = rate(one, seconds)
    os.close(fd)
    return out


def open_sqlite(path, synchronous):
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode=WAL")
    db.execute(f"PRAGMA synchronous={synchronous}")
    db.execute(
        "CREATE TABLE IF NOT EXISTS act (game TEXT, seq INTEGER, body BLOB, "
        "PRIMARY KEY (game, seq)) WITHOUT ROWID"
    )
    return db


def sqlite(where, synchronous, group, seconds):
    db = open_sqlite(os.path.join(where, f"s-{synchronous}-{group}-{now()}.db"), synchronous)
    seq = [0]

    def one():
        db.execute("BEGIN IMMEDIATE")
        for _ in range(group):
            seq[0] += 1
            db.execute("INSERT INTO act VALUES (?, ?, ?)", (f"g{seq[0] % 500}", seq[0], ROW))
        db.execute("COMMIT")

    per_s, p99 = rate(one, seconds)
    db.close()
    return per_s * group, p99


class Postgres:
    """A cluster in a temporary folder, run by a user that is not root, on a socket there."""

    def __init__(self):
        self.dir = None
        if not (shutil.which("initdb") and shutil.which("postgres")):
            raise LookupError("no initdb and postgres on the PATH")
        self.as_user = {}
        self.dir = tempfile.mkdtemp(prefix="pgbench-")
        if os.getuid() == 0:
            import pwd

            user = pwd.getpwnam("nobody")
            self.as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(self.dir, user.pw_uid, user.pw_gid)
        data = os.path.join(self.dir, "data")
        quiet = {
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.PIPE,
            "cwd": self.dir,
            "env": {**os.environ, "HOME": self.dir},
        }
        done = subprocess.run(
            ["initdb", "-D", data, "-U", "bench", "-A", "trust", "-E", "UTF8", "--no-locale"],
            **quiet,
            **self.as_user,
        )
        if done.returncode:
            raise LookupError("initdb: " + done.stderr.decode(errors="replace").strip()[-150:])
        options = [
            "-c",
            "listen_addresses=",
            "-c",
            f"unix_socket_directories={self.dir}",
            "-c",
            "shared_buffers=128MB",
        ]
        self.process = subprocess.Popen(
            ["postgres", "-D", data, *options],
            **{**quiet, "stderr": subprocess.DEVNULL},
            **self.as_user,
        )
        for _ in range(100):
            if os.path.exists(os.path.join(self.dir, ".s.PGSQL.5432")):
                break
            time.sleep(0.1)
        time.sleep(0.3)

    def connect(self):
        import asyncpg

        return asyncpg.connect(host=self.dir, port=5432, user="bench", database="postgres")

    def stop(self):
        if self.dir:
            if getattr(self, "process", None):
                self.process.send_signal(signal.SIGINT)
                self.process.wait(20)
            shutil.rmtree(self.dir, ignore_errors=True)


async def postgres(pg, connections, synchronous, seconds):
    opened = [await pg.connect() for _ in range(connections)]
    await opened[0].execute(
        "CREATE TABLE IF NOT EXISTS act (game text, seq bigint, body bytea, "
        "PRIMARY KEY (game, seq))"
    )
    times, base, end = [], int(time.time() * 1000) << 20, now() + seconds

    async def work(k, c):
        await c.execute(f"SET synchronous_commit = {synchronous}")
        insert = await c.prepare("INSERT INTO act VALUES ($1, $2, $3)")
        n = 0
        while now() < end:
            n += 1
            t = now()
            await insert.fetch(f"g{k}-{n % 60}", base + n * connections + k, ROW)
            times.append(now() - t)

    start = now()
    await asyncio.gather(*(work(k, c) for k, c in enumerate(opened)))
    took = now() - start
    for c in opened:
        await c.close()
    times.sort()
    return len(times) / took, times[int(len(times) * 0.99)] * 1e3


# ---------------------------------------------------------------- the server under test


def make_app(mode, where):
    """mode: framework-what, what in echo, json, sqlite, sqlite-group, pg, pg-group."""
    framework, _, what = mode.partition("-")
    try:
        import orjson

        loads, dumps = orjson.loads, lambda o: orjson.dumps(o).decode()
    except ImportError:
        loads, dumps = json.loads, json.dumps
    state = {"seq": 0}
    db = (
        open_sqlite(os.path.join(where, f"server-{os.getpid()}.db"), "FULL")
        if what.startswith("sqlite")
        else None
    )
    waiting = []

    def commit(rows):
        db.execute("BEGIN IMMEDIATE")
        db.executemany("INSERT INTO act VALUES (?, ?, ?)", rows)
        db.execute("COMMIT")

    async def pg_commit(rows):
        if "pg" not in state:
            import asyncpg

            state["pg"] = await asyncpg.connect(
                host=os.environ["BENCH_PG"], port=5432, user="bench", database="postgres"
            )
            await state["pg"].execute(
                "CREATE TABLE IF NOT EXISTS act (game text, seq bigint, body "
                "bytea, PRIMARY KEY (game, seq))"
            )
            state["base"] = int(time.time() * 1000) << 20
            state["lock"] = asyncio.Lock()
        rows = [(g, state["base"] + n, b) for g, n, b in rows]
        if len(rows) == 1:
            async with state["lock"]:
                await state["pg"].execute("INSERT INTO act VALUES ($1, $2, $3)", *rows[0])
        else:
            async with state["lock"]:
                await state["pg"].executemany("INSERT INTO act VALUES ($1, $2, $3)", rows)

    async def flusher():
        loop = asyncio.get_running_loop()
        while waiting:
            batch = waiting[:]
            waiting.clear()
            rows = [r for r, _ in batch]
            problem = None
            try:
                await (loop.run_in_executor(None, commit, rows) if db else pg_commit(rows))
            except Exception as e:
                problem = e
            for _, future in batch:
                if not future.done():
                    future.set_exception(problem) if problem else future.set_result(None)
        state["flusher"] = None

    async def durable(text):
        state["seq"] += 1
        row = (f"g{state['seq'] % 500}", state["seq"], text.encode())
        if what == "sqlite":
            commit([row])
        elif what == "pg":
            await pg_commit([row])
        else:
            future = asyncio.get_running_loop().create_future()
            waiting.append((row, future))
            if not state.get("flusher"):
                state["flusher"] = asyncio.ensure_future(flusher())
            await future

    async def serve(ws):
        await ws.accept()
        try:
            while True:
                text = await ws.receive_text()
                if what == "echo":
                    await ws.send_text(text)
                    continue
                message = loads(text)
                if what != "json":
                    await durable(text)
                await ws.send_text(
                    dumps(
                        {
                            "t": "ok",
                            "seq": message["seq"],
                            "id": message["id"],
                            "view": {"crystals": 12, "energy": [1, 0, 2, 0]},
                        }
                    )
                )
        except Exception as e:
            if "Disconnect" not in type(e).__name__ and "after sending" not in str(e):
                raise

    if framework == "fastapi":
        from fastapi import FastAPI, WebSocket

        app = FastAPI()

        @app.websocket("/ws")
        async def endpoint(ws: WebSocket):
            await serve(ws)

        return app
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute

    return Starlette(routes=[WebSocketRoute("/ws", serve)])


def serve_main(mode, port, where, impl):
    import uvicorn

    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[0]})
    try:
        import uvloop  # noqa: F401

        loop = "uvloop"
    except ImportError:
        loop = "asyncio"
    uvicorn.run(
        make_app(mode, where),
        host="127.0.0.1",
        port=port,
        log_level="error",
        access_log=False,
        loop=loop,
        ws=impl,
        ws_per_message_deflate=False,
    )


class Server:
    def __init__(self, mode, where, impl, env):
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = s.getsockname()[1]
        begin = now()
        self.process = subprocess.Popen(
            [
                sys.executable,
                os.path.abspath(__file__),
                "--serve",
                mode,
                "--port",
                str(self.port),
                "--where",
                where,
                "--impl",
                impl,
            ],
            env={**os.environ, **env},
        )
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.2).close()
                break
            except OSError:
                if self.process.poll() is not None or now() - begin > 20:
                    raise LookupError(f"the {mode} server did not start") from None
                time.sleep(0.02)
        self.cold_s = now() - begin

    def rss_mb(self):
        with open(f"/proc/{self.process.pid}/statm") as f:
            return int(f.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()


async def load(port, connections, seconds, server=None):
    """Closed loop: each connection has one message under way. Messages/s, p50 and p99 in ms."""
    times, sent, done = [], [0.0] * connections, asyncio.Event()
    end = None
    try:
        import picows
    except ImportError:
        picows = None
    left = [connections]
    text = MESSAGE.decode()

    def finish():
        left[0] -= 1
        if not left[0]:
            done.set()

    if picows:

        class Client(picows.WSListener):
            def __init__(self, k):
                self.k = k

            def on_ws_connected(self, transport):
                self.transport = transport

            def fire(self):
                sent[self.k] = now()
                self.transport.send(picows.WSMsgType.TEXT, MESSAGE)

            def on_ws_frame(self, transport, frame):
                t = now()
                times.append(t - sent[self.k])
                if t < end:
                    self.fire()
                else:
                    finish()

        clients = []
        for k in range(connections):
            _, client = await picows.ws_connect(
                lambda k=k: Client(k), f"ws://127.0.0.1:{port}/ws"
            )
            clients.append(client)
        memory = server.rss_mb() if server else None
        start = now()
        end = start + seconds
        for c in clients:
            c.fire()
        await asyncio.wait_for(done.wait(), seconds + 20)
        took = now() - start
        for c in clients:
            c.transport.disconnect()
    else:
        from websockets.asyncio.client import connect

        opened = [
            await connect(f"ws://127.0.0.1:{port}/ws", compression=None)
            for _ in range(connections)
        ]
        memory = server.rss_mb() if server else None
        start = now()
        end = start + seconds

        async def work(ws):
            while now() < end:
                t = now()
                await ws.send(text)
                await ws.recv()
                times.append(now() - t)

        await asyncio.gather(*(work(ws) for ws in opened))
        took = now() - start
        for ws in opened:
            await ws.close()
    times.sort()
    return len(times) / took, median(times) * 1e3, times[int(len(times) * 0.99)] * 1e3, memory


# ---------------------------------------------------------------- the run


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    ap.add_argument("--seconds", type=float, default=1.5)
    ap.add_argument("--rounds", type=int, default=3)
    ap.add_argument("--connections", type=int, nargs="*", default=[1, 50, 400])
    ap.add_argument("--json")
    ap.add_argument("--md")
    ap.add_argument("--serve", help=argparse.SUPPRESS)
    ap.add_argument("--port", type=int, help=argparse.SUPPRESS)
    ap.add_argument("--where", help=argparse.SUPPRESS)
    ap.add_argument("--impl", default="auto", help=argparse.SUPPRESS)
    args = ap.parse_args()
    if args.serve:
        serve_main(args.serve, args.port, args.where, args.impl)
        return
    cores = sorted(os.sched_getaffinity(0))
    where = tempfile.mkdtemp(prefix="limits-")
    stores, pg = [], None
    found = {}
    try:
        pg = Postgres()
        import asyncpg  # noqa: F401
    except (LookupError, ImportError) as e:
        say(f"skip  PostgreSQL: {e}")
        if pg:
            pg.stop()
        pg = None
    try:
        tests = [
            ("disk: 4 KiB write + fdatasync", lambda: disk(where, args.seconds / 2)),
            (
                "SQLite WAL, synchronous=FULL, one row a commit",
                lambda: sqlite(where, "FULL", 1, args.seconds / 2),
            ),
            (
                "SQLite WAL, synchronous=FULL, 10 rows a commit",
                lambda: sqlite(where, "FULL", 10, args.seconds / 2),
            ),
            (
                "SQLite WAL, synchronous=FULL, 100 rows a commit",
                lambda: sqlite(where, "FULL", 100, args.seconds / 2),
            ),
            (
                "SQLite WAL, synchronous=NORMAL, one row a commit",
                lambda: sqlite(where, "NORMAL", 1, args.seconds / 2),
            ),
        ]
        if pg:
            tests += [
                (
                    "PostgreSQL, 1 connection",
                    lambda: asyncio.run(postgres(pg, 1, "on", args.seconds / 2)),
                ),
                (
                    "PostgreSQL, 8 connections",
                    lambda: asyncio.run(postgres(pg, 8, "on", args.seconds / 2)),
                ),
                (
                    "PostgreSQL, 32 connections",
                    lambda: asyncio.run(postgres(pg, 32, "on", args.seconds / 2)),
                ),
                (
                    "PostgreSQL, 8 connections, synchronous_commit=off",
                    lambda: asyncio.run(postgres(pg, 8, "off", args.seconds / 2)),
                ),
            ]
        for _ in range(args.rounds):
            for name, test in tests:
                found.setdefault(name, []).append(test())
        for name, results in found.items():
            stores.append(
                {
                    "name": name,
                    "per_s": median(r[0] for r in results),
                    "p99_ms": median(r[1] for r in results),
                    "rounds": [r[0] for r in results],
                }
            )

        os.sched_setaffinity(0, {cores[-1]})
        runner = asyncio.run
        try:
            import uvloop

            runner = uvloop.run
        except ImportError:
            pass
        servers = []
        modes = [
            ("starlette-echo", "auto", "Starlette, echo"),
            ("starlette-echo", "websockets-sansio", "Starlette, echo, websockets-sansio"),
            ("fastapi-echo", "auto", "FastAPI, echo"),
            ("starlette-json", "auto", "Starlette, JSON in and out"),
            ("starlette-sqlite", "auto", "Starlette, one SQLite commit a message"),
            ("starlette-sqlite-group", "auto", "Starlette, SQLite group commit"),
        ]
        if pg:
            modes += [
                (
                    "starlette-pg",
                    "auto",
                    "Starlette, one PostgreSQL commit a message, one connection",
                ),
                (
                    "starlette-pg-group",
                    "auto",
                    "Starlette, PostgreSQL group commit, one connection",
                ),
            ]
        for mode, impl, title in modes:
            try:
                # the server pins itself to the first core; undo our pin for the child
                os.sched_setaffinity(0, set(cores))
                server = Server(mode, where, impl, {"BENCH_PG": pg.dir if pg else ""})
                os.sched_setaffinity(0, {cores[-1]})
            except (LookupError, ImportError) as e:
                say(f"skip  {title}: {e}")
                continue
            try:
                base = server.rss_mb()
                for n in args.connections:
                    rs = [
                        runner(load(server.port, n, args.seconds, server))
                        for _ in range(args.rounds)
                    ]
                    servers.append(
                        {
                            "name": title,
                            "connections": n,
                            "per_s": median(r[0] for r in rs),
                            "p50_ms": median(r[1] for r in rs),
                            "p99_ms": median(r[2] for r in rs),
                            "rounds": [r[0] for r in rs],
                            "cold_start_s": server.cold_s,
                            "base_mb": base,
                            "kb_a_connection": (max(r[3] for r in rs) - base) * 1024 / n,
                        }
                    )
            except Exception as e:
                say(f"skip  {title}: {type(e).__name__} {e}")
            finally:
                server.stop()
    finally:
        if pg:
            pg.stop()
        shutil.rmtree(where, ignore_errors=True)
    result = {
        "cores": len(cores),
        "rounds": args.rounds,
        "seconds": args.seconds,
        "stores": stores,
        "servers": servers,
    }
    lines = [
        "| durable store | rows/s | spread | p99 ms a commit |",
        "| --- | ---: | ---: | ---: |",
    ]
    for s in stores:
        lines.append(
            f"| {s['name']} | {s['per_s']:,.0f} | "
            f"{(max(s['rounds']) - min(s['rounds'])) / s['per_s']:.0%} | "
            f"{s['p99_ms']:.2f} |"
        )
    lines += [
        "",
        (
            "| web socket server, one core | connections | messages/s | spread | "
            "p50 ms | p99 ms | start s | MB at start | KiB a connection |"
        ),
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for s in servers:
        spread = (max(s["rounds"]) - min(s["rounds"])) / s["per_s"]
        lines.append(
            f"| {s['name']} | {s['connections']} | {s['per_s']:,.0f} | "
            f"{spread:.0%} | {s['p50_ms']:.2f} | {s['p99_ms']:.2f} | "
            f"{s['cold_start_s']:.2f} | {s['base_mb']:.0f} | "
            f"{s['kb_a_connection']:.0f} |"
        )
    text = "\n".join(lines) + "\n"
    print(text, end="")
    for name, content in ((args.json, json.dumps(result, indent=1)), (args.md, text)):
        if name:
            with open(name, "w") as f:
                f.write(content)


if __name__ == "__main__":
    main()
