"""The calls of the puzzles of the week."""

from __future__ import annotations

from starlette.requests import Request

from arcanum.server.calls import Call, Query
from arcanum.server.errors import Refused
from arcanum.server.meeting.people_calls import READ, Visitors, game_in
from arcanum.server.meeting.puzzles import Puzzles
from arcanum.server.meeting.types import Guess, PuzzleShown, PuzzleWeeks


class PuzzleCalls:
    """One puzzle a week, for everybody."""

    def __init__(self, visitors: Visitors, puzzles: Puzzles) -> None:
        self.visitors = visitors
        self.puzzles = puzzles

    def calls(self) -> list[Call]:
        """The table of these calls."""
        return [
            Call("GET", "/api/puzzles/{game}", "The puzzle of a week (this one)",
                 self.look, None, PuzzleShown, refusals=READ, query=(Query("week"),)),
            Call("POST", "/api/puzzles/{game}", "My choice: there is one try", self.choose,
                 Guess, PuzzleShown, refusals=(403, 404, 409, 422, 429)),
            Call("GET", "/api/me/puzzles", "My puzzles", self.weeks, None, PuzzleWeeks,
                 refusals=(403, 429, 503)),
        ]  # fmt: skip

    async def look(self, request: Request, body: None) -> PuzzleShown:
        me = await self.visitors.reader(request)
        week = request.query_params.get("week", "")
        return await self.puzzles.look(game_in(request), week, me)

    async def choose(self, request: Request, body: Guess) -> PuzzleShown:
        me, _ = await self.visitors.member(request)
        return await self.puzzles.choose(game_in(request), me, body.choice)

    async def weeks(self, request: Request, body: None) -> PuzzleWeeks:
        me = await self.visitors.reader(request)
        if not me:
            raise Refused(403, "log in first", key="log-in-first")
        return await self.puzzles.weeks(me)
