"""What a state of OpenSpiel holds on our side: the table, and what every seat remembers."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

from arcanum.kernel.chance import advanced, seeded
from arcanum.kernel.codec import canonical
from arcanum.kernel.frames import Player
from arcanum.kernel.notes import Note
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from arcanum.lab.study import Study

ANY_SEED = -1  # another one every time
KEY_BITS = 128  # of the digest that identifies an information state


class Luck:
    """The generator of a game whose chance is sampled: one int, so it can be kept."""

    def __init__(self, seed: int) -> None:
        self.chance = seeded(secrets.randbits(64) if seed == ANY_SEED else seed)

    def draw(self) -> int:
        """The next seed."""
        self.chance = advanced(self.chance)
        return self.chance


class Memory:
    """What a seat did and heard, and what it saw whenever it decided.

    Tables and notes are read when somebody asks: most states of a search are never asked.
    """

    def __init__(self, seat: Player) -> None:
        self.seat = seat
        self.did: list[str] = []
        self.heard: list[str] = []  # notes as JSON
        self.listened = 0  # how many notes of the log were heard
        self.digest = ""  # of all views that were read
        self.unread: list[State] = []  # tables whose view was not

    def add(self, s: State, action: str) -> None:
        """The seat decides at this table."""
        self.unread.append(s)
        self.did.append(action)

    def saw(self) -> str:
        """A digest of every view that the seat decided on."""
        for s in self.unread:
            text = self.digest.encode() + canonical(s.observe(self.seat))
            self.digest = sha256(text).hexdigest()[: KEY_BITS // 4]
        self.unread = []
        return self.digest

    def listen(self, s: State) -> list[str]:
        """Everything that the seat has heard up to this table."""
        self.heard += [spelled(note) for note in s.heard(self.seat, self.listened)]
        self.listened = len(s.log)
        return self.heard

    def copy(self) -> Memory:
        """A copy that no longer follows this one."""
        other = Memory(self.seat)
        other.did = self.did[:]
        other.heard = self.heard[:]
        other.listened = self.listened
        other.digest = self.digest
        other.unread = self.unread[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return (remembered, (self.seat, self.did, self.saw()))


def remembered(seat: Player, did: list[str], digest: str) -> Memory:
    """From what was pickled; what was heard is in the log."""
    out = Memory(seat)
    out.did = did
    out.digest = digest
    return out


def spelled(note: dict[str, Any]) -> str:
    """A note as JSON."""
    return canonical(note).decode()


class Held:
    """What a state holds on the Python side: copied and pickled as a whole.

    A table that stands here is never changed, so copies share it.
    """

    def __init__(self, study: Study) -> None:
        self.study = study
        self.table: State | None = None  # none before the deal
        self.taken: Action | None = None  # an action that waits for chance
        self.memories = [Memory(p) for p in range(study.seats)]

    def __deepcopy__(self, memo: Any) -> Held:
        other = Held(self.study)
        other.table = self.table
        other.taken = self.taken
        other.memories = [memory.copy() for memory in self.memories]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        study, table = self.study, self.table
        made = (study.game.id, study.seats, study.options, study.reward)
        log = [] if table is None else [(n.to, n.key, n.nouns) for n in table.log]
        dump = None if table is None else table.dump()
        return (held, (made, dump, log, self.taken, self.memories))


def held(
    made: tuple[Any, ...],
    dump: dict[str, Any] | None,
    log: list[tuple[int, str, list[int]]],
    taken: Action | None,
    memories: list[Memory],
) -> Held:
    """From what was pickled."""
    out = Held(Study(*made))
    if dump is not None:
        out.table = told(out.study.game.load(dump), [Note(*each) for each in log])
    out.taken = taken
    out.memories = memories
    return out


def told(s: State, log: list[Note]) -> State:
    """A table that continues with these notes."""
    s.log = log[:]
    s.telling = True
    return s


def dealt_anew(now: Held, seat: Player, seed: int) -> Held:
    """Everything a seat cannot know dealt again; what the others did and heard is forgotten."""
    assert now.table is not None
    memory = now.memories[seat]
    memory.listen(now.table)
    heard = [note for note in now.table.log if note.heard_by(seat)]
    out = Held(now.study)
    out.table = told(now.table.determinize(seat, seed), heard)
    out.taken = now.taken
    out.memories[seat] = memory.copy()
    out.memories[seat].listened = len(heard)
    return out
