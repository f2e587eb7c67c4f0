"""The bots, by name. A bot gets a `Seat`: its view, its options, and worlds it can imagine."""

from __future__ import annotations

import importlib

from arcanum.bots.seat import Bot, Seat
from arcanum.kernel.errors import BadSetting

BOTS = ("random", "greedy")
GREEDY = {  # by game: the module, imported when it is asked for, and the class
    "seasons": ("greedy_seasons", "GreedySeasons"),
    "trickerion": ("greedy_trickerion", "GreedyTrickerion"),
    "pax_illuminaten": ("greedy_pax", "GreedyPax"),
}

__all__ = ["BOTS", "Bot", "Seat", "bot"]


def bot(name: str, game: str, seed: int = 0) -> Bot:
    """A bot of that name for a game; the seed makes its choices repeatable."""
    if name == "random":
        from arcanum.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        if game not in GREEDY:
            raise BadSetting(f"there is no greedy bot for {game} yet (use random)")
        module, kind = GREEDY[game]
        made: Bot = getattr(importlib.import_module(f"arcanum.bots.{module}"), kind)(seed)
        return made
    raise BadSetting(f"there is no bot '{name}' (bots: {', '.join(BOTS)})")
