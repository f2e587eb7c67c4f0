"""The Academy in the Performance phase. [A-3.2, A-9.4, A-10.1]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import (
    APPLAUSE,
    APPLAUSE_FAME,
    BOX_OFFICE,
    BOX_OFFICE_COINS,
    KEEPSAKE,
    KEEPSAKE_SHARDS,
)
from arcanum.games.trickerion.rules.base.facts import LINK_FAME, MASTER_OF_CHAINS, PROTEGE, Perf
from arcanum.games.trickerion.rules.base.resources import gain_coins, gain_fame, gain_shards
from arcanum.games.trickerion.rules.base.table import (
    FROM_PROPHECIES,
    FROM_SHOWS,
    Trickerion,
    is_in_theater,
)
from arcanum.games.trickerion.rules.base.theater import own_links
from arcanum.kernel.frames import Player


def pay_for_protege(s: Trickerion, player: Player) -> None:
    """The prophecy pays who has the protégé backstage. [A-9.4, H-20.2]"""
    if is_in_theater(s.troupes[player], PROTEGE):
        s.note("protege-backstage", player)
        gain_coins(s, player, 1)
        gain_fame(s, player, 1, FROM_PROPHECIES)
        gain_shards(s, player, 1)


def protege_bonus(s: Trickerion, player: Player, times: int) -> list[int]:
    """Secrets that give the protégé backstage a performer bonus. [A-3.2]"""
    if not is_in_theater(s.troupes[player], PROTEGE):
        return [0, 0, 0]
    own = s.academies[0].own[player]
    return [
        APPLAUSE_FAME * times if APPLAUSE in own else 0,
        BOX_OFFICE_COINS * times if BOX_OFFICE in own else 0,
        KEEPSAKE_SHARDS * times if KEEPSAKE in own else 0,
    ]


def chains_fame(s: Trickerion, performer: Player) -> int:
    """What the Master of Chains gains more for a link with an own marker. [A-10.1]"""
    return LINK_FAME if s.has_ability(performer, MASTER_OF_CHAINS) else 0


def pay_chains(s: Trickerion, performer: Player, card: Perf, times: int) -> None:
    """The Master of Chains is paid for own links once more. [A-10.1, A-10.3]"""
    if s.has_ability(performer, MASTER_OF_CHAINS):
        s.note("uses-ability", performer, MASTER_OF_CHAINS)
        more = own_links(s, card, performer) * chains_fame(s, performer) * times
        gain_fame(s, performer, more, FROM_SHOWS)
