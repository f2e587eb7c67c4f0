"""Hints and analyses, computed where the table is."""

from __future__ import annotations

import asyncio
import time

from arcanum.bots import Seat
from arcanum.lab.analysis import Analyst, hint
from arcanum.records import parse
from arcanum.server import advised, history
from arcanum.server.imagining import imagined
from arcanum.server.store import Store
from arcanum.server.stored import Judgement
from arcanum.server.table import Table
from arcanum.server.types import AnalysisShown, Hints

SECONDS = 60.0  # of work for an analysis: browsers are slower than a server
KEEP_SECONDS = 1.0  # between two times that what was found is stored


class Adviser:
    """Hints, and the analyses that are under way."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.running: dict[str, asyncio.Task[None]] = {}
        self.left: dict[str, float] = {}  # seconds to go

    async def hint(self, table: Table, seat: int) -> Hints:
        """The best options of a seat, from what it knows."""
        room = table.room
        advised.check_hint(table, seat)
        world = imagined(room, seat)
        place = Seat(room.faces.game.load(world["dump"]), seat)
        found = hint(room.head.game, place, advised.HINT_SECONDS, advised.HINT_SIMULATIONS)
        return Hints(room.version, advised.hinted(found))

    async def start(self, table: Table) -> AnalysisShown:
        """Start the analysis of a finished game."""
        advised.check_analysis(table)
        found = await self.store.judgement(table.id)
        if table.id not in self.running and not (found and advised.is_done(found)):
            found = found or advised.unjudged(table)
            await self.store.judge(table.id, found)
            work = self.run(table, found)
            self.running[table.id] = asyncio.get_running_loop().create_task(work)
        return await self.look(table)

    async def look(self, table: Table) -> AnalysisShown:
        """How far the analysis has come, and what it found."""
        history.record(table.room)  # refuses where there is none
        found = await self.store.judgement(table.id)
        if found is None:
            return AnalysisShown("none", 0, len(table.room.log.kept))
        if advised.is_done(found):
            return advised.shown(table, found, "done")
        under_way = table.id in self.running
        left = self.left.get(table.id, SECONDS)
        return advised.shown(table, found, "running" if under_way else "none", left)

    async def stop(self, table: Table) -> AnalysisShown:
        """End the analysis here; what was found is kept, and it can go on from there."""
        history.finished(table.room)
        await advised.given_up(self.running.get(table.id))
        return await self.look(table)

    async def run(self, table: Table, found: Judgement) -> None:
        """In short steps, so that other calls are answered meanwhile."""
        record = parse(history.record(table.room))
        spent = SECONDS * found.done / max(1, found.of)
        analyst = Analyst(record, SECONDS, found.judged, spent)
        kept = time.perf_counter()
        try:
            while not advised.is_done(found):
                part = analyst.part(0.0)
                advised.joined(found, part)
                self.left[table.id] = part.left
                if advised.is_done(found) or time.perf_counter() - kept > KEEP_SECONDS:
                    found.at = time.time()
                    await self.store.judge(table.id, found)
                    kept = time.perf_counter()
                await asyncio.sleep(0)
        finally:
            self.left.pop(table.id, None)
            del self.running[table.id]
