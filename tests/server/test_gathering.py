"""A table of friends comes together: one link, seats that change, and a host who starts."""

from __future__ import annotations

import json
import random
import time
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from arcanum.games import game
from arcanum.kernel.chance import FAST
from arcanum.kernel.errors import BadData
from arcanum.server.deals import is_drawn, lot_of, verify
from arcanum.server.permuting import LEFT_BEHIND, OF_SEATS
from arcanum.server.room import new_room
from arcanum.server.showing import decides_secretly
from arcanum.server.stored import Head, Sitting
from tests.server.desk import HUMAN, RANDOM_BOT, Play, Running, until
from tests.server.test_live import live

FRIEND = {"kind": "human", "mine": False}
PART = "0123456789abcdef0123456789abcdef"


def hear_all(ws: Any) -> None:
    """Until the socket is closed."""
    while True:
        assert json.loads(ws.recv(timeout=60))["gathering"]


class Host:
    """A table as its host has it."""

    def __init__(self, server: Running, *seats: dict[str, Any], **more: Any) -> None:
        self.server = server
        wanted = {"game": "pebbles", "seats": list(seats), "start": "host", **more}
        answer = server.post("/api/tables", wanted)
        assert answer.status_code == 201, answer.text
        self.made = answer.json()
        self.path = f"/api/tables/{self.made['table']}"
        self.token = next(seat["token"] for seat in self.made["seats"] if "token" in seat)

    def post(self, what: str, token: str = "", **more: Any) -> Any:
        return self.server.post(f"{self.path}/{what}", {"token": token or self.token, **more})

    def join(self, join: str | None = None, **more: Any) -> Any:
        link = {"join": self.made["join"] if join is None else join}
        return self.server.post(f"{self.path}/join", {**link, **more})

    def see(self, token: str = "") -> Any:
        return self.server.http.get(self.path, params={"token": token or self.token}).json()

    def names(self) -> list[str]:
        return [player["name"] for player in self.see()["players"]]


def test_one_link_for_all_seats(server: Running) -> None:
    host = Host(server, {**HUMAN, "name": "Ines"}, FRIEND, FRIEND, name="Rainy Sunday")
    door = server.post(f"{host.path}/door", {"join": host.made["join"]}).json()
    assert (door["name"], door["host"], door["gathering"]) == ("Rainy Sunday", 0, True)
    assert [seat["free"] for seat in door["seats"]] == [False, True, True]
    boris = host.join(seat=2, name="Boris", entropy=PART)
    assert boris.json()["seat"] == 2
    taken = host.join(seat=2, name="Kasia")
    assert (taken.status_code, taken.json()["key"]) == (409, "seat-taken")
    again = host.join(seat=1, name="Boris", entropy=PART)  # the answer was lost
    assert again.json()["seat"] == 2
    assert host.post("start").json()["key"] == "seats-free"
    kasia = host.join(name="Kasia").json()
    assert kasia["seat"] == 1
    full = host.join(name="Late")
    assert (full.status_code, full.json()["key"]) == (409, "all-taken")
    seen = host.see()
    assert (seen["gathering"], seen["missing"], seen["hosted"]) == (True, [], True)
    lines = server.http.get(f"{host.path}/chat", params={"token": host.token}).json()["chat"]
    assert [(line["key"], line["text"], line["seat"]) for line in lines] == [
        ("sits", "Boris", 2),
        ("sits", "Kasia", 1),
    ]
    assert all(player["sat"] > 0 for player in seen["players"][1:])
    assert host.post("start", kasia["token"]).status_code == 403
    early = host.post("actions", version=0, action="close 1")
    assert early.status_code == 409
    assert host.post("start").status_code == 200
    seen = host.see(kasia["token"])
    assert (seen["gathering"], seen["hosted"], seen["seat"]) == (False, False, 1)
    assert seen["waiting"]
    assert host.post("start").status_code == 409


def test_the_host_changes_seats_with_all_that_is_theirs(server: Running) -> None:
    host = Host(server, {**HUMAN, "name": "Ines"}, FRIEND, FRIEND, RANDOM_BOT)
    boris = host.join(seat=1, name="Boris", entropy=PART).json()["token"]
    host.post("chat", boris, text="here I am")
    server.http.put(f"{host.path}/notebook", json={"token": boris, "text": "mine"})
    play = Play(server, {"table": host.made["table"], "seats": [{"seat": 1, "token": boris}]})
    with live(play, 1) as ws:
        assert json.loads(ws.recv(timeout=60))["seat"] == 1
        assert host.post("arrange", order=[1, 0, 2, 3]).status_code == 200
        with pytest.raises(ConnectionClosed):
            hear_all(ws)
    assert host.names()[:2] == ["Boris", "Ines"]
    assert (host.see()["seat"], host.see()["host"], host.see(boris)["seat"]) == (1, 1, 0)
    notes = server.http.get(f"{host.path}/notebook", params={"token": boris}).json()
    assert notes == {"text": "mine"}
    lines = server.http.get(f"{host.path}/chat", params={"token": boris}).json()["chat"]
    assert [line["seat"] for line in lines] == [0, 0]
    for order in ([0, 1], [0, 0, 1, 2], [0, 1, 2, 7]):
        assert host.post("arrange", order=order).status_code == 422
    assert host.post("arrange", boris, order=[0, 1, 2, 3]).status_code == 403
    invite = next(s["invite"] for s in host.made["seats"] if s["seat"] == 2)
    guest = server.post(f"{host.path}/claim", {"invite": invite, "name": "Guest"}).json()
    assert guest["seat"] == 2  # a one-time invite opens a seat as ever
    assert host.post("remove", boris, seat=2).status_code == 403
    assert host.post("remove", seat=1).status_code == 409  # oneself
    assert host.post("remove", seat=2).status_code == 200
    assert server.http.get(host.path, params={"token": guest["token"]}).status_code == 403
    assert host.see()["missing"] == [2]
    assert host.post("remove", seat=3).status_code == 200  # a bot
    assert host.see()["missing"] == [2, 3]
    assert [host.join().json()["seat"] for _ in range(2)] == [2, 3]
    assert host.post("start").status_code == 200
    assert host.post("remove", seat=2).status_code == 409
    assert host.post("arrange", order=[1, 0, 2, 3]).status_code == 409


def test_nothing_is_left_of_who_was_removed(server: Running) -> None:
    host = Host(server, HUMAN, FRIEND, pace={"bank": 90_000, "add": 60})
    path = f"{host.path}/choices"
    gone = {"token": host.join(name="Boris").json()["token"]}
    now = time.time()
    wanted = {
        "quiet": {"begins": 1320, "ends": 480, "zone": "Europe/Warsaw"},
        "days": [{"begins": now, "ends": now + 90_000}],
    }
    assert server.http.put(path, json={**gone, **wanted}).status_code == 200
    assert server.http.get(path, params=gone).json()["quiet"]["begins"] == 1320
    assert host.post("remove", seat=1).status_code == 200
    kasia = {"token": host.join(name="Kasia").json()["token"]}
    found = server.http.get(path, params=kasia).json()
    assert (found["quiet"], found["days"], found["orders"]) == (None, [], [])
    # What everybody was shown stays; all else of a seat goes.
    shown = {"chat", "events", "happenings", "invites", "remarks", "seats"}
    assert set(OF_SEATS) - set(LEFT_BEHIND) == shown


def test_seats_by_lot_and_a_deal_that_can_be_checked(server: Running, tmp_path: Path) -> None:
    host = Host(server, {**HUMAN, "name": "Ines"}, FRIEND, FRIEND, order="lot", entropy=PART)
    tokens = {"Ines": host.token}
    for name in ("Boris", "Kasia"):
        tokens[name] = host.join(name=name, entropy=PART + name).json()["token"]
    assert host.see()["by_lot"]
    assert host.post("start").status_code == 200
    seats = {name: host.see(token)["seat"] for name, token in tokens.items()}
    assert sorted(seats.values()) == [0, 1, 2]
    assert [host.names()[seats[name]] for name in tokens] == list(tokens)
    given = [{"seat": seats[name], "token": token} for name, token in tokens.items()]
    play = Play(server, {"table": host.made["table"], "seats": given})
    play.finish(random.Random(3))
    deal = play.see()["deal"]
    assert deal["lot"] is True
    assert deal["parts"]["ABC"[seats["Boris"]]] == PART + "Boris"
    added = [deal["parts"].get(seat, "") for seat in "ABC"]
    assert is_drawn(deal["part"], added)
    came = [PART, PART + "Boris", PART + "Kasia"]  # as they sat down
    assert [came[seat] for seat in lot_of(deal["part"], came)] == added
    record = server.http.get(f"{play.path}/record").text
    file = tmp_path / "game.jsonl"
    file.write_text(record)
    assert verify(file)["verified"] is True
    header = json.loads(record.splitlines()[0])
    parts = header["deal"]["parts"]
    parts["A"], parts["B"] = parts["B"], parts["A"]
    file.write_text("\n".join([json.dumps(header), *record.splitlines()[1:]]))
    with pytest.raises(BadData, match="another order"):
        verify(file)
    del header["deal"]["lot"]  # as in older records: then only the seed is wrong
    file.write_text("\n".join([json.dumps(header), *record.splitlines()[1:]]))
    with pytest.raises(BadData, match="make the seed"):
        verify(file)


def test_the_lot_follows_from_all_parts_and_not_from_where_one_sat() -> None:
    people = ["x", "y", "", "z", ""]
    drawn = [people[seat] for seat in lot_of("p", people)]
    assert is_drawn("p", drawn)
    for order in permutations(range(5)):
        came = [people[seat] for seat in order]
        assert [came[seat] for seat in lot_of("p", came)] == drawn
        assert is_drawn("p", came) == (came == drawn)
    orders = {tuple(lot_of(str(number), ["x", "y", "z"])) for number in range(60)}
    assert len(orders) == 6
    assert any(
        lot_of("p", ["x", "y", f"{number}"]) != lot_of("p", ["x", "y", "z"])
        for number in range(10)
    )


def test_links_are_made_anew_and_closed(quick: Running) -> None:
    host = Host(quick, HUMAN, FRIEND, onlookers=False)
    assert quick.post(f"{host.path}/door", {}).status_code == 403
    assert quick.post(f"{host.path}/door", {"join": "x" * 22}).status_code == 403
    assert host.join("x" * 22).status_code == 403
    fresh = host.post("link").json()["join"]
    assert host.join().status_code == 403  # the old one
    assert host.post("link", close=True).json() == {"join": ""}
    assert host.join(fresh).status_code == 403
    last = host.post("link").json()["join"]
    guest = host.join(last, name="Bea").json()["token"]
    assert host.post("link", guest).status_code == 403
    assert host.post("start").status_code == 200
    assert host.post("link").status_code == 409


def test_a_table_that_starts_when_it_is_full(quick: Running) -> None:
    """As programs know it: nobody needs to say that it begins."""
    host = Host(quick, HUMAN, FRIEND, start="full")
    assert host.join(name="Bea").json()["seat"] == 1
    assert not host.see()["gathering"]
    assert host.post("start").status_code == 409


def test_open_tables_are_listed_joined_and_watched(server: Running) -> None:
    host = Host(server, {**HUMAN, "name": "Ines"}, FRIEND, open=True, lang="pl", name="Open")
    Host(server, HUMAN, FRIEND)  # private, as tables are
    Host(server, HUMAN, FRIEND, open=True, pace={"bank": 600})

    def listed(**query: str) -> list[str]:
        found = server.http.get("/api/tables", params=query)
        assert found.status_code == 200, found.text
        return [each["name"] for each in found.json()["tables"]]

    assert listed() == ["", "Open"]
    assert listed(lang="pl") == ["Open"]
    assert listed(pace="live") == [""]
    assert listed(game="seasons") == []
    one = server.http.get("/api/tables", params={"lang": "pl"}).json()["tables"][0]
    assert [(seat["name"], seat["free"]) for seat in one["seats"]] == [
        ("Ines", False),
        ("", True),
    ]
    guest = server.post(f"{host.path}/join", {"name": "Bea"})
    assert guest.status_code == 200
    assert host.post("arrange", open=False).status_code == 200
    assert listed() == [""]
    assert host.post("arrange", open=True).status_code == 200
    assert host.post("start").status_code == 200
    assert (listed(), listed(state="running")) == ([""], ["Open"])
    given = [{"seat": 0, "token": host.token}, {"seat": 1, "token": guest.json()["token"]}]
    play = Play(server, {"table": host.made["table"], "seats": given})
    play.finish(random.Random(1))
    assert (listed(state="running"), listed(state="finished")) == ([], ["Open"])
    wrong = [
        {"state": "all"},
        {"game": "chess"},
        {"before": "1"},
        {"lang": "xx"},
        {"pace": "x"},
    ]
    for query in wrong:
        assert server.http.get("/api/tables", params=query).status_code == 400
    practice = {"game": "pebbles", "seats": [HUMAN, FRIEND], "open": True, "seed": 1}
    assert server.post("/api/tables", practice).status_code == 422


def test_lists_come_in_parts(quick: Running) -> None:
    for number in range(23):
        Host(quick, HUMAN, FRIEND, open=True, name=str(number))
    first = quick.http.get("/api/tables").json()
    second = quick.http.get("/api/tables", params={"before": first["more"]}).json()
    names = [each["name"] for each in first["tables"] + second["tables"]]
    assert names == [str(number) for number in reversed(range(23))]
    assert (len(first["tables"]), second["more"]) == (20, "")


def test_several_people_at_one_screen(quick: Running) -> None:
    """The screen shows what everybody may see; a decision that tells a secret is covered."""
    host = Host(quick, HUMAN, HUMAN, start="full")
    tokens = [seat["token"] for seat in host.made["seats"]]
    seen = quick.http.get(host.path, params={"token": tokens[1], "public": "1"}).json()
    own = quick.http.get(host.path, params={"token": tokens[1]}).json()
    onlooker = quick.http.get(host.path).json()
    assert (seen["seat"], seen["covered"], seen["options"]) == (1, True, [])
    assert own["options"]
    assert not own["covered"]
    assert (seen["view"], seen["notes"]) == (onlooker["view"], onlooker["notes"])
    with quick.socket(f"{host.path}/live") as ws:
        ws.send(json.dumps({"token": tokens[1], "also": [tokens[0]], "public": True}))
        seen = json.loads(ws.recv(timeout=60))
        assert (seen["seat"], seen["covered"]) == (1, True)
        assert [p["here"] for p in host.see()["players"]] == [True, True]
    until(lambda: not any(p["here"] for p in host.see()["players"]))
    with quick.socket(f"{host.path}/live") as ws:
        ws.send(json.dumps({"token": tokens[1], "also": ["x" * 22]}))
        assert "error" in json.loads(ws.recv(timeout=60))


def test_public_decisions_need_no_cover(quick: Running) -> None:
    """In Seasons: which die to take. Its options are for everybody."""
    play = quick.table(2, game="seasons")
    chance = random.Random(5)
    found: set[str] = set()
    while len(found) < 2 and not play.see()["over"]:
        seat = play.see()["waiting"][0]
        query = {"token": play.tokens[seat], "public": "1", "since": "100000"}
        seen = quick.http.get(play.path, params=query).json()
        if seen["covered"]:
            assert seen["options"] == []
            found.add("covered")
        elif seen["options"]:
            assert seen["options"] == play.see(seat)["options"]
            found.add("public")
        play.step(chance)
    assert found == {"covered", "public"}


def test_a_choice_that_seldom_tells_a_secret_is_covered_too() -> None:
    """A few deals again may all come to the same options: so many are tried."""
    chance = random.Random(0)
    head = Head(
        "t", "seasons", game("seasons").version, 2, {"level": "magician"}, 0, True, None, "", 1
    )
    head.chance = FAST
    room = new_room(head, [Sitting("", "", b"a"), Sitting("", "", b"b")], [])
    covered = 0
    for _ in range(60):
        s = room.state
        seat = s.player
        if not s.asked().secret and not any(
            s.determinize(None, seed).options != s.options for seed in range(6)
        ):
            covered += decides_secretly(room, seat)
        action = chance.choice(s.options)
        room.act(seat, action, room.version, 1.0, room.after(seat, action))
    assert covered


def test_records_are_brought_and_played_on(server: Running) -> None:
    play = server.table(2, game="pebbles")
    play.finish(random.Random(2))
    text = server.http.get(f"{play.path}/record").text
    made = server.post("/api/records", {"record": text})
    assert made.status_code == 201, made.text
    again = Play(server, made.json())
    end = again.see(0)
    assert (end["over"], end["practice"], end["scores"]) == (True, True, play.see()["scores"])
    assert again.post("analysis", 0).status_code == 200
    short = "\n".join(text.splitlines()[:3])
    made = server.post("/api/records", {"record": short})
    on = Play(server, made.json())
    assert (on.see()["over"], on.see()["version"]) == (False, 2)
    on.finish(random.Random(4))
    header = json.loads(text.splitlines()[0])
    wrong = [
        "nonsense",
        json.dumps({**header, "game": "chess"}),
        json.dumps({**header, "seats": 10**12}),
        json.dumps({**header, "seed": "x" * 1000}),
        json.dumps({**header, "seed": 2**80}),
        json.dumps({**header, "names": 5}),
        json.dumps({**header, "bots": {"a": 1}}),
        json.dumps({**header, "bots": [["x"], 5]}),
        json.dumps({**header, "options": {"x": 1}}),
        json.dumps({**header, "chance": "loaded"}),
        json.dumps({**header, "rules": "999"}),
        text.splitlines()[0] + '\n{"seat": "A", "do": "sing loudly"}',
        text.splitlines()[0] + '\n{"seat": "A", "do": "close 1"}' * 9,
    ]
    for each in wrong:
        answer = server.post("/api/records", {"record": each})
        assert answer.status_code in (201, 422), (each[:200], answer.text)
        assert "Traceback" not in answer.text
    assert server.post("/api/records", {"record": "nonsense"}).json()["key"] == "bad-record"
