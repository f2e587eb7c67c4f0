"""Pax Illuminaten for PettingZoo: `env()` in turns, `parallel_env()` all at once."""

from functools import partial

from arcanum.lab.pettingzoo import parallel, turns

env = partial(turns.env, "pax_illuminaten")
raw_env = partial(turns.Turns, "pax_illuminaten")
parallel_env = partial(parallel.Parallel, "pax_illuminaten")
