"""The classroom phase. [A-6]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import (
    BERNARD,
    BERNARD_TRICKS,
    DOUBLE_CLASSROOM,
    SLOT_CHANGE,
)
from arcanum.games.trickerion.rules.academy.rooms import put_fifth_away, taught_slots, trick_in
from arcanum.games.trickerion.rules.base.facts import (
    NOTHING,
    YIELD_COINS,
    YIELD_FAME,
    YIELD_SHARDS,
    RoomSlot,
    Trick,
)
from arcanum.games.trickerion.rules.base.freely import Open
from arcanum.games.trickerion.rules.base.markers import owner_of, pieces, trick_of
from arcanum.games.trickerion.rules.base.resources import gain_coins, gain_fame, gain_shards
from arcanum.games.trickerion.rules.base.table import (
    FROM_YIELDS,
    LECTURING,
    Trickerion,
    slot_of_trick,
)
from arcanum.games.trickerion.rules.base.theater import lift, position_of, positions, to_supply
from arcanum.games.trickerion.rules.base.words import DECLINE, DOUBLE, SET_ASIDE
from arcanum.kernel.frames import Act, Ask, Frame, Player, Refusal
from arcanum.kernel.words import Action


class ClassroomPhase(Frame[Trickerion]):
    """After the performances, in turn order. [A-6.1]"""

    def run(self, s: Trickerion) -> None:
        s.phase = LECTURING
        s.academies[0].doubled = NOTHING
        for p in s.order[::-1]:
            s.next(Lectures(p))


class Lectures(Act[Trickerion]):
    """One side's taught tricks: markers leave, then each yields.

    [A-6.2, A-6.3, H-17.3]
    """

    def run(self, s: Trickerion) -> None:
        if self.player >= s.seats:
            s.automa.lectures(s)
            return
        slots = taught_slots(s, self.player)
        for slot in slots:
            remove_markers(s, self.player, trick_in(s, slot))
        for slot in slots[::-1]:
            s.next(Lecture(self.player, slot))
        if slots and s.active == DOUBLE_CLASSROOM:
            s.next(ChooseDouble(self.player))


def remove_markers(s: Trickerion, player: Player, trick: Trick) -> None:
    """All trick markers of a taught trick return to the supply. [A-6.2]"""
    me = s.troupes[player]
    at = slot_of_trick(me, trick)
    if at < 0:
        return  # set aside: it has none
    n = me.ready[at]
    me.ready[at] = 0
    me.supply[me.symbols[at]] += n
    for card in s.row:
        if card < 0:
            continue
        for where in positions(s, card):
            m = position_of(s, card, where)
            if m >= 0 and owner_of(m) == player and trick_of(m) == trick:
                n += pieces(m)
                to_supply(s, lift(s, card, where))
    put_fifth_away(s, player, me.symbols[at])
    if n:
        s.note("markers-leave", player, trick, n)


class ChooseDouble(Ask[Trickerion], prompt="ask-double", rule="A-9.4"):
    """The prophecy doubles one lecture. [A-9.4, DA-9]"""

    def options(self, s: Trickerion) -> list[Action]:
        return [DOUBLE.of(trick_in(s, slot)) for slot in taught_slots(s, self.player)]

    def take(self, s: Trickerion, action: Action) -> None:
        s.academies[0].doubled = DOUBLE.noun(action)
        s.note("doubles", self.player, DOUBLE.noun(action))

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("not-taught", {}, "A-9.4")


class Lecture(Act[Trickerion]):
    """One taught trick yields; Professor Bernard may set it aside then. [A-6.2, A-10.1]"""

    room_slot: RoomSlot

    def run(self, s: Trickerion) -> None:
        if s.academies[0].markers[self.room_slot] < 0:
            return  # the trick was returned meanwhile
        trick = trick_in(s, self.room_slot)
        gain_lecture(
            s, self.player, self.room_slot, 2 if s.academies[0].doubled == trick else 1
        )
        if s.has_ability(self.player, BERNARD):
            s.next(SetAside(self.player, trick))


def gain_lecture(s: Trickerion, player: Player, slot: RoomSlot, times: int) -> None:
    """The printed yield and Enhance Trick, changed by the slot; no part below 0.

    [A-6.2, A-9.4]
    """
    here = s.academies[0]
    trick = trick_in(s, slot)
    change = SLOT_CHANGE[here.rooms[slot // 2]][slot % 2]
    more = shards_on(s, player, trick)
    s.note("lectures", player, trick)
    gain_fame(s, player, max(0, YIELD_FAME[trick] + more + change[0]) * times, FROM_YIELDS)
    gain_coins(s, player, max(0, YIELD_COINS[trick] + more + change[1]) * times)
    gain_shards(s, player, max(0, YIELD_SHARDS[trick] + change[2]) * times)


def shards_on(s: Trickerion, player: Player, trick: Trick) -> int:
    """Shards of Enhance Trick on a card, in the workshop or set aside."""
    here = s.academies[0]
    if trick in here.tenured:
        return here.tenure_shards[here.tenured.index(trick)]
    me = s.troupes[player]
    return me.extra[slot_of_trick(me, trick)]


class SetAside(Open, prompt="ask-set-aside", rule="A-10.2", broad=True):
    """Professor Bernard: the card leaves the workshop and yields on. [A-10.1, A-10.2, DA-8]"""

    trick: Trick

    def options(self, s: Trickerion) -> list[Action]:
        full = len(s.academies[0].tenured) >= BERNARD_TRICKS
        if full or slot_of_trick(s.troupes[self.player], self.trick) < 0:
            return []
        return self.freely(s, [SET_ASIDE.of(self.trick), DECLINE.of()])

    def take(self, s: Trickerion, action: Action) -> None:
        if self.is_free_action(s, action) or DECLINE.said(action):
            return
        set_aside(s, self.player, self.trick)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("set-aside-or-not", {}, "A-10.2")


def set_aside(s: Trickerion, player: Player, trick: Trick) -> None:
    """The card is no longer owned; its symbol and markers are free again. [A-10.2]"""
    here, me = s.academies[0], s.troupes[player]
    at = slot_of_trick(me, trick)
    s.note("uses-ability", player, BERNARD)
    s.note("sets-aside", player, trick)
    here.tenured.append(trick)
    here.tenure_shards.append(me.extra[at])
    here.bonused = [each for each in here.bonused if each != trick]
    me.tricks[at] = NOTHING
    me.symbols[at] = NOTHING
    me.extra[at] = 0
