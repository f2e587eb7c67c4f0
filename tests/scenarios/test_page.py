"""docs/scenarios.md tells every key of every game, as the game declares it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from arcanum.games import built_in, game
from arcanum.lab.positions import Word
from arcanum.lab.scenario import SEATS
from arcanum.lab.shapes import Choice
from tests.test_docs import SCENARIOS, section
from tests.titles import TITLES
from tools.scenario_page import BLOCK, blocks, positions, renewed


def test_the_tables_of_keys_are_as_declared() -> None:
    assert renewed(SCENARIOS) == SCENARIOS, "run python -m tools.scenario_page"


@pytest.mark.parametrize("name", built_in())
def test_every_table_of_keys_is_there(name: str) -> None:
    there = {(part, kind) for one, part, kind, _ in BLOCK.findall(SCENARIOS) if one == name}
    assert there == set(blocks(name))


@pytest.mark.parametrize("name", TITLES)
def test_every_phase_is_told(name: str) -> None:
    title = name.replace("_", " ").title()
    told = section(SCENARIOS, f"{title}: positions")
    phase = next(key for key in positions(name).parts[0].table if key.name == "phase")
    assert isinstance(phase.shape, Choice)
    words = {*phase.shape.words, *phase.shape.also}
    assert sorted(word for word in words if f"`{word}`" not in told) == []


@pytest.mark.parametrize("name", built_in())
def test_every_key_says_what_it_is(name: str) -> None:
    for part in positions(name).parts:
        keys: list[Word[Any]] = [*part.table, *part.side]
        for key in keys:
            assert key.about, key.name
            assert key.shape.about != "a value", key.name
            assert key.given or key.expected, key.name
            assert key.name not in SEATS, key.name


@pytest.mark.parametrize("name", built_in())
def test_invariants_that_are_excused_exist(name: str) -> None:
    own = game(name).part("rules.invariants")
    assert own is not None
    found = Path(game(name).home).rglob("invariants.py")
    texts = "".join(path.read_text(encoding="utf-8") for path in found)
    for number, why in positions(name).excused.items():
        assert f'"{number}"' in texts, number
        assert why
