"""The one door for what players change: requests and sockets both come in here.

It stops players who are too quick, and has the process that holds the table make the change.
"""

from __future__ import annotations

from arcanum.server import changes
from arcanum.server.errors import Refused
from arcanum.server.limits import Limits
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import Arrange


class Door:
    """Each method is one change, for a seat whose token was checked."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.limits = limits

    async def act(
        self, table: Table, seat: int, base: int, text: str, address: str = "local"
    ) -> int:
        """Take an action; the version after it. `address`: where it comes from."""
        self.limits.action(table.id, seat, address)
        if table.room.gathering:  # seats may change until the deal, so this is nobody's yet
            raise Refused(409, table.room.why_closed())
        return await self.tables.holder.run(changes.ACT, table, seat, base, text)

    async def take_back(
        self, table: Table, seat: int, base: int, unrated: bool = False
    ) -> tuple[int, bool]:
        """Take the last step back, or propose it; the version, and whether it is proposed."""
        self.limits.change(table.id, seat)
        return await self.tables.holder.run(changes.TAKE_BACK, table, seat, base, unrated)

    async def propose_takeover(self, table: Table, by: int, seat: int, bot: str) -> bool:
        """Propose that a bot plays for a seat; whether it does already."""
        self.limits.change(table.id, by)
        return await self.tables.holder.run(changes.PROPOSE_TAKEOVER, table, by, seat, bot)

    async def propose(self, table: Table, by: int, kind: str) -> bool:
        """Propose a pause, or that the game ends now; whether it has happened already."""
        self.limits.change(table.id, by)
        return await self.tables.holder.run(changes.PROPOSE_TO_ALL, table, by, kind)

    async def concede(self, table: Table, seat: int) -> bool:
        """A seat gives up; whether the game is over by that."""
        self.limits.change(table.id, seat)
        return await self.tables.holder.run(changes.CONCEDE, table, seat)

    async def end_pause(self, table: Table, seat: int) -> None:
        """Clocks run again."""
        self.limits.change(table.id, seat)
        await self.tables.holder.run(changes.END_PAUSE, table, seat)

    async def remind(self, table: Table, by: int, seat: int) -> None:
        """Remind a player whom the table waits for."""
        self.limits.change(table.id, by)
        await self.tables.holder.run(changes.REMIND, table, by, seat)

    async def claim(
        self, table: Table, invite: bytes, token: bytes, name: str, entropy: str
    ) -> int:
        """Take the seat that an invite is for; both are hashes. Which seat it is."""
        return await self.tables.holder.run(
            changes.CLAIM, table, invite.hex(), token.hex(), name, entropy
        )

    async def invite(self, table: Table, by: int, seat: int, invite: bytes) -> None:
        """Another invite to a free seat, or none; its hash."""
        self.limits.change(table.id, by)
        await self.tables.holder.run(changes.INVITE, table, by, seat, invite.hex())

    async def join(
        self,
        table: Table,
        link: bytes,
        token: bytes,
        seat: int,
        name: str,
        entropy: str,
        rating: int | None,
    ) -> int:
        """Take a free seat by the link of the table; both are hashes. Which seat it is."""
        return await self.tables.holder.run(
            changes.JOIN, table, link.hex(), token.hex(), seat, name, entropy, rating
        )

    async def new_link(self, table: Table, by: int, link: bytes) -> None:
        """Another link for the table, or none; its hash."""
        self.limits.change(table.id, by)
        await self.tables.holder.run(changes.NEW_LINK, table, by, link.hex())

    async def arrange(self, table: Table, by: int, wanted: Arrange) -> None:
        """The host changes seats and settings before the deal."""
        self.limits.change(table.id, by)
        args = (wanted.order, wanted.by_lot, wanted.open, wanted.name)
        await self.tables.holder.run(changes.ARRANGE, table, by, *args)

    async def remove(self, table: Table, by: int, seat: int) -> None:
        """The host has somebody get up before the deal."""
        self.limits.change(table.id, by)
        await self.tables.holder.run(changes.REMOVE, table, by, seat)

    async def start(self, table: Table, by: int) -> None:
        """The host begins the game."""
        self.limits.change(table.id, by)
        await self.tables.holder.run(changes.START, table, by)

    async def answer(self, table: Table, seat: int, number: int, agree: bool) -> bool:
        """Yes or no to what is proposed; whether it has happened."""
        self.limits.change(table.id, seat)
        return await self.tables.holder.run(changes.ANSWER, table, seat, number, agree)

    async def go_on(self, table: Table, seat: int, yes: bool) -> bool:
        """Go on under changed rules, or propose to end; whether all do, or it has ended."""
        self.limits.change(table.id, seat)
        return await self.tables.holder.run(changes.GO_ON, table, seat, yes)

    async def come_back(self, table: Table, seat: int) -> None:
        """The seat's own player is here again; the bot goes."""
        self.limits.change(table.id, seat)
        await self.tables.holder.run(changes.COME_BACK, table, seat)

    async def leave(self, table: Table, seat: int) -> None:
        """The seat's player leaves."""
        self.limits.change(table.id, seat)
        await self.tables.holder.run(changes.LEAVE, table, seat)

    async def take_along(self, table: Table, seats: list[int]) -> str:
        """The record of a running game, for whoever has all of its people's seats."""
        self.limits.change(table.id, seats[0])
        return await self.tables.holder.run(changes.TAKE_ALONG, table, seats)

    async def turn_page(self, table: Table, seat: int, base: int, way: str) -> int:
        """On with a lesson, or a step back; the version after it."""
        self.limits.change(table.id, seat)
        return await self.tables.holder.run(changes.TURN_PAGE, table, seat, base, way)

    async def name(self, table: Table, seat: int, name: str) -> None:
        """The display name of a seat."""
        self.limits.change(table.id, seat)
        await self.tables.holder.run(changes.NAME, table, seat, name)
