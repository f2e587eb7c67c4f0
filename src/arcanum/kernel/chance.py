"""Chance inside the state, of two kinds.

*Fast* is one int: two small generators side by side (L'Ecuyer 1988). Both halves stay below
2**31, so every product fits a machine word when compiled, and a copy of the generator is a copy
of an int. It is made for simulations and imagined tables. Who sees enough of its numbers can
compute all the others.

*Sealed* is for tables that people play on: its numbers are keyed hashes (BLAKE2) of how many
were drawn before them. Without the key, all numbers that were ever shown say nothing about the
rest. A hash is worth sixteen numbers. Tables of older versions hash once for each number; they
go on with that.
"""

import hashlib
import struct
from functools import lru_cache
from typing import Final

from arcanum.kernel.build import is_compiled

COMPILED: Final = is_compiled()

FAST: Final = "fast"
SEALED: Final = "sealed"
SEALED_ONE: Final = "sealed-one"  # of older tables: one number for each hash
KINDS: Final = (FAST, SEALED, SEALED_ONE)

FIRST: Final = 2147483563
SECOND: Final = 2147483399
RANGE: Final = FIRST - 1  # how many numbers the fast generator shows

KEY_BYTES: Final = 32
AHEAD: Final = 16  # numbers of the sealed generator that are made together
NUMBERS: Final = struct.Struct("<16I")  # of one hash: even for our largest n equally likely
ONE_BYTES: Final = 16  # of the hash behind a single number
MARK: Final = f"{AHEAD}:"  # before the key of a generator that makes so many together
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
    a machine word, and compiled code never needs larger numbers. Plain Python has no smaller
    ones, and multiplies faster than it divides.
    """
    first = chance >> 31
    second = chance & 0x7FFFFFFF
    if not COMPILED:
        return 40014 * first % FIRST << 31 | 40692 * second % SECOND
    first = 40014 * (first % 53668) - 12211 * (first // 53668)
    if first < 0:
        first += FIRST
    second = 40692 * (second % 52774) - 3791 * (second // 52774)
    if second < 0:
        second += SECOND
    return first << 31 | second


def number_below(chance: int, n: int) -> int:
    """The number from 0 to n - 1 that a fast generator shows."""
    return ((chance >> 31) - (chance & 0x7FFFFFFF)) % RANGE % n


def sealed_key(seed: int | str, kind: str = SEALED) -> str:
    """The key of the sealed generator for a seed, in hexadecimal digits, with its mark."""
    text = f"arcanum sealed {seed}".encode()
    key = hashlib.blake2b(text, digest_size=KEY_BYTES, person=PERSON).hexdigest()
    return key if kind == SEALED_ONE else MARK + key


def is_sealed_key(key: str) -> bool:
    """Whether this is what `sealed_key` makes."""
    try:
        return len(bytes.fromhex(key.removeprefix(MARK))) == KEY_BYTES
    except ValueError:
        return False


@lru_cache(KEPT)
def keyed(key: str) -> hashlib.blake2b:
    """The hash of a key, before anything is drawn: to be copied, since that is quicker."""
    size = NUMBERS.size if key.startswith(MARK) else ONE_BYTES
    secret = bytes.fromhex(key.removeprefix(MARK))
    return hashlib.blake2b(key=secret, digest_size=size, person=PERSON)


def hashed(key: str, number: int) -> bytes:
    """The keyed hash of a number."""
    made = keyed(key).copy()
    made.update(number.to_bytes(8, "big"))
    return made.digest()


def sealed_numbers(key: str, first: int) -> list[int]:
    """The numbers `first`, `first` + 1, … that a sealed generator draws, before the modulo.

    There are AHEAD of them, and `first` is a multiple of that.
    """
    if key.startswith(MARK):
        return list(NUMBERS.unpack(hashed(key, first // AHEAD)))
    return [int.from_bytes(hashed(key, first + at), "big") for at in range(AHEAD)]
