"""A bot that picks any option: the baseline of all others."""

from arcanum.bots.seat import Seat
from arcanum.kernel.chance import advanced, number_below, seeded
from arcanum.kernel.words import Action


class RandomBot:
    """Every option is equally likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.chance = seeded(f"random bot {seed}")

    def choose(self, seat: Seat) -> Action:
        """Any of the options."""
        self.chance = advanced(self.chance)
        return seat.options[number_below(self.chance, len(seat.options))]
