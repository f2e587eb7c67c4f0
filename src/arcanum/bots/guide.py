"""How a game helps the search: how play is likely to continue, and who is ahead."""

from __future__ import annotations

import time
from math import exp
from typing import Final

from arcanum.kernel.chance import advanced, number_below, seeded
from arcanum.kernel.playout import play_out
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Action

PRIDE: Final = 0.03  # how much the size of a victory or defeat matters, beside winning
WIDE: Final = 40.0  # a large one, in points


class Guide:
    """The guide of any game: it knows nothing, so play continues at random to the end.

    Every table it is given is an imagined one. `policy` and `foreseen` may only read what the
    seat to move could know there; `chances` may read everything, since the deal is imagined.
    """

    gap = 1.0  # how much worse other options are expected to be than the policy's choice
    has_policy = False  # whether the policy is better than chance
    by_plans = False  # whether the search is over plans

    def __init__(self, seed: int) -> None:
        self.chance = seeded(f"guide {seed}")

    def policy(self, s: State) -> Action:
        """What the seat to move is likely to do."""
        self.chance = advanced(self.chance)
        return s.options[number_below(self.chance, len(s.options))]

    def until(self, s: State) -> int:
        """How far the search plays on, by the guide's own clock."""
        return 0

    def play_on(self, s: State, until: int, deadline: float) -> bool:
        """Plays on until the table can be judged: here, to the end of the game.

        False if the deadline came first.
        """
        self.chance = advanced(self.chance)
        play_out(s, self.chance)
        return True

    def turn(self, s: State) -> int:
        """Another number in every turn of the seat to move; NONE if that is not known."""
        return NONE

    def obvious(self, s: State) -> bool:
        """Whether the policy's choice is good enough, without a search."""
        return False

    def foreseen(self, s: State) -> list[tuple[float, Action]]:
        """Where the choice is obvious: the options with winning chances, if they are known."""
        return []

    def plain(self, s: State) -> Action:
        """The choice where it is obvious."""
        found = self.foreseen(s)
        return max(found)[1] if found else self.policy(s)

    def chances(self, s: State, me: int) -> list[float]:
        """The winning chances of every seat, as `me` sees the table."""
        return final_chances(s) if s.over else [1 / s.seats] * s.seats


class GreedyGuide(Guide):
    """Plays on by its policy, up to the same moment after every option."""

    gap = 0.03
    has_policy = True
    span = 1  # how far it plays on, by the clock

    def clock(self, s: State) -> int:
        """The time at the table: a count of rounds or turns."""
        raise NotImplementedError

    def until(self, s: State) -> int:
        return self.clock(s) + self.span

    def turn(self, s: State) -> int:
        return self.clock(s)

    def lead(self, s: State, me: int) -> float:
        """By how much `me` is ahead of the best rival, in points of the end."""
        raise NotImplementedError

    def spread(self, s: State, me: int) -> float:
        """How far off that may be."""
        raise NotImplementedError

    def chances(self, s: State, me: int) -> list[float]:
        """From the lead; its size counts a little, beside winning.

        Otherwise a game that seems won or lost would be played carelessly.
        """
        lead = self.lead(s, me)
        found = final_chances(s) if s.over else chances_by_lead(s, me, lead, self.spread(s, me))
        pride = chances_by_lead(s, me, lead, WIDE)
        return [(1.0 - PRIDE) * found[p] + PRIDE * pride[p] for p in range(s.seats)]

    def play_on(self, s: State, until: int, deadline: float) -> bool:
        while s.player != NONE and self.clock(s) < until:
            if time.perf_counter() > deadline:
                return False
            s.take(self.policy(s))
        return True


class PlanGuide(GreedyGuide):
    """Knows several plans by number; plan 0 is the greedy bot's way to play."""

    by_plans = True
    plan_span = 1  # how far plans are played, by the clock

    def act(self, s: State, plan: int) -> Action:
        """What the seat to move does if it follows a plan."""
        raise NotImplementedError

    def plans(self, s: State) -> list[int]:
        """The plans that are worth a try for the seat to move."""
        raise NotImplementedError

    def moment(self, s: State) -> int:
        """A new plan is chosen whenever this changes: here, with the clock."""
        return self.clock(s)

    def plan_until(self, s: State) -> int:
        """Up to when plans are played."""
        return self.clock(s) + self.plan_span

    def at_random(self, s: State) -> int:
        """How many options to try that no plan would take."""
        return 0

    def rival(self, s: State) -> int:
        """The plan that somebody else at the table is expected to follow."""
        return 0

    def policy(self, s: State) -> Action:
        return s.options[0] if len(s.options) == 1 else self.act(s, 0)


def chances_by_lead(s: State, me: int, lead: float, spread: float) -> list[float]:
    """The winning chances of all seats when `me` leads by `lead`, give or take `spread`."""
    mine = 1.0 / (1.0 + exp(-lead / spread))
    rest = (1.0 - mine) / max(1, s.seats - 1)
    return [mine if p == me else rest for p in range(s.seats)]


def lead_at_end(s: State, me: int) -> float:
    """The lead over the best rival when the game is over; the score itself without one."""
    scores = s.scores()
    mine = scores.pop(me)
    return float(mine - max(scores)) if scores else float(mine)


def final_chances(s: State) -> list[float]:
    """The chances when the game is over: a win counts 1, a shared win a part of it."""
    winners = s.winners()
    if not winners:  # an artificial opponent has won
        return [0.0] * s.seats
    share = 1 / len(winners)
    return [share if p in winners else 0.0 for p in range(s.seats)]
