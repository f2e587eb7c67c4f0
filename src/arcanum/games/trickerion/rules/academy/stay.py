"""Markers that stay on a performed card: the effect `stay_on_card`. [A-5.7]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import STAY_ON_CARD
from arcanum.games.trickerion.rules.academy.rooms import has_effect
from arcanum.games.trickerion.rules.base.facts import HEIR, NOTHING, Perf, Trick
from arcanum.games.trickerion.rules.base.markers import (
    marker,
    owner_of,
    pieces,
    place_of,
    trick_of,
    turned_of,
)
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.games.trickerion.rules.base.theater import lift, position_of, positions, to_supply
from arcanum.games.trickerion.rules.base.words import DECLINE, STAY
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action


def clear_but_some(s: Trickerion, card: Perf) -> None:
    """As usual, but for tricks with `stay_on_card`.

    Of the Heir's two markers one returns; the human's stay until asked. [T-8.3, A-5.7, H-16.5]
    """
    human: list[Trick] = []
    heir: list[Trick] = []
    for where in positions(s, card):
        m = position_of(s, card, where)
        if m < 0:
            continue
        trick = trick_of(m)
        if not has_effect(s, owner_of(m), trick, STAY_ON_CARD):
            to_supply(s, lift(s, card, where))
        elif owner_of(m) != HEIR:
            if trick not in human:
                human.append(trick)
        elif trick in heir:
            to_supply(s, lift(s, card, where))
        else:
            heir.append(trick)
            s.note("marker-stays", HEIR, trick, card)
    for trick in human:
        s.next(StayOnCard(0, card, trick))


class StayOnCard(Ask[Trickerion], prompt="ask-stay", rule="A-5.7"):
    """A practice effect: which marker stays on the performed card, if any. [A-5.7, DA-7]"""

    performance: Perf
    trick: Trick

    def options(self, s: Trickerion) -> list[Action]:
        out = [DECLINE.of()]
        for where in positions(s, self.performance):
            m = position_of(s, self.performance, where)
            if owner_of(m) == self.player and trick_of(m) == self.trick:
                out.append(STAY.of(where))
        return out

    def take(self, s: Trickerion, action: Action) -> None:
        kept = STAY.noun(action) if STAY.said(action) else NOTHING
        keep_only(s, self.performance, self.player, self.trick, kept)
        if kept >= 0:
            s.note("marker-stays", self.player, self.trick, self.performance)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("no-such-marker", {}, "A-5.7")


def keep_only(s: Trickerion, card: Perf, owner: Player, trick: Trick, kept: int) -> None:
    """Of a trick's markers on a card one stays, in a position, or none. [A-5.7]"""
    for where in positions(s, card):
        m = position_of(s, card, where)
        if m < 0 or owner_of(m) != owner or trick_of(m) != trick:
            continue
        if where != kept:
            to_supply(s, lift(s, card, where))
            continue
        kept = NOTHING
        if pieces(m) == 2:  # a pile is two markers: one returns
            single = marker(owner, trick, turned_of(m), 0)
            to_supply(s, single)
            s.put_marker(place_of(card, where), single)
