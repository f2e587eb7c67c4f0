"""When the server was down, or could not store anything: clocks stand in that time.

The server notes every few seconds that it is there. A gap between two notes is an outage, also
the one that ends with a start.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from arcanum.server.errors import StoreDown

if TYPE_CHECKING:
    from arcanum.server.store import Store

log = logging.getLogger("arcanum.server")

BEAT_SECONDS = 5.0
GAP_SECONDS = 15.0  # between two beats of a running server, until it counts as an outage


class Outages:
    """Spans of time that no clock counts, in order; none overlaps another."""

    __slots__ = ("spans",)

    def __init__(self) -> None:
        self.spans: list[tuple[float, float]] = []

    def put(self, spans: list[tuple[float, float]]) -> None:
        """These are all; they may overlap."""
        merged: list[tuple[float, float]] = []
        for began, ended in sorted(spans):
            if merged and began <= merged[-1][1]:
                began, ended = merged[-1][0], max(merged.pop()[1], ended)
            merged.append((began, ended))
        self.spans = merged

    def between(self, start: float, end: float) -> float:
        """How many seconds of a span of time the server was down."""
        lost = 0.0
        for began, ended in reversed(self.spans):
            if ended <= start:
                break
            lost += max(0.0, min(end, ended) - max(start, began))
        return lost


class Heart:
    """Notes that the server is there, and finds out since when it was not."""

    def __init__(
        self, store: Store, shared: bool, clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.shared = shared
        self.clock = clock
        self.last: float | None = None  # the last beat of this process

    async def start(self) -> None:
        """The first beat. What lies between the last one in the store and now is an outage.

        Where several processes share the store, another one may have been there all the time.
        """
        last = await self.store.last_beat()
        now = self.clock()
        least = GAP_SECONDS if self.shared else 0.0
        await self.note(now, last if last is not None and now - last > least else None)

    async def beat(self) -> None:
        """The server is there. If it could not say so for a while, that was an outage."""
        now = self.clock()
        last = self.last
        gap = last is not None and now - last > GAP_SECONDS
        try:
            await self.note(now, last if gap else None)
        except StoreDown as wrong:
            log.warning("clocks stand still: %s", wrong)

    async def note(self, now: float, since: float | None) -> None:
        """Store a beat, and the outage that it ends."""
        await self.store.beat(now, since)
        if since is not None or self.shared or self.last is None:
            self.store.outages.put(await self.store.all_outages())
        self.last = now

    @property
    def beats(self) -> bool:
        """Whether the last beat is so fresh that clocks may be trusted."""
        return self.last is not None and self.clock() - self.last <= GAP_SECONDS
