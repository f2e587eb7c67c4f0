"""Accounts: they gather a person's seats and open them on every device, and to nobody else."""

from __future__ import annotations

from typing import Any

import httpx2 as httpx
import pytest

from arcanum.server.store import MOST_KEYS, connector
from tests.server.desk import Play, Running

NAME = {"name": "Ann", "password": "correct horse"}


class Device:
    """A browser with cookies of its own."""

    def __init__(self, server: Running) -> None:
        self.http = httpx.Client(base_url=str(server.http.base_url), timeout=60)

    def __enter__(self) -> Device:
        return self

    def __exit__(self, *wrong: object) -> None:
        self.http.close()

    def enter(self, name: str, new: bool = False) -> None:
        """Log in, or make the account."""
        path = "/api/accounts" if new else "/api/login"
        answer = self.http.post(path, json={**NAME, "name": name})
        assert answer.status_code == (201 if new else 200), answer.text

    def keep(self, token: str) -> httpx.Response:
        return self.http.post("/api/me/tables", json={"token": token})

    def open(self, table: str, seat: int, **headers: str) -> httpx.Response:
        body = {"table": table, "seat": seat}
        return self.http.post("/api/me/open", json=body, headers=headers)

    def mine(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.http.get("/api/me").json()["tables"]
        return found

    def status(self, play: Play, token: str) -> int:
        return int(self.http.get(play.path, params={"token": token}).status_code)


def test_accounts_gather_tables(server: Running) -> None:
    assert server.http.get("/api/me").json() == {"name": None, "tables": []}
    made = server.post("/api/accounts", NAME)
    assert made.status_code == 201
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert server.post("/api/accounts", {**NAME, "name": "ANN"}).status_code == 409
    store = connector(server.db)()
    [(kept,)] = store.rows("SELECT password FROM accounts")
    store.close()
    assert kept.startswith("$argon2id$")
    play = server.table(2)
    kept = server.post("/api/me/tables", {"token": play.tokens[1]})
    assert kept.json() == {"table": play.id, "seat": 1}
    mine = server.http.get("/api/me").json()
    assert mine["name"] == "Ann"
    assert mine["tables"][0]["table"] == play.id
    assert mine["tables"][0]["to_move"] is True
    assert server.post("/api/logout", {}).status_code == 200
    assert server.http.get("/api/me").json()["name"] is None
    assert server.post("/api/me/tables", {"token": play.tokens[0]}).status_code == 403
    assert server.post("/api/login", {**NAME, "password": "wrong horse"}).status_code == 403
    assert server.post("/api/login", {**NAME, "name": "Bob"}).status_code == 403
    assert server.post("/api/login", NAME).json() == {"name": "Ann"}
    elsewhere = server.http.post(
        "/api/me/tables", json={"token": "x"}, headers={"sec-fetch-site": "cross-site"}
    )
    assert elsewhere.status_code == 403
    assert "another site" in elsewhere.json()["error"]


def test_the_owner_opens_the_seat_on_another_device(server: Running) -> None:
    play = server.table(2)
    with Device(server) as home, Device(server) as phone:
        home.enter("Ann", new=True)
        assert home.keep(play.tokens[1]).status_code == 200
        phone.enter("Ann")
        (seat,) = phone.mine()
        assert (seat["table"], seat["seat"]) == (play.id, 1)
        assert seat["players"] == [{"name": "", "bot": ""}] * 2
        opened = phone.open(play.id, 1)
        assert opened.headers["cache-control"] == "no-store"
        token = opened.json()["token"]
        assert opened.json() == {"table": play.id, "seat": 1, "token": token}
        assert len(token) == 22  # 128 bits
        assert token != play.tokens[1]
        seen = phone.http.get(play.path, params={"token": token}).json()
        assert seen["seat"] == 1
        sent = {"token": token, "version": 0, "action": seen["options"][0]["action"]}
        assert phone.http.post(f"{play.path}/actions", json=sent).status_code == 200
        assert play.post("undo", 1, version=1).status_code == 200  # the first device goes on
        with server.socket(f"{play.path}/live?token={token}") as socket:
            assert '"seat":1' in str(socket.recv(timeout=60))
        assert phone.status(server.table(2), token) == 403  # it opens no other table


def test_nobody_else_gets_a_token(server: Running) -> None:
    play, other = server.table(2), server.table(2)
    with Device(server) as ann, Device(server) as bob, Device(server) as guest:
        ann.enter("Ann", new=True)
        ann.keep(play.tokens[0])
        bob.enter("Bob", new=True)
        bob.keep(other.tokens[0])
        refused = [
            guest.open(play.id, 0),
            bob.open(play.id, 0),  # another's
            ann.open(play.id, 1),  # nobody's, at the own table
            ann.open(play.id, 7),
            ann.open("nowhere", 0),
            ann.open(play.id, 0, **{"sec-fetch-site": "cross-site"}),
            ann.open(play.id, 0, origin="https://evil.example"),
        ]
        for answer in refused:
            assert answer.status_code == 403, answer.text
            assert "token" not in answer.json()
        # Who holds the link may play, but does not take the seat out of the account.
        taken = bob.keep(play.tokens[0])
        assert (taken.status_code, taken.json()) == (
            409,
            {"error": "this seat is kept in another account"},
        )
        assert bob.open(play.id, 0).status_code == 403
        assert [m["table"] for m in ann.mine()] == [play.id]
        assert ann.keep(play.tokens[0]).status_code == 200  # once more is no harm
        ann.http.post("/api/logout", json={})
        assert ann.open(play.id, 0).status_code == 403


def test_only_the_newest_keys_of_a_seat_are_kept(quick: Running) -> None:
    play = quick.table(2)
    with Device(quick) as ann:
        ann.enter("Ann", new=True)
        ann.keep(play.tokens[0])
        tokens = [ann.open(play.id, 0).json()["token"] for _ in range(MOST_KEYS)]
        assert {ann.status(play, token) for token in tokens} == {200}
        newest = ann.open(play.id, 0).json()["token"]
        known = [ann.status(play, token) for token in (tokens[0], tokens[1], newest)]
        assert known == [403, 200, 200]
        assert ann.status(play, play.tokens[0]) == 200  # the link itself stays good
    db = connector(quick.db)()
    kept = [bytes(row[0]) for row in db.rows("SELECT token FROM keys")]
    db.close()
    assert len(kept) == MOST_KEYS
    assert all(token.encode() not in b"".join(kept) for token in tokens)  # only hashes


def test_a_new_token_is_stored_and_opens_the_stream(server: Running) -> None:
    play = server.table(2)
    with Device(server) as ann:
        ann.enter("Ann", new=True)
        ann.keep(play.tokens[0])
        token = ann.open(play.id, 0).json()["token"]
    db = connector(server.db)()
    kept = db.rows("SELECT table_id, seat FROM keys")
    db.close()
    assert kept == [(play.id, 0)]
    assert server.http.get("/api/stream", params={"token": "x"}).status_code == 403
    with server.http.stream("GET", "/api/stream", params={"token": token}) as stream:
        assert stream.status_code == 200


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("www.evil.com", "name-link"),
        ("casino-bonus.ru", "name-link"),
        ("\uff57\uff57\uff57.evil.example", "name-link"),  # full-width letters
        ("evil\uff0ecom", "name-link"),
        ("evil\u3002com", "name-link"),
        ("Ann\u3164", "name-letters"),
        ("\u3164", ""),
        ("Ann\uffa0", "name-letters"),
        ("A\u200bnn", ""),
        ("Ann/../x", "name-letters"),
        ("B\u043eris", "name-scripts"),  # a Cyrillic letter among Latin ones
        ("\u0410\u043d\u043da \u041b\u0435\u0432", "name-scripts"),
        ("\u202eAnn", ""),
    ],
)
def test_names_of_accounts_can_be_read_and_lead_nowhere(
    quick: Running, name: str, key: str
) -> None:
    refused = quick.post("/api/accounts", {**NAME, "name": name})
    assert (refused.status_code, refused.json().get("key", "")) == (400, key)
    assert refused.json()["error"].startswith("a name ")
    assert "\n" not in refused.json()["error"]


def test_what_looks_the_same_is_the_same_name(server: Running) -> None:
    wide = "\uff21nn \uff22"
    made = server.post("/api/accounts", {**NAME, "name": wide})
    assert (made.status_code, made.json()) == (201, {"name": "Ann B"})
    for name in ("Ann B", "ANN  B", wide):
        assert server.post("/api/accounts", {**NAME, "name": name}).status_code == 409
        assert server.post("/api/login", {**NAME, "name": name}).json() == {"name": "Ann B"}
    store = connector(server.db)()  # an account of before keeps its name
    store.write([("UPDATE accounts SET name = ?, shown = ?", (wide.casefold(), wide))])
    store.close()
    assert server.post("/api/login", {**NAME, "name": wide}).json() == {"name": wide}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Osaka", "\u041e\u0455\u0430\u043a\u0430"),  # no letter of the second is Latin
        ("\u0421\u043e\u0441\u0430", "Coca"),
        ("Alice", "AIice"),
        ("Oleg 10", "O1eg lO"),
        ("Toxa", "\u03a4\u03bf\u03c7\u03b1"),
    ],
)
def test_a_new_name_cannot_be_taken_for_an_old_one(
    server: Running, first: str, second: str
) -> None:
    assert server.post("/api/accounts", {**NAME, "name": first}).status_code == 201
    refused = server.post("/api/accounts", {**NAME, "name": second})
    assert (refused.status_code, refused.json()["key"]) == (409, "name-like")
