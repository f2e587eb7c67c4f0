"""Actions as numbers from 0 on without gaps: one encoding for every interface of the lab.

The order is that of `arcanum words GAME`: the verbs of the vocabulary, for each its first
noun, then its second. It holds for every seat count and every option of a game. It may change
with the vocabulary: what must last is kept spelled.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from arcanum.games import game as find_game
from arcanum.kernel.errors import UnknownWords
from arcanum.kernel.game import Game
from arcanum.kernel.words import Action


class Dense:
    """The kernel's actions of one game, counted through."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actions: list[Action] = list(game.words.every())
        self.numbers: dict[Action, int] = {a: n for n, a in enumerate(self.actions)}
        self.size = len(self.actions)

    def number(self, action: Action) -> int:
        """The number of a kernel action."""
        return self.numbers[action]

    def all_numbers(self, actions: Iterable[Action]) -> list[int]:
        """The numbers of some actions, ascending."""
        return sorted([self.numbers[action] for action in actions])

    def action(self, number: int) -> Action:
        """The kernel action of a number."""
        if not 0 <= number < self.size:
            raise UnknownWords(f"{self.game.id} has actions 0 to {self.size - 1}, not {number}")
        return self.actions[number]

    def spell(self, number: int) -> str:
        """The action in words."""
        return self.game.spell(self.action(number))

    def read(self, text: str) -> int:
        """The number of an action in words."""
        return self.numbers[self.game.read(text)]


@cache
def dense(game: str) -> Dense:
    """The encoding of a game."""
    return Dense(find_game(game))
