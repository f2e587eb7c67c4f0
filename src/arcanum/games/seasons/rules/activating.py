"""Activating cards in play. [S-11]"""

from typing import Final

from arcanum.games.seasons.rules.crystals import gain_crystals, pay_player
from arcanum.games.seasons.rules.effects.hooks import EFFECTS
from arcanum.games.seasons.rules.facts import (
    DAMNED_SOUL,
    FAIRIES,
    KINDS_OF_CARD,
    TIMING,
    WATER,
    CardId,
    face_of,
)
from arcanum.games.seasons.rules.table import (
    Seasons,
    copies,
    copies_against,
    name_in_play,
    spendable,
)
from arcanum.games.seasons.rules.words import ACTIVATE
from arcanum.kernel.frames import Player
from arcanum.kernel.words import Action

IS_ACTIVATED: Final[list[bool]] = ["activated" in timing for timing in TIMING]


def fairies_against(s: Seasons, player: Player) -> int:
    """How many opposing Thieving Fairies watch. [S-11.3]"""
    return copies_against(s, player, FAIRIES)


def crystals_after_fairies(s: Seasons, player: Player) -> int:
    """What is left to pay an activation with. [S-11.4, OQ-8]"""
    return max(0, s.mages[player].crystals - fairies_against(s, player))


def add_activations(s: Seasons, player: Player, out: list[Action]) -> None:
    """Adds every straight card whose activation can be paid. [S-11.2, S-11.4]"""
    me = s.mages[player]
    crystals = -1
    for card in me.in_play:
        face = card if card < KINDS_OF_CARD else card - KINDS_OF_CARD
        if IS_ACTIVATED[face] and card not in s.turned:
            hooks = EFFECTS[face]
            if hooks.activate is None:
                continue  # Die of Malice has its own window
            can = hooks.can_activate
            if can is not None:
                if crystals < 0:
                    crystals = crystals_after_fairies(s, player)
                if not can(s, me, crystals):
                    continue
            out.append(ACTIVATE.of(name_in_play(me, card)))


def add_souls(s: Seasons, player: Player, out: list[Action]) -> None:
    """Adds each straight Damned Soul that the player can pass, at any moment of the own turn.

    [S-6.3, OQ-26, card 50]
    """
    me = s.mages[player]
    if copies(me, DAMNED_SOUL) and spendable(s, me)[WATER]:
        for card in me.in_play:
            if face_of(card) == DAMNED_SOUL and card not in s.turned:
                out.append(ACTIVATE.of(name_in_play(me, card)))


def declare(s: Seasons, player: Player, card: CardId) -> None:
    """Turn the card; opposing Fairies steal, clockwise. [S-11.3 (a) and (b), card 41, OQ-20]"""
    s.turned.append(card)
    s.note("activates", player, face_of(card))
    for p in s.opponents(player):
        for _ in range(copies(s.mages[p], FAIRIES)):
            pay_player(s, player, p, 1, FAIRIES)
            gain_crystals(s, p, 1)


def activate(s: Seasons, player: Player, card: CardId) -> None:
    """Declare, then pay and carry out. [S-11.3, S-11.6]"""
    declare(s, player, card)
    hook = EFFECTS[face_of(card)].activate
    assert hook is not None
    hook(s, player, card)
