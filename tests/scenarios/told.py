"""What the scenario files say, every case of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from arcanum.lab.cases import cases
from arcanum.lab.scenario import read_file

HERE = Path(__file__).parent


def told(game: str = "") -> Iterator[dict[str, Any]]:
    """All scenarios, or those of one game."""
    for path in sorted((HERE / game).rglob("*.toml")):
        yield from cases(read_file(path))
