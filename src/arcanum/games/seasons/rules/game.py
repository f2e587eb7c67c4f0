"""What Seasons hands in: seats, options, words, frames. Not compiled: it checks input.

The rules are imported when a table is laid or loaded, not to tell what options there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arcanum.games.seasons.rules.version import VERSION
from arcanum.kernel.game import Game, Option

if TYPE_CHECKING:
    from arcanum.kernel.frames import Frame
    from arcanum.kernel.state import State
    from arcanum.kernel.words import Vocabulary

__all__ = ["GAME"]


class SeasonsGame(Game):
    """Seasons for 2 to 4 players, at three levels."""

    id = "seasons"
    version = VERSION
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
    place = 1

    @property
    def words(self) -> Vocabulary:
        from arcanum.games.seasons.rules.words import WORDS

        return WORDS

    @property
    def frames(self) -> dict[str, type[Frame[Any]]]:
        from arcanum.games.seasons.rules.flow import FRAMES

        return FRAMES

    def blank(self) -> State:
        from arcanum.games.seasons.rules.flow import blank_table

        return blank_table()

    def lay(self, s: State) -> None:
        from arcanum.games.seasons.rules.setup import lay_table
        from arcanum.games.seasons.rules.table import Seasons

        assert isinstance(s, Seasons)
        lay_table(s)

    def size(self, s: State) -> None:
        from arcanum.games.seasons.rules.setup import sit_down
        from arcanum.games.seasons.rules.table import Seasons

        assert isinstance(s, Seasons)
        sit_down(s)


GAME = SeasonsGame()
