"""Arcanum: a digital table for heavy board games, and a laboratory over the same rules.

>>> import arcanum
>>> game = arcanum.game("seasons")
>>> s = game.new(seats=3, options={"level": "archmage"}, seed=7)
>>> s.to_move, len(s.options)
(0, 9)
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arcanum import games
    from arcanum.games import game
    from arcanum.kernel.errors import (
        ArcanumError,
        BadData,
        BadSetting,
        IllegalAction,
        UnknownWords,
    )

__version__ = "0.2.0"
__all__ = [
    "ArcanumError",
    "BadData",
    "BadSetting",
    "IllegalAction",
    "UnknownWords",
    "game",
    "games",
]


def __getattr__(name: str) -> Any:
    """What stands in __all__, imported when first asked for: so the command starts fast."""
    if name == "games":
        return importlib.import_module("arcanum.games")
    if name == "game":
        from arcanum import games as source
    elif name in __all__:
        from arcanum.kernel import errors as source  # type: ignore[no-redef]
    else:
        raise AttributeError(f"module 'arcanum' has no attribute '{name}'")
    return getattr(source, name)
