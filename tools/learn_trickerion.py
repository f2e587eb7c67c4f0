"""Learns how much of greedy's worth in Trickerion comes true, from games of the greedy bot.

    python -m tools.learn_trickerion play SECONDS FILE.npz [FIRST_SEED]
    python -m tools.learn_trickerion fit FILE.npz... > learned.toml  # in the game's bots

`play` sums up the parts of each player's worth at the start of every round, with the scores at
the end; run it once for each core, with other seeds. Some choices are made by lot, so that
troupes differ. `fit` explains the lead by the differences of the parts, for each number of
rounds ahead. It needs numpy.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np

from arcanum import game
from arcanum.bots import Seat, bot
from arcanum.games.trickerion.bots.judgement import PARTS, parts
from arcanum.games.trickerion.bots.value import rounds_ahead
from arcanum.games.trickerion.rules.base.rounds import Confirm
from arcanum.games.trickerion.rules.base.table import Trickerion
from tools.learning import (
    STIFF,
    Look,
    Pair,
    Sums,
    error_line,
    gather,
    listed,
    made,
    read,
    seeds_of,
    write,
)

GAME = game("trickerion")
SEATS = 2
ROUNDS = 8  # groups, by the rounds ahead
TOLD = 5  # rounds ahead; before, little can be told, and shares are as then
FAME = PARTS.index("fame")
LEAST = 0.5  # of a point of Fame is kept, even where games with more of it ended no better
BY_LOT = (0.0, 0.0, 0.03, 0.08)  # of all choices, in one game or another


def play(seed: int) -> tuple[list[Look], list[int]]:
    """One game: the parts at the start of rounds, and the scores."""
    luck = random.Random(seed)
    by_lot = luck.choice(BY_LOT)
    s = GAME.new(seats=SEATS, seed=seed, notes=False)
    assert isinstance(s, Trickerion)
    bots = [bot("greedy", "trickerion", seed + p) for p in range(SEATS)]
    looks: list[Look] = []
    last = 0
    while not s.over:
        if s.round != last:
            last = s.round
            sides = [list(enumerate(parts(s, p))) for p in range(SEATS)]
            looks.append((rounds_ahead(s), sides))
        action = bots[s.player].choose(Seat(s, s.player))
        if luck.random() < by_lot and not isinstance(s.asked(), Confirm):
            action = luck.choice(s.options)
        s.apply(action)
    return looks, s.scores()


def fitted(lessons: Sums, group: int) -> Any:
    """The shares for so many rounds ahead."""
    before = np.zeros(len(PARTS))
    worth = lessons.fitted(before, [group])
    if worth[FAME] < LEAST:  # the others again, with this one given
        rest = [i for i in range(len(PARTS)) if i != FAME]
        rows, both = lessons.rows[group], lessons.both[group]
        square = rows[np.ix_(rest, rest)] + STIFF * np.eye(len(rest))
        worth[rest] = np.linalg.solve(square, both[rest] - LEAST * rows[rest, FAME])
        worth[FAME] = LEAST
    return worth


def fit(lessons: Sums, tests: Sums, seeds: list[str]) -> str:
    """The file with what was learned, and how good that is on the games kept for a test."""
    shares: list[Any] = []
    errors: list[float] = []
    said: list[str] = []
    for group in range(ROUNDS):
        if tests.examples[group]:
            worth = shares[TOLD] if group > TOLD else fitted(lessons, group)
            greedy = tests.error(np.ones(len(PARTS)), group)
            said.append(error_line(f"{group} rounds ahead", tests, worth, group, greedy))
            errors.append(tests.error(worth, group))
        else:  # in the last round: nothing is hoped for any more
            worth = np.ones(len(PARTS))
            errors.append(0.0)
        shares.append(worth)
    errors[0] = errors[0] or errors[1]
    out = [
        "# How much of the worth that greedy sees in Trickerion comes true, by rounds ahead.",
        "#",
        *made(
            "tools.learn_trickerion",
            "ridge regression of the lead, from games of two greedy bots",
            lessons.games + tests.games,
            seeds,
            said,
        ),
        "[shares] # by rounds ahead, from none on",
        f"# {', '.join(PARTS)}",
        "by_rounds = [",
        *[f"    {listed(worth, 2)}," for worth in shares],
        "]",
        "",
        "[errors] # how far the lead may be off by then, as a standard deviation",
        f"by_rounds = {listed(errors, 1)}",
    ]
    return "\n".join(out)


def main(args: list[str]) -> int:
    if args[:1] == ["play"] and len(args) in (3, 4):
        pair: Pair = (Sums(ROUNDS, len(PARTS)), Sums(ROUNDS, len(PARTS)))
        seed = int(args[3]) if len(args) == 4 else 1
        after = gather(pair, play, float(args[1]), seed)
        write(args[2], SEATS, pair, seed, after)
        return 0
    if args[:1] == ["fit"] and args[1:]:
        print(fit(*read(args[1:])[SEATS], seeds_of(args[1:])))
        return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
