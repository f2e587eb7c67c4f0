"""What the calls about people tell, and to whom; what comes too quickly; what hosts see."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from arcanum.cli import main
from arcanum.server.errors import Refused
from arcanum.server.limits import Limits
from arcanum.server.meeting import daily
from arcanum.server.meeting.puzzles import Puzzles
from arcanum.server.meeting.results import Counter
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from tests.server.desk import HUMAN, RANDOM_BOT
from tests.server.meeting.hall import GAME, Hall, Person
from tests.server.meeting.test_tournaments import begun, own_tables, play_round

SEATS = [HUMAN, RANDOM_BOT]

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


ANN = "/api/players/Ann"
GRAPH = f"{ANN}/ratings/{GAME}"
USED = "SELECT value, games FROM used WHERE who = 'ann' ORDER BY value"


def at(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """It is then, for whoever asks whether a deal may be known."""
    for module in ("deals", "acting", "meeting.daily", "meeting.profiles", "meeting.results"):
        clock = SimpleNamespace(time=lambda: seconds)
        monkeypatch.setattr(f"arcanum.server.{module}.time", clock)


def test_a_profile_waits_until_nobody_plays_the_deal(
    anywhere: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = anywhere
    monkeypatch.setattr(daily, "BOT", "random")
    monkeypatch.setattr(daily, "today", lambda: "2026-11-16")
    at(monkeypatch, daily.end_of("2026-11-16") - 1)
    ann, bob = here.person("Ann"), here.person("Bob")
    made = ann.post("/api/tables", {"game": GAME, "seats": SEATS}, want=201)
    ann.post("/api/me/tables", {"token": made["seats"][0]["token"]})
    here.finish(made["table"], [made["seats"][0]["token"]])
    (before,) = ann.get(ANN)["tallies"]
    used = here.rows(USED)
    assert used
    mine = ann.post(f"/api/daily/{GAME}", {}, 201)
    here.finish(mine["table"], [mine["token"]], seed=9)
    assert here.rows(USED) == used
    assert ann.get(ANN)["tallies"][0]["played"] == 2
    assert len(ann.get(f"{ANN}/games")["games"]) == 2
    for who in (bob, Person(here)):
        profile = who.get(ANN)
        assert profile["tallies"] == [before]
        assert (profile["titles"][0]["games"], profile["titles"][0]["best"]) == (
            1,
            before["best"],
        )
        assert [one["table"] for one in who.get(f"{ANN}/games")["games"]] == [made["table"]]

    at(monkeypatch, daily.told_from("2026-11-16"))
    assert bob.get(ANN)["tallies"] == ann.get(ANN)["tallies"]
    assert len(bob.get(f"{ANN}/games")["games"]) == 2

    async def recount() -> None:
        store = Store(here.db)
        await Counter(store, Tables(store)).recount()
        await store.close()

    asyncio.run(recount())
    assert sum(games for _, games in here.rows(USED)) > sum(games for _, games in used)


def test_a_profile_without_a_game_that_may_be_told(
    here: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "BOT", "random")
    monkeypatch.setattr(daily, "today", lambda: "2026-11-16")
    at(monkeypatch, daily.end_of("2026-11-16") - 1)
    ann = here.person("Ann")
    mine = ann.post(f"/api/daily/{GAME}", {}, 201)
    here.finish(mine["table"], [mine["token"]])
    profile = Person(here).get(ANN)
    assert (profile["titles"], profile["tallies"]) == ([], [])
    assert len(ann.get(ANN)["titles"]) == 1


def test_the_graph_waits_for_the_round_and_never_names_a_closed_table(here: Hall) -> None:
    people = [here.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    path = begun(here, people, kind="duplicate", rounds=1)
    tables = own_tables(path, people)
    (table, _), *_ = tables
    here.finish(table, [token for at, token in tables if at == table])
    assert [one["table"] for one in people[0].get(GRAPH)["points"]] == [table]
    eve = here.person("Eve")
    assert eve.get(GRAPH)["points"] == []
    play_round(here, path, people)
    (point,) = eve.get(GRAPH)["points"]
    assert (point["table"], point["score"]) == ("", people[0].get(GRAPH)["points"][0]["score"])


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
