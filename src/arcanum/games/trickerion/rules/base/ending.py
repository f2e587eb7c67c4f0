"""The end of a round, step by step. [T-9]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE,
    ASSISTANT,
    CREW,
    ENGINEER,
    MANAGER,
    NOTHING,
    ORDER_SLOTS,
    PERMANENT,
    SEEN_PERF,
    SEEN_PLACE,
    SEEN_READY,
    UNPAID_FAME,
    WAGE,
    Character,
)
from arcanum.games.trickerion.rules.base.freely import Open
from arcanum.games.trickerion.rules.base.locations.dark_alley import (
    discard_active,
    reveal_prophecy,
)
from arcanum.games.trickerion.rules.base.resources import lose_fame, pay_coins, stow
from arcanum.games.trickerion.rules.base.scoring import score_of
from arcanum.games.trickerion.rules.base.table import (
    AT_HOME,
    AT_INN,
    DOWN,
    ENDING,
    SUPPLY,
    UP,
    Trickerion,
    add_to_hand,
    room_for,
)
from arcanum.games.trickerion.rules.base.team import join
from arcanum.games.trickerion.rules.base.theater import clear_card
from arcanum.games.trickerion.rules.base.words import DECLINE, PROMOTE, TAKE_COMPONENT
from arcanum.kernel.frames import Act, Frame, Player, Refusal
from arcanum.kernel.words import Action


class EndOfRound(Frame[Trickerion]):
    """Phase 7. [T-4.8, T-9]"""

    def run(self, s: Trickerion) -> None:
        s.phase = ENDING
        for module in s.modules:
            module.round_ends(s)
        for p in s.order:
            if p < s.seats:
                pay_wages(s, p)
            else:
                s.automa.settles(s)
        s.next(OrdersArrive())
        for p in s.order[::-1]:
            if p < s.seats:
                s.next(JoinTeam(p))
        return_discs(s)
        for module in s.modules:
            module.discs_returned(s)


def wages(s: Trickerion, player: Player) -> int:
    """What is due for the Characters placed this round. [T-9.1, INV-22]"""
    me = s.troupes[player]
    due = 0
    for c in me.placed:
        if c != me.favoured:
            wage = WAGE[c]
            for module in s.modules:
                wage = module.wage(s, player, c, wage)
            due += wage
    return due


def pay_wages(s: Trickerion, player: Player) -> None:
    """As much as possible; every unpaid Coin costs 2 Fame. [T-9.1, V-13]"""
    due = wages(s, player)
    if due:
        s.note("wages", player, due)
        pay_or_lose(s, player, due)


def pay_or_lose(s: Trickerion, player: Player, due: int) -> None:
    """Pays Coins, and loses Fame for those that are missing. [T-9.1]"""
    paid = min(due, s.troupes[player].coins)
    pay_coins(s, player, paid)
    if paid < due:
        s.note("unpaid", player, due - paid)
        lose_fame(s, player, UNPAID_FAME * (due - paid))


def return_discs(s: Trickerion) -> None:
    """All discs return to their home slots. [T-9.2]"""
    for me in s.troupes:
        for c in range(CREW):
            if me.at[c] >= 0:
                me.at[c] = AT_HOME
    s.board = [NOTHING] * len(s.board)


class JoinTeam(Act[Trickerion]):
    """Hired Specialists join, Hidden Talent's too, then Apprentices. [T-9.2]"""

    def run(self, s: Trickerion) -> None:
        me = s.troupes[self.player]
        s.next(JoinApprentices(self.player))
        if me.talent >= 0:
            s.next(HiddenTalent(self.player))
        for c in (ENGINEER, MANAGER, ASSISTANT):
            if me.at[c] == AT_INN:
                join(s, self.player, c)


class JoinApprentices(Act[Trickerion]):
    """Apprentices from the Inn, each on a slot of the owner's choice. [T-9.2, D-70]"""

    def run(self, s: Trickerion) -> None:
        me = s.troupes[self.player]
        for c in range(APPRENTICE + 3, APPRENTICE - 1, -1):
            if me.at[c] == AT_INN:
                join(s, self.player, c)


class HiddenTalent(Open, prompt="ask-promote", rule="T-13.3"):
    """The Apprentice may become a Specialist. [T-13.3, D-71]"""

    def options(self, s: Trickerion) -> list[Action]:
        me = s.troupes[self.player]
        roles = [c for c in (ENGINEER, MANAGER, ASSISTANT) if me.at[c] == SUPPLY]
        if not roles:
            return []
        return self.freely(s, [DECLINE.of(), *[PROMOTE.of(role) for role in roles]])

    def take(self, s: Trickerion, action: Action) -> None:
        if self.is_free_action(s, action) or DECLINE.said(action):
            return
        promote(s, self.player, PROMOTE.noun(action))

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("specialist-owned", {}, "T-13.3")


def promote(s: Trickerion, player: Player, specialist: Character) -> None:
    """The Apprentice goes to own supply, the Specialist joins and is paid at once. [T-13.3]"""
    me = s.troupes[player]
    me.at[me.talent] = SUPPLY
    if me.favoured == me.talent:
        me.favoured = NOTHING
    s.note("promotes", player, me.talent, specialist)
    join(s, player, specialist)
    s.note("wages", player, WAGE[specialist])
    pay_or_lose(s, player, WAGE[specialist])


class OrdersArrive(Frame[Trickerion]):
    """Ordered tokens replace those on the Buy slots. [T-9.3, V-20]"""

    def run(self, s: Trickerion) -> None:
        for i in range(ORDER_SLOTS):
            if s.orders[i] >= 0:
                s.stock[i] = s.orders[i]
                s.note("order-arrives", s.stock[i], i)
        s.orders = [NOTHING] * ORDER_SLOTS
        s.aside = []
        s.next(CloseRound())
        if s.quick >= 0 and s.dubious >= 0:
            s.next(DubiousSources(s.dubious))


class DubiousSources(Open, prompt="ask-dubious", rule="T-13.5"):
    """The token of the Quick Order slot, if there is room for it. [T-13.5, D-72]"""

    def options(self, s: Trickerion) -> list[Action]:
        out = [DECLINE.of()]
        if room_for(s.troupes[self.player], s.quick) > 0:
            out.append(TAKE_COMPONENT.of(s.quick))
        return self.freely(s, out)

    def take(self, s: Trickerion, action: Action) -> None:
        if self.is_free_action(s, action) or DECLINE.said(action):
            return
        stow(s, self.player, TAKE_COMPONENT.noun(action), 1)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("no-room", {}, "T-2.7")


class CloseRound(Frame[Trickerion]):
    """Row, Posters, round marker, prophecies, cards; then the next round. [T-9.4 to T-9.9]"""

    def run(self, s: Trickerion) -> None:
        s.quick = NOTHING
        s.dubious = NOTHING
        s.shares = []
        move_row(s)
        for me in s.troupes:
            me.poster = False  # [T-9.5]
            me.used = False  # [T-15.0]
            me.copied = NOTHING
            me.copier = NOTHING
            me.kept = []
            me.talent = NOTHING
            me.performed = False
        last = s.round == s.last_round
        if not last:
            s.round += 1  # [T-9.6]
            for module in s.modules:
                module.round_counted(s)
        if s.pending:
            move_prophecies(s)
        s.next(PutAway(1 if last else 0))
        for module in s.modules:
            module.round_closes(s)


class PutAway(Frame[Trickerion]):
    """Cards go where they belong; then the next round, or the end. [T-9.8, T-9.9]"""

    last: int

    def run(self, s: Trickerion) -> None:
        put_cards_away(s)
        for module in s.modules:
            module.cards_put_away(s)
        s.next(EndOfGame() if self.last else NextRound())


def move_row(s: Trickerion) -> None:
    """The last card leaves, the others move on, a new one comes. [T-9.4, T-11.3, V-05]"""
    gone = s.row.pop()
    if s.round >= 3 and gone >= 0:
        for module in s.modules:
            module.card_leaves(s, gone)
        clear_card(s, gone)
        s.discarded.append(gone)
        s.note("card-leaves", gone)
    arrived = NOTHING
    if s.deck:
        arrived = s.deck.pop()
        s.reveal(SEEN_PERF + arrived)
        s.note("card-arrives", arrived)
    s.row.insert(0, arrived)


def move_prophecies(s: Trickerion) -> None:
    """P1 becomes active, the others move up, a new one comes to P3. [T-9.7, V-21]"""
    discard_active(s)
    s.active = s.pending[0]
    s.note("prophecy-active", s.active)
    s.pending = [s.pending[1], s.pending[2], reveal_prophecy(s)]


def put_cards_away(s: Trickerion) -> None:
    """Used Special cards go under their decks, all others to hand.

    [T-9.8, T-4.5.5, T-13.1.7, T-13.1.8, V-24]
    """
    for p in s.order:
        me = s.troupes[p]
        for c in me.placed:
            card = me.cards[c]
            if 0 <= card < PERMANENT:
                s.put_under(card)
                s.note("card-used", p, card)
                me.cards[c] = NOTHING
        for c in range(CREW):
            if me.cards[c] >= 0:
                add_to_hand(me, me.cards[c])
                if me.face[c] == UP or s.seen[SEEN_PLACE + p * CREW + c]:
                    s.note("card-returns", p, me.cards[c])
                me.cards[c] = NOTHING
            me.face[c] = DOWN
            s.let_know(SEEN_PLACE + p * CREW + c, 0)
        s.let_know(SEEN_READY + p, 0)
        me.placed = []
        me.gave_up = []
        me.assigned = 0


class NextRound(Frame[Trickerion]):
    """The next round, from the dice on. [T-9.9]"""

    def run(self, s: Trickerion) -> None:
        from arcanum.games.trickerion.rules.base.rounds import StartRound

        s.next(StartRound(0))


class EndOfGame(Frame[Trickerion]):
    """Final scoring. [T-9.9, T-10]"""

    def run(self, s: Trickerion) -> None:
        s.note("game-ends")
        for module in s.modules:
            module.game_ends(s)
        for p in s.order:
            s.note("scores", p, score_of(s, p))
        s.finish()
