"""Pax Illuminaten in the terminal: map, lodges, plots, sides and cards, from a seat's view."""

from arcanum.games.pax_illuminaten.terminal.board import PaxBoard

__all__ = ["BOARD"]

BOARD = PaxBoard
