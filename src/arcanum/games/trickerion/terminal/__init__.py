"""Trickerion in the terminal: theater, city and workshops, drawn from a seat's view alone."""

from arcanum.games.trickerion.terminal.board import TrickerionBoard

__all__ = ["BOARD"]

BOARD = TrickerionBoard
