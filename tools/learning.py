"""What the tools that learn the judgement of bots share: a regression over sums of examples.

An example is a pair of seats at one moment of a game: the difference of what was counted on
their sides explains the difference of their scores at the end. Examples come in groups, by the
time left. Only sums of products are kept, so that files are small and can be joined.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

Count = tuple[int, float]  # what, and how much of it
Look = tuple[int, list[list[Count]]]  # the group, and every side
STIFF = 100.0  # the weight of what was believed before, in examples
TEST = 5  # every fifth game tests what the others teach


class Sums:
    """What a regression needs of its examples."""

    def __init__(self, groups: int, counted: int) -> None:
        self.games = 0
        self.examples = np.zeros(groups)
        self.rows = np.zeros((groups, counted, counted))
        self.both = np.zeros((groups, counted))
        self.leads = np.zeros(groups)  # squared

    def add(self, looks: list[Look], scores: list[int]) -> None:
        """One more game."""
        self.games += 1
        for group, sides in looks:
            dense = np.zeros((len(sides), self.both.shape[1]))
            for p, side in enumerate(sides):
                for what, much in side:
                    dense[p, what] += much
            for p in range(len(sides)):
                for other in range(p):
                    row = dense[p] - dense[other]
                    lead = scores[p] - scores[other]
                    self.examples[group] += 1
                    self.rows[group] += np.outer(row, row)
                    self.both[group] += row * lead
                    self.leads[group] += lead * lead

    def join(self, other: Sums) -> None:
        """All examples of another file."""
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def fitted(self, before: Any, groups: list[int]) -> Any:
        """What was believed before, moved by the examples of these groups."""
        rows, both = self.rows[groups].sum(0), self.both[groups].sum(0)
        return before + np.linalg.solve(rows + STIFF * np.eye(len(rows)), both - rows @ before)

    def error(self, worth: Any, group: int) -> float:
        """The standard deviation of what is left unexplained."""
        explained = 2 * self.both[group] @ worth - worth @ self.rows[group] @ worth
        return float(np.sqrt((self.leads[group] - explained) / max(1, self.examples[group])))


Pair = tuple[Sums, Sums]  # for learning, and for tests


def gather(
    pair: Pair, play: Callable[[int], tuple[list[Look], list[int]]], seconds: float, seed: int
) -> int:
    """Plays games, from that seed on, for so long; the first seed that was not played."""
    end = time.time() + seconds
    while time.time() < end:
        pair[seed % TEST == 0].add(*play(seed))
        seed += 1
    return seed


def write(path: str, seats: int, pair: Pair, first: int, after: int) -> None:
    """Keeps sums in a file, with the seeds they are from: from `first` to before `after`."""
    kept = {f"{name}{i}": value for i in (0, 1) for name, value in vars(pair[i]).items()}
    np.savez_compressed(path, seats=seats, seeds=(first, after), **kept)


def seeds_of(paths: list[str]) -> list[str]:
    """The seeds that files are from, in words."""
    out = []
    for path in paths:
        with np.load(path) as file:
            first, after = (int(seed) for seed in file["seeds"])
            out.append(f"{int(file['seats'])} seats: {first} to {after - 1}")
    return out


def read(paths: list[str]) -> dict[int, Pair]:
    """The sums of files, joined, by the number of seats."""
    found: dict[int, Pair] = {}
    for path in paths:
        with np.load(path) as file:
            groups, counted = file["both0"].shape
            seats = int(file["seats"])
            pair = found.setdefault(seats, (Sums(groups, counted), Sums(groups, counted)))
            for i in (0, 1):
                more = Sums(groups, counted)
                for name in vars(more):
                    setattr(more, name, file[f"{name}{i}"])
                pair[i].join(more)
    return found


# -- the file


def listed(numbers: Iterable[float], places: int) -> str:
    """Numbers as a list of TOML."""
    return f"[{', '.join(f'{x:.{places}f}' for x in numbers)}]"


def error_line(
    named: str, tests: Sums, worth: Any, group: int, greedy: float | None = None
) -> str:
    """How good it is on games kept for a test, as a line of TOML."""
    alone = tests.error(np.zeros(len(worth)), group)
    beside = "" if greedy is None else f", greedy = {greedy:.1f}"
    found = tests.error(worth, group)
    return (
        f'"{named}" = {{ learned = {found:.1f}{beside}, "the leads themselves" = {alone:.1f} }}'
    )


def made(by: str, how: str, games: int, seeds: list[str], errors: list[str]) -> list[str]:
    """The beginning of a file: how it was made, and how good it is."""
    return [
        f"# Written by {by.replace('.', '/')}.py; see docs/bots.md. Do not edit by hand: play",
        f"# more games and run `python -m {by} fit` again.",
        "",
        "[made]",
        f'by = "python -m {by} fit"',
        f'how = "{how}"',
        f"games = {games} # every fifth of them was kept for a test",
        "seeds = [",
        *[f'    "{each}",' for each in seeds],
        "]",
        f"date = {time.strftime('%Y-%m-%d')}",
        "# Standard deviation of the lead on the games kept for a test.",
        "[made.error]",
        *errors,
        "",
    ]
