"""What the search believes of Trickerion, and where that comes from."""

from __future__ import annotations

import pytest

import arcanum
from arcanum.bots import bot
from arcanum.bots.seat import Seat
from arcanum.games.trickerion.bots.guide import TrickerionGuide
from arcanum.games.trickerion.bots.judgement import (
    PARTS,
    learned_lead,
    learned_spread,
    parts,
    told_parts,
)
from arcanum.games.trickerion.bots.learned import ERRORS, SHARES
from arcanum.games.trickerion.bots.subject import LEAST_FAME, ROUNDS
from arcanum.games.trickerion.bots.value import rounds_ahead, value, worth
from arcanum.games.trickerion.bots.weights import WEIGHTS
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.games.trickerion.rules.base.theater import own_links
from arcanum.kernel.playout import play_out

FAME = PARTS.index("fame")
GAME = arcanum.game("trickerion")


def at_round(number: int, seats: int = 2) -> Trickerion:
    s = GAME.new(seats=seats, seed=3, notes=False)
    assert isinstance(s, Trickerion)
    bots = [bot("greedy", "trickerion", p) for p in range(seats)]
    while s.round < number:
        s.apply(bots[s.player].choose(Seat(s, s.player)))
    return s


@pytest.mark.parametrize("seats", [2, 4])
def test_the_parts_are_the_worth(seats: int) -> None:
    s = at_round(3, seats)
    for p in range(seats):
        assert sum(parts(s, p)) == pytest.approx(worth(s, p, WEIGHTS))


def test_wages_and_links_are_told_on_their_own_and_counted_once() -> None:
    s = at_round(4)
    for p in range(2):
        told = {part.name: part for part in told_parts(s, p)}
        shares = SHARES[rounds_ahead(s)]
        whole = sum([shares[i] * part for i, part in enumerate(parts(s, p))], 0.0)
        own = sum(part.worth for name, part in told.items() if name != "rivals")
        assert own == pytest.approx(whole)
        assert told["wages"].amount <= s.troupes[p].coins
    mine = s.troupes[0]
    mine.coins = 1
    poor = {part.name: part for part in told_parts(s, 0)}
    mine.coins = 30
    rich = {part.name: part for part in told_parts(s, 0)}
    assert rich["wages"].amount > poor["wages"].amount == 1
    assert rich["wages"].worth > poor["wages"].worth
    greedy = bot("greedy", "trickerion", 1)
    while not any(own_links(s, card, 1) for card in s.row if card >= 0):
        s.apply(greedy.choose(Seat(s, s.player)))
    found = next(part for part in told_parts(s, 1) if part.name == "links")
    assert found.amount == sum(own_links(s, card, 1) for card in s.row if card >= 0)
    assert found.worth > 0


def test_there_is_a_share_for_each_part_and_round() -> None:
    assert len(SHARES) == len(ERRORS) == ROUNDS
    assert all(len(shares) == len(PARTS) for shares in SHARES)
    assert all(shares[FAME] >= LEAST_FAME for shares in SHARES)


def test_fame_is_a_lead_and_the_other_seat_sees_it_as_well() -> None:
    s = at_round(4)
    before = learned_lead(s, 0)
    s.troupes[0].fame += 10
    assert learned_lead(s, 0) - before == pytest.approx(10 * SHARES[rounds_ahead(s)][FAME])
    assert learned_lead(s, 1) == pytest.approx(-learned_lead(s, 0))


def test_the_spread_gets_smaller() -> None:
    early, late = at_round(2), at_round(7)
    assert learned_spread(early) > learned_spread(late) > 1
    assert TrickerionGuide(1).spread(early, 0) == learned_spread(early)


def test_at_the_end_scores_alone_count() -> None:
    s = at_round(2)
    play_out(s, 7)
    assert s.over
    assert learned_lead(s, 0) == value(s, 0, WEIGHTS) == s.scores()[0] - s.scores()[1]
