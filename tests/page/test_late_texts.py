"""Texts that come late: nothing is drawn without its own, and none of a page that was left."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import Opened
from tests.page.playing import OPEN
from tests.page.tables import FRIEND, HUMAN, Made, Object, Tables, bot

# What the ribbon has said since it was first there, in order.
LISTEN = """() => {
  window.heard = [];
  const look = () => {
    const said = document.querySelector('.ribbon .say')?.textContent;
    if (said && said !== window.heard.at(-1)) window.heard.push(said);
  };
  new MutationObserver(look).observe(document.body,
    {childList: true, subtree: true, characterData: true});
}"""
UNWANTED = {"error": "no", "key": "rating-unwanted", "args": {}}
RUSSIAN = re.compile("[а-я]")


@pytest.fixture(scope="module")
def playing(tables: Tables) -> Made:
    """A table at which the first seat is to decide."""
    made = tables.make(HUMAN, bot(), seed=11)
    tables.forward(made, with_a_die)
    return made


def with_a_die(seen: Object) -> bool:
    asked = seen["view"]["asked"] or {}
    return bool(seen["options"]) and asked.get("prompt") == "ask-main"


def held_back(page: Page, files: str) -> list[Route]:
    """Files that do not come until they are sent on."""
    held: list[Route] = []
    page.route(re.compile(files), lambda route: held.append(route))
    return held


def until(page: Page, held: list[Route], count: int) -> None:
    while len(held) < count:
        page.wait_for_timeout(20)


def send_on(page: Page, held: list[Route]) -> None:
    """They come, and what waits for them is drawn."""
    while held:
        route = held.pop()
        with page.expect_response(route.request.url):
            route.continue_()
    page.evaluate("new Promise(done => setTimeout(() => requestAnimationFrame(done), 100))")


@pytest.mark.parametrize("first", ["lobby", "table"])
def test_a_table_opened_as_the_language_changes_says_nothing_else(
    look: Opened, playing: Made, first: str
) -> None:
    """Whichever texts come first, those of the lobby that was left or those of the table."""
    page = look(lang="pl")
    page.wait_for_selector("[data-game]")
    page.evaluate(OPEN, playing.link())
    expect(page.locator(".ribbon .say")).to_be_visible()
    page.evaluate(OPEN, "/")
    page.wait_for_selector("[data-game]")
    lobby = held_back(page, "/assets/ru-")
    table = held_back(page, "/assets/seasons-ru-")
    page.evaluate(LISTEN)
    page.locator('button[lang="ru"]').click()
    page.evaluate(OPEN, playing.link())
    until(page, lobby, 1)
    until(page, table, 1)
    assert page.locator(".ribbon").count() == 0
    said = page.locator(".ribbon .say")
    if first == "lobby":
        send_on(page, lobby)
        assert page.locator(".ribbon").count() == 0
        send_on(page, table)
    else:
        send_on(page, table)
        expect(said).to_have_text(RUSSIAN)
        send_on(page, lobby)
    expect(said).to_have_text(RUSSIAN)
    heard = page.evaluate("heard")
    assert [said for said in heard if not RUSSIAN.search(said)] == []


def test_a_rulebook_that_was_left_takes_no_texts_away(look: Opened) -> None:
    page = look("/")
    page.wait_for_selector("[data-game]")
    held = held_back(page, "/api/rules/seasons")
    page.evaluate(OPEN, "/rules/seasons")
    until(page, held, 1)
    page.evaluate(OPEN, "/")
    page.wait_for_selector("[data-game]")
    send_on(page, held)
    expect(page.locator("[data-game]").first).to_be_visible()


def test_a_refusal_in_the_lobby_takes_no_texts_of_a_table_away(
    look: Opened, tables: Tables, playing: Made
) -> None:
    """A free seat is refused when its table is no longer waited for."""
    tables.make({**HUMAN, "name": "Ines"}, FRIEND, game="pebbles", open=True, name="Full")
    page = look("/?game=pebbles")
    page.locator("#myname").fill("Boris")
    page.locator("[data-show-open]").click()
    row = page.locator("[data-table]", has_text="Full")
    expect(row).to_be_visible()
    held = held_back(page, "/join$")
    row.locator("[data-join]").click()
    until(page, held, 1)
    page.evaluate(OPEN, playing.link())
    expect(page.locator(".ribbon .say")).to_be_visible()
    with page.expect_response(re.compile("/assets/people-")):
        held.pop().fulfill(status=403, json=UNWANTED)
    send_on(page, held)
    expect(page.locator(".ribbon .say")).to_be_visible()
