"""Which finished open tables are worth a look: close ones, of strong players, with onlookers.

A table's worth is the time when it ended, and some days more for what speaks for it. So what is
new comes first, and what was good stays up longer; one index holds the order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arcanum.server.meeting.ratings import MIDDLE

DAY: Final = 86400.0
CLOSE: Final = 0.15  # of the best score: whoever is second by more was not close
STRONG: Final = 300  # points above the middle are as strong as it gets here
CROWD: Final = 10  # onlookers at once are a crowd


def worth(
    at: float, scores: Sequence[int], figures: Sequence[int], onlookers: int, whole: bool
) -> float:
    """What the list of finished tables is ordered by.

    `figures`: the ratings of the people there. `whole`: all of them played it to its end.
    """
    good = closeness(scores) + strength(figures) + min(onlookers, CROWD) / CROWD
    return at + DAY * (good if whole else -2.0)


def closeness(scores: Sequence[int]) -> float:
    """1 for a tie, 0 for a clear win or a player alone."""
    if len(scores) < 2:
        return 0.0
    best, second, *_ = sorted(scores, reverse=True)
    return max(0.0, 1.0 - (best - second) / (CLOSE * max(1, abs(best))))


def strength(figures: Sequence[int]) -> float:
    """How strong the people are on average, from 0 to 1."""
    if not figures:
        return 0.0
    above = sum(figures) / len(figures) - MIDDLE
    return max(0.0, min(1.0, above / STRONG))
