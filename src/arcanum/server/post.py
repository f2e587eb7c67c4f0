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
import socket
import ssl
import threading
from typing import Protocol
from urllib.parse import urlsplit

from arcanum.kernel.errors import BadData
from arcanum.server.errors import Declined, Refused
from arcanum.server.mail import Email, Notice, line_of
from arcanum.server.pools import Pool
from arcanum.server.push import Vapid, b64, new_key, sealed, subscription
from arcanum.server.store import Store
from arcanum.server.types import NoticeKinds
from arcanum.texts import texts as texts_of

TIMEOUT = 5.0  # for each step
TOTAL_SECONDS = 10.0  # for a whole POST: whoever answers in drops is cut off
THREADS = 4  # that send
MOST_WAITING = 1000  # notices that wait to be sent; more are dropped
DELIVERY_SECONDS = 20.0  # for one notice, with waiting

TOO_MANY = 429  # they want fewer, not none
GONE = (404, 410)  # a subscription that has ended


def public(notice: Notice) -> Notice:
    """What a program is told: not the link by which mails are stopped."""
    return {key: value for key, value in notice.items() if key not in ("lang", "stop")}


def in_words(notice: Notice) -> Notice:
    """The sentence that Discord (`content`) and Slack (`text`) show."""
    texts = texts_of(str(notice["lang"]), str(notice["game"]))
    game = texts.noun("game", str(notice["game"]))
    line = line_of(texts, notice, game)
    return {"content": line, "text": line}


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
        body = {**public(notice), **in_words(notice)}
        status = post(target, json.dumps(body).encode(), headers, self.private)
        if status >= 300 and status != TOO_MANY:  # nobody follows it elsewhere
            raise Declined(str(status))


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
        body = sealed(json.dumps(public(notice)).encode(), to)
        status = post(to.endpoint, body, headers, self.private)
        if status in GONE:
            raise Declined(str(status))


class Post:
    """All ways that are switched on at this server, by kind, and the threads that send."""

    def __init__(self, vapid: Vapid | None) -> None:
        self.vapid = vapid
        self.smtp = os.environ.get("ARCANUM_SMTP", "")
        self.public = os.environ.get("ARCANUM_PUBLIC", "").rstrip("/")
        self.email = Email(self.smtp, self.public)
        self.pool = Pool("notices", THREADS, MOST_WAITING, DELIVERY_SECONDS)
        private = os.environ.get("ARCANUM_PRIVATE_WEBHOOKS") == "1"
        self.ways: dict[str, Way] = {
            "webhook": Webhook(private),
            "email": self.email,
            "push": Push(vapid, self.public or "https://localhost", private),
        }

    def kinds(self) -> NoticeKinds:
        """Which notices are switched on."""
        return NoticeKinds(
            webhook=True,
            email=self.email.on,
            push=None if self.vapid is None else b64(self.vapid.public),
        )

    def check(self, kind: str, target: str) -> None:
        """Refuse a target that cannot be used; an empty one ends the notices."""
        if target:
            self.ways[kind].check(target)

    def send(self, kind: str, target: str, notice: Notice) -> None:
        """Send one notice; runs in a thread."""
        self.ways[kind].send(target, notice)


def post(url: str, body: bytes, headers: dict[str, str], private: bool) -> int:
    """A POST to an address that was looked up and found public; the status of the answer."""
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
        answer = connection.getresponse()
        answer.read(1024)
        return answer.status
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
