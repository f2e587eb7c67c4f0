"""Laying the table. [P-2]"""

from __future__ import annotations

from arcanum.games.pax_illuminaten.rules.facts import (
    AO_SEAT,
    CARDS,
    CONNECTION_FACTIONS,
    CONNECTION_INCOME,
    CONNECTIONS,
    COURT,
    EDICTS,
    EDICTS_PER_HALF,
    EVENT0,
    FACTION_CARDS,
    FAVOR_PER_KIND,
    INFLUENCE,
    KINDS,
    LUMINARIES,
    MAP_OF,
    ON_MAP,
    OPPONENTS,
    PLOT0,
    PLOTS,
    PUBLIC_PLOTS,
    SEATS_OF,
    SPECIALS,
    SPECIALS_PER_HALF,
    STARTING_HAND,
)
from arcanum.games.pax_illuminaten.rules.table import ROW, Pax, Side, setup_map
from arcanum.games.pax_illuminaten.rules.turn import Turn
from arcanum.kernel.state import NONE


def sit_down(s: Pax) -> None:
    """Sides for every player, the artificial opponent last. [P-2.3, P-15.1, I-13]"""
    opponent = s.settings["opponent"]
    s.n = s.seats
    if opponent in OPPONENTS:
        s.who = OPPONENTS.index(opponent)
        s.ao = s.seats
        s.n = s.seats + 1
    setup_map(s, MAP_OF[s.n])
    s.sides = [Side() for _ in range(s.n)]
    s.seen = [0] * CARDS
    seats = SEATS_OF[s.n]
    shift = 0
    if s.ao >= 0:
        shift = seats.index(AO_SEAT[s.n][s.who]) + 1
    for p in range(s.n):
        s.sides[p].seat = seats[(p + shift) % s.n]
        s.sides[p].supply = INFLUENCE
    if s.ao >= 0:
        s.sides[s.ao].supply -= 1  # it lies on its areopagus [I-04]


def lay_table(s: Pax) -> None:
    """Map, court, supply, hands, connections, factions, plots, events.

    The reward markers (P-2.7) are those that lie on no card. [P-2, P-4.5]
    """
    sit_down(s)
    lay_luminaries(s)
    s.supply = [FAVOR_PER_KIND[s.n]] * KINDS  # [P-2.2]
    s.majordomo = 0
    deal_connections(s)
    left = list(range(KINDS))
    for _ in range(FACTION_CARDS[s.n]):  # [P-2.8]
        s.owner[left.pop(s.below(len(left)))] = ROW
    lay_plots(s)
    lay_events(s)
    s.note("game-starts", s.first, CONNECTIONS[s.sides[s.first].connection])
    s.next(Turn(s.first))


def lay_luminaries(s: Pax) -> None:
    """Map face down, court face up, hands. [P-2.1, P-2.4]"""
    s.deck = list(range(LUMINARIES))
    s.shuffle(s.deck)
    for q in ON_MAP[s.m]:
        s.map[q] = s.deck.pop()
    s.court = [s.deck.pop() for _ in range(COURT)]
    for card in s.court:
        s.reveal(card)
    for p in range(s.seats):
        s.sides[p].hand = [s.deck.pop() for _ in range(STARTING_HAND)]
        for card in s.sides[p].hand:
            s.show(card, p)


def deal_connections(s: Pax) -> None:
    """A connection each, its tokens, and the first player. [P-2.5, P-2.6, P-2.11]"""
    left = list(range(len(CONNECTIONS)))
    lowest = NONE
    for p in range(s.n):
        side = s.sides[p]
        side.connection = left.pop(s.below(len(left)))
        for f in CONNECTION_FACTIONS[side.connection]:
            side.favor[f] += CONNECTION_INCOME
            s.supply[f] -= CONNECTION_INCOME
        number = CONNECTIONS[side.connection]
        if lowest == NONE or number < lowest:
            lowest = number
            s.first = p


def lay_plots(s: Pax) -> None:
    """Two public plots, one private plot for each person. [P-2.9]"""
    s.pile = [PLOT0 + i for i in range(len(PLOTS))]
    s.shuffle(s.pile)
    s.public = [s.pile.pop() for _ in range(PUBLIC_PLOTS)]
    for card in s.public:
        s.reveal(card)
    for p in range(s.seats):
        s.sides[p].plot = s.pile.pop()
        s.show(s.sides[p].plot, p)


def lay_events(s: Pax) -> None:
    """Two halves of three edicts and three specials; three specials leave. [P-2.10, I-22]"""
    edicts = [EVENT0 + e for e in EDICTS]
    specials = [EVENT0 + e for e in SPECIALS]
    s.shuffle(edicts)
    s.shuffle(specials)
    for _ in range(2):
        half = [edicts.pop() for _ in range(EDICTS_PER_HALF)]
        half += [specials.pop() for _ in range(SPECIALS_PER_HALF)]
        s.shuffle(half)
        s.events += half
    s.removed = specials
