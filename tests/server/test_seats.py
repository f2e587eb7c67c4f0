"""A seat belongs to whoever took it: invites, tokens, and what is closed to everybody else."""

from __future__ import annotations

import json
import random
import sqlite3
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from arcanum.games import game
from arcanum.server.imagining import imagined
from arcanum.server.room import new_room
from arcanum.server.stored import Head, Sitting
from arcanum.server.worker import Desk, Task
from tests.server.desk import HUMAN, RANDOM_BOT, Launcher, Play, Running, until

FRIEND = {"kind": "human"}
PART = "0123456789abcdef0123456789abcdef"


def made(server: Running, *seats: dict[str, Any], game: str = "pebbles", **more: Any) -> Any:
    """A new table as its host gets it."""
    answer = server.post("/api/tables", {"game": game, "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def bearer(token: str) -> dict[str, str]:
    """The header of a seat."""
    return {"authorization": f"Bearer {token}"}


def look(server: Running, table: str, token: str = "") -> Any:
    """The table with the header alone."""
    headers = bearer(token) if token else {}
    return server.http.get(f"/api/tables/{table}", headers=headers).json()


def claim(server: Running, table: str, invite: str, **more: Any) -> Any:
    return server.post(f"/api/tables/{table}/claim", {"invite": invite, **more})


def test_the_host_gets_a_token_for_the_own_seat_only(server: Running) -> None:
    new = made(server, FRIEND, FRIEND, HUMAN, RANDOM_BOT)
    assert [sorted(seat) for seat in new["seats"]] == [
        ["seat", "token"],
        ["invite", "seat"],
        ["seat", "token"],
    ]
    host, invite = new["seats"][0]["token"], new["seats"][1]["invite"]
    first = look(server, new["table"], host)
    assert (first["gathering"], first["missing"], first["host"]) == (True, [1], 0)
    assert first["view"]["missing"] == ["B"]
    assert (first["to_move"], first["options"], first["over"]) == (None, [], False)
    path = f"/api/tables/{new['table']}"
    early = server.post(f"{path}/actions", {"token": host, "version": 0, "action": "close 1"})
    assert early.status_code == 409
    assert "not dealt yet" in early.json()["error"]
    assert server.http.get(path, headers=bearer(invite)).status_code == 403  # it is no token
    assert server.post("/api/me/tables", {"token": invite}).status_code == 403
    taken = claim(server, new["table"], invite, name=" Bea ")
    assert taken.status_code == 200
    assert taken.json()["seat"] == 1
    hers = look(server, new["table"], taken.json()["token"])
    assert (hers["seat"], hers["gathering"], hers["missing"]) == (1, False, [])
    assert hers["players"][1]["name"] == "Bea"
    assert hers["waiting"]
    again = claim(server, new["table"], invite)
    assert (again.status_code, "used" in again.json()["error"]) == (409, True)
    assert claim(server, new["table"], "x" * 22).status_code == 403
    assert claim(server, "nowhere", invite).status_code == 404


def test_only_who_makes_the_table_chooses_another_seat(quick: Running) -> None:
    """The first seat for people is the host's, unless it is left to somebody by name."""
    new = made(quick, {**FRIEND, "mine": False}, HUMAN)
    assert [sorted(seat) for seat in new["seats"]] == [["invite", "seat"], ["seat", "token"]]
    assert look(quick, new["table"])["host"] == 1
    new = made(quick, {**FRIEND, "mine": False}, FRIEND)
    assert "token" in new["seats"][0]
    new = made(quick, RANDOM_BOT, FRIEND, FRIEND)
    assert [seat["seat"] for seat in new["seats"] if "token" in seat] == [1]


def test_the_host_takes_an_invite_back(server: Running) -> None:
    new = made(server, HUMAN, FRIEND, FRIEND)
    path = f"/api/tables/{new['table']}/invites"
    host, old, other = (next(v for k, v in s.items() if k != "seat") for s in new["seats"])
    guest = claim(server, new["table"], other).json()["token"]
    for token, seat, status in (
        (guest, 1, 403),
        (host, 2, 409),
        (host, 0, 409),
        (host, 7, 422),
    ):
        body = {"seat": seat}
        assert server.http.post(path, json=body, headers=bearer(token)).status_code == status
    fresh = server.post(path, {"token": host, "seat": 1}).json()
    assert claim(server, new["table"], old).status_code == 409
    closed = server.post(path, {"token": host, "seat": 1, "close": True})
    assert closed.json() == {"seat": 1, "invite": ""}
    assert claim(server, new["table"], fresh["invite"]).status_code == 409
    last = server.post(path, {"token": host, "seat": 1}).json()["invite"]
    assert claim(server, new["table"], last).json()["seat"] == 1
    assert not look(server, new["table"])["gathering"]


def test_a_free_seat_may_go_to_a_bot(quick: Running) -> None:
    new = made(quick, HUMAN, FRIEND, FRIEND)
    host, invite, other = (next(v for k, v in s.items() if k != "seat") for s in new["seats"])
    guest = claim(quick, new["table"], other).json()["token"]
    path = f"/api/tables/{new['table']}/asks"
    wanted = {"kind": "takeover", "seat": 1, "bot": "random"}
    assert quick.post(path, {"token": guest, **wanted}).status_code == 403
    assert quick.post(path, {"token": host, **wanted}).json() == {"done": True}
    seen = look(quick, new["table"], host)
    assert (seen["players"][1]["bot"], seen["gathering"]) == ("random", False)
    assert claim(quick, new["table"], invite).status_code == 409


def test_who_did_not_hear_the_answer_claims_again(quick: Running) -> None:
    """Known by the part they added to the deal; nobody else has it before the end."""
    new = made(quick, HUMAN, FRIEND)
    invite = new["seats"][1]["invite"]
    tokens = [claim(quick, new["table"], invite, entropy=PART).json()["token"] for _ in "ab"]
    assert [look(quick, new["table"], token)["seat"] for token in tokens] == [1, 1]
    assert claim(quick, new["table"], invite, entropy=PART[::-1]).status_code == 409
    play = Play(quick, {**new, "seats": [new["seats"][0], {"seat": 1, "token": tokens[0]}]})
    play.finish(random.Random(1))
    assert claim(quick, new["table"], invite, entropy=PART).status_code == 409


def test_invites_and_seats_survive_a_restart(launcher: Launcher, db: str) -> None:
    first = launcher.start(db)
    new = made(first, HUMAN, FRIEND, FRIEND, pace={"bank": 600})
    spent = claim(first, new["table"], new["seats"][1]["invite"], entropy=PART).json()["token"]
    first.stop()
    second = launcher.start(db)
    assert look(second, new["table"], spent)["missing"] == [2]
    assert claim(second, new["table"], new["seats"][1]["invite"]).status_code == 409
    last = claim(second, new["table"], new["seats"][2]["invite"]).json()["token"]
    seen = look(second, new["table"], last)
    second.stop()
    third = launcher.start(db)
    again = look(third, new["table"], last)
    assert again["view"] == seen["view"]
    dues = zip(again["players"], seen["players"], strict=True)
    assert all(now["due"] > then["due"] for now, then in dues)  # clocks stood meanwhile
    third.stop()


def test_of_invites_only_hashes_are_stored(launcher: Launcher, tmp_path: Any) -> None:
    path = tmp_path / "table.sqlite3"
    server = launcher.start(str(path))
    new = made(server, HUMAN, FRIEND)
    secrets = [new["seats"][0]["token"], new["seats"][1]["invite"]]
    secrets.append(claim(server, new["table"], secrets[1]).json()["token"])
    server.stop()
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert not any(each.encode() in stored for each in secrets)


def test_tokens_of_old_tables_stay_good(launcher: Launcher, tmp_path: Any) -> None:
    """A table as it was before invites: the store has no part, salt or host of it."""
    path = str(tmp_path / "table.sqlite3")
    first = launcher.start(path)
    play = first.table(2, game="pebbles")
    first.stop()
    file = sqlite3.connect(path)
    with file:
        seed = file.execute("SELECT part FROM tables").fetchone()[0]
        file.execute("UPDATE tables SET salt = '', part = 'null', seed = ?", (seed,))
        file.execute("DELETE FROM parts")
    file.close()
    second = launcher.start(path)
    again = Play(second, play.made)
    again.finish(random.Random(2))
    end = again.see(1)
    assert (end["over"], end["practice"], end["deal"]) == (True, False, None)
    assert "deal" not in json.loads(
        second.http.get(f"{again.path}/record").text.splitlines()[0]
    )
    second.stop()


def test_the_token_may_be_in_the_header_everywhere(quick: Running) -> None:
    play = quick.table(2, game="pebbles")
    mine = bearer(play.tokens[0])
    seen = look(quick, play.id, play.tokens[0])
    body = {"version": 0, "action": seen["options"][0]["action"]}
    http = quick.http
    assert http.post(f"{play.path}/actions", json=body).status_code == 400
    assert http.post(f"{play.path}/actions", json=body, headers=mine).status_code == 200
    assert http.get(f"{play.path}/chat", headers=mine).status_code == 200
    assert http.get(f"{play.path}/notebook", headers=mine).status_code == 200
    assert http.get(f"{play.path}/missed", headers=mine).status_code == 200
    assert http.get(f"{play.path}/chat", headers=bearer("x")).status_code == 403
    with http.stream("GET", "/api/stream", headers=mine) as stream:
        assert json.loads(next(stream.iter_lines()))["seat"] == 0


def test_the_first_message_of_a_socket_says_who_looks(quick: Running) -> None:
    play = quick.table(2, game="pebbles", onlookers=False)
    with quick.socket(f"{play.path}/live") as socket:
        socket.send(json.dumps({"token": play.tokens[1]}))
        assert json.loads(socket.recv(60))["seat"] == 1
    with quick.socket(f"{play.path}/live") as socket:
        socket.send(json.dumps({"token": ""}))
        assert "no onlookers" in json.loads(socket.recv(60))["error"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    play = quick.table(2, game="pebbles")
    with quick.socket(f"{play.path}/live") as socket:
        assert json.loads(socket.recv(60))["seat"] is None  # who says nothing is an onlooker
        socket.send(json.dumps({"token": play.tokens[0]}))
        seen = json.loads(socket.recv(60))
        while seen["seat"] is None:  # the others are shown who is here
            seen = json.loads(socket.recv(60))
        action = seen["options"][0]["action"]
        socket.send(json.dumps({"version": 0, "action": action, "id": 7}))
        replies = [json.loads(socket.recv(60)) for _ in range(2)]
        assert 7 in [each.get("reply") for each in replies]
    with quick.socket(f"{play.path}/live") as socket:
        socket.send(json.dumps({"version": 1, "action": "close 1", "id": 8}))  # an onlooker
        heard = [json.loads(socket.recv(60)) for _ in range(2)]
        assert 403 in [each.get("status") for each in heard]
    with quick.socket(f"{play.path}/live") as socket:
        socket.send(json.dumps({"token": "wrong"}))
        assert "error" in json.loads(socket.recv(60))


def test_a_closed_table_stays_closed_afterwards(quick: Running) -> None:
    """Without onlookers: no record, history, fork or analysis for whoever has no seat."""
    play = quick.table(2, game="pebbles", onlookers=False)
    while not play.see(0)["over"]:
        seat = play.see(0)["waiting"][0]
        mine = play.see(seat)
        play.act(seat, mine["version"], mine["options"][0]["action"])
    get = quick.http.get
    seat = bearer(play.tokens[1])
    for what in ("record", "history?at=0", "analysis", "missed"):
        assert get(f"{play.path}/{what}").status_code == 403, what
        assert get(f"{play.path}/{what}", headers=bearer("x")).status_code == 403, what
        assert get(f"{play.path}/{what}", headers=seat).status_code == 200, what
    fork = f"{play.path}/fork"
    assert quick.post(fork, {"at": 0}).status_code == 403
    forked = quick.http.post(fork, json={"at": 0}, headers=seat).json()
    assert [each["seat"] for each in forked["seats"] if "token" in each] == [1]
    assert look(quick, forked["table"], forked["seats"][1]["token"])["practice"] is True


def test_an_absent_player_does_not_agree(quick: Running) -> None:
    """Whether a bot plays for them or they have left: nobody agrees to an undo for them."""
    play = quick.table(3)
    for seat in range(3):
        play.act(seat, 0, play.see(seat)["options"][0]["action"])
    assert play.see(0)["undo"] == 0
    play.post("leave", 2)
    version = play.see(0)["version"]
    refused = play.post("undo", 0, version=version)
    assert (refused.status_code, refused.json()["key"]) == (409, "absent-cannot-agree")
    ask = play.post("asks", 0, kind="takeover", seat=2, bot="random")
    assert ask.json() == {"done": False}
    assert play.post("answer", 1, ask=1, agree=True).json() == {"done": True}
    until(lambda: 2 not in play.see(0)["waiting"])  # the bot has decided
    version = play.see(0)["version"]
    refused = play.post("undo", 0, version=version)
    assert (refused.status_code, refused.json()["key"]) == (409, "absent-cannot-agree")
    play.post("return", 2)
    version = play.see(0)["version"]
    assert play.post("undo", 0, version=version).json() == {"version": version, "asked": True}


def test_bots_agree_only_while_nothing_came_out(quick: Running) -> None:
    """Otherwise one could look at what is secret and decide again; not so in practice."""
    for seed, status in ((None, 422), (7, 200)):
        new = made(quick, HUMAN, RANDOM_BOT, game="seasons", seed=seed)
        play = Play(quick, new)
        seen = play.see(0)
        play.act(0, seen["version"], seen["options"][0]["action"])  # both packs are handed on
        until(lambda play=play: play.see(0)["waiting"] == [0])  # type: ignore[misc]
        seen = play.see(0)
        assert (seen["version"], seen["undo"]) == (3, 0)
        back = play.post("undo", 0, version=seen["version"])
        assert back.status_code == status, back.text
        if status == 422:
            assert back.json()["key"] == "came-out"


def test_a_bot_forgets_what_was_taken_back() -> None:
    """What it thought, or heard, before an undo belongs to a game that never was."""
    head = Head(
        "t", "pebbles", game("pebbles").version, 2, {"length": "short"}, "7", True, None, "", 1
    )
    room = new_room(head, [Sitting("", "", b"a"), Sitting("hard", "", None)], [])
    desk = Desk()
    first = Task(**imagined(room, 1), bot="hard")
    assert desk.bot(first) is desk.bot(Task(**imagined(room, 1), bot="hard"))
    action = room.options(0)[0]
    room.act(0, action, 0, 1.0, room.after(0, action))
    assert desk.bot(Task(**imagined(room, 1), bot="hard")) is desk.bot(first)
    room.take_back(0, 0, 1, 1.0)
    assert desk.bot(Task(**imagined(room, 1), bot="hard")) is not desk.bot(first)


def test_a_practice_table_says_so_from_the_first_view_on(quick: Running) -> None:
    chosen = made(quick, HUMAN, FRIEND, seed=7)
    fair = made(quick, HUMAN, FRIEND)
    assert look(quick, chosen["table"])["practice"] is True
    assert look(quick, fair["table"])["practice"] is False
    host = chosen["seats"][0]["token"]
    assert look(quick, chosen["table"], host)["practice"] is True
    assert look(quick, chosen["table"], host)["missing"] == [1]
    assert not look(quick, chosen["table"], host)["gathering"]  # a known deal waits for nobody


@pytest.mark.parametrize("name", ["\u3164", "Bo\u202eb", "Bo\tb\x07"])
def test_a_name_nobody_can_read_spends_no_invite(quick: Running, name: str) -> None:
    new = made(quick, HUMAN, FRIEND)
    invite = new["seats"][1]["invite"]
    refused = claim(quick, new["table"], invite, name=name)
    assert refused.status_code == 400
    assert "name" in refused.json()["error"]
    assert claim(quick, new["table"], invite, name="Boris").status_code == 200
