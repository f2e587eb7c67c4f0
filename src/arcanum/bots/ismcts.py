"""Search over tables that a seat cannot tell apart: information-set Monte Carlo tree search.

Every simulation deals what is hidden anew, goes down one tree that all of these tables share,
adds a node, lets the guide's policy play on for a while, and judges the table. Secret choices
of others, made at the same time as ours, are drawn from the policy and never become branches:
so nobody in thought answers what he could not have seen.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from arcanum.bots.guide import Guide
from arcanum.bots.seat import Seat
from arcanum.kernel.chance import advanced, seeded
from arcanum.kernel.codec import canonical
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Action

EXPLORE: Final = 0.6  # how much a promise counts against what was found
TRUST: Final = 0.5  # in the policy's choice; the other options share the rest
HOPE: Final = 0.05  # an option not tried yet is judged so much below its neighbours
SAFETY: Final = 0.85  # of the time, so that the last simulation ends in it


class Node:
    """A decision in the tree: one for each way of getting there by actions."""

    def __init__(self) -> None:
        self.visits = 0
        self.total: list[float] = []  # winning chances found below, summed by seat
        self.children: dict[Action, Node] = {}
        self.likely: Action = -1  # what the policy would do here


class Found:
    """One option after the search."""

    def __init__(self, action: Action, visits: int, chance: float) -> None:
        self.action = action
        self.visits = visits
        self.chance = chance  # of winning, estimated


class Search:
    """One tree, for one decision after another of a seat."""

    def __init__(self, guide: Guide, seed: int) -> None:
        self.guide = guide
        self.deals = seeded(f"search {seed}")
        self.root = Node()
        self.expected = b""  # the view after our last choice, if nobody else had a say
        self.longest = 0.0  # seconds of the longest simulation yet

    def run(self, seat: Seat, seconds: float, simulations: int) -> list[Found]:
        """Searches within time and number; the options, the most visited first."""
        end = time.perf_counter() + seconds * SAFETY
        self.enter(seat)
        me = seat.player
        done = 0
        while done < simulations:
            start = time.perf_counter()
            if done and start + self.longest > end:
                break
            self.deals = advanced(self.deals)
            self.simulate(seat.imagine(self.deals), me)
            self.longest = max(self.longest, time.perf_counter() - start)
            done += 1
        return self.found(seat)

    def enter(self, seat: Seat) -> None:
        """Goes on with the part of the tree below our last choice, if it still fits."""
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
        """The chance of winning after an option, tried so often even if nobody would."""
        for _ in range(simulations):
            self.deals = advanced(self.deals)
            self.simulate(seat.imagine(self.deals), seat.player, action)
        child = self.root.children[action]
        return child.total[seat.player] / child.visits

    def standing(self) -> list[float]:
        """The winning chances of every seat before the decision."""
        return [total / self.root.visits for total in self.root.total]

    def simulate(self, world: State, me: Player, first: Action = NONE) -> None:
        """One walk down the tree, on through the policy, and back up with what was found."""
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
        self.guide.play_on(world)
        chances = self.guide.chances(world, me)
        for each in path:
            each.visits += 1
            if each.total:
                for p in range(len(chances)):
                    each.total[p] += chances[p]
            else:
                each.total = chances[:]

    def select(self, node: Node, world: State) -> Action:
        """The option to walk down: what is good so far, what the policy likes, what is new."""
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
        """The options, the most visited first."""
        out = []
        for action in seat.options:
            child = self.root.children.get(action)
            if child is None or not child.visits:
                out.append(Found(action, 0, 0.0))
            else:
                out.append(Found(action, child.visits, child.total[seat.player] / child.visits))
        out.sort(key=lambda each: (-each.visits, -each.chance))
        return out
