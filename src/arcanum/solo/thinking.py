"""Bots that think in small steps, so that other calls are answered meanwhile.

Nothing but the pauses is new: which simulations there are, and what they lead to, is decided
as in `Search.run` and `Searcher.choose`. The time of a level counts, so a slow machine makes
fewer simulations and takes no longer.
"""

from __future__ import annotations

import asyncio
import time
from math import inf

from arcanum.bots.ismcts import DEALS_EACH, LOOK_UP, SAFETY, Found, Search
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
    if len(seat.options) == 1:
        return seat.options[0]
    bot.guide.think_for(seat.player)
    imagined = seat.imagine(bot.seed)
    if bot.is_careless(seat):
        return bot.guide.policy(imagined)
    if bot.guide.obvious(imagined):
        return bot.guide.plain(imagined)
    level = bot.level
    found = await run(bot.search, seat, level.seconds, level.simulations, level.least)
    bot.search.leave(seat, found[0].action)
    return found[0].action


async def run(
    search: Search, seat: Seat, seconds: float, simulations: int, least: float = 0.0
) -> list[Found]:
    """Searches within the given time and number; returns the options, the best first."""
    breath = Breath()
    search.deadline = end = time.perf_counter() + seconds * SAFETY
    search.begin(seat)
    expected = simulations
    if search.usual:
        expected = min(simulations, int(seconds * SAFETY / search.usual))
    tried = search.candidates(seat, max(2, expected // DEALS_EACH))
    done = 0
    longest = 0.0
    begin = last = time.perf_counter()
    while done < simulations and (not done or last + longest < end):
        if not search.look(seat, search.most_hopeful(tried, seat.player)):
            break
        now = time.perf_counter()
        longest = max(longest, now - last)
        last = now
        done += 1
        asking = least > 0 and done % LOOK_UP == 0
        if asking and search.worth_of_more(tried, seat.player) < least:
            break
        await breath.taken()
        last = time.perf_counter()
    search.usual = (last - begin) / max(1, done)
    search.deadline = inf
    return search.found(seat)
