"""Laying the table: one seed, every face and shuffle equally likely. [S-0.8, S-2, S-3]"""

from __future__ import annotations

from typing import Final

from arcanum.games.seasons.rules.facts import (
    CARDS_OF_LEVEL,
    DICE_PER_SEASON,
    KINDS_OF_CARD,
    KITS,
    LEVELS,
    PICKS,
    SEASONS,
)
from arcanum.games.seasons.rules.prelude import Draft, OpenKits, TakeKit
from arcanum.games.seasons.rules.table import Mage, Seasons
from arcanum.games.seasons.rules.words import PLAYER

NO_KIT: Final = -1


def sit_down(s: Seasons) -> None:
    """Mages for every seat, and a card for every copy, nobody having seen any.

    [S-2.3, S-2.1]
    """
    s.mages = [Mage() for _ in range(s.seats)]
    s.seen = [0] * (2 * KINDS_OF_CARD)


def lay_table(s: Seasons) -> None:
    """Dice, first player, cards of the level; then the prelude.

    [S-2, S-2.5, S-3.2, S-3.3, S-3.4, D-01, D-02]
    """
    sit_down(s)
    pick_dice(s)
    first = s.settings["first"]
    s.first = PLAYER.read(first) if first in PLAYER.index else s.below(s.seats)
    s.active = s.first
    s.note("game-starts", s.first)
    cards = CARDS_OF_LEVEL[LEVELS.index(s.settings["level"])]
    s.deck = [*range(cards), *range(KINDS_OF_CARD, KINDS_OF_CARD + cards)]
    s.drafted = [-1] * (PICKS * s.seats)
    if s.settings["level"] == "apprentice":
        hand_out_kits(s)
    else:
        deal_packs(s)


def pick_dice(s: Seasons) -> None:
    """Players + 1 of the five dice of each season, for the whole game. [S-2.2, S-1.2]"""
    for season in range(len(SEASONS)):
        left = list(range(season * DICE_PER_SEASON, (season + 1) * DICE_PER_SEASON))
        picked = [left.pop(s.below(len(left))) for _ in range(s.seats + 1)]
        s.dice += sorted(picked)


def hand_out_kits(s: Seasons) -> None:
    """Level 1: kits at random, or chosen in turn order. [S-3.1, OQ-24]"""
    s.kits = [NO_KIT] * s.seats
    s.next(OpenKits())
    if s.settings["kits"] == "choice":
        s.then(*[TakeKit(p) for p in s.around(s.first)])
        return
    left = list(range(len(KITS)))
    for p in range(s.seats):
        s.kits[p] = left.pop(s.below(len(left)))
        s.note("takes-kit", p, s.kits[p])


def deal_packs(s: Seasons) -> None:
    """Levels 2 and 3: nine cards face down to each player. [S-2.4]"""
    s.shuffle(s.deck)
    for p in range(s.seats):
        me = s.mages[p]
        me.pack = [s.deck.pop() for _ in range(PICKS)]
        for card in me.pack:
            s.show(card, p)
    s.next(Draft())
