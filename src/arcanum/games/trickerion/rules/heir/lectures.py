"""The Heir in the classroom phase. [H-17]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import (
    BERNARD,
    BERNARD_COINS,
    DOUBLE_CLASSROOM,
)
from arcanum.games.trickerion.rules.academy.rooms import taught_slots, trick_in
from arcanum.games.trickerion.rules.base.facts import HEIR, NOTHING, RoomSlot, Trick
from arcanum.games.trickerion.rules.base.resources import gain_coins, gain_fame, gain_shards
from arcanum.games.trickerion.rules.base.table import FROM_YIELDS, Trickerion
from arcanum.games.trickerion.rules.heir.tricks import yield_of


def heir_lectures(s: Trickerion) -> None:
    """Full yields, slots ignored; his markers stay where they are. [H-17.1, H-17.2]"""
    slots = taught_slots(s, HEIR)
    best = best_lecture(s, slots) if s.active == DOUBLE_CLASSROOM else NOTHING
    for slot in slots:
        trick = trick_in(s, slot)
        s.note("heir-lectures-double" if slot == best else "heir-lectures", trick)
        pay_lecture(s, trick, 2 if slot == best else 1)
    if s.heir_has(BERNARD):
        n = len(taught_slots(s, 0)) + len(slots)
        if n:
            s.note("heir-paid-for-lectures", n)
            gain_coins(s, HEIR, n * BERNARD_COINS)  # [H-21]


def best_lecture(s: Trickerion, slots: list[RoomSlot]) -> RoomSlot:
    """The classroom trick with the highest yield: Fame, Shards, Coins. [H-20.2, H-24 RUL-8]"""
    best = NOTHING
    for slot in slots:
        if best < 0 or yield_of(s, trick_in(s, slot)) > yield_of(s, trick_in(s, best)):
            best = slot
    return best


def pay_lecture(s: Trickerion, trick: Trick, times: int) -> None:
    """The full yield of a trick, as one event. [H-17.1, H-20.2]"""
    fame, shards, coins = yield_of(s, trick)
    gain_fame(s, HEIR, fame * times, FROM_YIELDS)
    gain_coins(s, HEIR, coins * times)
    gain_shards(s, HEIR, shards * times)
