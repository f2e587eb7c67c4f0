"""The rulebook on the page: read, searched, and opened at a rule from the table."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import Opened
from tests.page.playing import click_dark
from tests.page.tables import HUMAN, Made, Object, Tables, bot

WORD = "Проверочное предложение"


def a_book(number: str) -> dict[str, Any]:
    """A tiny book that says one rule of Seasons; the real one may be reworded any day."""
    piece = {"spans": [{"text": f"{WORD} о розыгрыше."}], "rules": [number]}
    before = [
        {"kind": "text", "pieces": [{"spans": [{"text": f"Абзац {n}."}], "rules": []}]}
        for n in range(60)
    ]
    said = {"kind": "text", "pieces": [piece]}
    chapters = [
        {"id": "about", "title": "О чём игра", "rules": [], "blocks": before[:2]},
        {"id": "play", "title": "Игра", "rules": [number], "blocks": [*before, said, *before]},
    ]
    part = {"id": "base", "title": "Сезоны", "when": {}, "chapters": chapters}
    return {"game": "seasons", "lang": "ru", "parts": [part], "figures": {}, "terms": {}}


def with_book(page: Page, number: str) -> None:
    """The server's answer is that tiny book."""

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps(a_book(number)), content_type="application/json")

    page.route("**/api/rules/seasons?lang=*", answer)


def main_phase(seen: Object) -> bool:
    asked = seen["view"]["asked"]
    poor = not any(o["verb"] == "summon" for o in seen["options"])
    hand = seen["view"]["mages"][0]["hand"]["count"] > 0
    return bool(seen["options"]) and asked["prompt"] == "ask-main" and poor and hand


@pytest.fixture
def refused(tables: Tables) -> Made:
    """A table where no card of the hand can be summoned."""
    made = tables.make(HUMAN, bot(), seed=6)
    tables.forward(made, main_phase, prefer=())
    return made


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_a_refusal_opens_its_rule(
    look: Opened, tables: Tables, refused: Made, width: int, height: int
) -> None:
    before = tables.now(refused)["version"]
    page = look(refused.link(), width=width, height=height, lang="ru", touch=width < 700)
    click_dark(page.locator('.hand [data-pick][aria-disabled="true"]').first)
    slip = page.locator("[data-slip]")
    link = slip.get_by_role("link", name=re.compile(r"S-\d+\.\d+"))
    why = slip.inner_text().splitlines()[0]
    with_book(page, link.inner_text().split()[-1])
    link.click()
    here = page.locator(".rules .said.here")
    expect(here).to_be_in_viewport()
    expect(here).to_contain_text(WORD)
    book = page.get_by_role("dialog")
    expect(book).to_contain_text(why)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width
    page.locator("[data-more]").click()
    expect(here.locator(".exact")).to_contain_text(re.compile("[a-z]{4,}"))

    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    expect(page.locator(".hand [data-pick]").first).to_be_visible()
    assert tables.now(refused)["version"] == before


def test_the_way_back_is_a_button_too(look: Opened, refused: Made) -> None:
    page = look(refused.link(), width=390, height=844, lang="ru", touch=True)
    with_book(page, "S-10.1")
    click_dark(page.locator('.hand [data-pick][aria-disabled="true"]').first)
    page.locator("[data-slip]").get_by_role("link").click()
    back = page.get_by_role("button", name="К столу")
    box = back.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    back.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_book_is_read_and_searched(look: Opened) -> None:
    page = look("/rules/pebbles", width=1440)
    expect(page.get_by_role("heading", name="What it is about")).to_be_visible()
    term = page.get_by_role("button", name="pebbles", exact=True)
    term.click()
    expect(page.get_by_role("note")).to_contain_text("What you bid with")

    # From rule to rule with J and K, through the chapters; the address follows.
    page.keyboard.press("Escape")
    page.keyboard.press("j")
    expect(page.locator(".here")).to_contain_text("The highest score wins")
    for _ in range(3):
        page.keyboard.press("j")
    expect(page.locator(".here")).to_contain_text("Secretly close 0 to 3")
    expect(page).to_have_url(re.compile("#B-2.1$"))
    page.keyboard.press("k")
    expect(page.locator(".here")).to_contain_text("Take six pebbles")

    page.keyboard.press("/")
    page.keyboard.type("b 2.4")
    page.get_by_role("button", name=re.compile("^B-2.4")).click()
    expect(page.locator(".here")).to_contain_text("you may swap your charm")
    expect(page.locator(".here")).to_be_in_viewport()
    page.keyboard.press("/")
    page.keyboard.type("rounded down")
    expect(page.locator(".hits li")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".hits")).to_have_count(0)


def test_a_picture_is_the_board_itself(look: Opened) -> None:
    page = look("/rules/pebbles#round", width=1440)
    figure = page.locator("figure").first
    expect(figure).to_contain_text("charm 9")  # drawn by the board from the position
    expect(figure.locator("figcaption")).to_contain_text("Round 2")
    box = figure.locator(".window").bounding_box()
    assert box is not None
    assert box["height"] > 60


def test_the_book_speaks_the_language_of_the_reader(look: Opened) -> None:
    page = look("/rules/pebbles#B-3.2", lang="ru", width=390, height=844, touch=True)
    expect(page.locator(".here")).to_contain_text("Побеждает тот")
    page.get_by_role("button", name="Язык").click()
    page.get_by_role("button", name="polski").click()
    expect(page.locator(".here")).to_contain_text("Wygrywa najwyższy wynik")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390


def test_one_book_leads_to_another(look: Opened) -> None:
    page = look("/rules/seasons", 1440, 900)
    others = page.locator(".top .games a")
    expect(others).to_have_count(3)
    expect(others.first).to_have_attribute("aria-current", "page")
    others.last.click()
    expect(page.locator("[data-book]")).to_contain_text("lodge")
    expect(others.last).to_have_attribute("aria-current", "page")
    expect(page).to_have_title(re.compile("Pax Illuminaten"))


def test_a_table_says_a_number_once_and_a_footnote_opens_with_its_rule(look: Opened) -> None:
    page = look("/rules/trickerion#A-5.7", width=1440)
    here = page.locator(".here")
    expect(here).to_have_count(9)  # the sentence, seven rows of a table, and the footnote
    expect(here.get_by_role("link", name="A-5.7")).to_have_count(1)
    expect(here.locator("[data-more]")).to_have_count(1)
    expect(here.last).to_contain_text("reconstructed")
