"""How soon a bot answers does not tell whether it had a choice, where that is a secret."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from arcanum.bots.levels import LEVELS
from arcanum.server.acting import act
from arcanum.server.bots import Driver
from arcanum.server.making import make
from arcanum.server.showing import hides_a_lone_option
from arcanum.server.store import Store
from arcanum.server.tables import Tables
from arcanum.server.types import Computer, Human, NewTable

DECISIONS = 120


class Thoughtless:
    """A pool that answers at once, and finds nothing: then any option is taken."""

    async def choose(self, task: Any) -> str:
        return ""


def waits_of(bot: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Of each decision of a bot: had it one option, is that hidden, and how long it waits."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def run() -> list[tuple[Any, ...]]:
        pool: Any = Thoughtless()
        store = Store(str(folder / "table.sqlite3"))
        tables = Tables(store)
        seats: list[Any] = [Human(mine=True), Computer(bot)]
        settings = {"level": "apprentice"}
        made = await make(tables, NewTable("seasons", seats, settings, seed=4))
        table = await tables.get(made.table)
        room, found = table.room, []
        with monkeypatch.context() as patched:
            patched.setattr(asyncio, "sleep", sleep)
            clock = SimpleNamespace(monotonic=lambda: 0.0)
            patched.setattr("arcanum.server.bots.time", clock)
            patched.setattr("arcanum.server.deciding.time", clock)
            for _ in range(DECISIONS):
                (seat, *_) = room.waiting
                options = room.options(seat)
                if seat == 1:
                    hidden = hides_a_lone_option(room, seat)
                    slept.clear()
                    await Driver(tables, pool).decide(table, seat, bot)
                    found.append((len(options) == 1, hidden, sum(slept)))
                else:
                    text = room.faces.spell(options[-1])
                    await act(tables, table, seat, room.version, text)
        await store.close()
        return found

    return asyncio.run(run())


def test_a_lone_option_takes_as_long_as_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = waits_of("normal", tmp_path, monkeypatch)
    assert {alone for alone, hidden, _ in found if hidden} == {True, False}
    for _, hidden, waited in found:
        assert waited == (LEVELS["normal"].seconds if hidden else 0)


def test_who_never_thinks_need_not_pretend(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = waits_of("random", tmp_path, monkeypatch)
    assert not any(waited for _, _, waited in found)
