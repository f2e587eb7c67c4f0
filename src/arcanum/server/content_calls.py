"""The calls around the tables: games, cards, texts, rules, which notices there are."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from arcanum.server import content
from arcanum.server.calls import Call, Query
from arcanum.server.post import Post
from arcanum.server.requests import tagged, zipped
from arcanum.server.types import Cards, GamesShown, NoticeKinds, Rulebook

TEXT = "text/plain"


class ContentCalls:
    """What does not change while the server runs."""

    def __init__(self, post: Post) -> None:
        self.post = post

    def calls(self) -> list[Call]:
        """The table of these calls."""
        return [
            Call("GET", "/api/games", "Games, seats, options, bots", self.games, None,
                 GamesShown),
            Call("GET", "/api/cards/{game}", "The printed facts of cards; in a language, with"
                 " names, texts, notes and filters", self.cards, None, Cards,
                 query=(Query("lang"),), refusals=(404,)),
            Call("GET", "/api/texts/{lang}/{game}", "Fluent texts", self.texts, media=TEXT,
                 refusals=(404,)),
            Call("GET", "/api/rules/{game}", "The players' rulebook in a language; without"
                 " one, the specification", self.rules, media="text/markdown",
                 query=(Query("lang"),), also=Rulebook, refusals=(404,)),
            Call("GET", "/api/games/{game}/page/{file}", "A file of the page part that a game"
                 " brings along", self.page_file, media="text/javascript", refusals=(404,)),
            Call("GET", "/api/notices", "Which turn notices are switched on", self.notices,
                 None, NoticeKinds),
        ]  # fmt: skip

    async def games(self, request: Request, body: None) -> GamesShown:
        return content.games()

    async def cards(self, request: Request, body: None) -> Cards | Response:
        game, lang = request.path_params["game"], request.query_params.get("lang")
        if lang is None:
            return Cards(content.cards(game))
        # All data of a game to read and to word: not while others wait.
        made = await asyncio.to_thread(content.browsed, game, lang)
        return zipped(request, made, "application/json")

    async def texts(self, request: Request, body: None) -> Response:
        made = content.texts(request.path_params["lang"], request.path_params["game"])
        return tagged(request, made, "text/plain; charset=utf-8")

    async def rules(self, request: Request, body: None) -> Response:
        game, lang = request.path_params["game"], request.query_params.get("lang")
        if lang is not None:
            # Pictures are positions to set up: not while others wait.
            book = await asyncio.to_thread(content.rulebook, game, lang)
            return zipped(request, book, "application/json")
        return tagged(request, content.rules(game), "text/markdown; charset=utf-8")

    async def page_file(self, request: Request, body: None) -> Response:
        names = request.path_params
        file = content.page_file(names["game"], names["file"])
        return tagged(request, content.Document(file.body, file.tag), file.kind)

    async def notices(self, request: Request, body: None) -> NoticeKinds:
        return self.post.kinds()
