"""The games, by id. Each is imported only when somebody asks for it."""

from arcanum.kernel.errors import BadSetting
from arcanum.kernel.game import Game

GAMES = ("seasons", "pebbles")


def game(name: str) -> Game:
    """The game of that id."""
    if name == "seasons":
        from arcanum.games.seasons import GAME as seasons

        return seasons
    if name == "pebbles":
        from arcanum.games.pebbles import GAME as pebbles

        return pebbles
    raise BadSetting(f"there is no game '{name}' (games: {', '.join(GAMES)})")
