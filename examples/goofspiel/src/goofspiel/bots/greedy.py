"""The greedy bot: a high card for a high prize, a low card for a low one."""

from __future__ import annotations

from arcanum.bots.seat import Seat
from arcanum.kernel.words import Action


class GreedyGoofspiel:
    """Bids the card whose rank in the hand is that of the prize among the prizes left."""

    name = "greedy"

    def choose(self, seat: Seat) -> Action:
        """One of the options; they are the cards of the hand, from low to high."""
        view = seat.view
        lower = [prize for prize in view["to_come"] if prize < view["prize"]]
        return seat.options[len(lower)]
