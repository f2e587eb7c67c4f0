"""What the search believes of Seasons: the draft, who is ahead, and where that comes from."""

from __future__ import annotations

import pytest

import arcanum
from arcanum.bots import guide_for
from arcanum.games.seasons.bots.foresight import (
    CHEST_AND_FAMILIAR,
    IDOL_AND_FAMILIAR,
    SECOND_COPY,
    lead_after,
    likely_pick,
    picks,
    worth_of,
)
from arcanum.games.seasons.bots.greedy import valuer_for
from arcanum.games.seasons.bots.guide import SeasonsGuide
from arcanum.games.seasons.bots.judgement import CRYSTALS, PLAN, Judgement
from arcanum.games.seasons.bots.learned import BY_YEAR, CARDS, REST
from arcanum.games.seasons.bots.subject import FIRST, SeasonsSubject
from arcanum.games.seasons.bots.weights import WEIGHTS
from arcanum.games.seasons.rules.facts import FACE_BY_NAME, IS_FAMILIAR, KINDS_OF_CARD, NAMES
from arcanum.games.seasons.rules.prelude import DraftPick
from arcanum.games.seasons.rules.table import Seasons
from arcanum.games.seasons.rules.turn import ChooseDie
from arcanum.kernel.state import NONE

GAME = arcanum.game("seasons")
EVEN = [[5.0, 5.0, 5.0] for _ in range(KINDS_OF_CARD)]
ITEMS = [face for face in range(KINDS_OF_CARD) if not IS_FAMILIAR[face]]
FAMILIARS = [face for face in range(KINDS_OF_CARD) if IS_FAMILIAR[face]]
IDOL = FACE_BY_NAME["idol_of_the_familiar"]
CHEST = FACE_BY_NAME["sealed_chest_of_urm"]
PLAIN = [face for face in ITEMS if face not in (IDOL, CHEST)]


def drafting(seats: int, seed: int, decisions: int) -> Seasons:
    s = GAME.new(seats=seats, seed=seed, notes=False)
    assert isinstance(s, Seasons)
    for _ in range(decisions):
        s.apply(s.options[0])
    assert isinstance(s.asked(), DraftPick)
    return s


def at_a_round(seats: int, seed: int, number: int) -> Seasons:
    s = GAME.new(seats=seats, seed=seed, notes=False)
    assert isinstance(s, Seasons)
    while not (s.round >= number and isinstance(s.asked(), ChooseDie)):
        s.apply(s.options[0])
    return s


# -- the draft


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_pick_hangs_on_nothing_hidden(seats: int) -> None:
    s = drafting(seats, 7, 2 * seats + 1)
    other = s.determinize(s.player, 5)
    assert isinstance(other, Seasons)
    assert picks(s, s.player, 3) == picks(other, s.player, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_of_the_pack_is_judged(seats: int) -> None:
    s = drafting(seats, 7, seats)
    found = picks(s, s.player, 1)
    assert sorted(action for _, action in found) == sorted(s.options)
    assert [lead for lead, _ in found] == sorted((lead for lead, _ in found), reverse=True)


def test_the_guide_drafts_what_promises_most() -> None:
    s = drafting(2, 9, 4)
    guide = guide_for("seasons", 1)
    assert guide.obvious(s)
    assert guide.plain(s) == max(guide.foreseen(s))[1] == picks(s, s.player, 1)[0][1]


def test_cards_go_to_their_best_years() -> None:
    values = [each[:] for each in EVEN]
    hand = PLAIN[:9]
    for face in hand[:4]:
        values[face] = [20.0, 10.0, 0.0]
    assert worth_of(hand, EVEN) == 45
    assert worth_of(hand, values) == 3 * 20 + 10 + 5 * 5


def test_cards_go_together_or_not() -> None:
    one_familiar = [*PLAIN[:7], FAMILIARS[0]]
    three = [*PLAIN[:5], *FAMILIARS[:3]]
    for face, change in ((IDOL, IDOL_AND_FAMILIAR), (CHEST, CHEST_AND_FAMILIAR)):
        more = worth_of([*three, face], EVEN) - worth_of([*one_familiar, face], EVEN)
        assert more == pytest.approx(2 * change)
    assert worth_of([*PLAIN[:8], PLAIN[0]], EVEN) == 45 + SECOND_COPY


def test_likely_picks_take_the_best_but_no_second_copy() -> None:
    values = [each[:] for each in EVEN]
    values[PLAIN[1]] = [9.0, 5.0, 5.0]
    assert likely_pick([PLAIN[0], PLAIN[1]], [], values) == PLAIN[1]
    values[PLAIN[1]] = [5.0 - SECOND_COPY / 2, 5.0, 5.0]
    assert likely_pick([PLAIN[0], PLAIN[1]], [PLAIN[1]], values) == PLAIN[0]


def test_what_we_leave_goes_to_the_left_neighbour() -> None:
    """The last two picks: what we do not take of our pack, the next seat gets."""
    best, worst = "thieving_fairies", "potion_of_life"
    hands = [PLAIN[:7], PLAIN[7:14]]
    ours, theirs = (FACE_BY_NAME[name] for name in (best, worst))
    packs = [[], [PLAIN[20], PLAIN[21]]]
    taken = lead_after(2, 0, [[*hands[0], ours], hands[1]], [[theirs], packs[1]])
    left = lead_after(2, 0, [[*hands[0], theirs], hands[1]], [[ours], packs[1]])
    assert taken > left + 20


# -- the judgement


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_that_counts_was_learned(seats: int) -> None:
    assert list(CARDS[seats]) == list(BY_YEAR) == NAMES
    assert len(Judgement(valuer_for(seats, WEIGHTS)).worth) == max(CRYSTALS, PLAN) + 2
    assert len(REST[seats]) == 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_crystals_are_a_lead(seats: int) -> None:
    s = at_a_round(seats, 4, 5)
    judgement = Judgement(valuer_for(seats, WEIGHTS))
    before = judgement.lead(s, 0)
    s.mages[0].crystals += 20
    after = judgement.lead(s, 0)
    assert 10 < after - before < 25
    if seats == 2:
        assert judgement.lead(s, 1) == pytest.approx(-after)


def test_the_spread_gets_smaller() -> None:
    guide = SeasonsGuide(1)
    early, late = at_a_round(2, 4, 1), at_a_round(2, 4, 12)
    assert guide.spread(early, 0) > guide.spread(late, 0) > 5


# -- where it comes from


def test_sides_are_counted_at_the_start_of_rounds() -> None:
    subject = SeasonsSubject(1)
    subject.begin(2, 5)
    first, later = at_a_round(2, 5, 1), at_a_round(2, 5, 6)
    assert subject.group(first) == FIRST
    assert {subject.group(at_a_round(2, 5, n)) for n in range(2, 7)} - {FIRST} > {NONE}
    assert subject.moment(first) == 1 < subject.moment(later)
    assert {what for what, _ in subject.counts(first, 0)} >= {CRYSTALS, PLAN}


def test_the_prelude_is_misjudged_by_lot_and_the_same_again() -> None:
    s = drafting(2, 5, 2)
    chosen = []
    for seed in (*range(12), *range(12)):
        subject = SeasonsSubject(1)
        subject.begin(2, seed)
        chosen.append(subject.otherwise(s))
    assert chosen[:12] == chosen[12:]
    assert len(set(chosen)) > 2
    assert set(chosen) <= set(s.options)
