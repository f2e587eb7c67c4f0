"""Laying any Pax position that a scenario describes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arcanum.games.pax_illuminaten.rules.check import CheckPhase, Refill
from arcanum.games.pax_illuminaten.rules.facts import (
    CONNECTIONS,
    COURT,
    EDICT_FACTION,
    EVENT0,
    EVENTS,
    FACTION_CARDS,
    FACTIONS,
    FAVOR_PER_KIND,
    KINDS,
    LUMINARIES,
    MOST_SIDES,
    MOST_SLOTS,
    ON_MAP,
    PLACES,
    PLOT0,
    PLOTS,
    PUBLIC_PLOTS,
    CardId,
)
from arcanum.games.pax_illuminaten.rules.opponents import AoCheck
from arcanum.games.pax_illuminaten.rules.setup import sit_down
from arcanum.games.pax_illuminaten.rules.table import (
    NOBODY,
    OUT,
    ROW,
    Pax,
)
from arcanum.games.pax_illuminaten.rules.turn import ActionPhase, AfterTurn, Turn
from arcanum.games.pax_illuminaten.scenario.keys import ANY, FLAGS, POSITIONS, sides
from arcanum.games.pax_illuminaten.scenario.names import HAPPENINGS, PEOPLE, SCHEMES
from arcanum.kernel.errors import BadData
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE
from arcanum.lab.positions import Box, Told


def given(s: Pax, words: Mapping[str, Any]) -> None:
    """Builds the position; `s` has its seats, settings and chance, and nothing else."""
    sit_down(s)
    told = POSITIONS.read(s, words)
    box = Box(list(range(LUMINARIES)), lambda card: PEOPLE[card], "I-01")
    events = Box([EVENT0 + i for i in range(len(EVENTS))], event_name, "I-22")
    plots = Box([PLOT0 + i for i in range(len(PLOTS))], plot_name, "P-12.10")
    s.supply = [FAVOR_PER_KIND[s.n]] * KINDS
    lay_map(s, told.get("map", {}), box)
    for p in range(s.n):
        lay_side(s, p, told.sides[p], box, events, plots)
    lay_factions(s, told)
    s.chain = box.take_all(told.get("chain", []), "chain")
    s.discard = box.take_all(told.get("discard", []), "discard")
    lay_court(s, told, box)
    top = box.take_all(told.get("deck", []), "deck")
    for q in ON_MAP[s.m]:
        if s.map[q] == NONE:
            s.map[q] = box.left.pop()
    if told.get("rest", "deck") == "discard":
        s.discard = box.left + s.discard
    else:
        s.deck = box.left[::-1]
    s.deck += top[::-1]
    lay_events(s, told, events)
    lay_plots(s, told, plots)
    turn_words(s, told)
    show_cards(s)
    start(s, told.get("phase", "action"))


def event_name(card: CardId) -> str:
    """The name of an event."""
    return HAPPENINGS[card - EVENT0]


def plot_name(card: CardId) -> str:
    """The name of a plot."""
    return SCHEMES[card - PLOT0]


def lay_map(s: Pax, spots: Mapping[int, Any], box: Box) -> None:
    """The cards that are named, with tokens and markers."""
    for q, (up, card, owners, marks) in spots.items():
        where = f"map.{PLACES[q]}"
        if q not in ON_MAP[s.m]:
            raise BadData(f"{where}: there is no such place with {s.n} players")
        if card == NONE:
            raise BadData(f"I-02: {where}: no place is ever empty")
        if card == ANY:
            continue
        s.map[q] = box.take(card, where)
        s.up |= up << q
        s.marks[q] = marks
        for slot, p in enumerate(owners):
            if p == NOBODY:
                continue
            s.slots[q * MOST_SLOTS + slot] = p
            s.infl[q * MOST_SIDES + p] += 1
            s.mine[p] |= 1 << q
            s.sides[p].supply -= 1


def lay_side(
    s: Pax, p: Player, side: Mapping[str, Any], box: Box, events: Box, plots: Box
) -> None:
    """One player's side."""
    name, me = sides(s)[p], s.sides[p]
    me.favor = [side.get("favor", {}).get(f, 0) for f in range(KINDS)]
    me.hand = box.take_all(side.get("hand", []), f"{name}.hand")
    me.specials = events.take_all(side.get("specials", []), f"{name}.specials")
    if side.get("front", NONE) != NONE:
        me.front = events.take(side["front"], f"{name}.front")
    on_edicts = side.get("edicts", {})
    for f in range(KINDS):
        if f in on_edicts:
            edict = EVENT0 + EDICT_FACTION.index(f)
            me.edicts.append(events.take(edict, f"{name}.edicts"))
            s.on_edict[f] = on_edicts[f]
        s.supply[f] -= me.favor[f] + on_edicts.get(f, 0)
    me.connection = CONNECTIONS.index(side.get("connection", CONNECTIONS[p]))
    if "place" in side:
        me.seat = side["place"]
    if side.get("plot", NONE) != NONE:
        me.plot = plots.take(side["plot"], f"{name}.plot")
    for plot in side.get("on", []):
        me.on |= 1 << plot - PLOT0
    for plot in side.get("edge", []):
        me.edge |= 1 << plot - PLOT0
    me.supply -= len(side.get("on", [])) + len(side.get("edge", []))
    me.supply = side.get("influence", me.supply)
    if "pawn" in side:
        s.pawn = side["pawn"]


def lay_factions(s: Pax, told: Told) -> None:
    """Faction cards of the players and in the row; the others stay in the box. [I-26]"""
    for p, side in enumerate(told.sides):
        for f in side.get("factions", []):
            lay_faction(s, f, p, f"{sides(s)[p]}.factions")
    for f in told.get("row", []):
        lay_faction(s, f, ROW, "row")
    n = sum(owner != OUT for owner in s.owner)
    if n > FACTION_CARDS[s.n]:
        raise BadData(f"I-26: {n} faction cards, with {s.n} players there are fewer")


def lay_faction(s: Pax, faction: int, owner: int, where: str) -> None:
    """One faction card."""
    if s.owner[faction] != OUT:
        raise BadData(f"I-26: {where}: {FACTIONS[faction]} lies elsewhere already")
    s.owner[faction] = owner


def lay_court(s: Pax, told: Told, box: Box) -> None:
    """The court, as given, or any cards."""
    if "court" in told.table:
        if len(told.table["court"]) != COURT:
            raise BadData(f"court: give {COURT} positions")
        s.court = [
            card if card == NONE else box.take(card, "court") for card in told.table["court"]
        ]
        return
    spare = [card for card in box.left if card not in told.get("deck", [])]
    s.court = spare[-COURT:]
    for card in s.court:
        box.left.remove(card)


def lay_events(s: Pax, told: Told, events: Box) -> None:
    """Event deck, discard, and the three specials that are out of the game."""
    s.event_discard = events.take_all(told.get("event_discard", []), "event_discard")
    top = events.take_all(told.get("events", []), "events")
    specials = [card for card in events.left if EDICT_FACTION[card - EVENT0] < 0]
    s.removed = specials[-3:]
    rest = [card for card in events.left if card not in s.removed]
    keep = max(0, told.get("events_left", len(top) + len(rest)) - len(top))
    s.event_discard += [c for c in rest[keep:] if EDICT_FACTION[c - EVENT0] < 0]
    s.removed += [c for c in rest[keep:] if EDICT_FACTION[c - EVENT0] >= 0]
    s.events = rest[:keep][::-1] + top[::-1]


def lay_plots(s: Pax, told: Told, plots: Box) -> None:
    """Public plots, private plots, the pile."""
    if "public" in told.table:
        s.public = plots.take_all(told.table["public"], "public")
    else:
        s.public = [plots.left.pop() for _ in range(PUBLIC_PLOTS)]
    for p in range(s.seats):
        if s.sides[p].plot == NONE:
            s.sides[p].plot = plots.left.pop()
    s.pile = plots.left


def turn_words(s: Pax, told: Told) -> None:
    """What has happened in this turn."""
    for ability in told.get("boosts", []):
        s.boosts[ability] += 1
    for payer in told.get("paid", []):
        s.paid |= 1 << payer
    flags = list(FLAGS.values())
    for deed in told.get("done", []):
        s.flags |= flags[deed]
    for f in told.get("used", []):
        s.used |= 1 << f
    for card in told.get("close", []):
        s.close |= 1 << card


def show_cards(s: Pax) -> None:
    """Who knows which card."""
    for q in ON_MAP[s.m]:
        if s.up >> q & 1:
            s.reveal(s.map[q])
    for card in s.court + s.chain + s.discard + s.event_discard + s.public:
        if card != NONE:
            s.reveal(card)
    for p in range(s.n):
        me = s.sides[p]
        for card in me.edicts + ([me.front] if me.front != NONE else []):
            s.reveal(card)
        if p == s.ao:
            continue
        for card in me.hand + me.specials + [me.plot]:
            s.show(card, p)
        if (me.on | me.edge) >> me.plot - PLOT0 & 1:
            s.reveal(me.plot)


def start(s: Pax, phase: str) -> None:
    """What is under way."""
    p = s.active
    if phase == "turn":
        if p == s.first:
            s.round -= 1
        s.next(Turn(p))
        return
    s.next(AfterTurn(p))
    if phase == "action" and p != s.ao:
        s.then(ActionPhase(p), CheckPhase(p))
    elif phase == "check":
        s.next(AoCheck() if p == s.ao else CheckPhase(p))
    elif phase == "refill" and p != s.ao:
        s.next(Refill(p))
    else:
        raise BadData(f"phase: {sides(s)[p]} has no phase {phase!r}")
