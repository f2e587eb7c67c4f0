"""Seasons in the terminal: wheel, dice, mages and cards, drawn from a seat's view alone."""

from arcanum.terminal.seasons.board import SeasonsBoard

__all__ = ["SeasonsBoard"]
