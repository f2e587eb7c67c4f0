"""What rating somebody has who asks, for tables that are meant for some ratings only.

Everybody begins with the same figure, so who has an account has one in every title. Who has
none is nobody we know.
"""

from __future__ import annotations

from starlette.requests import Request

from arcanum.games import ids
from arcanum.server.accounts import COOKIE, Accounts
from arcanum.server.meeting.ratings import figure, first_rating
from arcanum.server.store import Store


class Rater:
    """Looks up the ratings of the account of a session."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self.store = store
        self.accounts = accounts

    async def figures(self, request: Request) -> dict[str, int] | None:
        """The rating in each title, as people see it; None: nobody is logged in."""
        me = await self.accounts.who(request.cookies.get(COOKIE))
        if me is None:
            return None
        rows = await self.store.rows("SELECT game, mu FROM ratings WHERE who = ?", me[0])
        return dict.fromkeys(ids(), figure(first_rating(me[0]).mu)) | {
            game: figure(mu) for game, mu in rows
        }
