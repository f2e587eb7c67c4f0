"""Deals of several parts, and whether they can be checked."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from arcanum.cli import main
from arcanum.kernel.errors import BadData
from arcanum.server import secret
from arcanum.server.database import migrate
from arcanum.server.deals import commitment, mixed, verify
from arcanum.server.errors import Refused
from arcanum.server.making import make
from arcanum.server.promises import Promises
from arcanum.server.removing import table_gone
from arcanum.server.store import Store, connector
from arcanum.server.tables import Tables
from arcanum.server.types import Human, NewTable
from tests.server.desk import HUMAN, Play, Running

FRIEND = {"kind": "human"}
PART = "0123456789abcdef0123456789abcdef"
OTHER = "fedcba9876543210fedcba9876543210"


def shared_table(server: Running, **more: Any) -> tuple[Play, dict[str, Any]]:
    """A table of two, both of whom add a part; and the promise made before."""
    promise = server.post("/api/deals", {}).json()
    body = {"game": "pebbles", "seats": [HUMAN, FRIEND], "entropy": PART, **more}
    new = server.post("/api/tables", {**body, "deal": promise["deal"]}).json()
    path = f"/api/tables/{new['table']}"
    taken = server.post(
        f"{path}/claim", {"invite": new["seats"][1]["invite"], "entropy": OTHER}
    )
    return Play(server, {**new, "seats": [new["seats"][0], taken.json()]}), promise


def test_the_deal_is_made_of_all_parts(server: Running, tmp_path: Path) -> None:
    play, promise = shared_table(server)
    assert play.see()["seed_hash"] == promise["seed_hash"] == play.made["seed_hash"]
    assert play.see(0)["deal"] is None
    play.finish(random.Random(3))
    end = play.see()
    deal = end["deal"]
    assert deal["parts"] == {"A": PART, "B": OTHER}
    assert commitment(deal["salt"], deal["part"]) == promise["seed_hash"]
    text = f"arcanum parts\n{deal['part']}\nA:{PART}\nB:{OTHER}\n"
    assert end["seed"] == hashlib.sha256(text.encode()).hexdigest()
    file = tmp_path / "game.jsonl"
    file.write_text(server.http.get(f"{play.path}/record").text)
    found = verify(file, promise["seed_hash"])
    assert found["verified"] is True
    assert "the parts of A, B" in found["deal"]


def test_a_promise_is_good_for_one_table(quick: Running) -> None:
    """Who knows the part of a finished game cannot have it dealt again, with a part to fit."""
    _, promise = shared_table(quick)
    body = {"game": "pebbles", "seats": [HUMAN, FRIEND], "deal": promise["deal"]}
    again = quick.post("/api/tables", body)
    assert (again.status_code, "used" in again.json()["error"]) == (409, True)


def test_a_promise_is_not_good_again_when_its_table_is_gone(db: str) -> None:
    async def run() -> None:
        store = Store(db)
        tables = Tables(store)
        promise, _ = await tables.promises.new()
        wanted = NewTable("pebbles", [Human(mine=True), Human(mine=True)], deal=promise)
        made = await make(tables, wanted)
        await store.write(*table_gone(made.table))
        assert await store.rows("SELECT 1 FROM tables") == []
        with pytest.raises(Refused, match="used already"):
            await make(tables, wanted)
        await make(tables, NewTable("pebbles", wanted.seats))
        await store.close()

    asyncio.run(run())


def test_promises_from_before_they_were_remembered_are_worth_nothing(tmp_path: Path) -> None:
    db = str(tmp_path / "old.sqlite3")
    old = connector(db)()
    migrate(old, 29)
    old.write([("INSERT INTO settings VALUES ('deal-key', 'known')", ())])
    old.close()

    async def run() -> None:
        store = Store(db)
        found = await Promises(store).parts("promise")
        assert found[0] != secret.server_salt("known", "promise")
        await store.close()

    asyncio.run(run())


def test_promises_are_kept_and_tell_nothing(real_chance: None, tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.sqlite3"))
        try:
            promises = Promises(store)
            promise, shown = await promises.new()
            salt, part = await Promises(store).parts(promise)
            assert commitment(salt, part) == shown
            assert (await promises.new())[1] != shown
            assert len({promise, salt, part, promises.key}) == 4
            assert min(len(salt), len(part)) == 32
        finally:
            await store.close()

    asyncio.run(run())


def test_every_part_changes_the_deal_and_empty_ones_do_not() -> None:
    seeds = {
        mixed("p", {}),
        mixed("q", {}),
        mixed("p", {"A": "x"}),
        mixed("p", {"B": "x"}),
        mixed("p", {"A": "x", "B": "y"}),
        mixed("p", {"A": "y", "B": "x"}),
    }
    assert len(seeds) == 6
    assert mixed("p", {"A": "", "B": ""}) == mixed("p", {}) == "p"
    assert mixed("p", {"B": "y", "A": "x"}) == mixed("p", {"A": "x", "B": "y"})


def tampered(header: dict[str, Any], where: str) -> dict[str, Any]:
    """The header with one thing changed."""
    out: dict[str, Any] = json.loads(json.dumps(header))
    if where in ("salt", "part"):
        out["deal"][where] = "0" * 32
    elif where == "parts":
        out["deal"]["parts"]["B"] = PART
    elif where == "practice":
        out["practice"] = True
    elif where == "deal":
        out["deal"] = {"salt": "", "part": None}
    else:
        out[where] = "0" * 64
    return out


@pytest.mark.parametrize(
    "where", ["salt", "part", "parts", "practice", "deal", "seed", "seed_hash", "final_hash"]
)
def test_a_tampered_record_is_found_out(
    quick: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str], where: str
) -> None:
    play, promise = shared_table(quick)
    play.finish(random.Random(3))
    first, rest = quick.http.get(f"{play.path}/record").text.split("\n", 1)
    file = tmp_path / "game.jsonl"
    file.write_text(f"{first}\n{rest}")
    assert main(["replay", str(file), "--verify", promise["seed_hash"], "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["deal"].startswith("checked")
    file.write_text(f"{json.dumps(tampered(json.loads(first), where))}\n{rest}")
    with pytest.raises(BadData):
        verify(file)
    assert main(["replay", str(file), "--verify"]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_a_practice_record_says_so(quick: Running, tmp_path: Path) -> None:
    body = {"game": "pebbles", "seats": [HUMAN, HUMAN], "seed": 7, "entropy": PART}
    play = Play(quick, quick.post("/api/tables", body).json())
    play.finish(random.Random(3))
    file = tmp_path / "game.jsonl"
    file.write_text(quick.http.get(f"{play.path}/record").text)
    found = verify(file)
    assert (found["practice"], found["seed"]) == (True, 7)
    assert "practice" in found["deal"]
