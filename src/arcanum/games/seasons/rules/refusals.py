"""Why something cannot be done now: a message key, its arguments, and the rule's number."""

from arcanum.games.seasons.rules.activating import IS_ACTIVATED, crystals_after_fairies
from arcanum.games.seasons.rules.effects.activated import can_dream, can_use_orb
from arcanum.games.seasons.rules.effects.hooks import EFFECTS
from arcanum.games.seasons.rules.energy import shortage
from arcanum.games.seasons.rules.facts import (
    COSTS,
    CRYSTAL_ORB,
    DIE_OF_MALICE,
    ELEMENTAL_AMULET,
    ENERGIES,
    HAND_OF_FORTUNE,
    MOST_BONUSES,
    MOST_GAUGE,
    NAMES,
    POTION_OF_DREAMS,
    TIMING,
    Face,
    face_of,
)
from arcanum.games.seasons.rules.summoning import (
    CRYSTALS,
    TOKENS,
    can_pay_energy,
    has_room,
    leech_tax,
    waivers,
)
from arcanum.games.seasons.rules.table import (
    Mage,
    Seasons,
    card_in,
    card_in_play,
    copies,
    spendable,
)
from arcanum.games.seasons.rules.words import (
    ACTIVATE,
    DRAW_TWO_KEEP_ONE,
    EXCHANGE_TWO,
    GAUGE_PLUS_ONE,
    SECOND_COPY,
    SUMMON,
    TRANSMUTE,
    USE_BONUS,
)
from arcanum.kernel.frames import Player, Refusal
from arcanum.kernel.words import Action


def why_not_in_main_phase(s: Seasons, player: Player, action: Action) -> Refusal:
    """Why an action is not open in the main phase of its player. [S-6.2]"""
    me = s.mages[player]
    if SUMMON.said(action):
        return why_no_summon(s, player, SUMMON.noun(action) % SECOND_COPY)
    if ACTIVATE.said(action):
        return why_no_activation(s, player, ACTIVATE.noun(action))
    if TRANSMUTE.said(action):
        if not s.may_transmute:
            return ("no-transmute-action", {}, "S-9.1")
        return ("no-such-token", {}, "S-9.2")
    if USE_BONUS.said(action):
        return why_no_bonus(s, me, USE_BONUS.noun(action), True)
    return ("not-in-main-phase", {}, "S-6.2")


def why_no_summon(s: Seasons, player: Player, face: Face) -> Refusal:
    """Not in hand, no room, Leeches, crystals, energy. [S-10]"""
    me = s.mages[player]
    card = {"card": NAMES[face]}
    if card_in(me.hand, face) < 0:
        return ("not-in-hand", card, "S-10.1")
    if not has_room(me):
        return ("no-room-under-gauge", {}, "S-10.1")
    bill = COSTS[s.seats][face]
    tax = leech_tax(s, player)
    if me.crystals < tax + bill[CRYSTALS]:
        if me.crystals >= bill[CRYSTALS]:
            return ("cannot-pay-leech", card, "S-10.4")
        return (
            "cannot-pay-crystals",
            {**card, "n": str(bill[CRYSTALS]), "have": str(me.crystals)},
            "S-10.2",
        )
    have = spendable(s, me)
    hands = copies(me, HAND_OF_FORTUNE)
    if face == ELEMENTAL_AMULET:
        return ("cannot-pay-energy", card, "S-10.2")
    if not can_pay_energy(me, have, bill, hands):
        lacks = what_lacks(me, have, bill)
        return (
            "lacks-energy",
            {
                **card,
                "energy": ENERGIES[lacks[0]],
                "n": str(lacks[1]),
                "more": str(lacks[2]),
            },
            "S-10.2",
        )
    return ("not-now", {}, "")


def what_lacks(me: Mage, have: list[int], bill: list[int]) -> tuple[int, int, int]:
    """The first kind of energy that a cost lacks, how much of it, and how much of others."""
    lacks = shortage(bill, have) - waivers(me, bill[TOKENS])
    kind = 0
    while have[kind] >= bill[kind]:
        kind += 1
    n = min(bill[kind] - have[kind], lacks)
    return kind, n, lacks - n


def why_no_activation(s: Seasons, player: Player, noun: int) -> Refusal:
    """Not in play, nothing to activate, turned, the die's own window, cost. [S-11]"""
    me = s.mages[player]
    found = card_in_play(me, noun)
    card = {"card": NAMES[noun % SECOND_COPY]}
    if found < 0:
        return ("not-in-play", card, "S-11.2")
    face = face_of(found)
    if not IS_ACTIVATED[face]:
        return ("no-activation", {**card, "timing": " ".join(TIMING[face])}, "S-11.1")
    if found in s.turned:
        return ("card-is-turned", card, "S-11.5")
    if face == DIE_OF_MALICE:
        return ("only-before-die", card, "S-11.7")
    if face == POTION_OF_DREAMS and not can_dream(s, me, 0):
        return ("nothing-to-dream-of", card, "S-11.8")
    if face == CRYSTAL_ORB and not can_use_orb(s, me, 0):
        return ("nothing-to-see", card, "S-11.8")
    can = EFFECTS[face].can_activate
    if can is not None and not can(s, me, crystals_after_fairies(s, player)):
        return ("cannot-pay-activation", card, "S-11.4")
    return ("not-now", {}, "")


def why_no_bonus(s: Seasons, me: Mage, bonus: int, main: bool) -> Refusal:
    """All three used, wrong phase, nothing to exchange, gauge full. [S-12]"""
    if me.bonuses >= MOST_BONUSES:
        return ("no-bonus-left", {}, "S-12.1")
    if main and bonus == DRAW_TWO_KEEP_ONE:
        return ("bonus-needs-draw-symbol", {}, "S-12.5")
    if not main:
        if bonus == DRAW_TWO_KEEP_ONE:
            return ("bonus-needs-draw-symbol", {}, "S-12.5")
        return ("bonus-in-main-phase", {}, "S-12.6")
    if bonus == EXCHANGE_TWO:
        return ("needs-tokens", {"n": "2"}, "S-12.2")
    if bonus == GAUGE_PLUS_ONE and me.gauge >= MOST_GAUGE:
        return ("gauge-is-full", {}, "S-12.4")
    return ("not-now", {}, "")
