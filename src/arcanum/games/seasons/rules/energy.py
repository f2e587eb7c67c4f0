"""Gaining, paying, discarding and transmuting energy. [S-8, S-9]"""

from __future__ import annotations

from typing import Final

from arcanum.games.seasons.rules.facts import (
    AMULET_OF_WATER,
    BONUS_ADDS,
    PURSE_ADDS,
    PURSE_OF_IO,
    RATES,
)
from arcanum.games.seasons.rules.table import (
    Mage,
    Seasons,
    amulets,
    copies,
    has_amulet,
    in_reserve,
    is_over_limit,
    reserve_limit,
    spendable,
    store,
)
from arcanum.games.seasons.rules.words import DISCARD, GO_ON, TAKE, WAIVE
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action

ANY_ENERGY: Final[list[Action]] = [TAKE.of(kind) for kind in range(4)]
NEED_BITS: Final = 5  # a need is four small counts in one int, air lowest


def need_of(tokens: list[int]) -> int:
    """Four counts as one int, for frames."""
    return tokens[0] | tokens[1] << 5 | tokens[2] << 10 | tokens[3] << 15


def need_for(need: int, kind: int) -> int:
    """How many tokens of a kind a need holds."""
    return need >> kind * NEED_BITS & 31


# -- gaining


def gain(s: Seasons, player: Player, kind: int, n: int) -> None:
    """Take n tokens of a kind from the stock, then cut to the limit.

    [S-7.2, S-8.3, S-1.5, S-8.4, OQ-17, OQ-31]
    """
    me = s.mages[player]
    me.reserve[kind] += n
    s.note("takes-energy", player, kind, n)
    if is_over_limit(me):
        s.next(Overflow(player))


def gain_any(s: Seasons, player: Player, n: int) -> None:
    """Take n tokens, each of a kind of one's choice. [D-16]

    More than the limit never helps: any content of the reserve can be reached with as many
    tokens as the limit. [S-8.6]
    """
    most = reserve_limit(s.mages[player])
    if n > 0:
        s.next(TakeAny(player, n if n < most else most))


class TakeAny(Ask[Seasons], prompt="ask-take-any", rule="S-8.6"):
    """`player` takes n more tokens of any kinds, then the limit holds again. [S-8.6, D-16]"""

    n: int

    def options(self, s: Seasons) -> list[Action]:
        return ANY_ENERGY[:]

    def take(self, s: Seasons, action: Action) -> None:
        kind = TAKE.noun(action)
        me = s.mages[self.player]
        me.reserve[kind] += 1
        s.note("takes-energy", self.player, kind, 1)
        if self.n > 1:
            s.next(TakeAny(self.player, self.n - 1))
        elif is_over_limit(me):
            s.next(Overflow(self.player))


class TakeOrLeave(TakeAny, prompt="ask-take-or-leave", rule="S-8.6"):
    """`player` takes up to n more tokens of any kinds, then the limit holds again.

    [OQ-35, card 18, D-16]
    """

    def options(self, s: Seasons) -> list[Action]:
        return [*ANY_ENERGY, GO_ON.of()]

    def take(self, s: Seasons, action: Action) -> None:
        me = s.mages[self.player]
        more = TAKE.said(action)
        if more:
            kind = TAKE.noun(action)
            me.reserve[kind] += 1
            s.note("takes-energy", self.player, kind, 1)
        if more and self.n > 1:
            s.next(TakeOrLeave(self.player, self.n - 1))
        elif is_over_limit(me):
            s.next(Overflow(self.player))


class Overflow(Ask[Seasons], prompt="ask-overflow", rule="S-8.3", broad=True):
    """`player` discards tokens, one at a time, down to exactly the limit.

    [S-8.3, D-11, S-8.7]
    """

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        if not is_over_limit(me):
            return []
        return [DISCARD.of(kind) for kind in range(4) if me.reserve[kind]]

    def take(self, s: Seasons, action: Action) -> None:
        kind = DISCARD.noun(action)
        s.mages[self.player].reserve[kind] -= 1
        s.note("discards-energy", self.player, kind, 1)
        s.next(self)

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        me = s.mages[self.player]
        if DISCARD.said(action) and not has_token(s, me, DISCARD.noun(action)):
            return ("no-such-token", {}, "S-8.3")
        return ("discard-to-limit-first", {}, "S-8.3")


# -- spending


def sources(s: Seasons, me: Mage, kind: int) -> list[int]:
    """The token nouns of a kind that can be spent: from the reserve, from Amulets. [S-10.5]"""
    out = []
    if me.reserve[kind]:
        out.append(kind)
    if has_amulet(me):
        for which, card in enumerate(amulets(me)):
            if s.tokens[store(card) + kind]:
                out.append(4 + 4 * which + kind)
    return out


def has_token(s: Seasons, me: Mage, token: int) -> bool:
    """Whether a token lies where its noun says."""
    return token in sources(s, me, token % 4)


def remove_token(s: Seasons, player: Player, token: int) -> int:
    """Takes one token out of reserve or Amulet; returns its kind."""
    me = s.mages[player]
    kind = token & 3
    if token < 4:
        me.reserve[kind] -= 1
    else:
        s.tokens[store(amulets(me)[(token >> 2) - 1]) + kind] -= 1
    return kind


def discard_token(s: Seasons, player: Player, token: int) -> int:
    """Returns one token to the stock; returns its kind."""
    kind = remove_token(s, player, token)
    if token < 4:
        s.note("discards-energy", player, kind, 1)
    else:
        s.note("discards-from-card", player, kind, AMULET_OF_WATER)
    return kind


def pay(s: Seasons, player: Player, tokens: list[int]) -> None:
    """Pay these tokens; where reserve and Amulets both could, the payer is asked. [D-14]"""
    me = s.mages[player]
    if has_amulet(me):
        s.next(Pay(player, need_of(tokens)))
        return
    for kind in range(4):
        n = tokens[kind]
        if n:
            me.reserve[kind] -= n
            s.note("discards-energy", player, kind, n)


class Pay(Ask[Seasons], prompt="ask-pay", rule="S-10.5", broad=True):
    """`player` pays what is still needed, token by token, from reserve or Amulets.

    [S-10.5, D-14]
    """

    need: int

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        for kind in range(4):
            wanted = need_for(self.need, kind)
            if wanted:
                found = [DISCARD.of(token) for token in sources(s, me, kind)]
                # Where all of them go anyway, their order does not matter.
                return found if spendable(s, me)[kind] > wanted else found[:1]
        return []

    def take(self, s: Seasons, action: Action) -> None:
        kind = discard_token(s, self.player, DISCARD.noun(action))
        s.next(Pay(self.player, self.need - (1 << kind * NEED_BITS)))

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        if DISCARD.said(action):
            return why_no_discard(s, self.player, DISCARD.noun(action))
        return ("pay-first", {}, "S-10.5")


def why_no_discard(s: Seasons, player: Player, token: int) -> Refusal:
    """The token is not there, or another one is paid now. [S-10.5]"""
    if has_token(s, s.mages[player], token):
        return ("not-now", {}, "S-10.5")
    return ("no-such-token", {}, "S-10.5")


class PayAny(Ask[Seasons], prompt="ask-pay-any", rule="S-11.3", broad=True):
    """`player` discards n more tokens of any kinds, from reserve or Amulets.

    [D-14, D-15, D-23]
    """

    n: int

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        found = [DISCARD.of(token) for kind in range(4) for token in sources(s, me, kind)]
        return found if sum(spendable(s, me)) > self.n else found[:1]

    def take(self, s: Seasons, action: Action) -> None:
        discard_token(s, self.player, DISCARD.noun(action))
        if self.n > 1:
            s.next(PayAny(self.player, self.n - 1))

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        if DISCARD.said(action):
            return why_no_discard(s, self.player, DISCARD.noun(action))
        return ("pay-first", {}, "S-11.3")


class Waive(Ask[Seasons], prompt="ask-waive", rule="S-10.3"):
    """Hand of Fortune: which required tokens need not be paid; then pay the rest.

    [S-10.3, D-14, card 20, OQ-14]
    """

    need: int
    waived: int

    def options(self, s: Seasons) -> list[Action]:
        have = spendable(s, s.mages[self.player])
        need = [need_for(self.need, kind) for kind in range(4)]
        if shortage(need, have) < self.waived:
            return [WAIVE.of(kind) for kind in range(4) if need[kind]]
        # All that is missing goes, in an order that does not matter.
        return [WAIVE.of(kind) for kind in range(4) if need[kind] > have[kind]][:1]

    def take(self, s: Seasons, action: Action) -> None:
        kind = WAIVE.noun(action)
        s.note("waives", self.player, kind)
        left = self.need - (1 << kind * NEED_BITS)
        if self.waived > 1:
            s.next(Waive(self.player, left, self.waived - 1))
        else:
            pay(s, self.player, [need_for(left, k) for k in range(4)])

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        have = spendable(s, s.mages[self.player])
        kind = WAIVE.noun(action)
        if 0 < need_for(self.need, kind) <= have[kind]:
            return ("rest-not-payable", {}, "S-10.3")
        return ("not-now", {}, "S-10.3")  # nothing of it is needed, or another goes first


def shortage(need: list[int], have: list[int]) -> int:
    """How many of the needed tokens are not there."""
    missing = 0
    for kind in range(4):
        if need[kind] > have[kind]:
            missing += need[kind] - have[kind]
    return missing


# -- transmuting


def additions(s: Seasons, player: Player) -> int:
    """What every transmuted token yields on top: Purses in play, bonus 2.

    [S-9.5, card 8, OQ-12]
    """
    return PURSE_ADDS * copies(s.mages[player], PURSE_OF_IO) + BONUS_ADDS * s.plus_one


def transmute(s: Seasons, player: Player, token: int) -> None:
    """One token becomes crystals, at the rate of the season of the marker. [S-9.3, D-13]"""
    kind = remove_token(s, player, token)
    crystals = RATES[s.season()][kind] + additions(s, player)
    s.mages[player].crystals += crystals
    if token < 4:
        s.note("transmutes", player, kind, 1, crystals)
    else:
        s.note("transmutes-from-card", player, kind, AMULET_OF_WATER, crystals)


def lose_reserve(s: Seasons, player: Player, because: int) -> None:
    """Discard every token in the reserve; those on cards stay. [S-14.4]"""
    if in_reserve(s.mages[player]):
        s.mages[player].reserve = [0, 0, 0, 0]
        s.note("loses-reserve", player, because)
