"""How the seats of bots decide: what a server and the table without one have in common.

A bot that fails or is late is replaced by the greedy one, then by any legal option, and the
table shows a remark. Where a bot thinks, and for how long, is the business of `Decider.choice`.
"""

from __future__ import annotations

import logging
import time

from arcanum.bots import has_greedy
from arcanum.lessons import QUIET, rivals
from arcanum.server.acting import act
from arcanum.server.imagining import any_of
from arcanum.server.room import Room
from arcanum.server.stored import Remark
from arcanum.server.table import Table
from arcanum.server.tables import Tables

log = logging.getLogger("arcanum.server")


class Decider:
    """Decides for bots."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def choice(self, room: Room, seat: int, name: str) -> str:
        """What a bot chooses, spelled; empty when it has failed."""
        raise NotImplementedError

    async def hold_back(self, room: Room, seat: int, bot: str, began: float) -> None:
        """Wait where a quick answer would tell that there was no choice."""

    async def decide(self, table: Table, seat: int, bot: str) -> None:
        """One decision of a seat by a bot."""
        room = table.room
        version = room.version
        before = len(room.log.kept)
        began = time.monotonic()
        spelled = [room.faces.spell(action) for action in room.options(seat)]
        by = bot
        scripted = (
            None if room.position is None else rivals.scripted(room.position, seat, spelled)
        )
        if scripted is not None:
            chosen = scripted
        elif len(spelled) == 1:
            chosen = spelled[0]
        elif bot == QUIET:  # of a seat that is out
            chosen = rivals.quiet(spelled)
        elif bot == "random":
            chosen = any_of(spelled)
        else:
            chosen, by = await self.thought(room, seat, bot, spelled)
        await self.hold_back(room, seat, bot, began)
        await act(self.tables, table, seat, version, chosen, by_bot=True)
        if by != bot:
            log.warning("%s decides for %s at table %s", by, bot, room.head.id)
            await self.remark(table, Remark(before, seat, bot, by))

    async def remark(self, table: Table, remark: Remark) -> None:
        """Note at the table that another bot decided."""
        async with table.lock:
            remarks = table.room.extras.remarks
            await self.tables.store.remark(table.id, len(remarks) + 1, remark)
            remarks.append(remark)
        table.presence.wake()

    async def thought(
        self, room: Room, seat: int, bot: str, spelled: list[str]
    ) -> tuple[str, str]:
        """The choice of the bot, of the greedy one, or of chance; and which of them made it."""
        names = [bot]
        if bot != "greedy" and has_greedy(room.head.game):
            names.append("greedy")
        for name in names:
            chosen = await self.choice(room, seat, name)
            if chosen in spelled:
                return chosen, name
        return any_of(spelled), "random"
