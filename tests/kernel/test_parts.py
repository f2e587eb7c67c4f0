"""Parts declare their fields once; constructors are made from them, or written out."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hatch_build import Spelling, first_values, module_of, typed_sources

import arcanum
from arcanum.kernel.build import is_compiled
from arcanum.kernel.codec import plain, restore
from arcanum.kernel.parts import Derived, Lent, Part, Shared
from arcanum.kernel.state import State

ROOT = Path(__file__).parents[2]
plain_only = pytest.mark.skipif(is_compiled(), reason="compiled instances show no `vars`")


class Chest(Part):
    """A part of another."""

    coins: int = 3
    marks: list[int] = [1, 2]


class Room(Part):
    """A part with every kind of field."""

    chests: list[Chest] = []
    shelves: list[list[int]] = [[], []]
    name: str = "hall"
    map: Shared[list[int]] = [7]
    size: Derived[int] = 5
    doors: Lent[list[int]] = [0, 0]
    doors_shared: Derived[bool] = False


class Cellar(Room):
    """One with a field more."""

    barrels: list[int] = [9]


def filled() -> Cellar:
    room = Cellar()
    room.chests = [Chest()]
    room.shelves[0].append(4)
    return room


def test_each_new_one_has_its_own() -> None:
    one, other = Cellar(), Cellar()
    one.shelves[0].append(1)
    one.barrels.append(1)
    assert (other.shelves, other.barrels, other.name) == ([[], []], [9], "hall")
    assert not hasattr(Cellar, "barrels")


def test_a_copy_is_deep_where_things_change() -> None:
    room = filled()
    copy = room.clone()
    assert type(copy) is Cellar
    assert plain(copy) == plain(room)
    copy.chests[0].marks.append(5)
    copy.shelves[0].append(5)
    copy.barrels.append(5)
    assert (room.chests[0].marks, room.shelves, room.barrels) == ([1, 2], [[4], []], [9])
    assert copy.map is room.map
    assert copy.size == 5


def test_what_is_lent_is_marked_on_both_sides() -> None:
    room = filled()
    assert not room.doors_shared
    copy = room.clone()
    assert copy.doors is room.doors
    assert copy.doors_shared
    assert room.doors_shared


def test_what_follows_from_the_rest_is_not_dumped() -> None:
    assert Cellar.FIELDS == ("chests", "shelves", "name", "map", "doors", "barrels")
    dumped = plain(filled())
    again = filled()
    again.chests[0].coins = 0
    again.name = "attic"
    restore(again, dumped)
    assert plain(again) == dumped


# -- as they are compiled


@plain_only
def test_the_compiler_is_told_the_same() -> None:
    """Written out, line for line; the same fields in the same order, each copied."""
    paths = {module_of(path): path for path in typed_sources(ROOT)}
    spelling = Spelling({name: (ROOT / path).read_text() for name, path in paths.items()})
    found = set()
    for module, text in spelling.sources.items():
        tables = [
            node.name
            for node in spelling.trees[module].body
            if isinstance(node, ast.ClassDef) and first_values(node)
            if spelling.stands_on((module, node.name), ("arcanum.kernel.parts", "Part"))
        ]
        if not tables:
            continue
        long = spelling.spelled(module)
        assert len(long.split("\n")) == len(text.split("\n")), module
        scope: dict[str, object] = {"__name__": "spelled"}
        exec(compile(long, module, "exec"), scope)
        for name in tables:
            made = scope[name]
            known = getattr(__import__(module, fromlist=[name]), name)
            assert made.FIELDS == known.FIELDS, name  # type: ignore[attr-defined]
            assert vars(made()) == vars(known()) or issubclass(known, State)  # type: ignore[operator]
            assert set(vars(made(made()))) == set(vars(known(known())))  # type: ignore[operator]
            found.add(name)
    assert {"Mage", "Seasons", "Troupe", "Trickerion", "Side", "Pax", "Pebbles"} <= found


def test_fields_without_an_empty_line_above_are_refused() -> None:
    source = "from __future__ import annotations\nclass A(Part):\n    n: int = 0\n"
    known = {"a": f"from arcanum.kernel.parts import Part\n{source}"}
    with pytest.raises(ValueError, match="a: A needs an empty line"):
        Spelling(known).spelled("a")


@plain_only
def test_every_field_of_a_game_is_copied() -> None:
    """A copy of a table in play has the same fields, with the same contents."""
    for name in arcanum.games.ids():
        s = arcanum.game(name).new(seed=3)
        for _ in range(30):
            if not s.over:
                s.apply(s.options[0])
        copy = s.clone()
        assert plain(copy) == plain(s)
        assert set(vars(copy)) == set(vars(s))
