"""Positions of Seasons in its own words, for scenarios. `docs/scenarios.md` lists every key.

Not compiled: it runs only in scenarios.
"""

from arcanum.games.seasons.scenario.keys import POSITIONS
from arcanum.games.seasons.scenario.lay import given

__all__ = ["POSITIONS", "given"]
