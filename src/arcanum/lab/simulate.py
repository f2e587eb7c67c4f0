"""Many games between bots, counted: what `arcanum simulate` prints."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from arcanum.bots import Bot, Seat, bot
from arcanum.games import game as find_game
from arcanum.kernel.chance import advanced, number_below
from arcanum.kernel.errors import ArcanumError, BadSetting
from arcanum.kernel.frames import Player
from arcanum.kernel.playout import chooser, play_out
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from arcanum.lab.decisions import Decisions, Row
from arcanum.lab.rewards import places_of
from arcanum.lab.workers import Workers
from arcanum.records import SEATS


@dataclass(frozen=True)
class Task:
    """One game to play: who sits where, and its seed."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]  # in the order they were named
    number: int  # of the game: bots rotate through the seats by it
    seed: int
    keep: bool = False  # the decisions too


@dataclass(frozen=True)
class Played:
    """The result of one game."""

    number: int
    decisions: int
    branching: int
    scores: tuple[int, ...]  # by bot, as named
    wins: tuple[float, ...]  # by bot, a shared win counted in parts
    error: str = ""
    rows: tuple[Row, ...] = ()  # the decisions, if they are kept


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
    rows: list[dict[str, Any]] = []
    if all(name == "random" for name in task.bots) and not task.keep:
        decisions, branching = play_out(s, chooser(task.seed))
    else:
        choose = choosers(task)
        decisions = branching = 0
        while not s.over:
            decisions += 1
            branching += len(s.options)
            action = choose[s.player](s)
            if task.keep:
                rows.append(decision(task, s, len(rows), action))
            s.apply(action)
    scores, winners = s.scores(), s.winners()
    sitting = [seat_of(at, task.number, task.seats) for at in range(task.seats)]
    wins = [1 / len(winners) if p in winners else 0.0 for p in range(task.seats)]
    places = places_of(scores, winners)
    for row in rows:
        p = SEATS.index(row["seat"])
        row |= {"score": scores[p], "win": wins[p], "place": places[p]}
    return Played(
        task.number,
        decisions,
        branching,
        tuple(scores[p] for p in sitting),
        tuple(wins[p] for p in sitting),
        rows=tuple(rows),
    )


def choosers(task: Task) -> list[Callable[[State], Action]]:
    """By seat: who decides there. Random bots alone decide as `play_out` does."""
    if all(name == "random" for name in task.bots):
        anyone = AsPlayOut(chooser(task.seed))
        return [anyone.choose] * task.seats
    sitting = {
        seat_of(at, task.number, task.seats): bot(name, task.game, task.seed * 8 + at)
        for at, name in enumerate(task.bots)
    }
    return [Sitting(sitting[p]).choose for p in range(task.seats)]


class Sitting:
    """A bot at the table."""

    def __init__(self, made: Bot) -> None:
        self.made = made

    def choose(self, s: State) -> Action:
        """What the bot does."""
        return self.made.choose(Seat(s, s.player))


class AsPlayOut:
    """Picks what `play_out` would pick with the same generator."""

    def __init__(self, chance: int) -> None:
        self.chance = chance

    def choose(self, s: State) -> Action:
        """Any of the options."""
        self.chance = advanced(self.chance)
        return s.options[number_below(self.chance, len(s.options))]


def decision(task: Task, s: State, number: int, action: Action) -> dict[str, Any]:
    """The row of a decision; how the game ended is added at its end."""
    spell = s.words().spell
    at = (s.player - task.number) % task.seats
    return {
        "game_number": task.number,
        "seed": task.seed,
        "number": number,
        "seat": SEATS[s.player],
        "bot": task.bots[at],
        "prompt": s.asked().prompt,
        "options": [spell(option) for option in s.options],
        "action": spell(action),
    }


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
    out: Path | None = None,
) -> dict[str, Any]:
    """Plays the games and counts; writes their decisions to `out`."""
    known = find_game(game)
    if games < 1:
        raise BadSetting("simulate at least one game")
    if jobs < 1:
        raise BadSetting("use at least one job")
    first = known.new(seats=seats, options=options, seed=seed, notes=False)
    seats = first.seats
    named = bots_for(bots, seats)
    for name in set(named):
        bot(name, game)  # report an unknown bot before anything is played
    told = tuple(first.settings.items())
    keep = out is not None
    tasks = [Task(game, seats, told, tuple(named), n, seed + n, keep) for n in range(games)]
    about = {
        "game": game,
        "rules": known.version,
        "options": first.settings,
        "seats": seats,
        "seed": seed,
        "games": games,
        "bots": named,
    }
    start = time.perf_counter()
    results: list[Played] = []
    handful = 1 if jobs == 1 else max(1, min(100, games // (16 * jobs)))
    handfuls = [tasks[at : at + handful] for at in range(0, games, handful)]
    with ExitStack() as stack:
        file = stack.enter_context(Decisions(out, about)) if out is not None else None
        workers = stack.enter_context(Workers(jobs))
        for some in workers.run(play_some, handfuls):
            if file is not None:
                file.write([row for each in some for row in each.rows])
                some = [replace(each, rows=()) for each in some]
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
