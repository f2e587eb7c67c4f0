"""Small and odd screens: what must be on them is on them."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.page.conftest import Opened
from tests.page.playing import settled
from tests.page.tables import HUMAN, Tables, bot
from tests.page.test_trickerion import at, forward

GAMES = ("trickerion", "pax_illuminaten")


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).first.bounding_box()
    assert found, selector
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_its_side_has_one_line_and_hides_the_side(
    look: Opened, tables: Tables, game: str
) -> None:
    made = tables.make(HUMAN, bot("greedy"), game=game, seed=5)
    page = look(made.link(), width=844, height=390, touch=True)
    page.wait_for_selector("[data-lit]")
    settled(page)
    top, ribbon = box(page, ".top"), box(page, ".ribbon")
    assert top["y"] == ribbon["y"] == 0  # nothing pushed the page up either
    assert ribbon["height"] <= 80
    expect(page.locator("aside.side")).to_be_hidden()
    page.locator('[data-do="side"]').click()
    expect(page.locator("aside.side")).to_be_visible()
    page.reload()
    expect(page.locator("aside.side")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_chosen_comes_into_sight(look: Opened, tables: Tables, game: str) -> None:
    """What lies far below on a phone on its side: one's own things."""
    verbs = {"trickerion": "return-component", "pax_illuminaten": "keep"}
    made = tables.make(HUMAN, bot("greedy"), game=game, seed=5)
    tables.forward(
        made, lambda seen: any(o["verb"] == verbs[game] for o in seen["options"]), prefer=()
    )
    page = look(made.link(), width=844, height=390, touch=True)
    page.wait_for_selector("[data-lit]")
    settled(page)
    expect(page.locator("#board [data-lit]").first).to_be_in_viewport(ratio=1)
    assert box(page, ".top")["y"] == 0
    assert page.evaluate("document.documentElement.scrollHeight") == 390


def test_totals_stay_on_the_phone(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot("greedy"), bot("greedy"), game="trickerion", seed=5)
    forward(tables, made, at("ask-turn"))
    page = look(made.link(), width=390, height=844, touch=True)
    page.wait_for_selector("[data-total]")
    page.locator("#board").evaluate("e => e.scrollTo(0, 9999)")
    for seat in "ABC":
        expect(page.locator(f'[data-total="{seat}"] b').first).to_be_in_viewport()


def test_the_fifth_card_of_a_hand_is_on_the_screen(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, game="pax_illuminaten", seed=4)
    tables.forward(
        made, lambda seen: len(seen["view"]["sides"][0]["hand"]["cards"]) >= 5, prefer=("draw",)
    )
    page = look(made.link(), width=1440)
    card = page.locator('.hz [data-noun^="luminary:"]').nth(4)
    expect(card).to_be_in_viewport(ratio=0.95)
