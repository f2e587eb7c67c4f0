"""The keys of a game against the Heir."""

from __future__ import annotations

from typing import Any, Final

from arcanum.games.trickerion.rules.base.facts import (
    BLOCKED,
    CHARACTERS,
    COMPONENTS,
    HEIR,
    LOCATIONS,
    NOTHING,
    SLOTS,
)
from arcanum.games.trickerion.rules.base.table import (
    PLACING,
    SOURCE_NAMES,
    SOURCES,
    Trickerion,
)
from arcanum.games.trickerion.rules.heir.dice import dice_of, is_blocked
from arcanum.games.trickerion.rules.heir.facts import DIE_OF_LOCATION, FACES_OF_DIE
from arcanum.games.trickerion.rules.heir.turns import (
    candidates,
    character_first,
    is_contested,
    location_first,
)
from arcanum.games.trickerion.scenario.names import (
    A_CHARACTER,
    A_LOCATION,
    A_PLAN,
    A_SETUP_DIE,
    A_SLOT,
    A_SPECIAL,
    A_TRICK,
    SOME_COMPONENTS,
)
from arcanum.kernel.errors import BadData
from arcanum.lab.positions import Fact, Key, SideFact, SideKey
from arcanum.lab.shapes import Choice, Count, Many, Name, Number, Shape, Table, Text


class Pair(Shape):
    """What a round-setup die blocks: two slots by number, or two days."""

    about = 'two slots or days, as [1, 2] or ["friday", "sunday"]'

    def read(self, s: Any, value: Any, where: str) -> Any:
        if not isinstance(value, list) or len(value) != 2:
            raise self.wrong(value, where)
        theater = where.endswith("theater")
        name = f"{value[0]}_{value[1]}" if theater else f"slots_{value[0]}_{value[1]}"
        if name not in BLOCKED:
            raise BadData(f"{where}: no face of the die blocks {value[0]} and {value[1]}")
        return BLOCKED.index(name)

    def spell(self, s: Any, value: Any) -> Any:
        first, second = BLOCKED[value].removeprefix("slots_").split("_")
        return [int(first), int(second)] if first.isdecimal() else [first, second]

    def empty(self, value: Any) -> bool:
        return False


def see_blocked(s: Trickerion) -> dict[int, int]:
    """What each die blocks, by its location."""
    return {
        place: s.heirs[0].faces[DIE_OF_LOCATION[place]] + first_face(place)
        for place in range(len(LOCATIONS))
        if DIE_OF_LOCATION[place] in dice_of(s)
    }


def first_face(place: int) -> int:
    """Where the faces of a location's die begin: those of days follow those of slots."""
    return FACES_OF_DIE if LOCATIONS[place] == "theater" else 0


def blocked_slots(s: Trickerion) -> list[int]:
    """The slots that dice block now."""
    return [slot for slot in range(len(SLOTS)) if is_blocked(s, slot)]


HEIR_TABLE: Final[list[Key[Trickerion]]] = [
    Key(
        "blocked",
        Table(A_LOCATION, Pair(), absent="has no die"),
        'what each round-setup die blocks, as `{ downtown = [1, 2], theater = ["friday", '
        '"sunday"] }` (slots 3 and 4; Saturday and Sunday)',
        see_blocked,
    ),
    Key(
        "marked",
        Many(A_SETUP_DIE, ordered=False, what="dice"),
        "round-setup dice with a marker, by colour (none)",
        lambda s: [d for d in dice_of(s) if s.heirs[0].marked[d]],
    ),
    Fact(
        "blocked_slots",
        Many(A_SLOT, ordered=False),
        "all slots that the dice block now, in any order",
        blocked_slots,
    ),
]


def able(s: Trickerion) -> list[int]:
    """The characters that the Heir could place now."""
    return candidates(s) if s.phase == PLACING else []


def see_next(s: Trickerion) -> str:
    """The character that the Heir would place next, and where."""
    could = able(s)
    place = location_first(s, could) if could else NOTHING
    if place < 0:
        return ""
    return f"{CHARACTERS[character_first(s, could, place)]} {LOCATIONS[place]}"


HEIR_SIDE: Final[list[SideKey[Trickerion]]] = [
    SideKey(
        "plan",
        A_PLAN.or_none(),
        "the plan of this round (the first one; in phase `reveal` and before, none is out yet)",
        lambda s, p: s.heirs[0].plan,
    ),
    SideKey(
        "plans",
        Many(A_PLAN, top=True),
        "plans on top of the plan deck, top first",
        lambda s, p: s.heirs[0].plans[::-1],
    ),
    SideKey(
        "list",
        SOME_COMPONENTS,
        "types on the shopping list, in any order (what the tricks need)",
        lambda s, p: [c for c in range(len(COMPONENTS)) if s.heirs[0].wanted[c]],
    ),
    SideKey(
        "set_up",
        Number(0, 99),
        "markers set up in this round (0)",
        lambda s, p: s.heirs[0].set_up,
    ),
    SideFact(
        "mood",
        Choice(["ready", "busy"]),
        "`ready` or `busy`",
        lambda s, p: "ready" if s.heirs[0].is_ready else "busy",
    ),
    SideFact(
        "line",
        Many(A_CHARACTER),
        "his characters from left to right",
        lambda s, p: s.heirs[0].line,
    ),
    SideFact(
        "contested",
        Many(A_LOCATION, ordered=False),
        "the contested locations",
        lambda s, p: [place for place in range(len(LOCATIONS)) if is_contested(s, place)],
    ),
    SideFact(
        "candidates",
        Many(A_CHARACTER, ordered=False),
        "the characters that he could place now",
        lambda s, p: able(s),
    ),
    SideFact(
        "next",
        Text(),
        'the character that he would place next, with the location, as `"manager downtown"`',
        lambda s, p: see_next(s),
    ),
    SideFact(
        "order_of_tricks",
        Many(A_TRICK),
        "his tricks from left to right",
        lambda s, p: [trick for trick in s.troupes[HEIR].tricks if trick >= 0],
    ),
    SideFact(
        "held",
        Many(A_SPECIAL),
        "his special cards, in the order he got them",
        lambda s, p: s.heirs[0].held,
    ),
]

TALLY: Final[list[SideKey[Trickerion]]] = [
    SideFact(
        "tally",
        Table(Name("source of Fame", list(SOURCE_NAMES)), Count()),
        f"where the Fame of a side came from: {', '.join(f'`{n}`' for n in SOURCE_NAMES)}",
        lambda s, p: {i: s.heirs[0].tally[p * SOURCES + i] for i in range(SOURCES)},
    ),
]
