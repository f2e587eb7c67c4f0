"""The calls of accounts."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from arcanum.server.accounts import COOKIE, Accounts, keys_of
from arcanum.server.calls import Call, json_response
from arcanum.server.limits import Limits
from arcanum.server.requests import (
    address,
    own_site_only,
    token_of,
    with_session,
    without_session,
)
from arcanum.server.types import (
    Credentials,
    Empty,
    JustToken,
    Kept,
    Me,
    Mine,
    MyTables,
    Nothing,
    Opened,
)


class AccountCalls:
    """Accounts, their sessions and seats."""

    def __init__(self, accounts: Accounts, limits: Limits) -> None:
        self.accounts = accounts
        self.limits = limits

    def calls(self) -> list[Call]:
        """The table of these calls."""
        return [
            Call("POST", "/api/accounts", "A new account", self.register, Credentials, Me,
                 status=201, refusals=(403, 409, 429)),
            Call("POST", "/api/login", "Log in", self.login, Credentials, Me,
                 refusals=(403, 429)),
            Call("POST", "/api/logout", "Log out", self.logout, Nothing, Empty,
                 refusals=(403,)),
            Call("GET", "/api/me", "My account and its tables", self.me, None, MyTables,
                 refusals=(429, 503)),
            Call("POST", "/api/me/tables", "Keep a seat among mine", self.keep, JustToken,
                 Kept, refusals=(403, 409, 429)),
            Call("POST", "/api/me/open", "A new token for a seat of mine", self.open, Mine,
                 Opened, refusals=(403, 429)),
        ]  # fmt: skip

    async def register(self, request: Request, body: Credentials) -> Response:
        own_site_only(request)
        self.limits.register(address(request))
        name, secret = await self.accounts.create(body.name, body.password)
        return with_session(request, json_response(Me(name), 201), secret)

    async def login(self, request: Request, body: Credentials) -> Response:
        own_site_only(request)
        self.limits.login(address(request), keys_of(body.name)[0])
        name, secret = await self.accounts.login(body.name, body.password)
        return with_session(request, json_response(Me(name)), secret)

    async def logout(self, request: Request, body: Nothing) -> Response:
        own_site_only(request)
        secret = request.cookies.get(COOKIE)
        if secret:
            await self.accounts.logout(secret)
        return without_session(json_response(Empty()))

    async def me(self, request: Request, body: None) -> MyTables:
        self.limits.browse(address(request))
        return await self.accounts.mine(request.cookies.get(COOKIE))

    async def keep(self, request: Request, body: JustToken) -> Kept:
        own_site_only(request)
        self.limits.claim(address(request))
        token = token_of(request, body.token)
        table, seat = await self.accounts.keep(request.cookies.get(COOKIE), token)
        return Kept(table, seat)

    async def open(self, request: Request, body: Mine) -> Opened:
        own_site_only(request)
        await self.accounts.mine_is(request.cookies.get(COOKIE), body.table, body.seat)
        self.limits.change(body.table, body.seat)
        return Opened(body.table, body.seat, await self.accounts.open(body.table, body.seat))
