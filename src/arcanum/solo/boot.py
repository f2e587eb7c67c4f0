"""Starts the table in a browser: `start` is all that the page's own script calls."""

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


def start(rows: Any) -> Host:
    """The host, over rows that the browser keeps."""
    if messages.is_missing():
        messages.install()
    from arcanum.solo.host import Host

    return Host(Kept(rows))
