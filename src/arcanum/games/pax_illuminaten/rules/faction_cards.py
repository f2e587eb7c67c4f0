"""The once-per-turn halves of faction cards, and claiming. [P-11]"""

from __future__ import annotations

from typing import ClassVar, Final

from arcanum.games.pax_illuminaten.rules.actions import BY_CARD
from arcanum.games.pax_illuminaten.rules.conspiracy import any_down, can_move_anywhere
from arcanum.games.pax_illuminaten.rules.facts import (
    ALL_FACTIONS,
    ARISTOCRACY,
    ARTISTS,
    ARTISTS_MOVES,
    BILL_BITS,
    CLERGY,
    CONNOISSEURS,
    KINDS,
    MAGISTRATES,
    SCHOLARS,
    SURCHARGE,
    Faction,
)
from arcanum.games.pax_illuminaten.rules.favor import can_pay, owe
from arcanum.games.pax_illuminaten.rules.granted import GrantedAction, granted
from arcanum.games.pax_illuminaten.rules.reassigning import ONE_CARD, MoveTokens
from arcanum.games.pax_illuminaten.rules.table import (
    CLAIMED,
    NOT_LENT,
    OUT,
    Pax,
    controls_main_lodge,
)
from arcanum.games.pax_illuminaten.rules.words import (
    INFLUENCE_ON,
    INTERROGATE,
    OSTRACIZE,
    OUST,
    SCOUT,
)
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE
from arcanum.kernel.words import Verb

# -- claiming [P-11.1]


def place_of_card(s: Pax, faction: Faction) -> int:
    """Where a faction card belongs: who has it, or the row; borrowing does not count."""
    return s.owner[faction] if s.lent[faction] == NOT_LENT else s.lent[faction]


def claimable(s: Pax, player: Player) -> list[Faction]:
    """The faction cards a player may take. [P-11.1, D-18, I-18]"""
    if s.flags & CLAIMED:
        return []
    return [
        f
        for f in range(KINDS)
        if s.owner[f] != OUT
        and place_of_card(s, f) != player
        and controls_main_lodge(s, player, f)
    ]


def claim(s: Pax, player: Player, faction: Faction) -> None:
    """The card comes to stay. [P-11.1, P-11.2]"""
    s.flags |= CLAIMED
    s.owner[faction] = player
    s.lent[faction] = NOT_LENT
    s.note("claims", player, faction)


# -- the once-per-turn half [P-11.3]


GRANTS: Final[dict[int, Verb]] = {  # the action that a card grants, but for the artists'
    SCHOLARS: SCOUT,
    ARISTOCRACY: INFLUENCE_ON,
    MAGISTRATES: OSTRACIZE,
    CONNOISSEURS: INTERROGATE,
    CLERGY: OUST,
}


def can_use_card(s: Pax, player: Player, faction: Faction) -> bool:
    """Whether the ability of a faction card can be carried out. [P-11.3, P-11.4]"""
    if faction == CONNOISSEURS:
        return True
    own = SURCHARGE[faction]
    if faction == SCHOLARS or faction == ARTISTS:
        if not can_pay(s, player, own << BILL_BITS * faction, 0, 0, 0):
            return False
        if faction == SCHOLARS:
            return any_down(s)
        return s.mine[player] != 0 and can_move_anywhere(s, player, ALL_FACTIONS)
    return bool(granted(s, player, GRANTS[faction], BY_CARD))


def use_card(s: Pax, player: Player, faction: Faction) -> None:
    """Use a faction card, once per turn. May ask. [P-11.3, I-18]"""
    s.used |= 1 << faction
    s.note("uses-faction", player, faction)
    if faction == ARTISTS:
        s.next(MoveTokens(player, ALL_FACTIONS, ARTISTS_MOVES, 1, NONE, NONE, ONE_CARD, 1))
        owe(s, player, SURCHARGE[faction] << BILL_BITS * faction, 0, 0)
    else:
        s.next(CardTarget(player, faction))
        if faction == SCHOLARS:
            owe(s, player, SURCHARGE[faction] << BILL_BITS * faction, 0, 0)


class CardTarget(GrantedAction, rule="P-11.3"):
    """The target of a faction card's ability. [P-11.3]"""

    faction: Faction

    mode: ClassVar[int] = BY_CARD

    def verb(self) -> Verb:
        return GRANTS[self.faction]
