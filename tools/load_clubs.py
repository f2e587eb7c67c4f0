"""Lets many clubs play for an evening, all at once, while others read the lists of the lobby.

    python -m tools.load_clubs --db FILE-or-URL [--clubs 200] [--tables 20000] [--think 1]

It fills a new store as `tools.load_people` does and starts a server over it. Then each club is
founded and joined, and plays a table of its own, one that is open to everybody, and a
tournament, all through the calls that the page uses; its people think between two decisions.
Meanwhile somebody reads the lists of tables. It prints what was done, what an answer took, and
what went wrong.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from arcanum.games import shelf
from arcanum.server.accounts import COOKIE
from arcanum.server.database import Statement, migrate
from arcanum.server.secret import token_hash
from arcanum.server.store import connector
from tools.load_people import DAY, LEAST, SESSION, cpu_seconds, fill, fill_all, put, served

QUICKEST = min(shelf()[0], key=lambda game: game.bound).id
PEOPLE = 4  # in each club
SEATS = [{"kind": "human"}, {"kind": "human"}]
LISTS = [f"/api/tables?state={state}" for state in ("waiting", "running", "finished")]
FILTERS = ("", f"&game={QUICKEST}", "&lang=en", "&lang=pl&pace=live")
IDLE = 2.0  # seconds after which a connection is not used again: the server ends it soon
ARRIVING = 30.0  # the clubs come within so many times the thinking time
PATIENCE = 600.0  # seconds for a tournament to go on


def shown(club: int, number: int) -> str:
    """The name of somebody in a club."""
    return f"Clubber {club} {number}"


def members(clubs: int, now: float) -> Iterator[Statement]:
    """Accounts that are logged in: the hash of a password is another load."""
    sql = "INSERT INTO accounts (name, shown, password, created, seen) VALUES (?, ?, '', ?, ?)"
    for club in range(clubs):
        for number in range(PEOPLE):
            name = shown(club, number)
            yield (sql, (name.casefold(), name, now, now))
            token = token_hash(f"{SESSION}-{club}-{number}")
            yield put("sessions", token, name.casefold(), now + 90 * DAY)


def settle(where: str, clubs: int) -> None:
    """Let the people of the clubs be there."""
    db = connector(where)()
    migrate(db)
    fill(db, members(clubs, time.time()))
    db.close()


class Wrong(Exception):
    """An answer that nobody expected."""


class Tally:
    """What was done, and how long answers took, in milliseconds."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.done: Counter[str] = Counter()
        self.times: dict[str, list[float]] = {}
        self.wrong: list[str] = []

    def add(self, what: str, took: float) -> None:
        with self.lock:
            self.done[what] += 1
            self.times.setdefault(what, []).append(took * 1000)

    def figures(self) -> dict[str, dict[str, float]]:
        """Half and 99 of 100 were quicker."""
        out = {}
        for what, times in sorted(self.times.items()):
            times.sort()
            out[what] = {
                "p50": round(times[len(times) // 2], 1),
                "p99": round(times[int(len(times) * 0.99)], 1),
            }
        return out


class Somebody:
    """A person with a connection of their own."""

    def __init__(self, port: int, tally: Tally, session: str = "", name: str = "") -> None:
        self.http = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        self.used = 0.0
        self.tally = tally
        self.name = name
        self.headers = {"content-type": "application/json"}
        if session:
            self.headers["cookie"] = f"{COOKIE}={session}"

    def call(self, what: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """One call, counted as `what`."""
        method = "GET" if body is None else "POST"
        sent = None if body is None else json.dumps(body)
        start = time.perf_counter()
        if start - self.used > IDLE:
            self.http.close()  # and opened again
        self.http.request(method, path, sent, self.headers)
        answer = self.http.getresponse()
        found = json.loads(answer.read())
        self.used = time.perf_counter()
        self.tally.add(what, self.used - start)
        if answer.status >= 300:
            raise Wrong(f"{method} {path}: {answer.status} {found}")
        return found


class Evening:
    """What one club does."""

    def __init__(self, port: int, tally: Tally, number: int, game: str, think: float) -> None:
        self.number = number
        self.game = game
        self.think = think
        self.chance = random.Random(number)
        self.people = [
            Somebody(port, tally, f"{SESSION}-{number}-{n}", shown(number, n))
            for n in range(PEOPLE)
        ]

    def run(self) -> None:
        """From the founding to the end of the tournament."""
        time.sleep(self.chance.random() * self.think * ARRIVING)
        leader, *others = self.people
        club = leader.call("found", "/api/clubs", {"name": f"Evening {self.number}"})["id"]
        code = leader.call("look", f"/api/clubs/{club}")["code"]
        for one in others:
            one.call("enter", f"/api/clubs/{club}/join", {"code": code})
        for of in (club, ""):
            self.open_table(of)
        self.tournament(club)
        for one in self.people:
            one.http.close()

    def open_table(self, club: str) -> None:
        """A table that is listed, for the club or for all: somebody joins, and they play."""
        host, guest = self.chance.sample(self.people, 2)
        wanted = {"game": self.game, "seats": SEATS, "open": True, "lang": "en", "club": club}
        made = host.call("make", "/api/tables", wanted)
        path, mine = f"/api/tables/{made['table']}", made["seats"][0]["token"]
        theirs = guest.call("join", f"{path}/join", {"name": guest.name})["token"]
        host.call("start", f"{path}/start", {"token": mine})
        for who, token in ((host, mine), (guest, theirs)):
            who.call("keep", "/api/me/tables", {"token": token})
        self.play(path, [(host, mine), (guest, theirs)])

    def play(self, path: str, seats: list[tuple[Somebody, str]]) -> None:
        """Everybody decides at random until the game is over."""
        while True:
            for who, token in seats:
                seen = who.call("see", f"{path}?token={token}&since=1000000")
                if seen["over"]:
                    return
                if seen["options"]:
                    time.sleep(self.think * 2 * self.chance.random())
                    action = self.chance.choice(seen["options"])["action"]
                    sent = {"token": token, "version": seen["version"], "action": action}
                    who.call("move", f"{path}/actions", sent)

    def tournament(self, club: str) -> None:
        """All of the club, until the last round is over."""
        leader = self.people[0]
        wanted = {"name": "Cup", "game": self.game, "kind": "swiss", "seats": 2, "club": club}
        path = f"/api/tournaments/{leader.call('announce', '/api/tournaments', wanted)['id']}"
        code = leader.call("look", path)["code"]
        for one in self.people:
            one.call("enter", f"{path}/join", {"code": code})
        seen = leader.call("begin", f"{path}/start", {})
        while seen["state"] == "running":
            for group in seen["groups"][-1]["groups"]:
                if group["state"] == "playing":
                    self.meet(group)
            seen = self.next_round(path, seen)

    def meet(self, group: dict[str, Any]) -> None:
        """One table of a round."""
        by_name = {one.name: one for one in self.people}
        seats = []
        for seat, sitting in enumerate(group["seats"]):
            who = by_name[sitting["name"]]
            asked = {"table": group["table"], "seat": seat}
            seats.append((who, who.call("open", "/api/me/open", asked)["token"]))
        self.play(f"/api/tables/{group['table']}", seats)

    def next_round(self, path: str, before: dict[str, Any]) -> dict[str, Any]:
        """The tournament, as soon as the results are counted."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen: dict[str, Any] = self.people[0].call("look", path)
            if (seen["round"], seen["state"]) != (before["round"], before["state"]):
                return seen
            time.sleep(max(0.1, self.think))
        raise Wrong(f"{path}: round {before['round']} does not end")


def reading(port: int, tally: Tally, over: threading.Event, pause: float) -> None:
    """Somebody in the lobby, until all evenings are over."""
    chance = random.Random(pause)
    reader = Somebody(port, tally)
    while not over.is_set():
        for path in chance.sample(LISTS, len(LISTS)):
            kind = path.rpartition("=")[2]
            asked = chance.choice(FILTERS)
            what = f"list, {kind}{', filtered' if asked else ''}"
            found = reader.call(what, path + asked)
            if found["more"] and chance.random() < 0.3:
                reader.call(f"list, {kind}, next part", f"{path}{asked}&before={found['more']}")
            over.wait(pause)
        reader.call("list, nothing at all", LEAST)
    reader.http.close()


def evenings(
    port: int, clubs: int, think: float, readers: int, pause: float, game: str = QUICKEST
) -> Tally:
    """All clubs at once, and what came of it."""
    tally, over = Tally(), threading.Event()

    def tried(work: Callable[[], None]) -> None:
        try:
            work()
        except (Wrong, OSError, KeyError, http.client.HTTPException) as wrong:
            with tally.lock:
                tally.wrong.append(f"{type(wrong).__name__}: {wrong}")

    with ThreadPoolExecutor(readers) as lobby:
        for _ in range(readers):
            lobby.submit(tried, lambda: reading(port, tally, over, pause))
        try:
            with ThreadPoolExecutor(clubs) as threads:
                for number in range(clubs):
                    one = Evening(port, tally, number, game, think)
                    threads.submit(tried, one.run)
        finally:
            over.set()
    return tally


def main() -> int:
    """Fill, serve, play, print."""
    reader = argparse.ArgumentParser(prog="load_clubs", description=__doc__)
    reader.add_argument("--db", required=True)
    reader.add_argument("--clubs", type=int, default=200)
    reader.add_argument("--tables", type=int, default=20_000)
    reader.add_argument("--people", type=int, default=4_000)
    reader.add_argument("--think", type=float, default=1.0, help="seconds before a decision")
    reader.add_argument("--readers", type=int, default=4, help="of the lists")
    reader.add_argument("--pause", type=float, default=0.1, help="seconds between two lists")
    reader.add_argument("--game", default=QUICKEST)
    asked = reader.parse_args()
    fill_all(asked.db, asked.tables, asked.people)
    settle(asked.db, asked.clubs)
    with served(asked.db) as (port, process):
        start, before = time.perf_counter(), cpu_seconds(process)
        tally = evenings(port, asked.clubs, asked.think, asked.readers, asked.pause, asked.game)
        took, cpu = time.perf_counter() - start, cpu_seconds(process) - before
    out = {
        "clubs": asked.clubs,
        "tables_before": asked.tables,
        "seconds": round(took, 1),
        "server_cpu": round(cpu, 1),
        "load": round(os.getloadavg()[0], 1),
        "wrong": tally.wrong[:10],
        "calls": dict(sorted(tally.done.items())),
        "ms": tally.figures(),
    }
    print(json.dumps(out, indent=2))
    return 1 if tally.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
