"""Which bots play which game."""

from __future__ import annotations

from functools import cache

from arcanum.bots import bot as find_bot
from arcanum.bots import bots_for, level_of
from arcanum.kernel.errors import BadSetting
from arcanum.server.errors import Refused

STAND_INS = ("normal", "greedy", "random")  # who plays for somebody, the best first


def known_bot(name: str, game: str) -> None:
    """Refuse a bot that does not play this game."""
    try:
        find_bot(name, game)
    except BadSetting as wrong:
        raise Refused(422, str(wrong)) from wrong
    except ImportError as missing:
        raise Refused(422, f"the bot '{name}' is not installed for {game}") from missing


@cache
def stand_in(game: str, wanted: str = "") -> str:
    """The bot that plays for somebody who left: as the table chose, or the usual one."""
    bots = bots_for(game)
    return next((name for name in (wanted, *STAND_INS) if level_of(name) in bots), bots[0])
