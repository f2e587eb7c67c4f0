"""Search over plans: whole ways to play on are compared, not only the next step.

A game's guide knows several plans: what a seat does that follows one of them. At certain
moments, such as the start of a round, every plan is played to a natural end on a few imagined
deals, and the best is followed from then on. Before each decision, what the other plans would
do here and a few options at random are tried in the same way; the plan is played on after them.

All are tried on the same deals, first a few times each; the best third goes on to more deals,
until the simulations are used up. What is found is weighed against the expectation that the
plan's own choice is the best.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import inf
from typing import Final

from arcanum.bots.guide import PlanGuide
from arcanum.bots.ismcts import Found
from arcanum.bots.seat import Seat
from arcanum.kernel.chance import advanced, number_below, seeded
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Action

LEAST_DEALS: Final = 2  # on which candidates are tried before some are dropped …
MOST_DEALS: Final = 4  # … and at most
FAR_PART: Final = 2  # plans played further get half as many simulations, beside the others
KEPT: Final = 3  # one in so many candidates goes on to more deals
RECENT: Final = 0.1  # weight of a simulation in the average time
CALM: Final = 0.0004  # the variance between deals that is assumed at least
SAFETY: Final = 0.85  # share of the time to use, so that the last simulation still fits
NO_MOMENT: Final = -1


class Candidate:
    """Something to try: a plan, or an option with the plan that is played on after it."""

    def __init__(self, action: Action, plan: int) -> None:
        self.action = action
        self.plan = plan
        self.chances: list[float] = []  # of winning, deal by deal
        self.sure = 0.0  # their mean, weighed against what was expected


class PlanSearch:
    """The plan of one seat, and how it is changed and carried out."""

    def __init__(self, guide: PlanGuide, seed: int) -> None:
        self.guide = guide
        self.deals = seeded(f"plans {seed}")
        self.moment = NO_MOMENT
        self.plan = guide.own
        self.until = 0  # how far play goes on
        self.end = inf
        self.longest = 0.0  # seconds for a simulation, since the search began
        self.usual = 0.0  # and on average
        self.least_tried = 1  # options that are tried at any rate
        self.compared: list[Candidate] = []  # at the last decision, its plan's choice first …
        self.candidates: dict[Action, Candidate] = {}  # … and by their actions
        self.would: dict[int, Action] = {}  # what each plan would do at the last decision
        self.last: State | None = None  # the imagined table that was judged last

    def run(self, seat: Seat, seconds: float, simulations: int, for_plan: int) -> list[Found]:
        """The options, the best first, within the given time and numbers of simulations."""
        for _ in self.steps(seat, seconds, simulations, for_plan):
            pass
        return self.found(seat)

    def steps(
        self, seat: Seat, seconds: float, simulations: int, for_plan: int
    ) -> Iterator[None]:
        """The search, with a pause now and then; `found` tells the result.

        `for_plan` simulations choose a plan, where that is due; `simulations` then compare
        options.
        """
        begin = time.perf_counter()
        world = seat.imagine(self.deals)
        moment = self.guide.moment(world)
        if moment != self.moment:
            # Half of the time, so that the decision itself is thought about too.
            self.start(seat, begin + seconds * SAFETY / 2)
            for _ in self.choose_plan(seat, self.guide.plans(world), for_plan):
                yield
            self.moment = moment
        self.start(seat, begin + seconds * SAFETY)
        world = seat.imagine(self.deals)
        self.compared = [Candidate(action, self.plan) for action in self.worth_a_try(world)]
        for _ in self.compare(seat, self.compared, simulations):
            yield
        self.candidates = {each.action: each for each in self.compared}
        self.end = inf

    def weigh(self, seat: Seat, action: Action, simulations: int) -> float:
        """The chance of winning with an option of the last decision, tried so often again."""
        it = self.candidates.setdefault(action, Candidate(action, self.plan))
        for _ in range(simulations):
            it.chances.append(self.tried(seat, len(it.chances), it))
        return sum(it.chances) / len(it.chances)

    def suit(self, seat: Seat, action: Action, simulations: int) -> None:
        """Gives an option of the last decision the plan that goes best with it.

        It is compared with the plan so far, and with all that would take this option.
        """
        found = [plan for plan, act in self.would.items() if act == action]
        plans = [self.plan, *[plan for plan in found if plan != self.plan]]
        tried = [Candidate(action, plan) for plan in plans]
        for _ in self.compare(seat, tried, simulations):
            pass
        self.candidates[action] = max(tried, key=surest)

    def level(self, actions: list[Action]) -> None:
        """Forgets tries that not all of these options had: the deals are the same for all."""
        tried = [self.candidates[action] for action in actions]
        least = min([len(each.chances) for each in tried], default=0)
        for each in tried:
            each.chances = each.chances[:least]

    def follow(self, world: State) -> Action:
        """What the plan does where there is nothing to think about."""
        found = self.guide.foreseen(world)
        return max(found)[1] if found else self.guide.act(world, self.plan)

    def start(self, seat: Seat, end: float) -> None:
        """New deals, up to a time."""
        self.deals = advanced(self.deals)
        self.end = end
        self.longest = 0.0

    def choose_plan(self, seat: Seat, plans: list[int], simulations: int) -> Iterator[None]:
        """The plan with the best end; the one so far is expected to be the best.

        Plans that take longer to pay are then played further, against the best of the others.
        """
        guide = self.guide
        world = seat.imagine(self.deals)
        before = self.plan
        order = [before, *[plan for plan in plans if plan != before]]
        near = [plan for plan in order if not guide.is_far(plan)]
        far = [plan for plan in order if guide.is_far(plan)]
        for_far = simulations // FAR_PART if far else 0
        if near and far:
            fitting = self.affordable(simulations + for_far)
            for_far = fitting * for_far // max(1, simulations + for_far)
            simulations = fitting - for_far
        best = before
        if near:
            self.until = guide.plan_until(world)
            tried = [Candidate(NONE, plan) for plan in near]
            for _ in self.compare(seat, tried, simulations):
                yield
            best = max(tried, key=surest).plan
        if far:
            order = [*far, best] if before in far else [best, *far]
            self.until = guide.far_until(world)
            tried = [Candidate(NONE, plan) for plan in order]
            for _ in self.compare(seat, tried, for_far):
                yield
            best = max(tried, key=surest).plan
        self.plan = best

    def worth_a_try(self, world: State) -> list[Action]:
        """What the plan would do, what the others would, and some options at random."""
        begin = time.perf_counter()
        out = [self.guide.act(world, self.plan)]
        self.would = {self.plan: out[0]}
        for plan in self.guide.plans(world):
            if 2 * time.perf_counter() > begin + self.end:
                break  # half of the time is for trying them
            if plan in self.would:
                continue
            action = self.would[plan] = self.guide.act(world, plan)
            if action not in out:
                out.append(action)
        others = [action for action in world.options if action not in out]
        for _ in range(max(self.guide.at_random(world), self.least_tried - len(out))):
            if others:
                self.deals = advanced(self.deals)
                out.append(others.pop(number_below(self.deals, len(others))))
        self.until = self.guide.plan_until(world)
        return out

    def compare(self, seat: Seat, tried: list[Candidate], simulations: int) -> Iterator[None]:
        """Tries candidates on the same deals; the first is the one that must be beaten."""
        simulations = self.affordable(simulations)
        left = self.some(tried, simulations // LEAST_DEALS)
        deal = 0
        while 1 < len(left) <= simulations:
            # Half of what is left goes into each pass.
            deals = max(LEAST_DEALS, min(MOST_DEALS, simulations // (2 * len(left))))
            for _ in range(min(deals, simulations // len(left))):
                for each in left:
                    chance = self.tried(seat, deal, each)
                    if chance < 0:
                        settle(tried, self.guide.gap)
                        return
                    each.chances.append(chance)
                    yield
                simulations -= len(left)
                deal += 1
            settle(tried, self.guide.gap)
            best = sorted(left[1:], key=surest, reverse=True)
            left = [left[0], *best[: len(left) // KEPT]]

    def affordable(self, simulations: int) -> int:
        """As many simulations as are likely to fit."""
        if not self.usual or self.end == inf:
            return simulations
        return min(simulations, int((self.end - time.perf_counter()) / self.usual))

    def some(self, tried: list[Candidate], most: int) -> list[Candidate]:
        """The first candidate and some others, by lot where there are too many."""
        others = tried[1:]
        lot = self.deals
        while others and len(others) > max(1, most - 1):
            lot = advanced(lot)
            others.pop(number_below(lot, len(others)))
        return [tried[0], *others]

    def tried(self, seat: Seat, deal: int, it: Candidate) -> float:
        """How likely the seat wins with it on that deal; below 0 if time ran out."""
        begin = time.perf_counter()
        if begin + self.longest > self.end:
            return -1.0
        guide, me = self.guide, seat.player
        world = seat.imagine(self.deals + deal)
        if it.action != NONE:
            if it.action not in world.options:  # a deal that leaves no room for it
                return 0.0
            world.take(it.action)
        while world.player != NONE and guide.clock(world) < self.until:
            if time.perf_counter() > self.end:
                return -1.0
            world.take(guide.act(world, it.plan if world.player == me else guide.rival(world)))
        self.last = world
        chance = guide.chances(world, me)[me]
        spent = time.perf_counter() - begin
        self.longest = max(self.longest, spent)
        self.usual = spent if not self.usual else (1 - RECENT) * self.usual + RECENT * spent
        return chance

    def found(self, seat: Seat) -> list[Found]:
        """All options, the surest good one first, those not tried last."""
        tried = self.compared
        out = []
        for each in sorted(tried, key=surest, reverse=True):
            n = len(each.chances)
            mean = sum(each.chances) / n if n else 0.0
            out.append(Found(each.action, n, mean, each.sure))
        known = [each.action for each in tried]
        out += [Found(action, 0, 0.0, -1.0) for action in seat.options if action not in known]
        return out


def surest(it: Candidate) -> float:
    """For sorting."""
    return it.sure


def settle(tried: list[Candidate], gap: float) -> None:
    """Weighs the results: deal by deal against the first candidate's.

    Before any try, every other candidate is expected to be worse by a gap. The more the
    differences vary from deal to deal, the more deals it takes to overrule that.
    """
    first = tried[0].chances
    squares, freedom = 0.0, 0
    ahead: list[float] = []
    for each in tried:
        n = min(len(each.chances), len(first))
        edges = [each.chances[i] - first[i] for i in range(n)]
        mean = sum(edges, 0.0) / n if n else 0.0
        ahead.append(mean)
        if n > 1 and each is not tried[0]:
            squares += sum([(edge - mean) * (edge - mean) for edge in edges], 0.0)
            freedom += n - 1
    variance = max(CALM, squares / freedom if freedom else 0.0)
    doubt = variance / (gap * gap)
    base = sum(first, 0.0) / len(first) if first else 0.0
    for i in range(len(tried)):
        n = min(len(tried[i].chances), len(first))
        if i == 0:
            tried[i].sure = base
        else:
            tried[i].sure = base + (n * ahead[i] - doubt * gap) / (n + doubt)
