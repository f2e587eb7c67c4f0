"""Turn notices to players who are not looking.

At most one a minute for a seat, one for a turn, and none while they look.
"""

from __future__ import annotations

import asyncio
import http.client
import logging
import smtplib
import time
from collections.abc import Callable

from arcanum.kernel.errors import ArcanumError
from arcanum.server.errors import Declined
from arcanum.server.holders import Holder
from arcanum.server.limits import Bucket
from arcanum.server.mail import Notice
from arcanum.server.pools import Pool
from arcanum.server.post import Post
from arcanum.server.stored import Wish
from arcanum.server.table import Table
from arcanum.server.wishes import STOP, Wishes, target_key

log = logging.getLogger("arcanum.server")

MINUTE = 60.0
MOST_AT_ONCE = 20  # notices to one target, whatever the tables
MOST_TOLD = 100_000  # turns that are remembered
THREADS = 4  # that send notices
MOST_WAITING = 1000  # notices that wait to be sent; more are dropped
DELIVERY_SECONDS = 20.0  # for one notice, with waiting

Send = Callable[[str, str, Notice], None]  # kind, target, notice
Later = Callable[..., asyncio.TimerHandle]  # seconds, function, arguments


def later(seconds: float, work: Callable[..., None], *args: object) -> asyncio.TimerHandle:
    """Call a function of the loop after some time."""
    return asyncio.get_running_loop().call_later(seconds, work, *args)


class Notifier:
    """Sends players a notice that it is their turn."""

    def __init__(
        self,
        post: Post,
        holder: Holder,
        send: Send | None = None,
        later: Later = later,
        clock: Callable[[], float] = time.monotonic,
        wishes: Wishes | None = None,
    ) -> None:
        self.post = post
        self.holder = holder
        self.send = send or post.send
        self.later = later
        self.clock = clock
        self.wishes = wishes  # who turns a notice off that nobody takes
        self.targets = Bucket(1 / MINUTE, MOST_AT_ONCE, clock)  # by target, at all tables
        self.told: dict[tuple[str, int], tuple[float, float]] = {}  # when, which turn
        self.planned: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.pool = Pool("notices", THREADS, MOST_WAITING, DELIVERY_SECONDS)

    def follow(self, table: Table) -> None:
        """A table has changed."""
        room = table.room
        if not room.extras.notices or not self.holder.holds(table.id):
            return
        waiting = room.waiting
        here = table.presence.here()
        for seat in room.extras.notices:
            if seat in waiting and not here[seat] and not room.seats[seat].bot:
                self.plan(table, seat)

    def plan(self, table: Table, seat: int) -> None:
        """Send a notice now, or when a minute has passed since the last one."""
        key = (table.id, seat)
        if key in self.planned:
            return
        last, turn = self.told.get(key, (-MINUTE, -1.0))
        if turn == table.room.banks.asked_at[seat]:
            return
        delay = max(0.0, last + MINUTE - self.clock())
        self.planned[key] = self.later(delay, self.tell, table, seat)

    def tell(self, table: Table, seat: int) -> None:
        """Send a notice, if it is still their turn and they are still not looking."""
        room = table.room
        key = (table.id, seat)
        self.planned.pop(key, None)
        if seat not in room.waiting or table.presence.here()[seat]:
            return
        if not self.holder.holds(table.id):
            return
        self.told[key] = (self.clock(), room.banks.asked_at[seat])
        if len(self.told) > MOST_TOLD:
            self.told.clear()
        for kind, target in room.extras.notices.get(seat, {}).items():
            if self.targets.take(target_key(kind, target)):
                self.start(table, seat, kind, target)

    def start(self, table: Table, seat: int, kind: str, target: str) -> None:
        """Send one notice, in a task of its own."""
        wish = table.room.extras.wishes.get((seat, kind), Wish(target))
        notice: Notice = {
            "what": "your-turn",
            "table": table.id,
            "game": table.room.head.game,
            "seat": seat,
            "link": f"{self.post.public or wish.site}/table/{table.id}",
            "lang": wish.lang,
        }
        if kind == "email" and self.wishes is not None:
            notice["stop"] = self.wishes.signed(STOP, table.id, seat, target)
        work = self.deliver(kind, target, notice)
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def deliver(self, kind: str, target: str, notice: Notice) -> None:
        """Send one notice; a failure goes to the log, without the address."""
        try:
            await self.pool.run(self.send, kind, target, notice)
        except Declined as no:
            log.warning("a %s notice was declined (%s) and is off now", kind, no)
            if self.wishes is not None:
                at = (str(notice["table"]), int(str(notice["seat"])))
                await self.wishes.turn_off(*at, kind, target, str(no))
        except (OSError, ArcanumError, smtplib.SMTPException, http.client.HTTPException) as bad:
            log.warning("a %s notice could not be sent: %s", kind, type(bad).__name__)

    def close(self) -> None:
        """No more notices."""
        for handle in self.planned.values():
            handle.cancel()
        for task in self.tasks:
            task.cancel()
        self.pool.close()
