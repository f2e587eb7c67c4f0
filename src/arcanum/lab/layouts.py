"""The layouts of the games: what a seat sees, as tensors. Each is in its game's `lab`.

There is no layout for any game: a view has no largest size and no list of its words, and what
does not fit would be lost without a sign. So a game without a layout is refused.
"""

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
        raise BadSetting(
            f"{game} has no layout of tensors: it needs a module lab/layout.py"
            " (arcanum/games/pebbles has one to copy)"
        )
    return Layout(known, seats, own.parts(known))
