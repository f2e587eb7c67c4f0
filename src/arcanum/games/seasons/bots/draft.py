"""The prelude of the greedy bot: which cards to draft, and which year to keep them for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

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

# What a card adds to its owner's lead, in points, if it is kept for year 1, 2 or 3. Measured:
# a regression over 3300 games of two greedy bots that drafted and shelved at random.
BY_YEAR: Final[dict[str, tuple[int, int, int]]] = {
    "amulet_of_air": (2, 2, 0),
    "amulet_of_fire": (7, 10, 8),
    "amulet_of_earth": (7, 8, 8),
    "amulet_of_water": (17, 15, 15),
    "balance_of_ishtar": (10, 9, 3),
    "staff_of_spring": (16, 8, 3),
    "temporal_boots": (10, 9, 12),
    "purse_of_io": (9, 5, 0),
    "divine_chalice": (11, 14, 11),
    "syllas_the_faithful": (13, 11, 8),
    "figrim_the_avaricious": (24, 17, 8),
    "naria_the_prophetess": (5, 7, 7),
    "wondrous_chest": (24, 14, 7),
    "beggars_horn": (13, 7, 6),
    "die_of_malice": (24, 17, 13),
    "kairn_the_destroyer": (6, 4, 0),
    "amsug_longneck": (5, 6, 4),
    "bespelled_grimoire": (20, 14, 10),
    "ragfields_helm": (3, 5, 5),
    "hand_of_fortune": (16, 14, 8),
    "lewis_greyface": (9, 11, 10),
    "runic_cube_of_eolis": (2, 8, 7),
    "potion_of_power": (7, 1, -1),
    "potion_of_dreams": (4, 3, 2),
    "potion_of_knowledge": (3, 6, 4),
    "potion_of_life": (-4, 0, 2),
    "hourglass_of_time": (17, 10, -1),
    "scepter_of_greatness": (3, 7, 11),
    "olafs_blessed_statue": (9, 7, 7),
    "yjangs_forgotten_vase": (20, 14, 8),
    "elemental_amulet": (13, 12, 12),
    "tree_of_light": (15, 10, 5),
    "arcano_leech": (34, 21, 14),
    "crystal_orb": (16, 9, 0),
    "glutton_cauldron": (7, -1, -5),
    "vampiric_crown": (6, 9, 7),
    "dragon_skull": (-1, 0, 1),
    "demon_of_argos": (-1, -1, 2),
    "titus_deepgaze": (20, 18, 8),
    "air_elemental": (0, 4, 2),
    "thieving_fairies": (35, 26, 18),
    "cursed_treatise_of_arus": (8, 9, 10),
    "idol_of_the_familiar": (13, 10, 4),
    "necrotic_kriss": (4, 5, 2),
    "lantern_of_xidit": (-2, 0, 1),
    "sealed_chest_of_urm": (9, 9, 10),
    "mirror_of_the_seasons": (12, 9, 8),
    "pendant_of_ragnor": (-2, 0, 2),
    "sid_nightshade": (5, 8, 7),
    "damned_soul_of_onys": (2, 5, 6),
}
TAKERS: Final = (  # they take from every opponent, and cost more with more of them
    "figrim_the_avaricious",
    "arcano_leech",
    "titus_deepgaze",
    "thieving_fairies",
    "sid_nightshade",
)
NOT_MEASURED: Final = (7.0, 6.0, 4.0)  # a card that was in none of the games: a weak average
TOKEN: Final = 2.5  # the points that a token in a cost stands for

# How cards change each other's worth.
SEALED_CHEST: Final = FACE_BY_NAME["sealed_chest_of_urm"]
IDOL: Final = FACE_BY_NAME["idol_of_the_familiar"]
CHEST_AND_FAMILIAR: Final = -5.0  # each familiar makes the 20 crystals less likely
IDOL_AND_FAMILIAR: Final = 2.5  # a crystal a round
SECOND_COPY: Final = -2.0
CROWDED_KIND: Final = -0.6  # per token of a kind that the kept cards ask for already
EASY_NEED: Final = 5  # tokens of one kind over the whole game, which come anyway


def values_for(seats: int, by_year: Mapping[str, Sequence[float]]) -> list[list[float]]:
    """What each card is worth in each year at a table of that size, from a table of two."""
    out = [[float(points) for points in by_year.get(name, NOT_MEASURED)] for name in NAMES]
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
        total += CHEST_AND_FAMILIAR * 2 * (SEALED_CHEST in kept)
        total += IDOL_AND_FAMILIAR * (IDOL in kept)
    if face in kept:
        total += SECOND_COPY
    costs = COSTS[seats]
    for kind in range(4):
        crowd = sum(costs[f][kind] for f in kept) - EASY_NEED
        if crowd > 0:
            total += CROWDED_KIND * min(crowd, 3) * costs[face][kind]
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
