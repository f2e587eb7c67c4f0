"""The table of Trickerion: troupes, city, theater; and the questions everyone asks of it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE,
    ASSISTANT,
    BASE_DECKS,
    BOARD_APPRENTICES,
    BOARD_PILES,
    CREW,
    DECK_OF,
    DECKS,
    ENGINEER,
    HAND_WITH,
    HAND_WITHOUT,
    HEIR,
    LAST_ROUND,
    MANAGER,
    MANAGER_PILES,
    MANAGER_TOKENS,
    MOST_OF_A_KIND,
    NEEDED,
    NEEDS,
    NOTHING,
    PERMANENT,
    SLOT_DAY,
    SLOT_LOCATION,
    SLOTS,
    SPACES,
    TRICK_SLOTS,
    WORKSHOP,
    Card,
    Character,
    Component,
    Perf,
    Secret,
    Slot,
    Tile,
    Trick,
)
from arcanum.games.trickerion.rules.base.markers import PLACES
from arcanum.games.trickerion.rules.base.modules import Automa, Location, Module
from arcanum.games.trickerion.rules.base.words import HEIR_NOUN, PLAYER, WORDS
from arcanum.games.trickerion.rules.version import VERSION
from arcanum.kernel.frames import Player, Viewer
from arcanum.kernel.parts import Derived, Lent, Part
from arcanum.kernel.state import State
from arcanum.kernel.words import Kind, Vocabulary

# Where a disc is: a slot, or one of these
SUPPLY: Final = -1
AT_HOME: Final = -2
AT_INN: Final = -3

# How the card under a character lies
DOWN: Final = 0  # unseen
UP: Final = 1
IDLE_KNOWN: Final = 2  # turned down after all had seen it
IDLE_UNSEEN: Final = 3  # idle under `hidden_assignments`

ENGINEER_SLOT: Final = TRICK_SLOTS  # the last of the four trick slots


class Troupe(Part):
    """One player's side of the table. [T-2.2, T-2.5, T-2.6, Q-19]"""

    magician: int = NOTHING
    fame: int = 0
    coins: int = 0
    shards: int = 0
    tokens: list[int] = [0] * 12
    on_manager: list[int] = [0] * 12  # 1: the pile lies on the Manager board
    tricks: list[Trick] = [NOTHING] * 4  # three slots and the Engineer's
    symbols: list[int] = [NOTHING] * 4  # of the trick in that slot
    ready: list[int] = [0] * 4  # markers on the card in that slot
    extra: list[int] = [0] * 4  # Shards on it [Enhance Trick]
    supply: list[int] = [4] * 4  # markers by symbol
    at: list[int] = [SUPPLY] * CREW
    favoured: Character = NOTHING  # the apprentice at home on the Assistant board
    hand: list[Card] = []  # sorted
    cards: list[Card] = [NOTHING] * CREW
    face: list[int] = [DOWN] * CREW
    drawn: list[Card] = []  # drawn to choose from
    draws: list[int] = [0] * len(DECKS)  # draws to choose for, by deck
    poster: bool = False
    used: bool = False  # the ability, this round
    copied: Card = NOTHING  # by Mimesis this round
    copier: Character = NOTHING
    gave_up: list[Character] = []  # took +1 AP instead of the card's effect
    placed: list[Character] = []  # this round, in order
    debuts: list[Trick] = []  # tricks that were performed in this game
    kept: list[Trick] = []  # performed in the own performance of this round
    talent: Character = NOTHING  # the apprentice of Hidden Talent
    assigned: int = 0  # in phase 4: characters decided so far
    performed: bool = False  # led a performance this round


# Where Fame comes from: listed at the end of a solo game
FROM_START: Final = 0
FROM_ADVERTISING: Final = 1
FROM_LINKS: Final = 2
FROM_YIELDS: Final = 3
FROM_SHOWS: Final = 4
FROM_PROPHECIES: Final = 5
FROM_COINS: Final = 6
FROM_REST: Final = 7  # abilities and cards, less what was lost
SOURCES: Final = 8
SOURCE_NAMES: Final = [
    "start",
    "advertising",
    "links",
    "yields",
    "performances",
    "prophecies",
    "coins",
    "rest",
]


class Heir(Part):
    """What Dahlgaard's Heir has besides his side of the table. [H-27]"""

    line: list[Character] = []  # his characters from left to right [H-2.6]
    wanted: list[int] = [0] * 12  # the shopping list, by type [H-2.8]
    held: list[Card] = []  # his special cards, those held longest first [H-6.5]
    plan: int = NOTHING  # of this round
    plan_set: Derived[int] = 0  # 0: the present cards; 1: those of the first rules
    plans: list[int] = []  # the plan deck, its top is the last [H-2.11]
    plans_past: list[int] = []
    plans_gone: list[int] = []  # left the game unseen, sorted
    is_ready: bool = False  # the mood [H-7]
    set_up: int = 0  # markers set up in this round
    faces: list[int] = [0] * 5  # of the round-setup dice [H-4.1]
    marked: list[int] = [0] * 5  # dice with a round-setup marker [H-4.3]
    tally: list[int] = [0] * 2 * SOURCES  # where the Fame of both came from


class Academy(Part):
    """The board of the Academy and what both sides have there. [A-1, A-2]"""

    rooms: list[Tile] = []  # the tile of each space
    markers: list[int] = []  # by slot of a room: academy markers
    banners: list[int] = [0, 0]  # in the supply of each side
    placed: list[int] = [0, 0]  # banners beside rooms
    stack: list[Secret] = []  # its top is the last
    groups: list[int] = []  # beside the stack: equal numbers, unknown order
    display: list[Secret] = []
    own: list[list[Secret]] = [[], []]  # of both sides, in the order of learning
    gone: list[Secret] = []  # replaced, out of the game
    drawn: list[Secret] = []  # to choose from
    fifths: list[int] = [0] * 8  # by side and symbol: its fifth marker is in play
    bonused: list[Trick] = []  # tricks that brought an own-level bonus
    practised: list[Trick] = []  # paid by `practice_coins` this round
    taught: list[Trick] = []  # paid by `teach_yield` this round
    tenured: list[Trick] = []  # set aside by Professor Bernard
    tenure_shards: list[int] = []  # Shards on them
    doubled: Trick = NOTHING  # by `double_classroom`
    coins_on: list[Secret] = []  # Anjali's Coins
    lent: Secret = NOTHING  # to the apprentice being placed
    built: list[int] = [0, 0]  # Fame of renovations, by side


DIFFICULTIES: Final = ["low", "medium", "high"]


# The phases [T-1.2]
SETUP: Final = 0
DICE_ROLL: Final = 1
TURN_ORDER: Final = 2
ADVERTISING: Final = 3
ASSIGNMENT: Final = 4
PLACING: Final = 5
PERFORMING: Final = 6
ENDING: Final = 7
LECTURING: Final = 8  # between the two before, with the Academy only
PHASES: Final = [
    "setup",
    "dice_roll",
    "turn_order",
    "advertise",
    "assignment",
    "place_characters",
    "performance",
    "end_of_round",
    "classroom",
]


class Trickerion(State):
    """The whole table; Coins, Shards and Components never run out. [T-2.1, T-2.3, T-2.4]"""

    game: ClassVar[str] = "trickerion"
    version: ClassVar[str] = VERSION

    troupes: list[Troupe] = []  # of the seats, then the Heir's
    round: int = 1
    phase: int = SETUP
    order: list[Player] = []  # the turn order
    chooser: Player = 0  # who chooses first in set-up
    dice: list[int] = [5] * 6
    residence: tuple[int, ...] = ()  # by trick: 1 if it lies there
    stock: list[Component] = []
    orders: list[int] = [NOTHING] * 4
    quick: int = NOTHING
    aside: list[Component] = []  # laid beside the Buy area [Logistics]
    shares: list[Player] = []  # holders of Business Share, in order
    dubious: Player = NOTHING
    board: list[int] = [NOTHING] * len(SLOTS)  # by slot: owner * DISC + character
    decks: list[tuple[Card, ...]] = [()] * len(DECKS)  # the top is the last
    row: list[int] = []  # by place: a performance card or NOTHING
    deck: list[Perf] = []  # the top is the last
    discarded: list[Perf] = []
    removed: tuple[Perf, ...] = ()  # unseen, sorted
    markers: Lent[list[int]] = [NOTHING] * PLACES  # on performance cards: markers.py
    markers_shared: Derived[bool] = False  # with a copy: whoever writes takes its own
    beside: list[int] = []  # laid beside the slots of a card: markers.py
    active: int = NOTHING  # prophecy
    pending: list[int] = []  # P1, P2, P3
    stack: list[int] = []
    past: list[int] = []
    heirs: list[Heir] = []  # one in a solo game
    academies: list[Academy] = []  # one with the expansion
    # the rules, handed in by `flow.py`; those of modules as the settings ask for them
    locations: Derived[tuple[Location, ...]] = ()
    modules: Derived[tuple[Module, ...]] = ()
    automa: Derived[Automa] = Automa()  # plays the side that nobody sits at
    # from the settings
    n: Derived[int] = 0  # sides of the table: the seats, and the Heir's
    solo: Derived[bool] = False
    academy: Derived[bool] = False  # the expansion
    difficulty: Derived[int] = 0
    heir_ability: Derived[bool] = True
    own_ability: Derived[bool] = True
    alley: Derived[bool] = True
    anytime: Derived[bool] = False
    last_round: Derived[int] = 7

    def words(self) -> Vocabulary:
        return WORDS

    def take_settings(self) -> None:
        """Reads from the settings what the rules ask often. [T-1.1, T-12.4, H-22]"""
        self.solo = self.settings["mode"] == "heir"
        self.academy = self.settings["academy"] == "on"
        self.n = self.seats + 1 if self.solo else self.seats
        self.difficulty = DIFFICULTIES.index(self.settings["difficulty"])
        self.heir_ability = self.settings["tuning"] != "easier_no_heir_ability"
        self.own_ability = self.settings["tuning"] not in (
            "harder_no_human_ability",
            "harder_both",
        )
        self.alley = self.settings["dark_alley"] == "on"
        self.anytime = self.settings["anytime_window"] == "any_moment"
        self.last_round = LAST_ROUND[1] if self.alley else LAST_ROUND[0]
        self.modules = tuple([each for each in self.modules if each.is_played(self)])

    def take(self, action: int) -> None:
        """As in every game; then, where it is played so, the others may return things.

        [T-6.6.3, Q-18]
        """
        if not self.anytime:
            super().take(action)
            return
        from arcanum.games.trickerion.rules.base.freely import open_windows

        asked = self.asked()
        super().take(action)
        open_windows(self, asked)

    def view(self, viewer: Viewer) -> dict[str, Any]:
        from arcanum.games.trickerion.rules.base.observe import view

        return view(self, viewer)

    def redealt(self, viewer: Viewer, seed: int) -> Trickerion:
        from arcanum.games.trickerion.rules.base.observe import redealt

        return redealt(self, viewer, seed)

    def scores(self) -> list[int]:
        from arcanum.games.trickerion.rules.base.scoring import score_of

        return [score_of(self, p) for p in range(self.seats)]

    def winners(self) -> list[Player]:
        from arcanum.games.trickerion.rules.base.scoring import winners

        return winners(self) if self.over else []

    def dump(self) -> dict[str, Any]:
        data = super().dump()
        if not self.academy:  # a game without it has no such field in its dump
            del data["academies"]
            del data["settings"]["academy"]
        return data

    def put_marker(self, at: int, marker: int) -> None:
        """A marker, or NOTHING, comes to a slot of a performance card."""
        if self.markers_shared:
            self.markers = self.markers[:]
            self.markers_shared = False
        self.markers[at] = marker

    def leave_residence(self, trick: Trick) -> None:
        """A trick is learned."""
        self.residence = (*self.residence[:trick], 0, *self.residence[trick + 1 :])

    def return_to_residence(self, trick: Trick) -> None:
        """A trick is given back."""
        self.residence = (*self.residence[:trick], 1, *self.residence[trick + 1 :])

    def draw_special(self, deck: int) -> Card:
        """The top card of a deck of Special Assignment cards."""
        cards = self.decks[deck]
        self.decks[deck] = cards[:-1]
        return cards[-1]

    def put_under(self, card: Card) -> None:
        """A Special Assignment card goes under its deck."""
        self.decks[DECK_OF[card]] = (card, *self.decks[DECK_OF[card]])

    def space_of(self, player: Player) -> int:
        """The number of the player's turn-order space. [T-11.2, T-4.3.2]"""
        return SPACES[self.n][self.order.index(player)]

    def has_ability(self, player: Player, magician: int) -> bool:
        """Whether the player leads that Magician and abilities are in the game.

        The Heir has abilities of his own. [T-12.1, H-21, H-22.2]
        """
        if player >= self.seats or not self.own_ability:
            return False
        return self.alley and self.troupes[player].magician == magician

    def has_base_ability(self, player: Player, magician: int) -> bool:
        """The same, unless a module gives that Magician another ability. [T-15]"""
        return self.has_ability(player, magician) and not any(
            module.replaces_ability(magician) for module in self.modules
        )

    def heir_has(self, magician: int) -> bool:
        """Whether the Heir uses the ability of that magician. [H-21, H-22.2]"""
        return self.heir_ability and self.troupes[HEIR].magician == magician

    def noun_told(self, kind: Kind, noun: int) -> int:
        """The Heir has a word of his own."""
        return HEIR_NOUN if self.solo and kind is PLAYER and noun == HEIR else noun

    def lies_open(self, card: Card) -> bool:
        """Special cards lie open under a Character, once turned up, or with the Heir. [T-20]"""
        if card >= PERMANENT:
            return True
        for p, me in enumerate(self.troupes):
            if p >= self.seats and card in me.hand:
                return True
            if card in me.cards and me.face[me.cards.index(card)] in (UP, IDLE_KNOWN):
                return True
        return False


# -- components [T-2.7, T-2.8]


def count(me: Troupe, component: Component) -> int:
    """Tokens of a type, and one more if the pile lies on the Manager board. [T-2.8]"""
    n = me.tokens[component]
    return n + 1 if n and me.on_manager[component] else n


def meets(me: Troupe, trick: Trick) -> bool:
    """Whether the Components meet the requirements of a Trick. [T-6.3.2.1]"""
    need = NEEDS[trick]
    return all(count(me, c) >= need[c] for c in NEEDED[trick])


def board_room(me: Troupe) -> int:
    """Free Component slots of the player board."""
    piles = 0
    for c in range(12):
        if me.tokens[c] and not me.on_manager[c]:
            piles += 1
    return BOARD_PILES - piles


def manager_room(me: Troupe) -> int:
    """Free multi-component slots; none without the Manager."""
    if not owns(me, MANAGER):
        return 0
    piles = 0
    for c in range(12):
        if me.tokens[c] and me.on_manager[c]:
            piles += 1
    return MANAGER_PILES - piles


def room_for(me: Troupe, component: Component) -> int:
    """How many more tokens of a type the player can take. [T-2.7, T-6.2.3]"""
    have = me.tokens[component]
    if have:
        most = MANAGER_TOKENS if me.on_manager[component] else MOST_OF_A_KIND
        return most - have
    if board_room(me) > 0:
        return MOST_OF_A_KIND
    return MANAGER_TOKENS if manager_room(me) > 0 else 0


# -- tricks


def slot_of_trick(me: Troupe, trick: Trick) -> int:
    """The trick slot in which a trick lies; -1 if it is not owned."""
    for i in range(4):
        if me.tricks[i] == trick:
            return i
    return NOTHING


def tricks_owned(me: Troupe) -> int:
    """How many Trick cards the player owns."""
    n = 0
    for trick in me.tricks:
        if trick >= 0:
            n += 1
    return n


def free_trick_slots(me: Troupe) -> list[int]:
    """Kinds of free trick slots: 0 for the player board, 1 for the Engineer board. [T-2.9]"""
    out = []
    for i in range(TRICK_SLOTS):
        if me.tricks[i] < 0:
            out.append(0)
            break
    if owns(me, ENGINEER) and me.tricks[ENGINEER_SLOT] < 0:
        out.append(1)
    return out


# -- characters


def owns(me: Troupe, character: Character) -> bool:
    """Whether a character is on the team: at home or placed, not on the Inn. [T-6.3.6]"""
    where = me.at[character]
    return where == AT_HOME or where >= 0


def apprentices(me: Troupe) -> int:
    """Apprentices owned and hired."""
    n = 0
    for c in range(APPRENTICE, APPRENTICE + 4):
        if me.at[c] != SUPPLY:
            n += 1
    return n


def apprentice_limit(me: Troupe) -> int:
    """3, or 4 with the Assistant owned or hired this round. [T-6.1.2, INV-12]"""
    return BOARD_APPRENTICES + (1 if me.at[ASSISTANT] != SUPPLY else 0)


def is_ready(me: Troupe, character: Character) -> bool:
    """On its board slot, with a card, neither placed nor idle. [T-4.5.2]"""
    return (
        me.at[character] == AT_HOME
        and me.cards[character] >= 0
        and me.face[character] <= UP
        and character not in me.placed
    )


def has_ready(me: Troupe) -> bool:
    """Whether any Character is ready."""
    return any(
        me.cards[c] >= 0 and me.face[c] <= UP and me.at[c] == AT_HOME for c in range(CREW)
    )


def permanent_hand(s: Trickerion) -> list[Card]:
    """The permanent cards of a side. [T-3.2.9, H-2.9]"""
    if not s.alley:
        return HAND_WITHOUT[:]
    hand = HAND_WITH[:]
    for module in s.modules:
        hand += module.more_cards()
    return hand


def decks_of(s: Trickerion) -> int:
    """How many decks of Special Assignment cards are in play. [T-3.1.6]"""
    count = BASE_DECKS
    for module in s.modules:
        count += module.more_decks()
    return count


def add_to_hand(me: Troupe, card: Card) -> None:
    """A card goes to hand; hands are sorted."""
    at = 0
    while at < len(me.hand) and me.hand[at] < card:
        at += 1
    me.hand.insert(at, card)


def day_of(s: Trickerion, player: Player) -> int:
    """The day on which the player has discs; -1 if none. [T-6.4.2]"""
    for where in s.troupes[player].at:
        if where >= 0 and SLOT_DAY[where] >= 0:
            return SLOT_DAY[where]
    return NOTHING


def is_in_theater(me: Troupe, character: Character) -> bool:
    """Whether a disc stands in the Theater."""
    return me.at[character] >= 0 and SLOT_DAY[me.at[character]] >= 0


def is_free(s: Trickerion, player: Player, slot: Slot) -> bool:
    """Whether a slot holds no disc; Workshop slots belong to their owner. [T-4.5.8]"""
    if SLOT_LOCATION[slot] == WORKSHOP:
        return slot not in s.troupes[player].at
    return s.board[slot] < 0
