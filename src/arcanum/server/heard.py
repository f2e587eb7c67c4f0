"""What the rules said during a game, and who may hear it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from arcanum.kernel.frames import Viewer as Viewer
from arcanum.kernel.state import State
from arcanum.server.faces import Faces

EVERYBODY = 255


class Notes:
    """The notes of a table: each is one byte for who may hear it (a mask), then JSON."""

    __slots__ = ("all", "before", "totals")

    def __init__(self, seats: int, notes: Sequence[bytes] = ()) -> None:
        self.all = list(notes)
        self.before = array("i")  # how many there were before each action that counts
        self.totals = [0] * (seats + 1)  # how many each seat has heard; the onlooker is last
        if notes:
            viewers = (*range(seats), None)
            self.totals = [sum(hears(note[0], p) for note in notes) for p in viewers]

    def begin(self, s: State, faces: Faces) -> None:
        """Take over what the rules said at the set-up."""
        self.take_over(s, faces)

    def after_action(self, s: State, faces: Faces) -> None:
        """Take over what the rules said about one more action."""
        self.before.append(len(self.all))
        self.take_over(s, faces)

    def take_over(self, s: State, faces: Faces) -> None:
        """Move the notes from the state to here."""
        if s.log:
            note_of = faces.note
            totals = self.totals
            for note in s.log:
                self.all.append(note_of(note))
                for seat in range(s.seats):
                    totals[seat] += note.heard_by(seat)
                totals[-1] += note.heard_by(None)
            s.log = []
        s.taken = []

    def upto(self, actions: int) -> int:
        """How many notes there were before an action, or now if it is still to come."""
        return self.before[actions] if actions < len(self.before) else len(self.all)

    def at(self, viewer: Viewer, line: int) -> int | None:
        """The number among all notes of the one that a viewer heard as number `line`."""
        heard = -1
        for number, note in enumerate(self.all):
            heard += hears(note[0], viewer)
            if heard == line:
                return number
        return None

    def count(self, viewer: Viewer, upto: int) -> int:
        """How many of the first `upto` notes a viewer has heard."""
        if upto > len(self.all) // 2:  # the end is closer
            after = sum(hears(note[0], viewer) for note in self.all[upto:])
            return self.totals[-1 if viewer is None else viewer] - after
        return sum(hears(note[0], viewer) for note in self.all[:upto])

    def since(self, viewer: Viewer, since: int) -> tuple[int, bytes, int]:
        """The notes from number `since` on that a viewer may hear.

        The number of the first, the notes as JSON, and how many the viewer has heard in all.
        """
        total = self.totals[-1 if viewer is None else viewer]
        since = min(max(since, 0), total)
        out: list[bytes] = []
        at = len(self.all) - 1
        while len(out) < total - since:
            note = self.all[at]
            if hears(note[0], viewer):
                out.append(note[1:])
            at -= 1
        out.reverse()
        return since, b"[" + b",".join(out) + b"]", total


def hears(mask: int, viewer: Viewer) -> bool:
    """Whether a viewer may hear a note to `mask`."""
    return mask == EVERYBODY or (viewer is not None and mask >> viewer & 1 == 1)
