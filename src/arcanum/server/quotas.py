"""How much work for bots one address may ask for at once.

Tables where only bots play, and `hard` seats, think without end and cost nobody's patience.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence

from arcanum.bots import level_of
from arcanum.server.errors import Refused
from arcanum.server.limits import is_local
from arcanum.server.table import Table

MOST_BOT_TABLES = 6
MOST_HARD = 12
HARD = "hard"

Bots = Sequence[str]  # the bot of each seat; empty for a person


def hard_ones(bots: Bots) -> int:
    """How many play at that level, whoever they are."""
    return sum(level_of(bot) == HARD for bot in bots)


class Making:
    """Something that is being made, and the table that comes of it."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.table = ""


class Quotas:
    """The tables in memory that count for an address: those that are not over."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self.tables = tables
        self.of: dict[str, set[str]] = {}  # tables by address
        self.claims: dict[str, list[Making]] = {}  # under way, by address

    @contextlib.contextmanager
    def claim(self, address: str, bots: Bots, on: bool, at: str = "") -> Iterator[Making]:
        """Make a table with these bots, or change the one with the id `at`; 429 if that is
        too much. The claim must be told the table."""
        if not on or is_local(address):
            yield Making(bots)
            return
        self.check(address, bots, at)
        claim = Making(bots)
        under_way = self.claims.setdefault(address, [])
        under_way.append(claim)
        try:
            yield claim
        finally:
            under_way.remove(claim)
            if not under_way:
                del self.claims[address]
            if claim.table:
                self.of.setdefault(address, set()).add(claim.table)

    def check(self, address: str, bots: Bots, at: str) -> None:
        """Refuse what is too much."""
        others = self.counted(address, at)
        if all(bots) and sum(map(all, others)) >= MOST_BOT_TABLES:
            raise Refused(
                429,
                f"{MOST_BOT_TABLES} tables from your address have only bots: "
                "wait until one of them is over",
            )
        hard = sum(map(hard_ones, others))
        mine = hard_ones(bots)
        if mine and hard + mine > MOST_HARD:
            raise Refused(
                429,
                f"{hard} seats from your address are played by '{HARD}', of {MOST_HARD} at "
                "most: wait until a game is over, or choose another bot",
            )

    def counted(self, address: str, without: str) -> list[list[str]]:
        """The bots at the tables of an address, and at those under way."""
        out = [list(claim.bots) for claim in self.claims.get(address, ())]
        mine = self.of.get(address, set())
        for name in list(mine):
            table = self.tables.get(name)
            if table is None or table.room.over:
                mine.discard(name)
            elif name != without:
                out.append([who.bot for who in table.room.seats])
        if not mine:
            self.of.pop(address, None)
        return out
