"""Whatever is sent: one clear status and one line, never a 500."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from arcanum.server.errors import Refused
from arcanum.server.wording import chat_line, display_name, without_links
from tests.server.desk import HUMAN, Running
from tests.server.test_live import live, newest

DEEP = 30_000


def refused(server: Running, path: str, body: bytes) -> None:
    """It is told in one line."""
    headers = {"content-type": "application/json"}
    answer = server.http.post(path, content=body, headers=headers)
    assert answer.status_code == 400, (path, body[:40], answer.text)
    assert answer.json()["error"]
    assert "\n" not in answer.json()["error"]


def test_deep_json(quick: Running) -> None:
    play = quick.table(2)
    open_ends = ["[" * DEEP, '{"a":' * DEEP]
    closed = ["[" * DEEP + "]" * DEEP, '{"a":' * DEEP + "1" + "}" * DEEP]
    for deep in open_ends + closed:
        if len(deep) > 60_000:
            deep = deep[:30_000]
        inside = [
            deep,
            f'{{"game": "seasons", "seats": {deep}}}',
            f'{{"game": "seasons", "seats": [{{"x": {deep}, "kind": "human"}}]}}',
            f'{{"game": "seasons", "options": {deep}}}',
        ]
        for body in inside:
            refused(quick, "/api/tables", body[:65_000].encode())
    target = json.dumps("[" * 10_000)
    answer = quick.http.post(
        f"{play.path}/notices",
        content=f'{{"token": "{play.tokens[0]}", "kind": "push", "target": {target}}}',
    )
    assert answer.status_code in (400, 422)
    with live(play, 0) as ws:
        newest(ws, 0)
        ws.send('{"version": 0, "x": ' + "[" * DEEP)
        assert "not understood" in json.loads(ws.recv(timeout=60))["error"]
        ws.send(json.dumps({"id": 1, "version": 9, "action": "keep"}))
        assert json.loads(ws.recv(timeout=60))["status"] == 409


def test_nul_characters(server: Running) -> None:
    """PostgreSQL cannot store them, and said that the store was down."""
    play = server.table(2)
    texts: list[tuple[str, dict[str, Any]]] = [
        ("name", {"name": "a\0b"}),
        ("chat", {"text": "a\0b"}),
        ("notebook", {"text": "a\0b"}),
        ("notices", {"kind": "webhook", "target": "http://a\0b"}),
        ("actions", {"version": 0, "action": "keep\0"}),
    ]
    for what, more in texts:
        body = {"token": play.tokens[0], **more}
        method = "PUT" if what == "notebook" else "POST"
        answer = server.http.request(method, f"{play.path}/{what}", json=body)
        assert answer.status_code == 400, what
        assert "NUL" in answer.json()["error"]
    for body in (
        {"game": "a\0b", "seats": [HUMAN] * 2},
        {"game": "seasons", "seats": [{"kind": "human", "name": "\0"}, HUMAN]},
        {"game": "seasons", "seats": [HUMAN] * 2, "seed": "a\0b"},
        {"game": "seasons", "seats": [HUMAN] * 2, "options": {"a\0": "b"}},
    ):
        assert server.post("/api/tables", body).status_code == 400
    assert server.post("/api/me/open", {"table": "a\0", "seat": 0}).status_code in (400, 403)
    literal = {"token": play.tokens[0], "text": "the letters \\u0000"}
    assert server.post(f"{play.path}/chat", literal).status_code == 200
    statuses = {
        path: server.http.get(path).status_code
        for path in (
            "/api/tables/a%00b",
            "/api/tables/a%00b/record",
            "/api/tables/a%00b/chat?token=a%00",
            f"/api/tables/{'x' * 5000}",
            "/api/texts/en%00/seasons",
            "/api/texts/en/sea%00sons",
            "/api/cards/a%00",
            "/api/rules/a%00",
            "/api/games/seasons/page/a%00",
            "/api/stream?token=a%00",
            f"{play.path}?token=a%00",
        )
    }
    assert set(statuses.values()) <= {400, 403, 404}, statuses
    assert server.http.get("/a%00b").status_code in (200, 404)
    assert server.http.get("/assets/a%00b").status_code in (200, 404)
    assert server.http.get("/healthz").status_code == 200


BAD = ["a\u202eb", "\u2066a", "a\u0007b", "a\x1b[31m", "a\x85b", "a\u2028b"]


@pytest.mark.parametrize("text", BAD)
def test_characters_that_turn_or_break_a_line(text: str) -> None:
    calls: list[Callable[[str], str]] = [chat_line]
    if text.split() == [text]:  # a name is cut at all kinds of white space
        calls.append(display_name)
    for call in calls:
        with pytest.raises(Refused) as no:
            call(text)
        assert (no.value.status, "direction" in no.value.line) == (400, True)


def test_what_people_write() -> None:
    for name in ("Ann", "Ольга", "Łukasz", "מיכל", "علي", "O'Neil-2", "🧙"):
        assert display_name(f"  {name} ") == name
        assert chat_line(name) == name
    assert display_name("a\u2028 b\n") == "a b"
    assert display_name("", needed=False) == ""
    assert chat_line("two\nlines\tand a \u200fmark, and 👩\u200d🚀") != ""
    for empty in ("", " ", "\u3164", "\u2800 \u2800", "\u00a0"):
        with pytest.raises(Refused) as no:
            display_name(empty)
        assert (no.value.status, no.value.line) == (400, "a name needs letters")


def test_names_and_chat_over_http(quick: Running) -> None:
    play = quick.table(2)
    for text in BAD[:4]:
        assert play.post("name", 0, name=text).status_code == 400
        assert play.post("chat", 0, text=text).status_code == 400
        made = {"game": "seasons", "seats": [{"kind": "human", "name": text}, HUMAN]}
        assert quick.post("/api/tables", made).status_code == 400
    half = b'{"token": "%s", "text": "\\ud800"}' % play.tokens[0].encode()
    refused(quick, f"{play.path}/chat", half)
    refused(quick, f"{play.path}/chat", half.replace(b"\\ud800", b"\xff"))
    assert play.post("name", 0, name="Ann").status_code == 200
    assert play.post("chat", 0, text="well met").status_code == 200


def test_links_of_strangers() -> None:
    """Names hold none; at open tables and among onlookers they are left out."""
    for link in (
        "https://x.test/a?b",
        "www.x.y",
        "Shop.XYZ",
        "a-b.com/c",
        "сайт.рф",
        "t.me/x",
        "bit.ly",
        "any.museum/a",
        "10.0.0.1:8080/a",
        "x。com",
        "ｘ．ｃｏｍ",
    ):
        with pytest.raises(Refused, match="link"):
            display_name(f"Ann {link}")
        assert without_links(f"look: {link} !") == "look: […] !"
    for fine in (
        "J. R. R. Ann",
        "Dr.House",
        "St.Petersburg",
        "1.5",
        "1.5.2/3",
        "and/or",
        "Mr. Net",
        "½ of ﬁve",
        "e.g. this...so",
    ):
        assert display_name(fine) == fine
        assert without_links(fine) == fine
