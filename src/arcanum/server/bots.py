"""Bots in worker processes, each decision within a time budget.

Tables take turns at the workers. A bot that thinks too long is stopped; then the greedy bot
decides, or any legal option is taken, and the table shows a remark.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from arcanum.bots import level_of
from arcanum.bots.levels import LEVELS
from arcanum.bots.pondering import PONDERERS
from arcanum.server.deciding import Decider
from arcanum.server.errors import Refused, StoreDown
from arcanum.server.fair import Fair
from arcanum.server.imagining import bot_to_move, imagined
from arcanum.server.metrics import Metrics
from arcanum.server.room import Room
from arcanum.server.showing import hides_a_lone_option
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.worker import FAILED, LATE, Asked, Outcome, Ponder, Task, Worker

MARGIN = 5.0  # seconds beyond the time a level is meant to think: the machine may be busy
MOST_HOMES = 1000  # tables whose worker is remembered
FIRST_PAUSE = 0.1  # seconds, after the first failure; then twice as long each time
LAST_PAUSE = 30.0


@dataclass
class Errand:
    """What waits for a worker."""

    table: str
    asked: Asked
    budget: float
    future: asyncio.Future[Outcome]


class BotPool:
    """Some workers, and what waits for them: decisions and hints first, analyses behind."""

    def __init__(self, workers: int, budget: float, metrics: Metrics) -> None:
        self.budget = budget
        self.metrics = metrics
        self.workers = [Worker() for _ in range(workers)]
        self.idle = self.workers[:]
        self.homes: OrderedDict[str, Worker] = OrderedDict()  # where a table's trees may be
        self.urgent: Fair[Errand] = Fair()
        self.background: Fair[Errand] = Fair()
        self.threads = ThreadPoolExecutor(workers, "arcanum-bots")
        self.closed = False

    async def choose(self, task: Task) -> str:
        """The spelled choice; empty when there is none in time."""
        start = time.perf_counter()
        with self.metrics.bot_queue.track_inprogress():
            answer = await self.ask(task.table, task, self.budget_of(task.bot))
        self.metrics.bot_seconds.labels(level_of(task.bot)).observe(time.perf_counter() - start)
        if answer.how == LATE:
            self.metrics.bot_late.inc()
        elif answer.how == FAILED:
            self.metrics.bot_failed.inc()
        return answer.value if isinstance(answer.value, str) else ""

    def budget_of(self, bot: str) -> float:
        """How long a bot may think: never less than its level is meant to."""
        level = LEVELS.get(level_of(bot))
        if level is not None:
            return max(self.budget, level.seconds + MARGIN)
        return self.budget

    async def ask(
        self,
        table: str,
        asked: Asked,
        budget: float,
        urgent: bool = True,
        turn: str = "",
    ) -> Outcome:
        """What a worker answers, when the table's turn has come.

        `turn`: whose turn it waits for instead, so that many tables take turns as one.
        """
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        line = self.urgent if urgent else self.background
        line.put(turn or table, Errand(table, asked, budget, future))
        self.dispatch()
        return await future

    def dispatch(self) -> None:
        """Give the errands that wait to idle workers."""
        while self.idle and not self.closed:
            errand = self.urgent.take() or self.background.take()
            if errand is None:
                return
            if not errand.future.done():
                self.run(errand)

    def run(self, errand: Errand) -> None:
        """An idle worker takes an errand."""
        worker = self.worker_for(errand.table)
        self.idle.remove(worker)
        loop = asyncio.get_running_loop()
        running = loop.run_in_executor(self.threads, worker.ask, errand.asked, errand.budget)
        running.add_done_callback(partial(self.done, worker, errand.future))

    def worker_for(self, table: str) -> Worker:
        """The worker where this table's bots thought before, if it is idle; or any idle one."""
        worker = self.homes.get(table)
        if worker is None or worker not in self.idle:
            worker = next((w for w in self.idle if w.alive), self.idle[0])
            self.homes[table] = worker
            if len(self.homes) > MOST_HOMES:
                self.homes.popitem(last=False)
        self.homes.move_to_end(table)
        return worker

    def done(
        self,
        worker: Worker,
        waiting: asyncio.Future[Outcome] | None,
        running: asyncio.Future[Outcome],
    ) -> None:
        """A worker is idle again."""
        self.idle.append(worker)
        if waiting is not None and not waiting.done():
            if running.cancelled():
                waiting.cancel()
            elif running.exception() is not None:
                waiting.set_result(Outcome(FAILED))
            else:
                waiting.set_result(running.result())
        self.dispatch()

    def may_ponder(self, table: str) -> bool:
        """Whether the worker that thought for this table has nothing to do."""
        worker = self.homes.get(table)
        return worker is not None and worker in self.idle and worker.alive and not self.closed

    def ponder(self, task: Ponder) -> None:
        """Let an idle worker think ahead. The caller has checked `may_ponder`."""
        worker = self.homes[task.table]
        self.idle.remove(worker)
        loop = asyncio.get_running_loop()
        running = loop.run_in_executor(self.threads, worker.tell, task)
        running.add_done_callback(partial(self.done, worker, None))

    def close(self) -> None:
        """Stop all workers."""
        self.closed = True
        for worker in self.workers:
            if worker.process is not None:
                worker.process.kill()
        self.threads.shutdown(cancel_futures=True)
        for worker in self.workers:
            worker.stop()


class Driver(Decider):
    """Plays the seats of bots, as soon as it is their turn."""

    def __init__(self, tables: Tables, pool: BotPool) -> None:
        super().__init__(tables)
        self.pool = pool
        self.closing = False
        self.ponders = os.environ.get("ARCANUM_PONDER") != "off"

    def follow(self, table: Table) -> None:
        """A table has changed."""
        if table.bot_task is not None or self.closing:
            return
        if bot_to_move(table.room) is not None:
            table.bot_task = asyncio.get_running_loop().create_task(self.play(table))
        elif self.ponders:
            self.ponder(table)

    def ponder(self, table: Table) -> None:
        """While a person who is here decides openly, a bot thinks ahead."""
        room = table.room
        seat = ponderer(room)
        if seat is None or not table.presence.listeners or not self.pool.may_ponder(table.id):
            return
        if self.tables.holder.holds(table.id):
            self.pool.ponder(Ponder(**imagined(room, seat), bot=room.seats[seat].bot))

    async def play(self, table: Table) -> None:
        """Decide for bots until a person is to move."""
        waits = pauses()
        try:
            while True:
                seat = bot_to_move(table.room)
                if seat is None:
                    return
                bot = table.room.seats[seat].bot
                try:
                    if not await self.tables.holder.mine(table):
                        return  # another process plays the bots of this table
                    await self.decide(table, seat, bot)
                    waits = pauses()
                except (Refused, StoreDown):  # an outage may last; then it goes on
                    await asyncio.sleep(next(waits))
        finally:
            table.bot_task = None
            if not self.closing and self.ponders and bot_to_move(table.room) is None:
                self.ponder(table)

    async def hold_back(self, room: Room, seat: int, bot: str, began: float) -> None:
        """Take as long over a lone option as over a choice, where that is nobody's business."""
        level = LEVELS.get(level_of(bot))
        if level is not None and room.seats.people() and hides_a_lone_option(room, seat):
            await asyncio.sleep(level.seconds - (time.monotonic() - began))

    async def choice(self, room: Room, seat: int, name: str) -> str:
        """What a bot chooses in a worker; empty when there is nothing in time."""
        return await self.pool.choose(Task(**imagined(room, seat), bot=name))


def pauses() -> Iterator[float]:
    """How long to wait before each new try, without end: longer each time, up to a limit."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(LAST_PAUSE, 2 * pause)


def ponderer(room: Room) -> int | None:
    """A bot that may think ahead while another seat decides openly."""
    if room.s is None or room.over or room.s.asked().secret:
        return None
    for seat, who in enumerate(room.seats):
        if level_of(who.bot) in PONDERERS:
            return seat
    return None
