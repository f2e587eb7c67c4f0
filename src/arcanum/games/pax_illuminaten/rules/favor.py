"""Favor: gaining, intercepting, paying, substituting. [P-4]"""

from __future__ import annotations

from arcanum.games.pax_illuminaten.rules.facts import (
    ALL_FACTIONS,
    ARTISTS,
    BILL_BITS,
    BILL_MASK,
    CONNECTION_FACTIONS,
    CONNECTION_INCOME,
    CONNOISSEUR_RATE,
    CONNOISSEURS,
    DEGREE,
    FMASK,
    INCOME_CHOICE,
    INCOME_EACH,
    INCOME_PER_INFLUENCE,
    KINDS,
    LUMINARIES,
    MAIN,
    RATE,
    SECONDARY,
    CardId,
    Faction,
)
from arcanum.games.pax_illuminaten.rules.table import Pax, Side, holds
from arcanum.games.pax_illuminaten.rules.words import (
    GAIN,
    PAY,
    SPEND_SAME,
    SUBSTITUTE,
    TAKE_FROM,
)
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action

# -- gaining


def gain(s: Pax, player: Player, kind: Faction, n: int) -> None:
    """Take tokens from the supply, what is missing there from opponents. [P-4.1, P-4.4]

    May ask: what follows must be on the stack already.
    """
    got = min(n, s.supply[kind])
    if got:
        s.supply[kind] -= got
        s.sides[player].favor[kind] += got
        s.gained[kind] += got
        s.note("gains", player, kind, got)
    if got < n:
        if player == s.ao:
            for _ in range(n - got):
                intercept_richest(s, kind)
        else:
            s.next(Intercept(player, kind, n - got))


def intercept(s: Pax, player: Player, other: Player, kind: Faction) -> None:
    """Take one token of another player. [P-4.4]"""
    s.sides[other].favor[kind] -= 1
    s.sides[player].favor[kind] += 1
    s.gained[kind] += 1
    s.note("intercepts", player, other, kind)


def intercept_richest(s: Pax, kind: Faction) -> None:
    """An artificial opponent takes a token of whoever has most of them. [P-15.7, P-15.3]"""
    richest = -1
    most = 0
    for q in s.opponents(s.ao):
        if s.sides[q].favor[kind] > most:
            richest = q
            most = s.sides[q].favor[kind]
    if richest >= 0:
        intercept(s, s.ao, richest, kind)
    else:
        s.note("not-gained", s.ao, kind, 1)


def can_gain(s: Pax, player: Player, kind: Faction) -> bool:
    """Whether a token of that type is in the supply or with an opponent."""
    if s.supply[kind]:
        return True
    held = 0
    for q in range(s.n):
        if q != player:
            held += s.sides[q].favor[kind]
    return held > 0


class Intercept(Ask[Pax], prompt="ask-intercept", rule="P-4.4"):
    """From whom to take a token that the supply lacks. [P-4.4, D-17]"""

    kind: Faction
    left: int

    def options(self, s: Pax) -> list[Action]:
        return [
            TAKE_FROM.of(s.noun(q))
            for q in s.opponents(self.player)
            if s.sides[q].favor[self.kind]
        ]

    def take(self, s: Pax, action: Action) -> None:
        intercept(s, self.player, s.player_of(TAKE_FROM.noun(action)), self.kind)
        if self.left > 1:
            s.next(Intercept(self.player, self.kind, self.left - 1))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        if s.player_of(TAKE_FROM.noun(action)) == self.player:
            return ("not-now", {}, "P-4.4")
        return ("has-no-such-favor", {}, "P-4.4")


class ChooseGain(Ask[Pax], prompt="ask-income", rule="P-1.5"):
    """Which of a card's factions its open income is. [P-1.5, D-05, D-14]"""

    mask: int
    left: int

    def options(self, s: Pax) -> list[Action]:
        return [
            GAIN.of(f)
            for f in range(KINDS)
            if self.mask >> f & 1 and can_gain(s, self.player, f)
        ]

    def take(self, s: Pax, action: Action) -> None:
        if self.left > 1:
            s.next(ChooseGain(self.player, self.mask, self.left - 1))
        gain(s, self.player, GAIN.noun(action), 1)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        if self.mask >> GAIN.noun(action) & 1:
            return ("not-in-supply", {}, "P-4.4")
        return ("not-this-income", {}, "P-1.5")


def full_income(card: CardId, interrogating: bool, influence: int) -> int:
    """How many tokens a card pays. [P-1.5]"""
    degree = DEGREE[card]
    if interrogating and INCOME_PER_INFLUENCE[degree]:
        return INCOME_PER_INFLUENCE[degree] * influence
    factions = 1 if SECONDARY[card] < 0 else 2
    return INCOME_EACH[degree] * factions + INCOME_CHOICE[degree]


def has_paid(s: Pax, card: CardId) -> bool:
    """Whether a card has paid in this turn. [P-8.3]"""
    return s.paid >> card & 1 == 1


def take_income(
    s: Pax, player: Player, card: CardId, interrogating: bool, influence: int
) -> None:
    """A card pays its income, once per turn. May ask. [P-1.5, P-8.3]"""
    if has_paid(s, card):
        return
    s.paid |= 1 << card
    s.note("card-pays", player, card)
    degree = DEGREE[card]
    if INCOME_CHOICE[degree] and player != s.ao:
        s.next(ChooseGain(player, FMASK[card], INCOME_CHOICE[degree]))
    each = INCOME_EACH[degree]
    if interrogating and INCOME_PER_INFLUENCE[degree]:
        each = INCOME_PER_INFLUENCE[degree] * influence
    if each:
        if SECONDARY[card] >= 0:
            gain(s, player, SECONDARY[card], each)
        gain(s, player, MAIN[card], each)
    if player == s.ao:
        choose_for_ao(s, card, INCOME_CHOICE[degree])


def choose_for_ao(s: Pax, card: CardId, n: int) -> None:
    """An artificial opponent prefers the main faction. [P-15.4]"""
    for _ in range(n):
        kind = MAIN[card]
        if not can_gain(s, s.ao, kind) and SECONDARY[card] >= 0:
            kind = SECONDARY[card]
        gain(s, s.ao, kind, 1)


def take_areopagus_income(s: Pax, player: Player) -> None:
    """One token of each symbol of the connection card, once per turn. [P-3.4]"""
    bit = 1 << LUMINARIES + player
    if s.paid & bit:
        return
    s.paid |= bit
    s.note("areopagus-pays", player)
    for kind in CONNECTION_FACTIONS[s.sides[player].connection][::-1]:
        gain(s, player, kind, CONNECTION_INCOME)


# -- paying


def rate_of(s: Pax, player: Player) -> int:
    """How many tokens of one type stand for one of another. [P-4.3]"""
    return CONNOISSEUR_RATE if s.owner[CONNOISSEURS] == player else RATE


def payable(s: Pax, player: Player) -> int:
    """The types of which one token can be paid, one way or the other. [P-4.3]"""
    favor = s.sides[player].favor
    rate = rate_of(s, player)
    found = 0
    for kind in range(KINDS):
        n = favor[kind]
        if n:
            if n >= rate:
                return ALL_FACTIONS
            found |= 1 << kind
    if found >> ARTISTS & 1 and holds(s, player, ARTISTS):
        return ALL_FACTIONS
    return found


def can_pay(s: Pax, player: Player, bill: int, any_of: int, mask: int, off: int) -> bool:
    """Whether a bill, and so many tokens of the types of a mask, can be paid. [P-4.3, D-16]

    `off` tokens of the bill are waived. Substitution and wild tokens count.
    """
    favor = s.sides[player].favor
    rate = rate_of(s, player)
    wild = holds(s, player, ARTISTS)
    short = 0
    outside = 0  # tokens that types outside the mask can stand for
    inside = 0
    inside_stands = 0
    for kind in range(KINDS):
        left = favor[kind] - (bill >> BILL_BITS * kind & BILL_MASK)
        if left < 0:
            short -= left
        elif left:
            stands = left if wild and kind == ARTISTS else left // rate
            if mask >> kind & 1:
                inside += left
                inside_stands += stands
            else:
                outside += stands
    short -= off
    if short < 0:
        short = 0
    if any_of == 0:
        return short <= outside + inside_stands
    if short <= outside:
        return inside + outside - short >= any_of
    short -= outside
    if short > inside_stands:
        return False
    if wild and mask >> ARTISTS & 1:
        own = favor[ARTISTS] - (bill >> BILL_BITS * ARTISTS & BILL_MASK)
        own = min(max(own, 0), short)
        return inside - own - (short - own) * rate >= any_of
    return inside - short * rate >= any_of


def spend(s: Pax, side: Side, kind: Faction, n: int) -> None:
    """Tokens go back to the supply. [P-4.1]"""
    side.favor[kind] -= n
    s.supply[kind] += n


class Pay(Ask[Pax], prompt="ask-pay", rule="P-4.3", broad=True):
    """Pay a bill token by token: in kind, or substituted. [P-4.2, P-4.3, D-16, D-03]"""

    bill: int  # six amounts of four bits
    any_of: int  # and so many tokens …
    mask: int  # … of these types

    def options(self, s: Pax) -> list[Action]:
        me = self.player
        favor = s.sides[me].favor
        out: list[Action] = []
        if self.bill:
            due = 0
            while self.bill >> BILL_BITS * due & BILL_MASK == 0:
                due += 1
            if favor[due]:
                out.append(PAY.of(due))
            rest = self.bill - (1 << BILL_BITS * due)
            mask = 1 << due
        elif self.any_of:
            due = 0
            while self.mask >> due & 1 == 0:
                due += 1
            for kind in range(KINDS):
                if self.mask >> kind & 1 and favor[kind]:
                    out.append(PAY.of(kind))
            rest = 0
            mask = self.mask
        else:
            return out
        any_left = self.any_of if self.bill else self.any_of - 1
        rate = rate_of(s, me)
        wild = holds(s, me, ARTISTS)
        for kind in range(KINDS):
            if mask >> kind & 1:
                continue
            price = 1 if wild and kind == ARTISTS else rate
            if favor[kind] >= price:
                favor[kind] -= price
                if can_pay(s, me, rest, any_left, self.mask, 0):
                    out.append(SUBSTITUTE.of(kind, due))
                favor[kind] += price
        return out

    def take(self, s: Pax, action: Action) -> None:
        me = s.sides[self.player]
        kind = PAY.noun(action)
        if PAY.said(action):
            due = kind
            spend(s, me, kind, 1)
            s.note("pays", self.player, kind, 1)
        else:
            due = SUBSTITUTE.second(action)
            price = rate_of(s, self.player)
            if kind == ARTISTS and holds(s, self.player, ARTISTS):
                price = 1
            spend(s, me, kind, price)
            s.note("substitutes", self.player, kind, price, due)
        if self.bill:
            bill = self.bill - (1 << BILL_BITS * due)
            if bill or self.any_of:
                s.next(Pay(self.player, bill, self.any_of, self.mask))
        elif self.any_of > 1:
            s.next(Pay(self.player, 0, self.any_of - 1, self.mask))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        if PAY.said(action):
            if s.sides[self.player].favor[PAY.noun(action)] == 0:
                return ("no-such-favor", {}, "P-4.1")
            return ("not-due", {}, "P-4.2")
        if SUBSTITUTE.said(action):
            return ("cannot-substitute", {}, "P-4.3")
        return ("pay-first", {}, "P-5.2")


def owe(s: Pax, player: Player, bill: int, any_of: int, mask: int) -> None:
    """Put a bill on the stack, if there is anything to pay."""
    if bill or any_of:
        s.next(Pay(player, bill, any_of, mask))


class PaySame(Ask[Pax], prompt="ask-pay-same", rule="P-16.3"):
    """Tokens of one type, wild artists tokens among them if wanted. [P-16.3, Q-21]"""

    count: int

    def options(self, s: Pax) -> list[Action]:
        return sets_of_same(s, self.player, self.count)

    def take(self, s: Pax, action: Action) -> None:
        me = s.sides[self.player]
        kind, wild = SPEND_SAME.noun(action), SPEND_SAME.second(action)
        if wild < self.count:
            spend(s, me, kind, self.count - wild)
            s.note("pays", self.player, kind, self.count - wild)
        if wild:
            spend(s, me, ARTISTS, wild)
            s.note("pays", self.player, ARTISTS, wild)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("not-of-one-type", {}, "P-16.3")


def sets_of_same(s: Pax, player: Player, count: int) -> list[Action]:
    """Each type, and how many wild artists tokens stand in for it."""
    favor = s.sides[player].favor
    wild = favor[ARTISTS] if holds(s, player, ARTISTS) else 0
    out: list[Action] = []
    for kind in range(KINDS):
        if kind == ARTISTS:
            if favor[kind] >= count:
                out.append(SPEND_SAME.of(kind, 0))
            continue
        for stand_in in range(min(wild, count - 1) + 1):
            if favor[kind] + stand_in >= count:
                out.append(SPEND_SAME.of(kind, stand_in))
    return out
