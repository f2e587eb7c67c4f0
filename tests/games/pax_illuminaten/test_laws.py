"""Random games under every law, and invariants that are seen to fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import arcanum
from arcanum.games.pax_illuminaten.facts import EVENT0, ROYAL_ARCH
from arcanum.games.pax_illuminaten.invariants import Watch
from arcanum.games.pax_illuminaten.table import Pax
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
