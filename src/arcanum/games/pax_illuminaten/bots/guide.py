"""How the search sees Pax Illuminaten: the greedy bot's play and judgement."""

from __future__ import annotations

from typing import Final

from arcanum.bots.guide import GreedyGuide
from arcanum.games.pax_illuminaten.bots.greedy import Thought
from arcanum.games.pax_illuminaten.bots.value import value
from arcanum.games.pax_illuminaten.bots.weights import (
    SPAN,
    SPREAD,
)
from arcanum.games.pax_illuminaten.rules.favor import ChooseGain, Pay
from arcanum.games.pax_illuminaten.rules.table import Pax
from arcanum.kernel.state import State
from arcanum.kernel.words import Action

OBVIOUS: Final = (ChooseGain, Pay)


class PaxGuide(GreedyGuide):
    """Plays on greedily for two turns: between two players, to our next one."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.span = SPAN

    def policy(self, s: State) -> Action:
        """The greedy choice."""
        assert isinstance(s, Pax)
        if len(s.options) == 1:
            return s.options[0]
        return Thought(s, s.player).choice()

    def clock(self, s: State) -> int:
        """Turns."""
        assert isinstance(s, Pax)
        return s.round * s.n + (s.active - s.first) % s.n

    def obvious(self, s: State) -> bool:
        """Payments and favor gained."""
        return isinstance(s.asked(), OBVIOUS)

    def lead(self, s: State, me: int) -> float:
        """As the greedy bot judges it, which knows wins and losses as the largest figures."""
        assert isinstance(s, Pax)
        return value(s, me)

    def spread(self, s: State, me: int) -> float:
        """The same at all times."""
        return SPREAD
