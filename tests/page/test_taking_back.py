"""Undo on the page: where it is refused, it says why; where it costs the rating, it asks."""

from __future__ import annotations

import re
import secrets

import pytest
from playwright.sync_api import expect

from tests.marks import mainly, thorough
from tests.page.conftest import Opened
from tests.page.tables import HUMAN, Object, Tables, bot
from tests.page.test_endings import more

SAID = {
    "en": "Something has come out since then",
    "ru": "С тех пор кое-что открылось",
    "pl": "Od tamtej chwili coś zostało ujawnione",
}
IN_MORE = {
    "en": "Your last step cannot be taken back",
    "ru": "Ваш последний шаг отменить нельзя",
    "pl": "Ostatniego kroku nie można cofnąć",
}


def came_out(seen: Object) -> bool:
    return bool(seen["options"]) and seen["no_take_back"] == "came-out"


def after_a_bot(seen: Object) -> bool:
    """A bot has decided since the own last step, and nothing came out by that."""
    free = seen["undo"] or seen["take_back"] is None
    return seen["waiting"] == [0] and not free


@pytest.mark.parametrize("lang", mainly("pl", "en", "ru"))
def test_who_sits_alone_is_not_offered_what_came_out(
    look: Opened, tables: Tables, lang: str
) -> None:
    made = tables.make(HUMAN, game="trickerion", options={"mode": "heir"})
    tables.forward(made, came_out)
    page = look(made.link(0), lang=lang)
    expect(page.locator("#prompt")).to_be_visible()
    expect(page.locator("[data-action]").first).to_be_visible()
    expect(page.locator("[data-undo]")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator("[data-slip]")).to_contain_text(SAID[lang])
    more(page)
    expect(page.locator("[data-no-undo]")).to_contain_text(IN_MORE[lang])


@pytest.mark.parametrize(
    ("lang", "cost"),
    [
        ("ru", "не пойдёт на рейтинг"),
        thorough("en", "will not be rated"),
        thorough("pl", "liczyć do rankingu"),
    ],
)
def test_an_undo_behind_a_bots_decision_asks_first(
    look: Opened, tables: Tables, lang: str, cost: str
) -> None:
    made = tables.make(HUMAN, bot())
    page = look(lang=lang)
    account = {"name": f"Ines {secrets.token_hex(4)}", "password": "a good table"}
    assert page.request.post("/api/accounts", data=account).status == 201
    assert page.request.post("/api/me/tables", data={"token": made.tokens[0]}).ok
    seen = tables.forward(made, after_a_bot)
    page.goto(made.link(0))
    page.locator("[data-undo]").click()
    slip = page.locator("[data-slip]")
    expect(slip).to_contain_text(cost)
    assert tables.now(made)["version"] == seen["version"]
    slip.locator("[data-unrated]").click()
    expect(slip).to_have_count(0)
    tables.moved(made, seen)
    expect(page.locator("body")).not_to_have_text(re.compile("page-undo|costs-rating"))
