"""A broken package is one clear line, and does no harm to other games."""

from __future__ import annotations

import json
from pathlib import Path

from tests.outside.house import House, complaints

LINES = [
    "game 'no bots' (bad_id:GAME) is left out: an id is letters, digits and _",
    "game 'pebbles' (bad_id:GAME) is left out: Arcanum has a game of that id",
    "game 'raises' (rival:GAME) is left out: another package has that id",
    (
        "game 'absent' (bad_absent:GAME) does not load: ModuleNotFoundError: "
        "No module named 'bad_absent'"
    ),
    "game 'exits' (bad_exit:GAME) does not load: SystemExit: 3",
    "lame.bots does not load: ValueError: bad bots",
    "game 'number' (bad_kind:GAME) is no arcanum.kernel.game.Game",
    "game 'other' (bad_id:GAME) calls itself 'mine'",
    "game 'raises' (bad_import:GAME) does not load: RuntimeError: no batteries at all",
]
GOOD = {"seasons", "trickerion", "pax_illuminaten", "goofspiel", "pebbles"}


def test_in_the_list_of_games(house_with_broken: House) -> None:
    made = house_with_broken.run("-m", "arcanum", "games", "--json")
    assert made.stderr.splitlines() == [f"arcanum: {line}" for line in LINES]
    assert set(json.loads(made.stdout)["games"]) == GOOD


def test_in_commands(house_with_broken: House) -> None:
    for command in ("play", "fuzz", "arena"):
        assert house_with_broken.refused(command, "raises") == f"arcanum: {LINES[-1]}"
    assert "0 violations" in house_with_broken.arcanum("fuzz", "goofspiel", "--games", "2")
    assert "template" in house_with_broken.arcanum("games")


def test_at_the_server(house_with_broken: House, tmp_path: Path) -> None:
    with house_with_broken.serving(tmp_path) as server:
        shown = server.http.get("/api/games").json()["games"]
        assert {game["id"] for game in shown} == GOOD
        for path in ("/api/rules/raises", "/api/texts/en/raises", "/api/cards/exits"):
            assert server.http.get(path).status_code == 404
        humans = [{"kind": "human", "mine": True}] * 2
        for game in ("raises", "number", "other"):
            made = server.post("/api/tables", {"game": game, "seats": humans})
            assert made.status_code in (400, 422), made.text
            assert made.json()["error"] in LINES
        assert server.table(2, "pebbles").see()["view"]["game"] == "pebbles"
    assert complaints(tmp_path) == [f"arcanum: {line}" for line in LINES]
