"""A table that this process has in memory."""

from __future__ import annotations

import asyncio
import time

from arcanum.server.heard import Viewer
from arcanum.server.presence import Presence
from arcanum.server.room import Room
from arcanum.server.seats import Seats
from arcanum.server.showing import shown

HAND_OVER_SECONDS = 10.0  # to pass a screen that several people share


class Table:
    """A room, who looks at it, and a lock for changes."""

    __slots__ = ("bot_task", "lock", "pictured", "presence", "room", "saved", "touched")

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.presence = Presence(room.head.seats)
        self.touched = time.monotonic()
        self.pictured = False  # the pictures of a finished game are stored
        self.saved = room.version  # the version of the last snapshot
        self.bot_task: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        """The table's id."""
        return self.room.head.id

    def shown(self, viewer: Viewer, since: int = 0, public: bool = False) -> tuple[bytes, int]:
        """The table as a viewer sees it, and how many notes they have heard."""
        return shown(self.room, viewer, since, self.presence.here(), public)

    def hand_over(self, at: float) -> None:
        """Time to pass the screen, for somebody asked at a screen that another one held last.

        Their clock begins a little later, and not when they say so: nobody can stop it.
        """
        room = self.room
        if room.banks.pace is None:
            return
        for seat in room.waiting:
            screen = self.presence.screen(seat) if room.banks.asked_at[seat] == at else ()
            held = (room.log.seats[event] for event in reversed(room.log.kept))
            if screen and next((who for who in held if who in screen), seat) != seat:
                room.banks.asked_at[seat] = at + HAND_OVER_SECONDS

    def replace(self, room: Room) -> None:
        """The table was read again from the store: those who look get all notes again."""
        was, self.room = self.room, room
        self.presence.moved(moved(was.seats, room.seats))
        viewers = (*range(room.head.seats), None)
        self.presence.rewind(dict.fromkeys(viewers, 0))


def moved(was: Seats, now: Seats) -> list[int]:
    """The seats whose token opens another one now, or none."""
    return [
        p for p, who in enumerate(was) if who.token is not None and now[p].token != who.token
    ]
