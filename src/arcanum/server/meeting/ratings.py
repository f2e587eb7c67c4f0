"""Ratings: OpenSkill's Plackett-Luce model, for people and bots in one pool a title.

People see figures like those of chess: 1500 to begin with, and about three games of four won
against somebody 200 below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erf, sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from arcanum.server.rateable import BOT

MODEL: Final = PlackettLuce()
MIDDLE, POINTS = 1500, 40.0  # the figure of the first mean, and of one unit of skill
SURE: Final = 5.0  # who is known at least so well has a place on the ladder
# Where the bots begin, by matches between them; games against people move them on.
ANCHORS: Final = {"random": 5.0, "greedy": 17.5, "easy": 20.0, "normal": 25.0, "hard": 29.5}
ANCHOR_SIGMA: Final = 2.0


class Rating(NamedTuple):
    """What is known of somebody's skill: the mean, and how uncertain it is."""

    mu: float
    sigma: float

    @property
    def floor(self) -> float:
        """What the ladder is ordered by: the rating less its uncertainty."""
        return self.mu - self.sigma

    @property
    def ranked(self) -> bool:
        """Whether it is sure enough for a place."""
        return self.sigma <= SURE


def first_rating(who: str) -> Rating:
    """The rating of somebody who has not played: a bot is known a little."""
    if who.startswith(BOT):
        anchor = ANCHORS.get(who.removeprefix(BOT), MODEL.mu)
        return Rating(anchor, ANCHOR_SIGMA)
    return Rating(MODEL.mu, MODEL.sigma)


def rated(
    sitting: Sequence[str], places: Sequence[int], before: Mapping[str, Rating]
) -> dict[str, Rating]:
    """The ratings of all who sat at a table, after its result.

    A bot that has several seats plays for itself each time: it gets the mean of what its seats
    would get.
    """
    teams = [[MODEL.rating(mu=before[who].mu, sigma=before[who].sigma)] for who in sitting]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    out = {}
    for who in dict.fromkeys(sitting):
        own = [team[0] for team, other in zip(after, sitting, strict=True) if other == who]
        mu = sum(each.mu for each in own) / len(own)
        out[who] = Rating(mu, sum(each.sigma for each in own) / len(own))
    return out


def chance(mine: Rating, other: Rating) -> float:
    """The chance to win a game of two."""
    spread = sqrt(2 * MODEL.beta**2 + mine.sigma**2 + other.sigma**2)
    return 0.5 * (1 + erf((mine.mu - other.mu) / spread / sqrt(2)))


def figure(mu: float) -> int:
    """A mean as people see it."""
    return round(MIDDLE + POINTS * (mu - MODEL.mu))


def spread(sigma: float) -> int:
    """An uncertainty as people see it."""
    return round(POINTS * sigma)
