"""The check phase: plots, victory, events, refill. [P-13]"""

from __future__ import annotations

from arcanum.games.pax_illuminaten.rules.facts import (
    ALL_FACTIONS,
    EDICT_FACTION,
    EDICT_TOKENS,
    EVENT0,
    KINDS,
    PLOTS_TO_WIN,
    CardId,
)
from arcanum.games.pax_illuminaten.rules.favor import (
    Pay,
)
from arcanum.games.pax_illuminaten.rules.piles import (
    DiscardDown,
    ToLimit,
    draw,
    refresh_court,
    take_from_court,
)
from arcanum.games.pax_illuminaten.rules.plots import (
    is_met,
    largest_together,
    together,
)
from arcanum.games.pax_illuminaten.rules.scoring import win_by_plots
from arcanum.games.pax_illuminaten.rules.table import (
    BIG_PLAYED,
    IN_CONTEST_OF_AO,
    NOT_LENT,
    Pax,
    hand_limit,
)
from arcanum.games.pax_illuminaten.rules.words import (
    BACK,
    DONE,
    FROM_COURT,
    FROM_DECK,
    KEEP_EVENT,
    LOSE,
)
from arcanum.kernel.bits import bits_of
from arcanum.kernel.frames import Act, Ask, Frame, Player, Refusal
from arcanum.kernel.state import NONE
from arcanum.kernel.words import Action

# -- check phase [P-13]


class CheckPhase(Act[Pax]):
    """Borrowed cards go back; plots, events, refill. [P-13.1]"""

    def run(self, s: Pax) -> None:
        p = self.player
        for f in range(KINDS):
            if s.lent[f] != NOT_LENT:
                s.note("gives-back", s.owner[f], f)
                s.owner[f] = s.lent[f]
                s.lent[f] = NOT_LENT
        s.then(CheckPlots(), CheckVictory(p), CheckEvents(p), Refill(p))


class CheckPlots(Frame[Pax]):
    """All people's plots, the active player's first. [P-13.2, Q-18]"""

    def run(self, s: Pax) -> None:
        for p in s.around(s.active)[::-1]:
            if s.sides[p].on or s.sides[p].edge:
                s.next(CheckPlotsOf(p))


class CheckPlotsOf(Act[Pax]):
    """Tokens that no longer hold, then tokens that hold again. [P-13.2, P-12.2]

    No rule takes a plot card out of the game, and a law watches that none does. [P-12.10]
    """

    def run(self, s: Pax) -> None:
        s.then(LosePlot(self.player), PlotsBack(self.player))


class LosePlot(Ask[Pax], prompt="ask-lose-plot", rule="P-13.2"):
    """Which token goes to the lower edge when not all hold. [P-13.2, D-20, Q-16, I-35]"""

    def options(self, s: Pax) -> list[Action]:
        on = s.sides[self.player].on
        if on == 0:
            return []
        kept = largest_together(s, self.player, on)
        out: list[Action] = []
        for plot in bits_of(on):
            for some in kept:
                if not some >> plot & 1:
                    out.append(LOSE.of(plot))
                    break
        return out[:1] if len(kept) == 1 else out  # no choice: one after the other

    def take(self, s: Pax, action: Action) -> None:
        plot = LOSE.noun(action)
        me = s.sides[self.player]
        me.on &= ~(1 << plot)
        me.edge |= 1 << plot
        s.note("plot-lost", self.player, plot)
        s.next(self)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        plot = LOSE.noun(action)
        on = s.sides[self.player].on
        held = largest_together(s, self.player, on)
        if on >> plot & 1 and all(some >> plot & 1 for some in held):
            return ("plot-still-holds", {}, "P-13.2")
        return ("not-now", {}, "P-13.2")


class PlotsBack(Ask[Pax], prompt="ask-plot-back", rule="P-13.2"):
    """Whether a token at the edge moves back onto its plot. [P-13.2, D-21]"""

    def options(self, s: Pax) -> list[Action]:
        me = s.sides[self.player]
        out = [
            BACK.of(plot)
            for plot in bits_of(me.edge)
            if together(s, self.player, me.on | 1 << plot)
        ]
        if out:
            out.append(DONE.of())
        return out

    def take(self, s: Pax, action: Action) -> None:
        if BACK.said(action):
            plot = BACK.noun(action)
            me = s.sides[self.player]
            me.on |= 1 << plot
            me.edge &= ~(1 << plot)
            s.note("plot-back", self.player, plot)
            s.next(self)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        plot = BACK.noun(action)
        if not s.sides[self.player].edge >> plot & 1:
            return ("not-now", {}, "P-13.2")
        if is_met(s, self.player, plot):
            return ("not-together", {}, "P-12.8")
        return ("plot-not-met", {}, "P-13.2")


class CheckVictory(Act[Pax]):
    """Two plots in the own check phase win. [P-13.3, P-14.1]"""

    def run(self, s: Pax) -> None:
        if s.sides[self.player].on.bit_count() >= PLOTS_TO_WIN:
            win_by_plots(s, self.player)


class CheckEvents(Act[Pax]):
    """A grand master or royal arch was played: draw two events, keep one. [P-13.4]"""

    def run(self, s: Pax) -> None:
        if not s.flags & BIG_PLAYED or not s.events:
            return
        n = min(2, len(s.events))
        s.note("draws-events", self.player, n)
        for _ in range(n):
            card = s.events.pop()
            s.drawn_events.append(card)
            s.show(card, self.player)
            s.note("sees-event", self.player, card - EVENT0, to=1 << self.player)
        s.next(KeepEvent(self.player))


class KeepEvent(Ask[Pax], prompt="ask-keep-event", rule="P-13.4"):
    """Which of the drawn events to keep; the other goes back on top. [P-13.4, D-22]"""

    def options(self, s: Pax) -> list[Action]:
        return [KEEP_EVENT.of(card - EVENT0) for card in s.drawn_events]

    def take(self, s: Pax, action: Action) -> None:
        kept = EVENT0 + KEEP_EVENT.noun(action)
        is_edict = EDICT_FACTION[kept - EVENT0] >= 0
        s.drawn_events.remove(kept)
        for card in s.drawn_events:
            s.events.append(card)
            s.note("returns-event", self.player)
            if not is_edict:
                forget_events(s, self.player, kept, card)
        s.drawn_events = []
        if is_edict:
            resolve_edict(s, self.player, kept)
        else:
            s.sides[self.player].specials.append(kept)
            s.note("keeps-special", self.player)
            s.note("keeps-event", self.player, kept - EVENT0, to=1 << self.player)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("not-drawn", {}, "P-13.4")


def forget_events(s: Pax, player: Player, kept: CardId, back: CardId) -> None:
    """Who returned one of two drawn events no longer knows where it is. [P-13.4]

    A special event is kept in secret: it may be the one that was known. Only an edict on its
    way back is known still, since no edict is kept in secret.
    """
    s.let_know(kept, 1 << player)
    if EDICT_FACTION[back - EVENT0] < 0:
        s.let_know(back, 1 << player)


def resolve_edict(s: Pax, player: Player, card: CardId) -> None:
    """All tokens of its faction go back, six lie on the edict. [P-13.5]"""
    f = EDICT_FACTION[card - EVENT0]
    s.reveal(card)
    s.sides[player].edicts.append(card)
    s.note("edict-comes", player, card - EVENT0)
    for p in range(s.n):
        n = s.sides[p].favor[f]
        if n:
            s.sides[p].favor[f] = 0
            s.supply[f] += n
            s.note("returns-favor", p, f, n)
    n = min(EDICT_TOKENS, s.supply[f])
    s.supply[f] -= n
    s.on_edict[f] += n


def clear_table(s: Pax) -> None:
    """Chain, contest and plan cards are discarded. [P-13.6, P-15.5]"""
    s.discard += s.chain + s.contest + s.plan
    s.chain = []
    s.contest = []
    s.plan = []


class Refill(Act[Pax]):
    """Discard, then the others draw, then the active player, then the court. [P-13.6]"""

    def run(self, s: Pax) -> None:
        clear_table(s)
        p = self.player
        s.then(RefillOthers(p), RefillHand(p, 0, 0), DiscardDown(p), RefreshCourt())


class RefillOthers(Act[Pax]):
    """The other people, clockwise from the left, draw from the deck. [P-13.6]"""

    def run(self, s: Pax) -> None:
        for p in s.opponents(self.player)[::-1]:
            if p != s.ao:
                s.next(ToLimit(p))


class RefillHand(Ask[Pax], prompt="ask-refill", rule="P-13.6", broad=True):
    """Draw up to the limit from the court and the deck, in any order. [P-13.6, D-23]

    Of two court cards one must be the majordomo's, and the second costs one favor.
    """

    taken: int  # court cards so far
    his: int  # whether the majordomo's card is among them

    def options(self, s: Pax) -> list[Action]:
        me = s.sides[self.player]
        if len(me.hand) >= hand_limit(s, self.player):
            return []
        out: list[Action] = []
        deck = len(s.deck) + len(s.discard)
        if deck:
            out.append(FROM_DECK.of())
        if self.taken == 0 or (self.taken == 1 and sum(me.favor) > 0):
            for at in range(len(s.court)):
                card = s.court[at]
                if card != NONE and (self.taken == 0 or self.his or at == s.majordomo):
                    out.append(FROM_COURT.of(card))
        if out and not deck:
            out.append(DONE.of())
        return out

    def take(self, s: Pax, action: Action) -> None:
        if DONE.said(action):
            return
        if FROM_DECK.said(action):
            s.next(self)
            draw(s, self.player, 1)
            return
        card = FROM_COURT.noun(action)
        his = 1 if self.his or s.court[s.majordomo] == card else 0
        s.next(RefillHand(self.player, self.taken + 1, his))
        take_from_court(s, self.player, card)
        if self.taken == 1:
            s.next(Pay(self.player, 0, 1, ALL_FACTIONS))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        if FROM_COURT.said(action):
            if FROM_COURT.noun(action) not in s.court:
                return ("not-in-court", {}, "P-13.6")
            if self.taken >= 2:
                return ("two-court-cards-at-most", {}, "P-13.6")
            his = self.his or FROM_COURT.noun(action) == s.court[s.majordomo]
            if self.taken and not his:
                return ("not-the-majordomos-card", {}, "P-13.6")
            return ("no-favor-left", {}, "P-13.6")
        return ("draw-first", {}, "P-13.6")


class RefreshCourt(Frame[Pax]):
    """The majordomo's card goes, he moves on, the court is filled. [P-13.6, I-15]"""

    def run(self, s: Pax) -> None:
        refresh_court(s)


class AoRefill(Frame[Pax]):
    """After the artificial opponent's turn. [P-15.5]

    The court first; then people who took part in a contest draw, and who is above the limit
    discards.
    """

    def run(self, s: Pax) -> None:
        clear_table(s)
        refresh_court(s)
        for p in s.opponents(s.ao)[::-1]:
            took_part = s.flags & IN_CONTEST_OF_AO << p
            s.next(ToLimit(p) if took_part else DiscardDown(p))
