"""A process that has imported the server and forks it on demand: starts take milliseconds.

Reads `start PORT DB` on standard input and answers with the process id of a new server.
"""

import os
import signal
import socket
import sys

import uvicorn

from arcanum.games import game as find_game
from arcanum.games import ids
from arcanum.server.page import Page
from arcanum.server.serve import configured
from tests.serving import NAME, fix_chance, hash_quickly


def serve(port: int, db: str) -> None:
    """Be a server. Every one deals the same tables in the same order."""
    fix_chance(lambda: NAME)
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    listening.listen(512)
    uvicorn.Server(configured(db)).run(sockets=[listening])


def main() -> None:
    """Fork a server for every line."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    hash_quickly()
    for name in ids():
        find_game(name)
    Page()  # its files are packed once for all
    print("ready", flush=True)
    for line in sys.stdin:
        _, port, db = line.split()
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            try:
                serve(int(port), db)
            finally:
                os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
