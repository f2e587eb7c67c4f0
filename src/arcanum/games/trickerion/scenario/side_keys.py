"""Every key of a seat of Trickerion: how it is written, what it means, where it is seen."""

from __future__ import annotations

from typing import Final

from arcanum.games.trickerion.rules.base.ending import wages
from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE,
    COMPONENTS,
    CREW,
    NOTHING,
    PERMANENT,
    PROTEGE,
    SLOTS,
)
from arcanum.games.trickerion.rules.base.scoring import scored
from arcanum.games.trickerion.rules.base.table import (
    AT_HOME,
    AT_INN,
    ENGINEER_SLOT,
    IDLE_KNOWN,
    IDLE_UNSEEN,
    SUPPLY,
    Trickerion,
    Troupe,
    count,
    is_ready,
)
from arcanum.games.trickerion.scenario.names import (
    A_CARD,
    A_CHARACTER,
    A_COMPONENT,
    A_MAGICIAN,
    A_SLOT,
    A_SPECIALIST,
    A_SYMBOL,
    A_TRICK,
    SOME_CHARACTERS,
    SOME_COMPONENTS,
    SOME_SPECIALS,
    SOME_TRICKS,
    THEIRS,
    sides,
)
from arcanum.kernel.frames import Player
from arcanum.lab.positions import SideFact, SideKey
from arcanum.lab.shapes import Choice, Count, Fields, Flag, Many, Number, Seat, Table

LISTED: Final = -1  # markers on a trick that is only named
LINES: Final = (
    "fame",
    "shards",
    "coins",
    "apprentices",
    "specialists",
    "cards",
    "tricks",
    "leftovers",
    "characters",
    "banners",
)


def by_trick(me: Troupe, values: list[int]) -> dict[int, int]:
    """A value for each trick that is owned."""
    return {me.tricks[i]: values[i] for i in range(4) if me.tricks[i] >= 0}


def where(me: Troupe, c: int) -> str:
    """Where a Character is."""
    at = me.at[c]
    if at == SUPPLY:
        return "supply"
    if at == AT_INN:
        return "inn"
    return "home" if at == AT_HOME else SLOTS[at]


def team(me: Troupe, first: int, last: int) -> list[int]:
    """The Characters of a range that are on the team."""
    return [c for c in range(first, last) if me.at[c] not in (SUPPLY, AT_INN)]


def known_cards(s: Trickerion, p: Player) -> dict[int, list[int]]:
    """What a seat can name of the others' special cards."""
    return {
        q: [
            card
            for card in s.troupes[q].hand + s.troupes[q].cards
            if 0 <= card < PERMANENT and s.can_name(p, card)
        ]
        for q in range(s.n)
        if q != p
    }


def lines(s: Trickerion, p: Player) -> dict[str, int]:
    """The lines of the final score."""
    score = scored(s, p)
    return {
        line: sum(score.tricks) if line == "tricks" else getattr(score, line) for line in LINES
    }


SIDE: Final[list[SideKey[Trickerion]]] = [
    SideKey(
        "magician",
        A_MAGICIAN.or_none(),
        "the Magician (electra, red_lotus, yoruba_spiritmaster, great_optico, by seat)",
        lambda s, p: s.troupes[p].magician,
    ),
    SideKey("fame", Number(0, 999), "Fame (5)", attr="fame", default=5),
    SideKey("coins", Number(0, 999), "Coins (10)", lambda s, p: s.troupes[p].coins),
    SideKey("shards", Number(0, 99), "Shards (1)", lambda s, p: s.troupes[p].shards),
    SideKey(
        "components",
        Table(A_COMPONENT, Number(0, 9)),
        "tokens by type, as `{ wood = 2 }` (none)",
        lambda s, p: dict(enumerate(s.troupes[p].tokens)),
    ),
    SideKey(
        "on_manager",
        SOME_COMPONENTS,
        "which piles lie on the Manager board (none)",
        lambda s, p: [c for c in range(len(COMPONENTS)) if s.troupes[p].on_manager[c]],
    ),
    SideKey(
        "tricks",
        Table(A_TRICK, Number(0, 9), absent=THEIRS, listed=LISTED),
        "tricks with the markers on them, in slot order, as `{ linking_rings = 2 }` (none). A "
        "list of names will do: in `given` without markers, in `expect` whatever lies on them",
        lambda s, p: by_trick(s.troupes[p], s.troupes[p].ready),
    ),
    SideKey(
        "engineer_trick",
        A_TRICK.or_none(),
        "which of them lies on the Engineer board (none)",
        lambda s, p: s.troupes[p].tricks[ENGINEER_SLOT],
    ),
    SideKey(
        "symbols",
        Table(A_TRICK, A_SYMBOL.or_none(), absent=THEIRS),
        "the symbol of a trick, by trick (those that are free, in order)",
        lambda s, p: by_trick(s.troupes[p], s.troupes[p].symbols),
    ),
    SideKey(
        "shards_on",
        Table(A_TRICK, Number(0, 9), absent=THEIRS),
        "Shards on tricks, by trick (none)",
        lambda s, p: by_trick(s.troupes[p], s.troupes[p].extra),
    ),
    SideKey(
        "specialists",
        Many(A_SPECIALIST, ordered=False),
        "`engineer`, `manager`, `assistant`, in any order (none)",
        lambda s, p: team(s.troupes[p], 1, APPRENTICE),
    ),
    SideKey(
        "apprentices",
        Number(0, 4),
        "number of Apprentices (1)",
        lambda s, p: len(team(s.troupes[p], APPRENTICE, PROTEGE)),
    ),
    SideKey(
        "favoured",
        A_CHARACTER.or_none(),
        "the Apprentice at home on the Assistant board (none)",
        attr="favoured",
        default=NOTHING,
    ),
    SideKey(
        "inn",
        SOME_CHARACTERS,
        "Characters hired this round, in any order (none)",
        lambda s, p: [c for c in range(CREW) if s.troupes[p].at[c] == AT_INN],
    ),
    SideKey(
        "hand",
        SOME_SPECIALS,
        "special cards in hand, in any order (none); the permanent ones are there unless "
        "assigned",
        lambda s, p: [card for card in s.troupes[p].hand if card < PERMANENT],
    ),
    SideKey(
        "assigned",
        Table(A_CHARACTER, A_CARD.or_none()),
        'cards under Characters, face up, as `{ magician = "theater" }` (none)',
        lambda s, p: dict(enumerate(s.troupes[p].cards[:CREW])),
    ),
    SideKey(
        "idle",
        SOME_CHARACTERS,
        "Characters whose card was turned down (none)",
        lambda s, p: [
            c for c in range(CREW) if s.troupes[p].face[c] in (IDLE_KNOWN, IDLE_UNSEEN)
        ],
    ),
    SideKey(
        "placed",
        Table(A_CHARACTER, A_SLOT.or_none()),
        'slots of Characters placed this round, as `{ magician = "downtown_1" }` (none)',
        lambda s, p: {c: max(s.troupes[p].at[c], NOTHING) for c in range(CREW)},
    ),
    SideKey(
        "poster", Flag(), "whether the Poster is out (false)", attr="poster", default=False
    ),
    SideKey(
        "used",
        Flag(),
        "whether the Magician's ability was used this round (false)",
        attr="used",
        default=False,
    ),
    SideKey(
        "gave_up",
        SOME_CHARACTERS,
        "Characters that took +1 AP instead of an effect (none)",
        lambda s, p: s.troupes[p].gave_up,
    ),
    SideKey(
        "debuts",
        SOME_TRICKS,
        "tricks that were performed in this game (none)",
        lambda s, p: s.troupes[p].debuts,
    ),
    SideKey(
        "talent",
        A_CHARACTER.or_none(),
        "the Apprentice of Hidden Talent (none)",
        attr="talent",
        default=NOTHING,
    ),
    SideFact(
        "count",
        Table(A_COMPONENT, Count()),
        "tokens and Manager bonus, by type",
        lambda s, p: {c: count(s.troupes[p], c) for c in range(len(COMPONENTS))},
    ),
    SideFact(
        "supply",
        Table(A_SYMBOL, Count()),
        "markers in own supply, by symbol",
        lambda s, p: dict(enumerate(s.troupes[p].supply)),
    ),
    SideFact("hand_count", Count(), "cards in hand", lambda s, p: len(s.troupes[p].hand)),
    SideFact(
        "hand_all",
        Many(A_CARD, ordered=False),
        "all cards in hand, in any order",
        lambda s, p: s.troupes[p].hand,
    ),
    SideFact(
        "at",
        Table(A_CHARACTER, Choice(["supply", "inn", "home", *SLOTS])),
        "where each Character is: `supply`, `inn`, `home` or a slot",
        lambda s, p: {c: where(s.troupes[p], c) for c in range(CREW)},
    ),
    SideFact(
        "cards",
        Table(A_CHARACTER, A_CARD.or_none()),
        'the card under each Character, or `""`',
        lambda s, p: dict(enumerate(s.troupes[p].cards[:CREW])),
    ),
    SideFact(
        "ready",
        SOME_CHARACTERS,
        "the ready Characters, in any order",
        lambda s, p: [c for c in range(CREW) if is_ready(s.troupes[p], c)],
    ),
    SideFact(
        "drawn",
        SOME_SPECIALS,
        "special cards drawn to choose from, in any order",
        lambda s, p: s.troupes[p].drawn,
    ),
    SideFact("score", Count(), "Fame if the game ended now", lambda s, p: scored(s, p).total()),
    SideFact(
        "lines",
        Fields(**{line: Count() for line in LINES}),
        f"the lines of the final score: {', '.join(f'`{line}`' for line in LINES)}",
        lines,
    ),
    SideFact(
        "owned",
        Count(),
        "number of tricks owned",
        lambda s, p: sum(1 for trick in s.troupes[p].tricks if trick >= 0),
    ),
    SideFact("wages", Count(), "what is due for the Characters placed", wages),
    SideFact(
        "knows",
        Table(Seat(sides), SOME_SPECIALS, absent="is the seat itself"),
        "special cards of each other seat that this one can name, as `{ B = […] }`",
        known_cards,
    ),
]
