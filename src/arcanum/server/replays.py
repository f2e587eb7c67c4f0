"""Moments of finished games, and what somebody missed of a running one: each is made once.

Moments are never made from the very beginning again: of the games that were looked at last some
states are kept, a few actions apart.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import Any

from arcanum.kernel.state import State
from arcanum.server import history
from arcanum.server.heard import Viewer
from arcanum.server.room import Room
from arcanum.server.types import Missed, encode

STRIDE = 16  # actions between two states that are kept
MOST_GAMES = 16  # whose states are kept
MOST_BYTES = 16 * 1024 * 1024  # of moments that are kept
PIECE = 8  # actions that are replayed before other requests get their turn

Key = tuple[str, int, int, str]  # table, version, actions or notes, seat
MISSED = "missed by "  # begins the seat in the key of what somebody missed


class Replays:
    """What was looked at last."""

    def __init__(self) -> None:
        self.games: OrderedDict[tuple[str, int], dict[int, State]] = OrderedDict()
        self.moments: OrderedDict[Key, bytes] = OrderedDict()
        self.size = 0
        self.one_at_a_time = asyncio.Lock()
        self.played = 0  # actions that were replayed in all

    async def moment(self, room: Room, at: int, seat: str) -> bytes:
        """A moment of a finished game, as it is sent."""
        history.check_moment(room, at, seat)
        key = (room.head.id, room.version, at, seat)
        found = self.recent(key)
        if found is None:
            async with self.one_at_a_time:  # many who ask at once must not replay at once
                found = self.recent(key)
                if found is None:
                    view, scores = await self.looked(room, at, seat)
                    found = encode(history.moment(room, at, seat, view, scores))
                    self.keep(key, found)
        return found

    async def missed(self, room: Room, viewer: Viewer, since: int) -> bytes:
        """What a viewer was shown since note `since`, compressed.

        It is replayed from the beginning, one at a time; who asks again has it at once.
        """
        history.check_missed(room)

        def key() -> Key:  # the game goes on meanwhile
            return room.head.id, room.version, since, f"{MISSED}{viewer}"

        found = self.recent(key())
        if found is None:
            async with self.one_at_a_time:
                found = self.recent(key())
                if found is None:
                    now = key()
                    steps = await history.missed(room, viewer, since)
                    found = gzip.compress(encode(Missed(steps)), 1)
                    self.keep(now, found)
        return found

    def recent(self, key: Key) -> bytes | None:
        """What was made before, if it is still kept."""
        found = self.moments.get(key)
        if found is not None:
            self.moments.move_to_end(key)
        return found

    async def looked(self, room: Room, at: int, seat: str) -> tuple[dict[str, Any], list[int]]:
        """View and scores after some actions: played again, or from the pictures."""
        past = room.past
        if past is not None:
            history.shows_from(past.first, at)
            return past.view(at, seat), past.counts[at - past.first]
        s = await self.after(room, at)
        scores = s.scores()
        if seat == "all":
            s.open_all()
        return s.observe(int(seat) if seat not in ("all", "onlooker") else None), scores

    def keep(self, key: Key, data: bytes) -> None:
        """Keep what was made; what was not asked for lately goes."""
        self.moments[key] = data
        self.size += len(data)
        while self.size > MOST_BYTES and len(self.moments) > 1:
            self.size -= len(self.moments.popitem(last=False)[1])

    async def after(self, room: Room, at: int) -> State:
        """The game after some actions; the caller may change it."""
        game = (room.head.id, room.version)
        states = self.games.setdefault(game, {})
        self.games.move_to_end(game)
        if len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        if not states:
            s, first = history.begun(room)
            states[first] = s
        history.shows_from(min(states), at)
        begin = max(done for done in states if done <= at)
        s = states[begin].clone()
        played = room.log.actions(at)
        for done in range(begin, at):
            who, text = played[done]
            s.turn_to(who)
            s.apply(room.faces.read(text))
            self.played += 1
            if (done + 1) % STRIDE == 0:
                states[done + 1] = s.clone()
            if (done + 1) % PIECE == 0:
                await asyncio.sleep(0)
        return s
