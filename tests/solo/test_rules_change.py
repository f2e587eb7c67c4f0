"""Rules that change between two visits: a running table goes on under them, as at a server."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from arcanum.games import game as find_game
from arcanum.records import parse, summary
from arcanum.solo import saving
from arcanum.solo.host import Host
from arcanum.solo.shelf import InMemory
from tests.server.test_upgrade import new_rules, unlike
from tests.solo.playing import RANDOM, TABLES, YOU, Person, sat_down

NAMES = [f"{game} {len(seats)} {options}" for game, seats, options in TABLES]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are kept as soon as nothing happens."""
    monkeypatch.setattr(saving, "AFTER", 0.0)


def kept(shelf: InMemory, table: str) -> int:
    """The version of the last snapshot."""
    return int(json.loads(shelf.rows[f"{table}/snapshot"])[0])


async def visited(shelf: InMemory, game: str, seats: list[Any], options: Any) -> Person:
    """Some decisions of a first visit; then the tab is closed."""
    person = await sat_down(Host(shelf), game, seats, options, seed=5)
    await person.play(8)
    table = person.host.tables.open[person.table]
    await person.until(lambda: person.now["options"] and table.bot_task is None)
    await person.until(
        lambda: kept(shelf, table.id) == person.now["version"] == table.room.version
    )
    person.host.leave(1)
    return person


async def back(shelf: InMemory, before: Person) -> Person:
    """The same person on another day."""
    person = Person(Host(shelf), before.table, before.token)
    await person.look()
    return person


def test_players_are_told_and_play_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all comes out the same, the table is as ever, but undo does not cross it."""

    async def main() -> None:
        shelf = InMemory()
        before = await visited(shelf, "seasons", [YOU, RANDOM], {})
        old = json.loads(shelf.rows[f"{before.table}/head"])["rules"]
        new_rules(monkeypatch, "1001", "S-6.3", "OQ-26")
        person = await back(shelf, before)
        (change,) = person.now["changes"]
        assert (change["was"], change["becomes"]) == (old, "1001")
        assert change["rules"] == ["S-6.3", "OQ-26"]
        assert (change["again"], change["agreed"]) == (0, [])
        assert (person.now["rules"], person.now["undo"]) == ("1001", 0)
        assert person.now["view"] == before.now["view"]
        assert person.now["options"] == before.now["options"]
        await person.ask("POST", "/rules", {"go_on": True})
        again = await back(shelf, before)
        (change,) = again.now["changes"]
        assert change["agreed"] == [0]
        await again.play()
        record = parse(await again.ask("GET", "/record"))
        assert (record.rules, record.changed) == ("1001", [])
        assert summary(record)["final_hash"] == record.final_hash

    asyncio.run(main())


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)
def test_a_table_stands_on_its_stored_state(
    game: str, seats: list[Any], options: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the past would come out differently, nothing of it is played again."""

    async def main() -> None:
        shelf = InMemory()
        before = await visited(shelf, game, seats, options)
        new_rules(monkeypatch)
        unlike(monkeypatch)
        person = await back(shelf, before)
        assert person.now["changes"][0]["again"] == 0
        assert person.now["view"] == before.now["view"]
        assert person.now["options"] == before.now["options"]
        await person.play(3)
        await person.until(lambda: person.now["over"] or person.now["options"])
        again = await back(shelf, before)
        assert len(again.now["changes"]) == 1
        assert again.now["version"] == person.now["version"]
        assert again.now["view"] == person.now["view"]

    asyncio.run(main())


def test_the_end_by_agreement(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        shelf = InMemory()
        before = await visited(shelf, "seasons", [YOU, RANDOM], {})
        new_rules(monkeypatch)
        person = await back(shelf, before)
        await person.ask("POST", "/rules", {"go_on": False})
        await person.until(lambda: person.now["over"])
        again = await back(shelf, before)
        assert again.now["over"]

    asyncio.run(main())


def test_a_table_of_later_rules_says_that_it_cannot_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As when a tab with the old page opens what a new one has played."""

    async def main() -> None:
        shelf = InMemory()
        now = find_game("seasons").version
        new_rules(monkeypatch)
        before = await visited(shelf, "seasons", [YOU, RANDOM], {})
        new_rules(monkeypatch, now)
        person = await back(shelf, before)
        assert "rules version 1001" in person.now["read_only"]
        assert person.now["options"] == []

    asyncio.run(main())
