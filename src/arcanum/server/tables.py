"""The tables this process serves: found in the store and kept in memory while they are used."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from arcanum.server.closing import shut
from arcanum.server.crossing import opened
from arcanum.server.database import Statement
from arcanum.server.deals import is_secret
from arcanum.server.errors import Clash, Refused, StoreDown, no_such_table, wrong_token
from arcanum.server.heard import Viewer
from arcanum.server.holders import Alone, Holder
from arcanum.server.listed import how_many_wait
from arcanum.server.promises import Promises
from arcanum.server.quotas import Quotas
from arcanum.server.room import Room
from arcanum.server.secret import token_hash
from arcanum.server.snapshots import snapshot
from arcanum.server.store import Store
from arcanum.server.stored import ACT, Event, Stored
from arcanum.server.table import Table

log = logging.getLogger("arcanum.server")

SNAPSHOT_EVERY = 100  # events
MOST_LETTERS = 64  # of a table's id
MOST_OF_CLUB = 50  # tables of a club that wait for people
IDLE_SECONDS = 600.0  # until a table nobody looks at leaves the memory


class Tables:
    """All tables of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.holder: Holder = Alone(self)  # `Leases`, where several processes share the store
        self.promises = Promises(store)
        self.open: dict[str, Table] = {}
        self.quotas = Quotas(self.open)
        self.loading: dict[str, asyncio.Future[Table]] = {}
        # Whether a token shows a finished table to somebody who did not sit there.
        self.passes: Callable[[str, str], bool] = lambda name, token: False
        self.after_change: list[Callable[[Table], None]] = []
        self.tasks: set[asyncio.Task[None]] = set()

    # -- finding

    async def get(self, name: str) -> Table:
        """A table by its id."""
        if "\0" in name or len(name) > MOST_LETTERS:
            raise no_such_table()
        table = self.open.get(name)
        if table is not None:
            table.touched = time.monotonic()
            if self.store.shared and not self.holder.holds(name):
                await self.see_elsewhere(table)
            return table
        if name in self.loading:
            return await asyncio.shield(self.loading[name])
        future: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self.loading[name] = future
        try:
            ours = await self.holder.claim(name)
            table = await self.load(name)
            if not ours:
                self.store.tell(name, "who")
            future.set_result(table)
            self.changed(table)
            return table
        except BaseException as wrong:
            future.set_exception(wrong)
            future.exception()  # somebody has seen it
            raise
        finally:
            del self.loading[name]

    async def load(self, name: str) -> Table:
        """Bring a table from the store into the memory."""
        stored = await self.store.load(name)
        if stored is None:
            raise no_such_table()
        table = Table(await self.brought(stored))
        if stored.snapshot is not None:
            table.saved = stored.snapshot[0]
        table.pictured = stored.past is not None
        self.open[name] = table
        return table

    async def brought(self, stored: Stored) -> Room:
        """A table from the store. If its rules have changed, that is stored first."""
        room, crossing = opened(stored)
        if crossing is None:
            return shut(room, stored.closed)
        number = len(room.crossings)
        try:
            await self.store.cross(room.head.id, number, crossing, snapshot(room))
        except Clash:  # another process was quicker
            again = await self.store.load(room.head.id)
            if again is not None:
                room, _ = opened(again)
        return shut(room, stored.closed)

    async def seat(self, name: str, token: str) -> tuple[Table, int]:
        """A table and the seat that the token opens."""
        table = await self.get(name)
        hashed = token_hash(token)
        seat = table.room.seats.by_token(hashed)
        if seat is None:
            found = await self.store.by_token(hashed)
            if found is None or found[0] != name:
                raise wrong_token()
            if self.store.shared:
                await self.catch_up(table)  # the seat may have been taken at another process
            seat = table.room.seats.keys[hashed] = found[1]
        return table, seat

    async def viewer(
        self, name: str, token: str | None, session: str | None = None
    ) -> tuple[Table, Viewer]:
        """A table and who looks at it. `session`: of an onlooker, for the tables of clubs."""
        if token is not None and not self.passes(name, token):
            return await self.seat(name, token)
        table = await self.get(name)
        if token is not None and table.room.over:
            return table, None
        if not table.room.head.onlookers:
            raise Refused(403, "this table allows no onlookers: use the link of a seat")
        await self.members_only(table, session)
        return table, None

    async def members_only(self, table: Table, session: str | None) -> None:
        """At the table of a club, refuse who is not in it."""
        club = table.room.head.club
        if club and not await self.store.in_club(club, session):
            line = "this table is for the members of a club: log in as one"
            raise Refused(403, line, key="members-only")

    async def may_add(self, club: str, session: str | None) -> None:
        """Refuse strangers another table of a club, and everybody if too many wait."""
        if not await self.store.in_club(club, session):
            raise Refused(403, "you are not in this club", key="members-only")
        waiting = await self.store.read(lambda db: how_many_wait(db, club))
        if waiting >= MOST_OF_CLUB:
            line = f"{MOST_OF_CLUB} tables of this club wait for people already"
            raise Refused(409, line, key="club-full")

    async def told(self, table: Table) -> None:
        """Hear whether nobody plays the deal of a finished game any more."""
        head = table.room.head
        if table.room.over and is_secret(head):
            head.told = await self.store.told(table.id)

    # -- storing

    async def append(self, table: Table, event: Event, ended: bool, *more: Statement) -> None:
        """Store an event as the next version of a table. The caller has the lock.

        When this returns, the event is on disk. Where that is not certain, the table is read
        again from the store. Raises Clash when another process has written to this table: what
        is in memory is old.
        """
        room = table.room
        try:
            await self.store.append(table.id, room.version + 1, event, ended, *more)
        except (StoreDown, asyncio.CancelledError):
            self.later(self.reload(table))
            raise

    async def clashed(self, table: Table) -> None:
        """After a Clash: take over what the other process did. The caller has the lock."""
        self.holder.lost(table.id)
        await self.refresh(table)

    # -- keeping up with the store

    async def catch_up(self, table: Table) -> None:
        """What another process has acknowledged is seen here at once."""
        if await self.is_behind(table):
            async with table.lock:
                if await self.is_behind(table):
                    await self.refresh(table)

    async def see_elsewhere(self, table: Table) -> None:
        """Somebody asks for a table that is not ours: take it, or bring it up to date.

        The holder tells of all changes as long as somebody looks at the table here.
        """
        if await self.holder.mine(table):
            return
        if table.presence.listeners:
            await self.catch_up(table)
        else:
            async with table.lock:
                await self.refresh(table)

    async def is_behind(self, table: Table) -> bool:
        """Whether the store has more of a table than this process."""
        room = table.room
        if room.gathering and await self.store.arranged(table.id) > room.head.arranged:
            return True
        if room.seats.free() and await self.store.seats_taken(table.id) > room.seats.taken():
            return True
        return await self.store.newest(table.id) > room.version

    async def reload(self, table: Table) -> None:
        """Read a table again from the store, if that is possible."""
        async with table.lock:
            try:
                await self.refresh(table)
            except StoreDown as wrong:
                log.warning("a table could not be read again: %s", wrong)

    async def refresh(self, table: Table) -> None:
        """Take over what is stored, of the events only new ones. The caller has the lock."""
        room = table.room
        stored = await self.store.load(table.id, room.version)
        if stored is None:
            return
        played_on = room.s is not None and not stored.closed
        if played_on and all(event.kind == ACT for event in stored.events):
            for event in stored.events:
                room.happen(event)
            room.seats.sitting = stored.sitting
            room.seats.keys = {}
            room.extras = stored.extras
            room.crossings = stored.crossings
            room.proposals.restore(stored.ask, room.log, room.seats)
            self.changed(table)
        else:
            await self.read_again(table)

    async def read_again(self, table: Table) -> None:
        """Forget what is in memory, whatever it is. The caller has the lock."""
        stored = await self.store.load(table.id)
        if stored is not None:
            table.replace(await self.brought(stored))
            self.changed(table)

    # -- after a change

    def changed(self, table: Table) -> None:
        """Show it to everybody who looks; bots, clocks and notices follow."""
        table.touched = time.monotonic()
        table.presence.wake()
        for follow in self.after_change:
            follow(table)
        room = table.room
        most = 1 if room.over else SNAPSHOT_EVERY  # its end is kept at once
        if room.s is not None and room.version - table.saved >= most:
            self.save(table)

    def save(self, table: Table) -> None:
        """Write a snapshot; nobody waits for it."""
        table.saved = table.room.version
        done = self.store.snapshot(table.id, table.room.version, snapshot(table.room))
        done.add_done_callback(lambda f: f.exception())  # the next one will do

    def save_if_changed(self, table: Table) -> None:
        """Write a snapshot, unless the last one is of this version."""
        if table.room.s is not None and table.room.version > table.saved:
            self.save(table)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it soon; the task is kept until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- leaving the memory

    async def sweep(self) -> None:
        """Let go of tables that nobody looks at."""
        now = time.monotonic()
        for name, table in list(self.open.items()):
            table.room.forget_views()
            if now - table.touched > IDLE_SECONDS and is_idle(table):
                self.save_if_changed(table)
                del self.open[name]
                self.holder.let_go(name)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Keep snapshots of all that changed."""
        for table in self.open.values():
            if table.bot_task is not None:
                table.bot_task.cancel()
            self.save_if_changed(table)


def is_idle(table: Table) -> bool:
    """Whether nobody looks at a table, no clock runs, and nothing is under way."""
    room = table.room
    ticking = room.head.pace is not None and room.s is not None and not room.over
    busy = table.presence.listeners or ticking or table.bot_task is not None
    return not busy and not table.lock.locked()
