"""Several processes over one PostgreSQL serve the same tables."""

from __future__ import annotations

import contextlib
import json
import random
import signal
from collections.abc import Iterator

import pytest
from websockets.sync.client import ClientConnection

from arcanum.kernel.errors import BadSetting
from arcanum.records import parse
from arcanum.server.serve import serve
from tests.ports import free_port
from tests.server.desk import (
    HUMAN,
    RANDOM_BOT,
    Play,
    Postgres,
    Several,
    serve_process,
    until,
)


@pytest.fixture(scope="module")
def several(cluster: Postgres) -> Iterator[Several]:
    port, db = free_port(), cluster.database()
    process = serve_process(port, db, "2", env={"ARCANUM_LIMITS": "off"})
    made = Several(process, port, db)
    yield made
    made.http.close()
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 0


def test_whole_games_over_several_processes(several: Several) -> None:
    """Any process takes any action; sockets at every process see every change."""
    chance = random.Random(1)
    play = several.table(3, game="pebbles")
    with contextlib.ExitStack() as opened:
        path = f"{play.path}/live?token={play.tokens[0]}"
        sockets: list[ClientConnection] = [
            opened.enter_context(several.socket(path)) for _ in range(6)
        ]
        play.finish(chance)
        version = play.see()["version"]
        for ws in sockets:
            while json.loads(ws.recv(timeout=120)).get("version") != version:
                pass
    record = parse(several.http.get(f"{play.path}/record").text)
    assert len(record.actions) == version
    assert record.replay().scores() == play.see()["scores"]


def test_secret_choices_at_once_over_several_processes(several: Several) -> None:
    for _ in range(5):
        play = several.table(4)
        picks = {seat: play.see(seat)["options"][0]["action"] for seat in range(4)}
        for seat, action in picks.items():
            assert play.act(seat, 0, action).status_code == 200
            assert play.act(seat, 0, action).status_code == 200
        assert play.see()["version"] == 4


def test_asks_and_bots_over_several_processes(several: Several) -> None:
    play = several.table(2)
    for seat in range(2):
        play.act(seat, 0, play.see(seat)["options"][0]["action"])
    assert play.post("undo", 0, version=2).json()["asked"] is True
    until(lambda: all(play.see(1)["ask"] for _ in range(5)))
    ask = play.see(1)["ask"]
    assert play.post("answer", 1, ask=ask["id"], agree=True).json() == {"done": True}
    seats = [RANDOM_BOT, RANDOM_BOT, HUMAN]
    made = several.post("/api/tables", {"game": "pebbles", "seats": seats, "seed": 1}).json()
    bots = Play(several, made)
    chance = random.Random(2)

    def played() -> bool:
        mine = bots.see(2)
        if mine["options"]:
            action = chance.choice(mine["options"])["action"]
            assert bots.act(2, mine["version"], action).status_code in (200, 409)
        return bool(mine["over"])

    until(played)


def test_a_new_token_opens_the_seat_at_every_process(several: Several) -> None:
    play = several.table(2)
    for _ in range(8):
        assert play.see(0)["seat"] == 0  # both processes know the table
    name = {"name": "Ann", "password": "correct horse"}
    assert several.post("/api/accounts", name).status_code == 201
    assert several.post("/api/me/tables", {"token": play.tokens[0]}).status_code == 200
    play.tokens[0] = several.post("/api/me/open", {"table": play.id, "seat": 0}).json()["token"]
    for _ in range(8):
        assert play.see(0)["seat"] == 0


def test_several_processes_need_postgresql() -> None:
    with pytest.raises(BadSetting, match="PostgreSQL"):
        serve(port=free_port(), db="table.sqlite3", workers=2)
    with pytest.raises(BadSetting, match="at least one"):
        serve(workers=0)
