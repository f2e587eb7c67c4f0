"""Group commit: one thread writes; all that waits at the same time shares one commit.

Nobody is answered before the commit that holds their statements is on disk.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue

from arcanum.kernel.errors import ArcanumError
from arcanum.server.database import Database, Statement
from arcanum.server.errors import Clash, StoreDown

MOST_BUNDLES = 500  # in one commit
REST_SECONDS = 0.003  # between commits: when many act, more of them share one

Seen = Callable[[str, float], None]  # operation, seconds


class Bundle:
    """Statements that must be written together, and who waits for them."""

    __slots__ = ("done", "statements", "wrong")

    def __init__(self, statements: Sequence[Statement], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done
        self.wrong: Exception | None = None


class Writer:
    """The thread that writes."""

    def __init__(self, db: Database, seen: Seen) -> None:
        self.db = db
        self.seen = seen
        self.bundles: SimpleQueue[Bundle | None] = SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.work, name="arcanum-writer", daemon=True)
        self.thread.start()

    def write(self, statements: Sequence[Statement]) -> asyncio.Future[None]:
        """Hand statements in; the future is done when they are on disk."""
        done = self.loop.create_future()
        self.bundles.put(Bundle(statements, done))
        return done

    def close(self) -> None:
        """Write what waits, then stop."""
        self.bundles.put(None)
        self.thread.join()

    def work(self) -> None:
        """Take all that waits, write it, answer; until the end."""
        get, empty = self.bundles.get, self.bundles.empty
        going = True
        rested = 0.0  # when the next commit may begin
        while going:
            bundle = get()
            pause = rested - time.perf_counter()
            if pause > 0.0:
                time.sleep(pause)
            batch: list[Bundle] = []
            while True:
                if bundle is None:
                    going = False
                    break
                batch.append(bundle)
                if empty() or len(batch) >= MOST_BUNDLES:
                    break
                bundle = get()
            if batch:
                start = time.perf_counter()
                self.commit(batch)
                rested = time.perf_counter() + REST_SECONDS
                self.seen("write", rested - REST_SECONDS - start)
                try:
                    self.loop.call_soon_threadsafe(answer, batch)
                except RuntimeError:
                    return  # the loop is gone, nobody waits

    def commit(self, batch: list[Bundle]) -> None:
        """Write all in one commit; if that fails, each half on its own."""
        wrong = self.tried([s for bundle in batch for s in bundle.statements])
        if wrong is None:
            return
        if len(batch) == 1:
            batch[0].wrong = wrong
            return
        half = len(batch) // 2
        self.commit(batch[:half])
        self.commit(batch[half:])

    def tried(self, statements: Sequence[Statement]) -> Exception | None:
        """Write; returns what went wrong."""
        try:
            self.db.write(statements)
        except (Clash, StoreDown) as wrong:
            return wrong
        except Exception as wrong:  # nobody may wait for ever because of a bug of ours
            return StoreDown(f"the database failed ({type(wrong).__name__})")
        return None


def answer(batch: list[Bundle]) -> None:
    """Answer those who wait, in the loop's thread."""
    for bundle in batch:
        if bundle.done.done():
            continue
        if bundle.wrong is None:
            bundle.done.set_result(None)
        else:
            assert isinstance(bundle.wrong, ArcanumError)
            bundle.done.set_exception(bundle.wrong)
