"""Puzzles of the week: found by the bots, stored once, one try, and no answer before it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from arcanum.lab import puzzles as lab
from arcanum.server.meeting import puzzles
from tests.server.desk import until
from tests.server.meeting.hall import GAME, Hall, Person

PATH = f"/api/puzzles/{GAME}"


def made(person: Person) -> dict[str, Any]:
    """The puzzle, when the bots have found it."""
    until(lambda: person.get(PATH)["state"] != "making")
    found: dict[str, Any] = person.get(PATH)
    return found


def test_a_puzzle_is_tried_once(anywhere: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    here = anywhere
    monkeypatch.setattr(puzzles, "this_week", lambda: "2026-W47")
    ann, bob, nobody = here.person("Ann"), here.person("Bob"), Person(here)
    ann.post(PATH, {"choice": "close 1"}, 409)  # not there yet
    found = made(nobody)
    assert (found["state"], found["tried"], found["answer"]) == ("open", 0, None)
    assert found["view"]["viewer"] == "ABCD"[found["seat"]]
    assert 3 <= len(found["options"]) <= 8
    (stored,) = here.rows("SELECT data FROM puzzles")
    kept = json.loads(stored[0])
    assert not re.search("chance|usual|worth|choices|rival", json.dumps(found))
    order = [each["action"] for each in found["options"]]
    assert order == sorted(order)  # not by their worth
    assert kept["choices"][0]["chance"] >= kept["choices"][-1]["chance"]

    ann.post(PATH, {"choice": "keep"}, 422)
    best = kept["choices"][0]["action"]
    worst = kept["choices"][-1]["action"]
    done = ann.post(PATH, {"choice": best})
    assert (done["state"], done["tried"]) == ("done", 1)
    assert done["answer"]["choice"] == done["answer"]["choices"][0]["action"] == best
    assert done["answer"]["choices"][0]["people"] == 1
    ann.post(PATH, {"choice": worst}, 409)  # one try
    waiting = bob.get(PATH)
    assert (waiting["answer"], waiting["tried"]) == (None, 1)
    other = bob.post(PATH, {"choice": worst})["answer"]
    assert sum(each["people"] for each in other["choices"]) == 2
    assert ann.get("/api/me/puzzles")["weeks"] == [
        {"game": GAME, "week": "2026-W47", "good": True}
    ]
    assert nobody.get(PATH)["answer"] is None
    nobody.get("/api/me/puzzles", 403)
    assert ann.get("/api/me/export")["puzzles"][0]["choice"] == best

    monkeypatch.setattr(puzzles, "this_week", lambda: "2026-W48")
    monkeypatch.setattr(puzzles.Puzzles, "begin", lambda *_: None)
    past = nobody.get(PATH, week="2026-W47")
    assert (past["state"], past["answer"]) == ("past", None)
    assert ann.get(PATH, week="2026-W47")["state"] == "done"
    bob.post(PATH, {"choice": best}, 409)
    assert nobody.get(PATH, week="2026-W30")["state"] == "none"
    for week in ("2026-W99", "9999-W01", "x", "2026-W4x"):
        nobody.get(PATH, 404, week=week)
    ann.get("/api/puzzles/chess", 404)


def test_a_puzzle_tells_nothing_hidden_and_is_the_same_again() -> None:
    """What a seat is shown, and what its choices are worth, does not hang on what is hidden."""
    actions = lab.played("seasons", 2, 7)
    number = lab.places("seasons", 2, 7, actions)[0]
    first = lab.judged("seasons", 2, 7, actions, number, 2)
    assert first == lab.judged("seasons", 2, 7, actions, number, 2)
    s = lab.at("seasons", 2, 7, actions[:number])
    other = s.determinize(first.seat, 99)
    assert other.observe(first.seat) == first.view
    assert first.choices[0].chance >= first.choices[1].chance
    assert first.usual in {each.action for each in first.choices}


def test_weeks_have_ends() -> None:
    assert puzzles.ends("2026-W47") - puzzles.ends("2026-W46") == 7 * 86400
    assert puzzles.name_of(puzzles.begins("2027-W01")) == "2027-W01"
    assert puzzles.begins("2026-W47").isoformat() == "2026-11-16"
