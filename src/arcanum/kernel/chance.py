"""Chance inside the state, of two kinds.

*Fast* is one int: two small generators side by side (L'Ecuyer 1988). Both halves stay below
2**31, so every product fits a machine word when compiled, and a copy of the generator is a copy
of an int. It is made for simulations and imagined tables. Who sees enough of its numbers can
compute all the others.

*Sealed* is for tables that people play on: each number is a keyed hash (BLAKE2) of how many
were drawn before it. Without the key, all numbers that were ever shown say nothing about the
rest.
"""

import hashlib
from functools import lru_cache
from typing import Final

FAST: Final = "fast"
SEALED: Final = "sealed"
KINDS: Final = (FAST, SEALED)

FIRST: Final = 2147483563
SECOND: Final = 2147483399

KEY_BYTES: Final = 32
DRAWN_BYTES: Final = 16  # so many that numbers below any n of ours are equally likely
KEPT: Final = 256  # keys whose hash is kept
PERSON: Final = b"arcanum chance"  # apart from every other use of the same hash


def seeded(seed: int | str) -> int:
    """The fast generator for a seed; every seed gives an unrelated one."""
    digest = hashlib.sha256(f"arcanum {seed}".encode()).digest()
    first = int.from_bytes(digest[:8], "big") % (FIRST - 1) + 1
    second = int.from_bytes(digest[8:16], "big") % (SECOND - 1) + 1
    return first << 31 | second


def advanced(chance: int) -> int:
    """The fast generator one step on.

    The halves become 40014 * first % FIRST and 40692 * second % SECOND, by Schrage's method:
    53668 is FIRST // 40014, 12211 what is left over, and likewise below. So every product fits
    a machine word, and compiled code never needs larger numbers.
    """
    first = chance >> 31
    second = chance & 0x7FFFFFFF
    first = 40014 * (first % 53668) - 12211 * (first // 53668)
    if first < 0:
        first += FIRST
    second = 40692 * (second % 52774) - 3791 * (second // 52774)
    if second < 0:
        second += SECOND
    return first << 31 | second


def number_below(chance: int, n: int) -> int:
    """The number from 0 to n - 1 that a fast generator shows."""
    return ((chance >> 31) - (chance & 0x7FFFFFFF)) % (FIRST - 1) % n


def sealed_key(seed: int | str) -> str:
    """The key of the sealed generator for a seed, in hexadecimal digits."""
    text = f"arcanum sealed {seed}".encode()
    return hashlib.blake2b(text, digest_size=KEY_BYTES, person=PERSON).hexdigest()


@lru_cache(KEPT)
def keyed(key: str) -> hashlib.blake2b:
    """The hash of a key, before anything is drawn: to be copied, since that is quicker."""
    return hashlib.blake2b(key=bytes.fromhex(key), digest_size=DRAWN_BYTES, person=PERSON)


def sealed_below(key: str, drawn: int, n: int) -> int:
    """The number from 0 to n - 1 that a sealed generator draws as its `drawn`-th."""
    hashed = keyed(key).copy()
    hashed.update(drawn.to_bytes(8, "big"))
    return int.from_bytes(hashed.digest(), "big") % n
