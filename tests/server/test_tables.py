"""The calls of the contract, over HTTP, with both stores."""

from __future__ import annotations

import hashlib
import json
import random
import sqlite3
import time
from pathlib import Path

from arcanum.records import parse
from arcanum.server.deals import verify
from tests.server.desk import HUMAN, RANDOM_BOT, Launcher, Play, Running, until


def test_a_table_is_made_seen_and_played(server: Running) -> None:
    play = server.table(3)
    assert sorted(play.tokens) == [0, 1, 2]
    seen = play.see(1)
    assert (seen["version"], seen["seat"], seen["to_move"]) == (0, 1, 1)
    assert seen["view"]["viewer"] == "B"
    option = seen["options"][0]
    assert option["action"] == option["spelled"]
    assert option["verb"] == "draft"
    assert option["nouns"] == [{"kind": "card", "value": option["action"].split()[1]}]
    assert play.see()["options"] == []
    assert play.see()["view"]["viewer"] is None
    done = play.act(1, 0, option["action"])
    assert (done.status_code, done.json()) == (200, {"version": 1})
    assert play.see(1)["notes"][-1]["note"] == "drafts"
    assert [n for n in play.see(0)["notes"] if n["note"] == "drafts"] == []


def test_the_same_action_twice_is_stored_once(server: Running) -> None:
    play = server.table(2)
    action = play.see(0)["options"][0]["action"]
    other = play.see(0)["options"][1]["action"]
    assert play.act(0, 0, action).json() == {"version": 1}
    assert play.act(0, 0, action).json() == {"version": 1}
    assert play.see(0)["version"] == 1
    assert play.act(0, 0, other).status_code == 409


def test_secret_choices_are_taken_in_any_order_at_the_version_they_were_seen(
    server: Running,
) -> None:
    play = server.table(3)
    picks = {seat: play.see(seat)["options"][seat]["action"] for seat in range(3)}
    assert play.act(2, 0, picks[2]).json() == {"version": 1}
    assert play.act(0, 0, picks[0]).json() == {"version": 2}
    assert play.act(2, 0, picks[2]).json() == {"version": 1}  # once more, stored once
    assert play.see(1)["waiting"] == [1]
    assert play.act(1, 0, picks[1]).json() == {"version": 3}
    assert play.see(0)["waiting"] == [0, 1, 2]
    assert play.act(0, 0, picks[0]).json() == {"version": 2}
    assert play.act(0, 1, picks[0]).status_code == 409


def test_a_half_made_draft_survives_a_restart(launcher: Launcher, db: str) -> None:
    first = launcher.start(db)
    play = first.table(3)
    chance = random.Random(3)
    for _ in range(4):
        play.step(chance)
    action = play.see(play.see()["waiting"][0])["options"][0]["action"]
    seat, version = play.see()["waiting"][0], play.see()["version"]
    assert play.act(seat, version, action).status_code == 200
    before = [play.see(s) for s in (0, 1, 2, None)]
    first.stop()
    second = launcher.start(db)
    again = Play(second, play.made)
    assert [again.see(s) for s in (0, 1, 2, None)] == before
    assert again.act(seat, version, action).json() == {"version": version + 1}
    again.step(chance)
    second.stop()


def test_wrong_token_table_action_version(server: Running) -> None:
    play = server.table(2)
    body = {"token": "nonsense", "version": 0, "action": "draft amulet_of_air"}
    wrong = server.post(f"{play.path}/actions", body)
    assert (wrong.status_code, "token" in wrong.json()["error"]) == (403, True)
    assert server.http.get(play.path, params={"token": "x" * 300}).status_code == 403
    assert server.http.get("/api/tables/nothere").status_code == 404
    assert server.post("/api/tables/nothere/actions", body).status_code == 404
    refused = play.act(0, 0, "end-turn")
    assert refused.status_code == 422
    assert set(refused.json()) >= {"error", "rule", "key"}
    assert refused.json()["rule"] == "S-4.1"
    assert play.act(0, 0, "sing loudly").status_code == 422
    assert play.act(0, 7, "end-turn").status_code == 409
    assert play.see(0)["version"] == 0


def test_bad_bodies(quick: Running) -> None:
    play = quick.table(2)
    http = quick.http

    def told(body: bytes | str, path: str = "/api/tables") -> int:
        answer = http.post(path, content=body)
        assert answer.json()["error"].count("\n") == 0
        return answer.status_code

    good = {"token": play.tokens[0], "version": 0, "action": "draft amulet_of_air"}
    actions = f"{play.path}/actions"
    assert told("{") == 400
    assert told("[1]") == 400
    assert told(b"\xff\xfe{}") == 400
    assert told("") == 400
    assert told(json.dumps({**good, "more": 1}), actions) == 400
    assert told(json.dumps({**good, "version": "0"}), actions) == 400
    assert told(json.dumps({**good, "version": True}), actions) == 400
    assert told(json.dumps({**good, "token": None}), actions) == 400
    assert told(json.dumps({**good, "action": "x" * 70_000}), actions) == 400
    assert told("[" * 60_000, actions) == 400
    assert told(json.dumps({"game": "chess", "seats": [HUMAN, HUMAN]})) == 422
    assert told(json.dumps({"game": "seasons", "seats": [HUMAN]})) == 422
    bot = {"kind": "bot", "bot": "deep blue"}
    assert told(json.dumps({"game": "seasons", "seats": [HUMAN, bot]})) == 422
    level = {"level": "expert"}
    assert told(json.dumps({"game": "seasons", "seats": [HUMAN] * 2, "options": level})) == 422
    assert http.get(play.path, params={"since": "minus one"}).status_code == 400
    assert http.delete(play.path).status_code == 405
    assert http.get("/api/nothing").status_code == 404
    assert play.see(0)["version"] == 0


def test_a_whole_game_its_record_history_and_fork(server: Running, tmp_path: Path) -> None:
    play = server.table(2, game="pebbles")
    path = f"{play.path}/record"
    assert server.http.get(path).status_code == 403
    assert server.http.get(f"{play.path}/history", params={"at": 0}).status_code == 403
    assert server.post(f"{play.path}/fork", {"at": 0}).status_code == 403
    sealed = play.see()["seed_hash"]
    assert sealed == play.made["seed_hash"]
    assert play.see()["seed"] is None
    play.finish(random.Random(5))
    end = play.see()
    deal = end["deal"]
    promised = f"arcanum deal {deal['salt']} {deal['part']}"
    assert sealed == hashlib.sha256(promised.encode()).hexdigest()
    text = server.http.get(path).text
    record = parse(text)
    assert record.replay().scores() == end["scores"]
    assert len(record.actions) == end["version"]
    assert record.chance == "sealed"  # nobody can compute what was not shown
    file = tmp_path / "game.jsonl"
    file.write_text(text)
    assert verify(file, sealed)["verified"] is True

    last = len(record.actions)
    for seat in ("all", "onlooker", "0", "1"):
        moment = server.http.get(f"{play.path}/history", params={"at": last, "seat": seat})
        assert moment.json()["view"]["over"] is True
    moment = server.http.get(f"{play.path}/history", params={"at": 1, "seat": "1"}).json()
    assert (moment["at"], moment["of"], moment["by"]) == (1, last, record.actions[0][0])
    assert server.http.get(f"{play.path}/history", params={"at": last + 1}).status_code == 422
    assert server.post(f"{play.path}/fork", {"at": last}).status_code == 422
    forked = server.post(f"{play.path}/fork", {"at": 3})
    assert forked.status_code == 201
    again = Play(server, forked.json())
    assert again.see()["version"] == 3
    assert again.see()["parent"] == play.id
    again.finish(random.Random(6))
    told = parse(server.http.get(f"{again.path}/record").text)
    assert told.actions[:3] == record.actions[:3]
    assert play.act(0, last, "keep").status_code == 422


def test_undo_is_free_until_somebody_else_decides(server: Running) -> None:
    play = server.table(2)
    first = play.see(0)
    play.act(0, 0, first["options"][0]["action"])
    assert play.see(0)["undo"] == 1
    assert play.see(1)["undo"] == 0
    back = play.post("undo", 0, version=1)
    assert back.json() == {"version": 2, "asked": False}
    assert play.post("undo", 0, version=1).json() == {"version": 2, "asked": False}
    seen = play.see(0)
    assert seen["version"] == 2
    assert seen["options"] == first["options"]
    assert seen["notes"] == first["notes"]
    assert play.post("undo", 0, version=2).status_code == 422
    play.act(0, 2, first["options"][1]["action"])
    play.act(1, 2, play.see(1)["options"][0]["action"])
    assert play.see(0)["undo"] == 0


def test_undo_beyond_that_needs_everybody(server: Running) -> None:
    play = server.table(3)
    for seat in range(3):
        play.act(seat, 0, play.see(seat)["options"][0]["action"])
    asked = play.post("undo", 0, version=3)
    assert asked.json() == {"version": 3, "asked": True}
    ask = play.see(1)["ask"]
    assert (ask["kind"], ask["by"], ask["wanted"]) == ("undo", 0, [1, 2])
    assert play.post("answer", 0, ask=ask["id"], agree=True).status_code == 409
    assert play.post("answer", 1, ask=ask["id"], agree=True).json() == {"done": False}
    assert play.post("answer", 2, ask=ask["id"], agree=True).json() == {"done": True}
    assert play.see(0)["version"] == 4
    assert play.see(0)["waiting"] == [0, 1, 2]
    assert play.see(0)["ask"] is None
    for seat in range(3):
        play.act(seat, 4, play.see(seat)["options"][0]["action"])
    play.post("undo", 1, version=7)
    ask = play.see(1)["ask"]
    assert play.post("answer", 2, ask=ask["id"], agree=False).json() == {"done": False}
    assert play.see(1)["ask"] is None
    assert play.see(1)["version"] == 7


def test_undo_survives_a_restart(launcher: Launcher, db: str) -> None:
    first = launcher.start(db)
    play = first.table(2)
    play.act(0, 0, play.see(0)["options"][0]["action"])
    play.post("undo", 0, version=1)
    play.act(0, 2, play.see(0)["options"][1]["action"])
    before = [play.see(s) for s in (0, 1, None)]
    first.stop()
    second = launcher.start(db)
    again = Play(second, play.made)
    assert [again.see(s) for s in (0, 1, None)] == before
    second.stop()


def test_a_bot_takes_over_and_gives_back(server: Running) -> None:
    play = server.table(3)
    here = play.post("asks", 0, kind="takeover", seat=2, bot="random")
    assert (here.status_code, here.json()["error"]) == (
        409,
        "this player has not left the table",
    )
    play.post("leave", 2)
    assert play.see(0)["players"][2]["left"] is True
    proposed = play.post("asks", 0, kind="takeover", seat=2, bot="random")
    assert proposed.json() == {"done": False}
    ask = play.see(1)["ask"]
    assert (ask["kind"], ask["seat"], ask["wanted"]) == ("takeover", 2, [1])
    assert play.post("answer", 1, ask=ask["id"], agree=True).json() == {"done": True}
    seen = play.see(0)
    assert seen["players"][2]["kind"] == "bot"
    until(lambda: 2 not in play.see(0)["waiting"])
    assert play.act(2, play.see(2)["version"], "end-turn").status_code == 409
    assert play.post("return", 2).status_code == 200
    assert play.see(0)["players"][2]["kind"] == "human"
    play.post("leave", 2)
    assert play.post("asks", 0, kind="takeover", seat=2, bot="hal").status_code == 422
    assert play.post("asks", 0, kind="takeover", seat=7, bot="random").status_code == 422


def test_who_is_waited_for_three_days_may_be_replaced(
    launcher: Launcher, tmp_path: Path
) -> None:
    db = str(tmp_path / "days.sqlite3")
    first = launcher.start(db)
    play = first.table(2)
    late, other = 0, 1
    play.act(other, 0, play.see(other)["options"][0]["action"])
    assert play.see(other)["waiting"] == [late]
    first.stop()
    for days, left in ((2, False), (3, True)):
        with sqlite3.connect(db) as store:
            store.execute("UPDATE tables SET created = ?", (time.time() - days * 86400 - 60,))
            store.execute("DELETE FROM snapshots")  # they know the time too
        again = launcher.start(db)
        play = Play(again, play.made)
        assert [player["left"] for player in play.see(other)["players"]] == [
            left and seat == late for seat in range(2)
        ]
        asked = play.post("asks", other, kind="takeover", seat=late, bot="random")
        assert asked.status_code == (200 if left else 409)
        again.stop()
    assert asked.json() == {"done": True}


def test_names_chat_and_notebook(server: Running) -> None:
    play = server.table(2)
    assert play.post("name", 0, name="  Ann   of Oz ").status_code == 200
    assert play.see(1)["players"][0]["name"] == "Ann of Oz"
    assert play.post("name", 0, name=" ").status_code == 400
    assert play.post("name", 0, name="x" * 41).status_code == 400
    assert play.post("chat", 0, text="hello").json() == {"number": 1}
    assert play.post("chat", 1, text="<b>hi</b>").json() == {"number": 2}
    path = f"{play.path}/chat"
    lines = server.http.get(path, params={"token": play.tokens[1]}).json()["chat"]
    assert [(line["seat"], line["text"]) for line in lines] == [(0, "hello"), (1, "<b>hi</b>")]
    assert play.see(0)["chat"] == 2
    assert server.http.get(path).status_code == 400
    assert server.http.get(path, params={"token": "x"}).status_code == 403
    book = f"{play.path}/notebook"
    assert server.http.get(book, params={"token": play.tokens[0]}).json() == {"text": ""}
    for text in ("take the fairies", "no, the orb"):
        body = {"token": play.tokens[0], "text": text}
        assert server.http.put(book, json=body).status_code == 200
    mine = server.http.get(book, params={"token": play.tokens[0]}).json()
    assert mine == {"text": "no, the orb"}
    assert server.http.get(book, params={"token": play.tokens[1]}).json() == {"text": ""}


def test_onlookers_only_if_the_host_allows(quick: Running) -> None:
    play = quick.table(2, onlookers=False)
    assert quick.http.get(play.path).status_code == 403
    assert play.see(0)["onlookers"] is False


def test_a_chosen_seed_gives_the_same_deal(quick: Running) -> None:
    one, two = quick.table(2, seed=7), quick.table(2, seed=7)
    assert one.see(0)["view"] == two.see(0)["view"]
    assert one.see(0)["seed_hash"] != two.see(0)["seed_hash"]  # it does not tell a weak seed


def test_bots_play_whole_games(server: Running) -> None:
    seats = [RANDOM_BOT, RANDOM_BOT, RANDOM_BOT]
    made = server.post("/api/tables", {"game": "seasons", "seats": seats}).json()
    assert made["seats"] == []
    play = Play(server, made)
    until(lambda: bool(play.see()["over"]))
    end = play.see()
    record = parse(server.http.get(f"{play.path}/record").text)
    assert record.replay().winners() == end["winners"]


def test_a_greedy_bot_answers_from_its_own_process(quick: Running) -> None:
    seats = [HUMAN, {"kind": "bot", "bot": "greedy"}]
    play = Play(quick, quick.post("/api/tables", {"game": "seasons", "seats": seats}).json())
    chance = random.Random(1)
    for _ in range(5):
        mine = play.see(0)
        if not mine["options"]:
            break
        action = chance.choice(mine["options"])["action"]
        assert play.act(0, mine["version"], action).status_code == 200
        until(lambda: 1 not in play.see(0)["waiting"])
    figures = quick.http.get("/metrics").text
    assert "arcanum_bot_late_total 0.0" in figures


def test_why_not_is_asked_without_risk(quick: Running) -> None:
    play = quick.table(2, options={"level": "apprentice"}, seed=3)
    legal = play.see(play.see()["waiting"][0])["options"][0]["action"]
    seat = play.see()["waiting"][0]
    yes = play.post("why", seat, action=f"  {legal} ").json()
    assert yes == {
        "version": 0,
        "legal": True,
        "error": "",
        "rule": "",
        "key": "",
        "args": {},
    }
    no = play.post("why", seat, action="end-turn").json()
    assert (no["legal"], no["version"]) == (False, 0)
    refused = play.act(seat, 0, "end-turn").json()
    assert {name: no[name] for name in refused} == refused
    assert play.post("why", seat, action="sing loudly").json()["key"] == "unknown-words"
    assert play.see()["version"] == 0
    assert play.see(seat)["options"][0]["action"] == legal
    while len(play.see()["waiting"]) > 1:
        play.step(random.Random(1))
    other = 1 - play.see()["waiting"][0]
    assert play.post("why", other, action=legal).json()["key"] == "not-your-turn"
    stranger = quick.post(f"{play.path}/why", {"token": "x", "action": legal})
    assert stranger.status_code == 403
    assert play.post("why", seat, action="").status_code == 400
    assert play.post("why", seat, action=legal, version=0).status_code == 400
