"""The turns of the artificial opponents: scripts run as ordinary frames. [P-15]

Which items a script has, and in which order they are tried, is data (`data/ai.toml`); what
an item asks for and does is here. Joseph II and Ignaz Franck are our own design.
"""

from __future__ import annotations

from typing import Final

from arcanum.games.pax_illuminaten.rules.automaton import (
    ao_factions,
    ao_influence,
    ao_interrogate,
    ao_ostracize,
    ao_replace,
    ao_scout,
    around_pawn,
    by_priority,
    circle_of,
    has_opposing,
    is_up,
    may_place,
    move_pawn,
    shared,
    turn_over_plan,
    turn_up,
    victim_on,
)
from arcanum.games.pax_illuminaten.rules.check import AoRefill, CheckPlots, resolve_edict
from arcanum.games.pax_illuminaten.rules.contest import Contest
from arcanum.games.pax_illuminaten.rules.faction_cards import claim, claimable
from arcanum.games.pax_illuminaten.rules.facts import (
    AFFILIATION,
    AO_PLOT_AFFILIATION,
    AO_PLOT_DEGREES,
    AO_PLOT_KIND,
    AO_PLOT_LEAST,
    AO_PLOT_MOST,
    AREOPAGUS,
    DEGREE,
    EDICT_FACTION,
    EVENT0,
    EXCLUSIVE,
    IS_BIG,
    JOSEPH,
    KINDS,
    ON_MAP,
    OPPONENTS,
    ROSICRUCIAN,
    SAINT_GERMAIN,
    SCRIPT,
    SLOTS,
    TOUCHING,
    WEISHAUPT,
    CardId,
    Place,
)
from arcanum.games.pax_illuminaten.rules.plots import of_affiliation
from arcanum.games.pax_illuminaten.rules.scoring import win_by_plots
from arcanum.games.pax_illuminaten.rules.table import (
    BIG_PLAYED,
    Pax,
    controlled,
    controls_lodge,
    edicts_discarded,
    find_lodges,
    influence_in,
    influence_of,
    influence_on,
    influence_on_map,
    initial_strength,
)
from arcanum.games.pax_illuminaten.rules.words import ITEM
from arcanum.kernel.bits import bits_of
from arcanum.kernel.frames import Frame
from arcanum.kernel.state import NONE

ACTED: Final = 1  # what came of an item of a plan script
OUSTED: Final = 2
NEXT_TARGET: Final = 3
LAST_ITEM: Final[list[str]] = [letters[-1] for letters in SCRIPT]


class ScriptTurn(Frame[Pax]):
    """One pass through the script, then a claim. [P-15.5, P-15.6, I-42]"""

    def run(self, s: Pax) -> None:
        s.next(AoClaim())
        if s.who == SAINT_GERMAIN or s.who == JOSEPH:
            run_numbered(s)
        else:
            run_planned(s)


class AoClaim(Frame[Pax]):
    """It claims the card of the main lodge with most of its influence. [P-15.3, Q-38]"""

    def run(self, s: Pax) -> None:
        best = NONE
        most = 0
        for f in claimable(s, s.ao):
            n = influence_in(s, s.ao, s.main_places[f])
            if n > most:
                best = f
                most = n
        if best != NONE:
            claim(s, s.ao, best)


def oust(s: Pax, place: Place) -> None:
    """It attacks on a card. Asks: call it last. [P-15.7]"""
    victim, tokens = victim_on(s, place)
    s.note("ousts", s.ao, victim, place, tokens.bit_count())
    s.next(Contest(s.ao, victim, place, tokens))


def tell_item(s: Pax, letter: str, place: Place) -> None:
    """Which item of the script applies, and where."""
    s.note("ao-item", s.ao, ITEM.index[f"{OPPONENTS[s.who]}_{letter}"], place)


# -- with a numbered map: Saint-Germain, Joseph II


def run_numbered(s: Pax) -> None:
    """The first item that applies is carried out, on the card of highest priority. [P-15.6]"""
    letter, branch, places = numbered_item(s)
    if letter == LAST_ITEM[s.who]:
        wander(s, places)
    else:
        carry_out(s, letter, branch, by_priority(s, places))


def numbered_item(s: Pax) -> tuple[str, int, list[Place]]:
    """The first item, and in it the first branch, that applies; and its candidates. [P-15.6]

    The last item applies whatever lies there: one always does. [I-42, Q-37]
    """
    for letter in SCRIPT[s.who]:
        if letter == LAST_ITEM[s.who]:
            return (letter, 0, worth_going(s))
        for branch in range(2):
            places = candidates(s, letter, branch)
            if places:
                return (letter, branch, places)
    return ("", 0, [])


def candidates(s: Pax, letter: str, branch: int) -> list[Place]:
    """The cards that qualify for a branch of an item. [P-15.9, P-15.11]"""
    if s.who == SAINT_GERMAIN:
        return [q for q in around_pawn(s) if qualifies_saint_germain(s, letter, branch, q)]
    if branch:
        return []
    return [q for q in around_pawn(s) if qualifies_joseph(s, letter, q)]


def qualifies_saint_germain(s: Pax, letter: str, branch: int, q: Place) -> bool:
    """Whether a card qualifies for a branch of Saint-Germain's items. [P-15.9]"""
    if letter == "a":
        return branch == 0 and not is_up(s, q)
    if not is_up(s, q):
        return False
    common = shared(s, s.map[q]) > 0
    free = influence_on(s, q) < SLOTS[s.map[q]]
    opposed = has_opposing(s, q)
    if letter == "b":
        if branch == 0:
            return common and free and not (EXCLUSIVE[s.map[q]] and opposed)
        return common and not free and opposed
    return not common and opposed == (branch == 1)


def qualifies_joseph(s: Pax, letter: str, q: Place) -> bool:
    """Whether a card qualifies for an item of Joseph II. [P-15.11]"""
    if letter == "b":
        return not is_up(s, q)
    if not is_up(s, q):
        return False
    if letter == "a":
        return influence_of(s, s.ao, q) == 0 and shared(s, s.map[q]) > 0 and may_place(s, q)
    if letter == "c":
        return has_opposing(s, q) and not is_weaker(s, q, 0)
    if letter == "d":
        return influence_on(s, q) == 0
    if letter == "e":
        return may_place(s, q)
    return has_opposing(s, q)


def is_weaker(s: Pax, place: Place, bonus: int) -> bool:
    """Whether its initial strength is below that of whom it would target. [P-9.2]"""
    victim, _tokens = victim_on(s, place)
    return initial_strength(s, s.ao, place) + bonus < initial_strength(s, victim, place)


def carry_out(s: Pax, letter: str, branch: int, q: Place) -> None:
    """Do what a numbered script says."""
    tell_item(s, letter, q)
    if s.who == SAINT_GERMAIN:
        if letter == "a":
            ao_scout(s, q)
        elif letter == "b" and branch == 0:
            ao_influence(s, q)
            ao_interrogate(s, q)
        elif letter == "b":
            oust(s, q)
        elif branch == 0:
            ao_ostracize(s, q)
        else:
            if may_place(s, q):
                ao_influence(s, q)
            oust(s, q)
        return
    if letter in ("c", "f"):
        oust(s, q)
        return
    if letter == "b":
        ao_scout(s, q)
    elif letter == "d":
        ao_ostracize(s, q)
    else:
        ao_influence(s, q)
    ao_interrogate(s, s.pawn)


def worth_going(s: Pax) -> list[Place]:
    """The face-up cards, the AO card not among them, where there is something to do."""
    return [q for q in ON_MAP[s.m] if q != s.pawn and is_up(s, q) and touches_something(s, q)]


def wander(s: Pax, places: list[Place]) -> None:
    """The last item: the pawn goes where there is something to do. [P-15.9, P-15.11, Q-37]"""
    tell_item(s, LAST_ITEM[s.who], s.pawn)
    if places:
        move_pawn(s, by_priority(s, places))
    ao_interrogate(s, s.pawn)
    if s.who == SAINT_GERMAIN:
        ao_interrogate(s, AREOPAGUS)


def touches_something(s: Pax, place: Place) -> bool:
    """Whether a card touches another one worth going there for."""
    for q in TOUCHING[s.m][place]:
        if has_opposing(s, q):
            return True
        if s.who == JOSEPH and (not is_up(s, q) or may_place(s, q)):
            return True
    return False


# -- with plan cards: Weishaupt, Franck


def run_planned(s: Pax) -> None:
    """Plan, direction, then target by target until something is done. [P-15.10, P-15.12]"""
    plan = turn_over_plan(s)
    circle = circle_of(s, plan)
    if plan != NONE:
        s.note("ao-plan", s.ao, plan, circle[0])
    done = NEXT_TARGET
    for at in range(len(circle)):
        target = circle[at]
        if at:
            s.note("ao-next-target", s.ao, target)
        if not is_up(s, target):
            turn_up(s, target)
        done = try_items(s, target, plan)
        if done == ACTED or done == OUSTED:
            break
    if done == NEXT_TARGET:
        move_pawn(s, circle[-1])
        ao_interrogate(s, s.pawn)
    if s.who != WEISHAUPT and done != OUSTED:
        ao_interrogate(s, AREOPAGUS)


def try_items(s: Pax, target: Place, plan: CardId) -> int:
    """The first item that applies to a target is carried out; returns what came of it."""
    letter = item_for(s, target, plan)
    tell_item(s, letter, target)
    if s.who == WEISHAUPT:
        return weishaupt_acts(s, letter, target, plan)
    return franck_acts(s, letter, target, plan)


def item_for(s: Pax, target: Place, plan: CardId) -> str:
    """The first item that applies to a face-up target; one always does. [P-15.6, I-42]"""
    for letter in SCRIPT[s.who]:
        if s.who == WEISHAUPT:
            applies = weishaupt_applies(s, letter, target, plan)
        else:
            applies = franck_applies(s, letter, target, plan)
        if applies:
            return letter
    return ""


def place_plan(s: Pax, target: Place, plan: CardId) -> None:
    """The plan card replaces the target and is influenced. [P-15.10]"""
    s.plan.remove(plan)
    s.note("ao-from-plan", s.ao, plan, target)
    ao_replace(s, target, plan)


def weishaupt_applies(s: Pax, letter: str, target: Place, plan: CardId) -> bool:
    """Whether an item of Weishaupt's script applies to a target. [P-15.10, Q-20]"""
    card = s.map[target]
    opposed = has_opposing(s, target)
    own = influence_of(s, s.ao, target) > 0
    if letter == "a":
        free = influence_on(s, target) < SLOTS[card]
        return IS_BIG[card] and (opposed or free)
    if letter == "b":
        return not opposed and not IS_BIG[card] and plan != NONE and IS_BIG[plan]
    if letter == "c":
        return own and not opposed
    common = shared(s, card) > 0
    if letter == "d":
        return not opposed and not common and plan != NONE and shared(s, plan) > 0
    if letter == "e":
        return not own and common
    return opposed or not IS_BIG[card]


def weishaupt_acts(s: Pax, letter: str, target: Place, plan: CardId) -> int:
    """Carries out an item of Weishaupt's script; returns what came of it. [P-15.10]"""
    opposed = has_opposing(s, target)
    if letter in ("b", "d"):
        place_plan(s, target, plan)
    elif letter in ("a", "f") and opposed:
        oust(s, target)
        return OUSTED
    elif letter == "f":
        ao_ostracize(s, target)
    elif letter == "c" and influence_on(s, target) >= SLOTS[s.map[target]]:
        return NEXT_TARGET
    else:
        ao_influence(s, target)
    return ACTED


def franck_applies(s: Pax, letter: str, target: Place, plan: CardId) -> bool:
    """Whether an item of Franck's script applies to a target. [P-15.12]"""
    card = s.map[target]
    opposed = has_opposing(s, target)
    if letter == "a":
        return opposed and not is_weaker(s, target, matching_favor(s))
    if letter == "b":
        fits = AFFILIATION[card] == ROSICRUCIAN or shared(s, card) > 0
        return not opposed and may_place(s, target) and fits
    empty = influence_on(s, target) == 0
    if letter == "c":
        fits = plan != NONE and (AFFILIATION[plan] == ROSICRUCIAN or shared(s, plan) > 0)
        return empty and fits
    if letter == "d":
        return empty
    if letter == "e":
        return may_place(s, target)
    return True


def franck_acts(s: Pax, letter: str, target: Place, plan: CardId) -> int:
    """Carries out an item of Franck's script; returns what came of it. [P-15.12]"""
    if letter == "a":
        oust(s, target)
        return OUSTED
    if letter == "f":
        return NEXT_TARGET
    if letter == "c":
        place_plan(s, target, plan)
    elif letter == "d":
        ao_ostracize(s, target)
    else:
        ao_influence(s, target)
    return ACTED


def matching_favor(s: Pax) -> int:
    """Its favor of the AO card's factions."""
    mask = ao_factions(s)
    return sum(s.sides[s.ao].favor[f] for f in range(KINDS) if mask >> f & 1)


# -- its check phase [P-15.5]


class AoCheck(Frame[Pax]):
    """People's plots, its own plots, an event, the refill. [P-15.5, Q-18]"""

    def run(self, s: Pax) -> None:
        s.then(CheckPlots(), AoVictory(), AoEvent(), AoRefill())


class AoVictory(Frame[Pax]):
    """One of its own three plots is enough. [P-15.5]"""

    def run(self, s: Pax) -> None:
        for plot in range(len(AO_PLOT_KIND[s.who])):
            if ao_plot_met(s, plot):
                s.note("ao-plot", s.ao, plot + 1)
                win_by_plots(s, s.ao)
                return


def ao_plot_met(s: Pax, plot: int) -> bool:
    """Whether a plot of the artificial opponent's own is fulfilled.

    [P-15.9, P-15.10, P-15.11, P-15.12]
    """
    if ao_plot_count(s, plot) < AO_PLOT_LEAST[s.n][s.who][plot]:
        return False
    if AO_PLOT_MOST[s.who][plot]:
        own = influence_on_map(s, s.ao)
        for p in s.opponents(s.ao):
            if influence_on_map(s, p) >= own:
                return False
    return True


def ao_plot_count(s: Pax, plot: int) -> int:
    """How much it has of what one of its own plots counts."""
    kind = AO_PLOT_KIND[s.who][plot]
    if kind == "edicts_in_event_discard":
        return edicts_discarded(s)
    if kind == "influence_on_map":
        return influence_on_map(s, s.ao)
    if kind == "control_cards":
        return controlled(s, s.ao).bit_count()
    if kind == "control_affiliation":
        affiliation = AO_PLOT_AFFILIATION[s.who][plot]
        return of_affiliation(s, controlled(s, s.ao), affiliation).bit_count()
    if kind == "control_degrees":
        degrees = AO_PLOT_DEGREES[s.who][plot]
        n = 0
        for q in bits_of(controlled(s, s.ao)):
            n += degrees >> DEGREE[s.map[q]] & 1
        return n
    find_lodges(s)
    largest = 0
    factions = 0
    for i in range(len(s.lodge_places)):
        if controls_lodge(s, s.ao, s.lodge_places[i]):
            largest = max(largest, s.lodge_places[i].bit_count())
            factions |= 1 << s.lodge_faction[i]
    return largest if kind == "control_lodge" else factions.bit_count()


class AoEvent(Frame[Pax]):
    """The top event: an edict is resolved, a special event discarded. [P-15.5, P-13.4]"""

    def run(self, s: Pax) -> None:
        if not s.flags & BIG_PLAYED or not s.events:
            return
        card = s.events.pop()
        s.reveal(card)
        if EDICT_FACTION[card - EVENT0] >= 0:
            resolve_edict(s, s.ao, card)
        else:
            s.event_discard.append(card)
            s.note("event-discarded", s.ao, card - EVENT0)
