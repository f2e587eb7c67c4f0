"""The Python of docs/laboratory.md runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

DOC = Path(__file__).parents[2] / "docs" / "laboratory.md"
BLOCKS = re.findall(r"```python\n(.*?)```", DOC.read_text(), re.DOTALL)


@pytest.mark.parametrize("code", BLOCKS, ids=[str(n) for n in range(len(BLOCKS))])
def test_a_block(code: str) -> None:
    import numpy as np

    names: dict[str, Any] = {"vector": np.zeros(2300, np.float32), "__name__": "doc"}
    quick = code.replace("games=64", "games=2").replace("jobs=4", "jobs=1")
    exec(quick.replace("range(1000)", "range(3)"), names)
    if "gymnasium.make" in code:
        assert names["observation"]["action_mask"].any()


def test_the_schema_is_told() -> None:
    from arcanum.lab.decisions import SCHEMA

    for name, (kind, about) in SCHEMA.items():
        assert f"| `{name}` | {kind} | {about} |" in DOC.read_text()


def test_pictures_and_examples_are_there() -> None:
    text = DOC.read_text()
    for place in re.findall(r"\]\(([^)#]+)\)", text):
        assert (DOC.parent / place).exists(), place
