"""Trickerion: Legends of Illusion, with the Dark Alley and the Prophecies."""

from arcanum.games.trickerion.rules.game import GAME

__all__ = ["GAME"]
