"""What Pax Illuminaten hands in: seats and options. Not compiled: it checks input."""

from __future__ import annotations

from collections.abc import Mapping

from arcanum.games.pax_illuminaten.rules.facts import IS_OWN_DESIGN, OPPONENTS
from arcanum.games.pax_illuminaten.rules.version import CHANGES, VERSION
from arcanum.kernel.game import Game, Option

__all__ = ["GAME"]


class PaxGame(Game):
    """Pax Illuminaten for 2 to 4 players, one of them artificial if wanted."""

    id = "pax_illuminaten"
    version = VERSION
    changes = CHANGES
    seats = (1, 4)
    options = {
        "opponent": Option(
            ("none", *OPPONENTS),
            "an artificial opponent at the table",
            seats={"none": (2, 4), **dict.fromkeys(OPPONENTS, (1, 3))},
            prominent=True,
            own_design=tuple(
                name for name, ours in zip(OPPONENTS, IS_OWN_DESIGN, strict=True) if ours
            ),
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
    open_scores = True
    passes = ("end-actions", "no-event", "decline")
    uses = ("conspire",)
    place = 3

    def opponent(self, settings: Mapping[str, str]) -> str:
        chosen = settings["opponent"]
        return "" if chosen == "none" else f"opponent-{chosen}"


GAME = PaxGame()
