"""Keeps the pictures of games that have ended, made by the workers in the background."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from arcanum.kernel.errors import ArcanumError
from arcanum.server import history
from arcanum.server.bots import BotPool
from arcanum.server.errors import StoreDown
from arcanum.server.past import Past
from arcanum.server.room import Room
from arcanum.server.showing import result
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.worker import Picturing

log = logging.getLogger("arcanum.server")

BUDGET = 120.0  # seconds for the pictures of one game
PAUSE = 1.0  # seconds between two games that ended before this program was started
MOST_OLD = 1000  # of these, after one start


class Keeper:
    """Sees to it that every finished game has its pictures."""

    def __init__(self, tables: Tables, pool: BotPool) -> None:
        self.tables = tables
        self.pool = pool
        self.under_way: set[str] = set()

    def follow(self, table: Table) -> None:
        """After a change: is the game over?"""
        room = table.room
        if room.s is None or not room.over or table.pictured or table.id in self.under_way:
            return
        self.under_way.add(table.id)
        self.tables.later(self.keep(table))

    async def keep(self, table: Table) -> None:
        """Have the pictures made, and store them."""
        try:
            answer = await self.pool.ask(table.id, task_of(table.room), BUDGET, urgent=False)
            if isinstance(answer.value, bytes):
                await self.tables.store.keep_past(table.id, answer.value)
                table.pictured = True
            elif not self.pool.closed:  # a server that stops makes them after its next start
                log.warning("table %s has no pictures yet: %s", table.id, answer.how)
        except StoreDown as down:
            log.warning("table %s has no pictures yet: %s", table.id, down)
        finally:
            self.under_way.discard(table.id)

    async def catch_up(self) -> None:
        """Games that ended before there were pictures, or just before a stop, one by one."""
        with contextlib.suppress(StoreDown):
            for name in await self.tables.store.without_past(MOST_OLD):
                with contextlib.suppress(ArcanumError):
                    await self.tables.get(name)
                await asyncio.sleep(PAUSE)


def task_of(room: Room) -> Picturing:
    """What a worker needs to make the pictures of a finished game."""
    s, first = history.begun(room)
    scores, winners = result(room)
    past = Past(
        rules=room.head.rules,
        header=history.record(room).partition("\n")[0],
        scores=scores,
        winners=winners,
        notes=[(note[0], note[1:].decode()) for note in room.notes.all],
        notes_at=list(room.notes.before),
        first=first,
    )
    dump = room.faces.game.dump(s)
    return Picturing(room.head.game, dump, room.log.actions(), past)
