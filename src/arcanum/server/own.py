"""What people do with their own account: a new password, log out everywhere, delete it."""

from __future__ import annotations

import asyncio
import time

from arcanum.server.accounts import Accounts
from arcanum.server.database import Statement
from arcanum.server.errors import Clash, Refused
from arcanum.server.orders import Orders
from arcanum.server.removing import (
    CHANGED,
    KEYS,
    SEATS,
    account_gone,
    logged_out,
    ordered,
    orders_of,
)
from arcanum.server.secret import token_hash

TRIES = 5
WRONG_PASSWORD = "the password is wrong"
WRONG_LINK = "this link was used already, or is too old"


class OwnAccount:
    """The changes of an account by who it belongs to."""

    def __init__(self, accounts: Accounts, orders: Orders) -> None:
        self.accounts = accounts
        self.store = accounts.store
        self.orders = orders

    async def me(self, secret: str | None, password: str) -> str:
        """The account of a session, if its password is right."""
        me = await self.accounts.logged_in(secret)
        found = await self.store.rows("SELECT password FROM accounts WHERE name = ?", me)
        if not found or not await self.accounts.is_right(found[0][0], password):
            raise Refused(403, WRONG_PASSWORD, key="wrong-password")
        return me

    async def change_password(self, secret: str | None, old: str, new: str) -> str:
        """A new password. All devices are logged out; this one gets a new session."""
        me = await self.me(secret, old)
        return await self.put_password(me, new)

    async def put_password(self, account: str, password: str) -> str:
        """Store a password, log out everywhere; returns a new session."""
        hashed = await self.accounts.hashed(password)
        sql = "UPDATE accounts SET password = ? WHERE name = ?"
        put: Statement = (sql, (hashed, account))
        links: Statement = ("DELETE FROM resets WHERE account = ?", (account,))
        await self.write(account, [put, links, *logged_out(account)], KEYS)
        return await self.accounts.session(account)

    async def use_link(self, token: str, password: str) -> tuple[str, str]:
        """A new password by the link of an administrator: the shown name and a session."""
        hashed = token_hash(token)
        found = await self.store.rows(
            "SELECT a.name, a.shown, a.closed FROM resets r "
            "JOIN accounts a ON a.name = r.account WHERE r.token = ? AND r.ends > ?",
            hashed,
            time.time(),
        )
        if not found:
            raise Refused(403, WRONG_LINK, key="link-used")
        if found[0][2]:
            raise Refused(403, "this account is closed", key="account-closed")
        return str(found[0][1]), await self.put_password(str(found[0][0]), password)

    async def log_out_everywhere(self, secret: str | None) -> None:
        """End all sessions, and take back the tokens lent to the devices of the account."""
        me = await self.accounts.logged_in(secret)
        await self.write(me, logged_out(me), KEYS)

    async def delete(self, secret: str | None, password: str) -> None:
        """The account is gone. Its seats stay at their tables, without a name."""
        me = await self.me(secret, password)
        await self.write(me, account_gone(me), CHANGED, KEYS)

    async def write(self, account: str, statements: list[Statement], *kinds: str) -> None:
        """Write, and tell all processes about the tables of the account."""
        seats = await self.store.rows(SEATS, account)
        told = [line for order in orders_of(kinds, seats) for line in ordered(*order)]
        for left in reversed(range(TRIES)):
            try:
                await self.store.write(*statements, *told)
                break
            except Clash:  # another process took the number of the order
                if not left:
                    raise
                await asyncio.sleep(0.05)
        await self.orders.look()
