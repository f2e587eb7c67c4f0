"""The end of a round and of the game for the Heir. [H-18, H-19]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import ANJALI, ANJALI_COINS
from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE,
    ASSISTANT,
    ENGINEER,
    HEIR,
    IS_APPRENTICE,
    LEVEL,
    MANAGER,
    PERMANENT,
    Perf,
)
from arcanum.games.trickerion.rules.base.markers import owner_of, trick_of
from arcanum.games.trickerion.rules.base.resources import (
    gain_coins,
    gain_fame,
    gain_shards,
    pay_coins,
)
from arcanum.games.trickerion.rules.base.scoring import Score
from arcanum.games.trickerion.rules.base.table import (
    AT_HOME,
    AT_INN,
    FROM_COINS,
    FROM_YIELDS,
    SUPPLY,
    Trickerion,
)
from arcanum.games.trickerion.rules.base.theater import markers_on
from arcanum.games.trickerion.rules.heir.facts import (
    CHANGED_COINS,
    CHANGED_FAME,
    CHARACTER_FAME,
    LEFTOVER_COINS,
    LEFTOVER_FAME,
    LEVEL3_FAME,
    SHARD_CAP,
    SHARD_FAME_EACH,
    SPECIAL_CAP,
    SPECIAL_FAME,
    UNPAID_CHARACTERS,
)
from arcanum.games.trickerion.rules.heir.tricks import yield_of


def change_coins(s: Trickerion) -> None:
    """No wages: every 10 Coins of the safe become Fame. [H-18.2, TV-5]"""
    tens = s.troupes[HEIR].coins // CHANGED_COINS[s.difficulty]
    if tens:
        s.note("heir-changes-coins", tens * CHANGED_COINS[s.difficulty])
        pay_coins(s, HEIR, tens * CHANGED_COINS[s.difficulty])
        gain_fame(s, HEIR, tens * CHANGED_FAME[s.difficulty], FROM_COINS)


def pay_secrets(s: Trickerion) -> None:
    """Anjali, before the wages: 2 Coins for each secret. [H-18.1, H-21]"""
    if s.academy and s.heir_has(ANJALI) and s.academies[0].own[HEIR]:
        n = len(s.academies[0].own[HEIR])
        s.note("heir-paid-for-secrets", n)
        gain_coins(s, HEIR, n * ANJALI_COINS)


def welcome_hired(s: Trickerion) -> None:
    """From the inn: specialists right of the older ones, apprentices at the end. [H-18.3]"""
    me, heir = s.troupes[HEIR], s.heirs[0]
    for c in (ENGINEER, MANAGER, ASSISTANT):
        if me.at[c] == AT_INN:
            at = 0
            while at < len(heir.line) and not IS_APPRENTICE[heir.line[at]]:
                at += 1
            heir.line.insert(at, c)
            me.at[c] = AT_HOME
            s.note("heir-hired-join", c)
    for c in range(APPRENTICE, APPRENTICE + 4):
        if me.at[c] == AT_INN:
            heir.line.append(c)
            me.at[c] = AT_HOME
            s.note("heir-hired-join", c)


def pay_discarded(s: Trickerion, card: Perf) -> None:
    """A card leaves with Heir markers: their yields, less 1 Fame and 1 Coin each.

    [H-18.5, H-24 RUL-21, TV-19]
    """
    for m in markers_on(s, card):
        if owner_of(m) == HEIR:
            fame, shards, coins = yield_of(s, trick_of(m))
            s.note("heir-leftover", trick_of(m))
            gain_fame(s, HEIR, max(0, fame + LEFTOVER_FAME), FROM_YIELDS)
            gain_shards(s, HEIR, shards)
            gain_coins(s, HEIR, max(0, coins + LEFTOVER_COINS))


def forget_used(s: Trickerion) -> None:
    """Special cards that were used are no longer his. [H-18.6]"""
    heir, hand = s.heirs[0], s.troupes[HEIR].hand
    heir.held = [card for card in heir.held if card in hand]
    heir.set_up = 0


# -- final scoring [H-19.1]


def leftovers(s: Trickerion) -> list[int]:
    """Fame and Shards of the markers still on cards; no prophecy applies. [H-19.1]"""
    fame = shards = 0
    for card in s.row:
        for m in markers_on(s, card) if card >= 0 else []:
            if owner_of(m) == HEIR:
                found = yield_of(s, trick_of(m))
                fame += max(0, found[0] + LEFTOVER_FAME)
                shards += found[1]
    return [fame, shards]


def shard_score(s: Trickerion) -> int:
    """1 for each Shard, those of leftover markers included. [H-19.1]"""
    return min(SHARD_CAP, (s.troupes[HEIR].shards + leftovers(s)[1]) * SHARD_FAME_EACH)


def special_score(s: Trickerion) -> int:
    """2 for each special card of his deck. [H-19.1]"""
    n = sum([1 for card in s.troupes[HEIR].hand if card < PERMANENT])
    return min(SPECIAL_CAP, n * SPECIAL_FAME)


def character_score(s: Trickerion) -> int:
    """For each character from the seventh on. [H-19.1]"""
    n = sum([1 for at in s.troupes[HEIR].at if at != SUPPLY])
    return max(0, n - UNPAID_CHARACTERS) * CHARACTER_FAME[s.difficulty]


def level3_score(s: Trickerion, slot: int) -> int:
    """A flat sum for a level 3 trick, by difficulty. [H-19.1, H-24 RUL-17]"""
    trick = s.troupes[HEIR].tricks[slot]
    return LEVEL3_FAME[s.difficulty] if trick >= 0 and LEVEL[trick] == 3 else 0


def heir_scored(s: Trickerion) -> Score:
    """The score of the Heir if the game ended now; Coins bring nothing. [H-19.1, TV-20]"""
    out = Score()
    out.fame = s.troupes[HEIR].fame
    out.leftovers = leftovers(s)[0]
    out.shards = shard_score(s)
    out.cards = special_score(s)
    out.tricks = [level3_score(s, slot) for slot in range(4)]
    out.characters = character_score(s)
    return out


def tell_heir_score(s: Trickerion) -> None:
    """Each line of the Heir's final score. [H-19.1]"""
    score = heir_scored(s)
    s.note("heir-scores-leftovers", score.leftovers)
    s.note("heir-scores-shards", score.shards)
    s.note("heir-scores-cards", score.cards)
    s.note("heir-scores-tricks", sum(score.tricks))
    s.note("heir-scores-characters", score.characters)
