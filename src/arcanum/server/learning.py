"""Lessons at the server: making their tables, and turning their pages."""

from __future__ import annotations

import time

from arcanum.kernel.chance import FAST
from arcanum.lessons import Lesson, Try, words
from arcanum.lessons.reading import NEXT, Position
from arcanum.records import SEATS
from arcanum.server.acting import table_has_changed
from arcanum.server.agreeing import undo
from arcanum.server.errors import Clash, Refused, stale
from arcanum.server.making import make
from arcanum.server.room import Room
from arcanum.server.stored import TURN, Event, Start
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.server.types import Computer, Human, Made, NewLesson, NewTable


async def begin(tables: Tables, position: Position, wanted: NewLesson) -> Made:
    """A practice table of one person, from the position of a lesson or of a rule to try."""
    start = Start(position.game.dump(position.start()))
    if isinstance(position, Lesson):
        start.lesson = position.id
    elif isinstance(position, Try):
        start.rule = position.id
    return await make(
        tables,
        NewTable(
            game=position.game.id,
            seats=seats_of(position, wanted),
            options=position.options,
            seed=position.seed,
            onlookers=False,
            hints=True,
        ),
        chance=FAST,
        start=start,
    )


def seats_of(position: Position, wanted: NewLesson) -> list[Human | Computer]:
    """The person at their seat, and the rivals with names of their own."""
    say = words(wanted.lang, position.game.id).say
    return [
        Human(wanted.name)
        if p == position.you
        else Computer(position.bot_at(p), say("lesson-rival-name", seat=SEATS[p]))
        for p in range(position.seats)
    ]


async def turn_page(tables: Tables, table: Table, seat: int, base: int, way: str) -> int:
    """On with a lesson, or back to what was before; the version after it."""
    async with table.lock:
        room = table.room
        coach = room.coach
        if room.position is None or seat != room.position.you:
            raise Refused(409, "this table is no lesson")
        done = room.log.already(-1 - seat, base, way)
        if done is not None:
            return done
        if base > room.version or has_done(room, seat, base):
            raise stale(room.version, base)
        if way == NEXT and (coach is None or coach.wait != NEXT):
            raise Refused(409, "the lesson waits for something else")
        if way != NEXT and not (coach and coach.presses and coach.presses[-1] == coach.actions):
            return await step_back(tables, table, seat)
        event = Event(TURN, seat, way, base, time.time())
        try:
            await tables.append(table, event, room.over)
        except Clash as wrong:
            await tables.clashed(table)
            raise table_has_changed() from wrong
        room.turn_page(seat, way, base)
        tables.changed(table)
        return room.version


def has_done(room: Room, seat: int, base: int) -> bool:
    """Whether the person did something since that version; what rivals did does not matter."""
    return any(at in (seat, -1 - seat) for at in room.log.seats[base:])


async def step_back(tables: Tables, table: Table, seat: int) -> int:
    """Take back the person's last decision and what followed. The caller has the lock."""
    keep = table.room.log.own_last(seat)
    if keep < 0:
        raise Refused(422, "there is no step of yours to take back")
    await undo(tables, table, seat, keep)
    return table.room.version
