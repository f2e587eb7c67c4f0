"""The base game needs neither the Heir nor the Academy, and asks them only what they answer."""

from random import Random

import pytest

from arcanum.games.trickerion.rules.academy.module import TheAcademy
from arcanum.games.trickerion.rules.base.markers import (
    SLOTS_A_CARD,
    card_beside,
    kind,
    kind_of,
    laid_beside,
    marker,
    marker_beside,
    owner_of,
    pieces,
    slot_of_spot,
    source_at,
    source_card,
    source_position,
    spot_of,
    trick_of,
    turn_of_spot,
    turned_of,
)
from arcanum.games.trickerion.rules.base.modules import Automa, Module
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.games.trickerion.rules.game import GAME
from arcanum.games.trickerion.rules.heir.module import TheHeir
from arcanum.kernel.codec import fingerprint


def moments(of: type[Module]) -> set[str]:
    """The methods that a class itself has."""
    return {name for name in vars(of) if not name.startswith("_")}


def played(seed: int, automa: Automa | None) -> str:
    """How a random game of the base game ends."""
    s = GAME.new(seats=3, seed=seed)
    assert isinstance(s, Trickerion)
    assert s.modules == ()
    if automa is not None:
        s.automa = automa
    chance = Random(seed)
    while not s.over:
        s.apply(chance.choice(s.options))
    return fingerprint(s)


@pytest.mark.parametrize("seed", range(3))
def test_the_base_game_is_played_without_any_module(seed: int) -> None:
    assert played(seed, Automa()) == played(seed, None)


def test_somebody_answers_at_every_moment() -> None:
    asked = moments(Module) | moments(Automa)
    answered = moments(TheHeir) | moments(TheAcademy)
    assert answered == asked


def test_a_solo_table_has_the_modules_it_asks_for() -> None:
    for academy, wanted in (("off", [TheHeir]), ("on", [TheHeir, TheAcademy])):
        s = GAME.new(seats=1, seed=1, options={"mode": "heir", "academy": academy})
        assert isinstance(s, Trickerion)
        assert [type(module) for module in s.modules] == wanted


def test_a_marker_is_what_was_packed() -> None:
    for owner, trick, turned, pile in (
        (0, 0, 0, 0),
        (1, 47, 3, 1),
        (3, 20, 2, 0),
        (4, 5, 1, 0),
    ):
        m = marker(owner, trick, turned, pile)
        assert (owner_of(m), trick_of(m), turned_of(m), pieces(m) - 1) == (
            owner,
            trick,
            turned,
            pile,
        )
        assert kind_of(m) == kind(owner, trick)
        beside = laid_beside(39, m)
        assert (card_beside(beside), marker_beside(beside)) == (39, m)


def test_a_place_is_what_was_packed() -> None:
    for slot in range(SLOTS_A_CARD):
        for direction in range(4):
            spot = spot_of(slot, direction)
            assert (slot_of_spot(spot), turn_of_spot(spot)) == (slot, direction)
    for position in range(22):
        source = source_at(39, position)
        assert (source_card(source), source_position(source)) == (39, position)
