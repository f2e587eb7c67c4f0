"""What the server says about itself: readiness, and logs that hold no token."""

from __future__ import annotations

import io
import json
import logging
import signal
import sqlite3
import subprocess
from pathlib import Path

import pytest

from arcanum.server import logs
from tests.ports import free_port
from tests.server.desk import Running, serve_process, until
from tests.server.test_live import live, newest


def test_the_access_log_is_structured_and_holds_no_token(tmp_path: Path) -> None:
    port, db = free_port(), str(tmp_path / "table.sqlite3")
    env = {"ARCANUM_ACCESS_LOG": "1"}
    process = serve_process(port, db, env=env, stderr=subprocess.PIPE, text=True)
    server = Running(process.pid, port, db)
    play = server.table(2)
    token = play.tokens[0]
    play.see(0)
    server.http.get(f"{play.path}/chat", params={"token": token})
    bearer = {"authorization": f"Bearer {token}"}
    server.http.get(f"{play.path}/notebook", headers=bearer)
    with live(play, 0) as ws:
        newest(ws, 0)
    server.http.get(f"{play.path}/nothing?token={token}")
    server.http.close()
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 0
    for each in play.tokens.values():
        assert each not in errors
    lines = [json.loads(line) for line in errors.splitlines()]
    seen = {(line["method"], line["path"], line["status"]) for line in lines if "path" in line}
    assert ("POST", "/api/tables", 201) in seen
    assert ("GET", play.path, 200) in seen
    assert ("WS", f"{play.path}/live", 0) in seen
    assert ("GET", f"{play.path}/nothing", 404) in seen
    assert all(line["at"] and line["level"] and line["logger"] for line in lines)


SECRETS = [
    "GET /api/tables/x?token=SECRET&since=3 failed",
    "authorization: Bearer SECRET",
    '{"token": "SECRET", "version": 1}',
    "cookie arcanum_session=SECRET; path=/",
    "{'password': 'SECRET'}",
]


@pytest.mark.parametrize("text", SECRETS)
@pytest.mark.parametrize("how", ["json", "plain"])
def test_no_token_gets_through_by_accident(
    text: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARCANUM_LOG", how)
    root = logging.getLogger()
    before = root.handlers[:]
    level = root.level
    root.handlers = []
    stream = io.StringIO()
    try:
        logs.set_up(stream)
        logging.getLogger("uvicorn.error").warning("%s", text)
        try:
            raise ValueError(text)
        except ValueError:
            logging.getLogger("arcanum.server").exception("it broke")
    finally:
        root.handlers = before
        root.setLevel(level)
    told = stream.getvalue()
    assert "SECRET" not in told
    assert "…" in told
    assert "ValueError" in told
    if how == "json":
        assert [json.loads(line)["level"] for line in told.splitlines()] == ["warning", "error"]


def test_ready_means_that_it_really_writes(quick: Running) -> None:
    assert quick.http.get("/readyz").json() == {"ok": True}
    file = sqlite3.connect(quick.db, isolation_level=None)
    (first,) = file.execute("SELECT value FROM settings WHERE name = 'probe'").fetchone()
    assert float(first) > 0
    file.execute("BEGIN IMMEDIATE")  # now nobody else can write
    until(lambda: quick.http.get("/readyz").status_code == 503)  # a result holds for a second
    refused = quick.http.get("/readyz")
    assert quick.http.get("/healthz").status_code == 200  # it lives
    file.execute("ROLLBACK")
    file.close()
    assert refused.status_code == 503
    assert refused.json() == {"error": "the store takes no writes"}
    assert refused.headers["retry-after"]
    until(lambda: quick.http.get("/readyz").status_code == 200)
