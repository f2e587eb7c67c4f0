"""Snapshots, from which replay may start, and tables restored from the store."""

from __future__ import annotations

import logging
import zlib
from array import array
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from arcanum.kernel.errors import ArcanumError
from arcanum.server.faces import faces
from arcanum.server.heard import Notes
from arcanum.server.room import Room, gather
from arcanum.server.showing import view
from arcanum.server.steps import FreeSteps, floor_after
from arcanum.server.stored import ACT, CONCEDE, END, UNDO, Event, Extras, Stored
from arcanum.server.types import encode

# What stored data that do not fit this program run into.
BROKEN = (
    ArcanumError,
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    ArithmeticError,
    AssertionError,
    RecursionError,
    zlib.error,
)
log = logging.getLogger("arcanum.server")


def snapshot(room: Room) -> bytes:
    """All that replay would make, so that it may start here."""
    s = room.state
    data = {
        "version": room.version,
        "state": room.faces.game.dump(s),
        "kept": list(room.log.kept),
        "notes": [[note[0], note[1:].decode()] for note in room.notes.all],
        "notes_at": list(room.notes.before),
        "fresh": room.log.fresh,
        "free": [room.steps.seat, room.steps.count, room.steps.came_out, room.steps.floor],
        "banks": room.banks.left,
        "asked_at": room.banks.asked_at,
        "given": room.banks.given,
        "views": [bytes(view(room, v)).decode() for v in (*range(s.seats), None)],
    }
    return zlib.compress(encode(data), 1)


def restored(stored: Stored) -> Room:
    """A table from the store: a snapshot and what came after, or all from the beginning.

    A snapshot that this program cannot read any more is no loss: every event is there.
    """
    if stored.head.seed is None:
        return gathering(stored)
    data = unpacked(stored)
    if data:
        try:
            if can_resume(stored, data["version"]):
                return resumed(stored, data)
        except BROKEN as wrong:
            log.warning("%s: replayed, its snapshot does not load: %s", stored.head.id, wrong)
    try:
        return replayed(stored)
    except BROKEN as wrong:
        return only_seen(stored, data, wrong)


def unpacked(stored: Stored) -> dict[str, Any]:
    """What the snapshot holds; nothing, if there is none or it is broken."""
    if stored.snapshot is None:
        return {}
    try:
        return read_snapshot(stored.snapshot[1])
    except BROKEN as wrong:
        log.warning("%s: its snapshot is broken: %s", stored.head.id, type(wrong).__name__)
        return {}


def gathering(stored: Stored) -> Room:
    """A table that is not dealt yet."""
    room = Room(stored.head, stored.sitting, stored.extras)
    try:
        gather(room)
    except BROKEN as wrong:
        return only_seen(stored, {}, wrong)
    return room


def resumed(stored: Stored, data: dict[str, Any]) -> Room:
    """A table from its snapshot and the actions after it."""
    room = new_room(stored)
    resume(room, data)
    add_events(room, stored.events[: data["version"]])
    return brought_on(room, stored, data["version"])


def replayed(stored: Stored) -> Room:
    """A table from all its events, or from those since its rules changed.

    Actions that were taken back are not played again.
    """
    room = new_room(stored)
    begun = begin(room, stored)
    events = stored.events
    undos = [at for at in range(begun, len(events)) if events[at].kind == UNDO]
    if undos:
        last = undos[-1]
        room.banks.left = time_left(room, events[: last + 1], begun)
        room.banks.asked_at = [events[last].at] * room.head.seats  # what went before is in that
        add_events(room, events[begun:last])
        room.log.kept = array("i", still_count(events[:last]))
        room.steps.floor = floor_of(events[:last])
        room.happen(events[last])
        begun = last + 1
    return brought_on(room, stored, begun)


def brought_on(room: Room, stored: Stored, since: int) -> Room:
    """The table after the rest of its events, with what is proposed there."""
    for event in stored.events[since:]:
        room.happen(event)
    room.proposals.restore(stored.ask, room.log, room.seats)
    return room


def new_room(stored: Stored) -> Room:
    """The room of a stored table, before anything has happened."""
    room = Room(stored.head, stored.sitting, stored.extras)
    room.crossings = stored.crossings
    grounds = [each.ground for each in stored.crossings if each.ground is not None]
    if grounds:
        room.ground = partial(resume, data=read_snapshot(grounds[-1]))
    return room


def begin(room: Room, stored: Stored) -> int:
    """Lay the table, or stand on its ground; how many events lie before that."""
    room.lay()
    versions = [each.version for each in stored.crossings if each.ground is not None]
    add_events(room, stored.events[: versions[-1] if versions else 0])
    return room.version


def still_count(events: Sequence[Event]) -> list[int]:
    """The events that count: actions that no undo has taken back."""
    kept: list[int] = []
    for at, event in enumerate(events):
        if event.kind == UNDO:
            del kept[int(event.action) :]
        elif event.kind == ACT:
            kept.append(at)
    return kept


def floor_of(events: Sequence[Event]) -> int:
    """How many actions cannot be taken back freely, by what was decided and taken back."""
    floor = 0
    seats: list[int] = []
    for event in events:
        if event.kind == UNDO:
            keep = int(event.action)
            floor = floor_after(floor, seats, keep)
            del seats[keep:]
        elif event.kind == ACT:
            seats.append(event.seat)
    return floor


def time_left(room: Room, events: Sequence[Event], begun: int) -> list[float]:
    """The time banks after events, from `begun` on, without playing them: never too little.

    Each decision costs the time since the event before it, so a seat that thought at the same
    time as others may have a little more than it had. A snapshot, if there is one, is exact.
    """
    banks = room.banks
    last = -1  # who decided last: further steps of the same seat add nothing
    since = events[begun - 1].at if begun else room.head.created
    for event in events[begun:]:
        if event.kind == ACT and banks.pace is not None:
            lost = room.still.lost(event.seat, since, event.at)
            left = banks.left[event.seat] - max(0.0, event.at - since - lost)
            added = banks.pace[1] if event.seat != last else 0
            banks.left[event.seat] = max(0.0, left) + added
            last = event.seat
        since = event.at
    return banks.left


def can_resume(stored: Stored, version: int) -> bool:
    """Whether replay may start at a snapshot: nothing was taken back after it."""
    if stored.head.start is not None:
        return False  # the coach follows from the beginning; lessons are short
    return all(event.kind != UNDO for event in stored.events[version:])


def read_snapshot(data: bytes) -> dict[str, Any]:
    """A snapshot as it was made. Before there were schemas, states did not name theirs."""
    found: dict[str, Any] = msgspec.json.decode(zlib.decompress(data))
    found["state"].setdefault("schema", {})
    return found


def resume(room: Room, data: dict[str, Any]) -> None:
    """Go on from a snapshot."""
    room.faces = faces(room.head.game)
    room.s = room.faces.game.load(data["state"])
    room.s.telling = True
    room.notes = stored_notes(room.head.seats, data)
    room.log.kept = array("i", data["kept"])
    room.log.fresh = data["fresh"]
    seat, count, *more = data["free"]
    room.steps = FreeSteps(seat, count, *(more or [len(room.log.kept)]))
    room.banks.left = data["banks"]
    room.banks.asked_at = data["asked_at"]
    room.banks.given = data.get("given", room.banks.given)


def only_seen(stored: Stored, data: dict[str, Any], wrong: Exception) -> Room:
    """A table that this program cannot continue: its last stored views, and why."""
    room = Room(stored.head, stored.sitting, Extras(chat=stored.extras.chat))
    ours = isinstance(wrong, ArcanumError)
    room.read_only = str(wrong) if ours else "this table can no longer be read"
    room.notes = Notes(room.head.seats, notes_of(data))
    viewers = (*range(room.head.seats), None)
    room.views = dict(zip(viewers, map(raw, data.get("views", [])), strict=False))
    add_events(room, stored.events)
    return room


def raw(text: str) -> msgspec.Raw:
    """A stored view, as it is sent."""
    return msgspec.Raw(text.encode())


def stored_notes(seats: int, data: dict[str, Any]) -> Notes:
    """The notes of a snapshot, and after which action each was told."""
    notes = Notes(seats, notes_of(data))
    notes.before = array("i", data["notes_at"])
    return notes


def notes_of(data: dict[str, Any]) -> list[bytes]:
    """The notes of a snapshot."""
    return [bytes((mask,)) + text.encode() for mask, text in data.get("notes", [])]


def add_events(room: Room, events: Sequence[Event]) -> None:
    """Events into the log only: what they did is known already, or cannot be known."""
    for event in events:
        seat = event.seat if event.kind == ACT else -1 - event.seat
        room.log.add(seat, event.action, event.base)
        if event.kind == END:
            room.closed, room.ended = True, event.action
        elif event.kind == CONCEDE:
            room.conceded.append(event.seat)
