"""The examples of docs/laboratory.md run, at a small size."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "examples"


def run(name: str, *args: str) -> str:
    """What an example prints."""
    done = subprocess.run(
        [sys.executable, str(FOLDER / name), *args], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_openspiels_searches_play_seasons() -> None:
    told = run("openspiel_search.py", "--decisions", "3", "--simulations", "2")
    assert told.count(" draft ") == 3
    assert "returns:" in told


def test_a_tabular_learner_learns_pebbles() -> None:
    assert "points a game" in run("openspiel_tabular.py", "--episodes", "20")


def test_the_pictures(tmp_path: Path) -> None:
    small = ["--games", "1", "--bots", "random", "--episodes", "10", "--out", str(tmp_path)]
    run("laboratory_plots.py", *small)
    for name in ("learning.png", "cards.png"):
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")


def test_the_figures_of_vectorised_play() -> None:
    small = ["--game", "pebbles", "--games", "4", "--rounds", "2"]
    assert "2 processes" in run("vector_speed.py", *small)
