"""A copy shares what seldom changes: playing one must leave the other as it was."""

from __future__ import annotations

from random import Random

import pytest

import arcanum
from arcanum.kernel.codec import fingerprint
from arcanum.kernel.state import State

TABLES = [
    ("pebbles", 2, {}),
    ("seasons", 3, {}),
    ("trickerion", 2, {}),
    ("trickerion", 1, {"mode": "heir", "academy": "on"}),
    ("pax_illuminaten", 3, {}),
]


def played(s: State, seed: int) -> None:
    """Plays a table to its end at random."""
    chance = Random(seed)
    while not s.over:
        s.apply(chance.choice(s.options))


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_table_and_its_copy_go_their_own_ways(
    name: str, seats: int, options: dict[str, str]
) -> None:
    chance = Random(5)
    s = arcanum.game(name).new(seats=seats, seed=5, options=options)
    while not s.over:
        copy, kept = s.clone(), s.clone()
        before = fingerprint(s)
        if chance.random() < 0.1:
            played(copy, 1)
            assert fingerprint(s) == before
        s.apply(chance.choice(s.options))
        assert fingerprint(kept) == before
