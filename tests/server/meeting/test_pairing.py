"""Pairing and standings: pure, so every law is tried with many tournaments."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arcanum.lab.rewards import places_of
from arcanum.server.meeting.pairing import (
    Group,
    byes,
    going_on,
    knock_out,
    meetings,
    round_robin,
    seated,
    seats_held,
    sizes,
    swiss,
)
from arcanum.server.meeting.scoring import (
    Kind,
    Played,
    against_field,
    points_of,
    standings,
    stays,
    still_in,
)

PEOPLE = st.integers(2, 24)
SEATS = st.sampled_from([2, 3, 4])
LAWS = settings(max_examples=40, deadline=None, derandomize=True, database=None)


def everybody(groups: list[Group]) -> list[int]:
    return sorted(who for group in groups for who in group)


@LAWS
@given(st.integers(0, 200), SEATS)
def test_groups_are_even(people: int, seats: int) -> None:
    found = sizes(people, seats)
    assert sum(found) == people
    assert all(1 <= size <= seats for size in found)
    if people > 1 and seats > 2:
        assert min(found) >= 2
        assert max(found) - min(found) <= 1


@LAWS
@given(PEOPLE, SEATS, st.integers(1, 6), st.randoms(use_true_random=False))
def test_swiss(people: int, seats: int, rounds: int, chance: random.Random) -> None:
    played: list[list[Group]] = []
    for _ in range(rounds):
        order = list(range(people))
        chance.shuffle(order)
        groups = swiss(order, seats, played)
        assert everybody(groups) == list(range(people))
        assert groups == swiss(order, seats, played)  # the same again
        played.append(groups)
    left_over = byes(played)
    if left_over:
        counts = [left_over[who] for who in range(people)]
        assert max(counts) - min(counts) <= 1


@LAWS
@given(st.integers(4, 16), st.integers(1, 3), st.randoms(use_true_random=False))
def test_pairs_of_a_swiss_do_not_meet_again(
    half: int, rounds: int, chance: random.Random
) -> None:
    """Few rounds of many people can always be had without a repetition."""
    people, played = 2 * half, list[list[Group]]()
    for _ in range(rounds):
        order = list(range(people))
        chance.shuffle(order)
        played.append(swiss(order, 2, played))
    assert max(meetings(played).values()) == 1


@LAWS
@given(st.integers(2, 16), SEATS)
def test_round_robin(people: int, seats: int) -> None:
    rounds = round_robin(people, seats)
    for groups in rounds:
        assert everybody(groups) == list(range(people))
    met = meetings(rounds)
    assert set(met) == set(combinations(range(people), 2))
    if seats == 2:
        assert set(met.values()) == {1}
        assert len(rounds) == people - 1 + people % 2


@LAWS
@given(PEOPLE, SEATS, st.randoms(use_true_random=False))
def test_knock_out_ends_with_one_table(people: int, seats: int, chance: random.Random) -> None:
    left, played, at = list(range(people)), list[Played](), 0
    while True:
        at += 1
        groups = knock_out(left, seats)
        assert everybody(groups) == sorted(left)
        played += [result(at, n, group, chance) for n, group in enumerate(groups)]
        if len(groups) == 1:
            break
        was, left = left, still_in(range(people), played, at)
        assert 0 < len(left) < len(was)
        assert len(left) == sum(going_on(len(group)) for group in groups)
    final = played[-1]
    best = standings("knock-out", range(people), played)[0].who
    assert best == final.sitting[stays(final)[0]]


def result(at: int, number: int, group: Group, chance: random.Random) -> Played:
    if len(group) == 1:
        return Played(at, number, group)
    scores = tuple(chance.randrange(60) for _ in group)
    winners = [scores.index(max(scores))]
    return Played(at, number, group, scores, tuple(places_of(scores, winners)))


@LAWS
@given(st.integers(2, 12), SEATS, st.integers(1, 8))
def test_seats_are_shared(people: int, seats: int, rounds: int) -> None:
    played: list[list[Group]] = []
    for _ in range(rounds):
        held = seats_held(played)
        groups = [seated(group, held) for group in swiss(list(range(people)), seats, played)]
        assert everybody(groups) == list(range(people))
        played.append(groups)
    if people == 2:
        first = seats_held(played)[0]
        assert abs(first[0] - first[1]) <= 1


@pytest.mark.parametrize("kind", ["swiss", "round-robin", "knock-out", "duplicate"])
@LAWS
@given(people=PEOPLE, seats=SEATS, chance=st.randoms(use_true_random=False))
def test_standings(kind: Kind, people: int, seats: int, chance: random.Random) -> None:
    played, groups = list[Played](), list[list[Group]]()
    for at in range(1, 4):
        groups.append(swiss(list(range(people)), seats, groups))
        played += [result(at, n, group, chance) for n, group in enumerate(groups[-1])]
    found = standings(kind, range(people), played)
    assert sorted(each.who for each in found) == list(range(people))
    assert found[0].place == 1
    for one, other in pairwise(found):
        assert one.place <= other.place
        if kind != "knock-out":
            assert one.points >= other.points - 1e-6
    if kind == "swiss":  # every table gives out half a point for each opponent of each seat
        tables = sum(len(one.sitting) / 2 for one in played if len(one.sitting) > 1)
        left_over = sum(len(one.sitting) == 1 for one in played)
        assert sum(each.points for each in found) == pytest.approx(tables + left_over)


def test_points_are_the_share_left_behind() -> None:
    assert [points_of((1, 2), seat) for seat in (0, 1)] == [1, 0]
    assert [points_of((1, 1), seat) for seat in (0, 1)] == [0.5, 0.5]
    assert [points_of((2, 1, 4, 2), seat) for seat in range(4)] == [0.5, 1, 0, 0.5]


def test_a_duplicate_compares_the_same_seats() -> None:
    """All groups held the same cards: what counts is what the others made of them."""
    played = [
        Played(1, 0, (0, 1), (145, 110), (1, 2)),
        Played(1, 1, (2, 3), (131, 130), (1, 2)),
        Played(1, 2, (4, 5), (125, 120), (1, 2)),
    ]
    assert against_field(played, played[0], 0) == 17
    assert against_field(played, played[0], 1) == -15
    assert against_field([played[0]], played[0], 0) is None  # nobody to compare with yet
    found = standings("duplicate", range(6), played)
    assert [each.who for each in found] == [0, 3, 5, 2, 4, 1]
    assert sum(each.points for each in found) == pytest.approx(0)


def test_a_tie_is_broken_by_the_harder_road() -> None:
    played = [
        Played(1, 0, (0, 1), (9, 1), (1, 2)),
        Played(1, 1, (2, 3), (9, 1), (1, 2)),
        Played(2, 0, (2, 0), (9, 1), (1, 2)),
        Played(2, 1, (1, 3), (9, 1), (1, 2)),
    ]
    found = standings("swiss", range(4), played)
    assert [each.who for each in found] == [2, 0, 1, 3]
    assert Counter(each.points for each in found) == {2: 1, 1: 2, 0: 1}
    assert found[1].opponents == 3  # 0 lost to the winner, 1 lost to 0


def test_a_table_without_a_result_counts_for_nobody() -> None:
    played = [Played(1, 0, (0, 1), void=True), Played(1, 1, (2,))]
    assert played[0].done
    assert {each.who: each.points for each in standings("swiss", range(3), played)} == {
        0: 0,
        1: 0,
        2: 1,
    }
    assert still_in(range(3), played, 1) == [2]
