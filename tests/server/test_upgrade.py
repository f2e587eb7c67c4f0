"""Rules that change under running games, and databases that older programs wrote."""

from __future__ import annotations

import asyncio
import json
import logging
import lzma
import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arcanum.games import built_in
from arcanum.games import game as find_game
from arcanum.kernel.codec import fingerprint
from arcanum.kernel.errors import BadData
from arcanum.records import parse
from arcanum.server import agreeing, crossing, history
from arcanum.server.acting import act
from arcanum.server.bots import BotPool
from arcanum.server.errors import Refused
from arcanum.server.importing import imported
from arcanum.server.keeper import Keeper, task_of
from arcanum.server.making import make
from arcanum.server.metrics import Metrics
from arcanum.server.past import change, changed
from arcanum.server.replays import Replays
from arcanum.server.room import Room
from arcanum.server.store import Store
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import Human, Moment, NewTable
from arcanum.server.worker import Desk

OLD = Path(__file__).parent / "old"
NAMES = sorted(path.name.partition(".")[0] for path in OLD.glob("*.json.xz"))
RULES = find_game("pax_illuminaten").version


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else writes here: no pause between two commits."""
    monkeypatch.setattr("arcanum.server.writer.REST_SECONDS", 0.0)


async def moment(room: Room, at: int, seat: str) -> Moment:
    """A moment of a finished game, as it is sent."""
    return msgspec.json.decode(await Replays().moment(room, at, seat), type=Moment)


def unpacked(name: str, folder: Path) -> tuple[str, list[dict[str, Any]]]:
    """An old database as a file, and what was seen in it at the time."""
    file = folder / f"{name}.sqlite3"
    file.write_bytes(lzma.decompress((OLD / f"{name}.sqlite3.xz").read_bytes()))
    seen: list[dict[str, Any]] = json.loads(
        lzma.decompress((OLD / f"{name}.json.xz").read_bytes())
    )
    return str(file), seen


def new_rules(patch: pytest.MonkeyPatch, version: str = "1001", *rules: str) -> None:
    """All games have rules of a later version, under which these rules mean other things."""
    for name in built_in():
        kind = type(find_game(name))
        patch.setattr(kind, "version", version)
        patch.setattr(kind, "changes", ((int(version), rules),))


def unlike(patch: pytest.MonkeyPatch) -> None:
    """Under the new rules, what was played before comes out differently."""

    def differs(stored: object, data: object) -> None:
        raise BadData("its actions come out differently")

    patch.setattr(crossing, "proved", differs)


async def play(tables: Tables, table: Table, most: int, chance: random.Random) -> None:
    """At most so many random actions."""
    for _ in range(most):
        room = table.room
        if room.over:
            return
        seat = room.waiting[0]
        text = room.faces.spell(chance.choice(room.options(seat)))
        await act(tables, table, seat, room.version, text)


async def saved(tables: Tables) -> None:
    """Snapshots of all tables, safely stored."""
    await tables.close()
    await tables.store.write(("DELETE FROM settings WHERE name = ''", ()))  # waits for all


async def keep_past(tables: Tables, table: Table) -> int:
    """Make and store the pictures of a finished game; how many bytes they are."""
    data = task_of(table.room).done(Desk())
    await tables.store.keep_past(table.id, data)
    return len(data)


def seen_by(table: Table, viewer: int | None) -> dict[str, Any]:
    """The table object of a viewer."""
    found: dict[str, Any] = json.loads(table.shown(viewer)[0])
    return found


def with_store(path: str, work: Callable[[Store], Any]) -> Any:
    """Do something with a store."""

    async def run() -> Any:
        store = Store(path)
        store.db.db.execute("PRAGMA synchronous=OFF")  # type: ignore[attr-defined]
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


# -- databases of older programs


@pytest.mark.parametrize("later", [False, True], ids=["now", "later"])
@pytest.mark.parametrize("name", NAMES)
def test_an_old_database_is_played_on(
    name: str, later: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every running table goes on, every finished one shows its replay; also after a change."""
    path, expected = unpacked(name, tmp_path)
    if later:
        new_rules(monkeypatch, "1001", "X-1")

    async def work(store: Store) -> None:
        tables = Tables(store)
        running = finished = 0
        for old in expected:
            table = await tables.get(old["table"])
            assert table.room.read_only == ""
            now = seen_by(table, 0)
            assert (now["over"], now["version"]) == (old["over"], old["version"])
            if old["over"]:
                finished += 1
                await shows_its_replay(table, old, name)
            else:
                running += 1
                assert bool(now["changes"]) == (now["rules"] != rules_of(old))
                if not any(change["again"] for change in now["changes"]):
                    assert now["notes"] == old["notes"]
                    for seat, view in enumerate(old["views"]):
                        assert seen_by(table, seat)["view"] == view
                await play(tables, table, 5, random.Random(1))
                assert table.room.version > old["version"]
        assert (running, finished) == (10, 6)

    with_store(path, work)


def test_a_game_with_the_first_plan_cards_is_looked_back_at(tmp_path: Path) -> None:
    """Its record replays and its pictures are made, but nobody plays on with these cards."""
    path, expected = unpacked("shape9", tmp_path)
    (old,) = [
        each
        for each in expected
        if each["over"] and each["game"] == "trickerion" and len(each["tokens"]) == 1
    ]
    record = parse(old["record"])
    assert (record.rules, record.options["mode"]) == ("1", "heir")
    assert fingerprint(record.replay(), "1") == record.final_hash
    with pytest.raises(Refused, match="rules version '1'"):
        imported(old["record"])

    async def work(store: Store) -> None:
        table = await Tables(store).get(old["table"])
        with pytest.raises(Refused, match="under other rules"):
            history.forked(table.room, 20, None)
        await keep_past(Tables(store), table)
        kept = await Tables(store).get(old["table"])
        assert kept.room.past is not None
        await shows_its_replay(kept, old, "shape9")

    with_store(path, work)


@pytest.mark.parametrize("later", [False, True], ids=["now", "later"])
@pytest.mark.parametrize("saved", [True, False], ids=["saved", "no snapshot"])
def test_a_game_against_the_first_heir_is_finished_with_his_first_cards(
    saved: bool,
    later: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """His plan cards do not change in mid-game, also not by an undo or at the next start."""
    caplog.set_level(logging.INFO, "arcanum.server")
    path, expected = unpacked("shape9", tmp_path)
    running = [
        each
        for each in expected
        if each["game"] == "trickerion" and len(each["tokens"]) == 1 and not each["over"]
    ]
    assert len(running) == 2
    if later:
        new_rules(monkeypatch, "1001", "X-1")
        monkeypatch.setattr(type(find_game("trickerion")), "laid", ("H-6.4",))

    async def work(store: Store) -> None:
        if not saved:
            await store.write(("DELETE FROM snapshots", ()))
        for old in running:
            table = await Tables(store).get(old["table"])
            assert plan_set(table) == 1
            (change,) = seen_by(table, 0)["changes"]
            assert (change["kept"], "H-6.4" in change["rules"]) == (["H-6.4"], False)
            assert "goes on under rules version" in caplog.text
            assert "with what it has of version 1 (H-6.4)" in caplog.text
            before = seen_by(table, 0)["version"]
            tables = Tables(store)
            table = await tables.get(old["table"])
            assert plan_set(table) == 1
            await play(tables, table, 6, random.Random(4))
            keep = len(table.room.log.kept) - 2
            await agreeing.undo(tables, table, 0, keep)
            assert plan_set(table) == 1
            await play(tables, table, 100_000, random.Random(5))
            assert table.room.over
            assert plan_set(table) == 1
            last = len(table.room.log.kept)
            assert (await moment(table.room, last, "0")).view["heir"]
            assert seen_by(table, 0)["version"] > before

    with_store(path, work)


def plan_set(table: Table) -> int:
    """Which plan cards the Heir of a table has: 0 is the present set."""
    found: int = table.room.state.heirs[0].plan_set  # type: ignore[attr-defined]
    return found


def rules_of(old: dict[str, Any]) -> str:
    """The rules version that the first of these databases were written with."""
    return str(old.get("rules", "1"))


# What others than the player saw of a table for one, before that was made the same for all:
# less of what is hidden, in these parts of a view.
FIRST = "shape9"
SHOWN_NOW = ("special_decks", "troupes", "events", "sides")


async def shows_its_replay(table: Table, old: dict[str, Any], name: str) -> None:
    """Scores, winners, record and moments are those of the time: of every game, every step.

    Also of those from before there were pictures; these get theirs now.
    """
    now = seen_by(table, 0)
    assert now["notes"] == old["notes"]
    assert (now["scores"], now["winners"]) == (old["scores"], old["winners"])
    was, record = old["record"].splitlines(), history.record(table.room).splitlines()
    assert record[1:] == was[1:]
    first, head = json.loads(was[0]), json.loads(record[0])
    assert (head["rules"], head["final_hash"]) == (first["rules"], first["final_hash"])
    for told in old["moments"]:
        again = await moment(table.room, told["at"], str(told["seat"]))
        alone = name == FIRST and len(old["tokens"]) == 1 and str(told["seat"]) != "0"
        but = SHOWN_NOW if alone else ()
        assert again.view.keys() == told["view"].keys()
        assert all(
            again.view[key] == told["view"][key] for key in told["view"] if key not in but
        )
        assert (again.scores, again.notes) == (told["scores"], told["notes"])


# -- running tables


def test_a_change_of_the_rules_is_told_and_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where all comes out the same, the table is as ever, but undo does not cross it."""

    async def work(store: Store) -> None:
        tables = Tables(store)
        made = await make(
            tables, NewTable("seasons", [Human(mine=True), Human(mine=True)], seed=3)
        )
        await play(tables, await tables.get(made.table), 40, random.Random(1))
        await saved(tables)
        new_rules(monkeypatch, "1001", "S-6.3", "OQ-26")
        tables = Tables(store)
        table = await tables.get(made.table)
        (change,) = seen_by(table, 0)["changes"]
        assert (change["becomes"], change["rules"]) == ("1001", ["S-6.3", "OQ-26"])
        assert change["after"] == len(seen_by(table, 0)["notes"])
        assert (change["again"], change["agreed"]) == (0, [])
        assert seen_by(table, 0)["rules"] == "1001"
        assert table.room.crossings[0].ground is None
        for seat in (0, 1):
            assert seen_by(table, seat)["undo"] == 0
            with pytest.raises(Refused, match="the rules changed"):
                await agreeing.take_back(tables, table, seat, 40)
        assert not await agreeing.go_on(tables, table, 0, True)
        assert await agreeing.go_on(tables, table, 1, True)
        again = await Tables(store).get(made.table)
        assert seen_by(again, 1)["changes"][0]["agreed"] == [0, 1]
        assert len(again.room.crossings) == 1
        await play(tables, table, 10_000, random.Random(2))
        head = parse(history.record(table.room))
        assert (head.rules, head.changed) == ("1001", [])

    with_store(str(tmp_path / "table.sqlite3"), work)


def test_a_table_stands_on_its_stored_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the past would come out differently, nothing of it is played again."""

    async def work(store: Store) -> str:
        tables = Tables(store)
        made = await make(
            tables, NewTable("pax_illuminaten", [Human(mine=True), Human(mine=True)], seed=3)
        )
        await play(tables, await tables.get(made.table), 40, random.Random(1))
        await saved(tables)
        new_rules(monkeypatch, "1001", "P-15.5")
        unlike(monkeypatch)
        tables = Tables(store)
        table = await tables.get(made.table)
        state = table.room.state.dump()
        await play(tables, table, 12, random.Random(2))
        after = table.room.state.dump()
        keep = 46
        await agreeing.undo(tables, table, 0, keep)
        assert len(table.room.log.kept) == keep
        again = await Tables(store).get(made.table)
        assert again.room.state.dump() == table.room.state.dump()
        assert table.shown(0) == again.shown(0)
        await agreeing.undo(tables, table, 0, 40)
        assert table.room.state.dump() == state
        assert after != state
        steps = await history.missed(table.room, 0, 0)
        assert all(step.at >= 40 for step in steps)
        await play(tables, table, 10_000, random.Random(3))
        of = len(table.room.log.kept)
        with pytest.raises(Refused, match="from step 40 on"):
            await moment(table.room, 39, "all")
        moments = [await moment(table.room, at, "all") for at in (40, of)]
        with pytest.raises(Refused, match="other rules"):
            history.forked(table.room, 20, None)
        await keep_past(tables, table)
        new_rules(monkeypatch, "1002")
        kept = await Tables(store).get(made.table)
        assert [await moment(kept.room, at, "all") for at in (40, of)] == moments
        with pytest.raises(Refused, match="from step 40 on"):
            await moment(kept.room, 39, "0")
        return history.record(kept.room)

    record = with_store(str(tmp_path / "table.sqlite3"), work)
    from arcanum.cli import main

    file = tmp_path / "game.jsonl"
    file.write_text(record, encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 1
    assert f"the rules changed from version {RULES} to 1001 after 40 actions" in said[0]


def test_steps_after_the_last_snapshot_are_played_again_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a crash. Undos among them are heeded."""

    async def work(store: Store) -> None:
        tables = Tables(store)
        made = await make(
            tables, NewTable("seasons", [Human(mine=True), Human(mine=True)], seed=5)
        )
        table = await tables.get(made.table)
        await play(tables, table, 30, random.Random(1))
        await saved(tables)
        await play(tables, table, 9, random.Random(2))
        await agreeing.undo(tables, table, 0, 34)
        await play(tables, table, 2, random.Random(3))
        state, version = table.room.state.dump(), table.room.version
        new_rules(monkeypatch)
        unlike(monkeypatch)
        again = await Tables(store).get(made.table)
        assert again.room.state.dump() == state
        assert (again.room.version, again.room.floor) == (version, 36)
        assert seen_by(again, 1)["changes"][0]["again"] == 2  # the undo left a snapshot
        assert again.room.log.actions() == table.room.log.actions()

    with_store(str(tmp_path / "table.sqlite3"), work)


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        ({"nouns": {"card": [3, "0" * 12]}}, "its numbers for 'card' mean something else now"),
        ({"frames": {"QuestionOfOld": ["player"]}}, "the step 'QuestionOfOld' is gone"),
    ],
)
def test_a_table_that_cannot_go_on_says_why_in_one_line(
    spoil: dict[str, Any], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store)
        made = await make(
            tables, NewTable("seasons", [Human(mine=True), Human(mine=True)], seed=3)
        )
        table = await tables.get(made.table)
        await play(tables, table, 10, random.Random(1))
        view = seen_by(table, 0)["view"]
        game = find_game("seasons")
        dump = game.dump
        monkeypatch.setattr(
            type(game), "dump", lambda self, s: {**dump(s), "schema": {"mark": "old", **spoil}}
        )
        await saved(tables)
        new_rules(monkeypatch)
        unlike(monkeypatch)
        again = await Tables(store).get(made.table)
        seen = seen_by(again, 0)
        assert "played under rules version" in seen["read_only"]
        assert why in seen["read_only"]
        assert "\n" not in seen["read_only"]
        assert (seen["view"], seen["options"], seen["changes"]) == (view, [], [])

    with_store(str(tmp_path / "table.sqlite3"), work)


def test_a_table_of_newer_rules_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        made = await make(
            Tables(store), NewTable("pebbles", [Human(mine=True), Human(mine=True)])
        )
        await store.write(("UPDATE tables SET rules = ?", ("2000",)))
        table = await Tables(store).get(made.table)
        assert "rules version 2000" in table.room.read_only
        assert (await store.rows("SELECT rules FROM tables")) == [("2000",)]

    with_store(str(tmp_path / "table.sqlite3"), work)


# -- the end by agreement


def test_the_players_may_end_a_game_whose_rules_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All others are asked; then it is over, without a result, and stays so."""

    async def work(store: Store) -> None:
        tables = Tables(store)
        made = await make(
            tables, NewTable("seasons", [Human(mine=True), Human(mine=True)], seed=3)
        )
        table = await tables.get(made.table)
        with pytest.raises(Refused, match="have not changed"):
            await agreeing.go_on(tables, table, 0, False)
        await play(tables, table, 10, random.Random(1))
        await saved(tables)
        new_rules(monkeypatch, "1001", "S-6.3")
        tables = Tables(store)
        table = await tables.get(made.table)
        assert not await agreeing.go_on(tables, table, 0, False)
        asked = seen_by(table, 1)["ask"]
        assert (asked["kind"], asked["wanted"]) == ("end", [1])
        assert not await agreeing.answer(tables, table, 1, asked["id"], False)
        assert not seen_by(table, 1)["over"]
        await agreeing.go_on(tables, table, 0, False)
        asked = seen_by(table, 1)["ask"]
        assert await agreeing.answer(tables, table, 1, asked["id"], True)
        await keep_past(tables, table)
        new_rules(monkeypatch, "1002")
        for found in (table, await Tables(store).get(made.table)):
            seen = seen_by(found, 0)
            assert (seen["over"], seen["agreed_end"], seen["waiting"]) == (True, True, [])
            assert (seen["scores"], seen["winners"], seen["options"]) == (None, None, [])
            assert (await moment(found.room, 10, "all")).of == 10
        with pytest.raises(Refused, match="by agreement"):
            await act(tables, table, table.room.state.waiting()[0], 11, "end-turn")
        with pytest.raises(Refused, match="the game is over"):
            await agreeing.go_on(tables, table, 0, False)

    with_store(str(tmp_path / "table.sqlite3"), work)


# -- finished games


@pytest.mark.parametrize(
    ("game", "seats", "options", "most_kib"),
    [
        ("seasons", 2, {}, 12),
        ("trickerion", 1, {"mode": "heir"}, 20),
        ("pax_illuminaten", 2, {}, 24),
        ("pebbles", 3, {}, 3),
    ],
)
def test_a_finished_game_is_kept_whatever_the_rules_become(
    game: str,
    seats: int,
    options: dict[str, str],
    most_kib: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All views at all steps, record, scores and notes, though the rules are gone."""

    async def work(store: Store) -> None:
        tables = Tables(store)
        wanted = NewTable(game, [Human(mine=True) for _ in range(seats)], options, seed=8)
        made = await make(tables, wanted)
        table = await tables.get(made.table)
        await play(tables, table, 10_000, random.Random(4))
        room = table.room
        size = await keep_past(tables, table)
        assert size < most_kib * 1024
        of = len(room.log.kept)
        viewers = [*map(str, range(seats)), "onlooker", "all"]
        some = sorted({0, 1, of // 2, of - 1, of})
        moments = [await moment(room, at, v) for at in some for v in viewers]
        missed = [await history.missed(room, v, 0) for v in (0, None)]
        shown = [seen_by(table, v) for v in (*range(seats), None)]
        record = history.record(room)
        new_rules(monkeypatch)
        unlike(monkeypatch)
        monkeypatch.setattr(type(find_game(game)), "load", None)  # nothing can be read any more
        monkeypatch.setattr(type(find_game(game)), "new", None)
        kept = await Tables(store).get(made.table)
        assert kept.room.s is None
        assert [await moment(kept.room, at, v) for at in some for v in viewers] == moments
        assert [await history.missed(kept.room, v, 0) for v in (0, None)] == missed
        for viewer, was in zip((*range(seats), None), shown, strict=True):
            assert seen_by(kept, viewer) == was
        assert history.record(kept.room) == record
        with pytest.raises(Refused, match="other rules"):
            history.forked(kept.room, 0, None)

    with_store(str(tmp_path / "table.sqlite3"), work)


def test_a_game_that_ended_without_pictures_shows_at_least_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only of games that ended before there were pictures, and that come out differently."""

    async def work(store: Store) -> None:
        tables = Tables(store)
        made = await make(
            tables, NewTable("seasons", [Human(mine=True), Human(mine=True)], seed=3)
        )
        table = await tables.get(made.table)
        await play(tables, table, 10_000, random.Random(1))
        await saved(tables)
        was = seen_by(table, 1)
        new_rules(monkeypatch)
        unlike(monkeypatch)
        kept = await Tables(store).get(made.table)
        assert seen_by(kept, 1) == was
        assert (await moment(kept.room, len(kept.room.log.kept), "all")).scores == was["scores"]
        with pytest.raises(Refused, match="it can be seen from step"):
            await moment(kept.room, 3, "all")

    with_store(str(tmp_path / "table.sqlite3"), work)


def test_pictures_are_made_when_a_game_ends(tmp_path: Path) -> None:
    """By a worker, of the game that has just ended and of those that ended before."""

    async def work(store: Store) -> None:
        tables = Tables(store)
        for seed in (1, 2):
            made = await make(
                tables, NewTable("pebbles", [Human(mine=True), Human(mine=True)], seed=seed)
            )
            if seed == 2:
                tables.open.clear()  # as after a restart
                pool = BotPool(1, 60.0, Metrics())
                keeper = Keeper(tables, pool)
                tables.after_change.append(keeper.follow)
                await keeper.catch_up()
            await play(tables, await tables.get(made.table), 1000, random.Random(seed))
        await asyncio.gather(*tables.tasks)
        pool.close()
        assert await store.without_past(10) == []
        assert len(await store.rows("SELECT table_id FROM pasts")) == 2

    with_store(str(tmp_path / "table.sqlite3"), work)


def test_pictures_are_made_of_what_changed() -> None:
    steps: list[Any] = [
        {},
        {"a": 1, "b": [1, 2], "c": {"d": None}},
        {"a": 1, "b": [1, 3], "c": {"d": {"e": []}}},
        {"b": [1], "c": {}, "f": "x"},
        {"b": [], "c": {"d": [{"x": 1}, 2]}},
        {"b": [], "c": {"d": [{"x": 2, "y": [0]}, 2]}},
    ]
    for old, new in pairwise(steps):
        assert changed(old, json.loads(json.dumps(change(old, new)))) == new
