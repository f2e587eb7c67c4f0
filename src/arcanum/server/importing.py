"""A table from a record that somebody brings: to look back at, to analyse, or to play on."""

from __future__ import annotations

import time
from collections.abc import Sequence

from arcanum.bots import bot as find_bot
from arcanum.kernel.codec import fingerprint
from arcanum.kernel.errors import ArcanumError, BadData, BadSetting
from arcanum.records import Record, parse
from arcanum.server.errors import Refused
from arcanum.server.faces import faces
from arcanum.server.room import Room
from arcanum.server.stored import ACT, Event
from arcanum.server.types import Computer, Human, NewTable
from arcanum.server.wording import display_name

MOST_ACTIONS = 3000
MOST_NAME = 40
MOST_SEED = 64  # letters, or bits
# What a record of the wrong shape runs into, where nobody looked at the shape before.
BROKEN = (ArcanumError, TypeError, ValueError, LookupError, AttributeError, RecursionError)


def imported(
    text: str, chosen: Sequence[Human | Computer] | None = None
) -> tuple[Record, NewTable, list[Event]]:
    """The record, a practice table for it, and the events that it begins with.

    `chosen`: who sits there. Otherwise all seats of people are its maker's: they sit at one
    screen, if it is played on.
    """
    try:
        record = checked(parse(text))
        read = faces(record.game)
        spelled = [(seat, read.spell(read.read(said))) for seat, said in record.actions]
    except BROKEN as wrong:
        why = str(wrong) if isinstance(wrong, ArcanumError) else "its header is wrong"
        raise Refused(422, f"this record cannot be used: {why}", "bad-record") from wrong
    seats = seats_of(record) if chosen is None else list(chosen)
    if len(seats) != record.seats:
        raise Refused(422, f"this game has {record.seats} seats", rule="")
    wanted = NewTable(record.game, seats, record.options, record.seed)
    at = time.time()
    events = [Event(ACT, seat, said, base, at) for base, (seat, said) in enumerate(spelled)]
    return record, wanted, events


def seats_of(record: Record) -> list[Human | Computer]:
    """Who sat there: bots again, and people, all of them the maker's."""
    out: list[Human | Computer] = []
    for seat in range(record.seats):
        name = name_of(record, seat)
        bot = record.bots[seat] if seat < len(record.bots) else ""
        plays = plays_here(bot, record.game)
        out.append(Computer(bot, name) if plays else Human(name, True))
    return out


def plays_here(bot: object, game: str) -> bool:
    """Whether a record names a bot that can play the game here."""
    if not isinstance(bot, str) or not bot:
        return False
    try:
        find_bot(bot, game)
    except (BadSetting, ImportError):
        return False
    return True


def checked(record: Record) -> Record:
    """The record, if this program can play it."""
    game = record.playable()
    if not game.seats[0] <= record.seats <= game.seats[1]:
        raise BadData(f"{record.game} is not for {record.seats} seats")
    if len(record.actions) > MOST_ACTIONS:
        raise BadData(f"it has more than {MOST_ACTIONS} actions")
    seed = record.seed
    size = len(seed) if isinstance(seed, str) else seed.bit_length()
    if size > MOST_SEED:
        raise BadData("its seed is too long")
    if record.rules != game.version:
        record.replay(notes=False)  # refused, unless it comes to the same end
        if game.keeps(record.rules, record.options):
            raise BadData(record.other_rules(game))  # a new table is laid by the present ones
    return record


def comes_to(record: Record, room: Room) -> None:
    """Refuse a record that ends elsewhere than it says: somebody has changed it.

    One that was cut short, to play on from there, is not at its end.
    """
    whole = record.running or room.over
    if whole and record.final_hash and record.rules == room.head.rules and room.s is not None:
        found = fingerprint(room.s, record.rules)
        if found != record.final_hash:
            line = f"this record cannot be used: it ends in {found}, not in {record.final_hash}"
            raise Refused(422, line, "bad-record")


def name_of(record: Record, seat: int) -> str:
    """The name of a seat, as far as it can be shown."""
    name = record.names[seat] if seat < len(record.names) else ""
    try:
        return display_name(name[:MOST_NAME], needed=False) if isinstance(name, str) else ""
    except Refused:
        return ""
