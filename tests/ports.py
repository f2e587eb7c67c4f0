"""Ports for servers and browsers that tests start."""

from __future__ import annotations

import fcntl
import os
import socket
import tempfile
from pathlib import Path

PORTS = range(20_000, 32_000)  # below those that systems give to outgoing connections
TAKEN: list[int] = []  # the locks of this process's ports, open until it ends


def free_port() -> int:
    """A port that nobody takes before the server that it is for.

    Each is handed out once: what runs at the same time, also another run of the tests, finds
    its lock and goes on to the next.
    """
    locks = Path(tempfile.gettempdir(), f"arcanum-ports-{os.getuid()}")
    locks.mkdir(exist_ok=True)
    first = os.getpid() * 101 % len(PORTS)
    for port in [*PORTS[first:], *PORTS[:first]]:
        lock = os.open(locks / str(port), os.O_CREAT | os.O_RDWR)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as free:
                free.bind(("127.0.0.1", port))
        except OSError:  # somebody has it
            os.close(lock)
            continue
        TAKEN.append(lock)
        return int(port)
    raise AssertionError("all ports are taken")
