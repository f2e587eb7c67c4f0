"""The steps that a player may take back without asking anybody."""

from __future__ import annotations

from collections.abc import Sequence

from arcanum.kernel.state import State
from arcanum.kernel.undo import is_barrier


class FreeSteps:
    """A seat's steps since chance was used, something was revealed, or another seat decided.

    `came_out` is how many actions there were when chance or a reveal last told something new.
    Of the first `floor` actions none is free: another seat has decided after them, though it
    took that back.
    """

    __slots__ = ("came_out", "count", "floor", "seat")

    def __init__(
        self, seat: int = -1, count: int = 0, came_out: int = 0, floor: int = 0
    ) -> None:
        self.seat = seat
        self.count = count
        self.came_out = came_out
        self.floor = floor

    def decided(self, seat: int, before: State, after: State, actions: int) -> None:
        """A seat took one more step: now there are so many actions."""
        if seat != self.seat:
            self.seat, self.count = seat, 0
        if is_barrier(before, after):
            self.count, self.came_out = 0, actions
        elif actions > self.floor:
            self.count += 1

    def of(self, seat: int | None) -> int:
        """How many steps a seat may take back."""
        return self.count if seat is not None and seat == self.seat else 0


def floor_after(floor: int, seats: Sequence[int], keep: int) -> int:
    """The floor when only the first `keep` actions stay. `seats`: who took each of them."""
    last = seats[keep - 1] if keep else -1
    return keep if any(seat != last for seat in seats[keep:]) else min(floor, keep)
