"""One address cannot have bots think for it without end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from arcanum.server import quotas
from arcanum.server.app import make_app
from arcanum.server.bots import Driver
from tests.server.desk import HUMAN

HARD = {"kind": "bot", "bot": "hard"}
GREEDY = {"kind": "bot", "bot": "greedy"}


@pytest.fixture
def asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that never move, and quotas that are soon used up."""
    monkeypatch.setattr(Driver, "follow", lambda driver, table: None)
    monkeypatch.setattr(quotas, "MOST_BOT_TABLES", 2)
    monkeypatch.setattr(quotas, "MOST_HARD", 3)


def new(*seats: Any) -> dict[str, Any]:
    return {"game": "seasons", "seats": list(seats)}


@pytest.mark.usefixtures("asleep")
def test_tables_of_bots_and_hard_seats_have_a_quota(tmp_path: Path) -> None:
    app = make_app(str(tmp_path / "table.sqlite3"))
    with TestClient(app, client=("203.0.113.5", 1)) as client:

        def make(*seats: Any) -> Any:
            return client.post("/api/tables", json=new(*seats))

        made = [make(GREEDY, GREEDY) for _ in range(2)]
        assert [each.status_code for each in made] == [201, 201]
        refused = make(GREEDY, GREEDY)
        assert (refused.status_code, "only bots" in refused.json()["error"]) == (429, True)
        assert make(HUMAN, GREEDY).status_code == 201  # where somebody plays there is room
        mine = make(HUMAN, HARD, HARD).json()
        refused = make(HUMAN, HARD, HARD)
        assert (refused.status_code, "'hard'" in refused.json()["error"]) == (429, True)
        assert make(HUMAN, HARD).status_code == 201
        takeover = {
            "token": mine["seats"][0]["token"], "kind": "takeover", "seat": 0, "bot": "hard",
        }  # fmt: skip
        asks = f"/api/tables/{mine['table']}/asks"
        assert client.post(asks, json=takeover).status_code == 429
        assert client.post(asks, json={**takeover, "bot": "greedy"}).status_code == 429
        assert app.server.tables is not None
        held = app.server.tables.open
        for each in made:  # these are over
            del held[each.json()["table"]]
        assert make(GREEDY, GREEDY).status_code == 201
        assert client.post(asks, json={**takeover, "bot": "greedy"}).status_code == 200
        assert make(GREEDY, GREEDY).status_code == 429
        assert not app.server.tables.quotas.claims
    with TestClient(app) as client:  # no quota on the machine itself
        for _ in range(4):
            assert client.post("/api/tables", json=new(HARD, HARD)).status_code == 201
