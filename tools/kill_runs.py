"""Kills servers at random moments of running games, and compares what is stored.

    python -m tools.kill_runs [--sqlite 200] [--postgres 50] [--seed 1]

Over SQLite the one process of a server is killed and started again; over PostgreSQL, of two
processes the one that holds the table. Nothing that was acknowledged may be lost, and nothing
stored twice: that ends the run with an error. The tests do the same with smaller numbers.
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.ports import free_port
from tests.server.desk import Launcher, Several, postgres, serve_process
from tests.server.killing import Found, kill_holders, kill_servers


def over_sqlite(kills: int, seed: int) -> Found:
    """One process over one file."""
    launcher = Launcher()
    try:
        with tempfile.TemporaryDirectory() as folder:
            return kill_servers(launcher, str(Path(folder) / "table.sqlite3"), kills, seed)
    finally:
        launcher.close()


def over_postgres(kills: int, seed: int) -> Found:
    """Two processes over a PostgreSQL of their own."""
    with postgres() as cluster:
        port, db = free_port(), cluster.database()
        env = {"ARCANUM_LIMITS": "off"}
        process = serve_process(port, db, "2", env=env, stderr=subprocess.DEVNULL)
        several = Several(process, port, db)
        try:
            return kill_holders(several, kills, seed)
        finally:
            several.http.close()
            process.send_signal(signal.SIGTERM)
            process.wait(60)


def main() -> int:
    """Run both, and print what was found as JSON."""
    read = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    read.add_argument("--sqlite", type=int, default=200, metavar="KILLS")
    read.add_argument("--postgres", type=int, default=50, metavar="KILLS")
    read.add_argument("--seed", type=int, default=1)
    args = read.parse_args()
    for name, run, kills in (
        ("sqlite", over_sqlite, args.sqlite),
        ("postgres", over_postgres, args.postgres),
    ):
        if kills:
            start = time.perf_counter()
            found = run(kills, args.seed)
            figures = {
                "kills": found.kills,
                "games": found.games,
                "acknowledged": found.acknowledged,
                "stored_not_answered": found.in_flight,
                "lost": 0,  # otherwise it would have ended above
                "doubled": 0,
                "seconds": round(time.perf_counter() - start, 1),
            }
            print(json.dumps({name: figures}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
