"""Rounds and turns: event phase and action phase. [P-5, P-6, P-7]"""

from __future__ import annotations

from arcanum.games.pax_illuminaten.rules import opponents, refusals
from arcanum.games.pax_illuminaten.rules.actions import BY_MARKER, MAIN_ACTION
from arcanum.games.pax_illuminaten.rules.check import CheckPhase
from arcanum.games.pax_illuminaten.rules.conspiracy import can_link, conspire
from arcanum.games.pax_illuminaten.rules.contest import OustActing
from arcanum.games.pax_illuminaten.rules.faction_cards import (
    can_use_card,
    claim,
    claimable,
    use_card,
)
from arcanum.games.pax_illuminaten.rules.facts import (
    AFFILIATION,
    ALL_FACTIONS,
    AREOPAGUS,
    ARISTOCRACY,
    BILL_BITS,
    BILL_MASK,
    BOOST_INFLUENCE,
    BOOST_INTERROGATE,
    BOOST_OSTRACIZE,
    CONNECTION_MASK,
    CONVENT,
    CONVENT_COST,
    DECREE,
    EDICT_FACTION,
    EDICT_TO_HOLDER,
    EDICT_TO_SUPPLY,
    EVENT0,
    EXCLUSIVE,
    FMASK,
    INQUISITORS,
    KINDS,
    LAST_EDICT,
    LAST_ROUND,
    MAIN_ACTIONS,
    MOST_SIDES,
    MOST_SLOTS,
    NEAR_LIST,
    ON_MAP,
    PLACE_COUNT,
    PLOT0,
    PRESS,
    PRESS_COST,
    RISE,
    RISE_OF,
    SLOT_BILLS,
    SLOTS,
    CardId,
    Place,
)
from arcanum.games.pax_illuminaten.rules.favor import (
    Pay,
    PaySame,
    payable,
    sets_of_same,
)
from arcanum.games.pax_illuminaten.rules.influencing import (
    HowMany,
    can_afford,
    can_influence,
    is_near_for_influence,
)
from arcanum.games.pax_illuminaten.rules.interrogating import ORDINARY, interrogate
from arcanum.games.pax_illuminaten.rules.ostracizing import PlaceOstracized, can_ostracize
from arcanum.games.pax_illuminaten.rules.plots import (
    Plot,
    realizable,
)
from arcanum.games.pax_illuminaten.rules.reassigning import own_factions, start_reassign
from arcanum.games.pax_illuminaten.rules.scoring import score_factions
from arcanum.games.pax_illuminaten.rules.scouting import ScoutActing
from arcanum.games.pax_illuminaten.rules.table import (
    BOUGHT_CONVENT,
    BOUGHT_PRESS,
    NOBODY,
    PEEKED,
    REALIZED,
    Pax,
    edicts_discarded,
    holds,
    touch_of,
)
from arcanum.games.pax_illuminaten.rules.words import (
    BUY,
    BY_INFLUENCE,
    BY_OSTRACIZE,
    BY_REASSIGN,
    CLAIM,
    CONSPIRE,
    END,
    INFLUENCE_ON,
    INTERROGATE,
    NO_EVENT,
    OSTRACIZE,
    OUST,
    PEEK,
    PLAY_EVENT,
    REALIZE,
    REASSIGN,
    SCOUT,
    USE_CARD,
    USE_REWARD,
)
from arcanum.kernel.bits import bits_of
from arcanum.kernel.frames import Act, Ask, Player, Refusal
from arcanum.kernel.state import NONE
from arcanum.kernel.words import Action

# -- rounds and turns [P-5.1]


class Turn(Act[Pax]):
    """Event phase, action phase, check phase, then the next player. [P-5.1, P-7.5]"""

    def run(self, s: Pax) -> None:
        p = self.player
        s.active = p
        if p == s.first:
            s.round += 1
            s.note("round-starts", s.round)
        begin_turn(s)
        s.note("turn-starts", p)
        s.next(AfterTurn(p))
        if p == s.ao:
            s.then(EventPhase(p), opponents.ScriptTurn(), opponents.AoCheck())
        else:
            s.then(EventPhase(p), ActionPhase(p), CheckPhase(p))


def begin_turn(s: Pax) -> None:
    """What holds for one turn only starts again. [P-7.5, P-7.1, I-40]"""
    s.budget = MAIN_ACTIONS
    s.flags = 0
    s.used = 0
    s.paid = 0
    s.close = 0
    for i in range(len(s.boosts)):
        s.boosts[i] = 0


class AfterTurn(Act[Pax]):
    """The next turn, or after a round perhaps the end. [P-5.1, P-14.2, P-14.5, I-30]"""

    def run(self, s: Pax) -> None:
        return_markers(s)
        after = (self.player + 1) % s.n
        if after == s.first and (edicts_discarded(s) >= LAST_EDICT or s.round >= LAST_ROUND):
            score_factions(s)
            s.finish()
            return
        s.next(Turn(after))


def return_markers(s: Pax) -> None:
    """Unused reward markers go back to the pool. [P-9.11, I-32]"""
    n = sum(s.marks)
    if n:
        s.note("markers-return", n)
        for q in range(len(s.marks)):
            s.marks[q] = 0


# -- event phase [P-6]


class EventPhase(Act[Pax]):
    """Edicts pay, the old special event goes, a new one may come. [P-6]"""

    def run(self, s: Pax) -> None:
        if s.round == 1:  # [P-6.1, I-25]
            return
        me = s.sides[self.player]
        for card in me.edicts[:]:
            edict_pays(s, self.player, card)
        if me.front != NONE:  # [P-6.4]
            s.note("event-goes", self.player, me.front - EVENT0)
            s.event_discard.append(me.front)
            me.front = NONE
        if me.specials:
            s.next(PlayEvent(self.player))


def edict_pays(s: Pax, player: Player, card: CardId) -> None:
    """One token to the supply, one to the holder; an empty edict goes. [P-6.2, Q-23, Q-24]"""
    me = s.sides[player]
    f = EDICT_FACTION[card - EVENT0]
    back = min(EDICT_TO_SUPPLY, s.on_edict[f])
    s.on_edict[f] -= back
    s.supply[f] += back
    got = min(EDICT_TO_HOLDER, s.on_edict[f])
    s.on_edict[f] -= got
    me.favor[f] += got
    if back or got:
        s.note("edict-pays", player, f, got)
    if s.on_edict[f] == 0:
        me.edicts.remove(card)
        s.event_discard.append(card)
        s.note("edict-goes", player, card - EVENT0, edicts_discarded(s))
        if edicts_discarded(s) == LAST_EDICT:  # [P-6.3]
            s.note("last-round")


class PlayEvent(Ask[Pax], prompt="ask-event", rule="P-6.5"):
    """Play one special event from hand, or none. [P-6.5, D-01, I-24]"""

    def options(self, s: Pax) -> list[Action]:
        out = [PLAY_EVENT.of(card - EVENT0) for card in s.sides[self.player].specials]
        return [*out, NO_EVENT.of()]

    def take(self, s: Pax, action: Action) -> None:
        if PLAY_EVENT.said(action):
            me = s.sides[self.player]
            me.front = EVENT0 + PLAY_EVENT.noun(action)
            me.specials.remove(me.front)
            s.reveal(me.front)
            s.note("plays-event", self.player, PLAY_EVENT.noun(action))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("no-such-event-in-hand", {}, "P-6.5")


# -- action phase [P-7]


class ActionPhase(Ask[Pax], prompt="ask-action", rule="P-7.1", broad=True):
    """Main actions, free actions, additional ones; or the end. [P-7.1, P-7.2, P-7.3, D-02]"""

    def options(self, s: Pax) -> list[Action]:
        me = self.player
        out: list[Action] = []
        risen = s.budget <= 0 and s.in_force(RISE)
        if s.budget > 0 or risen:
            main_actions(s, me, risen, out)
        hand = s.sides[me].hand
        for card in hand:
            if can_link(s, card):
                out.append(CONSPIRE.of(card))
        for f in range(KINDS):
            if s.owner[f] == me and not s.used >> f & 1 and can_use_card(s, me, f):
                out.append(USE_CARD.of(f))
        if sum(s.marks):
            rewards(s, me, out)
        offers(s, me, out)
        if s.mine[me]:
            for f in claimable(s, me):
                out.append(CLAIM.of(f))
            if not s.flags & REALIZED:
                for plot in realizable(s, me):
                    out.append(REALIZE.of(plot))
        out.append(END.of())
        return out

    def forced(self, s: Pax) -> bool:
        return not s.sides[self.player].hand and s.flags & REALIZED != 0

    def take(self, s: Pax, action: Action) -> None:
        me, noun = self.player, SCOUT.noun(action)
        if END.said(action):
            s.note("ends-actions", me)
            return
        s.next(self)
        if SCOUT.said(action):
            s.next(ScoutActing(me, noun))
        elif INFLUENCE_ON.said(action):
            s.next(HowMany(me, noun, MAIN_ACTION))
        elif INTERROGATE.said(action):
            s.budget -= 1
            interrogate(s, me, noun, ORDINARY)
        elif OSTRACIZE.said(action):
            s.next(PlaceOstracized(me, noun, MAIN_ACTION))
        elif REASSIGN.said(action):
            s.budget -= 1
            start_reassign(s, me, noun, NONE)
        elif OUST.said(action):
            s.next(OustActing(me, noun, s.player_of(OUST.second(action)), MAIN_ACTION))
        elif CONSPIRE.said(action):
            conspire(s, me, noun)
        elif USE_CARD.said(action):
            use_card(s, me, noun)
        elif USE_REWARD.said(action):
            use_reward(s, me, noun, USE_REWARD.second(action))
        elif BUY.said(action):
            buy_action(s, me, noun)
        elif PEEK.said(action):
            peek(s, me, noun, PEEK.second(action))
        elif CLAIM.said(action):
            claim(s, me, noun)
        else:
            realize(s, me, noun)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return refusals.why_not_in_action_phase(s, self.player, action)


def main_actions(s: Pax, me: Player, risen: bool, out: list[Action]) -> None:
    """Every main action with each of its targets. [P-8]

    With the budget spent (`risen`), only what the Rise of the Rosicrucians frees. [P-16.4]
    """
    side = s.sides[me]
    mine = s.mine[me]
    can = payable(s, me)
    reach = reached(s, me, risen)
    boosted = s.boosts[BOOST_INTERROGATE] > 0
    free_ostracism = s.boosts[BOOST_OSTRACIZE] > 0
    plain = s.boosts[BOOST_INFLUENCE] == 0 and not holds(s, me, ARISTOCRACY)
    decree = s.in_force(DECREE)
    any_near = reached(s, me, False) if risen else reach
    up = s.up
    for q in ON_MAP[s.m]:
        near = any_near[q]
        if not up >> q & 1:
            if reach[q] & can:
                out.append(SCOUT.of(q))
            continue
        card = s.map[q]
        at = q * MOST_SIDES
        own = s.infl[at + me]
        others = s.infl[at] + s.infl[at + 1] + s.infl[at + 2] + s.infl[at + 3] - own
        if (
            side.supply
            and own + others < SLOTS[card]
            and not (others and EXCLUSIVE[card])
            and (near or is_near_for_influence(s, me, q))
            and (not risen or AFFILIATION[card] == RISE_OF)
        ):
            if (plain and can == ALL_FACTIONS) or not plain:
                if can_afford(s, me, q, 1, MAIN_ACTION):
                    out.append(INFLUENCE_ON.of(q))
            elif can_pay_plainly(s, me, q, can):
                out.append(INFLUENCE_ON.of(q))
        if not risen and (own or boosted):
            out.append(INTERROGATE.of(q))
        if near and side.hand and (not others or decree):
            if own + others <= 1 and not others and not risen:
                if near & can or free_ostracism:
                    out.append(OSTRACIZE.of(q))
            elif can_ostracize(s, me, q, MAIN_ACTION):
                out.append(OSTRACIZE.of(q))
        if others and near & can and not risen:
            for p in range(s.n):
                if p != me and s.infl[at + p]:
                    out.append(OUST.of(q, s.noun(p)))
    if risen:
        return
    out.append(INTERROGATE.of(AREOPAGUS))
    if mine:
        factions = own_factions(s, me) & can
        for f in range(KINDS):
            if factions >> f & 1:
                out.append(REASSIGN.of(f))


def reached(s: Pax, me: Player, risen: bool) -> list[int]:
    """By place, the factions of all cards that may act on it. [P-4.2]"""
    reach = [0] * PLACE_COUNT
    near = NEAR_LIST[s.m]
    for q in bits_of(s.mine[me]):
        card = s.map[q]
        if risen and AFFILIATION[card] != RISE_OF:
            continue
        mask = FMASK[card]
        for other in near[q]:
            reach[other] |= mask
    if not risen:
        mask = CONNECTION_MASK[s.sides[me].connection]
        for q in bits_of(touch_of(s, me)):
            reach[q] |= mask
    return reach


def can_pay_plainly(s: Pax, me: Player, place: Place, can: int) -> bool:
    """Whether the topmost free slot can be paid where nothing can be substituted."""
    at = place * MOST_SLOTS
    slot = 0
    while s.slots[at + slot] != NOBODY:
        slot += 1
    bill = SLOT_BILLS[s.map[place]][slot]
    favor = s.sides[me].favor
    f = 0
    while bill:
        if bill & BILL_MASK > favor[f]:
            return False
        bill >>= BILL_BITS
        f += 1
    return True


def rewards(s: Pax, me: Player, out: list[Action]) -> None:
    """What reward markers may be used for. [P-9.11, D-13]"""
    can = own_factions(s, me) & payable(s, me)
    for q in ON_MAP[s.m]:
        if s.marks[q]:
            if can_influence(s, me, q, BY_MARKER):
                out.append(USE_REWARD.of(BY_INFLUENCE, q))
            if can_ostracize(s, me, q, BY_MARKER):
                out.append(USE_REWARD.of(BY_OSTRACIZE, q))
            if can:
                out.append(USE_REWARD.of(BY_REASSIGN, q))


def use_reward(s: Pax, me: Player, kind: int, place: Place) -> None:
    """Discard a marker for an additional action on its card. May ask. [P-9.11]"""
    s.marks[place] -= 1
    s.note("uses-marker", me, kind, place)
    if kind == BY_INFLUENCE:
        s.next(HowMany(me, place, BY_MARKER))
    elif kind == BY_OSTRACIZE:
        s.next(PlaceOstracized(me, place, BY_MARKER))
    else:
        s.next(ReassignHere(me, place))


class ReassignHere(Ask[Pax], prompt="ask-faction", rule="P-9.11"):
    """The faction of a REASSIGN that ends on the marked card. [P-9.11, D-08]"""

    place: Place

    def options(self, s: Pax) -> list[Action]:
        can = own_factions(s, self.player) & payable(s, self.player)
        return [REASSIGN.of(f) for f in range(KINDS) if can >> f & 1]

    def take(self, s: Pax, action: Action) -> None:
        start_reassign(s, self.player, REASSIGN.noun(action), self.place)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("no-such-favor", {}, "P-8.5")


def offers(s: Pax, me: Player, out: list[Action]) -> None:
    """What special events offer once per turn. [P-16.3, P-16.7, D-25]"""
    favor = s.sides[me].favor
    for side in s.sides:
        if side.front == NONE:
            continue
        event = side.front - EVENT0
        if event == PRESS:
            if not s.flags & BOUGHT_PRESS and sets_of_same(s, me, PRESS_COST):
                out.append(BUY.of(PRESS))
        elif event == CONVENT:
            if not s.flags & BOUGHT_CONVENT and sum(favor) >= CONVENT_COST:
                out.append(BUY.of(CONVENT))
        elif event == INQUISITORS and not s.flags & PEEKED:
            for q in s.opponents(me):
                if q != s.ao:
                    if s.sides[q].hand:
                        out.append(PEEK.of(q, 0))
                    if not s.can_name(me, s.sides[q].plot):
                        out.append(PEEK.of(q, 1))


def buy_action(s: Pax, me: Player, event: int) -> None:
    """Favor for one more main action. May ask. [P-16.3]"""
    s.budget += 1
    s.note("buys-action", me, event)
    if event == PRESS:
        s.flags |= BOUGHT_PRESS
        s.next(PaySame(me, PRESS_COST))
    else:
        s.flags |= BOUGHT_CONVENT
        s.next(Pay(me, 0, CONVENT_COST, ALL_FACTIONS))


def peek(s: Pax, me: Player, other: Player, what: int) -> None:
    """Look at a hand or a private plot; third players see nothing. [P-16.7]"""
    s.flags |= PEEKED
    s.note("peeks", me, other, what)
    if what == 0:
        for card in sorted(
            s.sides[other].hand
        ):  # in which order they came is nobody's business
            s.show(card, me)
            s.note("sees-luminary", me, other, card, to=1 << me)
    else:
        card = s.sides[other].plot
        s.show(card, me)
        s.note("sees-plot", me, other, card - PLOT0, to=1 << me)


def realize(s: Pax, me: Player, plot: Plot) -> None:
    """A token goes on a plot; a private plot is turned face up. [P-12.1, D-19, I-29]"""
    s.flags |= REALIZED
    side = s.sides[me]
    side.supply -= 1
    side.on |= 1 << plot
    s.reveal(PLOT0 + plot)
    s.note("realizes", me, plot)
