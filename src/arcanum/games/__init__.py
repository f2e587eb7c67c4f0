"""The games, by id. Each is imported only when somebody asks for it."""

import importlib

from arcanum.kernel import state
from arcanum.kernel.errors import BadSetting
from arcanum.kernel.game import Game

GAMES = ("seasons", "pebbles")
UNFINISHED: tuple[str, ...] = ("trickerion", "pax_illuminaten")  # found by name, not listed


def game(name: str) -> Game:
    """The game of that id."""
    if name in UNFINISHED and not str(state.__file__).endswith(".py"):
        raise BadSetting(f"{name} is not finished: the compiled build is without it")
    if name in GAMES or name in UNFINISHED:
        try:
            found = importlib.import_module(f"arcanum.games.{name}").GAME
        except ModuleNotFoundError as missing:
            raise BadSetting(f"{name} is not there yet ({missing})") from missing
        assert isinstance(found, Game)
        return found
    raise BadSetting(f"there is no game '{name}' (games: {', '.join(GAMES)})")
