"""Web sockets and streams: the same object as the GET, after every change, for who reads."""

from __future__ import annotations

import json
import random
import socket as sockets
import time
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.desk import Play, Running


def live(play: Play, seat: int | None = None, more: str = "") -> ClientConnection:
    query = f"?token={play.tokens[seat]}" if seat is not None else "?"
    return play.server.socket(f"{play.path}/live{query}{more}")


def newest(ws: ClientConnection, version: int) -> dict[str, Any]:
    """The first message that shows the table at this version."""
    while True:
        message: dict[str, Any] = json.loads(ws.recv(timeout=120))
        if message.get("version") == version and "view" in message:
            return message


def to_the_end(ws: ClientConnection) -> tuple[list[str], int]:
    """All messages until the server closes, and its code."""
    messages = []
    while True:
        try:
            messages.append(str(ws.recv(timeout=120)))
        except ConnectionClosed as closed:
            return messages, closed.rcvd.code if closed.rcvd is not None else 0


def test_every_change_is_pushed_as_the_get_shows_it(server: Running) -> None:
    play = server.table(2)
    with live(play, 0) as a, live(play, 1) as b, live(play) as onlooker:
        for ws in (a, b, onlooker):
            newest(ws, 0)
        chance = random.Random(1)
        for version in range(1, 12):
            play.step(chance)
            for ws, seat in ((a, 0), (b, 1), (onlooker, None)):
                assert newest(ws, version) == play.see(seat)


def test_only_new_notes_are_sent_to_who_asks_for_them(quick: Running) -> None:
    play = quick.table(2)
    chance = random.Random(2)
    with live(play, 0, "&since=0") as ws:
        notes = newest(ws, 0)["notes"]
        version = 0
        while version < 40 or not any(play.see(seat)["undo"] for seat in (0, 1)):
            play.step(chance)
            version += 1
            message = newest(ws, version)
            assert message["notes_from"] <= len(notes)
            notes[message["notes_from"] :] = message["notes"]
        assert notes == play.see(0)["notes"]
        seat = 0 if play.see(0)["undo"] else 1
        assert play.post("undo", seat, version=version).json()["asked"] is False
        message = newest(ws, version + 1)
        notes[message["notes_from"] :] = message["notes"]
        assert notes == play.see(0)["notes"]


def test_actions_over_the_socket(quick: Running) -> None:
    play = quick.table(2)
    with live(play, 0) as ws, live(play) as onlooker:
        action = newest(ws, 0)["options"][0]["action"]
        sent = json.dumps({"id": 9, "version": 0, "action": action})
        for _ in range(2):  # twice, stored once
            ws.send(sent)
            while "reply" not in (reply := json.loads(ws.recv(timeout=120))):
                pass
            assert reply == {"reply": 9, "status": 200, "version": 1}
        ws.send(json.dumps({"id": 2, "version": 1, "action": "end-turn"}))
        while "reply" not in (reply := json.loads(ws.recv(timeout=120))):
            pass
        assert (reply["status"], reply["key"]) == (422, "not-your-turn")
        onlooker.send(sent)
        while "reply" not in (reply := json.loads(onlooker.recv(timeout=120))):
            pass
        assert reply["status"] == 403


def test_garbage_is_told_and_then_ends_the_socket(quick: Running) -> None:
    play, other = quick.table(2), quick.table(2)
    with live(play, 0) as ws, live(other, 0) as untouched:
        newest(ws, 0)
        newest(untouched, 0)
        with suppress(ConnectionClosed):  # the server may have had enough before the last
            for garbage in ("", "{", "[]", '{"version": 1}', b"\xff\x00", "[" * 5000) * 4:
                ws.send(garbage)
        messages, code = to_the_end(ws)
        assert any("error" in json.loads(message) for message in messages)
        assert code == 4409
        other.step(random.Random(1))
        newest(untouched, 1)


def test_a_message_that_is_too_large_ends_the_socket(quick: Running) -> None:
    play = quick.table(2)
    with live(play, 0) as ws:
        ws.send("x" * 100_000)
        assert to_the_end(ws)[1] == 1009
    assert play.see(0)["version"] == 0


@pytest.mark.parametrize(("path", "code"), [("nothere", 4404), ("", 4403)])
def test_wrong_table_or_token(quick: Running, path: str, code: int) -> None:
    play = quick.table(2)
    with quick.socket(f"/api/tables/{path or play.id}/live?token=wrong") as ws:
        assert to_the_end(ws)[1] == code


def test_who_reads_nothing_holds_nobody_up(quick: Running) -> None:
    """A socket that never reads: the game goes on, and the newest is all that waits."""
    play = quick.table(2)
    slow = sockets.create_connection(("127.0.0.1", quick.port))
    slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    slow.sendall(
        f"GET {play.path}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    with live(play, 0) as ws:
        newest(ws, 0)
        chance = random.Random(4)
        steps = 0
        while steps < 300 and not play.see()["over"]:
            play.step(chance)
            steps += 1
        newest(ws, steps)
    slow.close()


def test_presence_and_chat_are_pushed(quick: Running) -> None:
    play = quick.table(2)
    with live(play, 0) as a, live(play) as onlooker:
        newest(a, 0)
        with live(play, 1) as b:
            newest(b, 0)
            while not newest(a, 0)["players"][1]["here"]:
                pass
            play.post("chat", 1, text="hello")
            while "chat" not in (line := json.loads(a.recv(timeout=120))) or "view" in line:
                pass
            assert line["chat"]["text"] == "hello"
        while newest(a, 0)["players"][1]["here"]:
            pass
        play.step(random.Random(1))
        seen: list[dict[str, Any]] = []
        while not seen or seen[-1].get("version") != 1:
            seen.append(json.loads(onlooker.recv(timeout=120)))
        assert all("view" in message for message in seen)


def test_the_stream_is_for_bots_in_any_language(server: Running) -> None:
    play = server.table(2)
    with server.http.stream("GET", "/api/stream", params={"token": play.tokens[0]}) as stream:
        assert stream.status_code == 200
        lines = stream.iter_lines()
        first = json.loads(next(lines))
        assert (first["version"], first["seat"]) == (0, 0)
        action = first["options"][0]["action"]
        assert play.act(0, 0, action).status_code == 200
        for line in lines:
            if line and json.loads(line)["version"] == 1:
                break
    assert server.http.get("/api/stream", params={"token": "x"}).status_code == 403
    assert server.http.get("/api/stream").status_code == 400


def test_a_clock_decides_for_who_is_late(quick: Running) -> None:
    calm = quick.table(2, game="pebbles", pace={"bank": 1000, "add": 0})
    due = calm.see(0)["players"][0]["due"]
    assert time.time() < due <= time.time() + 1000
    play = quick.table(2, game="pebbles", pace={"bank": 1, "add": 0})
    with live(play, 0) as ws:
        while True:
            message = json.loads(ws.recv(timeout=120))
            if message["version"] > 0:
                break
    assert message["players"][0]["bank"] is not None
