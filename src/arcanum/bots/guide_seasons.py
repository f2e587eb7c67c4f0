"""How the search sees Seasons: the greedy bot's play, and its judgement of a side."""

from __future__ import annotations

from typing import Final

from arcanum.bots.greedy_seasons import MECHANICAL, GreedySeasons, Thought, valuer_for
from arcanum.bots.guide import GreedyGuide, chances_by_lead, final_chances
from arcanum.games.seasons.prelude import Shelve, TakeKit
from arcanum.games.seasons.table import Seasons
from arcanum.games.seasons.turn import DieActions
from arcanum.games.seasons.wheel import RoundEndEffects
from arcanum.kernel.state import State
from arcanum.kernel.words import Action

OBVIOUS: Final = (*MECHANICAL, DieActions, RoundEndEffects, Shelve, TakeKit)
SPREAD_AT_END: Final = 10.0  # points by which the judgement of one more turn errs
SPREAD_A_TURN: Final = 6.0


class SeasonsGuide(GreedyGuide):
    """Plays on greedily for about two rounds."""

    horizon = 40

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.players = [GreedySeasons(seed) for _ in range(4)]

    def policy(self, s: State) -> Action:
        """The greedy choice."""
        assert isinstance(s, Seasons)
        if len(s.options) == 1:
            return s.options[0]
        return Thought(s, s.player, self.players[s.player]).choice()

    def obvious(self, s: State) -> bool:
        """Payments, what a die shows, the split into years."""
        return isinstance(s.asked(), OBVIOUS)

    def chances(self, s: State, me: int) -> list[float]:
        """From the lead in points, which says the more the later it is."""
        assert isinstance(s, Seasons)
        if s.over:
            return final_chances(s)
        valuer = valuer_for(s.seats, self.players[0].weights)
        known = [seen >> me & 1 == 1 for seen in s.seen]
        turns = valuer.side(s, me, 0).turns
        lead = valuer.value(s, me, known)
        return chances_by_lead(s, me, lead, SPREAD_AT_END + SPREAD_A_TURN * turns)
