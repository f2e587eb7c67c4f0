"""Why something cannot be done now: a message key, its arguments, and the rule's number."""

from arcanum.games.pax_illuminaten.rules.actions import MAIN_ACTION, actors
from arcanum.games.pax_illuminaten.rules.conspiracy import can_link
from arcanum.games.pax_illuminaten.rules.faction_cards import place_of_card
from arcanum.games.pax_illuminaten.rules.facts import (
    AREOPAGUS,
    DECREE,
    DEGREE,
    EXCLUSIVE,
    ON_MAP,
    PRESS,
    ROYAL_ARCH,
    SLOTS,
    SURCHARGE,
)
from arcanum.games.pax_illuminaten.rules.favor import can_pay
from arcanum.games.pax_illuminaten.rules.influencing import is_near_for_influence
from arcanum.games.pax_illuminaten.rules.ostracizing import has_replacement
from arcanum.games.pax_illuminaten.rules.plots import is_met, open_plots
from arcanum.games.pax_illuminaten.rules.table import (
    BOUGHT_CONVENT,
    BOUGHT_PRESS,
    CLAIMED,
    OUT,
    PEEKED,
    REALIZED,
    Pax,
    can_enter,
    influence_of,
    influence_on,
    opposing_on,
)
from arcanum.games.pax_illuminaten.rules.words import (
    BUY,
    CLAIM,
    CONSPIRE,
    INFLUENCE_ON,
    INTERROGATE,
    OSTRACIZE,
    OUST,
    PEEK,
    REALIZE,
    REASSIGN,
    SCOUT,
    USE_CARD,
    USE_REWARD,
)
from arcanum.kernel.frames import Player, Refusal
from arcanum.kernel.words import Action


def why_not_in_action_phase(s: Pax, me: Player, action: Action) -> Refusal:
    """Why an action is not open in the action phase of its player. [P-7.1]"""
    noun = SCOUT.noun(action)
    if CONSPIRE.said(action):
        if noun not in s.sides[me].hand:
            return ("not-in-hand", {}, "P-10.1")
        if s.chain and DEGREE[s.chain[-1]] == ROYAL_ARCH:
            return ("chain-is-over", {}, "P-10.2")
        if not can_link(s, noun):
            return ("does-not-link", {}, "P-10.2")
        return ("not-now", {}, "")
    if CLAIM.said(action):
        return why_no_claim(s, me, noun)
    if REALIZE.said(action):
        return why_no_plot(s, me, noun)
    if USE_CARD.said(action):
        if s.owner[noun] != me:
            return ("not-your-card", {}, "P-11.3")
        if s.used >> noun & 1:
            return ("card-is-used", {}, "P-7.5")
        if not can_pay(s, me, SURCHARGE[noun] << 4 * noun, 0, 0, 0):
            return ("cannot-pay", {}, "P-11.3")
        return ("ability-has-no-use", {}, "P-11.3")
    if USE_REWARD.said(action):
        place = USE_REWARD.second(action)
        if place == AREOPAGUS or s.marks[place] == 0:
            return ("no-marker-there", {}, "P-9.11")
        return ("marker-has-no-use", {}, "P-9.11")
    if BUY.said(action):
        if not s.in_force(noun):
            return ("event-not-in-force", {}, "P-6.6")
        if s.flags & (BOUGHT_PRESS if noun == PRESS else BOUGHT_CONVENT):
            return ("once-per-turn", {}, "P-16.3")
        return ("cannot-pay", {}, "P-16.3")
    if PEEK.said(action):
        if s.flags & PEEKED:
            return ("once-per-turn", {}, "P-16.7")
        return ("cannot-peek", {}, "P-16.7")
    return why_no_main_action(s, me, action)


def why_no_main_action(s: Pax, me: Player, action: Action) -> Refusal:
    """No budget, no target, no adjacency, no favor. [P-8]"""
    noun = SCOUT.noun(action)
    is_main = (
        SCOUT.said(action)
        or INFLUENCE_ON.said(action)
        or INTERROGATE.said(action)
        or OSTRACIZE.said(action)
        or REASSIGN.said(action)
        or OUST.said(action)
    )
    if not is_main:
        return ("not-in-action-phase", {}, "P-7.2")
    if s.budget <= 0:
        return ("no-main-action-left", {}, "P-7.1")
    if REASSIGN.said(action):
        return ("cannot-reassign", {}, "P-8.5")
    if noun == AREOPAGUS or noun not in ON_MAP[s.m]:
        return ("not-on-the-map", {}, "P-3.1")
    if INTERROGATE.said(action):
        return ("no-influence-there", {}, "P-8.3")
    up = s.up >> noun & 1 == 1
    if SCOUT.said(action):
        if up:
            return ("card-is-face-up", {}, "P-8.1")
        if not actors(s, me, noun):
            return ("not-adjacent", {}, "P-3.2")
        return ("cannot-pay", {}, "P-8.1")
    if not up:
        return ("card-is-face-down", {}, "P-3.8")
    if INFLUENCE_ON.said(action):
        if not is_near_for_influence(s, me, noun):
            return ("not-adjacent", {}, "P-3.2")
        if influence_on(s, noun) >= SLOTS[s.map[noun]]:
            return ("no-free-slot", {}, "P-8.2")
        if EXCLUSIVE[s.map[noun]] and not can_enter(s, me, noun):
            return ("royal-arch-is-taken", {}, "P-3.6")
        if s.sides[me].supply == 0:
            return ("no-token-left", {}, "P-8.2")
        return ("cannot-pay", {}, "P-8.2")
    if not actors(s, me, noun):
        return ("not-adjacent", {}, "P-3.2")
    if OSTRACIZE.said(action):
        if not s.sides[me].hand:
            return ("no-card-in-hand", {}, "P-8.4")
        if opposing_on(s, me, noun) and not s.in_force(DECREE):
            return ("opposing-influence", {}, "P-8.4")
        if not has_replacement(s, me, noun, MAIN_ACTION):
            return ("does-not-fit", {}, "P-8.4")
        return ("cannot-pay", {}, "P-8.4")
    other = s.player_of(OUST.second(action))
    known = 0 <= other < s.n and other != me and s.noun(other) == OUST.second(action)
    if not known or not influence_of(s, other, noun):
        return ("no-such-tokens", {}, "P-8.6")
    return ("cannot-pay", {}, "P-8.6")


def why_no_claim(s: Pax, me: Player, faction: int) -> Refusal:
    """Once per turn, with control of the main lodge. [P-11.1]"""
    if s.owner[faction] == OUT:
        return ("card-out-of-game", {}, "P-2.8")
    if s.flags & CLAIMED:
        return ("once-per-turn", {}, "P-7.2")
    if place_of_card(s, faction) == me:
        return ("already-yours", {}, "P-11.1")
    return ("no-control-of-main-lodge", {}, "P-11.1")


def why_no_plot(s: Pax, me: Player, plot: int) -> Refusal:
    """Once per turn, a plot of one's own to use, fulfilled beside the others. [P-12]"""
    side = s.sides[me]
    if plot not in open_plots(s, me):
        if (side.on | side.edge) >> plot & 1:
            return ("token-is-there", {}, "P-12.1")
        return ("not-your-plot", {}, "P-12.1")
    if s.flags & REALIZED:
        return ("once-per-turn", {}, "P-12.1")
    if side.supply == 0:
        return ("no-token-left", {}, "P-12.1")
    if not is_met(s, me, plot):
        return ("plot-not-met", {}, "P-12.3")
    return ("not-together", {}, "P-12.8")
