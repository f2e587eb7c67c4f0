"""How many sequences of decisions there are from a seeded start: a changed number is a
changed rule (or a corrected card)."""

import pytest

import arcanum
from arcanum.kernel.state import State

GAME = arcanum.game("pax_illuminaten")


def sequences(s: State, depth: int) -> int:
    """The number of sequences of `depth` decisions."""
    if depth == 0 or s.over:
        return 1
    if depth == 1:
        return len(s.options)
    total = 0
    for action in s.options:
        after = s.clone()
        after.apply(action)
        total += sequences(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("seats", "opponent", "counts"),
    [
        (2, "none", [8, 33, 138, 697]),
        (3, "none", [8, 32, 149, 754]),
        (4, "none", [8, 32, 132, 685]),
        (1, "saint_germain", [8, 29, 125, 615]),
        (1, "weishaupt", [8, 31, 139, 725]),
        (2, "joseph_ii", [8, 32, 143, 759]),
        (3, "franck", [8, 32, 147, 750]),
    ],
)
def test_counts_from_the_start(seats: int, opponent: str, counts: list[int]) -> None:
    s = GAME.new(seats=seats, options={"opponent": opponent}, seed=7)
    assert [sequences(s, depth) for depth in range(1, len(counts) + 1)] == counts
