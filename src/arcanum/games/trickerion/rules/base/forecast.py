"""What a performance would pay as the table stands, from least to most. [T-8]

Open choices make the range: the day of a Performer who has none yet, the effect of a card under
the Magician, the Red Lotus, the order of modifiers. Markers still to come are not guessed, nor
cards that the viewer cannot see.
"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.bonuses import (
    bonus_times,
    card_bonus,
    specialist_bonus,
)
from arcanum.games.trickerion.rules.base.facts import (
    ARRANGED_FIASCO,
    BONUS_SHARD,
    CIRCLES,
    FAME_FOR_SHARDS,
    GRAND_PREMIERE,
    IS_STAGE,
    LINK_FAME,
    MAGICIAN,
    NOTHING,
    RED_LOTUS,
    SHARD_FAME,
    Card,
    Perf,
)
from arcanum.games.trickerion.rules.base.locations.theater import PutMarker
from arcanum.games.trickerion.rules.base.markers import (
    Marker,
    marker,
    owner_of,
    source_card,
    source_position,
)
from arcanum.games.trickerion.rules.base.modifiers import best_of
from arcanum.games.trickerion.rules.base.performance import Show, premieres, steals
from arcanum.games.trickerion.rules.base.placement import effect_card, free_days
from arcanum.games.trickerion.rules.base.table import UP, Trickerion, day_of
from arcanum.games.trickerion.rules.base.theater import (
    holds_any,
    is_link,
    markers_on,
    owners,
    position_of,
)
from arcanum.games.trickerion.rules.base.words import PREMIERE, STEAL
from arcanum.games.trickerion.rules.base.yields import Yield
from arcanum.kernel.frames import Player

Amounts = list[int]  # Fame, Coins, Shards
Range = tuple[Amounts, Amounts]  # the least and the most of each


def performers(s: Trickerion, viewer: Player, card: Perf) -> list[Player]:
    """Whose performance of a card would pay the viewer: with an own marker on it."""
    if not holds_any(s, card, viewer):
        return []
    return [p for p in range(s.n) if holds_any(s, card, p)]


def forecast(s: Trickerion, viewer: Player, performer: Player, card: Perf) -> Range:
    """What the viewer would gain from a performance of a card."""
    linked = link_fame(s, performer, card, NOTHING)
    return gains(s, viewer, performer, card, markers_on(s, card), linked)


def forecast_with(s: Trickerion, asked: PutMarker, card: Perf) -> Range:
    """The own performance of a card with the marker being put, but for its new links."""
    there = markers_on(s, card)
    but = NOTHING
    if asked.source >= 0 and source_card(asked.source) == card:
        but = source_position(asked.source)
        there.remove(position_of(s, card, but))
    there.append(marker(asked.owner, asked.trick, 0, asked.piled))
    linked = link_fame(s, asked.player, card, but)
    return gains(s, asked.player, asked.player, card, there, linked)


def gains(
    s: Trickerion,
    viewer: Player,
    performer: Player,
    card: Perf,
    there: list[Marker],
    linked: int,
) -> Range:
    """What markers on a card bring the viewer, and as Performer the bonuses. [T-8.4, T-8.6]"""
    least = [0, 0, 0]
    most = [0, 0, 0]
    mine = [m for m in there if owner_of(m) == viewer]
    if mine:
        shows = possible_shows(s, viewer, performer, card, there)
        days = possible_days(s, performer)
        ends = [yields(s, show, mine, day) for day in days for show in shows]
        least = [min([low[i] for low, _ in ends]) for i in range(3)]
        most = [max([high[i] for _, high in ends]) for i in range(3)]
    if viewer == performer:
        for bonus in bonuses(s, performer, card, linked):
            for i in range(3):
                least[i] += bonus[i]
                most[i] += bonus[i]
    return least, most


def possible_days(s: Trickerion, performer: Player) -> list[int]:
    """The day of the Performer, or those that are still free. [T-6.4.2]"""
    mine = day_of(s, performer)
    if mine >= 0:
        return [mine]
    return free_days(s) or [NOTHING]


def known_effect(s: Trickerion, viewer: Player, performer: Player) -> Card:
    """The card that works in the performance, if the viewer can see it. [T-13.1.6, T-20]"""
    me = s.troupes[performer]
    at = me.at[MAGICIAN]
    if at >= 0 and not IS_STAGE[at]:
        return NOTHING
    if me.face[MAGICIAN] > UP or (me.face[MAGICIAN] != UP and viewer != performer):
        return NOTHING
    return effect_card(me, MAGICIAN)


def possible_shows(
    s: Trickerion, viewer: Player, performer: Player, card: Perf, there: list[Marker]
) -> list[Show]:
    """The performance with each of the Performer's choices. [D-49, D-63, D-65]"""
    effect = known_effect(s, viewer, performer)
    stolen = [[NOTHING, NOTHING]]
    if s.has_ability(performer, RED_LOTUS):
        stolen += [[STEAL.noun(a), STEAL.second(a)] for a in steals(performer, there)]
    debuts = [[NOTHING, 0]]
    if effect == GRAND_PREMIERE:
        found = premieres(s, performer, there)
        debuts += [[PREMIERE.noun(a), PREMIERE.second(a)] for a in found]
    return [
        Show(performer, card, fiasco, own, victim, debut, resource)
        for fiasco in ([0, 1] if effect == ARRANGED_FIASCO else [0])
        for own, victim in stolen
        for debut, resource in debuts
    ]


def yields(s: Trickerion, show: Show, mine: list[Marker], day: int) -> Range:
    """The Yields of markers in one course of a performance."""
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


def fame_per_link(s: Trickerion, performer: Player) -> int:
    """What a link with an own marker brings. [T-8.6]"""
    fame = LINK_FAME
    for module in s.modules:
        fame += module.link_fame(s, performer)
    return fame * bonus_times(s)


def link_fame(s: Trickerion, performer: Player, card: Perf, but: int) -> int:
    """The Fame for links as they are, without those of one slot. [T-8.6]"""
    fame = 0
    for circle in CIRCLES[card]:
        a, d, b, _ = circle
        if but not in (a, b) and is_link(s, card, a, d):
            own = performer in owners(s, card, circle)
            fame += fame_per_link(s, performer) if own else LINK_FAME * bonus_times(s)
    return fame


def bonuses(s: Trickerion, performer: Player, card: Perf, linked: int) -> list[Amounts]:
    """The Performer bonuses of a player, event by event. [T-8.6]"""
    backstage = [specialist_bonus(s, performer, bonus_times(s))]
    for module in s.modules:
        backstage.append(module.backstage_bonus(s, performer, bonus_times(s)))
    paid = [with_prophecies(s, each) for each in [*backstage, card_bonus(card, bonus_times(s))]]
    return [[linked, 0, 0], *paid]


def with_prophecies(s: Trickerion, amounts: Amounts) -> Amounts:
    """One event, with what two prophecies add to Shards. [T-14.3]"""
    fame, coins, shards = amounts
    if shards and s.active == BONUS_SHARD:
        shards += 1
    if shards and s.active == FAME_FOR_SHARDS:
        fame += SHARD_FAME
    return [fame, coins, shards]
