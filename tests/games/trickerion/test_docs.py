"""Trickerion in the documents: doubts of the data, prompts."""

from __future__ import annotations

import re
from pathlib import Path

from arcanum.games import game
from tests.test_docs import SCENARIOS, section
from tools import uncertain_data

DATA = uncertain_data.DATA


def marks(pattern: str) -> int:
    """How often a mark stands in the data files; comments of their own lines do not count."""
    lines = [
        line for path in DATA.glob("*.toml") for line in path.read_text("utf-8").splitlines()
    ]
    return sum(
        len(re.findall(pattern, line)) for line in lines if not line.lstrip().startswith("#")
    )


def test_every_doubt_is_listed() -> None:
    told = Path(uncertain_data.PAGE).read_text(encoding="utf-8")
    assert told == uncertain_data.page()  # else: python -m tools.uncertain_data


def test_no_mark_is_overlooked() -> None:
    assert len(uncertain_data.uncertain()) == marks(r"^uncertain = true")
    assert len(uncertain_data.names()) == marks(r"matched by meaning") > 0
    assert len(uncertain_data.questions()) == marks(r"\bq = ") > 20
    single = marks(r"^\w+_single_source =")
    doubtful = sum("the other reading" in row[3] for row in uncertain_data.uncertain())
    assert len(uncertain_data.chosen()) == single + marks(r"_alternative =") - doubtful


def test_every_reconstruction_is_listed() -> None:
    told = {(name, table) for name, table, _, _ in uncertain_data.reconstructed()}
    for table in ("classroom_tile", "practice_tile", "secret", "human_protege"):
        assert ("academy.toml", table) in told
    for table in ("plan_card", "round_setup_die", "solo_performance_card"):
        assert ("heir.toml", table) in told


def test_every_doubt_says_what_and_why() -> None:
    every = [
        *uncertain_data.uncertain(),
        *uncertain_data.chosen(),
        *uncertain_data.names(),
        *uncertain_data.questions(),
        *uncertain_data.reconstructed(),
    ]
    assert [row for row in every if not all(row)] == []


def test_every_prompt_is_told() -> None:
    frames = game("trickerion").frames.values()
    prompts = {str(getattr(frame, "prompt", "")) for frame in frames} - {""}
    part = section(SCENARIOS, "Trickerion: action words")
    assert sorted(prompt for prompt in prompts if f"`{prompt}`" not in part) == []
