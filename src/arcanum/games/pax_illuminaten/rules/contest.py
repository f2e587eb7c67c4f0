"""OUST and the contest it starts, with people and with the artificial opponent. [P-8.6, P-9]"""

from __future__ import annotations

from arcanum.games.pax_illuminaten.rules import automaton
from arcanum.games.pax_illuminaten.rules.actions import (
    BY_ABILITY,
    BY_CARD,
    actors,
    play_card,
    spend_action,
    why_not_acting,
)
from arcanum.games.pax_illuminaten.rules.facts import (
    AO_REVEALS,
    AREOPAGUS,
    BILL_BITS,
    BOOST_OUST,
    CLERGY,
    DAGGER,
    HAMMERS,
    KINDS,
    MARKERS,
    MOST_SIDES,
    MOST_SLOTS,
    OUST_DISCOUNT,
    PLACE_COUNT,
    STRENGTH,
    TIES_TO_ATTACKING_AO,
    CardId,
    Place,
)
from arcanum.games.pax_illuminaten.rules.favor import Intercept, can_pay, gain, owe, spend
from arcanum.games.pax_illuminaten.rules.piles import top_card
from arcanum.games.pax_illuminaten.rules.table import (
    IN_CONTEST_OF_AO,
    Pax,
    factions_at,
    holds,
    initial_strength,
    lift_token,
    opposing_on,
    tokens_of,
)
from arcanum.games.pax_illuminaten.rules.words import (
    ACT_WITH,
    CONTINUE,
    GAIN,
    LAY,
    OUST,
    STOP,
    TARGET,
)
from arcanum.kernel.frames import Ask, Frame, Player, Refusal
from arcanum.kernel.state import NONE
from arcanum.kernel.words import Action

# -- choosing [P-8.6]


def oust_actors(s: Pax, player: Player, place: Place, mode: int) -> list[Place]:
    """The cards that may act: adjacent ones, or ANY with `extra_oust`. [P-8.6, P-10.7]"""
    if mode != BY_ABILITY:
        return actors(s, player, place)
    return [q for q in range(PLACE_COUNT) if s.mine[player] >> q & 1] + [AREOPAGUS]


def can_pay_oust(s: Pax, player: Player, acting: Place, tokens: int, mode: int) -> bool:
    """Whether ousting so many tokens can be paid. [P-8.6, I-33]"""
    if mode == BY_CARD:
        return can_pay(s, player, tokens << BILL_BITS * CLERGY, 0, 0, 0)
    if mode == BY_ABILITY:
        tokens = max(0, tokens - OUST_DISCOUNT)
    return can_pay(s, player, 0, tokens, factions_at(s, player, acting), 0)


def can_oust(s: Pax, player: Player, place: Place, mode: int) -> bool:
    """Whether at least one token on a card can be targeted. [P-8.6]"""
    for acting in oust_actors(s, player, place, mode):
        if can_pay_oust(s, player, acting, 1, mode):
            return True
    return False


def ousts(s: Pax, player: Player, place: Place, mode: int) -> list[Action]:
    """Whom a player can oust on a card."""
    if not s.up >> place & 1 or not opposing_on(s, player, place):
        return []
    if not can_oust(s, player, place, mode):
        return []
    at = place * MOST_SIDES
    return [OUST.of(place, s.noun(p)) for p in s.opponents(player) if s.infl[at + p]]


class OustActing(Ask[Pax], prompt="ask-acting", rule="P-8.6", broad=True):
    """Which card ousts; with the clergy card it does not matter. [P-8.6, D-09]"""

    place: Place
    victim: Player
    mode: int

    def options(self, s: Pax) -> list[Action]:
        out = [
            ACT_WITH.of(q)
            for q in oust_actors(s, self.player, self.place, self.mode)
            if can_pay_oust(s, self.player, q, 1, self.mode)
        ]
        return out[:1] if self.mode == BY_CARD else out

    def take(self, s: Pax, action: Action) -> None:
        s.next(
            OustTokens(self.player, self.place, self.victim, self.mode, ACT_WITH.noun(action))
        )

    def why_not(self, s: Pax, action: Action) -> Refusal:
        acting = oust_actors(s, self.player, self.place, self.mode)
        q = ACT_WITH.noun(action)
        able = q in acting and can_pay_oust(s, self.player, q, 1, self.mode)
        return why_not_acting(acting, able, action)


class OustTokens(Ask[Pax], prompt="ask-tokens", rule="P-8.6", broad=True):
    """Which of the opponent's tokens are targeted. [P-8.6, D-09, I-34]"""

    place: Place
    victim: Player
    mode: int
    acting: Place

    def options(self, s: Pax) -> list[Action]:
        there = tokens_of(s, self.victim, self.place)
        can = [
            n > 0 and can_pay_oust(s, self.player, self.acting, n, self.mode)
            for n in range(MOST_SLOTS + 1)
        ]
        return [
            TARGET.of(some)
            for some in range(1, 1 << MOST_SLOTS)
            if some & ~there == 0 and can[some.bit_count()]
        ]

    def take(self, s: Pax, action: Action) -> None:
        me, some = self.player, TARGET.noun(action)
        n = some.bit_count()
        spend_action(s, self.mode, False)
        s.note("ousts", me, self.victim, self.place, n)
        s.next(Contest(me, self.victim, self.place, some))
        if self.mode == BY_CARD:
            owe(s, me, n << BILL_BITS * CLERGY, 0, 0)
        else:
            if self.mode == BY_ABILITY:
                n = max(0, n - OUST_DISCOUNT)
            owe(s, me, 0, n, factions_at(s, me, self.acting))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        if TARGET.said(action):
            there = tokens_of(s, self.victim, self.place)
            if TARGET.noun(action) & ~there or TARGET.noun(action) == 0:
                return ("no-such-tokens", {}, "P-8.6")
            return ("cannot-pay", {}, "P-8.6")
        return ("target-first", {}, "P-5.2")


# -- the contest [P-9]


def edge_of(s: Pax, attacker: Player, defender: Player, place: Place) -> int:
    """Above 0 the attacker has advantage, below 0 the defender. [P-9.2, P-9.3]"""
    edge = initial_strength(s, attacker, place) - initial_strength(s, defender, place)
    if s.boosts[BOOST_OUST] and attacker == s.active:
        return 0
    return edge


def wins_at_once(card: CardId, edge: int) -> bool:
    """A dagger wins for the vulnerable side, hammers for the side with advantage. [P-9.5]"""
    if card == NONE:
        return False
    strength = STRENGTH[card]
    return (strength == DAGGER and edge < 0) or (strength == HAMMERS and edge > 0)


def value_of(card: CardId) -> int:
    """What a contest card adds. [P-9.5, Q-34]"""
    if card == NONE or STRENGTH[card] in (DAGGER, HAMMERS):
        return 0
    return STRENGTH[card]


class Dispute(Frame[Pax]):
    """A step of the dispute over some tokens of the defender's at a place. [P-9.1]"""

    attacker: Player
    defender: Player
    place: Place
    tokens: int


class Contest(Dispute):
    """Both sides lay a luminary, then compare. [P-9.1, P-9.4, Q-35]"""

    def run(self, s: Pax) -> None:
        a, d = self.attacker, self.defender
        s.note(
            "initial-strengths",
            a,
            initial_strength(s, a, self.place),
            d,
            initial_strength(s, d, self.place),
        )
        if s.ao in (a, d):
            human = d if a == s.ao else a
            if s.active == s.ao:
                s.flags |= IN_CONTEST_OF_AO << human
            bonus = spend_on_contest(s)
            s.next(AoReveals(a, d, self.place, self.tokens, bonus))
            s.next(LayOpen(human))
            return
        lay_cards(s, a, d, self.place, self.tokens)


def lay_cards(s: Pax, a: Player, d: Player, place: Place, tokens: int) -> None:
    """Both lay a card: secretly at once, or in turn where the clergy card says so. [P-9.4]"""
    s.next(Verdict(a, d, place, tokens))
    if holds(s, a, CLERGY):
        s.then(LayOpen(d), LayOpen(a))
    elif holds(s, d, CLERGY):
        s.then(LayOpen(a), LayOpen(d))
    else:
        for p in (d, a):
            if s.sides[p].hand:  # who has no card owes no choice
                s.next(LayContestCard(p))


class LayContestCard(
    Ask[Pax], prompt="ask-contest-card", rule="P-9.4", broad=True, secret=True
):
    """Lay one luminary from hand, unseen until both lie. [P-9.4, D-10]

    The card stays in hand until it is revealed, so that nobody misses a card they know of.
    """

    def options(self, s: Pax) -> list[Action]:
        return [LAY.of(card) for card in s.sides[self.player].hand]

    def take(self, s: Pax, action: Action) -> None:
        s.sides[self.player].laid = LAY.noun(action)
        s.note("lays", self.player)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return why_not_lay(s, self.player, action)


class LayOpen(Ask[Pax], prompt="ask-contest-card", rule="P-9.4", broad=True):
    """Lay and reveal one luminary from hand at once. [P-9.4, P-15.8, D-10]"""

    def options(self, s: Pax) -> list[Action]:
        return [LAY.of(card) for card in s.sides[self.player].hand]

    def take(self, s: Pax, action: Action) -> None:
        s.sides[self.player].laid = LAY.noun(action)
        reveal_laid(s, self.player)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return why_not_lay(s, self.player, action)


def why_not_lay(s: Pax, player: Player, action: Action) -> Refusal:
    """Why a contest card cannot be laid."""
    if LAY.said(action):
        return ("not-in-hand", {}, "P-9.4")
    return ("lay-a-card", {}, "P-9.4")


def reveal_laid(s: Pax, player: Player) -> CardId:
    """Turns a player's contest card face up and returns it; it stays on the table. [P-9.8]"""
    me = s.sides[player]
    card = me.laid
    if card == NONE:
        s.note("lays-nothing", player)
    elif card in me.hand:
        me.hand.remove(card)
        s.contest.append(card)
        play_card(s, card)
        s.note("reveals", player, card)
    return card


class Verdict(Dispute):
    """Reveal both cards and find the winner; a tie is the defender's. [P-9.5, P-9.7]"""

    def run(self, s: Pax) -> None:
        a, d = self.attacker, self.defender
        attack, defence = reveal_laid(s, a), reveal_laid(s, d)
        s.sides[a].laid = NONE
        s.sides[d].laid = NONE
        edge = edge_of(s, a, d, self.place)
        total = initial_strength(s, a, self.place) + value_of(attack)
        against = initial_strength(s, d, self.place) + value_of(defence)
        a_at_once, d_at_once = wins_at_once(attack, edge), wins_at_once(defence, -edge)
        if a_at_once and d_at_once:
            s.note("cards-cancel")
            s.next(ContinueOrStop(a, d, self.place, self.tokens))
        elif a_at_once or (not d_at_once and total > against):
            attacker_wins(s, a, d, self.place, self.tokens)
        else:
            s.note("wins-contest", d, a, self.place)


class ContinueOrStop(Ask[Pax], prompt="ask-continue", rule="P-9.6"):
    """Both cards would win at once: new cards, or the defender wins. [P-9.6, D-11]"""

    defender: Player
    place: Place
    tokens: int

    def options(self, s: Pax) -> list[Action]:
        return [CONTINUE.of(), STOP.of()]

    def take(self, s: Pax, action: Action) -> None:
        if CONTINUE.said(action):
            s.note("continues", self.player)
            lay_cards(s, self.player, self.defender, self.place, self.tokens)
        else:
            s.note("stops", self.player)
            s.note("wins-contest", self.defender, self.player, self.place)  # [P-9.9]


def remove_tokens(s: Pax, place: Place, tokens: int) -> int:
    """Targeted tokens go back to their owner's supply; returns how many. [P-9.10]"""
    n = 0
    whose = NONE
    for slot in range(MOST_SLOTS):
        if tokens >> slot & 1:
            whose = lift_token(s, place, slot)
            s.sides[whose].supply += 1
            n += 1
    if n:
        s.note("loses-tokens", whose, place, n)
    return n


def attacker_wins(s: Pax, a: Player, d: Player, place: Place, tokens: int) -> None:
    """Tokens go, the defender is compensated, the attacker gets a marker. [P-9.10]

    May ask. [Q-26]
    """
    s.note("wins-contest", a, d, place)
    n = remove_tokens(s, place, tokens)
    if a == s.ao:
        s.next(automaton.InfluenceStep(place))
    elif sum(s.marks) < MARKERS:
        s.marks[place] += 1
        s.note("gets-marker", a, place)
    if d == s.ao:
        automaton.lost_as_defender(s, place)
    else:
        s.next(Compensate(d, n))


class Compensate(Ask[Pax], prompt="ask-compensation", rule="P-9.10"):
    """The type of a compensation token: one that the supply has. [P-9.10, D-12, Q-25]"""

    left: int

    def options(self, s: Pax) -> list[Action]:
        if self.left <= 0:
            return []
        out = [GAIN.of(f) for f in range(KINDS) if s.supply[f]]
        if not out:
            for f in range(KINDS):
                for q in range(s.n):
                    if q != self.player and s.sides[q].favor[f]:
                        out.append(GAIN.of(f))
                        break
        return out

    def take(self, s: Pax, action: Action) -> None:
        if self.left > 1:
            s.next(Compensate(self.player, self.left - 1))
        f = GAIN.noun(action)
        if s.supply[f]:
            gain(s, self.player, f, 1)
        else:
            s.next(Intercept(self.player, f, 1))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("not-in-supply", {}, "P-9.10")


# -- with an artificial opponent [P-15.8]


def spend_on_contest(s: Pax) -> int:
    """It spends all favor of the AO card's factions; returns the strength. [P-15.8]"""
    me = s.sides[s.ao]
    mask = automaton.ao_factions(s)
    bonus = 0
    for f in range(KINDS):
        if mask >> f & 1 and me.favor[f]:
            bonus += me.favor[f]
            s.note("pays", s.ao, f, me.favor[f])
            spend(s, me, f, me.favor[f])
    s.note("ao-bonus", s.ao, bonus)
    return bonus


class AoReveals(Dispute):
    """It turns over up to three cards, until one does not fail. [P-15.8, Q-28, Q-29]"""

    bonus: int

    def run(self, s: Pax) -> None:
        a, d = self.attacker, self.defender
        human = d if a == s.ao else a
        edge = edge_of(s, a, d, self.place)
        if human == a:
            edge = -edge  # now above 0 where the artificial opponent has advantage
        laid = s.sides[human].laid
        if laid == NONE:
            s.note("lays-nothing", human)
        s.sides[human].laid = NONE
        against = initial_strength(s, human, self.place) + value_of(laid)
        human_at_once = wins_at_once(laid, -edge)
        own = initial_strength(s, s.ao, self.place) + self.bonus
        for _ in range(AO_REVEALS):
            card = top_card(s)
            if card != NONE:
                s.contest.append(card)
                play_card(s, card)
                s.note("reveals", s.ao, card)
            at_once = wins_at_once(card, edge)
            total = own + value_of(card)
            if (at_once and human_at_once) or (
                not at_once and not human_at_once and total == against
            ):
                if a == s.ao and not TIES_TO_ATTACKING_AO[s.who]:
                    break  # a tie is the defender's, and no retry
                self.won(s)
                return
            if at_once or (not human_at_once and total > against):
                self.won(s)
                return
        self.lost(s)

    def won(self, s: Pax) -> None:
        """The artificial opponent has won."""
        a, d = self.attacker, self.defender
        if a == s.ao:
            attacker_wins(s, a, d, self.place, self.tokens)
            return
        s.note("wins-contest", d, a, self.place)
        remove_tokens(s, self.place, tokens_of(s, a, self.place))

    def lost(self, s: Pax) -> None:
        """The artificial opponent has lost."""
        a, d = self.attacker, self.defender
        if a == s.ao:
            s.note("wins-contest", d, a, self.place)
            automaton.lost_as_attacker(s)
        else:
            attacker_wins(s, a, d, self.place, self.tokens)
