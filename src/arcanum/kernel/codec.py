"""States and frames to JSON and back, exactly, with the rules version in front."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from arcanum.kernel.errors import BadData
from arcanum.kernel.frames import Frame
from arcanum.kernel.state import State


def plain(value: Any) -> Any:
    """A copy of a value made of ints, strings, lists and things with FIELDS."""
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, (list, tuple)):
        if value and isinstance(value[0], int):
            return list(value)
        return [plain(each) for each in value]
    return {name: plain(getattr(value, name)) for name in value.FIELDS}


def restore(thing: Any, data: Mapping[str, Any], older: bool = False) -> None:
    """Puts dumped fields back into a thing of the same shape.

    In the dump of an `older` shape, fields may be missing that are new: they stay as they are
    on an empty table.
    """
    for name in thing.FIELDS:
        if name not in data:
            if older:
                continue
            raise BadData(f"the dump has no '{name}'")
        old = getattr(thing, name)
        new = data[name]
        if isinstance(old, list) and old and hasattr(old[0], "FIELDS"):
            if not isinstance(new, list) or len(new) != len(old):
                raise BadData(f"'{name}' of the dump does not fit")
            for part, dumped in zip(old, new, strict=True):
                restore(part, dumped, older)
        elif isinstance(old, tuple) and isinstance(new, list):
            setattr(thing, name, tuple(new))
        elif isinstance(old, list) and old and isinstance(old[0], tuple):
            if not isinstance(new, list) or not all(isinstance(each, list) for each in new):
                raise BadData(f"'{name}' of the dump is not of the right type")
            setattr(thing, name, [tuple(each) for each in new])
        elif isinstance(old, bool):
            setattr(thing, name, bool(new))
        elif type(old) is type(new):
            setattr(thing, name, plain(new))
        else:
            raise BadData(f"'{name}' of the dump is not of the right type")


def check_known(thing: Any, data: Mapping[str, Any], beside: Sequence[str] = ()) -> None:
    """Raises BadData where the dump of an older shape has a field that is gone: it meant
    something. `beside` are keys that are no fields."""
    for name, value in data.items():
        if name in beside:
            continue
        if name not in thing.FIELDS:
            raise BadData(f"the dump has '{name}', which these rules do not know")
        mine = getattr(thing, name)
        if isinstance(mine, list) and mine and hasattr(mine[0], "FIELDS"):
            for part, dumped in zip(mine, value, strict=False):
                check_known(part, dumped)


def dump_frames(frames: Sequence[Frame[Any]]) -> list[list[Any]]:
    """Each frame as its class name and its fields."""
    return [[type(f).__name__, *f.values()] for f in frames]


def load_frames(known: Mapping[str, type[Frame[Any]]], data: Sequence[Any]) -> list[Frame[Any]]:
    """Frames back from their names and fields."""
    out = []
    for each in data:
        if not isinstance(each, list) or not each or each[0] not in known:
            raise BadData(f"the dump has an unknown frame {each!r}")
        try:
            out.append(known[each[0]](*each[1:]))
        except TypeError as wrong:
            raise BadData(f"the dump has a broken frame {each!r}") from wrong
    return out


def dump_state(game: str, version: str, s: State) -> dict[str, Any]:
    """The whole state. The notes are not part of it: they come again from the record."""
    data: dict[str, Any] = {
        "game": game,
        "rules": version,
        "seats": s.seats,
        "settings": dict(s.settings),
        "frames": dump_frames(s.frames),
    }
    data.update(plain(s))
    if s.seal:
        data["seal"] = s.seal
    return data


def canonical(data: Any) -> bytes:
    """JSON with one spelling for the same thing."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def fingerprint(s: State, rules: str = "") -> str:
    """The hash of a state: the same on every machine, interpreted or compiled.

    With `rules`, as it would be if the state were of that rules version.
    """
    data = s.dump()
    if rules:
        data["rules"] = rules
    return hashlib.sha256(canonical(data)).hexdigest()
