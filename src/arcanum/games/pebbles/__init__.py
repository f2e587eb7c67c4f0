"""Pebbles: a tiny complete game, the template for new games and the kernel's guinea pig."""

from arcanum.games.pebbles.rules.game import GAME

__all__ = ["GAME"]
