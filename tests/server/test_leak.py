"""Secrecy over the wire: what a seat is sent does not change when the unknown is dealt again.

Not only the hidden cards: also the notes that others have heard, what they have sealed in a
secret phase, their notebooks, addresses and steps to take back. Compared are all roads to a
seat and the onlooker: the table by HTTP and socket, old and new notes, options, refusals, why
not, errors, hints, chat, notebook, choices, the screen that several people share,
and what is refused of an unfinished game.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from typing import Any, TypeVar

import pytest
from starlette.testclient import TestClient

from arcanum.games import game as find_game
from arcanum.games import ids
from arcanum.lab.laws import tables as all_tables
from arcanum.server import advised, secret
from arcanum.server.app import make_app
from arcanum.server.deals import sealed
from arcanum.server.heard import Viewer, hears
from arcanum.server.history import MOST_MISSED
from arcanum.server.room import Room
from arcanum.server.tables import Tables
from tests.serving import Numbers

Part = TypeVar("Part", int | str | None, str, str | None)
PART = "0123456789abcdef0123456789abcdef"  # what a player adds to the deal
HINT_SIMULATIONS = 1  # so few that no clock has a say
HINT_EVERY = 3  # checks
CHECK_EVERY = 24  # decisions of a long game
RECALL_EVERY = 3  # checks: what was missed is looked at, which plays the game again
UNDO_EVERY = 7  # decisions: one is taken back where that is free
ENOUGH = 3  # checks, and views compared with what was missed
SECOND_THOUGHTS = 16  # decisions: one that may be changed while others decide is changed


class Wire:
    """A server in this process, reached through the whole application."""

    def __init__(self, client: TestClient, tables: Tables) -> None:
        self.client = client
        self.tables = tables

    def answers(
        self, path: str, token: str | None, tries: list[str], hint: bool
    ) -> dict[str, bytes]:
        """All that this viewer can get, by what was asked."""
        mine = f"?token={token}" if token else ""
        more = f"{mine}&" if token else "?"
        out = {}
        asks = ["/record", "/analysis", "/history?at=1", f"/history{more}at=0"]
        asks += [f"{more}public=1", f"/gallery{mine}"]
        for ask in (mine, f"{more}since=3", *asks):
            answer = self.client.get(path + ask)
            out[ask or "table"] = b"%d %s" % (answer.status_code, answer.content)
        seen = self.client.get(path + mine).json()
        version = seen["version"]
        posts: list[tuple[str, dict[str, Any]]] = [
            ("fork", {"at": 0}),
            ("undo", {"token": token or "x", "version": version + 1}),
            ("answer", {"token": token or "x", "ask": 999, "agree": True}),
            ("remind", {"token": token or "x", "seat": 0}),
            ("rematch", {"token": token or "x"}),
            ("rematch", {"token": token or "x", "take": False}),
            ("asks", {"token": token or "x", "kind": "takeover", "seat": 7, "bot": "random"}),
        ]
        posts += [
            ("door", {}),
            ("join", {"join": "x", "seat": 0}),
            ("link", {"token": token or "x"}),
            ("arrange", {"token": token or "x", "order": list(range(8))}),
            ("remove", {"token": token or "x", "seat": 1}),
            ("start", {"token": token or "x"}),
            ("chat", {"token": token or "x", "text": "x", "line": 999_999}),
        ]
        if len(seen["players"]) > 1:  # who plays alone may know everything
            posts.append(("record", {"token": token or "x"}))
        posts += [("why", {"token": token or "x", "action": text}) for text in tries]
        posts += [
            ("actions", {"token": token or "x", "version": version, "action": text})
            for text in tries
        ]
        stale = {"token": token or "x", "version": version + 1, "action": tries[0]}
        posts.append(("actions", stale))
        if hint:
            posts.append(("hint", {"token": token or "x"}))
        posts.append(("analysis", {"token": token or "x"}))
        posts.append(("analysis/stop", {"token": token or "x"}))
        for what, body in posts:
            answer = self.client.post(f"{path}/{what}", json=body)
            assert answer.status_code != 200 or what in ("why", "hint", "door"), "it was legal"
            out[f"{what} {body}"] = b"%d %s" % (answer.status_code, answer.content)
        if token:
            for what in ("chat", "notebook", "choices"):
                out[what] = self.client.get(f"{path}/{what}{mine}").content
        with self.client.websocket_connect(f"{path}/live{mine}") as socket:
            if not token:
                socket.send_json({"token": ""})  # as the page does; who says nothing waits
            out["socket"] = socket.receive_text().encode()
            for text in tries:
                socket.send_json({"version": version, "action": text})
                out[f"socket {text}"] = socket.receive_text().encode()
        with self.client.websocket_connect(f"{path}/live") as socket:
            socket.send_json({"token": token or "", "public": True})
            out["shared screen"] = socket.receive_text().encode()
        with self.client.websocket_connect(f"{path}/live{more}since=2") as socket:
            if not token:
                socket.send_json({"token": ""})
            out["new notes"] = socket.receive_text().encode()
        return out


@pytest.fixture
def wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    monkeypatch.setattr(advised, "HINT_SIMULATIONS", HINT_SIMULATIONS)
    monkeypatch.setattr(advised, "HINT_SECONDS", 600.0)
    seeds = Numbers(lambda: "leaks")
    monkeypatch.setattr(secret, "new_seed", lambda: f"{seeds.next():032x}")
    monkeypatch.setattr(secret, "server_part", lambda key, promise: promise)
    app = make_app(str(tmp_path / "table.sqlite3"), limits=False)
    with TestClient(app) as client:
        tables = app.server.tables
        assert tables is not None
        yield Wire(client, tables)


@contextmanager
def redealt(room: Room, viewer: Viewer, chance: random.Random) -> Iterator[None]:
    """Everything that this viewer cannot know is something else."""
    log, extras, steps, head = room.log, room.extras, room.steps, room.head
    was = (room.s, log.texts, steps.count, extras.notices, extras.choices)
    told = (room.notes.all, room.notes.before)
    dealt = (head.seed, head.part, head.salt, [who.entropy for who in room.seats])
    real = room.state
    s = real.determinize(viewer, chance.getrandbits(30))  # also the generator
    assert (s.chance, s.seal) != (real.chance, real.seal)
    s.telling = True
    head.seed, head.part = other(head.seed, chance), other(head.part, chance)
    head.salt = other(head.salt, chance)
    for p, who in enumerate(room.seats):
        if p != viewer and who.entropy:
            who.entropy = other(who.entropy, chance)
    room.s = s
    otherwise = [retold(note, viewer, chance) for note in room.notes.all]
    room.notes.all = [note for notes in otherwise for note in notes]
    many = [0, *accumulate(len(notes) for notes in otherwise)]
    room.notes.before = array("i", [many[count] for count in room.notes.before])
    sealed = sealed_events(room) if real.asked().secret else set()
    log.texts = [
        "sealed otherwise" if at in sealed and log.seats[at] != viewer else text
        for at, text in enumerate(log.texts)
    ]
    if steps.seat != viewer:
        steps.count += 3
    others = [p for p in range(room.head.seats) if p != viewer]
    extras.notices = {p: {"email": "x@y.z"} for p in others}
    extras.choices = {
        **{key: value for key, value in extras.choices.items() if key[0] == viewer},
        **{(p, "standing"): '{"sole":true,"passes":"sing"}' for p in others},
        **{(p, "quiet"): '{"begins":0,"ends":600}' for p in others},
    }
    room.views.clear()
    yield
    room.s, log.texts, steps.count, extras.notices, extras.choices = was
    room.notes.all, room.notes.before = told
    head.seed, head.part, head.salt = dealt[:3]
    for who, entropy in zip(room.seats, dealt[3], strict=True):
        who.entropy = entropy
    room.views.clear()


def other(text: Part, chance: random.Random) -> Part:
    """Something else of the same kind and length, if it is anything."""
    if isinstance(text, str):
        return "".join(chance.choice("0123456789abcdef") for _ in text)
    return text if text is None else text + 1 + chance.getrandbits(20)


def retold(note: bytes, viewer: Viewer, chance: random.Random) -> list[bytes]:
    """A note as it is if this viewer hears it; else others, or none."""
    if hears(note[0], viewer):
        return [note]
    return [note[:1] + b'{"note":"something-else"}'] * chance.randrange(3)


def sealed_events(room: Room) -> set[int]:
    """The choices of the secret phase under way: those since its first version."""
    waiting = room.state.waiting()
    since = min(room.log.fresh[p] for p in waiting)
    return {at for at in room.log.kept if at >= since}


class Game:
    """A random game at the server, checked on its way."""

    def __init__(self, wire: Wire, game: str, seed: str, fair: bool = False) -> None:
        self.wire = wire
        self.known = find_game(game)
        self.chance = chance = random.Random(seed)
        seats, options = chance.choice(all_tables(self.known))
        people = [{"kind": "human", "mine": True}] * seats
        body = {
            "game": game,
            "seats": people,
            "options": options,
            "hints": True,
            **({"entropy": PART} if fair else {"seed": seed}),
        }
        answer = wire.client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        self.name: str = made["table"]
        self.path = f"/api/tables/{self.name}"
        self.tokens: dict[Viewer, str | None] = {s["seat"]: s["token"] for s in made["seats"]}
        self.tokens[None] = None
        self.words = [self.known.spell(action) for action in self.known.words.every()]
        assert self.see(None)["practice"] is not fair
        self.views: dict[tuple[int, Viewer], Any] = {}  # what was seen after so many actions
        self.checked = self.recalled = 0
        for seat in range(seats):
            mine = {"token": self.tokens[seat], "text": f"I am {seat}"}
            wire.client.put(f"{self.path}/notebook", json=mine)
        wire.client.post(f"{self.path}/chat", json={"token": self.tokens[0], "text": "hello"})

    @property
    def room(self) -> Room:
        return self.wire.tables.open[self.name].room

    def see(self, viewer: Viewer) -> Any:
        token = self.tokens[viewer]
        params = {"token": token} if token else {}
        return self.wire.client.get(self.path, params=params).json()

    def check(self) -> None:
        """The next of the viewers gets the same answers when the rest is dealt again."""
        viewer = list(self.tokens)[self.checked % len(self.tokens)]
        self.checked += 1
        room = self.room
        legal = {a for p in room.state.may_decide() for a in room.options(p)}
        words = self.chance.sample(self.words, 4)
        tries = [w for w in words if self.known.read(w) not in legal] + ["sing loudly"]
        hint = self.checked % HINT_EVERY == 0
        before = self.wire.answers(self.path, self.tokens[viewer], tries, hint)
        promised = sealed(room.head).encode()
        with redealt(room, viewer, self.chance):
            after = self.wire.answers(self.path, self.tokens[viewer], tries, hint)
            again = sealed(room.head).encode()
        assert any(promised in told for told in before.values())
        for ask in before:  # the promise of another deal is another one; it tells nothing
            at = f"version {room.version}"
            same = before[ask] == after[ask].replace(again, promised)
            assert same, f"{at}: '{ask}' tells {viewer} a secret"
        seen = self.see(viewer)
        self.views[len(room.log.kept), viewer] = seen["view"]
        if self.chance.randrange(RECALL_EVERY) == 0:
            self.recall(viewer, len(seen["notes"]))

    def recall(self, viewer: Viewer, heard: int) -> None:
        """What a seat has missed is what it was shown then, and no more."""
        token = self.tokens[viewer]
        params = {"token": token} if token else {}
        for since in (0, heard):
            asked: dict[str, Any] = {**params, "since": since}
            steps = self.wire.client.get(f"{self.path}/missed", params=asked).json()["steps"]
            assert len(steps) <= MOST_MISSED
            assert all(since < step["notes"] <= heard for step in steps)
            for step in steps:
                shown = self.views.get((step["at"], viewer))
                assert shown in (None, step["view"])
                self.recalled += shown is not None

    def play(self) -> None:
        """To the end, with a check now and then."""
        every = CHECK_EVERY if self.known.bound > 1000 else 1
        while not self.room.over:
            if self.chance.randrange(every) == 0:
                self.check()
            self.step()

    def look_back(self) -> None:
        """Looking back, a seat knows what it knew then, and no more."""
        for (at, viewer), view in self.views.items():
            seat = "onlooker" if viewer is None else str(viewer)
            params: dict[str, Any] = {"at": at, "seat": seat}
            moment = self.wire.client.get(f"{self.path}/history", params=params).json()
            assert moment["view"] == view

    def step(self) -> None:
        """One random action, or now and then a step back."""
        s = self.room.state
        able = s.waiting() if self.chance.randrange(SECOND_THOUGHTS) else s.may_decide()
        seat = self.chance.choice(able)
        mine = self.see(seat)
        self.views[len(self.room.log.kept), seat] = mine["view"]
        sent = {"token": self.tokens[seat], "version": mine["version"]}
        if mine["undo"] and self.chance.randrange(UNDO_EVERY) == 0:
            done = self.wire.client.post(f"{self.path}/undo", json=sent)
            kept = len(self.room.log.kept)
            self.views = {key: view for key, view in self.views.items() if key[0] <= kept}
        else:
            sent["action"] = self.chance.choice(mine["options"])["action"]
            done = self.wire.client.post(f"{self.path}/actions", json=sent)
        assert done.status_code == 200, done.text


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("number", range(2))
def test_no_answer_tells_a_secret(wire: Wire, game: str, number: int) -> None:
    """Plays on until enough was checked, however short the games turn out.

    The seeds of some games are chosen: practice tables. Those of others are made as they are
    where people play.
    """
    checked = recalled = games = 0
    while checked <= ENOUGH or recalled <= ENOUGH:
        played = Game(wire, game, seed=f"{number}.{games}", fair=number % 2 == 1)
        played.play()
        played.look_back()
        checked += played.checked
        recalled += played.recalled
        games += 1


def test_notes_are_only_for_those_who_may_hear_them(wire: Wire) -> None:
    """The draft's own notes reach the drafting seat and nobody else, on any road."""
    body = {"game": "seasons", "seats": [{"kind": "human", "mine": True}] * 2, "seed": 1}
    made = wire.client.post("/api/tables", json=body).json()
    path = f"/api/tables/{made['table']}"
    tokens = [s["token"] for s in made["seats"]]
    mine = wire.client.get(path, params={"token": tokens[0]}).json()
    action = mine["options"][0]["action"]
    sent = {"token": tokens[0], "version": 0, "action": action}
    wire.client.post(f"{path}/actions", json=sent)
    card = action.split()[1]
    drafted = {"note": "drafts", "player": "A", "card": card}
    assert drafted in wire.client.get(path, params={"token": tokens[0]}).json()["notes"]
    for token in (tokens[1], None):
        answer = wire.client.get(path, params={"token": token} if token else {})
        assert drafted not in answer.json()["notes"]
        query = f"?token={token}" if token else ""
        with wire.client.websocket_connect(f"{path}/live{query}") as socket:
            assert drafted not in socket.receive_json()["notes"]
