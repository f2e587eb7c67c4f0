"""Learning what the bots judge by: self-play of varied styles, and a regression over it.

Every game adds what was counted on its sides to a folder (`games.jsonl`); whoever starts the
same training again goes on with it. From all games, ridge regressions tell what each thing was
worth in the end. Every fifth game is kept to see how good that is, beside the judgement so far
and the greedy bot's. The result is a data file, with how it was made.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arcanum.bots.seat import Seat
from arcanum.bots.subject import Error, Fit, Subject
from arcanum.games import game as find_game
from arcanum.kernel.chance import advanced, seeded
from arcanum.kernel.errors import BadData, BadSetting
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Action
from arcanum.lab.arena import players
from arcanum.lab.extras import not_installed
from arcanum.lab.guests import Guest, home_of, is_guest

try:
    import numpy as np
except ImportError as missing:
    raise not_installed(missing, "arena") from None

PLAN = "train.json"
GAMES = "games.jsonl"
FILE = "learned.toml"
STIFF = 100.0  # the weight of what was believed before, in examples
TEST = 5  # every fifth game is kept for a test
SOME = 8  # games that are played at a time
GUESTS = 3  # a seat in so many is an earlier version's, where there are any
ANOTHER = 3  # at one moment in so many a seat takes another plan
PLACES = 4  # decimals that are kept
SHARES = (0.1, 0.25, 0.5)  # of the games, in the picture of what more of them help


@dataclass(frozen=True)
class Plan:
    """What is played. Two trainings with the same plan end with the same file."""

    game: str
    games: int
    seed: int
    versions: tuple[str, ...]  # earlier ones, NAME@PATH

    def told(self) -> dict[str, Any]:
        """As it is written into the folder."""
        return {
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "versions": list(self.versions),
        }


def planned(game: str, games: int, seed: int = 0, versions: Sequence[str] = ()) -> Plan:
    """A plan, checked."""
    subject_of(game, 0)
    if games < TEST:
        raise BadSetting(f"play at least {TEST} games (--games)")
    for name in versions:
        if not is_guest(name):
            raise BadSetting(f"an earlier version is NAME@PATH, not '{name}'")
        home_of(name)
    return Plan(game, games, seed, tuple(versions))


def subject_of(game: str, seed: int) -> Subject:
    """What there is to learn about a game."""
    own = find_game(game).part("bots")
    if own is None or not hasattr(own, "make_subject"):
        raise BadSetting(f"{game} names nothing to learn from: its bots have no make_subject")
    made: Subject = own.make_subject(seed)
    return made


# -- playing


@dataclass(frozen=True)
class Task:
    """Some games, by their numbers."""

    plan: Plan
    first: int
    after: int


def play_some(task: Task) -> list[dict[str, Any]]:
    """Games in a row, in any process."""
    subject = subject_of(task.plan.game, task.plan.seed)
    return [play(task.plan, number, subject) for number in range(task.first, task.after)]


def play(plan: Plan, number: int, subject: Subject) -> dict[str, Any]:
    """One game: what was counted on all sides at some moments, and how it ended."""
    seats = subject.tables[number % len(subject.tables)]
    seed = plan.seed + number // len(subject.tables)
    luck = random.Random(f"train {plan.game} {seats} {seed}")
    game = find_game(plan.game)
    s = game.new(seats=seats, seed=seed, notes=False)
    subject.begin(seats, seed)
    by_lot = luck.choice(subject.by_lot)
    looks: list[dict[str, Any]] = []
    moment = NONE
    told = {"game": plan.game, "seats": seats, "seed": seed, "options": dict(s.settings)}
    with ExitStack() as left:
        guests = {
            p: left.enter_context(Guest(luck.choice(plan.versions), told, seed * 8 + p))
            for p in range(seats)
            if plan.versions and not luck.randrange(GUESTS)
        }
        styled = Styled(subject, seats, luck, by_lot, seeded(f"train {seed}"))
        while not s.over:
            now = subject.moment(s)
            if now not in (NONE, moment):
                moment = now
                group = subject.group(s)
                if group != NONE:
                    looks.append(look(subject, s, group))
            p = s.player
            action = guests[p].choose(s) if p in guests else styled.choose(s)
            spelled = game.spell(action) if guests else ""
            s.apply(action)
            for guest in guests.values():
                guest.saw(p, spelled)
    return {
        "number": number,
        "seats": seats,
        "scores": subject.scores(s),
        "looks": looks,
    }


class Styled:
    """Plays all seats by plans that are drawn by lot, and change now and then."""

    def __init__(
        self, subject: Subject, seats: int, luck: random.Random, by_lot: float, deal: int
    ) -> None:
        self.subject = subject
        self.luck = luck
        self.by_lot = by_lot
        self.deal = deal
        self.plans = [0] * seats
        self.moments = [NONE] * seats

    def choose(self, s: State) -> Action:
        """What the seat to move does."""
        if len(s.options) == 1:
            return s.options[0]
        otherwise = self.subject.otherwise(s)
        if otherwise != NONE:
            return otherwise
        if self.luck.random() < self.by_lot:
            return self.luck.choice(s.options)
        guide, p = self.subject.guide, s.player
        self.deal = advanced(self.deal)
        world = Seat(s, p).imagine(self.deal)
        moment = guide.moment(world)
        if moment != self.moments[p]:
            if self.moments[p] == NONE or not self.luck.randrange(ANOTHER):
                self.plans[p] = self.luck.choice(guide.plans(world))
            self.moments[p] = moment
        return guide.act(world, self.plans[p])


def look(subject: Subject, s: State, group: int) -> dict[str, Any]:
    """All sides, and what is thought of them now."""
    seats = range(s.seats)
    return {
        "group": group,
        "sides": [
            [[what, round(much, PLACES)] for what, much in subject.counts(s, p)] for p in seats
        ],
        "present": [round(subject.present(s, p), PLACES) for p in seats],
        "greedy": [round(subject.greedy(s, p), PLACES) for p in seats],
    }


class Training:
    """A training under way."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        open_folder(plan, folder)
        self.played = {int(each["number"]) for each in kept(folder)}

    def run(
        self, jobs: int = 1, dask: str = "", tick: Callable[[int], None] | None = None
    ) -> None:
        """Plays the games that are still missing."""
        with players(jobs, dask) as hands:
            for some in hands.run(play_some, list(self.tasks())):
                self.keep(some)
                if tick is not None:
                    tick(len(self.played))

    def tasks(self) -> Iterator[Task]:
        """Runs of games that are not there yet."""
        number = 0
        while number < self.plan.games:
            after = number
            while after < min(number + SOME, self.plan.games) and after not in self.played:
                after += 1
            if after > number:
                yield Task(self.plan, number, after)
            number = max(after, number + 1)

    def keep(self, some: list[dict[str, Any]]) -> None:
        """Games count once they are on the disk."""
        with open(self.folder / GAMES, "a", encoding="utf-8") as file:
            file.write("".join(json.dumps(each, separators=(",", ":")) + "\n" for each in some))
            file.flush()
            os.fsync(file.fileno())
        self.played |= {int(each["number"]) for each in some}

    def finish(self) -> dict[str, Any]:
        """The regressions over all games, the data file and the pictures; the figures."""
        from arcanum.lab.train_plots import draw

        subject = subject_of(self.plan.game, self.plan.seed)
        games = in_order(self.folder, self.plan.games)
        found = learned(subject, games)
        path = self.folder / FILE
        lines = [*made(self.plan, subject, found), *subject.written(found.worth, found.errors)]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        drawn = draw(
            self.folder,
            self.plan.game,
            subject.groups,
            found.errors,
            by_games(subject, games, found),
            mean_errors(found),
        )
        return told(self.plan, subject, found, [str(path), *drawn])


# -- the folder


def open_folder(plan: Plan, folder: Path) -> None:
    """A new folder for the plan, or the one in which it was begun."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / PLAN
        if file.exists():
            begun = json.loads(file.read_text(encoding="utf-8"))
            # More games may be asked for later; everything else must be the same.
            if not isinstance(begun, dict) or {**begun, "games": 0} != {
                **plan.told(),
                "games": 0,
            }:
                raise BadData(
                    f"{folder} holds another training: use an empty folder, or its plan"
                )
        file.write_text(json.dumps(plan.told(), indent=2) + "\n", encoding="utf-8")
    except OSError as wrong:
        raise BadData(f"{folder}: cannot be used ({wrong.strerror})") from wrong
    except ValueError as wrong:
        raise BadData(f"{folder / PLAN}: not JSON ({wrong})") from wrong


def kept(folder: Path) -> Iterator[dict[str, Any]]:
    """The games that were played here; a last line cut short by a kill is dropped."""
    file = folder / GAMES
    if not file.exists():
        return
    good = 0
    with open(file, "rb") as lines:
        for number, line in enumerate(lines, start=1):
            if not line.endswith(b"\n"):
                break
            try:
                found: dict[str, Any] = json.loads(line)
                int(found["number"])
            except (ValueError, KeyError, TypeError) as wrong:
                raise BadData(f"{file}: line {number} is not a game") from wrong
            good += len(line)
            yield found
    if good < file.stat().st_size:
        os.truncate(file, good)


def in_order(folder: Path, games: int) -> list[dict[str, Any]]:
    """The games by number: what is learned hangs on no other order."""
    every = {int(each["number"]): each for each in kept(folder)}
    return [every[number] for number in sorted(every) if number < games]


# -- the regression


class Sums:
    """What the regressions for tables of one size need of their examples, by groups."""

    def __init__(self, groups: int, counted: int) -> None:
        self.examples = np.zeros(groups)
        self.rows = np.zeros((groups, counted, counted))
        self.both = np.zeros((groups, counted))
        self.leads = np.zeros(groups)  # squared
        self.present = np.zeros(groups)  # squared errors of the judgement so far …
        self.greedy = np.zeros(groups)  # … and of greedy's

    def add(self, played: dict[str, Any]) -> None:
        """One more game: every pair of seats at every moment is an example."""
        scores = played["scores"]
        for each in played["looks"]:
            group = each["group"]
            dense = np.zeros((len(scores), self.both.shape[1]))
            for p, side in enumerate(each["sides"]):
                for what, much in side:
                    dense[p, what] += much
            for p in range(len(scores)):
                for other in range(p):
                    row = dense[p] - dense[other]
                    lead = scores[p] - scores[other]
                    self.examples[group] += 1
                    self.rows[group] += np.outer(row, row)
                    self.both[group] += row * lead
                    self.leads[group] += lead * lead
                    for name in ("present", "greedy"):
                        off = each[name][p] - each[name][other] - lead
                        getattr(self, name)[group] += off * off

    def join(self, other: Sums) -> None:
        """All examples of others."""
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def fitted(self, fit: Fit, before: Any) -> Any:
        """What was believed before, moved by the examples; nothing below its least."""
        square = np.ix_(fit.columns, fit.columns)
        rows = self.rows[fit.groups].sum(0)[square]
        both = self.both[fit.groups].sum(0)[fit.columns]
        worth = solved(rows, both, before)
        low = [(fit.columns.index(what), least) for what, least in fit.least]
        given = {at: least for at, least in low if worth[at] < least}
        if given:  # the others again, with these given
            rest = [i for i in range(len(worth)) if i not in given]
            for at, least in given.items():
                worth[at] = least
                both = both - rows[:, at] * least
            worth[rest] = solved(rows[np.ix_(rest, rest)], both[rest], before[rest])
        return worth

    def error(self, worth: Any, group: int) -> float:
        """The standard deviation of what is left unexplained."""
        explained = 2 * self.both[group] @ worth - worth @ self.rows[group] @ worth
        return self.deviation(self.leads[group] - explained, group)

    def deviation(self, squares: float, group: int) -> float:
        """Of so many squared errors."""
        return float(np.sqrt(max(0.0, squares) / max(1, self.examples[group])))


def solved(rows: Any, both: Any, before: Any) -> Any:
    """A ridge regression, drawn towards what was believed before."""
    return before + np.linalg.solve(rows + STIFF * np.eye(len(rows)), both - rows @ before)


@dataclass
class Learned:
    """What came of it."""

    games: int
    worth: dict[str, list[float]]  # by the names of the fits
    errors: list[Error]


def learned(subject: Subject, games: Sequence[dict[str, Any]], share: float = 1.0) -> Learned:
    """All fits; errors are those of what four games in five teach about the fifth.

    Of the lessons only a share may be used, to see whether more of them help.
    """
    shape = (len(subject.groups), len(subject.names))
    lessons = {seats: Sums(*shape) for seats in subject.tables}
    tests = {seats: Sums(*shape) for seats in subject.tables}
    tables = len(subject.tables)
    for at, each in enumerate(games):
        if each["number"] // tables % TEST == TEST - 1:
            tests[each["seats"]].add(each)
        elif at < share * len(games):
            lessons[each["seats"]].add(each)
    worth: dict[str, Any] = {}
    taught: dict[str, Any] = {}
    errors: list[Error] = []
    for fit in subject.fits():
        lesson, test = lessons[fit.seats], tests[fit.seats]
        before = np.array(fit.believed) if fit.believed else np.zeros(len(fit.columns))
        mine = taught[fit.name] = lesson.fitted(fit, taught.get(fit.after, before))
        if fit.told:
            errors += [error_of(test, fit, group, mine) for group in fit.groups]
        whole = Sums(*shape)
        whole.join(lesson)
        whole.join(test)
        worth[fit.name] = whole.fitted(fit, worth.get(fit.after, before))
    told = [each for each in errors if each.examples]
    as_lists = {name: [float(x) for x in found] for name, found in worth.items()}
    return Learned(len(games), as_lists, told)


def error_of(test: Sums, fit: Fit, group: int, worth: Any) -> Error:
    """On the games that were kept for a test."""
    everything = np.zeros(test.both.shape[1])
    everything[fit.columns] = worth
    return Error(
        fit.seats,
        group,
        int(test.examples[group]),
        test.error(everything, group),
        test.deviation(test.present[group], group),
        test.deviation(test.greedy[group], group),
        test.deviation(test.leads[group], group),
    )


# -- how it was made


def made(plan: Plan, subject: Subject, found: Learned) -> list[str]:
    """The beginning of the file: how it was made, and how good it is."""
    tables = subject.tables
    seeds = [
        f"{seats} seats: {plan.seed} to {plan.seed + (plan.games - 1 - at) // len(tables)}"
        for at, seats in enumerate(tables)
    ]
    how = "ridge regression of the lead over each other seat, from games of varied styles"
    if plan.versions:
        others = ", ".join(each.partition("@")[0] for each in plan.versions)
        how += f" and {others} of earlier builds"
    return [
        "# What the search believes about a table, learned from games: see docs/bots.md.",
        "#",
        "# Do not edit by hand: run the command again.",
        "",
        "[made]",
        f'by = "arcanum train {plan.game} --games {plan.games} --seed {plan.seed}"',
        f'how = "{how}"',
        f'commit = "{commit()}"',
        f"games = {found.games} # every fifth of them was kept for a test",
        "seeds = [",
        *[f'    "{each}",' for each in seeds],
        "]",
        f"date = {time.strftime('%Y-%m-%d')}",
        "# Standard deviation of the lead on the games kept for a test.",
        "[made.error]",
        *[error_line(subject, each) for each in found.errors],
        "",
    ]


def error_line(subject: Subject, each: Error) -> str:
    """One of them."""
    return (
        f'"{each.seats} seats, {subject.groups[each.group]}" = {{ learned = {each.learned:.1f},'
        f" present = {each.present:.1f}, greedy = {each.greedy:.1f},"
        f' "the leads themselves" = {each.leads:.1f} }}'
    )


def commit() -> str:
    """Of the sources, where they are a checkout."""
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--dirty"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return "unknown"
    return found.stdout.strip() or "unknown"


def told(plan: Plan, subject: Subject, found: Learned, files: list[str]) -> dict[str, Any]:
    """The figures of the contract."""
    return {
        "game": plan.game,
        "games": found.games,
        "errors": [
            {
                "seats": each.seats,
                "when": subject.groups[each.group],
                "examples": each.examples,
                "learned": round(each.learned, 2),
                "present": round(each.present, 2),
                "greedy": round(each.greedy, 2),
                "leads": round(each.leads, 2),
            }
            for each in found.errors
        ],
        "files": files,
    }


def mean_errors(found: Learned) -> dict[str, float]:
    """Over all times, weighed by their examples."""
    weight = max(1, sum(each.examples for each in found.errors))
    return {
        name: float(
            np.sqrt(
                sum(getattr(each, name) ** 2 * each.examples for each in found.errors) / weight
            )
        )
        for name in ("learned", "present", "greedy", "leads")
    }


def by_games(
    subject: Subject, games: Sequence[dict[str, Any]], found: Learned
) -> list[tuple[int, float]]:
    """How far off what fewer games teach is: their number, and the mean error."""
    some = [
        (round(len(games) * share), mean_errors(learned(subject, games, share))["learned"])
        for share in SHARES
    ]
    return [*some, (len(games), mean_errors(found)["learned"])]
