"""How good a table of Pax Illuminaten looks for a seat; a win is 100, a loss -100.

`standing` says how far a player is: influence, points, favor, cards, and above all how near two
plots are. `value` is the own standing less a part of the best rival's. Both read only what the
seat may know, so they can be asked of any imagined table, in the middle of a turn too.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arcanum.bots.guide import Part
from arcanum.games.pax_illuminaten.bots.weights import Weights
from arcanum.games.pax_illuminaten.rules.facts import (
    AO_PLOT_KIND,
    AO_PLOT_LEAST,
    AO_PLOT_MOST,
    BOTTOM_ROW,
    CENTRAL_ROW,
    DEGREE,
    EDICT_FACTION,
    EVENT0,
    FMASK,
    INNER,
    KINDS,
    LODGE_CARDS,
    LODGE_INFLUENCE,
    ON_MAP,
    OUTER,
    PLACE_COUNT,
    PLOT0,
    PLOT_AFFILIATION,
    PLOT_AREOPAGI,
    PLOT_CARDS,
    PLOT_CENTRAL,
    PLOT_DEGREE,
    PLOT_INFLUENCE,
    PLOT_KIND,
    PLOT_OUTER,
    PLOTS_TO_WIN,
    SLOTS,
    TOP_ROW,
    TOUCHING,
)
from arcanum.games.pax_illuminaten.rules.opponents import ao_plot_count
from arcanum.games.pax_illuminaten.rules.plots import (
    Plot,
    can_realize,
    is_met,
    largest_together,
    of_affiliation,
    of_degree,
)
from arcanum.games.pax_illuminaten.rules.scoring import points
from arcanum.games.pax_illuminaten.rules.table import (
    Pax,
    can_enter,
    controlled,
    edicts_discarded,
    grown,
    influence_in,
    influence_on,
    influence_on_map,
    opposing_on,
    touch_of,
)
from arcanum.kernel.bits import bits_of
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE

# The parts that reasons are told by.
TOLD: Final[tuple[str, ...]] = (
    "plots",
    "held",
    "influence",
    "lodges",
    "control",
    "points",
    "favor",
    "cards",
    "rivals",
)


def value(s: Pax, seat: Player, w: Weights) -> float:
    """The own standing less a part of the best rival's."""
    if s.over:
        if not s.won >> seat & 1:
            return -w.won
        return w.won / s.won.bit_count()
    mine = standing(s, seat, seat, w)
    best = -1e9
    for p in range(s.n):
        if p != seat:
            best = max(best, ao_standing(s, w) if p == s.ao else standing(s, p, seat, w))
    return mine - w.rival * best


PARTS: Final = (
    "plots",
    "influence",
    "reach",
    "groups",
    "control",
    "points",
    "favor",
    "hand",
    "edicts",
    "factions",
)


def standing(s: Pax, player: Player, viewer: Player, w: Weights) -> float:
    """How far a person is, as far as the viewer can tell."""
    return sum(parts(s, player, viewer, w), 0.0)


def parts(s: Pax, player: Player, viewer: Player, w: Weights) -> list[float]:
    """What that consists of: `PARTS`."""
    side = s.sides[player]
    most = len(w.favor) - 1  # tokens of one type that are told apart
    favor = edicts = factions = 0.0
    for n in side.favor:
        favor += w.favor[n] if n <= most else w.favor[most] + w.favor_more * (n - most)
    for card in side.edicts:
        edicts += w.edict * s.on_edict[EDICT_FACTION[card - EVENT0]]
    for f in range(KINDS):
        if s.owner[f] == player:
            factions += w.faction_card
    return [
        plots_worth(s, player, viewer, w),
        w.token * influence_on_map(s, player),
        reach_worth(reach(s, player), w),
        w.group * sum(influence_in(s, player, group) for group in groups(s)),
        w.control * controlled(s, player).bit_count(),
        w.point[edicts_discarded(s)] * points(s, player),
        favor,
        w.hand * min(len(side.hand), w.hand_cards) + w.special * len(side.specials),
        edicts,
        factions,
    ]


def told_parts(s: Pax, seat: Player, w: Weights) -> list[Part]:
    """The parts of `value`, with what there is to count."""
    side = s.sides[seat]
    tokens = influence_on_map(s, seat)
    cards = controlled(s, seat).bit_count()
    score = points(s, seat)
    most = len(w.favor) - 1
    favor = sum([w.favor[min(n, most)] for n in side.favor], 0.0)
    rivals = [
        ao_standing(s, w) if p == s.ao else standing(s, p, seat, w)
        for p in range(s.n)
        if p != seat
    ]
    lodges = w.group * sum(influence_in(s, seat, group) for group in groups(s))
    held = largest_together(s, seat, side.on)[0].bit_count() if side.on else 0
    return [
        Part("plots", plots_worth(s, seat, seat, w) - w.held * held),
        Part("held", w.held * held, float(held)),
        Part("influence", w.token * tokens + reach_worth(reach(s, seat), w), float(tokens)),
        Part("lodges", lodges),
        Part("control", w.control * cards, float(cards)),
        Part("points", w.point[edicts_discarded(s)] * score, float(score)),
        Part("favor", favor, float(sum(side.favor))),
        Part("cards", w.hand * min(len(side.hand), w.hand_cards), float(len(side.hand))),
        Part("rivals", -w.rival * max(rivals)),
    ]


def reach_worth(cards: int, w: Weights) -> float:
    """A few targets are enough."""
    first, others = w.near_cards
    return w.near[0] * min(cards, first) + w.near[1] * min(max(cards - first, 0.0), others)


def reach(s: Pax, player: Player) -> int:
    """Face-up cards with room, next to own influence or the areopagus."""
    near = touch_of(s, player)
    for q in bits_of(s.mine[player]):
        near |= s.near[q]
    return sum(1 for q in bits_of(near & s.up) if can_enter(s, player, q))


def ao_standing(s: Pax, w: Weights) -> float:
    """How near the artificial opponent is to winning: one of its plots is enough. [P-15.5]"""
    total = w.token * influence_on_map(s, s.ao) + w.control * controlled(s, s.ao).bit_count()
    total += w.point[edicts_discarded(s)] * points(s, s.ao)
    for plot in range(len(AO_PLOT_KIND[s.who])):
        total += w.ao_plot * danger(ao_missing(s, plot, w), w)
    return total


def danger(lacks: float, w: Weights) -> float:
    """How likely the artificial opponent fulfils a plot for which it lacks so much."""
    at = int(lacks)
    last = len(w.ao_near) - 1
    if at >= last:
        return w.ao_near[last]
    return w.ao_near[at] + (lacks - at) * (w.ao_near[at + 1] - w.ao_near[at])


def ao_missing(s: Pax, plot: int, w: Weights) -> float:
    """What the artificial opponent still lacks for one of its plots, in tokens."""
    kind = AO_PLOT_KIND[s.who][plot]
    least = AO_PLOT_LEAST[s.n][s.who][plot]
    if kind == "control_lodge":
        return min(
            [
                lodge_missing(s, s.ao, g, least, 0, 0, False, LODGE_INFLUENCE, w)
                for g in groups(s)
            ],
            default=w.hopeless,
        )
    short = float(max(0, least - ao_plot_count(s, plot)))
    if kind == "edicts_in_event_discard":
        short *= w.ao_edict
    elif kind == "control_degrees" or kind == "control_affiliation":
        short *= w.ao_kind
    elif kind == "control_lodges_of_different_factions":
        short *= w.ao_lodge
    if AO_PLOT_MOST[s.who][plot]:
        most = max(influence_on_map(s, p) for p in range(s.n) if p != s.ao)
        short += max(0, most + 1 - influence_on_map(s, s.ao))
    return short


# -- plots


def plots_worth(s: Pax, player: Player, viewer: Player, w: Weights) -> float:
    """The plots that a player may use: held, within reach, or far."""
    side = s.sides[player]
    held = 0
    if side.on:
        held = largest_together(s, player, side.on)[0]
        if held.bit_count() >= PLOTS_TO_WIN and player == s.active:
            return w.won
    plots = [card - PLOT0 for card in s.public]
    if side.plot != NONE and s.can_name(viewer, side.plot):
        plots.append(side.plot - PLOT0)
    found: list[float] = []
    for plot in plots:
        if held >> plot & 1:
            found.append(w.held)
            continue
        lacks = missing(s, player, plot, w)
        if lacks <= 0 and held and not can_realize(s, player, plot):
            lacks = w.blocked
        hope = w.plot * exp(-w.far * lacks)
        if (side.on | side.edge) >> plot & 1:
            hope *= w.edge
        if plot == w.target and player == viewer:
            hope *= w.target_wish
        found.append(hope)
    found.sort(reverse=True)
    total = 0.0
    for rank in range(len(found)):
        total += w.ranks[min(rank, 2)] * found[rank]
    return total


def missing(s: Pax, player: Player, plot: Plot, w: Weights) -> float:
    """About how many tokens a player must still place for a plot; 0 if it is met."""
    kind = PLOT_KIND[plot]
    n = s.n
    cards = PLOT_CARDS[n][plot]
    mine = s.mine[player]
    if kind == "control_lodge":
        lacks = lodge_plot_missing(s, player, plot, w)
    elif kind == "own_path_in_lodge":
        lacks = path_missing(s, player, w)
    elif kind == "same_degree_star":
        lacks = star_missing(s, player, w)
    elif kind == "inner_group":
        left = 4 - min(4, (mine & INNER[s.m]).bit_count())
        lacks = left + w.face_down * min(left, (INNER[s.m] & ~s.up).bit_count())
    elif kind == "control_cards":
        left = cards - controlled(s, player).bit_count()
        lacks = left + w.face_down * max(0, cards - s.up.bit_count())
    elif kind == "shared_cards":
        lacks = float(cards - sum(1 for q in bits_of(mine) if opposing_on(s, player, q)))
    elif kind == "control_degree":
        own = of_degree(s, controlled(s, player), PLOT_DEGREE[plot]).bit_count()
        there = of_degree(s, s.up, PLOT_DEGREE[plot]).bit_count()
        lacks = w.degree_card * (cards - own) + w.degree_absent * max(0, cards - there)
    elif kind == "influence_on_degree":
        lacks = degree_missing(s, player, plot, w)
    elif kind == "control_affiliation":
        lacks = brotherhood_missing(s, player, plot, w)
    else:
        lacks = masons_missing(s, player, plot, w)
    if lacks <= 0:
        return 0.0 if is_met(s, player, plot) else 1.0
    return lacks


def degree_missing(s: Pax, player: Player, plot: Plot, w: Weights) -> float:
    """Influence on cards of a degree, more than anybody. [P03]"""
    there = of_degree(s, s.up, PLOT_DEGREE[plot])
    own = influence_in(s, player, there)
    most = max(influence_in(s, q, there) for q in range(s.n) if q != player)
    want = max(PLOT_INFLUENCE[s.n][plot], most + 1) - own
    room = 0
    for q in bits_of(there):
        if can_enter(s, player, q):
            room += SLOTS[s.map[q]] - influence_on(s, q)
    return want + w.structure * max(0.0, (want - room) / 2)


def brotherhood_missing(s: Pax, player: Player, plot: Plot, w: Weights) -> float:
    """Cards of an affiliation, with enough influence, more than anybody. [P10]"""
    affiliation = PLOT_AFFILIATION[plot]
    own = of_affiliation(s, controlled(s, player), affiliation)
    rivals = max(
        of_affiliation(s, controlled(s, q), affiliation).bit_count()
        for q in range(s.n)
        if q != player
    )
    cards = max(PLOT_CARDS[s.n][plot], rivals + 1) - own.bit_count()
    tokens = PLOT_INFLUENCE[s.n][plot] - influence_in(s, player, own)
    there = of_affiliation(s, s.up, affiliation).bit_count()
    short = max(0, PLOT_CARDS[s.n][plot] - there)
    lacks = max(float(cards), float(tokens), 0.0)
    return lacks + w.brotherhood_card * max(0, cards) + w.structure * short


def masons_missing(s: Pax, player: Player, plot: Plot, w: Weights) -> float:
    """Controlled cards of an affiliation that have all factions together. [P05]"""
    own = of_affiliation(s, controlled(s, player), PLOT_AFFILIATION[plot])
    there = of_affiliation(s, s.up, PLOT_AFFILIATION[plot])
    lacks = w.mason_own * (KINDS - factions_of(s, own))
    return lacks + w.mason_there * (KINDS - factions_of(s, there))


def factions_of(s: Pax, places: int) -> int:
    """How many factions the cards of some places have together."""
    mask = 0
    for q in bits_of(places):
        mask |= FMASK[s.map[q]]
    return mask.bit_count()


def star_missing(s: Pax, player: Player, w: Weights) -> float:
    """A card and three around it, all of one degree, all with own influence. [P02]"""
    best = w.hopeless
    for center in bits_of(s.up):
        degree = DEGREE[s.map[center]]
        own = other = 0
        for q in TOUCHING[s.m][center]:
            if s.up >> q & 1 and DEGREE[s.map[q]] == degree:
                if s.mine[player] >> q & 1:
                    own += 1
                elif can_enter(s, player, q):
                    other += 1
        lacks = 0.0 if s.mine[player] >> center & 1 else 1.0
        ring = max(0, 3 - own)
        lacks += ring + w.structure * max(0, ring - other)
        best = min(best, lacks)
    return best


def path_missing(s: Pax, player: Player, w: Weights) -> float:
    """A way of own cards of one faction from the top to the bottom row. [P08]"""
    best = w.hopeless
    for f in range(KINDS):
        price = [w.hopeless] * PLACE_COUNT
        of_faction = 0
        for q in ON_MAP[s.m]:
            fits = s.up >> q & 1 and FMASK[s.map[q]] >> f & 1
            of_faction += 1 if fits else 0
            if not fits:
                price[q] = 1 + w.structure
            elif s.mine[player] >> q & 1:
                price[q] = 0.0
            else:
                price[q] = 1.0 if can_enter(s, player, q) else w.path_full
        if of_faction > 1:
            best = min(best, way(s, price, best, w))
    return best


def way(s: Pax, price: list[float], enough: float, w: Weights) -> float:
    """The cheapest way from the top row to the bottom row."""
    cost = [w.hopeless] * PLACE_COUNT
    front = bits_of(TOP_ROW[s.m])
    for q in front:
        cost[q] = price[q]
    while front:
        after: list[int] = []
        for q in front:
            for to in TOUCHING[s.m][q]:
                found = cost[q] + price[to]
                if found < cost[to] and found < enough:
                    cost[to] = found
                    after.append(to)
        front = after
    return min(cost[q] for q in bits_of(BOTTOM_ROW[s.m]))


# -- lodges

MOST_GROUPS: Final = 4000  # maps whose groups are remembered
_groups: dict[tuple[int, ...], list[int]] = {}


def groups(s: Pax) -> list[int]:
    """All connected groups of two or more cards of one faction, remembered for a while."""
    key = (s.m, s.up, *s.map)
    found = _groups.get(key)
    if found is None:
        found = []
        for f in range(KINDS):
            within = 0
            for q in bits_of(s.up):
                if FMASK[s.map[q]] >> f & 1:
                    within |= 1 << q
            while within:
                low = within & -within
                group = grown(s.near, low, within)
                within &= ~group
                if group != low and group not in found:
                    found.append(group)
        if len(_groups) > MOST_GROUPS:
            _groups.clear()
        _groups[key] = found
    return found


def lodge_plot_missing(s: Pax, player: Player, plot: Plot, w: Weights) -> float:
    """The nearest of all groups for a lodge plot. [P01, P11, P12, P13]"""
    n = s.n
    least = PLOT_CARDS[n][plot]
    outer = PLOT_OUTER[n][plot]
    central = PLOT_CENTRAL[n][plot]
    areopagi = PLOT_AREOPAGI[n][plot] > 0
    tokens = max(PLOT_INFLUENCE[n][plot], LODGE_INFLUENCE)
    best = w.hopeless
    for group in groups(s):
        found = lodge_missing(s, player, group, least, outer, central, areopagi, tokens, w)
        best = min(best, found)
    return best


def lodge_missing(
    s: Pax,
    player: Player,
    group: int,
    least: int,
    outer: int,
    central: int,
    areopagi: bool,
    tokens: int,
    w: Weights,
) -> float:
    """What a group lacks to be a lodge that serves: cards, and own influence."""
    size = group.bit_count()
    cards = max(0, max(least, LODGE_CARDS) - size)
    if outer:
        cards = max(cards, outer - (group & OUTER[s.m]).bit_count())
    if central:
        cards = max(cards, central - longest_line(s, group))
    if areopagi:
        if not group & touch_of(s, player):
            cards += 1
        if not any(group & touch_of(s, q) for q in range(s.n) if q != player):
            cards += 1
    most = 0
    for q in range(s.n):
        if q != player and s.mine[q] & group:
            most = max(most, influence_in(s, q, group))
    want = max(tokens, most + 1) - influence_in(s, player, group)
    return w.structure * cards + max(0, want)


def longest_line(s: Pax, places: int) -> int:
    """The longest run of cards of the central row."""
    best = run = 0
    for q in CENTRAL_ROW[s.m]:
        run = run + 1 if places >> q & 1 else 0
        best = max(best, run)
    return best
