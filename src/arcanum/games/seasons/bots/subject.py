"""What is to be learned about Seasons: what each thing on a side is worth in the end.

Cards are drafted and shelved with more or less care, so that all of them are seen in good
company and bad.
"""

from __future__ import annotations

import random
from typing import Final

from arcanum.bots.sheet import Sheet
from arcanum.bots.subject import Count, Error, Fit, Subject, listed
from arcanum.games.seasons.bots.draft import BY_YEAR, VALUES, best_set, synergy
from arcanum.games.seasons.bots.greedy import valuer_for
from arcanum.games.seasons.bots.guide import SeasonsGuide
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
from arcanum.games.seasons.bots.weights import SHEET, WEIGHTS
from arcanum.games.seasons.rules.facts import CARDS_PER_SET, KINDS_OF_CARD, NAMES, face_of
from arcanum.games.seasons.rules.prelude import DraftPick, Shelve
from arcanum.games.seasons.rules.table import Seasons
from arcanum.games.seasons.rules.turn import ChooseDie
from arcanum.games.seasons.rules.words import DRAFT, SHELVE
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Action

_training: Final[Sheet] = SHEET.table("training")
CARELESS: Final[list[float]] = _training.numbers("careless")
UNTIDY: Final[list[float]] = _training.numbers("untidy")
SOME: Final[int] = _training.whole("some")
TIMES: Final[list[float]] = _training.numbers("times")
FIRST: Final = len(TIMES)  # the first round
TABLES: Final = [2, 3, 4]
TAKEN: Final = 2  # of a table of two, what others are drawn to
BY_KEPT: Final = "kept"


class SeasonsSubject(Subject):
    """Cards, tokens, slots and greedy's own estimate, at the start of some rounds."""

    def __init__(self, seed: int) -> None:
        self.of_seasons = SeasonsGuide(seed)
        super().__init__(self.of_seasons)
        self.module = __name__
        self.names = [f"{i}" for i in range(COUNTED)]
        self.groups = [f"from {turns:g} turns on" for turns in TIMES] + ["at the start"]
        self.tables = TABLES
        self.luck = random.Random(seed)
        self.careless = CARELESS[0]
        self.untidy = UNTIDY[0]
        self.game_seed = seed
        self.shelves: list[list[Action]] = []

    def begin(self, seats: int, seed: int) -> None:
        self.luck = random.Random(seed)
        self.game_seed = seed
        self.careless = self.luck.choice(CARELESS)
        self.untidy = self.luck.choice(UNTIDY)
        self.shelves = [[] for _ in range(seats)]

    def valuer(self, seats: int) -> Valuer:
        """Greedy's, for a table of that size."""
        return self.of_seasons.judgement(seats).valuer

    def moment(self, s: State) -> int:
        """A round, when its first die is taken."""
        assert isinstance(s, Seasons)
        return s.round if isinstance(s.asked(), ChooseDie) else NONE

    def group(self, s: State) -> int:
        """By the turns to come; the first round has its own, of the others there are some."""
        assert isinstance(s, Seasons)
        if s.round == 1:
            return FIRST
        if (self.game_seed + 2 * s.round) % SOME > 1:
            return NONE
        turns = turns_left(s, self.valuer(s.seats))
        return max([i for i in range(FIRST) if turns >= TIMES[i]], default=0)

    def counts(self, s: State, p: Player) -> list[Count]:
        assert isinstance(s, Seasons)
        return counts(s, p, self.valuer(s.seats))

    def present(self, s: State, p: Player) -> float:
        assert isinstance(s, Seasons)
        return self.of_seasons.judgement(s.seats).side(s, p)

    def greedy(self, s: State, p: Player) -> float:
        assert isinstance(s, Seasons)
        known = [seen >> p & 1 == 1 for seen in s.seen]
        return valuer_for(s.seats, WEIGHTS).mine(s, p, known, 0.0)

    def otherwise(self, s: State) -> Action:
        """The prelude, misjudged."""
        assert isinstance(s, Seasons)
        asked = s.asked()
        if isinstance(asked, DraftPick):
            return self.drafted(s, s.player)
        if isinstance(asked, Shelve) and len(s.options) > 1:
            p = s.player
            if not self.shelves[p]:
                self.shelves[p] = self.shelved(s, p)
            action = next(a for a in self.shelves[p] if a in s.options)
            self.shelves[p].remove(action)
            return action
        return NONE

    def drafted(self, s: Seasons, p: Player) -> Action:
        """The best card of the pack, misjudged."""
        kept = [face_of(card) for card in s.mages[p].kept]
        best = s.options[0]
        most = -1e9
        for action in s.options:
            face = DRAFT.noun(action)
            worth = max(VALUES[s.seats][face]) + synergy(s.seats, face, kept)
            worth += self.luck.gauss(0, self.careless)
            if worth > most:
                best, most = action, worth
        return best

    def shelved(self, s: Seasons, p: Player) -> list[Action]:
        """Cards for the first and second year, misjudged."""
        values = [
            [v + self.luck.gauss(0, self.untidy) for v in by_year]
            for by_year in VALUES[s.seats]
        ]
        faces = sorted(face_of(card) for card in s.mages[p].kept)
        out: list[Action] = []
        for year in (0, 1):
            for face in best_set(faces, year, CARDS_PER_SET, values):
                faces.remove(face)
                out.append(SHELVE.of(face, year))
        return out

    def fits(self) -> list[Fit]:
        """What all things are worth, by the size of the table; and cards by their year."""
        everything = list(range(COUNTED))
        times = list(range(len(self.groups)))
        out = [
            Fit(f"{seats}", seats, times, everything, [], "" if seats == 2 else "2", [], True)
            for seats in self.tables
        ]
        # Greedy's table, moved.
        kept = [at + face for at in (IN_HAND, YEAR_2, YEAR_3) for face in range(KINDS_OF_CARD)]
        before = [BY_YEAR[name][year] for year in range(3) for name in NAMES]
        return [*out, Fit(BY_KEPT, TAKEN, [FIRST], kept, before, "", [], False)]

    def written(self, found: dict[str, list[float]], errors: list[Error]) -> list[str]:
        """A line for each card."""
        out = [
            "# A card in play, and the same times turns; in hand, times turns; for year 2, for",
            "# year 3, and both times turns. What is counted times turns is for ten of them.",
        ]
        for seats in self.tables:
            worth = found[f"{seats}"]
            out.append(f"[cards.{seats}]")
            for face, name in enumerate(NAMES):
                out.append(f"{name} = {listed(worth[face:OF_CARDS:KINDS_OF_CARD], 1)}")
            out.append("")
        out.append("# A card kept for year 1, 2 and 3, when the game begins at a table of two.")
        out.append("[by_year]")
        kept = found[BY_KEPT]
        for face, name in enumerate(NAMES):
            out.append(f"{name} = {listed(kept[face::KINDS_OF_CARD], 1)}")
        out += ["", "# Crystals and the rest, as judgement.py counts them.", "[rest]"]
        out += [f"{seats} = {listed(found[f'{seats}'][OF_CARDS:], 2)}" for seats in self.tables]
        return out
