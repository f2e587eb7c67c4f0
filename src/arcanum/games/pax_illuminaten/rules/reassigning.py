"""REASSIGN: own tokens move from card to card. [P-8.5]"""

from __future__ import annotations

from typing import Final

from arcanum.games.pax_illuminaten.rules.facts import (
    BILL_BITS,
    BOOST_REASSIGN,
    CLEAR_WEATHER,
    EXCLUSIVE,
    FMASK,
    MOST_MOVES,
    MOST_SLOTS,
    PLACE_COUNT,
    TOUCHING,
    Faction,
    Place,
)
from arcanum.games.pax_illuminaten.rules.favor import owe
from arcanum.games.pax_illuminaten.rules.table import (
    Pax,
    can_enter,
    free_slot,
    lift_token,
    opposing_on,
    put_token,
)
from arcanum.games.pax_illuminaten.rules.words import DONE, MOVE
from arcanum.kernel.bits import bits_of
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.state import NONE
from arcanum.kernel.words import Action


def spots_of(s: Pax, player: Player, places: int) -> list[int]:
    """The spots (place and slot) of a player's tokens on a set of places."""
    out: list[int] = []
    for q in bits_of(places & s.mine[player]):
        at = q * MOST_SLOTS
        for slot in range(MOST_SLOTS):
            if s.slots[at + slot] == player:
                out.append(at + slot)
    return out


def move_token(s: Pax, player: Player, spot: int, place: Place) -> None:
    """A token goes from its spot to the topmost free slot of a place."""
    lift_token(s, spot // MOST_SLOTS, spot % MOST_SLOTS)
    put_token(s, player, place)
    s.note("moves-token", player, spot, place)


def own_factions(s: Pax, player: Player) -> int:
    """The factions of all cards with a player's influence."""
    mask = 0
    for q in bits_of(s.mine[player]):
        mask |= FMASK[s.map[q]]
    return mask


def moves_anywhere(s: Pax) -> bool:
    """Whether reassigned influence may end in ANY free slot. [P-16.2, P-10.7]"""
    return s.boosts[BOOST_REASSIGN] > 0 or s.in_force(CLEAR_WEATHER)


def start_reassign(s: Pax, player: Player, faction: Faction, goal: Place) -> None:
    """Pay one favor, then move. [P-8.5]"""
    s.note("reassigns", player, faction)
    anywhere = 1 if moves_anywhere(s) else 0
    s.next(MoveTokens(player, 1 << faction, MOST_MOVES, anywhere, goal, NONE, NONE, 0))
    owe(s, player, 1 << BILL_BITS * faction, 0, 0)


ONE_CARD: Final = -2  # the first move decides from which card all others come


class MoveTokens(Ask[Pax], prompt="ask-move", rule="P-8.5", broad=True):
    """One move of a REASSIGN, or no more. [P-8.5, D-08, P-9.11, P-16.2]

    Tokens start on cards of `mask`; with a `goal` each must end there, and a token on its way
    (`stray`) is moved on first. `source` is the one card that tokens may come from.
    """

    mask: int
    left: int
    anywhere: int
    goal: Place
    stray: int
    source: Place
    least: int

    def options(self, s: Pax) -> list[Action]:
        me = self.player
        out: list[Action] = []
        starts = s.mine[me]
        if self.source >= 0:
            starts &= 1 << self.source
        if self.goal >= 0:
            starts &= ~(1 << self.goal)
        for place in bits_of(starts):
            if not FMASK[s.map[place]] & self.mask:
                continue
            ends = self.ends(s, place)
            if ends:
                at = place * MOST_SLOTS
                for slot in range(MOST_SLOTS):
                    if s.slots[at + slot] == me and (self.stray < 0 or self.stray == at + slot):
                        for end in ends:
                            out.append(MOVE.of(at + slot, end))
        if self.stray < 0 and (self.least == 0 or not out):
            out.append(DONE.of())
        return out

    def ends(self, s: Pax, place: Place) -> list[Place]:
        """Where a token of a place may go."""
        me = self.player
        if self.goal >= 0:
            return [
                q
                for q in (range(PLACE_COUNT) if self.anywhere else TOUCHING[s.m][place])
                if q != place
                and can_enter(s, me, q)
                and (q == self.goal or self.leads_on(s, q, self.left - 1))
            ]
        if self.anywhere:
            return [q for q in range(PLACE_COUNT) if q != place and can_enter(s, me, q)]
        return [q for q in TOUCHING[s.m][place] if can_enter(s, me, q)]

    def leads_on(self, s: Pax, place: Place, left: int) -> bool:
        """Whether a token on its way can still reach the goal. [P-9.11]"""
        if left <= 0 or not FMASK[s.map[place]] & self.mask:
            return False
        if not can_enter(s, self.player, self.goal):
            return False
        for q in range(PLACE_COUNT) if self.anywhere else TOUCHING[s.m][place]:
            if q == self.goal:
                return True
            on = q != place and left > 1 and can_enter(s, self.player, q)
            if on and self.leads_on(s, q, left - 1):
                return True
        return False

    def take(self, s: Pax, action: Action) -> None:
        if DONE.said(action):
            return
        spot, end = MOVE.noun(action), MOVE.second(action)
        stray = NONE
        if self.goal >= 0 and end != self.goal:
            stray = end * MOST_SLOTS + free_slot(s, end)
        move_token(s, self.player, spot, end)
        if self.left <= 1:
            return
        source = self.source
        if source == ONE_CARD:
            source = spot // MOST_SLOTS
        s.next(
            MoveTokens(
                self.player,
                self.mask,
                self.left - 1,
                self.anywhere,
                self.goal,
                stray,
                source,
                max(0, self.least - 1),
            )
        )

    def why_not(self, s: Pax, action: Action) -> Refusal:
        if not MOVE.said(action):
            return ("move-first", {}, "P-8.5")
        end = MOVE.second(action)
        arch = end < PLACE_COUNT and s.up >> end & 1 == 1 and EXCLUSIVE[s.map[end]]
        if arch and opposing_on(s, self.player, end):
            return ("royal-arch-is-taken", {}, "P-3.6")
        return ("cannot-move-so", {}, "P-9.11" if self.goal >= 0 else "P-8.5")
