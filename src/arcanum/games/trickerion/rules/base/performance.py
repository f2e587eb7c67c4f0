"""The Performance phase. [T-8]"""

from __future__ import annotations

from typing import ClassVar, Final

from arcanum.games.trickerion.rules.base.facts import (
    ARRANGED_FIASCO,
    ASSISTANT,
    ASSISTANT_FAME,
    BONUS_COINS,
    BONUS_FAME,
    BONUS_SHARDS,
    COINS_TURN_TO_FAME,
    DAYS,
    DISC,
    DOUBLE_PERFORMER_BONUSES,
    DURABLE_COMPONENTS,
    ENGINEER,
    ENGINEER_SHARDS,
    GRAND_PREMIERE,
    LEVEL,
    LINK_FAME,
    MAGICIAN,
    MANAGER,
    MANAGER_COINS,
    NOTHING,
    RED_LOTUS,
    THRESHOLD,
    YIELD_COINS,
    YIELD_FAME,
    YIELD_SHARDS,
    YORUBA,
    Perf,
    Trick,
    stage_of,
)
from arcanum.games.trickerion.rules.base.freely import Open
from arcanum.games.trickerion.rules.base.markers import Marker, owner_of, pieces, trick_of
from arcanum.games.trickerion.rules.base.modifiers import (
    CONVERSION,
    DAY_MODIFIER,
    FIASCO,
    MODIFIERS,
    PREMIERE_FAME,
    STOLEN,
    SUPERCHARGE_1,
    best_of,
    changed,
    day_coins,
    day_fame,
    modifier_day,
    outcomes,
)
from arcanum.games.trickerion.rules.base.placement import effect_card
from arcanum.games.trickerion.rules.base.resources import (
    gain_coins,
    gain_fame,
    gain_shards,
    spend_shard,
)
from arcanum.games.trickerion.rules.base.table import (
    FROM_SHOWS,
    FROM_YIELDS,
    Trickerion,
    day_of,
    is_in_theater,
    slot_of_trick,
)
from arcanum.games.trickerion.rules.base.team import get_ready
from arcanum.games.trickerion.rules.base.theater import (
    clear_after_show,
    holds_any,
    links,
    markers_on,
)
from arcanum.games.trickerion.rules.base.words import (
    APPLY,
    DECLINE,
    KEEP_MARKER,
    PERFORM,
    POSSESS,
    PREMIERE,
    STEAL,
    USE,
)
from arcanum.kernel.frames import Ask, Frame, Player, Refusal
from arcanum.kernel.words import Action


class PerformanceDay(Frame[Trickerion]):
    """The Magician on the stage of a day may perform. [T-6.4.8, T-8.1, T-8.7]"""

    fields: ClassVar[tuple[str, ...]] = ("day",)

    def __init__(self, day: int) -> None:
        self.day: Final = day

    def run(self, s: Trickerion) -> None:
        if self.day == len(DAYS):
            for p in s.order[::-1]:
                if s.troupes[p].kept:
                    s.next(KeepMarker(p))
            return
        s.next(PerformanceDay(self.day + 1))
        there = s.board[stage_of(self.day)]
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


class Possess(Open):
    """Yoruba Spiritmaster may choose the card for an opponent. [T-15.6, D-61]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "performer", "day")
    prompt: ClassVar[str] = "ask-possess"
    rule: ClassVar[str] = "T-15.6"

    def __init__(self, player: Player, performer: Player, day: int) -> None:
        super().__init__(player)
        self.performer: Final = performer
        self.day: Final = day

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


class Perform(Open):
    """The Performer chooses a card with an own marker, or none. [T-8.2, D-62, Q-09]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "day")
    prompt: ClassVar[str] = "ask-perform"
    rule: ClassVar[str] = "T-8.2"

    def __init__(self, player: Player, day: int) -> None:
        super().__init__(player)
        self.day: Final = day

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


class StageFiasco(Ask[Trickerion]):
    """Arranged Fiasco: use it in this performance or not. [T-13.2, T-13.1.3, D-49]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "performance")
    prompt: ClassVar[str] = "ask-fiasco"
    rule: ClassVar[str] = "T-13.2"

    def __init__(self, player: Player, performance: Perf) -> None:
        super().__init__(player)
        self.performance: Final = performance

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


class TrickSteal(Ask[Trickerion]):
    """The Red Lotus may take the Yield of an opponent's Trick. [T-15.7, D-63, Q-25]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "performance", "fiasco")
    prompt: ClassVar[str] = "ask-steal"
    rule: ClassVar[str] = "T-15.7"

    def __init__(self, player: Player, performance: Perf, fiasco: int) -> None:
        super().__init__(player)
        self.performance: Final = performance
        self.fiasco: Final = fiasco

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


class Debut(Ask[Trickerion]):
    """Grand Premiere: a Trick never performed before, and what is doubled. [T-13.2, D-65]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "performance", "fiasco", "own", "victim")
    prompt: ClassVar[str] = "ask-premiere"
    rule: ClassVar[str] = "T-13.2"

    def __init__(
        self, player: Player, performance: Perf, fiasco: int, own: Trick, victim: Trick
    ) -> None:
        super().__init__(player)
        self.performance: Final = performance
        self.fiasco: Final = fiasco
        self.own: Final = own
        self.victim: Final = victim

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


class Show(Frame[Trickerion]):
    """Yields for every marker, Performer bonuses, then the markers return. [T-8.3]"""

    fields: ClassVar[tuple[str, ...]] = (
        "player",
        "card",
        "fiasco",
        "own",
        "victim",
        "debut",
        "resource",
    )

    def __init__(
        self,
        player: Player,
        card: Perf,
        fiasco: int,
        own: Trick,
        victim: Trick,
        debut: Trick,
        resource: int,
    ) -> None:
        self.player: Final = player
        self.card: Final = card
        self.fiasco: Final = fiasco  # 1 with Arranged Fiasco
        self.own: Final = own  # of the Red Lotus, with the Yield of the next one
        self.victim: Final = victim
        self.debut: Final = debut  # Grand Premiere, and what is doubled
        self.resource: Final = resource

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


class Yield(Frame[Trickerion]):
    """One Trick's Yield, modifiers in the best order if there is one. [T-8.4.3 to T-8.4.5]"""

    fields: ClassVar[tuple[str, ...]] = (
        "player",
        "trick",
        "fame",
        "coins",
        "shards",
        "left",
        "day",
        "fiasco",
    )

    def __init__(
        self,
        player: Player,
        trick: Trick,
        fame: int,
        coins: int,
        shards: int,
        left: int,
        day: int,
        fiasco: int,
    ) -> None:
        self.player: Final = player
        self.trick: Final = trick
        self.fame: Final = fame
        self.coins: Final = coins
        self.shards: Final = shards
        self.left: Final = left  # the modifiers still to apply, as a mask
        self.day: Final = day  # whose modifier it has
        self.fiasco: Final = fiasco  # the Fame of Arranged Fiasco

    def run(self, s: Trickerion) -> None:
        found = self.outcomes(s)
        best = best_of(found)
        if not best and self.player >= s.seats:
            best = s.automa.best_of(found)
        if best:
            self.pay(s, best)
        else:
            s.next(self.order())

    def outcomes(self, s: Trickerion) -> list[list[int]]:
        """What the orders of the modifiers left can lead to."""
        convert = s.active == COINS_TURN_TO_FAME
        day_f, day_c = day_fame(s, self.day), day_coins(s, self.day)
        amounts = [self.fame, self.coins, self.shards]
        return outcomes(amounts, self.left, day_f, day_c, self.fiasco, convert)

    def order(self) -> ModifierOrder:
        """The question which modifier comes next."""
        fame, coins, shards = self.fame, self.coins, self.shards
        return ModifierOrder(
            self.player, self.trick, fame, coins, shards, self.left, self.day, self.fiasco
        )

    def pay(self, s: Trickerion, amounts: list[int]) -> None:
        """The payment: one event. From now on the Trick has been performed. [T-8.4.5, T-8.5]"""
        s.note("trick-yields", self.player, self.trick)
        gain_fame(s, self.player, amounts[0], FROM_YIELDS)
        gain_coins(s, self.player, amounts[1])
        gain_shards(s, self.player, amounts[2])
        debuts = s.troupes[self.player].debuts
        if self.trick not in debuts:
            debuts.append(self.trick)
            debuts.sort()


class ModifierOrder(Ask[Trickerion]):
    """Which modifier comes next, where the order matters. [T-8.4.3, T-8.4.4, D-64]"""

    fields: ClassVar[tuple[str, ...]] = Yield.fields
    prompt: ClassVar[str] = "ask-modifier"
    rule: ClassVar[str] = "T-8.4.3"

    def __init__(
        self,
        player: Player,
        trick: Trick,
        fame: int,
        coins: int,
        shards: int,
        left: int,
        day: int,
        fiasco: int,
    ) -> None:
        super().__init__(player)
        self.trick: Final = trick
        self.fame: Final = fame
        self.coins: Final = coins
        self.shards: Final = shards
        self.left: Final = left
        self.day: Final = day
        self.fiasco: Final = fiasco

    def options(self, s: Trickerion) -> list[Action]:
        return [APPLY.of(m) for m in range(MODIFIERS) if self.left >> m & 1]

    def take(self, s: Trickerion, action: Action) -> None:
        s.next(self.after(s, APPLY.noun(action)))

    def after(self, s: Trickerion, modifier: int) -> Yield:
        """The Yield once a modifier is applied."""
        day_f, day_c = day_fame(s, self.day), day_coins(s, self.day)
        amounts = [self.fame, self.coins, self.shards]
        fame, coins, shards = changed(amounts, modifier, day_f, day_c, self.fiasco)
        left = self.left & ~(1 << modifier)
        return Yield(self.player, self.trick, fame, coins, shards, left, self.day, self.fiasco)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("no-such-modifier", {}, "T-8.4.3")


class PerformerBonus(Frame[Trickerion]):
    """Links, Specialists backstage, the bonus of the card. [T-8.6]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "card")

    def __init__(self, player: Player, card: Perf) -> None:
        self.player: Final = player
        self.card: Final = card

    def run(self, s: Trickerion) -> None:
        p, card, times = self.player, self.card, bonus_times(s)
        s.note("performer-bonus", p, links(s, card))
        gain_fame(s, p, links(s, card) * LINK_FAME * times, FROM_SHOWS)
        for module in s.modules:
            module.links_paid(s, p, card, times)
        if p < s.seats:
            pay_bonus(s, p, specialist_bonus(s, p, times))
            for module in s.modules:
                pay_bonus(s, p, module.backstage_bonus(s, p, times))
        else:
            s.automa.backstage_paid(s, card, times)
        pay_bonus(s, p, card_bonus(card, times))


def bonus_times(s: Trickerion) -> int:
    """How often Performer bonuses are paid. [T-14.3]"""
    return 2 if s.active == DOUBLE_PERFORMER_BONUSES else 1


def specialist_bonus(s: Trickerion, player: Player, times: int) -> list[int]:
    """Each own Specialist backstage brings something else. [T-8.6]"""
    me = s.troupes[player]
    return [
        ASSISTANT_FAME * times if is_in_theater(me, ASSISTANT) else 0,
        MANAGER_COINS * times if is_in_theater(me, MANAGER) else 0,
        ENGINEER_SHARDS * times if is_in_theater(me, ENGINEER) else 0,
    ]


def card_bonus(card: Perf, times: int) -> list[int]:
    """What is printed at the bottom of the card. [T-8.6]"""
    return [BONUS_FAME[card] * times, BONUS_COINS[card] * times, BONUS_SHARDS[card] * times]


def pay_bonus(s: Trickerion, player: Player, amounts: list[int]) -> None:
    """One of the Performer bonuses: a single event. [T-8.6]"""
    gain_fame(s, player, amounts[0], FROM_SHOWS)
    gain_coins(s, player, amounts[1])
    gain_shards(s, player, amounts[2])


class ReturnMarkers(Frame[Trickerion]):
    """All markers on the performed card return; the card stays in its place. [T-8.3]"""

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: Perf) -> None:
        self.card: Final = card

    def run(self, s: Trickerion) -> None:
        clear_after_show(s, self.card)


class KeepMarker(Open):
    """Durable Components: one performed marker goes back to its Trick. [T-13.2, D-66]"""

    prompt: ClassVar[str] = "ask-keep-marker"
    rule: ClassVar[str] = "T-13.2"

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
