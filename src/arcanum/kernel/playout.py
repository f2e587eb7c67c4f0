"""Random play to the end, kept here so that the loop is on the compiled side."""

from arcanum.kernel.chance import COMPILED, FIRST, RANGE, SECOND, seeded
from arcanum.kernel.state import NONE, State


def play_out(s: State, chooser: int) -> tuple[int, int]:
    """Play random options until the game is over: how many decisions, and their branching."""
    first = chooser >> 31
    second = chooser & 0x7FFFFFFF
    decisions = 0
    branching = 0
    while s.player != NONE:
        options = s.options
        n = len(options)
        if COMPILED:  # as in `advanced`, since larger products are slow there
            first = 40014 * (first % 53668) - 12211 * (first // 53668)
            if first < 0:
                first += FIRST
            second = 40692 * (second % 52774) - 3791 * (second // 52774)
            if second < 0:
                second += SECOND
        else:  # the same numbers in fewer steps
            first = 40014 * first % FIRST
            second = 40692 * second % SECOND
        decisions += 1
        branching += n
        s.take(options[(first - second) % RANGE % n])
    return decisions, branching


def chooser(seed: int) -> int:
    """A generator for `play_out`, apart from the one in the state."""
    return seeded(f"chooser {seed}")
