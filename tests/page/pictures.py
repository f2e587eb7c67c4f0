"""Takes the pictures of the page that the README shows.

    python -m tests.page.pictures

Two people, who let bots play on for a while, and a bot.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.conftest import FLAGS, ROOT, installed_browser, running_server
from tests.page.tables import HUMAN, Made, Object, Tables, bot

PICTURES = ROOT / "docs" / "pictures"
SEED = 33
ROUND = 13


def opened(browser: Browser, base: str, path: str, **how: str) -> Page:
    """A page; `how` says width, language, theme."""
    phone = how.get("width") == "phone"
    context = browser.new_context(
        base_url=base,
        viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
        locale=how.get("lang", "en"),
        color_scheme="light" if how.get("theme") == "light" else "dark",
        reduced_motion="reduce",
        has_touch=phone,
    )
    name = json.dumps(json.dumps("Ines"))
    context.add_init_script(f"localStorage.setItem('arcanum.name', {name})")
    page = context.new_page()
    page.goto(path)
    return page


def take(page: Page, name: str) -> None:
    """The picture, when nothing moves any more."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(700)
    page.screenshot(path=PICTURES / f"page-{name}.png")


def played(tables: Tables, made: Made, far: int) -> None:
    """Bots play for both people up to a round; then these are back."""
    table = f"/api/tables/{made.table}"
    for seat, token in made.tokens.items():
        tables.call("POST", f"{table}/leave", {"token": token})
        ask = {
            "token": made.tokens[1 - seat],
            "kind": "takeover",
            "seat": seat,
            "bot": "greedy",
        }
        tables.call("POST", f"{table}/asks", ask)
    tables.forward(made, lambda seen: seen["over"] or seen["view"]["round"] >= far)
    for token in made.tokens.values():
        tables.call("POST", f"{table}/return", {"token": token})


def in_main(seen: Object) -> bool:
    return bool(seen["options"]) and seen["view"]["asked"]["prompt"] == "ask-main"


def main() -> None:
    """Play and take the pictures."""
    with (
        tempfile.TemporaryDirectory() as home,
        running_server(Path(home)) as tables,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS)
        made = tables.make(
            {**HUMAN, "name": "Ines"},
            {**HUMAN, "name": "Tomasz"},
            {**bot("greedy"), "name": "Vera"},
            seed=SEED,
        )
        page = opened(browser, tables.base, made.link())
        for kept in range(3):
            page.locator("[data-lit]").nth(2).click()
            page.locator('[data-action="seal"]').click()
            seen = tables.now(made, 1)
            tables.act(made, 1, seen, seen["options"][0]["spelled"])
            page.get_by_text(f"Kept: {kept + 1} of 9").wait_for()
        page.locator("[data-lit]").nth(2).hover()
        take(page, "draft")
        played(tables, made, ROUND)
        tables.forward(made, in_main)
        for name, how in (
            ("midgame", {}),
            ("midgame-light-ru", {"lang": "ru", "theme": "light"}),
            ("phone", {"width": "phone"}),
        ):
            other = opened(browser, tables.base, made.link(), **how)
            other.wait_for_selector(".me")
            take(other, name)
        played(tables, made, 99)
        page.wait_for_selector(".win")
        take(page, "end")
        page.goto("/")
        page.wait_for_selector("form")
        take(page, "lobby")
        browser.close()


if __name__ == "__main__":
    main()
