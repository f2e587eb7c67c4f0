"""Work in one process or several, results as they come; Ctrl-C ends them all."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.pool import Pool
from typing import TypeVar

from arcanum.kernel.errors import BadSetting

T = TypeVar("T")
R = TypeVar("R")


class Workers:
    """A pool of processes, or this one alone."""

    def __init__(self, jobs: int) -> None:
        if jobs < 1:
            raise BadSetting("use at least one job")
        self.jobs = jobs
        self.pool: Pool | None = None

    def __enter__(self) -> Workers:
        if self.jobs > 1:
            # Spawned, not forked: a fork of a program with threads may hang.
            self.pool = multiprocessing.get_context("spawn").Pool(self.jobs)
        return self

    def __exit__(self, *wrong: object) -> None:
        if self.pool is not None:
            self.pool.terminate()
            self.pool.join()

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results, in any order; tasks may be endless."""
        if self.pool is None:
            yield from map(work, tasks)
            return
        waiting = []
        for task in tasks:
            waiting.append(self.pool.apply_async(work, (task,)))
            if len(waiting) >= 4 * self.jobs:
                yield waiting.pop(0).get()
        for result in waiting:
            yield result.get()
