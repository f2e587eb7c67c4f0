"""The games that Arcanum is made for, for tests that hold for each of them."""

from __future__ import annotations

from arcanum.games import built_in, game

# All that come with it, except what is hidden in the lobby: an example has no bots of its own.
TITLES = tuple(name for name in built_in() if not game(name).hidden)
