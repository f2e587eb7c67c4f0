"""The examples of docs/laboratory.md run, at a small size."""

from __future__ import annotations

import json
import re
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


def numbers(told: str) -> list[float]:
    """What stands before ` points a game` or ` a game`, line by line."""
    return [float(found) for found in re.findall(r"([+-]\d+\.\d+)(?: points)? a game", told)]


def test_openspiels_searches_play_seasons() -> None:
    told = run("openspiel_search.py", "--decisions", "3", "--simulations", "2")
    assert told.count(" draft ") == 3
    assert "returns:" in told


def test_openspiels_search_beats_random() -> None:
    """Each deal from both seats; seeds decide all."""
    pebbles = ["--game", "arcanum_pebbles", "--match", "40", "--simulations", "20"]
    (mean,) = numbers(run("openspiel_search.py", *pebbles))
    assert mean > 0.3


def test_a_tabular_learner_learns_pebbles() -> None:
    """Better than a random player in its seat, by far more than chance (0.15 or so) allows."""
    small = ["--episodes", "900", "--points", "1", "--games", "200"]
    base, _, learned = numbers(run("openspiel_tabular.py", *small))
    assert learned > base + 0.5


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


def test_the_picture_of_the_docs_can_be_drawn_again(tmp_path: Path) -> None:
    kept = FOLDER.parent / "docs" / "pictures" / "cards.json"
    small = ["--numbers", str(kept), "--episodes", "10", "--measure", "10"]
    run("laboratory_plots.py", *small, "--out", str(tmp_path))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cards.png", "learning.png"]


def test_the_figures_of_vectorised_play() -> None:
    small = ["--game", "pebbles", "--games", "4", "--rounds", "2"]
    assert "2 processes" in run("vector_speed.py", *small)
