"""Plans for Trickerion: styles, and one for each higher trick in reach."""

from __future__ import annotations

from arcanum import game
from arcanum.bots.guide import FIRST_TARGET
from arcanum.bots.styles import varied
from arcanum.games.trickerion.bots.guide import (
    AMBITION,
    WAYS,
    TrickerionGuide,
    targets,
)
from arcanum.games.trickerion.bots.value import prospect, rounds_ahead, worth
from arcanum.games.trickerion.bots.weights import SHEET, WEIGHTS, Weights
from arcanum.games.trickerion.rules.base.facts import LEVEL, THRESHOLD
from arcanum.games.trickerion.rules.base.table import Trickerion


def first_round() -> tuple[Trickerion, TrickerionGuide]:
    """The first decision of the first round."""
    s = game("trickerion").new(seats=2, seed=5, notes=False)
    assert isinstance(s, Trickerion)
    guide = TrickerionGuide(5)
    while not s.round:
        s.apply(guide.policy(s))
    return s, guide


def test_only_tricks_in_reach_are_targets() -> None:
    s, _ = first_round()
    mine = s.troupes[s.player]
    mine.fame, mine.coins = 10, 0
    near = targets(s, s.player)
    assert near
    assert all(LEVEL[trick] == 2 for trick in near)
    mine.fame = 0
    assert not targets(s, s.player)
    mine.fame = 40
    assert {LEVEL[trick] for trick in targets(s, s.player)} == {2, 3}


def test_an_own_higher_trick_stays_a_target_to_the_end() -> None:
    s, _ = first_round()
    mine = s.troupes[s.player]
    high = next(trick for trick in range(len(LEVEL)) if LEVEL[trick] == 3)
    mine.fame, mine.coins = 0, 0
    mine.tricks[0] = high
    s.round = s.last_round
    assert targets(s, s.player) == [high]


def test_a_plan_for_a_trick_wishes_for_it_and_for_nothing_else() -> None:
    s, guide = first_round()
    mine = s.troupes[s.player]
    mine.fame = 40
    ahead = rounds_ahead(s)
    wanted, other = targets(s, s.player)[:2]
    wishing = guide.follower(FIRST_TARGET + wanted).weights
    assert THRESHOLD[wanted] <= mine.fame
    plain = prospect(s, mine, wanted, 0, 0, ahead, WEIGHTS)
    assert prospect(s, mine, wanted, 0, 0, ahead, wishing) > plain
    assert wishing.target == wanted != other
    assert guide.follower(FIRST_TARGET + wanted) is guide.follower(FIRST_TARGET + wanted)


def test_a_plan_saves_for_a_trick_that_it_cannot_learn_yet() -> None:
    s, guide = first_round()
    mine = s.troupes[s.player]
    mine.fame, mine.coins = 8, 8
    wanted = targets(s, s.player)[0]
    wishing = guide.follower(FIRST_TARGET + wanted).weights
    plain = Weights(AMBITION)

    def hope() -> float:
        return worth(s, s.player, wishing) - worth(s, s.player, plain)

    poor = hope()
    assert poor > 0
    mine.coins += 4
    assert hope() == poor  # what is missing to learn it was there already
    mine.coins = 0
    assert hope() < poor
    mine.fame = 16
    assert hope() > poor
    early = hope()
    s.round = s.last_round
    assert hope() < early


def test_a_plan_for_a_trick_learns_it() -> None:
    learned = 0
    for seed in range(5, 8):
        s = game("trickerion").new(seats=2, seed=seed, notes=False)
        assert isinstance(s, Trickerion)
        guide = TrickerionGuide(5)
        while s.round < 3:
            s.apply(guide.policy(s))
        me = s.player
        wanted = targets(s, me)[0]
        while not s.over and wanted not in s.troupes[me].tricks:
            s.apply(guide.act(s, FIRST_TARGET + wanted if s.player == me else 0))
        learned += not s.over
    assert learned >= 2


def test_without_a_target_nothing_is_wished_for() -> None:
    """So greedy and the styles play as if there were no such plans."""
    s, _ = first_round()
    for weights in WAYS.weights:
        assert weights.target < 0
    wishing = Weights(AMBITION)
    assert wishing.target_share > 0
    usual = Weights(varied(SHEET, {"value": {"work": wishing.work}}, "work"))
    assert worth(s, 0, wishing) == worth(s, 0, usual)


def test_plans_for_a_trick_are_played_further() -> None:
    s, guide = first_round()
    assert guide.far_until(s) > guide.plan_until(s) > s.round
    assert [plan for plan in (0, 1, FIRST_TARGET, FIRST_TARGET + 3) if guide.is_far(plan)] == [
        FIRST_TARGET,
        FIRST_TARGET + 3,
    ]


def test_before_the_first_round_only_styles_are_tried() -> None:
    s = game("trickerion").new(seats=2, seed=5, notes=False)
    assert TrickerionGuide(5).plans(s) == list(range(len(WAYS.weights)))
