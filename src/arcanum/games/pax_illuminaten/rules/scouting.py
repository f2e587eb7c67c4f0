"""SCOUT: a face-down card comes to hand, a card from hand takes its place. [P-8.1]"""

from __future__ import annotations

from arcanum.games.pax_illuminaten.rules.actions import (
    BY_ABILITY,
    MAIN_ACTION,
    actors,
    is_risen,
    lay_on_map,
    spend_action,
    why_not_acting,
)
from arcanum.games.pax_illuminaten.rules.facts import AREOPAGUS, BOOST_SCOUT, Place
from arcanum.games.pax_illuminaten.rules.favor import owe, payable, take_income
from arcanum.games.pax_illuminaten.rules.table import Pax, factions_at
from arcanum.games.pax_illuminaten.rules.words import ACT_WITH, PLACE_CARD
from arcanum.kernel.frames import Act, Ask, Refusal
from arcanum.kernel.state import NONE
from arcanum.kernel.words import Action


class ScoutActing(Ask[Pax], prompt="ask-acting", rule="P-8.1", broad=True):
    """Which card scouts. [P-8.1, D-03]"""

    place: Place

    def options(self, s: Pax) -> list[Action]:
        can = payable(s, self.player)
        out: list[Action] = []
        for q in actors(s, self.player, self.place):
            if factions_at(s, self.player, q) & can and (
                s.budget > 0 or (q != AREOPAGUS and is_risen(s, s.map[q]))
            ):
                out.append(ACT_WITH.of(q))
        return out

    def take(self, s: Pax, action: Action) -> None:
        q = ACT_WITH.noun(action)
        spend_action(s, MAIN_ACTION, q != AREOPAGUS and is_risen(s, s.map[q]))
        s.next(TakeUp(self.player, self.place, MAIN_ACTION))
        owe(s, self.player, 0, 1, factions_at(s, self.player, q))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        acting = actors(s, self.player, self.place)
        q = ACT_WITH.noun(action)
        able = q in acting and factions_at(s, self.player, q) & payable(s, self.player) != 0
        if able and s.budget <= 0:
            return ("no-main-action-left", {}, "P-16.4")
        return why_not_acting(acting, able, action)


class TakeUp(Act[Pax]):
    """The scouted card comes to hand, seen by the scout alone. [P-8.1]"""

    place: Place
    mode: int

    def run(self, s: Pax) -> None:
        card = s.map[self.place]
        s.map[self.place] = NONE
        s.sides[self.player].hand.append(card)
        s.show(card, self.player)
        s.note("scouts", self.player, self.place)
        s.note("takes-up", self.player, card, to=1 << self.player)
        s.next(PlaceScouted(self.player, self.place, self.mode))


class PlaceScouted(Ask[Pax], prompt="ask-place", rule="P-8.1", broad=True):
    """Which luminary from hand is placed face up. [P-8.1, D-03]"""

    place: Place
    mode: int

    def options(self, s: Pax) -> list[Action]:
        return [PLACE_CARD.of(card) for card in s.sides[self.player].hand]

    def take(self, s: Pax, action: Action) -> None:
        card = PLACE_CARD.noun(action)
        s.sides[self.player].hand.remove(card)
        lay_on_map(s, self.player, card, self.place)
        if self.mode == BY_ABILITY:
            s.close |= 1 << card
        if s.boosts[BOOST_SCOUT]:
            take_income(s, self.player, card, False, 0)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        if PLACE_CARD.said(action):
            return ("not-in-hand", {}, "P-8.1")
        return ("place-a-card", {}, "P-5.2")
