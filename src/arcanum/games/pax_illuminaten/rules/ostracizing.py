"""OSTRACIZE: a card goes, one from hand takes its place and its tokens. [P-8.4]"""

from __future__ import annotations

from arcanum.games.pax_illuminaten.rules.actions import (
    BY_ABILITY,
    BY_CARD,
    MAIN_ACTION,
    actors,
    is_risen,
    lay_on_map,
    spend_action,
    why_not_acting,
)
from arcanum.games.pax_illuminaten.rules.facts import (
    BILL_BITS,
    BOOST_OSTRACIZE,
    DECREE,
    EXCLUSIVE,
    MAGISTRATES,
    MOST_SIDES,
    MOST_SLOTS,
    SLOTS,
    SURCHARGE,
    CardId,
    Place,
)
from arcanum.games.pax_illuminaten.rules.favor import can_pay, owe
from arcanum.games.pax_illuminaten.rules.reassigning import move_token, spots_of
from arcanum.games.pax_illuminaten.rules.table import (
    NOBODY,
    Pax,
    can_enter,
    factions_at,
    influence_on,
    lift_token,
    opposing_on,
    put_token,
)
from arcanum.games.pax_illuminaten.rules.words import ACT_WITH, DONE, MOVE, PLACE_CARD
from arcanum.kernel.frames import Act, Ask, Player, Refusal
from arcanum.kernel.words import Action


def ostracize_cost(s: Pax, place: Place) -> int:
    """One matching favor per influence on the target, at least one. [P-8.4, P-16.6, Q-9]"""
    if s.boosts[BOOST_OSTRACIZE]:
        return 0
    return max(1, influence_on(s, place))


def fits(s: Pax, player: Player, place: Place, card: CardId) -> bool:
    """Whether a luminary may replace the card of a place. [P-8.4, Q-9]"""
    others = opposing_on(s, player, place)
    if others == 0:
        return True
    if SLOTS[card] < others:
        return False
    if EXCLUSIVE[card]:
        owners = 0
        for p in range(s.n):
            if s.infl[place * MOST_SIDES + p]:
                owners += 1
        return owners < 2
    return True


def has_replacement(s: Pax, player: Player, place: Place, mode: int) -> bool:
    """Whether the hand holds a luminary that may be placed. [P-8.4]"""
    hand = s.sides[player].hand
    if not hand:
        return False
    only_risen = mode == MAIN_ACTION and s.budget <= 0
    if not only_risen and opposing_on(s, player, place) == 0:
        return True
    for card in hand:
        if fits(s, player, place, card) and (not only_risen or is_risen(s, card)):
            return True
    return False


def can_act_ostracize(s: Pax, player: Player, place: Place, acting: Place, mode: int) -> bool:
    """Whether a card can pay for an OSTRACIZE."""
    bill = SURCHARGE[MAGISTRATES] << BILL_BITS * MAGISTRATES if mode == BY_CARD else 0
    mask = factions_at(s, player, acting)
    return can_pay(s, player, bill, ostracize_cost(s, place), mask, 0)


def can_ostracize(s: Pax, player: Player, place: Place, mode: int) -> bool:
    """Whether a card is a legal target of OSTRACIZE. [P-8.4, P-16.6]"""
    if not s.up >> place & 1:
        return False
    if opposing_on(s, player, place) and not s.in_force(DECREE):
        return False
    if not has_replacement(s, player, place, mode):
        return False
    for acting in actors(s, player, place):
        if can_act_ostracize(s, player, place, acting, mode):
            return True
    return False


class PlaceOstracized(Ask[Pax], prompt="ask-place", rule="P-8.4", broad=True):
    """Which luminary from hand is to replace the target. [P-8.4, D-07]

    It is asked first: whether any fits is known to the owner of the hand alone.
    """

    place: Place
    mode: int

    def options(self, s: Pax) -> list[Action]:
        only_risen = self.mode == MAIN_ACTION and s.budget <= 0
        return [
            PLACE_CARD.of(card)
            for card in s.sides[self.player].hand
            if fits(s, self.player, self.place, card) and (not only_risen or is_risen(s, card))
        ]

    def forced(self, s: Pax) -> bool:
        return len(s.sides[self.player].hand) == 1

    def take(self, s: Pax, action: Action) -> None:
        card = PLACE_CARD.noun(action)
        s.reveal(card)
        s.next(OstracizeActing(self.player, self.place, self.mode, card))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        if not PLACE_CARD.said(action):
            return ("place-a-card", {}, "P-5.2")
        if PLACE_CARD.noun(action) not in s.sides[self.player].hand:
            return ("not-in-hand", {}, "P-8.4")
        if fits(s, self.player, self.place, PLACE_CARD.noun(action)):
            return ("no-main-action-left", {}, "P-16.4")
        return ("does-not-fit", {}, "P-8.4")


class OstracizeActing(Ask[Pax], prompt="ask-acting", rule="P-8.4", broad=True):
    """Which card ostracizes; it does not matter where nothing is paid. [P-8.4, D-07]"""

    place: Place
    mode: int
    card: CardId

    def options(self, s: Pax) -> list[Action]:
        out = [
            ACT_WITH.of(q)
            for q in actors(s, self.player, self.place)
            if can_act_ostracize(s, self.player, self.place, q, self.mode)
        ]
        return out[:1] if s.boosts[BOOST_OSTRACIZE] else out

    def take(self, s: Pax, action: Action) -> None:
        q = ACT_WITH.noun(action)
        spend_action(s, self.mode, is_risen(s, self.card))
        s.next(Ostracism(self.player, self.place, self.mode, self.card))
        bill = SURCHARGE[MAGISTRATES] << BILL_BITS * MAGISTRATES if self.mode == BY_CARD else 0
        mask = factions_at(s, self.player, q)
        owe(s, self.player, bill, ostracize_cost(s, self.place), mask)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        acting = actors(s, self.player, self.place)
        q = ACT_WITH.noun(action)
        able = q in acting and can_act_ostracize(s, self.player, self.place, q, self.mode)
        return why_not_acting(acting, able, action)


class Ostracism(Act[Pax]):
    """The target is discarded, the luminary from hand takes its place. [P-8.4]"""

    place: Place
    mode: int
    card: CardId

    def run(self, s: Pax) -> None:
        s.sides[self.player].hand.remove(self.card)
        s.note("ostracizes", self.player, self.place, s.map[self.place])
        s.discard.append(s.map[self.place])
        replace_card(s, self.player, self.place, self.card)
        if self.mode == BY_ABILITY:
            s.next(MoveOneHere(self.player, self.place))


def replace_card(s: Pax, player: Player, place: Place, card: CardId) -> None:
    """A luminary takes a card's place; the influence moves over. [P-8.4, Q-9, Q-36]

    Opposing tokens are seated first, in the order of their old slots; own tokens that find
    no slot go back to their supply.
    """
    others: list[Player] = []
    own = 0
    for slot in range(MOST_SLOTS):
        if s.slots[place * MOST_SLOTS + slot] != NOBODY:
            whose = lift_token(s, place, slot)
            if whose == player:
                own += 1
            else:
                others.append(whose)
    lay_on_map(s, player, card, place)
    for whose in others:
        put_token(s, whose, place)
    room = SLOTS[card] - len(others)
    for _ in range(min(own, room)):
        put_token(s, player, place)
    if own > room:
        s.sides[player].supply += own - room
        s.note("seats-lost", player, place, own - room)


class MoveOneHere(Ask[Pax], prompt="ask-move-here", rule="P-10.7"):
    """After an `extra_ostracize`: one token from ANY slot to the placed card. [P-10.7]"""

    place: Place

    def options(self, s: Pax) -> list[Action]:
        if not can_enter(s, self.player, self.place):
            return []
        out = [
            MOVE.of(spot, self.place)
            for spot in spots_of(s, self.player, s.mine[self.player] & ~(1 << self.place))
        ]
        if out:
            out.append(DONE.of())
        return out

    def take(self, s: Pax, action: Action) -> None:
        if MOVE.said(action):
            move_token(s, self.player, MOVE.noun(action), self.place)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("cannot-move-so", {}, "P-10.7")
