"""kill -9 at random moments of running games, and what is found afterwards."""

from __future__ import annotations

import os
import random
import signal
import threading
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx2 as httpx

from arcanum.records import parse
from arcanum.server.store import connector
from tests.server.desk import Launcher, Play, Running, Several, holder_of, two_workers, until

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


@dataclass
class Found:
    """What came of the kills."""

    kills: int = 0
    games: int = 1
    in_flight: int = 0  # stored, and not answered when the process ended
    acknowledged: int = 0
    fallen: list[str] = field(default_factory=list)  # processes that held a table


def next_game(server: Running, client: Client, found: Found) -> Client:
    """The client, or a new one if its game is over; the record is compared with the store."""
    play = client.play
    if client.sent is not None or not play.see()["over"]:
        return client
    record = parse(server.http.get(f"{play.path}/record").text)
    assert record.actions == stored(server.db, play.id)
    found.games += 1
    return Client(server.table(SEATS), client.chance)


def kill_servers(launcher: Launcher, db: str, trials: int, seed: int) -> Found:
    """Kill a server of one process again and again, and start it again."""
    chance = random.Random(seed)
    found = Found()
    server = launcher.start(db)
    client = Client(server.table(SEATS), chance)
    for _ in range(trials):
        timer = threading.Timer(chance.uniform(0.01, 0.25), kill, (server.pid,))
        before = len(client.acknowledged)
        timer.start()
        client.go()
        timer.join()
        server.stop()
        kept = compared(client)
        found.kills += 1
        found.in_flight += len(kept) - len(client.acknowledged)
        found.acknowledged += len(client.acknowledged) - before
        server = launcher.start(db)
        client.play.server = server
        seen = client.play.see()
        assert seen["version"] == len(stored(db, client.play.id))
        if seen["over"]:
            client.sent = None  # it was stored, and its answer was lost
        client = next_game(server, client, found)
    server.stop()
    return found


def kill_holders(several: Several, trials: int, seed: int) -> Found:
    """Kill the process that holds the table, of several; another one takes it over."""
    chance = random.Random(seed)
    found = Found()
    client = Client(several.table(SEATS), chance)

    def struck() -> bool:
        """Kill who holds the table that is played now, as soon as somebody does."""
        holder = holder_of(several.db, client.play.id)
        if not holder or holder in found.fallen:
            return False
        kill(int(holder.split("-")[1]))
        found.fallen.append(holder)
        return True

    def gone_on(kills: int) -> bool:
        """Play on; whether somebody has taken an action since the holder was killed."""
        nonlocal client
        killed, before = len(found.fallen), len(client.acknowledged)
        client.go(most=20)
        kept = compared(client)
        found.in_flight += len(kept) - len(client.acknowledged)
        found.acknowledged += len(client.acknowledged) - before
        acted = len(client.acknowledged) > before
        client = next_game(several, client, found)
        return acted and killed == kills

    for kills in range(1, trials + 1):
        timer = threading.Timer(chance.uniform(0.1, 0.6), lambda: until(struck))
        timer.start()
        until(partial(gone_on, kills))
        timer.join()
        until(lambda: two_workers(several.db))
    found.kills = len(set(found.fallen))
    return found


def kill(pid: int) -> None:
    """Without a warning."""
    os.kill(pid, signal.SIGKILL)
