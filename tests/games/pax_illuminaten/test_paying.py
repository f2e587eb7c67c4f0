"""What can be paid, against a plain search over every way to pay. [P-4.3]"""

from __future__ import annotations

from functools import cache

import pytest

import arcanum
from arcanum.games.pax_illuminaten.rules.facts import (
    ARTISTS,
    CONNOISSEUR_RATE,
    CONNOISSEURS,
    KINDS,
    RATE,
)
from arcanum.games.pax_illuminaten.rules.favor import Pay, can_pay
from arcanum.games.pax_illuminaten.rules.table import OUT, Pax
from arcanum.kernel.chance import advanced, number_below

GAME = arcanum.game("pax_illuminaten")

Favor = tuple[int, ...]
Dues = tuple[int, ...]  # each a set of types, one token of which is due


def without(favor: Favor, kind: int, n: int) -> Favor:
    return tuple(have - n if f == kind else have for f, have in enumerate(favor))


@cache
def search(favor: Favor, dues: Dues, off: int, rate: int, wild: bool) -> bool:
    """Whether every due token can be paid in kind, substituted or waived."""
    if not dues:
        return True
    types, rest = dues[0], dues[1:]
    if off and search(favor, rest, off - 1, rate, wild):
        return True
    for kind in range(KINDS):
        price = rate
        if types >> kind & 1 or (wild and kind == ARTISTS):
            price = 1
        if favor[kind] >= price and search(without(favor, kind, price), rest, off, rate, wild):
            return True
    return False


class Cases:
    """Numbers from a seed."""

    def __init__(self, seed: int) -> None:
        self.chance = seed

    def below(self, n: int) -> int:
        self.chance = advanced(self.chance)
        return number_below(self.chance, n)


def packed(amounts: list[int]) -> int:
    return sum(n << 4 * f for f, n in enumerate(amounts))


@pytest.mark.parametrize("connoisseurs", [False, True])
@pytest.mark.parametrize("wild", [False, True])
def test_can_pay_agrees_with_a_search(connoisseurs: bool, wild: bool) -> None:
    s = GAME.new(seats=2, seed=1)
    assert isinstance(s, Pax)
    s.owner[CONNOISSEURS] = 0 if connoisseurs else OUT
    s.owner[ARTISTS] = 0 if wild else OUT
    rate = CONNOISSEUR_RATE if connoisseurs else RATE
    cases = Cases(7 + 2 * connoisseurs + wild)
    yes = 0
    for _ in range(1500):
        favor = [max(0, cases.below(8) - 3) for _ in range(KINDS)]
        bill = [max(0, cases.below(6) - 3) for _ in range(KINDS)]
        any_of, off = cases.below(4), 0
        mask = 1 + cases.below((1 << KINDS) - 1)
        if any_of == 0:
            off = cases.below(3)
        s.sides[0].favor = favor[:]
        dues = [1 << f for f in range(KINDS) for _ in range(bill[f])] + [mask] * any_of
        told = can_pay(s, 0, packed(bill), any_of, mask, off)
        assert told == search(tuple(favor), tuple(dues), off, rate, wild), (favor, bill, any_of)
        yes += told
        if told and not off and dues:
            pay_in_full(s, cases, Pay(0, packed(bill), any_of, mask), len(dues))
    assert 150 < yes < 1350


def pay_in_full(s: Pax, cases: Cases, bill: Pay, tokens: int) -> None:
    """However one pays, the last token can be paid too."""
    s = s.clone()
    s.frames = []
    s.next(bill)
    paid = 0
    while s.frames:
        asked = s.frames.pop()
        assert isinstance(asked, Pay)
        options = asked.options(s)
        assert options, "a bill that was begun cannot be paid to the end"
        asked.take(s, options[cases.below(len(options))])
        paid += 1
    assert paid == tokens
    assert min(s.sides[0].favor) >= 0
