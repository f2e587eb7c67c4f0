"""More for the links of a set-up: Lumenia, and a secret. [A-3.2, A-10.1]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import LUMENIA, MATCHMAKER
from arcanum.games.trickerion.rules.academy.secrets import knows
from arcanum.games.trickerion.rules.base.facts import Character, Perf
from arcanum.games.trickerion.rules.base.markers import TURNS
from arcanum.games.trickerion.rules.base.resources import gain_coins, gain_fame
from arcanum.games.trickerion.rules.base.table import FROM_LINKS, Trickerion
from arcanum.games.trickerion.rules.base.theater import is_link
from arcanum.games.trickerion.rules.base.words import COINS, FAME, TAKE
from arcanum.kernel.frames import Ask, Player
from arcanum.kernel.words import Action


def reward_links(
    s: Trickerion, player: Player, character: Character, card: Perf, slot: int
) -> None:
    """Lumenia and a secret of the protégé: more for each link of a set-up. [A-3.2, A-10.1]"""
    n = sum([1 for d in range(TURNS) if is_link(s, card, slot, d)])
    if not n:
        return
    if knows(s, player, character, MATCHMAKER):
        gain_coins(s, player, n)
    if s.has_ability(player, LUMENIA):
        s.note("uses-ability", player, LUMENIA)
        for _ in range(n):
            s.next(Radiance(player))


class Radiance(Ask[Trickerion], prompt="ask-radiance", rule="A-10.3"):
    """Lumenia: 1 Fame or 1 Coin more for a link. [A-10.1, A-10.3, DA-8]"""

    def options(self, s: Trickerion) -> list[Action]:
        return [TAKE.of(FAME), TAKE.of(COINS)]

    def take(self, s: Trickerion, action: Action) -> None:
        if TAKE.noun(action) == FAME:
            gain_fame(s, self.player, 1, FROM_LINKS)
        else:
            gain_coins(s, self.player, 1)
