"""Learns how much of greedy's worth in Trickerion comes true, from games of the greedy bot.

    python -m tools.learn_trickerion play SECONDS FILE.npz [FIRST_SEED]
    python -m tools.learn_trickerion fit FILE.npz... > LEARNED.py

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
from tools.learning import STIFF, Look, Pair, Sums, gather, read, say_error, write

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


def fit(lessons: Sums, tests: Sums) -> str:
    """The module with what was learned; how good it is goes to the standard error."""
    print(f"{lessons.games} games and {tests.games} to test", file=sys.stderr)
    shares: list[Any] = []
    errors: list[float] = []
    for group in range(ROUNDS):
        if tests.examples[group]:
            worth = shares[TOLD] if group > TOLD else fitted(lessons, group)
            say_error(f"{group} rounds ahead", tests, worth, group)
            say_error("  as greedy judges", tests, np.ones(len(PARTS)), group)
            errors.append(tests.error(worth, group))
        else:  # in the last round: nothing is hoped for any more
            worth = np.ones(len(PARTS))
            errors.append(0.0)
        shares.append(worth)
    errors[0] = errors[0] or errors[1]
    out = [
        '"""How much of the worth that greedy sees in Trickerion comes true, by rounds ahead.',
        "",
        f"Made by tools/learn_trickerion.py from {lessons.games + tests.games} games of two.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        f"# {', '.join(PARTS)}",
        "SHARES: Final[list[list[float]]] = [",
        *[f"    [{', '.join(f'{x:.2f}' for x in worth)}]," for worth in shares],
        "]",
        "# how far the lead may be off, as a standard deviation",
        f"ERRORS: Final[list[float]] = [{', '.join(f'{x:.1f}' for x in errors)}]",
    ]
    return "\n".join(out)


def main(args: list[str]) -> int:
    if args[:1] == ["play"] and len(args) in (3, 4):
        pair: Pair = (Sums(ROUNDS, len(PARTS)), Sums(ROUNDS, len(PARTS)))
        gather(pair, play, float(args[1]), int(args[3]) if len(args) == 4 else 1)
        write(args[2], SEATS, pair)
        return 0
    if args[:1] == ["fit"] and args[1:]:
        print(fit(*read(args[1:])[SEATS]))
        return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
