"""kill -9 at random moments of a running game: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import os
import random
import signal
import threading
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from arcanum.records import parse
from arcanum.server.store import connector
from tests.server.desk import Launcher, Play, Postgres

SEATS = 3


class Client:
    """Plays at random and remembers what was acknowledged, and what was only sent."""

    def __init__(self, play: Play, chance: random.Random) -> None:
        self.play = play
        self.chance = chance
        self.acknowledged: list[tuple[int, str]] = []  # seat and action, by version
        self.sent: dict[str, Any] | None = None  # the last one, not acknowledged

    def go(self, most: int = 10_000) -> None:
        """Play until the server is gone, the game is over, or so many actions are taken."""
        try:
            for _ in range(most):
                if self.sent is None:
                    seen = self.play.see()
                    if seen["over"]:
                        return
                    seat = self.chance.choice(seen["waiting"])
                    mine = self.play.see(seat)
                    self.sent = {
                        "seat": seat,
                        "version": mine["version"],
                        "action": self.chance.choice(mine["options"])["action"],
                    }
                # the same again after a restart: who got no answer asks again
                answer = self.play.act(**self.sent)
                assert answer.status_code == 200, answer.text
                version = answer.json()["version"]
                assert version == len(self.acknowledged) + 1
                self.acknowledged.append((self.sent["seat"], self.sent["action"]))
                self.sent = None
        except httpx.TransportError:
            return


def stored(db: str, table: str) -> list[tuple[int, str]]:
    """What is in the store."""
    store = connector(db)()
    rows = store.rows(
        "SELECT seat, action FROM events WHERE table_id = ? ORDER BY version", (table,)
    )
    store.close()
    return [(seat, action) for seat, action in rows]


def compared(client: Client) -> list[tuple[int, str]]:
    """What is stored: all that was acknowledged, once, and at most what was being sent."""
    kept = stored(client.play.server.db, client.play.id)
    known = len(client.acknowledged)
    assert kept[:known] == client.acknowledged
    assert len(kept) <= known + 1
    if len(kept) > known:
        assert client.sent is not None
        assert kept[known] == (client.sent["seat"], client.sent["action"])
    return kept


# Half of the trials each over SQLite, so that two processes can run them at once.
@pytest.mark.parametrize(
    ("kind", "trials", "seed"), [("sqlite", 25, 0), ("sqlite", 25, 1), ("postgres", 15, 2)]
)
def test_kills_lose_and_double_nothing(
    launcher: Launcher,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    kind: str,
    trials: int,
    seed: int,
) -> None:
    chance = random.Random(seed)
    db = str(tmp_path / "table.sqlite3")
    if kind == "postgres":
        cluster: Postgres = request.getfixturevalue("cluster")
        db = cluster.database()
    server = launcher.start(db)
    client = Client(server.table(SEATS), chance)
    games = 1
    in_flight = 0
    for _ in range(trials):
        timer = threading.Timer(chance.uniform(0.01, 0.4), kill, (server.pid,))
        timer.start()
        client.go()
        timer.join()
        server.stop()
        kept = compared(client)
        in_flight += len(kept) - len(client.acknowledged)
        server = launcher.start(db)
        client.play.server = server
        seen = client.play.see()
        assert seen["version"] == len(stored(db, client.play.id))
        if seen["over"]:
            record = parse(server.http.get(f"{client.play.path}/record").text)
            assert record.actions == kept
            client = Client(server.table(SEATS), chance)
            games += 1
    server.stop()
    print(f"{trials} kills in {games} games; {in_flight} stored and not answered")


def kill(pid: int) -> None:
    """Without a warning."""
    os.kill(pid, signal.SIGKILL)
