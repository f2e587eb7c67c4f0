"""Turn notices sent for real: to a mail server, a web server and a push service on loopback."""

from __future__ import annotations

import base64
import datetime
import email
import email.policy
import ipaddress
import json
import os
import queue
import re
import signal
import socketserver
import ssl
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.x509.oid import NameOID

from arcanum.server.errors import Declined
from arcanum.server.mail import Notice
from arcanum.server.post import Webhook
from arcanum.server.push import b64, derive, from_b64, point
from arcanum.server.store import connector
from arcanum.server.wishes import target_key
from tests.ports import free_port
from tests.server.desk import Play, Running, serve_process, until
from tests.server.test_accounts import Device
from tests.server.test_live import live, newest


@dataclass
class Came:
    """Something that a server has received."""

    at: float
    path: str
    headers: dict[str, str]
    body: bytes


class Post(HTTPServer):
    """A web server that keeps what is posted to it."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        super().__init__(("127.0.0.1", 0), PostHandler)
        self.came: queue.Queue[Came] = queue.Queue()
        self.status = 201
        if context is not None:
            self.socket = context.wrap_socket(self.socket, server_side=True)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def port(self) -> int:
        return int(self.server_address[1])


class PostHandler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Post)
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.send_response(self.server.status)
        self.send_header("content-length", "0")
        self.end_headers()
        assert isinstance(self.server, Post)
        self.server.came.put(Came(time.monotonic(), self.path, headers, body))

    def log_message(self, format: str, *args: Any) -> None: ...


class Mail(socketserver.ThreadingTCPServer):
    """A mail server: TLS on demand, a password, and it keeps what it gets."""

    daemon_threads = True

    def __init__(self, context: ssl.SSLContext) -> None:
        super().__init__(("127.0.0.1", 0), MailHandler)
        self.context = context
        self.came: queue.Queue[Came] = queue.Queue()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def port(self) -> int:
        return int(self.server_address[1])


class MailHandler(socketserver.StreamRequestHandler):
    """One connection (RFC 5321, as much as a client says)."""

    server: Mail

    def handle(self) -> None:
        self.safe = False
        self.who = ""
        self.envelope: dict[str, str] = {}
        self.say("220 mail.test ready")
        while line := self.rfile.readline().decode().strip():
            if not self.answer(line):
                break
        self.rfile.close()
        self.wfile.close()
        self.connection.close()

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def answer(self, line: str) -> bool:
        """One command; whether there are more."""
        word = line.split()[0].upper()
        if word == "EHLO":
            self.say("250-mail.test")
            self.say("250 AUTH PLAIN" if self.safe else "250 STARTTLS")
        elif word == "STARTTLS":
            self.say("220 go ahead")
            self.connection = self.server.context.wrap_socket(self.connection, server_side=True)
            self.rfile = self.connection.makefile("rb")
            self.wfile = self.connection.makefile("wb", buffering=0)
            self.safe = True
        elif word == "AUTH":
            self.who = base64.b64decode(line.split()[2]).decode()
            ok = self.safe and self.who == "\0ann@club\0se:cret"
            self.say("235 welcome" if ok else "535 no")
        elif word in ("MAIL", "RCPT"):
            self.envelope[word] = line
            self.say("250 ok" if self.who else "530 who are you?")
        elif word == "DATA":
            self.say("354 go on")
            lines = []
            while (text := self.rfile.readline()) != b".\r\n":
                lines.append(text)
            self.say("250 kept")
            self.server.came.put(
                Came(time.monotonic(), "", dict(self.envelope), b"".join(lines))
            )
        else:
            self.say("221 bye" if word == "QUIT" else "250 ok")
            return word != "QUIT"
        return True


class Browser:
    """A browser's side of web push: its keys, and how it opens what comes (RFC 8291)."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = point(self.key.public_key())
        self.auth = os.urandom(16)
        keys = {"p256dh": b64(self.public), "auth": b64(self.auth)}
        self.subscription = json.dumps({"endpoint": endpoint, "keys": keys})

    def opened(self, body: bytes) -> bytes:
        """The text of a push."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), sender)
        secret = derive(shared, self.auth, b"WebPush: info\0" + self.public + theirs, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1:] == b"\x02"
        return text[:-1]


def checked(header: str, server_key: str, audience: str) -> dict[str, Any]:
    """The claims of a VAPID header (RFC 8292), if its signature is the server's."""
    kind, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid"
    assert parts["k"] == server_key
    signed, _, signature = parts["t"].rpartition(".")
    raw = from_b64(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_b64(server_key))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(from_b64(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == audience
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    return dict(claims)


@dataclass
class Around:
    """The servers around ours."""

    web: Post
    push: Post
    mail: Mail
    certificate: Path


def certified(folder: Path) -> tuple[ssl.SSLContext, Path]:
    """A certificate for 127.0.0.1, and the file that makes a client believe it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    address = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([address]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    file, secret = folder / "certificate.pem", folder / "key.pem"
    file.write_bytes(made.public_bytes(pem))
    secret.write_bytes(
        key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file, secret)
    return context, file


@pytest.fixture
def around(tmp_path: Path) -> Iterator[Around]:
    context, certificate = certified(tmp_path)
    made = Around(Post(), Post(context), Mail(context), certificate)
    yield made
    for server in (made.web, made.push, made.mail):
        server.shutdown()
        server.server_close()


SHORT_MINUTE = "from arcanum.server import notices; notices.MINUTE = 2.0"


@pytest.fixture
def server(around: Around, tmp_path: Path) -> Iterator[Running]:
    """A server that knows them."""
    port, db = free_port(), str(tmp_path / "table.sqlite3")
    env = {
        "ARCANUM_PRIVATE_WEBHOOKS": "1",
        "ARCANUM_PUBLIC": "https://arcanum.test",
        "ARCANUM_SMTP": f"smtp://ann%40club:se%3Acret@127.0.0.1:{around.mail.port}"
        "?from=table@arcanum.test",
        "SSL_CERT_FILE": str(around.certificate),
    }
    process = serve_process(port, db, first=SHORT_MINUTE, env=env)
    made = Running(process.pid, port, db)
    yield made
    made.http.close()
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 0


def read(came: Came) -> EmailMessage:
    """A mail that the mail server got."""
    found = email.message_from_bytes(came.body, policy=email.policy.default)
    assert isinstance(found, EmailMessage)
    return found


def link_in(came: Came) -> str:
    """The secret of the link that a mail confirms or stops something with."""
    (found,) = re.findall(r"https://arcanum\.test/mail#(\S+)", read(came).get_content())
    return str(found)


def follow(server: Running, came: Came) -> str:
    """Use the link of a mail; what it was for."""
    token = link_in(came)
    before = server.http.get("/api/mail", params={"token": token}).json()
    answer = server.post("/api/mail", {"token": token})
    assert answer.status_code == 200, answer.text
    assert answer.json() == before
    return str(before["what"])


def notices(play: Play, seat: int) -> dict[str, dict[str, str]]:
    """How a seat is told, by kind."""
    params = {"token": play.tokens[seat]}
    found = play.server.http.get(f"{play.path}/notices", params=params).json()["notices"]
    return {each["kind"]: each for each in found}


def turn(play: Play) -> int:
    """Both draft a card and are asked for the next one (nine times)."""
    for seat in (0, 1):
        mine = play.see(seat)
        done = play.act(seat, mine["version"], mine["options"][0]["action"])
        assert done.status_code == 200
    return int(play.see()["version"])


def test_notices_reach_mail_web_and_push(server: Running, around: Around) -> None:
    play = server.table(2, game="seasons")
    push = Browser(f"https://127.0.0.1:{around.push.port}/push/abc")
    kinds = server.http.get("/api/notices").json()
    assert kinds["email"] is True
    targets = {
        "webhook": f"http://127.0.0.1:{around.web.port}/hook?who=bob",
        "email": "bob@example.org",
        "push": push.subscription,
    }
    for kind, target in targets.items():
        assert play.post("notices", 1, kind=kind, target=target).status_code == 200
    asked = around.mail.came.get(timeout=60)
    assert follow(server, asked) == "confirm"
    turn(play)  # a new round: B is asked again
    told = {
        "what": "your-turn",
        "table": play.id,
        "game": "seasons",
        "seat": 1,
        "link": f"https://arcanum.test/table/{play.id}",
    }
    hook = around.web.came.get(timeout=60)
    line = f"It is your turn in Seasons: {told['link']}"
    said = {**told, "content": line, "text": line}  # what Discord and Slack show
    assert (hook.path, json.loads(hook.body)) == ("/hook?who=bob", said)
    assert hook.headers["content-type"] == "application/json"
    assert hook.headers["host"] == f"127.0.0.1:{around.web.port}"

    mail = around.mail.came.get(timeout=60)
    assert "<bob@example.org>" in mail.headers["RCPT"]
    assert "<table@arcanum.test>" in mail.headers["MAIL"]
    letter = read(mail)
    assert (letter["To"], letter["From"]) == ("bob@example.org", "table@arcanum.test")
    assert "Your turn" in letter["Subject"]
    assert str(told["link"]) in letter.get_content()

    pushed = around.push.came.get(timeout=60)
    assert json.loads(push.opened(pushed.body)) == told
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert int(pushed.headers["ttl"]) > 0
    audience = f"https://127.0.0.1:{around.push.port}"
    claims = checked(pushed.headers["authorization"], kinds["push"], audience)
    assert claims["sub"] == "https://arcanum.test"
    for token in play.tokens.values():  # a link opens no seat by itself
        for came in (hook, mail, pushed):
            assert token.encode() not in came.body


def test_none_while_looking(server: Running, around: Around) -> None:
    play = server.table(2, game="seasons")
    target = f"http://127.0.0.1:{around.web.port}/hook"
    assert play.post("notices", 1, kind="webhook", target=target).status_code == 200
    with live(play, 1) as ws:  # B looks
        newest(ws, 0)
        for _ in range(2):
            newest(ws, turn(play))
    until(lambda: not play.see()["players"][1]["here"])
    turn(play)  # B is asked again, and looks no more
    around.web.came.get(timeout=60)
    assert around.web.came.empty()  # nothing was sent while B looked


def test_a_dead_address_holds_nobody_up(server: Running, around: Around) -> None:
    play = server.table(2, game="seasons")
    dead = f"http://127.0.0.1:{free_port()}/nobody"
    assert play.post("notices", 0, kind="webhook", target=dead).status_code == 200
    target = f"http://127.0.0.1:{around.web.port}/hook"
    assert play.post("notices", 1, kind="webhook", target=target).status_code == 200
    turn(play)
    assert json.loads(around.web.came.get(timeout=60).body)["seat"] == 1
    assert play.see(0)["version"] == 2


# -- mail: one address, confirmed, stopped, in the player's language


def test_no_mail_before_the_address_is_confirmed(server: Running, around: Around) -> None:
    play = server.table(2, game="seasons")
    sent = {"kind": "email", "target": "bob@example.org", "lang": "pl"}
    assert play.post("notices", 1, **sent).status_code == 200
    asked = around.mail.came.get(timeout=60)
    letter = read(asked)
    assert "potwierdź" in letter["Subject"]
    assert "bob@example.org" in asked.headers["RCPT"]
    assert f"/table/{play.id}" not in letter.get_content()
    assert notices(play, 1)["email"]["state"] == "waiting"
    hook = f"http://127.0.0.1:{around.web.port}/hook"
    assert play.post("notices", 1, kind="webhook", target=hook).status_code == 200
    turn(play)
    around.web.came.get(timeout=60)  # told by the hook
    assert around.mail.came.empty()  # and by no mail

    token = link_in(asked)
    mixed_up = token[:-1] + ("A" if token[-1] != "A" else "B")
    assert server.post("/api/mail", {"token": mixed_up}).status_code == 403
    only_stops = server.http.post("/api/mail/stop", params={"token": token})
    assert only_stops.status_code == 403
    assert follow(server, asked) == "confirm"
    assert notices(play, 1)["email"]["state"] == "on"
    told = around.mail.came.get(timeout=60)  # still to move: told at once
    letter = read(told)
    assert letter["Subject"] == "Twoja tura: Seasons"
    assert "Twoja tura w grze" in letter.get_content()
    assert f"https://arcanum.test/table/{play.id}" in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    one_click = str(letter["List-Unsubscribe"]).strip("<>")
    path = one_click.removeprefix("https://arcanum.test")
    form = {"List-Unsubscribe": "One-Click"}
    assert link_in(told) != token
    assert server.http.post(path, data=form).status_code == 200
    assert "email" not in notices(play, 1)
    assert server.post("/api/mail", {"token": token}).status_code == 403  # it ended with it
    for token in play.tokens.values():
        assert token.encode() not in told.body


def test_one_address_and_a_limit_for_each(server: Running, around: Around) -> None:
    play = server.table(2)
    for wrong in (
        "bob@example.org,eve@example.org",
        "bob@example.org eve@example.org",
        "Bob <bob@example.org>",
        "bob@example.org\nBcc: eve@example.org",
        "bob@localhost",
        "@example.org",
        "bob@@example.org",
        "x" * 300 + "@example.org",
    ):
        assert play.post("notices", 0, kind="email", target=wrong).status_code == 422, wrong
    spelled = ["bob@example.org", "Bob+1@example.org", "bob+2@EXAMPLE.org", "bob+3@example.org"]
    asked = [play.post("notices", 0, kind="email", target=t).status_code for t in spelled]
    assert asked == [200, 200, 200, 429]
    other = play.post("notices", 0, kind="email", target="eve@example.org")
    assert other.status_code == 200


def test_an_account_confirms_an_address_once(server: Running, around: Around) -> None:
    one, two, strange = server.table(2), server.table(2), server.table(2)
    with Device(server) as bob:
        bob.enter("Bob", new=True)
        assert bob.keep(one.tokens[0]).status_code == 200
        assert bob.keep(two.tokens[0]).status_code == 200
    sent = {"kind": "email", "target": "bob@example.org"}
    one.post("notices", 0, **sent)
    follow(server, around.mail.came.get(timeout=60))
    two.post("notices", 0, **sent)
    assert notices(two, 0)["email"]["state"] == "on"
    strange.post("notices", 0, **sent)  # who else knows the address has to ask
    assert notices(strange, 0)["email"]["state"] == "waiting"


# -- what is not taken is turned off


def test_an_error_turns_a_webhook_off_and_is_shown(server: Running, around: Around) -> None:
    play = server.table(2, game="seasons")
    around.web.status = 404
    target = f"http://127.0.0.1:{around.web.port}/hook"
    assert play.post("notices", 1, kind="webhook", target=target).status_code == 200
    assert notices(play, 0) == {}  # everybody sees their own
    turn(play)
    around.web.came.get(timeout=60)
    until(lambda: notices(play, 1)["webhook"]["state"] == "off")
    shown = notices(play, 1)["webhook"]
    assert shown == {"kind": "webhook", "target": target, "state": "off", "why": "404"}
    db = connector(server.db)()
    assert db.rows("SELECT state FROM notices") == [("off 404",)]
    db.close()
    around.web.status = 201
    assert play.post("notices", 1, kind="webhook", target=target).status_code == 200
    assert notices(play, 1)["webhook"]["state"] == "on"  # set again


def test_too_many_turns_nothing_off() -> None:
    hook = Webhook(True)
    notice: Notice = {
        "what": "your-turn",
        "game": "seasons",
        "lang": "ru",
        "link": "https://arcanum.test/table/t",
    }
    web = Post()
    try:
        target = f"http://127.0.0.1:{web.port}/hook"
        web.status = 429
        hook.send(target, notice)
        for web.status in (302, 403, 500):
            with pytest.raises(Declined, match=str(web.status)):
                hook.send(target, notice)
        sent = json.loads(web.came.get(timeout=60).body)
        assert sent["content"] == sent["text"]
        assert sent["text"] == "Ваш ход в игре «Сезоны»: https://arcanum.test/table/t"
    finally:
        web.shutdown()
        web.server_close()


def test_links_are_absolute_without_a_public_address(quick: Running, around: Around) -> None:
    """Where nobody set the public address, the player's own one is used; never for mail."""
    play = quick.table(2)
    play.post("notices", 0, kind="webhook", target="https://example.org/hook")
    db = connector(quick.db)()
    assert db.rows("SELECT site FROM notices") == [(f"http://127.0.0.1:{quick.port}",)]
    db.close()
    refused = play.post("notices", 0, kind="email", target="bob@example.org")
    assert refused.status_code == 422


def test_one_target_gets_only_so_many() -> None:
    spelled = ("Bob+x@Example.org", "bob@example.org")
    assert len({target_key("email", target) for target in spelled}) == 1
    hooks = ("https://example.org/hook?a=1", "https://example.org/hook?a=2")
    assert len({target_key("webhook", target) for target in hooks}) == 1
    assert target_key("webhook", "https://example.org/other") != target_key("webhook", hooks[0])
    chats = [f"https://api.example.org/bot1:x/sendMessage?chat_id={n}" for n in (7, -100)]
    assert len({target_key("webhook", target) for target in chats}) == 2  # one bot, many people


def test_a_webhook_like_those_of_telegram(server: Running, around: Around) -> None:
    """The chat stands in the address, and is kept; `text` is what is shown there."""
    play = server.table(2, game="seasons")
    for seat, chat in enumerate((7, -100)):
        target = f"http://127.0.0.1:{around.web.port}/bot1:x/sendMessage?chat_id={chat}"
        sent = {"kind": "webhook", "target": target, "lang": "pl"}
        assert play.post("notices", seat, **sent).status_code == 200
    turn(play)
    came = around.web.came.get(timeout=60)
    seat = json.loads(came.body)["seat"]
    assert came.path == f"/bot1:x/sendMessage?chat_id={(7, -100)[seat]}"
    assert came.headers["content-type"] == "application/json"
    assert json.loads(came.body)["text"].startswith("Twoja tura w grze")
