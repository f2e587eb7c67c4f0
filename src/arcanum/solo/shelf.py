"""Where rows are kept: in the browser's own store, or in memory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

EVENT: Final = "/event/"  # in the key of a row that is written once and never changed


class Shelf(Protocol):
    """Rows of text by key."""

    async def put(self, rows: Mapping[str, str]) -> bool:
        """Keep these rows, all or none; they are safe when this returns.

        False, and nothing is kept, if one of them is an event whose key is taken.
        """
        ...

    async def under(self, prefix: str) -> Mapping[str, str]:
        """All rows whose keys begin so, in the order of their keys."""
        ...


class InMemory:
    """Rows that are gone with the process."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}

    async def put(self, rows: Mapping[str, str]) -> bool:
        if any(EVENT in key and key in self.rows for key in rows):
            return False
        self.rows.update(rows)
        return True

    async def under(self, prefix: str) -> Mapping[str, str]:
        return {key: self.rows[key] for key in sorted(self.rows) if key.startswith(prefix)}
