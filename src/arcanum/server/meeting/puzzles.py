"""Puzzles of the week: one decision of a game between bots, the same for everybody, one try.

The game follows from the server's own key and the week. The workers look for the decision, in
small parts, when somebody first asks for the puzzle of a week; then it is stored. What each
choice is worth, and what others chose, is shown to whoever has chosen, and never before.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

import msgspec

from arcanum.games import ids
from arcanum.lab import puzzles as lab
from arcanum.lab.puzzles import CLOSE_LOOK, FINALISTS, GLANCE, LOOK, Puzzle
from arcanum.server.bots import BotPool
from arcanum.server.errors import Clash, Refused, StoreDown
from arcanum.server.faces import faces
from arcanum.server.meeting.laying import Keys
from arcanum.server.meeting.types import (
    PuzzleAnswer,
    PuzzleChoice,
    PuzzleShown,
    PuzzleWeek,
    PuzzleWeeks,
)
from arcanum.server.store import Store
from arcanum.server.types import OptionShown, encode
from arcanum.server.worker import Asked, Desk

log = logging.getLogger("arcanum.server")

WEEK = re.compile(r"\d{4}-W\d{2}")
PAST: Final = 12
NEAR: Final = 0.02  # a choice so near to the best one is as good
GAMES: Final = 3  # that are looked through; the best decision of them is taken
ENOUGH: Final = 0.12  # a decision worth so much is taken at once
BUDGET: Final = 600.0  # seconds of a worker, for one puzzle
PART_SECONDS: Final = 300.0  # for one part, on a busy machine
CLAIM_SECONDS: Final = 1800  # after which another process may look for a puzzle


def this_week() -> str:
    """The week, the same for all."""
    return name_of(datetime.now(UTC).date())


def name_of(day: date) -> str:
    """The name of a week: 2026-W47."""
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def begins(week: str) -> date:
    """The first day of a week."""
    return date.fromisocalendar(int(week[:4]), int(week[6:]), 1)


def known_week(text: str) -> str:
    """A week that has begun, or 404."""
    try:
        if WEEK.fullmatch(text) and begins(text) <= begins(this_week()):
            return text
    except ValueError:
        pass
    raise Refused(404, "there is no puzzle of this week")


@dataclass(frozen=True)
class GameBetweenBots:
    """A game between greedy bots, and its decisions that may be puzzles."""

    game: str
    seats: int
    seed: int

    def done(self, desk: Desk) -> tuple[list[str], list[int]]:
        actions = lab.played(self.game, self.seats, self.seed)
        return actions, lab.places(self.game, self.seats, self.seed, actions)


@dataclass(frozen=True)
class Judging:
    """What the choices of a decision are worth."""

    game: str
    seats: int
    seed: int
    actions: list[str]
    number: int
    tries: int

    def done(self, desk: Desk) -> bytes:
        at = (self.game, self.seats, self.seed, self.actions, self.number)
        return encode(lab.judged(*at, self.tries))


@dataclass(frozen=True)
class Explaining:
    """What its choices come to."""

    puzzle: bytes
    seed: int
    actions: list[str]

    def done(self, desk: Desk) -> bytes:
        puzzle = msgspec.json.decode(self.puzzle, type=Puzzle)
        return encode(lab.explained(puzzle, self.seed, self.actions))


class Puzzles:
    """The puzzles of all weeks."""

    def __init__(self, store: Store, keys: Keys, pool: BotPool) -> None:
        self.store = store
        self.keys = keys
        self.pool = pool
        self.making: dict[str, asyncio.Task[None]] = {}

    # -- finding a puzzle

    async def stored(self, game: str, week: str) -> Puzzle | None:
        """The puzzle of a week, if it was found."""
        rows = await self.store.rows(
            "SELECT data FROM puzzles WHERE game = ? AND week = ?", game, week
        )
        return msgspec.json.decode(rows[0][0], type=Puzzle) if rows else None

    def begin(self, game: str, week: str) -> None:
        """Look for the puzzle of this week, unless that is under way."""
        if game not in self.making:
            task = asyncio.get_running_loop().create_task(self.make(game, week))
            self.making[game] = task
            task.add_done_callback(lambda _: self.making.pop(game, None))

    async def make(self, game: str, week: str) -> None:
        """Find the puzzle of a week and store it. One process does it."""
        try:
            claim = (f"puzzle {game} {week}", int(time.time() / CLAIM_SECONDS))
            await self.store.write(("INSERT INTO rounds VALUES (?, ?)", claim))
            found = await Search(self.pool, game, self.keys, week).run()
            if found is None:
                log.warning("no puzzle of %s was found for %s", game, week)
                return
            await self.store.write(
                (
                    "INSERT INTO puzzles VALUES (?, ?, ?, ?)",
                    (game, week, encode(found).decode(), time.time()),
                )
            )
        except Clash:
            return  # another process looks for it, or has found it
        except StoreDown as wrong:
            log.warning("the puzzle of %s is not stored: %s", game, wrong)

    def close(self) -> None:
        """Stop looking."""
        for task in list(self.making.values()):
            task.cancel()

    # -- what people see and do

    async def own(self, game: str, week: str, me: str) -> str:
        """What somebody chose; empty: nothing yet."""
        rows = await self.store.rows(
            "SELECT choice FROM guesses WHERE game = ? AND week = ? AND account = ?",
            *(game, week, me),
        )
        return str(rows[0][0]) if me and rows else ""

    async def look(self, game: str, week: str, me: str) -> PuzzleShown:
        """The puzzle, with its answer for whoever has chosen."""
        week = known_week(week or this_week())
        current = week == this_week()
        puzzle = await self.stored(game, week)
        shown = PuzzleShown(
            game=game,
            week=week,
            ends=ends(week),
            state="none",
            tried=await self.count(game, week),
        )
        if puzzle is None:
            if current:
                shown.state = "making"
                self.begin(game, week)
            return shown
        choice = await self.own(game, week, me)
        shown.state = "done" if choice else "open" if current else "past"
        shown.seats, shown.seat, shown.settings = puzzle.seats, puzzle.seat, puzzle.settings
        shown.view = puzzle.view
        read = faces(game)
        shown.options = [
            msgspec.json.decode(bytes(read.option(read.read(each.action))), type=OptionShown)
            for each in sorted(puzzle.choices, key=lambda each: each.action)
        ]
        if choice:
            shown.answer = await self.answer(puzzle, week, choice)
        return shown

    async def answer(self, puzzle: Puzzle, week: str, choice: str) -> PuzzleAnswer:
        """What each choice is worth, and how many chose it."""
        rows = await self.store.rows(
            "SELECT choice, COUNT(*) FROM guesses WHERE game = ? AND week = ? GROUP BY choice",
            *(puzzle.game, week),
        )
        people = {str(name): int(count) for name, count in rows}
        best = puzzle.choices[0].chance
        return PuzzleAnswer(
            choice=choice,
            usual=puzzle.usual,
            choices=[
                PuzzleChoice(
                    action=each.action,
                    chance=each.chance,
                    points=each.points,
                    rival=each.rival,
                    people=people.get(each.action, 0),
                    good=best - each.chance <= NEAR,
                )
                for each in puzzle.choices
            ],
        )

    async def choose(self, game: str, me: str, choice: str) -> PuzzleShown:
        """Somebody's one try."""
        week = this_week()
        puzzle = await self.stored(game, week)
        if puzzle is None:
            raise Refused(409, "this puzzle is not there yet", key="no-puzzle-yet")
        found = next((each for each in puzzle.choices if each.action == choice), None)
        if found is None:
            raise Refused(422, "this is none of the choices")
        good = puzzle.choices[0].chance - found.chance <= NEAR
        values = (game, week, me, choice, int(good), time.time())
        try:
            await self.store.write(("INSERT INTO guesses VALUES (?, ?, ?, ?, ?, ?)", values))
        except Clash as wrong:
            raise Refused(409, "you have chosen already", key="one-try") from wrong
        return await self.look(game, week, me)

    async def count(self, game: str, week: str) -> int:
        """How many have chosen."""
        sql = "SELECT COUNT(*) FROM guesses WHERE game = ? AND week = ?"
        return int((await self.store.rows(sql, game, week))[0][0])

    async def weeks(self, me: str) -> PuzzleWeeks:
        """The last weeks of somebody."""
        rows = await self.store.rows(
            "SELECT game, week, good FROM guesses WHERE account = ? ORDER BY week DESC, game "
            "LIMIT ?",
            *(me, PAST),
        )
        return PuzzleWeeks(
            [PuzzleWeek(game, week, bool(good)) for game, week, good in rows if game in ids()]
        )


def ends(week: str) -> float:
    """When a week is over, in seconds since 1970."""
    after = begins(week) + timedelta(days=7)
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


class Search:
    """Looks for a good decision, part by part, within a budget."""

    def __init__(self, pool: BotPool, game: str, keys: Keys, week: str) -> None:
        self.pool = pool
        self.game = game
        self.keys = keys
        self.week = week
        self.spent = 0.0

    async def run(self) -> Puzzle | None:
        """The best decision of a few games."""
        rules = faces(self.game).game
        seats = max(2, rules.seats_for(rules.settle_options({}))[0])
        best: tuple[Puzzle, int, list[str]] | None = None
        for number in range(GAMES):
            seed = int(self.keys.of(f"puzzle {self.game} {self.week} {number}"), 16) >> 80
            game = await self.ask(GameBetweenBots(self.game, seats, seed))
            if game is None:
                break
            actions, places = game
            found = await self.in_game(seats, seed, actions, places)
            if found is not None and (best is None or found.worth > best[0].worth):
                best = (found, seed, actions)
            if best is not None and best[0].worth >= ENOUGH:
                break
        if best is None:
            return None
        puzzle, seed, actions = best
        puzzle = await self.judged(seats, seed, actions, puzzle.number, CLOSE_LOOK) or puzzle
        told = await self.ask(Explaining(encode(puzzle), seed, actions))
        return puzzle if told is None else msgspec.json.decode(told, type=Puzzle)

    async def in_game(
        self, seats: int, seed: int, actions: list[str], places: list[int]
    ) -> Puzzle | None:
        """The best decision of a game: all get a glance, the best ones a look."""

        glanced = [await self.judged(seats, seed, actions, number, GLANCE) for number in places]
        hopeful = sorted((each for each in glanced if each), key=lambda each: -each.worth)
        looked = [
            await self.judged(seats, seed, actions, each.number, LOOK)
            for each in hopeful[:FINALISTS]
        ]
        return max((each for each in looked if each), key=lambda each: each.worth, default=None)

    async def judged(
        self, seats: int, seed: int, actions: list[str], number: int, tries: int
    ) -> Puzzle | None:
        """What the choices of a decision are worth."""
        told = await self.ask(Judging(self.game, seats, seed, actions, number, tries))
        return None if told is None else msgspec.json.decode(told, type=Puzzle)

    async def ask(self, asked: Asked) -> Any:
        """What a worker answers; None if it fails, or if the budget is spent."""
        if self.spent > BUDGET:
            return None
        name = f"puzzle {self.game}"
        answer = await self.pool.ask(name, asked, PART_SECONDS, urgent=False)
        self.spent += answer.seconds
        return answer.value
