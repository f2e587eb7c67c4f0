"""The Heir performs. [H-16]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    BONUS_COINS,
    BONUS_FAME,
    BONUS_SHARDS,
    FAME_FOR_SHARDS,
    HEIR,
    IS_STAGE,
    LINK_FAME,
    MAGICIAN,
    NOTHING,
    RED_LOTUS,
    SHARD_FAME,
    YORUBA,
    Perf,
)
from arcanum.games.trickerion.rules.base.resources import gain_coins, gain_fame
from arcanum.games.trickerion.rules.base.table import FROM_SHOWS, Trickerion, is_in_theater
from arcanum.games.trickerion.rules.base.theater import holds_any, links, markers_on, owner_of
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
