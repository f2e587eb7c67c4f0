"""How things of Trickerion are written: names of every kind, and markers on cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from arcanum.games.trickerion.rules.base import facts
from arcanum.games.trickerion.rules.base.markers import (
    marker,
    owner_of,
    pieces,
    trick_of,
    turned_of,
)
from arcanum.games.trickerion.rules.base.observe import name_of
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.kernel.errors import BadData
from arcanum.lab.shapes import Many, Name, Seat, Shape, Table, near


def sides(s: Trickerion) -> list[str]:
    """What the sides of the table are called."""
    return [name_of(s, p) for p in range(s.n)]


A_SIDE: Final = Seat(sides, none=True)
A_CARD: Final = Name("card", facts.CARDS)
A_CHARACTER: Final = Name("character", facts.CHARACTERS)
A_COMPONENT: Final = Name("component", facts.COMPONENTS)
A_DECK: Final = Name("deck", facts.DECKS)
A_DIE: Final = Name("die", facts.DICE)
A_FACE: Final = Name("face", facts.FACES)
A_LOCATION: Final = Name("location", facts.LOCATIONS)
A_MAGICIAN: Final = Name("magician", facts.MAGICIANS)
A_PERFORMANCE: Final = Name("performance card", facts.PERFORMANCES)
A_PLACE: Final = Name("place on a card", facts.POSITIONS)
A_PLAN: Final = Name("plan", facts.PLANS)
A_PROPHECY: Final = Name("prophecy", facts.PROPHECIES)
A_ROOM_SLOT: Final = Name("slot of a room", facts.ROOM_SLOTS)
A_ROOM_SPACE: Final = Name("space", facts.ROOM_SPACES)
A_SCHOOL: Final = Name("school", facts.SCHOOLS)
A_SECRET: Final = Name("secret", facts.SECRETS)
A_SETUP_DIE: Final = Name("die", facts.SETUP_DICE)
A_SLOT: Final = Name("slot", facts.SLOTS)
A_SPECIAL: Final = Name("special card", facts.SPECIALS)
A_SPECIALIST: Final = Name("specialist", facts.ROLES[1 : facts.APPRENTICE], base=1)
A_SYMBOL: Final = Name("symbol", facts.SYMBOLS)
A_TILE: Final = Name("tile", facts.TILES)
A_TRICK: Final = Name("trick", facts.TRICKS)

SOME_CHARACTERS: Final = Many(A_CHARACTER, ordered=False)
SOME_COMPONENTS: Final = Many(A_COMPONENT, ordered=False)
SOME_SPECIALS: Final = Many(A_SPECIAL, ordered=False)
SOME_TRICKS: Final = Many(A_TRICK, ordered=False)
THEIRS: Final = "is not among the tricks of that side"


def fields(value: Any, known: tuple[str, ...], where: str) -> dict[str, Any]:
    """A table with these keys; only `pieces` may be left out."""
    if not isinstance(value, dict):
        raise BadData(f"{where}: write each as a table with {', '.join(known)}")
    for key in value:
        if key not in known:
            raise BadData(f"unknown key '{where}.{key}'{near(key, known)}")
    for key in known:
        if key not in value and key != "pieces":
            raise BadData(f"{where}: '{key}' is missing")
    return value


class Marker(Shape):
    """A marker in its slot: `A linking_rings up`, with `x2` for two pieces; `""` for none."""

    about = 'a marker, as "A linking_rings up", or ""'

    def read(self, s: Any, value: Any, where: str) -> Any:
        words = value.split() if isinstance(value, str) else ["?"]
        if not words:
            return facts.NOTHING
        if words == ["neutral"]:
            return NEUTRAL
        twice = len(words) == 4 and words[3] == "x2"
        if len(words) != 3 + twice:
            raise self.wrong(value, where)
        return marker(
            A_SIDE.read(s, words[0], where),
            A_TRICK.read(s, words[1], where),
            DIRECTION.read(s, words[2], where),
            int(twice),
        )

    def spell(self, s: Any, value: Any) -> Any:
        if value == facts.NOTHING:
            return ""
        if value == NEUTRAL or owner_of(value) == facts.NOBODY:
            return "neutral"
        side, trick = name_of(s, owner_of(value)), facts.TRICKS[trick_of(value)]
        text = f"{side} {trick} {facts.DIRECTIONS[turned_of(value)]}"
        return text + (" x2" if pieces(value) == 2 else "")

    def empty(self, value: Any) -> bool:
        return bool(value == facts.NOTHING)

    def alike(self, told: Any, found: Any) -> bool:
        if told == NEUTRAL:
            return found >= 0 and owner_of(found) == facts.NOBODY
        return bool(told == found)


NEUTRAL: Final = -2  # a marker of nobody, whichever way it lies
DIRECTION: Final = Name("direction", facts.DIRECTIONS)
MARKER_KEYS: Final = ("card", "slot", "turned", "player", "trick", "pieces")


class Markers(Table):
    """Markers by card and place; a list of tables, one for each marker, will do too."""

    def __init__(self) -> None:
        on_card = Table(A_PLACE, Marker(), absent="is no place on this card")
        super().__init__(A_PERFORMANCE, on_card, absent="is not in the row")

    def by_card(self, value: Any, where: str) -> Any:
        """The list of tables as a table by card and place."""
        if not isinstance(value, list):
            return value
        out: dict[str, dict[str, str]] = {}
        for each in value:
            told = fields(each, MARKER_KEYS, where)
            twice = " x2" if told.get("pieces", 1) == 2 else ""
            here = out.setdefault(str(told["card"]), {})
            if told["slot"] in here:
                raise BadData(f"INV-27: {where}: two markers at {told['card']} {told['slot']}")
            here[str(told["slot"])] = (
                f"{told['player']} {told['trick']} {told['turned']}{twice}"
            )
        return out

    def read(self, s: Any, value: Any, where: str) -> Any:
        return super().read(s, self.by_card(value, where), where)

    def differences(self, s: Any, wanted: Any, found: Any, where: str) -> Iterator[str]:
        yield from super().differences(s, self.by_card(wanted, where), found, where)


class Beside(Shape):
    """A marker beside the slots of a card: `riverside_01 A linking_rings`, or as a table."""

    about = 'a marker beside a card, as "riverside_01 A linking_rings"'

    def read(self, s: Any, value: Any, where: str) -> Any:
        if isinstance(value, dict):
            told = fields(value, ("card", "player", "trick"), where)
            value = f"{told['card']} {told['player']} {told['trick']}"
        words = value.split() if isinstance(value, str) else []
        if len(words) != 3:
            raise self.wrong(value, where)
        return (
            A_PERFORMANCE.read(s, words[0], where),
            A_SIDE.read(s, words[1], where),
            A_TRICK.read(s, words[2], where),
        )

    def spell(self, s: Any, value: Any) -> Any:
        card, owner, trick = value
        return f"{facts.PERFORMANCES[card]} {name_of(s, owner)} {facts.TRICKS[trick]}"
