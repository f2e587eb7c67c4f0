"""The games, found by their place: every package here, and every entry point of our group.

A game from outside is an installed package with an entry point of the group `arcanum.games`,
whose name is the game's id and whose value is its `Game`. One that does not load is one clear
line and does no harm to the others. Each is imported only when somebody asks for it.
"""

from __future__ import annotations

import importlib
import os
import sys
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

from arcanum.kernel.errors import BadSetting, in_short
from arcanum.kernel.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "arcanum.games"


@cache
def built_in() -> tuple[str, ...]:
    """The ids of the games that come with Arcanum: the packages beside this file."""
    with os.scandir(os.path.dirname(__file__)) as places:
        found = [place.name for place in places if place.name.isidentifier()]
    return tuple(sorted(name for name in found if is_package(name)))


def is_package(name: str) -> bool:
    """Whether a folder beside this file is a package."""
    return os.path.isfile(os.path.join(os.path.dirname(__file__), name, "__init__.py"))


def is_announced() -> bool:
    """Whether an installed package may bring a game: a quick look at the files that say so.

    To import `importlib.metadata` and ask it takes longer than all else that `arcanum games`
    does, and mostly finds nothing. What it knows is in files beside the packages; only when one
    of them names our group, or a place cannot be looked through, is it asked.
    """
    library = "python{}{}.zip".format(*sys.version_info)  # Python's own, where it is packed
    for folder in sys.path:
        if os.path.basename(folder) == library:
            continue
        try:
            with os.scandir(folder or os.curdir) as places:
                if any(is_announced_in(place.path) for place in places):
                    return True
        except NotADirectoryError:  # packages in an archive
            return True
        except OSError:
            continue
    return False


def is_announced_in(path: str) -> bool:
    """Whether a folder is what an installer wrote about a package, with our group in it."""
    if not path.endswith((".dist-info", ".egg-info")):
        return False
    try:
        with open(os.path.join(path, "entry_points.txt"), "rb") as file:
            return GROUP.encode() in file.read()
    except OSError:
        return False


@cache
def found_outside() -> tuple[dict[str, EntryPoint], tuple[str, ...]]:
    """The entry points of other installed packages, by game id; a line for each left out."""
    if not is_announced():
        return {}, ()
    from importlib.metadata import entry_points

    points: dict[str, EntryPoint] = {}
    troubles = []
    for point in sorted(entry_points(group=GROUP)):  # folders have no order of their own
        if not (point.name.isidentifier() and point.name.isascii()):
            troubles.append(f"{called(point)} is left out: an id is letters, digits and _")
        elif point.name in built_in():
            troubles.append(f"{called(point)} is left out: Arcanum has a game of that id")
        elif points.setdefault(point.name, point).value != point.value:
            troubles.append(f"{called(point)} is left out: another package has that id")
    return points, tuple(troubles)


def outside() -> dict[str, EntryPoint]:
    """The entry points of other installed packages, by game id."""
    return found_outside()[0]


def called(point: EntryPoint) -> str:
    """A game from outside, as messages call it."""
    return f"game '{point.name}' ({point.value})"


def ids() -> tuple[str, ...]:
    """The ids of all games, our own first."""
    return (*built_in(), *sorted(outside()))


def game(name: str) -> Game:
    """The game of that id."""
    if name in built_in():
        found = importlib.import_module(f"{__name__}.{name}").GAME
        assert isinstance(found, Game)
        return found
    if name in outside():
        return loaded(outside()[name])
    raise BadSetting(f"there is no game '{name}' (games: {', '.join(ids())})")


def loaded(point: EntryPoint) -> Game:
    """The game of an entry point."""
    try:
        found = point.load()
    except (Exception, SystemExit) as wrong:  # whatever a foreign package runs into
        raise BadSetting(f"{called(point)} does not load: {in_short(wrong)}") from wrong
    if not isinstance(found, Game):
        raise BadSetting(f"{called(point)} is no arcanum.kernel.game.Game")
    if found.id != point.name:
        raise BadSetting(f"{called(point)} calls itself '{found.id}'")
    return found


def shelf() -> tuple[list[Game], list[str]]:
    """All games that load, in the order of lists; and a line for each that does not."""
    games: list[Game] = []
    troubles = list(found_outside()[1])
    for name in ids():
        try:
            found = game(name)
            if name not in built_in():
                found.part("bots")  # lists of games name its bots
            games.append(found)
        except BadSetting as wrong:
            troubles.append(str(wrong))
    games.sort(key=lambda known: (known.hidden, known.place, known.id))
    return games, troubles


class Shelf(ModuleType):
    """This module can be called: `arcanum.games()` lists the ids."""

    def __call__(self) -> tuple[str, ...]:
        return ids()


sys.modules[__name__].__class__ = Shelf
