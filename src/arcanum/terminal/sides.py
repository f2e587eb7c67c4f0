"""The sides of a table, as a seat sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def side_of(sides: Sequence[dict[str, Any]], viewer: str | None) -> dict[str, Any] | None:
    """The viewer's own side; None for an onlooker."""
    for side in sides:
        if side["seat"] == viewer:
            return side
    return None


def from_seat(sides: Sequence[dict[str, Any]], viewer: str | None) -> list[dict[str, Any]]:
    """All sides, clockwise, the viewer's first."""
    for at, side in enumerate(sides):
        if side["seat"] == viewer:
            return [*sides[at:], *sides[:at]]
    return list(sides)
