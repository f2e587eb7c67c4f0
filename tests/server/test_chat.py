"""What is said: phrases for every language, links to lines of the log, the onlookers' room."""

from __future__ import annotations

import json
import random

from tests.server.desk import Play, Running
from tests.server.test_live import live


def lines(play: Play, seat: int) -> list[dict[str, object]]:
    params = {"token": play.tokens[seat]}
    found = play.server.http.get(f"{play.path}/chat", params=params).json()["chat"]
    return [dict(line) for line in found]


def test_phrases_and_lines_of_the_log(server: Running) -> None:
    play = server.table(2, game="seasons")
    chance = random.Random(1)
    for _ in range(24):
        play.step(chance)
    own, others = play.see(0)["notes"], play.see(1)["notes"]
    assert play.post("chat", 0, phrase="well-played").json() == {"number": 1}
    spoken = lines(play, 1)[0]
    assert (spoken["key"], spoken["text"], spoken["line"]) == (
        "well-played",
        "Well played!",
        -1,
    )
    at = max(i for i, note in enumerate(own) if note in others)
    with live(play, 1) as ws:
        ws.recv(timeout=60)
        assert play.post("chat", 0, text="look", line=at).json() == {"number": 2}
        while "chat" not in (line := json.loads(ws.recv(timeout=60))) or "view" in line:
            pass
    assert others[line["chat"]["line"]] == own[at]  # the same line, as the reader counts them
    assert lines(play, 0)[1]["line"] == at
    assert lines(play, 1)[1]["line"] == line["chat"]["line"]
    assert play.post("chat", 0, text="x", line=len(own)).status_code == 422
    assert play.post("chat", 0).status_code == 400
    assert play.post("chat", 0, text="  ").status_code == 400
    assert play.post("chat", 0, phrase="sing").status_code == 400


def test_onlookers_have_a_room_of_their_own(server: Running) -> None:
    play = server.table(2, game="pebbles")
    path = f"{play.path}/gallery"
    with live(play, 0) as player, server.socket(f"{play.path}/live") as onlooker:
        onlooker.send(json.dumps({"token": ""}))
        for ws in (player, onlooker):
            ws.recv(timeout=60)
        said = server.post(path, {"name": " Olga ", "text": "who wins?"})
        assert said.json() == {"number": 1}
        while (
            "gallery" not in (heard := json.loads(onlooker.recv(timeout=60))) or "view" in heard
        ):
            pass
        assert (heard["gallery"]["name"], heard["gallery"]["text"]) == ("Olga", "who wins?")
        play.post("chat", 1, text="next")
        while "view" in (told := json.loads(player.recv(timeout=60))):
            pass
        assert told["chat"]["text"] == "next"  # nothing of the onlookers came before it
    mine = {"token": play.tokens[0]}
    assert server.http.get(path, params=mine).status_code == 403
    assert (play.see(0)["gallery"], play.see()["gallery"]) == (0, 1)
    assert server.post(path, {"phrase": "hello"}).json() == {"number": 2}
    for wrong in ({}, {"text": "\u202e"}, {"text": "x", "name": "\u202e"}, {"phrase": "x"}):
        assert server.post(path, wrong).status_code == 400
    play.finish(random.Random(1))
    found = server.http.get(path, params=mine).json()["gallery"]
    assert [line["text"] for line in found] == ["who wins?", "Hello!"]
    assert play.see(0)["gallery"] == 2


def test_a_table_may_let_its_players_read_along(quick: Running) -> None:
    play = quick.table(2, game="pebbles", gallery=True)
    quick.post(f"{play.path}/gallery", {"text": "hear me"})
    quick.post(f"{play.path}/gallery", {"text": "all at https://x.test/y"})
    found = quick.http.get(f"{play.path}/gallery", params={"token": play.tokens[1]})
    assert [line["text"] for line in found.json()["gallery"]] == ["hear me", "all at […]"]
    closed = quick.table(2, game="pebbles", onlookers=False)
    assert quick.post(f"{closed.path}/gallery", {"text": "x"}).status_code == 403
    assert quick.http.get(f"{closed.path}/gallery").status_code == 403
