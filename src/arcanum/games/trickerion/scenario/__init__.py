"""Positions of Trickerion in its own words, for scenarios.

`docs/scenarios.md` lists every key. Not compiled: it runs only in scenarios.
"""

from arcanum.games.trickerion.scenario.keys import POSITIONS
from arcanum.games.trickerion.scenario.lay import given
from arcanum.games.trickerion.scenario.printed import COLUMNS, print_components, printed

__all__ = ["COLUMNS", "POSITIONS", "given", "print_components", "printed"]
