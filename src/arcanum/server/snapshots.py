"""Snapshots, from which replay may start, and tables restored from the store."""

from __future__ import annotations

import logging
import zlib
from array import array
from collections.abc import Sequence
from typing import Any

import msgspec

from arcanum.kernel.errors import ArcanumError
from arcanum.server.faces import faces
from arcanum.server.heard import Notes
from arcanum.server.room import Room, gather
from arcanum.server.showing import view
from arcanum.server.steps import FreeSteps
from arcanum.server.stored import ACT, Event, Extras, Stored
from arcanum.server.types import encode

# What stored data that do not fit this program run into.
BROKEN = (ArcanumError, KeyError, ValueError, IndexError)
log = logging.getLogger("arcanum.server")


def snapshot(room: Room) -> bytes:
    """All that replay would make, so that it may start here."""
    s = room.state
    data = {
        "version": room.version,
        "state": s.dump(),
        "kept": list(room.log.kept),
        "notes": [[note[0], note[1:].decode()] for note in room.notes.all],
        "notes_at": list(room.notes.before),
        "fresh": room.log.fresh,
        "free": [room.steps.seat, room.steps.count, room.steps.came_out],
        "banks": room.banks.left,
        "asked_at": room.banks.asked_at,
        "views": [bytes(view(room, v)).decode() for v in (*range(s.seats), None)],
    }
    return zlib.compress(encode(data), 1)


def restored(stored: Stored) -> Room:
    """A table from the store: a snapshot and what came after, or all from the beginning.

    A snapshot that this program cannot read any more is no loss: every event is there.
    """
    if stored.head.seed is None:
        return gathering(stored)
    data: dict[str, Any] = {}
    if stored.snapshot is not None:
        data = msgspec.json.decode(zlib.decompress(stored.snapshot[1]))
    if data and can_resume(stored, data["version"]):
        try:
            return resumed(stored, data)
        except BROKEN as wrong:
            log.warning("%s: replayed, its snapshot does not load: %s", stored.head.id, wrong)
    try:
        return replayed(stored)
    except BROKEN as wrong:
        return only_seen(stored, data, wrong)


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
    room = Room(stored.head, stored.sitting, stored.extras)
    resume(room, data)
    add_events(room, stored.events[: data["version"]])
    for event in stored.events[data["version"] :]:
        room.happen(event)
    room.proposals.restore(stored.ask, room.version)
    return room


def replayed(stored: Stored) -> Room:
    """A table from all its events."""
    room = Room(stored.head, stored.sitting, stored.extras)
    room.lay()
    for event in stored.events:
        room.happen(event)
    room.proposals.restore(stored.ask, room.version)
    return room


def can_resume(stored: Stored, version: int) -> bool:
    """Whether replay may start at a snapshot: same rules, and only actions after it."""
    same = faces(stored.head.game).game.version == stored.head.rules
    return same and all(event.kind == ACT for event in stored.events[version:])


def resume(room: Room, data: dict[str, Any]) -> None:
    """Go on from a snapshot."""
    room.faces = faces(room.head.game)
    room.s = room.faces.game.load(data["state"])
    room.s.telling = True
    room.notes = Notes(room.head.seats, notes_of(data))
    room.notes.before = array("i", data["notes_at"])
    room.log.kept = array("i", data["kept"])
    room.log.fresh = data["fresh"]
    seat, count, *came_out = data["free"]
    room.steps = FreeSteps(seat, count, *(came_out or [len(room.log.kept)]))
    room.banks.left = data["banks"]
    room.banks.asked_at = data["asked_at"]


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


def notes_of(data: dict[str, Any]) -> list[bytes]:
    """The notes of a snapshot."""
    return [bytes((mask,)) + text.encode() for mask, text in data.get("notes", [])]


def add_events(room: Room, events: Sequence[Event]) -> None:
    """Events into the log only: what they did is known already, or cannot be known."""
    for event in events:
        seat = event.seat if event.kind == ACT else -1 - event.seat
        room.log.add(seat, event.action, event.base)
