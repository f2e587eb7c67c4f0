"""The facts of Seasons from `data/*.toml`, as lists that the rules read by index.

A card id is 0 to 99: number - 1 for the first copy, 50 more for the second. `face_of` gives
what is printed on it (0 to 49). Dice are 0 to 19, and a die face is `die * 6 + face`.
"""

from typing import Any, Final

from arcanum.kernel.data import data_file, read_toml

CardId = int  # a copy of a card, 0 to 99
Face = int  # what is printed: 0 to 49
DieFace = int  # die * 6 + face

AIR: Final = 0
WATER: Final = 1
FIRE: Final = 2
EARTH: Final = 3
ENERGIES: Final = ["air", "water", "fire", "earth"]
SEASONS: Final = ["winter", "spring", "summer", "autumn"]
KINDS_OF_CARD: Final = 50  # two copies of each: a card id is below 100


def read(name: str) -> dict[str, Any]:
    """One data file."""
    return read_toml(data_file(__name__, name))


def face_of(card: CardId) -> Face:
    """What is printed on this copy. [S-1.1]"""
    return card if card < KINDS_OF_CARD else card - KINDS_OF_CARD


def bill(cost: dict[str, int]) -> list[int]:
    """A cost as air, water, fire, earth, crystals, and the number of energy tokens. [S-0.1]"""
    tokens = [cost[kind] for kind in ENERGIES]
    return [*tokens, cost["crystals"], sum(tokens)]


def bills(card: dict[str, Any]) -> list[list[int]]:
    """The cost of a card with 0 to 4 players. Elemental Amulet's own is chosen: none here."""
    if "cost_by_players" in card:
        by = card["cost_by_players"]
        p2, p3, p4 = bill(by["p2"]), bill(by["p3"]), bill(by["p4"])
        return [p2, p2, p2, p3, p4]
    if "cost" in card:
        return [bill(card["cost"])] * 5
    return [[0] * 6] * 5


_cards: Final[list[dict[str, Any]]] = sorted(read("cards")["card"], key=lambda c: c["number"])
_dice: Final[list[dict[str, Any]]] = read("dice")["die"]
_limits: Final[dict[str, Any]] = {k: v["value"] for k, v in read("limits")["limit"].items()}
_setup: Final = read("setup")
_bonuses: Final = read("bonuses")
_rates: Final = read("transmutation")

# Cards, by face
NAMES: Final[list[str]] = [c["id"] for c in _cards]
PRESTIGE: Final[list[int]] = [c["prestige"] for c in _cards]
IS_FAMILIAR: Final[list[bool]] = [c["kind"] == "familiar" for c in _cards]
HOOKS: Final[list[list[str]]] = [c["hooks"] for c in _cards]
TIMING: Final[list[list[str]]] = [c["timing"] for c in _cards]
COSTS: Final[list[list[list[int]]]] = [  # by players, then by face: see `bill`
    [bills(c)[players] for c in _cards] for players in range(5)
]
FACE_BY_NAME: Final[dict[str, Face]] = {name: i for i, name in enumerate(NAMES)}

# Dice, by die face
DICE: Final[list[str]] = [d["id"] for d in _dice]
DIE_ENERGY: Final[list[list[int]]] = [  # the kinds shown, one entry per symbol
    [k for k, kind in enumerate(ENERGIES) for _ in range(f[kind])]
    for d in _dice
    for f in d["faces"]
]
DIE_CRYSTALS: Final[list[int]] = [f["crystals"] for d in _dice for f in d["faces"]]
DIE_GAUGE: Final[list[bool]] = [f["gauge"] for d in _dice for f in d["faces"]]
DIE_DRAW: Final[list[bool]] = [f["draw"] for d in _dice for f in d["faces"]]
DIE_TRANSMUTE: Final[list[bool]] = [f["transmute"] for d in _dice for f in d["faces"]]
DIE_PIPS: Final[list[int]] = [f["pips"] for d in _dice for f in d["faces"]]
DICE_PER_SEASON: Final[int] = _limits["dice_per_season"]

# Rates of transmutation, by season and kind [S-9.3]; fixed ones [S-9.6]
RATES: Final[list[list[int]]] = [
    [_rates["crystals_per_token"][season][kind] for kind in ENERGIES] for season in SEASONS
]
BALANCE_TOKENS: Final[int] = _rates["fixed_rate"]["balance_of_ishtar"]["tokens"]
BALANCE_RATE: Final[int] = _rates["fixed_rate"]["balance_of_ishtar"]["crystals_per_token"]
POTION_OF_LIFE_RATE: Final[int] = _rates["fixed_rate"]["potion_of_life"]["crystals_per_token"]
PURSE_ADDS: Final[int] = _rates["additions"]["purse_of_io"]["per_token"]
BONUS_ADDS: Final[int] = _rates["additions"]["bonus_transmute_plus_one"]["per_token"]

# Limits [S-1]
BASIC_CARDS: Final[int] = _limits["basic_card_max_number"]
SPACES: Final[int] = _limits["wheel_spaces"]
SPACES_PER_SEASON: Final[int] = _limits["spaces_per_season"]
LAST_YEAR: Final[int] = _limits["years"]
FIRST_YEAR_COUNTER: Final[int] = _limits["year_counter_min"]
RESERVE: Final[int] = _limits["reserve_capacity"]
RESERVE_WITH_GRIMOIRE: Final[int] = _limits["reserve_capacity_with_grimoire"]
MOST_GAUGE: Final[int] = _limits["summoning_gauge_max"]
MOST_BONUSES: Final[int] = _limits["bonus_uses_max"]
HAND_CARD_LOSS: Final[int] = _limits["hand_card_penalty"]
CAULDRON_BURSTS_AT: Final[int] = _limits["cauldron_tokens_to_burst"]
AMULET_TOKENS: Final[int] = _limits["amulet_of_water_tokens"]
BONUS_LOSS: Final[list[int]] = _bonuses["penalty_by_uses"]
BONUSES: Final[list[str]] = [b["id"] for b in _bonuses["bonus"]]

# Set-up [S-2, S-3, S-4]
PICKS: Final[int] = _setup["prelude"]["picks"]
CARDS_PER_SET: Final[int] = _setup["prelude"]["cards_per_set"]
LEVELS: Final[list[str]] = [level["id"] for level in _setup["level"]]
CARDS_OF_LEVEL: Final[list[int]] = [level["card_numbers"][1] for level in _setup["level"]]
KITS: Final[list[list[Face]]] = [[n - 1 for n in kit["cards"]] for kit in _setup["starter_kit"]]

# Cards that the rules name
AMULET_OF_WATER: Final[Face] = FACE_BY_NAME["amulet_of_water"]
STAFF_OF_SPRING: Final[Face] = FACE_BY_NAME["staff_of_spring"]
PURSE_OF_IO: Final[Face] = FACE_BY_NAME["purse_of_io"]
FIGRIM: Final[Face] = FACE_BY_NAME["figrim_the_avaricious"]
WONDROUS_CHEST: Final[Face] = FACE_BY_NAME["wondrous_chest"]
BEGGARS_HORN: Final[Face] = FACE_BY_NAME["beggars_horn"]
DIE_OF_MALICE: Final[Face] = FACE_BY_NAME["die_of_malice"]
GRIMOIRE: Final[Face] = FACE_BY_NAME["bespelled_grimoire"]
RAGFIELDS_HELM: Final[Face] = FACE_BY_NAME["ragfields_helm"]
HAND_OF_FORTUNE: Final[Face] = FACE_BY_NAME["hand_of_fortune"]
POTION_OF_DREAMS: Final[Face] = FACE_BY_NAME["potion_of_dreams"]
HOURGLASS: Final[Face] = FACE_BY_NAME["hourglass_of_time"]
VASE: Final[Face] = FACE_BY_NAME["yjangs_forgotten_vase"]
ELEMENTAL_AMULET: Final[Face] = FACE_BY_NAME["elemental_amulet"]
ARCANO_LEECH: Final[Face] = FACE_BY_NAME["arcano_leech"]
CRYSTAL_ORB: Final[Face] = FACE_BY_NAME["crystal_orb"]
CAULDRON: Final[Face] = FACE_BY_NAME["glutton_cauldron"]
TITUS: Final[Face] = FACE_BY_NAME["titus_deepgaze"]
FAIRIES: Final[Face] = FACE_BY_NAME["thieving_fairies"]
TREATISE: Final[Face] = FACE_BY_NAME["cursed_treatise_of_arus"]
LANTERN: Final[Face] = FACE_BY_NAME["lantern_of_xidit"]
SEALED_CHEST: Final[Face] = FACE_BY_NAME["sealed_chest_of_urm"]
DAMNED_SOUL: Final[Face] = FACE_BY_NAME["damned_soul_of_onys"]
