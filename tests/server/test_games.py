"""Every game over the real calls: whole random games, bots, printed facts, texts, rules."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from arcanum.games import game as find_game
from arcanum.games import ids
from arcanum.lab.laws import tables
from arcanum.records import parse
from tests.server.desk import HUMAN, RANDOM_BOT, Play, Running, until
from tests.server.test_live import live, newest

LISTED = [name for name in ids() if not find_game(name).hidden]


def some_table(game: str, chance: random.Random) -> dict[str, Any]:
    """The body of a new table: any seats and options that go together."""
    seats, options = chance.choice(tables(find_game(game)))
    return {"game": game, "seats": [HUMAN] * seats, "options": options}


def played(sockets: dict[int, ClientConnection], chance: random.Random) -> int:
    """Play at random until the game is over; how many actions it took."""
    version = 0
    seen = {seat: newest(ws, version) for seat, ws in sockets.items()}
    while not seen[0]["over"]:
        seat = chance.choice(seen[0]["waiting"])
        options = seen[seat]["options"]
        assert options, f"{seat} has to decide and may do nothing"
        for option in options:
            assert set(option) == {"action", "spelled", "verb", "nouns"}
        action = chance.choice(options)["action"]
        sockets[seat].send(json.dumps({"id": 1, "version": version, "action": action}))
        version += 1
        seen = {at: newest(ws, version) for at, ws in sockets.items()}
    return version


@pytest.mark.parametrize("game", LISTED)
def test_a_whole_random_game_over_the_socket(quick: Running, game: str) -> None:
    """All seats act over one socket each; the record replays to the same end."""
    chance = random.Random(7)
    made = quick.post("/api/tables", some_table(game, chance))
    assert made.status_code == 201, made.text
    play = Play(quick, made.json())
    with contextlib.ExitStack() as opened:
        sockets = {
            seat: opened.enter_context(live(play, seat, "&since=0")) for seat in play.tokens
        }
        version = played(sockets, chance)
    end = play.see()
    record = parse(quick.http.get(f"{play.path}/record").text)
    assert len(record.actions) == version
    assert record.replay().scores() == end["scores"]
    assert record.replay().winners() == end["winners"]
    for at in (0, version // 2, version):
        for seat in ("all", "onlooker", "0"):
            path = f"{play.path}/history?at={at}&seat={seat}"
            assert quick.http.get(path).status_code == 200


@pytest.mark.parametrize("game", LISTED)
def test_bots_play_a_whole_game(quick: Running, game: str) -> None:
    fewest = tables(find_game(game))[0][0]
    body = {"game": game, "seats": [RANDOM_BOT] * max(2, fewest)}
    made = quick.post("/api/tables", body)
    assert made.status_code == 201, made.text
    play = Play(quick, made.json())
    until(lambda: bool(play.see()["over"]))
    record = parse(quick.http.get(f"{play.path}/record").text)
    assert record.replay().over


@pytest.mark.parametrize("game", LISTED)
def test_what_a_page_needs_of_a_game(quick: Running, game: str) -> None:
    """Every card of the vocabulary has its printed facts; texts and rules are there."""
    shown = {g["id"]: g for g in quick.http.get("/api/games").json()["games"]}[game]
    known = find_game(game)
    assert shown["seats"] == list(known.seats)
    assert set(shown["options"]) == set(known.options)
    assert "random" in shown["bots"]
    assert "en" in shown["languages"]
    cards = quick.http.get(f"/api/cards/{game}").json()["cards"]
    ids = {card["id"] for card in cards}
    assert len(ids) == len(cards)
    kinds = {kind.name: kind for verb in known.words.verbs for kind in verb.kinds}
    of_cards = {
        "seasons": ["card"],
        "trickerion": ["trick", "magician", "performance", "prophecy"],
        "pax_illuminaten": ["luminary", "plot", "event", "faction"],
    }[game]
    for name in of_cards:
        assert set(kinds[name].values) <= ids
    assert not any('"source"' in json.dumps(card) for card in cards)
    texts = quick.http.get(f"/api/texts/en/{game}").text
    assert "refusal-not-your-turn" in texts
    assert quick.http.get(f"/api/rules/{game}").text.startswith("#")
