"""The data tables are complete and agree with the rules document."""

from arcanum.games.trickerion.rules.base import facts
from arcanum.games.trickerion.rules.base.modifiers import best_of, outcomes


def test_counts_of_the_box() -> None:
    """T-2.1"""
    assert len(facts.TRICKS) == 48
    for school in range(4):
        for level in (1, 2, 3):
            found = [
                t for t in range(48) if (facts.SCHOOL[t], facts.LEVEL[t]) == (school, level)
            ]
            assert len(found) == 4
    assert [facts.VENUE[: facts.SOLO].count(v) for v in range(3)] == [12, 8, 8]
    assert [facts.DECK_OF.count(d) for d in range(4)] == [10, 10, 10, 10]
    assert facts.BASE_PROPHECIES == 27
    base = facts.MAGICIAN_SCHOOL[: facts.BASE_MAGICIANS]
    assert [base.count(school) for school in range(4)] == [2, 2, 2, 2]


def test_thresholds_follow_levels() -> None:
    assert {(facts.LEVEL[t], facts.THRESHOLD[t]) for t in range(48)} == {
        (1, 1),
        (2, 16),
        (3, 36),
    }
    assert all(bool(facts.END_BONUS[t]) == (facts.LEVEL[t] == 3) for t in range(48))


def test_hands() -> None:
    """T-3.2.9"""
    assert len(facts.HAND_WITH) == 6
    assert len(facts.HAND_WITHOUT) == 9


def test_slots() -> None:
    """T-5.3, T-6.4.1, T-11.1"""
    assert len(facts.SLOTS) == 26 + 4  # four more with the Academy
    for players, open_slots in ((2, 2), (3, 3), (4, 4)):
        for place in (facts.DOWNTOWN, facts.MARKET_ROW, facts.DARK_ALLEY):
            assert len(facts.OPEN_SLOTS[players][place]) == open_slots
        assert len(facts.OPEN_SLOTS[players][facts.WORKSHOP]) == 2
        assert len(facts.OPEN_SLOTS[players][facts.THEATER]) == 12
    assert sum(facts.IS_STAGE) == 4


def test_every_slot_of_a_performance_card_has_a_circle() -> None:
    """T-7.1.3; every card has one Shard circle."""
    for card in range(28):
        for slot in facts.CARD_SLOTS[card]:
            assert any(facts.ACROSS[card][slot * 4 + d] >= 0 for d in range(4))
        assert sum(circle[3] for circle in facts.CIRCLES[card]) == 1


def test_dice_have_six_faces() -> None:
    assert all(len(sides) == 6 and facts.X in sides for sides in facts.SIDES)


def test_orders_of_modifiers() -> None:
    """T-8.4.3, T-8.4.4: day and supercharge with doubled Coins have no best order."""
    day, coins, more = 1 << 0, 1 << 3, 1 << 5
    found = outcomes([0, 1, 0], day | coins | more, -1, -1, 0, False)
    assert [0, 3, 0] in found
    assert [1, 2, 0] in found
    assert best_of(found) == []
    assert best_of(outcomes([0, 2, 0], day | 1 << 1, -1, -1, 1, False)) == [1, 1, 0]
