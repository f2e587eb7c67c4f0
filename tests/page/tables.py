"""Tables over HTTP, as any program would play them: to bring a game quickly to a point."""

from __future__ import annotations

import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Object = dict[str, Any]
HUMAN: Object = {"kind": "human", "mine": True}  # its token is given out at once
ENOUGH = 200.0  # seconds, on a machine that does other things too


FRIEND: Object = {"kind": "human"}  # there is an invite for this one


def bot(name: str = "random") -> Object:
    return {"kind": "bot", "bot": name}


@dataclass
class Made:
    """A new table and the secrets of its human seats."""

    table: str
    tokens: dict[int, str]
    invites: dict[int, str] = field(default_factory=dict)

    def link(self, seat: int = 0) -> str:
        return f"/table/{self.table}#{self.tokens[seat]}"


class Tables:
    """The calls of a server."""

    def __init__(self, base: str, deals: Path | None = None) -> None:
        self.base = base
        self.deals = deals  # the file that names what is dealt

    def call(self, method: str, path: str, body: Object | None = None) -> Object:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        asked = urllib.request.Request(
            self.base + path, method=method, data=data, headers=headers
        )
        with urllib.request.urlopen(asked) as answer:
            found: Object = json.load(answer)
        return found

    def make(self, *seats: Object, game: str = "seasons", **more: Any) -> Made:
        body = {"game": game, "seats": list(seats), **more}
        made = self.call("POST", "/api/tables", body)
        invites = {s["seat"]: s["invite"] for s in made["seats"] if "invite" in s}
        tokens = {s["seat"]: s["token"] for s in made["seats"] if "token" in s}
        return Made(made["table"], tokens, invites)

    def claim(self, made: Made, seat: int, **more: Any) -> None:
        """Take a seat that was left to a friend."""
        body = {"invite": made.invites[seat], **more}
        taken = self.call("POST", f"/api/tables/{made.table}/claim", body)
        made.tokens[seat] = taken["token"]

    def now(self, made: Made, seat: int = 0) -> Object:
        path = f"/api/tables/{made.table}?token={made.tokens[seat]}&since=1000000"
        return self.call("GET", path)

    def act(self, made: Made, seat: int, seen: Object, action: str) -> None:
        body = {"token": made.tokens[seat], "version": seen["version"], "action": action}
        self.call("POST", f"/api/tables/{made.table}/actions", body)

    def until(self, made: Made, true: Callable[[Object], bool], seat: int = 0) -> Object:
        """The table, as soon as the server has it so: a click may be on its way still."""
        end = time.monotonic() + ENOUGH
        while not true(seen := self.now(made, seat)):
            assert time.monotonic() < end, "that has not come"
            time.sleep(0.02)
        return seen

    def moved(self, made: Made, before: Object, seat: int = 0) -> Object:
        """The table, as soon as it has gone on."""
        return self.until(made, lambda seen: seen["version"] > before["version"], seat)

    def forward(
        self,
        made: Made,
        until: Callable[[Object], bool],
        seat: int = 0,
        seed: int = 1,
        prefer: tuple[str, ...] = ("summon", "take", "transmute"),
    ) -> Object:
        """Random legal actions of every human seat until `seat` sees what is wanted."""
        dice = random.Random(seed)
        end = time.monotonic() + ENOUGH
        while time.monotonic() < end:
            idle = True
            for who in made.tokens:
                seen = self.now(made, who)
                if who == seat and until(seen):
                    return seen
                if seen["over"] or not seen["options"]:
                    continue
                idle = False
                liked = [o for o in seen["options"] if o["verb"] in prefer]
                drawn = dice.getstate()
                option = dice.choice(liked or seen["options"])
                try:
                    self.act(made, who, seen, option["spelled"])
                except urllib.error.HTTPError as refused:
                    if refused.code != 409:
                        raise
                    dice.setstate(drawn)  # a bot was quicker: the same choice again
            if idle:
                time.sleep(0.02)
        raise AssertionError("that point of the game was not reached")
