"""The once-per-turn halves of faction cards, and claiming. [P-11]"""

from __future__ import annotations

from typing import ClassVar, Final

from arcanum.games.pax_illuminaten.actions import (
    BY_CARD,
    ONE_CARD,
    HowMany,
    MoveTokens,
    PlaceOstracized,
    TakeUp,
    can_influence,
    can_ostracize,
)
from arcanum.games.pax_illuminaten.conspiracy import any_down, can_move_anywhere
from arcanum.games.pax_illuminaten.contest import OustActing, ousts
from arcanum.games.pax_illuminaten.facts import (
    ALL_FACTIONS,
    AREOPAGUS,
    ARISTOCRACY,
    ARTISTS,
    ARTISTS_MOVES,
    CLERGY,
    CONNOISSEURS,
    KINDS,
    MAGISTRATES,
    ON_MAP,
    SCHOLARS,
    SURCHARGE,
    Faction,
)
from arcanum.games.pax_illuminaten.favor import can_pay, owe
from arcanum.games.pax_illuminaten.interrogating import (
    WITH_CARD,
    can_interrogate,
    interrogate,
)
from arcanum.games.pax_illuminaten.table import (
    CLAIMED,
    NOT_LENT,
    OUT,
    Pax,
    controls_main_lodge,
)
from arcanum.games.pax_illuminaten.words import (
    INFLUENCE_ON,
    INTERROGATE,
    OSTRACIZE,
    OUST,
    SCOUT,
)
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.state import NONE
from arcanum.kernel.words import Action

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


def card_targets(s: Pax, player: Player, faction: Faction) -> list[Action]:
    """What the ability of a faction card can be aimed at."""
    out: list[Action] = []
    for q in ON_MAP[s.m]:
        if faction == SCHOLARS:
            if not s.up >> q & 1:
                out.append(SCOUT.of(q))
        elif faction == ARISTOCRACY:
            if can_influence(s, player, q, BY_CARD):
                out.append(INFLUENCE_ON.of(q))
        elif faction == MAGISTRATES:
            if can_ostracize(s, player, q, BY_CARD):
                out.append(OSTRACIZE.of(q))
        elif faction == CONNOISSEURS:
            if can_interrogate(s, player, q):
                out.append(INTERROGATE.of(q))
        elif faction == CLERGY:
            out += ousts(s, player, q, BY_CARD)
    if faction == CONNOISSEURS:
        out.append(INTERROGATE.of(AREOPAGUS))
    return out


def can_use_card(s: Pax, player: Player, faction: Faction) -> bool:
    """Whether the ability of a faction card can be carried out. [P-11.3, P-11.4]"""
    if faction == CONNOISSEURS:
        return True
    own = SURCHARGE[faction]
    if faction == SCHOLARS or faction == ARTISTS:
        if not can_pay(s, player, own << 4 * faction, 0, 0, 0):
            return False
        if faction == SCHOLARS:
            return any_down(s)
        return s.mine[player] != 0 and can_move_anywhere(s, player, ALL_FACTIONS)
    return bool(card_targets(s, player, faction))


def use_card(s: Pax, player: Player, faction: Faction) -> None:
    """Use a faction card, once per turn. May ask. [P-11.3, I-18]"""
    s.used |= 1 << faction
    s.note("uses-faction", player, faction)
    if faction == ARTISTS:
        s.next(MoveTokens(player, ALL_FACTIONS, ARTISTS_MOVES, 1, NONE, NONE, ONE_CARD, 1))
        owe(s, player, SURCHARGE[faction] << 4 * faction, 0, 0)
    else:
        s.next(CardTarget(player, faction))
        if faction == SCHOLARS:
            owe(s, player, SURCHARGE[faction] << 4 * faction, 0, 0)


class CardTarget(Ask[Pax]):
    """The target of a faction card's ability. [P-11.3]"""

    fields: ClassVar[tuple[str, ...]] = ("player", "faction")
    prompt: ClassVar[str] = "ask-target"
    rule: ClassVar[str] = "P-11.3"

    def __init__(self, player: Player, faction: Faction) -> None:
        super().__init__(player)
        self.faction: Final = faction

    def options(self, s: Pax) -> list[Action]:
        return card_targets(s, self.player, self.faction)

    def take(self, s: Pax, action: Action) -> None:
        me, place = self.player, SCOUT.noun(action)
        if SCOUT.said(action):
            s.next(TakeUp(me, place, BY_CARD))
        elif INFLUENCE_ON.said(action):
            s.next(HowMany(me, place, BY_CARD))
        elif OSTRACIZE.said(action):
            s.next(PlaceOstracized(me, place, BY_CARD))
        elif INTERROGATE.said(action):
            interrogate(s, me, place, WITH_CARD)
        else:
            s.next(OustActing(me, place, s.player_of(OUST.second(action)), BY_CARD))

    def why_not(self, s: Pax, action: Action) -> Refusal:
        return ("not-a-target", {}, "P-11.3")
