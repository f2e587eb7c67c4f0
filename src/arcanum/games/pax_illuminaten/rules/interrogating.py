"""INTERROGATE: income, rumors and collusion. [P-8.3]"""

from __future__ import annotations

from typing import Final

from arcanum.games.pax_illuminaten.rules.facts import (
    AREOPAGUS,
    BOOST_INTERROGATE,
    DEGREE,
    KINDS,
    LADDER,
    MOST_SIDES,
    TOUCHING,
    WHISPER,
    Place,
)
from arcanum.games.pax_illuminaten.rules.favor import (
    full_income,
    has_paid,
    take_areopagus_income,
    take_income,
)
from arcanum.games.pax_illuminaten.rules.table import Pax, influence_on, opposing_on
from arcanum.games.pax_illuminaten.rules.words import (
    AS_OWN,
    GIVE,
    IN_MANNER,
    NAME_DEGREE,
    PLAIN,
    WHISPERED,
)
from arcanum.kernel.frames import Act, Ask, Player, Refusal
from arcanum.kernel.state import NONE
from arcanum.kernel.words import Action

ORDINARY: Final = 0
WITH_ABILITY: Final = 1  # extra_interrogate: a neighbouring degree pays too
WITH_CARD: Final = 2  # connoisseurs: no rumor rule, no collusion rule


def can_interrogate(s: Pax, player: Player, place: Place) -> bool:
    """A card with own influence, or ANY face-up card with the boost. [P-8.3]"""
    if s.mine[player] >> place & 1:
        return True
    return s.boosts[BOOST_INTERROGATE] > 0 and s.up >> place & 1 == 1


def interrogate(s: Pax, player: Player, place: Place, kind: int) -> None:
    """Begin: name a degree, choose the manner, take the income. May ask. [P-8.3, D-05]"""
    s.note("interrogates", player, place)
    if place == AREOPAGUS:
        for f in range(KINDS):
            s.gained[f] = 0
        take_areopagus_income(s, player)
        return
    if kind == WITH_ABILITY and neighbours_of_degree(s, place):
        s.next(NameDegree(player, place))
        return
    choose_manner(s, player, place, kind, NONE)


def neighbours_of_degree(s: Pax, place: Place) -> list[int]:
    """The degrees one step above and below that of a card. [P-10.7]"""
    step = LADDER[DEGREE[s.map[place]]]
    if step == 0:
        return []
    return [d for d in range(len(LADDER)) if LADDER[d] and abs(LADDER[d] - step) == 1]


class NameDegree(Ask[Pax], prompt="ask-degree", rule="P-10.7"):
    """Which neighbouring degree pays too. [P-10.7, D-15]"""

    place: Place

    def options(self, s: Pax) -> list[Action]:
        return [NAME_DEGREE.of(d) for d in neighbours_of_degree(s, self.place)]

    def take(self, s: Pax, action: Action) -> None:
        choose_manner(s, self.player, self.place, WITH_ABILITY, NAME_DEGREE.noun(action))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("not-a-neighbouring-degree", {}, "P-10.7")


def payers(s: Pax, player: Player, place: Place, kind: int, degree: int) -> list[Place]:
    """The cards that pay: the target, and by the rumor rule its neighbours.

    [P-8.3, Q-5, Q-6, Q-33]
    """
    out: list[Place] = []
    card = s.map[place]
    if not has_paid(s, card):
        out.append(place)
    if kind == WITH_CARD:
        return out
    same = DEGREE[card]
    for q in TOUCHING[s.m][place]:
        if s.mine[player] >> q & 1:
            its = DEGREE[s.map[q]]
            if (its == same or its == degree) and not has_paid(s, s.map[q]):
                out.append(q)
    return out


def choose_manner(s: Pax, player: Player, place: Place, kind: int, degree: int) -> None:
    """Ask for the manner where opposing influence makes a difference."""
    s.next(Manner(player, place, kind, degree))


class Manner(Ask[Pax], prompt="ask-manner", rule="P-16.8"):
    """Whether to whisper, or to treat opposing influence as own. [P-16.8, D-05, Q-8]"""

    place: Place
    kind: int
    degree: int

    def options(self, s: Pax) -> list[Action]:
        out = [IN_MANNER.of(PLAIN)]
        if self.kind == WITH_CARD:
            return out
        if s.in_force(WHISPER):
            for q in payers(s, self.player, self.place, self.kind, self.degree):
                if opposing_on(s, self.player, q):
                    out.append(IN_MANNER.of(WHISPERED))
                    break
        boosted = s.boosts[BOOST_INTERROGATE] > 0 and not has_paid(s, s.map[self.place])
        if boosted and opposing_on(s, self.player, self.place):
            out.append(IN_MANNER.of(AS_OWN))
        return out

    def take(self, s: Pax, action: Action) -> None:
        me, manner = self.player, IN_MANNER.noun(action)
        full = 0
        paying = payers(s, me, self.place, self.kind, self.degree)
        for f in range(KINDS):
            s.gained[f] = 0
        due = [0, 0, 0, 0]
        for q in paying:
            full += full_income(s.map[q], True, influence_on(s, q))
            if manner == WHISPERED or self.kind == WITH_CARD:
                continue
            if manner == AS_OWN and q == self.place:
                continue
            for p in range(s.n):
                if p != me:
                    due[p] += s.infl[q * MOST_SIDES + p]
        s.due = due
        if sum(due):
            s.next(Collude(me, full))
        for q in paying[::-1]:
            take_income(s, me, s.map[q], True, influence_on(s, q))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        if IN_MANNER.said(action) and IN_MANNER.noun(action) == AS_OWN:
            return ("not-as-own", {}, "P-8.3")
        return ("not-in-this-manner", {}, "P-16.8")


def to_hand_out(s: Pax, full: int) -> int:
    """How many of the gained tokens are given away; own share first. [P-8.3, Q-7]"""
    gained, due = sum(s.gained), sum(s.due)
    if gained >= full:
        return min(due, gained)
    keep = max(0, full - due)
    return min(due, max(0, gained - keep))


class Collude(Act[Pax]):
    """The collusion rule: opponents on the paying cards get their share. [P-8.3]"""

    full: int

    def run(self, s: Pax) -> None:
        n = to_hand_out(s, self.full)
        if n:
            s.next(GiveFavor(self.player, n, 1 if n < sum(s.due) else 0))


class GiveFavor(Ask[Pax], prompt="ask-give", rule="P-8.3"):
    """Which gained token goes to whom; with too few, the giver picks whom. [P-8.3, D-06]"""

    left: int
    short: int

    def options(self, s: Pax) -> list[Action]:
        out: list[Action] = []
        for q in s.opponents(self.player):
            if s.due[q]:
                for f in range(KINDS):
                    if s.gained[f]:
                        out.append(GIVE.of(f, s.noun(q)))
                if not self.short:
                    break
        return out

    def take(self, s: Pax, action: Action) -> None:
        f, q = GIVE.noun(action), s.player_of(GIVE.second(action))
        hand_over(s, self.player, q, f)
        if self.left > 1:
            s.next(GiveFavor(self.player, self.left - 1, self.short))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("not-due", {}, "P-8.3")


def hand_over(s: Pax, player: Player, other: Player, kind: int) -> None:
    """A gained token goes to an opponent."""
    s.gained[kind] -= 1
    s.due[other] -= 1
    s.sides[player].favor[kind] -= 1
    s.sides[other].favor[kind] += 1
    s.note("gives", player, other, kind)
