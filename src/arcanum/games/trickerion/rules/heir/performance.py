"""The Heir performs. [H-16]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    BONUS_COINS,
    BONUS_FAME,
    BONUS_SHARDS,
    ELECTRA,
    FAME_FOR_SHARDS,
    HEIR,
    IS_STAGE,
    LEVEL,
    LINK_FAME,
    MAGICIAN,
    NOTHING,
    RED_LOTUS,
    SHARD_FAME,
    YORUBA,
    Perf,
    Trick,
)
from arcanum.games.trickerion.rules.base.markers import Marker, owner_of
from arcanum.games.trickerion.rules.base.performance import start_show
from arcanum.games.trickerion.rules.base.resources import gain_coins, gain_fame
from arcanum.games.trickerion.rules.base.table import FROM_SHOWS, Trickerion, is_in_theater
from arcanum.games.trickerion.rules.base.theater import holds_any, links, markers_on
from arcanum.games.trickerion.rules.heir.facts import BACKSTAGE_COINS, BACKSTAGE_FAME


def performs_first(s: Trickerion) -> bool:
    """Yoruba, on stage: before all others, whatever his day. [H-21]"""
    if not s.solo or not s.heir_has(YORUBA):
        return False
    at = s.troupes[HEIR].at[MAGICIAN]
    return at >= 0 and IS_STAGE[at]


def bonus_of(s: Trickerion, card: Perf) -> list[int]:
    """Card bonus and Fame for links: Fame, Shards, Coins.

    `bonus_shard` changes no order: who has more Shards has more with it. [H-16.2, H-20.3]
    """
    fame = BONUS_FAME[card] + links(s, card) * LINK_FAME
    shards = BONUS_SHARDS[card]
    if shards and s.active == FAME_FOR_SHARDS:
        fame += SHARD_FAME
    return [fame, shards, BONUS_COINS[card]]


def card_to_perform(s: Trickerion) -> Perf:
    """The greatest bonus among the cards with a Heir marker; then the leftmost.

    [H-16.2, H-24 RUL-8, TV-18]
    """
    best = NOTHING
    for card in s.row:
        if card < 0 or not holds_any(s, card, HEIR):
            continue
        if best < 0 or bonus_of(s, card) > bonus_of(s, best):
            best = card
    return best


def perform(s: Trickerion, day: int) -> None:
    """He performs that card, and always does. [H-16.1, H-16.2]"""
    card = card_to_perform(s)
    s.note("heir-performs", card, bonus_of(s, card)[0])
    start_show(s, HEIR, card, day)


def charge(s: Trickerion, trick: Trick) -> int:
    """Electra raises the Yields of his tricks by their level. [H-21]"""
    return LEVEL[trick] if s.heir_has(ELECTRA) else 0


def best_for_heir(found: list[list[int]]) -> list[int]:
    """Most Fame, then Shards, then Coins. [H-16.4, H-24 RUL-22]"""
    best = found[0]
    for each in found:
        if [each[0], each[2], each[1]] > [best[0], best[2], best[1]]:
            best = each
    return best


def tell_returned(s: Trickerion, card: Perf, before: list[Marker]) -> None:
    """His markers on a performed card return, unless they stay. [H-16.5]"""
    if len(of_heir(markers_on(s, card))) < len(of_heir(before)):
        s.note("heir-markers-return", card)


def of_heir(markers: list[Marker]) -> list[Marker]:
    """Those of the Heir."""
    return [m for m in markers if owner_of(m) == HEIR]


def pay_backstage(s: Trickerion, times: int) -> None:
    """Instead of specialist bonuses: for each character backstage. [H-16.3]"""
    me = s.troupes[HEIR]
    n = sum([1 for c in s.heirs[0].line if c != MAGICIAN and is_in_theater(me, c)])
    fame, coins = BACKSTAGE_FAME[s.difficulty], BACKSTAGE_COINS[s.difficulty]
    if n and (fame or coins):
        s.note("heir-backstage", n)
        gain_fame(s, HEIR, n * fame * times, FROM_SHOWS)
        gain_coins(s, HEIR, n * coins * times)


def pay_red_lotus(s: Trickerion, card: Perf) -> None:
    """The Red Lotus: 1 Fame for each human marker on the card. [H-21]"""
    n = sum([1 for m in markers_on(s, card) if owner_of(m) != HEIR])
    if n and s.heir_has(RED_LOTUS):
        s.note("uses-ability", HEIR, RED_LOTUS)
        gain_fame(s, HEIR, n)
