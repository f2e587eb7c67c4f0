"""Chance as one int inside the state: two small generators side by side (L'Ecuyer 1988).

Both halves stay below 2**31, so every product fits a machine word when compiled, and a copy
of the generator is a copy of an int. Good for games, not for secrets: a server seeds it from
a real source and publishes the seed only when the game is over.
"""

import hashlib
from typing import Final

FIRST: Final = 2147483563
SECOND: Final = 2147483399


def seeded(seed: int | str) -> int:
    """The generator for a seed; every seed gives an unrelated one."""
    digest = hashlib.sha256(f"arcanum {seed}".encode()).digest()
    first = int.from_bytes(digest[:8], "big") % (FIRST - 1) + 1
    second = int.from_bytes(digest[8:16], "big") % (SECOND - 1) + 1
    return first << 31 | second


def advanced(chance: int) -> int:
    """The generator one step on."""
    return 40014 * (chance >> 31) % FIRST << 31 | 40692 * (chance & 0x7FFFFFFF) % SECOND


def number_below(chance: int, n: int) -> int:
    """The number from 0 to n - 1 that this generator shows."""
    return ((chance >> 31) - (chance & 0x7FFFFFFF)) % (FIRST - 1) % n
