"""Pax Illuminaten: lodges, plots and conspiracies in the age of reason."""

from arcanum.games.pax_illuminaten.rules.game import GAME

__all__ = ["GAME"]
