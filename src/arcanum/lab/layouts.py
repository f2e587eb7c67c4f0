"""The layouts of the games: what a seat sees, as tensors. Each is in its game's `lab`."""

from __future__ import annotations

from functools import cache

from arcanum.games import game as find_game
from arcanum.kernel.errors import BadSetting
from arcanum.lab.tensors import Layout


@cache
def layout(game: str, seats: int) -> Layout:
    """The layout of a game at a seat count; the same for all its options."""
    known = find_game(game)
    own = known.part("lab.layout")
    if own is None:
        raise BadSetting(f"{game} has no layout of tensors (lab/layout.py)")
    return Layout(known, seats, own.parts(known))
