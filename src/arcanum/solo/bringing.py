"""Records that are brought in: the table where the game was played, or one to play it on."""

from __future__ import annotations

from typing import Any

from arcanum.kernel.errors import ArcanumError
from arcanum.records import Record, parse
from arcanum.server.errors import Refused
from arcanum.server.making import make
from arcanum.server.stored import ACT, Event
from arcanum.server.tables import Tables
from arcanum.server.types import Computer, Human, Made, NewTable

MOST_LETTERS = 2_000_000  # of a record


async def bring(tables: Tables, body: Any) -> Made:
    """A practice table with all actions of a record; its people all sit at this screen."""
    text = body.get("record", "") if isinstance(body, dict) else ""
    if not isinstance(text, str) or len(text) > MOST_LETTERS:
        raise Refused(400, "this is no record")
    try:
        record = parse(text)
        record.replay(notes=False)
    except ArcanumError as wrong:
        raise Refused(422, str(wrong), "not-a-record") from wrong
    events = [
        Event(ACT, seat, spelled, version, 0.0)
        for version, (seat, spelled) in enumerate(record.actions)
    ]
    wanted = NewTable(
        game=record.game,
        seats=[seat_of(record, p) for p in range(record.seats)],
        options=record.options,
        seed=record.seed,
    )
    return await make(tables, wanted, events=events, chance=record.chance)


def seat_of(record: Record, seat: int) -> Human | Computer:
    """Who sat there."""
    name = record.names[seat] if seat < len(record.names) else ""
    bot = record.bots[seat] if seat < len(record.bots) else ""
    return Computer(bot, name) if bot else Human(name, mine=True)
