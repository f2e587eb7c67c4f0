"""The numbers of the Academy from `data/academy.toml`. [A-12]

Room spaces are 0 to 7: four classrooms, then four practice rooms, each from top to bottom. A
slot of a room is `space * 2`, plus 1 for the lower one. Tiles are 0 to 11 for classrooms, 12 to
23 for practice rooms. Levels count from 0 here. What is reconstructed is marked in the data.
"""

from typing import Any, Final

from arcanum.games.trickerion.rules.base.facts import (
    ACADEMY_DATA,
    LOCATIONS,
    MAGICIANS,
    SECRETS,
    prophecy,
)

_setup: Final[dict[str, Any]] = ACADEMY_DATA["setup"]

# Set-up
BANNERS: Final[int] = _setup["banners_per_side"]
DISPLAYED: Final[int] = _setup["secrets_on_display"]
START_FAME: Final[int] = _setup["human_start_fame"]
START_COINS: Final[int] = _setup["human_start_coins"]

# Actions of the human
_actions: Final = {row["id"]: row for row in ACADEMY_DATA["action"]}
RENOVATE_AP: Final[int] = _actions["renovate"]["ap"]
PRACTISE_AP: Final[list[int]] = [0, *_actions["practice"]["ap_by_trick_level"]]
TEACH_AP: Final[list[int]] = [0, *_actions["teach"]["ap_by_trick_level"]]
SECRET_AP: Final[int] = _actions["learn_secret"]["ap"]
DISCOVER_AP: Final[int] = _actions["discover_new_secrets"]["ap"]

# Room spaces
_spaces: Final[list[dict[str, Any]]] = ACADEMY_DATA["renovation_space"]
IS_CLASSROOM: Final[list[bool]] = [row["type"] == "classroom" for row in _spaces]
OPENS: Final[list[int]] = [row["open_from_round"] for row in _spaces]
ROOM_THRESHOLD: Final[list[int]] = _spaces[0]["thresholds"]
COST: Final[list[list[int]]] = [row["costs"] for row in _spaces]
ROOM_FAME: Final[list[list[int]]] = [row["fame"] for row in _spaces]
LEVELS: Final = len(ROOM_THRESHOLD)
BANNER_CHART: Final[list[int]] = [  # by round
    0,
    *[row["banners"] for row in ACADEMY_DATA["banner_chart"] for _ in row["rounds"]],
]
BANNER_FAME: Final[int] = ACADEMY_DATA["banner_scoring"]["majority_fame"]

# Room tiles
_classrooms: Final[list[dict[str, Any]]] = ACADEMY_DATA["classroom_tile"]
_practices: Final[list[dict[str, Any]]] = ACADEMY_DATA["practice_tile"]
TILE_LEVEL: Final[list[int]] = [row["level"] - 1 for row in [*_classrooms, *_practices]]
IS_LECTURE: Final[list[bool]] = [True] * len(_classrooms) + [False] * len(_practices)
KINDS: Final = ["fame", "coins", "shards"]
SLOT_CHANGE: Final[list[list[list[int]]]] = [  # of classrooms: Fame, Coins, Shards by slot
    [[slot[kind] for kind in KINDS] for slot in row["slot_modifiers"]] for row in _classrooms
]
OWN_LEVEL: Final[list[list[int]]] = [
    [row["own_level_bonus"][kind] for kind in KINDS] for row in _classrooms
]
EFFECTS: Final[list[str]] = [row["id"] for row in ACADEMY_DATA["practice_effect"]]
EXTRA_MARKER: Final = EFFECTS.index("extra_marker")
STAY_ON_CARD: Final = EFFECTS.index("stay_on_card")
FREE_ORIENTATION: Final = EFFECTS.index("free_orientation")
SECOND_MARKER: Final = EFFECTS.index("second_marker")
YIELD_BONUS: Final = EFFECTS.index("yield_bonus")
FEWER_COMPONENTS: Final = EFFECTS.index("fewer_components")
CHEAPER_PREPARATION: Final = EFFECTS.index("cheaper_preparation")
TILE_EFFECT: Final[list[list[int]]] = [  # by tile and slot; none in classrooms
    *[[-1, -1] for _ in _classrooms],
    *[[EFFECTS.index(slot["effect"]) for slot in row["slots"]] for row in _practices],
]
TILE_BONUS: Final[list[list[list[int]]]] = [  # of `yield_bonus`: Fame, Coins, Shards
    *[[[0, 0, 0], [0, 0, 0]] for _ in _classrooms],
    *[[[slot.get(kind, 0) for kind in KINDS] for slot in row["slots"]] for row in _practices],
]

# Secrets and protégés
_points: Final = {  # where a secret gives the protégé 1 action point more
    "secret_streetwise": "downtown",
    "secret_haggler": "market_row",
    "secret_nightwalker": "dark_alley",
    "secret_scholar": "academy",
    "secret_tinkerer": "workshop",
}
SECRET_LOCATION: Final[list[int]] = [
    LOCATIONS.index(_points[name]) if name in _points else -1 for name in SECRETS
]
STAGEHAND: Final = SECRETS.index("secret_stagehand")
APPLAUSE: Final = SECRETS.index("secret_applause")
BOX_OFFICE: Final = SECRETS.index("secret_box_office")
KEEPSAKE: Final = SECRETS.index("secret_keepsake")
MODEST: Final = SECRETS.index("secret_modest")
MATCHMAKER: Final = SECRETS.index("secret_matchmaker")
SECOND_LOOK: Final = SECRETS.index("secret_second_look")
IN_PLACEMENT: Final[list[bool]] = [  # what a secret can do for an apprentice
    SECRET_LOCATION[i] >= 0 or i in (STAGEHAND, MATCHMAKER, SECOND_LOOK)
    for i in range(len(SECRETS))
]
APPLAUSE_FAME: Final = 2
BOX_OFFICE_COINS: Final = 3
KEEPSAKE_SHARDS: Final = 1
PROTEGE_AP: Final[list[int]] = [row["base_ap"] for row in ACADEMY_DATA["human_protege"]]
PROTEGE_WAGE: Final[list[int]] = [row["wage"] for row in ACADEMY_DATA["human_protege"]]
HEIR_PROTEGE_AP: Final[list[int]] = [row["base_ap"] for row in ACADEMY_DATA["heir_protege"]]
MOST_SECRETS: Final = len(PROTEGE_AP) - 1
HEIR_SECRETS: Final = len(HEIR_PROTEGE_AP) - 1

# The Heir renovates [H-13.4]
CHEAPEST_UP_TO: Final[int] = ACADEMY_DATA["heir_renovation"]["cheapest_up_to_coins"]
COINS_REMOVED: Final[int] = ACADEMY_DATA["heir_renovation"]["coins_removed"]

# Prophecies
SECRET_DRAW_3: Final = prophecy("secret_draw_3")
RENOVATE_FAME: Final = prophecy("renovate_fame")
PRACTICE_COINS: Final = prophecy("practice_coins")
TEACH_YIELD: Final = prophecy("teach_yield")
PROTEGE_BACKSTAGE: Final = prophecy("protege_backstage")
DOUBLE_CLASSROOM: Final = prophecy("double_classroom")
BY_LEVEL: Final = [2, 4, 6]  # Fame of `renovate_fame`, Coins of `practice_coins`
SECRETS_DRAWN: Final = 3

# Magicians
GEERT: Final = MAGICIANS.index("geert_van_augustin")
LUMENIA: Final = MAGICIANS.index("lumenia")
BERNARD: Final = MAGICIANS.index("professor_bernard")
ANJALI: Final = MAGICIANS.index("anjali")
GEERT_COINS: Final = 6  # spent on one renovation, they bring a free poster
BERNARD_TRICKS: Final = 2  # that the human may set aside
BERNARD_COINS: Final = 3  # for the Heir, for each marker in classrooms [H-21]
ANJALI_COINS: Final = 2  # for the Heir, for each of his secrets [H-21]
