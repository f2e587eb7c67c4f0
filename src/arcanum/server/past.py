"""The pictures of a finished game: every view at every step, kept for ever.

They are made with the rules that the game was played by, so they stay true whatever the rules
become. Each viewer's pictures are kept as what changed from one step to the next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from arcanum.kernel.game import Game
from arcanum.kernel.state import State
from arcanum.server.types import encode

ALL, ONLOOKER = "all", "onlooker"
PRESET = 1  # of the compression: the changes are small already

Played = Sequence[tuple[int, str]]  # seat and words of each action


class Past(msgspec.Struct):
    """All that is kept of a finished game. `first` is the first step that has pictures."""

    rules: str
    header: str  # the first line of the record
    scores: list[int] | None
    winners: list[int] | None
    notes: list[tuple[int, str]]  # who may hear it, and the note
    notes_at: list[int]  # how many there were before each action
    first: int
    counts: list[list[int]] = []  # the scores at each step
    pictures: dict[str, list[Any]] = {}  # by viewer: the first view, then the changes

    def packed(self) -> bytes:
        """As it is stored."""
        import lzma  # not everywhere where tables are played

        return lzma.compress(encode(self), preset=PRESET)

    def view(self, at: int, viewer: str) -> dict[str, Any]:
        """What a viewer saw after `at` actions."""
        return next(islice(self.views(viewer), at - self.first, None))

    def views(self, viewer: str) -> Iterator[dict[str, Any]]:
        """What a viewer saw at each step, from the first that has pictures."""
        view: dict[str, Any] = {}
        for each in self.pictures[viewer]:
            view = changed(view, each)
            yield view


def unpacked_past(data: bytes) -> Past:
    """The pictures of a finished game, as they were made."""
    import lzma

    return msgspec.json.decode(lzma.decompress(data), type=Past)


def key_of(viewer: int | None) -> str:
    """The key of a viewer's pictures."""
    return ONLOOKER if viewer is None else str(viewer)


def pictured(game: Game, s: State, played: Played, past: Past) -> None:
    """Puts the pictures and scores of all steps into `past`, from its first one on.

    There `s` stands; it is played to the end.
    """
    last: dict[str, Any] = {key: {} for key in (*map(str, range(s.seats)), ONLOOKER, ALL)}
    past.pictures = {key: [] for key in last}
    past.counts = []
    for at in range(past.first, len(played) + 1):
        if at > past.first:
            seat, text = played[at - 1]
            s.turn_to(seat)
            s.apply(game.read(text))
        past.counts.append(s.scores())
        for key, view in views(s).items():
            past.pictures[key].append(change(last[key], view))
            last[key] = view


def views(s: State) -> dict[str, Any]:
    """What every viewer sees now, and who sees everything."""
    out: dict[str, Any] = {str(seat): s.observe(seat) for seat in range(s.seats)}
    out[ONLOOKER] = s.observe(None)
    opened = s.clone()
    opened.open_all()
    out[ALL] = opened.observe(None)
    return out


# -- changes from one picture to the next: [new value], or a map with `c` (changed), `g` (gone)


def change(old: Any, new: Any) -> Any:
    """What turns `old` into `new`."""
    if isinstance(old, dict) and isinstance(new, dict):
        into: dict[str, Any] = {}
        for key, value in new.items():
            if key not in old:
                into[key] = [value]
            elif old[key] != value:
                into[key] = change(old[key], value)
        gone = [key for key in old if key not in new]
        return {"c": into, "g": gone} if gone else {"c": into}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return {"c": {str(i): change(a, b) for i, (a, b) in pairs if a != b}}
    return [new]


def changed(old: Any, by: Any) -> Any:
    """A copy of `old` with a change."""
    if isinstance(by, list):
        return by[0]
    if isinstance(old, list):
        each = list(old)
        for at, one in by["c"].items():
            each[int(at)] = changed(each[int(at)], one)
        return each
    out = {key: value for key, value in old.items() if key not in by.get("g", ())}
    for key, one in by["c"].items():
        out[key] = changed(out.get(key), one)
    return out
