"""Rules versions are real: each says which rules mean something else since then."""

from pathlib import Path

import pytest

import arcanum
from tests.titles import TITLES

GAMES = Path(arcanum.__file__).parent / "games"


@pytest.mark.parametrize("name", TITLES)
def test_the_changes_of_a_version_name_rules_that_are_written(name: str) -> None:
    known = arcanum.game(name).module("rules.version")
    pages = "".join(page.read_text(encoding="utf-8") for page in (GAMES / name).glob("*.md"))
    versions = [version for version, _ in known.CHANGES]
    assert versions == sorted(set(versions))
    assert versions[0] == 2
    assert versions[-1] <= int(known.VERSION) == int(arcanum.game(name).version)
    for _, rules in known.CHANGES:
        assert rules
        assert [rule for rule in rules if rule not in pages] == []
