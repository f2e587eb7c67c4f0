"""How many may look at once: from a seat, at a table without a seat, and from one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import TypeVar

from arcanum.server.errors import Refused
from arcanum.server.heard import Viewer
from arcanum.server.limits import is_local
from arcanum.server.looker import Looker

K = TypeVar("K", bound=Hashable)
MOST_OF_SEAT = 20  # sockets and streams: a player has several devices
MOST_ONLOOKERS = 500  # at one table
MOST_FROM_ADDRESS = 100  # onlookers at all tables


class Crowd:
    """Counts those who look. `on` is false where a program measures the server."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.at: Counter[tuple[str, Viewer]] = Counter()  # by table and seat
        self.onlookers: Counter[str] = Counter()  # by address

    def check(self, table: str, viewer: Viewer, address: str) -> None:
        """Refuse one more where there are too many."""
        if not self.on:
            return
        many = self.at[table, viewer]
        if viewer is not None and many >= MOST_OF_SEAT:
            raise Refused(429, f"this seat is open {MOST_OF_SEAT} times already")
        if viewer is None and many >= MOST_ONLOOKERS:
            raise Refused(429, f"{MOST_ONLOOKERS} onlookers are at this table already")
        from_here = 0 if is_local(address) else self.onlookers[address]
        if viewer is None and from_here >= MOST_FROM_ADDRESS:
            raise Refused(429, f"{MOST_FROM_ADDRESS} onlookers come from your address already")

    def enter(self, looker: Looker) -> None:
        """One more."""
        self.at[looker.table.id, looker.viewer] += 1
        if looker.viewer is None:
            self.onlookers[looker.address] += 1

    def leave(self, looker: Looker) -> None:
        """One less."""
        fewer(self.at, (looker.table.id, looker.viewer))
        if looker.viewer is None:
            fewer(self.onlookers, looker.address)


def fewer(counter: Counter[K], key: K) -> None:
    """One less of a kind; what is not there takes no memory."""
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
