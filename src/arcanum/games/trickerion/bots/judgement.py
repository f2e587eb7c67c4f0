"""Who is ahead in Trickerion at the start of a round, as many games have shown: for the search.

What `worth` adds up for greedy is believed here as far as games of the greedy bot bore it out:
early on half of the Fame, two thirds of a troupe, a third of tricks. The shares are made by
`arcanum train` (subject.py).
"""

from __future__ import annotations

from typing import Final

from arcanum.bots.guide import Part
from arcanum.games.trickerion.bots.learned import ERRORS, SHARES
from arcanum.games.trickerion.bots.value import bare_parts, cash, coins_worth, rounds_ahead
from arcanum.games.trickerion.bots.weights import LOGISTIC, WEIGHTS, Weights
from arcanum.games.trickerion.rules.base.facts import CREW, WAGE
from arcanum.games.trickerion.rules.base.scoring import score_of
from arcanum.games.trickerion.rules.base.table import SUPPLY, Trickerion
from arcanum.games.trickerion.rules.base.theater import own_links
from arcanum.kernel.frames import Player

COINS: Final = 0  # among the parts
STAGE: Final = 6
PARTS = ("coins", "fame", "shards", "troupe", "cards", "tricks", "stage")
# As hints tell them: the Coins for wages and the links on their own.
TOLD: Final[tuple[str, ...]] = (*PARTS, "wages", "links", "rivals")


def parts(s: Trickerion, player: Player, w: Weights = WEIGHTS) -> list[float]:
    """The parts of `worth`."""
    return [coins_worth(s, player, w), *bare_parts(s, player, w)]


def shares_of(s: Trickerion) -> list[float]:
    """Which part of each comes true; alone, all of it."""
    if s.solo or s.over:
        return [1.0] * len(PARTS)
    return SHARES[min(rounds_ahead(s), len(SHARES) - 1)]


def own_more(s: Trickerion, me: Player, taste: Weights) -> float:
    """What a character sees in its own side beyond the usual judgement."""
    shares = shares_of(s)
    own, usual = parts(s, me, taste), parts(s, me)
    return sum([shares[i] * (own[i] - usual[i]) for i in range(len(shares))], 0.0)


def told_parts(s: Trickerion, me: Player) -> list[Part]:
    """What speaks for a side, in Fame, with what lies there to be counted."""
    mine = s.troupes[me]
    shares = shares_of(s)
    found = [shares[i] * part for i, part in enumerate(parts(s, me))]
    tricks = [trick for trick in mine.tricks if trick >= 0]
    counts = [
        float(mine.coins),
        float(mine.fame),
        float(mine.shards),
        float(sum([1 for place in mine.at if place != SUPPLY], 0)),
        0.0,
        float(len(tricks)),
        0.0,
    ]
    out = [Part(name, found[i], counts[i]) for i, name in enumerate(PARTS)]
    wages = wages_part(s, me, shares[COINS])
    links = links_part(s, me, shares[STAGE])
    # They are told by themselves, and not once more within Coins and stage.
    out[COINS] = Part(PARTS[COINS], found[COINS] - wages.worth, counts[COINS])
    out[STAGE] = Part(PARTS[STAGE], found[STAGE] - links.worth)
    out += [wages, links]
    rivals = [sum(parts(s, p), 0.0) for p in range(s.seats) if p != me]
    if rivals:
        out.append(Part("rivals", -max(rivals)))
    return out


def wages_part(s: Trickerion, me: Player, share: float) -> Part:
    """The Coins that the wages of a round will take, as far as they are there."""
    mine = s.troupes[me]
    ahead = rounds_ahead(s)
    due = 0
    if ahead:
        due = sum([WAGE[c] for c in range(CREW) if mine.at[c] != SUPPLY], 0)
    kept = min(mine.coins, due)
    return Part("wages", share * cash(kept, ahead, WEIGHTS) if due else 0.0, float(kept))


def links_part(s: Trickerion, me: Player, share: float) -> Part:
    """The links on cards where own markers wait for a show."""
    if not rounds_ahead(s):
        return Part("links", 0.0)
    found = 0
    for card in s.row:
        if card >= 0:
            found += own_links(s, card, me)
    return Part("links", share * WEIGHTS.later[0] * found, float(found))


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
