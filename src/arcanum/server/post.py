"""The ways a turn notice is sent: webhook, e-mail, web push.

Addresses inside the server's own network are refused, so that nobody reaches them through us.
Settings come from the environment:

    ARCANUM_SMTP    smtp://user:password@host:port?from=address  (smtps:// for TLS at once)
    ARCANUM_PUBLIC  the public address of this server, for links
    ARCANUM_PRIVATE_WEBHOOKS=1  allows webhooks to private addresses
"""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import json
import os
import smtplib
import socket
import ssl
import threading
from email.message import EmailMessage
from typing import Protocol
from urllib.parse import parse_qs, unquote, urlsplit

from arcanum.kernel.errors import BadData
from arcanum.server.errors import Refused
from arcanum.server.push import Vapid, b64, new_key, sealed, subscription
from arcanum.server.store import Store
from arcanum.server.types import NoticeKinds

TIMEOUT = 5.0  # for each step
TOTAL_SECONDS = 10.0  # for a whole POST: whoever answers in drops is cut off

Notice = dict[str, object]


class Way(Protocol):
    """A way to send a notice to a target."""

    def check(self, target: str) -> None:
        """Refuse a target that cannot be used."""
        ...

    def send(self, target: str, notice: Notice) -> None:
        """Send one notice; runs in a thread."""
        ...


class Webhook:
    """A POST of the notice as JSON."""

    def __init__(self, private: bool) -> None:
        self.private = private

    def check(self, target: str) -> None:
        parts = urlsplit(target)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Refused(422, "a webhook is an http or https address")

    def send(self, target: str, notice: Notice) -> None:
        headers = {"Content-Type": "application/json"}
        post(target, json.dumps(notice).encode(), headers, self.private)


class Email:
    """A short e-mail, where the server knows a mail server."""

    def __init__(self, smtp: str) -> None:
        self.smtp = smtp

    def check(self, target: str) -> None:
        if not self.smtp:
            raise Refused(422, "this server sends no e-mail")
        if "@" not in target or not target.isprintable() or " " in target:
            raise Refused(422, "this is not an e-mail address")

    def send(self, target: str, notice: Notice) -> None:
        parts = urlsplit(self.smtp)
        message = EmailMessage()
        message["To"] = target
        message["From"] = parse_qs(parts.query).get("from", ["arcanum@localhost"])[0]
        message["Subject"] = f"Arcanum: your turn ({notice['game']})"
        message.set_content(f"It is your turn.\n{notice['link']}\n")
        kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
        with kind(parts.hostname or "localhost", parts.port or 0, timeout=TIMEOUT) as smtp:
            if parts.username:
                if parts.scheme != "smtps":
                    smtp.starttls(context=ssl.create_default_context())
                smtp.login(unquote(parts.username), unquote(parts.password or ""))
            smtp.send_message(message)


class Push:
    """A web push to a browser."""

    def __init__(self, vapid: Vapid | None, contact: str, private: bool) -> None:
        self.vapid = vapid
        self.contact = contact
        self.private = private

    def check(self, target: str) -> None:
        try:
            subscription(target)
        except BadData as wrong:
            raise Refused(422, str(wrong)) from wrong

    def send(self, target: str, notice: Notice) -> None:
        to = subscription(target)
        assert self.vapid is not None
        headers = {
            "Authorization": self.vapid.header(to.endpoint, self.contact),
            "Content-Encoding": "aes128gcm",
            "TTL": "86400",
        }
        post(to.endpoint, sealed(json.dumps(notice).encode(), to), headers, self.private)


class Post:
    """All ways that are switched on at this server, by kind."""

    def __init__(self, vapid: Vapid | None) -> None:
        self.vapid = vapid
        self.smtp = os.environ.get("ARCANUM_SMTP", "")
        self.public = os.environ.get("ARCANUM_PUBLIC", "").rstrip("/")
        private = os.environ.get("ARCANUM_PRIVATE_WEBHOOKS") == "1"
        self.ways: dict[str, Way] = {
            "webhook": Webhook(private),
            "email": Email(self.smtp),
            "push": Push(vapid, self.public or "https://localhost", private),
        }

    def kinds(self) -> NoticeKinds:
        """Which notices are switched on."""
        return NoticeKinds(
            webhook=True,
            email=bool(self.smtp),
            push=None if self.vapid is None else b64(self.vapid.public),
        )

    def check(self, kind: str, target: str) -> None:
        """Refuse a target that cannot be used; an empty one ends the notices."""
        if target:
            self.ways[kind].check(target)

    def send(self, kind: str, target: str, notice: Notice) -> None:
        """Send one notice; runs in a thread."""
        self.ways[kind].send(target, notice)


def post(url: str, body: bytes, headers: dict[str, str], private: bool) -> None:
    """A POST to an address that was looked up and found public."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = public_address(host, port, private)
    plain = socket.create_connection((address, port), TIMEOUT)
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
    wire = plain.dup()  # TLS takes over `plain`
    cut = threading.Timer(TOTAL_SECONDS, cut_off, (wire,))
    cut.daemon = True
    cut.start()
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
        cut.cancel()
        connection.close()
        plain.close()
        wire.close()


def cut_off(wire: socket.socket) -> None:
    """End a connection whatever it is doing; who reads from it gets an error."""
    with contextlib.suppress(OSError):  # it is over already
        wire.shutdown(socket.SHUT_RDWR)


def public_address(host: str, port: int, private: bool) -> str:
    """The address of a host, if it is a public one or private ones are allowed."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    for entry in found:
        address = str(entry[4][0])
        if private or ipaddress.ip_address(address.split("%")[0]).is_global:
            return address
    raise BadData("the address is not a public one")


async def post_of(store: Store) -> Post:
    """The post of this server, with its key."""
    return Post(Vapid(await store.setting("vapid", new_key)))
