"""What a finished game is worth to each seat: three ways, each adding up to 0 among seats.

Alone at the table (a solo game, or one seat against an artificial opponent) there is nobody
to compare with: `score` is the score itself, `win` and `rank` are 1 or -1.
"""

from __future__ import annotations

from collections.abc import Sequence

from arcanum.kernel.errors import BadSetting
from arcanum.kernel.state import State

REWARDS = ("score", "win", "rank")
MOST = {"score": 2000.0, "win": 1.0, "rank": 1.0}  # nobody gains or loses more


def check_reward(name: str) -> str:
    """The name of a reward, if there is one."""
    if name not in REWARDS:
        raise BadSetting(f"there is no reward '{name}' (rewards: {', '.join(REWARDS)})")
    return name


def rewards(s: State, way: str) -> list[float]:
    """By seat, once the game is over; nothing before."""
    if not s.over:
        return [0.0] * s.seats
    scores, winners = s.scores()[: s.seats], [p for p in s.winners() if p < s.seats]
    if s.seats == 1:
        return [float(scores[0])] if way == "score" else [1.0 if winners else -1.0]
    if way == "score":
        return score_differences(scores)
    if way == "rank":
        return by_rank(scores, winners)
    return by_win(s.seats, winners)


def score_differences(scores: list[int]) -> list[float]:
    """The own score less the mean of the others."""
    others = len(scores) - 1
    total = sum(scores)
    return [score - (total - score) / others for score in scores]


def by_win(seats: int, winners: list[int]) -> list[float]:
    """1 for the only winner, -1 shared by the others; winners who tie share."""
    if not winners:  # the artificial opponent has won
        return [-1.0] * seats
    lost = -1.0 / (seats - 1)
    won = (seats - len(winners)) / (seats - 1) / len(winners)
    return [won if p in winners else lost for p in range(seats)]


def by_rank(scores: list[int], winners: list[int]) -> list[float]:
    """From 1 for the first place down to -1 for the last, evenly; ties get their mean."""
    places = places_of(scores, winners)
    step = 2 / (len(places) - 1)
    return [1 - step * (place - 1 + (places.count(place) - 1) / 2) for place in places]


def places_of(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Places from 1 on: winners first, then by score."""
    keys = [(p not in winners, -score) for p, score in enumerate(scores)]
    keys = [(False, 0) if p in winners else key for p, key in enumerate(keys)]
    return [1 + sum(other < key for other in keys) for key in keys]
