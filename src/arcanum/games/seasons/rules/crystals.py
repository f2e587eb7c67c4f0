"""Crystals and the summoning gauge. [S-13]"""

from arcanum.games.seasons.rules.facts import MOST_GAUGE, Face
from arcanum.games.seasons.rules.table import Seasons
from arcanum.kernel.frames import Player


def gain_crystals(s: Seasons, player: Player, n: int) -> None:
    """Gain crystals; there is no upper limit. [S-7.3, S-9.7]"""
    if n > 0:
        s.mages[player].crystals += n
        s.note("gains-crystals", player, n)


def lose_crystals(s: Seasons, player: Player, n: int) -> None:
    """Lose crystals, what is there at most. [S-13.1]"""
    me = s.mages[player]
    lost = n if n < me.crystals else me.crystals
    me.crystals -= lost
    s.note("loses-crystals", player, lost)


def spend_crystals(s: Seasons, player: Player, n: int) -> None:
    """Pay a cost in crystals, in full. [S-13.3]"""
    if n > 0:
        s.mages[player].crystals -= n
        s.note("pays-crystals", player, n)


def pay_player(s: Seasons, payer: Player, owner: Player, n: int, because: Face) -> bool:
    """A payment to another player, what the payer has at most; returns whether it was full.

    [S-13.2]
    """
    me = s.mages[payer]
    paid = n if n < me.crystals else me.crystals
    me.crystals -= paid
    s.mages[owner].crystals += paid
    if paid:
        s.note("pays-player", payer, owner, paid, because)
    else:
        s.note("cannot-pay", payer, owner, because)
    return paid == n


def raise_gauge(s: Seasons, player: Player, n: int) -> None:
    """Raise the summoning gauge; surplus steps are lost. [S-7.4, S-13.4, OQ-16]"""
    me = s.mages[player]
    steps = min(n, MOST_GAUGE - me.gauge)
    if steps:
        me.gauge += steps
        s.note("gauge-rises", player, steps, me.gauge)


def lower_gauge(s: Seasons, player: Player, n: int) -> None:
    """Lower the summoning gauge, not below 0. [S-13.4]"""
    me = s.mages[player]
    steps = min(n, me.gauge)
    if steps:
        me.gauge -= steps
        s.note("gauge-falls", player, steps, me.gauge)
