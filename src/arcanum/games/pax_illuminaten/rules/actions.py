"""What several main actions share: acting cards, the budget, cards coming to the map. [P-8]"""

from __future__ import annotations

from typing import Final

from arcanum.games.pax_illuminaten.rules.facts import (
    AFFILIATION,
    AREOPAGUS,
    IS_BIG,
    RISE,
    RISE_OF,
    CardId,
    Place,
)
from arcanum.games.pax_illuminaten.rules.table import BIG_PLAYED, Pax, map_changed, touch_of
from arcanum.games.pax_illuminaten.rules.words import ACT_WITH
from arcanum.kernel.bits import bits_of
from arcanum.kernel.frames import Player, Refusal
from arcanum.kernel.words import Action

# Where an action comes from.
MAIN_ACTION: Final = 0  # the budget
BY_ABILITY: Final = 1  # an extra action of the chain
BY_CARD: Final = 2  # the once-per-turn half of a faction card
BY_MARKER: Final = 3  # a reward marker


def spend_action(s: Pax, mode: int, matches_rise: bool) -> None:
    """A main action counts against the budget, unless the Rise frees it. [P-7.1, P-16.4]"""
    if mode == MAIN_ACTION and not matches_rise:
        s.budget -= 1


def is_risen(s: Pax, card: CardId) -> bool:
    """Whether a card frees its action under the Rise of the Rosicrucians. [P-16.4]"""
    return AFFILIATION[card] == RISE_OF and s.in_force(RISE)


def play_card(s: Pax, card: CardId) -> None:
    """A luminary is played for all to see. [P-13.4]"""
    s.reveal(card)
    if IS_BIG[card]:
        s.flags |= BIG_PLAYED


def actors(s: Pax, player: Player, place: Place) -> list[Place]:
    """The cards that may act on a place, the areopagus last. [P-4.2, P-3.2]"""
    out = bits_of(s.mine[player] & s.near[place])
    return [*out, AREOPAGUS] if touch_of(s, player) >> place & 1 else out


def lay_on_map(s: Pax, player: Player, card: CardId, place: Place) -> None:
    """A luminary comes face up to an empty place of the map."""
    s.map[place] = card
    s.up |= 1 << place
    map_changed(s)
    play_card(s, card)
    s.note("places-card", player, card, place)


def why_not_acting(acting: list[Place], able: bool, action: Action) -> Refusal:
    """Why a card cannot act: it is none of those that may, or cannot pay."""
    if not ACT_WITH.said(action):
        return ("choose-acting-card", {}, "P-5.2")
    if ACT_WITH.noun(action) not in acting:
        return ("cannot-act-there", {}, "P-4.2")
    if able:  # it would be the same with the card that is offered
        return ("not-now", {}, "P-4.2")
    return ("cannot-pay", {}, "P-4.2")
