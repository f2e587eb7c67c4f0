"""A worker process: decisions, hints, parts of analyses, and thinking ahead while it is idle.

Of a table it gets one that the asking seat could not tell from the real one: no secret leaves
the server's own process. Of a finished game it gets the record.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, Protocol

from arcanum.bots import Bot, Seat, guide_for, level_of, one_called
from arcanum.bots import bot as find_bot
from arcanum.bots.pondering import PONDERERS, Ponderer
from arcanum.games import game as find_game
from arcanum.lab.analysis import Analyst, Part, hint
from arcanum.records import parse
from arcanum.server import logs
from arcanum.server.past import Past, pictured

log = logging.getLogger("arcanum.server")

START_SECONDS = 30.0  # a worker's first task may need this much more: it imports the rules
MOST_BOTS = 64  # at tables, each with its tree
MOST_ANALYSTS = 4  # each with the tables of a whole game
ELSEWHERE_SECONDS = 0.5  # of work that this process has not done
PONDER_SECONDS = 10.0  # for one position
PONDER_SIMULATIONS = 2000


@dataclass(frozen=True)
class Place:
    """A table as one of its seats may imagine it."""

    game: str
    dump: dict[str, Any]
    seat: int

    def taken(self) -> Seat:
        """The seat, at this table."""
        return Seat(find_game(self.game).load(self.dump), self.seat)


@dataclass(frozen=True)
class Task(Place):
    """One decision, and which bot decides."""

    bot: str
    table: str = ""
    seed: int = 0  # of the bot, if the worker does not have one for this seat yet
    undos: int = 0  # at this table: what a bot thought before the last one is forgotten

    def done(self, desk: Desk) -> str:
        """The spelled choice."""
        return find_game(self.game).spell(desk.bot(self).choose(self.taken()))


@dataclass(frozen=True)
class Ponder(Task):
    """Think ahead until something else comes: another seat is to move. There is no answer."""


@dataclass(frozen=True)
class Hint(Place):
    """What would you do? And how long to think."""

    seconds: float
    simulations: int

    def done(self, desk: Desk) -> list[dict[str, Any]]:
        """The best options."""
        return hint(self.game, self.taken(), self.seconds, self.simulations)


@dataclass(frozen=True)
class Analysis:
    """Go on with the analysis of a record for so long; `judged` is what was found before."""

    table: str
    record: str
    judged: list[dict[str, Any]]
    spent: float  # seconds of work, so far
    seconds: float

    def done(self, desk: Desk) -> Part:
        """The next part."""
        return desk.analyst(self).part(self.seconds)


@dataclass(frozen=True)
class Picturing:
    """Make the pictures of a finished game from a stored state on."""

    game: str
    dump: dict[str, Any]
    played: list[tuple[int, str]]
    past: Past  # all but the pictures

    def done(self, desk: Desk) -> bytes:
        """The pictures, as they are stored."""
        game = find_game(self.game)
        pictured(game, game.load(self.dump), self.played, self.past)
        return self.past.packed()


class Asked(Protocol):
    """What a worker can be asked: a plain value that its process can be sent."""

    def done(self, desk: Desk) -> Any:
        """The answer."""
        ...


OK, LATE, FAILED = "ok", "late", "failed"


class Outcome(NamedTuple):
    """How it went, and what came of it."""

    how: str
    value: Any = None
    seconds: float = 0.0  # that the worker needed


class Desk:
    """What a worker process keeps: a bot for each seat, with what it has thought so far."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int, str, str, int], Bot] = OrderedDict()
        self.analysts: OrderedDict[str, Analyst] = OrderedDict()  # by table

    def analyst(self, asked: Analysis) -> Analyst:
        """Who analyses the game of a table: as before, or from what was found elsewhere."""
        found = self.analysts.get(asked.table)
        if found is None or found.spent < asked.spent - ELSEWHERE_SECONDS:
            found = Analyst(parse(asked.record), told=asked.judged, spent=asked.spent)
            self.analysts[asked.table] = found
            if len(self.analysts) > MOST_ANALYSTS:
                self.analysts.popitem(last=False)
        self.analysts.move_to_end(asked.table)
        return found

    def bot(self, task: Task) -> Bot:
        """The bot of a seat."""
        key = (task.table, task.seat, task.bot, task.game, task.undos)
        if key not in self.bots:
            level = level_of(task.bot)
            if level in PONDERERS:
                guide = guide_for(task.game, task.seed, one_called(task.bot, task.game))
                self.bots[key] = Ponderer(level, guide, task.seed)
            else:
                self.bots[key] = find_bot(task.bot, task.game, task.seed)
            if len(self.bots) > MOST_BOTS:
                self.bots.popitem(last=False)
        self.bots.move_to_end(key)
        return self.bots[key]

    def ponder(self, task: Ponder, called: Callable[[], bool]) -> int:
        """Think ahead until something is asked, or it is enough; how many simulations."""
        bot = self.bot(task)
        if not isinstance(bot, Ponderer):
            return 0
        end = time.perf_counter() + PONDER_SECONDS
        table = find_game(task.game).load(task.dump)
        if bot.planning(table) is not None:
            return 0  # plans are made when they are due
        bot.guide.think_for(task.seat)
        return bot.pondering.ponder(
            table,
            task.seat,
            lambda: called() or time.perf_counter() > end,
            PONDER_SIMULATIONS,
        )


def work(pipe: Connection) -> None:
    """A worker process: do what is asked, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    logs.set_up()
    desk = Desk()
    try:
        pipe.send(Outcome(OK))
    except OSError:
        return  # the server has ended meanwhile
    while True:
        try:
            asked: Asked = pipe.recv()
            answer = answered(desk, asked, pipe)
            if answer is not None:
                pipe.send(answer)
        except (EOFError, OSError):
            return


def answered(desk: Desk, asked: Asked, pipe: Connection) -> Outcome | None:
    """The answer; a bot's mistake must not end the process."""
    try:
        if isinstance(asked, Ponder):
            desk.ponder(asked, pipe.poll)
            return None
        return Outcome(OK, asked.done(desk))
    except Exception as wrong:
        log.warning("%s failed: %s: %s", type(asked).__name__, type(wrong).__name__, wrong)
        return None if isinstance(asked, Ponder) else Outcome(FAILED)


class Worker:
    """One worker process, started when it is needed and again when it was stopped."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None

    @property
    def alive(self) -> bool:
        """Whether there is a process."""
        return self.process is not None and self.process.is_alive()

    def ask(self, task: Asked, budget: float) -> Outcome:
        """What the process answers in time; if it does not, it is stopped."""
        how = FAILED
        start = time.perf_counter()
        try:
            if not self.alive:
                self.start()
            assert self.pipe is not None
            self.pipe.send(task)
            if self.pipe.poll(budget):
                found: Outcome = self.pipe.recv()
                return found._replace(seconds=time.perf_counter() - start)
            how = LATE
        except (OSError, EOFError):
            pass
        self.stop()
        return Outcome(how, None, time.perf_counter() - start)

    def tell(self, task: Ponder) -> Outcome:
        """Let the process think ahead; it gives no answer."""
        try:
            if self.pipe is not None:
                self.pipe.send(task)
        except OSError:
            self.stop()
        return Outcome(OK)

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
