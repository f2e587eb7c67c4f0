"""`arcanum serve`: bind the address, run the server, say where it is."""

from __future__ import annotations

import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from multiprocessing.process import BaseProcess

import uvicorn

from arcanum.kernel.errors import BadSetting
from arcanum.server.app import make_app
from arcanum.server.database import migrate
from arcanum.server.errors import StoreDown
from arcanum.server.store import connector

DEFAULT_DB = "arcanum.sqlite3"
BACKLOG = 2048


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; a clear line when the address cannot be had."""
    made = None
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        made = socket.socket(found[0], socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(found[4])
        made.listen(BACKLOG)
    except (OSError, OverflowError) as wrong:
        if made is not None:
            made.close()
        told = getattr(wrong, "strerror", None) or wrong
        raise BadSetting(f"cannot listen at {host}:{port} ({told})") from wrong
    return made


def configured(db: str, shared: bool = False) -> uvicorn.Config:
    """How uvicorn runs the app. Nothing is logged by request: addresses carry tokens."""
    tune()
    limits = os.environ.get("ARCANUM_LIMITS") != "off"
    seconds = float(os.environ.get("ARCANUM_BOT_SECONDS", "10"))
    return uvicorn.Config(
        make_app(db, limits, seconds, shared),
        access_log=False,
        log_level="warning",
        proxy_headers=False,  # `api.address` and the cookie look at them
        server_header=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        timeout_graceful_shutdown=3,
        backlog=BACKLOG,
    )


def tune() -> None:
    """Quick hand-overs between the loop and the writing thread; rare sweeps for garbage."""
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


class Announced(uvicorn.Server):
    """Says where it is when it is there."""

    line = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.line:
            print(self.line, flush=True)


def serve(
    host: str = "127.0.0.1", port: int = 8000, db: str = DEFAULT_DB, workers: int = 1
) -> int:
    """Run the web table until it is stopped; returns the exit status."""
    logging.basicConfig(
        level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr
    )
    if workers < 1:
        raise BadSetting("use at least one worker")
    connect = connector(db)
    if workers > 1 and not db.startswith("postgres"):
        raise BadSetting("several workers need PostgreSQL: say --db postgresql://…")
    try:
        first = connect()
        migrate(first)
        first.close()
    except StoreDown as wrong:
        raise BadSetting(str(wrong)) from wrong
    listening = bound(host, port)
    shown = f"[{host}]" if ":" in host else host
    where = f"http://{shown}:{listening.getsockname()[1]}"
    line = f"Arcanum is at {where} (stop it with Ctrl-C)"
    if workers > 1:
        return supervise(listening, db, workers, line)
    server = Announced(configured(db))
    server.line = line
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    return 0 if server.started else 1


# -- several processes over one PostgreSQL


def one_of_several(listening: socket.socket, db: str, parent: int) -> None:
    """A process that serves the same tables as its brothers."""
    threading.Thread(target=outlive, args=(parent,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(configured(db, shared=True)).run(sockets=[listening])


def outlive(parent: int) -> None:
    """Nobody serves on when the first process is gone."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGTERM)


def supervise(listening: socket.socket, db: str, workers: int, line: str) -> int:
    """Start the processes, and again those that fall; stop them all at the end."""
    context = multiprocessing.get_context("spawn")
    stop = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())

    def started() -> BaseProcess:
        made = context.Process(target=one_of_several, args=(listening, db, os.getpid()))
        made.start()
        return made

    running = [started() for _ in range(workers)]
    print(line, flush=True)
    while not stop.wait(0.2):
        for at, process in enumerate(running):
            if not process.is_alive():
                print("a worker has fallen: starting another", file=sys.stderr, flush=True)
                stop.wait(1.0)
                running[at] = started()
    for process in running:
        process.terminate()
    for process in running:
        process.join(10)
        if process.is_alive():
            process.kill()
            process.join()
    listening.close()
    return 0
