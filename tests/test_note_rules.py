"""Lines of the log lead to their rules: numbers that exist, with a sentence for players."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from arcanum.games import game
from tests.titles import TITLES

MARKED = re.compile(r"\{([A-Z][^}]*)\}")
NUMBER = re.compile(r"[A-Z]+-\d+(?:\.\d+)*")


@pytest.mark.parametrize("game_id", TITLES)
def test_every_number_beside_a_line_has_its_sentence(game_id: str) -> None:
    home = Path(game(game_id).home)
    rules = tomllib.loads((home / "data" / "notes.toml").read_text("utf-8"))["rules"]
    assert set(rules) <= set(game(game_id).words.notes)
    assert list(rules) == sorted(rules)
    for lang in ("en", "ru", "pl"):
        books = [path.read_text("utf-8") for path in (home / "rulebook").glob(f"*.{lang}.md")]
        marks = [mark for book in books for mark in MARKED.findall(book)]
        said = {number for mark in marks for number in NUMBER.findall(mark)}
        assert set(rules.values()) <= said


@pytest.mark.parametrize("game_id", TITLES)
def test_every_line_has_a_number(game_id: str) -> None:
    """The Heir's lines carry theirs in the text."""
    home = Path(game(game_id).home)
    rules = tomllib.loads((home / "data" / "notes.toml").read_text("utf-8"))["rules"]
    told = {note for note in game(game_id).words.notes if not note.startswith("heir-")}
    assert told - set(rules) == set()
