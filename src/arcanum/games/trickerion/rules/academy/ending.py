"""The end of a round and of the game with the Academy. [A-7, A-8]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import BANNER_FAME, OPENS
from arcanum.games.trickerion.rules.base.facts import NOTHING, PERMANENT, PRIESTESS
from arcanum.games.trickerion.rules.base.freely import Open
from arcanum.games.trickerion.rules.base.resources import spend_shard
from arcanum.games.trickerion.rules.base.table import Trickerion, add_to_hand
from arcanum.games.trickerion.rules.base.words import DECLINE, RECALL
from arcanum.kernel.frames import Player, Refusal
from arcanum.kernel.words import Action


def open_rooms(s: Trickerion) -> None:
    """Closed rooms open when the round counter reaches them. [A-7.3]"""
    n = sum([1 for opens in OPENS if opens == s.round])
    if n:
        s.note("rooms-open", n)


class RecallCard(Open, prompt="ask-recall", rule="A-10.3"):
    """The Priestess may pay a Shard for one of her used cards. [A-10.1, A-10.3, DA-8]"""

    def options(self, s: Trickerion) -> list[Action]:
        me = s.troupes[self.player]
        if not s.has_ability(self.player, PRIESTESS) or not me.shards:
            return []
        cards = sorted([me.cards[c] for c in me.placed if 0 <= me.cards[c] < PERMANENT])
        if not cards:
            return []
        return self.freely(s, [DECLINE.of(), *[RECALL.of(card) for card in cards]])

    def take(self, s: Trickerion, action: Action) -> None:
        if self.is_free_action(s, action) or DECLINE.said(action):
            return
        me = s.troupes[self.player]
        card = RECALL.noun(action)
        s.note("uses-ability", self.player, PRIESTESS)
        spend_shard(s, self.player)
        s.note("recalls", self.player, card)
        me.cards[me.cards.index(card)] = NOTHING
        add_to_hand(me, card)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("card-not-used", {}, "A-10.3")


def forget_round(s: Trickerion) -> None:
    """What the Academy remembers of a round only; Anjali's Coins are lost. [A-9.4, A-10.1]"""
    here = s.academies[0]
    here.practised = []
    here.taught = []
    here.coins_on = []
    here.lent = NOTHING


def banner_score(s: Trickerion, player: Player) -> int:
    """For more banners beside rooms than the other side. [A-8.1, H-19.1]"""
    placed = s.academies[0].placed
    return BANNER_FAME if placed[player] > placed[1 - player] else 0


def tell_banners(s: Trickerion) -> None:
    """Who scores for banners, if anybody does. [A-8.1]"""
    for p in s.order:
        if banner_score(s, p):
            s.note("scores-banners", p, BANNER_FAME)
            return
    s.note("nobody-scores-banners", s.academies[0].placed[0])
