"""The calls of tournaments."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request

from arcanum.server.calls import Call, Query
from arcanum.server.errors import Refused
from arcanum.server.meeting.people_calls import READ, Visitors, start_of
from arcanum.server.meeting.tournament_shown import is_done, listed, shown
from arcanum.server.meeting.tournaments import Tournament, Tournaments
from arcanum.server.meeting.types import (
    JoinCode,
    MadeTournament,
    NewTournament,
    RemoveEntrant,
    TournamentShown,
    TournamentsListed,
    Watching,
    WatchTable,
)
from arcanum.server.types import Nothing

CHANGE = (403, 404, 409, 429)
MINE = "id IN (SELECT tournament FROM entrants WHERE account = ?)"


class TournamentCalls:
    """What organisers and those who take part do."""

    def __init__(self, visitors: Visitors, those: Tournaments) -> None:
        self.visitors = visitors
        self.those = those

    def calls(self) -> list[Call]:
        """The table of these calls."""
        t = "/api/tournaments/{tournament}"
        return [
            Call("GET", "/api/tournaments", "Listed tournaments, or mine", self.listed, None,
                 TournamentsListed, refusals=READ,
                 query=(Query("of"), Query("start", "integer"))),
            Call("POST", "/api/tournaments", "A new tournament", self.create, NewTournament,
                 MadeTournament, status=201, refusals=(403, 409, 422, 429)),
            Call("GET", t, "A tournament", self.look, None, TournamentShown, refusals=READ,
                 query=(Query("code"),)),
            Call("POST", f"{t}/join", "Take part", self.join, JoinCode, TournamentShown,
                 refusals=CHANGE),
            Call("POST", f"{t}/leave", "Take part no longer", self.leave, Nothing,
                 TournamentShown, refusals=CHANGE),
            Call("POST", f"{t}/remove", "Take somebody out", self.remove, RemoveEntrant,
                 TournamentShown, refusals=CHANGE),
            Call("POST", f"{t}/start", "Begin the first round", self.start, Nothing,
                 TournamentShown, refusals=CHANGE),
            Call("POST", f"{t}/close", "End the round as it is", self.close, Nothing,
                 TournamentShown, refusals=CHANGE),
            Call("POST", f"{t}/cancel", "End the tournament", self.cancel, Nothing,
                 TournamentShown, refusals=CHANGE),
            Call("POST", f"{t}/watch", "Look back at a game of a finished round", self.watch,
                 WatchTable, Watching, refusals=CHANGE),
        ]  # fmt: skip

    async def found(self, request: Request, me: str, code: str = "") -> Tournament:
        """The tournament in the path, for whoever may see it; for others it is not there."""
        one = await self.those.get(str(request.path_params["tournament"]))
        if not await self.those.may_see(one, me, code):
            raise Refused(404, "there is no such tournament")
        return one

    async def again(self, one: Tournament, me: str, code: str = "") -> TournamentShown:
        """How it is after a change."""
        return await shown(self.those, await self.those.get(one.id), me, code)

    async def change(
        self, request: Request, work: Callable[..., Awaitable[None]], *more: object
    ) -> TournamentShown:
        """A change by somebody with an account, and how the tournament is after it."""
        me, _ = await self.visitors.member(request)
        one = await self.found(request, me)
        await work(one, me, *more)
        return await self.again(one, me)

    async def listed(self, request: Request, body: None) -> TournamentsListed:
        me = await self.visitors.reader(request)
        of = request.query_params.get("of", "listed")
        where: dict[str, tuple[str, tuple[object, ...]]] = {
            "listed": ("listed = 1", ()),
            "mine": (f"{MINE}", (me,)),
            "organised": ("owner = ?", (me,)),
        }
        if of not in where:
            raise Refused(400, "of must be 'listed', 'mine' or 'organised'")
        if of != "listed" and not me:
            return TournamentsListed([], False)
        rows, more = await listed(self.those.store, *where[of], start_of(request))
        return TournamentsListed(rows, more)

    async def create(self, request: Request, body: NewTournament) -> MadeTournament:
        me, name = await self.visitors.member(request)
        self.visitors.limits.found(me)
        return MadeTournament(await self.those.create(body, me, name))

    async def look(self, request: Request, body: None) -> TournamentShown:
        me = await self.visitors.reader(request)
        code = request.query_params.get("code", "")
        return await shown(self.those, await self.found(request, me, code), me, code)

    async def join(self, request: Request, body: JoinCode) -> TournamentShown:
        me, name = await self.visitors.member(request)
        one = await self.found(request, me, body.code)
        await self.those.join(one, me, name, body.code)
        return await self.again(one, me)

    async def leave(self, request: Request, body: Nothing) -> TournamentShown:
        return await self.change(request, self.those.leave)

    async def remove(self, request: Request, body: RemoveEntrant) -> TournamentShown:
        return await self.change(request, self.those.remove, body.number)

    async def start(self, request: Request, body: Nothing) -> TournamentShown:
        return await self.change(request, self.those.start)

    async def close(self, request: Request, body: Nothing) -> TournamentShown:
        return await self.change(request, self.those.close_round)

    async def cancel(self, request: Request, body: Nothing) -> TournamentShown:
        return await self.change(request, self.those.cancel)

    async def watch(self, request: Request, body: WatchTable) -> Watching:
        me, _ = await self.visitors.member(request)
        one = await self.found(request, me)
        pairings = await self.those.pairings(one.id)
        at = [each.played for each in pairings if each.table == body.table]
        if not at:
            raise Refused(404, "this table is not of this tournament")
        if not at[0].places or not is_done([each.played for each in pairings], at[0].round):
            raise Refused(409, "this round is not over yet", key="round-not-over")
        return Watching(body.table, self.those.keys.watch(body.table))
