"""Hints during a game and analyses after it, computed by the workers."""

from __future__ import annotations

import asyncio
import logging
import time

from arcanum.lab.analysis import SECONDS, Part
from arcanum.server import advised, history
from arcanum.server.bots import BotPool
from arcanum.server.errors import Refused, StoreDown
from arcanum.server.imagining import imagined
from arcanum.server.statements import helped
from arcanum.server.store import Store
from arcanum.server.stored import Judgement
from arcanum.server.table import Table
from arcanum.server.types import AnalysisShown, Hints
from arcanum.server.worker import Analysis, Hint

log = logging.getLogger("arcanum.server")

HINT_MARGIN = 10.0  # more seconds until we give up on a worker
PART_SECONDS = 0.5  # of an analysis at a time, so that bots never wait long behind it
PART_MARGIN = 60.0  # one decision may take long on a busy machine
STALE_SECONDS = 90.0  # without progress, until an analysis counts as given up
MOST_HINTS = 50  # that may wait at once
MOST_ANALYSES = 200  # at once
MOST_OF_ADDRESS = 3  # of these that one address has started
MOST_SECONDS = 300.0  # of a worker, for one analysis in all


class Adviser:
    """Hints, and the analyses that are under way."""

    def __init__(self, store: Store, pool: BotPool, background: BotPool | None = None) -> None:
        self.store = store
        self.pool = pool
        self.background = background or pool  # analyses; a pool of their own holds nobody up
        self.hints = 0  # that wait or are thought out
        self.running: dict[str, asyncio.Task[None]] = {}
        self.starters: dict[str, str] = {}  # addresses by the table that is analysed
        self.left: dict[str, float] = {}  # seconds to go

    # -- hints

    async def hint(self, table: Table, seat: int, payer: str = "") -> Hints:
        """The best options of a seat, from what it knows.

        All hints of one address take turns with the tables where bots decide, as if they were
        for one table. `payer`: that address; empty if it does not count.
        """
        advised.check_hint(table, seat)
        if self.hints >= MOST_HINTS:
            raise Refused(503, "too many players want a hint just now: try again")
        self.hints += 1
        try:
            return await self.thought_out(table, seat, payer)
        finally:
            self.hints -= 1

    async def thought_out(self, table: Table, seat: int, payer: str) -> Hints:
        """A hint, by a worker."""
        room = table.room
        version = room.version
        if not room.head.practice:
            await self.store.write(helped(table.id, "hint"))
        world = imagined(room, seat)
        asked = Hint(
            world["game"], world["dump"], seat, advised.HINT_SECONDS, advised.HINT_SIMULATIONS
        )
        turn = f"hints for {payer}" if payer else ""
        answer = await self.pool.ask(
            table.id, asked, advised.HINT_SECONDS + HINT_MARGIN, turn=turn
        )
        if answer.value is None:
            raise Refused(503, "no hint was found in time: try again")
        self.pool.metrics.hints.inc()
        return Hints(version, advised.hinted(answer.value))

    # -- analyses

    async def start(self, table: Table, payer: str = "") -> AnalysisShown:
        """Start the analysis of a finished game, or continue it from what is done.

        `payer`: the address that asks for it; empty if it does not count.
        """
        advised.check_analysis(table)
        name = table.id
        found = await self.store.judgement(name)
        if name not in self.running and not (
            found and (advised.is_done(found) or is_fresh(found))
        ):
            self.check(payer)
            found = found or advised.unjudged(table)
            work = self.run(table, found)
            self.running[name] = asyncio.get_running_loop().create_task(work)
            self.starters[name] = payer
            await self.went_on(name, found)
        return await self.look(table)

    def check(self, payer: str) -> None:
        """Refuse one more analysis, if there are too many."""
        if len(self.running) >= MOST_ANALYSES:
            raise Refused(503, "too many games are being analysed: try again later")
        if payer and list(self.starters.values()).count(payer) >= MOST_OF_ADDRESS:
            raise Refused(
                429,
                f"{MOST_OF_ADDRESS} games from your address are being analysed: "
                "wait until one is done",
            )

    async def look(self, table: Table) -> AnalysisShown:
        """How far the analysis has come, and what it found."""
        history.record(table.room)  # refuses where there is none
        name = table.id
        found = await self.store.judgement(name)
        if found is None:
            return AnalysisShown("none", 0, len(table.room.log.kept))
        if advised.is_done(found):
            return advised.shown(table, found, "done")
        under_way = name in self.running or is_fresh(found)
        left = self.left.get(name, SECONDS - advised.spent_on(found))
        return advised.shown(table, found, "running" if under_way else "none", left)

    async def stop(self, table: Table) -> AnalysisShown:
        """End the analysis here; what was found is kept, and it can go on from there."""
        history.finished(table.room)
        await advised.given_up(self.running.get(table.id))
        found = await self.store.judgement(table.id)
        if found is not None and not advised.is_done(found):
            found.at = 0.0
            await self.store.judge(table.id, found)
        return await self.look(table)

    async def run(self, table: Table, found: Judgement) -> None:
        """Part by part, each stored: nobody has to watch, and a restart loses little."""
        name = table.id
        text = history.record(table.room)
        worked = 0.0
        try:
            with self.pool.metrics.analyses.track_inprogress():
                while not advised.is_done(found):
                    if worked > MOST_SECONDS:
                        log.warning("the analysis of table %s takes too long", name)
                        return
                    asked = Analysis(
                        name, text, found.judged, advised.spent_on(found), PART_SECONDS
                    )
                    answer = await self.background.ask(
                        name, asked, PART_SECONDS + PART_MARGIN, urgent=False
                    )
                    worked += answer.seconds
                    part = answer.value
                    if not isinstance(part, Part):
                        log.warning("the analysis of table %s stopped: %s", name, answer.how)
                        return
                    advised.joined(found, part)
                    self.left[name] = part.left
                    await self.went_on(name, found)
        except StoreDown as down:
            log.warning("the analysis of table %s stopped: %s", name, down)
        finally:
            self.left.pop(name, None)
            self.starters.pop(name, None)
            del self.running[name]

    async def went_on(self, name: str, found: Judgement) -> None:
        """Store what was found so far."""
        found.at = time.time()
        await self.store.judge(name, found)

    def close(self) -> None:
        """Stop all analyses; they can be continued from what is stored."""
        for task in list(self.running.values()):
            task.cancel()


def is_fresh(found: Judgement) -> bool:
    """Whether some process seems to be working on it."""
    return time.time() - found.at < STALE_SECONDS
