"""Laying what belongs to the Heir."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE,
    HEIR,
    LOCATIONS,
    MAGICIAN,
    MARKERS,
    NEEDED,
    PERMANENT,
    PROTEGE,
    SETUP_DICE,
)
from arcanum.games.trickerion.rules.base.table import (
    SOURCES,
    Trickerion,
    owns,
)
from arcanum.games.trickerion.rules.heir.facts import (
    DIE_OF_LOCATION,
    FACES_OF_DIE,
)
from arcanum.games.trickerion.rules.heir.mood import should_be_ready
from arcanum.games.trickerion.rules.heir.plans import plans_of
from arcanum.games.trickerion.rules.heir.tricks import capacity, yields_more
from arcanum.games.trickerion.scenario.heir_keys import first_face
from arcanum.games.trickerion.scenario.side_keys import LISTED
from arcanum.kernel.errors import BadData
from arcanum.lab.positions import Told

ROUNDS: Final = 7
BEFORE_PLANS: Final = ("round", "advertise", "assignment", "reveal")


def by_yield(tricks: Iterable[int]) -> list[int]:
    """Tricks as they lie on the Heir's board: yields fall from left to right. [H-10.5]"""
    out: list[int] = []
    for trick in tricks:
        at = 0
        while at < len(out) and not yields_more(trick, out[at]):
            at += 1
        out.insert(at, trick)
    return out


def lay_setup_dice(s: Trickerion, told: Told) -> None:
    """The faces of the round-setup dice and the markers under them."""
    heir = s.heirs[0]
    heir.faces = [FACES_OF_DIE - 1] * len(SETUP_DICE)
    for place, face in told.get("blocked", {}).items():
        if DIE_OF_LOCATION[place] < 0:
            raise BadData(f"blocked.{LOCATIONS[place]}: no die belongs there")
        heir.faces[DIE_OF_LOCATION[place]] = face - first_face(place)
    for colour in told.get("marked", []):
        heir.marked[colour] = 1


def lay_heir(s: Trickerion, told: Told, phase: str) -> None:
    """What the Heir has besides a side of the table."""
    me, heir, side = s.troupes[HEIR], s.heirs[0], told.sides[HEIR]
    for i in range(4):
        if me.tricks[i] >= 0 and side["tricks"][me.tricks[i]] == LISTED:
            out = MARKERS - me.supply[me.symbols[i]]
            me.ready[i] = capacity(s, me.tricks[i]) - out
            me.supply[me.symbols[i]] -= me.ready[i]
    heir.line = [MAGICIAN, PROTEGE] if s.academy else [MAGICIAN]
    heir.line += side.get("specialists", [])
    heir.line += [c for c in range(APPRENTICE, APPRENTICE + 4) if owns(me, c)]
    heir.held = list(side.get("hand", []))
    heir.held += [card for card in me.cards if 0 <= card < PERMANENT]
    for card in heir.held:
        s.reveal(card)
    needed = [c for trick in me.tricks if trick >= 0 for c in NEEDED[trick]]
    for component in side.get("list", needed):
        heir.wanted[component] = 1
    heir.set_up = side.get("set_up", 0)
    lay_plans(s, side, phase)
    heir.is_ready = should_be_ready(s)
    for p in (0, HEIR):
        heir.tally[p * SOURCES] = s.troupes[p].fame


def lay_plans(s: Trickerion, side: Mapping[str, Any], phase: str) -> None:
    """The plan of this round, the deck, the plans of earlier rounds. [H-2.11, H-6.2]"""
    heir, mine = s.heirs[0], plans_of(s)
    top = side.get("plans", [])
    out = phase not in BEFORE_PLANS
    if out:
        heir.plan = side.get("plan", next(plan for plan in mine if plan not in top))
    left = [plan for plan in mine if plan not in top and plan != heir.plan]
    to_come = ROUNDS - s.round + (0 if out else 1)
    deck = left + top[::-1]
    heir.plans = deck[len(deck) - to_come :]
    gone = [plan for plan in mine if plan not in heir.plans and plan != heir.plan]
    heir.plans_past, heir.plans_gone = gone[: s.round - 1], gone[s.round - 1 :]
