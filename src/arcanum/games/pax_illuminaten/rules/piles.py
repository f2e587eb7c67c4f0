"""Luminary deck, discard, court and hands. [P-13.6, P-13.7, P-13.8]"""

from __future__ import annotations

from arcanum.games.pax_illuminaten.rules.facts import COURT, CardId
from arcanum.games.pax_illuminaten.rules.table import Pax, hand_limit
from arcanum.games.pax_illuminaten.rules.words import DISCARD
from arcanum.kernel.frames import Act, Ask, Player, Refusal
from arcanum.kernel.state import NONE
from arcanum.kernel.words import Action


def top_card(s: Pax) -> CardId:
    """Takes the top luminary off the deck and returns it; NONE if there is none. [P-13.8]"""
    reshuffle(s)
    if not s.deck:
        return NONE
    card = s.deck.pop()
    reshuffle(s)
    return card


def reshuffle(s: Pax) -> None:
    """An empty deck is at once replaced by the shuffled discard. [P-13.8]"""
    if not s.deck and s.discard:
        s.deck, s.discard = s.reshuffled(s.discard, "deck-reshuffled"), []


def draw(s: Pax, player: Player, n: int) -> None:
    """Draws up to n luminaries, seen by the player alone."""
    drawn: list[CardId] = []
    for _ in range(n):
        card = top_card(s)
        if card == NONE:
            break
        drawn.append(card)
    if not drawn:
        return
    s.note("draws", player, len(drawn))
    s.sides[player].hand += drawn
    for card in drawn:
        s.show(card, player)
        s.note("draws-card", player, card, to=1 << player)


def take_from_court(s: Pax, player: Player, card: CardId) -> None:
    """A court card comes to hand; everybody knows it there."""
    s.court[s.court.index(card)] = NONE
    s.sides[player].hand.append(card)
    s.note("takes-court", player, card)


class ToLimit(Act[Pax]):
    """One player draws up to the hand limit, or discards down to it. [P-13.6, P-13.7]"""

    def run(self, s: Pax) -> None:
        lacking = hand_limit(s, self.player) - len(s.sides[self.player].hand)
        if lacking > 0:
            draw(s, self.player, lacking)
        elif lacking < 0:
            s.next(DiscardDown(self.player))


class DiscardDown(Ask[Pax], prompt="ask-discard", rule="P-13.7", broad=True):
    """Who is above the hand limit discards, face up. [P-13.7, D-24, Q-17]"""

    def options(self, s: Pax) -> list[Action]:
        hand = s.sides[self.player].hand
        if len(hand) <= hand_limit(s, self.player):
            return []
        return [DISCARD.of(card) for card in hand]

    def take(self, s: Pax, action: Action) -> None:
        card = DISCARD.noun(action)
        s.sides[self.player].hand.remove(card)
        s.discard.append(card)
        s.reveal(card)
        s.note("discards", self.player, card)
        s.next(self)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        if DISCARD.said(action):
            return ("not-in-hand", {}, "P-13.7")
        return ("discard-first", {}, "P-13.7")


def refresh_court(s: Pax) -> None:
    """The majordomo's card goes, he moves on, gaps are filled. [P-13.6, P-15.5]"""
    card = s.court[s.majordomo]
    if card != NONE:
        s.court[s.majordomo] = NONE
        s.discard.append(card)
        s.note("court-goes", card)
    s.majordomo = (s.majordomo + 1) % COURT
    s.note("majordomo-moves", s.majordomo + 1)
    for at in range(COURT):
        if s.court[at] == NONE:
            fresh = top_card(s)
            if fresh == NONE:
                break
            s.court[at] = fresh
            s.reveal(fresh)
            s.note("court-filled", fresh)
