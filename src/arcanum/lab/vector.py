"""Many games at once: one call takes an action in each and fills NumPy arrays.

Finished games begin again by themselves. With several jobs the games are shared out to
processes that write into the same memory. Seeds decide all: the same games come out of any
number of jobs.
"""

from __future__ import annotations

import ctypes
import multiprocessing
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from arcanum.kernel.errors import ArcanumError, BadSetting, IllegalAction
from arcanum.kernel.state import State
from arcanum.lab.extras import not_installed
from arcanum.lab.study import Study

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as missing:
    raise not_installed(missing) from None

START, STEP, STOP = b"start", b"step", b"stop"


class Batch(NamedTuple):
    """A row for each game, of the seat that decides next in it."""

    observations: npt.NDArray[np.float32]  # games x layout.size
    masks: npt.NDArray[np.int8]  # games x actions
    seats: npt.NDArray[np.int32]  # who decides
    rewards: npt.NDArray[np.float32]  # games x seats: of a game that this step has ended
    over: npt.NDArray[np.int8]  # whether it has: the row is of a new game then
    actions: npt.NDArray[np.int64]  # what was taken last


def shapes(study: Study, games: int) -> list[tuple[Any, tuple[int, ...]]]:
    """Type and shape of each array of a batch."""
    return [
        (np.float32, (games, study.layout.size)),
        (np.int8, (games, study.dense.size)),
        (np.int32, (games,)),
        (np.float32, (games, study.seats)),
        (np.int8, (games,)),
        (np.int64, (games,)),
    ]


def room(study: Study, games: int) -> int:
    """How many bytes a batch takes; each array begins at a multiple of 8."""
    return sum(padded(kind, shape) for kind, shape in shapes(study, games))


def padded(kind: Any, shape: tuple[int, ...]) -> int:
    """The bytes of one array and what follows it up to a multiple of 8."""
    size: int = np.dtype(kind).itemsize * int(np.prod(shape))
    return (size + 7) // 8 * 8


def batch_in(memory: Any, study: Study, games: int) -> Batch:
    """The arrays of a batch in a piece of memory."""
    arrays: list[Any] = []
    at = 0
    for kind, shape in shapes(study, games):
        count = int(np.prod(shape))
        arrays.append(np.frombuffer(memory, kind, count, at).reshape(shape))
        at += padded(kind, shape)
    return Batch(*arrays)


class Games:
    """Some of the games, played in this process."""

    def __init__(self, study: Study, seed: int, numbers: range, batch: Batch) -> None:
        self.study = study
        self.seed = seed
        self.numbers = numbers  # their rows in the batch
        self.batch = batch
        self.begun = dict.fromkeys(numbers, 0)
        self.tables: dict[int, State] = {}

    def start(self) -> None:
        """A new table in every game."""
        for number in self.numbers:
            self.begin(number)
            self.batch.over[number] = 0
            self.batch.rewards[number] = 0
            self.show(number)

    def begin(self, number: int) -> None:
        """The next table of a game."""
        self.begun[number] += 1
        self.tables[number] = self.study.new(f"{self.seed} {number} {self.begun[number]}")

    def step(self) -> None:
        """Takes the actions of the batch, all or none."""
        study, batch = self.study, self.batch
        taken = [study.action(self.tables[n], batch.actions[n]) for n in self.numbers]
        for number, action in zip(self.numbers, taken, strict=True):
            s = self.tables[number]
            s.take(action)
            batch.rewards[number] = study.rewards(s)
            batch.over[number] = s.over
            if s.over:
                self.begin(number)
            self.show(number)

    def show(self, number: int) -> None:
        """Fills the row of a game."""
        s = self.tables[number]
        self.study.tensor(s, s.player, self.batch.observations[number])
        self.study.mask(s, s.player, self.batch.masks[number])
        self.batch.seats[number] = s.player


class Vector:
    """A number of games, in this process or several. Use it in a `with`, or call `close`."""

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "score",
        seed: int = 0,
        jobs: int = 1,
    ) -> None:
        if games < 1 or jobs < 1:
            raise BadSetting("use at least one game and one job")
        self.study = Study(game, seats, options, reward)
        self.games = games
        memory = multiprocessing.RawArray(ctypes.c_byte, room(self.study, games))
        self.batch = batch_in(memory, self.study, games)
        self.here: Games | None = None
        self.workers: list[tuple[Any, Connection]] = []
        jobs = min(jobs, games)
        if jobs == 1:
            self.here = Games(self.study, seed, range(games), self.batch)
            return
        context = multiprocessing.get_context("spawn")
        told = (game, self.study.seats, self.study.options, reward)
        for job in range(jobs):
            numbers = range(games * job // jobs, games * (job + 1) // jobs)
            ours, theirs = context.Pipe()
            worker = context.Process(
                target=work, args=(told, games, seed, numbers, memory, theirs), daemon=True
            )
            worker.start()
            theirs.close()
            self.workers.append((worker, ours))

    def start(self) -> Batch:
        """All games from their first decision; the arrays are the same in every call."""
        return self.tell(START)

    def step(self, actions: npt.ArrayLike) -> Batch:
        """One dense action in each game; if one of them is illegal, none is taken."""
        numbers = np.asarray(actions, np.int64)
        if numbers.shape != (self.games,):
            raise BadSetting(f"{self.games} games need one action each")
        for game in np.flatnonzero(~self.legal(numbers)):
            spelled = self.study.dense.spell(int(numbers[game]))
            raise IllegalAction(f"game {game}: '{spelled}' is not legal now")
        self.batch.actions[:] = numbers
        return self.tell(STEP)

    def legal(self, numbers: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
        """Whether the mask of each game allows its action."""
        size = self.study.dense.size
        known = (numbers >= 0) & (numbers < size)
        masks: npt.NDArray[np.int8] = self.batch.masks[
            np.arange(self.games), np.where(known, numbers, 0)
        ]
        allowed: npt.NDArray[np.bool_] = known & (masks == 1)
        return allowed

    def tell(self, what: bytes) -> Batch:
        """Lets every process do it."""
        if self.here is not None:
            if what == START:
                self.here.start()
            else:
                self.here.step()
            return self.batch
        for _, pipe in self.workers:
            pipe.send_bytes(what)
        wrong = [answer for _, pipe in self.workers if (answer := pipe.recv_bytes())]
        if wrong:
            raise IllegalAction(wrong[0].decode())
        return self.batch

    def close(self) -> None:
        """Ends the processes."""
        for worker, pipe in self.workers:
            with suppress(OSError):  # it has ended by itself
                pipe.send_bytes(STOP)
            worker.join()
            pipe.close()
        self.workers = []

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *wrong: object) -> None:
        self.close()


def work(
    told: tuple[Any, ...], games: int, seed: int, numbers: range, memory: Any, pipe: Connection
) -> None:
    """A process that plays some of the games."""
    study = Study(*told)
    mine = Games(study, seed, numbers, batch_in(memory, study, games))
    while (what := pipe.recv_bytes()) != STOP:
        answer = b""
        try:
            if what == START:
                mine.start()
            else:
                mine.step()
        except ArcanumError as wrong:
            answer = str(wrong).encode()
        pipe.send_bytes(answer)


def any_legal(
    masks: npt.NDArray[np.int8], generator: np.random.Generator
) -> npt.NDArray[np.int64]:
    """A random legal action for every row."""
    lots: npt.NDArray[np.int64] = np.argmax(
        (1 - generator.random(masks.shape, np.float32)) * masks, axis=1
    )
    return lots
