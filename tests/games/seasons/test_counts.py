"""Perft: how many action sequences there are from seeded tables.

A changed number is a changed rule.
"""

import pytest

import arcanum
from arcanum.kernel.playout import chooser, play_out
from arcanum.kernel.state import State

GAME = arcanum.game("seasons")


def sequences(s: State, depth: int) -> int:
    """How many sequences of that many actions, dice and draws as the seed has them."""
    if depth == 0 or s.over:
        return 1
    count = 0
    for action in s.options:
        after = s.clone()
        after.apply(action)
        count += sequences(after, depth - 1)
    return count


def after_some_play(seats: int, level: str, seed: int, decisions: int) -> State:
    """A table in the middle of a game."""
    s = GAME.new(seats=seats, options={"level": level}, seed=seed, notes=False)
    for at in range(decisions):
        s.apply(s.options[at % len(s.options)])
    return s


@pytest.mark.parametrize(
    ("seats", "level", "decisions", "depth", "count"),
    [
        (2, "archmage", 0, 3, 648),
        (3, "magician", 0, 3, 576),
        (2, "apprentice", 0, 3, 504),
        (2, "archmage", 60, 8, 5756),
        (3, "archmage", 120, 8, 19286),
        (4, "archmage", 200, 8, 10388),
        (2, "magician", 90, 8, 3952),
        (4, "apprentice", 150, 8, 7056),
    ],
)
def test_count(seats: int, level: str, decisions: int, depth: int, count: int) -> None:
    assert sequences(after_some_play(seats, level, 5, decisions), depth) == count


def test_random_play_is_as_long_and_wide_as_it_was() -> None:
    told = []
    for seats in (2, 3, 4):
        for level in ("archmage", "magician", "apprentice"):
            s = GAME.new(seats=seats, options={"level": level}, seed=1, notes=False)
            told.append((*play_out(s, chooser(1)), *s.scores()))
    assert told == [
        (179, 551, 0, 0),
        (185, 593, 18, 11),
        (233, 731, 44, 7),
        (317, 1049, 0, 17, 0),
        (305, 1006, 15, 0, 0),
        (329, 989, 0, 0, 65),
        (310, 1061, 0, 0, 0, 32),
        (389, 1339, 0, 0, 0, 19),
        (398, 1304, 0, 0, 23, 0),
    ]
