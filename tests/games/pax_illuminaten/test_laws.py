"""Random games under every law, and invariants that are seen to fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import arcanum
from arcanum.games.pax_illuminaten.facts import (
    BOOST_OUST,
    EVENT0,
    ROYAL_ARCH,
    SCRIPT,
    WEISHAUPT,
)
from arcanum.games.pax_illuminaten.invariants import Watch
from arcanum.games.pax_illuminaten.table import ROW, Pax
from arcanum.kernel.notes import ALL, Note
from arcanum.lab.laws import Check

GAME = arcanum.game("pax_illuminaten")


@pytest.mark.parametrize(
    ("seats", "opponent"),
    [(2, "none"), (1, "saint_germain"), (1, "weishaupt"), (2, "joseph_ii"), (3, "franck")],
)
def test_a_random_game_keeps_every_law(seats: int, opponent: str) -> None:
    check = Check(GAME, seats, {"opponent": opponent}, seed=11)
    assert check.run() == []
    assert check.decisions > 5


def table() -> Pax:
    s = GAME.new(seats=2, seed=1)
    assert isinstance(s, Pax)
    return s


def two_on_a_royal_arch(s: Pax) -> None:
    s.map[0] = next(c for c in range(57) if c >= 51)
    s.up |= 1
    s.slots[0], s.slots[1] = 0, 1
    s.infl[0] = s.infl[1] = 1
    s.mine[0] = s.mine[1] = 1


def token_from_nowhere(s: Pax) -> None:
    s.sides[0].favor[0] += 1


def lost_card(s: Pax) -> None:
    s.deck.pop()


def influence_too_much(s: Pax) -> None:
    s.sides[1].supply += 1


def budget_below_zero(s: Pax) -> None:
    s.budget = -1


def odd_edict(s: Pax) -> None:
    s.sides[0].edicts = [EVENT0]
    s.on_edict[0] = 3


def card_after_an_arch(s: Pax) -> None:
    s.chain = [51, 0]
    assert ROYAL_ARCH == 4


def plot_of_another(s: Pax) -> None:
    s.sides[0].on = 1 << s.sides[1].plot - 72


def boost_of_an_earlier_turn(s: Pax) -> None:
    s.boosts[BOOST_OUST] = 1


def card_never_given_back(s: Pax) -> None:
    f = s.owner.index(ROW)
    s.lent[f], s.owner[f] = ROW, 0


def plot_gone(s: Pax) -> None:
    s.public.pop()


@pytest.mark.parametrize(
    ("spoil", "invariant"),
    [
        (two_on_a_royal_arch, "I-07"),
        (token_from_nowhere, "I-03"),
        (lost_card, "I-01"),
        (influence_too_much, "I-04"),
        (budget_below_zero, "I-17"),
        (odd_edict, "I-23"),
        (card_after_an_arch, "I-21"),
        (plot_of_another, "I-28"),
        (boost_of_an_earlier_turn, "I-40"),
        (card_never_given_back, "I-40"),
        (plot_gone, "P-12.10"),
    ],
)
def test_a_broken_invariant_is_found(spoil: Callable[[Pax], None], invariant: str) -> None:
    s = table()
    watch = Watch(s)
    before = s.clone()
    spoil(s)
    told = watch.step(before, s.options[0], s, [])
    assert any(line.startswith(invariant) for line in told)


def test_what_is_told_must_agree_with_the_table() -> None:
    s = table()
    watch = Watch(s)
    note = Note(ALL, "gains", [0, 0, 1])
    told = watch.step(s.clone(), s.options[0], s, [note])
    assert any(line.startswith("ledger") for line in told)


def test_once_per_turn_is_watched() -> None:
    s = table()
    watch = Watch(s)
    note = Note(ALL, "card-pays", [0, 5])
    told = watch.step(s.clone(), s.options[0], s, [note, note])
    assert any(line.startswith("I-19") for line in told)


@pytest.mark.parametrize("key", ["edict-pays", "edict-goes", "event-goes", "plays-event"])
def test_an_event_phase_in_round_1_is_found(key: str) -> None:
    s = table()
    watch = Watch(s)
    assert watch.round == 1
    told = watch.step(s.clone(), s.options[0], s, [Note(ALL, key, [0, 0, 0])])
    assert f"I-25: {key} in round 1" in told
    watch.count(Note(ALL, "round-starts", [2]), s)
    told = watch.step(s.clone(), s.options[0], s, [Note(ALL, key, [0, 0, 0])])
    assert not any(line.startswith("I-25") for line in told)


def test_a_card_that_is_borrowed_past_its_turn_is_found() -> None:
    s = table()
    watch = Watch(s)
    watch.count(Note(ALL, "borrows", [0, 1]), s)
    watch.count(Note(ALL, "turn-starts", [(s.first + 1) % 2]), s)
    assert "I-40: a borrowed faction card was not given back" in watch.wrong


def test_a_script_without_an_item_for_a_card_is_found() -> None:
    s = GAME.new(seats=1, options={"opponent": "weishaupt"}, seed=3)
    assert isinstance(s, Pax)
    watch = Watch(s)
    watch.scripts(s)
    assert watch.wrong == []
    whole = SCRIPT[WEISHAUPT][:]
    SCRIPT[WEISHAUPT][:] = [letter for letter in whole if letter not in ("e", "f")]
    try:
        watch.scripts(s)
    finally:
        SCRIPT[WEISHAUPT][:] = whole
    assert any(line.startswith("I-42") for line in watch.wrong)


@pytest.mark.parametrize("opponent", ["weishaupt", "franck", "saint_germain", "joseph_ii"])
def test_some_item_of_every_script_applies_all_through_a_game(opponent: str) -> None:
    s = GAME.new(seats=2, options={"opponent": opponent}, seed=7)
    assert isinstance(s, Pax)
    watch = Watch(s)
    for step in range(400):
        if s.over:
            break
        s.apply(s.options[step * 7 % len(s.options)])
        watch.scripts(s)
    assert watch.wrong == []
