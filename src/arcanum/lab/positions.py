"""The words of a game's positions, declared once: for `given`, for `expect`, for the docs.

A game's `scenario` lists its keys. Each has a shape (see `shapes.py`), a sentence for people,
and how it is seen on a table. The simple ones name the attribute they stand for and are put
there without more ado; the game's own `given` lays the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import compress
from typing import Any, Generic, TypeVar

from arcanum.kernel.errors import BadData
from arcanum.kernel.frames import Player
from arcanum.kernel.state import State
from arcanum.lab.shapes import Flag, Many, Shape, Text, near, said

S = TypeVar("S", bound=State)
See = TypeVar("See", bound=Callable[..., Any])


class Word(Generic[See]):
    """What keys of the table and of sides have in common.

    `see` finds the value on a table; `attr` is the attribute that the key stands for, at first
    `default`. A key with neither may stand in `given` only; a `Fact`, in `expect` only.
    """

    given: bool = True

    def __init__(
        self,
        name: str,
        shape: Shape,
        about: str,
        see: See | None = None,
        *,
        attr: str = "",
        default: Any = None,
    ) -> None:
        self.name = name
        self.shape = shape
        self.about = about
        self.see = see
        self.attr = attr
        self.default = default
        self.expected = attr != "" or see is not None

    def put(self, board: Any, told: Mapping[str, Any]) -> None:
        """Puts a simple key where it belongs."""
        if self.attr and self.given:
            setattr(board, self.attr, told.get(self.name, self.default))

    def check_given(self, where: str) -> None:
        """What follows from the rest cannot be given."""
        if not self.given:
            raise BadData(f"'{where}' follows from the rest and may stand in expect only")

    def check_expected(self, where: str) -> None:
        """What is only a way to lay a table cannot be expected."""
        if not self.expected:
            raise BadData(f"'{where}' may stand in given only")


class Key(Word[Callable[[S], Any]], Generic[S]):
    """A key of the table; `see` finds its value there."""

    def look(self, s: S) -> Any:
        """The value that lies there."""
        return getattr(s, self.attr) if self.see is None else self.see(s)


def pile(name: str, shape: Shape, about: str, see: Callable[[S], Sequence[int]]) -> Key[S]:
    """A key of the top of a pile, top first; `see` finds the pile, which has its top last."""
    return Key(name, Many(shape, top=True), about, lambda s: see(s)[::-1])


class Fact(Key[S]):
    """A key of the table that follows from the rest: it may only be expected."""

    given = False


class SideKey(Word[Callable[[S, Player], Any]], Generic[S]):
    """A key of a seat, or of another side of the table; `see` finds its value there."""

    def look(self, s: S, p: Player, board: Any) -> Any:
        """The value that lies there."""
        return getattr(board, self.attr) if self.see is None else self.see(s, p)


class SideFact(SideKey[S]):
    """A key of a side that follows from the rest."""

    given = False


def always(s: Any) -> bool:
    """No condition."""
    return True


def the_table(s: Any, p: Player) -> Any:
    """Where a game keeps no board for each side."""
    return s


class Part(Generic[S]):
    """Keys that are there together: always, or only at some tables and for some sides."""

    def __init__(
        self,
        title: str,
        *,
        table: Sequence[Key[S]] = (),
        side: Sequence[SideKey[S]] = (),
        when: Callable[[S], bool] = always,
        only: str = "",
    ) -> None:
        self.title = title
        self.table = table
        self.side = side
        self.when = when
        self.only = only


class Told:
    """What a `given` says, read: of the table, and of each side."""

    def __init__(self, table: dict[str, Any], sides: list[dict[str, Any]]) -> None:
        self.table = table
        self.sides = sides

    def get(self, key: str, default: Any = None) -> Any:
        """What is said of the table."""
        return self.table.get(key, default)


class Positions(Generic[S]):
    """All keys of a game.

    `sides` names the seats and other sides of a table, `board` is what a side's attributes are
    of. `excused` are invariants that a position need not hold, with the reason. `aliases` are
    names that scenario files use for words of actions, whatever their kind.
    """

    def __init__(
        self,
        parts: Sequence[Part[S]],
        sides: Callable[[S], list[str]],
        board: Callable[[S, Player], Any] | None = None,
        excused: Mapping[str, str] | None = None,
        aliases: Mapping[str, str] | None = None,
    ) -> None:
        self.parts = list(parts)
        self.sides = sides
        self.board = the_table if board is None else board
        self.excused = {} if excused is None else dict(excused)
        self.aliases = {} if aliases is None else dict(aliases)
        self.names = {word: alias for alias, word in self.aliases.items()}
        # the keys of tables and sides, by which parts are there
        self.of_table: dict[tuple[bool, ...], dict[str, Key[S]]] = {}
        self.of_side: dict[tuple[bool, ...], dict[str, SideKey[S]]] = {}

    def table_keys(self, s: S) -> dict[str, Key[S]]:
        """The keys of this table."""
        here = tuple([part.when(s) for part in self.parts])
        if here not in self.of_table:
            self.of_table[here] = {
                key.name: key for part in compress(self.parts, here) for key in part.table
            }
        return self.of_table[here]

    def side_keys(self, s: S, name: str) -> dict[str, SideKey[S]]:
        """The keys of one side of it."""
        here = tuple([part.when(s) and part.only in ("", name) for part in self.parts])
        if here not in self.of_side:
            self.of_side[here] = {
                key.name: key for part in compress(self.parts, here) for key in part.side
            }
        return self.of_side[here]

    # -- given

    def read(self, s: S, words: Mapping[str, Any]) -> Told:
        """Reads all of `given`, and puts the simple keys where they belong."""
        keys, sides = self.table_keys(s), self.sides(s)
        table: dict[str, Any] = {}
        for name, value in words.items():
            if name in sides:
                continue
            if name not in keys:
                raise BadData(f"unknown key '{name}'{near(name, [*keys, *sides])}")
            keys[name].check_given(name)
            table[name] = keys[name].shape.read(s, value, name)
        for key in keys.values():
            key.put(s, table)
        read = [self.read_side(s, p, name, words.get(name, {})) for p, name in enumerate(sides)]
        return Told(table, read)

    def read_side(self, s: S, p: Player, name: str, words: Any) -> dict[str, Any]:
        """What is said of one side."""
        keys = self.side_keys(s, name)
        if not isinstance(words, dict):
            raise BadData(f"{name} is a table of what the seat has, not {said(words)}")
        side: dict[str, Any] = {}
        for inner, value in words.items():
            where = f"{name}.{inner}"
            if inner not in keys:
                raise BadData(f"unknown key '{where}'{near(inner, keys)}")
            keys[inner].check_given(where)
            side[inner] = keys[inner].shape.read(s, value, where)
        board = self.board(s, p)
        for key in keys.values():
            key.put(board, side)
        return side

    # -- expect

    def differences(self, s: S, wanted: Mapping[str, Any]) -> Iterator[str]:
        """Where a table differs from what `expect` says of it."""
        keys, sides = self.table_keys(s), self.sides(s)
        for name, value in wanted.items():
            if name in sides:
                yield from self.side_differences(s, sides.index(name), name, value)
            elif name not in keys:
                raise BadData(f"unknown key '{name}'{near(name, [*keys, *sides])}")
            else:
                key = keys[name]
                key.check_expected(name)
                yield from key.shape.differences(s, value, key.look(s), name)

    def side_differences(self, s: S, p: Player, name: str, wanted: Any) -> Iterator[str]:
        """The same of one side."""
        keys, board = self.side_keys(s, name), self.board(s, p)
        if not isinstance(wanted, dict):
            raise BadData(f"{name} is a table of what the seat has, not {said(wanted)}")
        if not wanted:
            yield f"{name} = {{}} says nothing: name what the seat should have"
        for inner, value in wanted.items():
            where = f"{name}.{inner}"
            if inner not in keys:
                raise BadData(f"unknown key '{where}'{near(inner, keys)}")
            key = keys[inner]
            key.check_expected(where)
            yield from key.shape.differences(s, value, key.look(s, p, board), where)

    def describe(self, s: S) -> dict[str, Any]:
        """The whole table in the words of files."""
        out: dict[str, Any] = {
            key.name: key.shape.spell(s, key.look(s))
            for key in self.table_keys(s).values()
            if key.expected
        }
        for p, name in enumerate(self.sides(s)):
            board = self.board(s, p)
            out[name] = {
                key.name: key.shape.spell(s, key.look(s, p, board))
                for key in self.side_keys(s, name).values()
                if key.expected
            }
        return out


class Box:
    """Cards that a position has not laid yet; it takes out what it names, each copy once.

    `copies` are the cards that go by one name, `rule` the invariant that holds of them all.
    """

    def __init__(
        self,
        left: list[int],
        name: Callable[[int], str],
        rule: str,
        copies: Callable[[int], Sequence[int]] | None = None,
    ) -> None:
        self.left = left
        self.name = name
        self.rule = rule
        self.copies = copies

    def take(self, card: int, where: str) -> int:
        """A copy of the card."""
        for copy in (card,) if self.copies is None else self.copies(card):
            if copy in self.left:
                self.left.remove(copy)
                return copy
        raise BadData(f"{self.rule}: {where}: no copy of {self.name(card)} is left")

    def take_all(self, cards: Sequence[int], where: str) -> list[int]:
        """A copy of each."""
        return [self.take(card, where) for card in cards]


def usual(seats: Shape, winners: Callable[[Any], list[Player]] | None = None) -> list[Key[Any]]:
    """What may be expected of every game."""
    return [
        Fact("over", Flag(), "whether the game is over", lambda s: s.over),
        Fact(
            "winners",
            Many(seats, ordered=False),
            'who won, as `["A"]`; empty until the end',
            (lambda s: s.winners()) if winners is None else winners,
        ),
        Fact(
            "to_move",
            seats,
            'the seat to decide; `""` when the game is over',
            lambda s: s.player,
        ),
        Fact(
            "waiting",
            Many(seats, ordered=False),
            "the seats that owe a decision: several, while all choose in secret",
            lambda s: s.waiting(),
        ),
        Fact(
            "asked",
            Text(),
            'the key of the open question, as `"ask-main"`; `""` when the game is over',
            lambda s: "" if s.over else s.asked().prompt,
        ),
    ]


@contextmanager
def put_back(columns: Sequence[list[Any]]) -> Iterator[None]:
    """Lists of facts that a scenario may change: afterwards they are as they were."""
    before = [column[:] for column in columns]
    try:
        yield
    finally:
        for column, old in zip(columns, before, strict=True):
            column[:] = old
