"""The main actions that are offered are just those that the rule of each action allows.

`turn.main_actions` goes over the map once, for speed. Here each action is asked for by itself,
on tables from random games with events, boosts, faction cards and favor put in at random.
"""

from __future__ import annotations

import pytest

import arcanum
from arcanum.games.pax_illuminaten.rules.actions import MAIN_ACTION, is_risen
from arcanum.games.pax_illuminaten.rules.contest import ousts
from arcanum.games.pax_illuminaten.rules.facts import (
    AREOPAGUS,
    BOOST_INFLUENCE,
    BOOST_INTERROGATE,
    BOOST_OSTRACIZE,
    CLEAR_WEATHER,
    DECREE,
    EVENT0,
    FESTIVITIES,
    KINDS,
    ON_MAP,
    RISE,
)
from arcanum.games.pax_illuminaten.rules.favor import payable
from arcanum.games.pax_illuminaten.rules.influencing import can_influence
from arcanum.games.pax_illuminaten.rules.interrogating import can_interrogate
from arcanum.games.pax_illuminaten.rules.ostracizing import can_ostracize
from arcanum.games.pax_illuminaten.rules.reassigning import own_factions
from arcanum.games.pax_illuminaten.rules.scouting import ScoutActing
from arcanum.games.pax_illuminaten.rules.table import OUT, ROW, Pax
from arcanum.games.pax_illuminaten.rules.turn import ActionPhase
from arcanum.games.pax_illuminaten.rules.words import (
    INFLUENCE_ON,
    INTERROGATE,
    OSTRACIZE,
    OUST,
    REASSIGN,
    SCOUT,
)
from arcanum.kernel.chance import advanced, number_below
from arcanum.kernel.words import Action

GAME = arcanum.game("pax_illuminaten")
MAIN_VERBS = (SCOUT, INFLUENCE_ON, INTERROGATE, OSTRACIZE, OUST, REASSIGN)
EVENTS_OF_ACTIONS = (RISE, DECREE, FESTIVITIES, CLEAR_WEATHER)
BOOSTS = (BOOST_INFLUENCE, BOOST_INTERROGATE, BOOST_OSTRACIZE)


def offered(s: Pax, me: int) -> list[Action]:
    """The main actions among the options of the action phase."""
    return [a for a in ActionPhase(me).options(s) if any(verb.said(a) for verb in MAIN_VERBS)]


def allowed(s: Pax, me: int) -> list[Action]:
    """Every main action whose own rule allows it. [P-8, P-7.1, P-16.4]"""
    paid = s.budget > 0
    out: list[Action] = []
    for q in ON_MAP[s.m]:
        up = s.up >> q & 1 == 1
        if not up:
            if ScoutActing(me, q).options(s):
                out.append(SCOUT.of(q))
            continue
        if can_influence(s, me, q, MAIN_ACTION) and (paid or is_risen(s, s.map[q])):
            out.append(INFLUENCE_ON.of(q))
        if paid and can_interrogate(s, me, q):
            out.append(INTERROGATE.of(q))
        if can_ostracize(s, me, q, MAIN_ACTION):
            out.append(OSTRACIZE.of(q))
        if paid:
            out += ousts(s, me, q, MAIN_ACTION)
    if paid:
        out.append(INTERROGATE.of(AREOPAGUS))
        can = own_factions(s, me) & payable(s, me)
        out += [REASSIGN.of(f) for f in range(KINDS) if can >> f & 1]
    return out


class Mixer:
    """Changes a table at random."""

    def __init__(self, seed: int) -> None:
        self.chance = seed

    def below(self, n: int) -> int:
        self.chance = advanced(self.chance)
        return number_below(self.chance, n)

    def mixed(self, s: Pax, me: int) -> Pax:
        other = s.clone()
        other.budget = self.below(3)
        for p in range(other.seats):
            if self.below(2):
                event = EVENTS_OF_ACTIONS[self.below(len(EVENTS_OF_ACTIONS))]
                other.sides[p].front = EVENT0 + event
        for boost in BOOSTS:
            other.boosts[boost] = self.below(3) // 2
        for f in range(KINDS):
            other.owner[f] = (me, ROW, OUT)[self.below(3)]
            other.sides[me].favor[f] = max(0, self.below(7) - 3)
        if self.below(8) == 0:
            other.sides[me].supply = 0
        if self.below(8) == 0:
            other.sides[me].hand.clear()
        return other


@pytest.mark.parametrize(("seats", "opponent"), [(2, "none"), (4, "none"), (2, "weishaupt")])
def test_what_is_offered_is_what_is_allowed(seats: int, opponent: str) -> None:
    mixer = Mixer(11)
    compared = 0
    seen: set[int] = set()
    for seed in range(6):
        s = GAME.new(seats=seats, options={"opponent": opponent}, seed=seed)
        assert isinstance(s, Pax)
        while not s.over:
            me = s.player
            if isinstance(s.asked(), ActionPhase) and me == s.active:
                for other in (s, mixer.mixed(s, me)):
                    assert sorted(offered(other, me)) == sorted(allowed(other, me))
                    seen |= {action >> 16 for action in offered(other, me)}
                    compared += 1
            s.apply(s.options[mixer.below(len(s.options))])
    assert compared > 100
    assert seen == {verb.index for verb in MAIN_VERBS}
