"""Turn notices to players who are not looking: webhook, e-mail, web push.

At most one a minute for a seat, one for a turn, and none while they look. Addresses inside
the server's own network are refused, so that nobody reaches them through us.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import os
import smtplib
import socket
import ssl
import time
from collections.abc import Callable
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

from arcanum.kernel.errors import ArcanumError, BadData
from arcanum.server.errors import Refused
from arcanum.server.holders import Holder
from arcanum.server.push import Vapid, b64, new_key, sealed, subscription
from arcanum.server.store import Store
from arcanum.server.table import Table
from arcanum.server.types import NoticeKinds

log = logging.getLogger("arcanum.server")

MINUTE = 60.0
TIMEOUT = 5.0

Send = Callable[[str, str, dict[str, object]], None]  # kind, target, what
Later = Callable[..., asyncio.TimerHandle]  # seconds, function, arguments


def later(seconds: float, work: Callable[..., None], *args: object) -> asyncio.TimerHandle:
    """Call a function of the loop after some time."""
    return asyncio.get_running_loop().call_later(seconds, work, *args)


class Post:
    """Sends notices. Settings come from the environment:

    ARCANUM_SMTP   smtp://user:password@host:port?from=address  (smtps:// for TLS at once)
    ARCANUM_PUBLIC the public address of this server, for links
    ARCANUM_PRIVATE_WEBHOOKS=1  allows webhooks to private addresses
    """

    def __init__(self, vapid: Vapid | None) -> None:
        self.vapid = vapid
        self.smtp = os.environ.get("ARCANUM_SMTP", "")
        self.public = os.environ.get("ARCANUM_PUBLIC", "").rstrip("/")
        self.private = os.environ.get("ARCANUM_PRIVATE_WEBHOOKS") == "1"

    def kinds(self) -> NoticeKinds:
        """Which notices are switched on."""
        return NoticeKinds(
            webhook=True,
            email=bool(self.smtp),
            push=None if self.vapid is None else b64(self.vapid.public),
        )

    def check(self, kind: str, target: str) -> None:
        """Refuse a target that cannot be used."""
        if not target:
            return
        if kind == "email":
            if not self.smtp:
                raise Refused(422, "this server sends no e-mail")
            if "@" not in target or not target.isprintable() or " " in target:
                raise Refused(422, "this is not an e-mail address")
        elif kind == "push":
            try:
                subscription(target)
            except BadData as wrong:
                raise Refused(422, str(wrong)) from wrong
        else:
            parts = urlsplit(target)
            if parts.scheme not in ("http", "https") or not parts.hostname:
                raise Refused(422, "a webhook is an http or https address")

    def send(self, kind: str, target: str, what: dict[str, object]) -> None:
        """One notice; runs in a thread."""
        if kind == "email":
            self.email(target, what)
        elif kind == "push":
            to = subscription(target)
            assert self.vapid is not None
            contact = self.public or "https://localhost"
            headers = {
                "Authorization": self.vapid.header(to.endpoint, contact),
                "Content-Encoding": "aes128gcm",
                "TTL": "86400",
            }
            self.post(to.endpoint, sealed(json.dumps(what).encode(), to), headers)
        else:
            headers = {"Content-Type": "application/json"}
            self.post(target, json.dumps(what).encode(), headers)

    def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """A POST to an address that was looked up and found public."""
        parts = urlsplit(url)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = public_address(host, port, self.private)
        plain = socket.create_connection((address, port), TIMEOUT)
        connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
        try:
            if parts.scheme == "https":
                context = ssl.create_default_context()
                connection.sock = context.wrap_socket(plain, server_hostname=host)
            else:
                connection.sock = plain
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, body, headers)
            connection.getresponse().read(1024)
        finally:
            connection.close()
            plain.close()

    def email(self, target: str, what: dict[str, object]) -> None:
        """A short e-mail."""
        parts = urlsplit(self.smtp)
        message = EmailMessage()
        message["To"] = target
        message["From"] = parse_qs(parts.query).get("from", ["arcanum@localhost"])[0]
        message["Subject"] = f"Arcanum: your turn ({what['game']})"
        message.set_content(f"It is your turn.\n{what['link']}\n")
        kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
        with kind(parts.hostname or "localhost", parts.port or 0, timeout=TIMEOUT) as smtp:
            if parts.username:
                if parts.scheme != "smtps":
                    smtp.starttls(context=ssl.create_default_context())
                smtp.login(unquote(parts.username), unquote(parts.password or ""))
            smtp.send_message(message)


def public_address(host: str, port: int, private: bool) -> str:
    """The address of a host, if it is one of the public net."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    for entry in found:
        address = str(entry[4][0])
        if private or ipaddress.ip_address(address.split("%")[0]).is_global:
            return address
    raise BadData("the address is not a public one")


class Notifier:
    """Tells players that it is their turn."""

    def __init__(
        self,
        post: Post,
        holder: Holder,
        send: Send | None = None,
        later: Later = later,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.post = post
        self.holder = holder
        self.send = send or post.send
        self.later = later
        self.clock = clock
        self.told: dict[tuple[str, int], tuple[float, float]] = {}  # when, which turn
        self.planned: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def follow(self, table: Table) -> None:
        """A table has changed."""
        room = table.room
        if not room.extras.notices or not self.holder.holds(table.id):
            return
        waiting = room.waiting
        here = table.presence.here()
        for seat in room.extras.notices:
            if seat in waiting and not here[seat] and not room.seats[seat].bot:
                self.plan(table, seat)

    def plan(self, table: Table, seat: int) -> None:
        """Tell now, or when the minute since the last notice is over."""
        key = (table.id, seat)
        if key in self.planned:
            return
        last, turn = self.told.get(key, (-MINUTE, -1.0))
        if turn == table.room.banks.asked_at[seat]:
            return
        delay = max(0.0, last + MINUTE - self.clock())
        self.planned[key] = self.later(delay, self.tell, table, seat)

    def tell(self, table: Table, seat: int) -> None:
        """Tell, if it is still their turn and they are still not looking."""
        room = table.room
        key = (table.id, seat)
        self.planned.pop(key, None)
        if seat not in room.waiting or table.presence.here()[seat]:
            return
        if not self.holder.holds(table.id):
            return
        self.told[key] = (self.clock(), room.banks.asked_at[seat])
        if len(self.told) > 100_000:
            self.told.clear()
        what: dict[str, object] = {
            "what": "your-turn",
            "table": table.id,
            "game": room.head.game,
            "seat": seat,
            "link": f"{self.post.public}/table/{table.id}",
        }
        for kind, target in room.extras.notices.get(seat, {}).items():
            task = asyncio.get_running_loop().create_task(self.deliver(kind, target, what))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def deliver(self, kind: str, target: str, what: dict[str, object]) -> None:
        """Send one notice; a failure is told in the log, without the address."""
        try:
            await asyncio.to_thread(self.send, kind, target, what)
        except (OSError, ArcanumError, smtplib.SMTPException, http.client.HTTPException) as bad:
            log.warning("a %s notice could not be sent: %s", kind, type(bad).__name__)

    def close(self) -> None:
        """No more notices."""
        for handle in self.planned.values():
            handle.cancel()


async def post_of(store: Store) -> Post:
    """The post of this server, with its key."""
    return Post(Vapid(await store.setting("vapid", new_key)))
