"""Arcanum: a digital table for heavy board games, and a laboratory over the same rules.

>>> import arcanum
>>> game = arcanum.game("seasons")
>>> s = game.new(seats=3, options={"level": "archmage"}, seed=7)
>>> s.to_move, len(s.options)
(0, 9)
"""

from arcanum.games import GAMES, game
from arcanum.kernel.errors import (
    ArcanumError,
    BadData,
    BadSetting,
    IllegalAction,
    UnknownWords,
)

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "ArcanumError",
    "BadData",
    "BadSetting",
    "IllegalAction",
    "UnknownWords",
    "game",
]
