"""How the search sees Goofspiel: bids around the prize, and play goes on to the end."""

from __future__ import annotations

from arcanum.bots.guide import Guide
from arcanum.kernel.chance import advanced, number_below
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from goofspiel.rules.table import Goofspiel


class GoofspielGuide(Guide):
    """Expects a card near to the prize, never quite the same: who can be foreseen is outbid."""

    gap = 0.1
    has_policy = True

    def policy(self, s: State) -> Action:
        """What the seat to move is likely to do."""
        assert isinstance(s, Goofspiel)
        lower = [prize for prize in s.pile if prize < s.turned[-1]]
        self.chance = advanced(self.chance)
        place = len(lower) + number_below(self.chance, 3) - 1
        return s.options[min(max(place, 0), len(s.options) - 1)]
