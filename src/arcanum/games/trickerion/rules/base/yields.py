"""The Yield of one performed Trick, and the order of its modifiers. [T-8.4]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import COINS_TURN_TO_FAME, Trick
from arcanum.games.trickerion.rules.base.modifiers import (
    MODIFIERS,
    best_of,
    changed,
    day_coins,
    day_fame,
    outcomes,
)
from arcanum.games.trickerion.rules.base.resources import gain_coins, gain_fame, gain_shards
from arcanum.games.trickerion.rules.base.table import FROM_YIELDS, Trickerion
from arcanum.games.trickerion.rules.base.words import APPLY
from arcanum.kernel.frames import Act, Ask, Refusal
from arcanum.kernel.words import Action


class Yield(Act[Trickerion]):
    """One Trick's Yield, modifiers in the best order if there is one. [T-8.4.3 to T-8.4.5]"""

    trick: Trick
    fame: int
    coins: int
    shards: int
    left: int  # the modifiers still to apply, as a mask
    day: int  # whose modifier it has
    fiasco: int  # the Fame of Arranged Fiasco

    def run(self, s: Trickerion) -> None:
        found = self.outcomes(s)
        best = best_of(found)
        if not best and self.player >= s.seats:
            best = s.automa.best_of(found)
        if best:
            self.pay(s, best)
        else:
            s.next(self.order())

    def outcomes(self, s: Trickerion) -> list[list[int]]:
        """What the orders of the modifiers left can lead to."""
        convert = s.active == COINS_TURN_TO_FAME
        day_f, day_c = day_fame(s, self.day), day_coins(s, self.day)
        amounts = [self.fame, self.coins, self.shards]
        return outcomes(amounts, self.left, day_f, day_c, self.fiasco, convert)

    def order(self) -> ModifierOrder:
        """The question which modifier comes next."""
        return ModifierOrder(*self.values())

    def with_(self, fame: int, coins: int, shards: int, left: int) -> Yield:
        """The Yield of the same Trick with other amounts and other modifiers left."""
        return Yield(self.player, self.trick, fame, coins, shards, left, self.day, self.fiasco)

    def pay(self, s: Trickerion, amounts: list[int]) -> None:
        """The payment: one event. From now on the Trick has been performed. [T-8.4.5, T-8.5]"""
        s.note("trick-yields", self.player, self.trick)
        gain_fame(s, self.player, amounts[0], FROM_YIELDS)
        gain_coins(s, self.player, amounts[1])
        gain_shards(s, self.player, amounts[2])
        debuts = s.troupes[self.player].debuts
        if self.trick not in debuts:
            debuts.append(self.trick)
            debuts.sort()


class ModifierOrder(Ask[Trickerion], prompt="ask-modifier", rule="T-8.4.3"):
    """Which modifier comes next, where the order matters. [T-8.4.3, T-8.4.4, D-64]

    Its fields are those of the Yield.
    """

    trick: Trick
    fame: int
    coins: int
    shards: int
    left: int
    day: int
    fiasco: int

    def options(self, s: Trickerion) -> list[Action]:
        return [APPLY.of(m) for m in range(MODIFIERS) if self.left >> m & 1]

    def take(self, s: Trickerion, action: Action) -> None:
        s.next(self.after(s, APPLY.noun(action)))

    def after(self, s: Trickerion, modifier: int) -> Yield:
        """The Yield once a modifier is applied."""
        day_f, day_c = day_fame(s, self.day), day_coins(s, self.day)
        amounts = [self.fame, self.coins, self.shards]
        fame, coins, shards = changed(amounts, modifier, day_f, day_c, self.fiasco)
        left = self.left & ~(1 << modifier)
        return Yield(*self.values()).with_(fame, coins, shards, left)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("no-such-modifier", {}, "T-8.4.3")
