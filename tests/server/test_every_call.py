"""Every call that the server has a route for: it tells nobody a secret, and it has a limit.

A game stands in its middle. Each call is sent by a player and by an onlooker, as the game is
and with all dealt again that they cannot know: the answers must be the same. A new call is sent
too; if its body cannot be guessed from the names of its fields, this test asks for one.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from arcanum.games import ids
from arcanum.server import advised
from arcanum.server.app import Server, make_app
from arcanum.server.calls import Call
from arcanum.server.heard import Viewer
from arcanum.server.limits import Bucket, Limits
from arcanum.server.meeting import daily
from tests.server.desk import until
from tests.server.meeting.hall import GAME, Hall, Person
from tests.server.test_leak import redealt

# Calls that cannot be compared like this, and why.
NOT_ASKED = {
    "GET /api/stream": "it never ends; it sends what the socket does, see test_leak.py",
    "GET /metrics": "it counts requests, and these are some",
    "GET /api/tables/{table}/missed": "it plays the real game again: test_leak.py compares it",
}
PLACES = {"game": GAME, "lang": "en", "name": "Ann", "day": daily.today(), "file": "x.js"}
OF_GAME = {  # where the usual game has nothing to show
    "/api/lessons/{game}/{lesson}": {"game": "seasons", "lesson": "first"},
    "/api/try/{game}/{rule}": {"game": "seasons", "rule": "S-1.1"},
}
VALUES: dict[str, Any] = {
    "about": "person",
    "action": "sing loudly",
    "agree": False,
    "ask": 1,
    "at": 1,
    "choice": "sing loudly",
    "game": GAME,
    "go_on": True,
    "hidden": True,
    "invite": "x" * 22,
    "kind": "takeover",
    "name": "Zoe",
    "new": "a long password",
    "number": 1,
    "old": "another password",
    "password": "a long password",
    "record": "{}",
    "seat": 0,
    "seats": [{"kind": "human", "mine": True}] * 2,
    "target": "somebody@example.org",
    "text": "hello",
    "to": "next",
    "token": "x" * 22,
    "version": 999,
    "what": "Ann",
}
BODIES: dict[str, dict[str, Any]] = {  # where the name of a field does not say what it holds
    "POST /api/tables/{table}/asks": {"kind": "takeover", "seat": 0, "bot": "random"},
    "POST /api/tables/{table}/notices": {"kind": "email", "target": "a@example.org"},
    "POST /api/tables/{table}/chat": {"text": "hello"},
    "POST /api/tables/{table}/gallery": {"name": "Eve", "text": "hello"},
    "POST /api/me/watches": {"kind": "email", "target": ""},
    "POST /api/tournaments": {"name": "x", "game": GAME, "kind": "swiss", "seats": 2},
}
NEEDS_TOKEN = b"a token is missing"
# What is new each time: times, and names that nobody can guess.
FRESH = re.compile(rb'\b1\d{9}(\.\d+)?\b|"[A-Za-z0-9_.-]{16,}"')


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Hall, Server]]:
    monkeypatch.setattr(advised, "HINT_SIMULATIONS", 1)
    monkeypatch.setattr(advised, "HINT_SECONDS", 600.0)
    db = str(tmp_path / "table.sqlite3")
    app = make_app(db, limits=False)
    with TestClient(app) as client:
        hall = Hall(client, db)
        hall.person(VALUES["name"])  # taken, whoever asks for it
        yield hall, app.server


class Middle:
    """A game in its middle, and somebody who asks: a player of seat 0, or an onlooker."""

    numbers = count()

    def __init__(
        self, hall: Hall, server: Server, viewer: Viewer, fair: bool = False, game: str = GAME
    ) -> None:
        self.hall = hall
        self.viewer = viewer
        self.who: Person = hall.person(f"Somebody {next(self.numbers)}")
        seats = [{"kind": "human", "mine": True}] * 2
        deal = {"entropy": "x" * 32} if fair else {"seed": "middle"}  # else it is for practice
        wanted = {"game": game, "seats": seats, "hints": True, **deal}
        made = hall.client.post("/api/tables", json=wanted).json()
        self.name: str = made["table"]
        tokens = [seat["token"] for seat in made["seats"]]
        self.token = tokens[viewer] if viewer is not None else None
        if self.token:
            self.who.post("/api/me/tables", {"token": self.token})
        assert server.tables is not None
        self.room = server.tables.open[self.name].room
        for _ in range(3):
            seat = self.room.waiting[0]
            text = self.room.faces.spell(self.room.options(seat)[-1])
            sent = {"token": tokens[seat], "version": self.room.version, "action": text}
            done = hall.client.post(f"/api/tables/{self.name}/actions", json=sent)
            assert done.status_code == 200, done.text

    def ask(self, call: Call) -> tuple[int, bytes]:
        """The answer to a call; what is new each time is left out."""
        places = {**PLACES, "table": self.name, **OF_GAME.get(call.path, {})}
        path = filled(call.path, places)
        headers = dict(self.who.headers)
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        body = None if call.body is None else self.body(call)
        params = {"at": "1"} if call.path.endswith("/history") else {}
        answer = self.hall.client.request(
            call.method, path, json=body, headers=headers, params=params
        )
        return answer.status_code, FRESH.sub(b"new", answer.content)

    def body(self, call: Call) -> dict[str, Any]:
        """A body that is understood."""
        known = BODIES.get(name_of(call))
        if known is not None:
            return known
        needed = [field.name for field in msgspec.structs.fields(call.body) if field.required]
        return {name: self.name if name == "table" else VALUES[name] for name in needed}


def filled(path: str, places: dict[str, str]) -> str:
    """A path with something in all its places."""
    return re.sub(r"\{(\w+)(:\w+)?\}", lambda at: places.get(at[1], "x" * 16), path)


def name_of(call: Call) -> str:
    """How a call is named here."""
    return f"{call.method} {call.path}"


@pytest.mark.parametrize("game", ids())
def test_no_call_tells_a_secret(server: tuple[Hall, Server], game: str) -> None:
    """All calls in one game; in the others those of a table, which know the game.

    Hints take long there, and are compared in test_leak.py.
    """
    hall, app = server
    chance = random.Random("again")
    calls = app.calls
    asked = [call for call in calls if name_of(call) not in NOT_ASKED]
    assert len(calls) - len(asked) == len(NOT_ASKED)
    if game != GAME:
        asked = [
            call for call in asked if "{table}" in call.path and not call.path.endswith("/hint")
        ]
        assert len(asked) > 30
    wrong = []
    for number, call in enumerate(asked):
        for viewer in (0, None):
            fair = (number % 2 == 0) is (viewer is None)
            here = Middle(hall, app, viewer, fair, game)
            there = here if call.method == "GET" else Middle(hall, app, viewer, fair, game)
            before = here.ask(call)
            with redealt(there.room, viewer, chance):
                after = there.ask(call)
            at = f"{name_of(call)} of {viewer}"
            if before != after:
                wrong.append(f"{at} tells a secret: {before!r} {after!r}")
            if before[0] in (400, 405) and NEEDS_TOKEN not in before[1]:
                wrong.append(f"{at} was not understood: {before!r}")
    assert wrong == []


def test_a_nul_character_is_refused_wherever_it_is(db: str) -> None:
    """PostgreSQL has no such character, so it must not come as far as the store."""
    wrong = []
    app = make_app(db, limits=False)
    with TestClient(app, raise_server_exceptions=False) as client:
        headers = Hall(client, db).person("Nul").headers
        for call in app.server.calls:
            if name_of(call) in NOT_ASKED:
                continue
            known = re.findall(r"\{(\w+)", call.path)
            for nul in (*known, *(query.name for query in call.query)):
                path = filled(call.path, {**PLACES, **OF_GAME.get(call.path, {}), nul: "%00"})
                params = {query.name: "1" for query in call.query if query.needed}
                if nul not in known:
                    params[nul] = "~AA" if nul == "token" else "\0"
                body = None if call.body is None else BODIES.get(name_of(call), {})
                answer = client.request(
                    call.method, path, params=params, headers=headers, json=body
                )
                if answer.status_code >= 500:
                    wrong.append(f"{name_of(call)} with {nul}: {answer.text}")
        for mail in ("/api/mail", "/api/calendar/~AA.ics"):
            assert client.get(mail, params={"token": "~AA"}).status_code == 403
        assert client.post("/api/mail", json={"token": "~AA"}).status_code == 403
        assert client.post("/api/mail/stop", params={"token": "~AA"}).status_code == 403
    assert wrong == []


# -- whose table it is

# What anybody may do at an open table: read its door, and talk among the onlookers.
FOR_ANYBODY = {"POST /api/tables/{table}/door", "POST /api/tables/{table}/gallery"}
# What the host alone may do.
FOR_THE_HOST = {
    "POST /api/tables/{table}/arrange",
    "POST /api/tables/{table}/invites",
    "POST /api/tables/{table}/link",
    "POST /api/tables/{table}/remove",
    "POST /api/tables/{table}/start",
}


def test_no_call_obeys_who_sits_elsewhere(server: tuple[Hall, Server]) -> None:
    """A token of another table opens nothing here, and nothing here is changed by it."""
    hall, app = server
    calls = [call for call in app.calls if "{table}" in call.path]
    assert len(calls) > 30
    obeyed = set()
    for call in calls:
        here, elsewhere = Middle(hall, app, 0), Middle(hall, app, 0)
        before = (here.room.version, here.room.state.dump())
        for token in (elsewhere.token, "x" * 22):
            here.token = token
            here.who = elsewhere.who
            if here.ask(call)[0] < 400:
                obeyed.add(name_of(call))
        assert (here.room.version, here.room.state.dump()) == before, name_of(call)
    assert obeyed == FOR_ANYBODY


def test_a_guest_is_no_host(server: tuple[Hall, Server]) -> None:
    hall, app = server
    refused = {}
    for call in app.calls:
        if name_of(call) in FOR_THE_HOST:
            host, guest = (Middle(hall, app, viewer).ask(call) for viewer in (0, 1))
            assert b"only the host" not in host[1], name_of(call)
            refused[name_of(call)] = (guest[0], b"only the host" in guest[1])
    assert refused == dict.fromkeys(FOR_THE_HOST, (403, True))


# -- limits

# Calls that anybody may send as often as they like: they read a file, or what is in memory; or
# they read what belongs to one seat, whose token they need; or end a session, and work once.
UNLIMITED = {
    "GET /api/cards/{game}",
    "GET /api/games",
    "GET /api/games/{game}/page/{file}",
    "GET /api/lessons/{game}",
    "GET /api/notices",
    "GET /api/openapi.json",
    "GET /api/rules/{game}",
    "GET /api/tables/{table}",
    "GET /api/tables/{table}/choices",
    "GET /api/tables/{table}/notebook",
    "GET /api/tables/{table}/notices",
    "GET /api/texts/{lang}/{game}",
    "GET /api/try/{game}",
    "GET /healthz",
    "GET /readyz",
    "POST /api/logout",
    "POST /api/me/everywhere",
}


def tighten(limits: Limits) -> None:
    """From now on each limit lets one request through."""
    limits.on = True
    for name, value in vars(limits).items():
        if isinstance(value, Bucket):
            setattr(limits, name, Bucket(1e-9, 1.0))


def test_every_call_has_a_limit(
    server: tuple[Hall, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, app = server
    monkeypatch.setattr("arcanum.server.limits.is_local", lambda address: False)
    free = set()
    for call in app.calls:
        if name_of(call) in NOT_ASKED:
            continue
        app.limits.on = False
        here = Middle(hall, app, 0)
        tighten(app.limits)
        here.ask(call)
        if here.ask(call)[0] != 429:
            free.add(name_of(call))
    assert free == UNLIMITED


# -- the rating

GOES: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "sits": (),
    "left": (("leave", {}),),  # and the others let a bot play
    "conceded": (("concede", {}),),
}


class Rated:
    """A game of three accounts that is rated; somebody has gone from the first seat, or not."""

    numbers = count()

    def __init__(self, hall: Hall, how: str) -> None:
        self.hall = hall
        number = next(self.numbers)
        self.people = [hall.person(f"{name} {number}") for name in ("Ann", "Bob", "Cat")]
        seats = [{"kind": "human", "mine": True}] * 3
        terms = {"gone": "bot", "bot": "random"}
        wanted = {"game": GAME, "seats": seats, "terms": terms, "entropy": "x" * 32}
        made = hall.client.post("/api/tables", json=wanted).json()
        self.path = f"/api/tables/{made['table']}"
        self.table: str = made["table"]
        self.tokens = [seat["token"] for seat in made["seats"]]
        for who, token in zip(self.people, self.tokens, strict=True):
            who.post("/api/me/tables", {"token": token})
        for what, body in GOES[how]:
            assert self.post(0, what, body) == 200
        if how == "left":
            ask = {"kind": "takeover", "seat": 0, "bot": "random"}
            assert self.post(1, "asks", ask) == 200
            assert self.post(2, "answer", {"ask": 1, "agree": True}) == 200
        if how == "sits":
            action = self.look()["options"][0]["action"]
            assert self.post(0, "actions", {"version": 0, "action": action}) == 200
        until(lambda: 0 not in self.look()["waiting"])  # the seat has decided

    def look(self) -> Any:
        return self.hall.client.get(self.path, params={"token": self.tokens[0]}).json()

    def post(self, seat: int, what: str, body: dict[str, Any], method: str = "POST") -> int:
        headers = {
            **self.people[seat].headers,
            "authorization": f"Bearer {self.tokens[seat]}",
        }
        asked = self.hall.client.request(
            method, f"{self.path}/{what}", json=body, headers=headers
        )
        return asked.status_code


TRIES: tuple[
    tuple[str, dict[str, Any]], ...
] = (  # that come closer than a body of the needed fields alone
    ("undo", {"unrated": True}),
    ("asks", {"kind": "end"}),
    ("asks", {"kind": "scores"}),
    ("asks", {"kind": "takeover", "seat": 0, "bot": "random"}),
    ("record", {"also": []}),
)


@pytest.mark.parametrize("how", GOES)
def test_nobody_ends_the_rating_of_a_game_alone(server: tuple[Hall, Server], how: str) -> None:
    """Whatever a player sends who is about to lose, sitting, left or conceded."""
    hall, app = server
    calls = [call for call in app.calls if "/{table}/" in call.path and call.body is not None]
    assert len(calls) > 30
    tries: list[tuple[str, dict[str, Any], str]] = [
        (call.path.rpartition("}/")[2], {}, call.method) for call in calls
    ]
    tries += [(what, body, "POST") for what, body in TRIES]
    marked = "SELECT why FROM assisted WHERE table_id = ?"
    for what, more, method in tries:
        game = Rated(hall, how)
        known: dict[str, Any] = next(
            (body for name, body in BODIES.items() if name.endswith(f"}}/{what}")), {}
        )
        call = next(each for each in calls if each.path.endswith(f"}}/{what}"))
        fields = msgspec.structs.fields(call.body)
        needed = {each.name: VALUES[each.name] for each in fields if each.required}
        needed.pop("token", None)
        version = {"version": game.look()["version"]} if "version" in needed else {}
        status = game.post(0, what, {**needed, **known, **version, **more}, method)
        assert status != 400, what
        assert not game.look()["over"], what
        assert hall.rows(marked, game.table) == [], (what, more)
