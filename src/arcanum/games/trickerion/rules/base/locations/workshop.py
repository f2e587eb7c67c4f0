"""Workshop: Prepare, and moving Tricks, Components and Apprentices. [T-6.3, T-13.3]"""

from __future__ import annotations

from typing import ClassVar, Final

from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE,
    ASSISTANT,
    ENGINEER,
    ENHANCE_TRICK,
    HIDDEN_TALENT,
    INGENUITY,
    INVENTION,
    IS_APPRENTICE,
    MANAGER,
    MANAGER_TOKENS,
    MOVE_AP,
    NEEDED,
    NEEDS,
    NOBLE_COMPONENTS,
    NOTHING,
    ON_STAGE_PREPARATION,
    PREPARE_COST,
    PROTOTYPE_MOST,
    REPLACEABLE_PARTS,
    SQUARES,
    TEST_RUN,
    THRESHOLD,
    TRICK_SLOTS,
    TRICK_TWEAKING,
    TRICKS,
    UNSTABLE_PROTOTYPE,
    YIELD_COINS,
    YIELD_FAME,
    YIELD_SHARDS,
    Component,
    Trick,
)
from arcanum.games.trickerion.rules.base.locations.theater import ON_STAGE, PutMarker, has_spot
from arcanum.games.trickerion.rules.base.modules import Location
from arcanum.games.trickerion.rules.base.placement import EFFECT_USED, Placement, announce
from arcanum.games.trickerion.rules.base.purchases import Basket, taken, with_one
from arcanum.games.trickerion.rules.base.resources import (
    gain_coins,
    gain_fame,
    gain_shards,
    return_tokens,
    spend_shard,
)
from arcanum.games.trickerion.rules.base.table import (
    AT_HOME,
    ENGINEER_SLOT,
    Trickerion,
    Troupe,
    count,
    manager_room,
    meets,
    owns,
    slot_of_trick,
)
from arcanum.games.trickerion.rules.base.team import get_ready
from arcanum.games.trickerion.rules.base.words import (
    ADD_MARKER,
    DONE,
    MANAGER_BOARD,
    MOVE_APPRENTICE,
    MOVE_COMPONENTS,
    MOVE_TRICK,
    NO_PILE,
    PLAYER_BOARD,
    PREPARE,
    PREPARE_SPECIAL,
    RETURN_COMPONENT,
)
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action, Verb

PREPARING_CARDS: Final = (
    INGENUITY,
    TRICK_TWEAKING,
    TEST_RUN,
    INVENTION,
    REPLACEABLE_PARTS,
    UNSTABLE_PROTOTYPE,
    ENHANCE_TRICK,
    ON_STAGE_PREPARATION,
    HIDDEN_TALENT,
)


class Workshop(Location):
    """The own Workshop: Tricks get ready, things move. [T-6.3]"""

    verbs: ClassVar[tuple[Verb, ...]] = (
        PREPARE,
        PREPARE_SPECIAL,
        MOVE_TRICK,
        MOVE_COMPONENTS,
        MOVE_APPRENTICE,
    )

    def options(self, s: Trickerion, at: Placement) -> list[Action]:
        """What a Character can do in the own Workshop. [T-6.3, D-38 to D-41]"""
        me = s.troupes[at.player]
        out: list[Action] = []
        points = at.points
        for slot in range(4):
            trick = me.tricks[slot]
            if (
                trick >= 0
                and points >= prepare_cost(s, at.player, trick)
                and can_prepare(s, at.player, slot)
            ):
                if can_supply(s, at.player, trick):
                    out.append(PREPARE.of(trick))
                if at.special >= 0 and not at.flags & EFFECT_USED and can_use(s, me, slot, at):
                    out.append(PREPARE_SPECIAL.of(trick))
        if points >= MOVE_AP:
            if owns(me, ENGINEER):
                out += [MOVE_TRICK.of(t) for t in me.tricks[:TRICK_SLOTS] if t >= 0]
            if owns(me, MANAGER):
                out += component_moves(me)
            if owns(me, ASSISTANT) and me.favoured < 0:
                out += [
                    MOVE_APPRENTICE.of(c)
                    for c in range(APPRENTICE, APPRENTICE + 4)
                    if me.at[c] == AT_HOME and c not in me.placed
                ]
        return out

    def take(self, s: Trickerion, at: Placement, action: Action) -> None:
        """Carries out an action in the Workshop."""
        player = at.player
        me = s.troupes[player]
        if PREPARE.said(action):
            trick = PREPARE.noun(action)
            prepare(s, player, trick, 0, 0)
            s.next(at.after(prepare_cost(s, player, trick)))
        elif PREPARE_SPECIAL.said(action):
            trick = PREPARE_SPECIAL.noun(action)
            announce(s, at)
            s.next(at.after(prepare_cost(s, player, trick), EFFECT_USED))
            prepare_with_card(s, at, trick)
        elif MOVE_TRICK.said(action):
            move_trick(s, player, MOVE_TRICK.noun(action))
            s.next(at.after(MOVE_AP))
        elif MOVE_COMPONENTS.said(action):
            target = MOVE_COMPONENTS.second(action)
            move_components(s, player, MOVE_COMPONENTS.noun(action), target)
            s.next(at.after(MOVE_AP))
        elif MOVE_APPRENTICE.said(action):
            me.favoured = MOVE_APPRENTICE.noun(action)
            s.note("moves-apprentice", player, me.favoured)
            s.next(at.after(MOVE_AP))

    def why_not(self, s: Trickerion, at: Placement, action: Action) -> Refusal:
        """Why an action is not open in the Workshop."""
        me = s.troupes[at.player]
        if PREPARE.said(action) or PREPARE_SPECIAL.said(action):
            trick = PREPARE.noun(action)
            slot = slot_of_trick(me, trick)
            named = {"trick": TRICKS[trick]}
            if slot < 0:
                return ("trick-not-owned", named, "T-6.3.2.1")
            for module in s.modules:
                refusal = module.why_not_prepare(s, at.player, trick)
                if refusal:
                    return refusal
            if at.points < prepare_cost(s, at.player, trick):
                return ("too-few-points", {}, "T-6.3.2")
            if me.ready[slot]:
                return ("markers-on-card", named, "T-6.3.2.1")
            if spare_markers(s, at.player, trick, me.symbols[slot]) == 0:
                return ("no-marker-left", named, "T-6.3.2.1")
            if PREPARE.said(action):
                return ("components-missing", named, "T-6.3.2.1")
            return at.why_no_effect(PREPARING_CARDS, 0)
        if self.is_done_here(action) and at.points < MOVE_AP:
            return ("too-few-points", {}, "T-5.4")
        if MOVE_TRICK.said(action):
            return ("cannot-move-trick", {}, "T-6.3.3")
        if MOVE_COMPONENTS.said(action):
            return ("cannot-move-components", {}, "T-6.3.4")
        if MOVE_APPRENTICE.said(action):
            return ("cannot-move-apprentice", {}, "T-6.3.5")
        return ("not-here", {}, "T-6.3.1")


def can_prepare(s: Trickerion, player: Player, slot: int) -> bool:
    """No marker on the card, at least one in own supply. [T-6.3.2.1, Q-16]"""
    me = s.troupes[player]
    trick = me.tricks[slot]
    if me.ready[slot]:
        return False
    for module in s.modules:
        if module.why_not_prepare(s, player, trick):
            return False
    return spare_markers(s, player, trick, me.symbols[slot]) > 0


def spare_markers(s: Trickerion, player: Player, trick: Trick, symbol: int) -> int:
    """Markers that a preparation can use: the supply, and what modules add."""
    n = s.troupes[player].supply[symbol]
    for module in s.modules:
        n += module.more_supply(s, player, trick, symbol)
    return n


def prepare_cost(s: Trickerion, player: Player, trick: Trick) -> int:
    """The printed AP, or less with a module, but never below 0. [T-6.3.2]"""
    cost = PREPARE_COST[trick]
    for module in s.modules:
        cost -= module.cheaper_preparation(s, player, trick)
    return max(0, cost)


def can_supply(s: Trickerion, player: Player, trick: Trick) -> bool:
    """All Components, or all but those that a module spares the player. [T-6.3.2.1]"""
    me = s.troupes[player]
    if meets(me, trick):
        return True
    spare = spared(s, player, trick)
    return spare > 0 and sum(lacking(me, trick)) <= spare


def spared(s: Trickerion, player: Player, trick: Trick) -> int:
    """Tokens that a preparation can do without, by modules."""
    n = 0
    for module in s.modules:
        n += module.spared_components(s, player, trick)
    return n


def can_improvise(s: Trickerion, player: Player, trick: Trick) -> bool:
    """Ingenuity: one required type may be short, besides what a module spares. [T-13.3]"""
    short = lacking(s.troupes[player], trick)
    return 0 < sum(short) <= max(short) + spared(s, player, trick)


def component_moves(me: Troupe) -> list[Action]:
    """A pile to an empty multi-component slot, or two piles swapped. [T-6.3.4, D-40]"""
    targets = [c for c in range(12) if me.tokens[c] and me.on_manager[c]]
    if manager_room(me) > 0:
        targets.append(NO_PILE)
    return [
        MOVE_COMPONENTS.of(c, target)
        for c in range(12)
        if me.tokens[c] and not me.on_manager[c]
        for target in targets
    ]


def lacking(me: Troupe, trick: Trick) -> list[int]:
    """How many tokens of each required type the player has too few."""
    need = NEEDS[trick]
    return [max(0, need[c] - count(me, c)) for c in NEEDED[trick]]


def can_use(s: Trickerion, me: Troupe, slot: int, at: Placement) -> bool:
    """Whether the card's effect can be used with this Trick. [T-13.3]"""
    card = at.special
    trick = me.tricks[slot]
    if card == INGENUITY:
        return can_improvise(s, at.player, trick)
    if not can_supply(s, at.player, trick):
        return False
    if card in (TRICK_TWEAKING, TEST_RUN, INVENTION):
        return True
    if card == REPLACEABLE_PARTS:
        return bool(spare_parts(me, trick))
    if card == UNSTABLE_PROTOTYPE:
        return any(me.tokens[c] for c in NEEDED[trick])
    if card == ENHANCE_TRICK:
        return me.shards > 0
    if card == ON_STAGE_PREPARATION:
        return has_spot(s, at.player, trick, ON_STAGE, NOTHING)
    if card == HIDDEN_TALENT:
        return IS_APPRENTICE[at.character]
    return False


def spare_parts(me: Troupe, trick: Trick) -> list[Trick]:
    """Other own Tricks of equal or lower threshold that can get a marker. [T-13.3]"""
    return [
        me.tricks[i]
        for i in range(4)
        if me.tricks[i] >= 0
        and me.tricks[i] != trick
        and THRESHOLD[me.tricks[i]] <= THRESHOLD[trick]
        and me.supply[me.symbols[i]] > 0
    ]


def wanted(slot: int, trick: Trick) -> int:
    """Squares on the card, and one more on the Engineer board. [T-6.3.2.3, T-6.3.2.4]"""
    return SQUARES[trick] + (1 if slot == ENGINEER_SLOT else 0)


def prepare(s: Trickerion, player: Player, trick: Trick, more: int, less: int) -> None:
    """Markers go on the card; Components are not spent. [T-6.3.2, T-6.3.2.2]"""
    me = s.troupes[player]
    slot = slot_of_trick(me, trick)
    symbol = me.symbols[slot]
    for module in s.modules:
        more += module.more_markers(s, player, trick)
    n = min(wanted(slot, trick) + more, spare_markers(s, player, trick, symbol)) - less
    s.note("prepares", player, trick, n)
    if n > 0:
        put_markers(s, player, slot, n)


def put_markers(s: Trickerion, player: Player, slot: int, n: int) -> None:
    """Markers from own supply go on the card, and what a module adds to it if needed."""
    me = s.troupes[player]
    if n > me.supply[me.symbols[slot]]:
        for module in s.modules:
            module.supply_is_short(s, player, me.symbols[slot])
    get_ready(s, player, slot, n)


def prepare_with_card(s: Trickerion, at: Placement, trick: Trick) -> None:
    """Prepare with the effect of the Special card. [T-13.3]"""
    player, card = at.player, at.special
    me = s.troupes[player]
    slot = slot_of_trick(me, trick)
    if card == TRICK_TWEAKING:
        prepare(s, player, trick, 1, 0)
    elif card == TEST_RUN:
        prepare(s, player, trick, 0, 1)
        gain_yield(s, player, slot)
    elif card == REPLACEABLE_PARTS:
        prepare(s, player, trick, 0, 1)
        s.next(SparePart(player, trick))
    elif card == INVENTION:
        prepare(s, player, trick, 0, 0)
        gain_fame(s, player, NOBLE_COMPONENTS[trick])
    elif card == INGENUITY:
        s.note("prepares", player, trick, 1)
        put_markers(s, player, slot, 1)
    elif card == UNSTABLE_PROTOTYPE:
        s.next(Prototype(player, trick, 0, 0))
    elif card == ENHANCE_TRICK:
        prepare(s, player, trick, 0, 0)
        spend_shard(s, player)
        me.extra[slot] += 1
    elif card == ON_STAGE_PREPARATION:
        prepare(s, player, trick, 0, 0)
        s.next(PutMarker(player, player, trick, 0, ON_STAGE, NOTHING, NOTHING, NOTHING))
    elif card == HIDDEN_TALENT:
        prepare(s, player, trick, 0, 0)
        me.talent = at.character


def gain_yield(s: Trickerion, player: Player, slot: int) -> None:
    """The printed Yield and what Enhance Trick added, without a day modifier. [T-13.3]"""
    me = s.troupes[player]
    trick = me.tricks[slot]
    s.note("trick-yields", player, trick)
    gain_fame(s, player, YIELD_FAME[trick] + me.extra[slot])
    gain_coins(s, player, YIELD_COINS[trick] + me.extra[slot])
    gain_shards(s, player, YIELD_SHARDS[trick])


class SparePart(Ask[Trickerion], prompt="ask-spare-part", rule="T-13.3"):
    """Replaceable Parts: which other Trick gets a marker. [T-13.3, D-49]"""

    trick: Trick

    def options(self, s: Trickerion) -> list[Action]:
        return [ADD_MARKER.of(t) for t in spare_parts(s.troupes[self.player], self.trick)]

    def take(self, s: Trickerion, action: Action) -> None:
        trick = ADD_MARKER.noun(action)
        get_ready(s, self.player, slot_of_trick(s.troupes[self.player], trick), 1)
        s.note("adds-marker", self.player, trick)


class Prototype(Ask[Trickerion], prompt="ask-prototype", rule="T-13.3"):
    """Unstable Prototype: tokens of the Trick to return, one by one. [T-13.3, D-49]"""

    trick: Trick
    n: int
    basket: Basket  # what was returned

    def options(self, s: Trickerion) -> list[Action]:
        me = s.troupes[self.player]
        out = []
        if self.n:
            out.append(DONE.of())
        if self.n < PROTOTYPE_MOST:
            need = NEEDS[self.trick]
            out += [
                RETURN_COMPONENT.of(c)
                for c in NEEDED[self.trick]
                if me.tokens[c] and taken(self.basket, c) < need[c]
            ]
        return out

    def take(self, s: Trickerion, action: Action) -> None:
        if RETURN_COMPONENT.said(action):
            c = RETURN_COMPONENT.noun(action)
            return_tokens(s, self.player, c, 1)
            basket = with_one(self.basket, c)
            s.next(Prototype(self.player, self.trick, self.n + 1, basket))
        else:
            prepare(s, self.player, self.trick, 1, 0)
            gain_fame(s, self.player, self.n)
            gain_coins(s, self.player, self.n)


def move_trick(s: Trickerion, player: Player, trick: Trick) -> None:
    """To the Engineer slot; a Trick there changes places. [T-6.3.3, D-39]"""
    me = s.troupes[player]
    a, b = slot_of_trick(me, trick), ENGINEER_SLOT
    for row in (me.tricks, me.symbols, me.ready, me.extra):
        row[a], row[b] = row[b], row[a]
    s.note("moves-trick", player, trick)


def move_components(s: Trickerion, player: Player, component: Component, target: int) -> None:
    """A pile to the Manager board; one of three tokens loses one. [T-6.3.4, T-2.8]"""
    me = s.troupes[player]
    if target != NO_PILE:
        me.on_manager[target] = 0
        s.note("moves-components", player, target, PLAYER_BOARD)
    me.on_manager[component] = 1
    s.note("moves-components", player, component, MANAGER_BOARD)
    if me.tokens[component] > MANAGER_TOKENS:
        return_tokens(s, player, component, me.tokens[component] - MANAGER_TOKENS)
