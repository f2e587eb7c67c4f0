"""The invariants of the whole game: what the laws and the fuzzer watch."""

from arcanum.games.trickerion.rules.base.invariants import Watch

__all__ = ["Watch"]
