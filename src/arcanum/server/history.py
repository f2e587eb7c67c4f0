"""Looking back: what a seat has missed; of finished games the record and any moment."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec

from arcanum.kernel.codec import fingerprint
from arcanum.kernel.state import State
from arcanum.records import SEATS, Record
from arcanum.server.deals import dealt, sealed
from arcanum.server.errors import Refused
from arcanum.server.heard import Viewer, hears
from arcanum.server.past import key_of
from arcanum.server.room import Room
from arcanum.server.showing import whole_deal
from arcanum.server.stored import ACT, Event
from arcanum.server.types import Computer, Human, Moment, NewTable, Step

MOST_MISSED = 100  # steps that are shown again
PIECE = 8  # actions that are replayed before other requests get their turn


def finished(room: Room) -> None:
    """Before the end nobody may look back; nor where nothing is there to look at."""
    if room.s is None and room.past is None:
        raise Refused(409, room.why_closed())
    if not room.over:
        raise Refused(403, "the game is not over yet")


def record(room: Room, running: bool = False) -> str:
    """The game as a record: JSON Lines. The hash in it was shown from the start.

    It tells the whole deal, also where that is still secret: callers see to it.
    `running`: as it stands now; the caller has checked that the reader may know everything.
    """
    if not running:
        finished(room)
    if room.head.start is not None:
        raise Refused(409, "this table began with a position, so it has no record")
    if room.past is not None:
        lines = [
            json.dumps({"seat": SEATS[seat], "do": text}, ensure_ascii=False) + "\n"
            for seat, text in room.log.actions()
        ]
        return "".join((room.past.header, "\n", *lines))
    assert room.head.seed is not None
    made = Record(
        game=room.head.game,
        seats=room.head.seats,
        seed=room.head.seed,
        options=room.head.settings,
        rules=room.head.rules,
        names=[who.name for who in room.seats],
        bots=[who.bot for who in room.seats],
        final_hash=fingerprint(room.state, room.head.rules),
        chance=room.head.chance,
        changed=[
            (each.actions, each.was, each.becomes)
            for each in room.crossings
            if each.ground is not None
        ],
        ended=room.ended,
        running=running,
        conceded=[
            (SEATS[each.seat], each.after)
            for each in room.extras.happenings
            if each.kind == "concedes"
        ],
    )
    made.actions = room.log.actions()
    first, _, rest = made.text().partition("\n")
    header = {
        **json.loads(first),
        "seed_hash": sealed(room.head),
        "table": room.head.id,
    }
    parts = whole_deal(room)
    if parts is not None:
        header["deal"] = msgspec.to_builtins(parts)
        header["practice"] = room.head.practice
    return json.dumps(header, ensure_ascii=False) + "\n" + rest


def check_moment(room: Room, at: int, seat: str) -> None:
    """Refuse a moment that does not exist, or must not be seen yet."""
    finished(room)
    of = len(room.log.kept)
    if at > of:
        raise Refused(422, f"this game has {of} actions")
    if seat not in ("all", "onlooker") and seat not in map(str, range(room.head.seats)):
        raise Refused(400, "seat must be a seat of this table, 'onlooker' or 'all'")


def moment(room: Room, at: int, seat: str, view: dict[str, Any], scores: list[int]) -> Moment:
    """A finished game after `at` actions, as the caller has checked and looked at it."""
    of = len(room.log.kept)
    viewer = int(seat) if seat not in ("all", "onlooker") else None
    played = room.log.actions()
    notes = []
    if at:
        for note in room.notes.all[room.notes.before[at - 1] : room.notes.upto(at)]:
            if seat == "all" or hears(note[0], viewer):
                notes.append(msgspec.json.decode(note[1:]))
    return Moment(
        at=at,
        of=of,
        seat=viewer if viewer is not None else seat,
        action=played[at - 1][1] if at else None,
        by=played[at - 1][0] if at else None,
        view=view,
        notes=notes,
        scores=scores,
    )


def shows_from(first: int, at: int) -> None:
    """Steps before `first` were played under rules that are gone, and nobody kept pictures."""
    if at < first:
        raise Refused(
            409, f"the rules changed during this game: it can be seen from step {first} on"
        )


def check_missed(room: Room) -> None:
    """Refuse where there is no game to look at."""
    if room.s is None and room.past is None:
        raise Refused(409, room.why_closed())


async def missed(room: Room, viewer: Viewer, since: int) -> list[Step]:
    """What a viewer was shown after each action that they heard of, since note `since`.

    The game is played again from its beginning, and looked at with the viewer's own eyes then:
    so it is what the viewer was sent, without any later knowledge. It happens in short pieces,
    so that other requests are served meanwhile.
    """
    check_missed(room)
    wanted = dict(steps_heard(room, viewer, since)[-MOST_MISSED:])
    past = room.past
    out = []
    if past is not None:
        for at, view in enumerate(past.views(key_of(viewer)), start=past.first):
            if at in wanted:
                out.append(Step(at, wanted[at], view))
            if at % PIECE == 0:
                await asyncio.sleep(0)
        return out
    played = room.log.actions(max(wanted, default=0))
    s, first = begun(room)
    for at in range(first, len(played) + 1):
        if at > first:
            s.turn_to(played[at - 1][0])
            s.apply(room.faces.read(played[at - 1][1]))
        if at in wanted:
            out.append(Step(at, wanted[at], s.observe(viewer)))
        if at % PIECE == 0:
            await asyncio.sleep(0)
    return out


def heard(room: Room, viewer: Viewer) -> list[int]:
    """How many notes a viewer had heard after each action: where a line of the log belongs."""
    finished(room)
    out = [0] * (len(room.log.kept) + 1)
    for at, notes in steps_heard(room, viewer, 0):
        out[at] = notes
    for at in range(1, len(out)):
        out[at] = max(out[at], out[at - 1])
    return out


def steps_heard(room: Room, viewer: Viewer, since: int) -> list[tuple[int, int]]:
    """After how many actions a viewer had heard something new, and how many notes then."""
    out = []
    before = heard = 0
    for at in range(len(room.log.kept) + 1):
        end = room.notes.upto(at)
        new = sum(hears(note[0], viewer) for note in room.notes.all[before:end])
        before = end
        heard += new
        if new and heard > since:
            out.append((at, heard))
    return out


def begun(room: Room) -> tuple[State, int]:
    """The game of a table as it began, or as it stood when its rules changed.

    And how many actions came before that.
    """
    if room.ground is None:
        return dealt(room.faces.game, room.head, notes=False), 0
    then = Room(room.head, room.seats.sitting)
    room.ground(then)
    then.state.telling = False
    return then.state, len(then.log.kept)


def forked(
    room: Room, at: int, seats: list[Human | Computer] | None, mine: Viewer = None
) -> tuple[NewTable, list[Event]]:
    """A new table that begins with the first `at` actions of a finished game.

    `mine` is the seat of whoever wants it. Everybody may know the deal: it is a practice table.
    """
    finished(room)
    if room.head.start is not None:
        raise Refused(409, "this table began with a position: open its lesson again instead")
    kept = room.faces.game.keeps(room.head.rules, room.head.settings)
    if room.past is not None or room.ground is not None or kept:
        raise Refused(409, "this game was played under other rules: nobody can play on from it")
    if at >= len(room.log.kept):
        raise Refused(422, f"choose a moment before the end: 0 to {len(room.log.kept) - 1}")
    if seats is None:
        seats = [
            Computer(who.bot, who.name)
            if who.bot
            else Human(who.name, None if mine is None else p == mine)
            for p, who in enumerate(room.seats)
        ]
    if len(seats) != room.head.seats:
        raise Refused(422, f"this game has {room.head.seats} seats")
    wanted = NewTable(
        game=room.head.game,
        seats=seats,
        options=room.head.settings,
        seed=room.head.seed,
        onlookers=room.head.onlookers,
        hints=room.head.hints,
        club=room.head.club,
    )
    events = [
        Event(ACT, seat, text, version, room.head.created)
        for version, (seat, text) in enumerate(room.log.actions(at))
    ]
    return wanted, events
