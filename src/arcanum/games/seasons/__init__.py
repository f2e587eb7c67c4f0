"""Seasons: three years, twelve seasons, nine cards, and never enough water."""

from arcanum.games.seasons.rules.game import GAME

__all__ = ["GAME"]
