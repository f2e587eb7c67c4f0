"""The calls of lessons: which there are, beginning one, turning its pages; rules to try."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request

from arcanum.kernel.errors import BadSetting
from arcanum.lessons import Lesson, Try, find_lesson, find_try, tries, words
from arcanum.lessons.telling import beads
from arcanum.server.calls import SEAT, Call, Query
from arcanum.server.content import LANGUAGES, known
from arcanum.server.door import Door
from arcanum.server.errors import Refused
from arcanum.server.learning import begin
from arcanum.server.lesson_list import listed
from arcanum.server.limits import Limits
from arcanum.server.requests import address, table_in, token_of
from arcanum.server.tables import Tables
from arcanum.server.types import (
    Acted,
    LessonsListed,
    Made,
    NewLesson,
    TriesListed,
    TryListed,
    TurnPage,
)

T = TypeVar("T")


class LessonCalls:
    """Learning by playing."""

    def __init__(self, tables: Tables, door: Door, limits: Limits) -> None:
        self.tables = tables
        self.door = door
        self.limits = limits

    def calls(self) -> list[Call]:
        """The table of these calls."""
        lang = (Query("lang"),)
        return [
            Call("GET", "/api/lessons/{game}", "The lessons of a game", self.listed, None,
                 LessonsListed, refusals=(400, 404), query=lang),
            Call("POST", "/api/lessons/{game}/{lesson}", "Begin a lesson: a table of one's own",
                 self.begin, NewLesson, Made, status=201, refusals=(404, 422, 429)),
            Call("GET", "/api/try/{game}", "The rules that can be tried", self.tries, None,
                 TriesListed, refusals=(400, 404), query=lang),
            Call("POST", "/api/try/{game}/{rule}", "Try a rule: a table where it can be played",
                 self.try_rule, NewLesson, Made, status=201, refusals=(404, 422, 429)),
            Call("POST", "/api/tables/{table}/page", "On with a lesson, or a step back",
                 self.turn, TurnPage, Acted, refusals=(*SEAT, 409, 422)),
        ]  # fmt: skip

    async def listed(self, request: Request, body: None) -> LessonsListed:
        game = known(request.path_params["game"]).id
        return listed(game, lang_of(request))

    async def begin(self, request: Request, body: NewLesson) -> Made:
        return await self.begun(request, body, find_lesson, "lesson")

    async def tries(self, request: Request, body: None) -> TriesListed:
        game = known(request.path_params["game"]).id
        say = words(lang_of(request), game).say
        return TriesListed(
            [TryListed(one.id, one.rules, say(one.key, **beads())) for one in tries(game)]
        )

    async def try_rule(self, request: Request, body: NewLesson) -> Made:
        return await self.begun(request, body, find_try, "rule")

    async def begun(
        self,
        request: Request,
        body: NewLesson,
        find: Callable[[str, str], Lesson | Try],
        part: str,
    ) -> Made:
        """A new table for what a part of the path names."""
        game = known(request.path_params["game"]).id
        position = found(find, game, request.path_params[part])
        self.limits.create(address(request))
        return await begin(self.tables, position, body)

    async def turn(self, request: Request, body: TurnPage) -> Acted:
        table, seat = await self.tables.seat(table_in(request), token_of(request, body.token))
        return Acted(await self.door.turn_page(table, seat, body.version, body.to))


def found(find: Callable[[str, str], T], game: str, name: str) -> T:
    """What a path names, or 404."""
    try:
        return find(game, name)
    except BadSetting as wrong:
        raise Refused(404, str(wrong)) from wrong


def lang_of(request: Request) -> str:
    """The language that is asked for."""
    lang = request.query_params.get("lang", "en")
    if lang not in LANGUAGES:
        raise Refused(400, f"there is no language '{lang}'")
    return lang
