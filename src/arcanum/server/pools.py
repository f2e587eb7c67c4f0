"""Small pools of threads for slow work, each with a deadline: none can hold up another.

Their threads never keep the program from ending: what they wait for may never come.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from queue import Full, Queue
from typing import Any, TypeVar

from arcanum.server.errors import Refused

T = TypeVar("T")
MOST_STUCK = 16  # threads of a pool that may be stuck beyond the deadline at once


class Job:
    """Work, until when it is of use, and who waits for it."""

    __slots__ = ("done", "end", "taken", "work")

    def __init__(self, work: Callable[[], Any], end: float, done: asyncio.Future[Any]) -> None:
        self.work = work
        self.end = end
        self.done = done
        self.taken = False  # by a thread


class Pool:
    """A few threads. What takes longer than `seconds`, with waiting, has failed."""

    def __init__(self, name: str, threads: int, waiting: int, seconds: float) -> None:
        self.name = name
        self.threads = threads
        self.seconds = seconds
        self.jobs: Queue[Job | None] = Queue(waiting)
        self.lock = threading.Lock()
        self.running = 0  # threads that take jobs
        self.stuck = 0  # threads beyond their deadline
        self.closed = False

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """What the work returns. 503 if too many wait, TimeoutError at the deadline."""
        loop = asyncio.get_running_loop()
        job = Job(lambda: work(*args), time.monotonic() + self.seconds, loop.create_future())
        if self.closed:
            raise Refused(503, "the server is stopping")
        try:
            self.jobs.put_nowait(job)
        except Full:
            raise Refused(503, "too much is waiting for this: try again later") from None
        self.start_thread()
        try:
            async with asyncio.timeout(self.seconds):
                found: T = await job.done
                return found
        except TimeoutError:
            self.replace_thread(job)
            raise

    def start_thread(self) -> None:
        """One more thread, if there may be one."""
        with self.lock:
            if self.running >= self.threads:
                return
            self.running += 1
        threading.Thread(target=self.serve, name=f"arcanum-{self.name}", daemon=True).start()

    def replace_thread(self, job: Job) -> None:
        """The thread of a job is stuck: another one takes its place, up to a limit."""
        with self.lock:
            if not job.taken or self.stuck >= MOST_STUCK:
                return
            self.stuck += 1
            self.running -= 1
            job.taken = False  # when it comes back, it must go
        self.start_thread()

    def serve(self) -> None:
        """A thread: job after job."""
        while (job := self.jobs.get()) is not None:
            if time.monotonic() > job.end:
                continue  # nobody waits for it any more
            job.taken = True
            found: Any = None
            wrong: BaseException | None = None
            try:
                found = job.work()
            except BaseException as bad:  # it belongs to the one who waits
                wrong = bad
            with contextlib.suppress(RuntimeError):  # the loop may be gone
                job.done.get_loop().call_soon_threadsafe(answer, job.done, found, wrong)
            with self.lock:
                if not job.taken:
                    self.stuck -= 1
                    return

    def close(self) -> None:
        """No more work. Threads that wait end; those that are busy are left alone."""
        self.closed = True
        for _ in range(self.threads):
            with contextlib.suppress(Full):
                self.jobs.put_nowait(None)


def answer(done: asyncio.Future[Any], found: Any, wrong: BaseException | None) -> None:
    """Give the one who waits what was found; in the loop's thread."""
    if done.done():
        return
    if wrong is None:
        done.set_result(found)
    else:
        done.set_exception(wrong)
