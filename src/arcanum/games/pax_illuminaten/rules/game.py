"""What Pax Illuminaten hands in: seats, options, words, frames. Not compiled: it checks input.

The rules are imported when a table is laid or loaded, not to tell what options there are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from arcanum.games.pax_illuminaten.rules.facts import OPPONENTS
from arcanum.games.pax_illuminaten.rules.version import VERSION
from arcanum.kernel.game import Game, Option

if TYPE_CHECKING:
    from arcanum.kernel.frames import Frame
    from arcanum.kernel.state import State
    from arcanum.kernel.words import Vocabulary

__all__ = ["GAME"]


class PaxGame(Game):
    """Pax Illuminaten for 2 to 4 players, one of them artificial if wanted."""

    id = "pax_illuminaten"
    version = VERSION
    seats = (1, 4)
    options = {
        "opponent": Option(
            ("none", *OPPONENTS),
            "an artificial opponent at the table",
            seats={"none": (2, 4), **dict.fromkeys(OPPONENTS, (1, 3))},
            prominent=True,
        ),
    }
    first_game = (2, {"opponent": "none"})
    bound = 100_000
    printed = (
        ("luminaries", "luminary", "luminary"),
        ("plots", "plot", "plot"),
        ("events", "event", "event"),
        ("connections", "connection", "connection"),
        ("factions", "faction", "faction"),
    )
    place = 3

    @property
    def words(self) -> Vocabulary:
        from arcanum.games.pax_illuminaten.rules.words import WORDS

        return WORDS

    @property
    def frames(self) -> dict[str, type[Frame[Any]]]:
        from arcanum.games.pax_illuminaten.rules.flow import FRAMES

        return FRAMES

    def opponent(self, settings: Mapping[str, str]) -> str:
        chosen = settings["opponent"]
        return "" if chosen == "none" else f"opponent-{chosen}"

    def blank(self) -> State:
        from arcanum.games.pax_illuminaten.rules.flow import blank_table

        return blank_table()

    def lay(self, s: State) -> None:
        from arcanum.games.pax_illuminaten.rules.setup import lay_table
        from arcanum.games.pax_illuminaten.rules.table import Pax

        assert isinstance(s, Pax)
        lay_table(s)

    def size(self, s: State) -> None:
        from arcanum.games.pax_illuminaten.rules.setup import sit_down
        from arcanum.games.pax_illuminaten.rules.table import Pax

        assert isinstance(s, Pax)
        sit_down(s)


GAME = PaxGame()
