"""Plots: conditions, witnesses, and which plots hold together. [P-12]"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from arcanum.games.pax_illuminaten.rules.facts import (
    AFFILIATION,
    ALL_FACTIONS,
    BOTTOM_ROW,
    CENTRAL_ROW,
    DEGREE,
    FMASK,
    INNER,
    OUTER,
    PLOT0,
    PLOT_AFFILIATION,
    PLOT_AREOPAGI,
    PLOT_CARDS,
    PLOT_CENTRAL,
    PLOT_DEGREE,
    PLOT_INFLUENCE,
    PLOT_KIND,
    PLOT_OUTER,
    TOP_ROW,
    Place,
)
from arcanum.games.pax_illuminaten.rules.table import (
    Pax,
    controlled,
    controls_lodge,
    find_lodges,
    influence_in,
    opposing_on,
    touch_of,
)
from arcanum.kernel.bits import bits_of
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE

Plot = int  # 0 to 12
Witness = int  # a set of places, and above it the lodge's number + 1

PLACES_PART: Final = (1 << 20) - 1
LODGE_SHIFT: Final = 20


def fitting(s: Pax, player: Player, plot: Plot) -> int:
    """The places that may serve a plot without a lodge. [P-12.3, P-12.6]"""
    kind = PLOT_KIND[plot]
    if kind == "control_cards":
        return controlled(s, player)
    if kind == "shared_cards":
        found = 0
        for q in bits_of(s.mine[player]):
            if opposing_on(s, player, q):
                found |= 1 << q
        return found
    if kind == "influence_on_degree":
        return of_degree(s, s.mine[player], PLOT_DEGREE[plot])
    if kind == "control_degree":
        return of_degree(s, controlled(s, player), PLOT_DEGREE[plot])
    if kind in ("control_affiliation", "control_affiliation_covering_factions"):
        return of_affiliation(s, controlled(s, player), PLOT_AFFILIATION[plot])
    if kind == "inner_group":
        return s.mine[player] & INNER[s.m]
    return s.mine[player]


def of_degree(s: Pax, places: int, degree: int) -> int:
    """Those of a set of places that hold a card of a degree."""
    found = 0
    for q in bits_of(places):
        if DEGREE[s.map[q]] == degree:
            found |= 1 << q
    return found


def of_affiliation(s: Pax, places: int, affiliation: int) -> int:
    """Those of a set of places that hold a card of an affiliation."""
    found = 0
    for q in bits_of(places):
        if AFFILIATION[s.map[q]] == affiliation:
            found |= 1 << q
    return found


def beats_opponents(s: Pax, player: Player, plot: Plot, places: int) -> bool:
    """Comparisons with opponents, over the whole map. [P-12.6]"""
    kind = PLOT_KIND[plot]
    if kind == "influence_on_degree":
        own = influence_in(s, player, places)
        for q in range(s.n):
            if q != player:
                theirs = of_degree(s, s.mine[q], PLOT_DEGREE[plot])
                if influence_in(s, q, theirs) >= own:
                    return False
    elif kind == "control_affiliation":
        count = places.bit_count()
        for q in range(s.n):
            if q != player:
                theirs = of_affiliation(s, controlled(s, q), PLOT_AFFILIATION[plot])
                if theirs.bit_count() >= count:
                    return False
    return True


def reaches(s: Pax, player: Player, plot: Plot, places: int) -> bool:
    """Whether a set of fitting places reaches a plot's threshold. [P-12.6]"""
    kind = PLOT_KIND[plot]
    if kind == "control_affiliation_covering_factions":
        mask = 0
        for q in bits_of(places):
            mask |= FMASK[s.map[q]]
        return mask == ALL_FACTIONS
    if places.bit_count() < PLOT_CARDS[s.n][plot]:
        return False
    return influence_in(s, player, places) >= PLOT_INFLUENCE[s.n][plot]


def lodge_serves(s: Pax, player: Player, plot: Plot, places: int) -> bool:
    """Whether a lodge fulfils a lodge plot. [P-12.3]"""
    n = s.n
    if places & s.mine[player] == 0:
        return False
    if places.bit_count() < PLOT_CARDS[n][plot]:
        return False
    if (places & OUTER[s.m]).bit_count() < PLOT_OUTER[n][plot]:
        return False
    if PLOT_CENTRAL[n][plot] and not has_line(s, places, PLOT_CENTRAL[n][plot]):
        return False
    if PLOT_AREOPAGI[n][plot]:
        if not places & touch_of(s, player):
            return False
        touched = 0
        for q in range(n):
            if q != player and places & touch_of(s, q):
                touched += 1
        if touched < PLOT_AREOPAGI[n][plot]:
            return False
    if influence_in(s, player, places) < PLOT_INFLUENCE[n][plot]:
        return False
    return controls_lodge(s, player, places)


def has_line(s: Pax, places: int, least: int) -> bool:
    """So many consecutive cards of the central row. [P-12.3]"""
    run = 0
    for q in CENTRAL_ROW[s.m]:
        run = run + 1 if places >> q & 1 else 0
        if run >= least:
            return True
    return False


# -- witnesses [P-12.6]


def witnesses(s: Pax, player: Player, plot: Plot) -> list[Witness]:
    """Every way in which a player fulfils a plot. [P-12.6, P-12.9, Q-15]"""
    kind = PLOT_KIND[plot]
    if kind == "control_lodge":
        find_lodges(s)
        return [
            s.lodge_places[i] | i + 1 << LODGE_SHIFT
            for i in range(len(s.lodge_places))
            if lodge_serves(s, player, plot, s.lodge_places[i])
        ]
    if kind == "own_path_in_lodge":
        return paths(s, player)
    if kind == "same_degree_star":
        return stars(s, player)
    if kind == "inner_group":
        return inner_groups(s, player)
    places = fitting(s, player, plot)
    if not reaches(s, player, plot, places) or not beats_opponents(s, player, plot, places):
        return []
    return minimal_sets(s, player, plot, places)


def minimal_sets(s: Pax, player: Player, plot: Plot, places: int) -> list[Witness]:
    """The sets that reach a threshold and from which no card can be dropped."""
    found: list[Witness] = []
    cards = bits_of(places)
    least = max(1, PLOT_CARDS[s.n][plot])
    most = max(least, PLOT_INFLUENCE[s.n][plot], 6)
    # A bare count: every set of this size is minimal, and no other is.
    bare = PLOT_INFLUENCE[s.n][plot] == 0 and PLOT_CARDS[s.n][plot] > 0
    for size in range(least, min(most, len(cards)) + 1):
        for some in combinations(cards, size):
            group = 0
            for q in some:
                group |= 1 << q
            if bare or (reaches(s, player, plot, group) and is_minimal(s, player, plot, group)):
                found.append(group)
        if bare:
            break
    return found


def is_minimal(s: Pax, player: Player, plot: Plot, group: int) -> bool:
    """Whether no card can be dropped."""
    return not any(reaches(s, player, plot, group & ~(1 << q)) for q in bits_of(group))


def stars(s: Pax, player: Player) -> list[Witness]:
    """A center and three cards around it, all of one degree. [P-12.3]"""
    found: list[Witness] = []
    for center in bits_of(s.mine[player]):
        degree = DEGREE[s.map[center]]
        ring = [
            q
            for q in bits_of(s.mine[player] & s.near[center] & ~(1 << center))
            if DEGREE[s.map[q]] == degree
        ]
        for a, b, c in combinations(ring, 3):
            group = 1 << center | 1 << a | 1 << b | 1 << c
            if group not in found:
                found.append(group)
    return found


def inner_groups(s: Pax, player: Player) -> list[Witness]:
    """Four inner cards, each adjacent to at least two of the others. [P-12.3]"""
    found: list[Witness] = []
    for some in combinations(bits_of(s.mine[player] & INNER[s.m]), 4):
        group = 0
        for q in some:
            group |= 1 << q
        whole = True
        for q in some:
            if (s.near[q] & group).bit_count() < 3:  # itself and two others
                whole = False
        if whole:
            found.append(group)
    return found


def paths(s: Pax, player: Player) -> list[Witness]:
    """Minimal own paths from the top to the bottom row inside one lodge. [P-12.3, Q-14]"""
    find_lodges(s)
    found: list[Witness] = []
    for i in range(len(s.lodge_places)):
        own = s.lodge_places[i] & s.mine[player]
        if not own & TOP_ROW[s.m] or not own & BOTTOM_ROW[s.m]:
            continue
        ways: list[int] = []
        for top in bits_of(own & TOP_ROW[s.m]):
            walk(s, own & ~TOP_ROW[s.m], top, 1 << top, 0, ways)
        for way in ways:
            smaller = False
            for other in ways:
                if other != way and other & ~way == 0:
                    smaller = True
            if not smaller and way | i + 1 << LODGE_SHIFT not in found:
                found.append(way | i + 1 << LODGE_SHIFT)
    return found


def walk(s: Pax, own: int, at: Place, way: int, barred: int, ways: list[int]) -> None:
    """Goes on from a place, never beside an earlier place of the way."""
    if BOTTOM_ROW[s.m] >> at & 1:
        ways.append(way)
        return
    for q in bits_of(s.near[at] & own & ~way & ~barred):
        walk(s, own, q, way | 1 << q, barred | s.near[at], ways)


def is_met(s: Pax, player: Player, plot: Plot) -> bool:
    """Whether a player fulfils a plot, taken singly."""
    kind = PLOT_KIND[plot]
    if kind == "control_lodge":
        find_lodges(s)
        return any(lodge_serves(s, player, plot, places) for places in s.lodge_places)
    if kind in ("own_path_in_lodge", "same_degree_star", "inner_group"):
        if s.mine[player].bit_count() < 4:
            return False
        if kind == "own_path_in_lodge" and not (
            s.mine[player] & TOP_ROW[s.m] and s.mine[player] & BOTTOM_ROW[s.m]
        ):
            return False
        return bool(witnesses(s, player, plot))
    if s.mine[player].bit_count() < PLOT_CARDS[s.n][plot]:
        return False
    places = fitting(s, player, plot)
    return reaches(s, player, plot, places) and beats_opponents(s, player, plot, places)


# -- together [P-12.4, P-12.5, P-12.7]


def agree(one: Witness, other: Witness) -> bool:
    """No set inside the other, and not the same lodge twice. [P-12.7]"""
    if one >> LODGE_SHIFT and one >> LODGE_SHIFT == other >> LODGE_SHIFT:
        return False
    a, b = one & PLACES_PART, other & PLACES_PART
    return a & ~b != 0 and b & ~a != 0


def together(s: Pax, player: Player, plots: int) -> bool:
    """Whether a set of plots is jointly fulfilled. [P-12.7]"""
    some = bits_of(plots)
    if len(some) == 1:
        return is_met(s, player, some[0])
    ways = [witnesses(s, player, plot) for plot in some]
    for each in ways:
        if not each:
            return False
    return choose(ways, 0, [])


def choose(ways: list[list[Witness]], at: int, chosen: list[Witness]) -> bool:
    """Whether one witness per plot can be chosen so that all agree."""
    if at == len(ways):
        return True
    for way in ways[at]:
        fits = True
        for earlier in chosen:
            if not agree(way, earlier):
                fits = False
                break
        if fits and choose(ways, at + 1, [*chosen, way]):
            return True
    return False


def largest_together(s: Pax, player: Player, plots: int) -> list[int]:
    """The largest jointly fulfilled subsets of a set of plots. [P-13.2, P-12.8]"""
    some = bits_of(plots)
    for size in range(len(some), 0, -1):
        found: list[int] = []
        for group in combinations(some, size):
            mask = 0
            for plot in group:
                mask |= 1 << plot
            if together(s, player, mask):
                found.append(mask)
        if found:
            return found
    return [0]


def can_realize(s: Pax, player: Player, plot: Plot) -> bool:
    """Whether a plot may be realized beside those that carry the token. [P-12.8, Q-40]"""
    if not is_met(s, player, plot):
        return False
    on = s.sides[player].on
    if on == 0:
        return True
    for kept in largest_together(s, player, on):
        if together(s, player, kept | 1 << plot):
            return True
    return False


def open_plots(s: Pax, player: Player) -> list[Plot]:
    """The plots a player may use and has no token at. [P-12.1]"""
    me = s.sides[player]
    taken = me.on | me.edge
    out = [card - PLOT0 for card in s.public if not taken >> card - PLOT0 & 1]
    if me.plot != NONE and not taken >> me.plot - PLOT0 & 1:
        out.append(me.plot - PLOT0)
    return out


def realizable(s: Pax, player: Player) -> list[Plot]:
    """The plots a player may realize now. [P-12.1, Q-27]"""
    if s.sides[player].supply == 0 or s.mine[player] == 0:
        return []
    return [plot for plot in open_plots(s, player) if can_realize(s, player, plot)]
