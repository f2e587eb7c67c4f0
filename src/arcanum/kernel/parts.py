"""What lies on a table, declared once: the fields of a table, of a side, of a board.

A class of parts declares its fields in its body, each with what it holds at first:

    class Mage(Part):
        crystals: int = 0
        hand: list[CardId] = []

A new one holds that, each its own; `Mage(like)` and `clone` make an exact copy. Lists are
copied, lists of lists and of parts with what is in them, and the rest is taken as it is. The
codec writes every field. Three words say otherwise: `Shared`, `Derived` and `Lent`.

Before rules are compiled, the same constructors are written out for the compiler.
"""

from __future__ import annotations

import sys
from typing import Annotated, Any, ClassVar, Self, TypeVar

T = TypeVar("T")

Shared = Annotated[T, "never changed in place: a copy has the same one"]
Derived = Annotated[T, "follows from the rest or from the settings: the codec leaves it out"]
Lent = Annotated[T, "lent to a copy: `<name>_shared` tells that whoever writes takes its own"]


class Part:
    """Something on a table that is copied and dumped with it."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # what the codec writes

    def __init__(self, like: Self | None = None) -> None:
        """An empty one, or an exact copy."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        lay_out(cls)

    def clone(self) -> Self:
        """An exact copy."""
        return type(self)(self)


def lay_out(part: Any) -> None:
    """Gives a class its `FIELDS` and its `__init__`, from the fields that it declares."""
    kinds: dict[str, str] = part.__annotations__  # its own, as they are written
    own = {name: kind for name, kind in kinds.items() if not kind.startswith("ClassVar")}
    if not own:
        return
    names = sys.modules[part.__module__].__dict__
    parts = {name for name, value in names.items() if hasattr(value, "FIELDS")}
    first = {name: part.__dict__[name] for name in own}
    for name in own:
        delattr(part, name)  # a class has none; every instance has its own
    new = [f"self.{name} = {renewed(name, kind)}" for name, kind in own.items()]
    lines = ["def __init__(self, like=None):"]
    if part.__base__ is not Part:  # whose own does nothing
        lines.append("    below(self, like)")
    lines += ["    if like is None:", *[f"        {line}" for line in new]]
    lines += ["    else:", *[f"        {line}" for line in copying(own, parts)]]
    made: dict[str, Any] = {}
    exec("\n".join(lines), {"below": part.__base__.__init__, "first": first}, made)
    part.__init__ = made["__init__"]
    part.FIELDS = (*part.FIELDS, *dumped(own))


def renewed(name: str, kind: str) -> str:
    """What a new one holds at first: its own copy of what was declared."""
    value = f"first['{name}']"
    if bare(kind).startswith("list[list["):
        return f"[each[:] for each in {value}]"
    return f"{value}[:]" if bare(kind).startswith("list[") else value


def copying(fields: dict[str, str], parts: set[str]) -> list[str]:
    """A statement for each field that copies it; `parts` are the classes that know how to."""
    lines = []
    for name, kind in fields.items():
        held = bare(kind)
        inner = held.removeprefix("list[").removesuffix("]")
        if name.endswith("_shared"):
            continue  # written with what is lent
        if "Lent[" in kind:
            shared = f"{name}_shared"
            lines.append(f"self.{name} = like.{name}; self.{shared} = like.{shared} = True")
        elif "Shared[" in kind or not held.startswith("list["):
            lines.append(f"self.{name} = like.{name}")
        elif inner in parts:
            lines.append(f"self.{name} = [each.clone() for each in like.{name}]")
        elif inner.startswith("list["):
            lines.append(f"self.{name} = [each[:] for each in like.{name}]")
        else:
            lines.append(f"self.{name} = like.{name}[:]")
    return lines


def dumped(fields: dict[str, str]) -> tuple[str, ...]:
    """The fields that the codec writes."""
    return tuple(name for name, kind in fields.items() if "Derived[" not in kind)


def bare(kind: str) -> str:
    """A type as it is written, without the words of this file."""
    for word in ("Shared[", "Derived[", "Lent["):
        if kind.startswith(word):
            return bare(kind[len(word) : -1])
    return kind
