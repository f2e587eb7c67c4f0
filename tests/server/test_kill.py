"""kill -9 at random moments of a running game: nothing acknowledged is lost or doubled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.desk import Launcher, Postgres
from tests.server.killing import kill_servers


# A few; `python -m tools.kill_runs` kills hundreds of times: docs/growth.md has the figures.
@pytest.mark.parametrize(
    ("kind", "trials", "seed"), [("sqlite", 10, 0), ("sqlite", 10, 1), ("postgres", 8, 2)]
)
def test_kills_lose_and_double_nothing(
    launcher: Launcher,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    kind: str,
    trials: int,
    seed: int,
) -> None:
    db = str(tmp_path / "table.sqlite3")
    if kind == "postgres":
        cluster: Postgres = request.getfixturevalue("cluster")
        db = cluster.database()
    found = kill_servers(launcher, db, trials, seed)
    assert found.kills == trials
    print(f"{found.kills} kills in {found.games} games; {found.in_flight} stored, not answered")
