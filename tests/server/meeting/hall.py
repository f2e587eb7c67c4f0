"""A server in this process, and people with accounts who play at it."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient

from arcanum.server.accounts import COOKIE, key_of
from arcanum.server.app import make_app
from arcanum.server.secret import token_hash
from arcanum.server.store import connector
from tests.server.desk import until

GAME = "pebbles"


class Person:
    """Somebody with a session; without a name: nobody."""

    def __init__(self, hall: Hall, name: str = "") -> None:
        self.hall = hall
        self.name = name
        self.headers = {"cookie": f"{COOKIE}=session-of-{key_of(name)}"} if name else {}

    def get(self, path: str, want: int = 200, **params: Any) -> Any:
        answer = self.hall.client.get(path, params=params, headers=self.headers)
        assert answer.status_code == want, answer.text
        return answer.json()

    def post(self, path: str, body: dict[str, Any] | None = None, want: int = 200) -> Any:
        answer = self.hall.client.post(path, json=body or {}, headers=self.headers)
        assert answer.status_code == want, answer.text
        return answer.json()

    def open(self, table: str, seat: int) -> str:
        token: str = self.post("/api/me/open", {"table": table, "seat": seat})["token"]
        return token


class Hall:
    """A server, reached through the whole application."""

    def __init__(self, client: TestClient, db: str) -> None:
        self.client = client
        self.db = db

    def person(self, name: str) -> Person:
        """Somebody new. Their password was never made, so nobody waits for its hash."""
        store = connector(self.db)()
        now = time.time()
        put = (
            "INSERT INTO accounts (name, shown, password, created, seen) "
            "VALUES (?, ?, '', ?, ?)"
        )
        key = key_of(name)
        session = (token_hash(f"session-of-{key}"), key, now + 9999)
        store.write(
            [(put, (key, name, now, now)), ("INSERT INTO sessions VALUES (?, ?, ?)", session)]
        )
        store.close()
        return Person(self, name)

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        store = connector(self.db)()
        found = store.rows(sql, values)
        store.close()
        return found

    def step(self, table: str, tokens: list[str], chance: random.Random) -> bool:
        """One random action of whoever of these may decide; whether the game goes on."""
        for token in tokens:
            seen = self.client.get(f"/api/tables/{table}", params={"token": token}).json()
            if seen["over"]:
                return False
            if seen["options"]:
                sent = {
                    "token": token,
                    "version": seen["version"],
                    "action": chance.choice(seen["options"])["action"],
                }
                self.client.post(f"/api/tables/{table}/actions", json=sent)
                return True
        return True  # a bot decides

    def finish(self, table: str, tokens: list[str], seed: int = 1) -> None:
        """Play at random to the end, and wait until it is counted."""
        chance = random.Random(seed)
        until(lambda: not self.step(table, tokens, chance))
        sql = "SELECT 1 FROM uncounted WHERE table_id = ?"
        until(lambda: not self.rows(sql, table))


@contextmanager
def hall(db: str) -> Iterator[Hall]:
    """A running server."""
    with TestClient(make_app(db, limits=False)) as client:
        yield Hall(client, db)
