"""The examples of docs/laboratory.md run, at a small size."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyspiel  # type: ignore[import-not-found]
import pytest

FOLDER = Path(__file__).parents[2] / "examples"


def run(name: str, *args: str) -> str:
    """What an example prints."""
    done = subprocess.run(
        [sys.executable, str(FOLDER / name), *args], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    """An example as a module."""
    monkeypatch.syspath_prepend(str(FOLDER))
    return importlib.import_module


def test_openspiels_searches_play_seasons() -> None:
    told = run("openspiel_search.py", "--decisions", "3", "--simulations", "2")
    assert told.count(" draft ") == 3
    assert "returns:" in told


def test_openspiels_search_beats_random(example: Callable[[str], Any]) -> None:
    """Each deal from both seats; seeds decide all."""
    search = example("openspiel_search")
    game = pyspiel.load_game("arcanum_pebbles")
    assert search.match(game, games=30, simulations=20) > 0.3


def test_a_tabular_learner_learns_pebbles(example: Callable[[str], Any]) -> None:
    """Far better than a random player in its seat; seeds decide all."""
    base, curve = example("openspiel_tabular").learn(600, points=1, games=200)
    assert [episodes for episodes, _ in curve] == [0, 600]
    assert curve[-1][1] > base + 0.4


def test_the_pictures(tmp_path: Path) -> None:
    small = ["--games", "1", "--bots", "random", "--episodes", "10", "--measure", "10"]
    run("laboratory_plots.py", *small, "--out", str(tmp_path))
    for name in ("learning.png", "cards.png"):
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")
    counted = json.loads((tmp_path / "cards.json").read_text())
    assert list(counted["cards"]) == ["apprentice", "magician", "archmage"]
    for by_seats in counted["cards"].values():
        assert list(by_seats) == ["2", "3", "4"]
        for seats, cards in by_seats.items():
            assert cards
            assert all(0 <= wins <= count <= int(seats) for wins, count in cards.values())


def test_the_picture_of_the_docs_can_be_drawn_again(
    tmp_path: Path, example: Callable[[str], Any]
) -> None:
    kept = FOLDER.parent / "docs" / "pictures" / "cards.json"
    example("laboratory_plots").draw_cards(tmp_path, json.loads(kept.read_text()))
    assert (tmp_path / "cards.png").stat().st_size > 10_000


def test_the_figures_of_vectorised_play() -> None:
    small = ["--game", "pebbles", "--games", "4", "--rounds", "2"]
    assert "2 processes" in run("vector_speed.py", *small)
