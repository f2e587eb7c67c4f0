"""Free actions: returning Components and Tricks "at any time". [T-6.6]"""

from __future__ import annotations

from typing import Any

from arcanum.games.trickerion.rules.base.facts import MARKERS, NOTHING, Trick
from arcanum.games.trickerion.rules.base.markers import owner_of, trick_of
from arcanum.games.trickerion.rules.base.resources import return_tokens
from arcanum.games.trickerion.rules.base.table import Trickerion, Troupe, slot_of_trick
from arcanum.games.trickerion.rules.base.theater import lift, position_of, positions
from arcanum.games.trickerion.rules.base.words import (
    FREE_ACTION,
    GO_ON,
    RETURN_COMPONENT,
    RETURN_TRICK,
)
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action


def has_something(me: Troupe) -> bool:
    """Whether there is anything to return."""
    return (
        me.tricks[0] >= 0
        or me.tricks[1] >= 0
        or me.tricks[2] >= 0
        or me.tricks[3] >= 0
        or any(me.tokens)
    )


def returns(s: Trickerion, player: Player) -> list[Action]:
    """One Component token, or a Trick, or what a module offers. [D-90, D-91, Q-17]"""
    me = s.troupes[player]
    out = [RETURN_COMPONENT.of(c) for c in range(12) if me.tokens[c]]
    out += [RETURN_TRICK.of(trick) for trick in me.tricks if trick >= 0]
    for module in s.modules:
        out += module.free_actions(s, player)
    return out


def give_back(s: Trickerion, player: Player, action: Action) -> None:
    """Carries out one free action. [T-6.6.1, T-6.6.2]"""
    if RETURN_COMPONENT.said(action):
        return_tokens(s, player, RETURN_COMPONENT.noun(action), 1)
    elif RETURN_TRICK.said(action):
        return_trick(s, player, RETURN_TRICK.noun(action))
    else:
        for module in s.modules:
            module.take_free_action(s, player, action)


def return_trick(s: Trickerion, player: Player, trick: Trick) -> None:
    """The card goes to the Residence, its markers to own supply, Shards on it are lost.

    [T-6.6.2, INV-02]
    """
    me = s.troupes[player]
    at = slot_of_trick(me, trick)
    for card in s.row:
        if card >= 0:
            for where in positions(s, card):
                m = position_of(s, card, where)
                if owner_of(m) == player and trick_of(m) == trick:
                    lift(s, card, where)
    me.supply[me.symbols[at]] = MARKERS
    for module in s.modules:
        module.trick_returned(s, player, trick, me.symbols[at])
    me.tricks[at] = NOTHING
    me.symbols[at] = NOTHING
    me.ready[at] = 0
    me.extra[at] = 0
    s.return_to_residence(trick)
    s.note("returns-trick", player, trick)


class Open(Ask[Trickerion]):
    """A decision before which free actions may come. [T-6.6.3]"""

    def freely(self, s: Trickerion, out: list[Action]) -> list[Action]:
        """The options, with the free action among them where there is something to return."""
        if has_something(s.troupes[self.player]):
            out.append(FREE_ACTION.of())
        return out

    def is_free_action(self, s: Trickerion, action: Action) -> bool:
        """Hears a free action: this question comes again after it."""
        if FREE_ACTION.said(action):
            s.next(self)
            s.next(FreeActionAside(self.player) if self.secret else FreeAction(self.player))
            return True
        return False


def why_no_return(action: Action) -> Refusal:
    """What is not owned cannot be returned. [T-6.6.1, T-6.6.2]"""
    if RETURN_COMPONENT.said(action):
        return ("not-owned", {}, "T-6.6.1")
    if RETURN_TRICK.said(action):
        return ("not-owned", {}, "T-6.6.2")
    return ("not-now", {}, "T-6.6.3")


class FreeAction(Ask[Trickerion], prompt="ask-return", rule="T-6.6.3"):
    """What to return. [T-6.6.1, T-6.6.2, D-90, D-91, T-6.6.4]"""

    def options(self, s: Trickerion) -> list[Action]:
        return returns(s, self.player)

    def take(self, s: Trickerion, action: Action) -> None:
        give_back(s, self.player, action)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return why_no_return(action)


class FreeActionAside(FreeAction, secret=True):
    """The same while others make secret decisions."""


class Window(Ask[Trickerion], prompt="ask-window", rule="T-6.6.3"):
    """With `any_moment`: return something between the steps of others. [T-6.6.3, Q-18]"""

    def options(self, s: Trickerion) -> list[Action]:
        if not has_something(s.troupes[self.player]):
            return []
        return [GO_ON.of(), *returns(s, self.player)]

    def take(self, s: Trickerion, action: Action) -> None:
        if not GO_ON.said(action):
            give_back(s, self.player, action)
            s.next(self)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return why_no_return(action)


def open_windows(s: Trickerion, asked: Ask[Any]) -> None:
    """Before a decision of one player the others may return things. [T-6.6.3]"""
    if s.over or isinstance(asked, (Window, FreeAction)):
        return
    now = s.asked()
    if not isinstance(now, Open) or now.secret:
        return
    for p in s.order[::-1]:
        if p < s.seats and p != now.player and has_something(s.troupes[p]):
            s.frames.append(Window(p))
    s.settle()
