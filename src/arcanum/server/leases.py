"""Which process changes a table, where several share a store: the one that holds its lease.

The others pass on to it what their players want, by NOTIFY to its own channel, and wait for its
answer. Every process says every few seconds that it is there. One that does not, or whose
connections are gone, holds nothing any more: the next who needs a table takes it over and does
what was passed on. The same action at the same version is stored once, so nothing is doubled.

The last word is always the key of an event (table, version): even a process that believes too
long in its lease can lose or double nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, TypeVar

import msgspec

from arcanum.server.errors import Refused, StoreDown
from arcanum.server.store import Store
from arcanum.server.tables import Table, Tables

log = logging.getLogger("arcanum.server")

ALIVE_SECONDS = 6.0  # a process that has not said for so long that it is there holds nothing
RENEW_SECONDS = 2.0
ANSWER_SECONDS = 1.0  # until the holder is asked again, or its lease taken over
GIVE_UP_SECONDS = 20.0

T = TypeVar("T")

# What may be passed on: methods of `Tables` that take a table first.
KNOWN = ("act", "take_back", "propose_takeover", "answer", "come_back", "leave", "name")


class Call(msgspec.Struct):
    """Something to do, passed on to the process that holds the table."""

    sender: str
    number: int
    table: str
    what: str
    args: list[Any]


class Result(msgspec.Struct):
    """What came of it. Status 0: not done here, the lease is somewhere else."""

    number: int
    status: int
    value: Any = None
    line: str = ""
    key: str = ""
    args: dict[str, str] = {}
    rule: str = ""


class Letter(msgspec.Struct):
    """What one process sends to another: one of the two."""

    call: Call | None = None
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

    # -- holding

    def holds(self, table: str) -> bool:
        """Whether this process may change a table."""
        return table in self.held and time.monotonic() < self.alive_until

    async def renew(self) -> None:
        """Say that this process is there; what it held before a long silence may be lost."""
        now = time.monotonic()
        if now >= self.alive_until:
            self.held.clear()
        await self.store.say_alive(ALIVE_SECONDS)
        self.alive_until = now + ALIVE_SECONDS

    async def take(self, table: Table) -> str:
        """The process that holds a table: this one, if nobody else does."""
        name = table.room.head.id
        if self.holds(name):
            return self.store.worker
        if time.monotonic() >= self.alive_until:
            await self.renew()
        owner = await self.store.take_lease(name)
        if owner == self.store.worker:
            await self.tables.catch_up(table)  # what the last holder has done
            self.held.add(name)
        return owner

    async def mine(self, table: Table) -> bool:
        """Whether this process is the one to change a table, now or by taking it."""
        return await self.take(table) == self.store.worker

    def lost(self, table: str) -> None:
        """Somebody else has changed it: look again who holds it."""
        self.held.discard(table)

    def let_go(self, table: str) -> None:
        """This process does not need a table any more; nobody waits for it."""
        if table in self.held:
            self.held.discard(table)
            self.store.release_lease(table).add_done_callback(lambda f: f.exception())

    async def close(self) -> None:
        """Everything is free for the others."""
        self.held.clear()
        try:
            await self.store.say_gone()
        except StoreDown as wrong:
            log.warning("leases end by themselves: %s", wrong)

    # -- passing on

    async def run(self, table: Table, what: str, args: list[Any], kind: type[T]) -> T:
        """Do it here, or have it done by the process that holds the table."""
        self.number += 1
        wanted = Call(self.store.worker, self.number, table.room.head.id, what, args)
        end = time.monotonic() + GIVE_UP_SECONDS
        while time.monotonic() < end:
            owner = await self.take(table)
            if owner == self.store.worker:
                done: T = await getattr(self.tables, what)(table, *args)
                return done
            result = await self.passed_on(owner, wanted)
            if result is None or result.status == 0:
                continue
            if result.status == 503:
                raise StoreDown(result.line)
            if result.status != 200:
                raise Refused(result.status, result.line, result.key, result.args, result.rule)
            return msgspec.convert(result.value, kind)
        raise StoreDown("the table is being handed over: try again")

    async def passed_on(self, owner: str, wanted: Call) -> Result | None:
        """Ask the holder; None: no answer in time."""
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.waiting[wanted.number] = answer
        try:
            await self.store.send(owner, msgspec.json.encode(Letter(call=wanted)).decode())
            return await asyncio.wait_for(answer, ANSWER_SECONDS)
        except TimeoutError:
            return None
        finally:
            del self.waiting[wanted.number]

    def came(self, letter: str) -> None:
        """Another process has written to this one."""
        read = msgspec.json.decode(letter, type=Letter)
        if read.result is not None:
            answer = self.waiting.get(read.result.number)
            if answer is not None and not answer.done():
                answer.set_result(read.result)
        if read.call is not None:
            asked = (read.call.sender, read.call.number)
            if asked not in self.doing:  # asked again: the answer is on its way
                self.doing.add(asked)
                self.tables.later(self.obey(read.call))

    async def obey(self, wanted: Call) -> None:
        """Do what another process asks for, and answer."""
        try:
            result = await self.result(wanted)
            letter = msgspec.json.encode(Letter(result=result)).decode()
            await self.store.send(wanted.sender, letter)
        except StoreDown as wrong:
            log.warning("another process waits for an answer: %s", wrong)
        finally:
            self.doing.discard((wanted.sender, wanted.number))

    async def result(self, wanted: Call) -> Result:
        """Do it, if this process holds the table."""
        number = wanted.number
        try:
            table = await self.tables.get(wanted.table)
            if wanted.what not in KNOWN or not await self.mine(table):
                return Result(number, 0)
            value = await getattr(self.tables, wanted.what)(table, *wanted.args)
        except Refused as no:
            return Result(number, no.status, None, no.line, no.key, no.values, no.rule)
        except StoreDown as down:
            return Result(number, 503, None, str(down))
        return Result(number, 200, value)
