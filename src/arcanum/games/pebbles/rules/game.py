"""What Pebbles hands in: seats and options. Not compiled: it checks input."""

from __future__ import annotations

from arcanum.games.pebbles.rules.version import CHANGES, VERSION
from arcanum.kernel.game import Game, Option

__all__ = ["GAME"]


class PebblesGame(Game):
    """Two to four players guess who shows the most pebbles."""

    id = "pebbles"
    version = VERSION
    changes = CHANGES
    seats = (2, 4)
    options = {"length": Option(("short", "long"), "three rounds or six", prominent=True)}
    first_game = (2, {"length": "short"})
    bound = 200
    hidden = True
    uses = ("close",)


GAME = PebblesGame()
