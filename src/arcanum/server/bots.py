"""Bots in worker processes, each decision within a time budget.

A worker gets a table that its seat could not tell from the real one, so no secret leaves this
process. Who thinks too long is stopped, and any legal option is taken instead.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from arcanum.bots import Bot, Seat
from arcanum.bots import bot as find_bot
from arcanum.games import game as find_game
from arcanum.server.changes import Changes
from arcanum.server.errors import Refused, StoreDown
from arcanum.server.metrics import Metrics
from arcanum.server.room import Room
from arcanum.server.tables import Table, Tables

log = logging.getLogger("arcanum.server")

START_SECONDS = 30.0  # a worker's first decision may need this much more: it imports the rules


@dataclass(frozen=True)
class Task:
    """One decision: an imagined table as a dump, and whose it is."""

    game: str
    dump: dict[str, Any]
    seat: int
    bot: str


def work(pipe: Connection) -> None:
    """A worker process: decide, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    known: dict[tuple[str, str], Bot] = {}
    pipe.send("")
    while True:
        try:
            task: Task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            key = (task.bot, task.game)
            if key not in known:
                known[key] = find_bot(task.bot, task.game, secrets.randbits(30))
            game = find_game(task.game)
            chosen = known[key].choose(Seat(game.load(task.dump), task.seat))
            answer = game.spell(chosen)
        except Exception as wrong:  # a bot's mistake must not end the game
            log.warning("bot %s failed: %s", task.bot, type(wrong).__name__)
            answer = ""
        try:
            pipe.send(answer)
        except OSError:
            return


class Worker:
    """One worker process, started when it is needed and again when it was stopped."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None

    def decide(self, task: Task, budget: float) -> str:
        """The spelled choice; empty when there is none in time."""
        try:
            if self.process is None or not self.process.is_alive():
                self.start()
            assert self.pipe is not None
            self.pipe.send(task)
            if self.pipe.poll(budget):
                return str(self.pipe.recv())
        except (OSError, EOFError):
            pass
        self.stop()
        return ""

    def start(self) -> None:
        """A new process; not forked, since this one has threads."""
        self.stop()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.pipe = ours
        if not ours.poll(START_SECONDS):
            raise OSError("a bot's process does not start")
        ours.recv()

    def stop(self) -> None:
        """The end of the process."""
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None


class BotPool:
    """Some workers and the decisions that wait for them."""

    def __init__(self, workers: int, budget: float, metrics: Metrics) -> None:
        self.budget = budget
        self.metrics = metrics
        self.local = threading.local()
        self.workers: list[Worker] = []
        self.threads = ThreadPoolExecutor(workers, "arcanum-bots")

    async def choose(self, task: Task) -> str:
        """The spelled choice; empty when there is none in time."""
        self.metrics.bot_queue.inc()
        try:
            loop = asyncio.get_running_loop()
            chosen = await loop.run_in_executor(self.threads, self.decide, task)
        finally:
            self.metrics.bot_queue.dec()
        if not chosen:
            self.metrics.bot_late.inc()
        return chosen

    def decide(self, task: Task) -> str:
        """In a thread that has a worker of its own."""
        worker: Worker | None = getattr(self.local, "worker", None)
        if worker is None:
            worker = self.local.worker = Worker()
            self.workers.append(worker)
        return worker.decide(task, self.budget)

    def close(self) -> None:
        """The end of all workers."""
        for worker in self.workers:
            if worker.process is not None:
                worker.process.kill()
        self.threads.shutdown(cancel_futures=True)
        for worker in self.workers:
            worker.stop()


class Driver:
    """Plays the seats of bots, as soon as it is their turn."""

    def __init__(self, tables: Tables, changes: Changes, pool: BotPool) -> None:
        self.tables = tables
        self.changes = changes
        self.pool = pool
        self.closing = False

    def follow(self, table: Table) -> None:
        """A table has changed."""
        if table.bot_task is None and not self.closing and bot_to_move(table.room) is not None:
            table.bot_task = asyncio.get_running_loop().create_task(self.play(table))

    async def play(self, table: Table) -> None:
        """Decide for bots until a person is to move."""
        failures = 0
        try:
            while failures < 20:
                seat = bot_to_move(table.room)
                if seat is None:
                    return
                bot = table.room.sitting[seat].bot
                try:
                    if not await self.changes.mine(table):
                        return  # another process plays the bots of this table
                    await self.decide(table, seat, bot)
                    failures = 0
                except (Refused, StoreDown):
                    failures += 1
                    await asyncio.sleep(min(5.0, 0.1 * failures))
        finally:
            table.bot_task = None

    async def decide(self, table: Table, seat: int, bot: str) -> None:
        """One decision of a seat by a bot."""
        room = table.room
        version = room.version
        spelled = [room.faces.spell(action) for action in room.options(seat)]
        chosen = ""
        if len(spelled) == 1:
            chosen = spelled[0]
        elif bot != "random":
            imagined = room.state.determinize(seat, secrets.randbits(30))
            task = Task(room.head.game, imagined.dump(), seat, bot)
            chosen = await self.pool.choose(task)
        if chosen not in spelled:
            chosen = secrets.choice(spelled)
        await self.tables.act(table, seat, version, chosen, by_bot=True)


def bot_to_move(room: Room) -> int | None:
    """A seat that is to decide and is played by a bot."""
    if room.s is None:
        return None
    for seat in room.s.waiting():
        if room.sitting[seat].bot:
            return seat
    return None
