"""How the search sees Trickerion: the greedy bot's play, and its judgement of a troupe."""

from __future__ import annotations

from typing import Final

from arcanum.bots.greedy_trickerion import GreedyTrickerion, Thought
from arcanum.bots.guide import GreedyGuide, chances_by_lead, final_chances
from arcanum.bots.trickerion_steps import SMALL
from arcanum.bots.trickerion_value import value
from arcanum.games.trickerion.freely import FreeAction, Window
from arcanum.games.trickerion.rounds import Confirm
from arcanum.games.trickerion.table import Trickerion
from arcanum.kernel.state import State
from arcanum.kernel.words import Action

OBVIOUS: Final = (*SMALL, Confirm, FreeAction, Window)
SPREAD_AT_END: Final = 6.0  # Fame by which the judgement errs
SPREAD_A_ROUND: Final = 4.0


class TrickerionGuide(GreedyGuide):
    """Plays on greedily for about half a round."""

    horizon = 24

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.players = [GreedyTrickerion(seed) for _ in range(4)]

    def policy(self, s: State) -> Action:
        """The greedy choice."""
        assert isinstance(s, Trickerion)
        if len(s.options) == 1:
            return s.options[0]
        return Thought(s, s.player, self.players[s.player]).choice()

    def obvious(self, s: State) -> bool:
        """Small questions, and the last look at an assignment."""
        return isinstance(s.asked(), OBVIOUS)

    def chances(self, s: State, me: int) -> list[float]:
        """From the lead in Fame, which says the more the later it is."""
        assert isinstance(s, Trickerion)
        if s.over:
            return final_chances(s)
        left = max(0, s.last_round - s.round)
        return chances_by_lead(s, me, value(s, me), SPREAD_AT_END + SPREAD_A_ROUND * left)
