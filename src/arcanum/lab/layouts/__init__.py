"""The layouts of the games: what a seat sees, as tensors."""

from __future__ import annotations

import importlib
from functools import cache

from arcanum.games import game as find_game
from arcanum.lab.tensors import Layout


@cache
def layout(game: str, seats: int) -> Layout:
    """The layout of a game at a seat count; the same for all its options."""
    known = find_game(game)
    parts = importlib.import_module(f"arcanum.lab.layouts.{game}")
    return Layout(known, seats, parts.parts(known))
