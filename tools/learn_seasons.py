"""Learns what things on a side of Seasons are worth, from games of the greedy bot.

    python -m tools.learn_seasons play SEATS SECONDS FILE.npz [FIRST_SEED]
    python -m tools.learn_seasons fit FILE.npz... > src/arcanum/games/seasons/bots/learned.toml

`play` counts what is there at the start of some rounds and sums it up, with the scores at the
end, in a file; run it once for each core, with other seeds, and for tables of 2, 3 and 4. Cards
are drafted and shelved with more or less care, so that all of them are seen in good company and
bad. `fit` explains the lead over each other seat by the difference of what was counted: ridge
regression, tables of 3 and 4 drawn towards what tables of 2 show. It needs numpy.
"""

from __future__ import annotations

import random
import sys
from functools import partial
from typing import Any

import numpy as np

from arcanum import game
from arcanum.bots import Seat, bot
from arcanum.games.seasons.bots.draft import BY_YEAR, VALUES, best_set, synergy
from arcanum.games.seasons.bots.greedy import valuer_for
from arcanum.games.seasons.bots.judgement import (
    COUNTED,
    IN_HAND,
    OF_CARDS,
    YEAR_2,
    YEAR_3,
    counts,
    turns_left,
)
from arcanum.games.seasons.bots.value import Valuer
from arcanum.games.seasons.bots.weights import WEIGHTS
from arcanum.games.seasons.rules.facts import CARDS_PER_SET, KINDS_OF_CARD, NAMES, face_of
from arcanum.games.seasons.rules.prelude import DraftPick, Shelve
from arcanum.games.seasons.rules.table import Seasons
from arcanum.games.seasons.rules.turn import ChooseDie
from arcanum.games.seasons.rules.words import DRAFT, SHELVE
from arcanum.kernel.words import Action
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

GAME = game("seasons")
CARELESS = (6, 6, 12, 25)  # points by which a drafted card may be misjudged
UNTIDY = (2, 4, 8)  # and a shelved one
LOOKS = 0.4  # of all rounds are kept
TIMES = (0.0, 1.5, 3.0, 5.0, 8.0, 12.0, 16.0)  # groups, by turns to come
FIRST = len(TIMES)  # the group of the first round
GROUPS = FIRST + 1


def years(sums: Sums) -> Any:
    """What cards are worth by the year they are kept for: greedy's table, moved."""
    before = np.array([BY_YEAR[name] for name in NAMES]).T.ravel()
    here = np.concatenate([np.arange(KINDS_OF_CARD) + at for at in (IN_HAND, YEAR_2, YEAR_3)])
    rows = sums.rows[FIRST][np.ix_(here, here)]
    square = rows + STIFF * np.eye(len(here))
    moved = np.linalg.solve(square, sums.both[FIRST][here] - rows @ before)
    return (before + moved).reshape(3, KINDS_OF_CARD)


def group_of(s: Seasons, valuer: Valuer) -> int:
    """The group of a table, by the turns to come; the first round has its own."""
    if s.round == 1:
        return FIRST
    turns = turns_left(s, valuer)
    return max(i for i in range(FIRST) if turns >= TIMES[i])


def play(seats: int, seed: int) -> tuple[list[Look], list[int]]:
    """One game: what was counted at the start of rounds, and the scores."""
    luck = random.Random(seed)
    careless, untidy = luck.choice(CARELESS), luck.choice(UNTIDY)
    s = GAME.new(seats=seats, seed=seed, notes=False)
    assert isinstance(s, Seasons)
    bots = [bot("greedy", "seasons", seed + p) for p in range(seats)]
    shelves: list[list[Action]] = [[] for _ in range(seats)]
    valuer = valuer_for(seats, WEIGHTS)
    looks: list[Look] = []
    last = 0
    while not s.over:
        p = s.player
        asked = s.asked()
        if isinstance(asked, DraftPick):
            action = drafted(s, p, luck, careless)
        elif isinstance(asked, Shelve) and len(s.options) > 1:
            shelves[p] = shelves[p] or shelved(s, p, luck, untidy)
            action = next(a for a in shelves[p] if a in s.options)
            shelves[p].remove(action)
        else:
            if isinstance(asked, ChooseDie) and s.round != last:
                last = s.round
                if last == 1 or luck.random() < LOOKS:
                    sides = [counts(s, p, valuer) for p in range(seats)]
                    looks.append((group_of(s, valuer), sides))
            action = bots[p].choose(Seat(s, p))
        s.apply(action)
    return looks, s.scores()


def drafted(s: Seasons, p: int, luck: random.Random, sd: float) -> Action:
    """The best card of the pack, misjudged."""
    kept = [face_of(card) for card in s.mages[p].kept]
    values = VALUES[s.seats]

    def worth(action: Action) -> float:
        face = DRAFT.noun(action)
        return max(values[face]) + synergy(s.seats, face, kept) + luck.gauss(0, sd)

    return max(s.options, key=worth)


def shelved(s: Seasons, p: int, luck: random.Random, sd: float) -> list[Action]:
    """Cards for the first and second year, misjudged."""
    values = [[v + luck.gauss(0, sd) for v in by_year] for by_year in VALUES[s.seats]]
    faces = sorted(face_of(card) for card in s.mages[p].kept)
    out = []
    for year in (0, 1):
        for face in best_set(faces, year, CARDS_PER_SET, values):
            faces.remove(face)
            out.append(SHELVE.of(face, year))
    return out


def fit(found: dict[int, Pair], seeds: list[str]) -> str:
    """The file with what was learned, and how good that is on the games kept for a test."""
    cards: dict[int, Any] = {}
    errors: list[str] = []
    before = np.zeros(COUNTED)
    for seats in sorted(found):
        lessons, tests = found[seats]
        worth = lessons.fitted(before, list(range(GROUPS)))
        for group in range(FIRST):
            named = f"{seats} seats, from {TIMES[group]:g} turns on"
            errors.append(error_line(named, tests, worth, group))
        errors.append(error_line(f"{seats} seats, at the start", tests, worth, FIRST))
        lessons.join(tests)
        cards[seats] = lessons.fitted(before, list(range(GROUPS)))
        if not before.any():
            before = cards[seats]
    out = [
        "# What things on a side of Seasons are worth, in points at the end of the game.",
        "#",
        *made(
            "tools.learn_seasons",
            "ridge regression of the lead over each other seat, from games of the greedy bot",
            sum(pair[0].games for pair in found.values()),
            seeds,
            errors,
        ),
        "# A card in play, and the same times turns; in hand, times turns; for year 2, for",
        "# year 3, and both times turns. What is counted times turns is for ten of them.",
    ]
    for seats, worth in cards.items():
        out.append(f"[cards.{seats}]")
        for face, name in enumerate(NAMES):
            out.append(f"{name} = {listed(worth[face:OF_CARDS:KINDS_OF_CARD], 1)}")
        out.append("")
    out.append("# A card kept for year 1, 2 and 3, when the game begins at a table of two.")
    out.append("[by_year]")
    by_year = years(found[2][0])
    for face, name in enumerate(NAMES):
        out.append(f"{name} = {listed(by_year[:, face], 1)}")
    out += ["", "# Crystals and the rest, as judgement.py counts them.", "[rest]"]
    out += [f"{seats} = {listed(worth[OF_CARDS:], 2)}" for seats, worth in cards.items()]
    return "\n".join(out)


def main(args: list[str]) -> int:
    if args[:1] == ["play"] and len(args) in (4, 5):
        seats = int(args[1])
        pair = (Sums(GROUPS, COUNTED), Sums(GROUPS, COUNTED))
        seed = int(args[4]) if len(args) == 5 else 1
        after = gather(pair, partial(play, seats), float(args[2]), seed)
        write(args[3], seats, pair, seed, after)
        return 0
    if args[:1] == ["fit"] and args[1:]:
        print(fit(read(args[1:]), seeds_of(args[1:])))
        return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
