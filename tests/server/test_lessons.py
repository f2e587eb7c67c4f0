"""Lessons at the server: tables from a position, with a coach in the person's view."""

from __future__ import annotations

from typing import Any

from tests.server.desk import Launcher, Play, Running, until


def begin(server: Running, path: str = "/api/lessons/seasons/first") -> Play:
    made = server.http.post(path, json={"lang": "ru", "name": "Mia"})
    assert made.status_code == 201, made.text
    return Play(server, made.json())


def mine(play: Play) -> dict[str, Any]:
    """The table when the person is to decide."""
    until(lambda: bool(play.see(0)["options"]) or play.see(0)["over"])
    return play.see(0)


def turn(play: Play, to: str) -> int:
    body = {"token": play.tokens[0], "version": play.see(0)["version"], "to": to}
    done = play.server.http.post(f"/api/tables/{play.made['table']}/page", json=body)
    return int(done.status_code)


def test_lessons_are_listed_in_each_language(server: Running) -> None:
    for lang, first in (
        ("en", "First game"),
        ("ru", "Первая партия"),
        ("pl", "Pierwsza partia"),
    ):
        told = server.http.get(f"/api/lessons/seasons?lang={lang}").json()
        assert told["lessons"][0]["title"] == first
        assert told["lessons"][0]["kind"] == "first"
    assert server.http.get("/api/lessons/seasons?lang=de").status_code == 400
    assert server.http.get("/api/lessons/chess").status_code == 404
    assert server.http.post("/api/lessons/seasons/chess", json={}).status_code == 404
    assert server.http.get("/api/lessons/pebbles").json() == {"lessons": [], "tries": []}


def test_a_lesson_goes_on_back_and_over_a_restart(launcher: Launcher, db: str) -> None:
    first = launcher.start(db)
    play = begin(first)
    seen = play.see(0)
    lesson = seen["lesson"]
    assert (lesson["step"], lesson["wait"], lesson["kind"]) == (1, "next", "first")
    assert lesson["title"]["pl"] == "Pierwsza partia"
    assert lesson["spots"][0]["part"] == "crystals"
    assert [player["name"] for player in seen["players"]] == ["Mia", "Вера"]
    for _ in range(3):
        assert turn(play, "next") == 200
    lesson = play.see(0)["lesson"]
    assert (lesson["step"], lesson["wait"]) == (4, "choice")
    assert turn(play, "next") == 409  # a die must be taken first
    assert list(lesson["poor"]) == ["take-die winter_4"]
    assert "①" in lesson["poor"]["take-die winter_4"]["text"]["en"]
    assert len(lesson["compare"]) == 3
    assert turn(play, "back") == 200
    assert play.see(0)["lesson"]["step"] == 3
    turn(play, "next")
    play.act(0, play.see(0)["version"], "take-die winter_2")
    seen = mine(play)
    assert seen["lesson"]["heading"]["en"] == "The die left over"
    before = [play.see(seat) for seat in (0,)]
    first.stop()
    second = launcher.start(db)
    again = Play(second, play.made)
    assert [again.see(seat) for seat in (0,)] == before
    assert turn(again, "back") == 200  # the die goes back, and Vera's with it
    seen = mine(again)
    assert (seen["lesson"]["step"], seen["view"]["mages"][0]["die"]) == (4, None)
    assert turn(again, "back") == 200
    assert again.see(0)["lesson"]["step"] == 3
    second.stop()


def test_a_poor_choice_may_be_kept(server: Running) -> None:
    play = begin(server)
    play.act(0, 0, "take-die winter_4")
    seen = mine(play)
    assert seen["lesson"]["step"] > 4


def test_nobody_else_sees_the_lesson(server: Running) -> None:
    play = begin(server)
    assert server.http.get(f"/api/tables/{play.made['table']}").status_code == 403


def test_an_ordinary_table_has_no_lesson(server: Running) -> None:
    play = server.table(2)
    assert play.see(0)["lesson"] is None
    assert turn(play, "next") == 409


def test_a_rule_can_be_tried_and_taken_back_without_end(server: Running) -> None:
    told = server.http.get("/api/try/seasons?lang=en").json()["tries"]
    assert told
    assert all(one["rules"] and one["text"] for one in told)
    rule = told[0]["rules"][0]
    play = begin(server, f"/api/try/seasons/{rule}")
    lesson = play.see(0)["lesson"]
    assert lesson["kind"] == "try"
    assert lesson["text"]["en"]
    for _ in range(2):
        seen = mine(play)
        play.act(0, seen["version"], seen["options"][-1]["action"])
        mine(play)
        assert turn(play, "back") == 200
        assert play.see(0)["view"] == seen["view"]
    assert turn(play, "back") == 422  # back at the start
    assert server.http.post("/api/try/seasons/S-99.9", json={}).status_code == 404
