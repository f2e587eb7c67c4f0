"""The call for a rematch: everybody at the old table is asked, and taken along."""

from __future__ import annotations

from starlette.requests import Request

from arcanum.server import changes
from arcanum.server.calls import SEAT, Call
from arcanum.server.deals import sealed
from arcanum.server.errors import Refused
from arcanum.server.limits import Limits
from arcanum.server.rematch import rematch_of
from arcanum.server.requests import address, own_site_only, session_of, table_in, token_of
from arcanum.server.secret import new_token, token_hash
from arcanum.server.stored import Wish
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import RematchTaken, WantRematch
from arcanum.server.wishes import Wishes
from arcanum.server.wording import display_name


class RematchCalls:
    """One new table for the same people."""

    def __init__(self, tables: Tables, limits: Limits, wishes: Wishes) -> None:
        self.tables = tables
        self.limits = limits
        self.wishes = wishes

    def calls(self) -> list[Call]:
        """The table of these calls."""
        return [
            Call("POST", "/api/tables/{table}/rematch",
                 "Ask for a rematch, take the own seat there, or decline", self.rematch,
                 WantRematch, RematchTaken, refusals=(*SEAT, 409)),
        ]  # fmt: skip

    async def rematch(self, request: Request, body: WantRematch) -> RematchTaken:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        self.limits.change(table.id, seat)
        run = self.tables.holder.run
        if not body.take:
            await run(changes.REMATCH_ANSWERED, table, seat, False)
            return RematchTaken("", 0, "", "")
        name = display_name(body.name, needed=False)
        if table.room.head.club:
            own_site_only(request)
            await self.tables.members_only(table, session_of(request))
        found, there = await self.asked(request, table, seat)
        new = await self.tables.get(found)
        known = rematch_of(table.room)
        again = known is not None and seat in known.sits
        token = new_token()
        hashed = token_hash(token).hex()
        await run(changes.SIT_DOWN, new, there, hashed, name, body.entropy, again)
        await run(changes.REMATCH_ANSWERED, table, seat, True)
        if not again:
            await self.carry_over(table, seat, new, there)
        return RematchTaken(found, there, token, sealed(new.room.head))

    async def asked(self, request: Request, table: Table, seat: int) -> tuple[str, int]:
        """The new table; who makes it is counted as for any other."""
        run = self.tables.holder.run
        if table.room.extras.rematch:
            return await run(changes.ASK_REMATCH, table, seat)
        if not table.room.over:
            raise Refused(409, "the game is not over yet")
        if table.room.head.club:
            await self.tables.may_add(table.room.head.club, session_of(request))
        where = address(request)
        self.limits.create(where)
        bots = [who.bot if who.token is None else "" for who in table.room.seats]
        with self.tables.quotas.claim(where, bots, self.limits.on) as claim:
            found, there = await run(changes.ASK_REMATCH, table, seat)
            claim.table = found
        return found, there

    async def carry_over(self, old: Table, seat: int, new: Table, there: int) -> None:
        """The seat stays in its account, and is told of its turns as before."""
        store = self.tables.store
        account = await store.owner(old.id, seat)
        if account:
            await store.keep_seat(new.id, there, account)
        for (whose, kind), wish in list(old.room.extras.wishes.items()):
            if whose == seat and not wish.state:
                kept = Wish(wish.target, "", wish.lang, wish.site)
                await self.wishes.keep(new, there, kind, kept)
