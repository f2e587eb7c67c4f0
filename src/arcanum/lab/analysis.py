"""Hints, and where a game was lost: judgements by search.

A hint looks at one decision from its seat. An analysis goes through a finished game, each
decision from what its seat knew then.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from arcanum.bots import Seat, guide_for
from arcanum.bots.guide import PlanGuide
from arcanum.bots.ismcts import Search
from arcanum.bots.levels import LEVELS
from arcanum.bots.plans import PlanSearch
from arcanum.games import game as find_game
from arcanum.kernel.errors import BadData
from arcanum.kernel.words import Action
from arcanum.records import SEATS, Record

HINTS = 3  # options in a hint
SEARCHED = 0.6  # share of a hint's time for the search; the rest compares the best options
COMPARED = 8  # one in this many simulations tries each of the best options again
LEAST = 2  # tries of each of the best options, however slow the machine is
ENOUGH_TIME = 3600.0  # an analysis counts simulations, not seconds
COSTLY = 5  # decisions listed at the end
SIMULATIONS = 24  # for each decision of an analysis
SUSPECT = 0.05  # a decision that seems to cost more than this is looked at again


class Part(NamedTuple):
    """A part of an analysis."""

    done: int  # decisions gone through, from the first on
    judged: list[dict[str, Any]]  # those of this part, as `Judged.told` has them


def hint(game: str, seat: Seat, seconds: float, simulations: int = 400) -> list[dict[str, Any]]:
    """The best options with their chances, the best first.

    The search finds which ones matter; then each of these is tried equally often, so that
    their chances can be compared. Where the choice is plain, only that one is told, unless
    the guide can judge the others too.
    """
    known = find_game(game)
    guide = guide_for(game)
    tree = Search(guide, 0)
    plans: PlanSearch | None = None
    world = seat.imagine(0)
    if guide.obvious(world):
        judged = sorted(guide.foreseen(world), reverse=True)
        if judged:
            return [
                {"action": known.spell(action), "chance": round(chance, 3)}
                for chance, action in judged[:HINTS]
            ]
        tree.begin(seat)
        best = [tree.root.likely]
    else:
        if isinstance(guide, PlanGuide) and guide.by_plans:
            plans = PlanSearch(guide, 0)
            plans.least_tried = HINTS
            level = LEVELS["hard"]
            found = plans.run(seat, seconds * SEARCHED, level.moves, level.plans)
        else:
            found = tree.run(seat, seconds * SEARCHED, simulations)
        best = [each.action for each in found[:HINTS] if each.visits or each is found[0]]
        if plans is not None:
            plans.level(best)
    end = time.perf_counter() + seconds * (1 - SEARCHED)
    chances: dict[Action, float] = {}
    for tried in range(max(1, simulations // COMPARED)):
        for action in best:
            weigh = tree.weigh if plans is None else plans.weigh
            chances[action] = weigh(seat, action, 1)
        if tried >= LEAST and time.perf_counter() > end:
            break
    best.sort(key=lambda action: -chances[action])
    return [
        {"action": known.spell(action), "chance": round(chances[action], 3)} for action in best
    ]


@dataclass(frozen=True)
class Judged:
    """One decision of a finished game."""

    number: int  # of the action in the record, from 1
    seat: str
    played: str
    best: str
    chances: list[float]  # of winning, of every seat, before the decision
    chance_played: float
    chance_best: float

    @property
    def cost(self) -> float:
        """What the decision gave away."""
        return max(0.0, self.chance_best - self.chance_played)

    @classmethod
    def heard(cls, told: dict[str, Any]) -> Judged:
        """From what `told` gave."""
        return cls(**{name: value for name, value in told.items() if name != "cost"})

    def told(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "number": self.number,
            "seat": self.seat,
            "played": self.played,
            "best": self.best,
            "chances": [round(chance, 3) for chance in self.chances],
            "chance_played": round(self.chance_played, 3),
            "chance_best": round(self.chance_best, 3),
            "cost": round(self.cost, 3),
        }


def analyse(
    record: Record, simulations: int = SIMULATIONS, done: int = 0
) -> Iterator[Judged | None]:
    """The decisions of a record, one by one; None where there was nothing to decide.

    The first `done` of them are passed over. Every decision is judged from its own seed: in
    parts or at one go, the result is the same.
    """
    if simulations < 1:
        raise BadData("an analysis needs at least one simulation a decision")
    game = record.playable()
    s = record.replay(at=0, notes=False)
    for number, (who, spelled) in enumerate(record.actions, start=1):
        s.turn_to(who)
        action = game.read(spelled)
        guide = guide_for(record.game, number)
        if number <= done:
            pass
        elif len(s.options) == 1 or guide.obvious(s):
            yield None
        else:
            search = Search(guide, number)
            seat = Seat(s, who)
            best = search.run(seat, ENOUGH_TIME, simulations)[0]
            before = search.standing()
            better = played = best.chance
            if best.action != action:
                played = search.weigh(seat, action, max(1, simulations // 4))
                if better - played > SUSPECT:  # perhaps by chance: look at both again
                    better = search.weigh(seat, best.action, simulations)
                    played = search.weigh(seat, action, simulations)
            yield Judged(
                number, SEATS[who], spelled, game.spell(best.action), before, played, better
            )
        s.apply(action)


def analyse_part(
    record: Record, done: int, seconds: float, simulations: int = SIMULATIONS
) -> Part:
    """Continues after `done` decisions for about that long, by one decision at least."""
    end = time.perf_counter() + seconds
    judged = []
    for found in analyse(record, simulations, done):
        done += 1
        if found is not None:
            judged.append(found.told())
        if time.perf_counter() > end:
            break
    return Part(done, judged)


def summary(record: Record, judged: list[Judged]) -> dict[str, Any]:
    """The chart's numbers and the decisions that cost most."""
    costly = sorted((each for each in judged if each.cost > 0), key=lambda each: -each.cost)
    return {
        "game": record.game,
        "seats": record.seats,
        "chances": [
            {"number": each.number, "chances": each.told()["chances"]} for each in judged
        ],
        "costly": [each.told() for each in costly[:COSTLY]],
    }
