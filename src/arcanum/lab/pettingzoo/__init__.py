"""PettingZoo environments: `from arcanum.lab.pettingzoo import seasons_v0`.

There is such a module for every game, from outside too: `env()` for turns, `parallel_env()` for
games whose decisions come in rounds, `raw_env()` without wrappers.
"""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType

from arcanum.games import ids
from arcanum.lab.pettingzoo import parallel, turns


def environment(game: str) -> ModuleType:
    """The module of a game."""
    made = ModuleType(f"{__name__}.{game}_v0", f"{game} for PettingZoo.")
    made.__dict__["env"] = partial(turns.env, game)
    made.__dict__["raw_env"] = partial(turns.Turns, game)
    made.__dict__["parallel_env"] = partial(parallel.Parallel, game)
    return made


for each in ids():
    sys.modules[f"{__name__}.{each}_v0"] = globals()[f"{each}_v0"] = environment(each)


def __getattr__(name: str) -> ModuleType:
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
