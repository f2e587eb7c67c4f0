"""Secrecy over the wire: what a seat is sent does not change when the unknown is dealt anew.

Views, options, notes and errors, by HTTP and by socket, for every seat and the onlooker.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from arcanum.games import GAMES
from arcanum.games import game as find_game
from arcanum.server.app import make_app
from arcanum.server.room import Room
from arcanum.server.tables import Tables

GAMES_EACH = 3
CHECK_EVERY = 4  # decisions of a long game


class Wire:
    """A server in this process, reached through the whole application."""

    def __init__(self, client: TestClient, tables: Tables) -> None:
        self.client = client
        self.tables = tables

    def answers(self, path: str, token: str | None, tries: list[str]) -> list[bytes]:
        """All that this viewer can get: the table by HTTP and socket, and refusals."""
        query = f"?token={token}" if token else ""
        seen = self.client.get(path + query)
        out = [seen.content]
        with self.client.websocket_connect(f"{path}/live{query}") as socket:
            out.append(socket.receive_text().encode())
            version = seen.json()["version"]
            for text in tries:
                body = {"version": version, "action": text}
                if token:
                    refused = self.client.post(f"{path}/actions", json={"token": token, **body})
                    if refused.status_code != 422:
                        continue  # it is legal here: it has been done
                    out.append(refused.content)
                socket.send_json(body)
                out.append(socket.receive_text().encode())
        return out


@pytest.fixture
def wire(tmp_path: Path) -> Iterator[Wire]:
    app = make_app(str(tmp_path / "table.sqlite3"), limits=False)
    with TestClient(app) as client:
        tables = app.server.tables
        assert tables is not None
        yield Wire(client, tables)


def redealt(room: Room, viewer: int | None, seed: int) -> None:
    """Everything that this viewer cannot know is dealt anew."""
    s = room.state.determinize(viewer, seed)
    s.chance = room.state.chance
    s.telling = True
    room.s = s
    room.views.clear()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(GAMES_EACH))
def test_no_answer_tells_a_secret(wire: Wire, game: str, number: int) -> None:
    known = find_game(game)
    seats = known.seats[0] + number % (known.seats[1] - known.seats[0] + 1)
    chance = random.Random(number)
    options = {k: chance.choice(o.choices) for k, o in known.options.items() if k != "first"}
    body = {"game": game, "seats": [{"kind": "human"}] * seats, "options": options}
    made: dict[str, Any] = wire.client.post("/api/tables", json=body).json()
    path = f"/api/tables/{made['table']}"
    tokens: dict[int | None, str | None] = {s["seat"]: s["token"] for s in made["seats"]}
    tokens[None] = None
    room = wire.tables.open[made["table"]].room
    words = [known.spell(action) for action in known.words.every()]
    every = CHECK_EVERY if known.bound > 1000 else 1
    decisions = 0
    checked = 0
    while True:
        waiting = wire.client.get(path).json()["waiting"]
        if not waiting:
            break
        if decisions % every == 0:
            legal = {a for p in waiting for a in room.options(p)}
            tries = [w for w in chance.sample(words, 4) if known.read(w) not in legal]
            tries.append("sing loudly")
            viewer = list(tokens)[checked % len(tokens)]
            checked += 1
            real = room.state
            before = wire.answers(path, tokens[viewer], tries)
            redealt(room, viewer, chance.getrandbits(30))
            after = wire.answers(path, tokens[viewer], tries)
            room.s = real
            room.views.clear()
            assert before == after, f"decision {decisions} tells {viewer} a secret"
        seat = chance.choice(waiting)
        token = tokens[seat]
        mine = wire.client.get(path, params={"token": token}).json()
        action = chance.choice(mine["options"])["action"]
        sent = {"token": token, "version": mine["version"], "action": action}
        assert wire.client.post(f"{path}/actions", json=sent).status_code == 200
        decisions += 1
    assert checked > 3


def test_notes_are_only_for_those_who_may_hear_them(wire: Wire) -> None:
    """The draft's own notes reach the drafting seat and nobody else, on any road."""
    body = {"game": "seasons", "seats": [{"kind": "human"}] * 2}
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
