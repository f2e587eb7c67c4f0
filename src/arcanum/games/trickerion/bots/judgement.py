"""Who is ahead in Trickerion at the start of a round, as many games have shown: for the search.

What `worth` adds up for greedy is believed here as far as games of the greedy bot bore it out:
early on half of the Fame, two thirds of a troupe, a third of tricks. The shares are made by
`arcanum train` (subject.py).
"""

from __future__ import annotations

from arcanum.games.trickerion.bots.learned import ERRORS, SHARES
from arcanum.games.trickerion.bots.value import bare_parts, coins_worth, rounds_ahead
from arcanum.games.trickerion.bots.weights import LOGISTIC, WEIGHTS
from arcanum.games.trickerion.rules.base.scoring import score_of
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.kernel.frames import Player

PARTS = ("coins", "fame", "shards", "troupe", "cards", "tricks", "stage")


def parts(s: Trickerion, player: Player) -> list[float]:
    """The parts of `worth`."""
    return [coins_worth(s, player, WEIGHTS), *bare_parts(s, player, WEIGHTS)]


def believed(s: Trickerion, player: Player) -> float:
    """The parts, as far as they are believed."""
    shares = SHARES[min(rounds_ahead(s), len(SHARES) - 1)]
    found = parts(s, player)
    return sum([shares[i] * found[i] for i in range(len(found))], 0.0)


def learned_lead(s: Trickerion, me: Player) -> float:
    """By how much Fame `me` will be ahead of the best rival."""
    if s.over:
        scores = [float(score_of(s, p)) for p in range(s.seats)]
    else:
        scores = [believed(s, p) for p in range(s.seats)]
    mine = scores.pop(me)
    return mine - max(scores)


def learned_spread(s: Trickerion) -> float:
    """How far that may be off, as the scale of a logistic curve."""
    return LOGISTIC * ERRORS[min(rounds_ahead(s), len(ERRORS) - 1)]
