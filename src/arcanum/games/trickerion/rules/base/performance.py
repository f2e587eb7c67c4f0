"""The Performance phase. [T-8]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.bonuses import PerformerBonus
from arcanum.games.trickerion.rules.base.facts import (
    ARRANGED_FIASCO,
    COINS_TURN_TO_FAME,
    DAYS,
    DISC,
    DURABLE_COMPONENTS,
    GRAND_PREMIERE,
    LEVEL,
    MAGICIAN,
    NOTHING,
    RED_LOTUS,
    STAGE,
    THRESHOLD,
    YIELD_COINS,
    YIELD_FAME,
    YIELD_SHARDS,
    YORUBA,
    Perf,
    Trick,
)
from arcanum.games.trickerion.rules.base.freely import Open
from arcanum.games.trickerion.rules.base.markers import Marker, owner_of, pieces, trick_of
from arcanum.games.trickerion.rules.base.modifiers import (
    CONVERSION,
    DAY_MODIFIER,
    FIASCO,
    PREMIERE_FAME,
    STOLEN,
    SUPERCHARGE_1,
    day_coins,
    day_fame,
    modifier_day,
)
from arcanum.games.trickerion.rules.base.placement import effect_card
from arcanum.games.trickerion.rules.base.resources import spend_shard
from arcanum.games.trickerion.rules.base.table import Trickerion, day_of, slot_of_trick
from arcanum.games.trickerion.rules.base.team import get_ready
from arcanum.games.trickerion.rules.base.theater import clear_after_show, holds_any, markers_on
from arcanum.games.trickerion.rules.base.words import (
    DECLINE,
    KEEP_MARKER,
    PERFORM,
    POSSESS,
    PREMIERE,
    STEAL,
    USE,
)
from arcanum.games.trickerion.rules.base.yields import Yield
from arcanum.kernel.frames import Act, Ask, Frame, Player, Refusal
from arcanum.kernel.words import Action


class PerformanceDay(Frame[Trickerion]):
    """The Magician on the stage of a day may perform. [T-6.4.8, T-8.1, T-8.7]"""

    day: int

    def run(self, s: Trickerion) -> None:
        if self.day == len(DAYS):
            for p in s.order[::-1]:
                if s.troupes[p].kept:
                    s.next(KeepMarker(p))
            return
        s.next(PerformanceDay(self.day + 1))
        there = s.board[STAGE[self.day]]
        before_all = s.automa.performs_first(s)
        if there >= 0 and not (before_all and there // DISC >= s.seats):
            take_stage(s, there // DISC, self.day)
        if self.day == 0 and before_all:
            s.automa.tell_first(s)
            take_stage(s, s.seats, day_of(s, s.seats))


def take_stage(s: Trickerion, performer: Player, day: int) -> None:
    """Who may perform chooses, unless Yoruba Spiritmaster does. [T-8.2, T-15.6]"""
    if not eligible(s, performer):
        if performer >= s.seats:
            s.automa.cannot_perform(s)
        return
    for p in range(s.seats):
        me = s.troupes[p]
        if p != performer and s.has_ability(p, YORUBA) and not me.used and me.shards:
            s.next(Possess(p, performer, day))
            return
    let_perform(s, performer, day)


def let_perform(s: Trickerion, performer: Player, day: int) -> None:
    """A player is asked for a card; who does not sit at the table has a rule. [T-8.2]"""
    if performer < s.seats:
        s.next(Perform(performer, day))
    else:
        s.automa.performs(s, day)


def eligible(s: Trickerion, performer: Player) -> list[Perf]:
    """Cards of the row with a marker of the Performer. [T-8.2]"""
    return [card for card in s.row if card >= 0 and holds_any(s, card, performer)]


class Possess(Open, prompt="ask-possess", rule="T-15.6"):
    """Yoruba Spiritmaster may choose the card for an opponent. [T-15.6, D-61]"""

    performer: Player
    day: int

    def options(self, s: Trickerion) -> list[Action]:
        out = [DECLINE.of()]
        out += [POSSESS.of(card) for card in eligible(s, self.performer)]
        return self.freely(s, out)

    def take(self, s: Trickerion, action: Action) -> None:
        if self.is_free_action(s, action):
            return
        if DECLINE.said(action):
            let_perform(s, self.performer, self.day)
            return
        card = POSSESS.noun(action)
        s.troupes[self.player].used = True
        s.note("possesses", self.player, self.performer, card)
        spend_shard(s, self.player)
        start_show(s, self.performer, card, self.day)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("no-marker-of-performer", {}, "T-15.6")


class Perform(Open, prompt="ask-perform", rule="T-8.2", broad=True):
    """The Performer chooses a card with an own marker, or none. [T-8.2, D-62, Q-09]"""

    day: int

    def options(self, s: Trickerion) -> list[Action]:
        cards = eligible(s, self.player)
        if not cards:
            return []
        return self.freely(s, [DECLINE.of(), *[PERFORM.of(card) for card in cards]])

    def take(self, s: Trickerion, action: Action) -> None:
        if self.is_free_action(s, action):
            return
        if PERFORM.said(action):
            start_show(s, self.player, PERFORM.noun(action), self.day)
        else:
            s.note("no-show", self.player)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        if PERFORM.said(action):
            return ("no-own-marker", {}, "T-8.2")
        return ("perform-or-not", {}, "T-8.2")


# -- the choices of the Performer


def start_show(s: Trickerion, performer: Player, card: Perf, day: int) -> None:
    """A performance begins; the choices of the Performer come first. [T-8.3, INV-35]"""
    s.troupes[performer].performed = True
    s.note("performs", performer, card, day)
    if effect_card(s.troupes[performer], MAGICIAN) == ARRANGED_FIASCO:
        s.next(StageFiasco(performer, card))
    else:
        after_fiasco(s, performer, card, 0)


class StageFiasco(Ask[Trickerion], prompt="ask-fiasco", rule="T-13.2"):
    """Arranged Fiasco: use it in this performance or not. [T-13.2, T-13.1.3, D-49]"""

    performance: Perf

    def options(self, s: Trickerion) -> list[Action]:
        return [USE.of(), DECLINE.of()]

    def take(self, s: Trickerion, action: Action) -> None:
        if USE.said(action):
            s.note("uses-effect", self.player, ARRANGED_FIASCO)
        after_fiasco(s, self.player, self.performance, 1 if USE.said(action) else 0)


def after_fiasco(s: Trickerion, performer: Player, card: Perf, fiasco: int) -> None:
    """The Red Lotus chooses, if there is anything to steal; then it goes on. [T-15.7]"""
    if s.has_ability(performer, RED_LOTUS) and steals(performer, markers_on(s, card)):
        s.next(TrickSteal(performer, card, fiasco))
    else:
        after_steal(s, performer, card, fiasco, NOTHING, NOTHING)


def steals(player: Player, there: list[Marker]) -> list[Action]:
    """An own Trick and an opponent's of no higher threshold on the same card. [T-15.7]"""
    mine: list[Trick] = []
    theirs: list[Trick] = []
    for m in there:
        here = mine if owner_of(m) == player else theirs
        if trick_of(m) not in here:
            here.append(trick_of(m))
    return [
        STEAL.of(own, other)
        for own in mine
        for other in theirs
        if THRESHOLD[other] <= THRESHOLD[own]
    ]


class TrickSteal(Ask[Trickerion], prompt="ask-steal", rule="T-15.7"):
    """The Red Lotus may take the Yield of an opponent's Trick. [T-15.7, D-63, Q-25]"""

    performance: Perf
    fiasco: int

    def options(self, s: Trickerion) -> list[Action]:
        return [DECLINE.of(), *steals(self.player, markers_on(s, self.performance))]

    def take(self, s: Trickerion, action: Action) -> None:
        own, victim = NOTHING, NOTHING
        if STEAL.said(action):
            own, victim = STEAL.noun(action), STEAL.second(action)
            s.note("uses-ability", self.player, RED_LOTUS)
            s.note("steals", self.player, own, victim)
        after_steal(s, self.player, self.performance, self.fiasco, own, victim)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("cannot-steal", {}, "T-15.7")


def after_steal(
    s: Trickerion, performer: Player, card: Perf, fiasco: int, own: Trick, victim: Trick
) -> None:
    """Grand Premiere, if there is a Trick for it; then the performance. [T-13.2]"""
    premiere = effect_card(s.troupes[performer], MAGICIAN) == GRAND_PREMIERE
    if premiere and premieres(s, performer, markers_on(s, card)):
        s.next(Debut(performer, card, fiasco, own, victim))
    else:
        s.next(Show(performer, card, fiasco, own, victim, NOTHING, 0))


def premieres(s: Trickerion, player: Player, there: list[Marker]) -> list[Action]:
    """The own Tricks on a card never performed before, with each resource. [T-13.2]"""
    tricks: list[Trick] = []
    for m in there:
        trick = trick_of(m)
        if owner_of(m) == player and trick not in s.troupes[player].debuts + tricks:
            tricks.append(trick)
    return [PREMIERE.of(trick, r) for trick in tricks for r in range(3)]


class Debut(Ask[Trickerion], prompt="ask-premiere", rule="T-13.2"):
    """Grand Premiere: a Trick never performed before, and what is doubled. [T-13.2, D-65]"""

    performance: Perf
    fiasco: int
    own: Trick
    victim: Trick

    def options(self, s: Trickerion) -> list[Action]:
        return [DECLINE.of(), *premieres(s, self.player, markers_on(s, self.performance))]

    def take(self, s: Trickerion, action: Action) -> None:
        debut, resource = NOTHING, 0
        if PREMIERE.said(action):
            debut, resource = PREMIERE.noun(action), PREMIERE.second(action)
            s.note("uses-effect", self.player, GRAND_PREMIERE)
            s.note("premieres", self.player, debut, resource)
        fiasco, own, victim = self.fiasco, self.own, self.victim
        s.next(Show(self.player, self.performance, fiasco, own, victim, debut, resource))

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("performed-before", {}, "T-13.2")


# -- the performance


class Show(Act[Trickerion]):
    """Yields for every marker, Performer bonuses, then the markers return. [T-8.3]"""

    card: Perf
    fiasco: int  # 1 with Arranged Fiasco
    own: Trick  # of the Red Lotus, with the Yield of the next one
    victim: Trick
    debut: Trick  # Grand Premiere, and what is doubled
    resource: int

    def run(self, s: Trickerion) -> None:
        me = s.troupes[self.player]
        on_card = markers_on(s, self.card)
        if effect_card(me, MAGICIAN) == DURABLE_COMPONENTS:
            me.kept = sorted([trick_of(m) for m in on_card if owner_of(m) == self.player])
        s.then(
            *self.yields(s, on_card, day_of(s, self.player)),
            PerformerBonus(self.player, self.card),
            ReturnMarkers(self.card),
        )

    def yields(self, s: Trickerion, on_card: list[Marker], stage: int) -> list[Yield]:
        """The Yields of markers in the order of payment; `stage` is the Performer's day.

        The Performer's markers first, then the other owners' in turn order. [T-8.5]
        """
        out: list[Yield] = []
        show = self
        for p in [self.player, *[q for q in s.order if q != self.player]]:
            for m in on_card:
                if owner_of(m) == p:
                    out.append(show.yield_of(s, m, stage))
                    show = show.after(m)
        return out

    def after(self, m: Marker) -> Show:
        """The performance once a marker has yielded: each choice holds for one marker."""
        own, victim, debut = self.own, self.victim, self.debut
        trick = trick_of(m)
        if owner_of(m) != self.player:
            victim = NOTHING if trick == victim else victim
        else:
            own = NOTHING if trick == own else own
            debut = NOTHING if trick == debut else debut
        return Show(self.player, self.card, self.fiasco, own, victim, debut, self.resource)

    def yield_of(self, s: Trickerion, m: Marker, stage: int) -> Yield:
        """The Yield of one marker, and the modifiers that are to change it. [T-8.4]"""
        p, trick = owner_of(m), trick_of(m)
        fame, coins, shards = self.printed(s, p, trick)
        day = modifier_day(s, p, stage)
        fiasco = 0
        if self.fiasco:
            fiasco = 1 if p == self.player else -1
        return Yield(p, trick, fame, coins, shards, self.modifiers(s, m, day), day, fiasco)

    def printed(self, s: Trickerion, owner: Player, trick: Trick) -> list[int]:
        """Fame, Coins and Shards of a Trick, with what Enhance Trick added to it.

        For the own Trick of the Red Lotus, those of the stolen one. [T-8.4, T-15.7]
        """
        stolen = owner == self.player and trick == self.own
        source = self.victim if stolen else trick
        them = s.troupes[holder_of(s, source) if stolen else owner]
        more = them.extra[slot_of_trick(them, source)]
        out = [YIELD_FAME[source] + more, YIELD_COINS[source] + more, YIELD_SHARDS[source]]
        if not stolen:
            for module in s.modules:
                module.more_yield(s, owner, trick, out)
        return out

    def modifiers(self, s: Trickerion, m: Marker, day: int) -> int:
        """The modifiers of one marker's Yield, as a mask. [T-8.4.1, T-8.4.2]"""
        trick = trick_of(m)
        own = owner_of(m) == self.player
        mask = 0
        if day_fame(s, day) or day_coins(s, day):
            mask |= 1 << DAY_MODIFIER
        if self.fiasco:
            mask |= 1 << FIASCO
        if own and trick == self.debut:
            mask |= 1 << (PREMIERE_FAME + self.resource)
        if pieces(m) == 2:
            mask |= 1 << (SUPERCHARGE_1 + LEVEL[trick] - 1)
        if not own and trick == self.victim:
            mask |= 1 << STOLEN
        if s.active == COINS_TURN_TO_FAME:
            mask |= 1 << CONVERSION
        return mask


def holder_of(s: Trickerion, trick: Trick) -> Player:
    """Whose Trick it is."""
    for p in range(s.n):
        if slot_of_trick(s.troupes[p], trick) >= 0:
            return p
    return NOTHING


class ReturnMarkers(Frame[Trickerion]):
    """All markers on the performed card return; the card stays in its place. [T-8.3]"""

    card: Perf

    def run(self, s: Trickerion) -> None:
        clear_after_show(s, self.card)


class KeepMarker(Open, prompt="ask-keep-marker", rule="T-13.2"):
    """Durable Components: one performed marker goes back to its Trick. [T-13.2, D-66]"""

    def options(self, s: Trickerion) -> list[Action]:
        me = s.troupes[self.player]
        tricks: list[Trick] = []
        for trick in me.kept:
            slot = slot_of_trick(me, trick)
            if slot >= 0 and me.supply[me.symbols[slot]] and trick not in tricks:
                tricks.append(trick)
        if not tricks:
            return []
        return self.freely(s, [DECLINE.of(), *[KEEP_MARKER.of(t) for t in tricks]])

    def take(self, s: Trickerion, action: Action) -> None:
        if self.is_free_action(s, action) or DECLINE.said(action):
            return
        trick = KEEP_MARKER.noun(action)
        s.note("uses-effect", self.player, DURABLE_COMPONENTS)
        s.note("keeps-marker", self.player, trick)
        get_ready(s, self.player, slot_of_trick(s.troupes[self.player], trick), 1)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("not-performed", {}, "T-13.2")
