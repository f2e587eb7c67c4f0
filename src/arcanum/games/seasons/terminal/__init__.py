"""Seasons in the terminal: wheel, dice, mages and cards, drawn from a seat's view alone."""

from arcanum.games.seasons.terminal.board import SeasonsBoard

__all__ = ["BOARD"]

BOARD = SeasonsBoard
