"""Who sits where: people and bots."""

from __future__ import annotations

from collections.abc import Sequence

from arcanum.kernel.errors import BadSetting

LETTERS = "ABCDEFGH"
HUMAN = "human"
Seating = list[str | None]  # a bot's name for each seat, None for a person


def seat_at(seat: str | int, seats: int) -> int:
    """A seat given as a letter or as a number from 1 on."""
    text = str(seat).strip().upper()
    if len(text) == 1 and text in LETTERS[:seats]:
        return LETTERS.index(text)
    if text.isdecimal() and 1 <= int(text) <= seats:
        return int(text) - 1
    raise BadSetting(
        f"there is no seat '{seat}' at this table (seats: {', '.join(LETTERS[:seats])})"
    )


def seated(seats: int, seat: str | int | None, bots: Sequence[str], default: str) -> Seating:
    """Who sits where.

    With a seat, a person sits there and the bots go round the other seats; without bots, the
    default one does. Without a seat, the bots take the last seats and people the others;
    without bots either, a person sits at A among default bots. A bot called `human` is a
    person: `--bots human` makes a table for people only.
    """
    people = [None if name == HUMAN else name for name in bots]
    if seat is None and bots:
        if len(people) > seats:
            raise BadSetting(f"{len(people)} bots do not fit at a table of {seats} seats")
        return [None] * (seats - len(people)) + people
    at = 0 if seat is None else seat_at(seat, seats)
    if len(people) > seats - 1:
        raise BadSetting(f"beside you there are {seats - 1} seats, not {len(people)}")
    others = people or [default]
    out: Seating = [others[i % len(others)] for i in range(seats - 1)]
    out.insert(at, None)
    return out
