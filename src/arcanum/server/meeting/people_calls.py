"""The calls of the ladder and of profiles."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from arcanum.games import ids
from arcanum.server.accounts import COOKIE, Accounts
from arcanum.server.admin.about_accounts import export
from arcanum.server.calls import Call, Query
from arcanum.server.errors import Refused
from arcanum.server.limits import Limits
from arcanum.server.meeting.ladder import KINDS, Ladders
from arcanum.server.meeting.profiles import Profiles
from arcanum.server.meeting.types import (
    GamesPlayed,
    Ladder,
    Profile,
    ProfileWish,
    RatingGraph,
)
from arcanum.server.requests import address, own_site_only, whole
from arcanum.server.types import Empty, encode

READ = (400, 404, 429, 503)


def game_in(request: Request) -> str:
    """The title in the path."""
    game = str(request.path_params["game"])
    if game not in ids():
        raise Refused(404, "there is no such game")
    return game


def start_of(request: Request) -> int:
    """Where a page of a list begins."""
    return min(whole(request.query_params.get("start")) or 0, 1_000_000)


class Visitors:
    """Who asks: the account of the session, or nobody."""

    def __init__(self, accounts: Accounts, limits: Limits) -> None:
        self.accounts = accounts
        self.limits = limits

    async def reader(self, request: Request) -> str:
        """The account of the reader; empty if nobody is logged in."""
        self.limits.browse(address(request))
        me = await self.accounts.who(request.cookies.get(COOKIE))
        return me[0] if me else ""

    async def member(self, request: Request) -> tuple[str, str]:
        """Key and shown name of an account that wants to change something."""
        own_site_only(request)
        me = await self.accounts.who(request.cookies.get(COOKIE))
        if me is None:
            raise Refused(403, "log in first", key="log-in-first")
        self.limits.join(me[0])
        return me


class PeopleCalls:
    """The ladder, and who is on it."""

    def __init__(self, visitors: Visitors, ladders: Ladders, profiles: Profiles) -> None:
        self.visitors = visitors
        self.ladders = ladders
        self.profiles = profiles

    def calls(self) -> list[Call]:
        """The table of these calls."""
        start = Query("start", "integer")
        return [
            Call("GET", "/api/ladder/{game}", "The ladder of a title", self.ladder, None,
                 Ladder, refusals=READ, query=(Query("of"), start)),
            Call("GET", "/api/players/{name}", "A profile", self.profile, None, Profile,
                 refusals=READ),
            Call("GET", "/api/players/{name}/games", "Finished games of a person", self.games,
                 None, GamesPlayed, refusals=READ, query=(start,)),
            Call("GET", "/api/players/{name}/ratings/{game}", "The rating over time",
                 self.graph, None, RatingGraph, refusals=READ),
            Call("POST", "/api/me/profile", "Hide my profile, or show it", self.hide,
                 ProfileWish, Empty, refusals=(403, 429)),
            Call("GET", "/api/me/export", "All that belongs to my account", self.export,
                 refusals=(403, 429, 503)),
        ]  # fmt: skip

    async def ladder(self, request: Request, body: None) -> Ladder:
        me = await self.visitors.reader(request)
        of = request.query_params.get("of", "all")
        if of not in KINDS:
            raise Refused(400, "of must be 'all', 'people' or 'bots'")
        return await self.ladders.page(game_in(request), of, start_of(request), me)

    async def profile(self, request: Request, body: None) -> Profile:
        me = await self.visitors.reader(request)
        return await self.profiles.profile(name_in(request), me)

    async def games(self, request: Request, body: None) -> GamesPlayed:
        me = await self.visitors.reader(request)
        return await self.profiles.games(name_in(request), me, start_of(request))

    async def graph(self, request: Request, body: None) -> RatingGraph:
        me = await self.visitors.reader(request)
        return await self.profiles.graph(name_in(request), me, game_in(request))

    async def hide(self, request: Request, body: ProfileWish) -> Empty:
        me, _ = await self.visitors.member(request)
        await self.profiles.hide(me, body.hidden)
        return Empty()

    async def export(self, request: Request, body: None) -> Response:
        me, _ = await self.visitors.member(request)
        self.visitors.limits.export(me)
        found = await self.profiles.store.read(lambda db: export(db, me))
        headers = {
            "cache-control": "no-store",
            "content-disposition": 'attachment; filename="arcanum-account.json"',
        }
        return Response(encode(found), 200, headers, media_type="application/json")


def name_in(request: Request) -> str:
    """The name of a person in the path."""
    name = str(request.path_params["name"])
    if "\0" in name or len(name) > 64:
        raise Refused(404, "there is no such profile")
    return name
