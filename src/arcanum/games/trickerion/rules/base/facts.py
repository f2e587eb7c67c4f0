"""The facts of Trickerion from `data/*.toml`, as lists that the rules read by index. [T-0.4]

Tricks are 0 to 47, performance cards 0 to 27 (those of the solo game 28 to 39), prophecies 0
to 26. An assignment card is 0 to 39 (a special one) or 40 and the number of its location (a
permanent one). A slot of a performance card is `x + 2 * y`; directions are up 0, right 1,
down 2, left 3. [T-7.1.1, T-7.2.2]
"""

from typing import Any, Final

from arcanum.kernel.data import data_file, read_toml

Trick = int
Card = int  # an assignment card
Component = int
Character = int
Slot = int  # where a disc can stand
Perf = int  # a performance card
School = int
Secret = int  # of the Academy, as the three below
Space = int  # for a room
RoomSlot = int
Tile = int

NOTHING: Final = -1


def read(name: str) -> dict[str, Any]:
    """One data file."""
    return read_toml(data_file(__name__, name))


_tricks: Final = read("tricks")
_performances: Final = read("performances")
_assignments: Final = read("assignments")
_prophecies: Final = read("prophecies")
_magicians: Final = read("magicians")
_board: Final = read("board")
_setup: Final = read("setup")
HEIR_DATA: Final = read("heir")
FIRST_PLANS: Final = read("first_plans")
ACADEMY_DATA: Final = read("academy")

# Schools, in the ring of the marker's corners [T-7.2.1]
SCHOOLS: Final = ["escape", "spiritual", "mechanical", "optical"]
_ring: Final[list[str]] = _performances["marker"]["corners_clockwise"]
assert [_ring[(_ring.index("escape") + i) % 4] for i in range(4)] == SCHOOLS

# Components [T-6.2.2]
COMPONENTS: Final[list[str]] = list(_board["components"])
TIERS: Final[list[str]] = list(_board["component_tiers"])
TIER: Final[list[int]] = [TIERS.index(_board["components"][c]["tier"]) for c in COMPONENTS]
PRICE: Final[list[int]] = [_board["component_tiers"][TIERS[t]]["price"] for t in TIER]
MOST_OF_A_KIND: Final[int] = _board["limits"]["components_of_one_kind"]
BOARD_PILES: Final[int] = _board["player_board"]["component_slots"]
MANAGER_PILES: Final[int] = _board["specialist_boards"]["manager"]["component_slots"]
MANAGER_TOKENS: Final[int] = _board["specialist_boards"]["manager"]["max_tokens_per_slot"]
FIRST_STOCK: Final[list[Component]] = [
    COMPONENTS.index(c) for c in _board["market_row"]["areas"]["initial_stock"]
]
ORDER_SLOTS: Final[int] = _board["market_row"]["areas"]["order_slots"]
SURCHARGE: Final[int] = _board["market_row"]["areas"]["quick_order_surcharge"]

# Dahlgaard's Heir, opposite the only player; neutral markers are nobody's [H-0.1, H-15.9]
HEIR: Final = 1
NOBODY: Final = 4

# Symbols and markers [T-2.2]
SYMBOLS: Final[list[str]] = _board["limits"]["symbols"]
MARKERS: Final[int] = _board["limits"]["markers_per_symbol"]
TRICK_SLOTS: Final[int] = _board["player_board"]["trick_slots"]

# Tricks
TRICKS: Final[list[str]] = list(_tricks["tricks"])
_t: Final[list[dict[str, Any]]] = [_tricks["tricks"][name] for name in TRICKS]
SCHOOL: Final[list[School]] = [SCHOOLS.index(t["school"]) for t in _t]
LEVEL: Final[list[int]] = [t["level"] for t in _t]
THRESHOLD: Final[list[int]] = [t["fame_threshold"] for t in _t]
NEEDS: Final[list[list[int]]] = [[t["components"].get(c, 0) for c in COMPONENTS] for t in _t]
NEEDED: Final[list[list[Component]]] = [
    [c for c in range(len(COMPONENTS)) if need[c]] for need in NEEDS
]
PREPARE_COST: Final[list[int]] = [t["prepare_cost"] for t in _t]
SQUARES: Final[list[int]] = [t["markers"] for t in _t]
YIELD_FAME: Final[list[int]] = [t["yield"]["fame"] for t in _t]
YIELD_COINS: Final[list[int]] = [t["yield"]["coins"] for t in _t]
YIELD_SHARDS: Final[list[int]] = [t["yield"]["shards"] for t in _t]
END_BONUS: Final[list[dict[str, Any]]] = [t.get("end_bonus", {}) for t in _t]
NOBLE_COMPONENTS: Final[list[int]] = [  # advanced and superior tokens required
    sum(need[c] for c in range(len(COMPONENTS)) if TIER[c] > 0) for need in NEEDS
]

# Characters and discs [T-2.2, T-5.1]
CHARACTERS: Final = [
    "magician",
    "engineer",
    "manager",
    "assistant",
    "apprentice_1",
    "apprentice_2",
    "apprentice_3",
    "apprentice_4",
    "protege",  # with the Academy only
]
CREW: Final = len(CHARACTERS)
DISC: Final = 16  # a disc on the board is its side times this, and its character
ROLES: Final = ["magician", "engineer", "manager", "assistant", "apprentice", "protege"]
MAGICIAN: Final = 0
ENGINEER: Final = 1
MANAGER: Final = 2
ASSISTANT: Final = 3
APPRENTICE: Final = 4  # and the three after it
PROTEGE: Final = 8
IS_APPRENTICE: Final = [name.startswith("apprentice") for name in CHARACTERS]
ROLE: Final = [0, 1, 2, 3, 4, 4, 4, 4, 5]
_c: Final = {**_board["characters"], "protege": {"base_ap": 1, "wage": 1}}
BASE_AP: Final[list[int]] = [_c[ROLES[r]]["base_ap"] for r in ROLE]
WAGE: Final[list[int]] = [_c[ROLES[r]]["wage"] for r in ROLE]
BOARD_APPRENTICES: Final[int] = _board["player_board"]["apprentice_slots"]
UNPAID_FAME: Final[int] = _setup["round"]["wages"]["unpaid_coin_fame_loss"]

# Locations and slots [T-5.3, T-11.1]
LOCATIONS: Final[list[str]] = [*_board["meta"]["locations"], "academy"]
DOWNTOWN: Final = LOCATIONS.index("downtown")
MARKET_ROW: Final = LOCATIONS.index("market_row")
WORKSHOP: Final = LOCATIONS.index("workshop")
DARK_ALLEY: Final = LOCATIONS.index("dark_alley")
THEATER: Final = LOCATIONS.index("theater")
ACADEMY: Final = LOCATIONS.index("academy")  # only with the expansion
DAYS: Final[list[str]] = list(_board["theater"]["days"])
SLOTS: Final[list[str]] = []
SLOT_LOCATION: Final[list[int]] = []
SLOT_AP: Final[list[int]] = []
SLOT_CLOSED: Final[list[list[int]]] = []  # the player counts at which it is blocked
SLOT_DAY: Final[list[int]] = []
IS_STAGE: Final[list[bool]] = []
for _name in ("downtown", "market_row", "dark_alley", "workshop"):
    for _slot in _board[_name]["slots"]:
        SLOTS.append(_slot["id"])
        SLOT_LOCATION.append(LOCATIONS.index(_name))
        SLOT_AP.append(_slot["ap"])
        SLOT_CLOSED.append(_slot["closed_for"])
        SLOT_DAY.append(NOTHING)
        IS_STAGE.append(False)
for _day, _name in enumerate(DAYS):
    for _id in _board["theater"]["days"][_name]["slots"]:
        SLOTS.append(_id)
        SLOT_LOCATION.append(THEATER)
        SLOT_AP.append(_board["theater"]["days"][_name]["ap"])
        SLOT_CLOSED.append([])
        SLOT_DAY.append(_day)
        IS_STAGE.append(_id.endswith("stage") and "backstage" not in _id)
for _slot in ACADEMY_DATA["slot"]:
    SLOTS.append(_slot["id"])
    SLOT_LOCATION.append(ACADEMY)
    SLOT_AP.append(_slot["ap"])
    SLOT_CLOSED.append([])
    SLOT_DAY.append(NOTHING)
    IS_STAGE.append(False)
OPEN_SLOTS: Final[list[list[list[Slot]]]] = [  # by players and location
    [
        [
            slot
            for slot in range(len(SLOTS))
            if SLOT_LOCATION[slot] == place and players not in SLOT_CLOSED[slot]
        ]
        for place in range(len(LOCATIONS))
    ]
    for players in range(5)
]
SLOTS_A_DAY: Final = 3
FIRST_DAY_SLOT: Final = SLOTS.index("thursday_backstage_1")
FIRST_WORKSHOP_SLOT: Final = SLOTS.index("workshop_1")
WORKSHOP_SLOTS: Final[int] = _board["player_board"]["workshop_character_slots"]
FIRST_SLOT: Final[list[Slot]] = [SLOT_DAY.index(day) for day in range(len(DAYS))]  # of a day
STAGE: Final[list[Slot]] = [first + SLOTS_A_DAY - 1 for first in FIRST_SLOT]  # its last slot
DAY_FAME: Final[list[int]] = [
    _board["theater"]["days"][d]["yield_modifier"]["fame"] for d in DAYS
]
DAY_COINS: Final[list[int]] = [
    _board["theater"]["days"][d]["yield_modifier"]["coins"] for d in DAYS
]
THURSDAY: Final = 0
FRIDAY: Final = 1
SATURDAY: Final = 2
SUNDAY: Final = 3

# Costs of actions
LEARN_AP: Final[int] = _board["downtown"]["actions"]["learn_trick"]["ap"]
HIRE_AP: Final[int] = _board["downtown"]["actions"]["hire_character"]["ap"]
COINS_AP: Final[int] = _board["downtown"]["actions"]["take_coins"]["ap"]
REROLL_AP: Final[int] = _board["downtown"]["actions"]["reroll_die"]["ap"]
SET_AP: Final[int] = _board["downtown"]["actions"]["set_die"]["ap"]
BUY_AP: Final[int] = _board["market_row"]["actions"]["buy"]["ap"]
MOST_BOUGHT: Final[int] = _board["market_row"]["actions"]["buy"]["max_components"]
LEAST_PRICE: Final[int] = _board["market_row"]["actions"]["bargain"]["minimum_total_price"]
ORDER_AP: Final[int] = _board["market_row"]["actions"]["order"]["ap"]
QUICK_AP: Final[int] = _board["market_row"]["actions"]["quick_order"]["ap"]
MOVE_AP: Final[int] = _board["workshop"]["actions"]["move_trick"]["ap"]
SET_UP_AP: Final[int] = _board["theater"]["actions"]["set_up_trick"]["ap"]
RESCHEDULE_AP: Final[int] = _board["theater"]["actions"]["reschedule"]["ap"]
FIRST_CARD_AP: Final[int] = _board["dark_alley"]["actions"]["draw_first_card"]["ap"]
FURTHER_CARD_AP: Final[int] = _board["dark_alley"]["actions"]["draw_further_card"]["ap"]
FORTUNE_AP: Final[int] = _board["dark_alley"]["actions"]["fortune_telling"]["ap"]
ENHANCE_ADDS: Final[int] = _board["enhance_character"]["ap"]
ADVERTISE_FAME: Final[int] = _board["advertise"]["fame"]
LINK_PAY: Final[list[int]] = [
    0,
    *[_board["theater"]["link_payment"]["by_level_of_placed_trick"][n] for n in "123"],
]
_bonus: Final = _board["theater"]["performance"]["performer_bonus"]
LINK_FAME: Final[int] = _bonus["fame_per_link"]
ASSISTANT_FAME: Final[int] = _bonus["assistant"]["fame"]
MANAGER_COINS: Final[int] = _bonus["manager"]["coins"]
ENGINEER_SHARDS: Final[int] = _bonus["engineer"]["shards"]

# Dice [T-6.1, T-4.1]
DICE: Final[list[str]] = list(_board["dice"])
FACES: Final = [
    *SCHOOLS,
    "any",
    "x",
    "engineer",
    "manager",
    "assistant",
    "apprentice",
    *sorted({f for die in ("bank_a", "bank_b") for f in _board["dice"][die]["faces"]} - {"x"}),
]
ANY: Final = 4
X: Final = 5
FACE_OF_ROLE: Final = 5  # the face of role r is this much higher
SIDES: Final[list[list[int]]] = [
    [FACES.index(f) for f in _board["dice"][die]["faces"]] for die in DICE
]
RESIDENCE: Final = [0, 1]
INN: Final = [2, 3]
BANK: Final = [4, 5]
BANK_COINS: Final[list[int]] = [int(f) if f.isdigit() else 0 for f in FACES]

# Turn order [T-3.3.2, T-4.3.2, T-11.2]
SPACES: Final[list[list[int]]] = [
    [],
    [],
    *[_board["turn_order"]["used_positions"][n] for n in "234"],
]
START_COINS: Final[list[int]] = [
    0,
    *[slot["start_coins"] for slot in _board["turn_order"]["slots"]],
]
ADVERTISE_COST: Final[list[int]] = [
    0,
    *[slot["advertise_cost"] for slot in _board["turn_order"]["slots"]],
]

# Assignment cards [T-3.2.9, T-13]
BASE_SPECIALS: Final = len(_assignments["special"])
_deck: Final = next(
    d for d in ACADEMY_DATA["special_assignment_deck"] if d["location"] == "academy"
)
SPECIALS: Final[list[str]] = [  # those of the Academy have no effect but their +1 AP
    *_assignments["special"],
    *[f"academy_{n + 1}" for n in range(_deck["cards"])],
]
_s: Final[list[dict[str, Any]]] = [
    *_assignments["special"].values(),
    *[{"location": "academy", "target_action": "", "effect": {}}] * _deck["cards"],
]
PERMANENT: Final = len(SPECIALS)  # the first permanent card
CARDS: Final[list[str]] = [*SPECIALS, *LOCATIONS]
CARD_LOCATION: Final[list[int]] = [
    *[LOCATIONS.index(c["location"]) for c in _s],
    *range(len(LOCATIONS)),
]
TARGET: Final[list[str]] = [*[c["target_action"] for c in _s], *[""] * len(LOCATIONS)]
IS_PERFORM: Final[list[bool]] = [target == "perform" for target in TARGET]
DECKS: Final[list[str]] = [*_board["dark_alley"]["decks"]["order_on_board"], "academy"]
BASE_DECKS: Final = len(DECKS) - 1
DECK_OF: Final[list[int]] = [DECKS.index(c["location"]) for c in _s]
HAND_WITH: Final[list[Card]] = [
    PERMANENT + place
    for place, name in enumerate(LOCATIONS)
    for _ in range(_assignments["permanent"]["with_dark_alley"].get(name, 0))
]
HAND_WITHOUT: Final[list[Card]] = [
    PERMANENT + place
    for place, name in enumerate(LOCATIONS)
    for _ in range(_assignments["permanent"]["without_dark_alley"].get(name, 0))
]


def special(name: str) -> Card:
    """The special assignment card of that id."""
    return SPECIALS.index(name)


GUEST_PERFORMER: Final = special("guest_performer")
ORCHESTRAL_INTERLUDE: Final = special("orchestral_interlude")
HEADLINER_TRICK: Final = special("headliner_trick")
NEW_TWIST: Final = special("new_twist")
BUYING_TIME: Final = special("buying_time")
DURABLE_COMPONENTS: Final = special("durable_components")
ARRANGED_FIASCO: Final = special("arranged_fiasco")
GRAND_PREMIERE: Final = special("grand_premiere")
STREET_PERFORMANCE: Final = special("street_performance")
DIRECTORS_FAVOR: Final = special("directors_favor")
TRICK_TWEAKING: Final = special("trick_tweaking")
TEST_RUN: Final = special("test_run")
REPLACEABLE_PARTS: Final = special("replaceable_parts")
INVENTION: Final = special("invention")
INGENUITY: Final = special("ingenuity")
UNSTABLE_PROTOTYPE: Final = special("unstable_prototype")
ENHANCE_TRICK: Final = special("enhance_trick")
ON_STAGE_PREPARATION: Final = special("on_stage_preparation")
HIDDEN_TALENT: Final = special("hidden_talent")
FREELANCER: Final = special("freelancer")
MASS_RECRUITMENT: Final = special("mass_recruitment")
HYPNOTIC_MOTIVATION: Final = special("hypnotic_motivation")
HEADHUNTER: Final = special("headhunter")
TRICK_OVERHAUL: Final = special("trick_overhaul")
THIRST_FOR_KNOWLEDGE: Final = special("thirst_for_knowledge")
LEAKED_BLUEPRINTS: Final = special("leaked_blueprints")
INVESTMENTS: Final = special("investments")
FAME_AND_FORTUNE: Final = special("fame_and_fortune")
INTEREST: Final = special("interest")
EMPOWER: Final = special("empower")
COMPONENT_SALE: Final = special("component_sale")
SMUGGLED_GOODS: Final = special("smuggled_goods")
BARTER_WITH_POWER: Final = special("barter_with_power")
WORKSHOP_EXHIBITION: Final = special("workshop_exhibition")
SHOPLIFTING: Final = special("shoplifting")
WORKSHOP_DELIVERY: Final = special("workshop_delivery")
LOGISTICS: Final = special("logistics")
TRAVELING_MERCHANTS: Final = special("traveling_merchants")
DUBIOUS_SOURCES: Final = special("dubious_sources")
BUSINESS_SHARE: Final = special("business_share")


def effect_of(card: Card) -> dict[str, Any]:
    """The machine-readable summary of a special assignment."""
    found: dict[str, Any] = _s[card]["effect"]
    return found


SALE_SIZE: Final[int] = effect_of(COMPONENT_SALE)["max_components"]
BARTER_VALUE: Final[int] = effect_of(BARTER_WITH_POWER)["max_value"]
INVEST_SIZE: Final[int] = effect_of(INVESTMENTS)["max_components"]
EMPOWER_AP: Final[int] = effect_of(EMPOWER)["ap"]
SWAP_COINS: Final[int] = effect_of(BUYING_TIME)["coins"]
SECOND_HIRE_COINS: Final[int] = effect_of(MASS_RECRUITMENT)["coins"]
PROTOTYPE_MOST: Final[int] = effect_of(UNSTABLE_PROTOTYPE)["max_components"]
BLUEPRINT_THRESHOLD: Final[int] = effect_of(LEAKED_BLUEPRINTS)["max_threshold"]

# Prophecies [T-14.3]
BASE_PROPHECIES: Final = len(_prophecies["prophecies"])
PROPHECIES: Final[list[str]] = [  # the last seven with the Academy only
    *_prophecies["prophecies"],
    *[row["id"] for row in HEIR_DATA["prophecy"] if row["academy"]],
]


def prophecy(name: str) -> int:
    """The prophecy of that id."""
    return PROPHECIES.index(name)


ONE_BASE_POINT: Final = prophecy("one_base_point")
BONUS_SHARD: Final = prophecy("bonus_shard")
FAME_FOR_SHARDS: Final = prophecy("fame_for_shards")
OPEN_ORDER_AREA: Final = prophecy("open_order_area")
CHEAP_FURTHER_CARDS: Final = prophecy("cheap_further_cards")
DOUBLE_PERFORMER_BONUSES: Final = prophecy("double_performer_bonuses")
DOUBLE_BANK: Final = prophecy("double_bank")
STRONG_ENHANCEMENT: Final = prophecy("strong_enhancement")
TWO_PLACEMENTS: Final = prophecy("two_placements_per_turn")
ACCLAIM: Final[list[int]] = [prophecy(f"{school}_acclaim") for school in SCHOOLS]
ACCLAIM_FAME: Final[int] = _prophecies["prophecies"]["escape_acclaim"]["effect"]["fame"]
GLOOMY_FRIDAY: Final = prophecy("gloomy_friday")
BRIGHT_SATURDAY: Final = prophecy("bright_saturday")
PLAIN_WEEKEND: Final = prophecy("plain_weekend")
PERFORMER_SETS_MODIFIER: Final = prophecy("performer_sets_modifier")
COINS_TURN_TO_FAME: Final = prophecy("coins_turn_to_fame")
CHEAP_LEARNING: Final = prophecy("cheap_learning")
CHEAP_HIRING: Final = prophecy("cheap_hiring")
CHEAP_COINS: Final = prophecy("cheap_coins")
ADVERTISED_APPRENTICES: Final = prophecy("advertised_apprentices")
BEST_SLOT_TOLL: Final = prophecy("best_slot_toll")
TOLL: Final[int] = _prophecies["prophecies"]["best_slot_toll"]["effect"]["coins"]
TOLL_SLOT_AP: Final[int] = _prophecies["prophecies"]["best_slot_toll"]["effect"]["slot_ap"]
HIDDEN_ASSIGNMENTS: Final = prophecy("hidden_assignments")
UNIFORM_PRICES: Final = prophecy("uniform_prices")
UNIFORM_PRICE: Final[int] = _prophecies["prophecies"]["uniform_prices"]["effect"]["all_tiers"]
ENHANCEMENT_IN_THEATER: Final = prophecy("enhancement_in_theater")
WORST_SLOT_FIRST: Final = prophecy("worst_slot_first")
STRONG_AP: Final[int] = _prophecies["prophecies"]["strong_enhancement"]["effect"]["ap"]
SHARD_FAME: Final[int] = _prophecies["prophecies"]["fame_for_shards"]["effect"]["fame"]
PENDING_PLACES: Final = 3

# Magicians [T-15]
BASE_MAGICIANS: Final = len(_magicians["magicians"])
_new: Final = [m for m in ACADEMY_DATA["human_magician"] if "name" in m]
MAGICIANS: Final[list[str]] = [  # the last four with the Academy only
    *_magicians["magicians"],
    *[m["id"] for m in _new],
]
MAGICIAN_SCHOOL: Final[list[School]] = [
    SCHOOLS.index(m["school"]) for m in [*_magicians["magicians"].values(), *_new]
]
MECHANIKER: Final = MAGICIANS.index("mechaniker")
PRIESTESS: Final = MAGICIANS.index("priestess_of_mysticism")
MASTER_OF_CHAINS: Final = MAGICIANS.index("master_of_chains")
OPTICO: Final = MAGICIANS.index("great_optico")
ELECTRA: Final = MAGICIANS.index("electra")
YORUBA: Final = MAGICIANS.index("yoruba_spiritmaster")
RED_LOTUS: Final = MAGICIANS.index("red_lotus")
GENTLEMAN: Final = MAGICIANS.index("gentleman")
WEAVE_AP: Final[int] = _magicians["magicians"]["priestess_of_mysticism"]["ability"]["ap_cost"]

# Performance cards [T-7.1]
SOLO: Final = len(_performances["performances"])  # the first card of the solo game [H-2.2]
PERFORMANCES: Final[list[str]] = [
    *_performances["performances"],
    *[card["id"] for card in HEIR_DATA["solo_performance_card"]],
]
_p: Final[list[dict[str, Any]]] = [
    *_performances["performances"].values(),
    *HEIR_DATA["solo_performance_card"],
]
VENUES: Final[list[str]] = list(_performances["venues"])
VENUE: Final[list[int]] = [VENUES.index(p["venue"]) for p in _p]
POSITIONS: Final = [
    "left_top",
    "right_top",
    "left_middle",
    "right_middle",
    "left_bottom",
    "right_bottom",
]
DIRECTIONS: Final = ["up", "right", "down", "left"]
STEP: Final = [-2, 1, 2, -1]  # from a slot to its neighbour in a direction
CARD_SLOTS: Final[list[list[int]]] = [
    sorted(x + 2 * y for x, y in p["slots"]) for p in _p
]  # by card: the slots it has


def circles_of(card: dict[str, Any]) -> list[list[int]]:
    """The link circles: slot, direction, slot at the other end, whether it has a Shard.

    [T-7.1.2]
    """
    out = []
    for link in card["links"]:
        a = link["a"][0] + 2 * link["a"][1]
        b = link["b"][0] + 2 * link["b"][1]
        out.append([a, STEP.index(b - a), b, int(link["shard"])])
    return out


CIRCLES: Final[list[list[list[int]]]] = [circles_of(p) for p in _p]
_spots: Final = len(POSITIONS) * len(DIRECTIONS)  # a slot and a direction: markers.py
ACROSS: Final[list[list[int]]] = [[NOTHING] * _spots for _ in _p]  # from a spot to a slot
SHARD_THERE: Final[list[list[bool]]] = [[False] * _spots for _ in _p]
for _n in range(len(_p)):
    for _a, _d, _b, _shard in CIRCLES[_n]:
        _here = _a * len(DIRECTIONS) + _d
        _there = _b * len(DIRECTIONS) + (_d + 2) % len(DIRECTIONS)
        ACROSS[_n][_here], ACROSS[_n][_there] = _b, _a
        SHARD_THERE[_n][_here] = SHARD_THERE[_n][_there] = _shard == 1
BONUS_FAME: Final[list[int]] = [p["bonus"]["fame"] for p in _p]
BONUS_COINS: Final[list[int]] = [p["bonus"]["coins"] for p in _p]
BONUS_SHARDS: Final[list[int]] = [p["bonus"]["shards"] for p in _p]
NEUTRAL_SLOT: Final[list[int]] = [  # by card: the slot of its neutral marker [H-15.9]
    p["neutral"]["slot"][0] + 2 * p["neutral"]["slot"][1] if "neutral" in p else NOTHING
    for p in _p
]
NEUTRAL_UP: Final[list[School]] = [
    SCHOOLS.index(p["neutral"]["up"]) if "neutral" in p else NOTHING for p in _p
]

# The Heir's plans and the round-setup dice: their words; the rest is in heir/facts.py
PLANS: Final[list[str]] = [plan["id"] for plan in HEIR_DATA["plan_card"]]
SETUP_DICE: Final[list[str]] = [die["colour"] for die in HEIR_DATA["round_setup_die"]]
BLOCKED: Final[list[str]] = [  # what a face blocks: two slots, or two days
    *[f"slots_{a}_{b}" for a, b in HEIR_DATA["round_setup_die"][0]["blocked_by_face"]],
    *[f"{a}_{b}" for a, b in HEIR_DATA["round_setup_die"][-1]["blocked_by_face"]],
]

# The rooms and secrets of the Academy: their words; the rest is in academy/facts.py
ROOM_SPACES: Final[list[str]] = [row["id"] for row in ACADEMY_DATA["renovation_space"]]
ROOM_SLOTS: Final[list[str]] = [f"{row}_{s}" for row in ROOM_SPACES for s in ("upper", "lower")]
TILES: Final[list[str]] = [
    *[row["id"] for row in ACADEMY_DATA["classroom_tile"]],
    *[row["id"] for row in ACADEMY_DATA["practice_tile"]],
]
SECRETS: Final[list[str]] = [
    row["id"] for row in ACADEMY_DATA["secret"] for _ in range(row["copies"])
]

# Set-up [T-3, T-16, T-17]
LAST_ROUND: Final[list[int]] = [  # without and with the Dark Alley
    _setup["end_game"]["after_round"]["base"],
    _setup["end_game"]["after_round"]["dark_alley"],
]
START_FAME: Final[int] = _setup["player"]["fame"]
START_SHARDS: Final[int] = _setup["player"]["shards"]
COMPONENTS_VALUE: Final[int] = _setup["player"]["components_value"]
DECK_PER_VENUE: Final[int] = _setup["performance_deck"]["cards_per_venue"]
QUICK_ROUND: Final[int] = _setup["quick_game"]["start_round"]
QUICK_FAME: Final[int] = _setup["quick_game"]["player"]["fame_extra"]
QUICK_SHARDS: Final[int] = _setup["quick_game"]["player"]["shards_extra"]
QUICK_VALUE: Final[int] = _setup["quick_game"]["player"]["components_value_extra"]
KIT_TRICK: Final[list[Trick]] = [
    TRICKS.index(_setup["first_game_kits"][school]["trick"]) for school in SCHOOLS
]
KIT_MARKERS: Final[list[int]] = [_setup["first_game_kits"][s]["markers"] for s in SCHOOLS]
KIT_COMPONENTS: Final[list[list[int]]] = [
    [_setup["first_game_kits"][s]["components"].get(c, 0) for c in COMPONENTS] for s in SCHOOLS
]
KIT_ON_MANAGER: Final[list[list[int]]] = [
    [_setup["first_game_kits"][s].get("manager_components", {}).get(c, 0) for c in COMPONENTS]
    for s in SCHOOLS
]
KIT_SPECIALIST: Final[list[Character]] = [
    ROLES.index(_setup["first_game_kits"][s]["specialist"]) for s in SCHOOLS
]
KIT_ENGINEER_TRICK: Final[list[Trick]] = [
    TRICKS.index(_setup["first_game_kits"][s]["engineer_trick"])
    if "engineer_trick" in _setup["first_game_kits"][s]
    else NOTHING
    for s in SCHOOLS
]

# The end [T-10]
CAP: Final[int] = _setup["end_game"]["cap_per_category"]
COINS_PER_FAME: Final[int] = _setup["end_game"]["coins"]["per"]
APPRENTICE_FAME: Final[int] = _setup["end_game"]["apprentices"]["fame"]
SPECIALIST_FAME: Final[int] = _setup["end_game"]["specialists"]["fame"]
CARD_FAME: Final[int] = _setup["end_game"]["special_assignments_in_hand"]["fame"]

# Where `seen` speaks of what: assignment cards, performance cards, prophecies, places of cards
# under characters, whether a seat's assignment is finished, plans; with the Academy secrets
SEEN_PERF: Final = len(CARDS)
SEEN_PROPHECY: Final = SEEN_PERF + len(PERFORMANCES)
SEEN_PLACE: Final = SEEN_PROPHECY + len(PROPHECIES)
SEEN_READY: Final = SEEN_PLACE + 4 * len(CHARACTERS)
SEEN_PLAN: Final = SEEN_READY + 4  # the Heir's plans
SEEN_SIZE: Final = SEEN_PLAN + len(PLANS)
