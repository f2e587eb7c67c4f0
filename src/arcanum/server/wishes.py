"""How players want to be told of their turns: set, confirmed by mail, stopped, turned off.

Links in mails carry the table, the seat and a signature of this server over them, over the
address, and over what the link does. So they need no store, and end with the notice itself.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import http.client
import logging
import smtplib
from urllib.parse import parse_qs, urlsplit

from arcanum.kernel.errors import ArcanumError
from arcanum.server.errors import Refused
from arcanum.server.limits import Limits
from arcanum.server.mail import Notice
from arcanum.server.post import Post
from arcanum.server.push import b64, from_b64
from arcanum.server.secret import new_token
from arcanum.server.store import Store
from arcanum.server.stored import Wish
from arcanum.server.table import Table
from arcanum.server.tables import Tables

log = logging.getLogger("arcanum.server")

EMAIL = "email"
WAITING, OFF = "waiting", "off"  # states of a wish; an empty one is on
CONFIRM, STOP = "confirm", "stop"  # what the link of a mail does
SIGNED_BYTES = 16
MARK = "~"  # begins the secret of a link for an account; tables' ids have none


def target_key(kind: str, target: str) -> str:
    """What limits count by: one mailbox, one hook, however it is spelled."""
    if kind == EMAIL:
        box, _, domain = target.casefold().rpartition("@")
        return f"{box.partition('+')[0]}@{domain}"
    if kind == "webhook":
        parts = urlsplit(target)
        chats = parse_qs(parts.query).get("chat_id", [])  # many share one address at Telegram
        return " ".join((f"{parts.hostname}:{parts.port}{parts.path}", *chats))
    return target


class Wishes:
    """The wishes of all seats."""

    def __init__(
        self, store: Store, tables: Tables, post: Post, limits: Limits, key: str
    ) -> None:
        self.store = store
        self.tables = tables
        self.post = post
        self.limits = limits
        self.key = key.encode()
        self.tasks: set[asyncio.Task[None]] = set()

    # -- by the player

    async def put(self, table: Table, seat: int, kind: str, wish: Wish) -> str:
        """Set a wish, or end it if its target is empty; returns its state."""
        self.post.check(kind, wish.target)
        if not wish.target:
            await self.keep(table, seat, kind, None)
            return ""
        if kind == EMAIL:
            known = table.room.extras.wishes.get((seat, kind))
            same = known is not None and known.target == wish.target and not known.state
            if not same and not await self.store.trusts(table.id, seat, wish.target):
                wish.state = WAITING
                self.limits.confirm(target_key(kind, wish.target))
        await self.keep(table, seat, kind, wish)
        if wish.state == WAITING:
            self.ask(table, seat, wish)
        return wish.state

    async def keep(self, table: Table, seat: int, kind: str, wish: Wish | None) -> None:
        """Store a wish, and have it in memory."""
        await self.store.notify(table.id, seat, kind, wish)
        extras = table.room.extras
        extras.notices.get(seat, {}).pop(kind, None)
        extras.wishes.pop((seat, kind), None)
        if wish is not None:
            extras.wishes[seat, kind] = wish
            if not wish.state:
                extras.notices.setdefault(seat, {})[kind] = wish.target

    # -- by mail

    def signed(self, what: str, table: str, seat: int, target: str) -> str:
        """The secret of a link in a mail."""
        text = f"{what} {table} {seat} {target}"
        mac = hmac.digest(self.key, text.encode(), hashlib.sha256)[:SIGNED_BYTES]
        return f"{table}.{seat}.{b64(mac)}"

    def signed_for(self, what: str, account: str, target: str) -> str:
        """The same of a link that is for an account, not for a seat."""
        text = f"{what} {MARK}{account} {target}"
        mac = hmac.digest(self.key, text.encode(), hashlib.sha256)[:SIGNED_BYTES]
        return f"{MARK}{b64(account.encode())}.{b64(mac)}"

    async def read(self, token: str) -> tuple[str, Table, int, Wish]:
        """What the link of a mail does, and for whom."""
        name, _, rest = token.partition(".")
        seat = rest.partition(".")[0]
        if seat.isascii() and seat.isdigit() and len(seat) == 1:
            try:
                table = await self.tables.get(name)
            except Refused as no:
                raise unknown_link() from no
            wish = table.room.extras.wishes.get((int(seat), EMAIL))
            for what in (CONFIRM, STOP) if wish is not None else ():
                assert wish is not None
                if hmac.compare_digest(
                    token.encode(), self.signed(what, name, int(seat), wish.target).encode()
                ):
                    return what, table, int(seat), wish
        raise unknown_link()

    async def follow(self, token: str, only: str = "") -> tuple[str, str]:
        """Do what a link is for: what it was, and the address."""
        what, table, seat, wish = await self.read(token)
        if only and what != only:
            raise unknown_link()
        if what == CONFIRM:
            await self.keep(table, seat, EMAIL, Wish(wish.target, "", wish.lang, wish.site))
            self.tables.changed(table)
        else:
            await self.keep(table, seat, EMAIL, None)
        return what, wish.target

    def ask(self, table: Table, seat: int, wish: Wish) -> None:
        """Send the link that confirms an address; nobody waits for it."""
        link = self.signed(CONFIRM, table.id, seat, wish.target)
        notice: Notice = {
            "what": CONFIRM,
            "game": table.room.head.game,
            "lang": wish.lang,
            "link": f"{self.post.public}/mail#{link}",
        }
        task = asyncio.get_running_loop().create_task(self.deliver(wish.target, notice))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def deliver(self, target: str, notice: Notice) -> None:
        """Send it; a failure goes to the log, without the address."""
        try:
            await self.post.pool.run(self.post.send, EMAIL, target, notice)
        except (OSError, ArcanumError, smtplib.SMTPException, http.client.HTTPException) as bad:
            log.warning("a mail could not be sent: %s", type(bad).__name__)

    # -- by who does not take it

    async def turn_off(self, table: str, seat: int, kind: str, target: str, why: str) -> None:
        """Nobody takes these notices: no more of them, and the player is shown why."""
        try:
            found = await self.tables.get(table)
            wish = found.room.extras.wishes.get((seat, kind))
            if wish is not None and wish.target == target:
                off = Wish(target, f"{OFF} {why}", wish.lang, wish.site)
                await self.keep(found, seat, kind, off)
        except ArcanumError as wrong:
            log.warning("a notice could not be turned off: %s", wrong)


def account_in(token: str) -> str | None:
    """The account that such a secret names; None: it names none."""
    try:
        account = from_b64(token.removeprefix(MARK).partition(".")[0]).decode()
    except ValueError:
        return None
    return None if "\0" in account else account


def unknown_link() -> Refused:
    """No wish has this link, or none any more."""
    return Refused(403, "this link is no longer good", key="link-used")


async def wishes_of(store: Store, tables: Tables, post: Post, limits: Limits) -> Wishes:
    """The wishes of this server, with its key."""
    return Wishes(store, tables, post, limits, await store.setting("mail", new_token))
