"""A process hands an open connection over to another one, with what was read of it.

Between the processes of one server there are sockets in a folder that only their user may open;
connections go through them as the system's own handles, so afterwards nobody stands between.
It takes two steps, so that never two processes read one connection: who gets it says that it is
ready, and begins when it is told to go. Until then the other may serve the connection itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import Awaitable, Callable
from enum import Enum
from pathlib import Path

log = logging.getLogger("arcanum.server")

MOST_BYTES = 64 * 1024  # read of a connection before it is handed over
READY_SECONDS = 1.0  # in which the other process must say that it is ready
GO_SECONDS = 5.0  # in which the order to go must come
HEAD = 5  # bytes: how much was read, and how often the connection changed processes
READY, GO = b"r", b"g"

Adopt = Callable[[socket.socket, bytes, int], Awaitable[None]]


class Given(Enum):
    """How it went."""

    DONE = 1  # the other process has the connection
    GONE = 2  # there was such a process, and it does not listen any more
    NOT_NOW = 3  # it cannot be reached this way, or does not answer


class Handover:
    """The sockets between the processes of one server; `name` is that of this process."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.name = name
        self.listening: socket.socket | None = None
        self.adopt: Adopt | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def open(self, adopt: Adopt) -> None:
        """Take connections from now on; `adopt` serves them."""
        made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        made.setblocking(False)
        try:
            made.bind(str(self.path(self.name)))
            made.listen(512)
        except OSError as wrong:  # a path may be too long; then changes are passed on
            made.close()
            log.warning("connections cannot be handed over: %s", wrong.strerror)
            return
        self.adopt = adopt
        self.listening = made
        asyncio.get_running_loop().add_reader(made.fileno(), self.knocked)

    def close(self) -> None:
        """Take no more."""
        if self.listening is not None:
            asyncio.get_running_loop().remove_reader(self.listening.fileno())
            self.listening.close()
            self.listening = None
            self.path(self.name).unlink(missing_ok=True)

    def path(self, name: str) -> Path:
        """Where a process listens."""
        return self.folder / name

    # -- giving

    async def give(self, name: str, handle: int, data: bytes, hops: int) -> Given:
        """Hand a connection over. Only if it is done, this process must not use it again."""
        if len(data) > MOST_BYTES:
            return Given.NOT_NOW
        head = len(data).to_bytes(4, "big") + bytes((hops,))
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as wire:
            wire.setblocking(False)
            try:
                wire.connect(str(self.path(name)))
                if socket.send_fds(wire, [head + data], [handle]) < HEAD + len(data):
                    return Given.NOT_NOW
                async with asyncio.timeout(READY_SECONDS):
                    if await asyncio.get_running_loop().sock_recv(wire, 1) != READY:
                        return Given.NOT_NOW
                wire.send(GO)
            except (ConnectionRefusedError, ConnectionResetError, BrokenPipeError):
                return Given.GONE
            except (OSError, TimeoutError):
                return Given.NOT_NOW
        return Given.DONE

    # -- taking

    def knocked(self) -> None:
        """Another process wants to hand a connection over."""
        if self.listening is None:
            return
        with contextlib.suppress(BlockingIOError):
            wire, _ = self.listening.accept()
            wire.setblocking(False)
            task = asyncio.get_running_loop().create_task(self.take(wire))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def take(self, wire: socket.socket) -> None:
        """Get a connection, and serve it when told to."""
        handles: list[int] = []
        data = b""
        try:
            with wire:
                async with asyncio.timeout(GO_SECONDS):
                    data, hops = await received(wire, handles)
                    loop = asyncio.get_running_loop()
                    await loop.sock_sendall(wire, READY)
                    if await loop.sock_recv(wire, 1) != GO:
                        return
            if self.adopt is not None and self.listening is not None:
                taken = socket.socket(fileno=handles.pop())
                taken.setblocking(False)
                await self.adopt(taken, data, hops)
        except (OSError, TimeoutError) as wrong:
            log.info("a connection was not handed over: %s", type(wrong).__name__)
        finally:
            for handle in handles:
                os.close(handle)


async def received(wire: socket.socket, handles: list[int]) -> tuple[bytes, int]:
    """What was read of a connection, and how often it changed processes; adds its handle."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(wire.fileno(), ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(wire.fileno())
    data, found, _, _ = socket.recv_fds(wire, HEAD + MOST_BYTES, 1)
    handles += found
    while data and len(data) < HEAD + int.from_bytes(data[:4], "big"):
        more = await loop.sock_recv(wire, MOST_BYTES)
        data = data + more if more else b""
    if len(data) < HEAD or not handles:
        raise ConnectionAbortedError
    return data[HEAD:], data[4]
