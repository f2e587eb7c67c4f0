"""What Pebbles hands in: seats, options, words, frames. Not compiled: it checks input."""

from __future__ import annotations

from typing import Any

from arcanum.games.pebbles.rules.flow import FRAMES
from arcanum.games.pebbles.rules.setup import lay_table, sit_down
from arcanum.games.pebbles.rules.table import Pebbles
from arcanum.games.pebbles.rules.version import VERSION
from arcanum.games.pebbles.rules.words import WORDS
from arcanum.kernel.frames import Frame
from arcanum.kernel.game import Game, Option
from arcanum.kernel.state import State
from arcanum.kernel.words import Vocabulary

__all__ = ["GAME"]


class PebblesGame(Game):
    """Two to four players guess who shows the most pebbles."""

    id = "pebbles"
    version = VERSION
    seats = (2, 4)
    options = {"length": Option(("short", "long"), "three rounds or six", prominent=True)}
    first_game = (2, {"length": "short"})
    bound = 200
    hidden = True

    @property
    def words(self) -> Vocabulary:
        return WORDS

    @property
    def frames(self) -> dict[str, type[Frame[Any]]]:
        return FRAMES

    def blank(self) -> State:
        return Pebbles()

    def lay(self, s: State) -> None:
        assert isinstance(s, Pebbles)
        lay_table(s)

    def size(self, s: State) -> None:
        assert isinstance(s, Pebbles)
        sit_down(s)


GAME = PebblesGame()
