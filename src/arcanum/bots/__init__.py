"""The bots, by name. A bot gets a `Seat`: its view, its options, and worlds it can imagine."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from arcanum.bots.seat import Bot, Seat
from arcanum.kernel.errors import BadSetting

if TYPE_CHECKING:
    from arcanum.bots.guide import Guide

BOTS = ("random", "greedy", "easy", "normal", "hard")
GREEDY = {  # by game: the module, imported when it is asked for, and the class
    "seasons": ("greedy_seasons", "GreedySeasons"),
    "trickerion": ("greedy_trickerion", "GreedyTrickerion"),
    "pax_illuminaten": ("greedy_pax", "GreedyPax"),
}
GUIDES = {  # by game: what guides its search; any other game is played on at random
    "seasons": ("guide_seasons", "SeasonsGuide"),
    "trickerion": ("guide_trickerion", "TrickerionGuide"),
    "pax_illuminaten": ("guide_pax", "PaxGuide"),
}

__all__ = ["BOTS", "Bot", "Seat", "bot", "guide_for"]


def bot(name: str, game: str, seed: int = 0) -> Bot:
    """A bot of that name for a game; the seed makes its choices repeatable."""
    if name == "random":
        from arcanum.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        if game not in GREEDY:
            raise BadSetting(f"there is no greedy bot for {game} yet (use random)")
        made: Bot = named(GREEDY[game])(seed)
        return made
    if name in BOTS:
        from arcanum.bots.levels import Searcher

        return Searcher(name, guide_for(game, seed), seed)
    raise BadSetting(f"there is no bot '{name}' (bots: {', '.join(BOTS)})")


def guide_for(game: str, seed: int = 0) -> Guide:
    """What guides a search in a game."""
    made: Guide = named(GUIDES.get(game, ("guide", "Guide")))(seed)
    return made


def named(place: tuple[str, str]) -> Any:
    """The class of that name in a module of this package."""
    module, name = place
    return getattr(importlib.import_module(f"arcanum.bots.{module}"), name)
