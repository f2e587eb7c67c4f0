"""The table of Pax Illuminaten: sides, map, court, events, plots; and questions to it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from arcanum.games.pax_illuminaten.rules.facts import (
    ABILITIES,
    AREOPAGUS,
    CONNECTION_MASK,
    EDICT_FACTION,
    EVENT0,
    EXCLUSIVE,
    FMASK,
    HAND_LIMIT,
    KINDS,
    LODGE_CARDS,
    LODGE_INFLUENCE,
    MOST_SIDES,
    MOST_SLOTS,
    NEAR,
    NEAR_LIST,
    PLACE_COUNT,
    PLOT0,
    SCHOLAR_CARDS,
    SCHOLARS,
    SLOTS,
    TOUCH,
    CardId,
    Faction,
    Place,
)
from arcanum.games.pax_illuminaten.rules.version import VERSION
from arcanum.games.pax_illuminaten.rules.words import AO_NOUN, PLAYER, WORDS
from arcanum.kernel.bits import bits_of
from arcanum.kernel.frames import Player, Viewer
from arcanum.kernel.parts import Derived, Part, Shared
from arcanum.kernel.state import NONE, State
from arcanum.kernel.words import Kind, Vocabulary

NOBODY: Final = -1
ROW: Final = -1  # a faction card in the row
OUT: Final = -2  # a faction card out of the game
NOT_LENT: Final = -3

# What has been done in this turn, as bits. [P-7.5]
CLAIMED: Final = 1
REALIZED: Final = 2
QUICK_TAKEN: Final = 4
BOUGHT_PRESS: Final = 8
BOUGHT_CONVENT: Final = 16
PEEKED: Final = 32
BIG_PLAYED: Final = 64  # a grand master or royal arch [P-13.4]
IN_CONTEST_OF_AO: Final = 128  # seat 0, in its turn; the next seats have the next bits [P-15.5]


class Side(Part):
    """One player's side of the table, the artificial opponent's included. [P-1.7, P-2.3]"""

    favor: list[int] = [0] * KINDS
    supply: int = 0  # influence tokens
    hand: list[CardId] = []
    specials: list[CardId] = []  # special events in hand
    front: CardId = NONE  # the special event face up
    edicts: list[CardId] = []
    connection: int = 0
    seat: int = 0  # where the areopagus lies
    plot: CardId = NONE  # the private plot
    on: int = 0  # plots with a token on them, as bits
    edge: int = 0  # plots with a token at the lower edge
    laid: CardId = NONE  # contest card; secret while it is still in hand


class Pax(State):
    """The whole table. `n` players are at it: the seats, and the artificial opponent."""

    game: ClassVar[str] = "pax_illuminaten"
    version: ClassVar[str] = VERSION

    n: Derived[int] = 0  # players, by seats and settings
    ao: Derived[Player] = NOBODY  # the artificial opponent's number
    who: Derived[int] = NOBODY  # which of the opponents it is
    m: Derived[int] = 0  # which map
    near: Derived[Shared[list[int]]] = []
    sides: list[Side] = []
    map: list[CardId] = [NONE] * PLACE_COUNT
    up: int = 0  # places with a face-up card
    slots: list[int] = [NOBODY] * (PLACE_COUNT * MOST_SLOTS)
    infl: list[int] = [0] * (PLACE_COUNT * MOST_SIDES)  # place * MOST_SIDES + player
    mine: list[int] = [0, 0, 0, 0]  # places with a player's influence
    marks: list[int] = [0] * PLACE_COUNT  # reward markers
    deck: list[CardId] = []  # the top is the last
    discard: list[CardId] = []
    court: list[CardId] = []
    majordomo: int = 0
    events: list[CardId] = []  # the top is the last
    event_discard: list[CardId] = []
    removed: list[CardId] = []
    drawn_events: list[CardId] = []
    pile: list[CardId] = []  # plots nobody has
    public: list[CardId] = []
    supply: list[int] = [0] * KINDS
    owner: list[int] = [OUT] * KINDS  # of faction cards: a player, ROW or OUT
    lent: list[int] = [NOT_LENT] * KINDS  # where a borrowed card goes back to
    on_edict: list[int] = [0] * KINDS
    pawn: Place = AREOPAGUS
    chain: list[CardId] = []
    contest: list[CardId] = []
    plan: list[CardId] = []
    round: int = 0
    first: Player = 0
    active: Player = 0
    budget: int = 0
    flags: int = 0
    used: int = 0  # faction cards used in this turn
    paid: int = 0  # cards, then areopagi, that have paid in this turn
    boosts: list[int] = [0] * len(ABILITIES)  # in force, by ability
    close: int = 0  # cards that count as adjacent for influencing
    gained: list[int] = [0] * KINDS  # in the interrogation under way
    due: list[int] = [0, 0, 0, 0]  # by the collusion rule
    won: int = 0  # winners, as bits
    by_plots: bool = False
    lodges_known: Derived[bool] = False
    lodge_faction: Derived[Shared[list[Faction]]] = []
    lodge_places: Derived[Shared[list[int]]] = []
    main_places: Derived[Shared[list[int]]] = []  # of each faction's main lodge; 0: none
    main_tied: Derived[Shared[list[bool]]] = []

    def words(self) -> Vocabulary:
        return WORDS

    def view(self, viewer: Viewer) -> dict[str, Any]:
        from arcanum.games.pax_illuminaten.rules.observe import view

        return view(self, viewer)

    def redealt(self, viewer: Viewer, seed: int) -> Pax:
        from arcanum.games.pax_illuminaten.rules.observe import redealt

        return redealt(self, viewer, seed)

    def scores(self) -> list[int]:
        from arcanum.games.pax_illuminaten.rules.scoring import points

        return [points(self, p) for p in range(self.seats)]

    def winners(self) -> list[Player]:
        return [p for p in range(self.seats) if self.won >> p & 1] if self.over else []

    def noun_told(self, kind: Kind, noun: int) -> int:
        """The artificial opponent has a word of its own."""
        return AO_NOUN if kind is PLAYER and noun == self.ao and noun != NOBODY else noun

    def lies_open(self, card: CardId) -> bool:
        """Neither in hand nor a special event, a peeked event or an unproven plot. [P-1.7]"""
        me = self.sides[0]
        if card == me.plot:
            return (me.on | me.edge) >> card - PLOT0 & 1 == 1
        private = (me.hand, me.specials, self.events, self.drawn_events)
        if not any(card in zone for zone in private):
            return True
        return any(getattr(f, "card", NONE) == card for f in self.frames)  # it was shown

    # -- players

    def noun(self, player: Player) -> int:
        """The noun of a player."""
        return AO_NOUN if player == self.ao else player

    def player_of(self, noun: int) -> Player:
        """The player of a noun; a number that nobody has where there is none."""
        return self.ao if noun == AO_NOUN else noun

    def opponents(self, me: Player) -> list[Player]:
        """All other players, clockwise from the left of `me`. [P-5.1]"""
        n = self.n
        return [(me + i) % n for i in range(1, n)]

    def around(self, start: Player) -> list[Player]:
        """All players clockwise, `start` first."""
        n = self.n
        return [(start + i) % n for i in range(n)]

    def in_force(self, event: int) -> bool:
        """Whether a special event lies face up in front of anybody. [P-6.6]"""
        card = EVENT0 + event
        found = False
        for side in self.sides:
            if side.front == card:
                found = True
        return found


# -- places and influence


def touch_of(s: Pax, player: Player) -> int:
    """The two places that a player's areopagus touches. [P-3.4]"""
    return TOUCH[s.m][s.sides[player].seat]


def influence_of(s: Pax, player: Player, place: Place) -> int:
    """Tokens of a player on a card."""
    return s.infl[place * MOST_SIDES + player]


def influence_on(s: Pax, place: Place) -> int:
    """Tokens of everybody on a card."""
    at = place * MOST_SIDES
    return s.infl[at] + s.infl[at + 1] + s.infl[at + 2] + s.infl[at + 3]


def opposing_on(s: Pax, player: Player, place: Place) -> int:
    """Tokens of all others on a card."""
    return influence_on(s, place) - s.infl[place * MOST_SIDES + player]


def influence_in(s: Pax, player: Player, places: int) -> int:
    """Tokens of a player on a set of places."""
    found = 0
    for q in bits_of(places & s.mine[player]):
        found += s.infl[q * MOST_SIDES + player]
    return found


def influence_on_map(s: Pax, player: Player) -> int:
    """Tokens of a player on luminaries."""
    return influence_in(s, player, s.mine[player])


def free_slot(s: Pax, place: Place) -> int:
    """The topmost free slot of a face-up card; -1 if there is none. [P-3.5, Q-2]"""
    at = place * MOST_SLOTS
    for slot in range(SLOTS[s.map[place]]):
        if s.slots[at + slot] == NOBODY:
            return slot
    return -1


def free_slots(s: Pax, place: Place) -> list[int]:
    """The free slots, topmost first."""
    at = place * MOST_SLOTS
    return [i for i in range(SLOTS[s.map[place]]) if s.slots[at + i] == NOBODY]


def is_barred(s: Pax, player: Player, place: Place) -> bool:
    """Whether another player's influence on a royal arch keeps this one off. [P-3.6]"""
    return EXCLUSIVE[s.map[place]] and opposing_on(s, player, place) > 0


def can_enter(s: Pax, player: Player, place: Place) -> bool:
    """Whether a token of the player may be put on a place. [P-3.5, P-3.6]"""
    if not s.up >> place & 1:
        return False
    card = s.map[place]
    if influence_on(s, place) >= SLOTS[card]:
        return False
    return not (EXCLUSIVE[card] and opposing_on(s, player, place) > 0)


def put_token(s: Pax, player: Player, place: Place) -> None:
    """A token goes to the topmost free slot. [P-3.5]"""
    slot = free_slot(s, place)
    assert slot >= 0
    s.slots[place * MOST_SLOTS + slot] = player
    s.infl[place * MOST_SIDES + player] += 1
    s.mine[player] |= 1 << place


def lift_token(s: Pax, place: Place, slot: int) -> Player:
    """A token leaves its slot, and the gap stays; returns whose it was. [Q-2]"""
    at = place * MOST_SLOTS + slot
    player = s.slots[at]
    s.slots[at] = NOBODY
    s.infl[place * MOST_SIDES + player] -= 1
    if s.infl[place * MOST_SIDES + player] == 0:
        s.mine[player] &= ~(1 << place)
    return player


def tokens_of(s: Pax, player: Player, place: Place) -> int:
    """The slots that hold a player's tokens, as bits."""
    at = place * MOST_SLOTS
    found = 0
    for slot in range(MOST_SLOTS):
        if s.slots[at + slot] == player:
            found |= 1 << slot
    return found


def controls_card(s: Pax, player: Player, place: Place) -> bool:
    """At least one token and more than any other. [P-3.7]"""
    at = place * MOST_SIDES
    own = s.infl[at + player]
    if own == 0:
        return False
    most = 0
    for q in range(s.n):
        if q != player and s.infl[at + q] > most:
            most = s.infl[at + q]
    return own > most


def controlled(s: Pax, player: Player) -> int:
    """The places a player controls, as bits."""
    found = 0
    for q in bits_of(s.mine[player]):
        if controls_card(s, player, q):
            found |= 1 << q
    return found


# -- lodges


def grown(near: list[int], start: int, within: int) -> int:
    """The connected group around a place."""
    group = 0
    edge = start
    while edge:
        group |= edge
        spread = 0
        for q in bits_of(edge):
            spread |= near[q]
        edge = spread & within & ~group
    return group


def find_lodges(s: Pax) -> None:
    """Lodges and main lodges, kept until the map changes. [P-3.8, P-3.10]"""
    if s.lodges_known:
        return
    factions: list[Faction] = []
    places: list[int] = []
    mains: list[int] = []
    tied: list[bool] = []
    of_faction = [0] * KINDS
    for q in bits_of(s.up):
        for f in bits_of(FMASK[s.map[q]]):
            of_faction[f] |= 1 << q
    for f in range(KINDS):
        within = of_faction[f]
        largest = 0
        main = 0
        several = False
        while within:
            group = grown(s.near, within & -within, within)
            within &= ~group
            size = group.bit_count()
            if size >= LODGE_CARDS:
                factions.append(f)
                places.append(group)
                if size > largest:
                    largest = size
                    main = group
                    several = False
                elif size == largest:
                    main |= group
                    several = True
        mains.append(main)
        tied.append(several)
    s.lodge_faction = factions
    s.lodge_places = places
    s.main_places = mains
    s.main_tied = tied
    s.lodges_known = True


def map_changed(s: Pax) -> None:
    """Lodges must be looked for again."""
    s.lodges_known = False


def leads(s: Pax, player: Player, places: int, least: int) -> bool:
    """At least so many tokens in a set of places, and more than any other. [P-3.9]"""
    own = influence_in(s, player, places)
    if own < least:
        return False
    ahead = True
    for q in range(s.n):
        if q != player and s.mine[q] & places and influence_in(s, q, places) >= own:
            ahead = False
    return ahead


def controls_lodge(s: Pax, player: Player, places: int) -> bool:
    """Whether a player controls a lodge. [P-3.9]"""
    return leads(s, player, places, LODGE_INFLUENCE)


def controls_main_lodge(s: Pax, player: Player, faction: Faction) -> bool:
    """Whether a player controls a faction's main lodge; tied ones are one. [P-11.1, Q-13]"""
    find_lodges(s)
    places = s.main_places[faction]
    if places & s.mine[player] == 0:
        return False
    return leads(s, player, places, 1 if s.main_tied[faction] else LODGE_INFLUENCE)


# -- cards


def factions_at(s: Pax, player: Player, place: Place) -> int:
    """The factions of a map card or of the player's areopagus. [P-4.2, P-3.4]"""
    if place == AREOPAGUS:
        return CONNECTION_MASK[s.sides[player].connection]
    return FMASK[s.map[place]]


def holds(s: Pax, player: Player, faction: Faction) -> bool:
    """Whether a human player has a faction card and so its effects. [P-11.2, P-11.3]"""
    return s.owner[faction] == player and player != s.ao


def hand_limit(s: Pax, player: Player) -> int:
    """Four luminaries, one more with the scholars card. [P-13.7]"""
    return HAND_LIMIT + (SCHOLAR_CARDS if s.owner[SCHOLARS] == player else 0)


def edicts_discarded(s: Pax) -> int:
    """Edicts in the event discard. [P-6.3]"""
    found = 0
    for card in s.event_discard:
        if EDICT_FACTION[card - EVENT0] >= 0:
            found += 1
    return found


def initial_strength(s: Pax, player: Player, place: Place) -> int:
    """Influence on and around a card, and the areopagus if it touches. [P-9.2]"""
    found = 0
    for q in NEAR_LIST[s.m][place]:
        found += s.infl[q * MOST_SIDES + player]
    return found + (touch_of(s, player) >> place & 1)


def setup_map(s: Pax, m: int) -> None:
    """Which map is on the table."""
    s.m = m
    s.near = NEAR[m]
