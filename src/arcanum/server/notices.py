"""Notices to players who are not looking: their turn, a reminder, a rematch, friends who wait.

At most one a minute for a seat, one for a turn, and none while they look or in their quiet
hours. Nothing is told twice, also not after a restart. What comes close together for one target
is told in one notice.
"""

from __future__ import annotations

import asyncio
import http.client
import logging
import smtplib
import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from arcanum.kernel.errors import ArcanumError
from arcanum.server.absence import reminded
from arcanum.server.errors import Declined
from arcanum.server.holders import Holder
from arcanum.server.limits import Bucket
from arcanum.server.mail import Notice
from arcanum.server.post import Post
from arcanum.server.quiet import QUIET, quiet_left
from arcanum.server.rematch import rematch_of
from arcanum.server.stored import Wish
from arcanum.server.table import Table
from arcanum.server.timers import later
from arcanum.server.types import encode
from arcanum.server.wishes import STOP, Wishes, target_key

log = logging.getLogger("arcanum.server")

MINUTE = 60.0
GROUP_SECONDS = 15.0  # notices to one target that come so close are one
MOST_AT_ONCE = 20  # notices to one target, whatever the tables
MOST_TOLD = 100_000  # turns that are remembered
TOLD = "told"  # the choice of a seat: what it was told last, so that nothing is told twice
TURN, REMINDER, REMATCH, SEVERAL = "your-turn", "reminder", "rematch", "several"
GATHERED = "gathered"

Send = Callable[[str, str, Notice], None]  # kind, target, notice
Later = Callable[..., asyncio.TimerHandle]  # seconds, function, arguments


@dataclass(frozen=True)
class Item:
    """One thing to tell a seat in one way."""

    table: Table
    seat: int
    kind: str
    target: str
    what: str


def news(table: Table, seat: int) -> dict[str, float]:
    """What a seat that does not look should know, and since when each holds."""
    room = table.room
    if table.presence.here()[seat] or room.seats[seat].bot:
        return {}
    if seat in room.waiting:
        told = reminded(room, seat)
        asked = {TURN: room.banks.asked_at[seat]}
        return {REMINDER: told, **asked} if told else asked
    if room.gathering:
        all_sit = room.head.hosted and not room.seats.free()
        return {GATHERED: room.seats.last_sat()} if all_sit and seat == room.head.host else {}
    found = rematch_of(room)
    if found is not None and seat not in (*found.sits, *found.declined):
        return {REMATCH: found.at}
    return {}


class Notifier:
    """Sends players notices."""

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
        self.told: dict[tuple[str, int], float] = {}  # when a seat was last told something
        self.planned: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self.sent: dict[str, float] = {}  # when a target last got something
        self.held: dict[str, list[Item]] = {}  # what waits for others to the same target
        self.tasks: set[asyncio.Task[None]] = set()

    def follow(self, table: Table) -> None:
        """A table has changed."""
        room = table.room
        if not room.extras.notices or not self.holder.holds(table.id):
            return
        for seat in room.extras.notices:
            if self.fresh(table, seat):
                self.plan(table, seat)

    def fresh(self, table: Table, seat: int) -> dict[str, float]:
        """The news that a seat was not told yet."""
        found = news(table, seat)
        if not found:
            return {}
        text = table.room.extras.choices.get((seat, TOLD), "")
        told = msgspec.json.decode(text, type=dict[str, float]) if text else {}
        return {what: since for what, since in found.items() if told.get(what) != since}

    def plan(self, table: Table, seat: int) -> None:
        """Send a notice now, or when a minute has passed since the last one."""
        key = (table.id, seat)
        if key in self.planned:
            return
        delay = max(0.0, self.told.get(key, -MINUTE) + MINUTE - self.clock(), hush(table, seat))
        self.planned[key] = self.later(delay, self.tell, table, seat)

    def tell(self, table: Table, seat: int) -> None:
        """Send a notice, if there is still something to tell and they are still not looking."""
        room = table.room
        key = (table.id, seat)
        self.planned.pop(key, None)
        found = self.fresh(table, seat)
        if not found or not self.holder.holds(table.id):
            return
        if hush(table, seat):
            self.plan(table, seat)
            return
        self.told[key] = self.clock()
        if len(self.told) > MOST_TOLD:
            self.told.clear()
        self.remember(table, seat)
        for kind, target in room.extras.notices.get(seat, {}).items():
            self.group(Item(table, seat, kind, target, next(iter(found))))

    def remember(self, table: Table, seat: int) -> None:
        """Keep what a seat knows now; nobody waits for it."""
        text = encode(news(table, seat)).decode()
        table.room.extras.choices[seat, TOLD] = text
        if self.wishes is not None:
            done = self.wishes.store.choose(table.id, seat, TOLD, text)
            done.add_done_callback(lambda f: f.exception())

    def group(self, item: Item) -> None:
        """Send it, or hold it back if the target has just got another one."""
        key = target_key(item.kind, item.target)
        wait = self.sent.get(key, -GROUP_SECONDS) + GROUP_SECONDS - self.clock()
        if key in self.held:
            self.held[key].append(item)
        elif wait > 0:
            self.held[key] = [item]
            self.later(wait, self.flush, key)
        else:
            self.deliver_all(key, [item])

    def flush(self, key: str) -> None:
        """Send what was held back for a target, as far as it still holds."""
        items = [each for each in self.held.pop(key, []) if news(each.table, each.seat)]
        if items:
            self.deliver_all(key, items)

    def deliver_all(self, key: str, items: list[Item]) -> None:
        """One notice for one or several things."""
        self.sent[key] = self.clock()
        if len(self.sent) > MOST_TOLD:
            self.sent.clear()
        if self.targets.take(key):
            self.start(items)

    def start(self, items: list[Item]) -> None:
        """Send one notice, in a task of its own."""
        first = items[0]
        table, seat = first.table, first.seat
        wish = table.room.extras.wishes.get((seat, first.kind), Wish(first.target))
        notice: Notice = {
            "what": first.what if len(items) == 1 else SEVERAL,
            "table": table.id,
            "game": table.room.head.game,
            "seat": seat,
            "link": self.link(first),
            "lang": wish.lang,
        }
        if len(items) > 1:
            notice["links"] = [self.link(each) for each in items]
        if first.kind == "email" and self.wishes is not None:
            notice["stop"] = self.wishes.signed(STOP, table.id, seat, first.target)
        work = self.deliver(first.kind, first.target, notice)
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def link(self, item: Item) -> str:
        """The address of a table, as the player knows it."""
        wish = item.table.room.extras.wishes.get((item.seat, item.kind), Wish(item.target))
        return f"{self.post.public or wish.site}/table/{item.table.id}"

    async def deliver(self, kind: str, target: str, notice: Notice) -> None:
        """Send one notice; a failure goes to the log, without the address."""
        try:
            await self.post.pool.run(self.send, kind, target, notice)
        except Declined as no:
            log.warning("notice by %s: declined (%s), it is off now", kind, no)
            if self.wishes is not None:
                at = (str(notice["table"]), int(str(notice["seat"])))
                await self.wishes.turn_off(*at, kind, target, str(no))
        except (OSError, ArcanumError, smtplib.SMTPException, http.client.HTTPException) as bad:
            log.warning("notice by %s: could not be sent (%s)", kind, type(bad).__name__)

    def close(self) -> None:
        """No more notices."""
        for handle in self.planned.values():
            handle.cancel()
        for task in self.tasks:
            task.cancel()
        self.post.pool.close()


def hush(table: Table, seat: int) -> float:
    """How long the quiet hours of a seat still last."""
    return quiet_left(table.room.extras.choices.get((seat, QUIET), ""), time.time())
