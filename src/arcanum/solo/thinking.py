"""Bots that think in small steps, so that other calls are answered meanwhile.

Nothing but the pauses is new: what a bot decides is what it would decide anywhere. The time of
a level counts, so a slow machine makes fewer simulations and takes no longer.
"""

from __future__ import annotations

import asyncio
import time

from arcanum.bots.levels import Searcher
from arcanum.bots.seat import Seat
from arcanum.kernel.words import Action

BREATH_SECONDS = 0.03  # between two pauses


class Breath:
    """Lets others do something, often enough."""

    def __init__(self) -> None:
        self.last = time.perf_counter()

    async def taken(self) -> None:
        """A pause, if the last one is long ago."""
        if time.perf_counter() - self.last > BREATH_SECONDS:
            await asyncio.sleep(0)
            self.last = time.perf_counter()


async def chosen(bot: Searcher, seat: Seat) -> Action:
    """The best option that a level finds in its time."""
    breath = Breath()
    for _ in bot.thoughts(seat):
        await breath.taken()
    return bot.chosen
