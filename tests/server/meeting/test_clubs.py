"""Tables of clubs: who may make, see, join and watch them; links that are renewed."""

from __future__ import annotations

import json
import time
from typing import Any, cast

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from arcanum.server.tables import MOST_OF_CLUB
from tests.server.desk import Running
from tests.server.meeting.hall import GAME, Hall, Person
from tests.server.meeting.test_open_tables import SEATS, listed, opened, write
from tests.server.meeting.test_tournaments import begun, own_tables, play_round

LOST = (403, "members-only")  # what a stranger hears


def club_of(leader: Person, *others: Person, **about: str) -> str:
    """A club of these people; its path."""
    path = f"/api/clubs/{leader.post('/api/clubs', {'name': 'Owls', **about}, 201)['id']}"
    for one in others:
        one.post(f"{path}/join", {"code": leader.get(path)["code"]})
    return path


def club_table(who: Person, path: str, **wanted: Any) -> Any:
    """An open table of a club."""
    return opened(who, club=path.rpartition("/")[2], **wanted)


def of_club(who: Person, path: str, state: str) -> list[str]:
    """The club's tables as it shows them itself."""
    return [one["table"] for one in who.get(path)[state]["tables"]]


def watched(who: Person, table: str) -> tuple[int, str]:
    """How the socket of an onlooker ends, or begins."""
    with who.hall.client.websocket_connect(
        f"/api/tables/{table}/live", headers=who.headers
    ) as socket:
        first = socket.receive_json()
        if "error" not in first:
            return 200, first["club"]
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        return closed.value.code, ""


def lost(who: Person, method: str, path: str, body: dict[str, Any] | None = None) -> None:
    """Refuse, since who asks is not in the club."""
    answer = who.hall.client.request(method, path, json=body, headers=who.headers)
    assert (answer.status_code, answer.json().get("key")) == LOST, (path, answer.text)


def test_a_table_of_a_club_is_for_its_members(anywhere: Hall) -> None:
    ann, bob, eve = (anywhere.person(name) for name in ("Ann", "Bob", "Eve"))
    strangers = (eve, Person(anywhere))
    path = club_of(ann, bob)
    made = club_table(ann, path)
    table, own = made["table"], made["seats"][0]["token"]
    at = f"/api/tables/{table}"
    # Members find it in the club, and nobody in the list of all.
    assert of_club(bob, path, "waiting") == [table]
    assert of_club(bob, path, "running") == []
    for who in (ann, *strangers):
        assert listed(who) == []
    # A stranger has no way in, whatever links they were given.
    ways: tuple[tuple[str, str, dict[str, Any] | None], ...] = (
        ("GET", at, None),
        ("POST", f"{at}/door", {"join": made["join"]}),
        ("POST", f"{at}/join", {}),
        ("POST", f"{at}/join", {"join": made["join"], "seat": 1}),
        ("POST", f"{at}/claim", {"invite": made["seats"][1]["invite"]}),
        ("POST", f"{at}/gallery", {"text": "hello"}),
        ("GET", f"{at}/gallery", None),
        ("GET", f"{at}/missed", None),
    )
    for who in strangers:
        for way in ways:
            lost(who, *way)
        assert watched(who, table) == (4403, "")
        who.get(path, 404)
        who.get(f"{path}/tables", 404)
    # A member sits down with one click; then it runs, and members may watch it.
    assert bob.post(f"{at}/door")["host"] == 0
    other = bob.post(f"{at}/join", {"name": "Bob"})["token"]
    ann.post(f"{at}/start", {"token": own})
    assert (of_club(ann, path, "waiting"), of_club(ann, path, "running")) == ([], [table])
    cat = anywhere.person("Cat")
    cat.post(f"{path}/join", {"code": ann.get(path)["code"]})
    assert watched(cat, table) == (200, path.rpartition("/")[2])
    assert cat.get(at)["seat"] is None
    anywhere.finish(table, [own, other])
    assert [t["table"] for t in cat.get(f"{path}/tables", state="finished")["tables"]] == [
        table
    ]
    cat.get(f"{at}/history", at=0)
    for who in strangers:
        assert listed(who, state="running") == listed(who, state="finished") == []
        for left in ("record", "history?at=0", "heard", "analysis", "missed", "gallery"):
            lost(who, "GET", f"{at}/{left}")
        lost(who, "POST", f"{at}/fork", {"at": 0})
        assert watched(who, table) == (4403, "")
    # What follows from it is the club's too.
    again = ann.post(f"{at}/rematch", {"token": own})["table"]
    lost(eve, "GET", f"/api/tables/{again}")
    fork = cat.post(f"{at}/fork", {"at": 0}, 201)["table"]
    lost(eve, "GET", f"/api/tables/{fork}")
    assert cat.get(f"/api/tables/{again}")["club"] == path.rpartition("/")[2]
    bob.get(at, token=other)  # who sits there needs no session


def test_without_onlookers_members_do_not_watch_either(here: Hall) -> None:
    ann, bob = here.person("Ann"), here.person("Bob")
    path = club_of(ann, bob)
    table = club_table(ann, path, onlookers=False)["table"]
    at = f"/api/tables/{table}"
    bob.get(at, 403)
    assert of_club(bob, path, "waiting") == [table]
    bob.post(f"{at}/join", {"name": "Bob"})
    write(here, "UPDATE tables SET listed = 2 WHERE id = ?", table)
    assert of_club(bob, path, "running") == []


def ends(socket: ClientConnection) -> bool:
    """Read on until the server closes the socket."""
    try:
        while True:
            socket.recv(60)
    except ConnectionClosed:
        return True


def test_who_leaves_a_club_looks_on_no_more(quick: Running) -> None:
    here = Hall(cast(TestClient, quick.http), quick.db)
    ann, bob, cat = (here.person(name) for name in ("Ann", "Bob", "Cat"))
    path = club_of(ann, bob, cat)
    table = club_table(ann, path)["table"]

    def looks(who: Person) -> ClientConnection:
        where = f"ws://127.0.0.1:{quick.port}/api/tables/{table}/live"
        return connect(where, additional_headers=who.headers, proxy=None)

    with looks(bob) as first, looks(cat) as second:
        for socket in (first, second):
            assert json.loads(socket.recv())["seat"] is None
        ann.post(f"{path}/remove", {"name": "Bob"})
        for socket in (first, second):  # both show who they are again
            assert ends(socket)
    with looks(bob) as first, looks(cat) as second:
        assert "members of a club" in json.loads(first.recv())["error"]
        assert json.loads(second.recv())["seat"] is None
        cat.post(f"{path}/leave")
        assert ends(second)
    lost(cat, "GET", f"/api/tables/{table}")


def test_only_members_make_tables_of_a_club_and_not_too_many(anywhere: Hall) -> None:
    ann, eve = anywhere.person("Ann"), anywhere.person("Eve")
    path = club_of(ann)
    club = path.rpartition("/")[2]
    wanted = {"game": GAME, "seats": SEATS, "open": True, "club": club}
    for who in (eve, Person(anywhere)):
        who.post("/api/tables", wanted, 403)
    ann.post("/api/tables", {**wanted, "club": "nowhere"}, 403)
    ann.post("/api/tables", {**wanted, "club": "x" * 65}, 400)
    elsewhere = {**ann.headers, "sec-fetch-site": "cross-site"}
    answer = anywhere.client.post("/api/tables", json=wanted, headers=elsewhere)
    assert answer.status_code == 403
    assert of_club(ann, path, "waiting") == []
    now = time.time()
    for number in range(MOST_OF_CLUB):
        write(
            anywhere,
            "INSERT INTO tables (id, game, rules, seats, settings, seed, onlookers, pace, "
            "parent, created, ended, listed, club) "
            "VALUES (?, 'seasons', '1', 2, '{}', 'null', 1, 'null', '', ?, 0, 1, ?)",
            *(f"old{number}", now - number, club),
        )
    refused = ann.post("/api/tables", wanted, 409)
    assert refused["key"] == "club-full"
    # In parts, each table once.
    found, more = [], "start"
    while more:
        before: dict[str, Any] = {} if more == "start" else {"before": more}
        part = ann.get(f"{path}/tables", **before)
        found += [one["table"] for one in part["tables"]]
        more = part["more"]
    assert found == [f"old{number}" for number in range(MOST_OF_CLUB)]
    assert ann.get(path)["waiting"]["more"]
    ann.get(f"{path}/tables", 400, state="secret")


def test_nobody_outside_is_told_of_a_table_of_a_club(here: Hall) -> None:
    ann = here.person("Ann")
    path = club_of(ann)
    made = club_table(ann, path)
    found = here.rows("SELECT listed, club, opened > 0 FROM tables WHERE id = ?", made["table"])
    assert found[0][:2] == (1, path.rpartition("/")[2])
    ann.post(f"/api/tables/{made['table']}/arrange", {**sent(made), "open": False})
    assert of_club(ann, path, "waiting") == []
    ann.post(f"/api/tables/{made['table']}/arrange", {**sent(made), "open": True})
    assert of_club(ann, path, "waiting") == [made["table"]]
    assert listed(ann) == []


def sent(made: Any) -> dict[str, str]:
    return {"token": made["seats"][0]["token"]}


def test_the_link_of_a_club_is_renewed(anywhere: Hall) -> None:
    ann, bob, eve = (anywhere.person(name) for name in ("Ann", "Bob", "Eve"))
    path = club_of(ann, bob, about="Come to www.example.com on Thursdays")
    assert ann.get(path)["about"] == "Come to […] on Thursdays"
    first = bob.get(path)["code"]
    ann.post(f"{path}/remove", {"name": "Bob"})
    second = ann.get(path)["code"]
    assert second != first
    bob.post(f"{path}/join", {"code": first}, 404)
    bob.get(path, 404, code=first)
    bob.post(f"{path}/join", {"code": second})  # whoever is asked in again may come
    bob.post(f"{path}/link", {}, 403)
    eve.post(f"{path}/link", {}, 404)
    third = ann.post(f"{path}/link")["code"]
    assert third not in (first, second)
    eve.post(f"{path}/join", {"code": second}, 404)
    eve.post(f"{path}/join", {"code": third})


def test_links_of_clubs_from_before_are_good(here: Hall) -> None:
    ann, bob = here.person("Ann"), here.person("Bob")
    path = club_of(ann)
    write(here, "UPDATE clubs SET nonce = ''")
    old = ann.get(path)["code"]
    bob.post(f"{path}/join", {"code": old})
    ann.post(f"{path}/link")
    assert ann.get(path)["code"] != old


def test_who_has_left_a_club_makes_no_more_of_its_tables(anywhere: Hall) -> None:
    ann, bob = anywhere.person("Ann"), anywhere.person("Bob")
    path = club_of(ann, bob)
    made = club_table(ann, path)
    at = f"/api/tables/{made['table']}"
    own = sent(made)
    other = {"token": bob.post(f"{at}/join", {"name": "Bob"})["token"]}
    ann.post(f"{at}/start", own)
    anywhere.finish(made["table"], [own["token"], other["token"]])
    bob.post(f"{path}/leave")
    lost(bob, "POST", f"{at}/rematch", other)
    lost(Person(anywhere), "POST", f"{at}/rematch", own)  # a token alone says nothing
    lost(bob, "POST", f"{at}/fork", {**other, "at": 0})
    elsewhere = {**ann.headers, "sec-fetch-site": "cross-site"}
    answer = anywhere.client.post(f"{at}/rematch", json=own, headers=elsewhere)
    assert answer.status_code == 403
    assert bob.get(at, **other)["rematch"] is None
    now = time.time()
    for number in range(MOST_OF_CLUB):
        write(
            anywhere,
            "INSERT INTO tables (id, game, rules, seats, settings, seed, onlookers, pace, "
            "parent, created, ended, listed, club) "
            "VALUES (?, 'seasons', '1', 2, '{}', 'null', 1, 'null', '', ?, 0, 1, ?)",
            *(f"old{number}", now - number, path.rpartition("/")[2]),
        )
    assert ann.post(f"{at}/rematch", own, 409)["key"] == "club-full"
    write(anywhere, "DELETE FROM tables WHERE id LIKE 'old%'")
    ann.post(f"{at}/rematch", own)
    lost(bob, "POST", f"{at}/rematch", other)  # nor do they take their seat there
    bob.post(f"{at}/rematch", {**other, "take": False})  # to say no is free


def test_who_sat_at_a_table_of_a_club_is_not_told_outside(anywhere: Hall) -> None:
    ann, bob, eve = (anywhere.person(name) for name in ("Ann", "Bob", "Eve"))
    path = club_of(ann, bob)
    made = club_table(ann, path)
    at = f"/api/tables/{made['table']}"
    other = bob.post(f"{at}/join", {"name": "Bob"})["token"]
    ann.post(f"{at}/start", sent(made))
    for who, token in ((ann, sent(made)["token"]), (bob, other)):
        who.post("/api/me/tables", {"token": token})
    anywhere.finish(made["table"], [sent(made)["token"], other])

    def game_of(who: Person) -> Any:
        return who.get("/api/players/Ann/games")["games"][0]

    assert (game_of(ann)["table"], game_of(ann)["others"]) == (made["table"], ["Bob"])
    for who in (eve, Person(anywhere)):
        shown = game_of(who)
        assert (shown["table"], shown["others"], shown["bots"]) == ("", [], [])
        assert shown["place"] in (1, 2)


def test_games_of_a_clubs_tournament_are_for_its_members(anywhere: Hall) -> None:
    ann, bob, cat, eve = (anywhere.person(name) for name in ("Ann", "Bob", "Cat", "Eve"))
    strangers = (eve, Person(anywhere))
    path = club_of(ann, bob, cat)
    club = path.rpartition("/")[2]
    held = begun(anywhere, [ann, bob], club=club, rounds=1)
    table = own_tables(held, [ann])[0][0]
    assert watched(cat, table) == (200, club)
    for who in strangers:
        assert watched(who, table) == (4403, "")
    assert play_round(anywhere, held, [ann, bob])["state"] == "over"
    cat.get(f"/api/tables/{table}/history", at=0)
    for who in strangers:
        for left in ("record", "history?at=0", "heard", "analysis", "missed"):
            lost(who, "GET", f"/api/tables/{table}/{left}")
        game = who.get("/api/players/Ann/games")["games"][0]
        assert (game["kind"], game["table"], game["others"]) == ("tournament", "", [])
    assert ann.get("/api/players/Ann/games")["games"][0]["table"] == table
