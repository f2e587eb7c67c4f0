"""The games, by id. Each is imported only when somebody asks for it."""

import importlib

from arcanum.kernel.errors import BadSetting
from arcanum.kernel.game import Game

GAMES = ("seasons", "trickerion", "pax_illuminaten", "pebbles")


def game(name: str) -> Game:
    """The game of that id."""
    if name in GAMES:
        found = importlib.import_module(f"arcanum.games.{name}").GAME
        assert isinstance(found, Game)
        return found
    raise BadSetting(f"there is no game '{name}' (games: {', '.join(GAMES)})")
