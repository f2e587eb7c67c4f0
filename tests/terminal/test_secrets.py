"""A person's screen says nothing that the seat may not know."""

from __future__ import annotations

import pytest

from arcanum.kernel.state import State
from arcanum.terminal.session import Session
from tests.terminal.desk import Desk

LOOKS = ["t", "l 5000", "m", "d", "?", "c 1", "c 2", "r"]
WRONG = [
    "summon amulet_of_air",
    "summon kairn_the_destroyer",
    "activate tree_of_light",
    "discard fire",
    "draft temporal_boots",
    "shelve purse_of_io year_1",
    "keep amulet_of_fire",
    "give amulet_of_fire B",
    "end-turn",
    "close 3",
    "swap",
]


def looked_at(state: State, like: Desk, seat: int, height: int | None) -> str:
    """All that a person at that seat can see of a table without deciding anything."""
    session = like.session
    left = LOOKS + WRONG

    def typist(session: Session, prompt: str) -> str:
        if session.state is not state:
            raise EOFError
        while left:
            line = left.pop(0)
            if session.state.why_not(line, seat) is None:
                continue  # legal here: it would be done
            return line
        raise EOFError

    desk = Desk(
        session.game.id,
        typed=typist,
        seats=state.seats,
        seat="ABCD"[seat],
        width=100,
        height=height,
        options=session.record.options,
    )
    state.log = session.state.log
    state.telling = True
    desk.session.state = state
    desk.session.undo = session.undo
    desk.session.read = {seat: max(0, len(state.log) - 30)}
    assert desk.run() == 0
    return desk.screen


@pytest.mark.parametrize(
    ("game", "seats", "points"),
    [("seasons", 2, (1, 12, 40, 70)), ("seasons", 4, (5, 20, 45)), ("pebbles", 3, (1, 2, 3))],
)
def test_a_redealt_table_looks_the_same(game: str, seats: int, points: tuple[int, ...]) -> None:
    compared = 0
    for point in points:
        desk = Desk(game, seats=seats, seed=point).advance(point, seed=point)
        state = desk.session.state
        if state.over:
            continue
        seat = state.player
        real = looked_at(state.clone(), desk, seat, None if point % 2 else 40)
        for seed in range(3):
            other = state.determinize(seat, seed)
            assert looked_at(other, desk, seat, None if point % 2 else 40) == real
        compared += 1
    assert compared


def test_the_comparison_can_fail() -> None:
    desk = Desk(seed=1).advance(20)
    real = looked_at(desk.session.state.clone(), desk, 0, None)
    other = Desk(seed=2).advance(20)
    assert looked_at(other.session.state.clone(), other, 0, None) != real


def test_the_seed_is_told_only_at_the_end() -> None:
    desk = Desk(typed=["l 5000", *LOOKS, "1", "?"], seed=987654321).advance(60)
    desk.run()
    assert not desk.session.state.over
    assert "987654321" not in desk.screen
