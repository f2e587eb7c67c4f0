"""All parts about meeting others, put together."""

from __future__ import annotations

from arcanum.server.accounts import Accounts
from arcanum.server.api import Part
from arcanum.server.limits import Limits
from arcanum.server.meeting.ladder import Ladders
from arcanum.server.meeting.people_calls import PeopleCalls, Visitors
from arcanum.server.meeting.profiles import Profiles
from arcanum.server.meeting.results import Counter
from arcanum.server.store import Store
from arcanum.server.tables import Tables

LOOK_SECONDS = 30.0  # between looks for what was left over


class Meeting:
    """Ratings and all that stands on them."""

    def __init__(
        self, store: Store, tables: Tables, accounts: Accounts, limits: Limits
    ) -> None:
        self.counter = Counter(store, tables)
        tables.after_change.append(self.counter.follow)
        visitors = Visitors(accounts, limits)
        ladders = Ladders(store)
        profiles = Profiles(store, ladders)
        self.parts: tuple[Part, ...] = (PeopleCalls(visitors, ladders, profiles),)

    async def begin(self) -> None:
        """Before the first call."""
        await self.counter.begin()

    async def look(self) -> None:
        """Now and then: what was left over by a stop, or by another process."""
        await self.counter.catch_up()
