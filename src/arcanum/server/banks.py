"""The time banks of a table's seats, and since when each seat has been asked to decide."""

from __future__ import annotations

from collections.abc import Sequence

from arcanum.server.standstill import Standstill
from arcanum.server.stored import Head


class Banks:
    """How much time each seat has left. Without a pace there is no limit."""

    __slots__ = ("asked_at", "given", "left", "pace")

    def __init__(self, head: Head) -> None:
        self.pace = head.pace
        self.left = [float(head.pace[0]) if head.pace else 0.0] * head.seats
        self.asked_at = [head.began or head.created] * head.seats
        self.given = [0] * head.seats  # after so many decisions each last got time for a turn

    def decided(
        self,
        seat: int,
        before: Sequence[int],
        after: Sequence[int],
        at: float,
        still: Standstill,
        turn_ends: int,
    ) -> None:
        """A seat decided; `before` and `after` are the seats that were and are to decide.

        Time is added once a turn, however many steps it has: when the turn ends. `turn_ends`
        counts the decisions up to there; it is 0 where the turn goes on.
        """
        if self.pace is not None:
            asked_at = self.asked_at[seat]
            used = max(0.0, at - asked_at - still.lost(seat, asked_at, at))
            added = self.pace[1] if turn_ends else 0
            self.left[seat] = max(0.0, self.left[seat] - used) + added
            self.given[seat] = turn_ends or self.given[seat]
        for p in after:
            if p == seat or p not in before:
                self.asked_at[p] = at

    def taken_back(
        self, keep: int, waiting: Sequence[int], at: float, still: Standstill
    ) -> None:
        """After an undo everybody begins to think again, with the time they have left.

        Only `keep` decisions still count: a turn that has not ended brings no time. The seats
        that were `waiting` have thought until now, and that is not given back.
        """
        if self.pace is not None:
            for seat in waiting:
                begun = self.asked_at[seat]
                used = max(0.0, at - begun - still.lost(seat, begun, at))
                self.left[seat] = max(0.0, self.left[seat] - used)
        for seat, given in enumerate(self.given):
            if self.pace is not None and given > keep:
                self.left[seat] = max(0.0, self.left[seat] - self.pace[1])
                self.given[seat] = 0
        self.asked_at = [at] * len(self.asked_at)

    def due(
        self, seat: int, waiting: Sequence[int], now: float, still: Standstill
    ) -> float | None:
        """When the bank of a seat runs out, if it is to decide and clocks run."""
        if self.pace is None or seat not in waiting:
            return None
        return still.when(seat, self.asked_at[seat], self.left[seat], now)
