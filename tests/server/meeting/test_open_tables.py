"""Open tables: who may sit down by their rating, and which finished ones come first."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from arcanum.server.listed import FINISHED, RUNNING, WAITING, tables_in
from arcanum.server.meeting.ratings import MODEL, POINTS
from arcanum.server.meeting.results import Counter
from arcanum.server.meeting.worth import DAY, worth
from arcanum.server.store import Store, connector
from arcanum.server.tables import Tables
from tests.server.meeting.hall import GAME, Hall, Person
from tools import load_people

SEATS = [{"kind": "human"}, {"kind": "human"}]
ENTROPY = "only-this-player-has-it"
STRONG = {"low": 1600, "high": 5000}


def write(hall: Hall, sql: str, *values: Any) -> None:
    store = connector(hall.db)()
    store.write([(sql, values)])
    store.close()


def rate(hall: Hall, who: str, figure: int) -> None:
    """As if they had played."""
    mu = MODEL.mu + (figure - 1500) / POINTS
    sql = "INSERT INTO ratings VALUES (?, ?, 0, ?, 2.0, ?, 1, 9, 5, '1', 1.0)"
    write(hall, sql, GAME, who, mu, mu - 2.0)


def opened(who: Person, **wanted: Any) -> Any:
    body = {"game": GAME, "seats": SEATS, "open": True, **wanted}
    return who.post("/api/tables", body, 201)


def listed(who: Person, **asked: Any) -> list[str]:
    return [one["table"] for one in who.get("/api/tables", **asked)["tables"]]


def test_an_open_table_turns_other_ratings_away(anywhere: Hall) -> None:
    host, ann, bob = (anywhere.person(name) for name in ("Host", "Ann", "Bob"))
    guest = Person(anywhere)
    rate(anywhere, "ann", 1700)  # Bob has never played: 1500, as everybody begins
    plain, asks = opened(host), opened(host, rating=STRONG)
    only = opened(host, rating={**STRONG, "only": True}, seats=[*SEATS, {"kind": "human"}])
    weak = opened(host, rating={"low": 0, "high": 1400, "only": True})
    both, all_of_them = [asks["table"], plain["table"]], 4
    assert listed(ann, fits="me") == [only["table"], *both]
    assert listed(bob, fits="me") == [plain["table"]]
    assert len(listed(bob)) == len(listed(guest)) == all_of_them
    assert guest.get("/api/tables", 403, fits="me")["key"] == "log-in-first"
    bob.get("/api/tables", 400, fits="bob")
    (shown,) = [t for t in guest.get("/api/tables")["tables"] if t["table"] == only["table"]]
    assert shown["rating"] == {**STRONG, "only": True}
    join = f"/api/tables/{only['table']}/join"
    door = bob.post(f"/api/tables/{only['table']}/door")
    assert door["rating"] == shown["rating"]
    # No other way in: nobody knows a guest, and Bob's rating is not wanted.
    for who, key in ((guest, "rating-unknown"), (bob, "rating-unwanted")):
        for body in ({}, {"seat": 1}, {"join": "x" * 22, "name": "Ann"}, {"seat": 7}):
            refused = who.post(join, body, 403)
            assert refused["key"] == key
            assert "\n" not in refused["error"]
    bob.post(f"/api/tables/{weak['table']}/join", {}, 403)
    ann.post(f"/api/tables/{weak['table']}/join", {}, 403)
    assert bob.post(f"/api/tables/{asks['table']}/join")["seat"] == 1  # only information
    # Who fits sits down, and hears the same when the answer was lost; so does a friend.
    mine = {"name": "Ann", "entropy": ENTROPY}
    assert ann.post(join, mine)["seat"] == ann.post(join, mine)["seat"] == 1
    assert guest.post(join, {"join": only["join"], "name": "Friend"})["seat"] == 2


def test_rating_limits_are_for_open_tables(here: Hall) -> None:
    ann = here.person("Ann")
    wanted = {"game": GAME, "seats": SEATS, "rating": {**STRONG, "only": True}}
    ann.post("/api/tables", wanted, 422)
    ann.post("/api/tables", {**wanted, "open": True, "rating": {"only": True}}, 400)
    ann.post("/api/tables", {**wanted, "open": True, "rating": {**STRONG, "only": 1}}, 400)


def test_what_is_worth_a_look() -> None:
    def days(
        scores: tuple[int, ...] = (140, 90),
        figures: tuple[int, ...] = (),
        onlookers: int = 0,
        whole: bool = True,
    ) -> float:
        return worth(0.0, scores, figures, onlookers, whole) / DAY

    assert days() == days((50,)) == days((-5, -50)) == 0.0
    assert days((140, 140)) == 1.0
    assert days((140, 90, 139)) > days((140, 135)) > days((140, 125)) > 0.0
    assert days(figures=(1800, 1800)) == days(figures=(2500,)) == 1.0
    assert days(figures=(1700, 1500)) > days(figures=(1500, 1200)) == 0.0
    assert days(onlookers=5) == 0.5
    assert days(onlookers=500) == 1.0
    assert days((9, 9), (2000,), 99) == 3.0  # three days at most
    assert days((9, 9), (2000,), 99, whole=False) == -2.0


def test_finished_tables_are_listed_by_worth(anywhere: Hall) -> None:
    ann, bob = anywhere.person("Ann"), anywhere.person("Bob")
    rate(anywhere, "ann", 2100)
    made = [opened(ann) for _ in range(3)]
    tokens = []
    for number, table in enumerate(made):
        own = table["seats"][0]["token"]
        if number == 0:
            ann.post("/api/me/tables", {"token": own})
        other = bob.post(f"/api/tables/{table['table']}/join")["token"]
        ann.post(f"/api/tables/{table['table']}/start", {"token": own})
        tokens.append([own, other])
    strong, guests, left = (one["table"] for one in made)
    ann.post(f"/api/tables/{left}/concede", {"token": tokens[2][0]})
    for table, both in zip((strong, guests, left), tokens, strict=True):
        anywhere.finish(table, both, seed=4)  # the same game: only the people differ
    assert listed(ann, state="finished") == [strong, guests, left]
    assert listed(ann, state="running") == listed(ann) == []
    assert listed(bob, state="finished", game="seasons") == []
    # In parts, each table once; what ended long ago is not listed any more.
    now = time.time()
    for number in range(45):
        write(
            anywhere,
            "INSERT INTO tables (id, game, rules, seats, settings, seed, onlookers, pace, "
            "parent, created, ended, listed, worth, tempo) "
            "VALUES (?, 'seasons', '1', 2, '{}', '1', 1, 'null', '', ?, 1, 3, ?, 'none')",
            *(f"old{number}", now, now - number * DAY / 4 if number < 44 else now - 70 * DAY),
        )
    found, more = [], "start"
    while more:
        before: dict[str, Any] = {} if more == "start" else {"before": more}
        part = ann.get("/api/tables", state="finished", game="seasons", **before)
        found += [one["table"] for one in part["tables"]]
        more = part["more"]
    assert found == [f"old{number}" for number in range(44)]


def test_what_was_played_with_before_is_counted_once(anywhere: Hall) -> None:
    ann = anywhere.person("Ann")
    made = opened(ann, open=False, seats=[SEATS[0], {"kind": "bot", "bot": "random"}])
    own = made["seats"][0]["token"]
    ann.post("/api/me/tables", {"token": own})
    anywhere.finish(made["table"], [own])
    used = "SELECT who, kind, value, games, won FROM used ORDER BY value"
    as_counted = anywhere.rows(used)
    assert as_counted
    write(anywhere, "DELETE FROM used")
    write(anywhere, "INSERT INTO recount SELECT DISTINCT played FROM results")
    write(anywhere, "INSERT INTO recount VALUES ('gone')")  # removed meanwhile

    async def by_two_processes() -> None:
        stores = [Store(anywhere.db) for _ in range(2)]
        counters = [Counter(store, Tables(store)) for store in stores]
        for _ in range(2):  # who was too late goes on at the next look
            await asyncio.gather(*(counter.recount() for counter in counters))
        for store in stores:
            await store.close()

    asyncio.run(by_two_processes())
    assert anywhere.rows(used) == as_counted
    assert anywhere.rows("SELECT * FROM recount") == []


def test_lists_of_a_filled_store_are_read_from_an_index(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What `tools.load_people` measures is there, and filters read no table for nothing."""
    monkeypatch.setattr(load_people, "TOURNAMENTS", 2)
    monkeypatch.setattr(load_people, "CLUBS", 6)
    load_people.fill_all(db, 600, 60)
    store = connector(db)()
    counts = {}
    for state in (WAITING, RUNNING, FINISHED):
        found, more = tables_in(store, state, {}, "")
        counts[state] = (len(found), bool(more))
        spoken, _ = tables_in(store, state, {"lang": "ru", "tempo": "live"}, "")
        assert spoken
        assert {one.lang for one in spoken} == {"ru"}
        assert tables_in(store, state, {"lang": "pl"}, "") == ([], "")
    of_club, _ = tables_in(store, WAITING, {}, "", club="club0")
    assert counts == {WAITING: (12, False), RUNNING: (20, True), FINISHED: (20, True)}
    assert len(of_club) == 3
    asked: list[tuple[str, list[Any]]] = []

    def noted(sql: str, values: list[Any]) -> list[Any]:
        asked.append((sql, values))
        return []

    monkeypatch.setattr(store, "rows", noted)
    for state in (RUNNING, FINISHED):
        for wanted in ({}, {"lang": "pl"}, {"game": "seasons", "tempo": "live"}):
            tables_in(store, state, wanted, "")
    monkeypatch.undo()
    sqlite = not db.startswith("postgresql")
    if not sqlite:  # so few rows are read as they lie, unless it is told not to
        store.rows("SELECT set_config('enable_seqscan', 'off', false)")
    for number, (sql, values) in enumerate(asked):
        plan = " ".join(
            str(row[-1])
            for row in store.rows(f"EXPLAIN {'QUERY PLAN ' if sqlite else ''}{sql}", values)
        )
        filtered = "" if number % 3 == 0 else "filtered_"
        by = "list" if number < 3 else "worth"
        assert f"tables_{filtered}by_{by}" in plan, plan
        assert "SCAN tables" not in plan, plan
        assert "Seq Scan on tables" not in plan, plan
    store.close()
