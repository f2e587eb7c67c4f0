"""Day modifiers, and the order in which modifiers change a Yield. [T-8.4]"""

from __future__ import annotations

from typing import Final

from arcanum.games.trickerion.rules.base.facts import (
    BRIGHT_SATURDAY,
    DAY_COINS,
    DAY_FAME,
    FRIDAY,
    GLOOMY_FRIDAY,
    PERFORMER_SETS_MODIFIER,
    PLAIN_WEEKEND,
    SATURDAY,
    SUNDAY,
    THURSDAY,
)
from arcanum.games.trickerion.rules.base.table import Trickerion, day_of
from arcanum.kernel.frames import Player

# Modifiers, by the values of the kind `modifier`; a Yield carries a mask of them
DAY_MODIFIER: Final = 0
FIASCO: Final = 1
PREMIERE_FAME: Final = 2
PREMIERE_COINS: Final = 3
PREMIERE_SHARDS: Final = 4
SUPERCHARGE_1: Final = 5
SUPERCHARGE_2: Final = 6
SUPERCHARGE_3: Final = 7
STOLEN: Final = 8
CONVERSION: Final = 9
MODIFIERS: Final = 10


def day_fame(s: Trickerion, day: int) -> int:
    """The Fame modifier of a day; 0 for no day. [T-8.4.1, T-14.3]"""
    if day < 0 or (s.active == PLAIN_WEEKEND and day in (THURSDAY, SUNDAY)):
        return 0
    if s.active == GLOOMY_FRIDAY and day == FRIDAY:
        return DAY_FAME[THURSDAY]
    if s.active == BRIGHT_SATURDAY and day == SATURDAY:
        return DAY_FAME[SUNDAY]
    return DAY_FAME[day]


def day_coins(s: Trickerion, day: int) -> int:
    """The Coin modifier of a day; 0 for no day. [T-8.4.1, T-14.3]"""
    if day < 0 or (s.active == PLAIN_WEEKEND and day in (THURSDAY, SUNDAY)):
        return 0
    if s.active == GLOOMY_FRIDAY and day == FRIDAY:
        return DAY_COINS[THURSDAY]
    if s.active == BRIGHT_SATURDAY and day == SATURDAY:
        return DAY_COINS[SUNDAY]
    return DAY_COINS[day]


def modifier_day(s: Trickerion, player: Player, stage: int) -> int:
    """The day whose modifier a player has; `stage` is that of the Performer.

    [T-8.4.1, Q-11]
    """
    if player >= s.seats:
        return s.automa.modifier_day(s, stage)
    mine = day_of(s, player)
    return stage if mine < 0 or s.active == PERFORMER_SETS_MODIFIER else mine


def changed(
    amounts: list[int], modifier: int, day_f: int, day_c: int, fiasco: int
) -> list[int]:
    """Fame, Coins, Shards after one modifier; never below 0. [T-8.4.3, Q-10]"""
    fame, coins, shards = amounts
    if modifier == DAY_MODIFIER:
        fame, coins = fame + day_f, coins + day_c
    elif modifier == FIASCO:
        fame += fiasco
    elif modifier == PREMIERE_FAME:
        fame *= 2
    elif modifier == PREMIERE_COINS:
        coins *= 2
    elif modifier == PREMIERE_SHARDS:
        shards *= 2
    elif modifier == STOLEN:
        fame -= 1
    elif modifier == CONVERSION:
        fame, coins = fame + coins, 0
    else:
        more = modifier - SUPERCHARGE_1 + 1
        fame, coins = fame + more, coins + more
    return [max(0, fame), max(0, coins), shards]


def outcomes(
    amounts: list[int], left: int, day_f: int, day_c: int, fiasco: int, convert: bool
) -> list[list[int]]:
    """What the orders of the modifiers left can lead to."""
    if not left:
        if convert:
            return [[amounts[0] + amounts[1], 0, amounts[2]]]
        return [amounts]
    found: list[list[int]] = []
    for modifier in range(MODIFIERS):
        if left >> modifier & 1:
            after = changed(amounts, modifier, day_f, day_c, fiasco)
            for each in outcomes(after, left & ~(1 << modifier), day_f, day_c, fiasco, convert):
                if each not in found:
                    found.append(each)
    return found


def best_of(found: list[list[int]]) -> list[int]:
    """An outcome at least as good as all others in all three; empty if none is. [T-8.4.4]"""
    most = [max([each[i] for each in found]) for i in range(3)]
    return most if most in found else []
