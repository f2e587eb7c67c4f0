"""Taking back one's own steps, until chance, a reveal or another seat's decision."""

from __future__ import annotations

from arcanum.kernel.frames import Player
from arcanum.kernel.state import State


class Undo:
    """The tables before the last free steps of one seat."""

    def __init__(self) -> None:
        self.before: list[State] = []
        self.seat: Player = -1

    def step(self, before: State, after: State) -> None:
        """`before` became `after` by one decision of the seat that was to move."""
        if before.player != self.seat:
            self.before = []
            self.seat = before.player
        self.before.append(before)
        if is_barrier(before, after):
            self.before = []

    def depth(self, seat: Player) -> int:
        """How many steps `seat` may take back."""
        return len(self.before) if seat == self.seat else 0

    def back(self) -> State:
        """The table one step before; call only when `depth` says so."""
        return self.before.pop()


def is_barrier(before: State, after: State) -> bool:
    """Whether a step cannot be taken back freely.

    Chance moved, a card was seen, what others chose in secret came out, or the game ended.
    """
    return (
        before.chance != after.chance
        or after.over
        or has_shown(before, after)
        or has_opened(before, after)
    )


def has_opened(before: State, after: State) -> bool:
    """Whether the step ended a secret phase of several seats: its choices are known now.

    They may be choices of cards that everybody could name before, so nothing in `seen` shows
    it. The phase lasts as long as the frame that waits below its questions still waits there.
    """
    if before.seats == 1 or not before.asked().secret:
        return False
    below = len(before.frames) - len(before.open_questions())
    if below == 0 or len(after.frames) < below:
        return True
    return after.frames[below - 1] is not before.frames[below - 1]


def has_shown(before: State, after: State) -> bool:
    """Whether somebody can name a card now that they could not name before."""
    if before.seen == after.seen:  # most steps; comparing lists is quick
        return False
    return any(now & ~was for was, now in zip(before.seen, after.seen, strict=True))
