"""The shape of stored states: whether a state that older rules wrote can still be read.

Rules change more often than the shape of their states. So the shape has a mark of its own,
apart from the rules version: names and kinds of all fields, the fields of every frame, and what
the numbers in them stand for.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from arcanum.kernel.frames import Frame
from arcanum.kernel.state import State
from arcanum.kernel.words import Vocabulary

SHORT: Final = 12  # hexadecimal digits of a mark


def mark(data: Any) -> str:
    """A short hash of something JSON-able."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:SHORT]


def shape(value: Any) -> Any:
    """The kind of a value; of a thing with FIELDS the names and kinds of all its parts."""
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, int):
        return "int"
    if isinstance(value, str):
        return "str"
    if isinstance(value, (list, tuple)):
        many = "list" if isinstance(value, list) else "tuple"
        return [many, shape(value[0])] if len(value) else [many]
    return [[name, shape(getattr(value, name))] for name in value.FIELDS]


def nouns_of(words: Vocabulary) -> dict[str, list[str]]:
    """All values of every kind of noun, in order: what the numbers in a state stand for."""
    out: dict[str, list[str]] = {}
    for verb in words.verbs:
        for kind in verb.kinds:
            out[kind.name] = kind.values
    for note in words.notes.values():
        for kind in note.kinds:
            out[kind.name] = kind.values
    return out


def counted(nouns: Mapping[str, Sequence[str]]) -> dict[str, list[Any]]:
    """How many values each kind has, and their mark."""
    return {name: [len(values), mark(list(values))] for name, values in nouns.items()}


def mark_of(s: State, frames: Mapping[str, type[Frame[Any]]], words: Vocabulary) -> str:
    """The mark of a game's shape; `s` is an empty table with all its zones."""
    fields = {name: list(frame.fields) for name, frame in frames.items()}
    return mark([shape(s), fields, counted(nouns_of(words))])


def misfit(
    schema: Mapping[str, Any], frames: Mapping[str, type[Frame[Any]]], words: Vocabulary
) -> str:
    """Why a state of this schema cannot be read any more; "" if it can.

    New values may follow the old ones. The frames that wait in the state must have the fields
    that they had. The fields of the state itself are looked at when it is put back.
    """
    nouns = nouns_of(words)
    for name, (count, marked) in schema.get("nouns", {}).items():
        if name not in nouns or mark(nouns[name][:count]) != marked:
            return f"its numbers for '{name}' mean something else now"
    for name, fields in schema.get("frames", {}).items():
        if name not in frames:
            return f"the step '{name}' is gone"
        if list(frames[name].fields) != fields:
            return f"the step '{name}' has other fields now"
    return ""
