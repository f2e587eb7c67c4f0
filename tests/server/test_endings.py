"""Ends before their time, pauses, reminders: what each means, and what is kept of it."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from arcanum.games import game as find_game
from arcanum.games import ids
from arcanum.lab.laws import tables as all_tables
from arcanum.records import parse, result_of, summary
from arcanum.server import absence, reminding
from arcanum.server.app import make_app
from arcanum.server.deals import verify
from arcanum.server.meeting.results import places_after
from tests.server.desk import HUMAN, Launcher, Play, Running, until

TWO = {"game": "pebbles"}


def some_steps(play: Play, steps: int = 4) -> None:
    chance = random.Random(5)
    for _ in range(steps):
        play.step(chance)


def record_of(play: Play) -> str:
    answer = play.server.http.get(f"{play.path}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def verified(play: Play, tmp_path: Path) -> dict[str, Any]:
    """The record, replayed and checked as `arcanum replay --verify` does it."""
    file = tmp_path / f"{play.id}.jsonl"
    file.write_text(record_of(play), encoding="utf-8")
    found: dict[str, Any] = verify(file, play.made["seed_hash"])
    return found


def test_an_end_with_the_present_scores(server: Running, tmp_path: Path) -> None:
    play = server.table(3, **TWO)
    some_steps(play)
    assert play.post("asks", 0, kind="scores").json() == {"done": False}
    ask = play.see(1)["ask"]
    assert (ask["kind"], ask["wanted"], ask["keep"]) == ("scores", [1, 2], None)
    assert play.post("asks", 1, kind="end").status_code == 409  # one thing at a time
    play.post("answer", 1, ask=ask["id"], agree=True)
    assert play.post("answer", 2, ask=ask["id"], agree=True).json() == {"done": True}
    seen = play.see(1)
    assert (seen["over"], seen["ended"], seen["agreed_end"]) == (True, "scores", False)
    assert len(seen["scores"]) == 3
    best = max(seen["scores"])
    assert seen["winners"] == [p for p in range(3) if seen["scores"][p] == best]
    assert (seen["waiting"], seen["options"]) == ([], [])
    found = verified(play, tmp_path)
    assert (found["ended"], found["over"], found["scores"]) == ("scores", False, seen["scores"])
    assert found["winners"] == ["ABC"[p] for p in seen["winners"]]
    moment = server.http.get(f"{play.path}/history", params={"at": 4}).json()
    assert moment["scores"] == seen["scores"]
    for what, more in (
        ("concede", {}),
        ("asks", {"kind": "scores"}),
        ("asks", {"kind": "pause"}),
    ):
        assert play.post(what, 0, **more).status_code in (409, 422)


def test_a_game_is_abandoned_by_agreement(server: Running, tmp_path: Path) -> None:
    play = server.table(2, **TWO)
    some_steps(play)
    play.post("asks", 1, kind="end")
    ask = play.see(0)["ask"]
    assert play.post("answer", 0, ask=ask["id"], agree=False).json() == {"done": False}
    assert not play.see(0)["over"]
    play.post("asks", 1, kind="end")
    play.step(random.Random(6))  # playing on does not answer that
    ask = play.see(0)["ask"]
    assert ask["kind"] == "end"
    assert play.post("answer", 0, ask=ask["id"], agree=True).json() == {"done": True}
    seen = play.see(0)
    assert (seen["over"], seen["ended"], seen["agreed_end"]) == (True, "end", True)
    assert (seen["scores"], seen["winners"]) == (None, None)
    assert verified(play, tmp_path)["winners"] == []


def test_scores_are_those_of_the_moment(quick: Running) -> None:
    """Who plays on changes them, so that is no longer asked."""
    play = quick.table(2, **TWO)
    play.post("asks", 0, kind="scores")
    play.step(random.Random(1))
    assert play.see(1)["ask"] is None


def test_who_concedes_is_played_on_by_a_bot_and_comes_last(
    launcher: Launcher, db: str, tmp_path: Path
) -> None:
    first = launcher.start(db)
    play = first.table(3, **TWO, terms={"gone": "bot", "bot": "random"})
    some_steps(play)
    assert play.post("concede", 2).json() == {"done": False}
    seen = play.see(2)
    assert [p["conceded"] for p in seen["players"]] == [False, False, True]
    assert seen["players"][2]["bot"] == "random"
    assert seen["happenings"][-1]["kind"] == "concedes"
    assert play.post("concede", 2).json() == {"done": False}  # said twice, it is one
    assert play.see(2)["version"] >= seen["version"]
    for what, more in (
        ("return", {}),
        ("actions", {"version": seen["version"], "action": "keep"}),
        ("asks", {"kind": "pause"}),
        ("asks", {"kind": "takeover", "seat": 0, "bot": "random"}),
        ("remind", {"seat": 0}),
    ):
        refused = play.post(what, 2, **more)
        assert (refused.status_code, refused.json()["key"]) == (409, "has-conceded"), what
    first.stop()
    second = launcher.start(db)
    again = Play(second, play.made)
    assert again.see(0)["players"][2]["conceded"]
    chance = random.Random(7)
    while not again.see()["over"]:
        seen = again.see(0)
        mine = [p for p in seen["waiting"] if p != 2]
        if mine:
            look = again.see(mine[0])
            again.act(mine[0], look["version"], chance.choice(look["options"])["action"])
    end = again.see(0)
    assert 2 not in end["winners"]
    left = max(end["scores"][:2])
    assert set(end["winners"]) <= {p for p in (0, 1) if end["scores"][p] == left}
    found = verified(again, tmp_path)
    assert found["conceded"] == [["C", 4]]
    assert found["winners"] == ["AB"[p] for p in end["winners"]]
    second.stop()


def test_where_they_are_out_the_last_one_wins(quick: Running) -> None:
    play = quick.table(2, **TWO, terms={"gone": "out"})
    some_steps(play, 2)
    assert play.post("concede", 0).json() == {"done": True}
    seen = play.see(1)
    assert (seen["over"], seen["ended"], seen["winners"]) == (True, "conceded", [1])
    three = quick.table(3, **TWO, terms={"gone": "out"})
    assert three.post("concede", 0).json() == {"done": False}
    until(lambda: 0 not in three.see(1)["waiting"])  # it does the plainest thing, at once
    assert three.post("concede", 1).json() == {"done": True}
    assert three.see(2)["winners"] == [2]


def test_who_plays_alone_ends_the_game_by_conceding(quick: Running) -> None:
    body = {**TWO, "seats": [HUMAN, {"kind": "bot", "bot": "random"}]}
    play = Play(quick, quick.post("/api/tables", body).json())
    assert play.post("concede", 0).json() == {"done": True}
    assert play.see(0)["winners"] == [1]


def test_an_undo_takes_no_concession_back(quick: Running) -> None:
    play = quick.table(3, **TWO, terms={"gone": "out"})
    some_steps(play, 1)
    play.post("concede", 2)
    until(lambda: 2 not in play.see(0)["waiting"])
    mine = next((p for p in (0, 1) if play.see(p)["undo"]), None)
    if mine is not None:
        play.post("undo", mine, version=play.see(mine)["version"])
    assert play.see(0)["players"][2]["conceded"]


def test_a_pause_stops_all_clocks(server: Running) -> None:
    play = server.table(2, **TWO, pace={"bank": 600, "add": 0})
    assert play.see(0)["players"][0]["due"] is not None
    play.post("asks", 0, kind="pause")
    ask = play.see(1)["ask"]
    assert play.post("answer", 1, ask=ask["id"], agree=True).json() == {"done": True}
    seen = play.see(0)
    assert seen["paused"] is not None
    assert all(player["due"] is None for player in seen["players"])
    assert play.post("asks", 0, kind="pause").status_code == 409
    assert play.post("remind", 0, seat=1).status_code == 409
    assert play.post("go-on", 1).status_code == 200
    seen = play.see(0)
    assert (seen["paused"], seen["players"][0]["due"] is None) == (None, False)
    assert [each["kind"] for each in seen["happenings"]] == ["pauses", "goes-on"]


def older(launcher: Launcher, db: str, play: Play, seconds: float) -> tuple[Running, Play]:
    """The same table, as if it had been made so long ago."""
    play.server.stop()
    with sqlite3.connect(db) as store:
        store.execute("UPDATE tables SET created = created - ?", (seconds,))
        store.execute("UPDATE parts SET at = at - ?", (seconds,))
        store.execute("UPDATE events SET at = at - ?", (seconds,))
        store.execute("UPDATE happenings SET at = at - ?", (seconds,))
        store.execute("DELETE FROM snapshots")
        store.execute("DELETE FROM outages")
        store.execute("UPDATE settings SET value = ? WHERE name = 'beat'", (repr(time.time()),))
    again = launcher.start(db)
    return again, Play(again, play.made)


def test_late_then_reminded_then_left(launcher: Launcher, tmp_path: Path) -> None:
    """Without a clock: late after ten minutes, left only if they do not come when reminded."""
    db = str(tmp_path / "late.sqlite3")
    play = launcher.start(db).table(2, **TWO)
    assert play.post("remind", 0, seat=1).json()["key"] == "too-early"
    assert play.post("remind", 0, seat=0).status_code == 409
    assert play.post("remind", 0, seat=5).status_code == 422
    _, play = older(launcher, db, play, absence.LATE_SECONDS)
    late = play.see(0)["players"][1]
    assert (late["late"], late["left"], late["reminded"]) == (True, False, None)
    bot = {"kind": "takeover", "seat": 1, "bot": "random"}
    assert play.post("asks", 0, **bot).status_code == 409
    assert play.post("remind", 0, seat=1).status_code == 200
    again = play.post("remind", 0, seat=1)
    assert (again.status_code, again.json()["key"]) == (409, "reminded-already")
    server, play = older(launcher, db, play, absence.GRACE_SECONDS)
    gone = play.see(0)["players"][1]
    assert (gone["left"], gone["reminded"] is not None) == (True, True)
    assert play.post("asks", 0, **bot).json() == {"done": True}
    assert play.see(0)["happenings"][-1]["kind"] == "bot-plays"
    assert play.post("return", 1).status_code == 200
    assert play.see(0)["happenings"][-1]["kind"] == "returns"
    server.stop()


def test_an_empty_bank_is_asked_about(launcher: Launcher, tmp_path: Path) -> None:
    """Where the table chose so no bot decides: a reminder first, then the others may vote."""
    db = str(tmp_path / "asked.sqlite3")
    pace = {"bank": 60, "add": 5}
    play = launcher.start(db).table(2, **TWO, pace=pace, terms={"late": "ask"})
    server, play = older(launcher, db, play, 61)
    play.see(0)
    until(lambda: bool(play.see(0)["happenings"]))
    seen = play.see(0)
    told = {(each["kind"], each["by"]) for each in seen["happenings"]}
    assert (told, seen["version"]) == ({("reminded", -1)}, 0)
    assert [p["late"] for p in seen["players"]] == [True, True]
    assert not seen["players"][1]["left"]  # late, no more
    asked = play.post("asks", 0, kind="takeover", seat=1, bot="random")
    assert asked.json() == {"done": True}
    server.stop()


def test_terms_are_checked(quick: Running) -> None:
    for terms, status in (
        ({"gone": "home"}, 400),
        ({"bot": "hal"}, 422),
        ({"zone": "Mars/Olympus_Mons"}, 422),
        ({"weekends": True, "zone": "Europe/Warsaw", "late": "ask"}, 201),
    ):
        body = {**TWO, "seats": [HUMAN, HUMAN], "terms": terms}
        assert quick.post("/api/tables", body).status_code == status


def test_records_that_say_nonsense_are_refused() -> None:
    head = {"arcanum": 1, "game": "pebbles", "rules": "1", "options": {}, "seats": 2, "seed": 1}
    for wrong in ({"ended": "badly"}, {"conceded": [["Z", 1]]}, {"conceded": "A"}):
        with pytest.raises(Exception, match="is wrong"):
            parse(json.dumps({**head, **wrong}))
    record = parse(json.dumps({**head, "ended": "scores", "conceded": [["A", 0]]}))
    assert summary(record)["winners"] == ["B"]
    assert result_of(record.replay(), [0, 1])[1] == []


def test_only_who_is_asked_for_is_reminded(quick: Running) -> None:
    assert reminding.FIRST_SECONDS < absence.LATE_SECONDS
    play = quick.table(2)
    mine = play.see(0)
    play.act(0, 0, mine["options"][0]["action"])
    assert play.post("remind", 1, seat=0).status_code == 409


@pytest.mark.parametrize("name", [name for name in ids() if find_game(name).open_scores])
def test_scores_that_are_told_are_no_secret(name: str) -> None:
    """Whatever is dealt again, they stay the same."""
    game = find_game(name)
    chance = random.Random(name)
    for seats, options in chance.sample(all_tables(game), 2):
        s = game.new(seats=seats, options=options, seed=5, notes=False)
        for number in range(300):
            if s.over:
                break
            s.apply(chance.choice(s.options))
            if number % 20 == 0 and not s.over:
                assert s.determinize(None, number).scores() == s.scores()


def test_who_concedes_first_is_last() -> None:
    assert places_after([5, 9, 7], [1], []) == [3, 1, 2]
    assert places_after([5, 9, 7], [2], [1]) == [2, 3, 1]
    assert places_after([5, 9, 7], [0], [1, 2]) == [1, 3, 2]
    assert places_after([5, 9], [], [1, 0]) == [1, 2]


# -- votes that have lost their reason, and who has a voice


def late_and_reminded(
    launcher: Launcher, db: str, seats: int = 3, owes: int = 0
) -> tuple[Running, Play]:
    """A table without a clock that waits for a player who did not come when reminded."""
    play = launcher.start(db).table(seats, game="seasons")
    while play.see(0)["waiting"] != [owes]:
        seat = next(p for p in play.see(0)["waiting"] if p != owes)
        seen = play.see(seat)
        play.act(seat, seen["version"], seen["options"][0]["action"])
    _, play = older(launcher, db, play, absence.LATE_SECONDS)
    assert play.post("remind", 1, seat=owes).status_code == 200
    server, play = older(launcher, db, play, absence.GRACE_SECONDS)
    assert play.see(1)["players"][owes]["left"]
    return server, play


def test_who_acts_is_not_replaced_by_a_vote_of_before(
    launcher: Launcher, tmp_path: Path
) -> None:
    db = str(tmp_path / "back.sqlite3")
    server, play = late_and_reminded(launcher, db)
    assert play.post("asks", 1, kind="takeover", seat=0, bot="random").json() == {"done": False}
    ask = play.see(2)["ask"]
    assert (ask["kind"], ask["wanted"]) == ("takeover", [2])
    seen = play.see(0)
    acted = play.act(0, seen["version"], seen["options"][0]["action"])
    assert acted.status_code == 200, acted.text
    assert play.see(2)["ask"] is None
    assert play.post("answer", 2, ask=ask["id"], agree=True).status_code == 409
    server.stop()
    server = launcher.start(db)
    again = Play(server, play.made)
    assert again.see(2)["ask"] is None  # nor after a restart
    assert again.see(2)["players"][0]["kind"] == "human"
    server.stop()


def test_who_looks_again_is_not_replaced_by_a_vote_of_before(
    launcher: Launcher, tmp_path: Path
) -> None:
    """Being there is enough: the others are told that this is no longer asked."""
    server, play = late_and_reminded(launcher, str(tmp_path / "looks.sqlite3"))
    play.post("asks", 1, kind="takeover", seat=0, bot="random")
    ask = play.see(2)["ask"]
    with server.socket(f"{play.path}/live") as socket:
        socket.send(json.dumps({"token": play.tokens[0]}))
        until(lambda: bool(play.see(1)["players"][0]["here"]))
        assert play.post("answer", 2, ask=ask["id"], agree=True).status_code == 409
    seen = play.see(2)
    assert (seen["ask"], seen["players"][0]["kind"]) == (None, "human")
    server.stop()


def test_who_comes_back_ends_the_vote_about_them(server: Running) -> None:
    play = server.table(3, **TWO)
    play.post("leave", 0)
    play.post("asks", 1, kind="takeover", seat=0, bot="random")
    ask = play.see(2)["ask"]
    assert play.post("return", 0).status_code == 200
    assert play.see(2)["ask"] is None
    assert play.post("answer", 2, ask=ask["id"], agree=True).status_code == 409
    assert play.see(2)["players"][0]["kind"] == "human"


def test_a_vote_stays_where_the_clock_decides_for_who_has_left(quick: Running) -> None:
    """Who said that they leave has left, whatever is decided for them meanwhile."""
    play = quick.table(3, **TWO)
    some_steps(play, 1)
    play.post("leave", 0)
    play.post("asks", 1, kind="takeover", seat=0, bot="random")
    seen = play.see(0)
    if seen["options"]:
        play.act(0, seen["version"], seen["options"][0]["action"])
    ask = play.see(2)["ask"]
    assert play.post("answer", 2, ask=ask["id"], agree=True).json() == {"done": True}
    assert play.see(2)["players"][0]["bot"] == "random"


@pytest.mark.parametrize("kind", ["scores", "end"])
def test_who_has_left_has_a_voice_in_the_end(server: Running, kind: str) -> None:
    """Nothing ends without them, until a bot plays for them."""
    play = server.table(3, **TWO)
    some_steps(play)
    play.post("leave", 0)
    assert play.post("asks", 1, kind=kind).json() == {"done": False}
    ask = play.see(2)["ask"]
    assert ask["wanted"] == [0, 2]
    assert play.post("answer", 2, ask=ask["id"], agree=True).json() == {"done": False}
    seen = play.see(0)
    assert (seen["over"], seen["ask"]["wanted"]) == (False, [0])
    # A bot may take the seat first: that is asked instead.
    bot = {"kind": "takeover", "seat": 0, "bot": "random"}
    assert play.post("asks", 2, **bot).json() == {"done": False}
    ask = play.see(1)["ask"]
    assert (ask["kind"], ask["wanted"]) == ("takeover", [1])
    assert play.post("answer", 1, ask=ask["id"], agree=True).json() == {"done": True}
    assert play.post("asks", 1, kind=kind).json() == {"done": False}
    ask = play.see(2)["ask"]
    assert ask["wanted"] == [2]
    assert play.post("answer", 2, ask=ask["id"], agree=True).json() == {"done": True}
    assert play.see(2)["ended"] == kind


def test_of_two_one_does_not_end_the_game_alone(quick: Running) -> None:
    play = quick.table(2, **TWO)
    some_steps(play)
    play.post("leave", 0)
    assert play.post("asks", 1, kind="scores").json() == {"done": False}
    assert not play.see(1)["over"]
    bot = {"kind": "takeover", "seat": 0, "bot": "random"}
    assert play.post("asks", 1, **bot).json() == {"done": True}
    assert play.see(1)["ask"] is None  # it was asked of somebody who does not play now
    assert play.post("asks", 1, kind="scores").json() == {"done": True}


def test_who_came_back_meanwhile_is_asked_too(server: Running) -> None:
    play = server.table(3, **TWO)
    some_steps(play)
    play.post("leave", 0)
    play.post("asks", 1, kind="takeover", seat=0, bot="random")
    play.post("answer", 2, ask=play.see(2)["ask"]["id"], agree=True)
    play.post("asks", 1, kind="end")
    ask = play.see(2)["ask"]
    assert ask["wanted"] == [2]
    play.post("return", 0)
    assert play.post("answer", 2, ask=ask["id"], agree=True).json() == {"done": False}
    seen = play.see(0)
    assert (seen["over"], seen["ask"]["wanted"]) == (False, [0])
    assert play.post("answer", 0, ask=ask["id"], agree=True).json() == {"done": True}


def test_who_has_conceded_is_offered_nothing(tmp_path: Path) -> None:
    """Also while the table waits for the bot that plays the seat on."""
    app = make_app(str(tmp_path / "table.sqlite3"), limits=False)
    with TestClient(app) as client:
        wanted = {**TWO, "seats": [HUMAN, HUMAN]}
        made = client.post("/api/tables", json=wanted).json()
        path, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]

        def see() -> Any:
            return client.get(path, params={"token": token}).json()

        assert app.server.tables is not None
        gone = app.server.tables.open[made["table"]].room.conceded
        action = see()["options"][0]["action"]
        gone.append(0)
        after = see()
        assert (after["waiting"], after["options"]) == ([0, 1], [])
        gone.remove(0)
        sent = {"token": token, "version": 0, "action": action}
        assert client.post(f"{path}/actions", json=sent).status_code == 200
        seen = see()
        assert (seen["undo"], seen["take_back"] is None) == (1, False)
        gone.append(0)
        after = see()
        assert (after["undo"], after["take_back"]) == (0, None)
        sent = {"token": token, "version": seen["version"]}
        refused = client.post(f"{path}/undo", json=sent)
        assert (refused.status_code, refused.json()["key"]) == (409, "has-conceded")


def test_nobody_waits_for_the_answer_of_who_has_conceded(quick: Running) -> None:
    play = quick.table(3, **TWO)
    some_steps(play)
    play.post("asks", 0, kind="end")
    play.post("concede", 2)
    assert play.see(0)["ask"] is None
    play.post("asks", 0, kind="pause")
    play.post("leave", 1)
    assert play.see(0)["ask"] is None
