"""What things on a side of Seasons are worth: learned.toml, which says how it was made."""

from __future__ import annotations

from typing import Final

from arcanum.bots.sheet import Sheet, sheet


def rows(table: Sheet) -> dict[str, list[float]]:
    """The numbers of every line of a table, by its name."""
    return {name: table.numbers(name) for name in table.names()}


_learned: Final[Sheet] = sheet(__name__, "learned")
_cards: Final[Sheet] = _learned.table("cards")
# By the number of seats and the card.
CARDS: Final[dict[int, dict[str, list[float]]]] = {
    int(seats): rows(_cards.table(seats)) for seats in _cards.names()
}
# By the card: for year 1, 2 and 3.
BY_YEAR: Final[dict[str, list[float]]] = rows(_learned.table("by_year"))
# By the number of seats.
REST: Final[dict[int, list[float]]] = {
    int(seats): numbers for seats, numbers in rows(_learned.table("rest")).items()
}
