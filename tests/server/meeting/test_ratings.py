"""Ratings, profiles and the ladder: who is rated, once each, and who may see it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from arcanum.server.accounts import Accounts
from arcanum.server.acting import act
from arcanum.server.database import Statement
from arcanum.server.errors import Clash
from arcanum.server.making import make
from arcanum.server.meeting.ratings import (
    ANCHORS,
    Rating,
    chance,
    figure,
    first_rating,
    rated,
    spread,
)
from arcanum.server.meeting.results import Counter, mode_of, places_after
from arcanum.server.rateable import can_be_rated
from arcanum.server.sqlite import Sqlite
from arcanum.server.statements import to_count
from arcanum.server.store import Store, connector
from arcanum.server.tables import Tables
from arcanum.server.types import Human, NewTable
from tests.server.desk import HUMAN, RANDOM_BOT, Launcher, Play, Running, until
from tests.server.test_accounts import NAME, Device

GAME = "pebbles"


def test_a_win_gains_and_every_game_makes_it_surer() -> None:
    before = {who: first_rating(who) for who in ("ann", "bob")}
    after = rated(["ann", "bob"], [1, 2], before)
    assert after["ann"].mu > before["ann"].mu > after["bob"].mu
    assert all(after[who].sigma < before[who].sigma for who in before)
    level = rated(["ann", "bob"], [1, 1], before)
    assert level["ann"].mu == pytest.approx(level["bob"].mu)


def test_a_bot_at_two_seats_has_one_rating() -> None:
    before = {who: first_rating(who) for who in ("ann", "bot:normal")}
    after = rated(["bot:normal", "ann", "bot:normal"], [1, 2, 3], before)
    assert set(after) == {"ann", "bot:normal"}
    assert abs(after["bot:normal"].mu - ANCHORS["normal"]) < 0.5


def test_figures_are_like_those_of_chess() -> None:
    assert figure(first_rating("ann").mu) == 1500
    assert spread(first_rating("ann").sigma) == 333
    strong, weak = Rating(30.0, 1.0), Rating(25.0, 1.0)
    assert figure(strong.mu) - figure(weak.mu) == 200
    assert 0.75 < chance(strong, weak) < 0.85
    assert chance(strong, weak) + chance(weak, strong) == pytest.approx(1)
    levels = [first_rating(f"bot:{name}").mu for name in ANCHORS]
    assert levels == sorted(levels)


def test_who_can_be_rated() -> None:
    assert can_be_rated(["ann", "bob"])
    assert can_be_rated(["ann", "bot:easy", "bot:easy", "bot:hard"])
    assert not can_be_rated(["ann", ""])  # a guest
    assert not can_be_rated(["ann", "ann"])  # both seats are hers
    assert not can_be_rated(["bot:easy", "bot:hard"])
    assert not can_be_rated(["ann"])
    assert not can_be_rated(["ann", "bob", "cat", "dan", "eve"])
    modes = [mode_of(pace) for pace in (None, (1200, 15), (86400, 0))]
    assert modes == ["none", "live", "days"]


def seats(db: str, table: str) -> list[tuple[Any, ...]]:
    """What is counted of a table: who, rated, place."""
    store = connector(db)()
    found = store.rows("SELECT who, rated, place FROM results WHERE played = ?", (table,))
    left = store.rows("SELECT 1 FROM uncounted WHERE table_id = ?", (table,))
    store.close()
    return [] if left else sorted(found)


def both_keep(play: Play, *people: Device) -> None:
    for seat, device in enumerate(people):
        assert device.keep(play.tokens[seat]).status_code == 200


def counted(server: Running, play: Play, want: int = 2) -> list[tuple[Any, ...]]:
    until(lambda: len(seats(server.db, play.id)) == want)
    return seats(server.db, play.id)


def test_a_game_of_accounts_is_rated_once(server: Running) -> None:
    with Device(server) as ann, Device(server) as bob:
        ann.enter("Ann", new=True)
        bob.enter("Bob", new=True)
        play = server.table(2, game=GAME, pace={"bank": 1200})
        both_keep(play, ann, bob)
        play.finish(random.Random(1))
        found = counted(server, play)
        assert [(who, rated) for who, rated, _ in found] == [("ann", 1), ("bob", 1)]
        profile = ann.http.get("/api/players/Bob").json()
        assert (profile["name"], profile["mine"], profile["hidden"]) == ("Bob", False, False)
        (title,) = profile["titles"]
        favourites = title["favourites"]
        assert favourites[0]["kind"] == "count"  # of pebbles, by the verb that the game names
        assert all(each["games"] == 1 and each["won"] in (0, 1) for each in favourites)
        assert (title["game"], title["games"], title["rated"]) == (GAME, 1, 1)
        assert (title["ranked"], title["rank"]) == (False, 0)
        assert title["uncertainty"] < 333
        assert [bot["bot"] for bot in title["bots"]][-1] == "hard"
        (tally,) = profile["tallies"]
        assert (tally["seats"], tally["mode"], tally["played"]) == (2, "live", 1)
        (game,) = ann.http.get("/api/players/bob/games").json()["games"]
        assert game["table"] == play.id
        assert game["gain"] == title["rating"] - 1500
        graph = ann.http.get(f"/api/players/bob/ratings/{GAME}").json()
        assert [point["rating"] for point in graph["points"]] == [title["rating"]]
        ladder = ann.http.get(f"/api/ladder/{GAME}").json()
        assert ladder["mine"]["rank"] == 0  # still uncertain
        assert [row["bot"] for row in ladder["rows"]] == ["hard", "normal", "easy", "random"]
        assert all(0 < row["chance"] < 1 for row in ladder["rows"])
        guest = server.http.get(f"/api/ladder/{GAME}?of=people").json()
        assert (guest["rows"], guest["mine"], guest["total"]) == ([], None, 0)


def test_what_is_not_rated(quick: Running) -> None:
    with Device(quick) as ann, Device(quick) as bob:
        ann.enter("Ann", new=True)
        bob.enter("Bob", new=True)
        guest, practice = quick.table(2, game=GAME), quick.table(2, game=GAME, seed=1)
        twice = quick.table(2, game=GAME)
        ann.keep(guest.tokens[0])
        both_keep(practice, ann, bob)
        both_keep(twice, ann, ann)
        for play in (guest, practice, twice):
            play.finish(random.Random(2))
        until(lambda: not left(quick.db))
        assert seats(quick.db, practice.id) == []
        for play, people in ((guest, 1), (twice, 2)):
            assert [rated for _, rated, _ in seats(quick.db, play.id)] == [0] * people
        assert ann.http.get(f"/api/ladder/{GAME}").json()["mine"] is None
        games = ann.http.get("/api/players/ann/games").json()["games"]
        assert [game["gain"] for game in games] == [None] * 3


def hand_over(play: Play, seat: int) -> None:
    """A bot plays for a seat; the other agrees."""
    play.post("asks", seat, kind="takeover", seat=seat, bot="random")
    play.post("answer", 1 - seat, ask=play.see(1 - seat)["ask"]["id"], agree=True)


def play_alone(play: Play, chance: random.Random) -> None:
    """Seat 0 plays at random to the end, the others are bots now."""
    while not (seen := play.see(0))["over"]:
        if seen["options"]:
            play.act(0, seen["version"], chance.choice(seen["options"])["action"])


def test_whoever_leaves_to_a_bot_is_last_and_whoever_comes_back_gains_nothing(
    quick: Running,
) -> None:
    with Device(quick) as ann, Device(quick) as bob:
        ann.enter("Ann", new=True)
        bob.enter("Bob", new=True)
        games = [quick.table(2, game=GAME) for _ in range(6)]
        for number, play in enumerate(games):
            both_keep(play, ann, bob)
            hand_over(play, 1)
            if number % 2:
                play.post("return", 1)
                play.finish(random.Random(number))
            else:
                play_alone(play, random.Random(number))
        until(lambda: not left(quick.db))
        store = connector(quick.db)()
        rows = store.rows("SELECT played, who, place, gain FROM results WHERE rated = 1")
        store.close()
        found = {(played, who): (place, gain) for played, who, place, gain in rows}
        won = 0
        for number, play in enumerate(games):
            (first, gain), (second, other) = (found[play.id, who] for who in ("ann", "bob"))
            if number % 2 == 0:  # whatever the bot made of it
                assert (first, second) == (1, 2)
                assert gain > 0 > other
            elif second == 1:
                won += 1
                assert gain <= 0 == other
            else:
                assert other < 0
        assert won


def test_places_behind_those_who_stayed() -> None:
    assert places_after([3, 9, 5], [1], []) == [3, 1, 2]
    assert places_after([3, 9, 5], [1], [1]) == [2, 3, 1]  # the bot has won for nobody
    assert places_after([3, 9, 5], [2], [1, 2]) == [1, 3, 2]
    assert places_after([3, 9], [1], [1, 0]) == [1, 2]


def left(db: str) -> bool:
    store = connector(db)()
    found = store.rows("SELECT 1 FROM uncounted")
    store.close()
    return bool(found)


def test_a_hint_ends_the_rating(quick: Running) -> None:
    with Device(quick) as ann:
        ann.enter("Ann", new=True)
        made = quick.post("/api/tables", {"game": GAME, "seats": [HUMAN, RANDOM_BOT]}).json()
        play = Play(quick, made)
        ann.keep(play.tokens[0])
        until(lambda: play.see(0)["waiting"] == [0])
        assert play.post("hint", 0).status_code == 200
        store = connector(quick.db)()
        assert store.rows("SELECT table_id, why FROM assisted") == [(play.id, "hint")]
        store.close()


def test_a_profile_can_be_hidden_exported_and_deleted(server: Running) -> None:
    with Device(server) as ann, Device(server) as bob:
        ann.enter("Ann", new=True)
        bob.enter("Bob", new=True)
        play = server.table(2, game=GAME)
        both_keep(play, ann, bob)
        play.finish(random.Random(3))
        counted(server, play)
        assert server.http.get("/api/players/Ann").status_code == 200
        assert ann.http.post("/api/me/profile", json={"hidden": True}).status_code == 200
        for path in ("", "/games", f"/ratings/{GAME}"):
            assert ann.http.get(f"/api/players/Ann{path}").status_code == 200
            hidden = bob.http.get(f"/api/players/Ann{path}")
            nobody = bob.http.get(f"/api/players/Nobody{path}")
            assert (hidden.status_code, hidden.json()) == (404, nobody.json())
        assert ann.http.get("/api/players/ann").json()["hidden"] is True
        data = ann.http.get("/api/me/export").json()
        assert [each["table"] for each in data["results"]] == [play.id]
        assert data["ratings"][0]["games"] == 1
        assert "bob" not in str(data["results"])
        assert server.http.get("/api/me/export").status_code == 403
        assert server.post("/api/me/profile", {"hidden": False}).status_code == 403
        gone = ann.http.post("/api/me/delete", json={"password": NAME["password"]})
        assert gone.status_code == 200
        store = connector(server.db)()
        for table in ("results", "ratings", "tallies"):
            rows = store.rows(f"SELECT who FROM {table} WHERE who NOT LIKE 'bot:%'")
            assert {who for (who,) in rows} == {"bob"}
        store.close()


def test_a_crash_between_the_end_and_the_count(launcher: Launcher, tmp_path: Path) -> None:
    """The note of the end is in the same transaction as the last event."""
    db = str(tmp_path / "table.sqlite3")
    server = launcher.start(db)
    with Device(server) as ann, Device(server) as bob:
        ann.enter("Ann", new=True)
        bob.enter("Bob", new=True)
        play = server.table(2, game=GAME)
        both_keep(play, ann, bob)
        play.finish(random.Random(4))
        counted(server, play)
    server.stop()
    store = connector(db)()  # as if it had stopped just before the count
    for table in ("results", "rated_games", "tallies"):
        store.write([(f"DELETE FROM {table}", ())])
    store.write([("DELETE FROM ratings", ()), to_count(play.id)])
    store.close()
    again = launcher.start(db)
    try:
        found = counted(again, play)
        assert [rated for _, rated, _ in found] == [1, 1]
        assert again.http.get("/api/players/ann").json()["titles"][0]["rated"] == 1
    finally:
        again.stop()


def test_two_processes_that_count_at_once_count_once(tmp_path: Path) -> None:
    """Two counters over one store: each game once, and no rating is lost."""

    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        counters = [Counter(store, tables) for _ in range(3)]
        names = [await finished(tables, seed) for seed in range(4)]
        await asyncio.gather(*[c.count(tables.open[name]) for name in names for c in counters])
        games = await store.rows("SELECT who, games FROM ratings ORDER BY who")
        assert games == [("ann", 4), ("bob", 4)]
        assert await store.rows("SELECT COUNT(*) FROM results") == [(8,)]
        assert await store.rows("SELECT COUNT(*) FROM uncounted") == [(0,)]
        await store.close()

    asyncio.run(run())


def test_one_process_counts_one_game_after_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many end at once: where a commit fails, all who share it wait for another one."""
    clashes = []
    write = Sqlite.write

    def noted(self: Sqlite, statements: Sequence[Statement]) -> None:
        try:
            write(self, statements)
        except Clash as wrong:
            clashes.append(wrong)
            raise

    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        counter = Counter(store, tables)
        names = [await finished(tables, seed) for seed in range(6)]
        monkeypatch.setattr(Sqlite, "write", noted)
        await asyncio.gather(*[counter.count(tables.open[name]) for name in names])
        assert await store.rows("SELECT who, games FROM ratings ORDER BY who") == [
            ("ann", 6),
            ("bob", 6),
        ]
        await store.close()

    asyncio.run(run())
    assert clashes == []


def test_a_seat_that_comes_late_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits to see who wins. What is in an account already is never late."""
    monkeypatch.setattr("arcanum.server.accounts.SOON", 1)

    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        accounts = Accounts(store, tables)
        session = await accounts.session("ann")
        await store.write(
            (
                "INSERT INTO accounts (name, shown, password, created) VALUES (?, ?, '', 0)",
                ("ann", "Ann"),
            )
        )
        for early in (True, False):
            wanted = NewTable(GAME, [Human(mine=True), Human(mine=True)])
            made = await make(tables, wanted)
            token = made.seats[0].token
            if early:
                await accounts.keep(session, token)
            await played(tables, made.table, 5)
            await accounts.keep(session, token)
            rows = await store.rows("SELECT 1 FROM assisted WHERE table_id = ?", made.table)
            assert bool(rows) is not early
        accounts.hashing.close()
        await store.close()

    asyncio.run(run())


async def finished(tables: Tables, seed: int) -> str:
    """A finished game of two accounts."""
    made = await make(tables, NewTable(GAME, [Human(mine=True), Human(mine=True)]))
    for seat, who in enumerate(("ann", "bob")):
        await tables.store.keep_seat(made.table, seat, who)
    await played(tables, made.table, 1000, seed)
    return made.table


async def played(tables: Tables, name: str, most: int, seed: int = 0) -> None:
    """At most so many random actions."""
    chance_ = random.Random(seed)
    table = tables.open[name]
    while not table.room.over and table.room.version < most:
        seat = table.room.waiting[0]
        text = table.room.faces.spell(chance_.choice(table.room.options(seat)))
        await act(tables, table, seat, table.room.version, text)


def test_who_plays_alone_does_not_end_their_way_out_of_a_loss(quick: Running) -> None:
    """With nobody to ask, ending with the present scores is giving up."""
    with Device(quick) as ann:
        ann.enter("Ann", new=True)
        body = {"game": GAME, "seats": [HUMAN, RANDOM_BOT, RANDOM_BOT]}
        play = Play(quick, quick.post("/api/tables", body).json())
        ann.keep(play.tokens[0])
        until(lambda: play.see(0)["waiting"] == [0])
        assert play.post("asks", 0, kind="scores").json() == {"done": True}
        assert counted(quick, play, 1) == [("ann", 1, 3)]


def test_among_people_the_present_scores_are_not_rated(quick: Running) -> None:
    """Unless a bot plays for all others: then whoever ends it has only left after them."""
    with Device(quick) as ann, Device(quick) as bob:
        ann.enter("Ann", new=True)
        bob.enter("Bob", new=True)
        agreed, alone = quick.table(2, game=GAME), quick.table(2, game=GAME)
        for play in (agreed, alone):
            both_keep(play, ann, bob)
        agreed.post("asks", 0, kind="scores")
        agreed.post("answer", 1, ask=agreed.see(1)["ask"]["id"], agree=True)
        assert [rated for _, rated, _ in counted(quick, agreed)] == [0, 0]
        hand_over(alone, 1)
        assert alone.post("asks", 0, kind="scores").json() == {"done": True}
        assert counted(quick, alone) == [("ann", 1, 1), ("bob", 1, 2)]
        assert alone.post("return", 1).status_code == 200  # too late to count
        kinds = [each["kind"] for each in alone.see(0)["happenings"]]
        assert kinds == ["bot-plays"]


def test_where_several_may_take_hints_nobody_is_rated_and_it_is_said_before(
    quick: Running,
) -> None:
    """Otherwise who loses would take one."""
    with Device(quick) as ann, Device(quick) as bob:
        ann.enter("Ann", new=True)
        bob.enter("Bob", new=True)
        for hints, rated in ((True, 0), (False, 1), (None, 1)):
            more = {} if hints is None else {"hints": hints}
            play = quick.table(2, game=GAME, **more)
            door = quick.post(f"{play.path}/door", {}).json()
            assert play.see(1)["unrated"] is door["unrated"] is (not rated)
            both_keep(play, ann, bob)
            play.finish(random.Random(3))
            assert [each for _, each, _ in counted(quick, play)] == [rated] * 2
        body = {"game": GAME, "seats": [HUMAN, RANDOM_BOT], "hints": True}
        alone = Play(quick, quick.post("/api/tables", body).json())
        assert alone.see(0)["unrated"] is False  # as long as none is taken
        assert quick.table(2, game=GAME, seed=1).see(0)["unrated"] is True  # practice
