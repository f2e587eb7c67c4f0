"""Several people at one screen: the clock gives them time to pass it on, and no more."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace

import pytest

from arcanum.server.acting import act
from arcanum.server.making import make
from arcanum.server.store import Store
from arcanum.server.table import HAND_OVER_SECONDS, Table
from arcanum.server.tables import Tables
from arcanum.server.types import Computer, Human, NewTable, Pace
from tests.server.test_around import Looking
from tests.server.test_upgrade import with_store

SEATS = 3


async def timed(store: Store) -> tuple[Tables, Table]:
    """A table of three people with a clock."""
    tables = Tables(store)
    people: list[Human | Computer] = [Human(mine=True) for _ in range(SEATS)]
    made = await make(tables, NewTable("pebbles", people, seed=1, pace=Pace(bank=600)))
    return tables, await tables.get(made.table)


@pytest.mark.parametrize("shared", [True, False])
def test_time_to_pass_the_screen(
    shared: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1e10  # of each decision, a minute apart
    monkeypatch.setattr("arcanum.server.acting.time", SimpleNamespace(time=lambda: now))
    chance = random.Random(1)

    async def work(store: Store) -> None:
        nonlocal now
        tables, table = await timed(store)
        first = Looking(0)
        first.also = frozenset({1} if shared else ())
        table.presence.listeners = {first, Looking(2)}
        found = set()
        held = -1  # who decided last at the shared screen
        while not table.room.over:
            room = table.room
            seat = chance.choice(room.waiting)
            held = seat if seat < 2 else held
            text = room.faces.spell(chance.choice(room.options(seat)))
            now += 60
            await act(tables, table, seat, room.version, text)
            asked = [p for p in room.waiting if room.banks.asked_at[p] >= now]
            for p in asked:
                passed = shared and p < 2 and held not in (-1, p)
                assert room.banks.asked_at[p] - now == (HAND_OVER_SECONDS if passed else 0)
                assert room.due(p) == room.banks.asked_at[p] + room.banks.left[p]
                found.add(passed)
        assert found == ({True, False} if shared else {False})

    with_store(str(tmp_path / "table.sqlite3"), work)
