"""Writes a small database with the program that is installed, for later programs to open.

    python -m tools.make_old_database NAME

It goes to tests/server/old/NAME.sqlite3.xz, with what players saw at the end in NAME.json.xz.
Make one for every release, before the next change of rules or store: `PYTHONPATH` may name the
sources of an older program. All games are there, running and finished, solo ones included. The
server is stopped once as it should be, plays on a little, and is killed: so some tables end at
a snapshot and some behind it.
"""

from __future__ import annotations

import contextlib
import json
import lzma
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx2 as httpx

HERE = Path(__file__).resolve().parents[1] / "tests" / "server" / "old"
WHOLE = 100_000  # actions: to the end
PATIENCE = 600  # seconds, for the pictures of finished games
AT_ONCE = 8  # tables that are played side by side
PLANS: list[tuple[str, int, dict[str, str], int]] = [
    ("seasons", 2, {}, 45),
    ("seasons", 3, {"level": "magician"}, 90),
    ("seasons", 4, {"level": "apprentice"}, 70),
    ("seasons", 2, {}, WHOLE),
    ("seasons", 3, {}, WHOLE),
    ("trickerion", 2, {}, 60),
    ("trickerion", 3, {"dark_alley": "off"}, 110),
    ("trickerion", 1, {"mode": "heir", "academy": "on"}, 45),
    ("trickerion", 1, {"mode": "heir"}, 40),
    ("trickerion", 2, {}, WHOLE),
    ("trickerion", 1, {"mode": "heir"}, WHOLE),
    ("pax_illuminaten", 2, {}, 40),
    ("pax_illuminaten", 1, {"opponent": "weishaupt"}, 20),
    ("pax_illuminaten", 2, {"opponent": "franck"}, 60),
    ("pax_illuminaten", 3, {}, WHOLE),
    ("pax_illuminaten", 1, {"opponent": "saint_germain"}, WHOLE),
]


class Served:
    """A server of the installed program over one file."""

    def __init__(self, db: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        words = [sys.executable, "-m", "arcanum", "serve", "--db", str(db), "--port", str(port)]
        env = {**os.environ, "ARCANUM_LIMITS": "off"}
        self.process = subprocess.Popen(words, env=env, stdout=subprocess.DEVNULL)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=60)
        for _ in range(600):
            try:
                self.http.get("/games")
                return
            except httpx.TransportError:
                time.sleep(0.1)
        raise SystemExit("the server does not answer")

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *wrong: object) -> None:
        if self.process.poll() is None:
            self.stop(signal.SIGKILL)

    def stop(self, how: int) -> None:
        """End the server and wait for it."""
        self.http.close()
        self.process.send_signal(how)
        self.process.wait(60)

    def get(self, path: str, **query: Any) -> Any:
        """What the server answers."""
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()


def made(server: Served, game: str, seats: int, options: dict[str, str], seed: int) -> Any:
    """A new table whose tokens are all here."""
    people: list[dict[str, Any]] = [{"kind": "human", "name": "ABCD"[p]} for p in range(seats)]
    body = {"game": game, "options": options, "seed": seed}
    first = server.http.post("/tables", json={**body, "seats": people})
    found = first.json()
    if first.status_code == 201 and not all_tokens(found, seats):
        mine = [{**who, "mine": True} for who in people]
        found = server.http.post("/tables", json={**body, "seats": mine}).json()
    if not all_tokens(found, seats):
        raise SystemExit(f"{game} {options}: {first.text}")
    return found


def all_tokens(found: Any, seats: int) -> bool:
    """Whether a new table came with a token for every seat, not with invites."""
    return sum("token" in seat for seat in found.get("seats", ())) == seats


def play(server: Served, table: Any, most: int, chance: random.Random) -> None:
    """At most so many random actions, one of them taken back if that is free."""
    path = f"/tables/{table['table']}"
    tokens = [seat["token"] for seat in table["seats"]]
    seat = 0
    for number in range(most):
        seen = server.get(path, token=tokens[seat], since=1_000_000)
        if not seen["over"] and seat not in seen["waiting"]:
            seat = seen["waiting"][0]
            seen = server.get(path, token=tokens[seat], since=1_000_000)
        if seen["over"]:
            return
        where = {"token": tokens[seat], "version": seen["version"]}
        if number % 40 == 30 and seen["undo"]:
            server.http.post(f"{path}/undo", json=where).raise_for_status()
            continue
        action = chance.choice(seen["options"])["action"]
        done = server.http.post(f"{path}/actions", json={**where, "action": action})
        done.raise_for_status()


def told(server: Served, table: Any) -> dict[str, Any]:
    """What players see of a table, and of a finished one some moments of its history."""
    path = f"/tables/{table['table']}"
    tokens = [seat["token"] for seat in table["seats"]]
    seen = server.get(path, token=tokens[0])
    out: dict[str, Any] = {"table": table["table"], "tokens": tokens, "moments": []}
    for key in ("game", "rules", "version", "over", "waiting", "scores", "winners", "notes"):
        out[key] = seen[key]
    out["views"] = [server.get(path, token=token)["view"] for token in tokens]
    if seen["over"]:
        record = server.http.get(f"{path}/record").text
        out["record"] = record
        of = len(record.splitlines()) - 1
        for at in (0, of // 3, of // 2, of - 1, of):
            for seat in ("0", "onlooker", "all"):
                out["moments"].append(server.get(f"{path}/history", at=at, seat=seat))
    return out


def main(argv: list[str]) -> int:
    """Write the database and what is to be seen in it."""
    if len(argv) != 1:
        print(__doc__)
        return 2
    HERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "old.sqlite3"
        with Served(db) as server:
            tables = [
                made(server, game, seats, options, seed)
                for seed, (game, seats, options, _) in enumerate(PLANS, start=1)
            ]
            plays = [
                (server, table, plan[-1], random.Random(seed))
                for seed, (table, plan) in enumerate(zip(tables, PLANS, strict=True), start=1)
            ]
            with ThreadPoolExecutor(
                AT_ONCE
            ) as pool:  # while one waits for the disk, others play
                for done in [pool.submit(play, *each) for each in plays]:
                    done.result()
            server.stop(signal.SIGTERM)
        with Served(db) as server:
            for number, table in enumerate(tables):
                if number % 2:
                    play(server, table, 7, random.Random(number))
            seen = [told(server, table) for table in tables]
            wait_for_pictures(db, sum(each["over"] for each in seen))
        shrink(db)
        (HERE / f"{argv[0]}.sqlite3.xz").write_bytes(lzma.compress(db.read_bytes()))
        text = json.dumps(seen, ensure_ascii=False).encode()
        (HERE / f"{argv[0]}.json.xz").write_bytes(lzma.compress(text))
    return 0


def wait_for_pictures(db: Path, finished: int) -> None:
    """The pictures of finished games are made in the background, by programs that keep them."""
    with contextlib.closing(sqlite3.connect(db)) as file:
        if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'pasts'").fetchall():
            return
        for _ in range(PATIENCE * 2):
            if file.execute("SELECT COUNT(*) FROM pasts").fetchone()[0] >= finished:
                return
            time.sleep(0.5)
    raise SystemExit("the pictures of finished games were not made: see the log above")


def shrink(db: Path) -> None:
    """All into the one file, as small as it can be."""
    file = sqlite3.connect(db, isolation_level=None)
    file.execute("PRAGMA journal_mode=DELETE")
    file.execute("VACUUM")
    file.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
