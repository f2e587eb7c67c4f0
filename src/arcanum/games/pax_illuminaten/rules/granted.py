"""Actions that an ability or a faction card grants beside the main ones. [P-7.4]"""

from __future__ import annotations

from typing import ClassVar

from arcanum.games.pax_illuminaten.rules.actions import BY_CARD
from arcanum.games.pax_illuminaten.rules.contest import OustActing, ousts
from arcanum.games.pax_illuminaten.rules.facts import AREOPAGUS, DECREE, ON_MAP
from arcanum.games.pax_illuminaten.rules.influencing import HowMany, can_influence
from arcanum.games.pax_illuminaten.rules.interrogating import (
    WITH_ABILITY,
    WITH_CARD,
    can_interrogate,
    interrogate,
)
from arcanum.games.pax_illuminaten.rules.ostracizing import PlaceOstracized, can_ostracize
from arcanum.games.pax_illuminaten.rules.scouting import TakeUp
from arcanum.games.pax_illuminaten.rules.table import Pax
from arcanum.games.pax_illuminaten.rules.words import (
    INFLUENCE_ON,
    INTERROGATE,
    OSTRACIZE,
    OUST,
    SCOUT,
)
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action, Verb


def granted(s: Pax, player: Player, verb: Verb, mode: int) -> list[Action]:
    """What a granted action can be aimed at. [P-10.7, P-11.3]"""
    out: list[Action] = []
    for q in ON_MAP[s.m]:
        if verb == SCOUT:
            if not s.up >> q & 1:
                out.append(SCOUT.of(q))
        elif verb == INFLUENCE_ON:
            if can_influence(s, player, q, mode):
                out.append(INFLUENCE_ON.of(q))
        elif verb == OSTRACIZE:
            if can_ostracize(s, player, q, mode):
                out.append(OSTRACIZE.of(q))
        elif verb == INTERROGATE:
            if can_interrogate(s, player, q):
                out.append(INTERROGATE.of(q))
        else:
            out += ousts(s, player, q, mode)
    if verb == INTERROGATE:
        out.append(INTERROGATE.of(AREOPAGUS))
    return out


def perform(s: Pax, player: Player, action: Action, mode: int) -> None:
    """Carries out a granted action. May ask. [P-7.4]"""
    place = SCOUT.noun(action)
    if SCOUT.said(action):
        s.next(TakeUp(player, place, mode))
    elif INFLUENCE_ON.said(action):
        s.next(HowMany(player, place, mode))
    elif OSTRACIZE.said(action):
        s.next(PlaceOstracized(player, place, mode))
    elif INTERROGATE.said(action):
        interrogate(s, player, place, WITH_CARD if mode == BY_CARD else WITH_ABILITY)
    else:
        s.next(OustActing(player, place, s.player_of(OUST.second(action)), mode))


class GrantedAction(Ask[Pax], prompt="ask-target"):
    """The target of an action that an ability or a faction card grants. [P-7.4]"""

    mode: ClassVar[int] = BY_CARD

    def verb(self) -> Verb:
        """What is granted."""
        raise NotImplementedError

    def options(self, s: Pax) -> list[Action]:
        return granted(s, self.player, self.verb(), self.mode)

    def forced(self, s: Pax) -> bool:
        # Which targets a luminary in hand fits under the Decree is the player's secret.
        return self.verb() != OSTRACIZE or not s.in_force(DECREE)

    def take(self, s: Pax, action: Action) -> None:
        perform(s, self.player, action, self.mode)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("not-a-target", {}, self.rule)
