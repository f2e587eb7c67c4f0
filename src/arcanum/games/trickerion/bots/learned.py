"""How much of greedy's worth comes true: learned.toml, which says how it was made."""

from __future__ import annotations

from typing import Final

from arcanum.bots.sheet import Sheet, sheet

_learned: Final[Sheet] = sheet(__name__, "learned")
# By rounds ahead; the shares by the parts of `judgement.PARTS`.
SHARES: Final[list[list[float]]] = _learned.table("shares").rows("by_rounds")
ERRORS: Final[list[float]] = _learned.table("errors").numbers("by_rounds")
