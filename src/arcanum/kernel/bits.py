"""Sets of small numbers as the bits of an int."""

from typing import Final

TABLE_BITS: Final = 10
TABLE_SIZE: Final = 1 << TABLE_BITS
# Looked up instead of counted: rules walk over such sets all the time.
LOWER: Final = [[n for n in range(TABLE_BITS) if mask >> n & 1] for mask in range(TABLE_SIZE)]
UPPER: Final = [[n + TABLE_BITS for n in numbers] for numbers in LOWER]


def bits_of(mask: int) -> list[int]:
    """The numbers in a set, lowest first. Read the list, do not change it: it may be shared."""
    if mask < TABLE_SIZE:
        return LOWER[mask]
    upper = mask >> TABLE_BITS
    if upper < TABLE_SIZE:
        return LOWER[mask & TABLE_SIZE - 1] + UPPER[upper]
    return LOWER[mask & TABLE_SIZE - 1] + [n + TABLE_BITS for n in bits_of(upper)]
