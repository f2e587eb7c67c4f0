"""Starts the table in a browser: the page's own script calls `load`, then `start`.

What `load` leads to may be kept as a copy of Python's memory, and the next visit goes on from
there. So it touches nothing that belongs to a person, a game or a moment.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from arcanum.solo import messages

if TYPE_CHECKING:
    from arcanum.solo.host import Host


class Kept:
    """The browser's own store, as a shelf. Rows go over as JSON, which is the quickest way."""

    def __init__(self, rows: Any) -> None:
        self.rows = rows

    async def put(self, rows: Mapping[str, str]) -> bool:
        return bool(await self.rows.put(json.dumps(rows)))

    async def under(self, prefix: str) -> Mapping[str, str]:
        found: Mapping[str, str] = json.loads(await self.rows.under(prefix))
        return found


def load() -> None:
    """Everything that games need is imported, and their words and facts are read."""
    if messages.is_missing():
        messages.install()
    import arcanum.solo.host  # noqa: F401
    from arcanum.games import shelf
    from arcanum.server.faces import faces

    for game in shelf()[0]:
        faces(game.id)
        game.part("bots")


def start(rows: Any) -> Host:
    """The host, over rows that the browser keeps. `load` came before."""
    from arcanum.solo.host import Host

    return Host(Kept(rows))
