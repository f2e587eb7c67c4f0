"""What a seat may know, and re-dealing what it cannot. [Hidden information of rules.md]"""

from __future__ import annotations

from typing import Any, Final

from arcanum.games.pax_illuminaten.rules.contest import (
    AoReveals,
    Contest,
    ContinueOrStop,
    Verdict,
    edge_of,
)
from arcanum.games.pax_illuminaten.rules.facts import (
    ABILITIES,
    AO_PLOT_KIND,
    AO_PLOT_LEAST,
    AO_PLOT_MOST,
    AREOPAGUS,
    CARDS,
    CONNECTION_FACTIONS,
    CONNECTIONS,
    EDICT_FACTION,
    EDICTS_PER_HALF,
    EVENT0,
    EVENTS,
    FACTIONS,
    IS_OWN_DESIGN,
    KINDS,
    MAPS,
    MARKERS,
    MOST_SLOTS,
    NAMES,
    ON_MAP,
    OPPONENTS,
    PLACES,
    PLOT0,
    PLOTS,
    SEAT_NAMES,
    SLOTS,
    SPECIALS_PER_HALF,
    CardId,
)
from arcanum.games.pax_illuminaten.rules.opponents import ao_plot_count, ao_plot_met
from arcanum.games.pax_illuminaten.rules.plots import is_met
from arcanum.games.pax_illuminaten.rules.progress import check_list
from arcanum.games.pax_illuminaten.rules.scoring import points
from arcanum.games.pax_illuminaten.rules.table import (
    BIG_PLAYED,
    CLAIMED,
    NOBODY,
    QUICK_TAKEN,
    REALIZED,
    ROW,
    Pax,
    controls_card,
    controls_lodge,
    edicts_discarded,
    find_lodges,
    hand_limit,
    initial_strength,
    touch_of,
)
from arcanum.games.pax_illuminaten.rules.words import AO_NOUN, PLACE, PLAYER
from arcanum.kernel.chance import seeded
from arcanum.kernel.frames import Player, Viewer
from arcanum.kernel.knowledge import Redeal
from arcanum.kernel.state import NONE

HALF: Final = EDICTS_PER_HALF + SPECIALS_PER_HALF


def name_of(s: Pax, player: Player) -> str:
    """The word for a player."""
    return PLAYER.values[AO_NOUN if player == s.ao else player]


def view(s: Pax, viewer: Viewer) -> dict[str, Any]:
    """The table as a seat (None: an onlooker) sees it, card by card from what it knows."""
    seen: dict[str, Any] = {
        "game": "pax_illuminaten",
        "viewer": None if viewer is None else PLAYER.values[viewer],
        "opponent": opponent(s),
        "over": s.over,
        "map_name": MAPS[s.m],
        "round": s.round,
        "first": name_of(s, s.first),
        "active": name_of(s, s.active),
        "waiting": [PLAYER.values[p] for p in s.waiting()],
        "asked": question(s),
        "budget": s.budget,
        "flags": {
            "claimed": bool(s.flags & CLAIMED),
            "realized": bool(s.flags & REALIZED),
            "quick": bool(s.flags & QUICK_TAKEN),
            "big_played": bool(s.flags & BIG_PLAYED),
        },
        "used": [FACTIONS[f] for f in range(KINDS) if s.used >> f & 1],
        "boosts": [ABILITIES[i] for i, n in enumerate(s.boosts) for _ in range(n)],
        "map": {PLACES[q]: place_shown(s, viewer, q) for q in ON_MAP[s.m]},
        "lodges": lodges(s),
        "supply": dict(zip(FACTIONS, s.supply, strict=True)),
        "court": [NAMES[card] if card != NONE else None for card in s.court],
        "majordomo": s.majordomo + 1,
        "deck": len(s.deck),
        "discard": {
            "count": len(s.discard),
            "top": NAMES[s.discard[-1]] if s.discard else None,
        },
        "events": {
            "count": len(s.events),
            "top": event_name(s, viewer, s.events[-1]) if s.events else None,
        },
        "drawn": [event_name(s, viewer, card) for card in s.drawn_events],
        "event_discard": {
            "count": len(s.event_discard),
            "top": EVENTS[s.event_discard[-1] - EVENT0] if s.event_discard else None,
            "edicts": edicts_discarded(s),
        },
        "row": [FACTIONS[f] for f in range(KINDS) if s.owner[f] == ROW],
        "edicts": {FACTIONS[f]: s.on_edict[f] for f in range(KINDS) if s.on_edict[f]},
        "public": [plot_shown(s, card, list(range(s.seats))) for card in s.public],
        "pile": len(s.pile),
        "chain": [NAMES[card] for card in s.chain],
        "contest": [NAMES[card] for card in s.contest],
        "duel": duel(s),
        "plan": [NAMES[card] for card in s.plan],
        "markers": MARKERS - sum(s.marks),
        "sides": [side(s, viewer, p) for p in range(s.n)],
    }
    if s.over:
        seen["scores"] = s.scores()
        seen["winners"] = [name_of(s, p) for p in range(s.n) if s.won >> p & 1]
        seen["by_plots"] = s.by_plots
    return seen


def opponent(s: Pax) -> dict[str, Any] | None:
    """The artificial opponent: which one, whether of our own making, where its pawn is."""
    if s.ao < 0:
        return None
    return {
        "id": OPPONENTS[s.who],
        "own_design": IS_OWN_DESIGN[s.who],
        "pawn": PLACE.values[s.pawn],
        "plots": [
            {
                "what": AO_PLOT_KIND[s.who][plot],
                "have": ao_plot_count(s, plot),
                "need": AO_PLOT_LEAST[s.n][s.who][plot],
                "most": AO_PLOT_MOST[s.who][plot],
                "met": ao_plot_met(s, plot),
            }
            for plot in range(len(AO_PLOT_KIND[s.who]))
        ],
    }


def duel(s: Pax) -> dict[str, Any] | None:
    """The contest under way: who against whom for what, and how strong. [P-9.2, P-9.3]"""
    for frame in s.frames:
        if isinstance(frame, (AoReveals, Contest, Verdict)):
            a, d = frame.attacker, frame.defender
            break
        if isinstance(frame, ContinueOrStop):
            a, d = frame.player, frame.defender
            break
    else:
        return None
    edge = edge_of(s, a, d, frame.place)
    return {
        "place": PLACES[frame.place],
        "attacker": name_of(s, a),
        "defender": name_of(s, d),
        "tokens": frame.tokens.bit_count(),
        "aimed": [i + 1 for i in range(MOST_SLOTS) if frame.tokens >> i & 1],
        "strengths": [initial_strength(s, p, frame.place) for p in (a, d)],
        "bonus": frame.bonus if isinstance(frame, AoReveals) else 0,
        "advantage": name_of(s, a) if edge > 0 else name_of(s, d) if edge < 0 else None,
    }


def question(s: Pax) -> dict[str, Any] | None:
    """The open question: its key and, unless it is a secret one, whose and its fields."""
    if s.over:
        return None
    asked = s.asked()
    told: dict[str, Any] = {"prompt": asked.prompt, "rule": asked.rule}
    if asked.secret:
        told["player"] = None
        return told
    for name in asked.fields:
        told[name] = getattr(asked, name)
    told["player"] = PLAYER.values[asked.player]
    return told


def place_shown(s: Pax, viewer: Viewer, place: int) -> dict[str, Any]:
    """A map card: its name if face up, its tokens slot by slot."""
    card = s.map[place]
    out: dict[str, Any] = {"up": s.up >> place & 1 == 1, "card": None}
    if s.up >> place & 1:
        at = place * MOST_SLOTS
        out["card"] = NAMES[card]
        out["slots"] = [
            None if s.slots[at + i] == NOBODY else name_of(s, s.slots[at + i])
            for i in range(SLOTS[card])
        ]
        out["control"] = None
        for p in range(s.n):
            if controls_card(s, p, place):
                out["control"] = name_of(s, p)
        if s.marks[place]:
            out["markers"] = s.marks[place]
    elif card != NONE and s.can_name(viewer, card):
        out["card"] = NAMES[card]
    return out


def lodges(s: Pax) -> list[dict[str, Any]]:
    """All lodges, who controls them, and which are main lodges. [P-3.8, P-3.9, P-3.10]"""
    find_lodges(s)
    out = []
    for i in range(len(s.lodge_places)):
        places, faction = s.lodge_places[i], s.lodge_faction[i]
        control = [name_of(s, p) for p in range(s.n) if controls_lodge(s, p, places)]
        out.append(
            {
                "faction": FACTIONS[faction],
                "places": [PLACES[q] for q in ON_MAP[s.m] if places >> q & 1],
                "control": control[0] if control else None,
                "main": s.main_places[faction] & places != 0,
            }
        )
    return out


def event_name(s: Pax, viewer: Viewer, card: CardId) -> str | None:
    """An event, for whoever has seen it."""
    return EVENTS[card - EVENT0] if s.can_name(viewer, card) else None


def plot_shown(s: Pax, card: CardId, players: list[Player]) -> dict[str, Any]:
    """A plot face up: who has tokens on it or at its edge, and how far its players are."""
    plot = card - PLOT0
    return {
        "plot": PLOTS[plot],
        "on": [name_of(s, p) for p in range(s.n) if s.sides[p].on >> plot & 1],
        "edge": [name_of(s, p) for p in range(s.n) if s.sides[p].edge >> plot & 1],
        "met": [name_of(s, p) for p in players if is_met(s, p, plot)],
        "checks": {name_of(s, p): check_list(s, p, plot) for p in players},
    }


def side(s: Pax, viewer: Viewer, player: Player) -> dict[str, Any]:
    """One player's side of the table."""
    me = s.sides[player]
    out: dict[str, Any] = {
        "seat": name_of(s, player),
        "place": SEAT_NAMES[me.seat],
        "touches": [PLACES[q] for q in range(AREOPAGUS) if touch_of(s, player) >> q & 1],
        "connection": CONNECTIONS[me.connection],
        "factions": [FACTIONS[f] for f in CONNECTION_FACTIONS[me.connection]],
        "favor": dict(zip(FACTIONS, me.favor, strict=True)),
        "influence": me.supply,
        "hand": zone(s, viewer, me.hand),
        "limit": hand_limit(s, player),
        "specials": {
            "count": len(me.specials),
            "cards": sorted(EVENTS[c - EVENT0] for c in me.specials if s.can_name(viewer, c)),
        },
        "front": None if me.front == NONE else EVENTS[me.front - EVENT0],
        "edicts": [FACTIONS[EDICT_FACTION[card - EVENT0]] for card in me.edicts],
        "faction_cards": [FACTIONS[f] for f in range(KINDS) if s.owner[f] == player],
        "laid": me.laid != NONE,
        "points": points(s, player),
    }
    if me.laid != NONE and (viewer == player or me.laid not in me.hand):
        out["laid_card"] = NAMES[me.laid]
    if me.plot != NONE:
        known = s.can_name(viewer, me.plot)
        out["plot"] = plot_shown(s, me.plot, [player]) if known else None
    return out


def zone(s: Pax, viewer: Viewer, cards: list[CardId]) -> dict[str, Any]:
    """How many cards, and the names of those that the viewer knows, in a fixed order."""
    known = sorted(card for card in cards if s.can_name(viewer, card))
    return {"count": len(cards), "cards": [NAMES[card] for card in known]}


# -- re-dealing


def redealt(s: Pax, viewer: Viewer, seed: int) -> Pax:
    """A table that the viewer could not tell from this one, with other luck ahead."""
    other = s.clone()
    deal = Redeal(CARDS, seeded(seed))
    for group in confusable(s, viewer):
        deal.confuse(group)
    confuse_events(s, viewer, deal)
    for cards in hidden_zones(other):
        deal.rename(cards)
    for p in range(other.seats):
        me = other.sides[p]
        if me.plot != NONE:
            me.plot = deal.now_is[me.plot]
        if me.laid != NONE and me.laid in s.sides[p].hand:
            if p == viewer:
                me.laid = deal.now_is[me.laid]
            else:  # any card of the hand could lie there
                known = sorted(me.hand)
                me.laid = known[deal.below(len(known))]
    other.seen = deal.carry(other.seen)
    for p in range(other.seats):
        if p != viewer:
            other.sides[p].hand.sort()
            other.sides[p].specials.sort()
    other.removed.sort()
    other.imagine_chance(deal.chance)
    other.ask_again()
    return other


def by_fame(s: Pax, cards: list[CardId]) -> list[CardId]:
    """Cards without an order of their own: by who knows them."""
    return sorted(cards, key=lambda card: (s.seen[card], card))


def hidden_zones(s: Pax) -> list[list[CardId]]:
    """Every zone in which a card can lie unseen."""
    zones = [s.map, s.deck, s.discard, s.events, s.event_discard, s.removed]
    zones += [s.drawn_events, s.pile]
    for me in s.sides:
        zones += [me.hand, me.specials]
    return zones


def confusable(s: Pax, viewer: Viewer) -> list[list[CardId]]:
    """Luminaries, and plots, that the viewer cannot tell apart, in the order of places.

    What lies in another hand has no order that the viewer could know of.
    """
    cards = [s.map[q] for q in ON_MAP[s.m] if s.map[q] != NONE] + s.deck
    plots = s.pile[:]
    for me in s.sides:
        cards += by_fame(s, me.hand)
        if me.plot != NONE:
            plots.append(me.plot)
    return [
        [card for card in cards if not s.can_name(viewer, card)],
        [card for card in plots if not s.can_name(viewer, card)],
    ]


def confuse_events(s: Pax, viewer: Viewer, deal: Redeal) -> None:
    """Deal the unknown events again. [P-2.10, TV-11]

    In the hands and among the removed ones lie special events only. While the second half of
    the deck is whole, it holds three edicts; of its last six cards the top one may be left
    over from the first half.
    """
    stack = s.events + s.drawn_events[::-1]
    deck = [card for card in stack if not s.can_name(viewer, card)]
    loose: list[CardId] = []
    for zone_of_cards in [me.specials for me in s.sides] + [s.removed]:
        loose += [c for c in by_fame(s, zone_of_cards) if not s.can_name(viewer, c)]
    edicts = sorted(card for card in deck if EDICT_FACTION[card - EVENT0] >= 0)
    specials = sorted(card for card in deck + loose if EDICT_FACTION[card - EVENT0] < 0)
    deal.mix(edicts)
    deal.mix(specials)
    kinds = [False] * len(deck)
    if len(stack) > HALF:
        low = sum(card in deck for card in stack[:HALF])
        in_low = EDICTS_PER_HALF
        for card in stack[:HALF]:
            if card not in deck and EDICT_FACTION[card - EVENT0] >= 0:
                in_low -= 1
        # A laid-out position may stack its events otherwise: as many as there are.
        in_low = min(max(in_low, low + len(edicts) - len(deck)), len(edicts), low)
        kinds = spread(low, in_low, deal)
        kinds += spread(len(deck) - low, len(edicts) - in_low, deal)
    elif len(deck) == HALF and abs(len(edicts) - EDICTS_PER_HALF) == 1:
        low = min(len(edicts), EDICTS_PER_HALF)
        kinds = [*spread(HALF - 1, low, deal), len(edicts) > EDICTS_PER_HALF]
    else:
        kinds = spread(len(deck), len(edicts), deal)
    for old, is_edict in zip(deck, kinds, strict=True):
        deal.now_is[old] = edicts.pop() if is_edict else specials.pop()
    for old in loose:
        deal.now_is[old] = specials.pop()


def spread(places: int, edicts: int, deal: Redeal) -> list[bool]:
    """Which of so many places hold so many edicts."""
    order = list(range(places))
    deal.mix(order)
    return [i < edicts for i in order]
