"""The Performance phase. [T-8]"""

from __future__ import annotations

from typing import ClassVar, Final

from arcanum.games.trickerion.rules.academy.facts import (
    APPLAUSE,
    APPLAUSE_FAME,
    BOX_OFFICE,
    BOX_OFFICE_COINS,
    KEEPSAKE,
    KEEPSAKE_SHARDS,
)
from arcanum.games.trickerion.rules.academy.rooms import bonus_of as practice_bonus
from arcanum.games.trickerion.rules.base.facts import (
    ARRANGED_FIASCO,
    ASSISTANT,
    ASSISTANT_FAME,
    BONUS_COINS,
    BONUS_FAME,
    BONUS_SHARDS,
    CIRCLES,
    COINS_TURN_TO_FAME,
    DAYS,
    DISC,
    DOUBLE_PERFORMER_BONUSES,
    DURABLE_COMPONENTS,
    ELECTRA,
    ENGINEER,
    ENGINEER_SHARDS,
    FIRST_DAY_SLOT,
    GRAND_PREMIERE,
    HEIR,
    LEVEL,
    LINK_FAME,
    MAGICIAN,
    MANAGER,
    MANAGER_COINS,
    MASTER_OF_CHAINS,
    NOTHING,
    PROTEGE,
    RED_LOTUS,
    SLOTS_A_DAY,
    THRESHOLD,
    YIELD_COINS,
    YIELD_FAME,
    YIELD_SHARDS,
    YORUBA,
    Perf,
    Trick,
)
from arcanum.games.trickerion.rules.base.freely import Open
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
    Marker,
    clear_after_show,
    holds_any,
    is_link,
    keep_only,
    links,
    markers_on,
    owner_of,
    pieces,
    position_of,
    positions,
    trick_of,
)
from arcanum.games.trickerion.rules.base.words import (
    APPLY,
    DECLINE,
    KEEP_MARKER,
    PERFORM,
    POSSESS,
    PREMIERE,
    STAY,
    STEAL,
    USE,
)
from arcanum.games.trickerion.rules.heir.performance import (
    bonus_of,
    card_to_perform,
    pay_backstage,
    pay_red_lotus,
    performs_first,
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
        there = s.board[FIRST_DAY_SLOT + self.day * SLOTS_A_DAY + 2]
        if there >= 0 and not (performs_first(s) and there // DISC == HEIR):
            take_stage(s, there // DISC, self.day)
        if self.day == 0 and performs_first(s):
            s.note("uses-ability", HEIR, YORUBA)
            take_stage(s, HEIR, day_of(s, HEIR))


def take_stage(s: Trickerion, performer: Player, day: int) -> None:
    """Who may perform chooses, unless Yoruba Spiritmaster does. [T-8.2, T-15.6, H-16.1]"""
    if not eligible(s, performer):
        if performer >= s.seats:
            s.note("heir-cannot-perform")
        return
    for p in range(s.seats):
        me = s.troupes[p]
        if p != performer and s.has_ability(p, YORUBA) and not me.used and me.shards:
            s.next(Possess(p, performer, day))
            return
    let_perform(s, performer, day)


def let_perform(s: Trickerion, performer: Player, day: int) -> None:
    """A player chooses a card; the Heir follows his rule. [T-8.2, H-16.2]"""
    if performer < s.seats:
        s.next(Perform(performer, day))
        return
    card = card_to_perform(s)
    s.note("heir-performs", card, bonus_of(s, card)[0])
    start_show(s, performer, card, day)


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


def start_show(s: Trickerion, performer: Player, card: Perf, day: int) -> None:
    """A performance begins. [T-8.3, INV-35]"""
    s.troupes[performer].performed = True
    s.note("performs", performer, card, day)
    s.next(Show(performer, card, 0, 0, NOTHING, NOTHING, NOTHING, 0))


class Show(Frame[Trickerion]):
    """The steps of a performance: choices of the Performer, Yields, bonuses. [T-8.3]"""

    fields: ClassVar[tuple[str, ...]] = (
        "player",
        "card",
        "step",
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
        step: int,
        fiasco: int,
        own: Trick,
        victim: Trick,
        debut: Trick,
        resource: int,
    ) -> None:
        self.player: Final = player
        self.card: Final = card
        self.step: Final = step
        self.fiasco: Final = fiasco
        self.own: Final = own
        self.victim: Final = victim
        self.debut: Final = debut
        self.resource: Final = resource

    def run(self, s: Trickerion) -> None:
        effect = effect_card(s.troupes[self.player], MAGICIAN)
        p, c, f = self.player, self.card, self.fiasco
        if self.step == 0:
            s.next(Show(p, c, 1, 0, NOTHING, NOTHING, NOTHING, 0))
            if effect == ARRANGED_FIASCO:
                s.next(StageFiasco(p))
        elif self.step == 1:
            s.next(Show(p, c, 2, f, NOTHING, NOTHING, NOTHING, 0))
            if s.has_ability(p, RED_LOTUS):
                s.next(TrickSteal(p, c))
        elif self.step == 2:
            s.next(Show(p, c, 3, f, self.own, self.victim, NOTHING, 0))
            if effect == GRAND_PREMIERE:
                s.next(Debut(p, c))
        else:
            self.pay(s, effect == DURABLE_COMPONENTS)

    def pay(self, s: Trickerion, durable: bool) -> None:
        """Yields of all markers, the Performer's first, then the bonuses. [T-8.4, T-8.5]"""
        me = s.troupes[self.player]
        on_card = markers_on(s, self.card)
        if durable:
            me.kept = sorted([trick_of(m) for m in on_card if owner_of(m) == self.player])
        s.next(PerformerBonus(self.player, self.card))
        s.then(*self.yields(s, on_card, day_of(s, self.player)))

    def yields(self, s: Trickerion, on_card: list[Marker], day: int) -> list[Yield]:
        """The Yields of markers in the order of payment; `day` is the Performer's. [T-8.5]"""
        first = s.order.index(self.player)
        order = [self.player, *s.order[:first], *s.order[first + 1 :]]
        out: list[Yield] = []
        own, victim, debut = self.own, self.victim, self.debut
        for p in order:
            for m in on_card:
                if owner_of(m) == p:
                    out.append(self.yield_of(s, m, own, victim, debut, day))
                    trick = trick_of(m)
                    if p == self.player:
                        if trick == own:
                            own = NOTHING
                        if trick == debut:
                            debut = NOTHING
                    elif trick == victim:
                        victim = NOTHING
        return out

    def yield_of(
        self, s: Trickerion, m: Marker, own: Trick, victim: Trick, debut: Trick, stage: int
    ) -> Yield:
        """The Yield of one marker with its modifiers. [T-8.4, T-8.4.2]"""
        p, trick = owner_of(m), trick_of(m)
        source, holder = trick, p
        left = 0
        if p == self.player and trick == own:  # [T-15.7]
            source = self.victim
            for q in range(s.n):
                if slot_of_trick(s.troupes[q], source) >= 0:
                    holder = q
        them = s.troupes[holder]
        more = them.extra[slot_of_trick(them, source)]
        practice = [0, 0, 0]
        if s.academy and source == trick:
            practice = practice_bonus(s, p, trick)  # [A-5.7, H-16.4]
        if p != self.player and trick == victim:
            left |= 1 << STOLEN
        day = modifier_day(s, p, stage)
        day_f, day_c = day_fame(s, day), day_coins(s, day)
        charge = 0
        if (
            p >= s.seats
        ):  # no days for the Heir [H-16.4, H-20.4, H-24 RUL-16], but Electra [H-21]
            day_f = day_c = 0
            charge = LEVEL[trick] if s.heir_has(ELECTRA) else 0
        if day_f or day_c:
            left |= 1 << DAY_MODIFIER
        fiasco = 0
        if self.fiasco:
            fiasco = 1 if p == self.player else -1
            left |= 1 << FIASCO
        if p == self.player and trick == debut:
            left |= 1 << (PREMIERE_FAME + self.resource)
        if pieces(m) == 2:
            left |= 1 << (SUPERCHARGE_1 + LEVEL[trick] - 1)
        if s.active == COINS_TURN_TO_FAME:
            left |= 1 << CONVERSION
        return Yield(
            p,
            trick,
            YIELD_FAME[source] + more + charge + practice[0],
            YIELD_COINS[source] + more + charge + practice[1],
            YIELD_SHARDS[source] + charge + practice[2],
            left,
            day_f,
            day_c,
            fiasco,
        )


class StageFiasco(Ask[Trickerion]):
    """Arranged Fiasco: use it in this performance or not. [T-13.2, T-13.1.3, D-49]"""

    prompt: ClassVar[str] = "ask-fiasco"
    rule: ClassVar[str] = "T-13.2"

    def options(self, s: Trickerion) -> list[Action]:
        return [USE.of(), DECLINE.of()]

    def take(self, s: Trickerion, action: Action) -> None:
        if USE.said(action):
            show = s.frames.pop()
            assert isinstance(show, Show)
            s.note("uses-effect", self.player, ARRANGED_FIASCO)
            s.next(Show(show.player, show.card, 1, 1, NOTHING, NOTHING, NOTHING, 0))


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

    fields: ClassVar[tuple[str, ...]] = ("player", "performance")
    prompt: ClassVar[str] = "ask-steal"
    rule: ClassVar[str] = "T-15.7"

    def __init__(self, player: Player, performance: Perf) -> None:
        super().__init__(player)
        self.performance: Final = performance

    def options(self, s: Trickerion) -> list[Action]:
        out = steals(self.player, markers_on(s, self.performance))
        return [DECLINE.of(), *out] if out else []

    def take(self, s: Trickerion, action: Action) -> None:
        if DECLINE.said(action):
            return
        show = s.frames.pop()
        assert isinstance(show, Show)
        own, victim = STEAL.noun(action), STEAL.second(action)
        s.note("uses-ability", self.player, RED_LOTUS)
        s.note("steals", self.player, own, victim)
        s.next(Show(show.player, show.card, 2, show.fiasco, own, victim, NOTHING, 0))

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("cannot-steal", {}, "T-15.7")


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

    fields: ClassVar[tuple[str, ...]] = ("player", "performance")
    prompt: ClassVar[str] = "ask-premiere"
    rule: ClassVar[str] = "T-13.2"

    def __init__(self, player: Player, performance: Perf) -> None:
        super().__init__(player)
        self.performance: Final = performance

    def options(self, s: Trickerion) -> list[Action]:
        out = premieres(s, self.player, markers_on(s, self.performance))
        return [DECLINE.of(), *out] if out else []

    def take(self, s: Trickerion, action: Action) -> None:
        if DECLINE.said(action):
            return
        show = s.frames.pop()
        assert isinstance(show, Show)
        trick, resource = PREMIERE.noun(action), PREMIERE.second(action)
        s.note("uses-effect", self.player, GRAND_PREMIERE)
        s.note("premieres", self.player, trick, resource)
        own, victim = show.own, show.victim
        s.next(Show(show.player, show.card, 3, show.fiasco, own, victim, trick, resource))

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("performed-before", {}, "T-13.2")


class Yield(Frame[Trickerion]):
    """One Trick's Yield, modifiers in the best order if there is one. [T-8.4.3 to T-8.4.5]"""

    fields: ClassVar[tuple[str, ...]] = (
        "player",
        "trick",
        "fame",
        "coins",
        "shards",
        "left",
        "day_f",
        "day_c",
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
        day_f: int,
        day_c: int,
        fiasco: int,
    ) -> None:
        self.player: Final = player
        self.trick: Final = trick
        self.fame: Final = fame
        self.coins: Final = coins
        self.shards: Final = shards
        self.left: Final = left  # the modifiers still to apply, as a mask
        self.day_f: Final = day_f
        self.day_c: Final = day_c
        self.fiasco: Final = fiasco

    def outcomes(self, s: Trickerion) -> list[list[int]]:
        """What the orders of the modifiers left can lead to."""
        convert = s.active == COINS_TURN_TO_FAME
        amounts = [self.fame, self.coins, self.shards]
        return outcomes(amounts, self.left, self.day_f, self.day_c, self.fiasco, convert)

    def run(self, s: Trickerion) -> None:
        found = self.outcomes(s)
        best = best_of(found)
        if not best and self.player >= s.seats:
            best = best_for_heir(found)  # he is not asked [H-24 RUL-22]
        if not best:
            s.next(
                ModifierOrder(
                    self.player,
                    self.trick,
                    self.fame,
                    self.coins,
                    self.shards,
                    self.left,
                    self.day_f,
                    self.day_c,
                    self.fiasco,
                )
            )
            return
        me = s.troupes[self.player]
        s.note("trick-yields", self.player, self.trick)
        gain_fame(s, self.player, best[0], FROM_YIELDS)
        gain_coins(s, self.player, best[1])
        gain_shards(s, self.player, best[2])
        if self.trick not in me.debuts:
            me.debuts.append(self.trick)
            me.debuts.sort()


def best_for_heir(found: list[list[int]]) -> list[int]:
    """Most Fame, then Shards, then Coins. [H-16.4, H-24 RUL-22]"""
    best = found[0]
    for each in found:
        if [each[0], each[2], each[1]] > [best[0], best[2], best[1]]:
            best = each
    return best


class ModifierOrder(Ask[Trickerion]):
    """Which modifier comes next, where the order matters. [T-8.4.3, T-8.4.4, D-64]"""

    fields: ClassVar[tuple[str, ...]] = (
        "player",
        "trick",
        "fame",
        "coins",
        "shards",
        "left",
        "day_f",
        "day_c",
        "fiasco",
    )
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
        day_f: int,
        day_c: int,
        fiasco: int,
    ) -> None:
        super().__init__(player)
        self.trick: Final = trick
        self.fame: Final = fame
        self.coins: Final = coins
        self.shards: Final = shards
        self.left: Final = left
        self.day_f: Final = day_f
        self.day_c: Final = day_c
        self.fiasco: Final = fiasco

    def options(self, s: Trickerion) -> list[Action]:
        return [APPLY.of(m) for m in range(MODIFIERS) if self.left >> m & 1]

    def take(self, s: Trickerion, action: Action) -> None:
        m = APPLY.noun(action)
        amounts = [self.fame, self.coins, self.shards]
        after = changed(amounts, m, self.day_f, self.day_c, self.fiasco)
        s.next(
            Yield(
                self.player,
                self.trick,
                after[0],
                after[1],
                after[2],
                self.left & ~(1 << m),
                self.day_f,
                self.day_c,
                self.fiasco,
            )
        )

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("no-such-modifier", {}, "T-8.4.3")


class PerformerBonus(Frame[Trickerion]):
    """Links, Specialists backstage, the card's bonus; then the card is cleared. [T-8.6]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "card")

    def __init__(self, player: Player, card: Perf) -> None:
        self.player: Final = player
        self.card: Final = card

    def run(self, s: Trickerion) -> None:
        p, card = self.player, self.card
        times = 2 if s.active == DOUBLE_PERFORMER_BONUSES else 1
        s.note("performer-bonus", p, links(s, card))
        gain_fame(s, p, links(s, card) * LINK_FAME * times, FROM_SHOWS)
        if s.academy and s.has_ability(p, MASTER_OF_CHAINS):
            s.note("uses-ability", p, MASTER_OF_CHAINS)
            more = own_links(s, card, p) * LINK_FAME * times
            gain_fame(s, p, more, FROM_SHOWS)
        if p >= s.seats:
            pay_backstage(s, times)
            pay_red_lotus(s, card)
        else:
            pay_bonus(s, p, specialist_bonus(s, p, times))
            pay_bonus(s, p, protege_bonus(s, p, times))
        pay_bonus(s, p, card_bonus(card, times))
        before = heir_markers(s, card)
        staying = clear_after_show(s, card)
        if heir_markers(s, card) < before:
            s.note("heir-markers-return", card)  # [H-16.5]
        for trick in staying:
            s.next(StayOnCard(0, card, trick))


def specialist_bonus(s: Trickerion, player: Player, times: int) -> list[int]:
    """Each own Specialist backstage brings something else. [T-8.6]"""
    me = s.troupes[player]
    return [
        ASSISTANT_FAME * times if is_in_theater(me, ASSISTANT) else 0,
        MANAGER_COINS * times if is_in_theater(me, MANAGER) else 0,
        ENGINEER_SHARDS * times if is_in_theater(me, ENGINEER) else 0,
    ]


def protege_bonus(s: Trickerion, player: Player, times: int) -> list[int]:
    """Secrets that give the protégé backstage a performer bonus. [A-3.2]"""
    if not is_in_theater(s.troupes[player], PROTEGE):
        return [0, 0, 0]
    own = s.academies[0].own[player]
    return [
        APPLAUSE_FAME * times if APPLAUSE in own else 0,
        BOX_OFFICE_COINS * times if BOX_OFFICE in own else 0,
        KEEPSAKE_SHARDS * times if KEEPSAKE in own else 0,
    ]


def card_bonus(card: Perf, times: int) -> list[int]:
    """What is printed at the bottom of the card. [T-8.6]"""
    return [BONUS_FAME[card] * times, BONUS_COINS[card] * times, BONUS_SHARDS[card] * times]


def pay_bonus(s: Trickerion, player: Player, amounts: list[int]) -> None:
    """One of the Performer bonuses: a single event. [T-8.6]"""
    gain_fame(s, player, amounts[0], FROM_SHOWS)
    gain_coins(s, player, amounts[1])
    gain_shards(s, player, amounts[2])


def heir_markers(s: Trickerion, card: Perf) -> int:
    """How many markers of the Heir lie on a card; 0 without him."""
    return sum([1 for m in markers_on(s, card) if s.solo and owner_of(m) == HEIR])


def own_links(s: Trickerion, card: Perf, player: Player) -> int:
    """Links of a card with at least one marker of the player. [A-10.3]"""
    n = 0
    for circle in CIRCLES[card]:
        if is_link(s, card, circle[0], circle[1]):
            ends = [s.markers[card * 6 + circle[0]], s.markers[card * 6 + circle[2]]]
            if player in (owner_of(ends[0]), owner_of(ends[1])):
                n += 1
    return n


class StayOnCard(Ask[Trickerion]):
    """A practice effect: which marker stays on the performed card, if any. [A-5.7, DA-7]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "performance", "trick")
    prompt: ClassVar[str] = "ask-stay"
    rule: ClassVar[str] = "A-5.7"

    def __init__(self, player: Player, performance: Perf, trick: Trick) -> None:
        super().__init__(player)
        self.performance: Final = performance
        self.trick: Final = trick

    def options(self, s: Trickerion) -> list[Action]:
        out = [DECLINE.of()]
        for where in positions(s, self.performance):
            m = position_of(s, self.performance, where)
            if owner_of(m) == self.player and trick_of(m) == self.trick:
                out.append(STAY.of(where))
        return out

    def take(self, s: Trickerion, action: Action) -> None:
        kept = STAY.noun(action) if STAY.said(action) else NOTHING
        keep_only(s, self.performance, self.player, self.trick, kept)
        if kept >= 0:
            s.note("marker-stays", self.player, self.trick, self.performance)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("no-such-marker", {}, "A-5.7")


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
