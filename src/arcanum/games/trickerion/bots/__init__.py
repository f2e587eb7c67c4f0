"""How Trickerion is played by bots: a greedy one, and what guides a search."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arcanum.bots.guide import Guide
    from arcanum.bots.seat import Bot
    from arcanum.bots.subject import Subject


def make_greedy(seed: int) -> Bot:
    """The bot that takes what looks best now."""
    from arcanum.games.trickerion.bots.greedy import GreedyTrickerion

    return GreedyTrickerion(seed)


def make_guide(seed: int) -> Guide:
    """How the search sees the game."""
    from arcanum.games.trickerion.bots.guide import TrickerionGuide

    return TrickerionGuide(seed)


def make_subject(seed: int) -> Subject:
    """What there is to learn."""
    from arcanum.games.trickerion.bots.subject import TrickerionSubject

    return TrickerionSubject(seed)
