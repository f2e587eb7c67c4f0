"""What a bot at a table is asked, and what it may know of it."""

from __future__ import annotations

from typing import Any

from arcanum.lessons import rivals
from arcanum.server import secret
from arcanum.server.room import Room


def imagined(room: Room, seat: int) -> dict[str, Any]:
    """What a worker gets: a table that the seat could not tell from the real one."""
    if room.position is None:
        luck, seed = secret.new_number(), secret.new_number()
    else:  # a lesson goes the same way every time
        luck = seed = rivals.luck(room.position, len(room.log.kept))
    table = room.state.determinize(seat, luck)
    return {
        "game": room.head.game,
        "dump": table.dump(),
        "seat": seat,
        "table": room.head.id,
        "seed": seed,
        "undos": room.log.undos,
    }


def any_of(spelled: list[str]) -> str:
    """One of the options, each as likely as the others."""
    return spelled[secret.new_number() % len(spelled)]


def bot_to_move(room: Room) -> int | None:
    """A seat that is to decide and is played by a bot."""
    for seat in room.waiting:
        if room.seats[seat].bot:
            return seat
    return None
