"""A queue that is fair to tables: they take turns, so that a busy one does not delay others."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Fair(Generic[T]):
    """A line for each table. A table that was served goes behind the others."""

    def __init__(self) -> None:
        self.lines: dict[str, deque[T]] = {}  # in the order in which they are served

    def put(self, table: str, item: T) -> None:
        """One more for a table."""
        self.lines.setdefault(table, deque()).append(item)

    def take(self) -> T | None:
        """The next of the table whose turn it is; None: nobody waits."""
        for table, line in self.lines.items():
            item = line.popleft()
            del self.lines[table]
            if line:
                self.lines[table] = line
            return item
        return None

    def __len__(self) -> int:
        return sum(len(line) for line in self.lines.values())
