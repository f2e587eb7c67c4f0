"""The table without a server: whole games, and all that the page may ask."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from arcanum.records import parse, summary
from arcanum.server import secret
from arcanum.solo.host import Host
from arcanum.solo.shelf import InMemory
from tests.serving import Numbers
from tests.solo.playing import RANDOM, TABLES, YOU, Person, sat_down

NAMES = [f"{game} {len(seats)} {options}" for game, seats, options in TABLES]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)
def test_a_whole_game_is_kept_and_its_record_replays(
    game: str, seats: list[dict[str, Any]], options: dict[str, str]
) -> None:
    async def main() -> None:
        shelf = InMemory()
        person = await sat_down(Host(shelf), game, seats, options, seed=5)
        await person.play(20)
        again = Person(Host(shelf), person.table, person.token)  # the tab was killed
        await again.look()
        await person.until(lambda: person.now["over"] or person.now["options"])
        await again.until(lambda: again.now["version"] == person.now["version"])
        assert again.now["view"] == person.now["view"]
        assert again.now["options"] == person.now["options"]
        assert again.now["undo"] == person.now["undo"]
        await again.play()
        assert again.now["over"]
        record = parse(await again.ask("GET", "/record"))
        assert summary(record)["final_hash"] == record.final_hash  # as natively
        moment = await again.ask("GET", "/history?at=5&seat=all")
        assert moment["at"] == 5
        last = Person(Host(shelf), person.table, person.token)
        await last.look()
        assert last.now["scores"] == again.now["scores"]

    asyncio.run(main())


def test_steps_are_taken_back_and_questions_answered() -> None:
    async def main() -> None:
        heir = {"mode": "heir"}
        person = await sat_down(Host(InMemory()), "trickerion", [YOU], heir, seed=3)
        before = person.now["options"]
        no = await person.ask("POST", "/why", {"action": "end-turn"})
        assert not no["legal"]
        assert no["error"]
        status, wrong = await person.asked("POST", "/actions", {"version": 0, "action": "x y"})
        assert (status, wrong["key"]) == (422, "unknown-words")
        hints = await person.ask("POST", "/hint", {})
        assert hints["hints"][0]["action"] in [each["spelled"] for each in before]
        while not person.now["undo"]:
            await person.act()
            await person.until(lambda: person.now["options"])
        version = person.now["version"]
        await person.ask("POST", "/undo", {"version": version})
        await person.until(lambda: person.now["version"] == version + 1)
        status, wrong = await person.asked("GET", "/record")
        assert status == 403

    asyncio.run(main())


def test_a_record_is_brought_in_played_on_and_analysed() -> None:
    async def main() -> None:
        host = Host(InMemory())
        person = await sat_down(host, "pebbles", [YOU, RANDOM], {}, seed=3)
        await person.play()
        record = await person.ask("GET", "/record")
        status, text = await host.ask("POST", "/records", "", json.dumps({"record": record}))
        assert status == 200
        made = json.loads(text)
        brought = Person(host, made["table"], made["seats"][0]["token"], 2)
        await brought.look()
        assert brought.now["over"]
        assert brought.now["scores"] == person.now["scores"]
        fork = await brought.ask("POST", "/fork", {"at": 2})
        on = Person(host, fork["table"], fork["seats"][0]["token"], 3)
        await on.look()
        assert not on.now["over"]
        begun = await brought.ask("POST", "/analysis", {})
        assert begun["state"] in ("running", "done")
        for _ in range(20_000):
            found = await brought.ask("GET", "/analysis")
            if found["state"] == "done":
                break
            await asyncio.sleep(0.001)
        assert found["state"] == "done"
        assert found["chances"]
        status, text = await host.ask("POST", "/records", "", json.dumps({"record": "{}"}))
        assert (status, json.loads(text)["key"]) == (422, "bad-record")

    asyncio.run(main())


def test_another_tab_is_noticed() -> None:
    async def main() -> None:
        shelf = InMemory()
        person = await sat_down(Host(shelf), "seasons", [YOU, {**YOU}], {}, seed=3)
        other = Person(Host(shelf), person.table, person.token)
        await other.look()
        await person.act()
        version = other.now["version"]
        action = other.now["options"][0]["spelled"]
        status, _ = await other.asked(
            "POST", "/actions", {"version": version, "action": action}
        )
        assert status in (200, 409)
        await other.host.changed_elsewhere(other.table)
        await other.until(lambda: other.now["version"] >= person.now["version"])

    asyncio.run(main())


def test_another_course_of_a_table_is_taken_over_even_if_it_is_older() -> None:
    """What this tab did since was never stored."""

    async def main() -> None:
        shelf = InMemory()
        alone = {"opponent": "weishaupt"}
        person = await sat_down(Host(shelf), "pax_illuminaten", [YOU], alone, seed=3)
        await person.act()
        stored, version = dict(shelf.rows), person.now["version"]
        await person.act()
        assert person.now["version"] > version
        shelf.rows = stored
        await person.host.changed_elsewhere(person.table, lost=True)
        await person.until(lambda: person.now["version"] == version)
        assert person.now["notes_from"] == 0  # all of it is told again
        await person.act()
        assert person.now["version"] > version

    asyncio.run(main())


def test_lessons_and_positions_to_try() -> None:
    async def main() -> None:
        host = Host(InMemory())
        for path in ("/lessons/seasons/first", "/lessons/trickerion/first"):
            status, text = await host.ask("POST", path, "", json.dumps({"lang": "pl"}))
            assert status == 200, text
            made = json.loads(text)
            person = Person(host, made["table"], made["seats"][0]["token"])
            await person.look()
            assert person.now["lesson"]["text"]["ru"]
            host.leave(1)
        status, text = await host.ask("POST", "/lessons/seasons/nothing", "", "{}")
        assert status == 404

    asyncio.run(main())


def test_standing_orders_are_followed_and_kept() -> None:
    async def main() -> None:
        shelf = InMemory()
        person = await sat_down(Host(shelf), "seasons", [YOU, RANDOM], {}, seed=3)
        await person.ask("PUT", "/choices", {"orders": ["all", "sole"]})
        assert (await person.ask("GET", "/choices"))["orders"] == ["all", "sole"]
        other = Person(Host(shelf), person.table, person.token)
        await other.look()
        assert (await other.ask("GET", "/choices"))["orders"] == ["all", "sole"]
        await other.ask("PUT", "/choices", {"orders": []})
        assert (await other.ask("GET", "/choices"))["orders"] == []

    asyncio.run(main())


def test_a_running_game_is_taken_along_and_comes_to_the_same() -> None:
    async def main() -> None:
        host = Host(InMemory())
        person = await sat_down(host, "pebbles", [YOU, RANDOM], {}, seed=3)
        await person.act()
        record = await person.ask("POST", "/record", {})
        body = {"record": record, "seats": [YOU, {"kind": "human", "mine": True, "name": "Bo"}]}
        status, text = await host.ask("POST", "/records", "", json.dumps(body))
        assert status == 200, text
        made = json.loads(text)
        first, second = (seat["token"] for seat in made["seats"])
        on = Person(host, made["table"], first, 2)
        await on.look()
        assert (on.now["practice"], on.now["over"]) == (True, False)
        again = await on.ask("POST", "/record", {"also": [second]})
        assert parse(again).final_hash == parse(record).final_hash
        assert parse(again).actions == parse(record).actions
        # Secrets between people at one screen stay: all of them take it, or nobody.
        status, wrong = await on.asked("POST", "/record", {})
        assert (status, json.loads(wrong)["key"]) == (403, "others-sit-here")

    asyncio.run(main())


@pytest.fixture
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals that nobody chose, and what bots do, are the same in every run."""
    seeds, numbers = Numbers(lambda: "solo"), Numbers(lambda: "solo")
    monkeypatch.setattr(secret, "new_seed", lambda: f"{seeds.next():032x}")
    monkeypatch.setattr(secret, "server_part", lambda key, promise: promise)
    monkeypatch.setattr(secret, "new_number", lambda: numbers.next() % 2**30)


@pytest.mark.usefixtures("same_deals")
@pytest.mark.parametrize(
    ("game", "options"),
    [("trickerion", {"mode": "heir"}), ("pax_illuminaten", {"opponent": "weishaupt"})],
)
def test_who_sits_alone_does_not_draw_again(game: str, options: dict[str, str]) -> None:
    """As at a server: what came out stays, unless the deal was chosen to practise with."""

    async def main() -> None:
        for seed, status in ((None, 422), (5, 200)):
            more = {} if seed is None else {"seed": seed}
            person = await sat_down(Host(InMemory()), game, [YOU], options, **more)
            while person.now["undo"] or person.now["version"] == 0:
                await person.act()
                await person.until(lambda person=person: person.now["options"])
            version = person.now["version"]
            found, answer = await person.asked("POST", "/undo", {"version": version})
            assert found == status
            if status == 422:
                assert answer["key"] == person.now["no_take_back"] == "came-out"
                assert person.now["take_back"] is None

    asyncio.run(main())


@pytest.mark.usefixtures("same_deals")
def test_a_bots_decision_is_taken_back_without_a_question() -> None:
    """Nothing is rated here."""

    async def main() -> None:
        person = await sat_down(Host(InMemory()), "seasons", [YOU, RANDOM], {})
        for _ in range(300):
            await person.until(lambda: person.now["waiting"] == [0])
            if not person.now["undo"] and person.now["take_back"] is not None:
                break
            await person.act()
        version = person.now["version"]
        back = await person.ask("POST", "/undo", {"version": version})
        assert back == {"version": version + 1, "asked": False}

    asyncio.run(main())
