"""What the calls about people tell, and to whom; what comes too quickly; what hosts see."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from arcanum.cli import main
from arcanum.server.errors import Refused
from arcanum.server.limits import Limits
from arcanum.server.meeting.puzzles import Puzzles
from tests.server.meeting.hall import GAME, Hall, Person
from tests.server.meeting.test_tournaments import begun, own_tables

GETS = (
    f"/api/ladder/{GAME}",
    f"/api/ladder/{GAME}?of=people&start=25",
    "/api/players/Ann",
    "/api/players/Ann/games",
    f"/api/players/Ann/ratings/{GAME}",
    f"/api/daily/{GAME}",
    "/api/me/days",
    "/api/me/watches",
    "/api/me/puzzles",
    f"/api/puzzles/{GAME}",
    "/api/me/export",
    "/api/tournaments",
    "/api/tournaments?of=mine",
    "/api/tournaments?of=organised",
    "/api/clubs",
)
NOT_FOR_GUESTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/api/me/profile", {"hidden": True}),
    ("/api/me/watches", {"kind": "push", "target": ""}),
    (f"/api/puzzles/{GAME}", {"choice": "close 1"}),
    (f"/api/daily/{GAME}", {}),
    (f"/api/daily/{GAME}/2026-11-16/watch", {"table": "x"}),
    ("/api/tournaments", {"name": "x", "game": GAME, "kind": "swiss", "seats": 2}),
    ("/api/tournaments/x/join", {}),
    ("/api/tournaments/x/leave", {}),
    ("/api/tournaments/x/remove", {"number": 0}),
    ("/api/tournaments/x/start", {}),
    ("/api/tournaments/x/close", {}),
    ("/api/tournaments/x/cancel", {}),
    ("/api/tournaments/x/watch", {"table": "x"}),
    ("/api/clubs", {"name": "x"}),
    ("/api/clubs/x/join", {"code": "x"}),
    ("/api/clubs/x/leave", {}),
    ("/api/clubs/x/remove", {"name": "x"}),
    ("/api/clubs/x/link", {}),
    ("/api/reports", {"about": "person", "what": "x", "text": "x"}),
)


def test_guests_change_nothing_and_other_sites_neither(here: Hall) -> None:
    """Every call that changes something, and none was forgotten here."""
    ann, nobody = here.person("Ann"), Person(here)
    for path, body in NOT_FOR_GUESTS:
        assert nobody.post(path, body, 403)["error"] == "log in first"
        headers = {**ann.headers, "sec-fetch-site": "cross-site"}
        answer = here.client.post(path, json=body, headers=headers)
        assert (answer.status_code, "another site" in answer.text) == (403, True)
        assert here.client.post(path, json={**body, "more": 1}).status_code == 400
    document = here.client.get("/api/openapi.json").json()["paths"]
    ours = (
        *("/api/daily", "/api/tournaments", "/api/clubs", "/api/reports", "/api/puzzles"),
        *("/api/me/profile", "/api/me/watches"),
    )
    posts = [path for path in document if path.startswith(ours) and "post" in document[path]]
    assert len(posts) == len(NOT_FOR_GUESTS)


def test_a_game_that_goes_on_is_nowhere(here: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is played at a closed table, others are told the same until it ends."""
    monkeypatch.setattr(Puzzles, "begin", lambda *_: None)  # found in its own time
    people = [here.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    path = begun(here, people, kind="duplicate", rounds=1)
    eve = here.person("Eve")
    (table, token), *rest = own_tables(path, people)
    tokens = [token, *[other for at, other in rest if at == table]]
    outside = next(one for one, (at, _) in zip(people[1:], rest, strict=True) if at != table)
    before = [told(here, who, path) for who in (outside, eve, Person(here))]
    chance = random.Random(5)
    for _ in range(4):
        assert here.step(table, tokens, chance)
    assert [told(here, who, path) for who in (outside, eve, Person(here))] == before
    assert all(table not in text for text in before[0])


def told(hall: Hall, who: Person, path: str) -> list[str]:
    """All that somebody is told by the calls about people."""
    gets = (*GETS, path)
    return [hall.client.get(each, headers=who.headers).text for each in gets]


def test_limits_of_the_calls_about_people() -> None:
    limits = Limits()
    for work in (
        lambda: limits.browse("192.0.2.1"),
        lambda: limits.join("ann"),
        lambda: limits.found("ann"),
        lambda: limits.export("ann"),
        lambda: limits.report("ann"),
    ):
        until_refused(work)
    limits.join("bob")  # nobody else feels it
    limits.browse("127.0.0.1")


def until_refused(work: Callable[[], None]) -> None:
    def often() -> None:
        for _ in range(1000):
            work()

    with pytest.raises(Refused, match="too many"):
        often()


def test_the_host_reads_reports_and_bans(
    here: Hall, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, bob = here.person("Ann"), here.person("Bob")
    ann.post("/api/reports", {"about": "person", "what": "Bob", "text": "two\nlines"})
    assert main(["admin", "--db", here.db, "reports"]) == 0
    assert "two lines" in capsys.readouterr().out
    ann.get("/api/players/Bob")
    assert main(["admin", "--db", here.db, "accounts", "close", "Bob"]) == 0
    ann.get("/api/players/Bob", 404)
    assert bob.get("/api/tournaments", of="mine")["tournaments"] == []
    bob.post("/api/clubs", {"name": "x"}, 403)
