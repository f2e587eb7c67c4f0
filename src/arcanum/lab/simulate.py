"""Many games between bots, counted: what `arcanum simulate` prints."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from arcanum.bots import Seat, bot
from arcanum.games import game as find_game
from arcanum.kernel.errors import ArcanumError, BadSetting
from arcanum.kernel.frames import Player
from arcanum.kernel.playout import chooser, play_out
from arcanum.lab.workers import Workers


@dataclass(frozen=True)
class Task:
    """One game to play: who sits where, and its seed."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]  # in the order they were named
    number: int  # of the game: bots rotate through the seats by it
    seed: int


@dataclass(frozen=True)
class Played:
    """What became of one game."""

    number: int
    decisions: int
    branching: int
    scores: tuple[int, ...]  # by bot, as named
    wins: tuple[float, ...]  # by bot, a shared win counted in parts
    error: str = ""


def seat_of(at: int, number: int, seats: int) -> Player:
    """Where the bot named at place `at` sits in game `number`."""
    return (at + number) % seats


def play(task: Task) -> Played:
    """Plays one game."""
    try:
        return played(task)
    except ArcanumError as wrong:
        nothing = (0.0,) * task.seats
        return Played(task.number, 0, 0, (0,) * task.seats, nothing, str(wrong))


def play_some(tasks: Sequence[Task]) -> list[Played]:
    """Plays a handful of games: what one process takes at once."""
    return [play(task) for task in tasks]


def played(task: Task) -> Played:
    """Plays one game; errors pass through."""
    game = find_game(task.game)
    s = game.new(seats=task.seats, options=dict(task.options), seed=task.seed, notes=False)
    if all(name == "random" for name in task.bots):
        decisions, branching = play_out(s, chooser(task.seed))
    else:
        sitting = {
            seat_of(at, task.number, task.seats): bot(name, task.game, task.seed * 8 + at)
            for at, name in enumerate(task.bots)
        }
        decisions = branching = 0
        while not s.over:
            decisions += 1
            branching += len(s.options)
            s.apply(sitting[s.player].choose(Seat(s, s.player)))
    scores, winners = s.scores(), s.winners()
    places = [seat_of(at, task.number, task.seats) for at in range(task.seats)]
    return Played(
        task.number,
        decisions,
        branching,
        tuple(scores[p] for p in places),
        tuple(1 / len(winners) if p in winners else 0.0 for p in places),
    )


def names(bots: Sequence[str]) -> list[str]:
    """The bots' names with #2, #3 … for repeats."""
    out: list[str] = []
    for at, name in enumerate(bots):
        before = list(bots[:at]).count(name)
        out.append(name if not before else f"{name}#{before + 1}")
    return out


def bots_for(named: Sequence[str], seats: int) -> list[str]:
    """A bot for every seat: the last one named fills the rest."""
    if len(named) > seats:
        raise BadSetting(f"{len(named)} bots for {seats} seats")
    named = list(named) or ["random"]
    return named + [named[-1]] * (seats - len(named))


def simulate(
    game: str,
    seats: int | None = None,
    games: int = 100,
    seed: int = 0,
    bots: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    tick: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Plays the games and counts."""
    known = find_game(game)
    if games < 1:
        raise BadSetting("simulate at least one game")
    if jobs < 1:
        raise BadSetting("use at least one job")
    first = known.new(seats=seats, options=options, seed=seed, notes=False)
    seats = first.seats
    named = bots_for(bots, seats)
    for name in set(named):
        bot(name, game)  # an unknown bot is told before anything is played
    told = tuple(first.settings.items())
    tasks = [Task(game, seats, told, tuple(named), n, seed + n) for n in range(games)]
    start = time.perf_counter()
    results: list[Played] = []
    handful = 1 if jobs == 1 else max(1, min(100, games // (16 * jobs)))
    handfuls = [tasks[at : at + handful] for at in range(0, games, handful)]
    with Workers(jobs) as workers:
        for some in workers.run(play_some, handfuls):
            results += some
            if tick is not None:
                tick(len(results))
    seconds = time.perf_counter() - start
    return summary(game, named, results, seconds)


def summary(
    game: str, named: Sequence[str], results: Sequence[Played], seconds: float
) -> dict[str, Any]:
    """The figures of the contract."""
    whole = sorted((r for r in results if not r.error), key=lambda r: r.number)
    for result in results:
        if result.error:
            print(f"game {result.number}: {result.error}", file=sys.stderr)
    decisions = sum(r.decisions for r in whole)
    count = max(1, len(whole))
    labels = names(named)
    return {
        "game": game,
        "games": len(whole),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "mean_decisions": round(decisions / count, 2),
        "mean_branching": round(sum(r.branching for r in whole) / max(1, decisions), 3),
        "wins": {n: round(sum(r.wins[i] for r in whole), 3) for i, n in enumerate(labels)},
        "mean_scores": {
            n: round(sum(r.scores[i] for r in whole) / count, 2) for i, n in enumerate(labels)
        },
        "errors": len(results) - len(whole),
    }
