"""Who looks at a table, at this process and at others."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Protocol

from msgspec.structs import replace

from arcanum.server.heard import Viewer
from arcanum.server.types import ChatPush, GalleryLine, GalleryPush, Line, encode

REMOTE_SECONDS = 60.0  # how long we believe another process that somebody looks there


class Listener(Protocol):
    """Somebody who looks at a table."""

    viewer: Viewer
    also: frozenset[int]  # further seats at the same screen

    @property
    def eye(self) -> Viewer:
        """Whose knowledge they are shown."""
        ...

    def stand_up(self) -> None:
        """Their seat is another one now, or nobody's: they see nothing more from it."""
        ...

    def wake(self) -> None:
        """Something has changed."""
        ...

    def rewind(self, notes: int) -> None:
        """After an undo: only so many notes are left."""
        ...

    def hear(self, line: bytes) -> None:
        """A message of its own, such as a line of chat."""
        ...


class Presence:
    """Those who look at one table."""

    __slots__ = ("listeners", "most", "remote", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.listeners: set[Listener] = set()
        self.most = 0  # so many looked on at once, while this process had the table
        self.remote: dict[str, tuple[int, float]] = {}  # by process: its mask, and since when

    def enter(self, listener: Listener) -> None:
        """Somebody begins to look."""
        self.listeners.add(listener)
        self.most = max(self.most, self.onlookers())

    def mask(self) -> int:
        """The seats that somebody looks from at this process, one bit each."""
        mask = 0
        for listener in self.listeners:
            for seat in seats_of(listener):
                mask |= 1 << seat
        return mask

    def here(self) -> list[bool]:
        """Which seats somebody looks from, at any process."""
        out = [False] * self.seats
        for listener in self.listeners:
            for seat in seats_of(listener):
                out[seat] = True
        if self.remote:
            now = time.monotonic()
            for mask, at in self.remote.values():
                if now - at < REMOTE_SECONDS:
                    out = [is_here or mask >> p & 1 == 1 for p, is_here in enumerate(out)]
        return out

    def screen(self, seat: int) -> set[int]:
        """The seats at the screen that somebody looks from, if it is shared with others."""
        for listener in self.listeners:
            seats = seats_of(listener)
            if seat in seats and len(seats) > 1:
                return seats
        return set()

    def forget(self) -> None:
        """Drop what other processes said too long ago."""
        now = time.monotonic()
        for name in [n for n, (_, at) in self.remote.items() if now - at >= REMOTE_SECONDS]:
            del self.remote[name]

    def wake(self) -> None:
        """Everybody who looks gets the newest."""
        for listener in self.listeners:
            listener.wake()

    def say(self, line: Line, heard: Callable[[int], int] = lambda seat: -1) -> None:
        """Players who look hear a line of chat; onlookers do not.

        `heard` counts the line of the log that it speaks of as each seat does.
        """
        data: dict[int, bytes] = {}
        for listener in self.listeners:
            seat = listener.viewer
            if seat is not None:
                if seat not in data:
                    own = line if line.line < 0 else replace(line, line=heard(seat))
                    data[seat] = encode(ChatPush(own))
                listener.hear(data[seat])

    def call_out(self, line: GalleryLine, players: bool) -> None:
        """Onlookers hear a line of theirs; players only where they may."""
        data = encode(GalleryPush(line))
        for listener in self.listeners:
            if players or listener.viewer is None:
                listener.hear(data)

    def moved(self, seats: Iterable[int]) -> None:
        """These seats are not what they were: who looks from them must say who they are."""
        gone = set(seats)
        for listener in list(self.listeners):
            if listener.viewer in gone:
                listener.stand_up()

    def onlookers(self) -> int:
        """How many look on at this process."""
        return sum(listener.viewer is None for listener in self.listeners)

    def rewind(self, left: dict[Viewer, int]) -> None:
        """After an undo: how many notes each viewer has left."""
        for listener in self.listeners:
            listener.rewind(left[listener.eye])


def seats_of(listener: Listener) -> set[int]:
    """The seats that somebody looks from."""
    own = set() if listener.viewer is None else {listener.viewer}
    return own | listener.also
