"""How far a plot is, condition by condition: what the check lists of the tables show. [P-12.3]

A `Check` is one condition: its word, what the player has, what is needed, and the places that
count. All conditions together hold exactly when `plots.is_met` does; a test compares the two.
"""

from __future__ import annotations

from typing import Any, Final

from arcanum.games.pax_illuminaten.rules import facts
from arcanum.games.pax_illuminaten.rules.plots import (
    Plot,
    can_realize,
    fitting,
    inner_groups,
    is_met,
    of_affiliation,
    of_degree,
)
from arcanum.games.pax_illuminaten.rules.table import (
    Pax,
    controlled,
    find_lodges,
    grown,
    influence_in,
    touch_of,
)
from arcanum.kernel.bits import bits_of
from arcanum.kernel.frames import Player

Check = tuple[str, int, int, int]  # the word, have, need, places

GROUP: Final = 4  # cards of the star and of the inner circle
ROWS: Final = 5


def checks(s: Pax, player: Player, plot: Plot) -> list[Check]:
    """The conditions of a plot for a player, in the order of its text. [P-12.3]"""
    kind = facts.PLOT_KIND[plot]
    if kind == "control_lodge":
        return best_lodge(s, player, plot)
    if kind == "own_path_in_lodge":
        return [longest_path(s, player)]
    if kind == "same_degree_star":
        return [widest_star(s, player)]
    if kind == "inner_group":
        own = s.mine[player] & facts.INNER[s.m]
        whole = int(bool(inner_groups(s, player)))
        return [("inner_cards", own.bit_count(), GROUP, own), ("inner_ring", whole, 1, own)]
    return counted(s, player, plot)


def counted(s: Pax, player: Player, plot: Plot) -> list[Check]:
    """The conditions of plots that count fitting cards, influence or factions."""
    kind = facts.PLOT_KIND[plot]
    places = fitting(s, player, plot)
    n = places.bit_count()
    out: list[Check] = []
    if kind == "control_affiliation_covering_factions":
        mask = 0
        for q in bits_of(places):
            mask |= facts.FMASK[s.map[q]]
        return [("mason_factions", mask.bit_count(), facts.KINDS, places)]
    if facts.PLOT_CARDS[s.n][plot]:
        out.append((kind, n, facts.PLOT_CARDS[s.n][plot], places))
    own = influence_in(s, player, places)
    if facts.PLOT_INFLUENCE[s.n][plot]:
        what = "influence_there" if facts.PLOT_CARDS[s.n][plot] else kind
        out.append((what, own, facts.PLOT_INFLUENCE[s.n][plot], places))
    if kind == "influence_on_degree":
        best = 0
        for q in s.opponents(player):
            theirs = of_degree(s, s.mine[q], facts.PLOT_DEGREE[plot])
            best = max(best, influence_in(s, q, theirs))
        out.append(("more_than_rivals", own, best + 1, places))
    elif kind == "control_affiliation":
        best = 0
        for q in s.opponents(player):
            theirs = of_affiliation(s, controlled(s, q), facts.PLOT_AFFILIATION[plot])
            best = max(best, theirs.bit_count())
        out.append(("more_than_rivals", n, best + 1, places))
    return out


def best_lodge(s: Pax, player: Player, plot: Plot) -> list[Check]:
    """The conditions for the lodge that comes nearest; without any lodge all are open."""
    find_lodges(s)
    best = lodge_checks(s, player, plot, 0)
    for places in s.lodge_places:
        found = lodge_checks(s, player, plot, places)
        if nearness(found) > nearness(best):
            best = found
    return best


def nearness(found: list[Check]) -> tuple[int, int]:
    """How near to done a list is: conditions that hold, then what is there of the others."""
    done = sum(have >= need for _, have, need, _ in found)
    return done, sum(min(have, need) for _, have, need, _ in found)


def lodge_checks(s: Pax, player: Player, plot: Plot, places: int) -> list[Check]:
    """The conditions of a lodge plot for one lodge. [P-3.9, P-12.3]"""
    n = s.n
    out: list[Check] = []
    if facts.PLOT_CARDS[n][plot]:
        out.append(("lodge_cards", places.bit_count(), facts.PLOT_CARDS[n][plot], places))
    if facts.PLOT_OUTER[n][plot]:
        outer = places & facts.OUTER[s.m]
        out.append(("outer_cards", outer.bit_count(), facts.PLOT_OUTER[n][plot], outer))
    if facts.PLOT_CENTRAL[n][plot]:
        out.append(longest_line(s, places, facts.PLOT_CENTRAL[n][plot]))
    if facts.PLOT_AREOPAGI[n][plot]:
        mine = places & touch_of(s, player)
        out.append(("own_areopagus", int(mine != 0), 1, mine))
        touched = sum(places & touch_of(s, q) != 0 for q in s.opponents(player))
        out.append(("rival_areopagus", touched, facts.PLOT_AREOPAGI[n][plot], places))
    own = influence_in(s, player, places)
    best = max(influence_in(s, q, places) for q in s.opponents(player))
    least = max(facts.LODGE_INFLUENCE, facts.PLOT_INFLUENCE[n][plot])
    out.append(("influence_there", own, least, places & s.mine[player]))
    out.append(("more_than_rivals", own, best + 1, places))
    return out


def longest_line(s: Pax, places: int, need: int) -> Check:
    """The most consecutive cards of the central row. [P-12.3]"""
    best = 0
    line = 0
    for q in facts.CENTRAL_ROW[s.m]:
        line = line | 1 << q if places >> q & 1 else 0
        if line.bit_count() > best.bit_count():
            best = line
    return ("central_line", best.bit_count(), need, best)


def longest_path(s: Pax, player: Player) -> Check:
    """How many rows an own path inside one lodge spans, from the top or the bottom. [Q-14]"""
    find_lodges(s)
    best: Check = ("path_rows", 0, ROWS, 0)
    for lodge in s.lodge_places:
        own = lodge & s.mine[player]
        for edge in (facts.TOP_ROW[s.m], facts.BOTTOM_ROW[s.m]):
            if not own & edge:
                continue
            way = grown(s.near, own & edge, own)
            rows = rows_of(s, way)
            if rows > best[1]:
                best = ("path_rows", rows, ROWS, way)
    return best


def rows_of(s: Pax, places: int) -> int:
    """How many rows of the map a set of places touches."""
    return len({facts.PLACES[q][0] for q in bits_of(places)})


def widest_star(s: Pax, player: Player) -> Check:
    """The own card with most own cards of its degree around it. [P-12.3]"""
    best: Check = ("star_cards", 0, GROUP, 0)
    for center in bits_of(s.mine[player]):
        star = of_degree(s, s.mine[player] & s.near[center], facts.DEGREE[s.map[center]])
        if star.bit_count() > best[1]:
            best = ("star_cards", star.bit_count(), GROUP, star)
    return best


# -- as views show it


def check_list(s: Pax, player: Player, plot: Plot) -> list[dict[str, Any]]:
    """The conditions of a plot with their figures and places, and whether it stands apart.

    The last line, `together`, is there while a plot that holds by itself cannot be realized
    beside those that carry the player's token. [P-12.8]
    """
    found = checks(s, player, plot)
    out = [
        {"what": what, "have": have, "need": need, "places": named(s, places)}
        for what, have, need, places in found
    ]
    alone = is_met(s, player, plot) and not s.sides[player].on >> plot & 1
    if alone and not can_realize(s, player, plot):
        out.append({"what": "together", "have": 0, "need": 1, "places": []})
    return out


def named(s: Pax, places: int) -> list[str]:
    """A set of places by name."""
    out: list[str] = []
    q: facts.Place
    for q in facts.ON_MAP[s.m]:
        if places >> q & 1:
            out.append(facts.PLACES[q])
    return out
