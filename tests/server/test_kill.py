"""kill -9 at random moments of a running game: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from arcanum.lab.record import parse
from arcanum.server.sqlite import Sqlite
from tests.server.desk import Launcher, Play, Running

TRIALS = 50
SEATS = 3


class Client:
    """Plays at random and remembers what was acknowledged, and what was only sent."""

    def __init__(self, play: Play, chance: random.Random) -> None:
        self.play = play
        self.chance = chance
        self.acknowledged: list[tuple[int, str]] = []  # seat and action, by version
        self.sent: dict[str, Any] | None = None  # the last one, not acknowledged

    def go(self) -> None:
        """Play until the server is gone or the game is over."""
        try:
            while True:
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
    """What is in the file."""
    file = Sqlite(Path(db))
    rows = file.rows(
        "SELECT seat, action FROM events WHERE table_id = ? ORDER BY version", (table,)
    )
    file.close()
    return [(seat, action) for seat, action in rows]


@pytest.mark.parametrize("half", [0, 1])
def test_fifty_kills(launcher: Launcher, tmp_path: Path, half: int) -> None:
    """Half of the trials each, so that two processes can run them at once."""
    chance = random.Random(half)
    db = str(tmp_path / "table.sqlite3")
    server = launcher.start(db)
    client = Client(server.table(SEATS), chance)
    games = 1
    in_flight = 0
    for _ in range(TRIALS // 2):
        timer = threading.Timer(chance.uniform(0.01, 0.4), lambda s=server: kill(s))
        timer.start()
        client.go()
        timer.join()
        server.stop()
        kept = stored(db, client.play.id)
        known = len(client.acknowledged)
        assert kept[:known] == client.acknowledged
        assert len(kept) <= known + 1
        if client.sent is not None and len(kept) > known:
            in_flight += 1
            assert kept[known] == (client.sent["seat"], client.sent["action"])
        server = launcher.start(db)
        client.play.server = server
        seen = client.play.see()
        assert seen["version"] == len(kept)
        if seen["over"]:
            record = parse(server.http.get(f"{client.play.path}/record").text)
            assert record.actions == kept
            client = Client(server.table(SEATS), chance)
            games += 1
    server.stop()
    print(f"{TRIALS // 2} kills in {games} games; {in_flight} stored and not answered")


def kill(server: Running) -> None:
    """Without a warning."""
    import os
    import signal

    os.kill(server.pid, signal.SIGKILL)
