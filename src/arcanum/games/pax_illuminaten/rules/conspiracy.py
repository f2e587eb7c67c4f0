"""The conspiracy chain, the abilities of luminaries, and quick favor. [P-10]"""

from __future__ import annotations

from typing import ClassVar, Final

from arcanum.games.pax_illuminaten.rules.actions import BY_ABILITY, play_card
from arcanum.games.pax_illuminaten.rules.facts import (
    ABILITY,
    AFFILIATION,
    ALL_FACTIONS,
    ARCH_ACTIONS,
    DECREE,
    DEGREE,
    DRAW_FROM_DECK,
    EDICT_FAVOR,
    EXCHANGE_MOST,
    EXTRA_INFLUENCE,
    EXTRA_INTERROGATE,
    EXTRA_MOVES,
    EXTRA_OSTRACIZE,
    EXTRA_OUST,
    EXTRA_REASSIGN,
    EXTRA_SCOUT,
    FMASK,
    GM_ABILITY,
    GRAND_MASTER,
    IS_BOOST,
    KINDS,
    MAGISTRATES,
    MOST_SIDES,
    MOST_SLOTS,
    ON_MAP,
    PACT,
    PACT_OF,
    RA_ABILITY,
    ROYAL_ARCH,
    SPECIAL_BORROW,
    SPECIAL_DRAW,
    SPECIAL_EDICT,
    SPECIAL_EXCHANGE,
    SPECIAL_SWAP,
    SPECIAL_TITHE,
    TITHE,
    CardId,
)
from arcanum.games.pax_illuminaten.rules.favor import has_paid, spend, take_income
from arcanum.games.pax_illuminaten.rules.granted import GrantedAction, granted
from arcanum.games.pax_illuminaten.rules.piles import draw, take_from_court
from arcanum.games.pax_illuminaten.rules.reassigning import MoveTokens
from arcanum.games.pax_illuminaten.rules.table import (
    NOT_LENT,
    OUT,
    QUICK_TAKEN,
    Pax,
    holds,
    map_changed,
    opposing_on,
)
from arcanum.games.pax_illuminaten.rules.words import (
    ABILITY_USE,
    BORROW,
    DECLINE,
    DONE,
    FROM_COURT,
    FROM_DECK,
    FROM_EDICT,
    GAIN,
    INFLUENCE_ON,
    INTERROGATE,
    OSTRACIZE,
    OUST,
    QUICK,
    RETURN,
    SCOUT,
    SWAP,
    TITHE_OF,
)
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.state import NONE
from arcanum.kernel.words import Action, Verb

# -- the chain


def can_link(s: Pax, card: CardId) -> bool:
    """Whether a luminary may be added to the chain. [P-10.2, P-16.5, Q-22, I-20, I-21]"""
    if not s.chain:
        return True
    last = s.chain[-1]
    if DEGREE[last] == ROYAL_ARCH:
        return False
    if DEGREE[last] == GRAND_MASTER or DEGREE[card] >= GRAND_MASTER:
        return True
    if FMASK[last] & FMASK[card]:
        return True
    return AFFILIATION[card] == PACT_OF and s.in_force(PACT)


def conspire(s: Pax, player: Player, card: CardId) -> None:
    """A luminary from hand joins the chain. [P-10.1]"""
    s.sides[player].hand.remove(card)
    s.chain.append(card)
    play_card(s, card)
    s.note("conspires", player, card)
    s.next(UseLuminary(player, card, 0))


class UseLuminary(Ask[Pax], prompt="ask-ability", rule="P-10.1", broad=True):
    """The ability, quick favor instead, or nothing. [P-10.1, P-10.3, P-10.4, D-14]

    `quick` is 1 when quick favor is taken and the magistrates card lets the ability follow.
    """

    card: CardId
    quick: int

    def options(self, s: Pax) -> list[Action]:
        out: list[Action] = []
        ability = ABILITY[self.card]
        if can_use(s, self.player, self.card):
            out.append(ABILITY_USE.of())
        if not self.quick and not s.flags & QUICK_TAKEN:
            out.append(QUICK.of())
        if self.quick or not IS_BOOST[ability]:
            out.append(DECLINE.of())
        return out

    def forced(self, s: Pax) -> bool:
        # Whether a luminary in hand fits a target under the Decree is the player's secret.
        return ABILITY[self.card] != EXTRA_OSTRACIZE or not s.in_force(DECREE)

    def take(self, s: Pax, action: Action) -> None:
        me, card = self.player, self.card
        if ABILITY_USE.said(action):
            s.note("uses-ability", me, card, ABILITY[card])
            use_ability(s, me, card)
        elif QUICK.said(action):
            s.flags |= QUICK_TAKEN
            s.note("quick-favor", me, card)
            if holds(s, me, MAGISTRATES):
                s.next(UseLuminary(me, card, 1))
            take_income(s, me, card, False, 0)
        else:
            s.note("declines", me, card)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        if QUICK.said(action):
            return ("quick-favor-taken", {}, "P-10.4")
        if ABILITY_USE.said(action):
            return ("ability-has-no-use", {}, "P-10.3")
        if DECLINE.said(action):
            return ("boost-must-be-applied", {}, "P-10.3")
        return ("use-card-first", {}, "P-5.2")


# -- the abilities [P-10.7]

EXTRA: Final[dict[int, Verb]] = {  # the action that an ability grants
    EXTRA_SCOUT: SCOUT,
    EXTRA_INFLUENCE: INFLUENCE_ON,
    EXTRA_OSTRACIZE: OSTRACIZE,
    EXTRA_INTERROGATE: INTERROGATE,
    EXTRA_OUST: OUST,
}


def can_use(s: Pax, player: Player, card: CardId) -> bool:
    """Whether a luminary's ability can be carried out now. [P-10.3]"""
    ability = ABILITY[card]
    if IS_BOOST[ability] or ability in (RA_ABILITY, EXTRA_INTERROGATE):
        return True
    if ability == GM_ABILITY:
        return not has_paid(s, card)
    if ability == EXTRA_SCOUT:
        return any_down(s)
    if ability == EXTRA_REASSIGN:
        return can_move_anywhere(s, player, ALL_FACTIONS)
    if ability == EXTRA_INFLUENCE or ability == EXTRA_OSTRACIZE or ability == EXTRA_OUST:
        return bool(granted(s, player, EXTRA[ability], BY_ABILITY))
    if ability == SPECIAL_SWAP:
        return bool(swaps(s, player))
    if ability == SPECIAL_BORROW:
        return bool(borrowable(s, player))
    if ability == SPECIAL_DRAW:
        return bool(s.deck) or bool(s.discard) or any_court(s)
    if ability == SPECIAL_EDICT:
        return sum(s.on_edict) > 0
    if ability == SPECIAL_EXCHANGE:
        return sum(s.sides[player].favor) > 0
    if ability == SPECIAL_TITHE:
        return bool(tithes(s, player, NONE))
    raise AssertionError(ability)


def any_down(s: Pax) -> bool:
    """Whether any map card lies face down."""
    return s.up.bit_count() < len(ON_MAP[s.m])


def any_court(s: Pax) -> bool:
    """Whether the court holds a card."""
    return max(s.court) != NONE


def can_move_anywhere(s: Pax, player: Player, mask: int) -> bool:
    """Whether a token of the player can go to any free slot of another card. [P-10.7]"""
    return len(MoveTokens(player, mask, 1, 1, NONE, NONE, NONE, 0).options(s)) > 1


class ExtraAction(GrantedAction, rule="P-10.7"):
    """The target of an extra action, at once. [P-10.3, P-10.7, P-7.4, D-15]"""

    ability: int

    mode: ClassVar[int] = BY_ABILITY

    def verb(self) -> Verb:
        return EXTRA[self.ability]


def use_ability(s: Pax, player: Player, card: CardId) -> None:
    """Carry out a luminary's ability. May ask. [P-10.3, P-10.5, P-10.6, P-10.7, Q-10]"""
    ability = ABILITY[card]
    if IS_BOOST[ability]:
        s.boosts[ability] += 1
    elif ability == RA_ABILITY:
        s.budget += ARCH_ACTIONS
        s.note("extra-main-action", player, ARCH_ACTIONS)
    elif ability == GM_ABILITY:
        take_income(s, player, card, False, 0)
    elif ability == EXTRA_REASSIGN:
        s.next(MoveTokens(player, ALL_FACTIONS, EXTRA_MOVES, 1, NONE, NONE, NONE, 1))
    elif ability == SPECIAL_SWAP:
        s.next(SwapCards(player))
    elif ability == SPECIAL_BORROW:
        s.next(BorrowCard(player))
    elif ability == SPECIAL_DRAW:
        s.next(DrawOrCourt(player))
    elif ability == SPECIAL_EDICT:
        s.next(EdictFavor(player))
    elif ability == SPECIAL_EXCHANGE:
        s.next(ReturnFavor(player, 0))
    elif ability == SPECIAL_TITHE:
        s.next(TitheFavor(player, NONE, TITHE))
    else:
        s.next(ExtraAction(player, ability))


def swaps(s: Pax, player: Player) -> list[Action]:
    """Pairs of face-up cards that may be swapped. [P-10.7, Q-12]"""
    up = [q for q in ON_MAP[s.m] if s.up >> q & 1]
    excess = [opposing_on(s, player, q) - s.infl[q * MOST_SIDES + player] for q in up]
    return [
        SWAP.of(up[i], up[j])
        for i in range(len(up))
        for j in range(i + 1, len(up))
        if excess[i] + excess[j] <= 0
    ]


class SwapCards(Ask[Pax], prompt="ask-swap", rule="P-10.7"):
    """Two face-up cards trade places with all on them. [P-10.7, D-27, Q-12, Q-36]"""

    def options(self, s: Pax) -> list[Action]:
        return swaps(s, self.player)

    def take(self, s: Pax, action: Action) -> None:
        a, b = SWAP.noun(action), SWAP.second(action)
        s.map[a], s.map[b] = s.map[b], s.map[a]
        s.marks[a], s.marks[b] = s.marks[b], s.marks[a]
        for i in range(MOST_SLOTS):
            x, y = a * MOST_SLOTS + i, b * MOST_SLOTS + i
            s.slots[x], s.slots[y] = s.slots[y], s.slots[x]
        for p in range(4):
            x, y = a * MOST_SIDES + p, b * MOST_SIDES + p
            s.infl[x], s.infl[y] = s.infl[y], s.infl[x]
            s.mine[p] &= ~(1 << a | 1 << b)
            s.mine[p] |= (1 << a if s.infl[x] else 0) | (1 << b if s.infl[y] else 0)
        if s.pawn == a:
            s.pawn = b
        elif s.pawn == b:
            s.pawn = a
        map_changed(s)
        s.note("swaps", self.player, a, b)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("cannot-swap", {}, "P-10.7")


def borrowable(s: Pax, player: Player) -> list[Action]:
    """Faction cards of the row and of other players."""
    return [BORROW.of(f) for f in range(KINDS) if s.owner[f] != OUT and s.owner[f] != player]


class BorrowCard(Ask[Pax], prompt="ask-borrow", rule="P-10.7"):
    """Which faction card to use for this turn. [P-10.7, D-26]"""

    def options(self, s: Pax) -> list[Action]:
        return borrowable(s, self.player)

    def take(self, s: Pax, action: Action) -> None:
        f = BORROW.noun(action)
        if s.lent[f] == NOT_LENT:
            s.lent[f] = s.owner[f]
        s.owner[f] = self.player
        s.note("borrows", self.player, f)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("cannot-borrow", {}, "P-10.7")


class DrawOrCourt(Ask[Pax], prompt="ask-draw", rule="P-10.7"):
    """Two cards from the deck, or one of the court. [P-10.7, D-15]"""

    def options(self, s: Pax) -> list[Action]:
        out = [FROM_DECK.of()] if s.deck or s.discard else []
        return out + [FROM_COURT.of(card) for card in s.court if card != NONE]

    def take(self, s: Pax, action: Action) -> None:
        if FROM_DECK.said(action):
            draw(s, self.player, DRAW_FROM_DECK)
        else:
            take_from_court(s, self.player, FROM_COURT.noun(action))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("not-in-court", {}, "P-10.7")


class EdictFavor(Ask[Pax], prompt="ask-edict", rule="P-10.7"):
    """Two favor of one edict. [P-10.7, D-28, P-4.4]"""

    def options(self, s: Pax) -> list[Action]:
        return [FROM_EDICT.of(f) for f in range(KINDS) if s.on_edict[f]]

    def take(self, s: Pax, action: Action) -> None:
        f = FROM_EDICT.noun(action)
        n = min(EDICT_FAVOR, s.on_edict[f])
        s.on_edict[f] -= n
        s.sides[self.player].favor[f] += n
        s.note("takes-from-edict", self.player, f, n)

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("no-tokens-on-edict", {}, "P-10.7")


class ReturnFavor(Ask[Pax], prompt="ask-return", rule="P-10.7"):
    """Up to three tokens go back to the supply. [P-10.7, D-29]"""

    count: int

    def options(self, s: Pax) -> list[Action]:
        out: list[Action] = []
        if self.count < EXCHANGE_MOST:
            out = [RETURN.of(f) for f in range(KINDS) if s.sides[self.player].favor[f]]
        return [*out, DONE.of()]

    def take(self, s: Pax, action: Action) -> None:
        if DONE.said(action):
            if self.count:
                s.next(TakeFavor(self.player, self.count))
            return
        f = RETURN.noun(action)
        spend(s, s.sides[self.player], f, 1)
        s.note("returns-favor", self.player, f, 1)
        s.next(ReturnFavor(self.player, self.count + 1))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("no-such-favor", {}, "P-10.7")


class TakeFavor(Ask[Pax], prompt="ask-take", rule="P-10.7"):
    """As many tokens come from the supply, and from nowhere else. [P-10.7, D-29]"""

    left: int

    def options(self, s: Pax) -> list[Action]:
        return [GAIN.of(f) for f in range(KINDS) if s.supply[f]]

    def take(self, s: Pax, action: Action) -> None:
        f = GAIN.noun(action)
        s.supply[f] -= 1
        s.sides[self.player].favor[f] += 1
        s.note("gains", self.player, f, 1)
        if self.left > 1:
            s.next(TakeFavor(self.player, self.left - 1))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("not-in-supply", {}, "P-10.7")


def tithes(s: Pax, player: Player, other: Player) -> list[Action]:
    """Tokens of opponents (of one, if the tithe has begun) that may be taken."""
    return [
        TITHE_OF.of(s.noun(q), f)
        for q in s.opponents(player)
        if other in (NONE, q)
        for f in range(KINDS)
        if s.sides[q].favor[f]
    ]


class TitheFavor(Ask[Pax], prompt="ask-tithe", rule="P-10.7"):
    """Two favor of one opponent. [P-10.7, D-30]"""

    other: Player
    left: int

    def options(self, s: Pax) -> list[Action]:
        return tithes(s, self.player, self.other)

    def take(self, s: Pax, action: Action) -> None:
        q, f = s.player_of(TITHE_OF.noun(action)), TITHE_OF.second(action)
        s.sides[q].favor[f] -= 1
        s.sides[self.player].favor[f] += 1
        s.note("tithes", self.player, q, f)
        if self.left > 1:
            s.next(TitheFavor(self.player, q, self.left - 1))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("cannot-tithe", {}, "P-10.7")
