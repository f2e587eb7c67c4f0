"""Summoning a card from hand, and cards put into play for free. [S-10]"""

from __future__ import annotations

from typing import Final

from arcanum.games.seasons.rules.crystals import pay_player, spend_crystals
from arcanum.games.seasons.rules.effects.hooks import EFFECTS
from arcanum.games.seasons.rules.energy import Waive, need_of, pay, shortage
from arcanum.games.seasons.rules.facts import (
    ARCANO_LEECH,
    COSTS,
    ELEMENTAL_AMULET,
    HAND_OF_FORTUNE,
    HOOKS,
    KINDS_OF_CARD,
    CardId,
    Face,
    face_of,
)
from arcanum.games.seasons.rules.piles import show_copy
from arcanum.games.seasons.rules.table import (
    Mage,
    Seasons,
    copies,
    copies_against,
    has_amulet,
    spendable,
)
from arcanum.games.seasons.rules.words import IMBUE, SUMMON
from arcanum.kernel.frames import Act, Ask, Player, Refusal
from arcanum.kernel.words import Action

CRYSTALS: Final = 4  # where in a bill the crystals stand, see facts.bill
TOKENS: Final = 5
ALL_KINDS: Final = 15
SUMMON_TRIGGER: Final[list[bool]] = ["own_summon" in hooks for hooks in HOOKS]  # [S-10.7]
SUMMONS: Final[list[Action]] = [SUMMON.of(face) for face in range(KINDS_OF_CARD)]


# -- may it be summoned?


def has_room(me: Mage) -> bool:
    """The gauge must cover one more card in play. [S-10.1, S-10.11]"""
    return len(me.in_play) < me.gauge


def leech_tax(s: Seasons, player: Player) -> int:
    """One crystal for every opposing Arcano Leech, per copy. [S-10.4, card 33]"""
    return copies_against(s, player, ARCANO_LEECH)


def waivers(me: Mage, tokens: int) -> int:
    """How many tokens of a cost Hands of Fortune waive: never the last one. [S-10.3]"""
    hands = copies(me, HAND_OF_FORTUNE)
    if hands == 0 or tokens <= 1:
        return 0
    return hands if hands < tokens - 1 else tokens - 1


def can_pay_energy(me: Mage, have: list[int], bill: list[int], hands: int) -> bool:
    """Whether the tokens of a bill are there, less what Hands of Fortune waive.

    [S-10.2, S-10.3]
    """
    if hands == 0:
        return (
            have[0] >= bill[0]
            and have[1] >= bill[1]
            and have[2] >= bill[2]
            and have[3] >= bill[3]
        )
    return shortage(bill, have) <= waivers(me, bill[TOKENS])


def add_summons(s: Seasons, player: Player, out: list[Action]) -> None:
    """Adds every legal summon of the player's main phase. [S-10.1 to S-10.4]"""
    me = s.mages[player]
    if not has_room(me) or not me.hand:
        return
    costs = COSTS[s.seats]
    have = spendable(s, me)
    hands = copies(me, HAND_OF_FORTUNE)
    crystals = me.crystals - leech_tax(s, player)
    if crystals < 0:
        return
    hand = me.hand
    for card in hand:
        face = card
        if card >= KINDS_OF_CARD:
            face = card - KINDS_OF_CARD
            if face in hand:
                continue  # both copies are one option
        bill = costs[face]
        if bill[CRYSTALS] > crystals:
            continue
        if face == ELEMENTAL_AMULET:
            if have[0] + have[1] + have[2] + have[3] > 0:
                out.append(SUMMONS[face])
        elif can_pay_energy(me, have, bill, hands):
            out.append(SUMMONS[face])


# -- summoning


def summon(s: Seasons, player: Player, face: Face) -> None:
    """Show the card; pay Leeches, crystals, energy; then it arrives.

    [S-10.4, S-10.5, S-10.10]
    """
    me = s.mages[player]
    card = show_copy(s, me.hand, face)
    for p in s.opponents(player):
        for _ in range(copies(s.mages[p], ARCANO_LEECH)):
            pay_player(s, player, p, 1, ARCANO_LEECH)
    bill = COSTS[s.seats][face]
    spend_crystals(s, player, bill[CRYSTALS])
    if face == ELEMENTAL_AMULET:
        s.note("announces", player, face)
        s.next(Imbue(player, card))
        return
    s.next(Arrive(player, card, ALL_KINDS))
    if bill[TOKENS]:
        waived = waivers(me, bill[TOKENS])
        if waived or has_amulet(me):
            s.note("announces", player, face)
        pay_for(s, player, bill, waived)


def pay_for(s: Seasons, player: Player, tokens: list[int], waived: int) -> None:
    """Pay the energy of a summon, less what Hands of Fortune waive. [S-10.3, S-10.5]"""
    if waived:
        s.next(Waive(player, need_of(tokens), waived))
    else:
        pay(s, player, tokens)


class Imbue(Ask[Seasons], prompt="ask-imbue", rule="S-10.2"):
    """Elemental Amulet: choose one to four kinds and pay one token of each. [S-10.2, D-26]"""

    card: CardId

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        have = spendable(s, me)
        out = []
        for kinds in range(1, 16):
            need = one_of_each(kinds)
            if shortage(need, have) <= waivers(me, sum(need)):
                out.append(IMBUE.of(kinds))
        return out

    def take(self, s: Seasons, action: Action) -> None:
        kinds = IMBUE.noun(action)
        need = one_of_each(kinds)
        s.next(Arrive(self.player, self.card, kinds))
        waived = waivers(s.mages[self.player], sum(need))
        pay_for(s, self.player, need, waived)

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        if IMBUE.noun(action) == 0:
            return ("not-now", {}, "S-10.2")
        return ("cannot-pay-energy", {"card": "elemental_amulet"}, "S-10.2")


def one_of_each(kinds: int) -> list[int]:
    """One token of each kind in a set."""
    return [kinds >> kind & 1 for kind in range(4)]


class Arrive(Act[Seasons]):
    """A paid card is placed; Staffs and Vases; then its own effect. [S-10.6 to S-10.8, OQ-9]"""

    card: CardId
    kinds: int

    def run(self, s: Seasons) -> None:
        me = s.mages[self.player]
        triggers = [c for c in me.in_play if SUMMON_TRIGGER[face_of(c)]]
        me.hand.remove(self.card)
        me.in_play.append(self.card)
        s.note("summons", self.player, face_of(self.card))
        s.next(Enter(self.player, self.card, self.kinds))
        # Crystals and a token of one's choice: their order never matters. [S-19.5]
        for trigger in triggers:
            hook = EFFECTS[face_of(trigger)].own_summon
            if hook is not None:
                hook(s, self.player, trigger)


class Enter(Act[Seasons]):
    """The instant effect of a card that has just entered play.

    [S-10.8, S-14.6, S-19.6, OQ-35]
    """

    card: CardId
    kinds: int

    def run(self, s: Seasons) -> None:
        if face_of(self.card) == ELEMENTAL_AMULET:
            from arcanum.games.seasons.rules.effects.entering import elemental_effects

            elemental_effects(s, self.player, self.kinds)
            return
        hook = EFFECTS[face_of(self.card)].enter
        if hook is not None:
            hook(s, self.player, self.card)


def put_into_play(s: Seasons, player: Player, card: CardId) -> None:
    """Free play: no cost, no Leech, no Staff or Vase; the card's own effect applies.

    [S-10.9]
    """
    s.reveal(card)
    s.mages[player].in_play.append(card)
    s.note("puts-into-play", player, face_of(card))
    s.next(Enter(player, card, ALL_KINDS))
