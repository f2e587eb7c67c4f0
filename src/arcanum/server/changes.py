"""What players change at a table: done here, or by the process that holds the table's lease."""

from __future__ import annotations

from typing import Any, TypeVar

from arcanum.server.leases import Leases
from arcanum.server.tables import Table, Tables

T = TypeVar("T")


class Changes:
    """The changes that players may make, each by the one process that may."""

    def __init__(self, tables: Tables, leases: Leases | None) -> None:
        self.tables = tables
        self.leases = leases

    async def run(self, kind: type[T], table: Table, what: str, *args: Any) -> T:
        """One of the changes of `Tables`, by name, where it is to be done."""
        if self.leases is not None:
            return await self.leases.run(table, what, list(args), kind)
        done: T = await getattr(self.tables, what)(table, *args)
        return done

    async def mine(self, table: Table) -> bool:
        """Whether this process plays the bots and clocks of a table."""
        return self.leases is None or await self.leases.mine(table)

    def holds(self, table: Table) -> bool:
        """Whether this process is the one that tells players of their turn."""
        return self.leases is None or self.leases.holds(table.room.head.id)

    async def act(self, table: Table, seat: int, base: int, text: str) -> int:
        """Take an action for a seat; the version after it."""
        if self.leases is None:
            return await self.tables.act(table, seat, base, text)
        return await self.run(int, table, "act", seat, base, text)

    async def take_back(self, table: Table, seat: int, base: int) -> tuple[int, bool]:
        """Take the last step back, or ask the others: the version, and whether it is asked."""
        return await self.run(tuple[int, bool], table, "take_back", seat, base)

    async def propose_takeover(self, table: Table, by: int, seat: int, bot: str) -> bool:
        """Propose that a bot plays for a seat."""
        return await self.run(bool, table, "propose_takeover", by, seat, bot)

    async def answer(self, table: Table, seat: int, number: int, agree: bool) -> bool:
        """Yes or no to what is asked; whether it has happened."""
        return await self.run(bool, table, "answer", seat, number, agree)

    async def come_back(self, table: Table, seat: int) -> None:
        """The seat's own player is here again; the bot goes."""
        await self.run(type(None), table, "come_back", seat)

    async def leave(self, table: Table, seat: int) -> None:
        """The seat's player leaves."""
        await self.run(type(None), table, "leave", seat)

    async def name(self, table: Table, seat: int, name: str) -> None:
        """The display name of a seat."""
        await self.run(type(None), table, "name", seat, name)
