"""Deals, and seats by lot, that everybody can check.

The server shows the hash of its own part, with a salt, before anybody sits. Each person's seat
adds a part when it is taken. All parts together make the seed, so that nobody alone can choose
the deal. At the end everything is shown and can be computed again.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import Any

from arcanum.kernel.errors import BadData
from arcanum.kernel.game import Game
from arcanum.kernel.state import State
from arcanum.records import SEATS, read_record, summary
from arcanum.server.errors import Refused
from arcanum.server.stored import Head, Sitting


@lru_cache(maxsize=4096)  # it is part of every view
def commitment(salt: str, part: int | str) -> str:
    """What everybody sees of the server's part before the end. The salt hides a weak one.

    Without a salt: a table from before there were parts, by its seed.
    """
    text = f"arcanum deal {salt} {part}" if salt else f"arcanum seed {part}"
    return hashlib.sha256(text.encode()).hexdigest()


def mixed(part: int | str, parts: Mapping[str, str]) -> int | str:
    """The seed of all parts: the server's and those of seats. Empty ones do not count."""
    added = [f"{seat}:{parts[seat]}\n" for seat in sorted(parts) if parts[seat]]
    if not added:
        return part
    text = f"arcanum parts\n{part}\n{''.join(added)}"
    return hashlib.sha256(text.encode()).hexdigest()


def lot_of(part: int | str, parts: Sequence[str]) -> list[int]:
    """Seats by lot: whoever was at `lot_of(…)[i]` goes to seat i. `parts` are what seats added.

    The lot follows from all parts together, whoever sat where before. So nobody knows it until
    all have sat down, and nobody can choose among several afterwards. Seats that added nothing
    have numbers instead.
    """
    added = "".join(f"{each}\n" for each in sorted(parts) if each)
    lot = hashlib.sha256(f"arcanum lot\n{part}\n{added}".encode()).hexdigest()
    number = count()
    names = [each or f"#{next(number)}" for each in parts]
    drawn = [hashlib.sha256(f"{lot}\n{name}".encode()).hexdigest() for name in names]
    return sorted(range(len(parts)), key=drawn.__getitem__)


def is_drawn(part: int | str, parts: Sequence[str]) -> bool:
    """Whether seats with these parts sit as the lot says."""
    return [parts[seat] for seat in lot_of(part, parts)] == list(parts)


def in_order(parts: Mapping[str, str], seats: int) -> list[str]:
    """What each seat added; empty for nothing."""
    return [parts.get(SEATS[seat], "") for seat in range(seats)]


def parts_of(sitting: Sequence[Sitting]) -> dict[str, str]:
    """The parts that seats added."""
    return {
        SEATS[seat]: who.entropy
        for seat, who in enumerate(sitting)
        if who.token is not None and who.entropy is not None
    }


def seed_of(head: Head, sitting: Sequence[Sitting]) -> int | str | None:
    """The seed, once no seat is free any more, and the host has said so where that is needed.

    A chosen one waits for nobody.
    """
    if head.practice:
        return head.part
    if head.part is None or head.hosted or any(who.free for who in sitting):
        return None
    return mixed(head.part, parts_of(sitting))


def sealed(head: Head) -> str:
    """What a table shows of its deal from the start."""
    part = head.part if head.salt else head.seed
    return "" if part is None else commitment(head.salt, part)


def is_secret(head: Head) -> bool:
    """Whether others may still play this deal: then nobody learns what it was made of."""
    return time.time() < head.told


def secret_deal() -> Refused:
    """What would tell the deal waits until nobody plays it any more."""
    return Refused(409, "others still play this deal: wait until it is over", "deal-secret")


def dealt(game: Game, head: Head, notes: bool = True) -> State:
    """The table as it was dealt, or laid as a position, before the first action."""
    if head.start is not None:
        s = game.load(head.start.state)
        s.telling = notes
        return s
    assert head.seed is not None
    return game.new(
        seats=head.seats,
        options=head.settings,
        seed=head.seed,
        notes=notes,
        chance=head.chance,
        rules=head.rules,
    )


def verify(path: Path, shown: str = "") -> dict[str, Any]:
    """Replays a record and computes again what was promised, and the deal, from all parts.

    `shown` is the hash that a player noted; without it the one in the header is used. Raises
    BadData where something does not fit.
    """
    record = read_record(path)
    first = path.read_text(encoding="utf-8").splitlines()[0]
    header = json.loads(first)
    claimed = header.get("seed_hash", "")
    if not shown and not claimed:
        raise BadData(f"{path}: the record has no seed hash to compare with")
    salt, part, parts = deal_in(header, record.seed, path)
    hashed = commitment(salt, part)
    for other in (shown, claimed):
        if other and other != hashed:
            raise BadData(f"{path}: the server's part has hash {hashed}, but {other} was shown")
    by_lot = (header.get("deal") or {}).get("lot") is True
    if by_lot and not is_drawn(part, in_order(parts, record.seats)):
        raise BadData(f"{path}: the lot of all parts gives the seats another order")
    practice = header.get("practice") is True
    seed = part if practice else mixed(part, parts)
    if seed != record.seed:
        raise BadData(f"{path}: the parts make the seed {seed}, not {record.seed}")
    if not record.final_hash:
        raise BadData(f"{path}: the record has no final hash")
    return {
        **summary(record),
        "seed": record.seed,
        "seed_hash": hashed,
        "practice": practice,
        "parts": parts,
        "verified": True,
        "deal": in_short(practice, parts),
    }


def deal_in(
    header: Mapping[str, Any], seed: int | str, path: Path
) -> tuple[str, int | str, dict[str, str]]:
    """Salt, server's part and the seats' parts in a header; older ones have only a seed."""
    deal = header.get("deal")
    if deal is None:
        return "", seed, {}
    try:
        salt, part, parts = deal["salt"], deal["part"], deal["parts"]
        fits = isinstance(salt, str) and salt and isinstance(part, int | str)
        fits = fits and all(isinstance(each, str) for each in parts.values())
    except (TypeError, KeyError, AttributeError):
        fits = False
    if not fits:
        raise BadData(f"{path}: the deal in the header cannot be read")
    return salt, part, parts


def in_short(practice: bool, parts: Mapping[str, str]) -> str:
    """What was found, in one line."""
    if practice:
        return "checked: a practice table, its seed was chosen and is the one promised"
    added = [seat for seat in sorted(parts) if parts[seat]]
    if not added:
        return "checked: the server's part is the one promised, and it alone made the deal"
    seats = ", ".join(added)
    return f"checked: the server's part is the one promised; with the parts of {seats} it deals"
