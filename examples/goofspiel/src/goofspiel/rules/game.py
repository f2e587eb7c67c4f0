"""What Goofspiel hands in: seats and options."""

from __future__ import annotations

from arcanum.kernel.game import Game, Option
from goofspiel.rules.version import VERSION

__all__ = ["GAME"]


class GoofspielGame(Game):
    """Two to four players bid for prizes."""

    id = "goofspiel"
    version = VERSION
    seats = (2, 4)
    options = {
        "cards": Option(("13", "8", "5"), "the highest card; there is one of each value"),
        "prizes": Option(("random", "descending", "ascending"), "the order of the prizes"),
    }
    bound = 4 * 13


GAME = GoofspielGame()
