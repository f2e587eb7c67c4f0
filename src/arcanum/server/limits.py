"""Rate limits: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections.abc import Callable

from arcanum.server.errors import Refused

MOST_KEYS = 100_000


def is_local(address: str) -> bool:
    """Whether this is the machine itself."""
    return address in ("127.0.0.1", "::1", "testclient", "local")


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
        self.logins = Bucket(1 / 2, 30)  # by address
        self.guesses = Bucket(1 / 6, 10)  # logins by account and address
        self.registering = Bucket(1 / 60, 10)  # by address
        self.confirming = Bucket(1 / 28_800, 3)  # mails to an address that is not confirmed
        self.links = Bucket(1.0, 30)  # links of mails, by address
        self.chatting = Bucket(1.0, 30)  # by seat
        self.calling = Bucket(1.0, 20)  # lines of onlookers, by address
        self.gallery = Bucket(2.0, 60)  # the same by table
        self.lists = Bucket(5.0, 100)  # of open tables, by address
        self.acting = Bucket(100.0, 2000)  # by seat
        self.moving = Bucket(200.0, 4000)  # the same by address: enough for a whole club
        self.recalling = Bucket(0.5, 10)  # looks back, by seat; onlookers by address
        self.replaying = Bucket(2.0, 40)  # the same by address, at all tables
        self.moments = Bucket(20.0, 300)  # of finished games, by address
        self.hinting = Bucket(0.5, 10)  # by seat: each costs a second of a worker
        self.advising = Bucket(2.0, 20)  # the same by address
        self.changing = Bucket(5.0, 100)  # names, notebooks, notices by seat
        self.browsing = Bucket(10.0, 200)  # ladders, profiles, tournaments by address
        self.joining = Bucket(1.0, 60)  # what an account changes there
        self.founding = Bucket(1 / 300, 10)  # tournaments and clubs by account
        self.exporting = Bucket(1 / 60, 3)  # by account
        self.reporting = Bucket(1 / 600, 5)  # by account

    def refuse(self, bucket: Bucket, key: object) -> None:
        """Refuse what comes too quickly."""
        if self.on and not bucket.take(key):
            raise Refused(429, "too many requests: wait a moment")

    def create(self, address: str) -> None:
        """A new table from this address. There is no limit on the machine itself."""
        if not is_local(address):
            self.refuse(self.creating, address)

    def claim(self, address: str) -> None:
        """An invite tried, or a promise for a new table."""
        if not is_local(address):
            self.refuse(self.claiming, address)

    def login(self, address: str, account: str) -> None:
        """A password tried. Guesses from elsewhere never keep the owner out."""
        self.refuse(self.logins, address)
        self.refuse(self.guesses, (account, address))

    def register(self, address: str) -> None:
        """A new account."""
        self.refuse(self.registering, address)

    def confirm(self, target: str) -> None:
        """A mail to an address whose owner did not ask for it yet. Never without a limit."""
        if not self.confirming.take(target):
            raise Refused(429, "this address got enough mails: try again tomorrow")

    def link(self, address: str) -> None:
        """The link of a mail used, or guessed."""
        self.refuse(self.links, address)

    def chat(self, table: str, seat: int) -> None:
        """A line said."""
        self.refuse(self.chatting, (table, seat))

    def call_out(self, table: str, address: str) -> None:
        """A line of an onlooker, who has no seat to be known by."""
        self.refuse(self.calling, address)
        self.refuse(self.gallery, table)

    def list_tables(self, address: str) -> None:
        """A part of a list."""
        if not is_local(address):
            self.refuse(self.lists, address)

    def action(self, table: str, seat: int, address: str) -> None:
        """An action, or the question why there is none."""
        self.refuse(self.acting, (table, seat))
        if not is_local(address):
            self.refuse(self.moving, address)

    def recall(self, table: str, seat: int | None, address: str) -> None:
        """A look back, which replays a game."""
        self.refuse(self.recalling, (table, address if seat is None else seat))
        if not is_local(address):
            self.refuse(self.replaying, address)

    def look_back(self, address: str) -> None:
        """A moment of a finished game."""
        self.refuse(self.moments, address)

    def hint(self, table: str, seat: int, address: str) -> None:
        """A hint."""
        self.refuse(self.hinting, (table, seat))
        if not is_local(address):
            self.refuse(self.advising, address)

    def payer(self, address: str) -> str:
        """The address whose share of the workers something takes; empty where none counts."""
        return address if self.on and not is_local(address) else ""

    def change(self, table: str, seat: int) -> None:
        """Something small, stored."""
        self.refuse(self.changing, (table, seat))

    def browse(self, address: str) -> None:
        """A look at a ladder, a profile, a tournament."""
        if not is_local(address):
            self.refuse(self.browsing, address)

    def join(self, account: str) -> None:
        """Something that an account changes there."""
        self.refuse(self.joining, account)

    def found(self, account: str) -> None:
        """A new tournament or club."""
        self.refuse(self.founding, account)

    def export(self, account: str) -> None:
        """All that belongs to an account, which reads a lot."""
        self.refuse(self.exporting, account)

    def report(self, account: str) -> None:
        """A report to the host of the server."""
        self.refuse(self.reporting, account)
