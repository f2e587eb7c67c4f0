"""The prelude of the greedy bot: which cards to draft, and which year to keep them for."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from arcanum.bots.sheet import Sheet, sheet
from arcanum.games.seasons.bots.weights import SHEET
from arcanum.games.seasons.rules.facts import (
    CARDS_PER_SET,
    COSTS,
    FACE_BY_NAME,
    IS_FAMILIAR,
    KITS,
    NAMES,
    Face,
    face_of,
)
from arcanum.games.seasons.rules.table import Seasons
from arcanum.games.seasons.rules.words import DRAFT, SHELVE, TAKE_KIT
from arcanum.kernel.frames import Player
from arcanum.kernel.words import Action

_draft: Final[Sheet] = SHEET.table("draft")
TAKERS: Final[list[str]] = _draft.words("takers")
NOT_MEASURED: Final[list[float]] = _draft.numbers("not_measured")
TOKEN: Final[float] = _draft.number("token")
CHEST_AND_FAMILIAR: Final[float] = _draft.number("chest_and_familiar")
CHEST_IN_HAND: Final[int] = _draft.whole("chest_in_hand")
IDOL_AND_FAMILIAR: Final[float] = _draft.number("idol_and_familiar")
SECOND_COPY: Final[float] = _draft.number("second_copy")
CROWDED_KIND: Final[float] = _draft.number("crowded_kind")
CROWD_MOST: Final[int] = _draft.whole("crowd_most")
EASY_NEED: Final[int] = _draft.whole("easy_need")
SEALED_CHEST: Final = FACE_BY_NAME["sealed_chest_of_urm"]
IDOL: Final = FACE_BY_NAME["idol_of_the_familiar"]
# What a card adds to its owner's lead, in points, if it is kept for year 1, 2 or 3.
_by_year: Final[Sheet] = sheet(__name__, "by_year").table("by_year")
BY_YEAR: Final[dict[str, list[float]]] = {
    name: _by_year.numbers(name) for name in _by_year.names()
}


def values_for(seats: int, by_year: Mapping[str, list[float]]) -> list[list[float]]:
    """What each card is worth in each year at a table of that size, from a table of two."""
    out = [by_year.get(name, NOT_MEASURED)[:] for name in NAMES]
    for name in TAKERS:
        face = FACE_BY_NAME[name]
        price, first = (COSTS[n][face][4] + TOKEN * COSTS[n][face][5] for n in (seats, 2))
        out[face] = [(points + first) * seats / 2 - price for points in out[face]]
    return out


VALUES: Final = [values_for(seats, BY_YEAR) for seats in range(5)]


def best_kit(s: Seasons) -> Action:
    """The starter kit with the best cards."""
    values = VALUES[s.seats]
    return max(s.options, key=lambda a: sum(max(values[f]) for f in KITS[TAKE_KIT.noun(a)]))


def best_pick(s: Seasons, me: Player) -> Action:
    """The card of the pack that adds most to those kept."""
    kept = [face_of(card) for card in s.mages[me].kept]

    def worth(action: Action) -> float:
        face = DRAFT.noun(action)
        return max(VALUES[s.seats][face]) + synergy(s.seats, face, kept)

    return max(s.options, key=worth)


def synergy(seats: int, face: Face, kept: list[Face]) -> float:
    """What a card gains or loses by those kept already."""
    familiars = sum(IS_FAMILIAR[f] for f in kept)
    total = 0.0
    if face == SEALED_CHEST:
        total += CHEST_AND_FAMILIAR * familiars
    elif face == IDOL:
        total += IDOL_AND_FAMILIAR * (familiars - 1)
    elif IS_FAMILIAR[face]:
        total += CHEST_AND_FAMILIAR * CHEST_IN_HAND * (SEALED_CHEST in kept)
        total += IDOL_AND_FAMILIAR * (IDOL in kept)
    if face in kept:
        total += SECOND_COPY
    costs = COSTS[seats]
    for kind in range(4):
        crowd = sum(costs[f][kind] for f in kept) - EASY_NEED
        if crowd > 0:
            total += CROWDED_KIND * min(crowd, CROWD_MOST) * costs[face][kind]
    return total


def best_shelf(s: Seasons, me: Player, values: list[list[float]]) -> Action:
    """The next card of the best split of what is left into years."""
    mage = s.mages[me]
    year = SHELVE.second(s.options[0])
    filled = len(mage.hand) if year == 0 else len(mage.library_2)
    faces = sorted(face_of(card) for card in mage.kept)
    return SHELVE.of(best_set(faces, year, CARDS_PER_SET - filled, values)[0], year)


def best_set(faces: list[Face], year: int, size: int, values: list[list[float]]) -> list[Face]:
    """The cards for this year, given that the others go to the best of the later years."""
    best: list[Face] = []
    most = -1e9
    for picked in combinations(range(len(faces)), size):
        chosen = [faces[i] for i in picked]
        rest = [faces[i] for i in range(len(faces)) if i not in picked]
        total = sum([values[face][year] for face in chosen], 0.0)
        total += sum([values[face][2] for face in rest], 0.0)
        if year == 0:  # the better half of the rest for it goes to the second year
            gains = sorted((values[f][1] - values[f][2] for f in rest), reverse=True)
            total += sum(gains[:CARDS_PER_SET], 0.0)
        if total > most:
            best, most = chosen, total
    return best
