"""What a seat wants for itself: holidays, quiet hours, orders; clocks; the calendar."""

from __future__ import annotations

import asyncio
import random
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from arcanum.games import game as find_game
from arcanum.kernel.state import State
from arcanum.server import standing
from arcanum.server.acting import act
from arcanum.server.agreeing import answer, go_on_after_pause, propose_to_all, undo
from arcanum.server.calendars import escaped, folded
from arcanum.server.choosing import choose, holidays
from arcanum.server.conceding import end
from arcanum.server.content import paces
from arcanum.server.errors import Refused
from arcanum.server.inviting import claim
from arcanum.server.making import make
from arcanum.server.notices import Notifier
from arcanum.server.post import Post
from arcanum.server.quiet import QuietHours
from arcanum.server.rematching import answered
from arcanum.server.rematching import ask as ask_rematch
from arcanum.server.room import turn_ends
from arcanum.server.secret import token_hash
from arcanum.server.standing import Steward, ordered, orders_of
from arcanum.server.standstill import DAY, Standstill, weekends, zone
from arcanum.server.store import Store, connector
from arcanum.server.stored import Agreed, Extras, Happening
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import Computer, Human, NewTable, Pace, encode
from tests.server.desk import HUMAN, Running
from tests.server.meeting.hall import GAME, Hall, Person, hall
from tests.server.test_around import Timer
from tools.paces import courses, enough, found

MONDAY = 1_789_948_800.0  # 2026-09-21, midnight in UTC
HOUR = 3600.0


# -- when clocks stand


def test_a_deadline_steps_over_weekends_holidays_and_pauses() -> None:
    extras = Extras()
    still = Standstill(Agreed(weekends=True), extras)
    friday = MONDAY + 4 * DAY
    assert still.when(0, friday + 12 * HOUR, 24 * HOUR, friday) == friday + 3 * DAY + 12 * HOUR
    assert still.lost(0, friday, MONDAY + 7 * DAY) == 2 * DAY
    assert still.when(0, MONDAY, HOUR, MONDAY) == MONDAY + HOUR
    extras.choices[0, "days"] = f"[[{MONDAY},{MONDAY + 2 * DAY}]]"
    assert still.when(0, MONDAY - HOUR, HOUR, MONDAY) == MONDAY + 2 * DAY + HOUR
    assert still.when(1, MONDAY - HOUR, HOUR, MONDAY) == MONDAY + HOUR  # it was a Sunday
    extras.happenings.append(Happening(0, "pauses", 0, 0, "", friday))
    assert still.paused == friday
    assert still.when(0, friday, HOUR, friday) is None
    extras.happenings.append(Happening(0, "goes-on", 0, 0, "", friday + 5 * HOUR))
    assert [still.paused, still.lost(1, friday, friday + 6 * HOUR)] == [None, 5 * HOUR]


def test_it_is_saturday_where_the_table_says_so() -> None:
    first = weekends(zone("Asia/Tokyo"), MONDAY, MONDAY + 7 * DAY)
    assert any(start == MONDAY + 5 * DAY - 9 * HOUR for start, _ in first)
    assert zone("Nowhere/At_All") is zone("")


def test_a_turn_ends_when_the_seat_hands_over() -> None:
    """However many steps a turn has, and whoever answers in between, time is added once."""
    game = find_game("seasons")
    s: State = game.new(seats=2, options={"level": "apprentice"}, seed=4, notes=False)
    chance = random.Random(4)
    turns = steps = 0
    while not s.over:
        seat = s.player
        s.apply(chance.choice(s.options))
        steps += 1
        turns += turn_ends(s, seat)
        assert not turn_ends(s, seat) or seat not in s.waiting()
    assert 20 < turns < steps / 2


@pytest.mark.parametrize("name", ["seasons", "trickerion", "pax_illuminaten"])
def test_clocks_fit_the_recorded_games(name: str) -> None:
    """They last for people who take their time, and not for those who take much longer."""
    file = Path(find_game(name).home, "data", "pace.toml")
    known = tomllib.loads(file.read_text(encoding="utf-8"))["found"]
    games = courses(name)
    assert found(games) == (known["turns"], known["steps"])
    lasts = enough(name, games)
    assert list(lasts) == ["quick", "live", "days"]
    assert lasts["quick"] == lasts["live"] == len(games) > 5
    assert lasts["days"] >= len(games) - 1
    twice = enough(name, games, times=2.0)
    assert max(twice["quick"], twice["live"]) < len(games) / 2
    assert enough(name, games, times=4.0)["days"] < len(games) / 2


def test_a_game_without_records_has_usual_clocks() -> None:
    assert [pace.id for pace in paces(find_game("pebbles"))] == ["quick", "live", "days"]


def test_time_that_has_passed_is_not_counted_anew() -> None:
    old = [(100.0, 200.0), (300.0, 900.0)]
    assert holidays(old, [], 500.0) == [(100.0, 200.0), (300.0, 500.0)]
    assert holidays(old, [(300.0, 700.0)], 500.0) == [(100.0, 200.0), (300.0, 700.0)]
    assert holidays([], [(0.0, 800.0)], 500.0) == [(500.0, 800.0)]
    assert holidays([], [(0.0, 400.0)], 500.0) == []
    for wrong in (
        [(600.0, 550.0)],
        [(600.0, 600.0 + 61 * DAY)],
        [(6e2 + n, 7e2) for n in range(9)],
    ):
        with pytest.raises(Refused):
            holidays([], wrong, 500.0)


def test_quiet_hours() -> None:
    night = QuietHours(22 * 60, 8 * 60)
    assert night.left(MONDAY + 7 * HOUR) == HOUR
    assert night.left(MONDAY + 23 * HOUR) == 9 * HOUR
    assert night.left(MONDAY + 12 * HOUR) == 0
    assert QuietHours(22 * 60, 8 * 60, "Asia/Tokyo").left(MONDAY + 12 * HOUR) == 0
    assert QuietHours(22 * 60, 8 * 60, "Asia/Tokyo").left(MONDAY + 14 * HOUR) == 9 * HOUR


# -- over the wire


def test_a_live_game_has_no_holidays(server: Running) -> None:
    """A clock for an evening must not stand for weeks: that needs everybody's word."""
    days = [{"begins": time.time() + 60, "ends": time.time() + 60 + DAY}]

    def put(bank: int | None, wanted: Any) -> Any:
        pace = None if bank is None else {"bank": bank, "add": 10}
        play = server.table(2, game="pebbles", pace=pace)
        body = {"token": play.tokens[0], "days": wanted}
        answer = server.http.put(f"{play.path}/choices", json=body)
        return answer.status_code, answer.json().get("key")

    assert put(1200, days) == (422, "no-holidays-live")
    assert put(1200, []) == (200, None)  # to end them is always possible
    for bank in (int(DAY), None):
        assert put(bank, days) == (200, None)


def test_choices_are_told_to_the_seat_alone(server: Running) -> None:
    play = server.table(2, game="pebbles", pace={"bank": 90_000, "add": 60})
    path = f"{play.path}/choices"
    now = time.time()

    def put(seat: int, **more: Any) -> int:
        body = {"token": play.tokens[seat], **more}
        return server.http.put(path, json=body).status_code

    def get(seat: int) -> Any:
        return server.http.get(path, params={"token": play.tokens[seat]}).json()

    before = play.see(1)["players"][0]["due"]
    assert put(0, days=[{"begins": now, "ends": now + 2 * DAY}]) == 200
    assert play.see(1)["players"][0]["due"] == pytest.approx(before + 2 * DAY, abs=60)
    assert put(0, quiet={"begins": 1320, "ends": 480, "zone": "Europe/Warsaw"}) == 200
    assert put(0, orders=["sole"]) == 200
    mine = get(0)
    assert (mine["orders"], mine["quiet"]["begins"]) == (["sole"], 1320)
    assert len(mine["days"]) == 1
    other = get(1)
    assert (other["orders"], other["quiet"], other["days"]) == ([], None, [])
    assert put(0, orders=["pass"]) == 409
    assert put(0, orders=["dance"]) == 400
    assert put(0, quiet={"begins": 1, "ends": 2, "zone": "a b"}) == 400
    assert put(0, days=[{"begins": now, "ends": now + 61 * DAY}]) == 422
    assert put(0, quiet=None, orders=[]) == 200
    assert (get(0)["quiet"], get(0)["orders"]) == (None, [])
    assert server.http.get(path).status_code == 400
    assert server.http.put(path, json={"token": "x"}).status_code == 403


def test_the_calendar_has_the_deadlines_of_its_seat(quick: Running) -> None:
    play = quick.table(2, game="pebbles", pace={"bank": 90_000, "add": 60})
    address = quick.http.get(f"{play.path}/choices", params={"token": play.tokens[0]}).json()[
        "calendar"
    ]
    feed = quick.http.get(address)
    assert feed.headers["content-type"].startswith("text/calendar")
    assert feed.text.startswith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")
    due = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(play.see(0)["players"][0]["due"]))
    assert f"DTSTART:{due}" in feed.text
    assert play.tokens[0] not in feed.text
    assert "Pebbles" in feed.text
    polish = quick.http.get(address, params={"lang": "pl"}).text
    assert "kończy się twój czas" in polish.replace("\r\n ", "")
    assert address.endswith(".ics")
    assert feed.headers["content-disposition"] == 'attachment; filename="arcanum.ics"'
    key = address.removesuffix(".ics")
    assert quick.http.get(key).text == feed.text
    for wrong in (key[:-2] + "xx", key.replace(".0.", ".1."), "/api/calendar/x"):
        assert quick.http.get(wrong).status_code == 403
    assert escaped("a, b; c\nd\\") == "a\\, b\\; c d\\\\"
    assert all(len(line.encode()) <= 75 for line in folded("ż" * 200).split("\r\n"))


CLOCK = {"bank": 90_000, "add": 60}


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Hall]:
    with hall(str(tmp_path / "table.sqlite3")) as made:
        yield made


def clocked(who: Person, **more: Any) -> Any:
    """A new table with a clock, of two seats of its maker."""
    seats = [HUMAN, HUMAN]
    return who.post(
        "/api/tables", {"game": GAME, "seats": seats, "pace": CLOCK, **more}, want=201
    )


def calendar(who: Person, made: Any, seat: int) -> str:
    """The address of a calendar, as who has this token is told it."""
    path = f"/api/tables/{made['table']}/choices"
    found: str = who.get(path, token=made["seats"][seat]["token"])["calendar"]
    return found


def tables_in(here: Hall, address: str) -> list[str] | int:
    """The tables of a feed, or why there is none."""
    feed = here.client.get(address)
    if feed.status_code != 200:
        return int(feed.status_code)
    lines = feed.text.replace("\r\n ", "").splitlines()
    return sorted(line.rpartition("/")[2] for line in lines if line.startswith("URL:"))


def test_a_seat_in_the_account_of_another_person_tells_its_own_deadline_only(
    here: Hall,
) -> None:
    ines, kasia = here.person("Ines"), here.person("Kasia")
    other = clocked(kasia)
    kasia.post("/api/me/tables", {"token": other["seats"][0]["token"]})
    made = clocked(ines)
    before = calendar(ines, made, 0)
    assert tables_in(here, before) == [made["table"]]
    kasia.post("/api/me/tables", {"token": made["seats"][0]["token"]})
    assert tables_in(here, before) == 403  # the seat has changed hands
    for who in (ines, Person(here)):
        assert tables_in(here, calendar(who, made, 0)) == [made["table"]]
    both = sorted([made["table"], other["table"]])
    assert tables_in(here, calendar(kasia, made, 0)) == both
    assert calendar(kasia, made, 0) == calendar(kasia, other, 0)


def test_there_is_no_calendar_before_the_deal(here: Hall) -> None:
    """The host may change seats until then, and would have the address of each."""
    ines, kasia = here.person("Ines"), here.person("Kasia")
    mine = clocked(kasia)
    kasia.post("/api/me/tables", {"token": mine["seats"][0]["token"]})
    friend = {"kind": "human", "mine": False}
    made = clocked(ines, seats=[HUMAN, friend], start="host")
    path = f"/api/tables/{made['table']}"
    joined = kasia.post(f"{path}/join", {"join": made["join"]})
    kasia.post("/api/me/tables", {"token": joined["token"]})
    host = {"token": made["seats"][0]["token"]}
    for order in ([1, 0], [0, 1]):
        ines.post(f"{path}/arrange", {**host, "order": order})
        assert ines.get(f"{path}/choices", **host)["calendar"] == ""
        assert kasia.get(f"{path}/choices", token=joined["token"])["calendar"] == ""
    ines.post(f"{path}/start", host)
    assert tables_in(here, ines.get(f"{path}/choices", **host)["calendar"]) in (
        [],
        [made["table"]],
    )


def test_the_calendar_of_an_account_ends_when_it_logs_out_everywhere(here: Hall) -> None:
    kasia = here.person("Kasia")
    made = clocked(kasia)
    kasia.post("/api/me/tables", {"token": made["seats"][0]["token"]})
    address = calendar(kasia, made, 0)
    assert tables_in(here, address) == [made["table"]]
    kasia.post("/api/me/everywhere")
    assert tables_in(here, address) == 403
    alone = calendar(kasia, made, 0)  # the session has ended too
    assert alone != address
    assert tables_in(here, alone) == [made["table"]]
    session = (token_hash("session-of-kasia"), "kasia", time.time() + 9999)
    store = connector(here.db)()
    store.write([("INSERT INTO sessions VALUES (?, ?, ?)", session)])
    assert calendar(kasia, made, 0) not in (address, alone)
    again = calendar(kasia, made, 0)
    store.write([("UPDATE accounts SET closed = 1 WHERE name = 'kasia'", ())])
    store.close()
    assert tables_in(here, again) == 403
    for wrong in ("~", "~AA", "~AA.AA", "~é", "~!.x"):  # one holds a NUL character
        assert here.client.get(f"/api/calendar/{wrong}.ics").status_code == 403


# -- standing orders


def with_table(
    tmp_path: Path, wanted: NewTable, run: Callable[[Tables, Table, Timer, Steward], Any]
) -> None:
    """A table in this process, and standing orders that wait for a clock of the test's own."""

    async def all_of_it() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        timer = Timer()
        orders = Steward(tables, timer.later)
        tables.after_change.append(orders.follow)
        table = await tables.get((await make(tables, wanted)).table)
        await run(tables, table, timer, orders)
        await store.close()

    asyncio.run(all_of_it())


async def settle(tables: Tables, timer: Timer) -> None:
    """All that is due happens."""
    while timer.due or tables.tasks:
        due, timer.due = timer.due, []
        for _, work in due:
            work()
        await asyncio.gather(*tables.tasks)


async def forward(tables: Tables, table: Table, until: Callable[[], bool], seed: int) -> None:
    """Random play until something is so."""
    chance = random.Random(seed)
    while not until():
        room = table.room
        seat = room.waiting[0]
        text = room.faces.spell(chance.choice(room.options(seat)))
        await act(tables, table, seat, room.version, text)


SEASONS = NewTable(
    "seasons", [Human(mine=True), Human(mine=True)], {"level": "apprentice"}, seed=3
)


def test_always_take_all(tmp_path: Path) -> None:
    async def run(tables: Tables, table: Table, timer: Timer, orders: Steward) -> None:
        def offered() -> bool:
            seat = table.room.waiting[0]
            return "take all" in standing.spelled(table.room, seat)

        await forward(tables, table, offered, 1)
        seat, version = table.room.waiting[0], table.room.version
        text = ordered(table.room, seat, ["all"])
        await choose(tables, table, seat, standing.STANDING, text)
        assert timer.due
        assert all(at >= timer.now + standing.DELAY_SECONDS for at, _ in timer.due)
        assert table.room.version == version  # not at once: others could tell
        await settle(tables, timer)
        assert table.room.log.texts[version] == "take all"

    with_table(tmp_path, SEASONS, run)


def test_pass_ends_with_anything_that_matters(tmp_path: Path) -> None:
    async def run(tables: Tables, table: Table, timer: Timer, orders: Steward) -> None:
        room = table.room

        def may_pass() -> bool:
            seat = table.room.waiting[0]
            return bool(standing.pass_in(table.room, seat))

        with pytest.raises(Refused):
            ordered(room, room.waiting[0], ["pass"])
        await forward(tables, table, may_pass, 2)
        room = table.room
        seat, version = room.waiting[0], room.version
        await choose(tables, table, seat, standing.STANDING, ordered(room, seat, ["pass"]))
        assert orders_of(room, seat).kinds() == ["pass"]
        await settle(tables, timer)
        assert room.log.texts[version] == "end-turn"
        before = orders_of(table.room, seat)
        assert before.passes == "end-turn"

        def again() -> bool:
            return table.room.waiting[0] == seat and may_pass()

        await forward(tables, table, again, 3)
        changed = standing.fingerprint(table.room, seat) != before.options
        await settle(tables, timer)
        assert changed
        assert orders_of(table.room, seat).kinds() == []  # it has other options now

    with_table(tmp_path, SEASONS, run)


def test_somebody_does_something_to_the_seat(tmp_path: Path) -> None:
    async def run(tables: Tables, table: Table, timer: Timer, orders: Steward) -> None:
        room = table.room
        seat = room.waiting[0]
        found = standing.StandingOrders(passes="end-turn")
        standing.remember(room, seat, found)
        assert standing.same_as_before(room, seat, found)
        room.notes.all.append(b'\xff{"note":"steals","player":"B","other":"A"}')
        room.notes.totals[seat] += 1
        assert not standing.same_as_before(room, seat, found)
        found.heard += 1
        assert standing.same_as_before(room, seat, found)
        found.undos = 7
        assert not standing.same_as_before(room, seat, found)

    with_table(tmp_path, SEASONS, run)


def test_all_orders_rest_while_something_is_proposed_and_end_with_an_undo(
    tmp_path: Path,
) -> None:
    async def run(tables: Tables, table: Table, timer: Timer, orders: Steward) -> None:
        def offered() -> bool:
            seat = table.room.waiting[0]
            return "take all" in standing.spelled(table.room, seat)

        await forward(tables, table, offered, 1)
        room = table.room
        seat, version = room.waiting[0], room.version
        other = 1 - seat
        text = ordered(room, seat, ["all", "sole"])
        await choose(tables, table, seat, standing.STANDING, text)
        # An answer that is on its way does not come either.
        for kind in ("end", "pause", "scores"):
            await propose_to_all(tables, table, other, kind)
            assert standing.answer(room, seat, orders_of(room, seat)) == ""
            await settle(tables, timer)
            assert table.room.version == version
            assert room.proposals.open is not None
            await answer(tables, table, seat, room.proposals.open.number, agree=False)
            assert timer.due  # it goes on when this is settled
        await propose_to_all(tables, table, other, "pause")
        await answer(tables, table, seat, room.proposals.last, agree=True)
        await settle(tables, timer)
        assert room.still.paused is not None
        assert table.room.version == version
        await go_on_after_pause(tables, table, other)
        await settle(tables, timer)
        assert room.log.texts[version] == "take all"
        assert orders_of(room, seat).kinds() == ["all", "sole"]
        # Taken back: it is the player who decides from now on.
        await undo(tables, table, seat, version)
        await settle(tables, timer)
        assert orders_of(table.room, seat).kinds() == []
        assert len(table.room.log.kept) == version
        again = ordered(table.room, seat, ["all"])
        await choose(tables, table, seat, standing.STANDING, again)
        await settle(tables, timer)
        assert table.room.log.texts[-1] == "take all"

    with_table(tmp_path, SEASONS, run)


def test_what_makes_no_difference_is_answered(tmp_path: Path) -> None:
    """It never chooses where the choices lead to different views."""

    async def run(tables: Tables, table: Table, timer: Timer, orders: Steward) -> None:
        chance = random.Random(5)
        for _ in range(40):
            room = table.room
            seat = room.waiting[0]
            options = room.options(seat)
            same = standing.makes_no_difference(room, seat)
            if same and len(options) > 1:
                views = {str(room.after(seat, action).observe(seat)) for action in options}
                assert len(views) == 1
            text = room.faces.spell(chance.choice(options))
            await act(tables, table, seat, room.version, text)

    with_table(tmp_path, SEASONS, run)


# -- notices


def test_reminders_rematches_groups_and_nothing_twice(tmp_path: Path) -> None:
    sent: list[Any] = []
    timer = Timer()

    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)

        def notifier_of() -> Notifier:
            made = Notifier(
                Post(None), tables.holder, lambda *what: sent.append(what[2]), timer.later,
                timer.clock,
            )  # fmt: skip
            tables.after_change[:] = [made.follow]
            return made

        notifier = notifier_of()
        wanted = NewTable("pebbles", [Human(mine=True), Human(mine=True)], pace=Pace(900, 0))
        first, second, third = [
            await tables.get((await make(tables, wanted)).table) for _ in range(3)
        ]
        for table in (first, second, third):
            table.room.extras.notices = {0: {"webhook": "https://example.org/x"}}
            tables.changed(table)
            await timer.forward(notifier)
        assert [each["what"] for each in sent] == ["your-turn"]  # the others are held back
        await timer.forward(notifier, 20.0)
        assert [each["what"] for each in sent] == ["your-turn", "several"]
        assert len(sent[1]["links"]) == 2
        notifier = notifier_of()  # as after a restart
        for table in (first, second, third):
            tables.changed(table)
        await timer.forward(notifier, 100.0)
        assert len(sent) == 2
        room = first.room
        room.banks.asked_at[0] -= 700
        room.extras.choices[0, "told"] = f'{{"your-turn":{room.banks.asked_at[0]}}}'
        room.extras.happenings.append(Happening(0, "reminded", 0, 1, "", time.time()))
        tables.changed(first)
        await timer.forward(notifier, 100.0)
        assert sent[2]["what"] == "reminder"
        minute = int(time.time() // 60)
        hours = QuietHours((minute - 5) % 1440, (minute + 60) % 1440)
        second.room.extras.choices[0, "quiet"] = encode(hours).decode()
        second.room.banks.asked_at[0] += 1
        tables.changed(second)
        await timer.forward(notifier, 100.0)
        assert len(sent) == 3
        # Who is asked for a rematch is told so, once, until they have answered.
        await end(tables, third, 1, "end")
        await ask_rematch(tables, third, 1)
        await timer.forward(notifier, 100.0)
        assert [each["what"] for each in sent[3:]] == ["rematch"]
        assert sent[3]["link"].endswith(f"/table/{third.id}")
        tables.changed(third)
        await timer.forward(notifier, 100.0)
        assert len(sent) == 4
        await answered(tables, third, 0, False)
        third.room.extras.choices.pop((0, "told"))
        tables.changed(third)
        await timer.forward(notifier, 100.0)
        assert len(sent) == 4
        await store.close()

    asyncio.run(run())


def test_the_host_is_told_when_all_friends_sit(tmp_path: Path) -> None:
    sent: list[Any] = []
    timer = Timer()

    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        notifier = Notifier(
            Post(None), tables.holder, lambda *what: sent.append(what[2]), timer.later,
            timer.clock,
        )  # fmt: skip
        tables.after_change[:] = [notifier.follow]
        seats: list[Human | Computer] = [Human(mine=True), Human(), Human()]
        for start in ("host", "full"):
            made = await make(tables, NewTable("pebbles", seats, start=start))
            table = await tables.get(made.table)
            hook = {"webhook": f"https://example.org/{start}"}
            table.room.extras.notices = {0: hook, 1: {"webhook": f"{hook['webhook']}/guest"}}
            for seat in made.seats[1:]:
                assert sent == []
                invite, token = (token_hash(x).hex() for x in (seat.invite, f"{start}{seat}"))
                await claim(tables, table, invite, token, "Bea", "")
                await timer.forward(notifier, 100.0)
            if start == "host":
                assert [(each["what"], each["seat"]) for each in sent] == [("gathered", 0)]
                tables.changed(table)
                await timer.forward(notifier, 100.0)
                assert len(sent) == 1
            else:  # that one begins by itself
                assert {each["what"] for each in sent} == {"your-turn"}
            sent.clear()
        await store.close()

    asyncio.run(run())
