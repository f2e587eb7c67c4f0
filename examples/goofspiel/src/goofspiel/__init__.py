"""Goofspiel: secret bids for open prizes. An example of a game from outside."""

from goofspiel.rules.game import GAME

__all__ = ["GAME"]
