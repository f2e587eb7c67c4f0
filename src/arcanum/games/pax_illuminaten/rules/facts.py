"""The facts of Pax Illuminaten from `data/*.toml`, as lists that the rules read by index.

Card ids: luminaries 0 to 56, then the 15 events, then the 13 plots. Places of both maps have
one numbering, A1 to E3 of the large map; the areopagus is the place after the last. Sets of
places, factions and plots are bits of an int. [P-1.1, P-1.2, P-1.3, P-1.4, P-1.6, P-1.7]
"""

from typing import Any, Final

from arcanum.kernel.data import data_file, read_toml

CardId = int
Place = int
Faction = int


def read(name: str) -> dict[str, Any]:
    """One data file."""
    return read_toml(data_file(__name__, name))


_factions: Final[list[dict[str, Any]]] = sorted(
    read("factions")["faction"], key=lambda f: f["order"]
)
_lum: Final = read("luminaries")
_cards: Final[list[dict[str, Any]]] = _lum["luminary"]
_board: Final = read("board")
_events: Final = read("events")
_plots: Final = read("plots")
_ties: Final = read("connections")
_connections: Final[list[dict[str, Any]]] = _ties["connection"]
_ai: Final = read("ai")
_setup: Final[dict[str, Any]] = _board["setup"]

# Factions [P-1.3]
FACTIONS: Final[list[str]] = [f["id"] for f in _factions]
KINDS: Final = 6
MOST_SIDES: Final = 4  # players, the artificial one included
# A bill is six amounts in one number, the first faction lowest.
BILL_BITS: Final = 4
BILL_MASK: Final = 15
ALL_FACTIONS: Final = 63


def faction_at(name: str) -> Faction:
    """The number of a faction."""
    return FACTIONS.index(name)


def mask_of(names: list[str]) -> int:
    """A set of factions."""
    out = 0
    for name in names:
        out |= 1 << FACTIONS.index(name)
    return out


def packed(cost: dict[str, int]) -> int:
    """A bill: six amounts of four bits each, the first faction lowest."""
    out = 0
    for name, n in cost.items():
        out += n << BILL_BITS * FACTIONS.index(name)
    return out


# Luminaries; slots and costs are data [P-1.2, Q-3]
LUMINARIES: Final = 57
NAMES: Final[list[str]] = [c["id"] for c in _cards]
DEGREES: Final[list[str]] = ["first", "second", "third", "grand_master", "royal_arch"]
FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
GRAND_MASTER: Final = 3
ROYAL_ARCH: Final = 4
DEGREE: Final[list[int]] = [DEGREES.index(c["degree"]["value"]) for c in _cards]
FMASK: Final[list[int]] = [mask_of(c["factions"]["list"]) for c in _cards]
MAIN: Final[list[int]] = [faction_at(c["factions"]["list"][0]) for c in _cards]
SECONDARY: Final[list[int]] = [
    faction_at(c["factions"]["list"][1]) if len(c["factions"]["list"]) > 1 else -1
    for c in _cards
]
SLOT_BILLS: Final[list[list[int]]] = [
    [packed(slot) for slot in c["influence"]["slots"]] for c in _cards
]
SLOTS: Final[list[int]] = [len(bills) for bills in SLOT_BILLS]
MOST_SLOTS: Final = 4
DAGGER: Final = 0
HAMMERS: Final = 1
_strengths: Final[list[str]] = ["dagger", "hammers", "2", "3", "4", "5", "6"]
STRENGTHS: Final[list[str]] = _strengths
STRENGTH: Final[list[int]] = [_strengths.index(c["strength"]["value"]) for c in _cards]
AFFILIATIONS: Final[list[str]] = ["none", "mason", "rosicrucian"]
MASON: Final = 1
ROSICRUCIAN: Final = 2
AFFILIATION: Final[list[int]] = [AFFILIATIONS.index(c["affiliation"]["value"]) for c in _cards]
IS_BIG: Final[list[bool]] = [d in (GRAND_MASTER, ROYAL_ARCH) for d in DEGREE]
LADDER: Final[list[int]] = [_lum["degree"][d]["order"] for d in DEGREES]
EXCLUSIVE: Final[list[bool]] = [_lum["degree"][DEGREES[d]]["exclusive"] for d in DEGREE]


def income_of(degree: str, key: str) -> int:
    """How many tokens of that sort a degree pays. [P-1.5]"""
    income: dict[str, int] = _lum["degree"][degree]["income"]
    return income.get(key, 0)


INCOME_EACH: Final[list[int]] = [
    income_of(d, "each") + income_of(d, "own") for d in DEGREES
]  # of each faction of the card
INCOME_CHOICE: Final[list[int]] = [income_of(d, "choice") for d in DEGREES]
INCOME_PER_INFLUENCE: Final[list[int]] = [
    _lum["degree"][d].get("income_interrogate_per_influence", {}).get("own", 0) for d in DEGREES
]

# Abilities; lost texts are rebuilt in the data [P-10.3, P-10.7, Q-32]
ABILITIES: Final[list[str]] = list(_lum["ability"])
ABILITY: Final[list[int]] = [ABILITIES.index(c["ability"]["id"]) for c in _cards]
IS_BOOST: Final[list[bool]] = [_lum["ability"][a]["kind"] == "boost" for a in ABILITIES]


def ability_param(ability: str, key: str, default: int) -> int:
    """A number of an ability's text."""
    return int(_lum["ability"][ability]["params"].get(key, default))


EXTRA_INFLUENCE: Final = ABILITIES.index("extra_influence")
EXTRA_OSTRACIZE: Final = ABILITIES.index("extra_ostracize")
EXTRA_SCOUT: Final = ABILITIES.index("extra_scout")
EXTRA_REASSIGN: Final = ABILITIES.index("extra_reassign")
EXTRA_INTERROGATE: Final = ABILITIES.index("extra_interrogate")
EXTRA_OUST: Final = ABILITIES.index("extra_oust")
BOOST_INFLUENCE: Final = ABILITIES.index("boost_influence")
BOOST_OSTRACIZE: Final = ABILITIES.index("boost_ostracize")
BOOST_INTERROGATE: Final = ABILITIES.index("boost_interrogate")
BOOST_SCOUT: Final = ABILITIES.index("boost_scout")
BOOST_OUST: Final = ABILITIES.index("boost_oust")
BOOST_REASSIGN: Final = ABILITIES.index("boost_reassign")
SPECIAL_SWAP: Final = ABILITIES.index("special_swap")
SPECIAL_BORROW: Final = ABILITIES.index("special_borrow_faction")
SPECIAL_DRAW: Final = ABILITIES.index("special_draw")
SPECIAL_EDICT: Final = ABILITIES.index("special_edict_favor")
SPECIAL_EXCHANGE: Final = ABILITIES.index("special_exchange")
SPECIAL_TITHE: Final = ABILITIES.index("special_tithe")
GM_ABILITY: Final = ABILITIES.index("grand_master")
RA_ABILITY: Final = ABILITIES.index("royal_arch")
OPPONENT_DISCOUNT: Final[int] = ability_param(
    "extra_influence", "discount_total_per_opponent_influence", 1
)
EXTRA_MOVES: Final[int] = ability_param("extra_reassign", "moves_max", 3)
OUST_DISCOUNT: Final[int] = ability_param("extra_oust", "discount_total", 1)
BOOST_DISCOUNT: Final[int] = ability_param("boost_influence", "discount_per_influence", 1)
LEAST_PER_INFLUENCE: Final[int] = ability_param("boost_influence", "min_per_influence", 1)
DRAW_FROM_DECK: Final[int] = ability_param("special_draw", "deck", 2)
EDICT_FAVOR: Final[int] = ability_param("special_edict_favor", "count", 2)
EXCHANGE_MOST: Final[int] = ability_param("special_exchange", "count_max", 3)
TITHE: Final[int] = ability_param("special_tithe", "count", 2)
ARCH_ACTIONS: Final[int] = ability_param("royal_arch", "count", 1)

# Faction cards [P-11.3]
ARISTOCRACY: Final = faction_at("aristocracy")
MAGISTRATES: Final = faction_at("magistrates")
CONNOISSEURS: Final = faction_at("connoisseurs")
ARTISTS: Final = faction_at("artists")
CLERGY: Final = faction_at("clergy")
SCHOLARS: Final = faction_at("scholars")
SURCHARGE: Final[list[int]] = [f["once_per_turn"]["surcharge"].get("own", 0) for f in _factions]
FIRST_DISCOUNT: Final[int] = _factions[ARISTOCRACY]["permanent"]["params"][
    "discount_first_influence_of_action"
]
RATE: Final = 3  # [P-4.3]
CONNOISSEUR_RATE: Final[int] = _factions[CONNOISSEURS]["permanent"]["params"]["rate"]
SCHOLAR_CARDS: Final[int] = _factions[SCHOLARS]["permanent"]["params"]["delta"]
ARTISTS_MOVES: Final[int] = _factions[ARTISTS]["once_per_turn"]["params"]["moves_max"]

# Events [P-6]
EVENT0: Final = LUMINARIES
EVENTS: Final[list[str]] = [e["id"] for e in _events["event"]]
EDICT_FACTION: Final[list[int]] = [
    faction_at(e["faction"]) if e["type"] == "edict" else -1 for e in _events["event"]
]
EVENT_EFFECT: Final[list[str]] = [e.get("effect", "") for e in _events["event"]]
EDICT_TOKENS: Final[int] = _events["edict_tokens"]
EDICT_TO_SUPPLY: Final[int] = _events["edict_step"]["to_supply"]
EDICT_TO_HOLDER: Final[int] = _events["edict_step"]["to_holder"]
LAST_EDICT: Final[int] = _events["edicts_discarded_for_final_round"]


def event_with(effect: str, param: str) -> int:
    """The special event of that effect (and with that parameter, if one is named)."""
    for i, event in enumerate(_events["event"]):
        if event.get("effect") == effect and (not param or param in event["params"]):
            return i
    raise KeyError(effect)


FESTIVITIES: Final[int] = event_with("influence_any_outer", "")
CLEAR_WEATHER: Final[int] = event_with("reassign_any_destination", "")
PRESS: Final[int] = event_with("buy_main_action", "cost_same_type")
CONVENT: Final[int] = event_with("buy_main_action", "cost_any")
RISE: Final[int] = event_with("free_main_action_for_affiliation", "")
PACT: Final[int] = event_with("chain_wildcard_for_affiliation", "")
DECREE: Final[int] = event_with("ostracize_with_opponents", "")
INQUISITORS: Final[int] = event_with("peek", "")
WHISPER: Final[int] = event_with("interrogate_ignore_collusion", "")
PRESS_COST: Final[int] = _events["event"][PRESS]["params"]["cost_same_type"]
CONVENT_COST: Final[int] = _events["event"][CONVENT]["params"]["cost_any"]
RISE_OF: Final[int] = AFFILIATIONS.index(_events["event"][RISE]["params"]["affiliation"])
PACT_OF: Final[int] = AFFILIATIONS.index(_events["event"][PACT]["params"]["affiliation"])
EDICTS: Final[list[int]] = [i for i, f in enumerate(EDICT_FACTION) if f >= 0]
SPECIALS: Final[list[int]] = [i for i, f in enumerate(EDICT_FACTION) if f < 0]
EDICTS_PER_HALF: Final[int] = _events["deck"]["edicts_per_half"]
SPECIALS_PER_HALF: Final[int] = _events["deck"]["specials_per_half"]

# Plots [P-12.3]
PLOT0: Final = EVENT0 + 15
CARDS: Final = PLOT0 + 13
PLOTS: Final[list[str]] = [p["id"] for p in _plots["plot"]]
PLOT_KIND: Final[list[str]] = [p["condition"]["kind"] for p in _plots["plot"]]
IS_LODGE_PLOT: Final[list[bool]] = [p["lodge_based"] for p in _plots["plot"]]
PUBLIC_PLOTS: Final[int] = _plots["public_count"]
PLOTS_TO_WIN: Final[int] = _plots["tokens_to_win"]


def by_players(value: Any, n: int) -> int:
    """A number that may depend on the number of players."""
    return int(value[str(n)]) if isinstance(value, dict) else int(value)


def plot_param(key: str, default: int) -> list[list[int]]:
    """A number of each plot's condition, by the number of players and the plot."""
    return [
        [by_players(p["condition"].get(key, default), max(2, n)) for p in _plots["plot"]]
        for n in range(5)
    ]


PLOT_CARDS: Final[list[list[int]]] = plot_param("min_cards", 0)
PLOT_INFLUENCE: Final[list[list[int]]] = plot_param("min_own_influence", 0)
PLOT_OUTER: Final[list[list[int]]] = plot_param("min_outer_cards", 0)
PLOT_CENTRAL: Final[list[list[int]]] = plot_param("min_consecutive_central_row", 0)
PLOT_AREOPAGI: Final[list[list[int]]] = plot_param("touches_opponent_areopagi_min", 0)
PLOT_DEGREE: Final[list[int]] = [
    DEGREES.index(p["condition"].get("degree", "first")) for p in _plots["plot"]
]
PLOT_AFFILIATION: Final[list[int]] = [
    AFFILIATIONS.index(p["condition"].get("affiliation", "none")) for p in _plots["plot"]
]

# The board [P-3.1, P-3.2, P-3.3, P-3.4, Q-1]
DIRECTIONS: Final[list[str]] = _board["directions_clockwise"]
MAPS: Final[list[str]] = ["map14", "map19"]
PLACES: Final[list[str]] = [name for row in _board["map19"]["rows"] for name in row]
PLACE_COUNT: Final = 19  # of the larger map
AREOPAGUS: Final = 19  # the first number that is no place
assert len(PLACES) == PLACE_COUNT
ON_MAP: Final[list[list[Place]]] = [
    [PLACES.index(name) for row in _board[m]["rows"] for name in row] for m in MAPS
]
MAP_OF: Final[list[int]] = [
    MAPS.index(_board["players"][str(max(2, n))]["map"]) for n in range(5)
]


def step(m: str, place: str, direction: str) -> Place:
    """The neighbour in a direction; -1 if there is none."""
    if place not in _board[m]["position"]:
        return -1
    name = _board[m]["position"][place]["neighbours"].get(direction)
    return PLACES.index(name) if name else -1


def bits(places: list[str]) -> int:
    """A set of places."""
    out = 0
    for name in places:
        out |= 1 << PLACES.index(name)
    return out


NEIGHBOUR: Final[list[list[list[Place]]]] = [
    [[step(m, place, d) for d in DIRECTIONS] for place in PLACES] for m in MAPS
]
TOUCHING: Final[list[list[list[Place]]]] = [
    [[q for q in row if q >= 0] for row in of_map] for of_map in NEIGHBOUR
]  # other places
NEAR: Final[list[list[int]]] = [
    [sum(1 << q for q in of_map[p]) | 1 << p for p in range(PLACE_COUNT)] for of_map in TOUCHING
]  # as a set, itself included
NEAR_LIST: Final[list[list[list[Place]]]] = [
    [[p, *of_map[p]] for p in range(PLACE_COUNT)] for of_map in TOUCHING
]
WHOLE: Final[list[int]] = [sum(1 << p for p in places) for places in ON_MAP]
INNER: Final[list[int]] = [bits(_board[m]["inner"]) for m in MAPS]
OUTER: Final[list[int]] = [bits(_board[m]["outer"]) for m in MAPS]
TOP_ROW: Final[list[int]] = [bits(_board[m]["top_row"]) for m in MAPS]
BOTTOM_ROW: Final[list[int]] = [bits(_board[m]["bottom_row"]) for m in MAPS]
CENTRAL_ROW: Final[list[list[Place]]] = [
    [PLACES.index(name) for name in _board[m]["central_row"]] for m in MAPS
]
SEAT_NAMES: Final[list[str]] = ["S", "N", "NW", "NE", "SW", "SE"]


def touch_steps(m: str, seat: str) -> list[Place]:
    """What an areopagus at a seat touches, by direction; -1 for nothing."""
    touches = _board[m]["seat"].get(seat, {}).get("touches", {})
    return [PLACES.index(touches[d]) if d in touches else -1 for d in DIRECTIONS]


SEAT_STEPS: Final[list[list[list[Place]]]] = [
    [touch_steps(m, seat) for seat in SEAT_NAMES] for m in MAPS
]
TOUCH: Final[list[list[int]]] = [
    [sum(1 << p for p in steps if p >= 0) for steps in of_map] for of_map in SEAT_STEPS
]
ROTATION: Final[list[list[int]]] = [
    [int(_board[m]["seat"].get(seat, {}).get("frame_rotation", 0)) for seat in SEAT_NAMES]
    for m in MAPS
]
SEATS_OF: Final[list[list[int]]] = [
    [SEAT_NAMES.index(seat) for seat in _board["players"][str(max(2, n))]["seats"]]
    for n in range(5)
]

# Set-up [P-2]
FAVOR_PER_KIND: Final[list[int]] = [
    by_players(_setup["favor_per_type"], max(2, n)) for n in range(5)
]
FACTION_CARDS: Final[list[int]] = [
    by_players(_setup["faction_cards"], max(2, n)) for n in range(5)
]
COURT: Final[int] = _setup["court_cards"]
HAND_LIMIT: Final[int] = _setup["hand_limit"]
STARTING_HAND: Final[int] = _setup["starting_hand"]
INFLUENCE: Final[int] = _setup["influence_per_player"]
MARKERS: Final[int] = _setup["reward_markers"]
MAIN_ACTIONS: Final[int] = _setup["main_actions_per_turn"]
LODGE_CARDS: Final[int] = _setup["lodge_min_cards"]
LODGE_INFLUENCE: Final[int] = _setup["lodge_control_min_influence"]
CONNECTIONS: Final[list[int]] = [c["number"] for c in _connections]
CONNECTION_MASK: Final[list[int]] = [mask_of(c["factions"]) for c in _connections]
CONNECTION_FACTIONS: Final[list[list[Faction]]] = [
    [faction_at(f) for f in c["factions"]] for c in _connections
]
CONNECTION_INCOME: Final[int] = _ties["income_per_symbol"]
LAST_ROUND: Final = 100  # [P-14.5, Q-39]
MOST_PLACED: Final = 3  # [P-8.2]
MOST_MOVES: Final = 3  # [P-8.5]

# Artificial opponents [P-15]
OPPONENTS: Final[list[str]] = [o["id"] for o in _ai["opponent"]]
SAINT_GERMAIN: Final = OPPONENTS.index("saint_germain")
WEISHAUPT: Final = OPPONENTS.index("weishaupt")
JOSEPH: Final = OPPONENTS.index("joseph_ii")
FRANCK: Final = OPPONENTS.index("franck")
IS_OWN_DESIGN: Final[list[bool]] = [o.get("design") == "own" for o in _ai["opponent"]]
USES_PLAN: Final[list[bool]] = [o["selector"] == "plan_card_direction" for o in _ai["opponent"]]
SCRIPT: Final[list[list[str]]] = [
    [item["letter"] for item in o["item"]] for o in _ai["opponent"]
]
AO_PLOT_KIND: Final[list[list[str]]] = [
    [plot["condition"]["kind"] for plot in o["plots"]] for o in _ai["opponent"]
]


def ao_least(condition: dict[str, Any], n: int) -> int:
    """The number that an opponent's own plot asks for."""
    for key in ("min", "min_cards", "min_lodges"):
        if key in condition:
            return by_players(condition[key], max(2, n))
    return 0


AO_PLOT_LEAST: Final[list[list[list[int]]]] = [
    [[ao_least(plot["condition"], n) for plot in o["plots"]] for o in _ai["opponent"]]
    for n in range(5)
]  # by players, opponent, plot
AO_PLOT_MOST: Final[list[list[bool]]] = [
    [plot["condition"].get("most_influence_on_map", False) for plot in o["plots"]]
    for o in _ai["opponent"]
]
AO_PLOT_AFFILIATION: Final[list[list[int]]] = [
    [AFFILIATIONS.index(plot["condition"].get("affiliation", "none")) for plot in o["plots"]]
    for o in _ai["opponent"]
]
AO_PLOT_DEGREES: Final[list[list[int]]] = [
    [
        sum(1 << DEGREES.index(d) for d in plot["condition"].get("degrees", []))
        for plot in o["plots"]
    ]
    for o in _ai["opponent"]
]
AO_REVEALS: Final[int] = _ai["action"]["oust"]["max_reveals"]
AO_EXTRA_COST: Final[list[int]] = [
    int(o.get("influence_extra", {}).get("cost", 1)) for o in _ai["opponent"]
]
TIES_TO_ATTACKING_AO: Final[list[bool]] = [
    o.get("contest", {}).get("tie_winner_as_attacker") == "ao" for o in _ai["opponent"]
]


def numbers_of(opponent: dict[str, Any], n: int) -> list[int]:
    """The priority number of each place, the areopagus last (0)."""
    numbers = opponent.get("priority", {}).get("numbers", {}).get(str(max(2, n)), {})
    return [int(numbers.get(place, 0)) for place in PLACES] + [0]


PRIORITY: Final[list[list[list[int]]]] = [
    [numbers_of(o, n) for o in _ai["opponent"]] for n in range(5)
]  # by players and opponent


def ao_seat(opponent: dict[str, Any], n: int) -> int:
    """The seat of an opponent with a priority map; else the last seat."""
    named = opponent.get("priority", {}).get("seat", {}).get(str(max(2, n)))
    return SEAT_NAMES.index(named) if named else SEATS_OF[n][-1]


AO_SEAT: Final[list[list[int]]] = [[ao_seat(o, n) for o in _ai["opponent"]] for n in range(5)]


def direction_of(opponent: dict[str, Any], strength: str) -> int:
    """The direction that a strength symbol picks, before turning it to the seat."""
    if "direction" not in opponent:
        return 0
    return DIRECTIONS.index(opponent["direction"][strength])


PLAN_DIRECTION: Final[list[list[int]]] = [
    [direction_of(o, strength) for strength in _strengths] for o in _ai["opponent"]
]
