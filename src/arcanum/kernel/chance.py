"""Chance inside the state, of two kinds.

*Fast* is one int: two small generators side by side (L'Ecuyer 1988). Both halves stay below
2**31, so every product fits a machine word when compiled, and a copy of the generator is a copy
of an int. It is made for simulations and imagined tables. Who sees enough of its numbers can
compute all the others.

*Sealed* is for tables that people play on: its numbers come from hashes (BLAKE2) of a secret
key and of how many were drawn before. Without the key, all numbers that were ever shown say
nothing about the rest. A hash is cut into pieces of 16 bits, and a piece shows the number
piece * n // PIECES. PIECES % n of all pieces that there could be are passed over, so that each
number has as many as any other (Lemire 2019). Tables of older versions go on with their own
kinds.
"""

import hashlib
from typing import Final

from arcanum.kernel.build import is_compiled

COMPILED: Final = is_compiled()

FAST: Final = "fast"
SEALED: Final = "sealed"
SEALED_SIXTEEN: Final = "sealed-sixteen"  # of older tables
SEALED_ONE: Final = "sealed-one"  # of the oldest
KINDS: Final = (FAST, SEALED, SEALED_SIXTEEN, SEALED_ONE)

FIRST: Final = 2147483563
SECOND: Final = 2147483399
RANGE: Final = FIRST - 1  # how many numbers the fast generator shows

KEY_BYTES: Final = 32
AHEAD: Final = 32  # numbers from each hash
PIECES: Final = 1 << 16  # no larger n is possible
AHEAD_OF: Final = {SEALED: AHEAD, SEALED_SIXTEEN: 16, SEALED_ONE: 1}
MARK: Final = f"{AHEAD}:"  # before the key of a generator that makes so many from each hash
OLDER_MARK: Final = "16:"
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
    return key if kind == SEALED_ONE else f"{AHEAD_OF[kind]}:{key}"


def is_sealed_key(key: str) -> bool:
    """Whether this is what `sealed_key` makes."""
    try:
        return len(secret_of(key)) == KEY_BYTES
    except ValueError:
        return False


def secret_of(key: str) -> bytes:
    """A key without its mark."""
    return bytes.fromhex(key.removeprefix(MARK if key.startswith(MARK) else OLDER_MARK))


def pieces(key: str, number: int) -> bytes:
    """A hash of the sealed generator. What is hashed begins with the key and fits one block."""
    return hashlib.blake2b(f"{key} {number} arcanum chance".encode()).digest()


def older_number(key: str, number: int) -> int:
    """A number of an older kind, before the modulo: those are too large for it to matter."""
    if key.startswith(OLDER_MARK):
        at = number % 16 * 4
        return int.from_bytes(hashed(key, number // 16, 64)[at : at + 4], "little")
    return int.from_bytes(hashed(key, number, 16), "big")


def hashed(key: str, number: int, size: int) -> bytes:
    """The keyed hash of a number, as older kinds made it."""
    told = number.to_bytes(8, "big")
    return hashlib.blake2b(told, key=secret_of(key), digest_size=size, person=PERSON).digest()
