"""Search over tables that a seat cannot tell apart: information-set Monte Carlo tree search.

Every simulation deals the hidden cards again, walks down one tree that all these tables share,
adds a node, lets the guide's policy play on for a while, and judges the table. All options of
the decision are tried on the same deals, so that none looks better by luck. Secret choices that
others make at the same time as ours are drawn from the policy and never become branches, so
no imagined player reacts to something they could not have seen.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import erf, exp, inf, log, pi, sqrt
from typing import Final

from arcanum.bots.guide import Guide
from arcanum.bots.seat import Seat
from arcanum.kernel.chance import advanced, number_below, seeded
from arcanum.kernel.codec import canonical
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Action

CARE: Final = 1.0  # how much luck is allowed for, in standard deviations
DEALS_EACH: Final = 4  # an option is only tried if it can be tried this often
UNKNOWN: Final = 0.01  # the assumed variance of results before there are any
LEAST: Final = 1e-6  # the smallest variance assumed
EXPLORE: Final = 0.1  # below the root: weight of the prior against the results so far
TRUST: Final = 0.5  # prior of the policy's choice; the other options share the rest
HOPE: Final = 0.01  # an untried option is judged this much below its neighbours
SAFETY: Final = 0.85  # share of the time to use, so that the last simulation still fits
LOOK_UP: Final = 16  # simulations between two checks of whether more are worth it


class Node:
    """A decision in the tree: one for each way of getting there by actions."""

    def __init__(self) -> None:
        self.visits = 0
        self.total: list[float] = []  # winning chances found below, summed for each seat
        self.squares = 0.0  # of the thinking seat's chances
        self.children: dict[Action, Node] = {}
        self.likely: Action = -1  # what the policy would do here


class Found:
    """One option after the search."""

    def __init__(self, action: Action, visits: int, chance: float, sure: float) -> None:
        self.action = action
        self.visits = visits
        self.chance = chance  # of winning, as estimated
        self.sure = sure  # the same, weighed against what was expected


class Search:
    """The tree of one seat, from one of its decisions to the next."""

    def __init__(self, guide: Guide, seed: int) -> None:
        self.guide = guide
        self.deals = seeded(f"search {seed}")
        self.root = Node()
        self.expected = b""  # the view after our last choice, if nobody else acted since
        self.usual = 0.0  # seconds for a simulation in the last search
        self.until = 0  # how far the guide plays on
        self.deadline = inf  # a simulation that is not judged by then does not count
        self.last: State | None = None  # the imagined table that was judged last

    def run(
        self, seat: Seat, seconds: float, simulations: int, least: float = 0.0
    ) -> list[Found]:
        """Searches within the given time and number; returns the options, the best first."""
        for _ in self.steps(seat, seconds, simulations, least):
            pass
        return self.found(seat)

    def steps(
        self, seat: Seat, seconds: float, simulations: int, least: float = 0.0
    ) -> Iterator[None]:
        """The search, with a pause after each simulation; `found` tells the result.

        It stops early when more tries would gain less than `least`, in winning chances.
        """
        self.deadline = end = time.perf_counter() + seconds * SAFETY
        self.begin(seat)
        expected = simulations
        if self.usual:
            expected = min(simulations, int(seconds * SAFETY / self.usual))
        tried = self.candidates(seat, max(2, expected // DEALS_EACH))
        done = 0
        longest = thought = 0.0
        last = time.perf_counter()
        while done < simulations and (not done or last + longest < end):
            if not self.look(seat, self.most_hopeful(tried, seat.player)):
                break
            spent = time.perf_counter() - last
            longest = max(longest, spent)
            thought += spent
            done += 1
            asking = least > 0 and done % LOOK_UP == 0
            if asking and self.worth_of_more(tried, seat.player) < least:
                break
            yield
            last = time.perf_counter()
        self.usual = thought / max(1, done)
        self.deadline = inf

    def begin(self, seat: Seat) -> None:
        """Before the first try: new deals, how far to play on, what the policy would do."""
        self.enter(seat)
        self.deals = advanced(self.deals)
        world = seat.imagine(self.deals)
        self.until = self.guide.until(world)
        self.root.likely = self.guide.policy(world)

    def candidates(self, seat: Seat, most: int) -> list[Action]:
        """The options to try: the policy's first, then others at random."""
        others = [action for action in seat.options if action != self.root.likely]
        chance = self.deals
        for i in range(len(others) - 1, 0, -1):
            chance = advanced(chance)
            j = number_below(chance, i + 1)
            others[i], others[j] = others[j], others[i]
        return [self.root.likely, *others][:most]

    def look(self, seat: Seat, action: Action) -> bool:
        """Tries an option once more; the n-th try of every option uses the same deal.

        False if there was no time for it.
        """
        child = self.root.children.get(action)
        deal = 0 if child is None else child.visits
        return self.simulate(seat.imagine(self.deals + deal), seat.player, action)

    def most_hopeful(self, tried: list[Action], me: Player) -> Action:
        """The option that would be best if it had bad luck so far."""
        visits = 0
        for action in tried:
            child = self.root.children.get(action)
            if child is None or not child.visits:
                return action
            visits += child.visits
        variance = self.variance(me)
        doubt = CARE * CARE * variance * log(visits)
        best = tried[0]
        most = -1e9
        for action in tried:
            reach = sqrt(doubt / self.weight(action, variance))
            score = self.judged(action, me, variance) + reach
            if score > most:
                best, most = action, score
        return best

    def disbelief(self, action: Action, variance: float) -> float:
        """The weight, in tries, of our doubt that an option beats the policy's choice."""
        gap = self.guide.gap
        return 0.0 if action == self.root.likely else variance / (gap * gap)

    def judged(self, action: Action, me: Player, variance: float) -> float:
        """The chance of winning with an option, from the results and what was expected.

        Before any try, every option but the policy's is expected to be worse by a gap.
        """
        child = self.root.children[action]
        likely = self.root.children.get(self.root.likely)
        if likely is None or not likely.visits:  # there was no time to try it
            return child.total[me] / child.visits
        expected = likely.total[me] / likely.visits - self.guide.gap
        doubt = self.disbelief(action, variance)
        return (child.total[me] + doubt * expected) / (child.visits + doubt)

    def worth_of_more(self, tried: list[Action], me: Player) -> float:
        """An upper estimate of how much better the choice could get with full knowledge.

        For every option: how likely it is to beat the best one so far, times by how much.
        """
        for action in tried:
            child = self.root.children.get(action)
            if child is None or not child.visits:
                return 1.0
        variance = self.variance(me)
        judged = [self.judged(action, me, variance) for action in tried]
        most = max(judged)
        best = judged.index(most)
        doubts = [variance / self.weight(action, variance) for action in tried]
        return sum(
            hoped_for(most - judged[i], sqrt(doubts[i] + doubts[best]))
            for i in range(len(tried))
            if i != best
        )

    def weight(self, action: Action, variance: float) -> float:
        """The number of tries that our judgement of an option rests on."""
        return self.root.children[action].visits + self.disbelief(action, variance)

    def variance(self, me: Player) -> float:
        """How much the results of the same option vary."""
        squares, freedom = 0.0, 0
        for child in self.root.children.values():
            if child.visits > 1:
                squares += child.squares - child.total[me] * child.total[me] / child.visits
                freedom += child.visits - 1
        return max(LEAST, squares / freedom) if freedom else UNKNOWN

    def enter(self, seat: Seat) -> None:
        """Keeps the part of the tree below our last choice, if it still fits."""
        if not self.expected or self.expected != canonical(seat.view):
            self.root = Node()
        self.expected = b""

    def leave(self, seat: Seat, action: Action) -> None:
        """Keeps the part of the tree below our choice, where it is our turn again at once."""
        below = self.root.children.get(action)
        world = seat.imagine(1)
        chance = world.chance
        world.apply(action)
        if below is not None and world.player == seat.player and world.chance == chance:
            self.root = below
            self.expected = canonical(world.observe(seat.player))

    def weigh(self, seat: Seat, action: Action, simulations: int) -> float:
        """The chance of winning with an option, tried this often however bad it looks."""
        for _ in range(simulations):
            self.look(seat, action)
        child = self.root.children[action]
        return child.total[seat.player] / child.visits

    def standing(self) -> list[float]:
        """The winning chances of every seat before the decision."""
        return [total / self.root.visits for total in self.root.total]

    def simulate(self, world: State, me: Player, first: Action = NONE) -> bool:
        """One walk down the tree, on with the policy, and back up with the result.

        False, and nothing is kept, if time ran out before the table could be judged.
        """
        node = self.root
        path = [node]
        while world.player != NONE:
            if len(world.options) == 1:
                world.take(world.options[0])
                continue
            if world.player != me and world.asked().secret:
                world.take(self.guide.policy(world))
                continue
            if not node.visits and node is not self.root:
                break
            action = first if first != NONE else self.select(node, world)
            first = NONE
            child = node.children.get(action)
            if child is None:
                child = node.children[action] = Node()
            world.take(action)
            node = child
            path.append(node)
        if not self.guide.play_on(world, self.until, self.deadline):
            return False
        self.last = world
        chances = self.guide.chances(world, me)
        for each in path:
            each.visits += 1
            each.squares += chances[me] * chances[me]
            if each.total:
                for p in range(len(chances)):
                    each.total[p] += chances[p]
            else:
                each.total = chances[:]
        return True

    def select(self, node: Node, world: State) -> Action:
        """The option to follow: good so far, liked by the policy, or new."""
        options = world.options
        if node.likely not in options:
            node.likely = self.guide.policy(world)
        mover = world.player
        others = (1.0 - TRUST) / len(options)
        known = 0
        value = 0.0
        for action in options:
            child = node.children.get(action)
            if child is not None and child.visits:
                known += child.visits
                value += child.total[mover]
        hope = value / known - HOPE if known else 0.5
        reach = EXPLORE * sqrt(known + 1)
        best = options[0]
        most = -1e9
        for action in options:
            child = node.children.get(action)
            promise = others + (TRUST if action == node.likely else 0.0)
            if child is None or not child.visits:
                score = hope + reach * promise
            else:
                score = child.total[mover] / child.visits
                score += reach * promise / (1 + child.visits)
            if score > most:
                best, most = action, score
        return best

    def found(self, seat: Seat) -> list[Found]:
        """The options, the surest good one first."""
        me = seat.player
        variance = self.variance(me)
        out = []
        for action in seat.options:
            child = self.root.children.get(action)
            if child is None or not child.visits:
                out.append(Found(action, 0, 0.0, -1.0))
            else:
                chance = child.total[me] / child.visits
                out.append(
                    Found(action, child.visits, chance, self.judged(action, me, variance))
                )
        out.sort(key=lambda each: (-each.sure, each.action != self.root.likely))
        return out


def hoped_for(behind: float, doubt: float) -> float:
    """By how much an option that seems behind may be ahead, on average.

    Not being ahead counts as zero; `doubt` is a standard deviation.
    """
    z = behind / doubt
    density = exp(-z * z / 2) / sqrt(2 * pi)
    beyond = (1 - erf(z / sqrt(2))) / 2
    return doubt * (density - z * beyond)
