"""Positions of Pax Illuminaten in its own words, for scenarios.

`docs/scenarios.md` lists every key. Not compiled: it runs only in scenarios.
"""

from arcanum.games.pax_illuminaten.scenario.keys import POSITIONS
from arcanum.games.pax_illuminaten.scenario.lay import given
from arcanum.games.pax_illuminaten.scenario.printed import COLUMNS, printed

__all__ = ["COLUMNS", "POSITIONS", "given", "printed"]
