"""Trickerion: enough lessons, and a position for most rules that players read of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arcanum.games import game
from arcanum.lessons import FIRST, lessons, tries

MARKED = re.compile(r"\{([A-Z][^}]*)\}")
NUMBER = re.compile(r"[A-Z]+-\d+(?:\.\d+)*")


def in_the_rulebook(letter: str) -> set[str]:
    """The numbers that have a sentence in the players' rulebook, by their letter."""
    books = (Path(game("trickerion").home) / "rulebook").glob("*.en.md")
    marks = [mark for book in books for mark in MARKED.findall(book.read_text("utf-8"))]
    found = {number for mark in marks for number in NUMBER.findall(mark)}
    return {number for number in found if number.startswith(f"{letter}-")}


def test_there_are_guided_games_and_eight_short_lessons() -> None:
    found = lessons("trickerion")
    assert [one.id for one in found if one.kind == FIRST] == ["first", "finale", "heir"]
    assert len(found) - 3 >= 8


@pytest.mark.parametrize("letter", ["T", "H", "A"])
def test_four_of_five_rules_can_be_tried(letter: str) -> None:
    wanted = in_the_rulebook(letter)
    tried = {rule for one in tries("trickerion") for rule in one.rules}
    assert len(wanted) > 20
    assert len(wanted & tried) >= 0.8 * len(wanted), sorted(wanted - tried)
