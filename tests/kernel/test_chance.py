"""The generator inside a state."""

from collections import Counter

from arcanum.kernel.chance import FIRST, SECOND, advanced, number_below, seeded


def test_seeds_give_unrelated_valid_generators() -> None:
    generators = {seeded(seed) for seed in range(1000)} | {seeded("a"), seeded("1 ")}
    assert len(generators) == 1002
    for chance in generators:
        assert 1 <= chance >> 31 < FIRST
        assert 1 <= chance & 0x7FFFFFFF < SECOND


def test_the_sequence_never_changes() -> None:
    chance = seeded(7)
    drawn = []
    for _ in range(8):
        chance = advanced(chance)
        drawn.append(number_below(chance, 100))
    assert drawn == [51, 29, 42, 32, 39, 53, 48, 91]


def test_every_number_is_about_equally_likely() -> None:
    chance = seeded("fair")
    counts: Counter[int] = Counter()
    for _ in range(60_000):
        chance = advanced(chance)
        counts[number_below(chance, 6)] += 1
    assert set(counts) == set(range(6))
    assert all(abs(n - 10_000) < 500 for n in counts.values())


def test_it_stays_a_small_int() -> None:
    chance = seeded(1)
    for _ in range(1000):
        chance = advanced(chance)
        assert 0 < chance < 1 << 62
