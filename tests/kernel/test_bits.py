"""Sets of small numbers as the bits of an int."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from arcanum.kernel.bits import TABLE_SIZE, bits_of


@given(st.sets(st.integers(0, 70)))
def test_the_numbers_of_a_set_come_lowest_first(numbers: set[int]) -> None:
    assert bits_of(sum(1 << n for n in numbers)) == sorted(numbers)


def test_small_sets_are_looked_up() -> None:
    assert bits_of(0) == []
    assert bits_of(0b1101) == [0, 2, 3]
    assert bits_of(TABLE_SIZE - 1) == list(range(10))
    assert bits_of(TABLE_SIZE) == [10]
