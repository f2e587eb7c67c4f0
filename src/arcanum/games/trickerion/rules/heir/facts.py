"""The numbers of the Heir from `data/heir.toml`. [H-22.1]

Tables by difficulty have one row for low, medium and high; by action points they begin with 1.
What the data calls reconstructed or public is marked there.
"""

from typing import Any, Final

from arcanum.games.trickerion.rules.base.facts import (
    CHARACTERS,
    DAYS,
    DECKS,
    DICE,
    FIRST_PLANS,
    HEIR_DATA,
    LOCATIONS,
    MAGICIAN,
    NOTHING,
    PLANS,
    PROPHECIES,
    SLOTS,
    TRICKS,
    Slot,
)
from arcanum.games.trickerion.rules.base.table import DIFFICULTIES


def rows(table: str, academy: bool) -> list[dict[str, Any]]:
    """The rows of a table for the game with or without the Academy."""
    return [row for row in HEIR_DATA[table] if row.get("academy", academy) == academy]


def by_difficulty(table: str, academy: bool = False) -> list[dict[str, Any]]:
    """One row for each difficulty."""
    found = {row["difficulty"]: row for row in rows(table, academy)}
    return [found[name] for name in DIFFICULTIES]


GAMES: Final = (False, True)  # without and with the Academy: tables by game have two rows

# Set-up [H-2.6, H-2.7, H-2.10, H-23]
START_SPECIALISTS: Final[list[list[int]]] = [
    [row["specialist"] for row in by_difficulty("starting_characters", game)] for game in GAMES
]
START_APPRENTICES: Final[list[list[int]]] = [
    [row["apprentice"] for row in by_difficulty("starting_characters", game)] for game in GAMES
]
BOARD_SPACES: Final[list[int]] = [
    rows("heir_board", game)[0]["character_slots"] for game in GAMES
]
TRICK_SPACES: Final[int] = rows("heir_board", False)[0]["trick_slots"]
HEIR_FAME: Final[list[int]] = [rows("start_values", game)[0]["heir_fame"] for game in GAMES]
HEIR_COINS: Final[int] = rows("start_values", False)[0]["heir_coins"]
HEIR_SHARDS: Final[int] = rows("start_values", False)[0]["heir_shards"]
EXTRA_COINS: Final[int] = next(
    row["heir_coins"]
    for row in HEIR_DATA["difficulty_tuning"]
    if row["id"] == "harder_heir_coins"
)
IS_EXCLUDED: Final[list[bool]] = [
    name in [row["trick"] for row in HEIR_DATA["excluded_trick"]] for name in TRICKS
]

# Plans [H-2.11, H-2.12]
IS_PERFORM: Final[list[bool]] = [plan["kind"] == "perform" for plan in HEIR_DATA["plan_card"]]
IS_FOR_ACADEMY: Final[list[bool]] = [plan["academy"] for plan in HEIR_DATA["plan_card"]]
PLAN_SETS: Final[list[list[dict[str, Any]]]] = [
    HEIR_DATA["plan_card"],
    FIRST_PLANS["plan_card"],
]
ENTRIES: Final[list[list[list[int]]]] = [  # in each set, the location of each entry
    [[LOCATIONS.index(entry.rstrip("*")) for entry in plan["entries"]] for plan in plans]
    for plans in PLAN_SETS
]
IS_SPECIAL: Final[list[list[list[bool]]]] = [  # entries that need a special card
    [[entry.endswith("*") for entry in plan["entries"]] for plan in plans]
    for plans in PLAN_SETS
]
assert [plan["id"] for plan in FIRST_PLANS["plan_card"]] == PLANS
STEP_SETUP: Final[list[list[int]]] = [
    [row["take_setup"] for row in rows("plan_deck_step", game)] for game in GAMES
]
STEP_PERFORM: Final[list[list[int]]] = [
    [row["take_perform"] for row in rows("plan_deck_step", game)] for game in GAMES
]
STEP_KEEP: Final[list[int]] = [row["keep"] for row in rows("plan_deck_step", False)]
assert [row["keep"] for row in rows("plan_deck_step", True)] == STEP_KEEP

# Round-setup dice [H-4.1, H-4.6]
_dice: Final[list[dict[str, Any]]] = HEIR_DATA["round_setup_die"]
IN_PLAY: Final[list[int]] = [d for d in range(len(_dice)) if not _dice[d]["academy_only"]]
RED: Final = [die["colour"] for die in _dice].index("red")
DIE_LOCATION: Final[list[int]] = [LOCATIONS.index(die["location"]) for die in _dice]
FACES_OF_DIE: Final = 6


def slots_blocked(die: dict[str, Any], face: list[Any]) -> list[Slot]:
    """The slots that a face closes: of a location, or of whole days."""
    if die["location"] == "theater":
        return [i for i, name in enumerate(SLOTS) if name.split("_")[0] in face]
    return [SLOTS.index(f"{die['location']}_{n}") for n in face]


BLOCKS: Final[list[list[list[Slot]]]] = [  # by die and face
    [slots_blocked(die, face) for face in die["blocked_by_face"]] for die in _dice
]
BLOCKS_DAY: Final[list[list[int]]] = [  # by face of the red die
    [DAYS.index(day) for day in face] for face in _dice[RED]["blocked_by_face"]
]
DIE_OF_LOCATION: Final[list[int]] = [
    DIE_LOCATION.index(place) if place in DIE_LOCATION else NOTHING
    for place in range(len(LOCATIONS))
]

# Where he goes [H-8.3, H-9.1]
_order: Final = {row["mood"]: row["order"] for row in HEIR_DATA["location_priority"]}
READY_ORDER: Final[list[int]] = [LOCATIONS.index(p) for p in _order["ready"]]
BUSY_ORDER: Final[list[int]] = [LOCATIONS.index(p) for p in _order["busy"]]

# Action points [H-9.3, H-9.5]
_base: Final = {row["id"]: row["base_ap"] for row in HEIR_DATA["character"]}
HEIR_BASE: Final[list[int]] = [
    _base["magician"]
    if c == MAGICIAN
    else _base["apprentice" if CHARACTERS[c].startswith("apprentice") else "specialist"]
    for c in range(len(CHARACTERS))
]
TABLE_MOST: Final[int] = HEIR_DATA["ap_limits"]["table_max"]
SURPLUS_FAME: Final[int] = HEIR_DATA["ap_limits"]["over_max_fame"]
THEATER_MOST: Final[int] = HEIR_DATA["ap_limits"]["theater_table_max"]
SPECIAL_POINTS: Final[int] = HEIR_DATA["ap_limits"]["special_assignment_bonus"]

# By difficulty and action points [H-10.1, H-12.2, H-15.2]
DICE_USED: Final[list[list[int]]] = [row["by_ap"] for row in by_difficulty("downtown_dice")]
CARDS_DRAWN: Final[list[list[int]]] = [
    row["by_ap"] for row in by_difficulty("dark_alley_cards")
]
ACADEMY_ACTIONS: Final[list[list[int]]] = [
    row["by_ap"] for row in by_difficulty("academy_actions")
]  # [H-13.1]
MARKERS_SET: Final[list[list[int]]] = [row["by_ap"] for row in by_difficulty("theater_markers")]

# Downtown [H-10.2, H-10.4, H-10.7]
REROLL_ORDER: Final[list[int]] = [DICE.index(d) for d in HEIR_DATA["downtown_reroll"]["order"]]
SPECIALIST_DIE: Final = DICE.index("inn_a")
APPRENTICE_DIE: Final = DICE.index("inn_b")
MOST_APPRENTICES: Final[int] = HEIR_DATA["downtown_limits"]["max_apprentices"]
MOST_CHARACTERS: Final[list[int]] = [
    HEIR_DATA["downtown_limits"]["max_characters_step3_no_academy"],
    HEIR_DATA["downtown_limits"]["max_characters_step3_academy"],
]
ENOUGH_TRICKS: Final[int] = HEIR_DATA["downtown_limits"]["learn_below_tricks_of_top_level"]
ALWAYS_LEARN: Final[int] = HEIR_DATA["downtown_limits"]["always_learn_from_fame"]

# Dark Alley: which deck, where several are equally short [H-12.2]
DRAW_ORDER: Final[list[int]] = [
    DECKS.index(place) for place in HEIR_DATA["special_assignment_draw"]["tie_order"]
]  # the deck of the Academy is empty in a game without it

# Theater [H-15.5]
LEAVING_ROUNDS: Final[list[int]] = HEIR_DATA["performance_deck"]["avoid_leaving_card_rounds"]

# Performance and end of round [H-16.3, H-18.2]
BACKSTAGE_FAME: Final[list[int]] = [row["fame"] for row in by_difficulty("backstage_bonus")]
BACKSTAGE_COINS: Final[list[int]] = [row["coins"] for row in by_difficulty("backstage_bonus")]
CHANGED_COINS: Final[list[int]] = [row["coins"] for row in by_difficulty("coin_conversion")]
CHANGED_FAME: Final[list[int]] = [row["fame"] for row in by_difficulty("coin_conversion")]

# The end [H-19.1]
LEVEL3_FAME: Final[list[int]] = [
    row["fame_per_level3_trick"] for row in by_difficulty("final_bonus")
]
CHARACTER_FAME: Final[list[int]] = [
    row["fame_per_character_from_7th"] for row in by_difficulty("final_bonus")
]
UNPAID_CHARACTERS: Final = 6  # characters that bring nothing: the bonus begins with the 7th
SHARD_FAME_EACH: Final[int] = HEIR_DATA["final_scoring"]["fame_per_shard"]
SHARD_CAP: Final[int] = HEIR_DATA["final_scoring"]["shard_cap"]
SPECIAL_FAME: Final[int] = HEIR_DATA["final_scoring"]["fame_per_special_assignment"]
SPECIAL_CAP: Final[int] = HEIR_DATA["final_scoring"]["special_assignment_cap"]
LEFTOVER_FAME: Final[int] = HEIR_DATA["final_scoring"]["leftover_marker_fame_modifier"]
LEFTOVER_COINS: Final[int] = HEIR_DATA["final_scoring"]["leftover_marker_coin_modifier"]

# Prophecies [H-2.3, H-20.1]
_sorted: Final = {row["id"]: row["solo"] for row in HEIR_DATA["prophecy"]}
IS_REMOVED: Final[list[bool]] = [_sorted[name] == "removed" for name in PROPHECIES]
CONCERNS_HEIR: Final[list[bool]] = [_sorted[name] == "affects_both" for name in PROPHECIES]
