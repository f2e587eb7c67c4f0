"""The sequence of a round: dice, order, advertising, assignment, turns. [T-4]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.ending import EndOfRound
from arcanum.games.trickerion.rules.base.facts import (
    ADVERTISE_COST,
    ADVERTISE_FAME,
    CARD_LOCATION,
    CREW,
    DICE,
    FREELANCER,
    HIDDEN_ASSIGNMENTS,
    IS_STAGE,
    MAGICIAN,
    MASTER_OF_CHAINS,
    NOTHING,
    SEEN_READY,
    SLOT_CLOSED,
    SLOT_LOCATION,
    THEATER,
    TWO_PLACEMENTS,
    Character,
)
from arcanum.games.trickerion.rules.base.freely import Open
from arcanum.games.trickerion.rules.base.locations.downtown import roll
from arcanum.games.trickerion.rules.base.locations.theater import (
    BREAKING_FREE,
    has_new_spot,
    reschedule,
)
from arcanum.games.trickerion.rules.base.markers import owner_of
from arcanum.games.trickerion.rules.base.performance import PerformanceDay
from arcanum.games.trickerion.rules.base.placement import (
    cards_for,
    place_character,
    places_for,
    turn_up,
)
from arcanum.games.trickerion.rules.base.resources import gain_fame, pay_coins
from arcanum.games.trickerion.rules.base.table import (
    ADVERTISING,
    ASSIGNMENT,
    AT_HOME,
    DICE_ROLL,
    DOWN,
    FROM_ADVERTISING,
    IDLE_KNOWN,
    IDLE_UNSEEN,
    PERFORMING,
    PLACING,
    TURN_ORDER,
    UP,
    Trickerion,
    add_to_hand,
    has_ready,
    is_free,
    is_ready,
)
from arcanum.games.trickerion.rules.base.theater import position_of, positions
from arcanum.games.trickerion.rules.base.words import (
    ADVERTISE,
    ASSIGN,
    CONFIRM,
    DECLINE,
    IDLE,
    NO_CARD,
    PLACE,
    RESCHEDULE,
    REVISE,
    STOP,
)
from arcanum.kernel.frames import Act, Ask, Frame, Player, Refusal
from arcanum.kernel.words import Action


class StartRound(Frame[Trickerion]):
    """Dice roll, turn order, then advertising. [T-1.2, T-4.1, T-4.2]"""

    first: int  # 1 in the first round played [T-4.2.1]

    def run(self, s: Trickerion) -> None:
        s.note("round-starts", s.round)
        s.phase = DICE_ROLL
        for die in range(len(DICE)):
            s.dice[die] = roll(s, die)  # [T-4.1.1, T-4.1.2]
            s.note("die-shows", die, s.dice[die])
        s.next(OrderPhase(self.first))
        for module in s.modules:
            module.round_starts(s)


class OrderPhase(Frame[Trickerion]):
    """Turn order, then advertising. [T-4.2, T-4.2.1]"""

    first: int

    def run(self, s: Trickerion) -> None:
        s.phase = TURN_ORDER
        if not self.first:
            sort_order(s)
        s.phase = ADVERTISING
        s.next(StartAssignment())
        for p in s.order[::-1]:
            s.next(Advertise(p) if p < s.seats else s.automa.advertises())


def sort_order(s: Trickerion) -> None:
    """Lowest Fame first; tied players change their order. [T-4.2.2, T-4.2.3, T-4.2.4, Q-28]"""
    order: list[Player] = []
    for p in s.order[::-1]:
        at = len(order)
        while at > 0 and s.troupes[order[at - 1]].fame > s.troupes[p].fame:
            at -= 1
        order.insert(at, p)
    s.order = order
    for p in order:
        s.note("turn-order", p, s.space_of(p))


class Advertise(Open, prompt="ask-advertise", rule="T-4.3.1", broad=True):
    """Put up the Poster for 2 Fame, or not. [T-4.3.1, T-4.3.2, T-4.3.3, D-10]"""

    def options(self, s: Trickerion) -> list[Action]:
        if s.troupes[self.player].coins < ADVERTISE_COST[s.space_of(self.player)]:
            return []
        return self.freely(s, [ADVERTISE.of(), DECLINE.of()])

    def take(self, s: Trickerion, action: Action) -> None:
        if self.is_free_action(s, action):
            return
        if ADVERTISE.said(action):
            s.note("advertises", self.player)
            pay_coins(s, self.player, ADVERTISE_COST[s.space_of(self.player)])
            s.troupes[self.player].poster = True
            gain_fame(s, self.player, ADVERTISE_FAME, FROM_ADVERTISING)
        else:
            s.note("no-poster", self.player)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("advertise-or-not", {}, "T-4.3.1")


# -- assignment


class StartAssignment(Frame[Trickerion]):
    """All assign cards at once and in secret; then they are shown. [T-4.4.1, T-4.4.5]"""

    def run(self, s: Trickerion) -> None:
        s.phase = ASSIGNMENT
        s.next(Reveal())
        for module in s.modules:
            module.assignment_starts(s)
        for p in range(s.seats - 1, -1, -1):
            s.troupes[p].assigned = 0
            s.next(Assign(p, MAGICIAN))


def next_character(s: Trickerion, player: Player, after: Character) -> Character:
    """The next own Character on its board; CREW if there is none."""
    me = s.troupes[player]
    c = after
    while c < CREW and me.at[c] != AT_HOME:
        c += 1
    return c


class Assign(Open, prompt="ask-assign", rule="T-4.4.1", broad=True, secret=True):
    """A card from hand for a Character, or none. [T-4.4.1 to T-4.4.3, D-11, Q-15]"""

    character: Character

    def options(self, s: Trickerion) -> list[Action]:
        return self.freely(s, cards_for(s.troupes[self.player], self.character))

    def take(self, s: Trickerion, action: Action) -> None:
        if self.is_free_action(s, action):
            return
        me = s.troupes[self.player]
        card = ASSIGN.second(action)
        if card != NO_CARD:
            me.hand.remove(card)
            me.cards[self.character] = card
            me.face[self.character] = DOWN
            s.note("assigns", self.player, self.character, card, to=1 << self.player)
        else:
            s.note("assigns-nothing", self.player, self.character, to=1 << self.player)
        me.assigned = self.character + 1
        following = next_character(s, self.player, self.character + 1)
        if following < CREW:
            s.next(Assign(self.player, following))
        else:
            s.next(Confirm(self.player))

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        if ASSIGN.said(action) and ASSIGN.noun(action) == self.character:
            return ("not-in-hand", {}, "T-4.4.1")
        return ("assign-in-order", {}, "T-4.4.1")


class Confirm(Open, prompt="ask-confirm", rule="T-4.4.4", broad=True, secret=True):
    """Confirm the assignment, or take it all back. [T-4.4.4, D-12]

    From then on the others see which Characters have a card. [T-4.4.5]
    """

    def options(self, s: Trickerion) -> list[Action]:
        return self.freely(s, [CONFIRM.of(), REVISE.of()])

    def take(self, s: Trickerion, action: Action) -> None:
        if self.is_free_action(s, action):
            return
        if CONFIRM.said(action):
            s.note("confirms", self.player)
            s.reveal(SEEN_READY + self.player)
            s.next(Confirmed(self.player))
        else:
            revise(s, self.player)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("confirm-or-revise", {}, "T-4.4.4")


class Confirmed(
    Ask[Trickerion], prompt="ask-confirmed", rule="T-4.4.4", secret=True, lasting=True
):
    """Change the assignment while another player has not confirmed. [T-4.4.4, D-12]"""

    def options(self, s: Trickerion) -> list[Action]:
        return [REVISE.of()]

    def take(self, s: Trickerion, action: Action) -> None:
        revise(s, self.player)


def revise(s: Trickerion, player: Player) -> None:
    """All assigned cards come back to hand, and the player assigns again. [T-4.4.4]"""
    me = s.troupes[player]
    for c in range(CREW):
        if me.cards[c] >= 0:
            add_to_hand(me, me.cards[c])
            me.cards[c] = NOTHING
    me.assigned = 0
    s.let_know(SEEN_READY + player, 0)
    s.note("revises", player, to=1 << player)
    s.next(Assign(player, MAGICIAN))


class Reveal(Frame[Trickerion]):
    """All assigned cards are turned up at once, unless a prophecy hides them.

    [T-4.5.1, T-14.3]
    """

    def run(self, s: Trickerion) -> None:
        s.phase = PLACING
        for p in s.order:
            me = s.troupes[p]
            s.reveal(SEEN_READY + p)
            for c in range(CREW):
                if me.cards[c] >= 0:
                    if s.active == HIDDEN_ASSIGNMENTS:
                        s.note("has-card", p, c)
                    else:
                        turn_up(s, p, c)
        s.next(NextTurn(0))
        for module in s.modules:
            module.cards_revealed(s)


# -- placing characters


class NextTurn(Frame[Trickerion]):
    """The next player in turn order with a ready Character. [T-4.5.3, T-4.5.4, T-4.5.7]"""

    at: int  # where in the turn order

    def run(self, s: Trickerion) -> None:
        for i in range(s.n):
            p = s.order[(self.at + i) % s.n]
            if p < s.seats and has_ready(s.troupes[p]):
                s.next(Turn(p, 0))
                return
            if p >= s.seats:
                if s.automa.can_place(s):
                    s.then(s.automa.places(), AfterTurn(p, 0))
                    return
                s.automa.passes(s)
        s.next(EndOfRound())
        for module in s.modules:
            module.placement_ends(s)
        s.then(BeforePerformance(), PerformanceDay(0))


class Turn(Open, prompt="ask-turn", rule="T-4.5.3", broad=True):
    """Place a ready Character or make one idle. [T-4.5.3 to T-4.5.6, D-20, D-21, D-27]"""

    second: int  # 1: the optional second go of a prophecy

    def forced(self, s: Trickerion) -> bool:
        return s.active != HIDDEN_ASSIGNMENTS  # a lone option would tell a card

    def options(self, s: Trickerion) -> list[Action]:
        me = s.troupes[self.player]
        out: list[Action] = []
        if self.second:
            out.append(STOP.of())
        for c in range(CREW):
            if is_ready(me, c):
                out += places_for(s, self.player, c)
                out.append(IDLE.of(c))
        return self.freely(s, out)

    def take(self, s: Trickerion, action: Action) -> None:
        if self.is_free_action(s, action):
            return
        if STOP.said(action):
            s.next(NextTurn((s.order.index(self.player) + 1) % s.n))
            return
        s.next(AfterTurn(self.player, self.second))
        if PLACE.said(action):
            place_character(s, self.player, PLACE.noun(action), PLACE.second(action))
        else:
            me = s.troupes[self.player]
            c = IDLE.noun(action)
            me.face[c] = IDLE_KNOWN if me.face[c] == UP else IDLE_UNSEEN
            s.note("goes-idle", self.player, c)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        me = s.troupes[self.player]
        if IDLE.said(action):
            return ("not-ready", {}, "T-4.5.2")
        if not PLACE.said(action):
            return ("place-or-idle", {}, "T-4.5.3")
        c, slot = PLACE.noun(action), PLACE.second(action)
        if not is_ready(me, c):
            return ("not-ready", {}, "T-4.5.2")
        card = me.cards[c]
        if SLOT_LOCATION[slot] != CARD_LOCATION[card] and card != FREELANCER:
            return ("wrong-location", {}, "T-4.5.3")
        for module in s.modules:
            closed = module.why_closed(s, slot)
            if closed:
                return closed
        if not s.solo and s.seats in SLOT_CLOSED[slot]:
            return ("slot-blocked", {}, "T-11.1")
        if not is_free(s, self.player, slot):
            return ("slot-taken", {}, "T-4.5.8")
        if SLOT_LOCATION[slot] == THEATER:
            if IS_STAGE[slot] and c != MAGICIAN:
                return ("stage-for-magician", {}, "T-6.4.5")
            return ("one-day", {}, "T-6.4.2")
        return ("prophecy-forbids", {}, "T-14.3")


class AfterTurn(Act[Trickerion]):
    """The turn goes on to the next player, or the same one has a second go. [T-14.2]"""

    second: int

    def run(self, s: Trickerion) -> None:
        if not self.second and s.active == TWO_PLACEMENTS and self.can_go_on(s):
            if self.player < s.seats:
                s.next(Turn(self.player, 1))
            else:
                s.then(s.automa.places(), AfterTurn(self.player, 1))
        else:
            s.next(NextTurn((s.order.index(self.player) + 1) % s.n))

    def can_go_on(self, s: Trickerion) -> bool:
        """Whether there is a Character for a second go."""
        if self.player < s.seats:
            return has_ready(s.troupes[self.player])
        return s.automa.can_place(s)


class BeforePerformance(Frame[Trickerion]):
    """The Master of Chains may break free. [T-4.6.1, T-15.3]"""

    def run(self, s: Trickerion) -> None:
        s.phase = PERFORMING
        for p in s.order[::-1]:
            if s.has_base_ability(p, MASTER_OF_CHAINS):
                s.next(BreakFree(p))
        for module in s.modules:
            module.performance_starts(s)


class BreakFree(Open, prompt="ask-break-free", rule="T-15.3"):
    """A Reschedule without Character and AP, with Link bonuses. [T-15.3, D-60]"""

    def options(self, s: Trickerion) -> list[Action]:
        out: list[Action] = []
        for card in s.row:
            if card >= 0:
                for where in positions(s, card):
                    mine = owner_of(position_of(s, card, where)) == self.player
                    if mine and has_new_spot(s, card, where):
                        out.append(RESCHEDULE.of(card, where))
        if not out:
            return []
        return self.freely(s, [DECLINE.of(), *out])

    def take(self, s: Trickerion, action: Action) -> None:
        if self.is_free_action(s, action) or DECLINE.said(action):
            return
        s.note("uses-ability", self.player, MASTER_OF_CHAINS)
        card, where = RESCHEDULE.noun(action), RESCHEDULE.second(action)
        reschedule(s, self.player, card, where, BREAKING_FREE)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("not-your-marker", {}, "T-15.3")
