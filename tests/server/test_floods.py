"""Slow and greedy clients: each is told once or let go, and nobody else feels it."""

from __future__ import annotations

import contextlib
import json
import random
import signal
import socket
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from arcanum.server import crowd
from arcanum.server.crowd import Crowd
from arcanum.server.errors import Refused
from tests.ports import free_port
from tests.server.desk import Running, serve_process, until
from tests.server.test_live import live, newest

IMPATIENT = """
from arcanum.server import app, crowd, guard
crowd.MOST_OF_SEAT, crowd.MOST_ONLOOKERS = 2, 3
guard.HEAD_SECONDS, guard.STUCK_SECONDS, app.BODY_SECONDS = 1.0, 0.5, 1.0
"""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for nothing longer than a second."""
    port, db = free_port(), str(tmp_path_factory.mktemp("floods") / "table.sqlite3")
    process = serve_process(port, db, first=IMPATIENT)
    made = Running(process.pid, port, db)
    yield made
    made.http.close()
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) == 0


class Wire:
    """A plain connection to a server."""

    def __init__(self, server: Running) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), 60)

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def end(self) -> bytes:
        """All that comes until the server hangs up."""
        out = b""
        try:
            while data := self.socket.recv(65536):
                out += data
        except ConnectionError:
            pass
        self.socket.close()
        return out


def told(answer: bytes) -> tuple[int, str]:
    """The status and the line of an answer."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), str(json.loads(body)["error"])


@pytest.mark.parametrize(
    "head",
    [
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 40_000,
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X-Many: x\r\n" * 4000 + b"\r\n",
        b"GET /healthz?" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
)
def test_a_head_that_is_too_large(impatient: Running, head: bytes) -> None:
    wire = Wire(impatient)
    wire.send(head)
    assert told(wire.end()) == (431, "the headers are larger than 32 KiB")
    assert impatient.http.get("/healthz", headers={"x-large": "x" * 20_000}).is_success


def test_a_head_that_comes_letter_by_letter(impatient: Running) -> None:
    wires = [Wire(impatient) for _ in range(20)]
    silent = Wire(impatient)
    start = time.monotonic()
    for number, wire in enumerate(wires):
        wire.send(b"GET /healthz HTTP/1.1\r\n" if number % 2 else b"G")
    assert impatient.http.get("/healthz").is_success
    for wire in wires:
        assert told(wire.end()) == (408, "the headers came too slowly")
    assert silent.end() == b""
    assert time.monotonic() - start >= 0.9
    wire = Wire(impatient)  # also the second request of a connection
    wire.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b"200 OK" in wire.socket.recv(65536)
    wire.send(b"GET / HT")
    assert told(wire.end())[0] == 408


def test_a_body_that_comes_too_slowly(impatient: Running) -> None:
    wire = Wire(impatient)
    wire.send(b"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
    wire.send(b'"name": ')
    answer = b""
    while b"slowly" not in answer:
        answer += wire.socket.recv(65536)
    assert b" 408 " in answer.split(b"\r\n")[0]
    wire.socket.close()


def test_a_stream_that_nobody_reads_is_let_go(impatient: Running) -> None:
    play = impatient.table(2)
    path = f"/api/stream?token={play.tokens[0]}"
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    slow.connect(("127.0.0.1", impatient.port))
    slow.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    sockets = "arcanum_open_sockets"
    until(lambda: f"{sockets} 1.0" in impatient.http.get("/metrics").text)
    chance = random.Random(4)

    def let_go() -> bool:
        """Fill the buffers on the way."""
        if not play.see()["over"]:
            play.step(chance)
        return f"{sockets} 0.0" in impatient.http.get("/metrics").text

    until(let_go)
    slow.close()


def test_headers_without_end_behind_a_stream_end_it(impatient: Running) -> None:
    play = impatient.table(2, game="pebbles")
    wire = Wire(impatient)
    wire.send(f"GET /api/stream?token={play.tokens[0]} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    assert b"200 OK" in wire.socket.recv(65536)
    wire.send(b"GET / HTTP/1.1\r\nX-Long: ")
    until(lambda: not more(wire))
    wire.socket.close()


def more(wire: Wire) -> bool:
    """Whether the server takes still more."""
    try:
        wire.send(b"x" * 10_000)
    except OSError:
        return False
    return True


def test_sockets_streams_and_slow_answers_have_no_such_limit(impatient: Running) -> None:
    play = impatient.table(2, game="pebbles")
    stream = Wire(impatient)
    stream.send(f"GET /api/stream?token={play.tokens[1]} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    assert b"200 OK" in stream.socket.recv(65536)
    with live(play, 0) as ws:
        newest(ws, 0)
        time.sleep(1.5)  # longer than the headers may take
        assert play.act(0, 0, "close 1").status_code == 200
        newest(ws, 1)
    answer = b""
    while b'"version":1' not in answer:
        data = stream.socket.recv(65536)
        assert data
        answer += data
    stream.socket.close()


# -- many who look


def refused(server: Running, path: str) -> str:
    """The line that a socket is refused with."""
    with server.socket(path) as ws:
        line: str = json.loads(ws.recv(timeout=60))["error"]
        with pytest.raises(ConnectionClosed) as closed:
            ws.recv(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    return line


def test_too_many_who_look(impatient: Running) -> None:
    play = impatient.table(2, game="pebbles")
    path, mine = f"{play.path}/live", f"{play.path}/live?token={play.tokens[0]}"
    for _ in range(2):  # who has left makes room
        with contextlib.ExitStack() as opened:
            for each in (path, path, path, mine, mine):
                ws = opened.enter_context(impatient.socket(each))
                assert json.loads(ws.recv(timeout=60))["version"] == 0
            assert refused(impatient, path) == "3 onlookers are at this table already"
            assert refused(impatient, mine) == "this seat is open 2 times already"
            answer = impatient.http.get("/api/stream", params={"token": play.tokens[0]})
            assert (answer.status_code, "2 times" in answer.text) == (429, True)
        until(lambda: "arcanum_open_sockets 0.0" in impatient.http.get("/metrics").text)


def looking(address: str) -> Any:
    """An onlooker."""
    return SimpleNamespace(table=SimpleNamespace(id="t"), viewer=None, address=address)


def test_too_many_from_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "MOST_FROM_ADDRESS", 2)
    made = Crowd(on=True)
    here = [looking("192.0.2.1") for _ in range(2)]
    for looker in here:
        made.check("t", None, looker.address)
        made.enter(looker)
    with pytest.raises(Refused, match="2 onlookers come from your address"):
        made.check("other", None, "192.0.2.1")
    made.check("t", 0, "192.0.2.1")  # players may always look
    made.check("t", None, "192.0.2.2")
    for looker in here:
        made.leave(looker)
    made.check("t", None, "192.0.2.1")
    assert (made.at, made.onlookers) == ({}, {})
    for _ in range(5):  # a proxy on this machine that names nobody
        made.enter(looking("127.0.0.1"))
        made.check("t", None, "127.0.0.1")


def test_an_onlooker_who_sends_and_sends_is_let_go(quick: Running) -> None:
    play = quick.table(2)
    with quick.socket(f"{play.path}/live") as ws:
        statuses = []
        try:
            while True:
                ws.send(json.dumps({"id": 1, "version": 0, "action": "keep"}))
                message = json.loads(ws.recv(timeout=60))
                if "reply" in message:
                    statuses.append(message["status"])
        except ConnectionClosed as closed:
            end = closed
    assert end.rcvd is not None
    assert end.rcvd.code == 4409
    assert set(statuses) == {403}
    assert len(statuses) <= 20
