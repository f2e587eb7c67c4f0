"""The prelude of the greedy bot: which cards to draft, and which year to keep them for."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from arcanum.bots.seasons_value import estimates
from arcanum.games.seasons.facts import (
    COSTS,
    IS_FAMILIAR,
    KITS,
    NAMES,
    PRESTIGE,
    Face,
    face_of,
)
from arcanum.games.seasons.table import Seasons
from arcanum.games.seasons.words import DRAFT, SHELVE, TAKE_KIT
from arcanum.kernel.frames import Player
from arcanum.kernel.words import Action

ROUNDS: Final = (14.0, 9.0, 3.5)  # left when the cards of a year are summoned
SUMMONS: Final = (7.0, 5.0, 2.0)  # still to come by then
SEASONS_LEFT: Final = (10.0, 6.5, 2.5)
TOKEN: Final = 2.0
SLOT: Final = 2.5

# What the table adds to a card in each year, where `estimates` cannot say.
BY_YEAR: Final[dict[str, tuple[float, float, float]]] = {
    "ragfields_helm": (8.0, 8.0, 8.0),
    "lantern_of_xidit": (8.0, 13.0, 12.0),
    "sealed_chest_of_urm": (14.0, 16.0, 16.0),
    "lewis_greyface": (6.0, 8.0, 7.0),
    "scepter_of_greatness": (3.0, 10.0, 15.0),
    "pendant_of_ragnor": (2.0, 8.0, 10.0),
    "idol_of_the_familiar": (12.0, 9.0, 5.0),
    "glutton_cauldron": (12.0, 5.0, -5.0),
    "thieving_fairies": (12.0, 8.0, 3.0),
    "damned_soul_of_onys": (-4.0, -4.0, -4.0),
    "sid_nightshade": (4.0, 6.0, 7.0),
    "runic_cube_of_eolis": (-8.0, 0.0, 3.0),
    "hand_of_fortune": (-2.0, 0.0, 0.0),
    "potion_of_life": (-2.0, 0.0, 1.0),
    "temporal_boots": (0.0, 0.0, 2.0),
}


def year_values(seats: int) -> list[tuple[float, float, float]]:
    """What each card is worth when it is kept for each of the three years."""
    known = estimates(seats)
    out = []
    for face, name in enumerate(NAMES):
        card = known[name]
        bill = COSTS[seats][face]
        more = BY_YEAR.get(name, (0.0, 0.0, 0.0))
        values = [
            PRESTIGE[face]
            + card.once
            + card.each_round * ROUNDS[year]
            + card.each_summon * SUMMONS[year]
            + card.each_season * SEASONS_LEFT[year]
            + more[year]
            - TOKEN * bill[5]
            - bill[4]
            - SLOT
            for year in range(3)
        ]
        out.append((values[0], values[1], values[2]))
    return out


_values: dict[int, list[tuple[float, float, float]]] = {}


def values_for(seats: int) -> list[tuple[float, float, float]]:
    """`year_values`, once for each size of table."""
    if seats not in _values:
        _values[seats] = year_values(seats)
    return _values[seats]


def best_kit(s: Seasons) -> Action:
    """The starter kit with the best cards."""
    values = values_for(s.seats)
    return max(s.options, key=lambda a: sum(max(values[f]) for f in KITS[TAKE_KIT.noun(a)]))


def best_pick(s: Seasons, me: Player) -> Action:
    """The card of the pack that adds most to those kept."""
    values = values_for(s.seats)
    kept = [face_of(card) for card in s.mages[me].kept]
    return max(
        s.options,
        key=lambda a: max(values[DRAFT.noun(a)]) + synergy(DRAFT.noun(a), kept),
    )


def synergy(face: Face, kept: list[Face]) -> float:
    """What a card gains or loses by those kept already."""
    chest = NAMES.index("sealed_chest_of_urm")
    idol = NAMES.index("idol_of_the_familiar")
    familiars = sum(IS_FAMILIAR[f] for f in kept)
    total = 0.0
    if face == chest:
        total -= 6.0 * familiars
    if IS_FAMILIAR[face] and chest in kept:
        total -= 10.0
    if face == idol:
        total += 3.0 * (familiars - 1)
    if IS_FAMILIAR[face] and idol in kept:
        total += 3.0
    if face in kept:
        total -= 2.0
    return total


def best_shelf(s: Seasons, me: Player) -> Action:
    """The next card of the best split of what is left into years."""
    mage = s.mages[me]
    year = SHELVE.second(s.options[0])
    filled = len(mage.hand) if year == 0 else len(mage.library_2)
    faces = sorted(face_of(card) for card in mage.kept)
    values = values_for(s.seats)
    want = best_set(faces, year, 3 - filled, values)
    return SHELVE.of(want[0], year)


def best_set(
    faces: list[Face], year: int, size: int, values: list[tuple[float, float, float]]
) -> list[Face]:
    """The cards for this year, given that the others go to the best of the later years."""
    best: list[Face] = []
    most = -1e9
    for picked in combinations(range(len(faces)), size):
        chosen = [faces[i] for i in picked]
        rest = [faces[i] for i in range(len(faces)) if i not in picked]
        total = sum(values[face][year] for face in chosen)
        if year == 0:  # of the rest, half go to the second year
            gains = sorted((values[f][1] - values[f][2] for f in rest), reverse=True)
            total += sum(values[f][2] for f in rest) + sum(gains[: len(rest) // 2])
        else:
            total += sum(values[face][2] for face in rest)
        if total > most:
            best, most = chosen, total
    return best
