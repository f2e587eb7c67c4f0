"""What a game may tell a search: how play is likely to go on, and who stands how."""

from __future__ import annotations

from math import exp

from arcanum.kernel.chance import advanced, number_below, seeded
from arcanum.kernel.playout import play_out
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Action


class Guide:
    """Knows nothing of a game: play goes on at random, to its end.

    Both calls look at a table in thought, and must read of it only what the seat that decides
    (`policy`) or everybody and the thinking seat (`chances`) could know there.
    """

    def __init__(self, seed: int) -> None:
        self.chance = seeded(f"guide {seed}")

    def policy(self, s: State) -> Action:
        """What the seat to move is likely to do."""
        self.chance = advanced(self.chance)
        return s.options[number_below(self.chance, len(s.options))]

    def play_on(self, s: State) -> None:
        """Plays on in thought until the table can be judged: here, to the end."""
        self.chance = advanced(self.chance)
        play_out(s, self.chance)

    def obvious(self, s: State) -> bool:
        """Whether the policy's choice is good enough here: no need to search."""
        return False

    def chances(self, s: State, me: int) -> list[float]:
        """The winning chances of every seat, as `me` sees the table."""
        return final_chances(s) if s.over else [1 / s.seats] * s.seats


class GreedyGuide(Guide):
    """Plays on by its policy for a number of decisions."""

    horizon = 20  # decisions played in thought before the table is judged

    def play_on(self, s: State) -> None:
        left = self.horizon
        while left > 0 and s.player != NONE:
            s.take(self.policy(s))
            left -= 1


def chances_by_lead(s: State, me: int, lead: float, spread: float) -> list[float]:
    """The winning chances of all seats, when `me` leads by so much, give or take the spread."""
    mine = 1.0 / (1.0 + exp(-lead / spread))
    rest = (1.0 - mine) / max(1, s.seats - 1)
    return [mine if p == me else rest for p in range(s.seats)]


def final_chances(s: State) -> list[float]:
    """The game is over: a whole win, or a part of a shared one."""
    winners = s.winners()
    if not winners:  # an artificial opponent has won
        return [0.0] * s.seats
    share = 1 / len(winners)
    return [share if p in winners else 0.0 for p in range(s.seats)]
