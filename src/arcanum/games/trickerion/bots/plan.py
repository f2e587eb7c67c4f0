"""Planning a round of Trickerion: which card goes under which Character.

A round is a chain: what Market Row brings is prepared in the Workshop, set up backstage and
performed; a trick learnt Downtown tells what to buy. So each Character is tried with each card
on an imagined table, Market Row after a trick is learnt, the Workshop after Market Row; the
Theater is reckoned from what would be ready by then. The rest stands alone. Then the cards
change places among the Characters until nothing gets better.
"""

from __future__ import annotations

from typing import Final

from arcanum.games.trickerion.bots.steps import make_room, search
from arcanum.games.trickerion.bots.value import (
    bare_worth,
    card_bonus,
    marker_worth,
    own_markers,
    purse_worth,
    rounds_ahead,
)
from arcanum.games.trickerion.bots.weights import (
    BETTER_PLAN,
    IMPOSSIBLE,
    PASSES,
    SPECIALS_TRIED,
    Weights,
)
from arcanum.games.trickerion.rules.base.facts import (
    ASSISTANT,
    ASSISTANT_FAME,
    CARD_FAME,
    CARD_LOCATION,
    CARD_SLOTS,
    CREW,
    DAYS,
    DOWNTOWN,
    ENGINEER,
    ENGINEER_SHARDS,
    FIRST_DAY_SLOT,
    FREELANCER,
    LOCATIONS,
    MAGICIAN,
    MANAGER,
    MANAGER_COINS,
    MARKET_ROW,
    NOTHING,
    PERMANENT,
    SLOT_AP,
    SLOTS_A_DAY,
    THEATER,
    WAGE,
    WORKSHOP,
    Card,
    Character,
    Perf,
)
from arcanum.games.trickerion.rules.base.markers import SLOTS_A_CARD, place_of
from arcanum.games.trickerion.rules.base.modifiers import day_coins, day_fame
from arcanum.games.trickerion.rules.base.placement import (
    base_points,
    legal_slots,
    place_character,
)
from arcanum.games.trickerion.rules.base.rounds import Confirm
from arcanum.games.trickerion.rules.base.table import AT_HOME, PLACING, UP, Trickerion
from arcanum.games.trickerion.rules.base.theater import holds, links
from arcanum.kernel.frames import Player

Assignment = dict[Character, Card]
Piece = tuple[float, int]
Chain = tuple[Card, Character, Card, Character, Card, Character]  # who goes where with what


def matter(s: Trickerion, me: Player) -> tuple[int, ...]:
    """All that the plan of a round may hang on, so that one made before can be known again.

    A search asks at many tables that differ little; cards laid so far count as in hand.
    """
    mine = s.troupes[me]
    out = [me, s.round, mine.fame, mine.coins, mine.shards, mine.favoured, s.quick, s.active]
    for part in (
        *(mine.tokens, mine.on_manager, mine.tricks, mine.symbols, mine.ready, mine.extra),
        *(mine.supply, mine.at, s.dice, s.board, s.orders, s.residence, s.row),
    ):
        out += part
    for card in s.row:
        if card >= 0:
            first = place_of(card, 0)
            out += s.markers[first : first + SLOTS_A_CARD]
    for each in s.academies:
        out += each.rooms
        out += each.markers
        out += each.banners
        out += each.placed
        out += [each.doubled, *each.own[me], NOTHING, *each.display]
    # Lists of any length come last, each with its end.
    for held in (s.stock, s.beside, mine.hand + [card for card in mine.cards if card >= 0]):
        out += sorted(held)
        out.append(NOTHING)
    return tuple(out)


def kind_of(c: Character) -> Character:
    """Characters with the same Action Points are tried once."""
    if c == MAGICIAN:
        return MAGICIAN
    return ENGINEER if c <= ASSISTANT else ASSISTANT + 1


class Plan:
    """The thoughts of one seat before a round."""

    def __init__(self, s: Trickerion, me: Player, fixed: Assignment, w: Weights) -> None:
        self.w: Final = w
        self.me: Final = me
        self.fixed: Final = fixed
        base = s.clone()
        base.anytime = False
        base.phase = PLACING
        mine = base.troupes[me]
        for c in range(CREW):
            if mine.cards[c] >= 0:
                mine.hand.append(mine.cards[c])
                mine.cards[c] = NOTHING
        mine.hand.sort()
        base.frames = [Confirm(me)]
        self.base: Final = base
        self.ahead: Final = rounds_ahead(base)
        self.team: Final = [c for c in range(CREW) if mine.at[c] == AT_HOME]
        self.after: dict[Chain, Trickerion] = {}
        self.gains: dict[tuple[Card, Character], Piece] = {}
        self.shows: dict[tuple[int, ...], float] = {}
        self.links: dict[Chain, Piece] = {}
        self.start: Final = bare_worth(base, me, self.w)

    # -- trying single placements

    def placed(self, s: Trickerion, card: Card, kind: Character) -> Trickerion:
        """The table after a Character of that kind did its best with a card."""
        c = next(
            c for c in self.team if kind_of(c) == kind and c not in s.troupes[self.me].placed
        )
        other = s.clone()
        mine = other.troupes[self.me]
        mine.hand.remove(card)
        mine.cards[c] = card
        mine.face[c] = UP
        slots = legal_slots(other, self.me, c, CARD_LOCATION[card])
        if not slots:
            return other
        slot = max(slots, key=lambda each: SLOT_AP[each])
        place_character(other, self.me, c, slot)
        other.settle()
        make_room(other, self.me, self.w)
        return search(other, self.me, 2, self.w).state

    def gain(self, card: Card, kind: Character) -> Piece:
        """What a card brings for a kind of Character, by itself."""
        key = (card, kind)
        if key not in self.gains:
            if CARD_LOCATION[card] == DOWNTOWN:
                after = self.chain((card, kind, NOTHING, NOTHING, NOTHING, NOTHING))
            else:
                after = self.placed(self.base, card, kind)
            self.gains[key] = self.piece(after)
        return self.gains[key]

    def piece(self, s: Trickerion) -> Piece:
        """What a table has more than the one before the round: worth and Coins."""
        coins = s.troupes[self.me].coins - self.base.troupes[self.me].coins
        return bare_worth(s, self.me, self.w) - self.start, coins

    def chain(self, key: Chain) -> Trickerion:
        """The table after Downtown, Market Row and the Workshop; each may be left out."""
        found = self.after.get(key)
        if found is None:
            downtown, learner, market, buyer, workshop, maker = key
            if workshop >= 0:
                before = self.chain((downtown, learner, market, buyer, NOTHING, NOTHING))
                found = self.then(before, workshop, maker)
            elif market >= 0:
                before = self.chain((downtown, learner, NOTHING, NOTHING, NOTHING, NOTHING))
                found = self.then(before, market, buyer)
            elif downtown >= 0:
                found = self.placed(self.base, downtown, learner)
            else:
                found = self.base
            self.after[key] = found
        return found

    def then(self, s: Trickerion, card: Card, kind: Character) -> Trickerion:
        """The table after one more placement, if a Character is left for it."""
        return self.placed(s, card, kind) if self.has(s, kind) else s

    def learns(self, card: Card, kind: Character) -> bool:
        """Whether a Character sent Downtown would come back with a new trick."""
        after = self.chain((card, kind, NOTHING, NOTHING, NOTHING, NOTHING))
        return after.troupes[self.me].tricks != self.base.troupes[self.me].tricks

    def has(self, s: Trickerion, kind: Character) -> bool:
        """Whether a Character of a kind is still at home."""
        placed = s.troupes[self.me].placed
        return any(kind_of(c) == kind and c not in placed for c in self.team)

    # -- all together

    def total(self, plan: Assignment) -> float:
        """What an assignment brings."""
        downtown: tuple[Card, Character] = (NOTHING, NOTHING)
        market: tuple[Card, Character] = (NOTHING, NOTHING)
        workshop: tuple[Card, Character] = (NOTHING, NOTHING)
        theater: list[Character] = []
        used = [0] * len(LOCATIONS)
        total = 0.0
        mine = self.base.troupes[self.me]
        purse = mine.coins
        for c, card in plan.items():
            if card < 0:
                continue
            if c != mine.favoured:
                purse -= WAGE[c]
            place = CARD_LOCATION[card]
            if place == THEATER:
                theater.append(c)
                if card < PERMANENT:
                    total -= CARD_FAME
            elif place == DOWNTOWN and downtown[0] < 0 and self.learns(card, kind_of(c)):
                downtown = (card, kind_of(c))
            elif place == MARKET_ROW and market[0] < 0:
                market = (card, kind_of(c))
            elif place == WORKSHOP and workshop[0] < 0:
                workshop = (card, kind_of(c))
            else:
                used[place] += 1
                again = self.w.again[min(used[place], len(self.w.again)) - 1]
                if place in (MARKET_ROW, WORKSHOP):
                    again *= self.w.again[1]
                found, coins = self.gain(card, kind_of(c))
                if place == DOWNTOWN and c != MAGICIAN:
                    again *= self.w.slot_left
                    coins = int(coins * self.w.slot_left)
                total += again * found if found > 0 else found
                purse += coins
        key = (*downtown, *market, *workshop)
        after = self.chain(key)
        if key not in self.links:
            self.links[key] = self.piece(after)
        found, coins = self.links[key]
        total += found
        purse += coins
        if theater:
            where = (*key, *theater)
            if where not in self.shows:
                self.shows[where] = self.show(after, theater)
            total += self.shows[where]
        return total + purse_worth(purse, self.ahead, self.w)

    # -- the theater

    def show(self, s: Trickerion, troupe: list[Character]) -> float:
        """What these Characters bring in the Theater, on the best day."""
        back = [c for c in troupe if c != MAGICIAN]
        best = IMPOSSIBLE
        if len(back) <= 2:
            for day in range(len(DAYS)):
                best = max(best, self.on_day(s, back, MAGICIAN in troupe, day))
                if MAGICIAN in troupe and len(back) < 2:
                    best = max(best, self.on_day(s, troupe, False, day))
        return best

    def on_day(self, s: Trickerion, back: list[Character], stage: bool, day: int) -> float:
        """The same on one day: markers set up, and the best card performed."""
        mine = s.troupes[self.me]
        points = 0
        bonus = 0.0
        for c in back:
            points += max(
                0,
                base_points(s, self.me, c) + SLOT_AP[FIRST_DAY_SLOT + SLOTS_A_DAY * day],
            )
            if c == ASSISTANT:
                bonus += ASSISTANT_FAME
            elif c == MANAGER:
                bonus += self.w.coin[self.ahead] * MANAGER_COINS
            elif c == ENGINEER:
                bonus += self.w.shard * ENGINEER_SHARDS
        ready = [slot for slot in range(4) if mine.ready[slot]]
        ready.sort(key=self.by_worth, reverse=True)
        if not stage:
            return self.waiting(s, ready, points, self.w.later[0])
        more = day_fame(s, day) + self.w.coin[self.ahead] * day_coins(s, day)
        best = 0.0
        for card in s.row:
            if card >= 0:
                best = max(best, self.performed(s, card, ready, points, more, day, bonus))
        return best

    def by_worth(self, slot: int) -> float:
        """What a marker of the trick in that slot is worth."""
        mine = self.base.troupes[self.me]
        return marker_worth(mine.tricks[slot], mine.extra[slot], self.ahead, self.w)

    def waiting(self, s: Trickerion, ready: list[int], points: int, share: float) -> float:
        """Markers set up for another round."""
        total = 0.0
        left = [s.troupes[self.me].ready[slot] for slot in range(4)]
        for slot in ready:
            while points and left[slot]:
                left[slot] -= 1
                points -= 1
                found = self.by_worth(slot) * (share if self.ahead else self.w.unshown)
                total += found - self.effort(slot)
        return total

    def effort(self, slot: int) -> float:
        """What a marker on a Trick card counts in `worth`."""
        return self.w.prepared * self.by_worth(slot) if self.ahead else 0.0

    def performed(
        self,
        s: Trickerion,
        card: Perf,
        ready: list[int],
        points: int,
        more: float,
        day: int,
        bonus: float,
    ) -> float:
        """A card performed this round, with what can be added to it first."""
        mine = s.troupes[self.me]
        there = own_markers(s, card, self.me, self.ahead, day, self.w)
        before = own_markers(s, card, self.me, self.ahead, NOTHING, self.w)
        occupied = sum(1 for slot in CARD_SLOTS[card] if s.markers[place_of(card, slot)] >= 0)
        room = len(CARD_SLOTS[card]) - occupied
        added = 0.0
        rest: list[int] = []
        for slot in ready:
            new = room > 0 and points > 0 and not holds(s, card, self.me, mine.tricks[slot])
            if new:
                room -= 1
                points -= 1
                added += self.by_worth(slot) + more - self.effort(slot)
                if occupied:
                    added += self.w.link
                occupied += 1
            else:
                rest.append(slot)
        if there <= 0 and added <= 0:
            return 0.0
        waits = self.w.later[0] * (
            before + links(s, card) + card_bonus(card, self.ahead, self.w)
        )
        total = there + added + links(s, card) + card_bonus(card, self.ahead, self.w) + bonus
        if before > 0:
            total -= waits if self.ahead else self.w.unshown * before
        return total + self.waiting(s, rest, points, self.w.later[1])

    # -- looking for the best

    def best(self) -> Assignment:
        """The best assignment found by changing one card, or two, at a time."""
        cards = self.useful_cards()
        found: Assignment = {}
        most = -1e9
        for first in self.openings(cards):
            plan = self.improved(first, cards)
            total = self.total(plan)
            if total > most + BETTER_PLAN:
                found, most = plan, total
        return found

    def useful_cards(self) -> list[Card]:
        """The hand: permanent cards, and the special ones that promise most."""
        hand = self.base.troupes[self.me].hand
        specials = [card for card in hand if card < PERMANENT and card != FREELANCER]
        promising = sorted(specials, key=self.promise, reverse=True)[:SPECIALS_TRIED]
        kept = [card for card in self.fixed.values() if card >= 0]
        return sorted({*promising, *kept, *[card for card in hand if card >= PERMANENT]})

    def promise(self, card: Card) -> int:
        """Which special cards are tried first: Theater, where a third card is often missing."""
        return 2 if CARD_LOCATION[card] == THEATER else 1

    def openings(self, cards: list[Card]) -> list[Assignment]:
        """Plans to start from: a show, and a round of work."""
        theater = [
            card for card in cards if CARD_LOCATION[card] == THEATER and card >= PERMANENT
        ]
        empty = {c: self.fixed.get(c, NOTHING) for c in self.team}
        show = dict(empty)
        if theater and MAGICIAN not in self.fixed:
            show[MAGICIAN] = theater[0]
        out = [empty]
        for c in self.team:
            if c != MAGICIAN and c not in self.fixed and theater:
                both = dict(show)
                both[c] = theater[0]
                if self.fits(both):
                    out.append(both)
                    break
        return out

    def fits(self, plan: Assignment) -> bool:
        """Whether the hand has all these cards."""
        hand = self.base.troupes[self.me].hand[:]
        for card in plan.values():
            if card >= 0:
                if card not in hand:
                    return False
                hand.remove(card)
        return True

    def improved(self, plan: Assignment, cards: list[Card]) -> Assignment:
        """Single changes and swaps, as long as they gain."""
        most = self.total(plan)
        for _ in range(PASSES):
            before = most
            for c in self.team:
                if c in self.fixed:
                    continue
                for card in [NOTHING, *cards]:
                    plan, most = self.better(plan, {**plan, c: card}, most)
            for i, a in enumerate(self.team):
                for b in self.team[i + 1 :]:
                    if a not in self.fixed and b not in self.fixed and plan[a] != plan[b]:
                        plan, most = self.better(plan, {**plan, a: plan[b], b: plan[a]}, most)
            if most <= before + BETTER_PLAN:
                break
        return plan

    def better(
        self, plan: Assignment, other: Assignment, most: float
    ) -> tuple[Assignment, float]:
        """The better of two assignments."""
        if self.fits(other):
            total = self.total(other)
            if total > most + BETTER_PLAN:
                return other, total
        return plan, most
