"""A server in this process for the tests of meeting others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.meeting.hall import Hall, hall


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    """A server over SQLite, with one worker for bots and no pause between two commits."""
    monkeypatch.setenv("ARCANUM_BOT_WORKERS", "1")
    monkeypatch.setattr("arcanum.server.writer.REST_SECONDS", 0.0)
    with hall(str(tmp_path / "table.sqlite3")) as made:
        yield made


@pytest.fixture
def anywhere(db: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    """The same over either kind of store."""
    monkeypatch.setenv("ARCANUM_BOT_WORKERS", "1")
    with hall(db) as made:
        yield made
