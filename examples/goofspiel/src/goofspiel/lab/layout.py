"""The tensors of Goofspiel."""

from __future__ import annotations

from arcanum.kernel.game import Game
from arcanum.lab.tensors import Bag, Group, Number, OneOf, Part, Sides, Who, asked

VALUES = range(1, 14)


def parts(game: Game) -> Part:
    """The whole view."""
    return Group(
        "",
        Number("over", "the game has ended"),
        Number("round", "rounds begun", 13),
        Who("waiting", "who may decide"),
        asked(game),
        OneOf("prize", VALUES, "the prize at stake"),
        Bag("to_come", VALUES, "the prizes to come"),
        Sides(
            "seats",
            Group(
                "",
                Number("points", "points", 91),
                Bag("hand", VALUES, "the hand"),
                Number("has_bid", "a bid was laid"),
                OneOf("bid", VALUES, "the own bid"),
                OneOf("opened", VALUES, "the bid of the round before"),
                left_out=("seat",),
            ),
        ),
        left_out=("game", "viewer", "scores", "winners"),
    )
