"""What only Seasons has on its page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import Opened
from tests.page.tables import HUMAN, Object, Tables

SOUL = "activate damned_soul_of_onys"


def soul_while_the_die_is_open(seen: Object) -> bool:
    asked = seen["view"]["asked"]
    return (
        any(option["spelled"] == SOUL for option in seen["options"])
        and asked["prompt"] == "ask-die-actions"
    )


def test_the_damned_soul_is_passed_while_the_die_is_open(look: Opened, tables: Tables) -> None:
    """[OQ-26, card 50]"""
    made = tables.make(HUMAN, HUMAN, seed=14)
    tables.forward(made, soul_while_the_die_is_open, seed=14)
    page = look(made.link())
    expect(page.get_by_text("Take what your die offers.")).to_be_visible()
    page.locator("[data-lit]").filter(has_text="Damned Soul").first.click()
    expect(page.locator("[data-lit]").filter(has_text="Damned Soul")).to_have_count(0)
    expect(page.get_by_text("Take what your die offers.")).to_be_visible()
    other = tables.now(made)["view"]["mages"][1]
    assert "damned_soul_of_onys" in [each["card"] for each in other["play"]]
