"""Ratings from results: OpenSkill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from arcanum.lab.extras import not_installed

try:
    from openskill.models import PlackettLuce
except ImportError as missing:
    raise not_installed(missing, "arena") from None


class Rating(NamedTuple):
    """What is known of a bot's strength."""

    mu: float
    sigma: float


class Placed(Protocol):
    """Who sat where, and came in where."""

    @property
    def sitting(self) -> tuple[str, ...]: ...

    @property
    def places(self) -> tuple[int, ...]: ...


def rated(bots: Sequence[str], results: Sequence[Placed]) -> dict[str, Rating]:
    """The rating of every bot after these results."""
    return rated_over_time(bots, results)[-1]


def rated_over_time(bots: Sequence[str], results: Sequence[Placed]) -> list[dict[str, Rating]]:
    """The ratings before the first result and after each.

    A bot that sits at a table more than once plays for itself each time: it gets the mean of
    what its seats would get.
    """
    model = PlackettLuce()
    standing = {name: model.rating(name=name) for name in bots}
    out = [{name: Rating(r.mu, r.sigma) for name, r in standing.items()}]
    for result in results:
        teams = [
            [model.rating(mu=standing[name].mu, sigma=standing[name].sigma)]
            for name in result.sitting
        ]
        after = model.rate(teams, ranks=[float(place) for place in result.places])
        for name in set(result.sitting):
            own = [
                team[0] for team, who in zip(after, result.sitting, strict=True) if who == name
            ]
            standing[name].mu = sum(r.mu for r in own) / len(own)
            standing[name].sigma = sum(r.sigma for r in own) / len(own)
        out.append({name: Rating(r.mu, r.sigma) for name, r in standing.items()})
    return out
