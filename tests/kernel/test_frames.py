"""Frames declare their fields once; constructors are made from them, or written out."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, ClassVar, Final

import pytest
from hatch_build import Spelling, module_of, typed_sources

import arcanum
from arcanum.kernel.codec import dump_frames, load_frames
from arcanum.kernel.frames import Act, Ask, Frame, Player
from arcanum.kernel.state import State

ROOT = Path(__file__).parents[2]


class Toll(Ask[State], prompt="ask-toll"):
    """A question with two fields of its own."""

    coins: int
    gate: int


class HighToll(Toll):
    """One with a field more."""

    guard: Player


class Open(Act[State]):
    """Declares nothing: it has the player alone."""


class ByHand(Frame[State]):
    """What is written by hand stays."""

    fields: ClassVar[tuple[str, ...]] = ("gate",)

    def __init__(self, gate: int) -> None:
        self.gate: Final = gate + 100


def test_a_constructor_takes_the_inherited_fields_first() -> None:
    asked = HighToll(1, 5, 7, 2)
    assert HighToll.fields == ("player", "coins", "gate", "guard")
    assert (asked.player, asked.coins, asked.gate, asked.guard) == (1, 5, 7, 2)
    assert HighToll(1, coins=5, gate=7, guard=2).gate == 7
    assert Toll.fields == ("player", "coins", "gate")
    assert Open.fields == ("player",)
    assert Open(3).player == 3
    assert Frame.fields == ()


def test_a_head_is_handed_down() -> None:
    class FreeToll(HighToll, rule="X-1", broad=True):
        """Another rule, and the same question."""

    said = (FreeToll.prompt, FreeToll.rule, FreeToll.secret, FreeToll.lasting, FreeToll.broad)
    assert said == ("ask-toll", "X-1", False, False, True)
    assert (HighToll.prompt, HighToll.rule, HighToll.broad) == ("ask-toll", "", False)
    assert (Ask.prompt, Ask.rule) == ("", "")


def test_a_head_with_an_unknown_word_is_refused() -> None:
    with pytest.raises(TypeError, match="promt"):
        type("Misspelled", (Toll,), {"__annotations__": {}}, promt="ask-toll")


def test_what_is_written_by_hand_stays() -> None:
    assert ByHand(3).gate == 103
    assert ByHand.fields == ("gate",)


def test_a_field_too_many_or_too_few_is_told() -> None:
    for wrong in ([1, 5], [1, 5, 7, 2, 4]):
        with pytest.raises(TypeError):
            HighToll(*wrong)


def test_frames_are_written_and_read_back() -> None:
    known: dict[str, type[Frame[Any]]] = {"HighToll": HighToll, "Open": Open}
    written = dump_frames([HighToll(1, 5, 7, 2), Open(0)])
    assert written == [["HighToll", 1, 5, 7, 2], ["Open", 0]]
    assert dump_frames(load_frames(known, written)) == written


# -- as they are compiled


def spelled() -> dict[str, tuple[str, str]]:
    """Every source with its spelling for the compiler, by module."""
    paths = {module_of(path): path for path in typed_sources(ROOT)}
    spelling = Spelling({name: (ROOT / path).read_text() for name, path in paths.items()})
    return {name: (text, spelling.spelled(name)) for name, text in spelling.sources.items()}


def test_the_compiler_is_told_the_same_fields() -> None:
    written: dict[tuple[str, str], tuple[tuple[str, ...], list[str]]] = {}
    for module, (plain, long) in spelled().items():
        assert len(long.split("\n")) == len(plain.split("\n")), module
        for node in ast.parse(long).body:
            if isinstance(node, ast.ClassDef):
                parts = {
                    ast.unparse(n.target): n for n in node.body if isinstance(n, ast.AnnAssign)
                }
                made = [n for n in node.body if getattr(n, "name", "") == "__init__"]
                if "fields" in parts and made:
                    value, init = parts["fields"].value, made[0]
                    assert value is not None
                    assert isinstance(init, ast.FunctionDef)
                    taken = [each.arg for each in init.args.args[1:]]
                    written[module, node.name] = ast.literal_eval(value), taken
    for name in arcanum.games.ids():
        for frame in arcanum.game(name).frames.values():
            for kind in frame.__mro__:
                key = kind.__module__, kind.__name__
                if issubclass(kind, Frame) and key in written:
                    assert written[key] == (kind.fields, list(kind.fields)), key
                    break
            else:
                assert frame.fields == (), frame


def test_the_compiler_is_told_the_same_heads() -> None:
    count = 0
    for module, (plain, long) in spelled().items():
        for node, written in zip(classes(plain), classes(long), strict=True):
            if module == "arcanum.kernel.frames":
                continue
            assert not written.keywords
            assert ast.get_docstring(written) == ast.get_docstring(node)
            variables = {
                ast.unparse(each.target): ast.unparse(each.value)
                for each in written.body
                if isinstance(each, ast.AnnAssign) and each.value is not None
            }
            for said in node.keywords:
                assert variables[str(said.arg)] == ast.unparse(said.value), node.name
                count += 1
    assert count > 300


def classes(source: str) -> list[ast.ClassDef]:
    return [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]


def test_a_field_without_an_empty_line_above_is_refused() -> None:
    source = "from __future__ import annotations\nclass A(Frame[int]):\n    n: int\n"
    known = {"a": f"from arcanum.kernel.frames import Frame\n{source}"}
    with pytest.raises(ValueError, match="a: A needs an empty line"):
        Spelling(known).spelled("a")


def test_a_head_without_a_docstring_is_refused() -> None:
    source = "from __future__ import annotations\nclass A(Ask[int], rule='X-1'):\n    pass\n"
    with pytest.raises(ValueError, match="a: A needs a docstring"):
        Spelling({"a": source}).spelled("a")
