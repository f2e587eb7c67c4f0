"""What the server keeps: tables, what happened at them, chat; SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from arcanum.kernel.errors import BadSetting
from arcanum.server.database import Database, Statement, migrate
from arcanum.server.errors import StoreDown
from arcanum.server.listed import FINISHED, RUNNING, listed, tempo
from arcanum.server.loading import load
from arcanum.server.outages import Outages
from arcanum.server.rateable import BOT, can_be_rated
from arcanum.server.secret import token_hash
from arcanum.server.statements import (
    appended,
    chosen,
    happened,
    invited,
    put_setting,
    seated,
    snapped,
    to_count,
    took_part,
)
from arcanum.server.stored import (
    UNDO,
    Agreed,
    Crossing,
    Event,
    Happening,
    Head,
    Judgement,
    Remark,
    Sitting,
    Stored,
    Wish,
)
from arcanum.server.types import GalleryLine, Line
from arcanum.server.writer import Seen, Writer

PROBE_SECONDS = 5.0  # for a write that only shows that the store writes
READ_SECONDS = 20.0  # with waiting; a database may fall silent
MOST_KEYS = 16  # further tokens of a seat; then the oldest one is dropped

INSERT_TABLE = (
    "INSERT INTO tables (id, game, rules, seats, settings, seed, onlookers, pace, parent, "
    "created, ended, hints, chance, host, practice, salt, part, promise, start, name, link, "
    "hosted, by_lot, listed, lang, tempo, gallery, told, low, high, opened, only_these, club) "
    f"VALUES ({', '.join('?' * 33)})"
)
NOW = "EXTRACT(EPOCH FROM clock_timestamp())"  # the database's clock, the same for all
ALIVE = f"""EXISTS (SELECT 1 FROM processes WHERE name = owner AND ends > {NOW})
    AND EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = owner)"""
TAKE_LEASE = f"""INSERT INTO leases AS mine SELECT id, ? FROM tables WHERE id = ?
    ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner
    WHERE mine.owner = excluded.owner OR NOT ({ALIVE.replace("owner", "mine.owner")})
    RETURNING owner"""
DEALT = """(seed <> 'null' OR (hosted = 0 AND NOT EXISTS
    (SELECT 1 FROM seats WHERE table_id = id AND token IS NULL AND bot = '')))"""
GOES_ON = f"""ended = 0 AND {DEALT} AND (pace <> 'null' OR EXISTS
    (SELECT 1 FROM seats WHERE table_id = id AND bot <> ''))"""
BURY = f"""WITH dead AS (DELETE FROM processes AS p WHERE name <> ? AND (ends <= {NOW}
        OR NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = p.name))
        RETURNING name),
    freed AS (DELETE FROM leases WHERE owner IN (SELECT name FROM dead) RETURNING table_id)
    SELECT id FROM tables WHERE id IN (SELECT table_id FROM freed) AND {GOES_ON}"""
SAY_ALIVE = f"""INSERT INTO processes VALUES (?, {NOW} + ?)
    ON CONFLICT (name) DO UPDATE SET ends = excluded.ends"""


def connector(where: str, name: str = "arcanum") -> Callable[[], Database]:
    """How to open the database of a file name or a URL; `name` is this process's own there."""
    if where.startswith(("postgres://", "postgresql://")):
        try:
            from arcanum.server.postgres import Postgres
        except ImportError as missing:
            raise BadSetting(f"PostgreSQL needs the server extra ({missing})") from missing
        return lambda: Postgres(where, name)
    if "://" in where:
        raise BadSetting("use a file name, or a URL that begins with postgresql://")
    from arcanum.server.sqlite import Sqlite

    return lambda: Sqlite(Path(where))


class Store:
    """The store, to be used from the loop. Writes are durable when awaited."""

    def __init__(
        self,
        where: str,
        seen: Seen = lambda what, seconds: None,
        shared: bool = False,
    ) -> None:
        self.where = where
        self.seen = seen
        self.shared = shared  # other processes use this store too, and hear of changes
        self.outages = Outages()  # the same for all tables
        self.unheard: Callable[[str], bool] = lambda table: False  # at any other process
        self.worker = f"arcanum-{os.getpid()}-{secrets.token_hex(6)}"
        connect = connector(where, self.worker)
        self.db = connect()
        migrate(self.db)
        self.read_db = connect()
        self.writer = Writer(self.db, seen)
        self.reader = ThreadPoolExecutor(1, "arcanum-reader")

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await asyncio.to_thread(self.writer.close)
        self.reader.shutdown()
        self.db.close()
        self.read_db.close()

    def write(self, *statements: Statement) -> asyncio.Future[None]:
        """Write these together; they are durable when the future is done."""
        return self.writer.write(statements)

    async def read(self, work: Callable[[Database], Any]) -> Any:
        """Run a reading function in the reading thread."""
        reading = asyncio.get_running_loop().run_in_executor(
            self.reader, self.timed, work, self.read_db
        )
        try:
            async with asyncio.timeout(READ_SECONDS):
                return await reading
        except TimeoutError:
            raise StoreDown("the database does not answer in time") from None

    def timed(self, work: Callable[[Database], Any], db: Database) -> Any:
        """Do it, and report how long it took."""
        start = time.perf_counter()
        try:
            return work(db)
        finally:
            self.seen("read", time.perf_counter() - start)

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds."""
        found: list[tuple[Any, ...]] = await self.read(lambda db: db.rows(sql, values))
        return found

    async def rates(self, head: Head) -> bool:
        """Whether a game that is played will be rated, if it goes on as it is."""
        if head.practice or head.start is not None:
            return False
        not_so = await self.rows(
            "SELECT 1 FROM assisted WHERE table_id = ? "
            "UNION ALL SELECT 1 FROM dailies WHERE played = ?",
            head.id,
            head.id,
        )
        sql = "SELECT account, token, bot FROM seats WHERE table_id = ? ORDER BY seat"
        sitting = [
            f"{BOT}{bot}" if token is None else str(account)
            for account, token, bot in await self.rows(sql, head.id)
        ]
        return not not_so and can_be_rated(sitting)

    async def healthy(self) -> bool:
        """Whether the store answers."""
        try:
            await self.rows("SELECT 1")
        except StoreDown:
            return False
        return True

    async def takes_writes(self) -> bool:
        """Whether the store really writes, and in time."""
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self.write(put_setting("probe", repr(time.time())))
        except (StoreDown, TimeoutError):
            return False
        return True

    # -- tables

    def create(
        self,
        head: Head,
        sitting: Sequence[Sitting],
        events: Sequence[Event],
        snapshot: tuple[int, bytes] | None,
    ) -> asyncio.Future[None]:
        """A new table, with the events it begins with."""
        return self.write(*self.created(head, sitting, events, snapshot))

    def created(
        self,
        head: Head,
        sitting: Sequence[Sitting],
        events: Sequence[Event],
        snapshot: tuple[int, bytes] | None,
    ) -> list[Statement]:
        """The statements for a new table."""
        statements: list[Statement] = [
            (
                INSERT_TABLE,
                (
                    head.id,
                    head.game,
                    head.rules,
                    head.seats,
                    json.dumps(head.settings),
                    json.dumps(head.seed),
                    int(head.onlookers),
                    json.dumps(head.pace),
                    head.parent,
                    head.created,
                    int(head.ended),
                    json.dumps(head.hints),
                    head.chance,
                    head.host,
                    int(head.practice),
                    head.salt,
                    json.dumps(head.part),
                    head.promise,
                    json.dumps(asdict(head.start)) if head.start is not None else "",
                    head.name,
                    head.link,
                    int(head.hosted),
                    int(head.by_lot),
                    listed(head),
                    head.lang,
                    tempo(head.pace),
                    int(head.gallery),
                    head.told,
                    *(head.wants or (0, 0)),
                    head.created if head.open else 0.0,
                    int(head.only),
                    head.club,
                ),
            )
        ]
        for seat, who in enumerate(sitting):
            statements.append(
                (
                    (
                        "INSERT INTO seats (table_id, seat, bot, name, token, away, invite) "
                        "VALUES (?, ?, ?, ?, ?, ?, ?)"
                    ),
                    (head.id, seat, who.bot, who.name, who.token, int(who.away), who.invite),
                )
            )
        if head.promise is not None:  # it stays when the table goes
            statements.append(("INSERT INTO kept_promises VALUES (?)", (head.promise,)))
        for seat, who in enumerate(sitting):
            if who.invite is not None:
                statements.append(invited(head.id, seat, who.invite))
            if who.entropy is not None:
                statements.append(took_part(head.id, seat, who.entropy, 0.0))
        for version, event in enumerate(events, start=1):
            statements.append(appended(head.id, version, event))
        if snapshot is not None:
            statements.append(snapped(head.id, *snapshot))
        if head.terms != Agreed():
            agreed = json.dumps(asdict(head.terms))
            statements.append(("INSERT INTO terms VALUES (?, ?)", (head.id, agreed)))
        if self.shared:
            statements.append(("INSERT INTO leases VALUES (?, ?)", (head.id, self.worker)))
        return statements

    def append(
        self, table: str, version: int, event: Event, ended: bool, *more: Statement
    ) -> asyncio.Future[None]:
        """Something happened: it becomes version `version` of the table.

        `more` is what must be written together with it.
        """
        if ended or event.kind == UNDO:
            more = (
                (
                    (
                        "UPDATE tables SET ended = ?, worth = ?, "
                        "listed = CASE WHEN listed > 0 THEN ? ELSE 0 END WHERE id = ?"
                    ),
                    (int(ended), event.at, FINISHED if ended else RUNNING, table),
                ),
                *([to_count(table)] if ended else []),
                *more,
            )
        return self.write(
            appended(table, version, event), *more, *self.news(table, f"at {version}")
        )

    def news(self, table: str, what: str = "") -> list[Statement]:
        """A message to the other processes, sent when the transaction is stored.

        There is none if nobody looks at the table there.
        """
        if not self.shared or self.unheard(table):
            return []
        return [self.message(table, what)]

    def tell(self, table: str, what: str) -> None:
        """Send the other processes a message that is not stored; nobody waits for it."""
        if self.shared:
            done = self.write(self.message(table, what))
            done.add_done_callback(lambda f: f.exception())

    def message(self, table: str, what: str) -> Statement:
        """The statement for a message to all processes."""
        return ("SELECT pg_notify('arcanum', ?)", (f"{self.worker} {table} {what}".strip(),))

    def put_ask(self, table: str, text: str) -> asyncio.Future[None]:
        """The open proposal, as JSON; empty: there is none."""
        return self.write(
            ("UPDATE tables SET ask = ? WHERE id = ?", (text, table)), *self.news(table)
        )

    # -- several processes over one PostgreSQL

    def send(self, worker: str, letter: str) -> asyncio.Future[None]:
        """Write to another process."""
        return self.write(("SELECT pg_notify(?, ?)", (worker, letter)))

    async def say_alive(self, seconds: float) -> None:
        """This process is alive, and will be for so long at least."""
        await self.write((SAY_ALIVE, (self.worker, seconds)))

    async def say_gone(self) -> None:
        """This process gives up its leases; entries of long gone processes are removed."""
        await self.write(
            ("DELETE FROM leases WHERE owner = ?", (self.worker,)),
            ("DELETE FROM processes WHERE name = ?", (self.worker,)),
            (f"DELETE FROM processes WHERE ends < {NOW} - 3600", ()),
        )

    async def take_lease(self, table: str) -> str:
        """The process that holds a table: this one, unless another living one does.

        Empty if there is no such table.
        """
        while True:
            found = await self.rows(TAKE_LEASE, self.worker, table)
            if not found:
                found = await self.rows("SELECT owner FROM leases WHERE table_id = ?", table)
            if found:
                return str(found[0][0])
            if not await self.rows("SELECT 1 FROM tables WHERE id = ?", table):
                return ""

    async def holder(self, table: str) -> str:
        """The process that holds a table, dead or alive; empty: none."""
        found = await self.rows("SELECT owner FROM leases WHERE table_id = ?", table)
        return str(found[0][0]) if found else ""

    async def bury(self) -> list[str]:
        """Free the tables of processes that are gone; those of them that go on by themselves.

        Of several processes that ask at once, one gets them.
        """
        return [row[0] for row in await self.rows(BURY, self.worker)]

    def release_lease(self, table: str) -> asyncio.Future[None]:
        """Any process may take this table."""
        return self.write(
            ("DELETE FROM leases WHERE table_id = ? AND owner = ?", (table, self.worker))
        )

    # -- more about tables

    def snapshot(self, table: str, version: int, data: bytes) -> asyncio.Future[None]:
        """Where replay may start from now on."""
        return self.write(snapped(table, version, data))

    # -- other rules, and finished games

    def cross(
        self, table: str, number: int, crossing: Crossing, data: bytes
    ) -> asyncio.Future[None]:
        """A table goes over to other rules; `data` is its snapshot of that moment."""
        values = (
            table,
            number,
            crossing.version,
            crossing.actions,
            crossing.was,
            crossing.becomes,
            json.dumps(crossing.rules),
            crossing.again,
            json.dumps(crossing.agreed),
            crossing.ground,
        )
        return self.write(
            ("INSERT INTO crossings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values),
            ("UPDATE tables SET rules = ?, ask = '' WHERE id = ?", (crossing.becomes, table)),
            snapped(table, crossing.version, data),
        )

    def go_on(self, table: str, number: int, agreed: list[int]) -> asyncio.Future[None]:
        """These seats go on under the changed rules."""
        return self.write(
            (
                "UPDATE crossings SET agreed = ? WHERE table_id = ? AND number = ?",
                (json.dumps(agreed), table, number),
            ),
            *self.news(table),
        )

    def keep_past(self, table: str, data: bytes) -> asyncio.Future[None]:
        """The pictures of a finished game, kept for ever."""
        return self.write(
            ("INSERT INTO pasts VALUES (?, ?) ON CONFLICT DO NOTHING", (table, data))
        )

    async def without_past(self, most: int) -> list[str]:
        """Finished games whose pictures are still to be made."""
        found = await self.rows(
            "SELECT id FROM tables WHERE ended = 1 AND NOT EXISTS "
            "(SELECT 1 FROM pasts WHERE table_id = id) ORDER BY created DESC LIMIT ?",
            most,
        )
        return [row[0] for row in found]

    async def load(self, table: str, since: int | None = None) -> Stored | None:
        """A table with all that belongs to it; with `since`, only what is new after that."""
        found: Stored | None = await self.read(lambda db: load(db, table, since))
        if found is not None:
            found.extras.outages = self.outages
        return found

    async def newest(self, table: str) -> int:
        """The version that a table has in the store."""
        found = await self.rows(
            "SELECT COALESCE(MAX(version), 0) FROM events WHERE table_id = ?", table
        )
        return int(found[0][0])

    async def by_token(self, token: bytes) -> tuple[str, int] | None:
        """The table and seat of a token."""
        found = await self.rows(
            "SELECT table_id, seat FROM seats WHERE token = ? "
            "UNION ALL SELECT table_id, seat FROM keys WHERE token = ?",
            token,
            token,
        )
        return (found[0][0], found[0][1]) if found else None

    async def with_bots(self) -> list[str]:
        """Dealt tables with a bot or a clock that nobody holds: they go on by themselves."""
        held = f"SELECT 1 FROM leases WHERE table_id = id AND {ALIVE}"
        free = f"AND NOT EXISTS ({held})" if self.shared else ""
        found = await self.rows(
            f"SELECT id FROM tables WHERE {GOES_ON} {free} ORDER BY created DESC"
        )
        return [row[0] for row in found]

    def sit(self, table: str, seat: int, who: Sitting) -> asyncio.Future[None]:
        """A seat has changed."""
        return self.write(
            seated(table, seat, who),
            *self.news(table),
        )

    def keep_seat(self, table: str, seat: int, account: str) -> asyncio.Future[None]:
        """Add a seat to an account, unless it is in another one."""
        return self.write(
            (
                "UPDATE seats SET account = ? WHERE table_id = ? AND seat = ? AND account = ''",
                (account, table, seat),
            )
        )

    async def owner(self, table: str, seat: int) -> str | None:
        """The account a seat is in, empty if in none. None: there is no such seat."""
        found = await self.rows(
            "SELECT account FROM seats WHERE table_id = ? AND seat = ?", table, seat
        )
        return str(found[0][0]) if found else None

    def add_key(self, table: str, seat: int, token: bytes, at: float) -> asyncio.Future[None]:
        """One more token opens a seat. All processes look its keys up again."""
        return self.write(
            ("INSERT INTO keys VALUES (?, ?, ?, ?)", (token, table, seat, at)),
            (
                (
                    "DELETE FROM keys WHERE table_id = ? AND seat = ? AND token NOT IN "
                    "(SELECT token FROM keys WHERE table_id = ? AND seat = ? "
                    "ORDER BY made DESC LIMIT ?)"
                ),
                (table, seat, table, seat, MOST_KEYS),
            ),
            *self.news(table),
        )

    # -- free seats

    def claim(
        self, table: str, seat: int, who: Sitting, at: float, seed: int | str | None
    ) -> asyncio.Future[None]:
        """Somebody takes a free seat, or a bot gets it. Raises Clash if it is taken.

        With the last free seat the cards are dealt: then there is a seed.
        """
        return self.write(
            took_part(table, seat, who.entropy or "", at),
            (
                (
                    "UPDATE seats SET bot = ?, name = ?, token = ?, invite = NULL "
                    "WHERE table_id = ? AND seat = ?"
                ),
                (who.bot, who.name, who.token, table, seat),
            ),
            ("UPDATE tables SET seed = ? WHERE id = ?", (json.dumps(seed), table)),
            *self.news(table),
        )

    def invite(self, table: str, seat: int, invite: bytes | None) -> asyncio.Future[None]:
        """The invite to a free seat; None: there is none. What there was opens nothing now."""
        return self.write(
            (
                "UPDATE seats SET invite = ? WHERE table_id = ? AND seat = ? AND token IS NULL",
                (invite, table, seat),
            ),
            *([] if invite is None else [invited(table, seat, invite)]),
            *self.news(table),
        )

    async def invited_to(self, table: str, invite: bytes) -> int | None:
        """The seat of this table that an invite is, or was, for."""
        found = await self.rows(
            "SELECT seat FROM invites WHERE token = ? AND table_id = ?", invite, table
        )
        return int(found[0][0]) if found else None

    def arrange(self, table: str, *statements: Statement) -> asyncio.Future[None]:
        """The host changes a table before the deal; all processes look at it again."""
        return self.write(
            *statements,
            ("UPDATE tables SET arranged = arranged + 1 WHERE id = ?", (table,)),
            *self.news(table),
        )

    async def arranged(self, table: str) -> int:
        """How often the host has changed a table."""
        found = await self.rows("SELECT arranged FROM tables WHERE id = ?", table)
        return int(found[0][0]) if found else 0

    async def in_club(self, club: str, session: str | None) -> bool:
        """Whether the account of a session is in a club."""
        if not session:
            return False
        found = await self.rows(
            "SELECT 1 FROM sessions s JOIN members m ON m.account = s.account "
            "WHERE s.token = ? AND s.ends > ? AND m.club = ?",
            token_hash(session),
            time.time(),
            club,
        )
        return bool(found)

    async def seats_taken(self, table: str) -> int:
        """How many seats of a table were taken so far."""
        found = await self.rows("SELECT COUNT(*) FROM parts WHERE table_id = ?", table)
        return int(found[0][0])

    # -- chat and notebooks

    def say(self, table: str, line: Line) -> asyncio.Future[None]:
        """A line of chat; the line of the log that it speaks of is counted for nobody yet."""
        values = (table, line.number, line.seat, line.text, line.at, line.key, line.line)
        return self.write(
            (
                (
                    "INSERT INTO chat (table_id, number, seat, text, at, key, note) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?)"
                ),
                values,
            ),
            *self.news(table, f"chat {line.number}"),
        )

    async def chat(self, table: str, since: int) -> list[Line]:
        """Lines of chat from a number on."""
        found = await self.rows(
            "SELECT number, seat, text, at, key, note FROM chat "
            "WHERE table_id = ? AND number >= ? ORDER BY number LIMIT 500",
            table,
            since,
        )
        return [Line(*row) for row in found]

    async def last_line(self, table: str, room: str = "chat") -> int:
        """The number of the last line of chat, or of the onlookers' room (`gallery`)."""
        found = await self.rows(
            f"SELECT COALESCE(MAX(number), 0) FROM {room} WHERE table_id = ?", table
        )
        return int(found[0][0])

    def call_out(self, table: str, line: GalleryLine) -> asyncio.Future[None]:
        """A line in the onlookers' room."""
        values = (table, line.number, line.name, line.text, line.key, line.at)
        return self.write(
            ("INSERT INTO gallery VALUES (?, ?, ?, ?, ?, ?)", values),
            *self.news(table, f"gallery {line.number}"),
        )

    async def gallery(self, table: str, since: int) -> list[GalleryLine]:
        """Lines of the onlookers' room from a number on."""
        found = await self.rows(
            "SELECT number, name, text, at, key FROM gallery "
            "WHERE table_id = ? AND number >= ? ORDER BY number LIMIT 500",
            table,
            since,
        )
        return [GalleryLine(*row) for row in found]

    def jot(self, table: str, seat: int, text: str) -> asyncio.Future[None]:
        """A seat's notes to itself."""
        return self.write(
            (
                (
                    "INSERT INTO notebooks VALUES (?, ?, ?) "
                    "ON CONFLICT (table_id, seat) DO UPDATE SET text = excluded.text"
                ),
                (table, seat, text),
            )
        )

    async def notebook(self, table: str, seat: int) -> str:
        """What a seat has noted for itself."""
        found = await self.rows(
            "SELECT text FROM notebooks WHERE table_id = ? AND seat = ?", table, seat
        )
        return str(found[0][0]) if found else ""

    # -- what happens beside the game, what seats want, rematches

    def happen(self, table: str, number: int, what: Happening) -> asyncio.Future[None]:
        """Something happened beside the game."""
        return self.write(happened(table, number, what), *self.news(table))

    def choose(self, table: str, seat: int, kind: str, value: str) -> asyncio.Future[None]:
        """What a seat wants; empty: nothing any more."""
        return self.write(chosen(table, seat, kind, value), *self.news(table))

    def put_rematch(self, table: str, data: str) -> asyncio.Future[None]:
        """The next table of the same people, as JSON."""
        return self.write(
            (
                (
                    "INSERT INTO rematches VALUES (?, ?) "
                    "ON CONFLICT (table_id) DO UPDATE SET data = excluded.data"
                ),
                (table, data),
            ),
            *self.news(table),
        )

    # -- bots that failed, and analyses

    def remark(self, table: str, number: int, remark: Remark) -> asyncio.Future[None]:
        """Another bot decided."""
        return self.write(
            (
                "INSERT INTO remarks VALUES (?, ?, ?, ?, ?, ?)",
                (table, number, remark.after, remark.seat, remark.bot, remark.by),
            ),
            *self.news(table),
        )

    def judge(self, table: str, found: Judgement) -> asyncio.Future[None]:
        """An analysis has gone on."""
        return self.write(
            (
                (
                    "INSERT INTO analyses VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id) "
                    "DO UPDATE SET done = excluded.done, of_all = excluded.of_all, "
                    "judged = excluded.judged, at = excluded.at"
                ),
                (table, found.done, found.of, json.dumps(found.judged), found.at),
            )
        )

    async def judgement(self, table: str) -> Judgement | None:
        """An analysis, as far as it has come."""
        found = await self.rows(
            "SELECT done, of_all, judged, at FROM analyses WHERE table_id = ?", table
        )
        if not found:
            return None
        done, of, judged, at = found[0]
        return Judgement(done, of, json.loads(judged), at)

    # -- notices and settings

    def notify(
        self, table: str, seat: int, kind: str, wish: Wish | None
    ) -> asyncio.Future[None]:
        """How a seat is told of its turns; None ends it."""
        if wish is None:
            return self.write(
                (
                    "DELETE FROM notices WHERE table_id = ? AND seat = ? AND kind = ?",
                    (table, seat, kind),
                ),
                *self.news(table),
            )
        return self.write(
            (
                (
                    "INSERT INTO notices (table_id, seat, kind, target, state, lang, site) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat, kind) "
                    "DO UPDATE SET target = excluded.target, state = excluded.state, "
                    "lang = excluded.lang, site = excluded.site"
                ),
                (table, seat, kind, wish.target, wish.state, wish.lang, wish.site),
            ),
            *self.news(table),
        )

    async def last_beat(self) -> float | None:
        """When the server last said that it is there."""
        found = await self.rows("SELECT value FROM settings WHERE name = 'beat'")
        return float(found[0][0]) if found else None

    def beat(self, now: float, since: float | None) -> asyncio.Future[None]:
        """The server is there; before, it was not since some time, or None."""
        lost: list[Statement] = []
        if since is not None:
            lost.append(
                (
                    (
                        "INSERT INTO outages VALUES (?, ?) ON CONFLICT (began) "
                        "DO UPDATE SET ended = excluded.ended"
                    ),
                    (since, now),
                )
            )
        return self.write(*lost, put_setting("beat", repr(now)))

    async def all_outages(self) -> list[tuple[float, float]]:
        """When the server was down."""
        found = await self.rows("SELECT began, ended FROM outages")
        return [(float(began), float(ended)) for began, ended in found]

    async def told(self, table: str) -> float:
        """From when the deal of a table may be known."""
        found = await self.rows("SELECT told FROM tables WHERE id = ?", table)
        return float(found[0][0]) if found else 0.0

    async def trusts(self, table: str, seat: int, target: str) -> bool:
        """Whether the account of a seat has confirmed an e-mail address at another seat."""
        found = await self.rows(
            "SELECT 1 FROM notices n JOIN seats s ON s.table_id = n.table_id "
            "AND s.seat = n.seat WHERE n.kind = 'email' AND n.target = ? AND n.state = '' "
            "AND s.account <> '' AND s.account = "
            "(SELECT account FROM seats WHERE table_id = ? AND seat = ?)",
            target,
            table,
            seat,
        )
        return bool(found)

    async def setting(self, name: str, first: Callable[[], str]) -> str:
        """A setting of this server, made when it is asked for the first time."""
        sql = "SELECT value FROM settings WHERE name = ?"
        found = await self.rows(sql, name)
        if not found:
            await self.write(
                ("INSERT INTO settings VALUES (?, ?) ON CONFLICT DO NOTHING", (name, first()))
            )
            found = await self.rows(sql, name)
        return str(found[0][0])
