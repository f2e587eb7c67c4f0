"""Was the deal fair? A record's seed must have the hash that was shown at the start."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from arcanum.kernel.errors import BadData
from arcanum.kernel.game import Game
from arcanum.kernel.state import State
from arcanum.records import read_record, summary
from arcanum.server.secret import seed_hash
from arcanum.server.stored import Head


def dealt(game: Game, head: Head, notes: bool = True) -> State:
    """The table as it was dealt, or laid as a position, before the first action."""
    if head.start is not None:
        s = game.load(head.start.state)
        s.telling = notes
        return s
    return game.new(
        seats=head.seats,
        options=head.settings,
        seed=head.seed,
        notes=notes,
        chance=head.chance,
    )


def verify(path: Path, shown: str = "") -> dict[str, Any]:
    """Replays a record and compares its seed with the hash shown at the start.

    `shown` is the hash that a player noted; without it the one in the header is used. Raises
    BadData where something does not fit.
    """
    record = read_record(path)
    first = path.read_text(encoding="utf-8").splitlines()[0]
    claimed = json.loads(first).get("seed_hash", "")
    hashed = seed_hash(record.seed)
    if not shown and not claimed:
        raise BadData(f"{path}: the record has no seed hash to compare with")
    for other in (shown, claimed):
        if other and other != hashed:
            raise BadData(f"{path}: the seed has hash {hashed}, but {other} was shown")
    if not record.final_hash:
        raise BadData(f"{path}: the record has no final hash")
    return {**summary(record), "seed": record.seed, "seed_hash": hashed, "verified": True}
