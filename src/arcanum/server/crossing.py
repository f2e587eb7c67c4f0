"""Tables that other rules wrote: they go on from their stored state, or say why they cannot.

What happened before was decided by the old rules, so playing it again by the new ones may come
out differently. Where it demonstrably does not (the same state, the same notes), everything is
as if the table had always had the new rules. Where it does, the stored state is the ground that
the table stands on from now on: nothing before it is played again or taken back. So it is where
the table keeps what the old rules laid on it, such as cards that are others now.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec

from arcanum.kernel.errors import ArcanumError, BadData
from arcanum.server.faces import faces
from arcanum.server.heard import Notes
from arcanum.server.past import key_of, unpacked_past
from arcanum.server.room import Room
from arcanum.server.showing import kept_rules
from arcanum.server.snapshots import (
    BROKEN,
    add_events,
    begin,
    brought_on,
    new_room,
    only_seen,
    raw,
    read_snapshot,
    replayed,
    restored,
    resume,
    snapshot,
    stored_notes,
    unpacked,
)
from arcanum.server.steps import FreeSteps
from arcanum.server.stored import ACT, CONCEDE, END, UNDO, Crossing, Event, Stored
from arcanum.server.types import encode

log = logging.getLogger("arcanum.server")


def opened(stored: Stored) -> tuple[Room, Crossing | None]:
    """A table from the store; and, if it goes over to other rules just now, that crossing."""
    game = faces(stored.head.game).game
    if stored.head.rules == game.version:
        room = restored(stored)
        if room.read_only and stored.past is not None:
            return looked_back(stored), None
        return room, None
    if stored.head.seed is None:  # not dealt yet: it will be dealt by these rules
        return restored(replace_rules(stored, game.version)), None
    if stored.past is not None:
        return looked_back(stored), None
    if stored.head.ended:
        return finished_before(stored), None
    return gone_over(stored)


def gone_over(stored: Stored) -> tuple[Room, Crossing | None]:
    """A running table of other rules goes on under those of this program."""
    game = faces(stored.head.game).game
    data = unpacked(stored)
    was = stored.head.rules
    try:
        if game.is_newer(was):
            raise BadData("which is older")
        older = game.keeps(was, stored.head.settings)
        room, is_proved = carried(
            stored if older else replace_rules(stored, game.version), data
        )
        room.head = replace(stored.head, rules=game.version)
    except BROKEN as wrong:
        return only_seen(stored, data, cannot_go_on(stored, wrong)), None
    crossing = Crossing(
        version=room.version,
        actions=len(room.log.kept),
        was=was,
        becomes=game.version,
        rules=[rule for rule in game.changed_since(was) if not older or rule not in game.laid],
        again=room.version - data.get("version", 0),
    )
    room.steps = FreeSteps()
    room.log.fresh = [room.version] * stored.head.seats
    room.proposals.put(None)  # it was asked under the old rules
    room.crossings = [*room.crossings, crossing]
    if older or not is_proved:
        crossing.ground = snapshot(room)
        room.ground = partial(resume, data=read_snapshot(crossing.ground))
    kept = kept_rules(room, crossing)
    also = f", with what it has of version {was} ({', '.join(kept)})" if kept else ""
    log.info("%s: goes on under rules version %s%s", stored.head.id, game.version, also)
    return room, crossing


def carried(stored: Stored, data: dict[str, Any]) -> tuple[Room, bool]:
    """The table under the new rules; and whether they come to the same from its beginning."""
    try:
        return proved(stored, data), True
    except BROKEN as wrong:
        log.info("%s: stands on its stored state (%s)", stored.head.id, wrong)
    if not data:
        raise BadData("nothing but its actions is stored")
    return from_snapshot(stored, data), False


def from_snapshot(stored: Stored, data: dict[str, Any]) -> Room:
    """The table from its snapshot and the actions after it that were not taken back."""
    version = data["version"]
    kept = kept_of(stored.events, data["kept"], version)
    if kept[: len(data["kept"])] != list(data["kept"]):
        raise BadData("a step was taken back that lies before its last stored state")
    room = new_room(stored)
    resume(room, data)
    game = room.faces.game
    if game.keeps(stored.head.rules, stored.head.settings):
        game.lay_older(room.state, stored.head.rules)
    add_events(room, stored.events[:version])
    for at in range(version, len(stored.events)):
        event = stored.events[at]
        if event.kind in (CONCEDE, END) or at in kept:
            room.happen(event)
        else:
            add_events(room, [event])
    return room


def proved(stored: Stored, data: dict[str, Any]) -> Room:
    """The table from its beginning, if that leads to what is stored; raises where it does not.

    A finished game keeps the log it had: rules that come to the same may tell more of it now.
    What came after the last snapshot cannot be compared with anything.
    """
    if not data:
        return replayed(stored)
    room = new_room(stored)
    begun = begin(room, stored)
    for event in stored.events[begun : data["version"]]:
        room.happen(event)
    told = [[note[0], note[1:].decode()] for note in room.notes.all]
    state = {k: v for k, v in data["state"].items() if k not in ("rules", "schema")}
    mine = as_stored(room.state.dump())
    if any(mine.get(k) != v for k, v in state.items()):
        raise BadData("its actions come out differently")
    if told != data["notes"]:
        if not stored.head.ended:
            raise BadData("its log comes out differently")
        room.notes = stored_notes(stored.head.seats, data)
    return brought_on(room, stored, data["version"])


def as_stored(data: Any) -> Any:
    """Data as they come back from JSON: lists where there were tuples."""
    return msgspec.json.decode(encode(data))


def kept_of(events: Sequence[Event], kept: Sequence[int] = (), since: int = 0) -> list[int]:
    """The numbers of the actions that count, after undos."""
    out = list(kept)
    for at in range(since, len(events)):
        if events[at].kind == ACT:
            out.append(at)
        elif events[at].kind == UNDO:
            del out[int(events[at].action) :]
    return out


def replace_rules(stored: Stored, rules: str) -> Stored:
    """The same table, as if it had these rules."""
    return replace(stored, head=replace(stored.head, rules=rules))


def cannot_go_on(stored: Stored, wrong: Exception) -> BadData:
    """Why a table does not go on, in one line."""
    head = stored.head
    now = faces(head.game).game.version
    why = f": {wrong}" if isinstance(wrong, ArcanumError) else ""
    return BadData(
        f"this table was played under rules version {head.rules} of {head.game} and cannot go "
        f"on under version {now}{why}"
    )


# -- finished games


def finished_before(stored: Stored) -> Room:
    """A finished game of other rules, of which no pictures were kept.

    It keeps its rules version. If it comes to the same end under the present rules, it can be
    looked back at as ever. If not, its end can be seen.
    """
    data = unpacked(stored)
    game = faces(stored.head.game).game
    try:
        if game.is_newer(stored.head.rules):
            raise BadData("which is older")
        room, is_proved = carried(stored, data)
    except BROKEN as wrong:
        return only_seen(stored, data, cannot_go_on(stored, wrong))
    if not is_proved:
        room.ground = partial(resume, data=read_snapshot(snapshot(room)))
    return room


def looked_back(stored: Stored) -> Room:
    """A finished game from its pictures."""
    room = Room(stored.head, stored.sitting, stored.extras)
    room.crossings = stored.crossings
    past = room.past = unpacked_past(stored.past or b"")
    room.faces = faces(stored.head.game)
    notes = [bytes((mask,)) + text.encode() for mask, text in past.notes]
    room.notes = Notes(stored.head.seats, notes)
    add_events(room, stored.events)
    room.log.kept.extend(kept_of(stored.events))
    room.notes.before.extend(past.notes_at)
    for viewer in (*range(stored.head.seats), None):
        view = past.view(len(room.log.kept), key_of(viewer))
        room.views[viewer] = raw(encode(view).decode())
    return room
