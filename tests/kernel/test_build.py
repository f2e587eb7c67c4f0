"""A build is used again only while everything that it was made from is the same."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hatch_build import KeptObjects, included, keep, level_of, named_bytes, with_headers


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "c").mkdir()
    return tmp_path


def test_a_file_is_made_again_when_its_inputs_change(place: Path) -> None:
    made = place / "a.o"
    asked: list[str] = []

    def make() -> None:
        asked.append("made")
        made.write_text("object")

    assert keep("a.o", "one", make)
    assert not keep("a.o", "one", make)
    assert keep("a.o", "two", make)
    made.unlink()
    assert keep("a.o", "two", make)
    assert len(asked) == 3


def test_a_file_cut_short_is_made_again(place: Path) -> None:
    def fails() -> None:
        (place / "a.o").write_text("half")
        raise KeyboardInterrupt

    assert keep("a.o", "one", lambda: (place / "a.o").write_text("whole"))
    with pytest.raises(KeyboardInterrupt):
        keep("a.o", "two", fails)
    for inputs in ("one", "two"):
        assert keep("a.o", inputs, lambda: None)


def test_headers_are_found_through_headers(place: Path) -> None:
    (place / "c/a.c").write_text('#include <Python.h>\n#include "inner.h"\n')
    (place / "c/inner.h").write_text("#include <other.h>\n")
    (place / "c/other.h").write_text('#include "inner.h"\n')
    (place / "c/alone.h").write_text("")
    assert [path.name for path in with_headers("c/a.c")] == ["a.c", "inner.h", "other.h"]


class Compiler:
    """Notes what it is asked to compile."""

    compiler_so = ("cc",)
    linker_so = ("cc", "-shared")

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.settings: dict[str, object] = {}

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [f"{Path(output_dir, Path(source).stem)}.o" for source in sources]

    def compile(self, sources: list[str], output_dir: str, **settings: object) -> None:
        for source, made in zip(
            sources, self.object_filenames(sources, output_dir), strict=True
        ):
            self.asked.append(source)
            self.settings = settings
            Path(made).write_text("object")


def test_objects_depend_on_sources_headers_and_settings(place: Path) -> None:
    compiler = Compiler()
    (place / "c/b.c").write_text('#include "b.h"\n')
    (place / "c/b.h").write_text("")

    def compile_with(flag: str) -> int:
        for remembered in (with_headers, included, named_bytes):
            remembered.cache_clear()
        before = len(compiler.asked)
        KeptObjects(compiler)(["c/b.c"], output_dir=".", extra_postargs=[flag])
        return len(compiler.asked) - before

    assert compile_with("-O3") == 1
    assert compile_with("-O3") == 0
    assert compile_with("-O2") == 1
    (place / "c/b.h").write_text("#define B 1\n")
    assert compile_with("-O2") == 1


def test_an_object_does_not_depend_on_where_the_environment_lies(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = Compiler()
    (place / "c/b.c").write_text("")
    for home in ("/home/ann/arcanum/.venv", "/home/bea/arcanum/.venv"):
        monkeypatch.setattr(sys, "prefix", home)
        headers = [f"{home}/lib/python3/site-packages/mypyc/lib-rt"]
        KeptObjects(compiler)(
            ["c/b.c"], output_dir=".", include_dirs=headers, extra_postargs=[]
        )
    assert len(compiler.asked) == 1


GCC = "x86_64-linux-gnu-gcc-12 12.2.0\nCopyright (C) 2022 Free Software Foundation, Inc."


@pytest.mark.parametrize(
    ("source", "compiler", "level"),
    [
        ("games___trickerion___rules___base___facts", GCC, ["-O1"]),
        ("games___trickerion___rules___base___facts", "Apple clang version 15.0.0", []),
        ("games___trickerion___rules___base___facts", "", []),
        ("games___trickerion___rules___base___table", GCC, []),
        ("games___trickerion___bots___value", GCC, []),
        ("kernel___state", GCC, []),
    ],
)
def test_gcc_compiles_the_rules_of_games_quickly(
    source: str, compiler: str, level: list[str]
) -> None:
    assert level_of(f"c/__native_arcanum___{source}.c", compiler) == level


def test_the_level_comes_after_the_usual_one(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hatch_build.compiler_said", lambda: GCC)
    compiler = Compiler()
    source = "c/__native_arcanum___games___pebbles___rules___flow.c"
    (place / source).write_text("")
    KeptObjects(compiler)([source], output_dir=".", extra_postargs=["-O3"])
    assert compiler.settings["extra_postargs"] == ["-O3", "-O1"]
