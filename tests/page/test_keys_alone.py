"""Trickerion and Pax Illuminaten with keys alone: a whole game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.marks import mainly
from tests.page.conftest import Opened
from tests.page.playing import keys_to_the_end, tab_to
from tests.page.tables import HUMAN, Tables, bot


@pytest.mark.parametrize("game", mainly("trickerion", "pax_illuminaten"))
def test_a_whole_game_by_keyboard_alone(look: Opened, tables: Tables, game: str) -> None:
    made = tables.make(HUMAN, bot(), game=game, seed=5)
    page = look(made.link(), 1440, 900)
    expect(page.locator("#prompt")).to_be_visible()
    assert keys_to_the_end(page) > 20
    tab_to(page, "button.primary")
