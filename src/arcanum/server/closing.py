"""Tables that an administrator has closed: everybody sees them as before, nobody plays on."""

from __future__ import annotations

from arcanum.server.room import Room
from arcanum.server.showing import view
from arcanum.server.snapshots import restored
from arcanum.server.stored import Stored


def room_of(stored: Stored) -> Room:
    """A table from the store, shut if it is closed."""
    return shut(restored(stored), stored.closed)


def shut(room: Room, why: str) -> Room:
    """If there is a reason: keep what each viewer sees now, and say why it stays like this."""
    if why and room.s is not None and not room.over:
        room.views = {viewer: view(room, viewer) for viewer in (*range(room.head.seats), None)}
        room.s = None
        room.read_only = why
    return room
