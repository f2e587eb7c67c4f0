"""Deals of the day: one deal, one try, and nothing of others before one's own is done."""

from __future__ import annotations

import json
import random
from types import SimpleNamespace
from typing import Any

import pytest

from arcanum.server.meeting import daily
from arcanum.server.meeting.laying import Keys
from tests.server.desk import until
from tests.server.meeting.hall import GAME, Hall, Person

PATH = f"/api/daily/{GAME}"


def test_the_deal_of_the_day(anywhere: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    here = anywhere
    monkeypatch.setattr(daily, "BOT", "random")
    monkeypatch.setattr(daily, "today", lambda: "2026-11-16")
    at(monkeypatch, daily.end_of("2026-11-16") - 1)
    ann, bob, nobody = here.person("Ann"), here.person("Bob"), Person(here)
    nobody.post(PATH, {}, 403)
    assert nobody.get(PATH)["state"] == "open"
    mine, other = ann.post(PATH, {}, 201), bob.post(PATH, {}, 201)
    ann.post(PATH, {}, 409)  # one try
    seen = [
        here.client.get(f"/api/tables/{one['table']}", params={"token": one["token"]}).json()
        for one in (mine, other)
    ]
    assert seen[0]["seed_hash"] == seen[1]["seed_hash"]
    hands = [one["view"]["seats"][0]["charm"] for one in seen]  # the bots may be at work
    assert hands[0] == hands[1]
    assert (seen[0]["hints"], seen[0]["practice"]) == (False, False)
    assert here.client.get(f"/api/tables/{mine['table']}").status_code == 403
    here.finish(mine["table"], [mine["token"]])
    tells_nothing(here, mine)
    watch = f"{PATH}/2026-11-16/watch"
    bob.post(watch, {"table": mine["table"]}, 403)
    nobody.post(watch, {"table": mine["table"]}, 403)
    waiting = bob.get(PATH)
    assert (waiting["state"], waiting["played"]) == ("playing", 1)
    assert (waiting["rows"], waiting["scores"], waiting["middle"]) == ([], [], None)
    here.finish(other["table"], [other["token"]], seed=2)
    tells_nothing(here, other)
    done = bob.get(PATH)
    assert (done["state"], done["played"], len(done["rows"])) == ("done", 2, 2)
    assert sum(each["people"] for each in done["scores"]) == 2
    assert done["mine"]["name"] == "Bob"
    assert sorted(row["rank"] for row in done["rows"])[0] == 1
    token = bob.post(watch, {"table": mine["table"]})["token"]
    tells_nothing(here, {"table": mine["table"], "token": token})
    looked = here.client.get(f"/api/tables/{mine['table']}", params={"token": token})
    assert looked.json()["over"] is True
    moment = {"token": token, "at": 1}
    sees_no_hands(here, mine, token, "0", "1")  # who looks on: the person, not the bot
    sees_no_hands(here, mine, mine["token"], "0", "1")
    assert here.client.get(f"/api/tables/{other['table']}", params=moment).status_code == 403
    assert here.rows("SELECT DISTINCT kind, rated FROM results") == [("daily", 0)]
    assert [day["score"] for day in bob.get("/api/me/days")["days"]] == [done["mine"]["score"]]
    assert nobody.get("/api/players/Ann/games")["games"] == []  # not yet
    monkeypatch.setattr(daily, "today", lambda: "2026-11-17")
    assert ann.get(PATH)["state"] == "open"
    assert nobody.get(PATH, day="2026-11-16")["state"] == "past"
    assert nobody.get(PATH, day="2026-11-16")["rows"] == []
    again = ann.post(PATH, {}, 201)
    token = again["token"]
    fresh = here.client.get(f"/api/tables/{again['table']}", params={"token": token}).json()
    assert fresh["seed_hash"] != seen[0]["seed_hash"]
    at(monkeypatch, daily.end_of("2026-11-16"))
    tells_nothing(here, mine)  # somebody who began on that day may still play
    at(monkeypatch, daily.told_from("2026-11-16"))
    seeds = {told_at_last(here, one) for one in (mine, other)}
    assert len(seeds) == 1
    (game,) = nobody.get("/api/players/Ann/games")["games"]
    assert (game["table"], game["seen"]) == ("", False)


def at(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """It is then, for whoever asks whether a deal may be known, and for what is decided."""
    for module in ("deals", "acting", "meeting.daily", "meeting.profiles"):
        clock = SimpleNamespace(time=lambda: seconds)
        monkeypatch.setattr(f"arcanum.server.{module}.time", clock)


def test_a_try_that_ends_when_the_deal_is_told_counts_nowhere(
    anywhere: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = anywhere
    monkeypatch.setattr(daily, "BOT", "random")
    monkeypatch.setattr(daily, "today", lambda: "2026-11-16")
    at(monkeypatch, daily.end_of("2026-11-16") - 1)
    ann, bob = here.person("Ann"), here.person("Bob")
    mine, other = ann.post(PATH, {}, 201), bob.post(PATH, {}, 201)
    monkeypatch.setattr(daily, "today", lambda: "2026-11-17")
    at(monkeypatch, daily.told_from("2026-11-16") - 1)
    here.finish(mine["table"], [mine["token"]])
    tells_nothing(here, mine)
    at(monkeypatch, daily.told_from("2026-11-16"))
    assert told_at_last(here, mine)  # now whoever still plays may know every card
    here.finish(other["table"], [other["token"]], seed=2)
    assert here.rows("SELECT who FROM results") == [("ann",)]
    seen = bob.get(PATH, day="2026-11-16")
    assert (seen["state"], seen["played"], seen["rows"], seen["mine"]) == ("past", 1, [], None)
    seen = ann.get(PATH, day="2026-11-16")
    assert (seen["state"], [row["name"] for row in seen["rows"]]) == ("done", ["Ann"])


def test_no_bot_helps_with_the_deal_of_the_day(
    here: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by playing for the person, nor by deciding once more after an undo."""
    monkeypatch.setattr(daily, "BOT", "random")
    ann = here.person("Ann")
    mine = ann.post("/api/daily/seasons", {}, 201)
    path, token = f"/api/tables/{mine['table']}", {"token": mine["token"]}
    chance = random.Random(3)

    def look() -> Any:
        return here.client.get(path, params=token).json()

    asks = {**token, "kind": "takeover", "seat": 0, "bot": "random"}
    refused = here.client.post(f"{path}/asks", json=asks)
    assert (refused.status_code, refused.json()["key"]) == (422, "same-deal")
    kept = set()
    for _ in range(100):
        until(lambda: look()["waiting"] == [0] or look()["over"])
        seen = look()
        kept.add(seen["no_take_back"])
        if seen["over"] or "same-deal" in kept:
            break
        actions = [each["action"] for each in seen["options"]]
        action = "end-turn" if "end-turn" in actions else chance.choice(actions)
        sent = {**token, "version": seen["version"], "action": action}
        assert here.client.post(f"{path}/actions", json=sent).status_code == 200
    assert "same-deal" in kept
    for more in ({}, {"unrated": True}):
        sent = {**token, "version": seen["version"], **more}
        refused = here.client.post(f"{path}/undo", json=sent)
        assert (refused.status_code, refused.json()["key"]) == (422, "same-deal")
    assert look()["version"] == seen["version"]
    assert here.rows("SELECT * FROM assisted") == []


def told(here: Hall, one: dict[str, Any]) -> tuple[Any, int, int]:
    """What is told of a deal: seed and parts, and whether there is a record or a fork."""
    path, token = f"/api/tables/{one['table']}", {"token": one["token"]}
    seen = here.client.get(path, params=token).json()
    record = here.client.get(f"{path}/record", params=token)
    fork = here.client.post(f"{path}/fork", json={"at": 1, **token})
    if record.is_success:
        assert json.loads(record.text.splitlines()[0])["seed"] == seen["seed"]
    assert (seen["deal"] is None) == (seen["seed"] is None)
    return seen["seed"], record.status_code, fork.status_code


def tells_nothing(here: Hall, one: dict[str, Any]) -> None:
    """Others may still play the deal of a finished game."""
    assert told(here, one) == (None, 409, 409)


def sees_no_hands(here: Hall, one: dict[str, Any], token: str, person: str, bot: str) -> None:
    """A moment of a deal that others still play: not all hands, and no analysis of them."""
    path = f"/api/tables/{one['table']}"
    for seat, status in (("all", 409), (bot, 409), (person, 200), ("onlooker", 200)):
        asked = {"token": token, "at": "1", "seat": seat}
        assert here.client.get(f"{path}/history", params=asked).status_code == status, seat
    asked = {"token": token}
    assert here.client.get(f"{path}/history", params={**asked, "at": "1"}).status_code == 409
    assert here.client.get(f"{path}/analysis", params=asked).status_code == 409
    for what in ("analysis", "analysis/stop"):
        refused = here.client.post(f"{path}/{what}", json={"token": one["token"]})
        assert refused.json()["key"] == "deal-secret"
    missed = here.client.get(f"{path}/missed", params=asked)
    assert missed.status_code == (200 if token == one["token"] else 409)


def told_at_last(here: Hall, one: dict[str, Any]) -> str:
    """Nobody plays it any more."""
    seed, record, fork = told(here, one)
    assert (record, fork) == (200, 201)
    assert isinstance(seed, str)
    for what in ("history?at=1&seat=all&", "analysis?", "missed?"):
        path = f"/api/tables/{one['table']}/{what}token={one['token']}"
        assert here.client.get(path).status_code == 200, what
    return seed


@pytest.mark.parametrize("day", ["2026-11-18", "yesterday", "2026-13-01", "2026-1-1"])
def test_there_is_no_deal_of_another_day(
    here: Hall, monkeypatch: pytest.MonkeyPatch, day: str
) -> None:
    monkeypatch.setattr(daily, "today", lambda: "2026-11-17")
    Person(here).get(PATH, 404, day=day)


def test_the_deal_follows_from_a_key_that_nobody_has() -> None:
    one, other = Keys(None), Keys(None)  # type: ignore[arg-type]
    one.key, other.key = "a", "b"
    deals = {keys.deal(f"{GAME} {day}") for keys in (one, other) for day in ("1", "2")}
    assert len(deals) == 4
    assert one.passes("t", one.watch("t"))
    assert not one.passes("t", other.watch("t"))
    assert not one.passes("u", one.watch("t"))
