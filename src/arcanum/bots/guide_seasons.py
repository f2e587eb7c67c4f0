"""How the search sees Seasons: the greedy bot's play, and its judgement of a side."""

from __future__ import annotations

from typing import Final

from arcanum.bots.greedy_seasons import MECHANICAL, GreedySeasons, Thought, valuer_for
from arcanum.bots.guide import GreedyGuide, lead_at_end
from arcanum.games.seasons.prelude import DraftPick, Shelve, TakeKit
from arcanum.games.seasons.table import Seasons
from arcanum.games.seasons.turn import DieActions
from arcanum.games.seasons.wheel import RoundEndEffects
from arcanum.kernel.state import State
from arcanum.kernel.words import Action

OBVIOUS: Final = (*MECHANICAL, DieActions, DraftPick, RoundEndEffects, Shelve, TakeKit)
SPREAD_AT_END: Final = 10.0  # points by which the judgement of one more turn errs
SPREAD_A_TURN: Final = 6.0


class SeasonsGuide(GreedyGuide):
    """Plays on greedily to the third round from now."""

    span = 3

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.players = [GreedySeasons(seed) for _ in range(4)]

    def policy(self, s: State) -> Action:
        """The greedy choice."""
        assert isinstance(s, Seasons)
        if len(s.options) == 1:
            return s.options[0]
        return Thought(s, s.player, self.players[s.player]).choice()

    def clock(self, s: State) -> int:
        """Rounds."""
        assert isinstance(s, Seasons)
        return s.round

    def obvious(self, s: State) -> bool:
        """Payments, what a die shows, the prelude: the greedy bot knows the cards well."""
        return isinstance(s.asked(), OBVIOUS)

    def lead(self, s: State, me: int) -> float:
        """As the greedy bot judges it."""
        assert isinstance(s, Seasons)
        if s.over:
            return lead_at_end(s, me)
        valuer = valuer_for(s.seats, self.players[0].weights)
        return valuer.value(s, me, [seen >> me & 1 == 1 for seen in s.seen])

    def spread(self, s: State, me: int) -> float:
        """The less, the later it is."""
        assert isinstance(s, Seasons)
        valuer = valuer_for(s.seats, self.players[0].weights)
        return SPREAD_AT_END + SPREAD_A_TURN * valuer.side(s, me, 0).turns
