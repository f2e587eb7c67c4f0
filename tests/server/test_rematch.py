"""A rematch: one new table for all who sat at the old one."""

from __future__ import annotations

from typing import Any

from tests.server.desk import HUMAN, Launcher, Play, Running

PART = "0123456789abcdef0123456789abcdef"
BODY = {
    "game": "pebbles",
    "options": {},
    "pace": {"bank": 500, "add": 5},
    "hints": False,
    "terms": {"gone": "out", "late": "ask"},
}


def ended(server: Running, *more: dict[str, Any]) -> Play:
    """A finished game of two people with names, and bots."""
    people = [{**HUMAN, "name": "Ann"}, {**HUMAN, "name": "Bea"}]
    made = server.post("/api/tables", {**BODY, "seats": [*people, *more]})
    play = Play(server, made.json())
    play.post("asks", 0, kind="end")
    play.post("answer", 1, ask=play.see(1)["ask"]["id"], agree=True)
    assert play.see(0)["over"]
    return play


def at(server: Running, taken: dict[str, Any]) -> dict[str, Any]:
    answer = server.http.get(f"/api/tables/{taken['table']}", params={"token": taken["token"]})
    found: dict[str, Any] = answer.json()
    return found


def test_one_table_the_same_people_and_seats_moved(server: Running) -> None:
    play = ended(server, {"kind": "bot", "bot": "random", "name": "Robin"})
    assert play.see(1)["rematch"] is None
    first = play.post("rematch", 1, entropy=PART).json()
    seen = play.see(0)["rematch"]
    assert seen["table"] == first["table"]
    assert (seen["by"], seen["sits"], seen["seats"]) == (1, [1], [1, 2, 0])
    there = at(server, first)
    assert [p["name"] for p in there["players"]] == ["Robin", "Ann", "Bea"]
    assert (there["seat"], there["host"], there["missing"]) == (2, 2, [1])
    assert (there["pace"], there["hints_off"], there["terms"]["gone"]) == (
        [500, 5],
        True,
        "out",
    )
    assert first["seed_hash"] == there["seed_hash"]
    second = play.post("rematch", 0, entropy=PART).json()
    assert (second["table"], second["seat"]) == (first["table"], 1)
    assert not at(server, second)["gathering"]
    assert play.see(0)["rematch"]["sits"] == [0, 1]
    assert [each["kind"] for each in play.see(0)["happenings"]] == ["rematch"]
    again = play.post("rematch", 0).json()  # on another device: the same seat
    assert (again["table"], at(server, again)["seat"]) == (first["table"], 1)
    assert again["token"] != second["token"]


def test_who_declines_may_think_again(quick: Running) -> None:
    play = ended(quick)
    assert play.post("rematch", 0, take=False).status_code == 409  # nobody has asked
    first = play.post("rematch", 0).json()
    assert play.post("rematch", 1, take=False).json()["table"] == ""
    assert play.see(0)["rematch"]["declined"] == [1]
    path = f"/api/tables/{first['table']}/asks"
    bot = {"token": first["token"], "kind": "takeover", "bot": "random"}
    free = at(quick, first)["missing"][0]
    play.post("rematch", 1)
    assert play.see(0)["rematch"]["declined"] == []
    assert quick.post(path, {**bot, "seat": free}).status_code == 409  # taken now


def test_a_seat_that_went_to_a_bot_is_gone(quick: Running) -> None:
    play = ended(quick)
    first = play.post("rematch", 0).json()
    free = at(quick, first)["missing"][0]
    path = f"/api/tables/{first['table']}/asks"
    given = {"token": first["token"], "kind": "takeover", "seat": free, "bot": "random"}
    assert quick.post(path, given).json() == {"done": True}
    assert play.post("rematch", 1).status_code == 409


def test_no_rematch_before_the_end_or_for_strangers(quick: Running) -> None:
    play = quick.table(2, game="pebbles")
    assert play.post("rematch", 0).status_code == 409
    over = ended(quick)
    other = {"token": play.tokens[0]}
    assert quick.post(f"{over.path}/rematch", other).status_code == 403
    assert quick.post(f"{over.path}/rematch", {}).status_code == 400
    bad = {"token": over.tokens[0], "name": "a\u202eb"}
    assert quick.post(f"{over.path}/rematch", bad).status_code == 400
    assert over.see(0)["rematch"] is None


def test_it_is_there_after_a_restart(launcher: Launcher, db: str) -> None:
    first = launcher.start(db)
    play = ended(first)
    taken = play.post("rematch", 0).json()
    first.stop()
    second = launcher.start(db)
    again = Play(second, play.made)
    assert again.see(1)["rematch"]["sits"] == [0]
    assert again.post("rematch", 1).json()["table"] == taken["table"]
    assert not at(second, taken)["gathering"]
    second.stop()
