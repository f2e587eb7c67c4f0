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
KEY_BITS = 128  # of a digest that tells information states apart


class Luck:
    """The generator of a game whose chance is sampled: one int, so it can be kept."""

    def __init__(self, seed: int) -> None:
        self.chance = seeded(secrets.randbits(64) if seed == ANY_SEED else seed)

    def draw(self) -> int:
        """The next seed."""
        self.chance = advanced(self.chance)
        return self.chance


class Memory:
    """What a seat did, and what it saw whenever it decided.

    A table is kept as it is until somebody asks: most states of a search are never asked.
    """

    def __init__(self, seat: Player) -> None:
        self.seat = seat
        self.did: list[str] = []
        self.digest = ""  # of all views up to `tables`
        self.tables: list[State] = []

    def add(self, s: State, action: str) -> None:
        """The seat decides at this table."""
        self.tables.append(s)
        self.did.append(action)

    def saw(self) -> str:
        """A digest of every view that the seat decided on."""
        for s in self.tables:
            text = self.digest.encode() + canonical(s.observe(self.seat))
            self.digest = sha256(text).hexdigest()[: KEY_BITS // 4]
        self.tables = []
        return self.digest

    def copy(self) -> Memory:
        """One that goes on by itself."""
        other = Memory(self.seat)
        other.did = self.did[:]
        other.digest = self.digest
        other.tables = self.tables[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return (remembered, (self.seat, self.did, self.saw()))


def remembered(seat: Player, did: list[str], digest: str) -> Memory:
    """From what was pickled."""
    out = Memory(seat)
    out.did = did
    out.digest = digest
    return out


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
    """A table that goes on with these notes."""
    s.log = log[:]
    s.telling = True
    return s
