"""A table of the installed game at the server, played to the end."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.outside.house import EXAMPLE, House, complaints
from tests.server.desk import Running


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(house: House, folder: Path) -> Iterator[Running]:
    with house.serving(folder) as running:
        yield running
    assert complaints(folder) == []


def test_it_is_listed(server: Running) -> None:
    shown = {game["id"]: game for game in server.http.get("/api/games").json()["games"]}
    assert shown["goofspiel"]["bots"] == ["random", "greedy", "easy", "normal", "hard"]
    assert shown["goofspiel"]["languages"] == ["en", "ru", "pl"]


def test_its_texts_rules_and_cards(server: Running) -> None:
    for lang in ("en", "ru", "pl"):
        assert "game-goofspiel = " in server.http.get(f"/api/texts/{lang}/goofspiel").text
    assert "**G-2.5**" in server.http.get("/api/rules/goofspiel").text
    assert server.http.get("/api/cards/goofspiel").json()["cards"] == []


def test_two_people_play_to_the_end(server: Running, house: House, tmp_path: Path) -> None:
    table = server.table(2, "goofspiel", options={"cards": "8", "prizes": "descending"})
    first = table.see(0)
    assert first["view"]["prize"] == 8
    assert first["waiting"] == [0, 1]  # both at once
    assert table.act(1, first["version"], "bid 3").status_code == 200
    assert table.see(0)["view"]["seats"][1]["bid"] is None
    assert table.see(1)["view"]["seats"][1]["bid"] == 3
    table.finish(random.Random(5))
    end = table.see()
    assert sum(end["view"]["scores"]) <= 36
    record = server.http.get(f"{table.path}/record")
    path = tmp_path / "game.jsonl"
    path.write_bytes(record.content)
    words = ["replay", str(path), "--json", "--verify", first["seed_hash"]]
    told = json.loads(house.arcanum(*words))
    assert told["verified"] is True


def test_against_a_bot(server: Running) -> None:
    seats = [
        {"kind": "human"},
        {"kind": "bot", "bot": "greedy"},
        {"kind": "bot", "bot": "easy"},
    ]
    made = server.post(
        "/api/tables", {"game": "goofspiel", "seats": seats, "options": {"cards": "5"}}
    )
    assert made.status_code == 201, made.text


def test_its_page_part(server: Running) -> None:
    shown = {game["id"]: game for game in server.http.get("/api/games").json()["games"]}
    assert shown["seasons"]["page"] is None
    where = shown["goofspiel"]["page"]
    assert where == "/api/games/goofspiel/page/part.js"
    part = server.http.get(where)
    assert part.headers["content-type"] == "text/javascript; charset=utf-8"
    assert part.content == (EXAMPLE / "src/goofspiel/page/part.js").read_bytes()
    again = server.http.get(where, headers={"if-none-match": part.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    "name", ["", "..", "../rules.md", "..%2Frules.md", "%2e%2e/rules.md", ".", "part.mjs"]
)
def test_nothing_but_the_page_part_is_served(server: Running, name: str) -> None:
    answer = server.http.get(f"/api/games/goofspiel/page/{name}")
    assert answer.status_code == 404
    assert "G-2.5" not in answer.text
