"""Setting up any Trickerion position in the game's own words, and describing one in them.

`docs/scenarios.md` lists every key. Not compiled: it runs only in scenarios.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from arcanum.games.trickerion.rules.academy.facts import BANNERS
from arcanum.games.trickerion.rules.academy.lectures import ClassroomPhase
from arcanum.games.trickerion.rules.academy.rooms import (
    PER_SIDE,
    empty_spaces,
    put_in_room,
    tiles_left,
)
from arcanum.games.trickerion.rules.academy.secrets import protege_points
from arcanum.games.trickerion.rules.base.ending import EndOfRound, wages
from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE,
    BLOCKED,
    BONUS_COINS,
    BONUS_FAME,
    BONUS_SHARDS,
    CARD_SLOTS,
    CARDS,
    CHARACTERS,
    COMPONENTS,
    CREW,
    DECK_OF,
    DECK_PER_VENUE,
    DECKS,
    DICE,
    DIRECTIONS,
    DISC,
    ENGINEER,
    FACES,
    FIRST_STOCK,
    HEIR,
    HIDDEN_ASSIGNMENTS,
    LEVEL,
    LOCATIONS,
    MAGICIAN,
    MAGICIANS,
    MARKERS,
    NEEDED,
    NEEDS,
    NOBLE_COMPONENTS,
    NOBODY,
    NOTHING,
    PERFORMANCES,
    PERMANENT,
    PLANS,
    POSITIONS,
    PROPHECIES,
    PROTEGE,
    ROLES,
    ROOM_SLOTS,
    ROOM_SPACES,
    SCHOOLS,
    SECRETS,
    SEEN_PERF,
    SEEN_PLACE,
    SEEN_PROPHECY,
    SEEN_READY,
    SETUP_DICE,
    SIDES,
    SLOT_LOCATION,
    SLOTS,
    SPECIALS,
    SYMBOLS,
    TIER,
    TILES,
    TRICKS,
    VENUE,
    VENUES,
    WORKSHOP,
)
from arcanum.games.trickerion.rules.base.markers import (
    card_beside,
    corner,
    laid_beside,
    marker,
    marker_beside,
    owner_of,
    pieces,
    place_of,
    trick_of,
    turned_of,
)
from arcanum.games.trickerion.rules.base.observe import decks_of, name_of
from arcanum.games.trickerion.rules.base.performance import PerformanceDay
from arcanum.games.trickerion.rules.base.placement import Placement
from arcanum.games.trickerion.rules.base.rounds import (
    Advertise,
    BeforePerformance,
    NextTurn,
    Reveal,
    StartAssignment,
    StartRound,
)
from arcanum.games.trickerion.rules.base.scoring import scored
from arcanum.games.trickerion.rules.base.setup import pack, prophecies_of, sit_down
from arcanum.games.trickerion.rules.base.table import (
    ADVERTISING,
    AT_HOME,
    AT_INN,
    DOWN,
    ENDING,
    ENGINEER_SLOT,
    IDLE_KNOWN,
    IDLE_UNSEEN,
    PERFORMING,
    PHASES,
    PLACING,
    SOURCE_NAMES,
    SOURCES,
    SUPPLY,
    UP,
    Trickerion,
    Troupe,
    add_to_hand,
    count,
    is_ready,
    owns,
    permanent_hand,
    slot_of_trick,
)
from arcanum.games.trickerion.rules.base.theater import links
from arcanum.games.trickerion.rules.base.words import PLAYER
from arcanum.games.trickerion.rules.heir.advertise import HeirAdvertises
from arcanum.games.trickerion.rules.heir.dice import dice_of, is_blocked
from arcanum.games.trickerion.rules.heir.facts import DIE_OF_LOCATION, FACES_OF_DIE
from arcanum.games.trickerion.rules.heir.mood import should_be_ready
from arcanum.games.trickerion.rules.heir.plans import plans_of
from arcanum.games.trickerion.rules.heir.tricks import capacity
from arcanum.games.trickerion.rules.heir.turns import (
    candidates,
    character_first,
    is_contested,
    location_first,
)
from arcanum.kernel.errors import BadData
from arcanum.kernel.frames import Player

DEFAULT_MAGICIANS: Final = ["electra", "red_lotus", "yoruba_spiritmaster", "great_optico"]

TABLE_KEYS: Final = {
    "turn": "whose turn it is in phase turn (A)",
    "phase": "round, advertise, assign, reveal, turn, break_free, perform, end (turn)",
    "round": "number of the round (2)",
    "order": "the turn order (A, B, …)",
    "dice": "faces of the dice, by die (the first face of each)",
    "stock": "the types on the Buy slots 1 to 4 (wood, metal, glass, fabric)",
    "orders": 'the types on the Order slots 1 to 4, "" for an empty one (empty)',
    "quick_order": "the type on the Quick Order slot (none)",
    "aside": "types laid beside the Buy area (none)",
    "row": 'performance cards by place, "" for an empty one (as many as the round has)',
    "deck": "performance cards of the deck, top first (some)",
    "markers": "markers on cards: tables with card, slot, turned, player, trick, pieces",
    "beside": "markers beside the slots: tables with card, player, trick",
    "prophecy": "the active prophecy (none)",
    "pending": "the pending prophecies P1, P2, P3 (the first ones that are free)",
    "stack": "prophecies on top of the stack, top first",
    "past": "discarded prophecies (none); `rest = past` sends all others there",
    "rest": "where prophecies nobody mentions lie: stack or past (stack)",
    "decks": "special cards on top of each deck, top first, by deck",
    "only_decks": "special decks that hold nothing but what is told, by name",
    "shares": "holders of Business Share (none)",
    "dubious": "who has used Dubious Sources",
    "printed": "what is printed on cards here, whatever the data say: `components` of tricks, "
    "`bonus` of performance cards",
}
SEAT_KEYS: Final = {
    "magician": "the Magician (electra, red_lotus, yoruba_spiritmaster, great_optico)",
    "fame": "Fame (5)",
    "coins": "Coins (10)",
    "shards": "Shards (1)",
    "components": "tokens by type (none)",
    "on_manager": "which piles lie on the Manager board (none)",
    "tricks": "tricks with the markers on them, in slot order; symbols in order",
    "engineer_trick": "which of them lies on the Engineer board (none)",
    "symbols": "the symbol of a trick, by trick",
    "shards_on": "Shards on tricks, by trick (none)",
    "specialists": "engineer, manager, assistant (none)",
    "apprentices": "number of Apprentices (1)",
    "favoured": "the Apprentice at home on the Assistant board (none)",
    "inn": "Characters hired this round (none)",
    "hand": "special cards in hand; the permanent ones are there unless assigned",
    "assigned": "cards under Characters, face up, by Character (none)",
    "idle": "Characters whose card was turned down (none)",
    "placed": "slots of Characters placed this round, by Character",
    "poster": "whether the Poster is out (false)",
    "used": "whether the Magician's ability was used this round (false)",
    "gave_up": "Characters that took +1 AP instead of an effect (none)",
    "debuts": "tricks that were performed in this game (none)",
    "talent": "the Apprentice of Hidden Talent",
}
EXPECTED_ONLY: Final = {
    "over": "whether the game is over",
    "winners": "the seats that won",
    "to_move": "the seat to decide; empty when the game is over",
    "asked": "the key of the open question",
    "points": "AP left in the placement under way, 0 outside",
    "links": "number of Links, by performance card in the row",
    "corners": "what a marker shows up, right, down, left, by card and slot",
    "deck_count": "cards in the performance deck",
    "row_count": "cards in the row",
    "stack_count": "prophecies in the stack",
    "deck_counts": "cards in each special deck",
    "residence": "tricks in the Residence: their number",
    "waiting": "the seats that may decide",
}
HEIR_KEYS: Final = {
    "plan": "the plan of this round (plan_b_s1; in phase reveal none is out yet)",
    "plans": "plans on top of the plan deck, top first",
    "list": "types on the shopping list (what the tricks need)",
    "set_up": "markers set up in this round (0)",
}
ACADEMY_KEYS: Final = {
    "rooms": "tiles on the spaces of the Academy, by space (none)",
    "display": 'secrets on the upper and lower space, "" for an empty one (the first two)',
    "secrets": "secrets on top of the stack, top first",
    "only_secrets": "whether the stack holds nothing but these (false)",
}
ACADEMY_SEAT_KEYS: Final = {
    "in_rooms": "the slot of an academy marker, by trick (none)",
    "secrets_known": "secrets, in the order of learning (none)",
    "banners": "banners in supply (12, less those placed)",
    "banners_placed": "banners beside rooms (0)",
    "coins_on": "secrets with a Coin of Anjali (none)",
    "bonused": "tricks that brought an own-level bonus (none)",
}
HEIR_TABLE_KEYS: Final = {
    "blocked": "what each round-setup die blocks, by location (slots 3, 4; Saturday, Sunday)",
    "marked": "round-setup dice with a marker, by colour (none)",
}
HEIR_EXPECTED_ONLY: Final = {
    "mood": "ready or busy",
    "line": "the Heir's characters from left to right",
    "contested": "the contested locations",
    "candidates": "the characters that the Heir could place now",
    "next": "the character the Heir would place next, with the location",
    "order_of_tricks": "the Heir's tricks from left to right",
    "tally": "where the Fame of a side came from",
}
ACADEMY_EXPECTED_ONLY: Final = {
    "open_spaces": "spaces that can be renovated",
    "secret_count": "secrets in the stack",
    "tiles_left": "tiles left, by stack",
    "set_aside": "of a seat: tricks set aside by Professor Bernard",
    "protege_points": "of a seat: base AP of its protégé",
}
SEAT_EXPECTED_ONLY: Final = {
    "count": "tokens and Manager bonus, by type",
    "supply": "markers in own supply, by symbol",
    "hand_count": "cards in hand",
    "hand_all": "all cards in hand",
    "at": "where each Character is: supply, inn, home or a slot",
    "cards": "the card under each Character, or empty",
    "ready": "the ready Characters",
    "drawn": "special cards drawn to choose from",
    "score": "Fame if the game ended now",
    "lines": "the lines of the final score",
    "owned": "number of tricks owned",
    "wages": "what is due for the Characters placed",
    "knows": "special cards of each other seat that this one can name",
}


# What `printed` may change, list by list; all of it is put back after the scenario.
COLUMNS: Final[tuple[list[Any], ...]] = (
    NEEDS,
    NEEDED,
    NOBLE_COMPONENTS,
    BONUS_FAME,
    BONUS_COINS,
    BONUS_SHARDS,
)


@contextmanager
def printed(words: Mapping[str, Any]) -> Iterator[None]:
    """The cards as a scenario prints them: it holds when uncertain data are corrected."""
    before = [column[:] for column in COLUMNS]
    try:
        for name, facts in words.get("printed", {}).items():
            if not isinstance(facts, dict):
                raise BadData(f"given: printed.{name} is a table")
            for key, value in facts.items():
                print_on(name, key, value)
        yield
    finally:
        for column, old in zip(COLUMNS, before, strict=True):
            column[:] = old


def print_on(name: str, key: str, value: Any) -> None:
    """One fact of a card, in the words of the data."""
    where = f"printed.{name}.{key}"
    if name in TRICKS and key == "components":
        print_components(TRICKS.index(name), amounts(value, COMPONENTS, where))
    elif name in PERFORMANCES and key == "bonus":
        card = PERFORMANCES.index(name)
        found = amounts(value, ["fame", "coins", "shards"], where)
        BONUS_FAME[card], BONUS_COINS[card], BONUS_SHARDS[card] = found
    else:
        raise BadData(f"given: unknown key '{where}'")


def amounts(value: Any, kinds: list[str], where: str) -> list[int]:
    """Numbers by kind; what is not told is 0."""
    if not isinstance(value, dict) or not set(value) <= set(kinds):
        raise BadData(f"given: {where} names {', '.join(kinds)}")
    return [number(value, kind, 0, 0, 9) for kind in kinds]


def print_components(trick: int, need: list[int]) -> None:
    """The Components that a Trick requires."""
    NEEDS[trick] = need
    NEEDED[trick] = [c for c in range(len(need)) if need[c]]
    NOBLE_COMPONENTS[trick] = sum(need[c] for c in NEEDED[trick] if TIER[c] > 0)


def given(s: Trickerion, words: Mapping[str, Any]) -> None:
    """Builds the position; `s` has its seats, settings and chance, and nothing else."""
    sit_down(s)
    check_keys(s, words)
    if s.solo:
        lay_setup_dice(s, words)
    if not s.alley:
        s.residence = tuple([1 if LEVEL[t] < 3 else 0 for t in range(len(TRICKS))])
    s.round = number(words, "round", 2, 1, 7)
    s.order = [seat_of(p, s) for p in words.get("order", names(s))]
    if sorted(s.order) != list(range(s.n)):
        raise BadData("given: order names every seat once")
    for die in range(len(DICE)):
        s.dice[die] = SIDES[die][0]
    for die, face in words.get("dice", {}).items():
        at = one_of(DICE, die, "dice")
        s.dice[at] = one_of(FACES, face, f"dice.{die}")
        if s.dice[at] not in SIDES[at]:
            raise BadData(f"dice.{die}: that die has no face {face!r}")
    lay_market(s, words)
    lay_cards(s, words)
    taken: list[int] = []
    for p in range(s.n):
        lay_side(s, p, words.get(names(s)[p], {}), taken)
    lay_decks(s, words, taken)
    lay_row(s, words)
    if s.academy:
        lay_academy(s, words)
    lay_markers(s, words)
    if s.solo:
        lay_heir(s, words.get("Heir", {}), words)
    start(s, words.get("phase", "turn"), words)


def check_keys(s: Trickerion, words: Mapping[str, Any]) -> None:
    """A scenario that asks for something unknown fails with the name of the key."""
    for key in words:
        if key in names(s):
            if not isinstance(words[key], dict):
                raise BadData(f"given: {key} is a table of what the seat has")
            for inner in words[key]:
                known = [*SEAT_KEYS, *(HEIR_KEYS if key == "Heir" else ())]
                known += ACADEMY_SEAT_KEYS if s.academy else ()
                if inner not in known:
                    raise BadData(f"given: unknown key '{key}.{inner}'")
        elif (
            key not in TABLE_KEYS
            and not (s.solo and key in HEIR_TABLE_KEYS)
            and not (s.academy and key in ACADEMY_KEYS)
        ):
            raise BadData(f"given: unknown key '{key}'")


def names(s: Trickerion) -> list[str]:
    """What the sides of the table are called."""
    return [name_of(s, p) for p in range(s.n)]


def seat_of(letter: Any, s: Trickerion) -> Player:
    """The seat of a letter, or the Heir."""
    if letter not in names(s):
        raise BadData(f"there is no seat {letter!r} at this table")
    return names(s).index(letter)


def lay_setup_dice(s: Trickerion, words: Mapping[str, Any]) -> None:
    """The faces of the round-setup dice and the markers under them."""
    heir = s.heirs[0]
    heir.faces = [FACES_OF_DIE - 1] * len(SETUP_DICE)
    for place, pair in words.get("blocked", {}).items():
        die = DIE_OF_LOCATION[one_of(LOCATIONS, place, "blocked")]
        red = place == "theater"
        name = f"{pair[0]}_{pair[1]}" if red else f"slots_{pair[0]}_{pair[1]}"
        face = one_of(BLOCKED, name, f"blocked.{place}")
        heir.faces[die] = face - (FACES_OF_DIE if red else 0)
    for colour in words.get("marked", []):
        heir.marked[one_of(SETUP_DICE, colour, "marked")] = 1


def lay_heir(s: Trickerion, side: Mapping[str, Any], words: Mapping[str, Any]) -> None:
    """What the Heir has besides a side of the table."""
    me, heir = s.troupes[HEIR], s.heirs[0]
    for i in range(4):
        if me.tricks[i] >= 0 and isinstance(side.get("tricks", []), list):
            out = MARKERS - me.supply[me.symbols[i]]
            me.ready[i] = capacity(s, me.tricks[i]) - out
            me.supply[me.symbols[i]] -= me.ready[i]
    specialists = [one_of(ROLES, role, "Heir") for role in side.get("specialists", [])]
    heir.line = [MAGICIAN, PROTEGE] if s.academy else [MAGICIAN]
    heir.line += specialists
    heir.line += [c for c in range(APPRENTICE, APPRENTICE + 4) if owns(me, c)]
    heir.held = [one_of(SPECIALS, c, "Heir.hand") for c in side.get("hand", [])]
    heir.held += [card for card in me.cards if 0 <= card < PERMANENT]
    for card in heir.held:
        s.reveal(card)
    needed = [COMPONENTS[c] for trick in me.tricks if trick >= 0 for c in NEEDED[trick]]
    for component in side.get("list", needed):
        heir.wanted[one_of(COMPONENTS, component, "Heir.list")] = 1
    heir.set_up = number(side, "set_up", 0, 0, 99)
    mine = plans_of(s)
    if words.get("phase", "turn") not in ("round", "advertise", "assign", "reveal"):
        heir.plan = one_of(PLANS, side.get("plan", PLANS[plans_of(s)[0]]), "Heir.plan")
    top = [one_of(PLANS, plan, "Heir.plans") for plan in side.get("plans", [])]
    left = [p for p in mine if p not in top and p != heir.plan]
    heir.plans = (left + top[::-1])[-7:]
    heir.plans_gone = [p for p in mine if p not in heir.plans and p != heir.plan]
    heir.is_ready = should_be_ready(s)
    for p in (0, HEIR):
        heir.tally[p * SOURCES] = s.troupes[p].fame


def lay_academy(s: Trickerion, words: Mapping[str, Any]) -> None:
    """Rooms, markers in them, secrets and banners."""
    here = s.academies[0]
    for space, tile in words.get("rooms", {}).items():
        here.rooms[one_of(ROOM_SPACES, space, "rooms")] = one_of(TILES, tile, "rooms")
    for p in range(2):
        side = words.get(names(s)[p], {})
        for trick, slot in side.get("in_rooms", {}).items():
            at = one_of(ROOM_SLOTS, slot, "in_rooms")
            if here.rooms[at // 2] < 0:
                raise BadData(f"in_rooms: there is no room at {slot}")
            put_in_room(s, p, one_of(TRICKS, trick, "in_rooms"), at)
        here.own[p] = [
            one_of(SECRETS, each, "secrets") for each in side.get("secrets_known", [])
        ]
        here.placed[p] = number(side, "banners_placed", 0, 0, BANNERS)
        here.banners[p] = number(side, "banners", BANNERS - here.placed[p], 0, BANNERS)
    human = words.get("A", {})
    here.coins_on = [one_of(SECRETS, each, "A.coins_on") for each in human.get("coins_on", [])]
    here.bonused = [one_of(TRICKS, each, "A.bonused") for each in human.get("bonused", [])]
    told = words.get("display", None)
    top = [one_of(SECRETS, each, "secrets") for each in words.get("secrets", [])]
    used = [*here.own[0], *here.own[1], *top]
    left = [each for each in range(len(SECRETS)) if each not in used]
    if told is None:
        here.display = [left.pop(0), left.pop(0)]
    else:
        here.display = [
            NOTHING if each == "" else one_of(SECRETS, each, "display") for each in told
        ]
        left = [each for each in left if each not in here.display]
    if words.get("only_secrets", False):
        here.gone, left = left, []
    here.stack = left[::-1] + top[::-1]
    here.groups = [0] * len(here.stack)


def describe_academy(s: Trickerion) -> dict[str, Any]:
    """The board of the Academy."""
    here = s.academies[0]
    return {
        "rooms": {
            ROOM_SPACES[i]: "" if here.rooms[i] < 0 else TILES[here.rooms[i]]
            for i in range(len(ROOM_SPACES))
        },
        "open_spaces": [ROOM_SPACES[i] for i in empty_spaces(s)],
        "display": ["" if each < 0 else SECRETS[each] for each in here.display],
        "secrets": [SECRETS[each] for each in here.stack[::-1]],
        "secret_count": len(here.stack),
        "tiles_left": {
            f"{kind}_{level + 1}": len(tiles_left(here, kind == "classroom", level))
            for kind in ("classroom", "practice")
            for level in range(3)
        },
    }


def describe_academy_side(s: Trickerion, p: Player) -> dict[str, Any]:
    """One side's part of the Academy."""
    here = s.academies[0]
    return {
        "in_rooms": {
            **{TRICKS[trick]: "" for trick in s.troupes[p].tricks if trick >= 0},
            **{
                TRICKS[here.markers[slot] % PER_SIDE]: ROOM_SLOTS[slot]
                for slot in range(len(ROOM_SLOTS))
                if here.markers[slot] >= 0 and here.markers[slot] // PER_SIDE == p
            },
        },
        "secrets_known": [SECRETS[each] for each in here.own[p]],
        "banners": here.banners[p],
        "banners_placed": here.placed[p],
        "coins_on": [SECRETS[each] for each in here.coins_on] if p == 0 else [],
        "bonused": [TRICKS[each] for each in here.bonused] if p == 0 else [],
        "set_aside": [TRICKS[each] for each in here.tenured] if p == 0 else [],
        "protege_points": protege_points(s, p),
    }


def one_of(names: list[str], name: Any, where: str) -> int:
    """The number of a name."""
    if not isinstance(name, str) or name not in names:
        raise BadData(f"{where}: unknown name {name!r}")
    return names.index(name)


def number(words: Mapping[str, Any], key: str, default: int, least: int, most: int) -> int:
    """A number within its bounds."""
    value = words.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadData(f"given: {key} is a number from {least} to {most}, not {value!r}")
    return value


def lay_market(s: Trickerion, words: Mapping[str, Any]) -> None:
    """Buy slots, Order slots, Quick Order slot."""
    s.stock = FIRST_STOCK[:]
    if "stock" in words:
        s.stock = [one_of(COMPONENTS, c, "stock") for c in words["stock"]]
    for i, c in enumerate(words.get("orders", [])):
        s.orders[i] = NOTHING if c == "" else one_of(COMPONENTS, c, "orders")
    if words.get("quick_order", ""):
        s.quick = one_of(COMPONENTS, words["quick_order"], "quick_order")
    s.aside = [one_of(COMPONENTS, c, "aside") for c in words.get("aside", [])]
    s.shares = [seat_of(p, s) for p in words.get("shares", [])]
    if "dubious" in words:
        s.dubious = seat_of(words["dubious"], s)


def lay_cards(s: Trickerion, words: Mapping[str, Any]) -> None:
    """Prophecies."""
    if not s.alley or s.settings["prophecies"] == "off":
        return
    if words.get("prophecy", ""):
        s.active = one_of(PROPHECIES, words["prophecy"], "prophecy")
    s.past = [one_of(PROPHECIES, p, "past") for p in words.get("past", [])]
    top = [one_of(PROPHECIES, p, "stack") for p in words.get("stack", [])]
    s.pending = [one_of(PROPHECIES, p, "pending") for p in words.get("pending", [])]
    left = [
        p
        for p in prophecies_of(s)
        if p != s.active and p not in s.past and p not in top and p not in s.pending
    ]
    while len(s.pending) < 3:
        s.pending.append(left.pop(0))
    if words.get("rest", "stack") == "past":
        s.past = sorted(s.past + left)
        left = []
    s.stack = left[::-1] + top[::-1]
    for p in [*s.pending, *s.past, s.active]:
        if p >= 0:
            s.reveal(SEEN_PROPHECY + p)


def lay_side(s: Trickerion, p: Player, side: Mapping[str, Any], taken: list[int]) -> None:
    """One seat's pieces and cards."""
    name = names(s)[p]
    me = s.troupes[p]
    heir = p >= s.seats
    magician = DEFAULT_MAGICIANS[-1 if heir else p]
    me.magician = one_of(MAGICIANS, side.get("magician", magician), f"{name}")
    me.fame = number(side, "fame", 5, 0, 999)
    me.coins = number(side, "coins", 0 if heir else 10, 0, 999)
    me.shards = number(side, "shards", 0 if heir else 1, 0, 99)
    for c, n in side.get("components", {}).items():
        me.tokens[one_of(COMPONENTS, c, f"{name}.components")] = int(n)
    for c in side.get("on_manager", []):
        me.on_manager[one_of(COMPONENTS, c, f"{name}.on_manager")] = 1
    lay_team(me, side, name)
    if s.academy:
        me.at[PROTEGE] = AT_HOME
    lay_tricks(s, me, side, name)
    hand = permanent_hand(s)
    for special in side.get("hand", []):
        card = one_of(SPECIALS, special, f"{name}.hand")
        taken.append(card)
        add_to_hand(me, card)
        s.show(card, p)
    for card in hand:
        add_to_hand(me, card)
    for who, what in side.get("assigned", {}).items():
        c = one_of(CHARACTERS, who, f"{name}.assigned")
        card = one_of(CARDS, what, f"{name}.assigned")
        if card < PERMANENT:
            taken.append(card)
            s.show(card, p)
        elif card in me.hand:
            me.hand.remove(card)
        else:
            raise BadData(f"{name}.assigned: no {what} card is left")
        me.cards[c] = card
        me.face[c] = DOWN
        if s.active != HIDDEN_ASSIGNMENTS or who in side.get("placed", {}):
            show_card(s, p, c)
    for who in side.get("idle", []):
        c = one_of(CHARACTERS, who, f"{name}.idle")
        me.face[c] = IDLE_UNSEEN if me.face[c] == DOWN else IDLE_KNOWN
    for who, slot in side.get("placed", {}).items():
        c = one_of(CHARACTERS, who, f"{name}.placed")
        at = one_of(SLOTS, slot, f"{name}.placed")
        me.at[c] = at
        me.placed.append(c)
        if SLOT_LOCATION[at] != WORKSHOP:
            s.board[at] = p * DISC + c
    me.poster = bool(side.get("poster", False))
    me.used = bool(side.get("used", False))
    me.gave_up = [one_of(CHARACTERS, c, f"{name}.gave_up") for c in side.get("gave_up", [])]
    me.debuts = sorted(one_of(TRICKS, t, f"{name}.debuts") for t in side.get("debuts", []))
    if "talent" in side:
        me.talent = one_of(CHARACTERS, side["talent"], f"{name}.talent")


def show_card(s: Trickerion, p: Player, c: int) -> None:
    """The card under a Character lies face up."""
    me = s.troupes[p]
    me.face[c] = UP
    if me.cards[c] < PERMANENT:
        s.reveal(me.cards[c])
    s.reveal(SEEN_PLACE + p * CREW + c)


def lay_team(me: Troupe, side: Mapping[str, Any], name: str) -> None:
    """Discs on the boards and on the Inn."""
    me.at[MAGICIAN] = AT_HOME
    for role in side.get("specialists", []):
        me.at[one_of(ROLES, role, f"{name}.specialists")] = AT_HOME
    for i in range(number(side, "apprentices", 1, 0, 4)):
        me.at[APPRENTICE + i] = AT_HOME
    if side.get("favoured", ""):
        me.favoured = one_of(CHARACTERS, side["favoured"], f"{name}.favoured")
        me.at[me.favoured] = AT_HOME
    for who in side.get("inn", []):
        me.at[one_of(CHARACTERS, who, f"{name}.inn")] = AT_INN


def lay_tricks(s: Trickerion, me: Troupe, side: Mapping[str, Any], name: str) -> None:
    """Tricks, their symbols and the markers on them."""
    told = side.get("tricks", {})
    if isinstance(told, list):
        told = dict.fromkeys(told, 0)
    engineer = side.get("engineer_trick", "")
    if engineer and me.at[ENGINEER] == SUPPLY:
        raise BadData(f"{name}.engineer_trick: the Engineer is not on the team")
    symbols = side.get("symbols", {})
    free = [i for i in range(4) if SYMBOLS[i] not in symbols.values()]
    slot = 0
    for trick, n in told.items():
        t = one_of(TRICKS, trick, f"{name}.tricks")
        if not s.residence[t]:
            raise BadData(f"{name}.tricks: {trick} is not there")
        s.leave_residence(t)
        at = ENGINEER_SLOT if trick == engineer else slot
        if trick != engineer:
            slot += 1
        if slot > (4 if name == "Heir" else 3):
            raise BadData(f"{name}.tricks: the player board has three Trick slots")
        me.tricks[at] = t
        me.symbols[at] = (
            one_of(SYMBOLS, symbols[trick], f"{name}.symbols")
            if trick in symbols
            else free.pop(0)
        )
        me.ready[at] = int(n)
        me.extra[at] = int(side.get("shards_on", {}).get(trick, 0))
        me.supply[me.symbols[at]] -= int(n)


def lay_decks(s: Trickerion, words: Mapping[str, Any], taken: list[int]) -> None:
    """The decks of Special Assignment cards."""
    if not s.alley:
        return
    told = words.get("decks", {})
    for name in told:
        one_of(DECKS, name, "decks")
    for d in range(decks_of(s)):
        top = [one_of(SPECIALS, c, f"decks.{DECKS[d]}") for c in told.get(DECKS[d], [])]
        left = [
            c
            for c in range(len(SPECIALS))
            if DECK_OF[c] == d and c not in taken and c not in top
        ]
        if DECKS[d] in words.get("only_decks", []):
            left = []
        s.decks[d] = (*left[::-1], *top[::-1])


def lay_row(s: Trickerion, words: Mapping[str, Any]) -> None:
    """The performance row and deck."""
    told = words.get("row", None)
    by_venue = [[p for p in pack(s) if VENUE[p] == v] for v in range(3)]
    if told is None:
        n = min(s.n - 1 + s.round - 1, s.n + 1)
        row = by_venue[0][:n]
    else:
        row = [NOTHING if c == "" else one_of(PERFORMANCES, c, "row") for c in told]
    for place, card in enumerate(row[: s.n + 1]):
        s.row[place] = card
        if card >= 0:
            s.reveal(SEEN_PERF + card)
    s.deck = []
    if "deck" in words:
        s.deck = [one_of(PERFORMANCES, c, "deck") for c in words["deck"]][::-1]
    else:
        venues = range(len(VENUES) if s.alley else len(VENUES) - 1)
        full: list[int] = []
        for v in venues:
            full += [p for p in by_venue[v][::-1] if p not in s.row][:DECK_PER_VENUE]
        s.deck = full[s.round - 1 :][::-1]
    s.removed = tuple([p for p in pack(s) if p not in s.row and p not in s.deck])


def lay_markers(s: Trickerion, words: Mapping[str, Any]) -> None:
    """Markers on performance cards and beside their slots."""
    for each in words.get("markers", []):
        for key in each:
            if key not in ("card", "slot", "turned", "player", "trick", "pieces"):
                raise BadData(f"given: unknown key 'markers.{key}'")
        card = one_of(PERFORMANCES, each.get("card"), "markers.card")
        slot = one_of(POSITIONS, each.get("slot"), "markers.slot")
        turned = one_of(DIRECTIONS, each.get("turned"), "markers.turned")
        p = seat_of(each.get("player"), s)
        trick = one_of(TRICKS, each.get("trick"), "markers.trick")
        if card not in s.row or slot not in CARD_SLOTS[card]:
            raise BadData(f"markers: {each} does not fit a card of the row")
        spend(s, p, trick, int(each.get("pieces", 1)))
        s.put_marker(
            place_of(card, slot), marker(p, trick, turned, int(each.get("pieces", 1)) - 1)
        )
    for each in words.get("beside", []):
        card = one_of(PERFORMANCES, each.get("card"), "beside.card")
        p = seat_of(each.get("player"), s)
        trick = one_of(TRICKS, each.get("trick"), "beside.trick")
        spend(s, p, trick, 1)
        s.beside.append(laid_beside(card, marker(p, trick, 0, 0)))
    s.beside.sort()


def spend(s: Trickerion, p: Player, trick: int, n: int) -> None:
    """Markers come from own supply."""
    me = s.troupes[p]
    at = slot_of_trick(me, trick)
    if at < 0:
        raise BadData(f"markers: {names(s)[p]} does not own {TRICKS[trick]}")
    me.supply[me.symbols[at]] -= n
    if me.supply[me.symbols[at]] < 0:
        raise BadData(f"markers: too many of {TRICKS[trick]}")


def start(s: Trickerion, phase: Any, words: Mapping[str, Any]) -> None:
    """What is under way."""
    first = s.order.index(seat_of(words.get("turn", names(s)[s.order[0]]), s))
    if phase == "round":
        s.next(StartRound(0))
        return
    if phase == "advertise":
        s.phase = ADVERTISING
        s.next(StartAssignment())
        for p in s.order[first:][::-1]:
            s.next(Advertise(p) if p < s.seats else HeirAdvertises())
        return
    if phase == "assign":
        s.next(StartAssignment())
        return
    if phase == "reveal":
        s.next(Reveal())
        return
    for p in range(s.seats):
        s.reveal(SEEN_READY + p)
    if phase == "turn":
        s.phase = PLACING
        s.next(NextTurn(first))
    elif phase == "break_free":
        s.next(EndOfRound())
        if s.academy:
            s.next(ClassroomPhase())
        s.then(BeforePerformance(), PerformanceDay(0))
    elif phase == "perform":
        s.phase = PERFORMING
        s.next(EndOfRound())
        if s.academy:
            s.next(ClassroomPhase())
        s.next(PerformanceDay(0))
    elif phase == "classroom" and s.academy:
        s.then(ClassroomPhase(), EndOfRound())
    elif phase == "end":
        s.phase = ENDING
        s.next(EndOfRound())
    else:
        raise BadData(f"given: unknown phase {phase!r}")


# -- describing a position in the same words


def describe(s: Trickerion) -> dict[str, Any]:
    """The whole state, in the words of `given` and a few more."""
    row = [card for card in s.row if card >= 0]
    points = 0
    for frame in s.frames:
        if isinstance(frame, Placement):
            points = frame.points
    out: dict[str, Any] = {
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": [name_of(s, p) for p in s.order],
        "dice": {DICE[d]: FACES[s.dice[d]] for d in range(len(DICE))},
        "stock": [COMPONENTS[c] for c in s.stock],
        "orders": ["" if c < 0 else COMPONENTS[c] for c in s.orders],
        "quick_order": "" if s.quick < 0 else COMPONENTS[s.quick],
        "aside": [COMPONENTS[c] for c in s.aside],
        "shares": [PLAYER.values[p] for p in s.shares],
        "dubious": "" if s.dubious < 0 else PLAYER.values[s.dubious],
        "row": ["" if c < 0 else PERFORMANCES[c] for c in s.row],
        "row_count": len(row),
        "deck": [PERFORMANCES[c] for c in s.deck[::-1]],
        "deck_count": len(s.deck),
        "discarded": [PERFORMANCES[c] for c in s.discarded],
        "markers": {PERFORMANCES[c]: marker_words(s, c) for c in row},
        "corners": {PERFORMANCES[c]: corner_words(s, c) for c in row},
        "beside": [
            f"{PERFORMANCES[card_beside(e)]} {spell_marker(s, marker_beside(e), False)}"
            for e in s.beside
        ],
        "links": {PERFORMANCES[c]: links(s, c) for c in row},
        "prophecy": "" if s.active < 0 else PROPHECIES[s.active],
        "pending": [PROPHECIES[p] for p in s.pending],
        "past": [PROPHECIES[p] for p in s.past],
        "stack": [PROPHECIES[p] for p in s.stack[::-1]],
        "stack_count": len(s.stack),
        "decks": {
            DECKS[d]: [SPECIALS[c] for c in s.decks[d][::-1]] for d in range(decks_of(s))
        },
        "deck_counts": {DECKS[d]: len(s.decks[d]) for d in range(decks_of(s))},
        "residence": sum(s.residence),
        "points": points,
        "over": s.over,
        "winners": [PLAYER.values[p] for p in s.winners()],
        "to_move": "" if s.over else PLAYER.values[s.player],
        "waiting": [PLAYER.values[p] for p in s.waiting()],
        "asked": "" if s.over else s.asked().prompt,
    }
    for p in range(s.n):
        out[names(s)[p]] = describe_side(s, p)
    if s.solo:
        out["Heir"].update(describe_heir(s))
        out["marked"] = [SETUP_DICE[d] for d in dice_of(s) if s.heirs[0].marked[d]]
        out["blocked"] = [SLOTS[slot] for slot in range(len(SLOTS)) if is_blocked(s, slot)]
    if s.academy:
        out.update(describe_academy(s))
        for p in range(s.n):
            out[names(s)[p]].update(describe_academy_side(s, p))
    return out


def describe_heir(s: Trickerion) -> dict[str, Any]:
    """What the Heir has besides a side of the table, and what he would do."""
    heir = s.heirs[0]
    placing = s.phase == PLACING
    able = candidates(s) if placing else []
    place = location_first(s, able) if able else NOTHING
    return {
        "plan": "" if heir.plan < 0 else PLANS[heir.plan],
        "plans": [PLANS[p] for p in heir.plans[::-1]],
        "mood": "ready" if heir.is_ready else "busy",
        "line": [CHARACTERS[c] for c in heir.line],
        "list": [COMPONENTS[c] for c in range(12) if heir.wanted[c]],
        "set_up": heir.set_up,
        "contested": [LOCATIONS[p] for p in range(len(LOCATIONS)) if is_contested(s, p)],
        "candidates": [CHARACTERS[c] for c in able],
        "next": ""
        if place < 0
        else f"{CHARACTERS[character_first(s, able, place)]} {LOCATIONS[place]}",
        "order_of_tricks": [TRICKS[t] for t in s.troupes[HEIR].tricks if t >= 0],
        "held": [SPECIALS[card] for card in heir.held],
    }


def spell_marker(s: Trickerion, m: int, turned: bool) -> str:
    """A marker as scenarios expect it."""
    if owner_of(m) == NOBODY:
        return "neutral"
    text = f"{name_of(s, owner_of(m))} {TRICKS[trick_of(m)]}"
    if turned:
        text += f" {DIRECTIONS[turned_of(m)]}"
    return text + (" x2" if pieces(m) == 2 else "")


def marker_words(s: Trickerion, card: int) -> dict[str, str]:
    """The markers on a card, by slot."""
    return {
        POSITIONS[slot]: ""
        if s.markers[place_of(card, slot)] < 0
        else spell_marker(s, s.markers[place_of(card, slot)], True)
        for slot in CARD_SLOTS[card]
    }


def corner_words(s: Trickerion, card: int) -> dict[str, list[str]]:
    """What the markers on a card show, by slot."""
    return {
        POSITIONS[slot]: []
        if s.markers[place_of(card, slot)] < 0
        else [SCHOOLS[corner(s.markers[place_of(card, slot)], d)] for d in range(4)]
        for slot in CARD_SLOTS[card]
    }


def where(me: Troupe, c: int) -> str:
    """Where a Character is."""
    at = me.at[c]
    if at == SUPPLY:
        return "supply"
    if at == AT_INN:
        return "inn"
    return "home" if at == AT_HOME else SLOTS[at]


def describe_side(s: Trickerion, p: Player) -> dict[str, Any]:
    """One seat's side of the table, all of it."""
    me = s.troupes[p]
    score = scored(s, p)
    owned = [i for i in range(4) if me.tricks[i] >= 0]
    return {
        "magician": "" if me.magician < 0 else MAGICIANS[me.magician],
        "fame": me.fame,
        "coins": me.coins,
        "shards": me.shards,
        "components": {COMPONENTS[c]: me.tokens[c] for c in range(12)},
        "count": {COMPONENTS[c]: count(me, c) for c in range(12)},
        "on_manager": [COMPONENTS[c] for c in range(12) if me.on_manager[c]],
        "tricks": {TRICKS[me.tricks[i]]: me.ready[i] for i in owned},
        "owned": len(owned),
        "engineer_trick": "" if me.tricks[3] < 0 else TRICKS[me.tricks[3]],
        "symbols": {
            TRICKS[me.tricks[i]]: "" if me.symbols[i] < 0 else SYMBOLS[me.symbols[i]]
            for i in owned
        },
        "shards_on": {TRICKS[me.tricks[i]]: me.extra[i] for i in owned},
        "supply": {SYMBOLS[i]: me.supply[i] for i in range(4)},
        "specialists": [ROLES[c] for c in range(1, 4) if me.at[c] not in (SUPPLY, AT_INN)],
        "apprentices": sum(
            1 for c in range(APPRENTICE, PROTEGE) if me.at[c] not in (SUPPLY, AT_INN)
        ),
        "favoured": "" if me.favoured < 0 else CHARACTERS[me.favoured],
        "inn": [CHARACTERS[c] for c in range(CREW) if me.at[c] == AT_INN],
        "at": {CHARACTERS[c]: where(me, c) for c in range(CREW)},
        "hand": [CARDS[card] for card in me.hand if card < PERMANENT],
        "hand_all": [CARDS[card] for card in me.hand],
        "hand_count": len(me.hand),
        "cards": {
            CHARACTERS[c]: "" if me.cards[c] < 0 else CARDS[me.cards[c]] for c in range(CREW)
        },
        "ready": [CHARACTERS[c] for c in range(CREW) if is_ready(me, c)],
        "idle": [CHARACTERS[c] for c in range(CREW) if me.face[c] in (IDLE_KNOWN, IDLE_UNSEEN)],
        "drawn": [SPECIALS[card] for card in me.drawn],
        "poster": me.poster,
        "used": me.used,
        "debuts": [TRICKS[t] for t in me.debuts],
        "wages": wages(s, p),
        "score": score.total(),
        "lines": {
            "fame": score.fame,
            "shards": score.shards,
            "coins": score.coins,
            "apprentices": score.apprentices,
            "specialists": score.specialists,
            "cards": score.cards,
            "tricks": sum(score.tricks),
            "leftovers": score.leftovers,
            "characters": score.characters,
            "banners": score.banners,
        },
        "tally": {
            SOURCE_NAMES[i]: s.heirs[0].tally[p * SOURCES + i] if s.solo else 0
            for i in range(SOURCES)
        },
        "knows": {
            names(s)[q]: sorted(
                SPECIALS[card]
                for card in s.troupes[q].hand + s.troupes[q].cards
                if 0 <= card < PERMANENT and s.can_name(p, card)
            )
            for q in range(s.n)
            if q != p
        },
    }


def keys() -> dict[str, dict[str, str]]:
    """Every key and what it means, for docs/scenarios.md."""
    return {
        "given": TABLE_KEYS,
        "given seat": SEAT_KEYS,
        "given solo": HEIR_TABLE_KEYS,
        "given Heir": HEIR_KEYS,
        "given with the Academy": ACADEMY_KEYS,
        "given seat with the Academy": ACADEMY_SEAT_KEYS,
        "expect": EXPECTED_ONLY,
        "expect Heir": HEIR_EXPECTED_ONLY,
        "expect with the Academy": ACADEMY_EXPECTED_ONLY,
        "expect seat": SEAT_EXPECTED_ONLY,
    }
