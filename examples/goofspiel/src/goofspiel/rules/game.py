"""What Goofspiel hands in: seats, options, words, frames."""

from __future__ import annotations

from typing import Any

from arcanum.kernel.frames import Frame
from arcanum.kernel.game import Game, Option
from arcanum.kernel.state import State
from arcanum.kernel.words import Vocabulary
from goofspiel.rules.flow import FRAMES
from goofspiel.rules.setup import lay_table, sit_down
from goofspiel.rules.table import Goofspiel
from goofspiel.rules.version import VERSION
from goofspiel.rules.words import WORDS

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

    @property
    def words(self) -> Vocabulary:
        return WORDS

    @property
    def frames(self) -> dict[str, type[Frame[Any]]]:
        return FRAMES

    def blank(self) -> State:
        return Goofspiel()

    def lay(self, s: State) -> None:
        assert isinstance(s, Goofspiel)
        lay_table(s)

    def size(self, s: State) -> None:
        assert isinstance(s, Goofspiel)
        sit_down(s)


GAME = GoofspielGame()
