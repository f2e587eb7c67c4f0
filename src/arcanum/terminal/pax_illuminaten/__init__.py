"""Pax Illuminaten in the terminal: map, lodges, plots, sides and cards, from a seat's view."""

from arcanum.terminal.pax_illuminaten.board import PaxBoard

__all__ = ["PaxBoard"]
