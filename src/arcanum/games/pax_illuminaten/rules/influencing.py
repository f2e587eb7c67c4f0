"""INFLUENCE: tokens into the topmost free slots, at their cost or less. [P-8.2]"""

from __future__ import annotations

from arcanum.games.pax_illuminaten.rules.actions import (
    BY_ABILITY,
    BY_CARD,
    is_risen,
    spend_action,
)
from arcanum.games.pax_illuminaten.rules.facts import (
    ARISTOCRACY,
    BILL_BITS,
    BILL_MASK,
    BOOST_DISCOUNT,
    BOOST_INFLUENCE,
    FESTIVITIES,
    FIRST_DISCOUNT,
    KINDS,
    LEAST_PER_INFLUENCE,
    MOST_PLACED,
    OPPONENT_DISCOUNT,
    OUTER,
    SLOT_BILLS,
    SLOTS,
    SURCHARGE,
    Place,
)
from arcanum.games.pax_illuminaten.rules.favor import can_pay, owe
from arcanum.games.pax_illuminaten.rules.table import (
    Pax,
    can_enter,
    free_slots,
    holds,
    influence_on,
    opposing_on,
    put_token,
    touch_of,
)
from arcanum.games.pax_illuminaten.rules.words import PUT, WAIVE
from arcanum.kernel.frames import Act, Ask, Player, Refusal
from arcanum.kernel.words import Action


def waived(bill: int, off: int) -> list[int]:
    """What may be left of a slot's cost when so many tokens of it are waived."""
    total = 0
    for f in range(KINDS):
        total += bill >> BILL_BITS * f & BILL_MASK
    off = min(off, total - LEAST_PER_INFLUENCE)
    found = [bill]
    for _ in range(off):
        shorter: list[int] = []
        for each in found:
            for f in range(KINDS):
                less = each - (1 << BILL_BITS * f)
                if each >> BILL_BITS * f & BILL_MASK and less not in shorter:
                    shorter.append(less)
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
    found = [SURCHARGE[ARISTOCRACY] << BILL_BITS * ARISTOCRACY if mode == BY_CARD else 0]
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


class HowMany(Ask[Pax], prompt="ask-how-many", rule="P-8.2", broad=True):
    """How many tokens to place. [P-8.2, D-04]"""

    place: Place
    mode: int

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
        more = (bill >> BILL_BITS * f & BILL_MASK) - (part >> BILL_BITS * f & BILL_MASK)
        if more < 0:
            return -1
        total += more
    return total


class Waive(Ask[Pax], prompt="ask-waive", rule="P-10.7"):
    """Which tokens of the slots' cost are not paid. [P-10.7, D-04]

    `off` is what has been waived so far, as a bill.
    """

    place: Place
    count: int
    mode: int
    off: int

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
        cost = SURCHARGE[ARISTOCRACY] << BILL_BITS * ARISTOCRACY if self.mode == BY_CARD else 0
        for at in range(self.count):
            cost += bills[free[at]]
        return cost

    def options(self, s: Pax) -> list[Action]:
        full = self.full(s)
        out: list[Action] = []
        for bill in self.ways(s):
            for f in range(KINDS):
                at = BILL_BITS * f
                more = ((full - bill) >> at & BILL_MASK) > (self.off >> at & BILL_MASK)
                if more and WAIVE.of(f) not in out:
                    out.append(WAIVE.of(f))
        out.sort()
        return out

    def take(self, s: Pax, action: Action) -> None:
        f = WAIVE.noun(action)
        s.note("waives", self.player, f)
        off = self.off + (1 << BILL_BITS * f)
        nxt = Waive(self.player, self.place, self.count, self.mode, off)
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


class WaiveTotal(Ask[Pax], prompt="ask-waive", rule="P-10.7"):
    """Which token of the whole bill is not paid. [P-10.7, Q-11]"""

    bill: int
    off: int

    def options(self, s: Pax) -> list[Action]:
        return [
            WAIVE.of(f)
            for f in range(KINDS)
            if self.bill >> BILL_BITS * f & BILL_MASK
            and can_pay(s, self.player, self.bill - (1 << BILL_BITS * f), 0, 0, self.off - 1)
        ]

    def take(self, s: Pax, action: Action) -> None:
        f = WAIVE.noun(action)
        s.note("waives", self.player, f)
        waive_total(s, self.player, self.bill - (1 << BILL_BITS * f), self.off - 1)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("cannot-waive", {}, "P-10.7")


class Seat(Act[Pax]):
    """Tokens go to the topmost free slots. [P-8.2, P-3.5]"""

    place: Place
    count: int

    def run(self, s: Pax) -> None:
        for _ in range(self.count):
            put_token(s, self.player, self.place)
        s.sides[self.player].supply -= self.count
        s.note("influences", self.player, self.place, self.count)
