"""Secret choices can be taken back until all are in, and no longer."""

from __future__ import annotations

import arcanum
from arcanum.kernel.state import State
from arcanum.kernel.undo import Undo


def step(s: State, undo: Undo, text: str) -> None:
    before = s.clone()
    s.apply(s.words().read(text))
    undo.step(before, s)


def test_who_chooses_last_cannot_take_it_back_having_seen_the_others() -> None:
    """Two equal fists: nothing is drawn and no card is seen, but both are open now."""
    s = arcanum.game("pebbles").new(seats=2, seed=3)
    undo = Undo()
    step(s, undo, "close 1")
    assert undo.depth(0) == 1
    step(s, undo, "close 1")
    assert [undo.depth(seat) for seat in range(2)] == [0, 0]


def test_who_chooses_first_may_take_it_back_while_others_think() -> None:
    s = arcanum.game("pebbles").new(seats=3, seed=3)
    undo = Undo()
    s.turn_to(2)
    step(s, undo, "close 2")
    assert undo.depth(2) == 1
    assert undo.back().waiting() == [0, 1, 2]
