"""How somebody plays who has learned the rules not long ago: the level `easy`.

A beginner follows one style of play for a while, then another; does not think of every kind of
action; compares few ideas and looks less far ahead; and what looks nearly as good may be taken
as well. A game says how much of each in `bots/beginner.toml`. Where it says nothing, `easy`
searches a little.

All lots hang on the beginner's seed and on what its seat sees.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import exp
from typing import Final

from arcanum.bots.guide import OWN, PlanGuide
from arcanum.bots.habits import Habits
from arcanum.bots.seat import Seat
from arcanum.kernel.chance import advanced, number_below, seeded
from arcanum.kernel.codec import canonical
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Action

FINE: Final = 1_000_000  # lots are as fine as that
ASKED: Final = 4  # styles that are asked for an idea, at most


class Beginner:
    """One seat, played by habits."""

    def __init__(self, guide: PlanGuide, habits: Habits, seed: int) -> None:
        self.guide = guide
        self.habits = habits
        self.seed = seed
        self.chosen: Action = NONE

    def steps(self, seat: Seat, seconds: float) -> Iterator[None]:
        """Decides, with pauses; `chosen` is the choice afterwards."""
        guide = self.guide
        end = time.perf_counter() + seconds
        guide.think_for(seat.player)
        world = seat.imagine(self.seed)
        if len(world.options) == 1:
            self.chosen = world.options[0]
            return
        lot = seeded(f"beginner {self.seed} {canonical(seat.view)!r}")
        moment = guide.moment(world)
        self.overlook(world, moment)
        judged = guide.foreseen(world) if guide.obvious(world) else []
        if not judged:
            plan = self.plan(f"{moment}")
            ideas = self.ideas(world, plan, lot, end)
            if len(ideas) > 1:
                until = guide.clock(world) + self.habits.sight
                for action in ideas:
                    chance = self.seen_after(world, action, plan, until, end)
                    if chance < 0:  # no time: what came to mind first
                        judged = [(1.0, ideas[0])]
                        break
                    judged.append((chance, action))
                    yield
            else:
                judged = [(1.0, ideas[0])]
        self.chosen = by_whim(judged, self.habits.whim, advanced(lot))
        if self.chosen not in seat.options:
            self.chosen = seat.options[0]

    def overlook(self, world: State, moment: int) -> None:
        """Leaves out the kinds of action that it does not think of in this turn."""
        words = world.words()
        missed = [
            words.by_name[verb].index
            for verb, of_100 in self.habits.overlooked.items()
            if number_below(seeded(f"overlooks {self.seed} {moment} {verb}"), 100) < of_100
        ]
        left = [action for action in world.options if action >> 16 not in missed]
        if left:
            world.options = left

    def plan(self, when: str) -> int:
        """The style that it follows now, by lot."""
        habits, who = self.habits, self.guide.character
        shares = habits.shares[:]
        if who is not None:  # mostly its own way, and those that it likes
            kept = self.guide.allowed(habits.plans)
            for i, plan in enumerate(habits.plans):
                if plan and plan not in kept:
                    shares[i] = 0.0
        at = drawn(shares, seeded(f"style {self.seed} {when}"))
        found = habits.plans[at]
        return OWN if who is not None and not found else found

    def ideas(self, world: State, plan: int, lot: int, end: float) -> list[Action]:
        """What it thinks of: what its style would do, and what some others would."""
        out = [self.idea(world, plan)]
        if number_below(lot, 100) >= self.habits.care:
            return out
        for n in range(ASKED - 1):
            if len(out) >= self.habits.ideas or time.perf_counter() > end:
                break
            action = self.idea(world, self.plan(f"{lot} {n}"))
            if action not in out:
                out.append(action)
        return out

    def idea(self, world: State, plan: int) -> Action:
        """What a style would do with the options that it sees."""
        if len(world.options) == 1:
            return world.options[0]
        action = self.guide.act(world, plan)
        return action if action in world.options else world.options[0]

    def seen_after(
        self, world: State, action: Action, plan: int, until: int, end: float
    ) -> float:
        """How likely it seems to win after an option, on one imagined deal."""
        guide, me = self.guide, world.player
        s = world.clone()
        s.take(action)
        while s.player != NONE and guide.clock(s) < until:
            if time.perf_counter() > end:
                return -1.0
            s.take(guide.act(s, self.of(s.player, me, plan)))
        return guide.chances(s, me)[me]

    def of(self, mover: Player, me: Player, plan: int) -> int:
        """The plan that somebody is expected to follow: the others one like its own."""
        return plan if mover == me else 0


def by_whim(judged: list[tuple[float, Action]], whim: float, lot: int) -> Action:
    """One of the best: what is worse by a whim is taken about a third as often."""
    most = max(judged)[0]
    shares = [exp((chance - most) / whim) for chance, _ in judged]
    return judged[drawn(shares, lot)][1]


def drawn(shares: list[float], lot: int) -> int:
    """A place in a list, as often as its share says."""
    left = sum(shares, 0.0) * number_below(lot, FINE) / FINE
    for i, share in enumerate(shares):
        left -= share
        if left < 0:
            return i
    return len(shares) - 1
