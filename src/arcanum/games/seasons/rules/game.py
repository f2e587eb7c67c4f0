"""What Seasons hands in: seats and options. Not compiled: it checks input."""

from __future__ import annotations

from arcanum.games.seasons.rules.version import CHANGES, VERSION
from arcanum.kernel.game import Game, Option

__all__ = ["GAME"]


class SeasonsGame(Game):
    """Seasons for 2 to 4 players, at three levels."""

    id = "seasons"
    version = VERSION
    changes = CHANGES
    seats = (2, 4)
    options = {
        "level": Option(
            ("archmage", "magician", "apprentice"), "which cards, draft or kits", prominent=True
        ),
        "first": Option(
            ("random", "A", "B", "C", "D"),
            "who is first player in round 1",
            seats={"C": (3, 4), "D": (4, 4)},
        ),
        "kits": Option(("random", "choice"), "apprentice: how starter kits are handed out"),
    }
    first_game = (2, {"level": "apprentice"})
    bound = 10_000
    printed = (("cards", "card", ""),)
    roles = {"given": "energy", "got": "energy"}
    open_scores = True
    passes = ("end-turn",)
    takes_all = ("take all",)
    uses = ("summon",)
    place = 1


GAME = SeasonsGame()
