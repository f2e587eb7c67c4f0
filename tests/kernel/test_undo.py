"""What may be taken back without asking anybody."""

from __future__ import annotations

import pytest

import arcanum
from arcanum.kernel.chance import advanced, number_below, seeded
from arcanum.kernel.state import State
from arcanum.kernel.undo import Undo


def step(undo: Undo, s: State, seat: int, text: str) -> None:
    """One decision, as the server makes it."""
    s.turn_to(seat)
    before = s.clone()
    s.apply(s.words().read(text))
    undo.step(before, s)


def test_a_closed_fist_can_be_opened_again_until_all_are_closed() -> None:
    s = arcanum.game("pebbles").new(seats=3, seed=1)
    undo = Undo()
    step(undo, s, 0, "close 1")
    assert undo.depth(0) == 1
    step(undo, s, 1, "close 2")
    assert (undo.depth(0), undo.depth(1)) == (0, 1)


def test_who_closes_last_has_seen_the_others() -> None:
    """Nothing was drawn and no card was shown, and yet the last one knows more."""
    s = arcanum.game("pebbles").new(seats=2, seed=1)
    undo = Undo()
    step(undo, s, 0, "close 1")
    step(undo, s, 1, "close 1")  # nobody gains: the next round has begun
    assert s.asked().secret
    assert undo.depth(0) == undo.depth(1) == 0


@pytest.mark.parametrize(("name", "wanted"), [("pax_illuminaten", 3), ("pebbles", 3)])
def test_no_secret_phase_can_be_taken_back_once_it_is_open(name: str, wanted: int) -> None:
    """Contests of Pax Illuminaten among them: both cards were turned over."""
    ended = seed = 0
    while ended < wanted:
        s = arcanum.game(name).new(seats=2, seed=seed)
        undo, chooser = Undo(), seeded(seed)
        while not s.over:
            chooser = advanced(chooser)
            before, seat = s.clone(), s.player
            last = s.asked().secret and s.waiting() == [seat]
            s.apply(s.options[number_below(chooser, len(s.options))])
            undo.step(before, s)
            if last and (s.over or s.frames[:-1] != before.frames[:-1]):
                ended += 1
                assert undo.depth(seat) == 0
        seed += 1
