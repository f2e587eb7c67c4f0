"""A game from outside brings its own page part along, as a module that the server serves."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

from tests.page.conftest import Opened
from tests.page.tables import HUMAN, Tables, bot

PART = "/api/games/pebbles/page/part.js"
MODULE = """
export default {
  ends: ['keep'],
  board(element, host) {
    const draw = () => {
      const closes = host.options().filter((option) => option.verb === 'close');
      host.claim(closes.map((option) => option.spelled));
      element.replaceChildren(...closes.map((option) => {
        const button = document.createElement('button');
        button.textContent = `my own ${option.nouns[0].value}`;
        button.onclick = () => host.act(option.spelled);
        return button;
      }));
    };
    draw();
    return { update: draw, remove: () => element.replaceChildren() };
  },
};
"""


def bring(page: Page, tables: Tables, module: str) -> None:
    """Pebbles has no board in the page: let it bring one."""
    told = tables.call("GET", "/api/games")
    for game in told["games"]:
        game["page"] = PART if game["id"] == "pebbles" else None
    body = json.dumps(told)

    def games(route: Route) -> None:
        route.fulfill(body=body, content_type="application/json")

    def part(route: Route) -> None:
        route.fulfill(body=module, content_type="text/javascript")

    page.route("**/api/games", games)
    page.route(f"**{PART}", part)


def test_a_part_that_was_brought_along_draws_the_board(look: Opened, tables: Tables) -> None:
    page = look("/healthz")
    bring(page, tables, MODULE)
    made = tables.make(HUMAN, bot(), game="pebbles", seed=3)
    page.goto(made.link())
    closes = page.locator(".board button", has_text="my own")
    expect(closes.first).to_be_visible()
    # What the board offers is no button of the ribbon.
    expect(page.locator('#options [data-action^="close"]')).to_have_count(0)
    before = tables.until(made, lambda seen: seen["waiting"] == [0])  # the bot has decided
    closes.first.click()
    tables.moved(made, before)
    expect(page.locator(".board")).to_be_visible()


def test_a_part_that_does_not_load_leaves_the_plain_board(look: Opened, tables: Tables) -> None:
    page = look("/healthz", strict=False)
    bring(page, tables, "throw new Error('broken');")
    made = tables.make(HUMAN, bot(), game="pebbles", seed=3)
    page.goto(made.link())
    expect(page.locator(".plain")).to_be_visible()
    expect(page.locator("#options [data-action]").first).to_be_visible()
