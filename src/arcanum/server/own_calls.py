"""The calls by which people look after their own account."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from arcanum.server.accounts import COOKIE
from arcanum.server.calls import Call, json_response
from arcanum.server.limits import Limits
from arcanum.server.own import OwnAccount
from arcanum.server.requests import address, own_site_only, with_session, without_session
from arcanum.server.types import Empty, JustPassword, Me, NewPassword, Nothing, PasswordLink


class OwnCalls:
    """A new password, log out everywhere, delete the account."""

    def __init__(self, own: OwnAccount, limits: Limits) -> None:
        self.own = own
        self.limits = limits

    def calls(self) -> list[Call]:
        """The table of these calls."""
        return [
            Call("POST", "/api/me/password", "A new password", self.change, NewPassword, Empty,
                 refusals=(403, 429)),
            Call("POST", "/api/me/everywhere", "Log out on every device", self.everywhere,
                 Nothing, Empty, refusals=(403,)),
            Call("POST", "/api/me/delete", "Delete my account", self.delete, JustPassword,
                 Empty, refusals=(403, 429)),
            Call("POST", "/api/password", "A new password, by a one-time link", self.by_link,
                 PasswordLink, Me, refusals=(403, 429)),
        ]  # fmt: skip

    async def guess(self, request: Request) -> str | None:
        """The session; who guesses the password of an open one is stopped like at the door."""
        own_site_only(request)
        secret = request.cookies.get(COOKIE)
        me = await self.own.accounts.who(secret)
        self.limits.login(address(request), me[0] if me else "")
        return secret

    async def change(self, request: Request, body: NewPassword) -> Response:
        secret = await self.guess(request)
        fresh = await self.own.change_password(secret, body.old, body.new)
        return with_session(request, json_response(Empty()), fresh)

    async def everywhere(self, request: Request, body: Nothing) -> Response:
        own_site_only(request)
        await self.own.log_out_everywhere(request.cookies.get(COOKIE))
        return without_session(json_response(Empty()))

    async def delete(self, request: Request, body: JustPassword) -> Response:
        secret = await self.guess(request)
        await self.own.delete(secret, body.password)
        return without_session(json_response(Empty()))

    async def by_link(self, request: Request, body: PasswordLink) -> Response:
        own_site_only(request)
        self.limits.login(address(request), "")
        name, secret = await self.own.use_link(body.token, body.password)
        return with_session(request, json_response(Me(name)), secret)
