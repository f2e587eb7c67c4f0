"""Every key of a Seasons position: how it is written, what it means, where it is seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from arcanum.games.seasons.rules import facts
from arcanum.games.seasons.rules.observe import die_face, top_name
from arcanum.games.seasons.rules.scoring import scored
from arcanum.games.seasons.rules.table import (
    Mage,
    Seasons,
    in_reserve,
    name_in_play,
    reserve_limit,
    store,
)
from arcanum.games.seasons.rules.words import CARD, PLAYER
from arcanum.kernel.errors import BadData
from arcanum.kernel.frames import Player
from arcanum.lab.positions import Fact, Key, Part, Positions, SideFact, SideKey, usual
from arcanum.lab.shapes import (
    Choice,
    Count,
    Fields,
    Flag,
    Many,
    Name,
    Number,
    Seat,
    Shape,
    Table,
)

PHASES: Final = [
    "main",
    "die",
    "turn",
    "choose_dice",
    "round",
    "round_end",
    "draft",
    "sets",
    "kits",
]
SYMBOLS: Final = [*facts.ENERGIES, "crystals", "gauge", "draw", "transmute"]


def seats(s: Seasons) -> list[str]:
    """What the sides of the table are called."""
    return PLAYER.values[: s.seats]


def faces(cards: Iterable[facts.CardId]) -> list[int]:
    """Which cards these are: scenarios do not tell the copies apart."""
    return [facts.face_of(card) for card in cards]


# -- how values are written


class Card(Name):
    """A card by its name, or by its number on the card."""

    def read(self, s: Any, value: Any, where: str) -> Any:
        if isinstance(value, int) and not isinstance(value, bool):
            if not 1 <= value <= facts.KINDS_OF_CARD:
                raise BadData(f"{where}: there is no card {value}")
            return value - 1
        return super().read(s, value, where)


class Face(Shape):
    """A die and the face that it shows."""

    about = 'a die with its face, as "winter_1:3"'

    def read(self, s: Any, value: Any, where: str) -> Any:
        if value == "":
            return NO_DIE
        die, _, face = str(value).partition(":")
        if die not in facts.DICE or face not in ("1", "2", "3", "4", "5", "6"):
            raise self.wrong(value, where)
        return facts.DICE.index(die) * 6 + int(face) - 1

    def spell(self, s: Any, value: Any) -> Any:
        return "" if value == NO_DIE else f"{facts.DICE[value // 6]}:{value % 6 + 1}"

    def empty(self, value: Any) -> bool:
        return bool(value == NO_DIE)


NO_DIE: Final = -1
SPACES_PER_SEASON: Final = 3
A_SEAT: Final = Seat(seats, none=True)
A_CARD: Final = Card("card", facts.NAMES)
CARDS: Final = Many(A_CARD)
ANY_ORDER: Final = Many(A_CARD, ordered=False)
IN_PLAY: Final = Name("card", CARD.values)  # `amulet_of_air#2` is the second copy
A_FACE: Final = Face()
TOKENS: Final = Table(Name("kind of energy", facts.ENERGIES), Number(0, 99))


# -- every key


def tokens_on(s: Seasons, p: Player) -> dict[int, dict[int, int]]:
    """Tokens on the cards in play that hold some."""
    me = s.mages[p]
    return {
        name_in_play(me, c): dict(enumerate(s.tokens[store(c) : store(c) + 4]))
        for c in me.in_play
        if "token_store" in facts.HOOKS[facts.face_of(c)]
    }


def shown(rolled: facts.DieFace) -> dict[int, int]:
    """The symbols of a face, those that are there."""
    face = die_face(rolled)
    out = [face["energy"].count(kind) for kind in facts.ENERGIES]
    out += [int(face[symbol]) for symbol in SYMBOLS[len(facts.ENERGIES) :]]
    return {symbol: n for symbol, n in enumerate(out) if n}


def known_hands(s: Seasons, p: Player) -> dict[int, list[int]]:
    """What a seat can name of the other hands."""
    return {
        q: faces(c for c in s.mages[q].hand if s.can_name(p, c))
        for q in range(s.seats)
        if q != p
    }


TABLE: Final[list[Key[Seasons]]] = [
    Key("active", Seat(seats), "whose turn it is (A)", attr="active", default=0),
    Key(
        "first",
        Seat(seats),
        "first player of the round (the active one). Players between `first` and `active` have "
        "had their turns",
        lambda s: s.first,
    ),
    Key("phase", Choice(PHASES), "where the game stands, see below (`main`)"),
    Key("year", Number(0, 3), "year counter, 0 to 3 (1)", attr="year", default=1),
    Key(
        "space",
        Number(1, 12),
        "space of the season marker, 1 to 12 (the season of the given dice, else 1). "
        "Spaces 1 to 3 are winter, 4 to 6 spring, 7 to 9 summer, 10 to 12 autumn",
        attr="space",
        default=1,
    ),
    Key("round", Number(0, 99), "number of the round (1)", attr="round", default=1),
    Key(
        "transmute",
        Flag(),
        "whether the active player has the transmute action (false)",
        attr="may_transmute",
        default=False,
    ),
    Key(
        "plus_one",
        Number(0, 3),
        "uses of bonus 2 in this turn (0)",
        attr="plus_one",
        default=0,
    ),
    Key(
        "deck",
        Many(A_CARD, top=True),
        "cards on top of the draw pile, top first; the others follow in number order",
        lambda s: faces(s.deck[::-1]),
    ),
    Key(
        "discard",
        ANY_ORDER,
        "cards in the discard pile, in any order; nobody can name them (none)",
        lambda s: faces(s.discard),
    ),
    Key(
        "rest",
        Choice(["deck", "discard", *PLAYER.values]),
        "where cards that nobody mentions lie: `deck`, `discard`, or a seat's hand (`deck`)",
    ),
    Key(
        "rolled",
        Many(A_FACE, what="dice with their faces"),
        'dice on the table, as `["winter_1:3"]`: die and face 1 to 6 (one die with the pips '
        "below)",
        lambda s: s.rolled,
    ),
    Key(
        "pips",
        Number(1, 3),
        "pips of the die that is left over (1); not used with `rolled`",
        lambda s: facts.DIE_PIPS[s.rolled[0]] if s.rolled else 0,
    ),
    Key(
        "dice",
        Many(Name("die", facts.DICE), ordered=False, what="dice"),
        "dice of this game (the first players + 1 of each season); name as many for every "
        "season",
        lambda s: s.dice,
    ),
    *usual(A_SEAT),
    Fact(
        "season",
        Choice(facts.SEASONS),
        "the season of the marker",
        lambda s: facts.SEASONS[s.season()],
    ),
    Fact("deck_count", Count(), "cards in the draw pile", lambda s: len(s.deck)),
    Fact("discard_count", Count(), "cards in the discard pile", lambda s: len(s.discard)),
]

SIDE: Final[list[SideKey[Seasons]]] = [
    SideKey("crystals", Number(0, 9999), "crystals (0)", attr="crystals", default=0),
    SideKey(
        "gauge",
        Number(0, 15),
        "summoning gauge, 0 to 15 (as many as cards in play)",
        lambda s, p: s.mages[p].gauge,
    ),
    SideKey("bonuses", Number(0, 3), "bonuses used, 0 to 3 (0)", attr="bonuses", default=0),
    SideKey(
        "reserve",
        TOKENS,
        "tokens in reserve by kind, as `{ fire = 2, air = 1 }` (none); at most 7, or 10 with "
        "the Grimoire",
        lambda s, p: dict(enumerate(s.mages[p].reserve)),
    ),
    SideKey(
        "hand",
        ANY_ORDER,
        "cards in hand, in any order (none), known to their owner only",
        lambda s, p: faces(s.mages[p].hand),
    ),
    SideKey(
        "play",
        CARDS,
        "cards in play, in order; a second copy is named twice (none)",
        lambda s, p: faces(s.mages[p].in_play),
    ),
    SideKey(
        "turned",
        Many(IN_PLAY),
        "which cards in play are turned, in order (none); the second copy is `amulet_of_air#2`",
        lambda s, p: [name_in_play(s.mages[p], c) for c in s.mages[p].in_play if c in s.turned],
    ),
    SideKey(
        "on_card",
        Table(IN_PLAY, TOKENS, absent="is not in play there"),
        "tokens on Amulets of Water and Cauldrons, as `{ amulet_of_water = { fire = 2 } }` "
        "(none)",
        tokens_on,
    ),
    SideKey(
        "library",
        Fields(**{"2": ANY_ORDER, "3": ANY_ORDER}),
        "the sets of years 2 and 3, as `{ 2 = […], 3 = […] }`, in any order (any three cards "
        "each, if the year is still to come)",
        lambda s, p: {"2": faces(s.mages[p].library_2), "3": faces(s.mages[p].library_3)},
    ),
    SideKey(
        "die",
        A_FACE,
        'the die of this round, as `"winter_1:3"` (a face of the season without transmute or '
        "draw symbol)",
        lambda s, p: s.mages[p].die,
    ),
    SideKey(
        "die_face",
        Table(Name("symbol", SYMBOLS), Number(0, 9), absent="is not on the face", sparse=True),
        "instead of `die`: all that the face shows, as `{ earth = 2, gauge = 1, transmute = 1 "
        "}`; symbols are the four kinds, `crystals`, `gauge`, `draw`, `transmute`. A die of "
        "the season with just this face is taken",
        lambda s, p: {} if s.mages[p].die == NO_DIE else shown(s.mages[p].die),
    ),
    SideKey(
        "pack",
        ANY_ORDER,
        "in phase `draft`: the cards to pick from, in any order",
        lambda s, p: faces(s.mages[p].pack),
    ),
    SideKey(
        "kept",
        ANY_ORDER,
        "in phases `draft` and `sets`: the cards picked so far, in any order",
        lambda s, p: faces(s.mages[p].kept),
    ),
    SideKey(
        "kit",
        Number(1, 4, shift=1),
        "in phase `kits`: number of the starter kit, 1 to 4",
        lambda s, p: s.kits[p] if s.kits else -1,
    ),
    SideFact(
        "energy",
        Count(),
        "tokens in reserve, all kinds together",
        lambda s, p: in_reserve(s.mages[p]),
    ),
    SideFact("limit", Count(), "the reserve limit", lambda s, p: reserve_limit(s.mages[p])),
    SideFact("reserve_limit", Count(), "the same", lambda s, p: reserve_limit(s.mages[p])),
    SideFact("hand_count", Count(), "cards in hand", lambda s, p: len(s.mages[p].hand)),
    SideFact("play_count", Count(), "cards in play", lambda s, p: len(s.mages[p].in_play)),
    SideFact(
        "library_count",
        Count(),
        "cards in both library sets",
        lambda s, p: len(s.mages[p].library_2) + len(s.mages[p].library_3),
    ),
    SideFact(
        "prestige",
        Count(),
        "prestige points of cards in play",
        lambda s, p: scored(s, p).prestige,
    ),
    SideFact(
        "end_cards",
        Count(),
        "crystals that cards pay at the end of the game",
        lambda s, p: scored(s, p).end_cards,
    ),
    SideFact(
        "score",
        Count(),
        "prestige points if the game ended now",
        lambda s, p: scored(s, p).total(),
    ),
    SideFact(
        "drawn",
        ANY_ORDER,
        "cards drawn to choose from, in any order",
        lambda s, p: faces(s.mages[p].drawn),
    ),
    SideFact(
        "knows",
        Table(Seat(seats), ANY_ORDER, absent="is the seat itself"),
        "cards of each other seat's hand that this one can name, as `{ B = […] }`, in any "
        "order",
        known_hands,
    ),
    SideFact(
        "knows_top",
        A_CARD.or_none(),
        'the top card of the draw pile if this seat has seen it, else `""`',
        lambda s, p: facts.FACE_BY_NAME.get(top_name(s, p) or "", -1),
    ),
    SideFact(
        "knows_discard",
        ANY_ORDER,
        "cards in the discard pile that this seat can name, in any order",
        lambda s, p: faces(c for c in s.discard if s.can_name(p, c)),
    ),
]


def mage_of(s: Seasons, p: Player) -> Mage:
    """What the simple keys of a seat are about."""
    return s.mages[p]


POSITIONS: Final = Positions(
    [Part("Seasons", table=TABLE, side=SIDE)],
    seats,
    mage_of,
    excused={"I-24": "packs may be smaller than those of a whole draft"},
)
