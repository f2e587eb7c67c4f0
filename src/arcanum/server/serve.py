"""`arcanum serve`: bind the address, run the server, say where it is."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import platform
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from multiprocessing.process import BaseProcess
from pathlib import Path

import uvicorn

from arcanum.games import shelf
from arcanum.kernel.errors import BadSetting
from arcanum.server import logs
from arcanum.server.addresses import proxies
from arcanum.server.app import Front, make_app
from arcanum.server.database import migrate
from arcanum.server.errors import StoreDown
from arcanum.server.filelock import FileLock
from arcanum.server.guard import Guarded
from arcanum.server.page import NO_PAGE, is_built
from arcanum.server.store import connector
from arcanum.server.usher import Ushered

log = logging.getLogger("arcanum.server")

DEFAULT_DB = "arcanum.sqlite3"
BACKLOG = 2048
RESTART_SECONDS = 5.0  # between two workers that are started again at once
UNREAD_BYTES = 128 * 1024  # that the system buffers for a client that does not read


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; a clear line when the address cannot be used."""
    made = None
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        made = socket.socket(found[0], socket.SOCK_STREAM)
        if sys.platform == "win32":  # there the other option lets two servers share a port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)
        made.bind(found[4])
        made.listen(BACKLOG)
    except (OSError, OverflowError) as wrong:
        if made is not None:
            made.close()
        reason = getattr(wrong, "strerror", None) or wrong
        raise BadSetting(f"cannot listen at {host}:{port} ({reason})") from wrong
    return made


def configured(db: str, folder: Path | None = None) -> uvicorn.Config:
    """How uvicorn runs the app. Its own log of requests is off: addresses carry tokens.

    With a `folder` there are several processes, which find each other there.
    """
    tune()
    limits = os.environ.get("ARCANUM_LIMITS") != "off"
    seconds = float(os.environ.get("ARCANUM_BOT_SECONDS", "10"))
    return uvicorn.Config(
        make_app(db, limits, seconds, shared=folder is not None, folder=folder),
        access_log=False,
        log_config=None,  # all goes to our own log
        log_level="warning",
        proxy_headers=False,  # `api.address` and the cookie look at them
        server_header=False,
        http=Guarded if folder is None else Ushered,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        timeout_graceful_shutdown=2,
        backlog=BACKLOG,
    )


def tune() -> None:
    """Quick hand-overs between the loop and the writing thread; rare sweeps for garbage."""
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


class Stoppable(uvicorn.Server):
    """Ends what would never end by itself, so that it stops at once.

    Sockets are closed with 1012 (the server restarts); streams end after their last line.
    """

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        # uvicorn stops at SIGTERM and then raises it again, which would look like a failure
        signal.signal(signal.SIGTERM, lambda *_: None)
        with contextlib.suppress(KeyboardInterrupt):
            super().run(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        if isinstance(app, Front) and app.server.live is not None:
            app.server.live.close()
        await super().shutdown(sockets)


class Announced(Stoppable):
    """Prints its address once it serves, and opens the page if that is wanted."""

    where = ""
    show = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            announce(self.where, self.show)


def announce(where: str, show: bool) -> None:
    """Say where the server is; open the page if that is wanted and there is a display."""
    print(f"Arcanum is at {where} (stop it with Ctrl-C)", flush=True)
    if show and has_display():
        # in a thread: some browsers keep the caller until they are closed
        threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()


def has_display() -> bool:
    """Whether a browser could be shown: on Linux there must be a display."""
    if platform.system() == "Linux":
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str = DEFAULT_DB,
    workers: int = 1,
    show: bool = False,
) -> int:
    """Run the web table until it is stopped; returns the exit status."""
    logs.set_up()
    proxies()  # a wrong setting is reported now, not at the first request
    if workers < 1:
        raise BadSetting("use at least one worker")
    for trouble in shelf()[1]:
        print(f"arcanum: {trouble}", file=sys.stderr, flush=True)
    if not is_built():
        log.warning(NO_PAGE)
    connect = connector(db)
    if workers > 1 and not db.startswith("postgres"):
        raise BadSetting("several workers need PostgreSQL: use --db postgresql://…")
    alone = None if db.startswith("postgres") else FileLock(Path(db))
    try:
        first = connect()
        migrate(first)
        first.close()
        listening = bound(host, port)
        shown = f"[{host}]" if ":" in host else host
        where = f"http://{shown}:{listening.getsockname()[1]}"
        if workers > 1:
            return supervise(listening, db, workers, where, show)
        return run_one(listening, db, where, show)
    except StoreDown as wrong:
        raise BadSetting(str(wrong)) from None
    finally:
        if alone is not None:
            alone.release()


def run_one(listening: socket.socket, db: str, where: str, show: bool) -> int:
    """Serve in this process; returns the exit status."""
    server = Announced(configured(db))
    server.where, server.show = where, show
    try:
        server.run(sockets=[listening])
    finally:
        listening.close()
    return 0 if server.started else 1


# -- several processes over one PostgreSQL


class OneOfSeveral(Stoppable):
    """Takes over connections that other processes hand to it."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        app = self.config.app
        if self.started and isinstance(app, Front) and app.server.usher is not None:
            app.server.usher.handover.open(self.adopt)

    async def adopt(self, taken: socket.socket, data: bytes, hops: int) -> None:
        """Serve a connection from here on; `data` was read of it already."""
        made = Ushered(self.config, self.server_state, self.lifespan.state)
        made.first, made.hops = data, hops
        await asyncio.get_running_loop().connect_accepted_socket(lambda: made, taken)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        if isinstance(app, Front) and app.server.usher is not None:
            app.server.usher.handover.close()
        await super().shutdown(sockets)


def one_of_several(listening: socket.socket, db: str, parent: int, folder: Path) -> None:
    """One of several processes that serve the same tables."""
    logs.set_up()
    threading.Thread(target=outlive, args=(parent,), daemon=True).start()
    OneOfSeveral(configured(db, folder)).run(sockets=[listening])


def outlive(parent: int) -> None:
    """Stop serving when the first process is gone."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGTERM)


def supervise(listening: socket.socket, db: str, workers: int, where: str, show: bool) -> int:
    """Start the processes, start again those that stop, and stop them all at the end."""
    context = multiprocessing.get_context("spawn")
    stop = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())

    folder = Path(tempfile.mkdtemp(prefix="arcanum-"))  # only our own user may look into it

    def started() -> BaseProcess:
        args = (listening, db, os.getpid(), folder)
        made = context.Process(target=one_of_several, args=args)
        made.start()
        return made

    running = [started() for _ in range(workers)]
    announce(where, show)
    last = 0.0
    while not stop.wait(0.1):
        for at, process in enumerate(running):
            if not process.is_alive():
                log.warning("a worker has stopped: starting another")
                if time.monotonic() - last < RESTART_SECONDS:
                    stop.wait(1.0)  # it may be one that cannot start
                last = time.monotonic()
                running[at] = started()
    for process in running:
        process.terminate()
    for process in running:
        process.join(10)
        if process.is_alive():
            process.kill()
            process.join()
    listening.close()
    shutil.rmtree(folder, ignore_errors=True)
    return 0
