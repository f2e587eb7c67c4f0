"""Tournaments and clubs: who may do what, rounds that follow by themselves, standings."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.desk import until
from tests.server.meeting.hall import GAME, Hall, Person

NEW = {"name": "Thursday", "game": GAME, "kind": "swiss", "seats": 2}


def begun(hall: Hall, people: list[Person], **more: Any) -> str:
    """A tournament with these people, the first of them its organiser, in its first round."""
    made: str = people[0].post("/api/tournaments", {**NEW, **more}, 201)["id"]
    path = f"/api/tournaments/{made}"
    code = people[0].get(path)["code"]
    for one in people:
        one.post(f"{path}/join", {"code": code})
    people[0].post(f"{path}/start")
    return path


def play_round(hall: Hall, path: str, people: list[Person], seed: int = 1) -> dict[str, Any]:
    """Play all tables of the present round to their end."""
    by_name = {one.name: one for one in people}
    owner = people[0]
    seen = owner.get(path)
    here = seen["groups"][-1]
    for group in here["groups"]:
        if group["state"] != "playing":
            continue
        names = [seat["name"] for seat in group["seats"]]
        table = next(
            own["table"]
            for name in names
            if name
            for own in by_name[name].get(path)["groups"][-1]["groups"]
            if own["mine"]
        )
        tokens = [by_name[name].open(table, seat) for seat, name in enumerate(names) if name]
        hall.finish(table, tokens, seed + group["group"])
    was = (seen["round"], "running")
    until(lambda: (owner.get(path)["round"], owner.get(path)["state"]) != was)
    after: dict[str, Any] = owner.get(path)
    return after


def test_a_swiss_tournament(anywhere: Hall) -> None:
    people = [anywhere.person(name) for name in ("Ann", "Bob", "Cat")]
    path = begun(anywhere, people)
    first = people[1].get(path)
    assert (first["state"], first["round"], first["rounds"]) == ("running", 1, 2)
    states = [group["state"] for group in first["groups"][0]["groups"]]
    assert sorted(states) == ["bye", "playing"]
    second = play_round(anywhere, path, people)
    assert second["round"] == 2
    assert second["groups"][0]["done"]
    over = play_round(anywhere, path, people, 7)
    assert over["state"] == "over"
    assert sum(each["points"] for each in over["entrants"]) == 4  # two tables, two byes
    assert over["entrants"][0]["place"] == 1
    rated = anywhere.rows("SELECT DISTINCT kind, rated FROM results")
    assert rated == [("tournament", 1)]
    assert people[2].get("/api/tournaments", of="mine")["tournaments"][0]["state"] == "over"


def test_a_duplicate_is_the_same_deal_and_closed(here: Hall) -> None:
    people = [here.person(name) for name in ("Ann", "Bob", "Cat", "Dan", "Eli", "Fay")]
    path = begun(here, people, kind="duplicate", rounds=1)
    hashes = {
        here.client.get(f"/api/tables/{table}", params={"token": token}).json()["seed_hash"]
        for table, token in own_tables(path, people)
    }
    assert len(hashes) == 1
    shown = people[0].get(path)["groups"][0]["groups"]
    assert [bool(group["table"]) for group in shown] == [group["mine"] for group in shown]
    tables = own_tables(path, people)
    first, second, third = dict.fromkeys(table for table, _ in tables)
    outside = people[[table for table, _ in tables].index(third)]
    assert here.client.get(f"/api/tables/{first}").status_code == 403  # no onlookers
    outside.post(f"{path}/watch", {"table": first}, 409)
    for done in (first, second):
        here.finish(done, [token for table, token in tables if table == done])
    for table, token in tables:
        shown_now = here.client.get(f"/api/tables/{table}", params={"token": token}).json()
        assert (shown_now["seed"], shown_now["deal"]) == (None, None)
        record = here.client.get(f"/api/tables/{table}/record", params={"token": token})
        assert record.status_code == 409
    seen = outside.get(path)
    others = [group for group in seen["groups"][0]["groups"] if not group["mine"]]
    scores = [seat["score"] for group in others for seat in group["seats"]]
    assert scores == [None] * 4  # not before their own
    assert {each["points"] for each in seen["entrants"]} == {0}
    outside.post(f"{path}/watch", {"table": first}, 409)
    over = play_round(here, path, people)
    assert over["state"] == "over"
    assert sum(each["points"] for each in over["entrants"]) == pytest.approx(0)
    records = [
        here.client.get(f"/api/tables/{table}/record", params={"token": token}).text
        for table, token in tables
    ]
    assert len({json.loads(record.splitlines()[0])["seed"] for record in records}) == 1
    token = outside.post(f"{path}/watch", {"table": first})["token"]
    looked = here.client.get(f"/api/tables/{first}", params={"token": token}).json()
    assert (looked["seat"], looked["over"], looked["options"]) == (None, True, [])
    sent = {"token": token, "version": 0, "action": "x"}
    assert here.client.post(f"/api/tables/{first}/actions", json=sent).status_code == 403


@pytest.mark.parametrize("how", ["close", "cancel"])
def test_a_game_is_not_rated_once_its_deal_is_told(anywhere: Hall, how: str) -> None:
    """The organiser ends a round where people still play: they could look at every card."""
    here = anywhere
    people = [here.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    path = begun(here, people, kind="duplicate", rounds=1)
    tables = own_tables(path, people)
    done, *_ = (table for table, _ in tables)  # the organiser's
    playing = next(table for table, _ in tables if table != done)
    ours = [token for table, token in tables if table == done]
    record = f"/api/tables/{done}/record"
    here.finish(done, ours)
    assert here.client.get(record, params={"token": ours[0]}).status_code == 409
    people[0].post(f"{path}/{how}")
    assert here.client.get(record, params={"token": ours[0]}).status_code == 200
    here.finish(playing, [token for table, token in tables if table == playing])
    rated = here.rows("SELECT DISTINCT played, rated FROM results")
    assert sorted(rated) == sorted([(done, 1), (playing, 0)])


def own_tables(path: str, people: list[Person]) -> list[tuple[str, str]]:
    """The table and a token of everybody, in the present round."""
    out = []
    for one in people:
        for group in one.get(path)["groups"][-1]["groups"]:
            for seat, who in enumerate(group["seats"]):
                if group["mine"] and who["name"] == one.name:
                    out.append((group["table"], one.open(group["table"], seat)))
    return out


@pytest.mark.parametrize(("kind", "seats"), [("round-robin", 3), ("knock-out", 2)])
def test_other_kinds_go_to_their_end(here: Hall, kind: str, seats: int) -> None:
    people = [here.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    path = begun(here, people, kind=kind, seats=seats)
    for number in range(8):
        seen = play_round(here, path, people, number * 10)
        if seen["state"] == "over":
            break
    assert seen["state"] == "over"
    assert seen["entrants"][0]["place"] == 1
    if kind == "knock-out":
        assert seen["round"] == 2
        assert [each["stage"] for each in seen["entrants"]] == [2, 1, 0, 0]


def test_who_may_do_what(here: Hall) -> None:
    ann, bob, cat, eve = (here.person(name) for name in ("Ann", "Bob", "Cat", "Eve"))
    nobody = Person(here)
    nobody.post("/api/tournaments", NEW, 403)
    made = ann.post("/api/tournaments", NEW, 201)["id"]
    path = f"/api/tournaments/{made}"
    for one in (bob, nobody):
        one.get(path, 404)  # not listed: it is not there
        one.get(path, 404, code="0" * 16)
    bob.post(f"{path}/join", {}, 404)
    code = ann.get(path)["code"]
    assert bob.get(path, code=code)["entrants"] == []
    nobody.post(f"{path}/join", {"code": code}, 403)
    bob.post(f"{path}/join", {"code": code})
    bob.post(f"{path}/join", {"code": code})  # twice is once
    assert bob.get(path)["code"] == ""
    for what in ("start", "cancel", "close"):
        bob.post(f"{path}/{what}", {}, 403)
        eve.post(f"{path}/{what}", {}, 404)
    bob.post(f"{path}/remove", {"number": 0}, 403)
    ann.post(f"{path}/start", {}, 409)  # too few
    cat.post(f"{path}/join", {"code": code})
    ann.post(f"{path}/start")
    eve.post(f"{path}/join", {"code": code}, 409)
    table = ann.get(path)["groups"][0]["groups"][0]["table"]
    eve.post("/api/me/open", {"table": table, "seat": 0}, 403)
    ann.post(f"{path}/close")  # she does not play herself
    seen = ann.get(path)
    assert (seen["state"], seen["groups"][0]["groups"][0]["state"]) == ("over", "void")
    assert nobody.get("/api/tournaments")["tournaments"] == []
    ann.post("/api/tournaments", {**NEW, "listed": True}, 201)
    assert [t["name"] for t in nobody.get("/api/tournaments")["tournaments"]] == ["Thursday"]
    for wrong in ({"seats": 5}, {"game": "chess"}, {"options": {"no": "x"}}, {"name": " "}):
        status = 400 if "seats" in wrong or "name" in wrong else 422
        ann.post("/api/tournaments", {**NEW, **wrong}, status)
    ann.post("/api/tournaments", {**NEW, "club": "nowhere"}, 403)


@pytest.mark.parametrize("how", ["close", "cancel"])
def test_an_organiser_who_plays_does_not_end_their_own_game(anywhere: Hall, how: str) -> None:
    people = [anywhere.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    ann = people[0]
    path = begun(anywhere, people, rounds=1)
    tables = own_tables(path, people)
    own, *_ = (table for table, _ in tables)
    for _ in range(2):
        refused = anywhere.client.post(f"{path}/{how}", json={}, headers=ann.headers)
        assert (refused.status_code, refused.json()["key"]) == (409, "own-game-first")
        ann.post(f"{path}/leave")  # who withdraws still sits there
    anywhere.finish(own, [token for table, token in tables if table == own])
    ended = ann.post(f"{path}/{how}")
    assert ended["state"] == {"close": "over", "cancel": "cancelled"}[how]
    states = {group["table"]: group["state"] for group in ended["groups"][0]["groups"]}
    other = next(table for table, _ in tables if table != own)
    assert states == {own: "done", other: {"close": "void", "cancel": "playing"}[how]}


def test_who_leaves_keeps_results_and_plays_no_more(here: Hall) -> None:
    people = [here.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    path = begun(here, people, rounds=2)
    people[3].post(f"{path}/leave")
    play_round(here, path, people)
    second = people[0].get(path)
    sitting = [
        seat["name"] for group in second["groups"][1]["groups"] for seat in group["seats"]
    ]
    assert sorted(sitting) == ["Ann", "Bob", "Cat"]
    assert [each["gone"] for each in second["entrants"]].count(True) == 1
    assert {each["name"] for each in second["entrants"]} == {"Ann", "Bob", "Cat", "Dan"}


def test_clubs_let_in_by_their_link_only(anywhere: Hall) -> None:
    here = anywhere
    ann, bob, eve = (here.person(name) for name in ("Ann", "Bob", "Eve"))
    nobody = Person(here)
    nobody.post("/api/clubs", {"name": "Owls"}, 403)
    club = ann.post("/api/clubs", {"name": "Owls", "about": "Thursdays"}, 201)["id"]
    path = f"/api/clubs/{club}"
    for one in (bob, nobody):
        one.get(path, 404)
        one.get(f"{path}/ladder/{GAME}", 404)
    code = ann.get(path)["code"]
    assert nobody.get(path, code=code)["members"] == []
    bob.post(f"{path}/join", {"code": "wrong"}, 404)
    assert [each["name"] for each in bob.post(f"{path}/join", {"code": code})["members"]] == [
        "Ann",
        "Bob",
    ]
    held = ann.post("/api/tournaments", {**NEW, "club": club, "listed": True}, 201)["id"]
    assert bob.get(path)["tournaments"][0]["id"] == held
    bob.post(f"/api/tournaments/{held}/join")  # members need no other link
    eve.post(f"/api/tournaments/{held}/join", {}, 404)
    assert eve.get("/api/tournaments")["tournaments"] == []
    bob.post(f"{path}/remove", {"name": "Ann"}, 403)
    eve.post(f"{path}/remove", {"name": "Ann"}, 404)
    assert ann.get(f"{path}/ladder/{GAME}")["rows"] == []
    ann.post(f"{path}/leave")
    assert bob.get(path)["mine"] is True  # it is handed over
    bob.post(f"{path}/leave")
    bob.get(path, 404)
    assert here.rows("SELECT COUNT(*) FROM clubs") == [(0,)]


def test_reports_are_kept_for_the_host(anywhere: Hall) -> None:
    here = anywhere
    ann, nobody = here.person("Ann"), Person(here)
    told = {"about": "person", "what": "Bob", "text": "an ugly name"}
    nobody.post("/api/reports", told, 403)
    ann.post("/api/reports", told)
    ann.post("/api/reports", {**told, "text": "a\u202eb"}, 400)
    assert here.rows("SELECT about, what, teller, text FROM reports") == [
        ("person", "Bob", "ann", "an ugly name")
    ]


@pytest.mark.parametrize("kind", ["swiss", "knock-out"])
def test_a_table_that_ends_without_a_result_holds_nothing_up(anywhere: Hall, kind: str) -> None:
    people = [anywhere.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    path = begun(anywhere, people, kind=kind, rounds=2)
    tables = own_tables(path, people)
    ended = tables[0][0]
    tokens = [token for table, token in tables if table == ended]
    asked = {"token": tokens[0], "kind": "end"}
    assert anywhere.client.post(f"/api/tables/{ended}/asks", json=asked).status_code == 200
    seen = anywhere.client.get(f"/api/tables/{ended}", params={"token": tokens[1]}).json()
    answer = {"token": tokens[1], "ask": seen["ask"]["id"], "agree": True}
    anywhere.client.post(f"/api/tables/{ended}/answer", json=answer)

    def groups() -> Any:
        return people[0].get(path)["groups"][0]["groups"]

    until(lambda: any(group["state"] == "void" for group in groups()))
    assert people[0].get(path)["round"] == 1  # the other table still plays
    other = [(table, token) for table, token in tables if table != ended]
    anywhere.finish(other[0][0], [token for _, token in other])
    until(lambda: people[0].get(path)["round"] == 2 or people[0].get(path)["state"] == "over")
    after = people[0].get(path)
    assert (after["state"], after["round"]) == (
        ("running", 2) if kind == "swiss" else ("over", 1)
    )
    points = sorted(each["points"] for each in after["entrants"])
    assert (points[:2], sum(points)) == ([0, 0], 1)  # who ended theirs got none
