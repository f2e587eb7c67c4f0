"""nginx and Caddy as docs/hosting.md recommends them, in front of a server, with TLS."""

from __future__ import annotations

import json
import re
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.conftest import PATIENCE
from tests.page.playing import shows
from tests.page.proxies import KINDS, Proxy, running
from tests.ports import free_port
from tests.server.desk import serve_process

PEBBLES = {"game": "pebbles", "seats": [{"kind": "human", "mine": True}] * 2}
STRANGER, ANOTHER = "127.0.0.2", "127.0.0.3"  # addresses that are no proxy of the server
ENOUGH = 200


@pytest.fixture(scope="module", params=sorted(KINDS))
def proxy(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    """A server with its limits, and one of the proxies in front of it."""
    home = tmp_path_factory.mktemp(request.param)
    port = free_port()
    believed = {"ARCANUM_PROXIES": "127.0.0.1"}
    server = serve_process(port, str(home / "table.sqlite3"), env=believed)
    try:
        with running(request.param, home, port) as found:
            yield found
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(60)


def made(proxy: Proxy, **more: Any) -> dict[str, Any]:
    """A new table."""
    status, _, body = proxy.ask("POST", "/api/tables", PEBBLES, **more)
    assert status == 201, body
    found: dict[str, Any] = json.loads(body)
    return found


def refusal(body: bytes) -> str:
    """What the server itself says; empty if it was the proxy."""
    try:
        return str(json.loads(body)["error"])
    except ValueError:
        return ""


def test_people_come_over_tls_only(proxy: Proxy) -> None:
    status, headers, _ = proxy.ask("GET", "/table/x?a=b", plain=True)
    assert status in (301, 308)
    assert re.match(r"https://arcanum\.localhost(:\d+)?/table/x\?a=b$", headers["location"])
    for path, wanted in (("/", 200), ("/api/games", 200), ("/metrics", 404), ("/none", 200)):
        status, headers, _ = proxy.ask("GET", path)
        assert status == wanted, path
        assert headers["strict-transport-security"] == "max-age=63072000", path
        assert headers["server"] in (None, "nginx", "Caddy", "uvicorn")  # and no version
    assert b"<script" in proxy.ask("GET", "/")[2]
    assert b"arcanum_" not in proxy.ask("GET", "/metrics")[2]
    headers = proxy.ask("GET", "/")[1]
    assert "default-src 'self'" in headers["content-security-policy"]


def test_a_session_is_for_tls_only(proxy: Proxy) -> None:
    account = {"name": "Ann", "password": "a long password"}
    status, headers, body = proxy.ask("POST", "/api/accounts", account)
    assert status == 201, body
    assert "secure" in headers["set-cookie"].lower()
    assert "httponly" in headers["set-cookie"].lower()


def test_sockets_and_streams_come_through(proxy: Proxy) -> None:
    table = made(proxy)
    token = table["seats"][0]["token"]
    path = f"/api/tables/{table['table']}"
    with proxy.socket(f"{path}/live") as line, proxy.stream("/api/stream", token) as stream:
        line.send(json.dumps({"token": token}))
        seen: dict[str, Any] = {}
        while not seen.get("options"):  # who comes late is an onlooker at first
            seen = json.loads(line.recv(ENOUGH))
        assert next(stream)["version"] == seen["version"] == 0
        action = seen["options"][0]["action"]
        line.send(json.dumps({"id": 1, "version": 0, "action": action}))
        # Both come while the connection stays open: nothing is held back on the way.
        assert any(json.loads(line.recv(ENOUGH)).get("version") == 1 for _ in range(10))
        assert any(told["version"] == 1 for told in stream)


def test_what_is_too_large_is_refused(proxy: Proxy) -> None:
    fits, large = (("X-Large", "a" * size) for size in (4_000, 40_000))
    assert proxy.ask("GET", "/api/games", headers=[fits])[0] == 200
    status, _, body = proxy.ask("GET", "/api/games", headers=[large])
    assert status in (400, 431)
    assert refusal(body) == ""
    for size, wanted in ((64 * 1024, "not a table"), (64 * 1024 + 1, "")):
        body = b'{"game": "not a table", "more": "'
        body += b"a" * (size - len(body) - 2) + b'"}'
        assert len(body) == size
        status, _, said = proxy.ask("POST", "/api/tables", body)
        assert 400 <= status < 500, said  # not a word of a broken gateway
        assert ("larger" in refusal(said) or status == 413) == (not wanted), said


def test_nobody_hides_behind_a_forged_address(proxy: Proxy) -> None:
    """The limit counts who called the proxy, whatever stands further left."""
    for number in range(ENOUGH):
        forged = [
            ("X-Forwarded-For", f"9.9.{number}.1, 9.9.9.9"),
            ("X-Forwarded-For", "8.8.8.8"),
        ]
        status, _, body = proxy.ask(
            "POST", "/api/tables", PEBBLES, headers=forged, source=STRANGER
        )
        if status == 429 and "too many requests" in refusal(body):
            break
    else:
        pytest.fail("there was no limit")
    made(proxy, source=ANOTHER, headers=[("X-Forwarded-For", STRANGER)])


def test_passwords_cannot_be_guessed_quickly(proxy: Proxy) -> None:
    guess = {"name": "Bea", "password": "something else"}
    heard = [proxy.ask("POST", "/api/login", guess, source=STRANGER)[0] for _ in range(40)]
    assert set(heard) == {403, 429}
    assert heard[0] == 403


def test_a_game_is_played_in_a_browser(proxy: Proxy, browser: Browser) -> None:
    wrong: list[str] = []
    context = browser.new_context(ignore_https_errors=True, locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(f"{proxy.base}/?game=pebbles")
    page.locator(".sit .primary").click()
    page.locator("#options [data-action]").first.click()
    shows(page, 1)
    assert sockets
    assert all(each.startswith("wss://") for each in sockets)
    context.close()
    assert wrong == []


def logged(proxy: Proxy, line: str) -> str:
    """The log, as soon as it has a line: it is written after the answer."""
    end = time.monotonic() + PATIENCE / 1000
    while line not in (log := (proxy.home / "access.log").read_text()):
        assert time.monotonic() < end, log
        time.sleep(0.02)
    return log


def test_the_log_holds_no_token(proxy: Proxy) -> None:
    if proxy.kind == "caddy":  # it writes none of its own accord
        assert not re.search(r"(?m)^\s*log\b", (proxy.home / "Caddyfile").read_text())
        return
    table = made(proxy)
    token = table["seats"][0]["token"]
    assert proxy.ask("GET", f"/api/tables/{table['table']}?token={token}")[0] == 200
    proxy.ask("GET", f"/api/calendar/{token}.ics")
    log = logged(proxy, "GET /api/calendar/...")
    assert f'GET /api/tables/{table["table"]}"' in log
    assert token not in log
