"""Which process changes a table, where several share a store: the one that holds its lease.

Connections are led to it (`usher`). A process that gets a request for another's table all the
same passes on what the player wants, by NOTIFY to the holder's own channel, and waits for its
answer. Every process reports every few seconds that it is alive. One that does not, or whose
connections are gone, loses its leases: the next process that needs a table takes it over and
does what was passed on. The same action at the same version is stored once, so nothing is
doubled.

The key of an event (table, version) always has the last word: even a process that believes in
its lease for too long can lose or double nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, TypeVar

import msgspec

from arcanum.server.changes import CHANGES
from arcanum.server.errors import Refused, StoreDown, no_such_table
from arcanum.server.holders import Change
from arcanum.server.store import Store
from arcanum.server.table import Table
from arcanum.server.tables import Tables

log = logging.getLogger("arcanum.server")

ALIVE_SECONDS = 6.0  # a process that is silent for so long loses its leases
RENEW_SECONDS = 2.0
ANSWER_SECONDS = 1.0  # until the holder is asked again, or its lease taken over
GIVE_UP_SECONDS = 20.0

T = TypeVar("T")


class Passed(msgspec.Struct):
    """A change, passed on to the process that holds the table."""

    sender: str
    number: int
    table: str
    change: str  # by its name in `CHANGES`
    args: list[Any]


class Result(msgspec.Struct):
    """The result of a change. Status 0: nothing was done, another process has the lease."""

    number: int
    status: int
    value: Any = None
    line: str = ""
    key: str = ""
    args: dict[str, str] = {}
    rule: str = ""


class Letter(msgspec.Struct):
    """What one process sends to another: one of the two."""

    passed: Passed | None = None
    result: Result | None = None


class Leases:
    """The tables of this process where it shares a store."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.held: set[str] = set()
        self.alive_until = 0.0
        self.number = 0
        self.waiting: dict[int, asyncio.Future[Result]] = {}
        self.doing: set[tuple[str, int]] = set()
        store.unheard = self.alone_with

    # -- holding

    def holds(self, table: str) -> bool:
        """Whether this process may change a table."""
        return table in self.held and time.monotonic() < self.alive_until

    async def renew(self) -> None:
        """Report that this process is alive. After a long silence its leases may be lost."""
        now = time.monotonic()
        if now >= self.alive_until:
            self.held.clear()
        await self.store.say_alive(ALIVE_SECONDS)
        self.alive_until = now + ALIVE_SECONDS

    def alone_with(self, table: str) -> bool:
        """Whether a table is ours, and nobody looks at it at another process."""
        found = self.tables.open.get(table)
        return self.holds(table) and found is not None and not found.presence.remote

    async def owner(self, name: str) -> str:
        """The process that has the lease of a table: this one, if no other living one does."""
        if time.monotonic() >= self.alive_until:
            await self.renew()
        owner = await self.store.take_lease(name)
        if owner == self.store.worker:
            # others that have it in memory say so, and have lost it
            self.store.tell(name, "took")
        return owner

    async def claim(self, name: str) -> bool:
        """Take a table that may not be in memory, if nobody holds it; whether it is ours."""
        table = self.tables.open.get(name)
        if table is not None:
            return await self.mine(table)
        ours = self.holds(name) or await self.owner(name) == self.store.worker
        if ours:
            self.held.add(name)
        return ours

    def made(self, name: str) -> None:
        """A new table is ours."""
        self.held.add(name)

    async def take(self, table: Table) -> str:
        """The process that holds a table: this one, if nobody else does."""
        name = table.id
        if self.holds(name):
            return self.store.worker
        owner = await self.owner(name)
        if owner == self.store.worker:
            async with table.lock:
                await self.tables.refresh(table)  # what the last holder has done
            self.held.add(name)
        return owner

    async def mine(self, table: Table) -> bool:
        """Whether this process is the one to change a table, now or by taking it."""
        return await self.take(table) == self.store.worker

    def lost(self, table: str) -> None:
        """Another process has changed it: ask the store again who holds it."""
        self.held.discard(table)

    def let_go(self, table: str) -> None:
        """This process does not need a table any more. Nobody waits until that is stored."""
        if table in self.held:
            self.held.discard(table)
            self.store.release_lease(table).add_done_callback(lambda f: f.exception())

    async def close(self) -> None:
        """Leave all tables to the others."""
        self.held.clear()
        try:
            await self.store.say_gone()
        except StoreDown as wrong:
            log.warning("the leases could not be given up, they will run out: %s", wrong)

    # -- passing on

    async def run(self, change: Change[T], table: Table, *args: Any) -> T:
        """Make a change here, or have it made by the process that holds the table."""
        self.number += 1
        wanted = Passed(self.store.worker, self.number, table.id, change.name, list(args))
        end = time.monotonic() + GIVE_UP_SECONDS
        while time.monotonic() < end:
            owner = await self.take(table)
            if owner == self.store.worker:
                return await change.do(self.tables, table, *args)
            if not owner:
                raise no_such_table()
            result = await self.passed_on(owner, wanted)
            if result is None or result.status == 0:
                continue
            if result.status == 503:
                raise StoreDown(result.line)
            if result.status != 200:
                raise Refused(result.status, result.line, result.key, result.args, result.rule)
            answer: T = msgspec.convert(result.value, change.answer)
            return answer
        raise StoreDown("the table is being handed over: try again")

    async def passed_on(self, owner: str, wanted: Passed) -> Result | None:
        """Ask the holder; None: no answer in time."""
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.waiting[wanted.number] = answer
        try:
            await self.store.send(owner, msgspec.json.encode(Letter(passed=wanted)).decode())
            return await asyncio.wait_for(answer, ANSWER_SECONDS)
        except TimeoutError:
            return None
        finally:
            del self.waiting[wanted.number]

    def came(self, letter: str) -> None:
        """Another process has written to this one. Nothing only wakes who listens."""
        if not letter:
            return
        read = msgspec.json.decode(letter, type=Letter)
        if read.result is not None:
            answer = self.waiting.get(read.result.number)
            if answer is not None and not answer.done():
                answer.set_result(read.result)
        if read.passed is not None:
            asked = (read.passed.sender, read.passed.number)
            if asked not in self.doing:  # otherwise the answer is on its way
                self.doing.add(asked)
                self.tables.later(self.obey(read.passed))

    async def obey(self, wanted: Passed) -> None:
        """Make the change that another process passed on, and answer."""
        try:
            result = await self.result(wanted)
            letter = msgspec.json.encode(Letter(result=result)).decode()
            await self.store.send(wanted.sender, letter)
        except StoreDown as wrong:
            log.warning("another process waits for an answer: %s", wrong)
        finally:
            self.doing.discard((wanted.sender, wanted.number))

    async def result(self, wanted: Passed) -> Result:
        """Make the change, if this process holds the table."""
        number = wanted.number
        try:
            table = await self.tables.get(wanted.table)
            change = CHANGES.get(wanted.change)
            if change is None or not await self.mine(table):
                return Result(number, 0)
            value = await change.do(self.tables, table, *wanted.args)
        except Refused as no:
            return Result(number, no.status, None, no.line, no.key, no.values, no.rule)
        except StoreDown as down:
            return Result(number, 503, None, str(down))
        return Result(number, 200, value)
