"""The least that a durable web socket server can do: what the load test compares with.

Every message becomes one row of SQLite, committed in groups and answered after its commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


class Bare:
    """Rows that wait, and the task that commits them."""

    def __init__(self, path: str) -> None:
        self.db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.db.execute("PRAGMA journal_mode=WAL")
        self.db.execute("PRAGMA synchronous=FULL")
        self.db.execute(
            "CREATE TABLE act (game TEXT, seq INTEGER, body BLOB, PRIMARY KEY (game, seq)) "
            "WITHOUT ROWID"
        )
        self.seq = 0
        self.waiting: list[tuple[tuple[Any, ...], asyncio.Future[None]]] = []
        self.flusher: asyncio.Task[None] | None = None

    def commit(self, rows: list[tuple[Any, ...]]) -> None:
        """All rows in one commit."""
        self.db.execute("BEGIN IMMEDIATE")
        self.db.executemany("INSERT INTO act VALUES (?, ?, ?)", rows)
        self.db.execute("COMMIT")

    async def flush(self) -> None:
        """Commit as long as somebody waits."""
        loop = asyncio.get_running_loop()
        while self.waiting:
            batch, self.waiting = self.waiting, []
            await loop.run_in_executor(None, self.commit, [row for row, _ in batch])
            for _, done in batch:
                done.set_result(None)
        self.flusher = None

    async def durable(self, text: str) -> None:
        """One row, on disk when this returns."""
        self.seq += 1
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(((f"g{self.seq % 500}", self.seq, text.encode()), done))
        if self.flusher is None:
            self.flusher = asyncio.get_running_loop().create_task(self.flush())
        await done

    async def socket(self, ws: WebSocket) -> None:
        """Answer every message after its commit."""
        await ws.accept()
        try:
            while True:
                text = await ws.receive_text()
                message = msgspec.json.decode(text)
                await self.durable(text)
                answer = {"reply": message["id"], "status": 200, "view": {"energy": [1, 0]}}
                await ws.send_text(msgspec.json.encode(answer).decode())
        except WebSocketDisconnect:
            pass


def make_bare(path: str) -> Starlette:
    """The app."""
    return Starlette(routes=[WebSocketRoute("/ws", Bare(path).socket)])
