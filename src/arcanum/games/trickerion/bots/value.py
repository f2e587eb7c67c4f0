"""How good a table of Trickerion looks for a seat, in Fame expected at the end.

`worth` is the final Fame that a seat may hope for; `value` is its lead over the best rival.
Both read only what everybody may see and the seat's own side, so they can be asked of any
imagined table, in the middle of a placement too.
"""

from __future__ import annotations

from typing import Final

from arcanum.games.trickerion.bots.weights import GATHERED, Weights
from arcanum.games.trickerion.rules.base.ending import wages
from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE_FAME,
    ASSISTANT,
    ASSISTANT_FAME,
    BONUS_COINS,
    BONUS_FAME,
    BONUS_SHARDS,
    CAP,
    CARD_FAME,
    CARD_LOCATION,
    CARD_SLOTS,
    COINS_PER_FAME,
    COINS_TURN_TO_FAME,
    CREW,
    DOUBLE_PERFORMER_BONUSES,
    ENGINEER,
    ENGINEER_SHARDS,
    FIRST_DAY_SLOT,
    IS_STAGE,
    LEVEL,
    MAGICIAN,
    MANAGER,
    MANAGER_COINS,
    NEEDED,
    NEEDS,
    NOTHING,
    PREPARE_COST,
    PRICE,
    SLOT_AP,
    SLOTS_A_DAY,
    SPECIALIST_FAME,
    THEATER,
    THRESHOLD,
    UNPAID_FAME,
    WORKSHOP,
    YIELD_COINS,
    YIELD_FAME,
    YIELD_SHARDS,
    Perf,
    Trick,
)
from arcanum.games.trickerion.rules.base.markers import owner_of, pieces, place_of, trick_of
from arcanum.games.trickerion.rules.base.modifiers import day_coins, day_fame
from arcanum.games.trickerion.rules.base.placement import base_points
from arcanum.games.trickerion.rules.base.scoring import (
    FAME_EACH,
    KIND,
    KINDS,
    end_bonus,
    score_of,
    specials_in_hand,
)
from arcanum.games.trickerion.rules.base.table import (
    ASSIGNMENT,
    PERFORMING,
    PLACING,
    SUPPLY,
    Trickerion,
    Troupe,
    apprentices,
    count,
    day_of,
    is_ready,
    meets,
)
from arcanum.games.trickerion.rules.base.theater import holds, links, markers_on
from arcanum.kernel.frames import Player

FIRST_DISCARD: Final = 3  # the round from which on the last card of the row leaves [T-9.4]
IS_GATHERED: Final = [KINDS[kind] in GATHERED for kind in KIND]


def value(s: Trickerion, seat: Player, w: Weights) -> float:
    """The lead over the best rival, in Fame; the worth itself where there is no rival."""
    if s.over:
        scores = [float(score_of(s, p)) for p in range(s.seats)]
    else:
        scores = [worth(s, p, w) for p in range(s.seats)]
    mine = scores.pop(seat)
    return mine - max(scores) if scores else mine


def worth(s: Trickerion, player: Player, w: Weights) -> float:
    """The final Fame that a player may hope for."""
    return coins_worth(s, player, w) + bare_worth(s, player, w)


def coins_worth(s: Trickerion, player: Player, w: Weights) -> float:
    """The worth of the Coins, wages that are due paid."""
    due = wages(s, player) if PLACING <= s.phase <= PERFORMING else 0
    return purse_worth(s.troupes[player].coins - due, rounds_ahead(s), w)


def purse_worth(purse: int, ahead: int, w: Weights) -> float:
    """Coins once wages are paid; what is missing costs Fame. [T-9.1]"""
    return cash(purse, ahead, w) if purse >= 0 else float(UNPAID_FAME * purse)


def bare_worth(s: Trickerion, player: Player, w: Weights) -> float:
    """The worth of everything but the Coins."""
    return sum(bare_parts(s, player, w), 0.0)


def bare_parts(s: Trickerion, player: Player, w: Weights) -> list[float]:
    """The worth of Fame, Shards, troupe, special cards, tricks, and of what is on the stage."""
    me = s.troupes[player]
    ahead = rounds_ahead(s)
    return [
        float(me.fame),
        shards_worth(me.shards, ahead, w),
        team_worth(s, me, ahead, w),
        cards_worth(s, me, ahead, w),
        tricks_worth(s, me, ahead, w),
        house_worth(s, player, ahead, w),
    ]


def rounds_ahead(s: Trickerion) -> int:
    """Rounds in which characters are still to be placed, not counting one under way."""
    return s.last_round - s.round + (1 if s.phase <= ASSIGNMENT else 0)


def cash(coins: int, ahead: int, w: Weights) -> float:
    """Coins: the first ones keep the troupe at work, the last ones are a third of a Fame."""
    if not ahead:
        return min(CAP, coins // COINS_PER_FAME) + w.last_coin * coins
    total = 0.0
    left = float(coins)
    for i in range(len(w.cash)):
        total += w.cash[i] * min(max(left, 0.0), w.purse[i])
        left -= w.purse[i]
    return w.coin[ahead] * total + w.hoard * min(max(left, 0.0), w.hoard_most)


def shards_worth(shards: int, ahead: int, w: Weights) -> float:
    """Shards: the first few help a Character, all are Fame at the end."""
    extra = w.shard_use * min(shards, w.shards_used) if ahead else 0.0
    return min(CAP, shards) + extra


def cards_worth(s: Trickerion, me: Troupe, ahead: int, w: Weights) -> float:
    """Special assignments in hand, and those that will be kept of the drawn ones."""
    if not s.alley:
        return 0.0
    held = specials_in_hand(me) + sum(me.draws)
    fame = min(CAP, held * CARD_FAME) * (1 - w.card_early * ahead)
    return fame + (w.card_use * min(held, w.cards_used) if ahead else 0.0)


def team_worth(s: Trickerion, me: Troupe, ahead: int, w: Weights) -> float:
    """Characters: what they will do, and their Fame without the Dark Alley."""
    specialists = 0
    for c in (ENGINEER, MANAGER, ASSISTANT):
        if me.at[c] != SUPPLY:
            specialists += 1
    helpers = apprentices(me)
    per_round = 0.0
    for n in range(specialists + helpers):
        each = w.specialist_round if n < specialists else w.apprentice_round
        per_round += each * w.hands[min(n, len(w.hands) - 1)]
    if s.alley:
        return per_round * ahead
    return per_round * ahead + SPECIALIST_FAME * specialists + APPRENTICE_FAME * helpers


# -- tricks


def marker_worth(trick: Trick, extra: int, ahead: int, w: Weights) -> float:
    """What one performed marker brings."""
    coin = w.coin[ahead]
    return (
        YIELD_FAME[trick] + extra + coin * (YIELD_COINS[trick] + extra)
        + w.shard * YIELD_SHARDS[trick] + w.link * w.link_level[LEVEL[trick]]
    )  # fmt: skip


class Way:
    """What is still between a trick and its show."""

    __slots__ = ("delay", "price", "visits", "work")

    def __init__(self, s: Trickerion, me: Troupe, trick: Trick, ready: int, w: Weights) -> None:
        self.delay: float = 0.0  # in rounds
        self.price: int = 0  # of the components, in Coins
        self.work: int = 0  # in Action Points of Market Row
        self.visits: int = 0  # to Market Row, at least
        need = NEEDS[trick]
        types = far = 0
        ordered = False
        for c in NEEDED[trick]:
            lack = need[c] - count(me, c)
            if lack > 0:
                types += 1
                self.price += lack * PRICE[c]
                if c not in s.stock:
                    if c in s.orders:
                        ordered = True
                    else:
                        far += 1
        self.work = types + far
        self.visits = (1 if types else 0) + (1 if far else 0)
        self.delay = w.one_more * self.work
        if far:
            self.delay += w.not_on_sale
        elif ordered:
            self.delay += w.ordered
        if not ready:
            self.delay += w.preparing
        if self.price > me.coins:
            self.delay += w.earning * (self.price - me.coins)


def prospect(
    s: Trickerion, me: Troupe, trick: Trick, ready: int, extra: int, ahead: int, w: Weights
) -> float:
    """What a trick may bring in the rounds ahead and at the end, its components bought."""
    way = Way(s, me, trick, ready, w)
    rounds = ahead - way.delay
    gain = 0.0
    if rounds > 0:
        gain = w.reached * rounds * marker_worth(trick, extra, ahead, w)
    if LEVEL[trick] == 3:
        chance = 1.0
        if way.work and not ready:
            chance = w.bonus[max(0, min(ahead + 1 - way.visits, 2))]
        gain += chance * hoped_bonus(me, trick, ahead)
    if rounds > 0:
        gain += w.target_wish if trick == w.target else w.level[LEVEL[trick]]
    return max(0.0, gain - w.coin[ahead] * way.price - w.work * way.work)


def hoped_bonus(me: Troupe, trick: Trick, ahead: int) -> float:
    """The end bonus of a level-3 trick: as things stand, and what is gathered anyway."""
    bonus = float(end_bonus(me, trick))
    if IS_GATHERED[trick]:
        bonus += FAME_EACH[trick] * ahead
    return min(CAP, bonus)


def tricks_worth(s: Trickerion, me: Troupe, ahead: int, w: Weights) -> float:
    """All tricks together: the best ones will be shown, the others seldom."""
    prospects: list[float] = []
    total = 0.0
    for slot in range(4):
        trick = me.tricks[slot]
        if trick < 0:
            continue
        ready = me.ready[slot]
        prospects.append(prospect(s, me, trick, ready, me.extra[slot], ahead, w))
        if ready and ahead:
            total += (
                w.prepared * min(ready, ahead) * marker_worth(trick, me.extra[slot], ahead, w)
            )
    prospects.sort(reverse=True)
    for rank in range(len(prospects)):
        total += w.ranks[rank] * prospects[rank]
    if w.target >= 0 and w.target not in me.tricks:
        total += wish_worth(s, me, ahead, w)
    return total


def wish_worth(s: Trickerion, me: Troupe, ahead: int, w: Weights) -> float:
    """A part of what the trick of a plan promises, before it is learned: worth saving for.

    What is missing of its Fame threshold costs as many Coins. [T-6.1.1]
    """
    trick = w.target
    if not s.residence[trick]:
        return 0.0
    missing = max(0, THRESHOLD[trick] - me.fame)
    hope = prospect(s, me, trick, 0, 0, ahead, w) - w.coin[ahead] * missing
    hope -= w.short * max(0, missing - me.coins)
    return max(0.0, hope) * w.target_share * min(1.0, ahead / w.target_rounds)


# -- the theater


def house_worth(s: Trickerion, player: Player, ahead: int, w: Weights) -> float:
    """Markers on performance cards: the show of this round, and shows to come."""
    performs = will_perform(s, player)
    coming = Coming(s, player, ahead, w) if performs else None
    mine: dict[Perf, float] = {}
    best = NOTHING
    total = 0.0
    for card in s.row:
        if card < 0:
            continue
        found = own_markers(s, card, player, ahead, NOTHING, w)
        if found > 0:
            mine[card] = found
        if coming is not None:
            more = coming.added(card)
            if found > 0 or more > 0:
                show = show_worth(s, card, player, ahead, w) + more
                if best < 0 or show > total:
                    best, total = card, show
    mine.pop(best, None)
    waiting: list[float] = []
    for card, found in mine.items():
        leaves = s.row[-1] == card and s.round >= FIRST_DISCARD and s.phase >= PLACING
        if leaves or not ahead:
            total += w.guest * found
        else:
            waiting.append(found + links(s, card) + card_bonus(card, ahead, w))
    waiting.sort(reverse=True)
    for rank in range(len(waiting)):
        total += (w.later[min(rank, len(w.later) - 1)] if rank < ahead else w.guest) * waiting[
            rank
        ]
    return total


class Coming:
    """Markers that Characters still at home will put on a card before the show."""

    __slots__ = ("player", "points", "ready", "s", "w")

    def __init__(self, s: Trickerion, player: Player, ahead: int, w: Weights) -> None:
        self.s = s
        self.w = w
        self.player = player
        self.points = 0  # backstage
        self.ready: list[tuple[float, Trick]] = []
        me = s.troupes[player]
        day = day_of(s, player)
        work = 0
        for c in range(CREW):
            if c == MAGICIAN or not is_ready(me, c):
                continue
            place = CARD_LOCATION[me.cards[c]]
            if place == THEATER:
                more = SLOT_AP[FIRST_DAY_SLOT + SLOTS_A_DAY * day] if day >= 0 else 0
                self.points += max(0, base_points(s, player, c) + more)
            elif place == WORKSHOP:
                work += base_points(s, player, c)
        if self.points:
            self.gather(me, work, day, ahead)

    def gather(self, me: Troupe, work: int, day: int, ahead: int) -> None:
        """Tricks that are prepared, or will be with so much work; the best first."""
        more = day_fame(self.s, day) + self.w.coin[ahead] * day_coins(self.s, day)
        for slot in range(4):
            trick = me.tricks[slot]
            if trick < 0:
                continue
            soon = me.ready[slot] > 0
            if not soon and work >= PREPARE_COST[trick] and meets(me, trick):
                work -= PREPARE_COST[trick]
                soon = True
            if soon:
                self.ready.append(
                    (marker_worth(trick, me.extra[slot], ahead, self.w) + more, trick)
                )
        self.ready.sort(reverse=True)

    def added(self, card: Perf) -> float:
        """What they add to a card."""
        if not self.ready:
            return 0.0
        room = 0
        for slot in CARD_SLOTS[card]:
            if self.s.markers[place_of(card, slot)] < 0:
                room += 1
        left = min(room, self.points)
        total = 0.0
        for found, trick in self.ready:
            if left > 0 and not holds(self.s, card, self.player, trick):
                left -= 1
                total += found
        return self.w.sure * total


def will_perform(s: Trickerion, player: Player) -> bool:
    """Whether the Magician is on a stage, or about to step on one."""
    if s.phase != PLACING and s.phase != PERFORMING:
        return False
    me = s.troupes[player]
    if me.performed:
        return False
    where = me.at[MAGICIAN]
    if where >= FIRST_DAY_SLOT:
        return IS_STAGE[where]
    card = me.cards[MAGICIAN]
    return card >= 0 and CARD_LOCATION[card] == THEATER and is_ready(me, MAGICIAN)


def own_markers(
    s: Trickerion, card: Perf, player: Player, ahead: int, day: int, w: Weights
) -> float:
    """What the player's markers on a card bring when it is performed."""
    me = s.troupes[player]
    fame, coins = day_fame(s, day), day_coins(s, day)
    coin = w.coin[ahead]
    if s.active == COINS_TURN_TO_FAME and day >= 0:
        coin = 1.0
    total = 0.0
    for m in markers_on(s, card):
        if owner_of(m) == player:
            trick = trick_of(m)
            extra = 0
            for slot in range(4):
                if me.tricks[slot] == trick:
                    extra = me.extra[slot]
            if pieces(m) == 2:
                extra += LEVEL[trick]
            total += max(0, YIELD_FAME[trick] + extra + fame)
            total += coin * max(0, YIELD_COINS[trick] + extra + coins)
            total += w.shard * YIELD_SHARDS[trick] + w.marker
    return total


def card_bonus(card: Perf, ahead: int, w: Weights) -> float:
    """What is printed at the bottom of a card."""
    coin = w.coin[ahead]
    return BONUS_FAME[card] + coin * BONUS_COINS[card] + w.shard * BONUS_SHARDS[card]


def show_worth(s: Trickerion, card: Perf, player: Player, ahead: int, w: Weights) -> float:
    """What the player gains by performing a card this round."""
    me = s.troupes[player]
    coin = w.coin[ahead]
    day = day_of(s, player)
    bonus = links(s, card) + card_bonus(card, ahead, w)
    if me.at[ASSISTANT] >= FIRST_DAY_SLOT:
        bonus += ASSISTANT_FAME
    if me.at[MANAGER] >= FIRST_DAY_SLOT:
        bonus += coin * MANAGER_COINS
    if me.at[ENGINEER] >= FIRST_DAY_SLOT:
        bonus += w.shard * ENGINEER_SHARDS
    if s.active == DOUBLE_PERFORMER_BONUSES:
        bonus *= 2
    return own_markers(s, card, player, ahead, day, w) + bonus
