"""What a performance would pay as the table stands, from least to most. [T-8]

Open choices make the range: the day of a Performer who has none yet, the effect of a card under
the Magician, the Red Lotus, the order of modifiers. Markers still to come are not guessed, nor
cards that the viewer cannot see.
"""

from __future__ import annotations

from arcanum.games.trickerion.facts import (
    ARRANGED_FIASCO,
    BONUS_SHARD,
    DAYS,
    DOUBLE_PERFORMER_BONUSES,
    FAME_FOR_SHARDS,
    GRAND_PREMIERE,
    IS_STAGE,
    LINK_FAME,
    MAGICIAN,
    MASTER_OF_CHAINS,
    NOTHING,
    RED_LOTUS,
    SHARD_FAME,
    Card,
    Perf,
)
from arcanum.games.trickerion.heir.dice import is_day_blocked
from arcanum.games.trickerion.locations.theater import PutMarker
from arcanum.games.trickerion.modifiers import best_of
from arcanum.games.trickerion.performance import (
    Debut,
    Show,
    TrickSteal,
    Yield,
    card_bonus,
    own_links,
    protege_bonus,
    specialist_bonus,
)
from arcanum.games.trickerion.placement import effect_card, is_day_taken
from arcanum.games.trickerion.table import UP, Trickerion, day_of
from arcanum.games.trickerion.theater import Marker, holds_any, links, markers_on, owner_of
from arcanum.games.trickerion.words import PREMIERE, STEAL
from arcanum.kernel.frames import Player

Amounts = list[int]  # Fame, Coins, Shards


def forecast(
    s: Trickerion, viewer: Player, performer: Player, card: Perf
) -> tuple[Amounts, Amounts]:
    """The least and the most of each that the viewer would gain from a performance."""
    mine = [m for m in markers_on(s, card) if owner_of(m) == viewer]
    least = [0, 0, 0]
    most = [0, 0, 0]
    if mine:
        days = possible_days(s, performer)
        shows = possible_shows(s, viewer, performer, card)
        ends = [yielded(s, show, mine, day) for day in days for show in shows]
        least = [min([low[i] for low, _ in ends]) for i in range(3)]
        most = [max([high[i] for _, high in ends]) for i in range(3)]
    if viewer == performer:
        for bonus in bonuses(s, viewer, card):
            for i in range(3):
                least[i] += bonus[i]
                most[i] += bonus[i]
    return least, most


def performers(s: Trickerion, viewer: Player, card: Perf) -> list[Player]:
    """Whose performance of a card concerns the viewer: of one with an own marker, anybody's
    who has one too; of any card, the own, while the viewer puts a marker somewhere.
    """
    if holds_any(s, card, viewer):
        return [p for p in range(s.n) if holds_any(s, card, p)]
    asked = s.asked()
    return [viewer] if isinstance(asked, PutMarker) and asked.player == viewer else []


def possible_days(s: Trickerion, performer: Player) -> list[int]:
    """The day of the Performer, or those that are still free. [T-6.4.2, H-4.1]"""
    mine = day_of(s, performer)
    if mine >= 0:
        return [mine]
    free = [d for d in range(len(DAYS)) if not is_day_taken(s, d) and not is_day_blocked(s, d)]
    return free or [NOTHING]


def known_effect(s: Trickerion, viewer: Player, performer: Player) -> Card:
    """The card that works in the performance, if the viewer can see it. [T-13.1.6, T-20]"""
    me = s.troupes[performer]
    at = me.at[MAGICIAN]
    if at >= 0 and not IS_STAGE[at]:
        return NOTHING
    if me.face[MAGICIAN] > UP or (me.face[MAGICIAN] != UP and viewer != performer):
        return NOTHING
    return effect_card(me, MAGICIAN)


def possible_shows(s: Trickerion, viewer: Player, performer: Player, card: Perf) -> list[Show]:
    """The performance with each of the Performer's choices. [D-49, D-63, D-65]"""
    effect = known_effect(s, viewer, performer)
    steals = [[NOTHING, NOTHING]]
    if s.has_ability(performer, RED_LOTUS):
        for action in TrickSteal(performer, card).options(s):
            if STEAL.said(action):
                steals.append([STEAL.noun(action), STEAL.second(action)])
    debuts = [[NOTHING, 0]]
    if effect == GRAND_PREMIERE:
        for action in Debut(performer, card).options(s):
            if PREMIERE.said(action):
                debuts.append([PREMIERE.noun(action), PREMIERE.second(action)])
    return [
        Show(performer, card, 3, fiasco, own, victim, debut, resource)
        for fiasco in ([0, 1] if effect == ARRANGED_FIASCO else [0])
        for own, victim in steals
        for debut, resource in debuts
    ]


def yielded(s: Trickerion, show: Show, mine: list[Marker], day: int) -> tuple[Amounts, Amounts]:
    """The Yields of markers in one course of a performance, least and most."""
    low = [0, 0, 0]
    high = [0, 0, 0]
    for each in show.yields(s, mine, day):
        ends = [with_prophecies(s, end) for end in possible_ends(s, each)]
        for i in range(3):
            low[i] += min([end[i] for end in ends])
            high[i] += max([end[i] for end in ends])
    return low, high


def possible_ends(s: Trickerion, each: Yield) -> list[Amounts]:
    """What a Yield can come to: the best order, or each if the player chooses. [T-8.4.4]"""
    found = each.outcomes(s)
    best = best_of(found)
    return [best] if best else found


def bonuses(s: Trickerion, performer: Player, card: Perf) -> list[Amounts]:
    """The Performer bonuses of a player, event by event. [T-8.6]"""
    times = 2 if s.active == DOUBLE_PERFORMER_BONUSES else 1
    linked = links(s, card)
    if s.academy and s.has_ability(performer, MASTER_OF_CHAINS):
        linked += own_links(s, card, performer)
    return [
        [linked * LINK_FAME * times, 0, 0],
        with_prophecies(s, specialist_bonus(s, performer, times)),
        with_prophecies(s, protege_bonus(s, performer, times)),
        with_prophecies(s, card_bonus(card, times)),
    ]


def with_prophecies(s: Trickerion, amounts: Amounts) -> Amounts:
    """One event, with what two prophecies add to Shards. [T-14.3]"""
    fame, coins, shards = amounts
    if shards and s.active == BONUS_SHARD:
        shards += 1
    if shards and s.active == FAME_FOR_SHARDS:
        fame += SHARD_FAME
    return [fame, coins, shards]
