"""Hints and analyses, computed where the table is."""

from __future__ import annotations

import asyncio
import time

from arcanum.bots import Seat
from arcanum.lab.analysis import SIMULATIONS, analyse, hint
from arcanum.records import parse
from arcanum.server import history
from arcanum.server.advised import is_done, shown, why_no_hints
from arcanum.server.errors import Refused
from arcanum.server.imagining import imagined
from arcanum.server.store import Store
from arcanum.server.stored import Judgement
from arcanum.server.table import Table
from arcanum.server.types import AnalysisShown, Hints, HintShown

HINT_SECONDS = 1.0
HINT_SIMULATIONS = 400
FEWEST = 6  # simulations for a decision, however slow the machine is
DECISION_SECONDS = 0.5  # that an analysis may take for each, about
KEEP_SECONDS = 1.0  # between two times that what was found is stored


class Adviser:
    """Hints, and the analyses that are under way."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.running: dict[str, asyncio.Task[None]] = {}
        self.simulations: dict[str, int] = {}  # of the tables that were analysed

    async def hint(self, table: Table, seat: int) -> Hints:
        """The best options of a seat, from what it knows."""
        room = table.room
        if not room.hints(seat):
            raise Refused(403, why_no_hints(table), "no-hints")
        if seat not in room.waiting:
            raise Refused(409, "there is nothing for you to decide now")
        world = imagined(room, seat)
        place = Seat(room.faces.game.load(world["dump"]), seat)
        found = hint(room.head.game, place, HINT_SECONDS, HINT_SIMULATIONS)
        return Hints(room.version, [HintShown(**each) for each in found])

    async def start(self, table: Table) -> AnalysisShown:
        """Start the analysis of a finished game."""
        history.finished(table.room)
        if table.room.head.start is not None:
            raise Refused(409, "this table began with a position: nobody can analyse it")
        if table.room.past is not None or table.room.ground is not None:
            raise Refused(409, "this game was played under other rules: nobody can analyse it")
        found = await self.store.judgement(table.id)
        if table.id not in self.running and not (found and is_done(found)):
            found = Judgement(0, len(table.room.log.kept), [], time.time())
            await self.store.judge(table.id, found)
            work = self.run(table, found)
            self.running[table.id] = asyncio.get_running_loop().create_task(work)
        return await self.look(table)

    async def look(self, table: Table) -> AnalysisShown:
        """How far the analysis has come, or what it found."""
        history.record(table.room)  # refuses where there is none
        found = await self.store.judgement(table.id)
        each = self.simulations.get(table.id, SIMULATIONS)
        if found is None:
            return AnalysisShown("none", 0, len(table.room.log.kept), each)
        if is_done(found):
            return shown(table, found, each)
        under_way = table.id in self.running
        return AnalysisShown("running" if under_way else "none", found.done, found.of, each)

    async def run(self, table: Table, found: Judgement) -> None:
        """Decision by decision, with as many simulations as the machine is quick enough for."""
        record = parse(history.record(table.room))
        simulations = SIMULATIONS
        kept = time.perf_counter()
        try:
            self.simulations[table.id] = simulations
            going = analyse(record, simulations, found.done)
            while not is_done(found):
                begin = time.perf_counter()
                judged = next(going)
                took = time.perf_counter() - begin
                found.done += 1
                if judged is not None:
                    found.judged.append(judged.told())
                    if took > DECISION_SECONDS and simulations > FEWEST:
                        simulations = max(FEWEST, int(simulations * DECISION_SECONDS / took))
                        self.simulations[table.id] = simulations
                        going = analyse(record, simulations, found.done)
                if is_done(found) or time.perf_counter() - kept > KEEP_SECONDS:
                    found.at = time.time()
                    await self.store.judge(table.id, found)
                    kept = time.perf_counter()
                await asyncio.sleep(0)
        finally:
            del self.running[table.id]
