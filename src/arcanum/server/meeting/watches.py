"""Notices of open tables that fit somebody who asked for them: game, language, pace, rating.

Once a minute one of the processes looks what has opened since each of these people was told
last. So several tables are one notice, and none comes twice, of one's own table, or in quiet
hours.
"""

from __future__ import annotations

import asyncio
import http.client
import logging
import smtplib
import time
from dataclasses import dataclass

from arcanum.games import ids
from arcanum.kernel.errors import ArcanumError
from arcanum.server.errors import Clash, Declined, Refused
from arcanum.server.listed import WAITING
from arcanum.server.mail import Notice
from arcanum.server.meeting.ratings import figure, first_rating
from arcanum.server.meeting.types import Watch, WatchesShown, WatchShown
from arcanum.server.notices import Notifier
from arcanum.server.quiet import quiet_left, quiet_shown
from arcanum.server.secret import same
from arcanum.server.store import Store
from arcanum.server.wishes import (
    CONFIRM,
    EMAIL,
    MARK,
    OFF,
    STOP,
    Wishes,
    account_in,
    target_key,
    unknown_link,
)
from arcanum.server.wishes import (
    WAITING as UNCONFIRMED,
)

log = logging.getLogger("arcanum.server")

LOOK_SECONDS = 60.0
SETTLED = 20.0  # seconds that a table is open before anybody is told
GAP = 600.0  # seconds between two notices to somebody
MOST_TABLES = 200  # that are looked at in one round
MOST_TOLD = 5  # tables in one notice
ABOUT = "open"  # what the notice is about
JOIN = "join="  # the address of a table with this opens the page where one sits down
FIELDS = "account, kind, target, game, lang, tempo, rated, quiet, speaks, site, since, told"
OPENED = """SELECT id, game, lang, tempo, low, high, opened FROM tables
    WHERE listed = ? AND club = '' AND opened > ? AND opened <= ?
    AND NOT EXISTS (SELECT 1 FROM closed WHERE closed.table_id = tables.id)
    AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = tables.id
        AND s.token IS NULL AND s.bot = '')
    ORDER BY opened DESC LIMIT ?"""
PUT = """INSERT INTO watches (account, kind, target, state, game, lang, tempo, rated, quiet,
    speaks, site, since, told) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0.0)
    ON CONFLICT (account, kind) DO UPDATE SET target = excluded.target,
    state = excluded.state, game = excluded.game, lang = excluded.lang,
    tempo = excluded.tempo, rated = excluded.rated, quiet = excluded.quiet,
    speaks = excluded.speaks, site = excluded.site, since = excluded.since"""
STATE = "UPDATE watches SET state = ? WHERE account = ? AND kind = ? AND target = ?"


@dataclass(frozen=True)
class OpenTable:
    """An open table."""

    id: str
    game: str
    lang: str
    tempo: str
    low: int
    high: int
    at: float


@dataclass(frozen=True)
class Watcher:
    """Somebody who wants to be told, and how."""

    account: str
    kind: str
    target: str
    game: str
    lang: str
    tempo: str
    rated: int
    quiet: str
    speaks: str
    site: str
    since: float
    told: float

    def wants(self, table: OpenTable) -> bool:
        """Whether a table fits, but for the rating."""
        return (
            table.at > self.since
            and self.game in ("", table.game)
            and self.lang in ("", table.lang)
            and self.tempo in ("", table.tempo)
        )


class Watches:
    """All who want to hear of open tables."""

    def __init__(self, store: Store, notifier: Notifier, wishes: Wishes) -> None:
        self.store = store
        self.notifier = notifier
        self.wishes = wishes

    # -- by the person

    async def mine(self, me: str) -> WatchesShown:
        """In which ways somebody is told."""
        rows = await self.store.rows(
            "SELECT kind, target, state, game, lang, tempo, rated, quiet FROM watches "
            "WHERE account = ? ORDER BY kind",
            me,
        )
        shown = []
        for kind, target, state, game, lang, tempo, rated, quiet in rows:
            word, _, why = state.partition(" ")
            shown.append(
                WatchShown(
                    kind=kind,
                    target="" if kind == "push" else target,
                    state=word or "on",
                    why=why if word == OFF else "",
                    game=game,
                    lang=lang,
                    pace=tempo,
                    rated=bool(rated),
                    quiet=quiet_shown(quiet),
                )
            )
        return WatchesShown(shown)

    async def put(self, me: str, wanted: Watch, quiet: str, site: str) -> None:
        """Tell somebody from now on, or no more if the target is empty."""
        self.wishes.post.check(wanted.kind, wanted.target)
        if wanted.game and wanted.game not in ids():
            raise Refused(422, f"there is no game '{wanted.game}'")
        if not wanted.target:
            await self.end(me, wanted.kind)
            return
        state = ""
        if wanted.kind == EMAIL and not await self.trusts(me, wanted.target):
            state = UNCONFIRMED
            self.wishes.limits.confirm(target_key(EMAIL, wanted.target))
        values = (
            *(me, wanted.kind, wanted.target, state, wanted.game, wanted.lang),
            *(wanted.pace, int(wanted.rated), quiet, wanted.speaks, site, time.time()),
        )
        await self.store.write((PUT, values))
        if state:
            self.ask(me, wanted)

    async def end(self, me: str, kind: str) -> None:
        """No more of these."""
        await self.store.write(
            ("DELETE FROM watches WHERE account = ? AND kind = ?", (me, kind))
        )

    async def trusts(self, me: str, target: str) -> bool:
        """Whether this address was confirmed by somebody with this account."""
        found = await self.store.rows(
            "SELECT 1 FROM watches WHERE account = ? AND kind = ? AND target = ? "
            "AND state = '' UNION ALL SELECT 1 FROM seats s JOIN notices n "
            "ON n.table_id = s.table_id AND n.seat = s.seat "
            "WHERE s.account = ? AND n.kind = ? AND n.target = ? AND n.state = ''",
            *(me, EMAIL, target, me, EMAIL, target),
        )
        return bool(found)

    # -- by mail

    async def read(self, token: str) -> tuple[str, str, str]:
        """What a link does, to which address, about which game."""
        what, _, target, game = await self.found(token)
        return f"{what}-{ABOUT}", target, game

    async def found(self, token: str) -> tuple[str, str, str, str]:
        """What a link does, for whom, to which address, about which game."""
        account = account_in(token)
        if account is None:
            raise unknown_link()
        rows = await self.store.rows(
            "SELECT target, game FROM watches WHERE account = ? AND kind = ?", account, EMAIL
        )
        for target, game in rows:
            for what in (CONFIRM, STOP):
                if same(token, self.wishes.signed_for(what, account, target)):
                    return what, account, target, game or ids()[0]
        raise unknown_link()

    async def follow(self, token: str, only: str = "") -> tuple[str, str, str]:
        """Do what a link is for."""
        what, account, target, game = await self.found(token)
        if only and what != only:
            raise unknown_link()
        if what == CONFIRM:
            await self.store.write((STATE, ("", account, EMAIL, target)))
        else:
            await self.end(account, EMAIL)
        return f"{what}-{ABOUT}", target, game

    def ask(self, me: str, wanted: Watch) -> None:
        """Send the link that confirms an address; nobody waits for it."""
        link = self.wishes.signed_for(CONFIRM, me, wanted.target)
        notice: Notice = {
            "what": f"{CONFIRM}-{ABOUT}",
            "game": wanted.game or ids()[0],
            "lang": wanted.speaks,
            "link": f"{self.wishes.post.public}/mail#{link}",
        }
        self.later(EMAIL, wanted.target, notice, me)

    # -- by what has opened

    async def look(self, now: float | None = None) -> None:
        """Tell everybody of what has opened since they were told. One process does it."""
        now = time.time() if now is None else now
        number = int(now / LOOK_SECONDS)
        try:
            await self.store.write(
                ("INSERT INTO rounds VALUES ('watches', ?)", (number,)),
                ("DELETE FROM rounds WHERE kind = 'watches' AND number < ?", (number - 10,)),
            )
        except Clash:
            return  # another process was quicker
        rows = await self.store.rows(
            f"SELECT {FIELDS} FROM watches w WHERE state = '' AND told <= ? AND NOT EXISTS "
            "(SELECT 1 FROM accounts a WHERE a.name = w.account AND a.closed = 1)",
            now - GAP,
        )
        watchers = [Watcher(*row) for row in rows]
        if not watchers:
            return
        since = min(each.since for each in watchers)
        found = await self.store.rows(OPENED, WAITING, since, now - SETTLED, MOST_TABLES)
        opened = [OpenTable(*row) for row in found]
        for watcher in watchers if opened else ():
            await self.tell(watcher, opened, now)

    async def tell(self, watcher: Watcher, opened: list[OpenTable], now: float) -> None:
        """One notice of all that fits somebody, unless they want quiet now."""
        fitting = [table for table in opened if watcher.wants(table)]
        if not fitting or quiet_left(watcher.quiet, now):
            return
        fitting = await self.of_others(watcher, fitting)
        fitting = [table for table in fitting if await self.meant(watcher, table)]
        told = now if fitting else watcher.told
        await self.store.write(
            (
                "UPDATE watches SET since = ?, told = ? WHERE account = ? AND kind = ?",
                (now - SETTLED, told, watcher.account, watcher.kind),
            )
        )
        key = target_key(watcher.kind, watcher.target)
        if fitting and self.notifier.targets.take(key):
            self.send(watcher, fitting[:MOST_TOLD])

    async def of_others(self, watcher: Watcher, tables: list[OpenTable]) -> list[OpenTable]:
        """Without those where the person sits already."""
        marks = ", ".join("?" * len(tables))
        rows = await self.store.rows(
            f"SELECT table_id FROM seats WHERE account = ? AND table_id IN ({marks})",
            watcher.account,
            *[table.id for table in tables],
        )
        own = {name for (name,) in rows}
        return [table for table in tables if table.id not in own]

    async def meant(self, watcher: Watcher, table: OpenTable) -> bool:
        """Whether a table is meant for the person's rating."""
        if not watcher.rated or not table.high:
            return True
        rows = await self.store.rows(
            "SELECT mu FROM ratings WHERE game = ? AND who = ?", table.game, watcher.account
        )
        mine = figure(rows[0][0] if rows else first_rating(watcher.account).mu)
        return table.low <= mine <= table.high

    def send(self, watcher: Watcher, tables: list[OpenTable]) -> None:
        """Send one notice."""
        site = self.wishes.post.public or watcher.site
        links = [f"{site}/t/{table.id}#{JOIN}" for table in tables]
        notice: Notice = {
            "what": ABOUT,
            "table": tables[0].id,
            "game": tables[0].game,
            "link": links[0],
            "links": links,
            "lang": watcher.speaks,
        }
        if watcher.kind == EMAIL:
            notice["stop"] = self.wishes.signed_for(STOP, watcher.account, watcher.target)
        self.later(watcher.kind, watcher.target, notice, watcher.account)

    def later(self, kind: str, target: str, notice: Notice, account: str) -> None:
        """Send it in a task of its own."""
        work = self.deliver(kind, target, notice, account)
        task = asyncio.get_running_loop().create_task(work)
        self.notifier.tasks.add(task)
        task.add_done_callback(self.notifier.tasks.discard)

    async def deliver(self, kind: str, target: str, notice: Notice, account: str) -> None:
        """Send it. Where nobody takes it, it is turned off, and the person is shown why."""
        try:
            await self.notifier.post.pool.run(self.notifier.send, kind, target, notice)
        except Declined as no:
            log.warning("a %s notice of open tables was declined (%s)", kind, no)
            await self.store.write((STATE, (f"{OFF} {no}", account, kind, target)))
        except (OSError, ArcanumError, smtplib.SMTPException, http.client.HTTPException) as bad:
            log.warning("notice by %s: could not be sent (%s)", kind, type(bad).__name__)


def is_watch(token: str) -> bool:
    """Whether the secret of a link is about open tables."""
    return token.startswith(MARK)
