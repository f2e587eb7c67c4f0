"""A server for the tests: what it deals, and what its bots do, is the same in every run.

    python -m tests.serving PORT DB [WORKERS]

The seeds of tables and bots follow from a name and from how many were made under that name.
`ARCANUM_TEST_DEALS` may name a file that holds the name: a test that shares its server with
others writes its own name there first, and so gets the same deals in whatever order tests run.
`ARCANUM_TEST_FIRST` may hold Python to run first: shorter times, for example.
With `ARCANUM_TEST_HASTE` nobody waits to be told of open tables.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from arcanum.server import secret

if TYPE_CHECKING:
    from arcanum.server.deciding import Decider
    from arcanum.server.table import Table

NAME = "arcanum"


class Numbers:
    """Numbers that look random and follow from a name and a count."""

    def __init__(self, name: Callable[[], str]) -> None:
        self.name = name
        self.last = ""
        self.count = 0

    def next(self) -> int:
        """The next one; another name begins again at its first."""
        name = self.name()
        if name != self.last:
            self.last, self.count = name, 0
        self.count += 1
        return int.from_bytes(hashlib.sha256(f"{name} {self.count}".encode()).digest()[:16])


def fix_chance(name: Callable[[], str]) -> None:
    """Seeds of this process follow from a name from now on."""
    seeds, numbers = Numbers(name), Numbers(name)
    secret.new_seed = lambda: f"{seeds.next():032x}"
    secret.new_number = lambda: numbers.next() % 2**30
    secret.server_part = lambda key, promise: promise


def fix_alone() -> None:
    """The same for the table in a browser, which knows no files and begins anew with the page.

    A promise is good for one table, so promises stay as they are; their parts are counted.
    """
    parts: dict[str, str] = {}
    secret.server_part = lambda key, promise: parts.setdefault(promise, f"{len(parts):032x}")
    fix_bots()


def fix_bots() -> None:
    """What a bot does at a table follows from that table alone."""
    from arcanum.server.deciding import Decider

    decide, number = Decider.decide, secret.new_number
    deciding: ContextVar[Numbers | None] = ContextVar("deciding", default=None)

    async def decided(self: Decider, table: Table, seat: int, bot: str) -> None:
        room = table.room
        name = f"{room.head.part} {seat} {len(room.log.kept)}"
        before = deciding.set(Numbers(lambda: name))
        try:
            await decide(self, table, seat, bot)
        finally:
            deciding.reset(before)

    def new_number() -> int:
        own = deciding.get()
        return own.next() % 2**30 if own else number()

    Decider.decide = decided  # type: ignore[method-assign]
    secret.new_number = new_number


def name_in_file() -> str:
    """The name in the file that the environment tells of."""
    path = os.environ.get("ARCANUM_TEST_DEALS")
    return Path(path).read_text() if path else NAME


def hash_quickly() -> None:
    """Passwords of tests need not be safe: their hashes take no time and no memory."""
    from argon2 import PasswordHasher

    from arcanum.server import accounts

    cheap = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    vars(accounts)["PasswordHasher"] = cheap


def make_haste() -> None:
    """Open tables are looked at twice a second, and told at once."""
    from arcanum.server import app
    from arcanum.server.meeting import watches

    vars(app)["WATCH_SECONDS"] = watches.LOOK_SECONDS = 0.5
    watches.SETTLED = watches.GAP = 0.0


def main() -> int:
    """Serve until it is stopped."""
    from arcanum.server.serve import serve

    fix_bots()
    port, db, *workers = sys.argv[1:]
    return serve(port=int(port), db=db, workers=int(workers[0]) if workers else 1)


if __name__ in ("__main__", "__mp_main__"):  # also in the processes that it starts
    exec(os.environ.get("ARCANUM_TEST_FIRST", ""))
    fix_chance(name_in_file)
    hash_quickly()
    if os.environ.get("ARCANUM_TEST_HASTE"):
        make_haste()
if __name__ == "__main__":
    sys.exit(main())
