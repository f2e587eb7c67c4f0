"""Looking back: what a seat has missed; of finished games the record and any moment."""

from __future__ import annotations

import asyncio
import json

import msgspec

from arcanum.kernel.codec import fingerprint
from arcanum.kernel.state import State
from arcanum.records import Record
from arcanum.server.deals import dealt, sealed
from arcanum.server.errors import Refused
from arcanum.server.heard import Viewer, hears
from arcanum.server.room import Room
from arcanum.server.showing import deal
from arcanum.server.stored import ACT, Event
from arcanum.server.types import Computer, Human, Moment, NewTable, Step

MOST_MISSED = 100  # steps that are shown again
PIECE = 8  # actions that are replayed before other requests get their turn


def finished(room: Room) -> State:
    """The state of a finished game; before the end nobody may look back."""
    if room.s is None:
        raise Refused(409, room.why_closed())
    if not room.s.over:
        raise Refused(403, "the game is not over yet")
    return room.s


def record(room: Room) -> str:
    """The game as a record: JSON Lines. The hash in it was shown from the start."""
    s = finished(room)
    assert room.head.seed is not None
    made = Record(
        game=room.head.game,
        seats=room.head.seats,
        seed=room.head.seed,
        options=room.head.settings,
        rules=room.head.rules,
        names=[who.name for who in room.seats],
        bots=[who.bot for who in room.seats],
        final_hash=fingerprint(s),
        chance=room.head.chance,
    )
    made.actions = room.log.actions()
    first, _, rest = made.text().partition("\n")
    header = {
        **json.loads(first),
        "seed_hash": sealed(room.head),
        "table": room.head.id,
    }
    parts = deal(room)
    if parts is not None:
        header["deal"] = msgspec.to_builtins(parts)
        header["practice"] = room.head.practice
    return json.dumps(header, ensure_ascii=False) + "\n" + rest


def moment(room: Room, at: int, seat: str) -> Moment:
    """A finished game after `at` actions, with a seat's knowledge, an onlooker's, or all."""
    finished(room)
    of = len(room.log.kept)
    if at > of:
        raise Refused(422, f"this game has {of} actions")
    viewer: int | None = None
    if seat not in ("all", "onlooker"):
        if not seat.isascii() or not seat.isdigit() or int(seat) >= room.head.seats:
            raise Refused(400, "seat must be a seat of this table, 'onlooker' or 'all'")
        viewer = int(seat)
    s = begun(room)
    played = room.log.actions()
    for who, text in played[:at]:
        s.turn_to(who)
        s.apply(room.faces.game.read(text))
    scores = s.scores()
    if seat == "all":
        s.open_all()
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
        view=s.observe(viewer),
        notes=notes,
        scores=scores,
    )


async def missed(room: Room, viewer: Viewer, since: int) -> list[Step]:
    """What a viewer was shown after each action that they heard of, since note `since`.

    The game is played again from its beginning, and looked at with the viewer's own eyes then:
    so it is what the viewer was sent, without any later knowledge. It happens in short pieces,
    so that other requests are served meanwhile.
    """
    if room.s is None:
        raise Refused(409, room.why_closed())
    wanted = dict(steps_heard(room, viewer, since)[-MOST_MISSED:])
    played = room.log.actions(max(wanted, default=0))
    s = begun(room)
    out = []
    for at in range(len(played) + 1):
        if at:
            s.turn_to(played[at - 1][0])
            s.apply(room.faces.read(played[at - 1][1]))
        if at in wanted:
            out.append(Step(at, wanted[at], s.observe(viewer)))
        if at % PIECE == 0:
            await asyncio.sleep(0)
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


def begun(room: Room) -> State:
    """The game of a table as it began."""
    return dealt(room.faces.game, room.head, notes=False)


def forked(
    room: Room, at: int, seats: list[Human | Computer] | None, mine: Viewer = None
) -> tuple[NewTable, list[Event]]:
    """A new table that begins with the first `at` actions of a finished game.

    `mine` is the seat of who wants it. Everybody may know the deal: it is a practice table.
    """
    finished(room)
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
    )
    events = [
        Event(ACT, seat, text, version, room.head.created)
        for version, (seat, text) in enumerate(room.log.actions(at))
    ]
    return wanted, events
