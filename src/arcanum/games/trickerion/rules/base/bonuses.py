"""What the Performer gains besides Yields. [T-8.6]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    ASSISTANT,
    ASSISTANT_FAME,
    BONUS_COINS,
    BONUS_FAME,
    BONUS_SHARDS,
    DOUBLE_PERFORMER_BONUSES,
    ENGINEER,
    ENGINEER_SHARDS,
    LINK_FAME,
    MANAGER,
    MANAGER_COINS,
    Perf,
)
from arcanum.games.trickerion.rules.base.resources import gain_coins, gain_fame, gain_shards
from arcanum.games.trickerion.rules.base.table import FROM_SHOWS, Trickerion, is_in_theater
from arcanum.games.trickerion.rules.base.theater import links
from arcanum.kernel.frames import Act, Player


class PerformerBonus(Act[Trickerion]):
    """Links, Specialists backstage, the bonus of the card. [T-8.6]"""

    card: Perf

    def run(self, s: Trickerion) -> None:
        p, card, times = self.player, self.card, bonus_times(s)
        s.note("performer-bonus", p, links(s, card))
        gain_fame(s, p, links(s, card) * LINK_FAME * times, FROM_SHOWS)
        for module in s.modules:
            module.links_paid(s, p, card, times)
        if p < s.seats:
            pay_bonus(s, p, specialist_bonus(s, p, times))
            for module in s.modules:
                pay_bonus(s, p, module.backstage_bonus(s, p, times))
        else:
            s.automa.backstage_paid(s, card, times)
        pay_bonus(s, p, card_bonus(card, times))


def bonus_times(s: Trickerion) -> int:
    """How often Performer bonuses are paid. [T-14.3]"""
    return 2 if s.active == DOUBLE_PERFORMER_BONUSES else 1


def specialist_bonus(s: Trickerion, player: Player, times: int) -> list[int]:
    """Each own Specialist backstage brings something else. [T-8.6]"""
    me = s.troupes[player]
    return [
        ASSISTANT_FAME * times if is_in_theater(me, ASSISTANT) else 0,
        MANAGER_COINS * times if is_in_theater(me, MANAGER) else 0,
        ENGINEER_SHARDS * times if is_in_theater(me, ENGINEER) else 0,
    ]


def card_bonus(card: Perf, times: int) -> list[int]:
    """What is printed at the bottom of the card. [T-8.6]"""
    return [BONUS_FAME[card] * times, BONUS_COINS[card] * times, BONUS_SHARDS[card] * times]


def pay_bonus(s: Trickerion, player: Player, amounts: list[int]) -> None:
    """One of the Performer bonuses: a single event. [T-8.6]"""
    gain_fame(s, player, amounts[0], FROM_SHOWS)
    gain_coins(s, player, amounts[1])
    gain_shards(s, player, amounts[2])
