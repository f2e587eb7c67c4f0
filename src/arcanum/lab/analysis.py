"""Hints, and where a game was lost: judgements by search.

A hint looks at one decision from its seat. An analysis goes through a finished game, each
decision from what its seat knew then.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from arcanum.bots import Seat, guide_for
from arcanum.bots.guide import Guide, PlanGuide
from arcanum.bots.ismcts import Search
from arcanum.bots.levels import LEVELS
from arcanum.bots.plans import PlanSearch
from arcanum.games import game as find_game
from arcanum.kernel.errors import BadData
from arcanum.kernel.frames import Player
from arcanum.kernel.game import Game
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from arcanum.lab.reasons import Means, Reason, for_each, means_of, reasons
from arcanum.records import SEATS, Record

HINTS = 3  # options in a hint
SEARCHED = 0.6  # share of a hint's time for the search; the rest compares the best options
COMPARED = 8  # one in this many simulations tries each of the best options again
LEAST = 2  # tries of each of the best options, however slow the machine is
ENOUGH_TIME = 3600.0  # an analysis counts simulations, not seconds
COSTLY = 5  # decisions listed at the end
SIMULATIONS = 24  # for each decision where all are searched alike
SUSPECT = 0.05  # a decision that seems to cost more than this is looked at again
SECONDS = 25.0  # of work for an analysis …
CHECKS = 0.15  # … so much of it until it is known what was unusual, …
LOOKS = 0.6  # … and so much until the end of the first look
LOOK = 12  # simulations at most for a first look …
STUDY = 72  # … and for the decisions that seem to have cost most, …
STUDIED = 7  # … so many of them, …
MOST_STUDIED = 12  # … or more, where others take their place
FEWEST = 4  # simulations, however slow the machine is
GLANCES = 8  # at a time
RECENT = 0.2  # weight of a decision in the average time of a simulation


def hint(game: str, seat: Seat, seconds: float, simulations: int = 400) -> list[dict[str, Any]]:
    """The best options with their chances and what speaks for each, the best first.

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
        judged = sorted(guide.foreseen(world), reverse=True)[:HINTS]
        if judged:
            why = for_each(
                {action: means_of(guide.parts_of(world, action)) for _, action in judged}
            )
            return [
                advised(known, action, chance, why.get(action, ())) for chance, action in judged
            ]
        tree.begin(seat)
        best = [tree.root.likely]
    else:
        if isinstance(guide, PlanGuide) and guide.by_plans(world):
            plans = PlanSearch(guide, 0)
            plans.least_tried = HINTS
            level = LEVELS["hard"]
            moves, for_plan = min(level.moves, simulations), min(level.plans, simulations)
            found = plans.run(seat, seconds * SEARCHED, moves, for_plan)
        else:
            found = tree.run(seat, seconds * SEARCHED, simulations)
        best = [each.action for each in found[:HINTS] if each.visits or each is found[0]]
        if plans is not None:
            plans.level(best)
    end = time.perf_counter() + seconds * (1 - SEARCHED)
    chances: dict[Action, float] = {}
    means = {action: Means() for action in best}
    weighing = plans or tree
    for tried in range(max(1, simulations // COMPARED)):
        for action in best:
            chances[action] = weighing.weigh(seat, action, 1)
            note(means[action], guide, weighing.last, seat.player)
        if tried >= LEAST and time.perf_counter() > end:
            break
    best.sort(key=lambda action: -chances[action])
    why = for_each(means)
    return [advised(known, action, chances[action], why[action]) for action in best]


def note(means: Means, guide: Guide, world: State | None, me: Player) -> None:
    """The parts of a table that a simulation has ended at."""
    if world is not None:
        means.add(guide.parts(world, me))


def advised(
    known: Game, action: Action, chance: float, why: Sequence[Reason]
) -> dict[str, Any]:
    """An option of a hint, as JSON."""
    return {
        "action": known.spell(action),
        "chance": round(chance, 3),
        "reasons": [reason.told() for reason in why],
    }


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
    tries: int = SIMULATIONS  # simulations; 0: judged at a glance, nothing else was tried
    reasons: list[dict[str, Any]] = field(default_factory=list)  # for what was better

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
            "tries": self.tries,
            "reasons": self.reasons,
            "cost": round(self.cost, 3),
        }


class Decision(NamedTuple):
    """A decision of a record that can be judged: the table before it, and what was done."""

    number: int
    who: Player
    action: Action
    table: State


def decisions(record: Record) -> Iterator[Decision | None]:
    """The decisions of a record, one by one; None where there was nothing to decide.

    The table of each is only good until the next one is asked for.
    """
    game = record.playable()
    guide = guide_for(record.game)
    s = record.replay(at=0, notes=False)
    for number, (who, spelled) in enumerate(record.actions, start=1):
        s.turn_to(who)
        action = game.read(spelled)
        plain = len(s.options) == 1 or guide.obvious(s)
        yield None if plain else Decision(number, who, action, s)
        s.apply(action)


def glanced(game: Game, at: Decision) -> Judged:
    """A decision as its seat stood, from one imagined table; nothing is tried."""
    guide = guide_for(game.id, at.number)
    chances = guide.chances(Seat(at.table, at.who).imagine(at.number), at.who)
    played = game.spell(at.action)
    own = chances[at.who]
    return Judged(at.number, SEATS[at.who], played, played, chances, own, own, 0)


def is_usual(game: Game, at: Decision) -> bool:
    """Whether the policy would have done the same; then it seldom cost much."""
    guide = guide_for(game.id, at.number)
    if not guide.has_policy:
        return False
    return guide.policy(Seat(at.table, at.who).imagine(at.number)) == at.action


def judged_by_search(game: Game, at: Decision, simulations: int) -> Judged:
    """A decision searched from its seat, with so many simulations and a seed of its own.

    The search is the one that plays and gives hints: over plans where the guide prefers it.
    """
    guide = guide_for(game.id, at.number)
    if isinstance(guide, PlanGuide) and guide.by_plans(Seat(at.table, at.who).imagine(0)):
        return judged_by_plans(game, at, simulations, guide)
    search = Search(guide, at.number)
    seat = Seat(at.table, at.who)
    best = search.run(seat, ENOUGH_TIME, simulations)[0]
    before = search.standing()
    better = played = best.chance
    why: list[Reason] = []
    if best.action != at.action:
        played = search.weigh(seat, at.action, max(1, simulations // 4))
        if better - played > SUSPECT or simulations > LOOK:
            # Perhaps by chance: both again, side by side.
            means = {best.action: Means(), at.action: Means()}
            for _ in range(simulations):
                better = search.weigh(seat, best.action, 1)
                note(means[best.action], guide, search.last, at.who)
                played = search.weigh(seat, at.action, 1)
                note(means[at.action], guide, search.last, at.who)
            why = reasons(means[best.action], means[at.action])
    return Judged(
        at.number,
        SEATS[at.who],
        game.spell(at.action),
        game.spell(best.action),
        before,
        played,
        better,
        simulations,
        [reason.told() for reason in why],
    )


def judged_by_plans(game: Game, at: Decision, simulations: int, guide: PlanGuide) -> Judged:
    """The same over plans; a first look compares options only, and looks for no better plan."""
    search = PlanSearch(guide, at.number)
    seat, me = Seat(at.table, at.who), at.who
    for_plan = simulations // 2 if simulations > LOOK else 0
    best = search.run(seat, ENOUGH_TIME, simulations - for_plan, for_plan)[0].action
    both = [best] if best == at.action else [best, at.action]
    for action in both:
        if for_plan:
            search.suit(seat, action, simulations)
        search.weigh(seat, action, 1)
    better, played = compared(search, both, 0)
    why: list[Reason] = []
    if best != at.action and (better - played > SUSPECT or simulations > LOOK):
        # Perhaps by chance: both again, side by side, on other deals.
        means = {action: Means() for action in both}
        before = len(search.candidates[best].chances)
        for _ in range(simulations):
            for action in both:
                search.weigh(seat, action, 1)
                note(means[action], guide, search.last, me)
        better, played = compared(search, both, before)
        why = [*plan_behind(search, best), *reasons(means[best], means[at.action])]
    rest = (1 - better) / max(1, at.table.seats - 1)
    return Judged(
        at.number,
        SEATS[me],
        game.spell(at.action),
        game.spell(best),
        [better if p == me else rest for p in range(at.table.seats)],
        played,
        better,
        simulations,
        [reason.told() for reason in why],
    )


def compared(search: PlanSearch, both: list[Action], after: int) -> tuple[float, float]:
    """The chances of the best option and of the one played, on the same deals after some."""
    search.level(both)
    tried = [search.candidates[action].chances[after:] for action in both]
    means = [sum(chances) / len(chances) for chances in tried]
    return means[0], means[-1]


def plan_behind(search: PlanSearch, best: Action) -> list[Reason]:
    """The plan that leads to the best option, where the usual way of play leads elsewhere."""
    plan = search.candidates[best].plan
    about = search.guide.about(plan)
    if not about or search.would.get(plan) != best or search.would.get(0) == best:
        return []
    return [Reason(about, True, 0)]


def analyse(record: Record, simulations: int = SIMULATIONS) -> Iterator[Judged | None]:
    """The decisions of a record, one by one, each searched as much as the others.

    None where there was nothing to decide. Every decision is judged from its own seed.
    """
    if simulations < 1:
        raise BadData("an analysis needs at least one simulation a decision")
    game = record.playable()
    for at in decisions(record):
        yield None if at is None else judged_by_search(game, at, simulations)


class Part(NamedTuple):
    """What an analysis has found lately."""

    share: float  # of the whole, done; 1: it is over
    left: float  # seconds to go, about
    judged: list[dict[str, Any]]  # decisions that are new or judged again, as `Judged.told`


class Analyst:
    """Analyses a game in a given time, what matters most first.

    At a glance, the judgement of every decision gives the chart. Then every decision is looked
    at with a few simulations, those first after which the chances fell. Those that seem to have
    cost most are studied with more. How many there are hangs on how fast the machine is.
    """

    def __init__(
        self,
        record: Record,
        seconds: float = SECONDS,
        told: Sequence[dict[str, Any]] = (),
        spent: float = 0.0,
    ) -> None:
        self.game = record.playable()
        self.seconds = seconds
        self.spent = spent
        self.coming: Iterator[Decision | None] | None = decisions(record)
        self.passed = 0  # decisions glanced at
        self.of = max(1, len(record.actions))
        self.places: dict[int, Decision] = {}
        self.found = {each["number"]: Judged.heard(each) for each in told}
        self.fresh: set[int] = set()
        self.unusual: dict[int, bool] = {}  # whether the policy would do something else
        # Decisions to compare with the policy's, the last one first.
        self.checks: list[int] = []
        self.order: list[int] | None = None  # of the first look, the last one first
        # Seconds for each of the simulations asked for, in a look and in a study.
        self.usual = [0.0, 0.0]

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return self.coming is None and self.unchecked() is None and self.next() is None

    def unchecked(self) -> int | None:
        """The next decision to compare with the policy's; None where that is over."""
        if not self.checks or self.spent > CHECKS * self.seconds:
            return None
        while self.checks and self.checks[-1] in self.unusual:
            self.checks.pop()
        return self.checks[-1] if self.checks else None

    def part(self, seconds: float) -> Part:
        """Goes on for about that long, by one step at least."""
        begin = time.perf_counter()
        while not self.over:
            self.step()
            if time.perf_counter() - begin > seconds:
                break
        self.spent += time.perf_counter() - begin
        over = self.over
        fresh = [self.found[number].told() for number in sorted(self.fresh)]
        self.fresh.clear()
        left = 0.0 if over else self.left()
        return Part(1.0 if over else min(0.99, self.spent / (self.spent + left)), left, fresh)

    def judged(self) -> list[Judged]:
        """All decisions judged so far, in their order."""
        return [self.found[number] for number in sorted(self.found)]

    def step(self) -> None:
        """A glance at some decisions, or a look at one."""
        if self.coming is not None:
            self.glance()
            return
        unchecked = self.unchecked()
        if unchecked is not None:
            self.unusual[unchecked] = not is_usual(self.game, self.places[unchecked])
            self.order = None
            return
        following = self.next()
        if following is None:
            return
        number, simulations = following
        begin = time.perf_counter()
        self.found[number] = judged_by_search(self.game, self.places[number], simulations)
        self.fresh.add(number)
        took = (time.perf_counter() - begin) / simulations
        study, usual = simulations > LOOK, self.usual[simulations > LOOK]
        self.usual[study] = took if not usual else (1 - RECENT) * usual + RECENT * took

    def glance(self) -> None:
        """At the next few decisions."""
        assert self.coming is not None
        for _ in range(GLANCES):
            try:
                at = next(self.coming)
            except StopIteration:
                self.coming = None
                self.checks = in_order(list(self.found.values()), {})
                return
            self.passed += 1
            if at is None:
                continue
            self.places[at.number] = at._replace(table=at.table.clone())
            if at.number not in self.found:
                self.found[at.number] = glanced(self.game, at)
                self.fresh.add(at.number)

    def next(self) -> tuple[int, int] | None:
        """The next decision to search, and with how many simulations; None: it is enough."""
        waiting = self.waiting()
        left = self.seconds - self.spent
        looked = len(self.found) - len(waiting)
        if waiting and (self.spent < LOOKS * self.seconds or looked < COSTLY):
            share = LOOKS * self.seconds / max(1, len(self.found))
            return waiting[-1], self.affordable(share, LOOK)
        costly = sorted(self.found.values(), key=lambda each: -each.cost)[:STUDIED]
        again = [each for each in costly if each.tries < STUDY and each.cost > 0]
        if left <= 0:
            return None
        if not again or self.studied() >= MOST_STUDIED:
            return (
                (waiting[-1], self.affordable(left / len(waiting), LOOK)) if waiting else None
            )
        share = (1 - LOOKS) * self.seconds / (2 * STUDIED)
        # The costliest that was only looked at; if there is none, one once more, twice as long.
        at = next((each for each in again if each.tries <= LOOK), again[0])
        least = at.tries + 1 if at.tries <= LOOK else 2 * at.tries
        return at.number, min(STUDY, max(self.affordable(share, STUDY), least))

    def waiting(self) -> list[int]:
        """Decisions that were only glanced at, the most telling last."""
        if self.order is None:
            self.order = in_order(list(self.found.values()), self.unusual)
        while self.order and self.found[self.order[-1]].tries:
            self.order.pop()
        return self.order

    def studied(self) -> int:
        """How many decisions had more than a look."""
        return sum(each.tries > LOOK for each in self.found.values())

    def affordable(self, seconds: float, most: int) -> int:
        """Simulations that fit; the first ones tell how long they take."""
        look, study = self.usual
        usual = study if most > LOOK else look
        if not look:
            return min(most, FEWEST)
        if not usual:  # the first study is a short one
            usual, most = look, LOOK + 1
        return max(FEWEST, min(most, int(seconds / usual)))

    def left(self) -> float:
        """Seconds to go, about: no more than there are."""
        look, study = self.usual
        if self.coming is not None or not look:
            return max(0.0, self.seconds - self.spent)
        looks = len(self.waiting()) * self.affordable(
            LOOKS * self.seconds / max(1, len(self.found)), LOOK
        )
        studies = max(0, STUDIED - self.studied()) * STUDY * 2
        return max(
            0.0, min(self.seconds - self.spent, look * looks + (study or look) * studies)
        )


def in_order(found: list[Judged], unusual: dict[int, bool]) -> list[int]:
    """Decisions by how far the chances of their seat fell until its next one, least first.

    After all others come those that the policy would not have taken; nobody may know of some.
    """
    fell: list[tuple[float, float, int]] = []
    later: dict[str, float] = {}
    for each in sorted(found, key=lambda each: -each.number):
        own = each.chances[SEATS.index(each.seat)]
        drop = own - later.get(each.seat, own)
        fell.append((float(unusual.get(each.number, 0.5)), drop, -each.number))
        later[each.seat] = own
    return [-number for _, _, number in sorted(fell)]


def costly_of(judged: list[Judged]) -> list[Judged]:
    """The decisions that cost most, those that were studied first."""
    costly = sorted((each for each in judged if each.cost > 0), key=lambda each: -each.cost)
    sure = [each for each in costly if each.tries > LOOK]
    return [*sure, *[each for each in costly if each.tries <= LOOK]][:COSTLY]


def summary(record: Record, judged: list[Judged]) -> dict[str, Any]:
    """The chart's numbers and the decisions that cost most."""
    return {
        "game": record.game,
        "seats": record.seats,
        "chances": [
            {"number": each.number, "chances": each.told()["chances"]} for each in judged
        ],
        "costly": [each.told() for each in costly_of(judged)],
    }
