"""Fills a store with the tables of many clubs and measures the lists about people.

    python -m tools.load_people --db FILE-or-URL [--tables 20000] [--people 4000] [--calls 400]

It writes straight into the database, starts a server over it, asks for the lists of tables,
ladders, profiles, tournaments, clubs and deals of the day, and prints how long that took. The
store must be new.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from arcanum.games import shelf
from arcanum.lab.rewards import places_of
from arcanum.server.accounts import COOKIE
from arcanum.server.database import Database, Statement, count_rows, migrate
from arcanum.server.meeting.ratings import Rating, first_rating, rated
from arcanum.server.rateable import BOT
from arcanum.server.secret import token_hash
from arcanum.server.store import connector

TITLES = [game.id for game in shelf()[0] if not game.hidden]
MOST_PLAYED = TITLES[0]
USUAL = 100  # as a score
BOTS = ("easy", "normal", "hard")
DAY = 86400.0
SOME = 500  # statements in one transaction
CLUBS = 200
TOURNAMENTS = 2000
WAITING, RUNNING, FINISHED = 1, 2, 3  # lists of tables
SPOKEN = ("", "en", "ru")  # at the tables; nobody speaks Polish there
SESSION = "load-session"
LEAST = "/api/notices"  # it reads nothing: what takes longer there is the machine's doing
NAMES = ("Olena", "Jonas", "Zofia", "Лев", "Piet", "Ines", "Kasia", "Boris", "Marek", "Нина")


def shown(number: int) -> str:
    """The name of an account."""
    return f"{NAMES[number % len(NAMES)]} {number}" if number >= len(NAMES) else NAMES[number]


def put(table: str, *values: Any) -> Statement:
    """The statement for a row."""
    return (f"INSERT INTO {table} VALUES ({', '.join('?' * len(values))})", values)


def accounts(people: int, now: float) -> Iterator[Statement]:
    """Everybody, and a session of the first dozen."""
    sql = "INSERT INTO accounts (name, shown, password, created, seen) VALUES (?, ?, '', ?, ?)"
    for number in range(people):
        name = shown(number)
        yield (sql, (name.casefold(), name, now - 200 * DAY, now))
    for number in range(12):
        token = token_hash(f"{SESSION}-{number}")
        yield put("sessions", token, shown(number).casefold(), now + 90 * DAY)


class Listed(NamedTuple):
    """How a table is listed."""

    state: int
    lang: str
    tempo: str
    worth: float
    club: str = ""


class Pool:
    """Ratings while the games are made."""

    def __init__(self) -> None:
        self.ratings: dict[tuple[str, str], Rating] = {}
        self.counts: dict[tuple[str, str], list[Any]] = {}  # games, won, last ten, at
        self.tallies: dict[tuple[str, str, int, str], list[int]] = {}

    def of(self, game: str, who: str) -> Rating:
        return self.ratings.get((game, who), first_rating(who))


def games(tables: int, people: int, now: float, pool: Pool) -> Iterator[Statement]:
    """Finished games: tables, seats and results."""
    chance = random.Random(1)
    skill = [chance.gauss(0, 12) for _ in range(people)]
    for number in range(tables):
        game = chance.choice(TITLES)
        mode = chance.choice(("none", "live", "days"))
        # A few play most games, as everywhere; a bot often fills the table.
        who = [int(people * chance.random() ** 2) for _ in range(chance.choice((1, 2, 2, 3)))]
        sitting = [shown(one).casefold() for one in dict.fromkeys(who)]
        power = [skill[one] for one in dict.fromkeys(who)]
        while len(sitting) < 2:
            level = chance.choice(BOTS)
            sitting.append(f"{BOT}{level}")
            power.append((BOTS.index(level) - 1) * 10.0)
        scores = [round(USUAL + p + chance.gauss(0, 12)) for p in power]
        places = places_of(scores, [scores.index(max(scores))])
        at = now - 180 * DAY * (1 - number / tables)
        # All of them are listed, though not for so long.
        worth = now - 59 * DAY * (1 - number / tables)
        listed = Listed(FINISHED, chance.choice(SPOKEN), mode, worth)
        yield from table(f"load{number:08}", game, sitting, at, listed)
        yield from results(f"load{number:08}", game, mode, sitting, scores, places, at, pool)


def others(tables: int, people: int, now: float) -> Iterator[Statement]:
    """Open tables that wait for people or run, a tenth as many; some are a club's."""
    chance = random.Random(4)
    for number in range(tables // 10):
        state = RUNNING if number % 4 else WAITING
        at = now - chance.random() * (59 if state == RUNNING else 6) * DAY
        sitting = [shown(chance.randrange(people)).casefold()]
        if state == RUNNING:
            sitting.append(f"{BOT}normal")
        listed = Listed(
            state,
            chance.choice(SPOKEN),
            chance.choice(("none", "live", "days")),
            at,
            f"club{number % 5}" if number % 20 == 0 else "",
        )
        yield from table(f"open{number:08}", chance.choice(TITLES), sitting, at, listed)


def table(
    name: str, game: str, sitting: list[str], at: float, listed: Listed
) -> Iterator[Statement]:
    """A table of a list, and its seats."""
    finished = listed.state == FINISHED
    yield (
        (
            "INSERT INTO tables (id, game, rules, seats, settings, seed, onlookers, pace, "
            "parent, created, ended, listed, opened, worth, lang, tempo, name, club) "
            "VALUES (?, ?, '1', ?, '{}', ?, 1, 'null', '', ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        ),
        (
            *(name, game, max(2, len(sitting)), "null" if listed.state == WAITING else "1"),
            *(at, int(finished)),
            *(listed.state, at, listed.worth, listed.lang, listed.tempo, f"Evening {at:.0f}"),
            listed.club,
        ),
    )
    if finished:
        yield put("pasts", name, b"")  # as if its pictures were made
    for seat, who in enumerate(sitting):
        bot = who.removeprefix(BOT) if who.startswith(BOT) else ""
        token = None if bot else token_hash(f"{name} {seat}")
        yield (
            (
                "INSERT INTO seats (table_id, seat, bot, name, token, away, account) "
                "VALUES (?, ?, ?, ?, ?, 0, ?)"
            ),
            (name, seat, bot, "" if bot else who.title(), token, "" if bot else who),
        )
    if listed.state == WAITING:
        free = "INSERT INTO seats (table_id, seat, bot, name, away) VALUES (?, 1, '', '', 0)"
        yield (free, (name,))


def results(
    name: str,
    game: str,
    mode: str,
    sitting: list[str],
    scores: list[int],
    places: list[int],
    at: float,
    pool: Pool,
) -> Iterator[Statement]:
    """What is counted of a game."""
    before = {who: pool.of(game, who) for who in sitting}
    after = rated(sitting, places, before)
    for seat, who in enumerate(sitting):
        new, place, score = after[who], places[seat], scores[seat]
        pool.ratings[game, who] = new
        count = pool.counts.setdefault((game, who), [0, 0, "", 0.0])
        up = "1" if new.mu >= before[who].mu else "0"
        count[0] += 1
        count[1] += place == 1
        count[2] = (count[2] + up)[-10:]
        count[3] = at
        if who.startswith(BOT):
            continue
        tally = pool.tallies.setdefault((who, game, len(sitting), mode), [0, 0, 0])
        tally[0] += 1
        tally[1] += place == 1
        tally[2] = max(tally[2], score)
        gain = new.mu - before[who].mu
        yield put(
            "results", name, seat, who, game, len(sitting), mode, "table", place, score, 1,
            new.mu, new.sigma, gain, at,
        )  # fmt: skip


def standing(pool: Pool) -> Iterator[Statement]:
    """Ratings and tallies after all games."""
    for (game, who), rating in pool.ratings.items():
        count, won, last, at = pool.counts[game, who]
        yield put(
            "ratings", game, who, int(who.startswith(BOT)), rating.mu, rating.sigma,
            rating.floor, int(rating.ranked), count, won, last, at,
        )  # fmt: skip
    for (who, game, seats, mode), (played, won, best) in pool.tallies.items():
        yield put("tallies", who, game, seats, mode, played, won, best)


def meetings(people: int, now: float) -> Iterator[Statement]:
    """Clubs with members, tournaments, deals of today and of the days before."""
    chance = random.Random(2)
    for club in range(CLUBS):
        inside = list({0 if club < 5 else 1, *chance.sample(range(people), 30)})
        owner = shown(inside[0]).casefold()
        yield put(
            "clubs", f"club{club}", f"Club {club}", "", owner, len(inside), now - club, ""
        )
        for one in inside:
            yield put("members", f"club{club}", shown(one).casefold(), now)
    for number in range(TOURNAMENTS):
        of_club = f"club{number % CLUBS}" if number % 2 else ""
        yield put(
            "tournaments", f"tour{number}", f"Autumn {number}", MOST_PLAYED, "swiss", 2, "{}",
            "null", 3, 64, "over", 3, int(not of_club), shown(0).casefold(), of_club, 12,
            now - number, now,
        )  # fmt: skip
        for entrant, one in enumerate(chance.sample(range(1, people), 12)):
            name = shown(one)
            yield put("entrants", f"tour{number}", entrant, name.casefold(), name, 0, now)
        for at in range(1, 4):
            for group in range(6):
                scores = [chance.randrange(90, 170) for _ in range(2)]
                places = json.dumps(places_of(scores, [scores.index(max(scores))]))
                sitting = json.dumps([(2 * group + at) % 12, (2 * group + at + 1) % 12])
                yield put(
                    "pairings", f"tour{number}", at, group, sitting,
                    f"none-{number}-{at}-{group}", json.dumps(scores), places, 0,
                )  # fmt: skip
    today = datetime.now(UTC).date()
    for ago in range(5):
        day = (today - timedelta(days=ago)).isoformat()
        for one in range(0, min(people, 600), 2 if ago else 1):
            if ago == 0 and one == 5:
                continue  # somebody has not tried today's deal
            score, against = round(chance.gauss(131, 15)), round(chance.gauss(126, 12))
            who = shown(one).casefold()
            values = (score, 1 if score > against else 2, against, now)
            yield put("dailies", MOST_PLAYED, day, who, f"daily-{ago}-{one}", *values)


def fill(db: Database, statements: Iterator[Statement]) -> None:
    """Write, some at a time."""
    batch: list[Statement] = []
    for one in statements:
        batch.append(one)
        if len(batch) >= SOME:
            db.write(batch)
            batch = []
    db.write(batch)


def fill_all(where: str, tables: int, people: int) -> None:
    """Fill a new store."""
    db = connector(where)()
    migrate(db)
    now, pool, start = time.time(), Pool(), time.perf_counter()
    fill(db, accounts(people, now))
    fill(db, games(tables, people, now, pool))
    fill(db, others(tables, people, now))
    fill(db, standing(pool))
    fill(db, meetings(people, now))
    count_rows(db)
    db.close()
    print(f"filled in {time.perf_counter() - start:.0f} s", file=sys.stderr)


class Client:
    """One connection, with or without a session."""

    def __init__(self, port: int, cookie: str) -> None:
        self.http = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.headers = {"cookie": f"{COOKIE}={cookie}"} if cookie else {}
        self.said = b""

    def took(self, path: str) -> float:
        """How long an answer takes, in milliseconds."""
        start = time.perf_counter()
        self.http.request("GET", path, headers=self.headers)
        answer = self.http.getresponse()
        self.said = answer.read()
        if answer.status != 200:
            raise SystemExit(f"{path}: {answer.status}")
        return (time.perf_counter() - start) * 1000


def pages(client: Client, path: str) -> list[str]:
    """The parts of a list of tables, up to the twentieth."""
    found, more = [path], ""
    while len(found) < 20:
        client.took(found[-1])
        more = json.loads(client.said)["more"]
        if not more:
            break
        found.append(f"{path}&before={more}")
    return found


def lists(client: Client) -> dict[str, list[str]]:
    """What the lobby asks for."""
    kinds = ("waiting", "running", "finished")
    filters = [
        f"game={game}&lang={lang}&pace={pace}"
        for game in ("", *TITLES)
        for lang in ("", *SPOKEN[1:])
        for pace in ("", "none", "live", "days")
    ]
    first = {kind: f"/api/tables?state={kind}" for kind in kinds}
    return {
        **{f"tables, {kind}": [path] for kind, path in first.items()},
        **{f"tables, {kind}, in parts": pages(client, path) for kind, path in first.items()},
        "tables, filtered": [f"{path}&{one}" for path in first.values() for one in filters],
        "tables, filtered, none found": [f"{path}&lang=pl" for path in first.values()],
        "tables, for my rating": [f"{first['waiting']}&fits=me"],
        "tables of a club": [
            f"/api/clubs/club{n}/tables?state={k}" for n in range(5) for k in kinds
        ],
    }


def paths(people: int, chance: random.Random) -> dict[str, list[str]]:
    """What is asked for about people, by what it is."""
    names = [shown(chance.randrange(people)).replace(" ", "%20") for _ in range(50)]
    names = [name for name in names if name.isascii()]
    starts = [25 * chance.randrange(max(1, people // 60)) for _ in range(20)]
    return {
        "ladder": [f"/api/ladder/{g}?start={s}" for g in TITLES for s in starts],
        "profile": [f"/api/players/{name}" for name in names],
        "games of a person": [f"/api/players/{name}/games" for name in names],
        "rating over time": [f"/api/players/{name}/ratings/{MOST_PLAYED}" for name in names],
        "tournaments": [f"/api/tournaments?start={20 * n}" for n in range(40)],
        "my tournaments": ["/api/tournaments?of=mine"],
        "a tournament": [f"/api/tournaments/tour{2 * n}" for n in range(60)],
        "clubs": ["/api/clubs"],
        "a club": [f"/api/clubs/club{n}" for n in range(5)],
        "a club's ladder": [f"/api/clubs/club{n}/ladder/{MOST_PLAYED}" for n in range(5)],
        "deal of the day": [f"/api/daily/{MOST_PLAYED}"],
    }


def cpu_seconds(process: int) -> float:
    """The time that a process has computed, of all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measured(
    port: int, server: int, people: int, calls: int, at_once: int
) -> dict[str, dict[str, float]]:
    """How long each kind of answer takes, with some clients at once, in milliseconds.

    `cpu` is what the server computed for one on average, whatever else the machine does.
    """
    chance = random.Random(3)
    out = {}
    lobby = lists(Client(port, f"{SESSION}-0"))
    asks = {"nothing at all": [LEAST], **lobby, **paths(people, chance)}
    for what, asked in asks.items():
        clients = [Client(port, f"{SESSION}-0") for _ in range(at_once)]
        wanted = [chance.choice(asked) for _ in range(calls)]

        def run(
            number: int, clients: list[Client] = clients, wanted: list[str] = wanted
        ) -> list[float]:
            return [clients[number].took(path) for path in wanted[number::at_once]]

        before = cpu_seconds(server)
        with ThreadPoolExecutor(at_once) as threads:
            times = sorted(t for each in threads.map(run, range(at_once)) for t in each)
        for client in clients:
            client.http.close()
        out[what] = {
            "p50": round(times[len(times) // 2], 1),
            "p99": round(times[int(len(times) * 0.99)], 1),
            "cpu": round((cpu_seconds(server) - before) * 1000 / calls, 1),
        }
    return out


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def served(where: str) -> Iterator[tuple[int, int]]:
    """A server over a store: its port and its process."""
    port = free_port()
    command = [sys.executable, "-m", "arcanum", "serve", "--port", str(port), "--db", where]
    server = subprocess.Popen(command, env={**os.environ, "ARCANUM_LIMITS": "off"})
    try:
        for _ in range(600):
            try:
                Client(port, "").took("/healthz")
                break
            except OSError:
                time.sleep(0.1)
        yield port, server.pid
    finally:
        server.terminate()
        server.wait()


def main() -> int:
    """Fill, serve, measure, print."""
    reader = argparse.ArgumentParser(prog="load_people", description=__doc__)
    reader.add_argument("--db", required=True)
    reader.add_argument("--tables", type=int, default=20_000)
    reader.add_argument("--people", type=int, default=4_000)
    reader.add_argument("--calls", type=int, default=400, help="of each kind")
    reader.add_argument("--at-once", type=int, default=4, help="clients")
    reader.add_argument("--only-fill", action="store_true")
    reader.add_argument("--only-measure", action="store_true", help="it is filled already")
    asked = reader.parse_args()
    if not asked.only_measure:
        fill_all(asked.db, asked.tables, asked.people)
    if asked.only_fill:
        return 0
    with served(asked.db) as (port, server):
        found = measured(port, server, asked.people, asked.calls, asked.at_once)
    print(json.dumps({"tables": asked.tables, "people": asked.people, "ms": found}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
