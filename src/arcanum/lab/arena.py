"""Tournaments between bots: seats rotated, seeds paired, resumable, rated with OpenSkill.

A round is one deal played by one line-up in every rotation, so that luck and seat are the same
for all. A folder keeps the games: whoever starts the same tournament again goes on with it.
`NAME@PATH` is a bot of another build, in a process of its own.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

from arcanum.bots import Bot, Seat, bot
from arcanum.games import game as find_game
from arcanum.kernel.codec import fingerprint
from arcanum.kernel.errors import BadData, BadSetting
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from arcanum.lab.guests import Guest, Player, home_of, is_guest
from arcanum.lab.ratings import Rating, rated
from arcanum.lab.rewards import places_of as places_of
from arcanum.lab.workers import Workers
from arcanum.records import Record

ROUND_ROBIN = "round-robin"
LADDER = "ladder"
WAYS = (ROUND_ROBIN, LADDER)
PLAN = "arena.json"
GAMES = "games.jsonl"
RECORDS = "records"


@dataclass(frozen=True)
class Match:
    """One game to play: which bot sits where, and the deal."""

    number: int
    game: str
    options: tuple[tuple[str, str], ...]
    sitting: tuple[str, ...]  # the bots, seat by seat
    seed: int


@dataclass(frozen=True)
class Result:
    """The result of a game: places from 1 on, shared where two seats are equal."""

    number: int
    sitting: tuple[str, ...]
    seed: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    seconds: tuple[float, ...] = ()  # of processor time, seat by seat


@dataclass(frozen=True)
class Plan:
    """A whole tournament. Two with the same plan play the same games."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    games: int
    seed: int
    way: str

    def told(self) -> dict[str, Any]:
        """The plan as it is written into the folder."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "way": self.way,
        }


def planned(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    way: str = ROUND_ROBIN,
) -> Plan:
    """A plan, checked."""
    known = find_game(game)
    if way not in WAYS:
        raise BadSetting(f"there is no tournament '{way}' (ways: {', '.join(WAYS)})")
    if len(set(bots)) < 2:
        raise BadSetting("a tournament needs at least two different bots (--bots A,B)")
    if len(set(bots)) < len(bots):
        raise BadSetting("name every bot once")
    if games < 1:
        raise BadSetting("play at least one game")
    first = known.new(seats=seats, options=options, seed=seed, notes=False)
    if first.seats < 2:
        raise BadSetting("a tournament needs a table of two seats or more")
    for name in bots:  # report an unknown bot before anything is played
        if is_guest(name):
            home_of(name)
        else:
            bot(name, game)
    settled = tuple(first.settings.items())
    return Plan(game, first.seats, settled, tuple(bots), games, seed, way)


# -- who plays whom


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every set of bots that can share a table; too few bots sit down more than once."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    some = combinations_with_replacement(bots, seats)
    return [line_up for line_up in some if set(line_up) == set(bots)]


def rotations(line_up: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The line-up in every rotation around the table."""
    for by in range(len(line_up)):
        yield (*line_up[by:], *line_up[:by])


def matches_of(plan: Plan, first: int, line_up: Sequence[str], seed: int) -> list[Match]:
    """One round: the same deal in every rotation, as far as the plan's games reach."""
    every = [
        Match(first + at, plan.game, plan.options, sitting, seed)
        for at, sitting in enumerate(rotations(line_up))
    ]
    return every[: max(0, plan.games - first)]


def round_robin(plan: Plan) -> Iterator[Match]:
    """All line-ups with the first deal, then with the second …"""
    everybody = line_ups(plan.bots, plan.seats)
    number = 0
    while number < plan.games:
        deal, at = divmod(number // plan.seats, len(everybody))
        yield from matches_of(plan, number, everybody[at], plan.seed + deal)
        number += plan.seats


def next_rung(plan: Plan, results: Sequence[Result]) -> list[Match]:
    """The round of a ladder that is not whole yet: the bot least known, and its neighbours.

    It hangs on the rounds before it alone, so a round cut short is the same when resumed.
    """
    played = {result.number for result in results}
    number = 0
    while all(at in played for at in range(number, number + plan.seats)):
        number += plan.seats
    standing = rated(plan.bots, [result for result in results if result.number < number])
    order = sorted(plan.bots, key=lambda name: -standing[name].mu)
    least = max(order, key=lambda name: standing[name].sigma)
    near = sorted(order, key=lambda name: abs(order.index(name) - order.index(least)))
    table = (near * plan.seats)[: plan.seats] if len(near) < plan.seats else near[: plan.seats]
    return matches_of(plan, number, table, plan.seed + number // plan.seats)


# -- playing


def play(match: Match, records: str = "") -> Result:
    """Plays one game, and keeps its record in a folder."""
    game = find_game(match.game)
    seats = len(match.sitting)
    s = game.new(seats=seats, options=dict(match.options), seed=match.seed, notes=False)
    record = Record(
        match.game,
        seats,
        match.seed,
        dict(match.options),
        names=match.sitting,
        bots=match.sitting,
    )
    with ExitStack() as left:
        players = [left.enter_context(sat_down(match, seat)) for seat in range(seats)]
        while not s.over:
            seat = s.player
            action = players[seat].choose(s)
            spelled = game.spell(action)
            record.actions.append((seat, spelled))
            s.apply(action)
            for each in players:
                each.saw(seat, spelled)
    if records:
        record.final_hash = fingerprint(s)
        record.write(os.path.join(records, f"{match.number:06}.jsonl"))
    scores = tuple(s.scores())
    places = tuple(places_of(scores, s.winners()))
    spent = tuple(round(each.seconds, 3) for each in players)
    return Result(
        match.number, match.sitting, match.seed, scores, places, len(record.actions), spent
    )


def sat_down(match: Match, seat: int) -> Player:
    """Whoever plays a seat."""
    name = match.sitting[seat]
    seed = match.seed * 8 + seat
    if not is_guest(name):
        return Own(bot(name, match.game, seed))
    told = {
        "game": match.game,
        "seats": len(match.sitting),
        "seed": match.seed,
        "options": dict(match.options),
    }
    return Guest(name, told, seed)


class Own:
    """A bot of this build."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0

    def __enter__(self) -> Own:
        return self

    def __exit__(self, *wrong: object) -> None:
        pass

    def choose(self, s: State) -> Action:
        """Its choice at the table; the processor time counts."""
        begin = time.process_time()
        action = self.bot.choose(Seat(s, s.player))
        self.seconds += time.process_time() - begin
        return action

    def saw(self, seat: int, spelled: str) -> None:
        """It sees the table anyway."""


class Arena:
    """A tournament under way."""

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.results: dict[int, Result] = {}
        if folder is not None:
            open_folder(plan, folder)
            self.results = {result.number: result for result in kept(folder)}

    def run(
        self, jobs: int = 1, dask: str = "", tick: Callable[[int], None] | None = None
    ) -> None:
        """Plays the games that are still missing."""
        with players(jobs, dask) as hands:
            while len(self.results) < self.plan.games:
                todo = [m for m in self.next_matches() if m.number not in self.results]
                for result in hands.run(self.work, todo):
                    self.keep(result)
                    if tick is not None:
                        tick(len(self.results))

    def work(self, match: Match) -> Result:
        """One game, in any process."""
        return play(match, "" if self.folder is None else str(self.folder / RECORDS))

    def __getstate__(self) -> dict[str, Any]:
        return {"plan": self.plan, "folder": self.folder, "results": {}}

    def next_matches(self) -> Iterable[Match]:
        """All games of a round robin; of a ladder, the next round."""
        if self.plan.way == ROUND_ROBIN:
            return round_robin(self.plan)
        return next_rung(self.plan, self.in_order())

    def keep(self, result: Result) -> None:
        """A result counts once it is on the disk."""
        if self.folder is not None:
            with open(self.folder / GAMES, "a", encoding="utf-8") as file:
                file.write(json.dumps(result.__dict__) + "\n")
                file.flush()
                os.fsync(file.fileno())
        self.results[result.number] = result

    def in_order(self) -> list[Result]:
        """The results by number: ratings depend on no other order."""
        return [self.results[number] for number in sorted(self.results)]

    def told(self) -> dict[str, Any]:
        """The figures of the contract."""
        results = self.in_order()
        ratings = rated(self.plan.bots, results)
        return {
            "game": self.plan.game,
            "games": len(results),
            "wins": {name: wins_of(name, results) for name in self.plan.bots},
            "mean_scores": {
                name: mean_of(name, results, lambda result: result.scores)
                for name in self.plan.bots
            },
            "seconds": {  # of the processor, for a game
                name: mean_of(name, results, lambda result: result.seconds)
                for name in self.plan.bots
            },
            "ratings": {name: told_rating(ratings[name]) for name in self.plan.bots},
            "files": [],
        }


def wins_of(name: str, results: Sequence[Result]) -> float:
    """Games won, a shared win in parts."""
    total = 0.0
    for result in results:
        share = 1 / result.places.count(1)
        for who, place in zip(result.sitting, result.places, strict=True):
            if who == name and place == 1:
                total += share
    return round(total, 3)


def mean_of(
    name: str, results: Sequence[Result], figures: Callable[[Result], Sequence[float]]
) -> float:
    """The mean of a figure that every seat has in every game."""
    own = [
        figure
        for result in results
        for who, figure in zip(result.sitting, figures(result), strict=False)
        if who == name
    ]
    return round(sum(own) / max(1, len(own)), 2)


def told_rating(rating: Rating) -> dict[str, Any]:
    """A rating with its interval of about 95%."""
    return {
        "mu": round(rating.mu, 3),
        "sigma": round(rating.sigma, 3),
        "low": round(rating.mu - 1.96 * rating.sigma, 3),
        "high": round(rating.mu + 1.96 * rating.sigma, 3),
    }


# -- the folder


def open_folder(plan: Plan, folder: Path) -> None:
    """A new folder for the plan, or the one in which it was begun."""
    try:
        (folder / RECORDS).mkdir(parents=True, exist_ok=True)
        file = folder / PLAN
        if not file.exists():
            file.write_text(json.dumps(plan.told(), indent=2) + "\n", encoding="utf-8")
            return
        begun = json.loads(file.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise BadData(f"{folder}: cannot be used ({wrong.strerror})") from wrong
    except ValueError as wrong:
        raise BadData(f"{folder / PLAN}: not JSON ({wrong})") from wrong
    # More games may be asked for later; everything else must be the same.
    if {**begun, "games": 0} != {**plan.told(), "games": 0}:
        raise BadData(f"{folder} holds another tournament: use an empty folder, or its plan")


def kept(folder: Path) -> Iterator[Result]:
    """The games that were played here; a last line cut short by a kill is dropped."""
    file = folder / GAMES
    if not file.exists():
        return
    text = file.read_text(encoding="utf-8")
    whole = text.rfind("\n") + 1
    if whole < len(text):
        with open(file, "r+", encoding="utf-8") as cut:
            cut.truncate(len(text[:whole].encode()))
    for number, line in enumerate(text[:whole].splitlines(), start=1):
        try:
            found = json.loads(line)
            yield Result(
                found["number"],
                tuple(found["sitting"]),
                found["seed"],
                tuple(found["scores"]),
                tuple(found["places"]),
                found["decisions"],
                tuple(found.get("seconds", ())),
            )
        except (ValueError, KeyError, TypeError) as wrong:
            raise BadData(f"{file}: line {number} is not a result") from wrong


# -- hands


def players(jobs: int, dask: str) -> Any:
    """Processes here, or the machines behind a Dask scheduler."""
    if not dask:
        return Workers(jobs)
    from arcanum.lab.many import Machines

    return Machines(dask)
