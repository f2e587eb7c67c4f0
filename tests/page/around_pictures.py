"""Takes the pictures of what is around the games: learning, people, the lobby.

python -m tests.page.around_pictures
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.page.conftest import FLAGS, PATIENCE, ROOT, installed_browser, running_server
from tests.page.playing import OFFERED
from tests.page.tables import FRIEND, HUMAN, Made, Tables
from tests.page.test_people import enter

PICTURES = ROOT / "docs" / "pictures"
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

Opened = Callable[..., Page]


def take(page: Page, name: str) -> None:
    """The picture, when nothing moves any more."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(700)
    page.screenshot(path=PICTURES / f"around-{name}.png")


def learning(opened: Opened, _: Tables) -> None:
    """A lesson, a rule that can be tried, the cards."""
    page = opened("/?game=seasons")
    page.locator("[data-learn]").click()
    page.locator("[data-lesson=transmuting]").click()
    page.wait_for_selector(".coach, [data-coach]")
    take(page, "lesson")
    page = opened("/rules/seasons#S-9.3")
    page.locator('[data-try="S-9.3"]').first.wait_for()
    take(page, "rule")
    page = opened("/cards/seasons")
    page.wait_for_selector("main img, main svg")
    take(page, "cards")


def lobby(opened: Opened, tables: Tables) -> None:
    """Tables that wait for somebody."""
    for game, name, host in (
        ("seasons", "Rainy Sunday", "Tomasz"),
        ("trickerion", "Slow and friendly", "Вера"),
        ("pax_illuminaten", "After work", "Nina"),
    ):
        who = {**HUMAN, "name": host}
        tables.make(who, FRIEND, game=game, open=True, lang="en", name=name)
    page = opened("/")
    page.locator("[data-show-open]").click()
    expect(page.locator("[data-table]")).to_have_count(3)
    take(page, "open-tables")


def together(opened: Opened, tables: Tables) -> None:
    """The cover between two people at one screen, and a rematch."""
    page = opened("/?game=seasons", phone=True)
    page.locator(".srow input").first.fill("Ines")
    page.locator("#seat1").select_option("here")
    page.get_by_label("Name of the person here").fill("Boris")
    page.locator(".sit .primary").click()
    expect(page.locator("[data-ready]")).to_be_focused()
    take(page, "cover")
    ann = {**HUMAN, "name": "Ines"}
    made = tables.make(ann, {**HUMAN, "name": "Tomasz"}, game="seasons", seed=5)
    tables.forward(made, lambda seen: bool(seen["over"]))
    asks = opened(made.link(0))
    asks.locator("[data-ask-rematch]").click()
    for name, phone in (("rematch", False), ("rematch-phone", True)):
        asked = opened(made.link(1), phone=phone)
        asked.locator("[data-rematch]").wait_for()
        take(asked, name)


def tournament(opened: Opened, _: Tables) -> None:
    """A tournament of two in its first round."""
    ann, bob = opened("/tournaments"), opened("/")
    enter(ann, "Ines")
    form = ann.locator("form", has=ann.get_by_role("heading", name="New tournament"))
    form.get_by_label("Name").fill("Autumn duel")
    form.get_by_role("button", name="Create").click()
    ann.wait_for_url("**/tournament/*")
    code = ann.evaluate(
        "fetch('/api/tournaments/' + location.pathname.split('/')[2])"
        ".then(a => a.json()).then(t => t.code)"
    )
    ann.get_by_role("button", name="Join", exact=True).click()
    bob.goto(f"{ann.url}#{code}")
    enter(bob, "Tomasz")
    bob.get_by_role("button", name="Join", exact=True).click()
    expect(bob.get_by_role("heading", name="You take part")).to_be_visible()
    ann.reload()
    ann.get_by_role("button", name="Start round 1").click()
    expect(ann.get_by_text("round 1 of 1")).to_be_visible()
    take(ann, "tournament")


def profile(opened: Opened, tables: Tables) -> None:
    """Somebody who has played some rated games against a bot."""
    page = opened("/ladder")
    enter(page, "Boris")
    for number in range(6):
        page.goto("/?game=seasons")
        page.locator("#seat1").select_option("random")
        page.locator(".sit .primary").click()
        page.wait_for_function(OFFERED)
        table, _, token = page.url.partition("/table/")[2].partition("#")
        tables.forward(Made(table, {0: token}), lambda seen: bool(seen["over"]), seed=number)
    page.goto("/player/Boris")
    expect(page.get_by_role("heading", name="Boris")).to_be_visible()
    expect(page).to_have_url(re.compile("/player/"))
    take(page, "profile")


PARTS = {
    "learning": learning,
    "lobby": lobby,
    "together": together,
    "tournament": tournament,
    "profile": profile,
}


def main() -> None:
    """Take them all, or some."""
    with (
        tempfile.TemporaryDirectory() as home,
        running_server(Path(home)) as tables,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS)
        opened = opener(browser, tables)
        for name in sys.argv[1:] or PARTS:
            PARTS[name](opened, tables)
        browser.close()


def opener(browser: Browser, tables: Tables) -> Opened:
    """Opens pages, each in a profile of its own."""

    def opened(path: str, phone: bool = False, lang: str = "en", theme: str = "dark") -> Page:
        size = PHONE if phone else WIDE
        context = browser.new_context(
            base_url=tables.base,
            viewport={"width": size["width"], "height": size["height"]},
            locale=lang,
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",
            has_touch=phone,
        )
        for setting in ("recap", "asks"):
            context.add_init_script(f"localStorage.setItem('arcanum.{setting}', 'false')")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(path)
        return page

    return opened


if __name__ == "__main__":
    main()
