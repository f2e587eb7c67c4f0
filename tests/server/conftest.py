"""Servers and stores for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from arcanum.server import secret
from tests.server.desk import Launcher, Postgres, Running, postgres
from tests.serving import fix_chance, hash_quickly

STORES = ["sqlite", "postgres"]


@pytest.fixture
def real_chance() -> None:
    """For a test of chance itself: its deals are not fixed."""


@pytest.fixture(autouse=True)
def fixed_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test deals in this process follows from the test's own name."""
    for name in ("new_seed", "new_number", "server_part"):
        monkeypatch.setattr(secret, name, getattr(secret, name))  # put back afterwards
    if "real_chance" not in request.fixturenames:
        fix_chance(lambda: request.node.name)


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> None:
    """Hundreds of accounts are made."""
    hash_quickly()


@pytest.fixture(scope="session")
def launcher() -> Iterator[Launcher]:
    made = Launcher()
    yield made
    made.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    with postgres() as made:
        yield made


@pytest.fixture(params=STORES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Postgres | Path:
    """Where databases of either kind are made."""
    if request.param == "postgres":
        cluster: Postgres = request.getfixturevalue("cluster")
        return cluster
    return tmp_path / "table.sqlite3"


@pytest.fixture
def db(place: Postgres | Path) -> str:
    """A new store of either kind."""
    return place.store() if isinstance(place, Postgres) else str(place)


@pytest.fixture
def empty(place: Postgres | Path) -> str:
    """A database of either kind in which nothing was made yet."""
    return place.database() if isinstance(place, Postgres) else str(place)


@pytest.fixture
def server(launcher: Launcher, db: str) -> Iterator[Running]:
    """A server over a new store of either kind."""
    made = launcher.start(db)
    yield made
    made.stop()


@pytest.fixture
def quick(launcher: Launcher, tmp_path: Path) -> Iterator[Running]:
    """A server over SQLite only, where the store does not matter."""
    made = launcher.start(str(tmp_path / "table.sqlite3"))
    yield made
    made.stop()
