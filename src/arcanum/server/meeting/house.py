"""All parts about meeting others, put together."""

from __future__ import annotations

from arcanum.server.accounts import Accounts
from arcanum.server.api import Part
from arcanum.server.bots import BotPool
from arcanum.server.limits import Limits
from arcanum.server.meeting.club_calls import ClubCalls
from arcanum.server.meeting.clubs import Clubs
from arcanum.server.meeting.daily import Dailies
from arcanum.server.meeting.daily_calls import DailyCalls
from arcanum.server.meeting.ladder import Ladders
from arcanum.server.meeting.laying import Keys
from arcanum.server.meeting.people_calls import PeopleCalls, Visitors
from arcanum.server.meeting.profiles import Profiles
from arcanum.server.meeting.puzzle_calls import PuzzleCalls
from arcanum.server.meeting.puzzles import Puzzles
from arcanum.server.meeting.results import Counter
from arcanum.server.meeting.tournament_calls import TournamentCalls
from arcanum.server.meeting.tournaments import Tournaments
from arcanum.server.meeting.watch_calls import WatchCalls
from arcanum.server.meeting.watches import Watches
from arcanum.server.store import Store
from arcanum.server.tables import Tables

LOOK_SECONDS = 30.0  # between looks for what was left over


class Meeting:
    """Ratings and all that stands on them."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        accounts: Accounts,
        limits: Limits,
        watches: Watches,
        background: BotPool,
    ) -> None:
        self.counter = Counter(store, tables)
        tables.after_change.append(self.counter.follow)
        visitors = Visitors(accounts, limits)
        ladders = Ladders(store)
        profiles = Profiles(store, ladders)
        self.keys = Keys(store)
        tables.passes = self.keys.passes
        dailies = Dailies(store, tables, self.keys)
        self.puzzles = Puzzles(store, self.keys, background)
        self.tournaments = Tournaments(store, tables, self.keys)
        self.counter.after.append(self.tournaments.counted)
        self.parts: tuple[Part, ...] = (
            PeopleCalls(visitors, ladders, profiles),
            DailyCalls(visitors, dailies),
            PuzzleCalls(visitors, self.puzzles),
            WatchCalls(visitors, watches),
            TournamentCalls(visitors, self.tournaments),
            ClubCalls(visitors, Clubs(store, tables, self.keys), ladders),
        )

    async def begin(self) -> None:
        """Before the first call."""
        await self.keys.begin()
        await self.counter.begin()

    async def look(self) -> None:
        """Now and then: what was left over by a stop, or by another process."""
        await self.counter.catch_up()
        await self.counter.recount()
        await self.tournaments.look()
