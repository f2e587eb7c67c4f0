"""Plots by their definition: every set of cards is tried, on tables made at random. [P-12]

The rules look for witnesses in clever ways; here they are found by going over all subsets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product

import pytest

import arcanum
from arcanum.games.pax_illuminaten.rules.facts import (
    AFFILIATION,
    DEGREE,
    FMASK,
    GRAND_MASTER,
    KINDS,
    MASON,
    MOST_SLOTS,
    ON_MAP,
    PLACES,
    PLOTS,
    ROSICRUCIAN,
    ROYAL_ARCH,
    SLOTS,
)
from arcanum.games.pax_illuminaten.rules.plots import (
    LODGE_SHIFT,
    PLACES_PART,
    is_met,
    largest_together,
    together,
    witnesses,
)
from arcanum.games.pax_illuminaten.rules.table import Pax, map_changed, put_token, touch_of
from arcanum.kernel.bits import bits_of
from arcanum.kernel.chance import advanced, number_below

GAME = arcanum.game("pax_illuminaten")
Places = frozenset[int]
Lodge = tuple[int, Places]  # a faction and its places
Witness = tuple[Places, Lodge | None]
INNER_NAMES = {
    "map14": {"B2", "C2", "C3", "D2"},
    "map19": {"B2", "B3", "C2", "C3", "C4", "D2", "D3"},
}
ME = 0


class Table:
    """A table at random, and plain questions to it."""

    def __init__(self, seats: int, seed: int) -> None:
        s = GAME.new(seats=seats, seed=seed)
        assert isinstance(s, Pax)
        self.s = s
        self.chance = seed + 1
        self.n = seats
        self.places = ON_MAP[s.m]
        cards = list(range(57))
        for q in self.places:
            s.map[q] = cards.pop(self.below(len(cards)))
            if self.below(8):
                s.up |= 1 << q
                self.put_tokens(q)
        map_changed(s)

    def below(self, n: int) -> int:
        self.chance = advanced(self.chance)
        return number_below(self.chance, n)

    def put_tokens(self, q: int) -> None:
        """Tokens by chance, most of them of seat A; a royal arch has one owner."""
        room = SLOTS[self.s.map[q]]
        for _ in range(self.below(room + 1)):
            p = ME if self.below(3) else self.below(self.n)
            arch = DEGREE[self.s.map[q]] == ROYAL_ARCH
            if arch and any(self.own(other, q) for other in range(self.n) if other != p):
                continue
            put_token(self.s, p, q)

    # -- plain questions

    def near(self, q: int, r: int) -> bool:
        return self.s.near[q] >> r & 1 == 1

    def own(self, p: int, q: int) -> int:
        at = q * MOST_SLOTS
        return sum(self.s.slots[at + i] == p for i in range(MOST_SLOTS))

    def total(self, p: int, places: Places) -> int:
        return sum(self.own(p, q) for q in places)

    def controls(self, p: int, places: Places, least: int) -> bool:
        own = self.total(p, places)
        return own >= least and all(
            self.total(q, places) < own for q in range(self.n) if q != p
        )

    def connected(self, places: Places) -> bool:
        left, reached = set(places), {min(places)}
        while True:
            more = {q for q in left - reached if any(self.near(q, r) for r in reached)}
            if not more:
                return reached == left
            reached |= more

    def lodges(self) -> list[Lodge]:
        """Maximal connected groups of three or more face-up cards of one faction. [P-3.8]"""
        out: list[Lodge] = []
        for f in range(KINDS):
            left = {
                q for q in self.places if self.s.up >> q & 1 and FMASK[self.s.map[q]] >> f & 1
            }
            while left:
                group = {left.pop()}
                while more := {q for q in left if any(self.near(q, r) for r in group)}:
                    group |= more
                    left -= more
                if len(group) >= 3:
                    out.append((f, frozenset(group)))
        return out

    def row(self, letter: str) -> list[int]:
        return [q for q in self.places if PLACES[q][0] == letter]

    def inner(self) -> set[str]:
        return INNER_NAMES["map19" if self.n == 4 else "map14"]

    def mine(self) -> list[int]:
        return [q for q in self.places if self.own(ME, q)]

    def card(self, q: int) -> int:
        return self.s.map[q]


def subsets(places: list[int]) -> Iterator[Places]:
    for size in range(1, len(places) + 1):
        for some in combinations(places, size):
            yield frozenset(some)


def minimal(families: list[Places]) -> list[Places]:
    return [one for one in families if not any(other < one for other in families)]


def counting(
    t: Table, fits: Callable[[int], bool], enough: Callable[[Places], bool]
) -> list[Places]:
    """Minimal sets of fitting cards that reach a threshold."""
    return minimal([some for some in subsets([q for q in t.mine() if fits(q)]) if enough(some)])


def by_players(n: int, two: int, three: int, four: int) -> int:
    return (two, three, four)[n - 2]


def alone(t: Table, p: int, q: int) -> bool:
    """Whether a player controls a card. [P-3.7]"""
    return t.controls(p, frozenset({q}), 1)


def sets_for(t: Table, plot: str) -> list[Places]:
    """The sets of cards of a plot without a lodge, by P-12.3 and P-12.6."""
    arches = frozenset(q for q in t.places if DEGREE[t.card(q)] == ROYAL_ARCH)
    if plot == "P02":
        return [s for s in map(frozenset, combinations(t.mine(), 4)) if is_star(t, s)]
    if plot == "P03":
        if any(t.total(p, arches) >= t.total(ME, arches) for p in range(1, t.n)):
            return []
        return counting(t, lambda q: q in arches, lambda s: t.total(ME, s) >= 4)
    if plot == "P04":
        inner = [q for q in t.mine() if PLACES[q] in t.inner()]
        return [s for s in map(frozenset, combinations(inner, 4)) if is_ring(t, s)]
    if plot == "P05":
        return counting(
            t,
            lambda q: AFFILIATION[t.card(q)] == MASON and alone(t, ME, q),
            lambda s: (
                len({f for q in s for f in range(KINDS) if FMASK[t.card(q)] >> f & 1}) == 6
            ),
        )
    if plot == "P06":
        least = by_players(t.n, 8, 6, 6)
        return counting(t, lambda q: alone(t, ME, q), lambda s: len(s) >= least)
    if plot == "P07":
        least = by_players(t.n, 3, 2, 2)
        return counting(
            t,
            lambda q: DEGREE[t.card(q)] == GRAND_MASTER and alone(t, ME, q),
            lambda s: len(s) >= least,
        )
    if plot == "P09":
        least = by_players(t.n, 3, 4, 5)
        return counting(
            t,
            lambda q: any(t.own(p, q) for p in range(1, t.n)),
            lambda s: len(s) >= least,
        )
    roses = [q for q in t.places if AFFILIATION[t.card(q)] == ROSICRUCIAN]
    held = [sum(alone(t, p, q) for q in roses) for p in range(t.n)]
    if max(held[1:]) >= held[ME]:
        return []
    return counting(
        t,
        lambda q: q in roses and alone(t, ME, q),
        lambda s: len(s) >= 3 and t.total(ME, s) >= 5,
    )


def is_star(t: Table, some: Places) -> bool:
    if len({DEGREE[t.card(q)] for q in some}) > 1:
        return False
    return any(all(t.near(center, q) for q in some) for center in some)


def is_ring(t: Table, some: Places) -> bool:
    return all(sum(t.near(q, r) for r in some if r != q) >= 2 for q in some)


def lodge_serves(t: Table, plot: str, places: Places) -> bool:
    """Whether a lodge fulfils a plot by itself. [P-12.3]"""
    if not t.controls(ME, places, 3):
        return False
    if plot == "P01":
        outer = [q for q in places if PLACES[q] not in t.inner()]
        return len(outer) >= 4 and t.total(ME, places) >= 4
    if plot == "P11":
        row = t.row("C")
        return any(set(row[i : i + 3]) <= places for i in range(len(row) - 2))
    if plot == "P12":
        return len(places) >= 5 and t.total(ME, places) >= 5
    touched = [any(touch_of(t.s, p) >> q & 1 for q in places) for p in range(t.n)]
    return touched[ME] and any(touched[1:])


def expected(t: Table, plot: str) -> set[Witness]:
    """W(p, x) of P-12.6."""
    if plot in ("P01", "P11", "P12", "P13"):
        return {(lodge[1], lodge) for lodge in t.lodges() if lodge_serves(t, plot, lodge[1])}
    if plot != "P08":
        return {(some, None) for some in sets_for(t, plot)}
    found: set[Witness] = set()
    for lodge in t.lodges():
        own = [q for q in t.mine() if q in lodge[1]]
        paths = [
            some
            for some in subsets(own)
            if some & set(t.row("A")) and some & set(t.row("E")) and t.connected(some)
        ]
        found |= {(some, lodge) for some in minimal(paths)}
    return found


def told(t: Table, plot: int) -> set[Witness]:
    """The same, as the rules find them."""
    out: set[Witness] = set()
    for witness in witnesses(t.s, ME, plot):
        number = witness >> LODGE_SHIFT
        lodge: Lodge | None = None
        if number:
            places = frozenset(bits_of(t.s.lodge_places[number - 1]))
            lodge = (t.s.lodge_faction[number - 1], places)
        out.add((frozenset(bits_of(witness & PLACES_PART)), lodge))
    return out


def agree(one: Witness, other: Witness) -> bool:
    if one[1] is not None and one[1] == other[1]:
        return False
    return not (one[0] <= other[0] or other[0] <= one[0])


def jointly(found: dict[int, set[Witness]], some: tuple[int, ...]) -> bool:
    """P-12.7, by trying every choice of witnesses."""
    return any(
        all(agree(a, b) for a, b in combinations(chosen, 2))
        for chosen in product(*[found[plot] for plot in some])
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_witnesses_are_those_of_the_definition(seats: int) -> None:
    met = [0] * len(PLOTS)
    for seed in range(150 if seats < 4 else 60):
        t = Table(seats, seed)
        if len(t.mine()) > 12:
            continue
        for plot, name in enumerate(PLOTS):
            wanted = expected(t, name)
            assert told(t, plot) == wanted, (seed, name)
            assert is_met(t.s, ME, plot) == bool(wanted), (seed, name)
            met[plot] += bool(wanted)
    assert sum(n > 0 for n in met) >= 12


def test_plots_hold_together_as_defined() -> None:
    compared = [0, 0]
    for seed in range(40):
        t = Table(2, seed)
        found = {plot: told(t, plot) for plot in range(len(PLOTS))}
        some = [plot for plot in found if 0 < len(found[plot]) <= 12]
        for size in (2, 3):
            for group in combinations(some, size):
                mask = sum(1 << plot for plot in group)
                wanted = jointly(found, group)
                assert together(t.s, ME, mask) == wanted, (seed, group)
                compared[wanted] += 1
                largest = largest_together(t.s, ME, mask)
                assert all(together(t.s, ME, each) for each in largest)
                assert (mask in largest) == wanted
    assert min(compared) > 20
