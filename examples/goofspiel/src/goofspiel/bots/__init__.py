"""How Goofspiel is played by bots: a greedy one, and what guides a search."""

from __future__ import annotations

from arcanum.bots.guide import Guide
from arcanum.bots.seat import Bot
from goofspiel.bots.greedy import GreedyGoofspiel
from goofspiel.bots.guide import GoofspielGuide


def make_greedy(seed: int) -> Bot:
    """The bot that bids what a prize is worth."""
    return GreedyGoofspiel()


def make_guide(seed: int) -> Guide:
    """How the search sees the game."""
    return GoofspielGuide(seed)
