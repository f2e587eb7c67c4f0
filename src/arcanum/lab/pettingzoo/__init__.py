"""PettingZoo environments: `from arcanum.lab.pettingzoo import seasons_v0`."""
