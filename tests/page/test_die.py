"""The die of a turn: the filled button takes everything, and giving up is asked about first."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Opened
from tests.page.tables import HUMAN, Tables, bot


def test_going_on_asks_while_something_would_be_lost(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), options={"level": "apprentice"}, seed=5)
    tables.forward(
        made, lambda seen: any(option["spelled"] == "take all" for option in seen["options"])
    )
    page = look(made.link())
    everything = page.locator('[data-action="take all"]').first
    expect(everything).to_be_visible()
    assert page.locator("#options .primary").all_inner_texts() == [everything.inner_text()]
    page.keyboard.press("e")
    doubt = page.locator("[data-doubt]")
    expect(doubt).to_be_visible()
    expect(doubt).to_contain_text("give up")
    page.keyboard.press("Escape")
    expect(doubt).to_have_count(0)
    expect(everything).to_be_visible()  # nothing was taken back either
    page.locator('[data-action="go-on"]').click()
    page.locator("[data-sure]").click()
    expect(page.locator('[data-action="take all"]')).to_have_count(0)


def test_a_question_mark_explains_and_takes_nothing(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), seed=5)
    page = look(made.link())
    before = tables.now(made)["version"]
    page.locator("[data-lit]").first.focus()
    page.keyboard.press("?")
    expect(page.locator("[data-slip]")).to_be_visible()
    expect(page.get_by_text("Kept: 0 of 9")).to_be_visible()
    assert tables.now(made)["version"] == before


@pytest.mark.parametrize("game", ["trickerion", "pax_illuminaten"])
def test_a_question_mark_takes_nothing_elsewhere_either(
    look: Opened, tables: Tables, game: str
) -> None:
    made = tables.make(HUMAN, bot(), game=game, seed=5)
    tables.forward(made, lambda seen: bool(seen["options"]) and seen["view"]["round"] >= 1)
    page = look(made.link())
    before = tables.now(made)["version"]
    lit = page.locator("[data-lit]").first
    expect(lit).to_be_visible()
    lit.focus()
    page.keyboard.press("?")
    expect(page.locator("[data-slip]")).to_be_visible()
    expect(page.locator("[data-doubt], .menu")).to_have_count(0)
    for _ in range(2):  # the large card of what is focused may be open too
        page.keyboard.press("Escape")
    expect(page.locator("[data-slip]")).to_have_count(0)
    assert tables.now(made)["version"] == before
