"""Seasons for PettingZoo: `env()` in turns, `parallel_env()` all at once."""

from functools import partial

from arcanum.lab.pettingzoo import parallel, turns

env = partial(turns.env, "seasons")
raw_env = partial(turns.Turns, "seasons")
parallel_env = partial(parallel.Parallel, "seasons")
