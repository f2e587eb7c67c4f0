"""The bots, by name. A bot gets a `Seat`: its view, its options, and worlds it can imagine."""

from __future__ import annotations

from arcanum.bots.seat import Bot, Seat
from arcanum.kernel.errors import BadSetting

BOTS = ("random", "greedy")

__all__ = ["BOTS", "Bot", "Seat", "bot"]


def bot(name: str, game: str, seed: int = 0) -> Bot:
    """A bot of that name for a game; the seed makes its choices repeatable."""
    if name == "random":
        from arcanum.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        if game == "seasons":
            from arcanum.bots.greedy_seasons import GreedySeasons

            return GreedySeasons(seed)
        raise BadSetting(f"there is no greedy bot for {game} yet (use random)")
    raise BadSetting(f"there is no bot '{name}' (bots: {', '.join(BOTS)})")
