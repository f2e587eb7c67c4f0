"""Moments of a finished game: limited, and each is made once."""

from __future__ import annotations

import asyncio
import gzip
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from arcanum.server import history, replays
from arcanum.server.errors import Refused
from arcanum.server.heard import hears
from arcanum.server.limits import Limits
from arcanum.server.making import make
from arcanum.server.replays import STRIDE, Replays
from arcanum.server.room import Room
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import Human, Missed, NewTable, encode
from tests.server.desk import Running
from tests.server.test_around import until_refused


async def finished(folder: Path) -> Room:
    """A table that was played to its end."""
    store = Store(str(folder / "table.sqlite3"))
    tables = Tables(store)
    made = await make(tables, NewTable("seasons", [Human(), Human()], seed=3))
    room = (await tables.get(made.table)).room
    chance = random.Random(3)
    while not room.over:
        seat = chance.choice(room.waiting)
        action = chance.choice(room.options(seat))
        room.act(seat, action, room.version, 0.0, room.after(seat, action))
    await store.close()
    return room


def slowly(room: Room, at: int, seat: str) -> bytes:
    """A moment, made from the beginning."""
    s, _ = history.begun(room)
    for who, text in room.log.actions(at):
        s.turn_to(who)
        s.apply(room.faces.read(text))
    scores = s.scores()
    if seat == "all":
        s.open_all()
    view = s.observe(int(seat) if seat.isdigit() else None)
    return encode(history.moment(room, at, seat, view, scores))


def test_a_game_is_not_replayed_for_every_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        room = await finished(tmp_path)
        of = len(room.log.kept)
        assert of > 4 * STRIDE
        made = Replays()
        for at in range(of + 1):  # somebody looks at all of it
            await made.moment(room, at, "all")
        assert made.played <= of * STRIDE  # and not of * of / 2
        before = made.played
        everybody = [made.moment(room, at, "all") for at in range(of + 1)]
        assert len(await asyncio.gather(*everybody)) == of + 1
        assert made.played == before  # the second look costs nothing
        for at in (0, 1, STRIDE - 1, STRIDE, STRIDE + 1, of):
            for seat in ("all", "onlooker", "0", "1"):
                assert await made.moment(room, at, seat) == slowly(room, at, seat)
        fresh = Replays()
        many = await asyncio.gather(*(fresh.moment(room, of, "all") for _ in range(50)))
        assert len(set(many)) == 1
        assert fresh.played == of  # all who ask at once wait for one
        monkeypatch.setattr(replays, "MOST_BYTES", 50_000)
        for at in range(of + 1):
            await fresh.moment(room, at, "0")
        assert fresh.size <= 50_000
        assert fresh.size == sum(map(len, fresh.moments.values()))

    asyncio.run(run())


def test_what_was_missed_is_replayed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = history.missed
    under_way = most = begun = 0

    async def counted(*of: Any) -> Any:
        nonlocal under_way, most, begun
        begun += 1
        under_way += 1
        most = max(most, under_way)
        try:
            return await real(*of)
        finally:
            under_way -= 1

    async def run() -> None:
        room = await finished(tmp_path)
        wanted = {
            viewer: encode(Missed(await real(room, viewer, 0))) for viewer in (0, 1, None)
        }
        monkeypatch.setattr(history, "missed", counted)
        made = Replays()
        everybody = [made.missed(room, viewer, 0) for viewer in (0, 1, None, 0, 1, None)]
        found = await asyncio.gather(*everybody)
        assert list(map(gzip.decompress, found)) == [*wanted.values()] * 2
        assert wanted[0] != wanted[1] != wanted[None]
        assert (begun, most) == (3, 1)
        assert await made.missed(room, 0, 0) == found[0]
        assert begun == 3
        await made.missed(room, 0, 1)
        room.log.texts.append("")  # something happened
        assert room.version == len(room.log.texts)
        await made.missed(room, 0, 0)
        assert begun == 5
        assert made.size == sum(map(len, made.moments.values()))

    asyncio.run(run())


def test_an_address_may_look_back_so_often_at_all_its_tables() -> None:
    limits = Limits()
    limits.replaying.clock = lambda: 0.0
    for number in range(40):
        limits.recall(f"table{number}", 0, "192.0.2.1")
    with pytest.raises(Refused, match="too many"):
        limits.recall("another", 0, "192.0.2.1")
    assert until_refused(lambda: limits.recall("one", None, "192.0.2.2")) == 429
    limits.recall("one", None, "192.0.2.3")  # other onlookers do not feel it


def test_states_of_a_few_games_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_GAMES", 2)

    async def run() -> None:
        room: Any = await finished(tmp_path)
        made = Replays()
        for number in range(5):
            one: Any = SimpleNamespace(
                head=SimpleNamespace(id=str(number)), version=room.version, log=room.log,
                faces=room.faces,
            )  # fmt: skip
            monkeypatch.setattr(history, "begun", lambda _: (room.state.clone(), 0))
            await made.after(one, 0)
        assert [name for name, _ in made.games] == ["3", "4"]

    asyncio.run(run())


def test_who_looks_back_too_often_is_told_to_wait() -> None:
    limits = Limits()
    assert until_refused(lambda: limits.look_back("192.0.2.1")) == 429
    limits.look_back("192.0.2.2")


def test_moments_over_http(quick: Running) -> None:
    play = quick.table(2, game="pebbles")
    play.finish(random.Random(1))
    path = f"{play.path}/history"
    first = quick.http.get(path, params={"at": 2})
    assert first.status_code == 200
    assert first.headers["cache-control"] == "no-store"
    assert quick.http.get(path, params={"at": 2}).json() == first.json()
    for at, seat, status in ((999, "all", 422), (1, "9", 400), (1, "x", 400), (1, "00", 400)):
        answer = quick.http.get(path, params={"at": at, "seat": seat})
        assert (answer.status_code, "error" in answer.json()) == (status, True)


def test_a_line_of_the_log_belongs_to_a_step(tmp_path: Path) -> None:
    async def run() -> None:
        room = await finished(tmp_path)
        for seat in (0, 1, None):
            heard = history.heard(room, seat)
            assert len(heard) == len(room.log.kept) + 1
            assert heard == sorted(heard)
            told = [note for note in room.notes.all if hears(note[0], seat)]
            assert heard[-1] == len(told)

    asyncio.run(run())
