"""Which process may change a table. Where there is only one, it is that one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from arcanum.server.table import Table

if TYPE_CHECKING:
    from arcanum.server.tables import Tables

T = TypeVar("T")


@dataclass(frozen=True)
class Change(Generic[T]):
    """Something that players may change at a table.

    `do` takes all tables, the table, and arguments that fit into JSON; `answer` is the type of
    what it returns. Between processes a change goes by its name.
    """

    name: str
    do: Callable[..., Awaitable[T]]
    answer: Any


class Holder(Protocol):
    """Knows which process may change a table, and has that one make the changes."""

    def holds(self, table: str) -> bool:
        """Whether this process may change a table, as far as it knows."""
        ...

    async def claim(self, name: str) -> bool:
        """Take a table that may not be in memory, if nobody holds it; whether it is ours."""
        ...

    def made(self, name: str) -> None:
        """A new table is ours."""
        ...

    async def mine(self, table: Table) -> bool:
        """Whether this process is the one to change a table, now or by taking it."""
        ...

    async def run(self, change: Change[T], table: Table, *args: Any) -> T:
        """Make a change, here or by the process that holds the table."""
        ...

    def lost(self, table: str) -> None:
        """Another process has changed it, so it may hold the table."""
        ...

    def let_go(self, table: str) -> None:
        """This process does not need a table any more."""
        ...


class Alone:
    """No other process uses the store: every table is ours."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def holds(self, table: str) -> bool:
        return True

    async def claim(self, name: str) -> bool:
        return True

    def made(self, name: str) -> None: ...

    async def mine(self, table: Table) -> bool:
        return True

    async def run(self, change: Change[T], table: Table, *args: Any) -> T:
        return await change.do(self.tables, table, *args)

    def lost(self, table: str) -> None: ...

    def let_go(self, table: str) -> None: ...
