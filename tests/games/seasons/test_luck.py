"""All that is left to chance is: deals, dice, first player, kits, rerolls. [S-0.8]"""

from collections import Counter

from arcanum.games.seasons.rules.facts import DIE_PIPS, face_of
from arcanum.games.seasons.rules.game import GAME
from arcanum.games.seasons.rules.table import Seasons

SEEDS = range(60)


def table(seed: int, seats: int = 2, **options: str) -> Seasons:
    """A new table."""
    s = GAME.new(seats=seats, options=options, seed=seed)
    assert isinstance(s, Seasons)
    return s


def test_packs_are_dealt_from_a_shuffled_pile() -> None:
    """[S-2.4] Of 60 deals no two are alike, and every kind of card turns up in some pack."""
    deals = [table(seed).mages[0].pack for seed in SEEDS]
    assert len({tuple(sorted(pack)) for pack in deals}) == len(SEEDS)
    assert len({face_of(card) for pack in deals for card in pack}) == 50


def test_a_magician_never_sees_an_advanced_card() -> None:
    """[S-3.2]"""
    for seed in SEEDS:
        s = table(seed, seats=4, level="magician")
        dealt = [card for mage in s.mages for card in mage.pack]
        assert max(face_of(card) for card in dealt + s.deck) < 30


def test_the_pile_is_shuffled_beside_starter_kits() -> None:
    """[S-3.1] The kits are known, the order of the rest is not."""
    piles = {tuple(table(seed, seats=4, level="apprentice").deck) for seed in SEEDS}
    assert len(piles) == len(SEEDS)


def test_kits_dice_and_first_player_are_random() -> None:
    """[S-2.2, S-2.5, OQ-24]"""
    assert {table(seed, seats=3).first for seed in SEEDS} == {0, 1, 2}
    kits = {tuple(table(seed, level="apprentice").kits) for seed in SEEDS}
    assert len(kits) == 12  # all pairs of two different kits out of four
    dice = [table(seed).dice for seed in SEEDS]
    assert {die for picked in dice for die in picked} == set(range(20))
    for picked in dice:
        assert len(set(picked)) == 12
        assert [die // 5 for die in picked] == sorted([0, 1, 2, 3] * 3)


def test_every_face_is_rolled_as_often_as_the_others() -> None:
    """[S-0.8] 1800 rolls: each of the six faces comes up about 300 times."""
    rolled: Counter[int] = Counter()
    for seed in range(600):
        s = table(seed, level="apprentice")
        while not s.rolled:
            s.apply(s.options[0])
        rolled.update(face % 6 for face in s.rolled)
        assert all(1 <= DIE_PIPS[face] <= 3 for face in s.rolled)
    assert sum(rolled.values()) == 1800
    assert sorted(rolled) == [0, 1, 2, 3, 4, 5]
    assert all(240 < n < 360 for n in rolled.values()), rolled
