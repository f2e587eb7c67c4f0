"""Who looks at a table, at this process and at others."""

from __future__ import annotations

import time
from typing import Protocol

from arcanum.server.heard import Viewer
from arcanum.server.types import ChatPush, Line, encode

REMOTE_SECONDS = 60.0  # how long we believe another process that somebody looks there


class Listener(Protocol):
    """Somebody who looks at a table."""

    viewer: Viewer

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

    __slots__ = ("listeners", "remote", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.listeners: set[Listener] = set()
        self.remote: dict[str, tuple[int, float]] = {}  # by process: its mask, and since when

    def mask(self) -> int:
        """The seats that somebody looks from at this process, one bit each."""
        mask = 0
        for listener in self.listeners:
            if listener.viewer is not None:
                mask |= 1 << listener.viewer
        return mask

    def here(self) -> list[bool]:
        """Which seats somebody looks from, at any process."""
        out = [False] * self.seats
        for listener in self.listeners:
            if listener.viewer is not None:
                out[listener.viewer] = True
        if self.remote:
            now = time.monotonic()
            for mask, at in self.remote.values():
                if now - at < REMOTE_SECONDS:
                    out = [is_here or mask >> p & 1 == 1 for p, is_here in enumerate(out)]
        return out

    def forget(self) -> None:
        """Drop what other processes said too long ago."""
        now = time.monotonic()
        for name in [n for n, (_, at) in self.remote.items() if now - at >= REMOTE_SECONDS]:
            del self.remote[name]

    def wake(self) -> None:
        """Everybody who looks gets the newest."""
        for listener in self.listeners:
            listener.wake()

    def say(self, line: Line) -> None:
        """Players who look hear a line of chat; onlookers do not."""
        data = encode(ChatPush(line))
        for listener in self.listeners:
            if listener.viewer is not None:
                listener.hear(data)

    def rewind(self, left: dict[Viewer, int]) -> None:
        """After an undo: how many notes each viewer has left."""
        for listener in self.listeners:
            listener.rewind(left[listener.viewer])
