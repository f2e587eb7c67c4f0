"""How many action sequences lead on from a seeded start. A changed number is a changed rule."""

import pytest

import arcanum
from arcanum.kernel.state import State


def sequences(s: State, depth: int) -> int:
    """All sequences of `depth` decisions (fewer where the game is over before)."""
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


def advanced(s: State, decisions: int) -> State:
    """The table after some decisions, always the middle one of the options."""
    for _ in range(decisions):
        if not s.over:
            s.apply(s.options[len(s.options) // 2])
    return s


COUNTS: list[tuple[int, dict[str, str], int, int, int]] = [
    (2, {}, 0, 4, 1792),
    (3, {}, 0, 3, 128),
    (4, {"dark_alley": "off"}, 0, 3, 128),
    (2, {"first_game_kits": "on"}, 2, 4, 207),
    (2, {"first_game_kits": "on", "quick_game": "on"}, 2, 3, 208),
    (2, {"first_game_kits": "on"}, 20, 3, 222),
    (2, {"first_game_kits": "on"}, 60, 3, 222),
    (3, {"first_game_kits": "on", "dark_alley": "off"}, 30, 3, 180),
    (4, {"first_game_kits": "on"}, 90, 3, 83),
    (2, {"anytime_window": "any_moment", "first_game_kits": "on"}, 30, 3, 48),
]


@pytest.mark.parametrize(("seats", "options", "after", "depth", "count"), COUNTS)
def test_count(seats: int, options: dict[str, str], after: int, depth: int, count: int) -> None:
    s = arcanum.game("trickerion").new(seats=seats, options=options, seed=4)
    assert sequences(advanced(s, after), depth) == count
