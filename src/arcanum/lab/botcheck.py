"""The conformance kit for play over the network: `arcanum botcheck URL [--bot COMMAND]`.

First the server is asked everything a bot relies on. Then, if a command is given, it is started
with the address and a token (`COMMAND URL TOKEN`) and plays whole games through a desk between
it and the server, which notes every call and makes trouble: it breaks the stream off, sends
empty lines, and answers once that the store is down.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from tempfile import TemporaryFile
from typing import Any
from urllib.parse import urlsplit

from arcanum.games import built_in
from arcanum.games import game as find_game
from arcanum.kernel.errors import ArcanumError, BadData, BadSetting

KEYS = ("table", "game", "version", "seat", "to_move", "over", "options", "view", "notes")
PATIENCE = 30.0  # for one answer of the server
MOST_DECISIONS = 5000  # of a game that the kit plays itself
LINES_BEFORE_BREAK = 3  # of the stream, before the desk breaks it off


class Failed(Exception):
    """A check that failed, in one line."""


@dataclass
class Server:
    """A server by its address."""

    url: str

    def __post_init__(self) -> None:
        parts = urlsplit(self.url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadSetting(
                f"'{self.url}' is not an address of a server (http://127.0.0.1:8000)"
            )
        self.host, self.base = parts.netloc, parts.path.rstrip("/")
        self.kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection

    @contextmanager
    def ask(self, method: str, path: str, body: bytes | None = None) -> Iterator[HTTPResponse]:
        """An answer whose body is still to be read."""
        connection = self.kind(self.host, timeout=PATIENCE)
        headers = {"Content-Type": "application/json"} if body is not None else {}
        try:
            connection.request(method, self.base + path, body, headers)
            with connection.getresponse() as answer:
                yield answer
        finally:
            connection.close()

    def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and JSON of an answer."""
        sent = None if body is None else json.dumps(body).encode()
        with self.ask(method, path, sent) as answer:
            came = answer.read()
        try:
            return answer.status, json.loads(came)
        except ValueError:
            return answer.status, None

    def sit_down(self, game: str, others: str = "random") -> tuple[str, list[str]]:
        """A new table with a place for us and bots at the others: its id and our tokens."""
        seats = [{"kind": "human"}, {"kind": "bot", "bot": others}]
        status, made = self.call("POST", "/api/tables", {"game": game, "seats": seats})
        expect(status == 201, f"a new table was answered with {status}, not 201 ({made})")
        return made["table"], [seat["token"] for seat in made["seats"]]

    def stream(self, token: str) -> Iterator[dict[str, Any]]:
        """The lines of the stream, without the empty ones."""
        with self.ask("GET", f"/api/stream?token={token}") as answer:
            expect(answer.status == 200, f"the stream was answered with {answer.status}")
            for line in answer:
                if line.strip():
                    yield json.loads(line)

    def act(self, table: str, token: str, version: int, action: str) -> tuple[int, Any]:
        """Sends an action."""
        body = {"token": token, "version": version, "action": action}
        return self.call("POST", f"/api/tables/{table}/actions", body)


def expect(true: bool, line: str) -> None:
    """Fails a check."""
    if not true:
        raise Failed(line)


# -- the server


def stream_tells_the_table(server: Server, game: str) -> str:
    """The first line of the stream is the table object."""
    table, (token,) = server.sit_down(game)
    first = next(server.stream(token))
    missing = [key for key in KEYS if key not in first]
    expect(not missing, f"the table object has no {', '.join(missing)}")
    expect(first["table"] == table, "the stream is of another table")
    return ""


def wrong_token(server: Server, game: str) -> str:
    """A wrong token opens nothing: 403."""
    table, (token,) = server.sit_down(game)
    wrong = token[:-1] + ("a" if token[-1] != "a" else "b")
    with server.ask("GET", f"/api/stream?token={wrong}") as answer:
        expect(answer.status == 403, f"the stream was answered with {answer.status}")
    status, _ = server.act(table, wrong, 0, "nothing")
    expect(status == 403, f"an action was answered with {status}")
    return ""


def to_decide(server: Server, token: str) -> dict[str, Any]:
    """The table when it is our turn."""
    for table in server.stream(token):
        if table["options"]:
            return table
    raise Failed("the stream ended before it was our turn")


def illegal_action(server: Server, game: str) -> str:
    """An illegal action is refused with 422 and a line, and nothing changes."""
    table, (token,) = server.sit_down(game)
    now = to_decide(server, token)
    status, answer = server.act(table, token, now["version"], "no-such-action at all")
    expect(status == 422, f"it was answered with {status}")
    expect(bool(answer and answer.get("error")), "the answer has no 'error'")
    _, after = server.call("GET", f"/api/tables/{table}?token={token}")
    expect(after["options"] == now["options"], "the options changed")
    return ""


def stored_once(server: Server, game: str) -> str:
    """The same action sent twice with the same version is stored once; a stale one is 409."""
    table, (token,) = server.sit_down(game)
    now = to_decide(server, token)
    action = now["options"][0]["action"]
    first = server.act(table, token, now["version"], action)
    again = server.act(table, token, now["version"], action)
    expect(first[0] == 200, f"the action was answered with {first[0]} ({first[1]})")
    expect(first == again, f"the second answer was {again[0]} ({again[1]}), not the first")
    late = next(to_be_late(server, token, now["version"]))
    other = [each["action"] for each in late["options"]][-1]
    status, _ = server.act(table, token, now["version"], other)
    expect(status == 409, f"a stale version was answered with {status}")
    return ""


def to_be_late(server: Server, token: str, version: int) -> Iterator[dict[str, Any]]:
    """Tables with a decision of ours after a version."""
    for table in server.stream(token):
        if table["options"] and table["version"] > version:
            yield table


def whole_game(server: Server, game: str) -> str:
    """A whole game over the stream; its record can be had afterwards."""
    table, (token,) = server.sit_down(game)
    decisions = 0
    for now in server.stream(token):
        if now["over"]:
            expect(now["scores"] is not None, "a finished table has no scores")
            status, _ = server.call("GET", f"/api/tables/{table}/record")
            expect(status == 200, f"the record was answered with {status}")
            return f"{decisions} decisions"
        if now["options"]:
            decisions += 1
            expect(decisions <= MOST_DECISIONS, "the game does not end")
            action = now["options"][decisions % len(now["options"])]["action"]
            status, answer = server.act(table, token, now["version"], action)
            expect(status in (200, 409), f"'{action}' was answered with {status} ({answer})")
    raise Failed("the stream ended before the game was over")


SERVER_CHECKS: list[Callable[[Server, str], str]] = [
    stream_tells_the_table,
    wrong_token,
    illegal_action,
    stored_once,
    whole_game,
]


# -- the bot


@dataclass
class Seen:
    """What the desk saw of a bot."""

    statuses: list[int] = field(default_factory=list)  # of its actions
    refusals: list[str] = field(default_factory=list)
    streams: int = 0
    trouble: int = 0  # actions that were answered with 503


class Desk(ThreadingHTTPServer):
    """A proxy between a bot and the server."""

    daemon_threads = True

    def __init__(self, server: Server) -> None:
        super().__init__(("127.0.0.1", 0), Passing)
        self.behind = server
        self.seen = Seen()
        self.lock = threading.Lock()

    @property
    def url(self) -> str:
        """The address that the bot is given."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, request: Any, address: Any) -> None:
        """A bot that hangs up is not an error here."""


class Passing(BaseHTTPRequestHandler):
    """One call of the bot, passed on."""

    server: Desk

    def log_message(self, *told: Any) -> None:
        """No log of requests."""

    def do_GET(self) -> None:
        """The stream, with trouble; other calls as they are."""
        if urlsplit(self.path).path != "/api/stream":
            self.pass_on("GET", None)
            return
        with self.server.lock:
            self.server.seen.streams += 1
            breaks_off = self.server.seen.streams == 1
        with self.server.behind.ask("GET", self.path) as answer:
            self.send_response(answer.status)
            self.send_header("Content-Type", answer.headers.get("content-type", ""))
            self.end_headers()
            lines = 0
            for line in answer:
                self.wfile.write(b"\n" + line)  # an empty line before each
                self.wfile.flush()
                lines += bool(line.strip())
                if breaks_off and lines == LINES_BEFORE_BREAK:
                    return

    def do_POST(self) -> None:
        """An action; the second one is answered once that the store is down."""
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        with self.server.lock:
            trouble = len(self.server.seen.statuses) == 1 and not self.server.seen.trouble
            self.server.seen.trouble += trouble
        if trouble:
            self.answer(503, b'{"error": "the store is down for a moment"}')
            return
        self.pass_on("POST", body)

    def pass_on(self, method: str, body: bytes | None) -> None:
        """To the server and back."""
        with self.server.behind.ask(method, self.path, body) as answer:
            came = answer.read()
        if method == "POST":
            self.server.seen.statuses.append(answer.status)
            if answer.status not in (200, 409):
                self.server.seen.refusals.append(f"{answer.status} {came.decode()[:200]}")
        self.answer(answer.status, came)

    def answer(self, status: int, body: bytes) -> None:
        """A whole answer."""
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def bot_plays(server: Server, game: str, command: str, seconds: float) -> Seen:
    """Starts the bot and lets it play one game; fails when it does not come to the end."""
    table, (token,) = server.sit_down(game)
    desk = Desk(server)
    threading.Thread(target=desk.serve_forever, daemon=True).start()
    started = [*shlex.split(command), desk.url, token]
    words = TemporaryFile()  # not a pipe: a bot that complains a lot must not hang  # noqa: SIM115
    try:
        bot = subprocess.Popen(started, stdout=subprocess.DEVNULL, stderr=words)
    except OSError as wrong:
        desk.server_close()
        words.close()
        raise BadSetting(f"the bot cannot be started ({wrong})") from wrong
    try:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            _, now = server.call("GET", f"/api/tables/{table}")
            if now["over"]:
                return desk.seen
            if bot.poll() is not None:
                words.seek(0)
                last = words.read().decode(errors="replace").strip()[-200:]
                raise Failed(f"the bot stopped in the middle of the game: {last or 'silently'}")
            time.sleep(0.1)
        raise Failed(f"the game is not over after {seconds:g} s")
    finally:
        desk.shutdown()
        desk.server_close()
        bot.terminate()
        bot.wait()
        words.close()


def bot_checks(server: Server, game: str, command: str, seconds: float) -> list[Any]:
    """The checks of a bot: one game, and what the desk saw."""
    found: list[Any] = []
    try:
        seen = bot_plays(server, game, command, seconds)
    except Failed as no:
        return [line_of("the bot plays a game to the end", str(no), False)]
    found.append(line_of("the bot plays a game to the end", f"{len(seen.statuses)} actions"))
    found.append(
        line_of(
            "the bot opens the stream again when it breaks off",
            f"{seen.streams} streams",
            seen.streams >= 2,
        )
    )
    found.append(
        line_of(
            "the bot goes on after an answer of 503",
            "" if seen.trouble else "the game was too short to tell",
            len(seen.statuses) > 1 or not seen.trouble,
        )
    )
    found.append(
        line_of(
            "the bot sends legal actions only",
            "; ".join(seen.refusals[:3]),
            not seen.refusals,
        )
    )
    return found


# -- all


def line_of(check: str, detail: str = "", ok: bool = True) -> dict[str, Any]:
    """One line of the result."""
    return {"check": check, "ok": ok, "detail": detail}


def shortest() -> str:
    """Our game that is over soonest: enough to see whether two programs fit together."""
    return min(map(find_game, built_in()), key=lambda known: known.bound).id


def check(url: str, game: str = "", command: str = "", seconds: float = 60.0) -> Any:
    """Runs the kit (with our shortest game): `checks`, how many `passed`, how many `failed`."""
    game = game or shortest()
    server = Server(url)
    try:
        status, _ = server.call("GET", "/healthz")
    except (OSError, HTTPException) as wrong:
        raise BadData(f"no server answers at {url} ({wrong})") from wrong
    if status != 200:
        raise BadData(f"the server at {url} reports a problem (/healthz: {status})")
    try:
        server.sit_down(game)
    except Failed as no:
        raise BadData(f"{url} does not offer {game} ({no})") from no
    checks = []
    for each in SERVER_CHECKS:
        name = (each.__doc__ or "").partition("\n")[0].rstrip(".")
        try:
            checks.append(line_of(name, each(server, game)))
        except Failed as no:
            checks.append(line_of(name, str(no), False))
        except (OSError, HTTPException, ValueError, KeyError, ArcanumError) as wrong:
            checks.append(line_of(name, f"{type(wrong).__name__}: {wrong}", False))
    if command:
        checks += bot_checks(server, game, command, seconds)
    passed = sum(each["ok"] for each in checks)
    return {
        "url": url,
        "game": game,
        "bot": command,
        "passed": passed,
        "failed": len(checks) - passed,
        "checks": checks,
    }
