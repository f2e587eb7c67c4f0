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
from arcanum.kernel.frames import Player, Viewer
from arcanum.kernel.parts import Part, Shared
from arcanum.kernel.state import State
from arcanum.kernel.words import Vocabulary

NO_DIE = -1


class Mage(Part):
    """One player's side of the table. [S-1.4]"""

    crystals: int = 0
    gauge: int = 0
    bonuses: int = 0  # uses so far
    reserve: list[int] = [0, 0, 0, 0]
    hand: list[CardId] = []
    in_play: list[CardId] = []
    library_2: list[CardId] = []
    library_3: list[CardId] = []
    pack: list[CardId] = []  # in the prelude: the cards to pick from
    kept: list[CardId] = []  # in the prelude: picked and not yet in a set
    drawn: list[CardId] = []  # drawn to choose from
    die: DieFace = NO_DIE


class Seasons(State):
    """The whole table. [S-0.3, S-1.3]"""

    game: ClassVar[str] = "seasons"
    version: ClassVar[str] = VERSION

    mages: list[Mage] = []
    deck: list[CardId] = []  # the top is the last
    discard: list[CardId] = []
    turned: list[CardId] = []
    tokens: list[int] = [0] * 16  # on cards: see `store`
    drafted: list[CardId] = []  # pack * 9 + pick -> card, for who remembers packs
    kits: list[int] = []  # which starter kit each has; empty without kits
    dice: Shared[list[int]] = []  # picked for this game [S-2.2]
    rolled: list[DieFace] = []  # on the table, not taken
    year: int = 1
    space: int = 1
    round: int = 0
    first: Player = 0
    active: Player = 0
    may_transmute: bool = False  # the active player's transmute action [S-9.1]
    plus_one: int = 0  # bonus 2 uses in this turn [S-9.5]

    def words(self) -> Vocabulary:
        return WORDS

    def view(self, viewer: Viewer) -> dict[str, Any]:
        from arcanum.games.seasons.rules.observe import view

        return view(self, viewer)

    def redealt(self, viewer: Viewer, seed: int) -> Seasons:
        from arcanum.games.seasons.rules.observe import redealt

        return redealt(self, viewer, seed)

    def scores(self) -> list[int]:
        from arcanum.games.seasons.rules.scoring import score_of

        return [score_of(self, p) for p in range(self.seats)]

    def winners(self) -> list[Player]:
        from arcanum.games.seasons.rules.scoring import winners

        return winners(self) if self.over else []

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


def copies_against(s: Seasons, player: Player, face: Face) -> int:
    """How many copies of a card the opponents of a player have in play."""
    n = 0
    for p in range(s.seats):
        if p != player:
            n += copies(s.mages[p], face)
    return n


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
