"""A person at a table without a server: takes options until the game is over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from arcanum.kernel.chance import advanced, number_below, seeded
from arcanum.solo.host import Host

YOU = {"kind": "human", "mine": True}
GREEDY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}
# Every game, the Heir and an artificial opponent: name, seats, options.
TABLES: list[tuple[str, list[dict[str, Any]], dict[str, str]]] = [
    ("seasons", [YOU, GREEDY], {}),
    ("pax_illuminaten", [YOU, RANDOM], {}),
    ("pax_illuminaten", [YOU], {"opponent": "weishaupt"}),
    ("trickerion", [YOU, RANDOM], {}),
    ("trickerion", [YOU], {"mode": "heir"}),
]
MOST = 3000  # decisions of a person in a game


class Person:
    """Somebody who sits at a table and listens to it."""

    def __init__(self, host: Host, table: str, token: str, number: int = 1) -> None:
        self.host = host
        self.table = table
        self.token = token
        self.number = number
        self.heard: list[dict[str, Any]] = []
        self.luck = seeded("a person")

    @property
    def now(self) -> dict[str, Any]:
        return self.heard[-1]

    async def look(self) -> None:
        who = json.dumps({"token": self.token, "also": [], "open": False})
        found = await self.host.listen(self.number, self.table, who, 0, self.hear)
        assert found == 0
        await self.until(lambda: True)

    def hear(self, text: str) -> None:
        told = json.loads(text)
        if "view" in told:
            self.heard.append(told)

    async def until(self, fits: Any) -> None:
        for _ in range(100_000):
            if self.heard and fits():
                return
            await asyncio.sleep(0)
        raise AssertionError("nothing happens")

    async def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """The answer, which must be a good one."""
        status, found = await self.asked(method, path, body)
        assert status == 200, found
        return found

    async def asked(
        self, method: str, path: str, body: Mapping[str, Any] | None = None
    ) -> tuple[int, Any]:
        text = "" if body is None else json.dumps(body)
        status, found = await self.host.ask(
            method, f"/tables/{self.table}{path}", self.token, text
        )
        return status, found if path == "/record" else json.loads(found)

    async def act(self) -> None:
        """Take some option; unless a bot was quicker, then only look again."""
        options = self.now["options"]
        self.luck = advanced(self.luck)
        chosen = options[number_below(self.luck, len(options))]["spelled"]
        version = self.now["version"]
        body = {"version": version, "action": chosen}
        status, found = await self.asked("POST", "/actions", body)
        assert status in (200, 409), found
        await self.until(lambda: self.now["version"] > version)

    async def play(self, most: int = MOST) -> None:
        """Until the game is over, or for so many decisions."""
        for _ in range(most):
            await self.until(lambda: self.now["over"] or self.now["options"])
            if self.now["over"]:
                return
            await self.act()


async def sat_down(
    host: Host, game: str, seats: list[dict[str, Any]], options: dict[str, str], **more: Any
) -> Person:
    """A new table, looked at from its first seat."""
    wanted = {"game": game, "seats": seats, "options": options, **more}
    status, text = await host.ask("POST", "/tables", "", json.dumps(wanted))
    assert status == 200, text
    made = json.loads(text)
    person = Person(host, made["table"], made["seats"][0]["token"])
    await person.look()
    return person
