"""The main actions but for the contest: SCOUT, INFLUENCE, OSTRACIZE, REASSIGN. [P-8]"""

from __future__ import annotations

from typing import ClassVar, Final

from arcanum.games.pax_illuminaten.facts import (
    AFFILIATION,
    AREOPAGUS,
    ARISTOCRACY,
    BOOST_DISCOUNT,
    BOOST_INFLUENCE,
    BOOST_OSTRACIZE,
    BOOST_REASSIGN,
    BOOST_SCOUT,
    CLEAR_WEATHER,
    DECREE,
    EXCLUSIVE,
    FESTIVITIES,
    FIRST_DISCOUNT,
    FMASK,
    IS_BIG,
    KINDS,
    LEAST_PER_INFLUENCE,
    MAGISTRATES,
    MOST_MOVES,
    MOST_PLACED,
    MOST_SLOTS,
    OPPONENT_DISCOUNT,
    OUTER,
    RISE,
    RISE_OF,
    SLOT_BILLS,
    SLOTS,
    SURCHARGE,
    TOUCHING,
    CardId,
    Faction,
    Place,
)
from arcanum.games.pax_illuminaten.favor import can_pay, owe, payable, take_income
from arcanum.games.pax_illuminaten.table import (
    BIG_PLAYED,
    NOBODY,
    Pax,
    can_enter,
    factions_at,
    free_slot,
    free_slots,
    holds,
    influence_on,
    lift_token,
    map_changed,
    opposing_on,
    put_token,
    touch_of,
)
from arcanum.games.pax_illuminaten.words import (
    ACT_WITH,
    DONE,
    MOVE,
    PLACE_CARD,
    PUT,
    WAIVE,
)
from arcanum.kernel.frames import Ask, Frame, Player, Refusal
from arcanum.kernel.state import NONE
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
    out: list[Place] = []
    left = s.mine[player] & s.near[place]
    while left:
        low = left & -left
        out.append(low.bit_length() - 1)
        left ^= low
    if touch_of(s, player) >> place & 1:
        out.append(AREOPAGUS)
    return out


def lay_on_map(s: Pax, player: Player, card: CardId, place: Place) -> None:
    """A luminary comes face up to an empty place of the map."""
    s.map[place] = card
    s.up |= 1 << place
    map_changed(s)
    play_card(s, card)
    s.note("places-card", player, card, place)


# -- SCOUT [P-8.1]


class ScoutActing(Ask[Pax]):
    """Which card scouts. [P-8.1, D-03]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "place")
    prompt: ClassVar[str] = "ask-acting"
    rule: ClassVar[str] = "P-8.1"

    def __init__(self, player: Player, place: Place) -> None:
        super().__init__(player)
        self.place: Final = place

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
        return why_not_acting(s, self.player, self.place, action)


def why_not_acting(s: Pax, player: Player, place: Place, action: Action) -> Refusal:
    """Why a card cannot act on a place."""
    if not ACT_WITH.said(action):
        return ("choose-acting-card", {}, "P-5.2")
    if ACT_WITH.noun(action) not in actors(s, player, place):
        return ("cannot-act-there", {}, "P-4.2")
    return ("cannot-pay", {}, "P-4.2")


class TakeUp(Frame[Pax]):
    """The scouted card comes to hand, seen by the scout alone. [P-8.1]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "place", "mode")

    def __init__(self, player: Player, place: Place, mode: int) -> None:
        self.player: Final = player
        self.place: Final = place
        self.mode: Final = mode

    def run(self, s: Pax) -> None:
        card = s.map[self.place]
        s.map[self.place] = NONE
        s.sides[self.player].hand.append(card)
        s.show(card, self.player)
        s.note("scouts", self.player, self.place)
        s.note("takes-up", self.player, card, to=1 << self.player)
        s.next(PlaceScouted(self.player, self.place, self.mode))


class PlaceScouted(Ask[Pax]):
    """Which luminary from hand is placed face up. [P-8.1, D-03]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "place", "mode")
    prompt: ClassVar[str] = "ask-place"
    rule: ClassVar[str] = "P-8.1"

    def __init__(self, player: Player, place: Place, mode: int) -> None:
        super().__init__(player)
        self.place: Final = place
        self.mode: Final = mode

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


# -- INFLUENCE [P-8.2]


def waived(bill: int, off: int) -> list[int]:
    """What may be left of a slot's cost when so many tokens of it are waived."""
    total = 0
    for f in range(KINDS):
        total += bill >> 4 * f & 15
    off = min(off, total - LEAST_PER_INFLUENCE)
    found = [bill]
    for _ in range(off):
        shorter: list[int] = []
        for each in found:
            for f in range(KINDS):
                if each >> 4 * f & 15 and each - (1 << 4 * f) not in shorter:
                    shorter.append(each - (1 << 4 * f))
        found = shorter
    return found


def slot_discount(s: Pax, player: Player, at: int) -> int:
    """How many tokens less the at-th influence of an action costs. [P-10.7, P-11.3]"""
    off = s.boosts[BOOST_INFLUENCE] * BOOST_DISCOUNT
    if at == 0 and holds(s, player, ARISTOCRACY):
        off += FIRST_DISCOUNT
    return off


def influence_bills(s: Pax, player: Player, place: Place, count: int, mode: int) -> list[int]:
    """What placing so many tokens may cost, by what is waived. [P-8.2]"""
    bills = SLOT_BILLS[s.map[place]]
    free = free_slots(s, place)
    found = [SURCHARGE[ARISTOCRACY] << 4 * ARISTOCRACY if mode == BY_CARD else 0]
    for at in range(count):
        choices = waived(bills[free[at]], slot_discount(s, player, at))
        sums: list[int] = []
        for one in found:
            for two in choices:
                if one + two not in sums:
                    sums.append(one + two)
        found = sums
    return found


def total_discount(s: Pax, player: Player, place: Place, mode: int) -> int:
    """Tokens off the whole bill of an `extra_influence`. [P-10.7, Q-11]"""
    if mode != BY_ABILITY:
        return 0
    return opposing_on(s, player, place) * OPPONENT_DISCOUNT


def can_afford(s: Pax, player: Player, place: Place, count: int, mode: int) -> bool:
    """Whether so many tokens can be placed and paid."""
    off = total_discount(s, player, place, mode)
    for bill in influence_bills(s, player, place, count, mode):
        if can_pay(s, player, bill, 0, 0, off):
            return True
    return False


def is_near_for_influence(s: Pax, player: Player, place: Place) -> bool:
    """Whether a card counts as adjacent for influencing. [P-8.2, P-16.1, Q-4]"""
    if s.mine[player] & s.near[place] or touch_of(s, player) >> place & 1:
        return True
    if s.close >> s.map[place] & 1:
        return True
    return OUTER[s.m] >> place & 1 == 1 and s.in_force(FESTIVITIES)


def can_influence(s: Pax, player: Player, place: Place, mode: int) -> bool:
    """Whether a card is a legal target of INFLUENCE. [P-8.2, P-3.6]"""
    if s.sides[player].supply == 0 or not can_enter(s, player, place):
        return False
    if mode != BY_ABILITY and not is_near_for_influence(s, player, place):
        return False
    return can_afford(s, player, place, 1, mode)


class HowMany(Ask[Pax]):
    """How many tokens to place. [P-8.2, D-04]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "place", "mode")
    prompt: ClassVar[str] = "ask-how-many"
    rule: ClassVar[str] = "P-8.2"

    def __init__(self, player: Player, place: Place, mode: int) -> None:
        super().__init__(player)
        self.place: Final = place
        self.mode: Final = mode

    def options(self, s: Pax) -> list[Action]:
        most = SLOTS[s.map[self.place]] - influence_on(s, self.place)
        most = min(MOST_PLACED, most, s.sides[self.player].supply)
        return [
            PUT.of(count)
            for count in range(1, most + 1)
            if can_afford(s, self.player, self.place, count, self.mode)
        ]

    def take(self, s: Pax, action: Action) -> None:
        count = PUT.noun(action)
        spend_action(s, self.mode, is_risen(s, s.map[self.place]))
        s.next(Seat(self.player, self.place, count))
        bills = influence_bills(s, self.player, self.place, count, self.mode)
        off = total_discount(s, self.player, self.place, self.mode)
        if len(bills) == 1:
            waive_total(s, self.player, bills[0], off)
        else:
            s.next(Waive(self.player, self.place, count, self.mode, 0))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        if not PUT.said(action):
            return ("how-many-first", {}, "P-5.2")
        return ("cannot-place-so-many", {}, "P-8.2")


def taken_off(bill: int, part: int) -> int:
    """How many tokens of a bill lie beyond a part of it; -1 if the part is no part of it."""
    total = 0
    for f in range(KINDS):
        more = (bill >> 4 * f & 15) - (part >> 4 * f & 15)
        if more < 0:
            return -1
        total += more
    return total


class Waive(Ask[Pax]):
    """Which tokens of the slots' cost are not paid. [P-10.7, D-04]

    `off` is what has been waived so far, as a bill.
    """

    fields: ClassVar[tuple[str, ...]] = ("player", "place", "count", "mode", "off")
    prompt: ClassVar[str] = "ask-waive"
    rule: ClassVar[str] = "P-10.7"

    def __init__(self, player: Player, place: Place, count: int, mode: int, off: int) -> None:
        super().__init__(player)
        self.place: Final = place
        self.count: Final = count
        self.mode: Final = mode
        self.off: Final = off

    def ways(self, s: Pax) -> list[int]:
        """The bills still open that can be paid."""
        full = self.full(s)
        total = total_discount(s, self.player, self.place, self.mode)
        return [
            bill
            for bill in influence_bills(s, self.player, self.place, self.count, self.mode)
            if taken_off(full - bill, self.off) >= 0
            and can_pay(s, self.player, bill, 0, 0, total)
        ]

    def full(self, s: Pax) -> int:
        """The cost before anything is waived."""
        bills = SLOT_BILLS[s.map[self.place]]
        free = free_slots(s, self.place)
        cost = SURCHARGE[ARISTOCRACY] << 4 * ARISTOCRACY if self.mode == BY_CARD else 0
        for at in range(self.count):
            cost += bills[free[at]]
        return cost

    def options(self, s: Pax) -> list[Action]:
        full = self.full(s)
        out: list[Action] = []
        for bill in self.ways(s):
            for f in range(KINDS):
                more = ((full - bill) >> 4 * f & 15) > (self.off >> 4 * f & 15)
                if more and WAIVE.of(f) not in out:
                    out.append(WAIVE.of(f))
        out.sort()
        return out

    def take(self, s: Pax, action: Action) -> None:
        f = WAIVE.noun(action)
        s.note("waives", self.player, f)
        nxt = Waive(self.player, self.place, self.count, self.mode, self.off + (1 << 4 * f))
        if nxt.options(s):
            s.next(nxt)
        else:
            total = total_discount(s, self.player, self.place, self.mode)
            waive_total(s, self.player, nxt.ways(s)[0], total)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("cannot-waive", {}, "P-10.7")


def waive_total(s: Pax, player: Player, bill: int, off: int) -> None:
    """Take the discount off a whole bill, then pay. [Q-11]"""
    if taken_off(bill, 0) <= off:
        return
    if off:
        s.next(WaiveTotal(player, bill, off))
    else:
        owe(s, player, bill, 0, 0)


class WaiveTotal(Ask[Pax]):
    """Which token of the whole bill is not paid. [P-10.7, Q-11]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "bill", "off")
    prompt: ClassVar[str] = "ask-waive"
    rule: ClassVar[str] = "P-10.7"

    def __init__(self, player: Player, bill: int, off: int) -> None:
        super().__init__(player)
        self.bill: Final = bill
        self.off: Final = off

    def options(self, s: Pax) -> list[Action]:
        return [
            WAIVE.of(f)
            for f in range(KINDS)
            if self.bill >> 4 * f & 15
            and can_pay(s, self.player, self.bill - (1 << 4 * f), 0, 0, self.off - 1)
        ]

    def take(self, s: Pax, action: Action) -> None:
        f = WAIVE.noun(action)
        s.note("waives", self.player, f)
        waive_total(s, self.player, self.bill - (1 << 4 * f), self.off - 1)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("cannot-waive", {}, "P-10.7")


class Seat(Frame[Pax]):
    """Tokens go to the topmost free slots. [P-8.2, P-3.5]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "place", "count")

    def __init__(self, player: Player, place: Place, count: int) -> None:
        self.player: Final = player
        self.place: Final = place
        self.count: Final = count

    def run(self, s: Pax) -> None:
        for _ in range(self.count):
            put_token(s, self.player, self.place)
        s.sides[self.player].supply -= self.count
        s.note("influences", self.player, self.place, self.count)


# -- OSTRACIZE [P-8.4]


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
            if s.infl[place * 4 + p]:
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
    bill = SURCHARGE[MAGISTRATES] << 4 * MAGISTRATES if mode == BY_CARD else 0
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


class PlaceOstracized(Ask[Pax]):
    """Which luminary from hand is to replace the target. [P-8.4, D-07]

    It is asked first: whether any fits is known to the owner of the hand alone.
    """

    fields: ClassVar[tuple[str, ...]] = ("player", "place", "mode")
    prompt: ClassVar[str] = "ask-place"
    rule: ClassVar[str] = "P-8.4"

    def __init__(self, player: Player, place: Place, mode: int) -> None:
        super().__init__(player)
        self.place: Final = place
        self.mode: Final = mode

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
        return ("does-not-fit", {}, "P-8.4")


class OstracizeActing(Ask[Pax]):
    """Which card ostracizes; it does not matter where nothing is paid. [P-8.4, D-07]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "place", "mode", "card")
    prompt: ClassVar[str] = "ask-acting"
    rule: ClassVar[str] = "P-8.4"

    def __init__(self, player: Player, place: Place, mode: int, card: CardId) -> None:
        super().__init__(player)
        self.place: Final = place
        self.mode: Final = mode
        self.card: Final = card

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
        bill = SURCHARGE[MAGISTRATES] << 4 * MAGISTRATES if self.mode == BY_CARD else 0
        mask = factions_at(s, self.player, q)
        owe(s, self.player, bill, ostracize_cost(s, self.place), mask)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return why_not_acting(s, self.player, self.place, action)


class Ostracism(Frame[Pax]):
    """The target is discarded, the luminary from hand takes its place. [P-8.4]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "place", "mode", "card")

    def __init__(self, player: Player, place: Place, mode: int, card: CardId) -> None:
        self.player: Final = player
        self.place: Final = place
        self.mode: Final = mode
        self.card: Final = card

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


class MoveOneHere(Ask[Pax]):
    """After an `extra_ostracize`: one token from ANY slot to the placed card. [P-10.7]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "place")
    prompt: ClassVar[str] = "ask-move-here"
    rule: ClassVar[str] = "P-10.7"

    def __init__(self, player: Player, place: Place) -> None:
        super().__init__(player)
        self.place: Final = place

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


# -- REASSIGN [P-8.5]


def spots_of(s: Pax, player: Player, places: int) -> list[int]:
    """The spots (place and slot) of a player's tokens on a set of places."""
    out: list[int] = []
    left = places & s.mine[player]
    while left:
        low = left & -left
        at = (low.bit_length() - 1) * MOST_SLOTS
        for slot in range(MOST_SLOTS):
            if s.slots[at + slot] == player:
                out.append(at + slot)
        left ^= low
    return out


def move_token(s: Pax, player: Player, spot: int, place: Place) -> None:
    """A token goes from its spot to the topmost free slot of a place."""
    lift_token(s, spot // MOST_SLOTS, spot % MOST_SLOTS)
    put_token(s, player, place)
    s.note("moves-token", player, spot, place)


def can_reassign(s: Pax, player: Player, faction: Faction, can: int) -> bool:
    """A faction that a card with own influence has, and a favor of it. [P-8.5]"""
    if not can >> faction & 1:
        return False
    left = s.mine[player]
    while left:
        low = left & -left
        if FMASK[s.map[low.bit_length() - 1]] >> faction & 1:
            return True
        left ^= low
    return False


def own_factions(s: Pax, player: Player) -> int:
    """The factions of all cards with a player's influence."""
    mask = 0
    left = s.mine[player]
    while left:
        low = left & -left
        mask |= FMASK[s.map[low.bit_length() - 1]]
        left ^= low
    return mask


def moves_anywhere(s: Pax) -> bool:
    """Whether reassigned influence may end in ANY free slot. [P-16.2, P-10.7]"""
    return s.boosts[BOOST_REASSIGN] > 0 or s.in_force(CLEAR_WEATHER)


def start_reassign(s: Pax, player: Player, faction: Faction, goal: Place) -> None:
    """Pay one favor, then move. [P-8.5]"""
    s.note("reassigns", player, faction)
    anywhere = 1 if moves_anywhere(s) else 0
    s.next(MoveTokens(player, 1 << faction, MOST_MOVES, anywhere, goal, NONE, NONE, 0))
    owe(s, player, 1 << 4 * faction, 0, 0)


ONE_CARD: Final = -2  # the first move decides from which card all others come


class MoveTokens(Ask[Pax]):
    """One move of a REASSIGN, or no more. [P-8.5, D-08, P-9.11, P-16.2]

    Tokens start on cards of `mask`; with a `goal` each must end there, and a token on its way
    (`stray`) is moved on first. `source` is the one card that tokens may come from.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "player",
        "mask",
        "left",
        "anywhere",
        "goal",
        "stray",
        "source",
        "least",
    )
    prompt: ClassVar[str] = "ask-move"
    rule: ClassVar[str] = "P-8.5"

    def __init__(
        self,
        player: Player,
        mask: int,
        left: int,
        anywhere: int,
        goal: Place,
        stray: int,
        source: Place,
        least: int,
    ) -> None:
        super().__init__(player)
        self.mask: Final = mask
        self.left: Final = left
        self.anywhere: Final = anywhere
        self.goal: Final = goal
        self.stray: Final = stray
        self.source: Final = source
        self.least: Final = least

    def options(self, s: Pax) -> list[Action]:
        me = self.player
        out: list[Action] = []
        starts = s.mine[me]
        if self.source >= 0:
            starts &= 1 << self.source
        if self.goal >= 0:
            starts &= ~(1 << self.goal)
        left = starts
        while left:
            low = left & -left
            left ^= low
            place = low.bit_length() - 1
            if not FMASK[s.map[place]] & self.mask:
                continue
            ends = self.ends(s, place)
            if ends:
                at = place * MOST_SLOTS
                for slot in range(MOST_SLOTS):
                    if s.slots[at + slot] == me and (self.stray < 0 or self.stray == at + slot):
                        for end in ends:
                            out.append(MOVE.of(at + slot, end))
        if self.stray < 0 and (self.least == 0 or not out):
            out.append(DONE.of())
        return out

    def ends(self, s: Pax, place: Place) -> list[Place]:
        """Where a token of a place may go."""
        me = self.player
        if self.goal >= 0:
            return [
                q
                for q in (range(19) if self.anywhere else TOUCHING[s.m][place])
                if q != place
                and can_enter(s, me, q)
                and (q == self.goal or self.leads_on(s, q, self.left - 1))
            ]
        if self.anywhere:
            return [q for q in range(19) if q != place and can_enter(s, me, q)]
        return [q for q in TOUCHING[s.m][place] if can_enter(s, me, q)]

    def leads_on(self, s: Pax, place: Place, left: int) -> bool:
        """Whether a token on its way can still reach the goal. [P-9.11]"""
        if left <= 0 or not FMASK[s.map[place]] & self.mask:
            return False
        if not can_enter(s, self.player, self.goal):
            return False
        for q in range(19) if self.anywhere else TOUCHING[s.m][place]:
            if q == self.goal:
                return True
            on = q != place and left > 1 and can_enter(s, self.player, q)
            if on and self.leads_on(s, q, left - 1):
                return True
        return False

    def take(self, s: Pax, action: Action) -> None:
        if DONE.said(action):
            return
        spot, end = MOVE.noun(action), MOVE.second(action)
        stray = NONE
        if self.goal >= 0 and end != self.goal:
            stray = end * MOST_SLOTS + free_slot(s, end)
        move_token(s, self.player, spot, end)
        if self.left <= 1:
            return
        source = self.source
        if source == ONE_CARD:
            source = spot // MOST_SLOTS
        s.next(
            MoveTokens(
                self.player,
                self.mask,
                self.left - 1,
                self.anywhere,
                self.goal,
                stray,
                source,
                max(0, self.least - 1),
            )
        )

    def why_not(self, s: Pax, action: Action) -> Refusal:
        if not MOVE.said(action):
            return ("move-first", {}, "P-8.5")
        end = MOVE.second(action)
        arch = end < 19 and s.up >> end & 1 == 1 and EXCLUSIVE[s.map[end]]
        if arch and opposing_on(s, self.player, end):
            return ("royal-arch-is-taken", {}, "P-3.6")
        return ("cannot-move-so", {}, "P-9.11" if self.goal >= 0 else "P-8.5")
