"""The table of Seasons: mages, piles, dice, wheel; and the questions everyone asks of it."""

from __future__ import annotations

from typing import Any, ClassVar

from arcanum.games.seasons.rules.facts import (
    AMULET_OF_WATER,
    CAULDRON,
    GRIMOIRE,
    IS_FAMILIAR,
    KINDS_OF_CARD,
    RESERVE,
    RESERVE_WITH_GRIMOIRE,
    SPACES_PER_SEASON,
    CardId,
    DieFace,
    Face,
    face_of,
)
from arcanum.games.seasons.rules.version import VERSION
from arcanum.games.seasons.rules.words import SECOND_COPY, WORDS
from arcanum.kernel.frames import Player
from arcanum.kernel.state import State
from arcanum.kernel.words import Vocabulary

NO_DIE = -1


class Mage:
    """One player's side of the table. [S-1.4]"""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "crystals",
        "gauge",
        "bonuses",
        "reserve",
        "hand",
        "in_play",
        "library_2",
        "library_3",
        "pack",
        "kept",
        "drawn",
        "die",
    )

    def __init__(self, like: Mage | None = None) -> None:
        if like is None:
            self.crystals: int = 0
            self.gauge: int = 0
            self.bonuses: int = 0  # uses so far
            self.reserve: list[int] = [0, 0, 0, 0]
            self.hand: list[CardId] = []
            self.in_play: list[CardId] = []
            self.library_2: list[CardId] = []
            self.library_3: list[CardId] = []
            self.pack: list[CardId] = []  # in the prelude: the cards to pick from
            self.kept: list[CardId] = []  # in the prelude: picked and not yet in a set
            self.drawn: list[CardId] = []  # drawn to choose from
            self.die: DieFace = NO_DIE
        else:
            self.crystals = like.crystals
            self.gauge = like.gauge
            self.bonuses = like.bonuses
            self.reserve = like.reserve[:]
            self.hand = like.hand[:]
            self.in_play = like.in_play[:]
            self.library_2 = like.library_2[:]
            self.library_3 = like.library_3[:]
            self.pack = like.pack[:]
            self.kept = like.kept[:]
            self.drawn = like.drawn[:]
            self.die = like.die

    def clone(self) -> Mage:
        """An exact copy."""
        return Mage(self)


class Seasons(State):
    """The whole table. [S-0.3, S-1.3]"""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "mages",
        "deck",
        "discard",
        "turned",
        "tokens",
        "drafted",
        "kits",
        "dice",
        "rolled",
        "year",
        "space",
        "round",
        "first",
        "active",
        "may_transmute",
        "plus_one",
    )

    def __init__(self, like: Seasons | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.mages: list[Mage] = []
            self.deck: list[CardId] = []  # the top is the last
            self.discard: list[CardId] = []
            self.turned: list[CardId] = []
            self.tokens: list[int] = [0] * 16  # on cards: see `store`
            self.drafted: list[CardId] = []  # pack * 9 + pick -> card, for who remembers packs
            self.kits: list[int] = []  # which starter kit each has; empty without kits
            self.dice: list[int] = []  # picked for this game [S-2.2]
            self.rolled: list[DieFace] = []  # on the table, not taken
            self.year: int = 1
            self.space: int = 1
            self.round: int = 0
            self.first: Player = 0
            self.active: Player = 0
            self.may_transmute: bool = False  # the active player's transmute action [S-9.1]
            self.plus_one: int = 0  # bonus 2 uses in this turn [S-9.5]
        else:
            self.mages = [mage.clone() for mage in like.mages]
            self.deck = like.deck[:]
            self.discard = like.discard[:]
            self.turned = like.turned[:]
            self.tokens = like.tokens[:]
            self.drafted = like.drafted[:]
            self.kits = like.kits[:]
            self.dice = like.dice
            self.rolled = like.rolled[:]
            self.year = like.year
            self.space = like.space
            self.round = like.round
            self.first = like.first
            self.active = like.active
            self.may_transmute = like.may_transmute
            self.plus_one = like.plus_one

    def words(self) -> Vocabulary:
        return WORDS

    def clone(self) -> Seasons:
        return Seasons(self)

    def view(self, viewer: Player | None) -> dict[str, Any]:
        from arcanum.games.seasons.rules.observe import view

        return view(self, viewer)

    def redealt(self, viewer: Player | None, seed: int) -> Seasons:
        from arcanum.games.seasons.rules.observe import redealt

        return redealt(self, viewer, seed)

    def scores(self) -> list[int]:
        from arcanum.games.seasons.rules.scoring import score_of

        return [score_of(self, p) for p in range(self.seats)]

    def winners(self) -> list[Player]:
        from arcanum.games.seasons.rules.scoring import winners

        return winners(self) if self.over else []

    def dump(self) -> dict[str, Any]:
        from arcanum.kernel.codec import dump_state

        return dump_state("seasons", VERSION, self)

    # -- players

    def opponents(self, me: Player) -> list[Player]:
        """All other players, clockwise from the left of `me`. [S-0.2, S-19.3]"""
        n = self.seats
        return [(me + i) % n for i in range(1, n)]

    def around(self, start: Player) -> list[Player]:
        """All players clockwise, `start` first."""
        n = self.seats
        return [(start + i) % n for i in range(n)]

    def left_of(self, player: Player) -> Player:
        """The next player in turn order. [S-0.2]"""
        return (player + 1) % self.seats

    def season(self) -> int:
        """0 to 3, by the space of the marker. [S-17.1]"""
        return (self.space - 1) // SPACES_PER_SEASON


def copies(mage: Mage, face: Face) -> int:
    """How many copies of a card a mage has in play. [S-0.6, OQ-35]"""
    return (face in mage.in_play) + (face + KINDS_OF_CARD in mage.in_play)


def reserve_limit(mage: Mage) -> int:
    """10 with a Grimoire in play, otherwise 7. [S-8.1, S-0.4, I-04]"""
    return RESERVE_WITH_GRIMOIRE if copies(mage, GRIMOIRE) else RESERVE


def in_reserve(mage: Mage) -> int:
    """How many energy tokens lie in the reserve; those on cards do not count. [S-8.2]"""
    r = mage.reserve
    return r[0] + r[1] + r[2] + r[3]


def is_over_limit(mage: Mage) -> bool:
    """Whether the reserve holds more than it may. [S-8.3]"""
    total = in_reserve(mage)
    return total > RESERVE and total > reserve_limit(mage)


def store(card: CardId) -> int:
    """Where in `tokens` the four kinds on an Amulet of Water or a Cauldron begin."""
    if card == AMULET_OF_WATER:
        return 0
    if card == AMULET_OF_WATER + KINDS_OF_CARD:
        return 4
    if card == CAULDRON:
        return 8
    return 12


def tokens_on(s: Seasons, card: CardId) -> int:
    """How many tokens lie on an Amulet of Water or a Cauldron."""
    at = store(card)
    return sum(s.tokens[at : at + 4])


def amulets(mage: Mage) -> list[CardId]:
    """The Amulets of Water that a mage has in play, first copy first."""
    return [
        c for c in mage.in_play if c == AMULET_OF_WATER or c == AMULET_OF_WATER + KINDS_OF_CARD
    ]


def has_amulet(mage: Mage) -> bool:
    """Whether tokens may lie outside the reserve and yet be spent."""
    return AMULET_OF_WATER in mage.in_play or AMULET_OF_WATER + KINDS_OF_CARD in mage.in_play


def spendable(s: Seasons, mage: Mage) -> list[int]:
    """Tokens of each kind that can be spent one by one: reserve and Amulets.

    [S-10.5, OQ-4, S-0.4, S-9.4]
    """
    have = mage.reserve[:]
    if has_amulet(mage):
        for card in amulets(mage):
            at = store(card)
            for kind in range(4):
                have[kind] += s.tokens[at + kind]
    return have


def name_in_play(mage: Mage, card: CardId) -> int:
    """The noun of a card in play: its face, or the face's second copy in front of this mage."""
    face = face_of(card)
    twin = card + KINDS_OF_CARD if card < KINDS_OF_CARD else card - KINDS_OF_CARD
    if twin in mage.in_play and mage.in_play.index(twin) < mage.in_play.index(card):
        return face + SECOND_COPY
    return face


def card_in_play(mage: Mage, noun: int) -> CardId:
    """The card that a noun of `name_in_play` means; -1 if there is none."""
    face = noun % SECOND_COPY
    found = [c for c in mage.in_play if face_of(c) == face]
    which = noun // SECOND_COPY
    return found[which] if which < len(found) else -1


def card_in(zone: list[CardId], face: Face) -> CardId:
    """A copy of the face in a zone; -1 if there is none."""
    if face in zone:
        return face
    if face + KINDS_OF_CARD in zone:
        return face + KINDS_OF_CARD
    return -1


def faces_in(zone: list[CardId]) -> list[Face]:
    """The different faces in a zone, in the zone's order."""
    out: list[Face] = []
    for card in zone:
        face = card if card < KINDS_OF_CARD else card - KINDS_OF_CARD
        if face not in out:
            out.append(face)
    return out


def familiars(mage: Mage) -> int:
    """How many familiars a mage has in play."""
    return sum(IS_FAMILIAR[face_of(c)] for c in mage.in_play)


def items(mage: Mage) -> int:
    """How many magic items a mage has in play."""
    return len(mage.in_play) - familiars(mage)
