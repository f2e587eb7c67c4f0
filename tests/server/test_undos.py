"""However often steps were taken back, a table is soon there again after a restart.

And what the server lets a seat take back freely is what the law of undo allows.
"""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from pathlib import Path
from typing import Literal

import pytest

from arcanum.games import game, ids
from arcanum.kernel.undo import Undo, is_barrier
from arcanum.kernel.words import Action
from arcanum.lab.laws import tables as all_tables
from arcanum.server import agreeing
from arcanum.server.acting import act
from arcanum.server.errors import Refused
from arcanum.server.making import make
from arcanum.server.room import Room, new_room
from arcanum.server.snapshots import restored
from arcanum.server.store import Store
from arcanum.server.stored import ACT, UNDO, Event, Head, Sitting
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import Human, NewTable, Pace, Terms
from arcanum.server.undoing import why_kept

PLAYED, UNDOS = 40, 100
WANTED = NewTable("seasons", [Human(), Human()], seed=3, pace=Pace(5000, 7))


class Counted:
    """Counts the actions that rooms play."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        real = Room.after

        def after(room: Room, seat: int, action: Action) -> object:
            self.count += 1
            return real(room, seat, action)

        monkeypatch.setattr(Room, "after", after)


async def played(store: Store) -> Table:
    """A table with some actions, and the same step taken back again and again."""
    tables = Tables(store)
    table = await tables.get((await make(tables, WANTED)).table)
    room = table.room
    for number in range(PLAYED):
        seat = room.state.waiting()[0]
        options = room.options(seat)
        text = room.faces.spell(options[number % len(options)])
        await act(tables, table, seat, room.version, text)
    seat = room.state.waiting()[0]
    text = room.faces.spell(room.options(seat)[0])
    for number in range(UNDOS):
        version, at = room.version + 1, room.head.created + number
        for event in (
            Event(ACT, seat, text, version - 1, at),
            Event(UNDO, seat, str(PLAYED), version, at + 0.5),
        ):
            await store.append(table.id, room.version + 1, event, False)
            room.happen(event)
    return table


def test_what_was_taken_back_is_not_played_again(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = Store(db)
        table = await played(store)
        await store.write(("DELETE FROM snapshots", ()))
        stored = await store.load(table.id)
        assert stored is not None
        counted = Counted(monkeypatch)
        again = restored(stored)
        assert counted.count == PLAYED  # and not PLAYED * UNDOS
        slowly = new_room(stored.head, stored.sitting, stored.events)
        assert counted.count > PLAYED * UNDOS
        for viewer in (0, 1, None):
            assert Table(again).shown(viewer)[1] == Table(slowly).shown(viewer)[1]
        assert again.state.dump() == slowly.state.dump()
        assert again.log.kept == slowly.log.kept
        assert again.log.texts == slowly.log.texts
        assert again.log.fresh == slowly.log.fresh
        assert again.notes.all == slowly.notes.all
        assert again.steps.of(0) == slowly.steps.of(0)
        assert again.banks.asked_at == slowly.banks.asked_at
        for near, exact in zip(again.banks.left, slowly.banks.left, strict=True):
            assert exact <= near + 0.001
            assert exact <= 5000 + 7 * PLAYED  # a turn that was taken back brings no time
        await store.close()

    asyncio.run(run())


def test_an_undo_leaves_a_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds the banks as they were, and the next start plays nothing at all."""

    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        table = await played(store)
        tables = Tables(store)
        table = await tables.get(table.id)
        room = table.room
        seat = room.state.waiting()[0]
        text = room.faces.spell(room.options(seat)[0])
        await act(tables, table, seat, room.version, text)
        await agreeing.undo(tables, table, seat, PLAYED)
        await store.write()  # the snapshot was handed in before
        counted = Counted(monkeypatch)
        again = (await Tables(store).get(table.id)).room
        assert counted.count == 0
        assert again.banks.left == room.banks.left
        assert again.state.dump() == room.state.dump()
        await store.close()

    asyncio.run(run())


BROKEN = {
    "empty": b"",
    "not packed": b"not packed",
    "no end": zlib.compress(b"[1, 2"),
    "a list": zlib.compress(b"[]"),
    "no version": zlib.compress(b'{"version": "x"}'),
    "no state": zlib.compress(b'{"version": 0, "state": 7}'),
    "deep": zlib.compress(b"[" * 100_000),
}


@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN)
def test_a_broken_snapshot_is_no_loss(tmp_path: Path, data: bytes) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        table = await tables.get((await make(tables, WANTED)).table)
        text = table.room.faces.spell(table.room.options(0)[0])
        await act(tables, table, 0, 0, text)
        await store.write(("UPDATE snapshots SET data = ?", (data,)))
        again = await Tables(store).get(table.id)
        assert again.room.read_only == ""
        for viewer in (0, 1, None):
            assert again.shown(viewer) == table.shown(viewer)
        await store.write(("UPDATE events SET action = 'no such word'", ()))
        lost = await Tables(store).get(table.id)  # and now there is nothing to go by
        assert "\n" not in lost.room.read_only
        assert lost.room.read_only
        assert lost.shown(0)
        await store.close()

    asyncio.run(run())


def test_time_that_was_thought_is_not_given_back(tmp_path: Path) -> None:
    """Who makes a step, thinks, and takes it back, has used that time."""

    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        table = await played(store)
        room = table.room
        seat = room.state.waiting()[0]
        text = room.faces.spell(room.options(seat)[0])
        at = room.banks.asked_at[seat]
        keep = len(room.log.kept)
        room.happen(Event(ACT, seat, text, room.version, at + 30))
        thinking, before = list(room.waiting), list(room.banks.left)
        assert thinking
        room.happen(Event(UNDO, seat, str(keep), room.version, at + 130))
        for p in thinking:
            assert room.banks.left[p] <= before[p] - 100 + 0.001
        await store.close()

    asyncio.run(run())


# -- what may be taken back freely

DECISIONS = 150  # of each table
BACK_EVERY = 6  # decisions: one is taken back where that is free


def some_tables() -> list[tuple[str, int, dict[str, str]]]:
    """Tables of every game, the solo ones among them."""
    found = []
    for name in ids():
        every = all_tables(game(name))
        alone = [each for each in every if each[0] == 1][:2]
        found += [(name, *each) for each in (*every[:: -(-len(every) // 3)], *alone)]
    return found


@pytest.mark.parametrize(("name", "seats", "options"), some_tables())
def test_the_server_counts_free_steps_as_the_kernel_does(
    name: str, seats: int, options: dict[str, str]
) -> None:
    """The law about them is checked with the kernel's; after an undo both are one table."""
    chance = random.Random(f"{name} {seats} {options}")
    head = Head("t", name, game(name).version, seats, options, "5", True, None, "", 1)
    room = new_room(head, [Sitting("", "", b"%d" % p) for p in range(seats)], [])
    undo, came_out, back = Undo(), 0, 0
    for number in range(DECISIONS):
        if room.over:
            break
        able = room.waiting if chance.randrange(6) else room.state.may_decide()
        seat = chance.choice(able)
        action = chance.choice(room.options(seat))
        before = room.state.clone()
        before.turn_to(seat)
        room.act(seat, action, room.version, 1.0 + number, room.after(seat, action))
        undo.step(before, room.state)
        if is_barrier(before, room.state):
            came_out = len(room.log.kept)
        assert [room.steps.of(p) for p in range(seats)] == [undo.depth(p) for p in range(seats)]
        assert room.steps.came_out == came_out
        if undo.depth(seat) and not room.over and chance.randrange(BACK_EVERY) == 0:
            back += 1
            room.take_back(seat, len(room.log.kept) - 1, room.version, 1.0 + number)
            there = undo.back()
            there.turn_to(room.state.player)
            assert room.state.dump() == there.dump()
            assert room.steps.of(seat) == undo.depth(seat)
            assert room.steps.came_out == came_out
    assert room.over or back


def test_who_saw_an_answer_that_was_taken_back_does_not_decide_anew(tmp_path: Path) -> None:
    """One acts, the other acts and takes it back: the first has seen what it was."""

    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        table = await tables.get((await make(tables, WANTED)).table)
        for number in range(500):
            room = table.room
            seat = room.waiting[0]
            steps, version = room.steps.of(seat), room.version
            options = room.options(seat)
            text = room.faces.spell(options[number % len(options)])
            other = 1 - seat
            had = room.steps.of(other)
            await act(tables, table, seat, version, text)
            if had and not steps and room.steps.of(seat) == 1 and not room.state.asked().secret:
                await agreeing.take_back(tables, table, seat, room.version)
                assert room.steps.of(other) == 0
                await store.write()
                assert (await Tables(store).get(table.id)).room.steps.of(other) == 0
                stored = await store.load(table.id)
                assert stored is not None
                stored.snapshot = None
                assert restored(stored).steps.of(other) == 0
                break
        else:
            raise AssertionError("nobody answered freely")
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(("late", "spent"), [("bot", True), ("ask", False)])
def test_who_has_no_time_left_does_not_take_back_what_the_clock_decides(
    tmp_path: Path, late: Literal["bot", "ask"], spent: bool
) -> None:
    """Else the clock would decide again, and again, and the game would stand."""

    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        tables = Tables(store)
        wanted = NewTable(
            "seasons", [Human(), Human()], seed=3, pace=Pace(50, 7), terms=Terms(late=late)
        )
        table = await tables.get((await make(tables, wanted)).table)
        room = table.room
        chance = random.Random(1)
        while True:
            seat = room.waiting[0]
            text = room.faces.spell(chance.choice(room.options(seat)))
            await act(tables, table, seat, room.version, text, by_bot=True)
            if room.steps.of(seat) and room.waiting == [seat]:
                break
        assert json.loads(table.shown(seat)[0])["undo"] == room.steps.of(seat)
        room.banks.left[seat] = 0.0
        assert (json.loads(table.shown(seat)[0])["undo"] == 0) is spent
        taken = agreeing.take_back(tables, table, seat, room.version)
        if not spent:
            version = room.version
            assert await taken == (version + 1, False)
        else:
            with pytest.raises(Refused) as no:
                await taken
            assert no.value.key == "no-time"
            room.banks.left[seat] = 7.0  # what the turn that has ended brought
            room.banks.given[seat] = len(room.log.kept)
            assert why_kept(room, seat) is not None
            room.banks.given[seat] = 0
            assert why_kept(room, seat) is None
        await store.close()

    asyncio.run(run())
