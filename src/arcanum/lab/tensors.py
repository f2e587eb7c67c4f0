"""A seat's view as named tensors: a fixed layout for a game and its seat count.

A layout is a tree of parts that follows the view key by key. Each leaf is one named slice of a
flat vector of floats. Tensors come from `State.observe` and from nothing else, so they hold
nothing that the seat may not know. Seats are rotated: the viewer is always the first row, the
others follow clockwise, an artificial opponent comes last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from arcanum.kernel.errors import BadData
from arcanum.kernel.game import Game
from arcanum.lab.extras import not_installed

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as missing:
    raise not_installed(missing) from None

Tensor = npt.NDArray[np.float32]


class Slice(NamedTuple):
    """One named piece of the flat vector."""

    name: str
    start: int
    shape: tuple[int, ...]
    about: str

    @property
    def size(self) -> int:
        """How many numbers."""
        return int(np.prod(self.shape, dtype=np.int64))

    @property
    def stop(self) -> int:
        """Where the next piece begins."""
        return self.start + self.size


class Look:
    """A view being written: the vector, and the row of each player."""

    def __init__(self, out: Tensor, rows: Mapping[str, int]) -> None:
        self.out = out
        self.rows = rows


class Part:
    """A part of a layout. `key` is its key in the view; "" means the value of its parent."""

    def __init__(self, key: str, about: str = "") -> None:
        self.key = key
        self.about = about

    def place(self, layout: Layout, name: str, dims: tuple[int, ...]) -> None:
        """Reserve room in the vector, once for every row of the parts above."""
        raise NotImplementedError

    def write(self, look: Look, value: Any, row: int) -> None:
        """Write a value of the view; `row` numbers the rows of the parts above."""
        raise NotImplementedError

    def unread(self, value: Any, layout: Layout) -> list[str]:
        """What this part does not understand of a value."""
        return []


# -- leaves


class Leaf(Part):
    """A part with numbers of its own."""

    shape: tuple[int, ...] = ()

    def place(self, layout: Layout, name: str, dims: tuple[int, ...]) -> None:
        shape = (*dims, *self.shape)
        self.start = layout.add(name, shape or (1,), self.about)
        self.size = int(np.prod(self.shape, dtype=np.int64))


class Number(Leaf):
    """A number or a yes, divided so that it stays around 1."""

    def __init__(self, key: str, about: str, per: float = 1.0) -> None:
        super().__init__(key, about if per == 1 else f"{about} (divided by {per:g})")
        self.per = per

    def write(self, look: Look, value: Any, row: int) -> None:
        if value:
            look.out[self.start + row] += value / self.per


class Bits(Leaf):
    """A number that packs small ones or is a set: its bits, the lowest first."""

    shape = (24,)

    def __init__(self, key: str, about: str) -> None:
        super().__init__(key, f"{about}, bit by bit")

    def write(self, look: Look, value: Any, row: int) -> None:
        at = self.start + row * self.size
        left = max(0, int(value))
        for bit in range(min(self.size, left.bit_length())):
            look.out[at + bit] = left >> bit & 1


class Present(Leaf):
    """1 for everything that is there."""

    def __init__(self, about: str) -> None:
        super().__init__("", about)

    def write(self, look: Look, value: Any, row: int) -> None:
        look.out[self.start + row] += 1.0


class OneOf(Leaf):
    """One word out of a list: a 1 in its place."""

    def __init__(self, key: str, words: Sequence[Any], about: str) -> None:
        super().__init__(key, f"{about}: one of {in_short(words)}")
        self.index = {word: at for at, word in enumerate(words)}
        self.shape = (len(words),)

    def write(self, look: Look, value: Any, row: int) -> None:
        found = self.index.get(value)
        if found is not None:
            look.out[self.start + row * self.size + found] += 1.0

    def unread(self, value: Any, layout: Layout) -> list[str]:
        return [] if value in self.index else [str(value)]


class Bag(Leaf):
    """How many of each word: from a list of words, or from numbers by word."""

    def __init__(self, key: str, words: Sequence[Any], about: str) -> None:
        super().__init__(key, f"{about}: how many of {in_short(words)}")
        self.index = {word: at for at, word in enumerate(words)}
        self.shape = (len(words),)

    def write(self, look: Look, value: Any, row: int) -> None:
        at = self.start + row * self.size
        is_counted = isinstance(value, dict)
        for word in value:
            found = self.index.get(word)
            if found is not None:
                look.out[at + found] += value[word] if is_counted else 1

    def unread(self, value: Any, layout: Layout) -> list[str]:
        return [str(word) for word in value if word is not None and word not in self.index]


class Who(Leaf):
    """One player or several, by their rows; the viewer comes first."""

    def __init__(self, key: str, about: str) -> None:
        super().__init__(key, f"{about}: by seat, the viewer first")

    def place(self, layout: Layout, name: str, dims: tuple[int, ...]) -> None:
        self.shape = (len(layout.people),)
        super().place(layout, name, dims)

    def write(self, look: Look, value: Any, row: int) -> None:
        at = self.start + row * self.size
        for person in [value] if isinstance(value, str) else value:
            found = look.rows.get(person)
            if found is not None:
                look.out[at + found] += 1.0

    def unread(self, value: Any, layout: Layout) -> list[str]:
        people = [value] if isinstance(value, str) else value
        return [each for each in people if each is not None and each not in layout.people]


# -- parts of parts


class Group(Part):
    """A record: a part for each key, and the keys that are left out on purpose."""

    def __init__(self, key: str, *parts: Part, left_out: Sequence[str] = ()) -> None:
        super().__init__(key)
        self.parts = parts
        self.left_out = frozenset(left_out)

    def place(self, layout: Layout, name: str, dims: tuple[int, ...]) -> None:
        for part in self.parts:
            part.place(layout, joined(name, part.key), dims)

    def write(self, look: Look, value: Any, row: int) -> None:
        for part in self.parts:
            inner = value.get(part.key) if part.key else value
            if inner is not None:
                part.write(look, inner, row)

    def unread(self, value: Any, layout: Layout) -> list[str]:
        known = {part.key for part in self.parts} | self.left_out
        missed = [key for key in value if key not in known]
        for part in self.parts:
            inner = value.get(part.key) if part.key else None
            if inner is not None:
                missed += [joined(part.key, each) for each in part.unread(inner, layout)]
        return missed


class Rows(Part):
    """A list of things in order, up to a maximum."""

    def __init__(self, key: str, most: int, each: Part) -> None:
        super().__init__(key)
        self.most = most
        self.each = each

    def place(self, layout: Layout, name: str, dims: tuple[int, ...]) -> None:
        self.each.place(layout, joined(name, self.each.key), (*dims, self.most))

    def write(self, look: Look, value: Any, row: int) -> None:
        for at, each in enumerate(value[: self.most]):
            if each is not None:
                self.each.write(look, each, row * self.most + at)

    def unread(self, value: Any, layout: Layout) -> list[str]:
        missed = [f"row {self.most}"] if len(value) > self.most else []
        for each in value:
            if each is not None:
                missed += self.each.unread(each, layout)
        return missed


class Named(Part):
    """Things by name, a row for each name: a dict, or a list of records named `by` a key."""

    def __init__(self, key: str, names: Sequence[str], each: Part, by: str = "") -> None:
        super().__init__(key)
        self.index: Mapping[str, int] = {name: at for at, name in enumerate(names)}
        self.each = each
        self.by = by

    def place(self, layout: Layout, name: str, dims: tuple[int, ...]) -> None:
        self.rows = len(self.index)
        self.each.place(layout, joined(name, self.each.key), (*dims, self.rows))

    def write(self, look: Look, value: Any, row: int) -> None:
        for name, each in self.pairs(value):
            at = self.row_of(look, name)
            if at is not None and each is not None:
                self.each.write(look, each, row * self.rows + at)

    def row_of(self, look: Look, name: str) -> int | None:
        """The row of a name."""
        return self.index.get(name)

    def pairs(self, value: Any) -> list[tuple[str, Any]]:
        """Names and things."""
        if isinstance(value, dict):
            return list(value.items())
        return [(each[self.by], each) for each in value]

    def knows(self, name: str, layout: Layout) -> bool:
        """Whether a name has a row."""
        return name in self.index

    def unread(self, value: Any, layout: Layout) -> list[str]:
        missed = []
        for name, each in self.pairs(value):
            if not self.knows(name, layout):
                missed.append(name)
            elif each is not None:
                missed += self.each.unread(each, layout)
        return missed


class Sides(Named):
    """A record for each player, the viewer first."""

    def __init__(self, key: str, each: Part, by: str = "seat") -> None:
        super().__init__(key, (), each, by)

    def place(self, layout: Layout, name: str, dims: tuple[int, ...]) -> None:
        self.rows = len(layout.people)
        self.each.place(layout, joined(name, self.each.key), (*dims, self.rows))

    def row_of(self, look: Look, name: str) -> int | None:
        return look.rows.get(name)

    def knows(self, name: str, layout: Layout) -> bool:
        return name in layout.people


def joined(first: str, second: str) -> str:
    """A name below a name."""
    return f"{first}.{second}" if first and second else first or second


def in_short(words: Sequence[Any]) -> str:
    """The first few of a list of words."""
    few = ", ".join(str(word) for word in words[:4])
    return few if len(words) <= 4 else f"{few} … ({len(words)})"


def zone(key: str, words: Sequence[str], about: str) -> Group:
    """A zone of cards: how many, and those that the seat can name."""
    return Group(
        key,
        Number("count", f"{about}: cards there", 10),
        Bag("cards", words, f"{about}, known"),
    )


# -- the whole


class Layout:
    """The tensors of one game at one seat count."""

    def __init__(self, game: Game, seats: int, root: Part) -> None:
        self.game = game
        self.seats = seats
        self.people = people(game, seats)
        self.slices: list[Slice] = []
        self.size = 0
        self.root = root
        root.place(self, "", ())

    def add(self, name: str, shape: tuple[int, ...], about: str) -> int:
        """Room for one more slice; where it begins."""
        made = Slice(name, self.size, shape, about)
        self.slices.append(made)
        self.size = made.stop
        return made.start

    def rows_for(self, viewer: int | None) -> dict[str, int]:
        """The row of each player, as a seat sees them."""
        first = viewer or 0
        seated = self.people[: self.seats]
        turned = seated[first:] + seated[:first] + self.people[self.seats :]
        return {person: row for row, person in enumerate(turned)}

    def encode(self, view: Mapping[str, Any], out: Tensor | None = None) -> Tensor:
        """The flat vector of a view; into `out` if it is given."""
        if out is None:
            out = np.zeros(self.size, np.float32)
        else:
            out.fill(0)
        viewer = view["viewer"]
        rows = self.rows_for(None if viewer is None else self.people.index(viewer))
        self.root.write(Look(out, rows), view, 0)
        return out

    def split(self, flat: Tensor) -> dict[str, Tensor]:
        """The named tensors of a flat vector, or of a batch of them: views, not copies."""
        batch = flat.shape[:-1]
        return {
            each.name: flat[..., each.start : each.stop].reshape(*batch, *each.shape)
            for each in self.slices
        }

    def describe(self) -> list[dict[str, Any]]:
        """Name, place, shape and meaning of every slice, JSON-able."""
        return [
            {
                "name": each.name,
                "start": each.start,
                "stop": each.stop,
                "shape": list(each.shape),
                "about": each.about,
            }
            for each in self.slices
        ]

    def unread(self, view: Mapping[str, Any]) -> list[str]:
        """What the layout leaves out of a view, by key; empty when it has everything."""
        return sorted(set(self.root.unread(view, self)))


def people(game: Game, seats: int) -> list[str]:
    """The words for the seats, and for artificial opponents if the game knows any."""
    for word in game.words.notes.values():
        for kind in word.kinds:
            if kind.name == "player":
                return kind.values[:seats] + kind.values[game.seats[1] :]
    raise BadData(f"{game.id} has no words for its players")


def asked(game: Game, *parts: Part) -> Group:
    """The open question: which, whose, and its numbers; `parts` for fields that are words."""
    frames = [frame for frame in game.frames.values() if hasattr(frame, "prompt")]
    prompts = sorted({frame.prompt for frame in frames})
    words = {part.key for part in parts} | {"player"}
    fields = sorted({name for frame in frames for name in frame.fields} - words)
    return Group(
        "asked",
        OneOf("prompt", prompts, "the open question"),
        Who("player", "who is asked"),
        *parts,
        *[Bits(name, f"the number '{name}' of the question") for name in fields],
        left_out=("rule",),
    )
