"""Theater: Set Up Trick and Reschedule, and the links they make. [T-6.4, T-7.5, T-13.2]"""

from __future__ import annotations

from typing import ClassVar, Final

from arcanum.games.trickerion.rules.base.facts import (
    ACCLAIM,
    ACCLAIM_FAME,
    ACROSS,
    BUYING_TIME,
    CARD_SLOTS,
    DIRECTORS_FAVOR,
    ELECTRA,
    GUEST_PERFORMER,
    HEADLINER_TRICK,
    LEVEL,
    LINK_PAY,
    NEW_TWIST,
    NOBODY,
    NOTHING,
    ORCHESTRAL_INTERLUDE,
    RESCHEDULE_AP,
    SCHOOL,
    SET_UP_AP,
    SHARD_THERE,
    STREET_PERFORMANCE,
    SWAP_COINS,
    TRICKS,
    YIELD_COINS,
    YIELD_FAME,
    YIELD_SHARDS,
    Card,
    Character,
    Perf,
    Trick,
)
from arcanum.games.trickerion.rules.base.markers import (
    TURNS,
    Source,
    laid_beside,
    marker,
    owner_of,
    pieces,
    place_of,
    slot_of_spot,
    source_at,
    source_card,
    source_position,
    spot_of,
    trick_of,
    turn_of_spot,
)
from arcanum.games.trickerion.rules.base.modifiers import day_coins, day_fame
from arcanum.games.trickerion.rules.base.modules import Location
from arcanum.games.trickerion.rules.base.placement import EFFECT_USED, Placement, announce
from arcanum.games.trickerion.rules.base.resources import gain_coins, gain_fame, gain_shards
from arcanum.games.trickerion.rules.base.table import (
    FROM_LINKS,
    FROM_PROPHECIES,
    FROM_YIELDS,
    Trickerion,
    day_of,
    slot_of_trick,
)
from arcanum.games.trickerion.rules.base.theater import (
    is_full,
    is_link,
    lift,
    most_of,
    position_of,
    positions,
    takes_another,
    to_supply,
    twins,
)
from arcanum.games.trickerion.rules.base.words import COINS as COINS_NOUN
from arcanum.games.trickerion.rules.base.words import (
    DECLINE,
    FAME,
    PUT,
    RESCHEDULE,
    RESCHEDULE_SPECIAL,
    SET_UP,
    SET_UP_SPECIAL,
    SPOT_BESIDE,
    SUPERCHARGE,
    SUPERCHARGE_SPECIAL,
    SWAP,
    TAKE,
)
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action, Verb

SETTING_UP_CARDS: Final = (
    GUEST_PERFORMER,
    ORCHESTRAL_INTERLUDE,
    HEADLINER_TRICK,
    NEW_TWIST,
    BUYING_TIME,
)

# Why a marker is put on a card
SETTING_UP: Final = 0
RESCHEDULING: Final = 1
BREAKING_FREE: Final = 2
ON_STAGE: Final = 3


class Theater(Location):
    """Backstage: markers go on Performance cards. [T-6.4]"""

    verbs: ClassVar[tuple[Verb, ...]] = (
        SET_UP,
        SET_UP_SPECIAL,
        SUPERCHARGE,
        SUPERCHARGE_SPECIAL,
        RESCHEDULE,
        RESCHEDULE_SPECIAL,
    )

    def options(self, s: Trickerion, at: Placement) -> list[Action]:
        """What a Character can do backstage. [T-6.4.4, D-42, D-44]"""
        player = at.player
        me = s.troupes[player]
        out: list[Action] = []
        unused = at.special if at.special >= 0 and not at.flags & EFFECT_USED else NOTHING
        if at.points >= SET_UP_AP:
            electra = s.has_ability(player, ELECTRA)
            for i in range(4):
                if me.ready[i]:
                    trick = me.tricks[i]
                    if has_spot(s, player, trick, SETTING_UP, NOTHING):
                        out.append(SET_UP.of(trick))
                        if electra and me.ready[i] > 1:
                            out.append(SUPERCHARGE.of(trick))
                    if unused in SETTING_UP_CARDS and has_spot(
                        s, player, trick, SETTING_UP, unused
                    ):
                        out.append(SET_UP_SPECIAL.of(trick))
                        if electra and me.ready[i] > 1 and unused != GUEST_PERFORMER:
                            out.append(SUPERCHARGE_SPECIAL.of(trick))
        if at.points >= RESCHEDULE_AP:
            for card in s.row:
                if card < 0:
                    continue
                for where in positions(s, card):
                    m = position_of(s, card, where)
                    if owner_of(m) == player:
                        if has_new_spot(s, card, where):
                            out.append(RESCHEDULE.of(card, where))
                        if unused == STREET_PERFORMANCE:
                            out.append(RESCHEDULE_SPECIAL.of(card, where))
                    elif unused == DIRECTORS_FAVOR and has_new_spot(s, card, where):
                        out.append(RESCHEDULE_SPECIAL.of(card, where))
        return out

    def take(self, s: Trickerion, at: Placement, action: Action) -> None:
        """Carries out an action in the Theater."""
        player = at.player
        if SET_UP.said(action) or SUPERCHARGE.said(action):
            pile = 1 if SUPERCHARGE.said(action) else 0
            trick = SET_UP.noun(action)
            s.then(set_up(at, trick, pile, NOTHING), at.after(SET_UP_AP))
        elif SET_UP_SPECIAL.said(action) or SUPERCHARGE_SPECIAL.said(action):
            announce(s, at)
            pile = 1 if SUPERCHARGE_SPECIAL.said(action) else 0
            trick = SET_UP_SPECIAL.noun(action)
            s.then(set_up(at, trick, pile, at.special), at.after(SET_UP_AP, EFFECT_USED))
        elif RESCHEDULE.said(action):
            s.next(at.after(RESCHEDULE_AP))
            card, where = RESCHEDULE.noun(action), RESCHEDULE.second(action)
            reschedule(s, player, card, where, RESCHEDULING)
        elif RESCHEDULE_SPECIAL.said(action):
            announce(s, at)
            card, where = RESCHEDULE_SPECIAL.noun(action), RESCHEDULE_SPECIAL.second(action)
            s.next(at.after(RESCHEDULE_AP, EFFECT_USED))
            if at.special == STREET_PERFORMANCE:
                perform_in_street(s, player, card, where)
            else:
                reschedule(s, player, card, where, RESCHEDULING)

    def why_not(self, s: Trickerion, at: Placement, action: Action) -> Refusal:
        """Why an action is not open in the Theater."""
        me = s.troupes[at.player]
        if SET_UP.said(action) or SUPERCHARGE.said(action):
            trick = SET_UP.noun(action)
            slot = slot_of_trick(me, trick)
            if at.points < SET_UP_AP:
                return ("too-few-points", {}, "T-6.4.6")
            if slot < 0 or me.ready[slot] == 0:
                return ("no-marker-on-trick", {"trick": TRICKS[trick]}, "T-6.4.6")
            for card in s.row:
                if card >= 0 and not is_full(s, card):
                    if not has_spot(s, at.player, trick, SETTING_UP, NOTHING):
                        return ("same-symbol-there", {}, "T-6.4.6")
                    return ("cannot-supercharge", {}, "T-15.5")
            return ("no-free-slot", {}, "T-6.4.6")
        if RESCHEDULE.said(action):
            if at.points < RESCHEDULE_AP:
                return ("too-few-points", {}, "T-6.4.7")
            card, where = RESCHEDULE.noun(action), RESCHEDULE.second(action)
            lies = card in s.row and where in positions(s, card)
            if lies and owner_of(position_of(s, card, where)) == at.player:
                return ("cannot-move-there", {}, "T-6.4.7")
            return ("not-your-marker", {}, "T-6.4.7")
        if SET_UP_SPECIAL.said(action) or SUPERCHARGE_SPECIAL.said(action):
            return at.why_no_effect(SETTING_UP_CARDS, SET_UP_AP)
        if RESCHEDULE_SPECIAL.said(action):
            return at.why_no_effect((STREET_PERFORMANCE, DIRECTORS_FAVOR), RESCHEDULE_AP)
        return ("not-here", {}, "T-6.4")


# -- where a marker may go


def allowed_on(s: Trickerion, card: Perf, owner: Player, trick: Trick, special: Card) -> bool:
    """No marker of that colour and symbol is there, or New Twist or a module allows it.

    [T-6.4.6]
    """
    return special == NEW_TWIST or takes_another(s, card, owner, trick)


def has_spot(s: Trickerion, owner: Player, trick: Trick, why: int, special: Card) -> bool:
    """Whether a marker can be put anywhere. Every slot has a legal rotation. [T-7.1.3]"""
    for card in s.row:
        if (
            card >= 0
            and allowed_on(s, card, owner, trick, special)
            and is_full(s, card) == (special == GUEST_PERFORMER)
        ):
            return True
    return False


def has_new_spot(s: Trickerion, card: Perf, where: int) -> bool:
    """Whether a marker on a card can be moved elsewhere. [T-6.4.7]"""
    m = position_of(s, card, where)
    owner, trick = owner_of(m), trick_of(m)
    most = most_of(s, owner, trick)
    for other in s.row:
        if other >= 0 and not is_full(s, other):
            others = twins(s, other, owner, trick) - (1 if other == card else 0)
            if others < most:
                return True
    return False


def spots(s: Trickerion, card: Perf, but: int, free: bool) -> list[Action]:
    """Free slots of a card with each legal rotation, linking or not.

    [T-7.3.1, T-7.3.2, T-7.4.5]
    """
    out = []
    first = place_of(card, 0)
    across = ACROSS[card]
    for slot in CARD_SLOTS[card]:
        if s.markers[first + slot] < 0 and slot != but:
            for spot in range(slot * TURNS, (slot + 1) * TURNS):
                if free or across[spot] >= 0:
                    out.append(PUT.of(card, spot))
    return out


class PutMarker(Ask[Trickerion], prompt="ask-put", rule="T-7.3.1", broad=True):
    """Where a marker goes: card, slot, and where its own corner points.

    [T-6.4.6, T-6.4.7, T-7.3.2, D-42, D-44, D-60]
    """

    owner: Player
    trick: Trick
    piled: int
    why: int
    source: Source  # of a marker that moves, or NOTHING
    special: Card
    character: Character  # who sets it up, or NOTHING

    def options(self, s: Trickerion) -> list[Action]:
        out: list[Action] = []
        if self.why == ON_STAGE:
            out.append(DECLINE.of())
        free = self.turns_freely(s)
        for card in s.row:
            if card < 0:
                continue
            if self.source >= 0 and source_card(self.source) == card:
                most = most_of(s, self.owner, self.trick)
                if twins(s, card, self.owner, self.trick) <= most:
                    out += spots(s, card, source_position(self.source), free)
            elif allowed_on(s, card, self.owner, self.trick, self.special):
                if self.special == GUEST_PERFORMER:
                    if is_full(s, card):
                        out.append(PUT.of(card, SPOT_BESIDE))
                else:
                    out += spots(s, card, NOTHING, free)
        return out

    def take(self, s: Trickerion, action: Action) -> None:
        if DECLINE.said(action):
            return
        card, spot = PUT.noun(action), PUT.second(action)
        if self.source >= 0:
            m = lift(s, source_card(self.source), source_position(self.source))
            pile = pieces(m) - 1
        else:
            me = s.troupes[self.owner]
            pile = self.piled
            me.ready[slot_of_trick(me, self.trick)] -= 1 + pile
        s.note("puts-marker", self.owner, self.trick, card, spot)
        slot, turned = slot_of_spot(spot), turn_of_spot(spot)
        if spot == SPOT_BESIDE:
            m = marker(self.owner, self.trick, 0, pile)
            s.beside.append(laid_beside(card, m))
            s.beside.sort()
        else:
            m = marker(self.owner, self.trick, turned, pile)
            s.put_marker(place_of(card, slot), m)
        if self.why == SETTING_UP:
            if s.active == ACCLAIM[SCHOOL[self.trick]]:
                gain_fame(s, self.player, ACCLAIM_FAME, FROM_PROPHECIES)  # [T-14.3]
            if self.special == BUYING_TIME:
                s.next(SwapCards(self.player))
        if spot == SPOT_BESIDE:
            return
        if self.why == SETTING_UP:
            for module in s.modules:
                module.set_up(s, self.player, self.character, card, slot)
        if self.why in (SETTING_UP, BREAKING_FREE):
            pay_links(s, self.player, card, slot, self.special)

    def turns_freely(self, s: Trickerion) -> bool:
        """Whether the own corner may point where there is no circle."""
        return any(module.turns_freely(s, self.owner, self.trick) for module in s.modules)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        if PUT.said(action):
            card, spot = PUT.noun(action), PUT.second(action)
            if card not in s.row:
                return ("card-not-in-row", {}, "T-6.4.6")
            if spot == SPOT_BESIDE:
                return ("not-beside", {}, "T-13.2")
            slot = slot_of_spot(spot)
            if slot not in CARD_SLOTS[card] or s.markers[place_of(card, slot)] >= 0:
                return ("slot-not-free", {}, "T-6.4.6")
            at_home = self.source >= 0 and source_card(self.source) == card
            if not at_home and not allowed_on(s, card, self.owner, self.trick, self.special):
                return ("same-symbol-there", {}, "T-6.4.6")
            if ACROSS[card][spot] < 0 and not self.turns_freely(s):
                return ("corner-not-in-circle", {}, "T-7.3.1")
            return ("cannot-move-there", {}, "T-6.4.7")
        return ("put-marker-first", {}, self.rule)


def pay_links(s: Trickerion, player: Player, card: Perf, slot: int, special: Card) -> None:
    """Link bonuses of a marker that was just put there; no Link, no Shard.

    [T-7.5.1 to T-7.5.4, INV-43, Q-26]
    """
    mine = s.markers[place_of(card, slot)]
    pay = LINK_PAY[LEVEL[trick_of(mine)]]
    found = payments = 0
    for d in range(TURNS):
        side = spot_of(slot, d)
        across = ACROSS[card][side]
        if across < 0 or s.markers[place_of(card, across)] < 0:
            continue
        linked = is_link(s, card, slot, d)
        if linked:
            found += 1
            payments += 2 if special == HEADLINER_TRICK else 1
            if SHARD_THERE[card][side]:
                other = owner_of(s.markers[place_of(card, across)])
                gain_shards(s, player, 2 if special == HEADLINER_TRICK else 1)
                if other not in (player, NOBODY):
                    gain_shards(s, other, 1)  # [T-7.5.2]
        elif special == ORCHESTRAL_INTERLUDE:
            payments += 1
    if found:
        s.note("links", player, found, card)
    for _ in range(payments):
        s.next(LinkBonus(player, pay))


class LinkBonus(Ask[Trickerion], prompt="ask-link-bonus", rule="T-7.5.1"):
    """Fame or Coins for a Link. [T-7.5.1, D-43]"""

    n: int

    def options(self, s: Trickerion) -> list[Action]:
        return [TAKE.of(FAME), TAKE.of(COINS_NOUN)]

    def take(self, s: Trickerion, action: Action) -> None:
        if TAKE.noun(action) == FAME:
            gain_fame(s, self.player, self.n, FROM_LINKS)
        else:
            gain_coins(s, self.player, self.n)


class SwapCards(Ask[Trickerion], prompt="ask-swap", rule="T-13.2"):
    """Buying Time: swap two cards of the row for 3 Coins, or not. [T-13.2, D-49]"""

    def options(self, s: Trickerion) -> list[Action]:
        row = [card for card in s.row if card >= 0]
        out = [DECLINE.of()]
        for i in range(len(row)):
            out += [SWAP.of(row[i], row[j]) for j in range(i + 1, len(row))]
        return out

    def take(self, s: Trickerion, action: Action) -> None:
        if SWAP.said(action):
            a, b = SWAP.noun(action), SWAP.second(action)
            i, j = s.row.index(a), s.row.index(b)
            s.row[i], s.row[j] = b, a
            s.note("swaps-cards", self.player, a, b)
            gain_coins(s, self.player, SWAP_COINS)


def set_up(at: Placement, trick: Trick, pile: int, special: Card) -> PutMarker:
    """Asks where a Character sets up a Trick. [T-6.4.6]"""
    return PutMarker(
        at.player, at.player, trick, pile, SETTING_UP, NOTHING, special, at.character
    )


def reschedule(s: Trickerion, player: Player, card: Perf, where: int, why: int) -> None:
    """Asks where a marker moves to. [T-6.4.7, T-15.3]"""
    m = position_of(s, card, where)
    source = source_at(card, where)
    owner, trick, pile = owner_of(m), trick_of(m), pieces(m) - 1
    s.next(PutMarker(player, owner, trick, pile, why, source, NOTHING, NOTHING))


def perform_in_street(s: Trickerion, player: Player, card: Perf, where: int) -> None:
    """Street Performance: the marker to own supply, its Yield with the day modifier.

    [T-13.2]
    """
    m = lift(s, card, where)
    to_supply(s, m)
    trick = trick_of(m)
    me = s.troupes[player]
    s.note("takes-marker", player, trick, card)
    s.note("trick-yields", player, trick)
    more = me.extra[slot_of_trick(me, trick)]
    day = day_of(s, player)
    gain_fame(s, player, max(0, YIELD_FAME[trick] + more + day_fame(s, day)), FROM_YIELDS)
    gain_coins(s, player, max(0, YIELD_COINS[trick] + more + day_coins(s, day)))
    gain_shards(s, player, YIELD_SHARDS[trick])
