"""Hints, analyses, fair turns at the workers, and what happens when a bot fails."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arcanum.bots.levels import LEVELS
from arcanum.games import game as find_game
from arcanum.lab.analysis import COSTLY, Judged, Part, decisions
from arcanum.records import parse
from arcanum.server import advice
from arcanum.server.acting import act
from arcanum.server.advice import Adviser
from arcanum.server.bots import BotPool, Driver
from arcanum.server.errors import Refused
from arcanum.server.fair import Fair
from arcanum.server.imagining import imagined
from arcanum.server.limits import Limits
from arcanum.server.making import make
from arcanum.server.metrics import Metrics
from arcanum.server.store import Store
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import Computer, Human, NewTable
from arcanum.server.worker import Analysis, Asked, Desk, Outcome, Ponder, Task, Worker
from tests.server.desk import HUMAN, RANDOM_BOT, Launcher, Play, Running, until
from tests.server.test_around import Looking
from tests.server.test_trouble import Hasty


def beside_bots(server: Running, game: str = "pebbles", **more: Any) -> Play:
    """One person among bots."""
    body = {"game": game, "seats": [HUMAN, RANDOM_BOT], **more}
    return Play(server, server.post("/api/tables", body).json())


def hint(play: Play, seat: int = 0) -> Any:
    return play.post("hint", seat)


# -- hints


def test_a_hint_names_legal_options_with_chances(quick: Running) -> None:
    play = beside_bots(quick)
    until(lambda: play.see(0)["waiting"] == [0])  # the bot has closed its fist
    mine = play.see(0)
    assert mine["hints"] is True
    assert play.see()["hints"] is False  # nobody asks for the onlooker
    told = hint(play).json()
    assert told["version"] == mine["version"]
    legal = {option["spelled"] for option in mine["options"]}
    assert 1 <= len(told["hints"]) <= 3
    assert {each["action"] for each in told["hints"]} <= legal
    assert all(0 <= each["chance"] <= 1 for each in told["hints"])
    assert play.see(0)["version"] == mine["version"]  # nothing was done
    assert "arcanum_hints_total 1.0" in quick.http.get("/metrics").text


def test_hints_are_refused_where_a_person_plays_against(quick: Running) -> None:
    play = quick.table(2, game="pebbles")
    assert play.see(0)["hints"] is False
    refused = hint(play)
    assert (refused.status_code, refused.json()["key"]) == (403, "no-hints")
    assert "all other seats are bots" in refused.json()["error"]


def test_the_host_decides_about_hints_and_the_store_keeps_it(
    launcher: Launcher, tmp_path: Path
) -> None:
    first = launcher.start(str(tmp_path / "table.sqlite3"))
    allowed = first.table(2, game="pebbles", hints=True)
    forbidden = beside_bots(first, hints=False)
    assert hint(allowed).status_code == 200
    refused = hint(forbidden)
    assert (refused.status_code, "host" in refused.json()["error"]) == (403, True)
    first.stop(signal.SIGKILL)
    second = launcher.start(str(tmp_path / "table.sqlite3"))
    assert Play(second, allowed.made).see(0)["hints"] is True
    assert Play(second, forbidden.made).see(0)["hints"] is False
    second.stop()


def test_a_hint_needs_a_decision(quick: Running) -> None:
    play = quick.table(2, game="pebbles", hints=True)
    action = play.see(0)["options"][0]["action"]
    assert play.act(0, 0, action).status_code == 200
    assert 0 not in play.see(0)["waiting"]
    assert hint(play).status_code == 409
    assert quick.post(f"{play.path}/hint", {"token": "x"}).status_code == 403


class Asking:
    """A pool that keeps what it is asked, and knows nothing."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.metrics = Metrics()

    async def ask(
        self, table: str, asked: Asked, budget: float, urgent: bool = True, turn: str = ""
    ) -> Outcome:
        self.asked.append(asked)
        return Outcome("ok", [])


def test_a_hint_is_thought_out_from_what_the_seat_may_know(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        pool: Any = Asking()
        made = await make(
            tables, NewTable("seasons", [Human(mine=True), Human(mine=True)], hints=True)
        )
        table = await tables.get(made.table)
        await Adviser(store, pool).hint(table, 1)
        told = find_game("seasons").load(pool.asked[0].dump)
        real = table.room.state
        assert told.observe(1) == real.observe(1)
        assert told.observe(0) != real.observe(0)  # the other's pack is a guess
        assert told.chance != real.chance
        await store.close()

    asyncio.run(run())


# -- analyses


def finished(server: Running, game: str = "pebbles") -> Play:
    play = server.table(2, game=game)
    play.finish(random.Random(4))
    return play


def analysis(play: Play) -> Any:
    return play.server.http.get(f"{play.path}/analysis").json()


def test_a_finished_game_is_analysed_once_and_kept(launcher: Launcher, tmp_path: Path) -> None:
    db = str(tmp_path / "table.sqlite3")
    first = launcher.start(db)
    play = finished(first)
    before = analysis(play)
    assert (before["state"], before["done"], before["of"]) == ("none", 0, play.see()["version"])
    begun = play.post("analysis", 0).json()
    assert begun["state"] in ("running", "done")
    until(lambda: analysis(play)["state"] == "done")  # nobody looks on
    told = analysis(play)
    assert told["done"] == told["of"]
    record = parse(first.http.get(f"{play.path}/record").text)
    real = [at.number for at in decisions(record) if at is not None]
    assert [each["number"] for each in told["chances"]] == real
    costs = [each["cost"] for each in told["costly"]]
    assert 1 <= len(costs) <= COSTLY
    assert told["left"] == 0
    for each in told["costly"]:
        assert each["played"]["spelled"] == record.actions[each["number"] - 1][1]
        assert each["seat"] == record.actions[each["number"] - 1][0]
    first.stop(signal.SIGKILL)
    file = sqlite3.connect(db)
    (at,) = file.execute("SELECT at FROM analyses").fetchone()
    second = launcher.start(db)
    again = Play(second, play.made)
    assert again.post("analysis", 1).json() == told
    assert file.execute("SELECT at FROM analyses").fetchone() == (at,)  # not computed twice
    file.close()
    second.stop()


def test_an_analysis_goes_on_after_a_restart(launcher: Launcher, tmp_path: Path) -> None:
    """What was found stays: a part that is kept is not thought out again."""
    db = str(tmp_path / "table.sqlite3")
    first = launcher.start(db)
    play = finished(first)
    play.post("analysis", 0)
    until(lambda: analysis(play)["state"] == "done")
    whole = analysis(play)
    first.stop(signal.SIGKILL)
    file = sqlite3.connect(db)
    marked = '[{"number": 1, "seat": "A", "played": "close 1", "best": "close 1", '
    marked += '"chances": [0.123, 0.877], "chance_played": 0.1, "chance_best": 0.1, "cost": 0}]'
    with file:  # as an earlier release kept it: without tries and reasons
        file.execute("UPDATE analyses SET done = 1, at = 0, judged = ?", (marked,))
    file.close()
    second = launcher.start(db)
    again = Play(second, play.made)
    assert (analysis(again)["state"], analysis(again)["done"]) == ("none", 1)
    again.post("analysis", 0)
    until(lambda: analysis(again)["state"] == "done")
    told = analysis(again)["chances"]
    assert told[0] == {"number": 1, "seat": 0, "chance": 0.123}
    assert [each["number"] for each in told] == [each["number"] for each in whole["chances"]]
    second.stop()


def test_hints_for_one_address_take_turns_as_one_table() -> None:
    async def run() -> None:
        pool = BotPool(1, 5.0, Metrics())
        (worker,) = pool.workers
        pool.idle.clear()  # it is busy
        asked: Any = None
        waits = [
            *(pool.ask(f"own{n}", asked, 1.0, turn="hints for x") for n in range(4)),
            pool.ask("mine", asked, 1.0, turn="hints for y"),
            *(pool.ask("bots", asked, 1.0) for _ in range(2)),
        ]
        tasks = [asyncio.create_task(wait) for wait in waits]
        await asyncio.sleep(0)
        served = [job.table for job in iter(pool.urgent.take, None)]
        assert served == ["own0", "mine", "bots", "own1", "bots", "own2", "own3"]
        for task in tasks:
            task.cancel()
        worker.stop()
        pool.close()

    asyncio.run(run())


def test_one_address_may_ask_for_so_many_hints_at_all_its_tables() -> None:
    limits = Limits()
    limits.advising.clock = lambda: 0.0
    for number in range(20):
        limits.hint(f"table{number}", 0, "192.0.2.1")
        limits.hint(f"table{number}", 0, "127.0.0.1")
    with pytest.raises(Refused, match="too many"):
        limits.hint("another", 0, "192.0.2.1")
    limits.hint("another", 0, "192.0.2.2")
    limits.hint("yet another", 0, "127.0.0.1")
    assert [limits.payer(each) for each in ("192.0.2.1", "127.0.0.1")] == ["192.0.2.1", ""]
    assert Limits(False).payer("192.0.2.1") == ""


class Never(Asking):
    """A pool that is busy for ever."""

    async def ask(
        self, table: str, asked: Any, budget: float, urgent: bool = True, turn: str = ""
    ) -> Outcome:
        self.asked.append(asked)
        await asyncio.sleep(3600)
        raise AssertionError("nobody waits so long")


def test_only_so_many_hints_may_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "MOST_HINTS", 2)

    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        pool: Any = Never()
        adviser = Adviser(store, pool)
        wanted = NewTable("seasons", [Human(mine=True), Computer("random")], hints=True)
        held = [await tables.get((await make(tables, wanted)).table) for _ in range(3)]
        waits = [asyncio.create_task(adviser.hint(table, 0)) for table in held[:2]]
        while len(pool.asked) < 2:
            await asyncio.sleep(0)
        with pytest.raises(Refused, match="too many players want a hint") as no:
            await adviser.hint(held[2], 0)
        assert no.value.status == 503
        assert len(await store.rows("SELECT table_id FROM assisted")) == 2  # the third had none
        waits[0].cancel()
        await asyncio.wait([waits[0]])
        third = asyncio.create_task(adviser.hint(held[2], 0))
        while len(pool.asked) < 3:
            await asyncio.sleep(0)
        for wait in (waits[1], third):
            wait.cancel()
        await asyncio.wait([waits[1], third])
        assert adviser.hints == 0
        await store.close()

    asyncio.run(run())


async def played(tables: Tables) -> Table:
    """A finished game of two bots."""
    made = await make(tables, NewTable("pebbles", [Computer("random")] * 2))
    table = await tables.get(made.table)
    room = table.room
    while not room.over:
        seat = room.waiting[0]
        action = room.options(seat)[0]
        room.act(seat, action, room.version, 0.0, room.after(seat, action))
    return table


def test_one_address_may_have_so_many_games_analysed(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        pool: Any = Never()
        adviser = Adviser(store, pool)
        games = [await played(tables) for _ in range(6)]
        for table in games[:3]:
            assert (await adviser.start(table, "192.0.2.1")).state == "running"
        with pytest.raises(Refused, match="3 games from your address") as no:
            await adviser.start(games[3], "192.0.2.1")
        assert no.value.status == 429
        assert (await adviser.start(games[0], "192.0.2.1")).state == "running"  # it is already
        assert (await adviser.start(games[3], "192.0.2.2")).state == "running"
        assert (await adviser.start(games[4])).state == "running"
        await adviser.stop(games[1])
        assert (await adviser.start(games[5], "192.0.2.1")).state == "running"
        adviser.close()
        await asyncio.gather(*adviser.running.values(), return_exceptions=True)
        assert adviser.starters == {}
        await store.close()

    asyncio.run(run())


class Halfway(Asking):
    """A pool whose analyses find the first decision, and nothing more for a long time."""

    async def ask(
        self, table: str, asked: Any, budget: float, urgent: bool = True, turn: str = ""
    ) -> Outcome:
        self.asked.append(asked)
        if len(self.asked) > 1:
            await asyncio.sleep(3600)
        told = Judged(1, "A", "close 1", "close 2", [0.4, 0.6], 0.4, 0.5, 12).told()
        return Outcome("ok", Part(0.25, 18.0, [told]), 0.5)


def test_an_analysis_shows_what_it_has_and_can_be_stopped_and_go_on(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        table = await played(tables)
        pool: Any = Halfway()
        adviser = Adviser(store, pool)
        await adviser.start(table)
        while len(pool.asked) < 2:
            await asyncio.sleep(0)
        told = await adviser.look(table)
        assert (told.state, told.left, len(told.chances)) == ("running", 18.0, 1)
        assert [each.number for each in told.costly] == [1]
        stopped = await adviser.stop(table)
        assert (stopped.state, stopped.done, len(stopped.costly)) == ("none", told.done, 1)
        assert adviser.running == {}
        again = await adviser.start(table)
        while len(pool.asked) < 3:
            await asyncio.sleep(0)
        assert again.state == "running"
        assert pool.asked[2].judged == pool.asked[1].judged  # from where it was
        assert pool.asked[2].spent > 0
        adviser.close()
        await asyncio.gather(*adviser.running.values(), return_exceptions=True)
        await store.close()

    asyncio.run(run())


def test_there_is_no_analysis_of_a_game_under_way(quick: Running) -> None:
    play = quick.table(2, game="pebbles")
    assert quick.http.get(f"{play.path}/analysis").status_code == 403
    assert play.post("analysis", 0).status_code == 403


# -- turns at the workers


def test_tables_take_turns_however_much_one_of_them_wants() -> None:
    line: Fair[str] = Fair()
    for item in ("a1", "a2", "a3"):
        line.put("a", item)
    line.put("b", "b1")
    line.put("c", "c1")
    order = [line.take() for _ in range(2)]
    line.put("a", "a4")
    line.put("d", "d1")
    line.put("b", "b2")  # served already: behind all who wait
    order += [line.take() for _ in range(len(line))]
    assert order == ["a1", "b1", "c1", "a2", "d1", "b2", "a3", "a4"]
    assert line.take() is None


class Slow(Worker):
    """A worker that writes down what it is asked, when it is let."""

    def __init__(self, order: list[str]) -> None:
        super().__init__()
        self.order = order

    def ask(self, task: Asked, budget: float) -> Outcome:
        self.order.append(task.table if isinstance(task, Task) else "analysis")
        return Outcome("ok", "x")


def test_decisions_go_before_analyses_and_tables_in_turn() -> None:
    async def run() -> list[str]:
        order: list[str] = []
        pool = BotPool(1, 1.0, Metrics())
        pool.workers = pool.idle = [Slow(order)]
        asked = [
            pool.ask("z", Analysis("z", "", [], 0.0, 1.0), 1.0, urgent=False) for _ in range(2)
        ]
        asked += [pool.ask("busy", Task("", {}, 0, "", "busy"), 1.0) for _ in range(3)]
        asked += [pool.ask("calm", Task("", {}, 0, "", "calm"), 1.0)]
        await asyncio.gather(*asked)
        pool.close()
        return order

    # the first comes while the worker is idle, and is taken at once
    assert asyncio.run(run()) == ["analysis", "busy", "calm", "busy", "busy", "analysis"]


def test_a_level_has_the_time_it_means_to_think() -> None:
    pool = BotPool(1, 0.5, Metrics())
    for name, level in LEVELS.items():
        assert pool.budget_of(name) > level.seconds
        assert pool.budget_of(f"{name}:odo") == pool.budget_of(name)
    assert pool.budget_of("greedy") == 0.5
    pool.close()


# -- a bot that fails


class Failing:
    """A pool where only some bots answer."""

    def __init__(self, able: tuple[str, ...]) -> None:
        self.able = able
        self.asked: list[str] = []

    async def choose(self, task: Task) -> str:
        self.asked.append(task.bot)
        if task.bot not in self.able:
            return ""
        game = find_game(task.game)
        s = game.load(task.dump)
        s.turn_to(task.seat)
        return game.spell(s.options[-1])

    def may_ponder(self, table: str) -> bool:
        return False


def decided(tmp_path: Path, able: tuple[str, ...], game: str) -> tuple[list[str], Any, Any]:
    """Who was asked, what the person sees after one decision, and after a new start."""

    async def run() -> tuple[list[str], Any, Any]:
        import msgspec

        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        pool: Any = Failing(able)
        driver = Driver(tables, pool)
        made = await make(tables, NewTable(game, [Human(mine=True), Computer("hard")]))
        table = await tables.get(made.table)
        await driver.decide(table, 1, "hard")
        assert table.room.version == 1
        seen = msgspec.json.decode(table.shown(0)[0])
        fresh = await Tables(store).get(made.table)
        again = msgspec.json.decode(fresh.shown(0)[0])
        await store.close()
        return pool.asked, seen["remarks"], again["remarks"]

    return asyncio.run(run())


def test_the_greedy_bot_stands_in_and_the_table_is_told(tmp_path: Path) -> None:
    asked, told, again = decided(tmp_path, ("greedy",), "seasons")
    assert asked == ["hard", "greedy"]
    assert [(each["seat"], each["bot"], each["by"]) for each in told] == [(1, "hard", "greedy")]
    assert again == told


def test_chance_stands_in_where_there_is_no_greedy_bot(tmp_path: Path) -> None:
    asked, told, _ = decided(tmp_path, (), "pebbles")
    assert asked == ["hard"]
    assert [each["by"] for each in told] == ["random"]


def test_a_bot_that_decides_itself_is_not_remarked(tmp_path: Path) -> None:
    assert decided(tmp_path, ("hard",), "seasons") == (["hard"], [], [])


def test_a_late_bot_is_followed_by_the_greedy_one_in_time(tmp_path: Path) -> None:
    """In real worker processes: the first is stopped, a new one answers."""

    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        metrics = Metrics()
        pool = Hasty(1, 60.0, metrics)
        driver = Driver(tables, pool)
        made = await make(tables, NewTable("seasons", [Human(mine=True), Computer("hard")]))
        table = await tables.get(made.table)
        assert imagined(table.room, 1)["table"] == made.table
        await driver.decide(table, 1, "hard")
        assert [remark.by for remark in table.room.extras.remarks] == ["greedy"]
        assert b"arcanum_bot_late_total 1.0" in metrics.text()
        pool.close()
        await store.close()

    asyncio.run(run())


# -- thinking while a person decides


class Idle(Failing):
    """A pool with an idle worker that keeps what it may think about."""

    def __init__(self) -> None:
        super().__init__(("hard",))
        self.pondered: list[Ponder] = []

    def may_ponder(self, table: str) -> bool:
        return True

    def ponder(self, task: Ponder) -> None:
        self.pondered.append(task)


def test_a_bot_thinks_on_from_what_it_knows_while_a_person_decides_openly(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        pool: Any = Idle()
        driver = Driver(tables, pool)
        seats: list[Human | Computer] = [Human(mine=True), Computer("hard")]
        made = await make(tables, NewTable("seasons", seats, {"level": "apprentice"}))
        table = await tables.get(made.table)
        room = table.room
        while not (room.state.player == 0 and not room.state.asked().secret):
            seat = room.state.waiting()[0]
            driver.ponder(table)
            assert not pool.pondered  # nobody looks, or the decision is secret
            action = room.faces.spell(room.options(seat)[0])
            await act(tables, table, seat, room.version, action, by_bot=True)
        driver.ponder(table)
        assert not pool.pondered
        table.presence.listeners.add(Looking(0))
        driver.ponder(table)
        (task,) = pool.pondered
        told = find_game("seasons").load(task.dump)
        assert (task.seat, task.bot, task.table) == (1, "hard", made.table)
        assert told.observe(1) == room.state.observe(1)
        assert told.chance != room.state.chance
        room.seats[1].bot = "normal"
        driver.ponder(table)
        assert pool.pondered == [task]  # levels of a number of simulations do not
        await store.close()

    asyncio.run(run())


def test_a_worker_that_thinks_answers_at_once() -> None:
    """In a real process: thinking has no answer and ends when something is asked."""
    s = find_game("pebbles").new(seats=2, seed=1)
    worker = Worker()
    task = Task("pebbles", s.dump(), s.player, "easy", "t")
    assert worker.ask(task, 60.0).how == "ok"
    worker.tell(Ponder("pebbles", s.dump(), 1 - s.player, "hard", "t"))
    answer = worker.ask(task, 60.0)
    assert find_game("pebbles").read(answer.value) in s.options
    worker.stop()


def test_a_desk_keeps_the_tree_of_each_seat() -> None:
    s = find_game("pebbles").new(seats=2, seed=1)
    desk = Desk()
    task = Ponder("pebbles", s.dump(), 1 - s.player, "hard", "t")
    calls = iter([False] * 5 + [True])
    assert desk.ponder(task, lambda: next(calls)) == 5
    assert desk.bot(task) is desk.bot(task)
    assert desk.bot(task) is not desk.bot(replace(task, table="other"))
    assert desk.ponder(replace(task, bot="easy"), lambda: False) == 0
