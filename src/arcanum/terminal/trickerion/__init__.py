"""Trickerion in the terminal: theater, city and workshops, drawn from a seat's view alone."""

from arcanum.terminal.trickerion.board import TrickerionBoard

__all__ = ["TrickerionBoard"]
