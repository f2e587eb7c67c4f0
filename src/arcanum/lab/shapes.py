"""How values are written in scenario files: numbers, names, lists, tables.

A shape does three things with one kind of value, so that they cannot drift apart: it reads the
value from a file and says what is wrong with it, it spells the value of a table back, and it
compares what a file expects with what lies there. Inside, names are numbers, as in the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from arcanum.kernel.errors import BadData

NONE = -1  # a name that is not there: "" in files


def near(word: object, known: Iterable[str]) -> str:
    """`; did you mean 'x'?`, where something known looks alike."""
    from difflib import get_close_matches

    found = get_close_matches(str(word), list(known), 1)
    return f"; did you mean '{found[0]}'?" if found else ""


def said(value: Any) -> str:
    """A value of the wrong type, in few words."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'the text "{value}"'
    if isinstance(value, dict):
        return "a table"
    return "a list" if isinstance(value, list) else repr(value)


class Shape:
    """One way to write a value. `about` says in words what is expected."""

    about: str = "a value"

    def read(self, s: Any, value: Any, where: str) -> Any:
        """The value of a file as the rules have it; BadData if it cannot be meant."""
        raise NotImplementedError

    def spell(self, s: Any, value: Any) -> Any:
        """The value of a table as files write it."""
        return value

    def empty(self, value: Any) -> bool:
        """Whether there is nothing here: what `{}`, `[]` and `""` expect."""
        return not value

    def differences(self, s: Any, wanted: Any, found: Any, where: str) -> Iterator[str]:
        """Where a table differs from what a file expects of it."""
        told = self.read(s, wanted, where)
        if not self.alike(told, found):
            yield self.unlike(s, told, found, where)

    def alike(self, told: Any, found: Any) -> bool:
        """Whether two read values are the same."""
        return bool(told == found)

    def unlike(self, s: Any, told: Any, found: Any, where: str) -> str:
        """What to say of two values that differ."""
        return f"{where} should be {self.spell(s, told)!r}, it is {self.spell(s, found)!r}"

    def wrong(self, value: Any, where: str) -> BadData:
        """The error for a value of another type."""
        return BadData(f"{where} is {self.about}, not {said(value)}")


def is_number(value: Any) -> bool:
    """Whether a value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


class Number(Shape):
    """A whole number within bounds."""

    def __init__(self, least: int = 0, most: int = 999, shift: int = 0) -> None:
        self.least, self.most, self.shift = least, most, shift
        self.about = f"a number from {least} to {most}"

    def read(self, s: Any, value: Any, where: str) -> Any:
        if not is_number(value) or not self.least <= value <= self.most:
            raise self.wrong(value, where)
        return value - self.shift

    def differences(self, s: Any, wanted: Any, found: Any, where: str) -> Iterator[str]:
        if not is_number(wanted):
            raise self.wrong(wanted, where)
        if wanted - self.shift != found:  # a number out of bounds is just not there
            yield self.unlike(s, wanted - self.shift, found, where)

    def spell(self, s: Any, value: Any) -> Any:
        return value + self.shift


class Count(Number):
    """A number that is only ever expected: any will do."""

    def __init__(self) -> None:
        super().__init__(-999_999, 999_999)
        self.about = "a number"


class Plain(Shape):
    """A value of one type of TOML, as it is."""

    kind: type

    def read(self, s: Any, value: Any, where: str) -> Any:
        if not isinstance(value, self.kind):
            raise self.wrong(value, where)
        return value


class Flag(Plain):
    """True or false."""

    about = "true or false"
    kind = bool


class Text(Plain):
    """Any text, compared letter by letter."""

    about = "a text"
    kind = str


class Raw(Plain):
    """A table that the game reads in its own way."""

    about = "a table"
    kind = dict


class Choice(Shape):
    """One of a few words; some may have a second name."""

    def __init__(self, words: Sequence[str], also: dict[str, str] | None = None) -> None:
        self.words = list(words)
        self.also = {} if also is None else also
        self.about = f"one of {', '.join(self.words)}"

    def read(self, s: Any, value: Any, where: str) -> Any:
        if not isinstance(value, str):
            raise self.wrong(value, where)
        value = self.also.get(value, value)
        if value not in self.words:
            raise self.wrong(value, where)
        return value


class Name(Shape):
    """The name of a thing of one kind, such as a card; inside, its number.

    `base` is the number of the first one. `also` are other names that files may use; with
    `short`, they are what is printed, and the names of the rules are read too.
    """

    def __init__(
        self,
        what: str,
        names: Sequence[str],
        *,
        base: int = 0,
        none: bool = False,
        also: dict[str, int] | None = None,
        short: Sequence[str] | None = None,
    ) -> None:
        self.what = what
        self.base = base
        self.none = none
        self.names = list(names if short is None else short)
        self.index = {name: i + base for i, name in enumerate(names)}
        self.index |= {name: i + base for i, name in enumerate(self.names)}
        self.index |= {} if also is None else also
        article = "an" if what[0] in "aeiou" else "a"
        self.about = f"the name of {article} {what}" + (' or ""' if none else "")

    def or_none(self) -> Name:
        """The same kind, where there may be nothing."""
        other = Name(self.what, self.names, base=self.base, none=True)
        other.index = self.index
        return other

    def read(self, s: Any, value: Any, where: str) -> Any:
        if not isinstance(value, str):
            raise self.wrong(value, where)
        if value == "" and self.none:
            return NONE
        found = self.index.get(value)
        if found is None:
            raise BadData(
                f"{where}: there is no {self.what} '{value}'{near(value, self.index)}"
            )
        return found

    def spell(self, s: Any, value: Any) -> Any:
        return "" if value == NONE else self.names[value - self.base]

    def empty(self, value: Any) -> bool:
        return bool(value == NONE)


class Seat(Shape):
    """A seat or another side of the table, by its letter or name."""

    about = "the name of a seat"

    def __init__(self, sides: Callable[[Any], list[str]], none: bool = False) -> None:
        self.sides = sides
        self.none = none

    def read(self, s: Any, value: Any, where: str) -> Any:
        if not isinstance(value, str):
            raise self.wrong(value, where)
        if value == "" and self.none:
            return NONE
        known = self.sides(s)
        if value not in known:
            raise BadData(
                f"{where}: there is no seat '{value}' at this table ({', '.join(known)})"
            )
        return known.index(value)

    def spell(self, s: Any, value: Any) -> Any:
        return "" if value == NONE else self.sides(s)[value]

    def empty(self, value: Any) -> bool:
        return bool(value == NONE)


class Many(Shape):
    """A list. `ordered`: as things lie. `top`: expected from the top, as many as are named.

    `length` is how many there may be; `gaps`: empty places at the end need not be written.
    """

    def __init__(
        self,
        item: Shape,
        *,
        ordered: bool = True,
        top: bool = False,
        gaps: bool = False,
        length: int | Callable[[Any], int] | None = None,
        what: str = "",
    ) -> None:
        self.item = item
        self.ordered = ordered
        self.top = top
        self.gaps = gaps
        self.length = length
        kind = item.what if isinstance(item, Name) else "seat" if isinstance(item, Seat) else ""
        self.about = f"a list of {what or plural(kind or 'value')}"

    def read(self, s: Any, value: Any, where: str) -> Any:
        if not isinstance(value, list):
            raise self.wrong(value, where)
        most = self.length(s) if callable(self.length) else self.length
        if most is not None and len(value) > most:
            raise BadData(f"{where} has at most {most} places, not {len(value)}")
        return [self.item.read(s, each, where) for each in value]

    def spell(self, s: Any, value: Any) -> Any:
        return [self.item.spell(s, each) for each in self.trimmed(value)]

    def trimmed(self, value: Any) -> Any:
        """Without empty places at the end, where these need not be written."""
        if not self.gaps:
            return value
        last = len(value)
        while last and self.item.empty(value[last - 1]):
            last -= 1
        return value[:last]

    def empty(self, value: Any) -> bool:
        return all(self.item.empty(each) for each in value) if self.gaps else not value

    def alike(self, told: Any, found: Any) -> bool:
        if not told:
            return self.empty(found)
        if self.top:
            found = found[: len(told)]
        told, found = self.trimmed(told), self.trimmed(found)
        if self.ordered:
            return list(told) == list(found)
        return sorted(told) == sorted(found)

    def unlike(self, s: Any, told: Any, found: Any, where: str) -> str:
        if self.top and told:
            found = found[: len(told)]
        return super().unlike(s, told, found, where)


def plural(what: str) -> str:
    """The plural of a kind: all of ours are regular."""
    return what[:-1] + "ies" if what.endswith("y") else f"{what}s"


class Table(Shape):
    """A table by names: only the names that are written are compared, `{}` expects nothing.

    `absent` says what it means when a name is not there now: "is not in play".
    `sparse`: it means that there is nothing, which may be expected. `listed`: a plain list of
    names will do too, where only the names matter.
    """

    def __init__(
        self,
        key: Shape,
        item: Shape,
        *,
        absent: str = "is not there",
        sparse: bool = False,
        listed: Any = None,
    ) -> None:
        self.key = key
        self.item = item
        self.absent = absent
        self.sparse = sparse
        self.listed = listed
        kind = key.what if isinstance(key, Name) else "seat"
        self.about = f"a table by {kind}"

    def at(self, s: Any, name: str, where: str) -> Any:
        """What a name of the table stands for."""
        try:
            return self.key.read(s, name, where)
        except BadData as wrong:
            why = str(wrong).partition(": ")[2]
            raise BadData(f"unknown key '{where}.{name}': {why}") from wrong

    def read(self, s: Any, value: Any, where: str) -> Any:
        if isinstance(value, list) and self.listed is not None:
            return {self.key.read(s, name, where): self.listed for name in value}
        if not isinstance(value, dict):
            raise self.wrong(value, where)
        return {
            self.at(s, name, where): self.item.read(s, each, f"{where}.{name}")
            for name, each in value.items()
        }

    def spell(self, s: Any, value: Any) -> Any:
        return {self.key.spell(s, at): self.item.spell(s, each) for at, each in value.items()}

    def empty(self, value: Any) -> bool:
        return all(self.item.empty(each) for each in value.values())

    def differences(self, s: Any, wanted: Any, found: Any, where: str) -> Iterator[str]:
        if isinstance(wanted, list) and self.listed is not None:
            told = sorted(self.key.read(s, name, where) for name in wanted)
            if told != sorted(found):
                names = [self.key.spell(s, at) for at in found]
                yield f"{where} should be {wanted!r}, it is {names!r}"
            return
        if not isinstance(wanted, dict):
            raise self.wrong(wanted, where)
        if not wanted and not self.empty(found):
            there = {at: each for at, each in found.items() if not self.item.empty(each)}
            yield f"{where} should be empty, it is {self.spell(s, there)!r}"
        for name, each in wanted.items():
            at = self.at(s, name, where)
            if at in found:
                yield from self.item.differences(s, each, found[at], f"{where}.{name}")
            elif not self.sparse or not self.item.empty(
                self.item.read(s, each, f"{where}.{name}")
            ):
                yield f"{where}: {self.key.spell(s, at)} {self.absent}"


class Fields(Shape):
    """A table with a few fixed keys of its own."""

    about = "a table"

    def __init__(self, **fields: Shape) -> None:
        self.fields = fields
        self.about = f"a table with {', '.join(fields)}"

    def field(self, name: str, where: str) -> Shape:
        """The shape of a key."""
        if name not in self.fields:
            raise BadData(f"unknown key '{where}.{name}'{near(name, self.fields)}")
        return self.fields[name]

    def read(self, s: Any, value: Any, where: str) -> Any:
        if not isinstance(value, dict):
            raise self.wrong(value, where)
        return {
            name: self.field(name, where).read(s, each, f"{where}.{name}")
            for name, each in value.items()
        }

    def spell(self, s: Any, value: Any) -> Any:
        return {name: self.fields[name].spell(s, each) for name, each in value.items()}

    def empty(self, value: Any) -> bool:
        return all(self.fields[name].empty(each) for name, each in value.items())

    def differences(self, s: Any, wanted: Any, found: Any, where: str) -> Iterator[str]:
        if not isinstance(wanted, dict):
            raise self.wrong(wanted, where)
        if not wanted and not self.empty(found):
            yield f"{where} should be empty, it is {self.spell(s, found)!r}"
        for name, each in wanted.items():
            shape = self.field(name, where)
            yield from shape.differences(s, each, found[name], f"{where}.{name}")
