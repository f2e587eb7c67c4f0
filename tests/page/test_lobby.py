"""The lobby of somebody who has tables: small doors, the deal of the day, open tables."""

from __future__ import annotations

import re
import secrets

import pytest
from playwright.sync_api import Page, expect

from tests.marks import mainly, thorough
from tests.page.conftest import Opened
from tests.page.playing import OFFERED
from tests.page.tables import FRIEND, HUMAN, Object, Tables
from tests.page.test_people import enter, whole

MINE: Object = {"name": "Ines", "rank": 2, "score": 139, "table": "mine", "me": True}
BEST: Object = {"name": "Olena", "rank": 1, "score": 171, "table": "best", "me": False}
DEAL: Object = {
    "game": "seasons",
    "day": "2026-11-16",
    "bot": "normal",
    "ends": 4e9,
    "state": "done",
    "played": 214,
    "mine": MINE,
    "rows": [BEST, MINE],
}


def returning(look: Opened, tables: Tables, path: str = "/", **how: object) -> Page:
    """The lobby of somebody who sits at a table."""
    made = tables.make(HUMAN, {**HUMAN, "name": "Boris"}, name="Rainy Sunday")
    page = look(made.link(), **how)
    page.wait_for_function("() => localStorage['arcanum.mine']")
    page.goto(path)
    return page


def tops(page: Page, *wanted: str) -> list[float]:
    """How far down these are."""
    boxes = [page.locator(one).first.bounding_box() for one in wanted]
    assert all(boxes)
    return [box["y"] for box in boxes if box]


def test_who_is_new_gets_doors_and_nothing_else(look: Opened) -> None:
    page = look("/healthz")
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    page.goto("/")
    expect(page.locator(".sit .primary")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if re.search("daily|puzzle|state=|Home|Today", url)]
    expect(page.locator("[data-play], [data-deal]")).to_have_count(0)
    page.locator(".sit .primary").click()
    page.wait_for_function(OFFERED)


@pytest.mark.parametrize(
    ("lang", "width", "theme"),
    [
        ("ru", 1440, "light"),
        thorough("en", 1280, "dark"),
        thorough("pl", 390, "light"),
        thorough("pl", 844, "dark"),
    ],
)
def test_who_has_tables_plays_on_or_anew_with_one_click(
    look: Opened, tables: Tables, lang: str, width: int, theme: str
) -> None:
    height = {1440: 900, 1280: 720, 390: 844, 844: 390}[width]
    page = returning(look, tables, lang=lang, width=width, height=height, theme=theme)
    expect(page.locator("[data-deal] a")).to_have_attribute("href", "/daily/seasons")
    expect(page.locator("[data-week] a")).to_have_attribute("href", "/puzzle/seasons")
    own, play, deal = tops(page, "[data-tables]", "[data-play]", "[data-deal]")
    assert own < play < deal
    whole(page)
    # First as the rules advise, then as one likes.
    first = page.locator("[data-play=pax_illuminaten] .can")
    expect(first).to_be_visible()
    first.click()
    page.wait_for_function(OFFERED)


def test_the_deal_of_a_day_that_was_played(look: Opened, tables: Tables) -> None:
    page = returning(look, tables, path="/healthz")
    page.route("**/api/daily/*", lambda route: route.fulfill(json=DEAL))
    page.goto("/")
    deal = page.locator("[data-deal]")
    expect(deal).to_contain_text("139 points, place 2 of 214")
    expect(deal.locator("li")).to_have_text([re.compile("1 *Olena *171"), re.compile("Ines")])
    whole(page)


@pytest.mark.parametrize("lang", mainly("pl", "en", "ru"))
def test_open_tables_are_beside_for_who_plays_with_others(
    look: Opened, tables: Tables, lang: str
) -> None:
    name = f"Beside {lang} {secrets.token_hex(2)}"
    tables.make({**HUMAN, "name": "Ines"}, FRIEND, open=True, lang=lang, name=name)
    page = returning(look, tables, path="/ladder")
    enter(page, "Boris " + secrets.token_hex(4))
    rated = {"game": "seasons", "games": 27, "rated": 20, "rating": 1612, "uncertainty": 58}
    page.route("**/api/players/*", lambda route: route.fulfill(json={"titles": [rated]}))
    page.evaluate("lang => localStorage.setItem('arcanum.lang', JSON.stringify(lang))", lang)
    page.goto("/")
    row = page.locator(".set [data-table]", has_text=name)
    expect(row.locator("[data-join]")).to_be_visible()
    whole(page)
    expect(page.locator("li", has=page.locator("[data-play=seasons]"))).to_contain_text(
        "1612 ± 58"
    )
    # To set a table is one click, and what was chosen stays.
    page.locator(".set .sit .primary").click()
    expect(page.locator("#myname")).to_be_visible()
    page.reload()
    expect(page.locator("#myname")).to_be_visible()
    page.locator("[data-show-open]").click()
    expect(row).to_be_visible()
    # The door of a game leads to what can be set for it.
    page.locator("[data-game=trickerion]").click()
    expect(page.locator(".set h2").first).to_have_text(re.compile("Trickerion|Трикерион"))
