"""What is done a little later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


def later(seconds: float, work: Callable[..., None], *args: object) -> asyncio.TimerHandle:
    """Call a function of the loop after some time."""
    return asyncio.get_running_loop().call_later(seconds, work, *args)
