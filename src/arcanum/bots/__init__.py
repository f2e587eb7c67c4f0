"""The bots, by name. A bot gets a `Seat`: its view, its options, and tables it can imagine.

What depends on a game is in the game's own `bots` package: `make_greedy(seed)`,
`make_guide(seed)`, the guide of the search, and `make_subject(seed)`, what `arcanum train`
learns. Without them, the search plays on at random. The search levels may be played by a
character of the game: `normal:hortense`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arcanum.bots.characters import MARK, Character, character_of, characters, level_of
from arcanum.bots.seat import Bot, Seat
from arcanum.games import game as find_game
from arcanum.kernel.errors import BadSetting

if TYPE_CHECKING:
    from arcanum.bots.guide import Guide

BOTS = ("random", "greedy", "easy", "normal", "hard")

__all__ = [
    "BOTS",
    "Bot",
    "Seat",
    "bot",
    "bots_for",
    "guide_for",
    "has_greedy",
    "level_of",
    "one_called",
]


def bot(name: str, game: str, seed: int = 0) -> Bot:
    """A bot of that name for a game; the seed makes its choices repeatable."""
    if name == "random":
        from arcanum.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        own = find_game(game).part("bots")
        if own is None:
            raise BadSetting(f"there is no greedy bot for {game} (use random)")
        made: Bot = own.make_greedy(seed)
        return made
    level = level_of(name)
    if level in BOTS:
        from arcanum.bots.levels import Searcher

        return Searcher(level, guide_for(game, seed, one_called(name, game)), seed)
    raise BadSetting(f"there is no bot '{name}' (bots: {', '.join(BOTS)})")


def one_called(name: str, game: str) -> Character | None:
    """The character in the name of a bot, such as `normal:hortense`; None without one."""
    if MARK not in name:
        return None
    level, who = level_of(name), character_of(name)
    known = characters(game)
    for each in known:
        if each.name == who:
            if level in each.levels:
                return each
            levels = ", ".join(each.levels)
            raise BadSetting(f"{who} does not play as '{level}' (levels: {levels})")
    names = ", ".join(each.name for each in known) or "none"
    raise BadSetting(f"there is no character '{who}' in {game} (characters: {names})")


def has_greedy(game: str) -> bool:
    """Whether a game has a greedy bot."""
    return find_game(game).part("bots") is not None


def bots_for(game: str) -> list[str]:
    """The bots that can play a game."""
    return [name for name in BOTS if name != "greedy" or has_greedy(game)]


def guide_for(game: str, seed: int = 0, who: Character | None = None) -> Guide:
    """The guide of the search in a game; a game without one is played on at random.

    With a character, it sees the game as that one does.
    """
    own = find_game(game).part("bots")
    if own is not None:
        made: Guide = own.make_guide(seed)
        if who is not None:
            made.take_on(who)
        return made
    from arcanum.bots.guide import Guide

    return Guide(seed)
