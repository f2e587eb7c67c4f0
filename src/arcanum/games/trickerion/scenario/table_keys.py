"""Every key of the table of Trickerion: how it is written, what it means, where it is seen."""

from __future__ import annotations

from typing import Final

from arcanum.games.trickerion.rules.base.facts import (
    CARD_SLOTS,
    NOTHING,
)
from arcanum.games.trickerion.rules.base.markers import (
    card_beside,
    corner,
    marker_beside,
    owner_of,
    place_of,
    trick_of,
)
from arcanum.games.trickerion.rules.base.placement import Placement
from arcanum.games.trickerion.rules.base.table import PHASES, Trickerion, decks_of
from arcanum.games.trickerion.rules.base.theater import links
from arcanum.games.trickerion.scenario.names import (
    A_COMPONENT,
    A_DECK,
    A_DIE,
    A_FACE,
    A_PERFORMANCE,
    A_PLACE,
    A_PROPHECY,
    A_SCHOOL,
    A_SIDE,
    A_SPECIAL,
    SOME_COMPONENTS,
    Beside,
    Markers,
    sides,
)
from arcanum.lab.positions import Fact, Key, pile, usual
from arcanum.lab.shapes import Choice, Count, Many, Number, Raw, Seat, Table

MOMENTS: Final = ["round", "reveal", "break_free"]  # within a phase
PHASE: Final = Choice(
    [*PHASES, *MOMENTS],
    also={
        "assign": "assignment",
        "turn": "place_characters",
        "perform": "performance",
        "end": "end_of_round",
    },
)


def on_row(s: Trickerion) -> list[int]:
    """The performance cards of the row."""
    return [card for card in s.row if card >= 0]


def see_markers(s: Trickerion) -> dict[int, dict[int, int]]:
    """The markers in the slots of the row."""
    return {
        card: {slot: s.markers[place_of(card, slot)] for slot in CARD_SLOTS[card]}
        for card in on_row(s)
    }


def see_corners(s: Trickerion) -> dict[int, dict[int, list[int]]]:
    """What each marker shows up, right, down and left."""
    return {
        card: {
            slot: [] if m < 0 else [corner(m, way) for way in range(4)]
            for slot, m in here.items()
        }
        for card, here in see_markers(s).items()
    }


def see_points(s: Trickerion) -> int:
    """AP left in the placement under way."""
    points = 0
    for frame in s.frames:
        if isinstance(frame, Placement):
            points = frame.points
    return points


TABLE: Final[list[Key[Trickerion]]] = [
    Key("turn", Seat(sides), "whose turn it is (the first in turn order)"),
    Key(
        "phase", PHASE, "where the round stands, see below (`turn`)", lambda s: PHASES[s.phase]
    ),
    Key("round", Number(1, 7), "number of the round (2)", attr="round", default=2),
    Key("order", Many(Seat(sides)), "the turn order (A, B, …)", lambda s: s.order),
    Key(
        "dice",
        Table(A_DIE, A_FACE),
        "faces of the dice, by die (the first face of each)",
        lambda s: dict(enumerate(s.dice)),
    ),
    Key(
        "stock",
        Many(A_COMPONENT, length=4),
        "the types on the Buy slots 1 to 4 (wood, metal, glass, fabric)",
        lambda s: s.stock,
    ),
    Key(
        "orders",
        Many(A_COMPONENT.or_none(), gaps=True, length=4),
        'the types on the Order slots 1 to 4, `""` for an empty one (all empty)',
        lambda s: s.orders,
    ),
    Key(
        "quick_order",
        A_COMPONENT.or_none(),
        "the type on the Quick Order slot (none)",
        attr="quick",
        default=NOTHING,
    ),
    Key(
        "aside",
        SOME_COMPONENTS,
        "types laid beside the Buy area, in any order (none)",
        lambda s: s.aside,
    ),
    Key(
        "row",
        Many(A_PERFORMANCE.or_none(), gaps=True, length=lambda s: s.n + 1),
        'performance cards by place, `""` for an empty one; empty ones at the end may be left '
        "out (as many cards as the round has)",
        lambda s: s.row,
    ),
    pile(
        "deck",
        A_PERFORMANCE,
        "performance cards of the deck, top first (as many as the round has)",
        lambda s: s.deck,
    ),
    Key(
        "markers",
        Markers(),
        'markers on cards, by card and place: `{ riverside_01 = { left_top = "A linking_rings '
        'up" } }`, with ` x2` behind where two pieces lie. Or a list of tables with `card`, '
        "`slot`, `turned`, `player`, `trick`, `pieces` (none)",
        see_markers,
    ),
    Key(
        "beside",
        Many(Beside(), ordered=False, what="markers"),
        'markers beside the slots of a card, as `["riverside_01 A linking_rings"]`, or as '
        "tables with `card`, `player`, `trick` (none)",
        lambda s: [
            (card_beside(each), owner_of(marker_beside(each)), trick_of(marker_beside(each)))
            for each in s.beside
        ],
    ),
    Key("prophecy", A_PROPHECY.or_none(), "the active prophecy (none)", lambda s: s.active),
    Key(
        "pending",
        Many(A_PROPHECY, length=3),
        "the pending prophecies P1, P2, P3 (the first ones that are free)",
        lambda s: s.pending,
    ),
    pile("stack", A_PROPHECY, "prophecies on top of the stack, top first", lambda s: s.stack),
    Key(
        "past",
        Many(A_PROPHECY, ordered=False),
        "discarded prophecies, in any order (none)",
        lambda s: s.past,
    ),
    Key(
        "rest",
        Choice(["stack", "past"]),
        "where prophecies that nobody mentions lie: `stack` or `past` (`stack`)",
    ),
    Key(
        "decks",
        Table(A_DECK, Many(A_SPECIAL, top=True)),
        "special cards on top of each deck, top first, by deck (any)",
        lambda s: {d: list(s.decks[d][::-1]) for d in range(decks_of(s))},
    ),
    Key(
        "only_decks",
        Many(A_DECK),
        "special decks that hold nothing but what `decks` tells (none); such a table is "
        "`impossible`",
    ),
    Key(
        "shares",
        Many(A_SIDE, ordered=False),
        "holders of Business Share (none)",
        lambda s: s.shares,
    ),
    Key("dubious", A_SIDE, "who has used Dubious Sources (nobody)", lambda s: s.dubious),
    Key(
        "printed",
        Raw(),
        "what is printed on cards here, whatever the data say: `components` of tricks, `bonus` "
        "of performance cards",
    ),
    *usual(A_SIDE),
    Fact("points", Count(), "AP left in the placement under way, 0 outside", see_points),
    Fact(
        "links",
        Table(A_PERFORMANCE, Count(), absent="is not in the row"),
        "number of Links, by performance card in the row",
        lambda s: {card: links(s, card) for card in on_row(s)},
    ),
    Fact(
        "corners",
        Table(
            A_PERFORMANCE,
            Table(A_PLACE, Many(A_SCHOOL), absent="is no place on this card"),
            absent="is not in the row",
        ),
        "what a marker shows up, right, down, left, by card and place",
        see_corners,
    ),
    Fact(
        "discarded",
        Many(A_PERFORMANCE, ordered=False),
        "performance cards that were discarded, in any order",
        lambda s: s.discarded,
    ),
    Fact("deck_count", Count(), "cards in the performance deck", lambda s: len(s.deck)),
    Fact("row_count", Count(), "cards in the row", lambda s: len(on_row(s))),
    Fact("stack_count", Count(), "prophecies in the stack", lambda s: len(s.stack)),
    Fact(
        "deck_counts",
        Table(A_DECK, Count()),
        "cards in each special deck, by deck",
        lambda s: {d: len(s.decks[d]) for d in range(decks_of(s))},
    ),
    Fact("residence", Count(), "number of tricks in the Residence", lambda s: sum(s.residence)),
]
