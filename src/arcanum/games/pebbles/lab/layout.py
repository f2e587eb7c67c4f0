"""The tensors of Pebbles."""

from __future__ import annotations

from arcanum.games.pebbles.rules.words import CHARM
from arcanum.kernel.game import Game
from arcanum.lab.tensors import Bag, Group, Number, OneOf, Part, Sides, Who, asked


def parts(game: Game) -> Part:
    """The whole view."""
    return Group(
        "",
        Number("over", "the game has ended"),
        Number("round", "rounds begun", 6),
        Who("waiting", "who may decide"),
        asked(game),
        Number("deck", "charms in the draw pile", 12),
        Bag("discard", CHARM.values, "the discard pile"),
        Sides(
            "seats",
            Group(
                "",
                OneOf("charm", CHARM.values, "the charm, if known"),
                Number("pebbles", "pebbles left", 12),
                Number("points", "points", 12),
                Number("closed", "the fist is closed"),
                Number("fist", "pebbles in the own closed fist", 3),
                left_out=("seat",),
            ),
        ),
        left_out=("game", "viewer", "scores", "winners"),
    )
