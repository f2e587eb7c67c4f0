"""The numbers that bots judge by: files that can be trusted, without dead lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcanum.bots.sheet import Sheet, read_sheet
from arcanum.games import game, ids
from arcanum.kernel.errors import BadData

FOLDERS = [Path(game(name).home) / "bots" for name in ids()]
WEIGHED = [folder for folder in FOLDERS if (folder / "weights.toml").exists()]
LEARNED = [
    path
    for folder in FOLDERS
    for path in folder.glob("*.toml")
    if path.stem not in ("weights", "styles", "characters", "beginner")
]
WHOLE = (
    "abilities",
    "ambition",
    "ao_span",
    "cards",
    "heir_makes",
    "turn_of",
)  # tables that are read line by line


@pytest.fixture
def found(tmp_path: Path) -> Sheet:
    (tmp_path / "taste.toml").write_text(
        "salt = 1\npepper = 0.5\nyes = true\nrow = [1, 2.5]\nrows = [[1], [2, 3]]\n"
        'words = ["a"]\n[inner]\nsugar = 3\n'
    )
    return read_sheet(str(tmp_path / "taste.toml"))


def test_numbers_have_their_types(found: Sheet) -> None:
    assert found.number("salt") == 1.0
    assert isinstance(found.number("salt"), float)
    assert found.whole("salt") == 1
    assert found.numbers("row") == [1.0, 2.5]
    assert found.rows("rows") == [[1.0], [2.0, 3.0]]
    assert found.words("words") == ["a"]
    assert found.table("inner").names() == ["sugar"]


@pytest.mark.parametrize(
    ("read", "name", "said"),
    [
        (Sheet.number, "cumin", "'cumin' is missing"),
        (Sheet.number, "words", "'words' must be a number"),
        (Sheet.number, "yes", "'yes' must be a number"),
        (Sheet.whole, "pepper", "'pepper' must be a whole number, not 0.5"),
        (Sheet.numbers, "salt", "'salt' must be a list of numbers"),
        (Sheet.numbers, "words", "'words' must be a number"),
        (Sheet.rows, "row", "'row' must be a list of lists"),
        (Sheet.words, "row", "'row' must be a list of words"),
        (Sheet.table, "salt", "'salt' must be a table"),
    ],
)
def test_what_is_wrong_is_named(found: Sheet, read: object, name: str, said: str) -> None:
    assert callable(read)
    with pytest.raises(BadData, match=said):
        read(found, name)


@pytest.mark.parametrize("folder", WEIGHED, ids=lambda folder: folder.parent.name)
def test_every_weight_is_used(folder: Path) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    weights = read_sheet(str(folder / "weights.toml"))
    unused = [name for name in flat(weights) if f'"{name}"' not in code]
    assert not unused


def flat(table: Sheet) -> list[str]:
    """The names of all numbers, but for tables by card, ability and the like."""
    out = []
    for name in table.names():
        inner = table.find(name)
        if not isinstance(inner, dict):
            out.append(name)
        elif name not in WHOLE:
            out += flat(table.table(name))
    return out


@pytest.mark.parametrize(
    "path", LEARNED, ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)
def test_what_was_learned_says_how(path: Path) -> None:
    made = read_sheet(str(path)).table("made")
    assert made.whole("games") > 0
    assert made.words("seeds")
    assert {"how", "date"} <= set(made.names())
