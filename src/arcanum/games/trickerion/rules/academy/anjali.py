"""Anjali: Coins on secrets, which an apprentice may use then. [A-10.1, A-10.3]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import ANJALI, IN_PLACEMENT
from arcanum.games.trickerion.rules.base.facts import IS_APPRENTICE, NOTHING, Character
from arcanum.games.trickerion.rules.base.freely import Open
from arcanum.games.trickerion.rules.base.resources import pay_coins
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.games.trickerion.rules.base.words import DECLINE, DONE, LEND, PUT_COIN
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action


class CoinsOnSecrets(Open, prompt="ask-coins-on-secrets", rule="A-10.3"):
    """Anjali may put 1 Coin on any number of her secrets. [A-10.1, A-10.3, DA-8]"""

    def options(self, s: Trickerion) -> list[Action]:
        here, me = s.academies[0], s.troupes[self.player]
        if not s.has_ability(self.player, ANJALI) or not me.coins:
            return []
        out = [
            PUT_COIN.of(secret)
            for secret in here.own[self.player]
            if secret not in here.coins_on and IN_PLACEMENT[secret]
        ]
        return self.freely(s, [DONE.of(), *out]) if out else []

    def take(self, s: Trickerion, action: Action) -> None:
        if self.is_free_action(s, action) or DONE.said(action):
            return
        secret = PUT_COIN.noun(action)
        s.academies[0].coins_on.append(secret)
        s.note("puts-coin", self.player, secret)
        pay_coins(s, self.player, 1)
        s.next(self)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("not-own-secret", {}, "A-10.3")


class LendSecret(Ask[Trickerion], prompt="ask-lend", rule="A-10.3"):
    """Anjali may spend the Coin of a secret: the apprentice has it for this placement.

    [A-10.1, A-10.3, DA-8]
    """

    character: Character

    def options(self, s: Trickerion) -> list[Action]:
        if not IS_APPRENTICE[self.character]:
            return []
        out = [LEND.of(secret) for secret in s.academies[0].coins_on if IN_PLACEMENT[secret]]
        return [*out, DECLINE.of()] if out else []

    def take(self, s: Trickerion, action: Action) -> None:
        if LEND.said(action):
            here = s.academies[0]
            here.lent = LEND.noun(action)
            here.coins_on.remove(here.lent)
            s.note("lends-secret", self.player, here.lent, self.character)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("no-coin-on-secret", {}, "A-10.3")


def offer_secrets(s: Trickerion, player: Player, character: Character) -> None:
    """Before the action points are counted, a secret may be lent. [A-10.3]"""
    s.academies[0].lent = NOTHING
    s.next(LendSecret(player, character))
