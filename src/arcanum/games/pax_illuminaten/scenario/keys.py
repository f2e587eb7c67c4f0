"""Every key of a Pax position: how it is written, what it means, where it is seen."""

from __future__ import annotations

from typing import Any, Final

from arcanum.games.pax_illuminaten.rules.facts import (
    ABILITIES,
    CONNECTIONS,
    COURT,
    EDICT_FACTION,
    EVENT0,
    FACTIONS,
    KINDS,
    LUMINARIES,
    MARKERS,
    MOST_SLOTS,
    ON_MAP,
    PLACES,
    PLOT0,
    PLOTS,
    SEAT_NAMES,
    SLOTS,
)
from arcanum.games.pax_illuminaten.rules.scoring import points
from arcanum.games.pax_illuminaten.rules.table import (
    BIG_PLAYED,
    BOUGHT_CONVENT,
    BOUGHT_PRESS,
    CLAIMED,
    NOBODY,
    PEEKED,
    QUICK_TAKEN,
    REALIZED,
    ROW,
    Pax,
    Side,
    controlled,
    controls_lodge,
    edicts_discarded,
    find_lodges,
    hand_limit,
)
from arcanum.games.pax_illuminaten.rules.words import AO_NOUN, PLACE, PLAYER
from arcanum.games.pax_illuminaten.scenario.names import (
    A_FACTION,
    A_LUMINARY,
    A_PLOT,
    ALIASES,
    AN_EVENT,
)
from arcanum.kernel.errors import BadData
from arcanum.kernel.frames import Player
from arcanum.kernel.state import NONE
from arcanum.lab.positions import Fact, Key, Part, Positions, SideFact, SideKey, pile, usual
from arcanum.lab.shapes import (
    Choice,
    Count,
    Flag,
    Many,
    Name,
    Number,
    Raw,
    Seat,
    Shape,
    Table,
    Text,
)

FLAGS: Final = {
    "claim": CLAIMED,
    "realize": REALIZED,
    "quick": QUICK_TAKEN,
    "press": BOUGHT_PRESS,
    "convent": BOUGHT_CONVENT,
    "peek": PEEKED,
    "big": BIG_PLAYED,
}


def name_of(s: Pax, player: Player) -> str:
    """The word for a player."""
    return PLAYER.values[AO_NOUN if player == s.ao else player]


def sides(s: Pax) -> list[str]:
    """What the sides of the table are called; `AO` is the artificial opponent."""
    return [name_of(s, p) for p in range(s.n)]


# -- how values are written


class Spot(Shape):
    """A place of the map: a card with its tokens and markers, as `goethe A.B*`.

    Inside: whether it is face up, the card, the owner of each token, and the markers. A place
    that is just `down` holds any card face down.
    """

    about = 'a card with its tokens, as "goethe A.B", or "down"'

    def read(self, s: Any, value: Any, where: str) -> Any:
        words = value.split() if isinstance(value, str) else []
        if value == "empty":
            return (False, NONE, (), 0)
        if not words or len(words) > 2:
            raise self.wrong(value, where)
        if words[0] == "down":
            card = A_LUMINARY.read(s, words[1], where) if len(words) == 2 else ANY
            return (False, card, (), 0)
        tokens = words[1] if len(words) == 2 else ""
        letters = {"O" if p == s.ao else name_of(s, p): p for p in range(s.n)} | {".": NOBODY}
        card = A_LUMINARY.read(s, words[0], where)
        for letter in tokens.rstrip("*"):
            if letter not in letters:
                raise BadData(f"{where}: '{letter}' is none of {' '.join(letters)}")
        owners = [letters[letter] for letter in tokens.rstrip("*").rstrip(".")]
        if len(owners) > SLOTS[card]:
            raise BadData(f"I-05: {where}: '{tokens}' does not fit the {SLOTS[card]} slots")
        return (True, card, tuple(owners), tokens.count("*"))

    def spell(self, s: Any, value: Any) -> Any:
        up, card, owners, marks = value
        if card == NONE:
            return "empty"
        if not up:
            return "down"
        tokens = "".join(
            "." if p == NOBODY else "O" if p == s.ao else PLAYER.values[p] for p in owners
        )
        return f"{A_LUMINARY.spell(s, card)} {tokens}{'*' * marks}".strip()

    def alike(self, told: Any, found: Any) -> bool:
        if told[1] == ANY:
            return found[1] != NONE and not found[0]
        return bool(told == found)

    def unlike(self, s: Any, told: Any, found: Any, where: str) -> str:
        if not told[0] and not found[0] and found[1] != NONE:
            names = [A_LUMINARY.spell(s, card) for card in (told[1], found[1])]
            return f"{where} should be 'down {names[0]}', it is 'down {names[1]}'"
        return super().unlike(s, told, found, where)


class Payer(Shape):
    """A luminary, or a seat for its areopagus."""

    about = "a luminary or a seat"

    def read(self, s: Any, value: Any, where: str) -> Any:
        if value in sides(s):
            return LUMINARIES + sides(s).index(value)
        return A_LUMINARY.read(s, value, where)

    def spell(self, s: Any, value: Any) -> Any:
        if value < LUMINARIES:
            return A_LUMINARY.spell(s, value)
        return name_of(s, value - LUMINARIES)


ANY: Final = -2  # a face-down card, whichever
A_SIDE: Final = Seat(sides, none=True)
A_PLACE: Final = Name("place", PLACES)
LUMINARIES_LISTED: Final = Many(A_LUMINARY, ordered=False)
IN_ORDER: Final = Many(A_LUMINARY)
SOME_FACTIONS: Final = Many(A_FACTION, ordered=False)
SOME_PLOTS: Final = Many(A_PLOT, ordered=False)
SOME_EVENTS: Final = Many(AN_EVENT, ordered=False)
SOME_PLACES: Final = Many(A_PLACE, ordered=False)
SOME_LODGES: Final = Many(Text(), ordered=False, what="lodges")


# -- what is seen


def see_map(s: Pax) -> dict[int, tuple[bool, int, tuple[int, ...], int]]:
    """All places."""
    return {q: see_place(s, q) for q in ON_MAP[s.m]}


def see_place(s: Pax, q: int) -> tuple[bool, int, tuple[int, ...], int]:
    """One place, as a `Spot` has it."""
    if s.map[q] == NONE or not s.up >> q & 1:
        return (False, s.map[q], (), 0)
    owners = s.slots[q * MOST_SLOTS : q * MOST_SLOTS + SLOTS[s.map[q]]]
    while owners and owners[-1] == NOBODY:
        owners.pop()
    return (True, s.map[q], tuple(owners), s.marks[q])


def see_lodges(s: Pax) -> list[str]:
    """All lodges: faction and places."""
    find_lodges(s)
    return [spell_lodge(s, i) for i in range(len(s.lodge_places))]


def own_lodges(s: Pax, p: Player) -> list[str]:
    """The lodges that a player controls."""
    find_lodges(s)
    return [
        spell_lodge(s, i)
        for i in range(len(s.lodge_places))
        if controls_lodge(s, p, s.lodge_places[i])
    ]


def spell_lodge(s: Pax, i: int) -> str:
    """A lodge: its faction and its places."""
    places = [PLACES[q] for q in ON_MAP[s.m] if s.lodge_places[i] >> q & 1]
    return " ".join([FACTIONS[s.lodge_faction[i]], *places])


def bits(mask: int, most: int, base: int = 0) -> list[int]:
    """The numbers of the bits that are set."""
    return [base + i for i in range(most) if mask >> i & 1]


def see_points(s: Pax, p: Player) -> int:
    """Points if factions were scored now."""
    find_lodges(s)
    return points(s, p)


def see_controls(s: Pax, p: Player) -> list[int]:
    """The places of controlled cards."""
    return [q for q in ON_MAP[s.m] if controlled(s, p) >> q & 1]


def others(s: Pax, p: Player) -> list[Player]:
    """The people besides this one; nobody is beside the artificial opponent."""
    return [] if p == s.ao else [q for q in range(s.seats) if q != p]


def known_hands(s: Pax, p: Player) -> dict[int, list[int]]:
    """What a seat can name of the other hands."""
    return {q: [c for c in s.sides[q].hand if s.can_name(p, c)] for q in others(s, p)}


def known_top(s: Pax, p: Player) -> int:
    """The top event, if the seat can name it."""
    if p == s.ao or not s.events or not s.can_name(p, s.events[-1]):
        return NONE
    return s.events[-1]


def see_winners(s: Pax) -> list[Player]:
    """Who won, the artificial opponent included."""
    return [p for p in range(s.n) if s.over and s.won >> p & 1]


# -- every key

TABLE: Final[list[Key[Pax]]] = [
    Key(
        "active",
        Seat(sides),
        "whose turn it is; `AO` is the artificial opponent (A)",
        attr="active",
        default=0,
    ),
    Key("first", Seat(sides), "first player (A)", attr="first", default=0),
    Key(
        "phase",
        Choice(["action", "turn", "check", "refill"]),
        "where the turn stands, see below (`action`)",
    ),
    Key("round", Number(1, 100), "number of the round (2)", attr="round", default=2),
    Key("budget", Number(0, 9), "main actions left (2)", attr="budget", default=2),
    Key(
        "map",
        Table(A_PLACE, Spot(), absent="is not on this map"),
        'cards by place, as `"goethe A.B"`: the tokens by slot, `.` for an empty one, `O` is '
        'the artificial opponent, `*` a reward marker. `"down goethe"` lies face down. Places '
        "that are not named hold any card face down",
        see_map,
    ),
    Key(
        "court",
        Many(A_LUMINARY.or_none(), length=COURT),
        'the five court cards from left to right, `""` for an empty position (any)',
        lambda s: s.court,
    ),
    Key(
        "majordomo",
        Number(1, COURT, shift=1),
        "court position of the majordomo, 1 to 5 (1)",
        attr="majordomo",
        default=0,
    ),
    pile(
        "deck",
        A_LUMINARY,
        "luminaries on top of the deck, top first; the others follow by number",
        lambda s: s.deck,
    ),
    Key(
        "discard",
        LUMINARIES_LISTED,
        "luminaries in the discard, top last; expected in any order (none)",
        lambda s: s.discard,
    ),
    Key(
        "rest",
        Choice(["deck", "discard"]),
        "where luminaries that nobody mentions lie: `deck` or `discard` (`deck`)",
    ),
    Key(
        "row",
        SOME_FACTIONS,
        "faction cards in the row, in any order (none). Those that nobody mentions stay in the "
        "box",
        lambda s: [f for f in range(KINDS) if s.owner[f] == ROW],
    ),
    Key(
        "public",
        SOME_PLOTS,
        "the public plots, in any order (the last two that nobody mentions)",
        lambda s: s.public,
    ),
    pile(
        "events",
        AN_EVENT,
        "events on top of the event deck, top first; the others follow",
        lambda s: s.events,
    ),
    Key("events_left", Number(0, 12), "how many cards the event deck has (all that are left)"),
    Key(
        "event_discard",
        SOME_EVENTS,
        "events in the event discard, in any order (none)",
        lambda s: s.event_discard,
    ),
    Key(
        "chain",
        IN_ORDER,
        "the conspiracy chain of the active player, in order (none)",
        lambda s: s.chain,
    ),
    Key(
        "boosts",
        Many(Name("ability", ABILITIES), ordered=False),
        "boosts in force, by ability; one that holds twice is named twice (none)",
        lambda s: [a for a in range(len(ABILITIES)) for _ in range(s.boosts[a])],
    ),
    Key(
        "paid",
        Many(Payer(), ordered=False, what="luminaries and seats"),
        "luminaries, or seats for areopagi, that have paid in this turn (none)",
        lambda s: bits(s.paid, LUMINARIES + s.n),
    ),
    Key(
        "done",
        Many(Name("deed", list(FLAGS)), ordered=False),
        "what was done in this turn: `claim`, `realize`, `quick`, `press`, `convent`, `peek`, "
        "`big` (nothing)",
        lambda s: [i for i, flag in enumerate(FLAGS.values()) if s.flags & flag],
    ),
    Key(
        "used",
        SOME_FACTIONS,
        "faction cards used in this turn (none)",
        lambda s: bits(s.used, KINDS),
    ),
    Key(
        "close",
        LUMINARIES_LISTED,
        "luminaries that count as adjacent for influencing (none)",
        lambda s: bits(s.close, LUMINARIES),
    ),
    Key(
        "printed",
        Raw(),
        "what is printed on luminaries here, whatever the data say: `degree`, `factions`, "
        "`slots`, `strength`, `affiliation`, `ability`; and the three factions of connections, "
        "by number",
    ),
    *usual(A_SIDE, see_winners),
    Fact("by_plots", Flag(), "whether plots decided the game", lambda s: s.by_plots),
    Fact(
        "supply",
        Table(A_FACTION, Count()),
        "favor in the supply, by faction",
        lambda s: dict(enumerate(s.supply)),
    ),
    Fact("deck_count", Count(), "luminaries in the deck", lambda s: len(s.deck)),
    Fact("events_count", Count(), "events in the deck", lambda s: len(s.events)),
    Fact("edicts_discarded", Count(), "edicts in the event discard", edicts_discarded),
    Fact("markers", Count(), "reward markers in the pool", lambda s: MARKERS - sum(s.marks)),
    Fact("lodges", SOME_LODGES, 'lodges, as `"scholars C1 C2 C3"`', see_lodges),
    Fact("plan", IN_ORDER, "plan cards on the table, in order", lambda s: s.plan),
    Fact("contest", IN_ORDER, "contest cards on the table, in order", lambda s: s.contest),
]

SIDE: Final[list[SideKey[Pax]]] = [
    SideKey(
        "favor",
        Table(A_FACTION, Number(0, 99)),
        "favor tokens, by faction (none)",
        lambda s, p: dict(enumerate(s.sides[p].favor)),
    ),
    SideKey(
        "influence",
        Number(0, 20),
        "influence tokens in the supply (what is not on the map or on plots)",
        lambda s, p: s.sides[p].supply,
    ),
    SideKey(
        "hand",
        LUMINARIES_LISTED,
        "luminaries in hand, in any order (none)",
        lambda s, p: s.sides[p].hand,
    ),
    SideKey(
        "specials",
        SOME_EVENTS,
        "special events in hand, in any order (none)",
        lambda s, p: s.sides[p].specials,
    ),
    SideKey(
        "front",
        AN_EVENT.or_none(),
        'the special event face up, `""` for none (none)',
        lambda s, p: s.sides[p].front,
    ),
    SideKey(
        "edicts",
        Table(A_FACTION, Number(0, 99), absent="has no edict in front there"),
        "tokens on edicts in front, by faction (no edicts)",
        lambda s, p: {
            EDICT_FACTION[card - EVENT0]: s.on_edict[EDICT_FACTION[card - EVENT0]]
            for card in s.sides[p].edicts
        },
    ),
    SideKey(
        "connection",
        Number(CONNECTIONS[0], CONNECTIONS[-1]),
        "number of the connection card, 4 to 23 (4, 5, … by seat)",
        lambda s, p: CONNECTIONS[s.sides[p].connection],
    ),
    SideKey(
        "place",
        Name("place", SEAT_NAMES),
        "where the areopagus lies, as `S` or `NW` (as the rules say)",
        lambda s, p: s.sides[p].seat,
    ),
    SideKey(
        "factions",
        SOME_FACTIONS,
        "faction cards, in any order (none)",
        lambda s, p: [f for f in range(KINDS) if s.owner[f] == p],
    ),
    SideKey("plot", A_PLOT.or_none(), "the private plot (any)", lambda s, p: s.sides[p].plot),
    SideKey(
        "on",
        SOME_PLOTS,
        "plots with the token on them, in any order (none)",
        lambda s, p: bits(s.sides[p].on, len(PLOTS), PLOT0),
    ),
    SideKey(
        "edge",
        SOME_PLOTS,
        "plots with the token at the lower edge, in any order (none)",
        lambda s, p: bits(s.sides[p].edge, len(PLOTS), PLOT0),
    ),
    SideFact("hand_count", Count(), "luminaries in hand", lambda s, p: len(s.sides[p].hand)),
    SideFact("limit", Count(), "the hand limit", hand_limit),
    SideFact(
        "favor_count",
        Count(),
        "favor tokens of all types",
        lambda s, p: sum(s.sides[p].favor),
    ),
    SideFact("controls", SOME_PLACES, "the places of controlled cards", see_controls),
    SideFact("lodges", SOME_LODGES, 'controlled lodges, as `"scholars C1 C2 C3"`', own_lodges),
    SideFact("points", Count(), "points if factions were scored now", see_points),
    SideFact(
        "knows",
        Table(Seat(sides), LUMINARIES_LISTED, absent="is the seat itself"),
        "luminaries of each other seat's hand that this one can name, as `{ B = […] }`",
        known_hands,
    ),
    SideFact(
        "knows_plot",
        Many(A_SIDE, ordered=False),
        "seats whose private plot this one can name",
        lambda s, p: [q for q in others(s, p) if s.can_name(p, s.sides[q].plot)],
    ),
    SideFact(
        "knows_top",
        AN_EVENT.or_none(),
        'the top event if this seat can name it, else `""`',
        known_top,
    ),
    SideFact("edict_count", Count(), "edicts in front", lambda s, p: len(s.sides[p].edicts)),
    SideFact(
        "laid",
        A_LUMINARY.or_none(),
        'the contest card laid and not yet compared, else `""`',
        lambda s, p: s.sides[p].laid,
    ),
]
OF_AO: Final[list[SideKey[Pax]]] = [
    SideKey(
        "pawn",
        Name("place", PLACE.values),
        "where its pawn stands (areopagus)",
        lambda s, p: s.pawn,
    ),
]


def side_of(s: Pax, p: Player) -> Side:
    """What the simple keys of a side are about."""
    return s.sides[p]


POSITIONS: Final = Positions(
    [
        Part("Pax Illuminaten", table=TABLE, side=SIDE),
        Part("the artificial opponent", side=OF_AO, only="AO"),
    ],
    sides,
    side_of,
    excused={"I-26": "faction cards that nobody mentions stay in the box"},
    aliases=ALIASES,
)
