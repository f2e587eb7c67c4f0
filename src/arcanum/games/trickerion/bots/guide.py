"""How the search sees Trickerion: the greedy bot's play, and its judgement of a troupe."""

from __future__ import annotations

from typing import Final

from arcanum.bots.guide import GreedyGuide
from arcanum.games.trickerion.bots.greedy import GreedyTrickerion, Thought
from arcanum.games.trickerion.bots.judgement import learned_lead, learned_spread
from arcanum.games.trickerion.bots.steps import SMALL
from arcanum.games.trickerion.bots.value import rounds_ahead, value
from arcanum.games.trickerion.bots.weights import (
    HEIR_MAKES,
    SOLO_SPREADS,
    SPAN,
    STILL_TO_MAKE,
)
from arcanum.games.trickerion.rules.base.facts import HEIR
from arcanum.games.trickerion.rules.base.freely import FreeAction, Window
from arcanum.games.trickerion.rules.base.rounds import Confirm
from arcanum.games.trickerion.rules.base.scoring import score_of
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.kernel.state import State
from arcanum.kernel.words import Action

OBVIOUS: Final = (*SMALL, Confirm, FreeAction, Window)


class TrickerionGuide(GreedyGuide):
    """Plays on greedily to the end of the next round."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.span = SPAN
        self.players = [GreedyTrickerion(seed) for _ in range(4)]

    def policy(self, s: State) -> Action:
        """The greedy choice."""
        assert isinstance(s, Trickerion)
        if len(s.options) == 1:
            return s.options[0]
        return Thought(s, s.player, self.players[s.player]).choice()

    def clock(self, s: State) -> int:
        """Rounds."""
        assert isinstance(s, Trickerion)
        return s.round

    def obvious(self, s: State) -> bool:
        """Small questions, and the last look at an assignment."""
        return isinstance(s.asked(), OBVIOUS)

    def lead(self, s: State, me: int) -> float:
        """As games have shown it, in Fame; alone, over what the Heir may hope for."""
        assert isinstance(s, Trickerion)
        return value(s, me) - heir_worth(s) if s.solo else learned_lead(s, me)

    def spread(self, s: State, me: int) -> float:
        """The less, the later it is."""
        assert isinstance(s, Trickerion)
        if s.solo:
            return SOLO_SPREADS[min(rounds_ahead(s), len(SOLO_SPREADS) - 1)]
        return learned_spread(s)


def heir_worth(s: Trickerion) -> float:
    """The final score that the Heir is likely to reach."""
    now = float(score_of(s, HEIR))
    if s.over:
        return now
    left = STILL_TO_MAKE[min(rounds_ahead(s), len(STILL_TO_MAKE) - 1)]
    return now + left * HEIR_MAKES[s.settings["difficulty"]][int(s.academy)]
