"""Laying any Trickerion position that a scenario describes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arcanum.games.trickerion.rules.academy.lectures import ClassroomPhase
from arcanum.games.trickerion.rules.base.ending import EndOfRound
from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE,
    CARD_SLOTS,
    CARDS,
    CREW,
    DECK_OF,
    DECK_PER_VENUE,
    DICE,
    DISC,
    FIRST_STOCK,
    HIDDEN_ASSIGNMENTS,
    LEVEL,
    MAGICIAN,
    MAGICIANS,
    NOTHING,
    PERFORMANCES,
    PERMANENT,
    PROTEGE,
    SEEN_PERF,
    SEEN_PLACE,
    SEEN_PROPHECY,
    SEEN_READY,
    SIDES,
    SLOT_LOCATION,
    SLOTS,
    SPECIALS,
    TRICKS,
    VENUE,
    VENUES,
    WORKSHOP,
)
from arcanum.games.trickerion.rules.base.facts import (
    POSITIONS as POSITIONS_ON_CARD,
)
from arcanum.games.trickerion.rules.base.markers import (
    laid_beside,
    marker,
    owner_of,
    pieces,
    place_of,
    trick_of,
)
from arcanum.games.trickerion.rules.base.performance import PerformanceDay
from arcanum.games.trickerion.rules.base.rounds import (
    Advertise,
    BeforePerformance,
    NextTurn,
    Reveal,
    StartAssignment,
    StartRound,
)
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
    PLACING,
    UP,
    Trickerion,
    Troupe,
    add_to_hand,
    decks_of,
    permanent_hand,
    slot_of_trick,
)
from arcanum.games.trickerion.rules.heir.advertise import HeirAdvertises
from arcanum.games.trickerion.scenario.keys import POSITIONS
from arcanum.games.trickerion.scenario.lay_academy import lay_academy
from arcanum.games.trickerion.scenario.lay_heir import by_yield, lay_heir, lay_setup_dice
from arcanum.games.trickerion.scenario.names import NEUTRAL, sides
from arcanum.kernel.errors import BadData
from arcanum.kernel.frames import Player
from arcanum.lab.positions import Told

DEFAULT_MAGICIANS: Final = ["electra", "red_lotus", "yoruba_spiritmaster", "great_optico"]
OF_PROPHECIES: Final = ("prophecy", "pending", "stack", "past")
OF_SPECIALS: Final = ("decks", "only_decks")


def given(s: Trickerion, words: Mapping[str, Any]) -> None:
    """Builds the position; `s` has its seats, settings and chance, and nothing else."""
    sit_down(s)
    told = POSITIONS.read(s, words)
    phase = told.get("phase", "place_characters")
    if s.solo:
        lay_setup_dice(s, told)
    if not s.alley:
        s.residence = tuple([1 if LEVEL[t] < 3 else 0 for t in range(len(TRICKS))])
    s.order = told.get("order", list(range(s.n)))
    if sorted(s.order) != list(range(s.n)):
        raise BadData("INV-37: order names every seat once")
    for die in range(len(DICE)):
        s.dice[die] = told.get("dice", {}).get(die, SIDES[die][0])
    lay_market(s, told)
    lay_prophecies(s, told)
    taken: list[int] = []
    for p in range(s.n):
        lay_side(s, p, told.sides[p], taken)
    lay_decks(s, told, taken)
    lay_row(s, told)
    if s.academy:
        lay_academy(s, told)
    lay_markers(s, told)
    if s.solo:
        lay_heir(s, told, phase)
    start(s, phase, told.get("turn", s.order[0]))


def lay_market(s: Trickerion, told: Told) -> None:
    """Buy slots, Order slots, what lies beside them, and who has which privilege."""
    s.stock = told.get("stock", FIRST_STOCK[:])
    for i, component in enumerate(told.get("orders", [])):
        s.orders[i] = component
    s.aside = told.get("aside", [])
    s.shares = told.get("shares", [])
    s.dubious = told.get("dubious", NOTHING)


def lay_prophecies(s: Trickerion, told: Told) -> None:
    """Prophecies: active, pending, in the stack, discarded. [INV-09]"""
    if not s.alley or s.settings["prophecies"] == "off":
        for key in OF_PROPHECIES:
            if told.get(key, NOTHING) not in (NOTHING, []):
                raise BadData(f"INV-09: {key}: there are no prophecies at this table")
        return
    s.active = told.get("prophecy", NOTHING)
    s.past = told.get("past", [])
    s.pending = told.get("pending", [])
    top = told.get("stack", [])
    used = [s.active, *s.past, *top, *s.pending]
    left = [p for p in prophecies_of(s) if p not in used]
    while len(s.pending) < 3:
        s.pending.append(left.pop(0))
    if told.get("rest", "stack") == "past":
        s.past = sorted(s.past + left)
        left = []
    s.stack = left[::-1] + top[::-1]
    for p in [*s.pending, *s.past, s.active]:
        if p >= 0:
            s.reveal(SEEN_PROPHECY + p)


def lay_side(s: Trickerion, p: Player, side: Mapping[str, Any], taken: list[int]) -> None:
    """One seat's pieces and cards."""
    me = s.troupes[p]
    heir = p >= s.seats
    magician = MAGICIANS.index(DEFAULT_MAGICIANS[-1 if heir else p])
    me.magician = side.get("magician", magician)
    me.coins = side.get("coins", 0 if heir else 10)
    me.shards = side.get("shards", 0 if heir else 1)
    for component, n in side.get("components", {}).items():
        me.tokens[component] = n
    for component in side.get("on_manager", []):
        me.on_manager[component] = 1
    lay_team(me, side)
    if s.academy:
        me.at[PROTEGE] = AT_HOME
    lay_tricks(s, p, side)
    lay_hand(s, p, side, taken)
    for c in side.get("idle", []):
        me.face[c] = IDLE_UNSEEN if me.face[c] == DOWN else IDLE_KNOWN
    for c, slot in side.get("placed", {}).items():
        if slot == NOTHING:
            continue
        if SLOT_LOCATION[slot] != WORKSHOP and s.board[slot] >= 0:
            raise BadData(f"INV-11: {sides(s)[p]}.placed: two discs on {SLOTS[slot]}")
        me.at[c] = slot
        me.placed.append(c)
        if SLOT_LOCATION[slot] != WORKSHOP:
            s.board[slot] = p * DISC + c
    me.gave_up = side.get("gave_up", [])
    me.debuts = sorted(side.get("debuts", []))


def lay_hand(s: Trickerion, p: Player, side: Mapping[str, Any], taken: list[int]) -> None:
    """Cards in hand and under Characters."""
    me, name = s.troupes[p], sides(s)[p]
    for card in side.get("hand", []):
        taken.append(card)
        add_to_hand(me, card)
        s.show(card, p)
    for card in permanent_hand(s):
        add_to_hand(me, card)
    for c, card in side.get("assigned", {}).items():
        if card == NOTHING:
            continue
        if card < PERMANENT:
            taken.append(card)
            s.show(card, p)
        elif card in me.hand:
            me.hand.remove(card)
        else:
            raise BadData(f"INV-08: {name}.assigned: no {CARDS[card]} card is left")
        me.cards[c] = card
        me.face[c] = DOWN
        if s.active != HIDDEN_ASSIGNMENTS or c in side.get("placed", {}):
            show_card(s, p, c)


def show_card(s: Trickerion, p: Player, c: int) -> None:
    """The card under a Character lies face up."""
    me = s.troupes[p]
    me.face[c] = UP
    if me.cards[c] < PERMANENT:
        s.reveal(me.cards[c])
    s.reveal(SEEN_PLACE + p * CREW + c)


def lay_team(me: Troupe, side: Mapping[str, Any]) -> None:
    """Discs on the boards and on the Inn."""
    me.at[MAGICIAN] = AT_HOME
    for role in side.get("specialists", []):
        me.at[role] = AT_HOME
    for i in range(side.get("apprentices", 1)):
        me.at[APPRENTICE + i] = AT_HOME
    if me.favoured != NOTHING:
        me.at[me.favoured] = AT_HOME
    for c in side.get("inn", []):
        me.at[c] = AT_INN


def lay_tricks(s: Trickerion, p: Player, side: Mapping[str, Any]) -> None:
    """Tricks, their symbols and the markers on them; those of the Heir by yield."""
    me, name, heir = s.troupes[p], sides(s)[p], p >= s.seats
    told = side.get("tricks", {})
    engineer = side.get("engineer_trick", NOTHING)
    symbols = side.get("symbols", {})
    free = [i for i in range(4) if i not in symbols.values()]
    slot = 0
    for trick in by_yield(told) if heir else told:
        if not s.residence[trick]:
            raise BadData(f"INV-05: {name}.tricks: {TRICKS[trick]} is not in the Residence")
        s.leave_residence(trick)
        at = ENGINEER_SLOT if trick == engineer else slot
        if trick != engineer:
            slot += 1
        if slot > (4 if heir else 3):
            raise BadData(f"{name}.tricks: the player board has three Trick slots")
        n = max(0, told[trick])
        me.tricks[at] = trick
        me.symbols[at] = symbols[trick] if trick in symbols else free.pop(0)
        if me.symbols[at] == NOTHING:
            raise BadData(f"INV-03: {name}.symbols: every trick has a symbol")
        me.ready[at] = n
        me.extra[at] = side.get("shards_on", {}).get(trick, 0)
        me.supply[me.symbols[at]] -= n
    for key in ("symbols", "shards_on"):
        for trick in side.get(key, {}):
            if trick not in told:
                raise BadData(f"{name}.{key}: {TRICKS[trick]} is not among the tricks")
    if engineer != NOTHING and engineer not in told:
        raise BadData(f"{name}.engineer_trick: {TRICKS[engineer]} is not among the tricks")


def lay_decks(s: Trickerion, told: Told, taken: list[int]) -> None:
    """The decks of Special Assignment cards. [INV-07]"""
    if not s.alley:
        for key in OF_SPECIALS:
            if told.get(key):
                raise BadData(f"INV-07: {key}: there are no special cards at this table")
        return
    for d in range(decks_of(s)):
        top = told.get("decks", {}).get(d, [])
        left = [
            c
            for c in range(len(SPECIALS))
            if DECK_OF[c] == d and c not in taken and c not in top
        ]
        if d in told.get("only_decks", []):
            left = []
        s.decks[d] = (*left[::-1], *top[::-1])


def lay_row(s: Trickerion, told: Told) -> None:
    """The performance row and deck."""
    by_venue = [[p for p in pack(s) if VENUE[p] == v] for v in range(3)]
    row = told.get("row", by_venue[0][: min(s.n - 1 + s.round - 1, s.n + 1)])
    for place, card in enumerate(row):
        s.row[place] = card
        if card >= 0:
            s.reveal(SEEN_PERF + card)
    if "deck" in told.table:
        s.deck = told.table["deck"][::-1]
    else:
        venues = range(len(VENUES) if s.alley else len(VENUES) - 1)
        full: list[int] = []
        for v in venues:
            full += [p for p in by_venue[v][::-1] if p not in s.row][:DECK_PER_VENUE]
        s.deck = full[s.round - 1 :][::-1]
    s.removed = tuple([p for p in pack(s) if p not in s.row and p not in s.deck])


def lay_markers(s: Trickerion, told: Told) -> None:
    """Markers on performance cards and beside their slots."""
    for card, here in told.get("markers", {}).items():
        for slot, m in here.items():
            if m in (NOTHING, NEUTRAL):
                continue
            where = f"markers.{PERFORMANCES[card]}.{POSITIONS_ON_CARD[slot]}"
            if card not in s.row or slot not in CARD_SLOTS[card]:
                raise BadData(f"INV-27: {where} is no slot of a card in the row")
            spend(s, owner_of(m), trick_of(m), pieces(m), where)
            s.put_marker(place_of(card, slot), m)
    for card, p, trick in told.get("beside", []):
        spend(s, p, trick, 1, "beside")
        s.beside.append(laid_beside(card, marker(p, trick, 0, 0)))
    s.beside.sort()


def spend(s: Trickerion, p: Player, trick: int, n: int, where: str) -> None:
    """Markers come from own supply. [INV-01, INV-02]"""
    me = s.troupes[p]
    at = slot_of_trick(me, trick)
    if at < 0:
        raise BadData(f"INV-02: {where}: {sides(s)[p]} does not own {TRICKS[trick]}")
    me.supply[me.symbols[at]] -= n


def start(s: Trickerion, phase: str, turn: Player) -> None:
    """What is under way."""
    first = s.order.index(turn)
    if phase == "round":
        s.next(StartRound(0))
    elif phase == "advertise":
        s.phase = ADVERTISING
        s.next(StartAssignment())
        for p in s.order[first:][::-1]:
            s.next(Advertise(p) if p < s.seats else HeirAdvertises())
    elif phase == "assignment":
        s.next(StartAssignment())
    elif phase == "reveal":
        s.next(Reveal())
    else:
        for p in range(s.seats):
            s.reveal(SEEN_READY + p)
        start_late(s, phase, first)


def start_late(s: Trickerion, phase: str, first: int) -> None:
    """The phases after the assignment."""
    if phase == "place_characters":
        s.phase = PLACING
        s.next(NextTurn(first))
    elif phase == "break_free":
        s.next(EndOfRound())
        if s.academy:
            s.next(ClassroomPhase())
        s.then(BeforePerformance(), PerformanceDay(0))
    elif phase == "performance":
        s.phase = PERFORMING
        s.next(EndOfRound())
        if s.academy:
            s.next(ClassroomPhase())
        s.next(PerformanceDay(0))
    elif phase == "classroom" and s.academy:
        s.then(ClassroomPhase(), EndOfRound())
    elif phase == "end_of_round":
        s.phase = ENDING
        s.next(EndOfRound())
    else:
        raise BadData(f"phase: no position starts with {phase}")
