"""Rate limits: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections.abc import Callable

from arcanum.server.errors import Refused

MOST_KEYS = 100_000


class Bucket:
    """`burst` at once, then `rate` a second, for each key."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left: dict[object, tuple[float, float]] = {}

    def take(self, key: object) -> bool:
        """Whether there is one more for this key."""
        now = self.clock()
        left, at = self.left.get(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate)
        if left < 1.0:
            self.left[key] = (left, now)
            return False
        self.left[key] = (left - 1.0, now)
        if len(self.left) > MOST_KEYS:
            self.left.clear()
        return True


class Limits:
    """The limits of this server. `on` is false where a program measures it."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.creating = Bucket(1 / 6, 30)  # tables by address
        self.claiming = Bucket(1.0, 60)  # invites tried, promises made, by address
        self.logins = Bucket(1 / 6, 10)  # by address
        self.names = Bucket(1 / 6, 10)  # logins by account
        self.chatting = Bucket(1.0, 30)  # by seat
        self.acting = Bucket(100.0, 2000)  # by seat
        self.recalling = Bucket(0.5, 10)  # looks back, by seat
        self.hinting = Bucket(0.5, 10)  # by seat: each costs a second of a worker
        self.changing = Bucket(5.0, 100)  # names, notebooks, notices by seat

    def refuse(self, bucket: Bucket, key: object) -> None:
        """Refuse what comes too quickly."""
        if self.on and not bucket.take(key):
            raise Refused(429, "too many requests: wait a moment")

    def create(self, address: str) -> None:
        """A new table from this address. There is no limit on the machine itself."""
        if address not in ("127.0.0.1", "::1", "testclient", "local"):
            self.refuse(self.creating, address)

    def claim(self, address: str) -> None:
        """An invite tried, or a promise for a new table."""
        if address not in ("127.0.0.1", "::1", "testclient", "local"):
            self.refuse(self.claiming, address)

    def login(self, address: str, name: str) -> None:
        """A password tried."""
        self.refuse(self.logins, address)
        self.refuse(self.names, name)

    def chat(self, table: str, seat: int) -> None:
        """A line said."""
        self.refuse(self.chatting, (table, seat))

    def action(self, table: str, seat: int) -> None:
        """An action."""
        self.refuse(self.acting, (table, seat))

    def recall(self, table: str, seat: int | None) -> None:
        """A look back, which replays a game."""
        self.refuse(self.recalling, (table, seat))

    def hint(self, table: str, seat: int) -> None:
        """A hint."""
        self.refuse(self.hinting, (table, seat))

    def change(self, table: str, seat: int) -> None:
        """Something small, stored."""
        self.refuse(self.changing, (table, seat))
