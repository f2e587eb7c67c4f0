"""Takes the pictures of the solo game that the README shows.

python -m tests.page.trickerion_solo_pictures
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.conftest import FLAGS, ROOT, installed_browser, running_server
from tests.page.tables import HUMAN, Made, Tables
from tests.page.test_trickerion import at, chosen, forward

PICTURES = ROOT / "docs" / "pictures"


def opened(browser: Browser, tables: Tables, made: Made, phone: bool, motion: bool) -> Page:
    context = browser.new_context(
        base_url=tables.base,
        viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
        locale="en",
        color_scheme="dark",
        reduced_motion="no-preference" if motion else "reduce",
        has_touch=phone,
    )
    context.add_init_script("localStorage.setItem('arcanum.heir.notice', 'read')")
    page = context.new_page()
    page.goto(made.link())
    page.wait_for_selector(".tk, .win")
    return page


def take(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(900)
    page.screenshot(path=PICTURES / f"trickerion-solo-{name}.png")


def tell(page: Page, tables: Tables, made: Made) -> None:
    """Decide on, until the Heir sets a marker up, and stop there."""
    page.locator(".heir select").select_option("key")
    while True:
        if page.locator("[data-telling]").count():
            if "goes to" in page.locator("#prompt .say").inner_text():
                return
            page.locator('[data-do="next"]').click()
            continue
        seen = tables.now(made)
        tables.act(made, 0, seen, chosen(seen))
        page.wait_for_timeout(150)


def main() -> None:
    """Play and take the pictures."""
    with (
        tempfile.TemporaryDirectory() as home,
        running_server(Path(home)) as tables,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS)
        options = {"mode": "heir", "difficulty": "medium"}
        made = tables.make(
            {**HUMAN, "name": "Ines"}, game="trickerion", seed=7, options=options
        )
        forward(tables, made, at("ask-turn", 3))
        phone = opened(browser, tables, made, phone=True, motion=False)
        phone.locator(".tk .tabs button").nth(3).tap()
        take(phone, "phone")
        page = opened(browser, tables, made, phone=False, motion=True)
        tell(page, tables, made)
        take(page, "turn")
        forward(tables, made, lambda seen: bool(seen["over"]))
        end = opened(browser, tables, made, phone=False, motion=False)
        end.wait_for_selector(".alone")
        take(end, "end")
        browser.close()


if __name__ == "__main__":
    main()
