"""Which bots play which game."""

from __future__ import annotations

from arcanum.bots import bot as find_bot
from arcanum.kernel.errors import BadSetting
from arcanum.server.errors import Refused


def known_bot(name: str, game: str) -> None:
    """Refuse a bot that does not play this game."""
    try:
        find_bot(name, game)
    except BadSetting as wrong:
        raise Refused(422, str(wrong)) from wrong
    except ImportError as missing:
        raise Refused(422, f"the bot '{name}' is not installed for {game}") from missing
